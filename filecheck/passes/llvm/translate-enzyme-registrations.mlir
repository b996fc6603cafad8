// RUN: ad-opt %s -p "translate-enzyme-calls" | filecheck %s

// CHECK-NOT: @__enzyme_
llvm.mlir.global external @__enzyme_register_gradient_f() : !llvm.array<3 x ptr> {
  %0 = llvm.mlir.undef : !llvm.array<3 x ptr>
  %f = llvm.mlir.addressof @f : !llvm.ptr
  %1 = llvm.insertvalue %f, %0[0] : !llvm.array<3 x ptr>
  %a = llvm.mlir.addressof @f_aug : !llvm.ptr
  %2 = llvm.insertvalue %a, %1[1] : !llvm.array<3 x ptr>
  %r = llvm.mlir.addressof @f_rev : !llvm.ptr
  %3 = llvm.insertvalue %r, %2[2] : !llvm.array<3 x ptr>
  llvm.return %3 : !llvm.array<3 x ptr>
}
llvm.mlir.global external @__enzyme_register_derivative_f() : !llvm.array<2 x ptr> {
  %0 = llvm.mlir.undef : !llvm.array<2 x ptr>
  %f = llvm.mlir.addressof @f : !llvm.ptr
  %1 = llvm.insertvalue %f, %0[0] : !llvm.array<2 x ptr>
  %d = llvm.mlir.addressof @f_fwd : !llvm.ptr
  %2 = llvm.insertvalue %d, %1[1] : !llvm.array<2 x ptr>
  llvm.return %2 : !llvm.array<2 x ptr>
}
llvm.mlir.global external @__enzyme_inactivefn_log() : !llvm.ptr {
  %f = llvm.mlir.addressof @log_it : !llvm.ptr
  llvm.return %f : !llvm.ptr
}
llvm.mlir.global internal constant @name("sin\00")
llvm.mlir.global external @__enzyme_function_like_s() : !llvm.array<2 x ptr> {
  %0 = llvm.mlir.undef : !llvm.array<2 x ptr>
  %f = llvm.mlir.addressof @my_sin : !llvm.ptr
  %1 = llvm.insertvalue %f, %0[0] : !llvm.array<2 x ptr>
  %d = llvm.mlir.addressof @name : !llvm.ptr
  %2 = llvm.insertvalue %d, %1[1] : !llvm.array<2 x ptr>
  llvm.return %2 : !llvm.array<2 x ptr>
}
llvm.mlir.global external @__enzyme_shouldrecompute_f() : !llvm.ptr {
  %f = llvm.mlir.addressof @f : !llvm.ptr
  llvm.return %f : !llvm.ptr
}

// CHECK: func.func @f(%x: f64, %n: i32) -> f64 attributes {autodiff.augmented = @f.augmented, autodiff.backward = @f.backward, autodiff.forward = @f.forward}
func.func @f(%x: f64, %n: i32) -> f64 {
  return %x : f64
}
// Only the tangent is given: the function itself gives the value.
// CHECK: func.func private @f.forward(%[[X:.*]]: f64, %[[D:.*]]: f64, %[[N:.*]]: i32) -> (f64, f64)
// CHECK: %[[Z:.*]] = arith.constant 0 : i32
// CHECK: %[[Y:.*]] = func.call @f(%[[X]], %[[N]])
// CHECK: %[[T:.*]] = func.call @f_fwd(%[[X]], %[[D]], %[[N]], %[[Z]])
// CHECK: return %[[Y]], %[[T]]
// The tape goes from one to the other.
// CHECK: func.func private @f.backward(%[[X:.*]]: f64, %[[N:.*]]: i32, %[[C:.*]]: f64, %[[T:.*]]: !llvm.ptr, %{{.*}}: !autodiff.tape) -> f64
// CHECK-NEXT: %[[G:.*]] = func.call @f_rev(%[[X]], %[[N]], %[[C]], %[[T]])
// CHECK-NEXT: return %[[G]] : f64
// CHECK: func.func private @f.augmented(%[[X:.*]]: f64, %[[N:.*]]: i32) -> (f64, !llvm.ptr)
// CHECK-NEXT: %[[T:.*]], %[[Y:.*]] = func.call @f_aug(%[[X]], %[[N]]) : (f64, i32) -> (!llvm.ptr, f64)
// CHECK-NEXT: return %[[Y]], %[[T]]
func.func private @f_aug(f64, i32) -> (!llvm.ptr, f64)
func.func private @f_rev(f64, i32, f64, !llvm.ptr) -> f64
func.func private @f_fwd(f64, f64, i32, i32) -> f64

// CHECK: func.func private @log_it(f64) -> f64 attributes {autodiff.inactive}
func.func private @log_it(f64) -> f64
// CHECK: func.func private @noted(f64) attributes {passthrough = ["enzyme_inactive"], autodiff.inactive}
func.func private @noted(f64) attributes {passthrough = ["enzyme_inactive"]}

// CHECK: func.func private @my_sin(f64) -> f64 attributes {autodiff.primal_substitute = @my_sin.primal_substitute}
// CHECK: func.func private @my_sin.primal_substitute(%{{.*}}: f64) -> f64
// CHECK: math.sin
func.func private @my_sin(f64) -> f64

// With addresses: what the augmented function writes is undone, except for what only it writes, and
// what the reverse one frees is freed after that.
llvm.mlir.global external @__enzyme_register_gradient_m() : !llvm.array<3 x ptr> {
  %0 = llvm.mlir.undef : !llvm.array<3 x ptr>
  %f = llvm.mlir.addressof @m : !llvm.ptr
  %1 = llvm.insertvalue %f, %0[0] : !llvm.array<3 x ptr>
  %a = llvm.mlir.addressof @m_aug : !llvm.ptr
  %2 = llvm.insertvalue %a, %1[1] : !llvm.array<3 x ptr>
  %r = llvm.mlir.addressof @m_rev : !llvm.ptr
  %3 = llvm.insertvalue %r, %2[2] : !llvm.array<3 x ptr>
  llvm.return %3 : !llvm.array<3 x ptr>
}
func.func private @m(!llvm.ptr)
llvm.mlir.global internal @log() : i32
func.func private @m_aug(%p: !llvm.ptr, %s: !llvm.ptr) -> !llvm.ptr {
  %l = llvm.mlir.addressof @log : !llvm.ptr
  %n = arith.constant 1 : i32
  llvm.store %n, %l : i32, !llvm.ptr
  return %s : !llvm.ptr
}
// CHECK: func.func private @m.backward(%[[P:.*]]: !llvm.ptr, %[[S:.*]]: !llvm.ptr, %[[T:.*]]: !llvm.ptr, %[[M:.*]]: !autodiff.tape) {
// CHECK-NEXT: func.call @m_rev.late(%[[P]], %[[S]], %[[T]], %[[M]])
// CHECK: func.func private @m.augmented(%[[P:.*]]: !llvm.ptr, %[[S:.*]]: !llvm.ptr) -> !llvm.ptr attributes {autodiff.keeps = [@log, 1 : i64], autodiff.no_inline}
// CHECK-NEXT: %[[T:.*]] = func.call @m_aug.kept(%[[P]], %[[S]])
// CHECK-NEXT: return %[[T]]
// CHECK: func.func private @m_aug.kept(%{{.*}}) -> !llvm.ptr attributes {autodiff.keeps = [@log, 1 : i64], autodiff.no_inline}
// CHECK: func.func private @m_rev.late({{.*}}, %[[L:.*]]: !llvm.ptr, %[[E:.*]]: !autodiff.tape) {
// CHECK-NEXT: autodiff.defer_dealloc %[[E]], %[[L]] : !llvm.ptr
func.func private @m_rev(%p: !llvm.ptr, %s: !llvm.ptr, %t: !llvm.ptr) {
  llvm_ext.free %t : !llvm.ptr
  return
}
