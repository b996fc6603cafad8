// RUN: ad-opt %s -p fill-at-once | filecheck %s
// RUN: ad-opt %s -p "fill-at-once,lower" --emit=llvm-ir | filecheck %s --check-prefix=LLVM

// A nest over all of a buffer.
// CHECK-LABEL: func.func @whole
// CHECK-NOT:     scf.for
// CHECK:         linalg.fill ins(%zero{{.*}} : f64) outs(%m : memref<?x8xf64>)
// CHECK-NOT:     scf.for
// CHECK:         return
// LLVM-LABEL:  define void @whole(
// LLVM:          %[[N:.*]] = mul nsw i64 8, %{{.*}}
// LLVM-NEXT:     %[[B:.*]] = mul nsw i64 %[[N]], 8
// LLVM:          call void @llvm.memset.p0.i64(ptr %{{.*}}, i8 0, i64 %[[B]], i1 false)
func.func @whole(%m: memref<?x8xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %m, %c0 : memref<?x8xf64>
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %c8 step %c1 {
      memref.store %zero, %m[%i, %j] : memref<?x8xf64>
    }
  }
  return
}

// A negative zero is other bytes; all but the first element is no whole buffer.
// CHECK-LABEL: func.func @others
// CHECK-NOT:     linalg.fill
// CHECK:         return
// LLVM-LABEL:  define void @others(
// LLVM-NOT:      memset
// LLVM:          ret void
func.func @others(%m: memref<8xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0.0 : f64
  %negative = arith.constant -0.0 : f64
  scf.for %i = %c0 to %c8 step %c1 {
    memref.store %negative, %m[%i] : memref<8xf64>
  }
  scf.for %i = %c1 to %c8 step %c1 {
    memref.store %zero, %m[%i] : memref<8xf64>
  }
  return
}

// Elements of a view need not lie side by side.
// CHECK-LABEL: func.func @view
// CHECK:         scf.for
// CHECK:         return
func.func @view(%m: memref<8xf32, strided<[2]>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0.0 : f32
  scf.for %i = %c0 to %c8 step %c1 {
    memref.store %zero, %m[%i] : memref<8xf32, strided<[2]>>
  }
  return
}

// `linalg.fill` takes numbers.
// CHECK-LABEL: func.func @not_numbers
// CHECK-NOT:     linalg.fill
// CHECK:         return
func.func @not_numbers(%m: memref<4xindex>, %v: memref<4xvector<2xf64>>, %z: memref<4xcomplex<f64>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zeros = arith.constant dense<0.0> : vector<2xf64>
  %zero = complex.constant [0.0, 0.0] : complex<f64>
  scf.for %i = %c0 to %c4 step %c1 {
    memref.store %c0, %m[%i] : memref<4xindex>
  }
  scf.for %i = %c0 to %c4 step %c1 {
    memref.store %zeros, %v[%i] : memref<4xvector<2xf64>>
  }
  scf.for %i = %c0 to %c4 step %c1 {
    memref.store %zero, %z[%i] : memref<4xcomplex<f64>>
  }
  return
}
