// RUN: ad-opt %s -p lower-special | filecheck %s

// CHECK-LABEL: func.func @f
func.func @f(%a: f32, %b: f32) -> f32 {
  // CHECK-NEXT: [[HIGH:%.*]] = arith.maximumf %a, %b : f32
  // CHECK-NEXT: [[LOW:%.*]] = arith.minimumf %a, %b : f32
  // CHECK-NEXT: [[GAP:%.*]] = arith.subf [[LOW]], [[HIGH]] : f32
  // CHECK-NEXT: [[EXP:%.*]] = math.exp [[GAP]] : f32
  // CHECK-NEXT: [[LOG:%.*]] = math.log1p [[EXP]] : f32
  // CHECK-NEXT: [[Y:%.*]] = arith.addf [[HIGH]], [[LOG]] : f32
  // CHECK-NEXT: return [[Y]] : f32
  %y = special.logaddexp %a, %b : f32
  return %y : f32
}
