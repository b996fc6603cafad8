// RUN: ad-opt %s | filecheck %s
// RUN: ad-opt %s --print-op-generic | ad-opt - | filecheck %s
// RUN: xdsl-opt %s | filecheck %s

// CHECK-LABEL: func.func @tape
func.func @tape(%x: f64, %n: index, %i: index, %m: memref<?xf64>, %ptr: !llvm.ptr, %bytes: i64, %c: f32) -> (f64, index) {
  // CHECK-NEXT: %t = autodiff.tape_begin : !autodiff.tape
  %t = autodiff.tape_begin : !autodiff.tape
  // CHECK-NEXT: %f = autodiff.frame %t, %n : !autodiff.frame<f64, index>
  %f = autodiff.frame %t, %n : !autodiff.frame<f64, index>
  // CHECK-NEXT: %g, %cap = autodiff.frame_grow %t, %f, %n, %i : !autodiff.frame<f64, index>
  %g, %cap = autodiff.frame_grow %t, %f, %n, %i : !autodiff.frame<f64, index>
  // CHECK-NEXT: autodiff.save %x, %g[%i] of %cap {slot = 0 : i64} : f64, !autodiff.frame<f64, index>
  autodiff.save %x, %g[%i] of %cap {slot = 0 : i64} : f64, !autodiff.frame<f64, index>
  // CHECK-NEXT: %v = autodiff.restore %g[%i] of %cap {slot = 0 : i64} : f64, !autodiff.frame<f64, index>
  %v = autodiff.restore %g[%i] of %cap {slot = 0 : i64} : f64, !autodiff.frame<f64, index>
  // CHECK-NEXT: %a = autodiff.arena_alloc %t(%n) : memref<?x3xf64>
  %a = autodiff.arena_alloc %t(%n) : memref<?x3xf64>
  // CHECK-NEXT: autodiff.defer_dealloc %t, %m : memref<?xf64>
  autodiff.defer_dealloc %t, %m : memref<?xf64>
  // CHECK-NEXT: autodiff.log_memory %t, %ptr, %bytes
  autodiff.log_memory %t, %ptr, %bytes
  // CHECK-NEXT: autodiff.accumulate %ptr, %c as bf16 : f32
  autodiff.accumulate %ptr, %c as bf16 : f32
  // CHECK-NEXT: autodiff.restore_memory %t
  autodiff.restore_memory %t
  // CHECK-NEXT: autodiff.set_root %t, %g : !autodiff.frame<f64, index>
  autodiff.set_root %t, %g : !autodiff.frame<f64, index>
  // CHECK-NEXT: %r = autodiff.root %t : !autodiff.frame<f64, index>
  %r = autodiff.root %t : !autodiff.frame<f64, index>
  // CHECK-NEXT: autodiff.push %t, %v, %i : f64, index
  autodiff.push %t, %v, %i : f64, index
  // CHECK-NEXT: %p, %q = autodiff.pop %t : f64, index
  %p, %q = autodiff.pop %t : f64, index
  // CHECK-NEXT: %e = autodiff.frame %t, %n : !autodiff.frame<>
  %e = autodiff.frame %t, %n : !autodiff.frame<>
  // CHECK-NEXT: autodiff.tape_end %t : !autodiff.tape
  autodiff.tape_end %t : !autodiff.tape
  return %p, %q : f64, index
}
