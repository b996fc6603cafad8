// ADBench, bundle adjustment: reprojection residuals of p observations and residuals of their weights.
//
//   cams   [n, 11]  a camera: rotation (axis times angle) 3, centre 3, focal length, principal
//                   point 2, radial distortion 2
//   points [m, 3]
//   weights [p], observations [p, 2] (camera, point), features [p, 2] (where the point was seen)
//
// Writes residuals [p, 2] and weight_residuals [p].

// %v rotated about the unit axis %w: Rodrigues' formula, with the cosine and sine of the angle.
func.func private @rotate(%w0: f64, %w1: f64, %w2: f64, %cos: f64, %sin: f64,
    %v0: f64, %v1: f64, %v2: f64) -> (f64, f64, f64) {
  %one = arith.constant 1.0 : f64
  %w0v0 = arith.mulf %w0, %v0 : f64
  %w1v1 = arith.mulf %w1, %v1 : f64
  %w2v2 = arith.mulf %w2, %v2 : f64
  %w01 = arith.addf %w0v0, %w1v1 : f64
  %dot = arith.addf %w01, %w2v2 : f64
  %versine = arith.subf %one, %cos : f64
  %along = arith.mulf %dot, %versine : f64
  // w × v
  %w1v2 = arith.mulf %w1, %v2 : f64
  %w2v1 = arith.mulf %w2, %v1 : f64
  %x0 = arith.subf %w1v2, %w2v1 : f64
  %w2v0 = arith.mulf %w2, %v0 : f64
  %w0v2 = arith.mulf %w0, %v2 : f64
  %x1 = arith.subf %w2v0, %w0v2 : f64
  %w0v1 = arith.mulf %w0, %v1 : f64
  %w1v0 = arith.mulf %w1, %v0 : f64
  %x2 = arith.subf %w0v1, %w1v0 : f64
  %a0 = arith.mulf %v0, %cos : f64
  %b0 = arith.mulf %x0, %sin : f64
  %c0 = arith.mulf %w0, %along : f64
  %ab0 = arith.addf %a0, %b0 : f64
  %r0 = arith.addf %ab0, %c0 : f64
  %a1 = arith.mulf %v1, %cos : f64
  %b1 = arith.mulf %x1, %sin : f64
  %c1 = arith.mulf %w1, %along : f64
  %ab1 = arith.addf %a1, %b1 : f64
  %r1 = arith.addf %ab1, %c1 : f64
  %a2 = arith.mulf %v2, %cos : f64
  %b2 = arith.mulf %x2, %sin : f64
  %c2 = arith.mulf %w2, %along : f64
  %ab2 = arith.addf %a2, %b2 : f64
  %r2 = arith.addf %ab2, %c2 : f64
  return %r0, %r1, %r2 : f64, f64, f64
}

// Where camera %c sees point %p.
func.func private @project(%cams: memref<?x11xf64>, %points: memref<?x3xf64>, %c: index, %p: index)
    -> (f64, f64) {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %i2 = arith.constant 2 : index
  %i3 = arith.constant 3 : index
  %i4 = arith.constant 4 : index
  %i5 = arith.constant 5 : index
  %i6 = arith.constant 6 : index
  %i7 = arith.constant 7 : index
  %i8 = arith.constant 8 : index
  %i9 = arith.constant 9 : index
  %i10 = arith.constant 10 : index
  %one = arith.constant 1.0 : f64
  %rot0 = memref.load %cams[%c, %i0] : memref<?x11xf64>
  %rot1 = memref.load %cams[%c, %i1] : memref<?x11xf64>
  %rot2 = memref.load %cams[%c, %i2] : memref<?x11xf64>
  %centre0 = memref.load %cams[%c, %i3] : memref<?x11xf64>
  %centre1 = memref.load %cams[%c, %i4] : memref<?x11xf64>
  %centre2 = memref.load %cams[%c, %i5] : memref<?x11xf64>
  %focal = memref.load %cams[%c, %i6] : memref<?x11xf64>
  %principal0 = memref.load %cams[%c, %i7] : memref<?x11xf64>
  %principal1 = memref.load %cams[%c, %i8] : memref<?x11xf64>
  %k1 = memref.load %cams[%c, %i9] : memref<?x11xf64>
  %k2 = memref.load %cams[%c, %i10] : memref<?x11xf64>
  %p0 = memref.load %points[%p, %i0] : memref<?x3xf64>
  %p1 = memref.load %points[%p, %i1] : memref<?x3xf64>
  %p2 = memref.load %points[%p, %i2] : memref<?x3xf64>

  %q0 = arith.mulf %rot0, %rot0 : f64
  %q1 = arith.mulf %rot1, %rot1 : f64
  %q2 = arith.mulf %rot2, %rot2 : f64
  %q01 = arith.addf %q0, %q1 : f64
  %angle2 = arith.addf %q01, %q2 : f64
  %angle = math.sqrt %angle2 : f64
  %w0 = arith.divf %rot0, %angle : f64
  %w1 = arith.divf %rot1, %angle : f64
  %w2 = arith.divf %rot2, %angle : f64
  %cos = math.cos %angle : f64
  %sin = math.sin %angle : f64
  %v0 = arith.subf %p0, %centre0 : f64
  %v1 = arith.subf %p1, %centre1 : f64
  %v2 = arith.subf %p2, %centre2 : f64
  %x, %y, %z = func.call @rotate(%w0, %w1, %w2, %cos, %sin, %v0, %v1, %v2)
      : (f64, f64, f64, f64, f64, f64, f64, f64) -> (f64, f64, f64)

  %u = arith.divf %x, %z : f64
  %v = arith.divf %y, %z : f64
  %uu = arith.mulf %u, %u : f64
  %vv = arith.mulf %v, %v : f64
  %r2 = arith.addf %uu, %vv : f64
  // 1 + k1 r² + k2 r⁴
  %k2r2 = arith.mulf %k2, %r2 : f64
  %inner = arith.addf %k1, %k2r2 : f64
  %outer = arith.mulf %inner, %r2 : f64
  %distortion = arith.addf %one, %outer : f64
  %scale = arith.mulf %distortion, %focal : f64
  %us = arith.mulf %u, %scale : f64
  %vs = arith.mulf %v, %scale : f64
  %image0 = arith.addf %us, %principal0 : f64
  %image1 = arith.addf %vs, %principal1 : f64
  return %image0, %image1 : f64, f64
}

func.func @ba_objective(%cams: memref<?x11xf64>, %points: memref<?x3xf64>, %weights: memref<?xf64>,
    %observations: memref<?x2xi32>, %features: memref<?x2xf64>, %residuals: memref<?x2xf64>,
    %weight_residuals: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1.0 : f64
  %p = memref.dim %weights, %c0 : memref<?xf64>
  scf.for %i = %c0 to %p step %c1 {
    %cam32 = memref.load %observations[%i, %c0] : memref<?x2xi32>
    %point32 = memref.load %observations[%i, %c1] : memref<?x2xi32>
    %cam = arith.index_cast %cam32 : i32 to index
    %point = arith.index_cast %point32 : i32 to index
    %image:2 = func.call @project(%cams, %points, %cam, %point)
        : (memref<?x11xf64>, memref<?x3xf64>, index, index) -> (f64, f64)
    %w = memref.load %weights[%i] : memref<?xf64>
    %seen0 = memref.load %features[%i, %c0] : memref<?x2xf64>
    %seen1 = memref.load %features[%i, %c1] : memref<?x2xf64>
    %e0 = arith.subf %image#0, %seen0 : f64
    %e1 = arith.subf %image#1, %seen1 : f64
    %r0 = arith.mulf %w, %e0 : f64
    %r1 = arith.mulf %w, %e1 : f64
    memref.store %r0, %residuals[%i, %c0] : memref<?x2xf64>
    memref.store %r1, %residuals[%i, %c1] : memref<?x2xf64>
    %ww = arith.mulf %w, %w : f64
    %wr = arith.subf %one, %ww : f64
    memref.store %wr, %weight_residuals[%i] : memref<?xf64>
  }
  return
}
