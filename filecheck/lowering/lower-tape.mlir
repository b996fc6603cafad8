// RUN: ad-opt %s -p "lower-tape" | filecheck %s

// A frame is a buffer a slot, all of which end with the tape.
// CHECK-LABEL: func.func @local
// CHECK:         %[[flags:.*]] = memref.alloc(%n) : memref<?xi1>
// CHECK-NEXT:    %[[numbers:.*]] = memref.alloc(%n) : memref<?xf64>
// CHECK-NEXT:    memref.store %x, %[[numbers]][%i] : memref<?xf64>
// CHECK-NEXT:    memref.store %b, %[[flags]][%i] : memref<?xi1>
// CHECK-NEXT:    %y = memref.load %[[numbers]][%i] : memref<?xf64>
// CHECK-NEXT:    memref.dealloc %[[flags]] : memref<?xi1>
// CHECK-NEXT:    memref.dealloc %[[numbers]] : memref<?xf64>
// CHECK-NEXT:    func.return %y : f64
func.func @local(%x: f64, %b: i1, %n: index, %i: index) -> f64 {
  %t = autodiff.tape_begin : !autodiff.tape
  %f = autodiff.frame %t, %n : !autodiff.frame<i1, f64>
  autodiff.save %x, %f[%i] of %n {slot = 1 : i64} : f64, !autodiff.frame<i1, f64>
  autodiff.save %b, %f[%i] of %n {slot = 0 : i64} : i1, !autodiff.frame<i1, f64>
  %y = autodiff.restore %f[%i] of %n {slot = 1 : i64} : f64, !autodiff.frame<i1, f64>
  autodiff.tape_end %t : !autodiff.tape
  return %y : f64
}

// What is allocated in a loop is kept in a list; a slot that holds frames is a buffer of buffers.
// CHECK-LABEL: func.func @nested
// CHECK:         %[[cell:.*]] = memref.alloc() : memref<memref<?xmemref<?xf64>>>
// CHECK-NEXT:    %[[count:.*]] = memref.alloc() : memref<index>
// CHECK:         %[[outer:.*]] = memref.alloc(%n) : memref<?xmemref<?xf64>>
// CHECK-NEXT:    scf.for %i
// CHECK:           %[[inner:.*]] = memref.alloc(%i) : memref<?xf64>
// CHECK-NEXT:      func.call @autodiff.keep(%[[cell]], %[[count]], %[[inner]])
// CHECK-NEXT:      memref.store %[[inner]], %[[outer]][%i] : memref<?xmemref<?xf64>>
// CHECK:         %[[last:.*]] = memref.load %[[outer]][%c1]
// CHECK-NEXT:    %y = memref.load %[[last]][%c0] : memref<?xf64>
// CHECK:         scf.for
// CHECK-NEXT:      %[[kept:.*]] = memref.load
// CHECK-NEXT:      memref.dealloc %[[kept]] : memref<?xf64>
// CHECK:         memref.dealloc %[[cell]]
// CHECK-NEXT:    memref.dealloc %[[count]]
// CHECK-NEXT:    memref.dealloc %[[outer]]
func.func @nested(%n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = autodiff.tape_begin : !autodiff.tape
  %f = autodiff.frame %t, %n : !autodiff.frame<!autodiff.frame<f64>>
  scf.for %i = %c0 to %n step %c1 {
    %g = autodiff.frame %t, %i : !autodiff.frame<f64>
    autodiff.save %g, %f[%i] of %n {slot = 0 : i64} : !autodiff.frame<f64>, !autodiff.frame<!autodiff.frame<f64>>
  }
  %g = autodiff.restore %f[%c1] of %n {slot = 0 : i64} : !autodiff.frame<f64>, !autodiff.frame<!autodiff.frame<f64>>
  %y = autodiff.restore %g[%c0] of %c1 {slot = 0 : i64} : f64, !autodiff.frame<f64>
  autodiff.tape_end %t : !autodiff.tape
  return %y : f64
}

// A growing frame is copied into a larger one; buffers take its place among the carried values.
// CHECK-LABEL: func.func @growing
// CHECK:         scf.while (%{{.*}} = %{{.*}}, %{{.*}} = %{{.*}}, %{{.*}} = %{{.*}}) : (index, memref<?xindex>, index) -> (index, memref<?xindex>, index)
// CHECK:         ^bb0(
// CHECK-NEXT:      %[[fits:.*]] = arith.cmpi slt, %{{.*}}, %{{.*}} : index
// CHECK-NEXT:      %{{.*}}, %{{.*}} = scf.if %[[fits]] -> (memref<?xindex>, index)
// CHECK:             arith.maxsi
// CHECK:             memref.alloc
// CHECK:             scf.for %[[copied:.*]] =
func.func @growing(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = autodiff.tape_begin : !autodiff.tape
  %f = autodiff.frame %t, %c0 : !autodiff.frame<index>
  %k, %g, %m = scf.while (%i = %c0, %a = %f, %cap = %c0) : (index, !autodiff.frame<index>, index) -> (index, !autodiff.frame<index>, index) {
    %more = arith.cmpi slt, %i, %n : index
    scf.condition(%more) %i, %a, %cap : index, !autodiff.frame<index>, index
  } do {
  ^bb0(%i: index, %a: !autodiff.frame<index>, %cap: index):
    %b, %new = autodiff.frame_grow %t, %a, %cap, %i : !autodiff.frame<index>
    autodiff.save %i, %b[%i] of %new {slot = 0 : i64} : index, !autodiff.frame<index>
    %next = arith.addi %i, %c1 : index
    scf.yield %next, %b, %new : index, !autodiff.frame<index>, index
  }
  %y = autodiff.restore %g[%c1] of %m {slot = 0 : i64} : index, !autodiff.frame<index>
  autodiff.tape_end %t : !autodiff.tape
  return %y : index
}

// Shadows are buffers of zeros; what was to be freed later is freed now.
// CHECK-LABEL: func.func @buffers
// CHECK:         %[[shadow:.*]] = memref.alloc(%n) : memref<?xf32>
// CHECK:         scf.for %[[at:.*]] =
// CHECK-NEXT:      %[[zero:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:      memref.store %[[zero]], %[[shadow]][%[[at]]]
// CHECK:         memref.dealloc %[[shadow]]
// CHECK-NEXT:    memref.dealloc %m
func.func @buffers(%n: index) {
  %t = autodiff.tape_begin : !autodiff.tape
  %s = autodiff.arena_alloc %t(%n) : memref<?xf32>
  %m = memref.alloc(%n) : memref<?xf32>
  autodiff.defer_dealloc %t, %m : memref<?xf32>
  autodiff.tape_end %t : !autodiff.tape
  return
}

// A tape that leaves the function stays.
// CHECK-LABEL: func.func @escapes
// CHECK:         autodiff.tape_begin
// CHECK:         autodiff.frame
func.func @escapes(%n: index) -> !autodiff.tape {
  %t = autodiff.tape_begin : !autodiff.tape
  %f = autodiff.frame %t, %n : !autodiff.frame<f64>
  autodiff.set_root %t, %f : !autodiff.frame<f64>
  return %t : !autodiff.tape
}

// So does one with a stack.
// CHECK-LABEL: func.func @stack
// CHECK:         autodiff.push
func.func @stack(%x: f64) -> f64 {
  %t = autodiff.tape_begin : !autodiff.tape
  autodiff.push %t, %x : f64
  %y = autodiff.pop %t : f64
  autodiff.tape_end %t : !autodiff.tape
  return %y : f64
}

// CHECK-LABEL: func.func private @autodiff.keep
// CHECK-SAME:    (%{{.*}}: memref<memref<?xmemref<?xf64>>>, %{{.*}}: memref<index>, %{{.*}}: memref<?xf64>)
