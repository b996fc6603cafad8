// RUN: ad-opt %s -p "lower-to-llvm" | filecheck %s

// A buffer behind an address is the address itself.
// CHECK-LABEL: llvm.func @second
// CHECK:         %[[P:.*]] = llvm.getelementptr inbounds %x[1]
// CHECK:         llvm.load %[[P]] 
func.func @second(%x: !llvm.ptr) -> f64 {
  %c1 = arith.constant 1 : index
  %m = llvm_ext.elements %x : !llvm.ptr -> memref<?xf64>
  %e = memref.load %m[%c1] : memref<?xf64>
  func.return %e : f64
}
