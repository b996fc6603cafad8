// RUN: ad-opt %s -p "lower-to-llvm" | filecheck %s

// A memref argument is passed as its parts; what its type knows is not read from them.
// CHECK-LABEL: llvm.func @load(
// CHECK-SAME:    %{{.*}}: !llvm.ptr, %m: !llvm.ptr, %{{.*}}: i64, %{{.*}}: i64, %{{.*}}: i64, %{{.*}}: i64, %{{.*}}: i64, %i: i64, %j: i64) -> f64
// CHECK:         %[[c:.*]] = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:    %[[row:.*]] = llvm.mul %i, %[[c]] overflow<nsw> : i64
// CHECK-NEXT:    %[[at:.*]] = llvm.add %[[row]], %j overflow<nsw> : i64
// CHECK-NEXT:    %[[p:.*]] = llvm.getelementptr inbounds %m[%[[at]]] : (!llvm.ptr, i64) -> !llvm.ptr, f64
// CHECK-NEXT:    %x = llvm.load %[[p]] {alignment = 8 : i64} : !llvm.ptr -> f64
// CHECK-NEXT:    llvm.return %x : f64
func.func @load(%m: memref<?x4xf64>, %i: index, %j: index) -> (f64) {
  %x = memref.load %m[%i, %j] : memref<?x4xf64>
  return %x : f64
}

// Constant indices fold into the address; a bool is a byte.
// CHECK-LABEL: llvm.func @flag(
// CHECK:         %[[p:.*]] = llvm.getelementptr inbounds %{{[^[]*}}[11] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NEXT:    %[[x:.*]] = llvm.load %[[p]] {alignment = 1 : i64} : !llvm.ptr -> i8
// CHECK-NEXT:    llvm.trunc %[[x]] : i8 to i1
func.func @flag(%m: memref<4x4xi1>) -> (i1) {
  %2 = arith.constant 2 : index
  %3 = arith.constant 3 : index
  %x = memref.load %m[%2, %3] : memref<4x4xi1>
  return %x : i1
}

// A view is arithmetic on the parts: nothing is packed.
// CHECK-LABEL: llvm.func @view(
// CHECK-NOT:     llvm.insertvalue
// CHECK:         llvm.store
func.func @view(%m: memref<8x8xf32>, %i: index, %x: f32) {
  %v = memref.subview %m[%i, 0] [1, 8] [1, 1] : memref<8x8xf32> to memref<8xf32, strided<[1], offset: ?>>
  memref.store %x, %v[%i] : memref<8xf32, strided<[1], offset: ?>>
  return
}

// Adjacent elements are copied at once.
// CHECK-LABEL: llvm.func @copy(
// CHECK:         "llvm.intr.memmove"(%{{.*}}, %{{.*}}, %{{.*}}) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
func.func @copy(%a: memref<4x4xf32>, %b: memref<4x4xf32>) {
  memref.copy %a, %b : memref<4x4xf32> to memref<4x4xf32>
  return
}

// An address is computed once in a block, and so is what it is made of.
// CHECK-LABEL: llvm.func @once
// CHECK:         [[ROW:%.*]] = llvm.mul %i{{.*}}, %{{.*}} overflow<nsw> : i64
// CHECK-NEXT:    [[AT:%.*]] = llvm.add [[ROW]], %j{{.*}} overflow<nsw> : i64
// CHECK-NEXT:    [[PLACE:%.*]] = llvm.getelementptr inbounds{{.*}}[[AT]]
// CHECK-NEXT:    llvm.load [[PLACE]]
// CHECK-NOT:     llvm.mul
// CHECK-NOT:     llvm.getelementptr
// CHECK:         llvm.store %{{.*}}, [[PLACE]]
// CHECK:         llvm.cond_br
// CHECK:         llvm.mul
func.func @once(%m: memref<4x8xf64>, %i: index, %j: index, %c: i1) {
  %x = memref.load %m[%i, %j] : memref<4x8xf64>
  %y = arith.addf %x, %x : f64
  memref.store %y, %m[%i, %j] : memref<4x8xf64>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  memref.store %x, %m[%i, %j] : memref<4x8xf64>
  cf.br ^bb2
^bb2:
  return
}
