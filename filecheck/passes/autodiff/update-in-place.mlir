// RUN: ad-opt %s --split-input-file -p "request-derivative{function=f kind=vjp memory=discarded apart=true},differentiate,inline,canonicalize,cse,dce" | filecheck %s

// The cotangent of what is added is that of the element, which stays where it is: whichever of the
// two operands it is, and though both come from memory.
// CHECK-LABEL: func.func @f_vjp(%m: memref<4xf64> {llvm.noalias}, %dm: memref<4xf64>
// CHECK-NOT:     memref.store %{{.*}}, %dm
// CHECK:         %[[D:.*]] = memref.load %dm[%i] : memref<4xf64>
// CHECK-NEXT:    %[[B:.*]] = memref.load %dx[%i] : memref<4xf64>
// CHECK-NEXT:    %[[S:.*]] = arith.addf %[[B]], %[[D]] : f64
// CHECK-NEXT:    memref.store %[[S]], %dx[%i] : memref<4xf64>
// CHECK-NOT:     memref.store
// CHECK:         return
func.func @f(%m: memref<4xf64>, %x: memref<4xf64>, %i: index) {
  %a = memref.load %m[%i] : memref<4xf64>
  %b = memref.load %x[%i] : memref<4xf64>
  %s = arith.addf %a, %b : f64
  memref.store %s, %m[%i] : memref<4xf64>
  return
}

// -----

// CHECK-LABEL: func.func @f_vjp(%m: memref<4xf64> {llvm.noalias}, %dm: memref<4xf64>
// CHECK-NOT:     memref.store %{{.*}}, %dm
// CHECK:         %[[D:.*]] = memref.load %dm[%i] : memref<4xf64>
// CHECK-NEXT:    %[[B:.*]] = memref.load %dx[%i] : memref<4xf64>
// CHECK-NEXT:    %[[S:.*]] = arith.addf %[[B]], %[[D]] : f64
// CHECK-NEXT:    memref.store %[[S]], %dx[%i] : memref<4xf64>
// CHECK-NOT:     memref.store
// CHECK:         return
func.func @f(%m: memref<4xf64>, %x: memref<4xf64>, %i: index) {
  %a = memref.load %m[%i] : memref<4xf64>
  %b = memref.load %x[%i] : memref<4xf64>
  %s = arith.addf %b, %a : f64
  memref.store %s, %m[%i] : memref<4xf64>
  return
}
