// RUN: ad-opt %s -p "raise-pointers,simplify" | filecheck %s

// Memory that is set to zeros, as that of calloc is, is an array with zeros.

// CHECK-LABEL: func.func @zeroed
// CHECK:         %[[M:.*]] = memref.alloc(%{{.*}}) : memref<?x64xf64>
// CHECK:         scf.for %[[I:.*]] =
// CHECK-NEXT:      scf.for %[[J:.*]] =
// CHECK-NEXT:        memref.store %{{.*}}, %[[M]][%[[I]], %[[J]]] : memref<?x64xf64>
// CHECK:         scf.for %r =
// CHECK-NOT:     llvm.
func.func @zeroed(%n: i64, %x: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %shift = arith.constant 9 : i64
  %zero = arith.constant 0 : i8
  %bytes = arith.shli %n, %shift : i64
  %m = llvm_ext.malloc %bytes : i64 -> !llvm.ptr
  "llvm.intr.memset"(%m, %zero, %bytes) <{isVolatile = false}> {ad_opt.fresh} : (!llvm.ptr, i8, i64) -> ()
  %rows = arith.index_cast %n : i64 to index
  scf.for %r = %c0 to %rows step %c1 {
    %row = arith.index_cast %r : index to i64
    %p = llvm.getelementptr inbounds %m[%row] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<64 x f64>
    scf.for %c = %c0 to %c64 step %c1 {
      %column = arith.index_cast %c : index to i64
      %q = llvm.getelementptr inbounds %p[%column] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      %old = llvm.load %q : !llvm.ptr -> f64
      %new = arith.addf %old, %x : f64
      llvm.store %new, %q : f64, !llvm.ptr
    }
  }
  %y = llvm.load %m : !llvm.ptr -> f64
  llvm_ext.free %m : !llvm.ptr
  func.return %y : f64
}

// Not to its end: its first elements, of an array of one dimension.

// CHECK-LABEL: func.func @first
// CHECK:         memref.alloca() : memref<12xf64>
// CHECK:         %[[END:.*]] = arith.constant 8 : index
// CHECK:         scf.for %[[I:.*]] = %{{.*}} to %[[END]] step
// CHECK-NEXT:      memref.store %{{.*}}, %{{.*}}[%[[I]]] : memref<12xf64>
// CHECK:         memref.store %x
// CHECK-NOT:     llvm.
func.func @first(%i: i64, %x: f64) -> f64 {
  %one = arith.constant 1 : i32
  %bytes = arith.constant 64 : i64
  %zero = arith.constant 0 : i8
  %a = llvm.alloca %one x !llvm.array<12 x f64> : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%a, %zero, %bytes) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %p = llvm.getelementptr inbounds %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  llvm.store %x, %p : f64, !llvm.ptr
  %q = llvm.getelementptr inbounds %a[56] : (!llvm.ptr) -> !llvm.ptr, i8
  %y = llvm.load %q : !llvm.ptr -> f64
  func.return %y : f64
}

// Bytes that are no zeros, or no whole number of elements.

// CHECK-LABEL: func.func @ones
// CHECK:         llvm.intr.memset
func.func @ones(%i: i64) -> f64 {
  %one = arith.constant 1 : i32
  %bytes = arith.constant 64 : i64
  %byte = arith.constant 1 : i8
  %a = llvm.alloca %one x !llvm.array<8 x f64> : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%a, %byte, %bytes) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %p = llvm.getelementptr inbounds %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  %y = llvm.load %p : !llvm.ptr -> f64
  func.return %y : f64
}

// CHECK-LABEL: func.func @parts
// CHECK:         llvm.intr.memset
func.func @parts(%i: i64, %bytes: i64) -> f64 {
  %zero = arith.constant 0 : i8
  %a = llvm_ext.malloc %bytes : i64 -> !llvm.ptr
  "llvm.intr.memset"(%a, %zero, %bytes) <{isVolatile = false}> {ad_opt.fresh} : (!llvm.ptr, i8, i64) -> ()
  %p = llvm.getelementptr inbounds %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  %y = llvm.load %p : !llvm.ptr -> f64
  llvm_ext.free %a : !llvm.ptr
  func.return %y : f64
}

// CHECK-LABEL: func.func @volatile
// CHECK:         llvm.intr.memset
func.func @volatile(%i: i64) -> f64 {
  %one = arith.constant 1 : i32
  %bytes = arith.constant 64 : i64
  %byte = arith.constant 0 : i8
  %a = llvm.alloca %one x !llvm.array<8 x f64> : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%a, %byte, %bytes) <{isVolatile = true}> : (!llvm.ptr, i8, i64) -> ()
  %p = llvm.getelementptr inbounds %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  %y = llvm.load %p : !llvm.ptr -> f64
  func.return %y : f64
}

// Whether there is memory is known: programs ask behind each malloc.

// CHECK-LABEL: func.func @checked
// CHECK-NOT:     llvm.
// CHECK-NOT:     scf.if
// CHECK:         memref.store %x
func.func @checked(%n: i64, %i: i64, %x: f64) -> f64 {
  %shift = arith.constant 3 : i64
  %nothing = arith.constant -1.0 : f64
  %bytes = arith.shli %n, %shift : i64
  %a = llvm_ext.malloc %bytes : i64 -> !llvm.ptr
  %null = llvm.mlir.zero : !llvm.ptr
  %failed = llvm.icmp "eq" %a, %null : !llvm.ptr
  %y = scf.if %failed -> (f64) {
    scf.yield %nothing : f64
  } else {
    %p = llvm.getelementptr inbounds %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %x, %p : f64, !llvm.ptr
    %z = llvm.load %p : !llvm.ptr -> f64
    llvm_ext.free %a : !llvm.ptr
    scf.yield %z : f64
  }
  func.return %y : f64
}
