// RUN: ad-opt %s -p reroll-loops | filecheck %s

// Four elements a trip, and a loop for what is left: a sum in the program's order.
// CHECK-LABEL: func.func @sum
// CHECK:         cf.br ^[[ONE:.*]](%{{.*}}, %{{.*}} : i64, f64)
// CHECK-NEXT:  ^[[ONE]](%[[I:.*]]: i64, %[[A:.*]]: f64):
// CHECK-NEXT:    %[[P:.*]] = llvm.getelementptr %x[%[[I]]]
// CHECK-NEXT:    %[[E:.*]] = llvm.load %[[P]] {{.*}}-> f64
// CHECK-NEXT:    %[[B:.*]] = arith.addf %[[A]], %[[E]] : f64
// CHECK:         %[[LAST:.*]] = arith.cmpi eq, %{{.*}}, %n : i64
// CHECK-NEXT:    cf.cond_br %[[LAST]], ^[[END:.*]](%[[B]] : f64), ^[[ONE]](%{{.*}}, %[[B]] : i64, f64)
// CHECK-NOT:     llvm.load
func.func @sum(%n: i64, %x: !llvm.ptr) -> f64 {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c4 = arith.constant 4 : i64
  %mask = arith.constant -4 : i64
  %zero = arith.constant 0.0 : f64
  %some = arith.cmpi sgt, %n, %c0 : i64
  cf.cond_br %some, ^begin, ^end(%zero : f64)
^begin:
  %few = arith.cmpi ult, %n, %c4 : i64
  cf.cond_br %few, ^rest(%c0, %zero : i64, f64), ^many
^many:
  %most = arith.andi %n, %mask : i64
  cf.br ^four(%c0, %zero : i64, f64)
^four(%i: i64, %a: f64):
  %p0 = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  %e0 = llvm.load %p0 : !llvm.ptr -> f64
  %a0 = arith.addf %a, %e0 : f64
  %p1 = llvm.getelementptr %p0[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %e1 = llvm.load %p1 : !llvm.ptr -> f64
  %a1 = arith.addf %a0, %e1 : f64
  %p2 = llvm.getelementptr %p0[16] : (!llvm.ptr) -> !llvm.ptr, i8
  %e2 = llvm.load %p2 : !llvm.ptr -> f64
  %a2 = arith.addf %a1, %e2 : f64
  %p3 = llvm.getelementptr %p0[24] : (!llvm.ptr) -> !llvm.ptr, i8
  %e3 = llvm.load %p3 : !llvm.ptr -> f64
  %a3 = arith.addf %a2, %e3 : f64
  %j = arith.addi %i, %c4 : i64
  %done = arith.cmpi eq, %j, %most : i64
  cf.cond_br %done, ^between, ^four(%j, %a3 : i64, f64)
^between:
  %all = arith.cmpi eq, %n, %most : i64
  cf.cond_br %all, ^end(%a3 : f64), ^rest(%most, %a3 : i64, f64)
^rest(%k: i64, %c: f64):
  %q = llvm.getelementptr %x[%k] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  %f = llvm.load %q : !llvm.ptr -> f64
  %d = arith.addf %c, %f : f64
  %l = arith.addi %k, %c1 : i64
  %last = arith.cmpi eq, %l, %n : i64
  cf.cond_br %last, ^end(%d : f64), ^rest(%l, %d : i64, f64)
^end(%r: f64):
  func.return %r : f64
}

// Lanes of arguments that are apart.
// CHECK-LABEL: func.func @lanes
// CHECK-NOT:     vector<2xf64>
// CHECK:         %[[E:.*]] = llvm.load %{{.*}} -> f64
// CHECK-NEXT:    %[[S:.*]] = arith.mulf %[[E]], %[[E]] : f64
// CHECK:         llvm.store %[[S]]
// CHECK-NOT:     vector<2xf64>
func.func @lanes(%n: i64, %x: !llvm.ptr {llvm.noalias}, %y: !llvm.ptr {llvm.noalias}) {
  %c0 = arith.constant 0 : i64
  %c2 = arith.constant 2 : i64
  %some = arith.cmpi sgt, %n, %c0 : i64
  cf.cond_br %some, ^begin, ^end
^begin:
  %most = arith.shli %n, %c2 : i64
  cf.br ^two(%c0 : i64)
^two(%i: i64):
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  %e = llvm.load %p {alignment = 8 : i64} : !llvm.ptr -> vector<2xf64>
  %s = arith.mulf %e, %e : vector<2xf64>
  %q = llvm.getelementptr %y[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  llvm.store %s, %q {alignment = 8 : i64} : vector<2xf64>, !llvm.ptr
  %j = arith.addi %i, %c2 : i64
  %done = arith.cmpi eq, %j, %most : i64
  cf.cond_br %done, ^end, ^two(%j : i64)
^end:
  func.return
}
