// RUN: ad-opt %s -p reroll-loops | filecheck %s

// What is stored for one element may be loaded for the next one: lanes are loaded before.
// CHECK-LABEL: func.func @overlap
// CHECK:         llvm.load %{{.*}} -> vector<2xf64>
// CHECK:         llvm.store %{{.*}} : vector<2xf64>, !llvm.ptr
func.func @overlap(%n: i64, %x: !llvm.ptr, %y: !llvm.ptr) {
  %c0 = arith.constant 0 : i64
  %c2 = arith.constant 2 : i64
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

// The second element is doubled, the first one is not; and a sum that is made in another order.
// CHECK-LABEL: func.func @unlike
// CHECK-COUNT-2: llvm.load
func.func @unlike(%n: i64, %x: !llvm.ptr) -> f64 {
  %c0 = arith.constant 0 : i64
  %c2 = arith.constant 2 : i64
  %zero = arith.constant 0.0 : f64
  %most = arith.shli %n, %c2 : i64
  cf.br ^two(%c0, %zero : i64, f64)
^two(%i: i64, %a: f64):
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  %e = llvm.load %p : !llvm.ptr -> f64
  %b = arith.addf %a, %e : f64
  %q = llvm.getelementptr %p[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %f = llvm.load %q : !llvm.ptr -> f64
  %g = arith.addf %f, %f : f64
  %c = arith.addf %b, %g : f64
  %j = arith.addi %i, %c2 : i64
  %done = arith.cmpi eq, %j, %most : i64
  cf.cond_br %done, ^end, ^two(%j, %c : i64, f64)
^end:
  func.return %c : f64
}

// CHECK-LABEL: func.func @regrouped
// CHECK-COUNT-2: llvm.load
func.func @regrouped(%n: i64, %x: !llvm.ptr) -> f64 {
  %c0 = arith.constant 0 : i64
  %c2 = arith.constant 2 : i64
  %zero = arith.constant 0.0 : f64
  %most = arith.shli %n, %c2 : i64
  cf.br ^two(%c0, %zero : i64, f64)
^two(%i: i64, %a: f64):
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  %e = llvm.load %p : !llvm.ptr -> f64
  %q = llvm.getelementptr %p[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %f = llvm.load %q : !llvm.ptr -> f64
  %b = arith.addf %e, %f : f64
  %c = arith.addf %a, %b : f64
  %j = arith.addi %i, %c2 : i64
  %done = arith.cmpi eq, %j, %most : i64
  cf.cond_br %done, ^end, ^two(%j, %c : i64, f64)
^end:
  func.return %c : f64
}

// Without a test of the sign, `x & 2^63 - 2` may leave out more than the last element.
// CHECK-LABEL: func.func @sign
// CHECK:         %[[ALL:.*]] = arith.cmpi eq, %one, %c0
// CHECK-NEXT:    cf.cond_br %[[ALL]]
// CHECK:         llvm.load
func.func @sign(%n: i64, %x: !llvm.ptr) -> f64 {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c2 = arith.constant 2 : i64
  %mask = arith.constant 9223372036854775806 : i64
  %zero = arith.constant 0.0 : f64
  %one = arith.andi %n, %c1 : i64
  %few = arith.cmpi ult, %n, %c2 : i64
  cf.cond_br %few, ^rest(%c0, %zero : i64, f64), ^many
^many:
  %most = arith.andi %n, %mask : i64
  cf.br ^two(%c0, %zero : i64, f64)
^two(%i: i64, %a: f64):
  %p0 = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  %e0 = llvm.load %p0 : !llvm.ptr -> f64
  %a0 = arith.addf %a, %e0 : f64
  %p1 = llvm.getelementptr %p0[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %e1 = llvm.load %p1 : !llvm.ptr -> f64
  %a1 = arith.addf %a0, %e1 : f64
  %j = arith.addi %i, %c2 : i64
  %done = arith.cmpi eq, %j, %most : i64
  cf.cond_br %done, ^between, ^two(%j, %a1 : i64, f64)
^between:
  %all = arith.cmpi eq, %one, %c0 : i64
  cf.cond_br %all, ^end(%a1 : f64), ^rest(%j, %a1 : i64, f64)
^rest(%k: i64, %c: f64):
  %q = llvm.getelementptr %x[%k] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  %f = llvm.load %q : !llvm.ptr -> f64
  %d = arith.addf %c, %f : f64
  cf.br ^end(%d : f64)
^end(%r: f64):
  func.return %r : f64
}
