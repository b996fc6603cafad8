// RUN: ad-opt %s -p expand-vectors | filecheck %s

// CHECK-LABEL: func.func @sum
// CHECK-NEXT:    %[[ZERO:.*]] = arith.constant dense<-0.000000e+00> : vector<4xf64>
// CHECK-NEXT:    %[[ON:.*]] = arith.select %k, %v, %[[ZERO]] : vector<4xi1>, vector<4xf64>
// CHECK-NEXT:    %s = vector.reduction <add>, %[[ON]] : vector<4xf64> into f64
// CHECK-NEXT:    func.return %s
func.func @sum(%k: vector<4xi1>, %v: vector<4xf64>) -> f64 {
  %s = vector.mask %k { vector.reduction <add>, %v : vector<4xf64> into f64 }
    : vector<4xi1> -> f64
  return %s : f64
}

// The value for lanes that are off is chosen afterwards.
// CHECK-LABEL: func.func @read
// CHECK-NEXT:    %[[R:.*]] = vector.transfer_read %m[%i], %x, %k
// CHECK-NEXT:    %v = arith.select %k, %[[R]], %p : vector<4xi1>, vector<4xf64>
func.func @read(%k: vector<4xi1>, %p: vector<4xf64>, %m: memref<?xf64>, %i: index, %x: f64)
    -> vector<4xf64> {
  %v = vector.mask %k, %p { vector.transfer_read %m[%i], %x : memref<?xf64>, vector<4xf64> }
    : vector<4xi1> -> vector<4xf64>
  return %v : vector<4xf64>
}

// CHECK-LABEL: func.func @scan
// CHECK:         %[[A:.*]] = vector.shape_cast %{{.*}} : vector<2x1xf64> to vector<2xf64>
// CHECK:         %[[B:.*]] = vector.shape_cast %{{.*}} : vector<2x1xf64> to vector<2xf64>
// CHECK-NEXT:    %t = arith.addf %[[A]], %[[B]] : vector<2xf64>
// CHECK:         func.return %w, %t
func.func @scan(%v: vector<2x2xf64>, %s: vector<2xf64>) -> (vector<2x2xf64>, vector<2xf64>) {
  %w, %t = vector.scan <add>, %v, %s {inclusive = true, reduction_dim = 1 : i64}
    : vector<2x2xf64>, vector<2xf64>
  return %w, %t : vector<2x2xf64>, vector<2xf64>
}

// CHECK-LABEL: func.func @cast
// CHECK:         vector.load %m[%i, %{{.*}}] : memref<2x3xf64>, vector<3xf64>
// CHECK:         vector.store %v, %m[%i, %{{.*}}] : memref<2x3xf64>, vector<3xf64>
func.func @cast(%m: memref<2x3xf64>, %i: index) {
  %u = vector.type_cast %m : memref<2x3xf64> to memref<2xvector<3xf64>>
  %v = memref.load %u[%i] : memref<2xvector<3xf64>>
  memref.store %v, %u[%i] : memref<2xvector<3xf64>>
  return
}
