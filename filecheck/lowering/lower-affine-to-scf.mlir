// RUN: ad-opt %s -p "lower-affine-to-scf" | filecheck %s

// CHECK-LABEL: func.func @loop
// CHECK:         %[[LAST:.*]] = arith.minsi %n, %{{.*}} : index
// CHECK:         scf.for %i = %{{.*}} to %[[LAST]] step %{{.*}} {
// CHECK:           %[[J:.*]] = arith.addi %i, %{{.*}} overflow<nsw> : index
// CHECK-NEXT:      %x = memref.load %m[%[[J]]] : memref<?xf64>
// CHECK-NEXT:      memref.store %x, %m[%i] : memref<?xf64>
// CHECK-NEXT:    }
func.func @loop(%m: memref<?xf64>, %n: index) {
  affine.for %i = 0 to min affine_map<(d0) -> (d0, 64)>(%n) step 2 {
    %x = affine.load %m[%i + 1] : memref<?xf64>
    affine.store %x, %m[%i] : memref<?xf64>
  }
  return
}

// CHECK-LABEL: func.func @index
// CHECK:         %[[REST:.*]] = arith.remsi %n, %[[FOUR:.*]] : index
// CHECK-NEXT:    %[[NEG:.*]] = arith.cmpi slt, %[[REST]], %{{.*}} : index
// CHECK-NEXT:    %[[UP:.*]] = arith.addi %[[REST]], %[[FOUR]] overflow<nsw> : index
// CHECK-NEXT:    %a = arith.select %[[NEG]], %[[UP]], %[[REST]] : index
// CHECK:         %b = arith.floordivsi %n, %{{.*}} : index
func.func @index(%n: index) -> (index, index) {
  %a = affine.apply affine_map<(d0) -> (d0 mod 4)>(%n)
  %b = affine.apply affine_map<(d0) -> (d0 floordiv 4)>(%n)
  return %a, %b : index, index
}

// CHECK-LABEL: func.func @condition
// CHECK:         %[[A:.*]] = arith.cmpi sge, %{{.*}}, %{{.*}} : index
// CHECK:         %[[B:.*]] = arith.cmpi eq, %{{.*}}, %{{.*}} : index
// CHECK-NEXT:    %[[BOTH:.*]] = arith.andi %[[A]], %[[B]] : i1
// CHECK-NEXT:    scf.if %[[BOTH]]
func.func @condition(%i: index, %n: index, %x: f64, %y: f64) -> f64 {
  %r = affine.if affine_set<(d0)[s0] : (s0 - d0 >= 0, d0 - 3 == 0)>(%i)[%n] -> f64 {
    affine.yield %x : f64
  } else {
    affine.yield %y : f64
  }
  return %r : f64
}
