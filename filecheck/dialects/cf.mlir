// RUN: ad-opt %s | filecheck %s

// CHECK-LABEL: func.func @weights
func.func @weights(%c: i1, %x: i64) -> i64 {
  // CHECK: cf.cond_br %{{.*}} weights([5, 1]), ^{{.*}}(%{{.*}} : i64), ^{{.*}}
  cf.cond_br %c weights([5, 1]), ^a(%x : i64), ^b
^a(%y: i64):
  return %y : i64
^b:
  return %x : i64
}
