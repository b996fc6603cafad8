// RUN: ad-opt %s -p "move-zeros-to-products" | filecheck %s

// What is read is read, the zeros are written in front of the product; a nest of zeros alone goes.
// CHECK-LABEL: func.func @taken
// CHECK:         scf.for
// CHECK:           scf.for
// CHECK-NEXT:        [[OLD:%.*]] = memref.load %c
// CHECK-NEXT:        memref.store [[OLD]], %d
// CHECK-NEXT:      }
// CHECK:         [[ZERO:%.*]] = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:    linalg.fill {product.begins} ins([[ZERO]] : f64) outs([[PART:%.*]] : memref
// CHECK-NEXT:    linalg.matmul ins(%a, %b : {{.*}}) outs([[PART]] :
// CHECK-NOT:     scf.for
// CHECK:         linalg.fill {product.begins}
// CHECK-NEXT:    linalg.matmul
func.func @taken(%a: memref<?x?xf64> {llvm.noalias}, %b: memref<?x?xf64> {llvm.noalias},
    %c: memref<?x?xf64> {llvm.noalias}, %d: memref<?x?xf64> {llvm.noalias},
    %e: memref<40x50xf64> {llvm.noalias}, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c40 = arith.constant 40 : index
  %c50 = arith.constant 50 : index
  %zero = arith.constant 0.0 : f64
  %rows = arith.maxsi %n, %c0 : index
  %columns = arith.maxsi %m, %c0 : index
  %part = memref.subview %c[0, 0] [%rows, %columns] [1, 1]
    : memref<?x?xf64> to memref<?x?xf64, strided<[?, 1]>>
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %m step %c1 {
      %old = memref.load %c[%i, %j] : memref<?x?xf64>
      memref.store %zero, %c[%i, %j] : memref<?x?xf64>
      memref.store %old, %d[%i, %j] : memref<?x?xf64>
    }
  }
  linalg.matmul ins(%a, %b : memref<?x?xf64>, memref<?x?xf64>)
    outs(%part : memref<?x?xf64, strided<[?, 1]>>)
  scf.for %i = %c0 to %c40 step %c1 {
    scf.for %j = %c0 to %c50 step %c1 {
      memref.store %zero, %e[%i, %j] : memref<40x50xf64>
    }
  }
  linalg.matmul ins(%a, %b : memref<?x?xf64>, memref<?x?xf64>) outs(%e : memref<40x50xf64>)
  return
}

// More than the product has, minus zero, another element, and what is read in between.
// CHECK-LABEL: func.func @left
// CHECK-NOT:     linalg.fill
// CHECK:         return
func.func @left(%a: memref<?x?xf64> {llvm.noalias}, %b: memref<?x?xf64> {llvm.noalias},
    %c: memref<?x?xf64> {llvm.noalias}, %d: memref<?x?xf64> {llvm.noalias}, %n: index, %m: index,
    %k: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %minus = arith.constant -0.0 : f64
  %part = memref.subview %c[0, 0] [%n, %m] [1, 1]
    : memref<?x?xf64> to memref<?x?xf64, strided<[?, 1]>>
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %k step %c1 {
      memref.store %zero, %c[%i, %j] : memref<?x?xf64>
    }
  }
  linalg.matmul ins(%a, %b : memref<?x?xf64>, memref<?x?xf64>)
    outs(%part : memref<?x?xf64, strided<[?, 1]>>)
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %m step %c1 {
      memref.store %minus, %c[%i, %j] : memref<?x?xf64>
    }
  }
  linalg.matmul ins(%a, %b : memref<?x?xf64>, memref<?x?xf64>)
    outs(%part : memref<?x?xf64, strided<[?, 1]>>)
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %m step %c1 {
      %first = memref.load %c[%i, %c0] : memref<?x?xf64>
      memref.store %zero, %c[%i, %j] : memref<?x?xf64>
      memref.store %first, %d[%i, %j] : memref<?x?xf64>
    }
  }
  linalg.matmul ins(%a, %b : memref<?x?xf64>, memref<?x?xf64>)
    outs(%part : memref<?x?xf64, strided<[?, 1]>>)
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %m step %c1 {
      memref.store %zero, %c[%i, %j] : memref<?x?xf64>
    }
  }
  %seen = memref.load %c[%c1, %c1] : memref<?x?xf64>
  linalg.matmul ins(%a, %b : memref<?x?xf64>, memref<?x?xf64>)
    outs(%part : memref<?x?xf64, strided<[?, 1]>>)
  return %seen : f64
}

// Elements that may be one place: what is read there may be a zero that was just written.
// CHECK-LABEL: func.func @one_place
// CHECK-NOT:     linalg.fill
// CHECK:         return
func.func @one_place(%a: memref<?x?xf64> {llvm.noalias}, %b: memref<?x?xf64> {llvm.noalias},
    %base: memref<?xf64> {llvm.noalias}, %d: memref<?x?xf64> {llvm.noalias}, %n: index, %m: index,
    %s: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %c = memref.reinterpret_cast %base to offset: [0], sizes: [%n, %m], strides: [%s, 1]
    : memref<?xf64> to memref<?x?xf64, strided<[?, 1]>>
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %m step %c1 {
      %old = memref.load %c[%i, %j] : memref<?x?xf64, strided<[?, 1]>>
      memref.store %zero, %c[%i, %j] : memref<?x?xf64, strided<[?, 1]>>
      memref.store %old, %d[%i, %j] : memref<?x?xf64>
    }
  }
  linalg.matmul ins(%a, %b : memref<?x?xf64>, memref<?x?xf64>)
    outs(%c : memref<?x?xf64, strided<[?, 1]>>)
  return
}
