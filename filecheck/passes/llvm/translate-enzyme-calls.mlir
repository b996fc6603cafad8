// RUN: ad-opt %s -p "translate-enzyme-calls" | filecheck %s

// CHECK-NOT: @enzyme_
// CHECK-NOT: @__enzyme_
llvm.mlir.global external @enzyme_const() : i32
llvm.mlir.global external @enzyme_dup() : i32
llvm.mlir.global external @enzyme_dupnoneed() : i32
llvm.mlir.global external @enzyme_out() : i32
llvm.mlir.global external @enzyme_width() : i32
llvm.mlir.global external @enzyme_primal_return() : i32
func.func private @__enzyme_autodiff(!llvm.ptr, f64, f64) -> f64
func.func private @__enzyme_autodiff_two(!llvm.ptr, !llvm.ptr, !llvm.ptr)
llvm.func @__enzyme_autodiff_any(...) -> !llvm.struct<(f64, f64)>
llvm.func @__enzyme_autodiff_void(...)
llvm.func @_Z16__enzyme_fwddiffIdE(...) -> f64
llvm.func @__enzyme_fwddiff_wide(...) -> !llvm.struct<(f64, f64)>
llvm.func @__enzyme_batch(...) -> !llvm.struct<(f64, f64)>

func.func @f(%x: f64, %y: f64) -> f64 {
  %r = arith.mulf %x, %y : f64
  return %r : f64
}
func.func @g(%p: !llvm.ptr, %q: !llvm.ptr, %n: i32) {
  %v = llvm.load %p : !llvm.ptr -> f64
  llvm.store %v, %q : f64, !llvm.ptr
  return
}

// What is a float is active; who declares one result gets the first.
// CHECK-LABEL: func.func @plain
// CHECK: %[[ONE:.*]] = arith.constant 1.000000e+00 : f64
// CHECK: %[[G:.*]], %{{.*}} = autodiff.bwd_diff @f(%x, %y, %[[ONE]]) {activity = [active, active], result_activity = [active], primal = false}
// CHECK: return %[[G]]
func.func @plain(%x: f64, %y: f64) -> f64 {
  %f = llvm.mlir.addressof @f : !llvm.ptr
  %r = func.call @__enzyme_autodiff(%f, %x, %y) : (!llvm.ptr, f64, f64) -> f64
  return %r : f64
}

// Markers: values of globals, their addresses; the value with the gradient.
// CHECK-LABEL: func.func @marked
// CHECK: %[[R:.*]], %[[D:.*]] = autodiff.bwd_diff @f({{.*}}) {activity = [const, active], result_activity = [active]}
// CHECK: return %[[R]], %[[D]]
func.func @marked(%a: f64, %b: f64) -> (f64, f64) {
  %f = llvm.mlir.addressof @f : !llvm.ptr
  %p = llvm.mlir.addressof @enzyme_primal_return : !llvm.ptr
  %c = llvm.mlir.addressof @enzyme_const : !llvm.ptr
  %o = llvm.mlir.addressof @enzyme_out : !llvm.ptr
  %cv = llvm.load %c : !llvm.ptr -> i32
  %ov = llvm.load %o : !llvm.ptr -> i32
  %r = llvm.call @__enzyme_autodiff_any(%f, %p, %cv, %a, %ov, %b) vararg(!llvm.func<!llvm.struct<(f64, f64)> (...)>) : (!llvm.ptr, !llvm.ptr, i32, f64, i32, f64) -> !llvm.struct<(f64, f64)>
  %0 = llvm.extractvalue %r[0] : !llvm.struct<(f64, f64)>
  %1 = llvm.extractvalue %r[1] : !llvm.struct<(f64, f64)>
  return %0, %1 : f64, f64
}

// Addresses are followed by shadows, integers are constant. What the function wrote stays written,
// but where it is not needed.
// CHECK-LABEL: func.func @memory
// CHECK: autodiff.bwd_diff @g(%p, %dp, %q, %dq, %n) {activity = [dup, dup, const], result_activity = [], primal = false}
// CHECK-NEXT: func.call @g(%p, %q, %n)
// CHECK-NEXT: autodiff.bwd_diff @g(%p, %dp, %q, %dq, %n) {activity = [dup, dup_no_need, const], result_activity = [], primal = false}
// CHECK-NEXT: return
func.func @memory(%p: !llvm.ptr, %dp: !llvm.ptr, %q: !llvm.ptr, %dq: !llvm.ptr, %n: i32) {
  %g = llvm.mlir.addressof @g : !llvm.ptr
  %m = llvm.mlir.addressof @enzyme_dupnoneed : !llvm.ptr
  llvm.call @__enzyme_autodiff_void(%g, %p, %dp, %q, %dq, %n) vararg(!llvm.func<void (...)>) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.call @__enzyme_autodiff_void(%g, %p, %dp, %m, %q, %dq, %n) vararg(!llvm.func<void (...)>) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
  return
}

// What draws random numbers cannot run twice: the derivative logs what it undoes.
// CHECK-LABEL: func.func @left
// CHECK: autodiff.bwd_diff @draw(%p, %q) {activity = [dup], result_activity = [], primal = false, leave_memory = true}
// CHECK-NEXT: return
func.func private @rand() -> i32
func.func @draw(%p: !llvm.ptr) {
  %n = func.call @rand() : () -> i32
  llvm.store %n, %p : i32, !llvm.ptr
  return
}
func.func @left(%p: !llvm.ptr, %q: !llvm.ptr) {
  %f = llvm.mlir.addressof @draw : !llvm.ptr
  func.call @__enzyme_autodiff_two(%f, %p, %q) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  return
}

// Forward mode, in one direction and in two.
// CHECK-LABEL: func.func @forward
// CHECK: %[[T:.*]] = autodiff.fwd_diff @f(%s, %ds, %t) {activity = [dup, const], result_activity = [active], primal = false} : (f64, f64, f64) -> f64
// CHECK: %[[V:.*]] = vector.from_elements %ds, %dt : vector<2xf64>
// CHECK: %[[W:.*]] = autodiff.fwd_diff @f(%s, %[[V]], %t) {activity = [dup, const], result_activity = [active], width = 2 : i64, primal = false} : (f64, vector<2xf64>, f64) -> vector<2xf64>
// CHECK: %[[W0:.*]] = vector.extract %[[W]][0]
// CHECK: %[[W1:.*]] = vector.extract %[[W]][1]
// CHECK: return %[[T]], %[[W0]], %[[W1]]
func.func @forward(%s: f64, %ds: f64, %t: f64, %dt: f64) -> (f64, f64, f64) {
  %two = arith.constant 2 : i32
  %f = llvm.mlir.addressof @f : !llvm.ptr
  %c = llvm.mlir.addressof @enzyme_const : !llvm.ptr
  %w = llvm.mlir.addressof @enzyme_width : !llvm.ptr
  %0 = llvm.call @_Z16__enzyme_fwddiffIdE(%f, %s, %ds, %c, %t) vararg(!llvm.func<f64 (...)>) : (!llvm.ptr, f64, f64, !llvm.ptr, f64) -> f64
  %r = llvm.call @__enzyme_fwddiff_wide(%f, %w, %two, %s, %ds, %dt, %c, %t) vararg(!llvm.func<!llvm.struct<(f64, f64)> (...)>) : (!llvm.ptr, !llvm.ptr, i32, f64, f64, f64, !llvm.ptr, f64) -> !llvm.struct<(f64, f64)>
  %1 = llvm.extractvalue %r[0] : !llvm.struct<(f64, f64)>
  %2 = llvm.extractvalue %r[1] : !llvm.struct<(f64, f64)>
  return %0, %1, %2 : f64, f64, f64
}

// A batch is so many calls.
// CHECK-LABEL: func.func @batch
// CHECK: func.call @f(%i, %k)
// CHECK: func.call @f(%j, %l)
func.func @batch(%i: f64, %j: f64, %k: f64, %l: f64) -> f64 {
  %two = arith.constant 2 : i32
  %f = llvm.mlir.addressof @f : !llvm.ptr
  %w = llvm.mlir.addressof @enzyme_width : !llvm.ptr
  %r = llvm.call @__enzyme_batch(%f, %w, %two, %i, %j, %k, %l) vararg(!llvm.func<!llvm.struct<(f64, f64)> (...)>) : (!llvm.ptr, !llvm.ptr, i32, f64, f64, f64, f64) -> !llvm.struct<(f64, f64)>
  %0 = llvm.extractvalue %r[0] : !llvm.struct<(f64, f64)>
  return %0 : f64
}
