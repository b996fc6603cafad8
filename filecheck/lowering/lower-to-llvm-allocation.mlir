// RUN: ad-opt %s -p "lower-to-llvm" | filecheck %s

// CHECK: llvm.mlir.global internal constant @table(dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf64>) {{.*}}: !llvm.array<2 x f64>
memref.global "private" constant @table : memref<2xf64> = dense<[1.0, 2.0]>

// A global owns nothing that could be freed: its allocated pointer is null.
// CHECK-LABEL: llvm.func @global() -> !llvm.struct<(!llvm.ptr, !llvm.ptr, i64, !llvm.array<1 x i64>, !llvm.array<1 x i64>)>
// CHECK:         %[[null:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK:         %[[table:.*]] = llvm.mlir.addressof @table : !llvm.ptr
// CHECK:         llvm.insertvalue %[[null]], %{{.*}}[0]
// CHECK:         llvm.insertvalue %[[table]], %{{.*}}[1]
func.func @global() -> (memref<2xf64>) {
  %t = memref.get_global @table : memref<2xf64>
  return %t : memref<2xf64>
}

// Memory is aligned to a cache line, its size a multiple of that.
// CHECK-LABEL: llvm.func @heap(%n: i64)
// CHECK-DAG:     %[[line:.*]] = llvm.mlir.constant(64 : i64) : i64
// CHECK-DAG:     %[[mask:.*]] = llvm.mlir.constant(-64 : i64) : i64
// CHECK:         %[[bytes:.*]] = llvm.and %{{.*}}, %[[mask]]
// CHECK-NEXT:    %[[p:.*]] = llvm.call @aligned_alloc(%[[line]], %[[bytes]]) : (i64, i64) -> !llvm.ptr
// CHECK-NEXT:    llvm.call @free(%[[p]]) : (!llvm.ptr) -> ()
func.func @heap(%n: index) {
  %a = memref.alloc(%n) : memref<?xf64>
  memref.dealloc %a : memref<?xf64>
  return
}

// A buffer of a scope that is entered again and again stands in the entry block.
// CHECK-LABEL: llvm.func @stack(
// CHECK:         llvm.alloca %{{.*}} x !llvm.array<4 x f64>
// CHECK-NOT:     stacksave
// CHECK:         llvm.br ^bb1
func.func @stack(%c: i1, %i: index, %x: f64) {
  cf.br ^again
^again:
  memref.alloca_scope {
    %a = memref.alloca() : memref<4xf64>
    memref.store %x, %a[%i] : memref<4xf64>
  }
  cf.cond_br %c, ^again, ^end
^end:
  return
}
