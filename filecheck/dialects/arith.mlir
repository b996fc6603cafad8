// RUN: ad-opt %s | filecheck %s

// CHECK-LABEL: func.func @vectors
func.func @vectors(%v: vector<4xi32>, %x: vector<4xf32>) {
  // CHECK: %[[C:.*]] = arith.cmpi slt, %{{.*}}, %{{.*}} : vector<4xi32>
  %c = arith.cmpi slt, %v, %v : vector<4xi32>
  // CHECK-NEXT: arith.select %[[C]], %{{.*}}, %{{.*}} : vector<4xi1>, vector<4xf32>
  %s = arith.select %c, %x, %x : vector<4xi1>, vector<4xf32>
  // CHECK-NEXT: arith.index_castui %{{.*}} : vector<4xi32> to vector<4xindex>
  %i = arith.index_castui %v : vector<4xi32> to vector<4xindex>
  return
}

// CHECK-LABEL: func.func @flags
func.func @flags(%i: i64, %x: f64) {
  // CHECK: arith.truncf %{{.*}} toward_zero fastmath<fast> : f64 to f32
  %0 = arith.truncf %x toward_zero fastmath<fast> : f64 to f32
  // CHECK-NEXT: arith.divsi %{{.*}}, %{{.*}} exact : i64
  %1 = arith.divsi %i, %i exact : i64
  // CHECK-NEXT: arith.trunci %{{.*}} overflow<nsw> : i64 to i8
  %2 = arith.trunci %i overflow<nsw> : i64 to i8
  // CHECK-NEXT: arith.remf %{{.*}}, %{{.*}} : f64
  %3 = arith.remf %x, %x : f64
  return
}
