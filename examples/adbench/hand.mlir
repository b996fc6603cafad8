// ADBench, hand tracking: differences between measured points and the vertices of a posed hand.
//
//   theta [26]                  global rotation 3, translation 3, then 4 angles a finger
//   base_relative [B, 4, 4]     each bone's resting transform, relative to its parent
//   inverse_base [B, 4, 4]      inverse of the absolute resting transform
//   base_positions [V, 4], skin [V, B]   vertices (homogeneous) and how much each bone moves them
//   parents [B]                 a bone's parent, an earlier bone, or -1
//   correspondences [n], points [n, 3]   which vertex each measured point belongs to
//
// Writes errors [n, 3]. Only vertices that correspond to a point are posed. Affine transforms keep
// their last row (0, 0, 0, 1), so only the upper three rows are computed.

!matrices = memref<?x4x4xf64>
!affine = memref<?x3x4xf64>
!matrix3 = memref<3x3xf64>

// %out[%b] = %a[%i] · %c[%j], where the left factor's last row is (0, 0, 0, 1).
func.func private @multiply(%a: !affine, %i: index, %c: !matrices, %j: index, %out: !affine,
    %b: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f64
  scf.for %row = %c0 to %c3 step %c1 {
    scf.for %col = %c0 to %c4 step %c1 {
      %dot = scf.for %k = %c0 to %c4 step %c1 iter_args(%acc = %zero) -> (f64) {
        %l = memref.load %a[%i, %row, %k] : !affine
        %r = memref.load %c[%j, %k, %col] : !matrices
        %lr = arith.mulf %l, %r : f64
        %next = arith.addf %acc, %lr : f64
        scf.yield %next : f64
      }
      memref.store %dot, %out[%b, %row, %col] : !affine
    }
  }
  return
}

// Rotation by angles %x, %y, %z about the axes: Rz · Ry · Rx.
func.func private @euler(%x: f64, %y: f64, %z: f64, %out: !matrix3) {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %i2 = arith.constant 2 : index
  %cx = math.cos %x : f64
  %sx = math.sin %x : f64
  %cy = math.cos %y : f64
  %sy = math.sin %y : f64
  %cz = math.cos %z : f64
  %sz = math.sin %z : f64
  %sysx = arith.mulf %sy, %sx : f64
  %sycx = arith.mulf %sy, %cx : f64
  %m00 = arith.mulf %cz, %cy : f64
  %a01 = arith.mulf %cz, %sysx : f64
  %b01 = arith.mulf %sz, %cx : f64
  %m01 = arith.subf %a01, %b01 : f64
  %a02 = arith.mulf %cz, %sycx : f64
  %b02 = arith.mulf %sz, %sx : f64
  %m02 = arith.addf %a02, %b02 : f64
  %m10 = arith.mulf %sz, %cy : f64
  %a11 = arith.mulf %sz, %sysx : f64
  %b11 = arith.mulf %cz, %cx : f64
  %m11 = arith.addf %a11, %b11 : f64
  %a12 = arith.mulf %sz, %sycx : f64
  %b12 = arith.mulf %cz, %sx : f64
  %m12 = arith.subf %a12, %b12 : f64
  %m20 = arith.negf %sy : f64
  %m21 = arith.mulf %cy, %sx : f64
  %m22 = arith.mulf %cy, %cx : f64
  memref.store %m00, %out[%i0, %i0] : !matrix3
  memref.store %m01, %out[%i0, %i1] : !matrix3
  memref.store %m02, %out[%i0, %i2] : !matrix3
  memref.store %m10, %out[%i1, %i0] : !matrix3
  memref.store %m11, %out[%i1, %i1] : !matrix3
  memref.store %m12, %out[%i1, %i2] : !matrix3
  memref.store %m20, %out[%i2, %i0] : !matrix3
  memref.store %m21, %out[%i2, %i1] : !matrix3
  memref.store %m22, %out[%i2, %i2] : !matrix3
  return
}

// The angles about x and z of bone %bone. Fingers have four bones: two angles for the first, one for
// the second and third, none for the tip. Wrist and forearm (bones 0 and 1) do not bend.
func.func private @angles(%theta: memref<26xf64>, %bone: index) -> (f64, f64) {
  %zero = arith.constant 0.0 : f64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c6 = arith.constant 6 : index
  %is_finger = arith.cmpi uge, %bone, %c2 : index
  %x, %z = scf.if %is_finger -> (f64, f64) {
    %at = arith.subi %bone, %c2 : index
    %finger = arith.divui %at, %c4 : index
    %joint = arith.remui %at, %c4 : index
    %finger4 = arith.muli %finger, %c4 : index
    %first = arith.addi %finger4, %c6 : index
    %bends = arith.cmpi ne, %joint, %c3 : index
    %is_knuckle = arith.cmpi eq, %joint, %c0 : index
    %angle_x = scf.if %bends -> (f64) {
      %skip = arith.select %is_knuckle, %c0, %c1 : index
      %first_joint = arith.addi %first, %joint : index
      %index = arith.addi %first_joint, %skip : index
      %t = memref.load %theta[%index] : memref<26xf64>
      scf.yield %t : f64
    } else {
      scf.yield %zero : f64
    }
    %angle_z = scf.if %is_knuckle -> (f64) {
      %index = arith.addi %first, %c1 : index
      %t = memref.load %theta[%index] : memref<26xf64>
      scf.yield %t : f64
    } else {
      scf.yield %zero : f64
    }
    scf.yield %angle_x, %angle_z : f64, f64
  } else {
    scf.yield %zero, %zero : f64, f64
  }
  return %x, %z : f64, f64
}

// %out[%bone] = base_relative[%bone] · rotation.
func.func private @bend(%base_relative: !matrices, %rotation: !matrix3, %bone: index,
    %out: !affine) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f64
  scf.for %row = %c0 to %c3 step %c1 {
    scf.for %col = %c0 to %c3 step %c1 {
      %dot = scf.for %k = %c0 to %c3 step %c1 iter_args(%acc = %zero) -> (f64) {
        %l = memref.load %base_relative[%bone, %row, %k] : !matrices
        %r = memref.load %rotation[%k, %col] : !matrix3
        %lr = arith.mulf %l, %r : f64
        %next = arith.addf %acc, %lr : f64
        scf.yield %next : f64
      }
      memref.store %dot, %out[%bone, %row, %col] : !affine
    }
    %t = memref.load %base_relative[%bone, %row, %c3] : !matrices
    memref.store %t, %out[%bone, %row, %c3] : !affine
  }
  return
}

// %absolute[%bone] = %absolute[%parent] · %relative[%bone].
func.func private @attach(%absolute: !affine, %parent: index, %relative: !affine, %bone: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f64
  scf.for %row = %c0 to %c3 step %c1 {
    %shift = memref.load %absolute[%parent, %row, %c3] : !affine
    scf.for %col = %c0 to %c4 step %c1 {
      %is_last = arith.cmpi eq, %col, %c3 : index
      %first = arith.select %is_last, %shift, %zero : f64
      %dot = scf.for %k = %c0 to %c3 step %c1 iter_args(%acc = %first) -> (f64) {
        %l = memref.load %absolute[%parent, %row, %k] : !affine
        %r = memref.load %relative[%bone, %k, %col] : !affine
        %lr = arith.mulf %l, %r : f64
        %next = arith.addf %acc, %lr : f64
        scf.yield %next : f64
      }
      memref.store %dot, %absolute[%bone, %row, %col] : !affine
    }
  }
  return
}

// Rotation about the axis (%a0, %a1, %a2) by its length.
func.func private @axis_angle(%a0: f64, %a1: f64, %a2: f64, %out: !matrix3) {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %i2 = arith.constant 2 : index
  %one = arith.constant 1.0 : f64
  %q0 = arith.mulf %a0, %a0 : f64
  %q1 = arith.mulf %a1, %a1 : f64
  %q2 = arith.mulf %a2, %a2 : f64
  %q01 = arith.addf %q0, %q1 : f64
  %q = arith.addf %q01, %q2 : f64
  %angle = math.sqrt %q : f64
  %x = arith.divf %a0, %angle : f64
  %y = arith.divf %a1, %angle : f64
  %z = arith.divf %a2, %angle : f64
  %s = math.sin %angle : f64
  %c = math.cos %angle : f64
  %v = arith.subf %one, %c : f64
  %xx = arith.mulf %x, %x : f64
  %yy = arith.mulf %y, %y : f64
  %zz = arith.mulf %z, %z : f64
  %xy = arith.mulf %x, %y : f64
  %xz = arith.mulf %x, %z : f64
  %yz = arith.mulf %y, %z : f64
  %xs = arith.mulf %x, %s : f64
  %ys = arith.mulf %y, %s : f64
  %zs = arith.mulf %z, %s : f64
  %xxv = arith.mulf %xx, %v : f64
  %yyv = arith.mulf %yy, %v : f64
  %zzv = arith.mulf %zz, %v : f64
  %xyv = arith.mulf %xy, %v : f64
  %xzv = arith.mulf %xz, %v : f64
  %yzv = arith.mulf %yz, %v : f64
  %m00 = arith.addf %xxv, %c : f64
  %m01 = arith.subf %xyv, %zs : f64
  %m02 = arith.addf %xzv, %ys : f64
  %m10 = arith.addf %xyv, %zs : f64
  %m11 = arith.addf %yyv, %c : f64
  %m12 = arith.subf %yzv, %xs : f64
  %m20 = arith.subf %xzv, %ys : f64
  %m21 = arith.addf %yzv, %xs : f64
  %m22 = arith.addf %zzv, %c : f64
  memref.store %m00, %out[%i0, %i0] : !matrix3
  memref.store %m01, %out[%i0, %i1] : !matrix3
  memref.store %m02, %out[%i0, %i2] : !matrix3
  memref.store %m10, %out[%i1, %i0] : !matrix3
  memref.store %m11, %out[%i1, %i1] : !matrix3
  memref.store %m12, %out[%i1, %i2] : !matrix3
  memref.store %m20, %out[%i2, %i0] : !matrix3
  memref.store %m21, %out[%i2, %i1] : !matrix3
  memref.store %m22, %out[%i2, %i2] : !matrix3
  return
}

// %transforms[b] takes a vertex from the resting pose to the pose of %theta, for each bone b.
func.func private @pose(%theta: memref<26xf64>, %base_relative: !matrices,
    %inverse_base: !matrices, %parents: memref<?xi32>, %transforms: !affine) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %none = arith.constant 0 : i32
  %zero = arith.constant 0.0 : f64
  %bones = memref.dim %parents, %c0 : memref<?xi32>
  %relative = memref.alloc(%bones) : !affine
  %absolute = memref.alloc(%bones) : !affine
  %rotation = memref.alloca() : !matrix3
  scf.for %bone = %c0 to %bones step %c1 {
    %x, %z = func.call @angles(%theta, %bone) : (memref<26xf64>, index) -> (f64, f64)
    func.call @euler(%x, %zero, %z, %rotation) : (f64, f64, f64, !matrix3) -> ()
    %parent32 = memref.load %parents[%bone] : memref<?xi32>
    %is_root = arith.cmpi slt, %parent32, %none : i32
    scf.if %is_root {
      func.call @bend(%base_relative, %rotation, %bone, %absolute)
          : (!matrices, !matrix3, index, !affine) -> ()
    } else {
      %parent = arith.index_cast %parent32 : i32 to index
      func.call @bend(%base_relative, %rotation, %bone, %relative)
          : (!matrices, !matrix3, index, !affine) -> ()
      func.call @attach(%absolute, %parent, %relative, %bone)
          : (!affine, index, !affine, index) -> ()
    }
    func.call @multiply(%absolute, %bone, %inverse_base, %bone, %transforms, %bone)
        : (!affine, index, !matrices, index, !affine, index) -> ()
  }
  memref.dealloc %relative : !affine
  memref.dealloc %absolute : !affine
  return
}

// Coordinate %row of vertex %v, moved by the bones in proportion to its skin weights.
func.func private @skin_vertex(%transforms: !affine, %base_positions: memref<?x4xf64>,
    %skin: memref<?x?xf64>, %v: index, %row: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f64
  %bones = memref.dim %skin, %c1 : memref<?x?xf64>
  %p0 = memref.load %base_positions[%v, %c0] : memref<?x4xf64>
  %p1 = memref.load %base_positions[%v, %c1] : memref<?x4xf64>
  %p2 = memref.load %base_positions[%v, %c2] : memref<?x4xf64>
  %p3 = memref.load %base_positions[%v, %c3] : memref<?x4xf64>
  %sum = scf.for %bone = %c0 to %bones step %c1 iter_args(%acc = %zero) -> (f64) {
    %w = memref.load %skin[%v, %bone] : memref<?x?xf64>
    %t0 = memref.load %transforms[%bone, %row, %c0] : !affine
    %t1 = memref.load %transforms[%bone, %row, %c1] : !affine
    %t2 = memref.load %transforms[%bone, %row, %c2] : !affine
    %t3 = memref.load %transforms[%bone, %row, %c3] : !affine
    %m0 = arith.mulf %t0, %p0 : f64
    %m1 = arith.mulf %t1, %p1 : f64
    %m2 = arith.mulf %t2, %p2 : f64
    %m3 = arith.mulf %t3, %p3 : f64
    %m01 = arith.addf %m0, %m1 : f64
    %m23 = arith.addf %m2, %m3 : f64
    %moved = arith.addf %m01, %m23 : f64
    %part = arith.mulf %moved, %w : f64
    %next = arith.addf %acc, %part : f64
    scf.yield %next : f64
  }
  return %sum : f64
}

func.func @hand_objective(%theta: memref<26xf64>, %base_relative: !matrices,
    %inverse_base: !matrices, %base_positions: memref<?x4xf64>, %skin: memref<?x?xf64>,
    %parents: memref<?xi32>, %correspondences: memref<?xi64>, %points: memref<?x3xf64>,
    %errors: memref<?x3xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %bones = memref.dim %parents, %c0 : memref<?xi32>
  %n = memref.dim %correspondences, %c0 : memref<?xi64>
  %transforms = memref.alloc(%bones) : !affine
  func.call @pose(%theta, %base_relative, %inverse_base, %parents, %transforms)
      : (memref<26xf64>, !matrices, !matrices, memref<?xi32>, !affine) -> ()

  %a0 = memref.load %theta[%c0] : memref<26xf64>
  %a1 = memref.load %theta[%c1] : memref<26xf64>
  %a2 = memref.load %theta[%c2] : memref<26xf64>
  %global = memref.alloca() : !matrix3
  func.call @axis_angle(%a0, %a1, %a2, %global) : (f64, f64, f64, !matrix3) -> ()

  scf.for %i = %c0 to %n step %c1 {
    %v64 = memref.load %correspondences[%i] : memref<?xi64>
    %v = arith.index_cast %v64 : i64 to index
    %x = func.call @skin_vertex(%transforms, %base_positions, %skin, %v, %c0)
        : (!affine, memref<?x4xf64>, memref<?x?xf64>, index, index) -> f64
    %y = func.call @skin_vertex(%transforms, %base_positions, %skin, %v, %c1)
        : (!affine, memref<?x4xf64>, memref<?x?xf64>, index, index) -> f64
    %z = func.call @skin_vertex(%transforms, %base_positions, %skin, %v, %c2)
        : (!affine, memref<?x4xf64>, memref<?x?xf64>, index, index) -> f64
    scf.for %row = %c0 to %c3 step %c1 {
      %g0 = memref.load %global[%row, %c0] : !matrix3
      %g1 = memref.load %global[%row, %c1] : !matrix3
      %g2 = memref.load %global[%row, %c2] : !matrix3
      %m0 = arith.mulf %g0, %x : f64
      %m1 = arith.mulf %g1, %y : f64
      %m2 = arith.mulf %g2, %z : f64
      %m01 = arith.addf %m0, %m1 : f64
      %rotated = arith.addf %m01, %m2 : f64
      %at = arith.addi %row, %c3 : index
      %shift = memref.load %theta[%at] : memref<26xf64>
      %moved = arith.addf %rotated, %shift : f64
      %measured = memref.load %points[%i, %row] : memref<?x3xf64>
      %e = arith.subf %measured, %moved : f64
      memref.store %e, %errors[%i, %row] : memref<?x3xf64>
    }
  }
  memref.dealloc %transforms : !affine
  return
}
