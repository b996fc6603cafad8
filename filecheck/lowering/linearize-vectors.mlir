// RUN: ad-opt %s -p linearize-vectors | filecheck %s

// CHECK-LABEL: func.func @transpose(%v: vector<6xf64>) -> vector<6xf64>
// CHECK-SAME:    ad.signature = #agg.signature<(vector<2x3xf64>) -> vector<3x2xf64>>
// CHECK-NEXT:    %t = vector.shuffle %v, %v [0, 3, 1, 4, 2, 5] : vector<6xf64>, vector<6xf64>
// CHECK-NEXT:    %s = math.sin %t : vector<6xf64>
// CHECK-NEXT:    func.return %s : vector<6xf64>
func.func @transpose(%v: vector<2x3xf64>) -> vector<3x2xf64> {
  %t = vector.transpose %v, [1, 0] : vector<2x3xf64> to vector<3x2xf64>
  %s = math.sin %t : vector<3x2xf64>
  return %s : vector<3x2xf64>
}

// Terms are added in row-major order.
// CHECK-LABEL: func.func @rows
// CHECK:         %[[A:.*]] = vector.shuffle %v, %v [0, 2]
// CHECK-NEXT:    %[[S:.*]] = arith.addf %acc, %[[A]] : vector<2xf64>
// CHECK-NEXT:    %[[B:.*]] = vector.shuffle %v, %v [1, 3]
// CHECK-NEXT:    %r = arith.addf %[[S]], %[[B]] : vector<2xf64>
func.func @rows(%v: vector<2x2xf64>, %acc: vector<2xf64>) -> vector<2xf64> {
  %r = vector.multi_reduction <add>, %v, %acc [1] : vector<2x2xf64> to vector<2xf64>
  return %r : vector<2xf64>
}

// A lane that is off is not read. A gather of one dimension stays: machines have it.
// CHECK-LABEL: func.func @gather
// CHECK:         %[[ON:.*]] = vector.extract %{{.*}}[0] : i1 from vector<2xi1>
// CHECK:         scf.if %[[ON]] -> (f64) {
// CHECK-NEXT:      memref.load %m[
// CHECK:           vector.from_elements
// CHECK:         vector.gather %m[%c0] [%at], %on, %e
func.func @gather(%m: memref<8xf64>, %at: vector<2xi64>, %on: vector<2xi1>, %e: vector<2xf64>,
    %ats: vector<1x2xi64>, %ons: vector<1x2xi1>, %es: vector<1x2xf64>)
    -> (vector<1x2xf64>, vector<2xf64>) {
  %c0 = arith.constant 0 : index
  %f = vector.gather %m[%c0] [%ats], %ons, %es
    : memref<8xf64>, vector<1x2xi64>, vector<1x2xi1>, vector<1x2xf64> into vector<1x2xf64>
  %g = vector.gather %m[%c0] [%at], %on, %e
    : memref<8xf64>, vector<2xi64>, vector<2xi1>, vector<2xf64> into vector<2xf64>
  return %f, %g : vector<1x2xf64>, vector<2xf64>
}

// CHECK-LABEL: func.func @print
// CHECK:         vector.print punctuation <open>
// CHECK-NEXT:    %{{.*}} = vector.extract %v[0]
// CHECK-NEXT:    vector.print %{{.*}} : f32 punctuation <no_punctuation>
// CHECK-NEXT:    vector.print punctuation <comma>
func.func @print(%v: vector<2xf32>) {
  vector.print %v : vector<2xf32>
  return
}

// What is in the form already stays.
// CHECK-LABEL: func.func @plain
// CHECK-NEXT:    %y = vector.fma %x, %x, %x : vector<4xf32>
// CHECK-NEXT:    func.return %y
func.func @plain(%x: vector<4xf32>) -> vector<4xf32> {
  %y = vector.fma %x, %x, %x : vector<4xf32>
  return %y : vector<4xf32>
}
