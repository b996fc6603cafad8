// RUN: ad-opt %s -p split-directions | filecheck %s

func.func private @f(%a: f64, %b: f64, %c: f64, %d: f64) -> f64 {
  %ab = arith.mulf %a, %b : f64
  %cd = arith.mulf %c, %d : f64
  %y = arith.addf %ab, %cd : f64
  return %y : f64
}

// A direction for each argument, in a loop: the rows are stored element by element, and never put together.

// CHECK-LABEL: func.func @jacobian
// CHECK:         scf.for
// CHECK:           %[[ONE:.*]] = arith.constant 1.000000e+00 : f64
// CHECK-NEXT:      %[[Y:.*]], %[[DA:.*]] = autodiff.fwd_diff @f(%a, %[[ONE]], %b, %c, %d) {activity = [dup, const, const, const]} : (f64, f64, f64, f64, f64) -> (f64, f64)
// CHECK:           %[[TWO:.*]] = arith.constant 2.000000e+00 : f64
// CHECK-NEXT:      %[[DB:.*]] = autodiff.fwd_diff @f(%a, %b, %[[TWO]], %c, %d) {activity = [const, dup, const, const], primal = false} : (f64, f64, f64, f64, f64) -> f64
// CHECK:           %[[DC:.*]] = autodiff.fwd_diff @f(%a, %b, %c, %{{.*}}, %d) {activity = [const, const, dup, const], primal = false}
// CHECK:           %[[DD:.*]] = autodiff.fwd_diff @f(%a, %b, %c, %d, %{{.*}}) {activity = [const, const, const, dup], primal = false}
// CHECK-NEXT:      memref.store %[[Y]], %values[%i]
// CHECK:           memref.store %[[DA]], %rows[%i, %{{.*}}] : memref<?x4xf64>
// CHECK:           memref.store %[[DB]], %rows[%i, %{{.*}}] : memref<?x4xf64>
// CHECK:           memref.store %[[DC]], %rows[%i, %{{.*}}] : memref<?x4xf64>
// CHECK:           memref.store %[[DD]], %rows[%i, %{{.*}}] : memref<?x4xf64>
// CHECK-NEXT:    }
func.func @jacobian(%a: f64, %b: f64, %c: f64, %d: f64, %n: index, %values: memref<?xf64>, %rows: memref<?x4xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %ea = arith.constant dense<[1.0, 0.0, 0.0, 0.0]> : vector<4xf64>
  %eb = arith.constant dense<[0.0, 2.0, 0.0, 0.0]> : vector<4xf64>
  %ec = arith.constant dense<[0.0, 0.0, 1.0, 0.0]> : vector<4xf64>
  %ed = arith.constant dense<[0.0, 0.0, 0.0, 1.0]> : vector<4xf64>
  scf.for %i = %c0 to %n step %c1 {
    %y, %row = autodiff.fwd_diff @f(%a, %ea, %b, %eb, %c, %ec, %d, %ed) {activity = [dup, dup, dup, dup], width = 4 : i64}
        : (f64, vector<4xf64>, f64, vector<4xf64>, f64, vector<4xf64>, f64, vector<4xf64>) -> (f64, vector<4xf64>)
    memref.store %y, %values[%i] : memref<?xf64>
    vector.store %row, %rows[%i, %c0] : memref<?x4xf64>, vector<4xf64>
  }
  return
}

// A row that is computed with is put together; elements that are vectors are stored as they are.

// CHECK-LABEL: func.func @computed_with
// CHECK:           %[[ROW:.*]] = vector.from_elements %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} : vector<4xf64>
// CHECK-NEXT:      %[[SUM:.*]] = arith.addf %[[ROW]], %[[ROW]] : vector<4xf64>
// CHECK-NEXT:      vector.store %[[SUM]], %rows[%i, %c0]
// CHECK-NEXT:      memref.store %[[ROW]], %vectors[%i] : memref<?xvector<4xf64>>
func.func @computed_with(%a: f64, %b: f64, %c: f64, %d: f64, %n: index, %rows: memref<?x4xf64>, %vectors: memref<?xvector<4xf64>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %ea = arith.constant dense<[1.0, 0.0, 0.0, 0.0]> : vector<4xf64>
  %eb = arith.constant dense<[0.0, 1.0, 0.0, 0.0]> : vector<4xf64>
  %ec = arith.constant dense<[0.0, 0.0, 1.0, 0.0]> : vector<4xf64>
  %ed = arith.constant dense<[0.0, 0.0, 0.0, 1.0]> : vector<4xf64>
  scf.for %i = %c0 to %n step %c1 {
    %row = autodiff.fwd_diff @f(%a, %ea, %b, %eb, %c, %ec, %d, %ed) {activity = [dup, dup, dup, dup], width = 4 : i64, primal = false}
        : (f64, vector<4xf64>, f64, vector<4xf64>, f64, vector<4xf64>, f64, vector<4xf64>) -> vector<4xf64>
    %twice = arith.addf %row, %row : vector<4xf64>
    vector.store %twice, %rows[%i, %c0] : memref<?x4xf64>, vector<4xf64>
    memref.store %row, %vectors[%i] : memref<?xvector<4xf64>>
  }
  return
}

// Nothing stands still where all seeds are numbers; nor is anything known of those that come from elsewhere.

// CHECK-LABEL: func.func @dense
// CHECK:           autodiff.fwd_diff @f({{.*}}) {activity = [dup, dup, dup, dup], width = 2 : i64}
// CHECK:           autodiff.fwd_diff @f({{.*}}) {activity = [dup, const, const, const], width = 2 : i64}
func.func @dense(%a: f64, %seed: vector<2xf64>, %n: index, %rows: memref<?xvector<2xf64>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %ea = arith.constant dense<[1.0, 2.0]> : vector<2xf64>
  scf.for %i = %c0 to %n step %c1 {
    %y, %row = autodiff.fwd_diff @f(%a, %ea, %a, %ea, %a, %ea, %a, %ea) {activity = [dup, dup, dup, dup], width = 2 : i64}
        : (f64, vector<2xf64>, f64, vector<2xf64>, f64, vector<2xf64>, f64, vector<2xf64>) -> (f64, vector<2xf64>)
    %z, %other = autodiff.fwd_diff @f(%a, %seed, %a, %a, %a) {activity = [dup, const, const, const], width = 2 : i64}
        : (f64, vector<2xf64>, f64, f64, f64) -> (f64, vector<2xf64>)
    memref.store %row, %rows[%i] : memref<?xvector<2xf64>>
    memref.store %other, %rows[%i] : memref<?xvector<2xf64>>
  }
  return
}

// No other iterations stand beside one request, nor beside iterations that branch.

// CHECK-LABEL: func.func @once
// CHECK:         autodiff.fwd_diff @f({{.*}}) {activity = [dup, dup, dup, dup], width = 4 : i64}
func.func @once(%a: f64) -> vector<4xf64> {
  %ea = arith.constant dense<[1.0, 0.0, 0.0, 0.0]> : vector<4xf64>
  %eb = arith.constant dense<[0.0, 1.0, 0.0, 0.0]> : vector<4xf64>
  %ec = arith.constant dense<[0.0, 0.0, 1.0, 0.0]> : vector<4xf64>
  %ed = arith.constant dense<[0.0, 0.0, 0.0, 1.0]> : vector<4xf64>
  %y, %row = autodiff.fwd_diff @f(%a, %ea, %a, %eb, %a, %ec, %a, %ed) {activity = [dup, dup, dup, dup], width = 4 : i64}
      : (f64, vector<4xf64>, f64, vector<4xf64>, f64, vector<4xf64>, f64, vector<4xf64>) -> (f64, vector<4xf64>)
  return %row : vector<4xf64>
}
