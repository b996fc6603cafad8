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

// The value for lanes that are off is chosen afterwards; so is a padding that is no constant.
// CHECK-LABEL: func.func @read
// CHECK:         %[[ON:.*]] = arith.andi %{{.*}}, %k : vector<4xi1>
// CHECK:         %[[R:.*]] = vector.transfer_read %m[%i], %{{.*}}, %k
// CHECK:         %[[P:.*]] = vector.broadcast %x
// CHECK:         %[[V:.*]] = arith.select %[[ON]], %[[R]], %[[P]]
// CHECK-NEXT:    %v = arith.select %k, %[[V]], %p : vector<4xi1>, vector<4xf64>
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

// Lanes that are not read are chosen.
// CHECK-LABEL: func.func @padded
// CHECK:         %[[LEFT:.*]] = arith.subi %{{.*}}, %i
// CHECK:         %[[ON:.*]] = vector.create_mask %[[LEFT]] : vector<4xi1>
// CHECK:         %[[R:.*]] = vector.transfer_read %m[%i], %{{.*}} : memref<6xf64>, vector<4xf64>
// CHECK:         %[[P:.*]] = vector.broadcast %x : f64 to vector<4xf64>
// CHECK:         %v = arith.select %[[ON]], %[[R]], %[[P]] : vector<4xi1>, vector<4xf64>
func.func @padded(%m: memref<6xf64>, %i: index, %x: f64) -> vector<4xf64> {
  %v = vector.transfer_read %m[%i], %x : memref<6xf64>, vector<4xf64>
  return %v : vector<4xf64>
}

// Elements that several lanes show are read once.
// CHECK-LABEL: func.func @repeated
// CHECK:         %[[R:.*]] = vector.transfer_read %m[%i], %x : memref<6xf64>, vector<4xf64>
// CHECK-NEXT:    %[[W:.*]] = vector.broadcast %[[R]] : vector<4xf64> to vector<2x4xf64>
// CHECK-NEXT:    %v = vector.transpose %[[W]], [1, 0] : vector<2x4xf64> to vector<4x2xf64>
func.func @repeated(%m: memref<6xf64>, %i: index) -> vector<4x2xf64> {
  %x = arith.constant 0.0 : f64
  %v = vector.transfer_read %m[%i], %x {permutation_map = affine_map<(d0) -> (d0, 0)>}
    : memref<6xf64>, vector<4x2xf64>
  return %v : vector<4x2xf64>
}

// CHECK-LABEL: func.func @one_element
// CHECK:         %[[R:.*]] = memref.load %m[%i]
// CHECK-NEXT:    %v = vector.broadcast %[[R]] : f64 to vector<4xf64>
func.func @one_element(%m: memref<6xf64>, %i: index, %x: f64) -> vector<4xf64> {
  %v = vector.transfer_read %m[%i], %x {permutation_map = affine_map<(d0) -> (0)>, in_bounds = [true]}
    : memref<6xf64>, vector<4xf64>
  return %v : vector<4xf64>
}

// Nothing to do: each lane has an element, or a zero, of its own.
// CHECK-LABEL: func.func @plain
// CHECK-NOT:     vector.broadcast
// CHECK-NOT:     memref.load
// CHECK:         return
func.func @plain(%m: memref<6x6xf64>, %i: index) -> vector<4x2xf64> {
  %x = arith.constant 0.0 : f64
  %v = vector.transfer_read %m[%i, %i], %x {permutation_map = affine_map<(d0, d1) -> (d1, d0)>}
    : memref<6x6xf64>, vector<4x2xf64>
  return %v : vector<4x2xf64>
}

// CHECK-LABEL: func.func @largest
// CHECK:         %[[P:.*]] = vector.outerproduct %a, %b : vector<4xf64>, vector<3xf64>
// CHECK:         %p = arith.maximumf %c, %[[P]] : vector<4x3xf64>
func.func @largest(%a: vector<4xf64>, %b: vector<3xf64>, %c: vector<4x3xf64>) -> vector<4x3xf64> {
  %p = vector.outerproduct %a, %b, %c {kind = #vector.kind<maximumf>}
    : vector<4xf64>, vector<3xf64>
  return %p : vector<4x3xf64>
}

// Products that are combined otherwise than by a sum are products, and a reduction of them.
// CHECK-LABEL: func.func @contracted
// CHECK:         %[[P:.*]] = arith.mulf %{{.*}}, %{{.*}} : vector<2x3xf64>
// CHECK:         %c = vector.multi_reduction <maximumf>, %[[P]], %s [1]
// CHECK-NEXT:    func.return %c
func.func @contracted(%a: vector<2x3xf64>, %b: vector<3xf64>, %s: vector<2xf64>) -> vector<2xf64> {
  %c = vector.contract {
      indexing_maps = [affine_map<(i, k) -> (i, k)>, affine_map<(i, k) -> (k)>,
                       affine_map<(i, k) -> (i)>],
      iterator_types = ["parallel", "reduction"], kind = #vector.kind<maximumf>}
      %a, %b, %s : vector<2x3xf64>, vector<3xf64> into vector<2xf64>
  return %c : vector<2xf64>
}

// Sums have a derivative of their own.
// CHECK-LABEL: func.func @summed_up
// CHECK-NEXT:    %c = vector.contract
// CHECK-NEXT:    func.return %c
func.func @summed_up(%a: vector<2x3xf64>, %b: vector<3xf64>, %s: vector<2xf64>) -> vector<2xf64> {
  %c = vector.contract {
      indexing_maps = [affine_map<(i, k) -> (i, k)>, affine_map<(i, k) -> (k)>,
                       affine_map<(i, k) -> (i)>],
      iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>}
      %a, %b, %s : vector<2x3xf64>, vector<3xf64> into vector<2xf64>
  return %c : vector<2xf64>
}
