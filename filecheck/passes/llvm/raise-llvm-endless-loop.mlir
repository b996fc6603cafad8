// RUN: ad-opt %s -p "raise-llvm" | filecheck %s
// RUN: ad-opt %s --vjp=f | filecheck %s --check-prefix=BACK

// A loop without exit is a function of its own: the rest has a derivative.

// CHECK-LABEL: func.func @f(
// CHECK:         cf.cond_br %wrong, ^[[TRAP:bb[0-9]+]], ^[[RIGHT:bb[0-9]+]]
// CHECK:       ^[[RIGHT]]:
// CHECK-NOT:     cf.br
// CHECK:       ^[[TRAP]]:
// CHECK-NEXT:    func.call @ad_opt.dead_end.loop(%n, %x, %p) : (i64, f64, !llvm.ptr) -> ()
// CHECK-NEXT:    ub.unreachable

// CHECK-LABEL: func.func private @ad_opt.dead_end.loop(
// CHECK-SAME:    %[[N:[0-9]+]]: i64, %[[X:[0-9]+]]: f64, %[[P:[0-9]+]]: !llvm.ptr)
// CHECK-NEXT:    cf.br ^[[FIRST:bb[0-9]+]]
// CHECK-NEXT:  ^[[FIRST]]:
// CHECK-NEXT:    cf.br ^[[HEAD:bb[0-9]+]](%[[N]] : i64)
// CHECK-NEXT:  ^[[HEAD]](%i: i64):
// CHECK-NEXT:    llvm.store %[[X]], %[[P]]
// CHECK-NEXT:    %next = arith.addi %i, %[[N]]
// CHECK-NEXT:    cf.br ^[[HEAD]](%next : i64)

// BACK: func.func @f_vjp(
llvm.func @f(%x: f64, %p: !llvm.ptr, %n: i64) -> f64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %wrong = llvm.icmp "slt" %n, %zero : i64
  llvm.cond_br %wrong, ^before, ^right
^before:
  llvm.br ^again(%n : i64)
^again(%i: i64):
  llvm.store %x, %p : f64, !llvm.ptr
  %next = llvm.add %i, %n : i64
  llvm.br ^again(%next : i64)
^right:
  %y = llvm.fmul %x, %x : f64
  llvm.return %y : f64
}

// Two ways into a loop: it stays as it is.

// CHECK-LABEL: func.func @two_ways(
// CHECK-NOT:     dead_end
// CHECK:         func.return
llvm.func @two_ways(%x: f64, %a: i1, %b: i1) -> f64 {
  llvm.cond_br %a, ^maybe, ^right
^maybe:
  llvm.cond_br %b, ^one, ^two
^one:
  llvm.br ^two
^two:
  llvm.br ^one
^right:
  llvm.return %x : f64
}
