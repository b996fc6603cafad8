// RUN: ad-opt %s -p "raise-llvm" | filecheck %s

// Reports of a sanitizer that goes on are left out; one that ends the program stays where it is.
// CHECK-LABEL: func.func @f(
// CHECK-NOT:     @__ubsan_handle_add_overflow(
// CHECK:         call @__ubsan_handle_add_overflow_abort
// CHECK-NOT:     @__ubsan_handle_add_overflow(
// CHECK-LABEL: func.func @own(
llvm.mlir.global private @where(0 : i64) : i64
llvm.func @__ubsan_handle_add_overflow(!llvm.ptr, i64, i64)
llvm.func @__ubsan_handle_add_overflow_abort(!llvm.ptr, i64, i64) attributes {noreturn}
llvm.func @f(%x: f64, %n: i64, %wrong: i1, %very: i1) -> f64 {
  %at = llvm.mlir.addressof @where : !llvm.ptr
  llvm.cond_br %wrong, ^report, ^next
^report:
  llvm.call @__ubsan_handle_add_overflow(%at, %n, %n) : (!llvm.ptr, i64, i64) -> ()
  llvm.br ^next
^next:
  llvm.cond_br %very, ^end, ^fine
^end:
  llvm.call @__ubsan_handle_add_overflow_abort(%at, %n, %n) : (!llvm.ptr, i64, i64) -> ()
  llvm.unreachable
^fine:
  %y = llvm.fmul %x, %x : f64
  llvm.return %y : f64
}

// A function of the program's own is none of the sanitizer's.
// CHECK:         call @__ubsan_handle_mine
llvm.func @__ubsan_handle_mine(%x: f64) -> f64 {
  llvm.return %x : f64
}
llvm.func @own(%x: f64) -> f64 {
  %y = llvm.call @__ubsan_handle_mine(%x) : (f64) -> f64
  llvm.return %y : f64
}
