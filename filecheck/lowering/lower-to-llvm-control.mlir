// RUN: ad-opt %s -p "lower-to-llvm" | filecheck %s

// Of a memref, only what the type does not know goes through a block argument.
// CHECK-LABEL: llvm.func @branch(
// CHECK:         llvm.cond_br %c, ^bb1(%{{[^,]*}}, %a, %{{[^,]*}} : !llvm.ptr, !llvm.ptr, i64), ^bb1(
// CHECK:       ^bb1(%{{.*}}: !llvm.ptr, %{{.*}}: !llvm.ptr, %{{.*}}: i64):
func.func @branch(%c: i1, %a: memref<?x4xf64>, %b: memref<?x4xf64>, %i: index) -> (f64) {
  cf.cond_br %c, ^end(%a : memref<?x4xf64>), ^end(%b : memref<?x4xf64>)
^end(%m: memref<?x4xf64>):
  %x = memref.load %m[%i, %i] : memref<?x4xf64>
  return %x : f64
}

// CHECK-LABEL: llvm.func @switch(
// CHECK:         llvm.switch %{{.*}} : i64, ^bb1(%{{.*}} : f64) [
// CHECK-NEXT:      3: ^bb1(%{{.*}} : f64)
func.func @switch(%k: i64, %x: f64, %y: f64) -> (f64) {
  cf.switch %k : i64, [
    default: ^end(%x : f64),
    3: ^end(%y : f64)
  ]
^end(%r: f64):
  return %r : f64
}

// CHECK-LABEL: llvm.func @check(
// CHECK:         llvm.cond_br %{{.*}}, ^bb2, ^bb1
// CHECK:         llvm.call @autodiff.stop(%{{.*}}, %{{.*}}) : (!llvm.ptr, i64) -> ()
// CHECK-NEXT:    llvm.unreachable
func.func @check(%c: i1) {
  cf.assert %c, "no"
  return
}
