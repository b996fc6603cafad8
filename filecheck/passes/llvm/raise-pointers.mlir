// RUN: ad-opt %s -p "raise-pointers,simplify" | filecheck %s

// CHECK-LABEL: func.func @stack
// CHECK:         %[[A:.*]] = memref.alloca() {alignment = 16 : i64} : memref<3xf64>
// CHECK:         scf.for %[[K:.*]] = %{{.*}} to %{{.*}} step %{{.*}} {
// CHECK-NEXT:      memref.store %{{.*}}, %[[A]][%[[K]]] : memref<3xf64>
// CHECK:         memref.load %[[A]][%{{.*}}] : memref<3xf64>
// CHECK-NOT:     llvm.
func.func @stack(%x: f64) -> f64 {
  %one = arith.constant 1 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %a = llvm.alloca %one x !llvm.array<3 x f64> {alignment = 16 : i64} : (i32) -> !llvm.ptr
  scf.for %k = %c0 to %c3 step %c1 {
    %i = arith.index_cast %k : index to i64
    %p = llvm.getelementptr inbounds %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %x, %p : f64, !llvm.ptr
  }
  %q = llvm.getelementptr inbounds %a[16] : (!llvm.ptr) -> !llvm.ptr, i8
  %y = llvm.load %q : !llvm.ptr -> f64
  func.return %y : f64
}

// Two strides, and the second index stays below 64: two dimensions.
// CHECK-LABEL: func.func @heap
// CHECK-SAME:    (%[[N:.*]]: i64
// CHECK:         %[[ROWS:.*]] = arith.index_cast %[[N]] : i64 to index
// CHECK:         %[[M:.*]] = memref.alloc(%[[ROWS]]) : memref<?x64xf32>
// CHECK:         memref.store %{{.*}}, %[[M]][%{{.*}}, %{{.*}}] : memref<?x64xf32>
// CHECK:         memref.dealloc %[[M]] : memref<?x64xf32>
func.func @heap(%n: i64, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %shift = arith.constant 8 : i64
  %bytes = arith.shli %n, %shift : i64
  %m = llvm_ext.malloc %bytes : i64 -> !llvm.ptr
  %rows = arith.index_cast %n : i64 to index
  scf.for %r = %c0 to %rows step %c1 {
    %row = arith.index_cast %r : index to i64
    %p = llvm.getelementptr inbounds %m[%row] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<64 x f32>
    scf.for %c = %c0 to %c64 step %c1 {
      %column = arith.index_cast %c : index to i64
      %q = llvm.getelementptr inbounds %p[%column] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      llvm.store %x, %q : f32, !llvm.ptr
    }
  }
  %y = llvm.load %m : !llvm.ptr -> f32
  llvm_ext.free %m : !llvm.ptr
  func.return %y : f32
}

// The second index may be anything: one dimension, and the index as the addresses had it.
// CHECK-LABEL: func.func @flat
// CHECK:         memref.alloca() : memref<12xf64>
// CHECK:         %[[I:.*]] = arith.index_cast %{{.*}} : i64 to index
// CHECK:         %[[ROW:.*]] = arith.muli %[[I]], %{{.*}} : index
// CHECK:         %[[J:.*]] = arith.index_cast %{{.*}} : i64 to index
// CHECK:         %[[AT:.*]] = arith.addi %[[J]], %[[ROW]] : index
// CHECK:         memref.store %{{.*}}, %{{.*}}[%[[AT]]] : memref<12xf64>
func.func @flat(%i: i64, %j: i64, %x: f64) -> f64 {
  %one = arith.constant 1 : i32
  %a = llvm.alloca %one x !llvm.array<3 x array<4 x f64>> : (i32) -> !llvm.ptr
  %p = llvm.getelementptr inbounds %a[0, %i, %j] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x array<4 x f64>>
  llvm.store %x, %p : f64, !llvm.ptr
  %y = llvm.load %a : !llvm.ptr -> f64
  func.return %y : f64
}

// A part of an element, another type, an address that is stored or asked about: nothing is done.
// CHECK-LABEL: func.func @stays
// CHECK-NOT:     memref
func.func @stays(%i: i64, %x: f64, %out: !llvm.ptr) -> i1 {
  %one = arith.constant 1 : i32
  %a = llvm.alloca %one x !llvm.array<2 x f64> : (i32) -> !llvm.ptr
  %p = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.store %x, %p : f64, !llvm.ptr
  %b = llvm.alloca %one x !llvm.array<2 x f64> : (i32) -> !llvm.ptr
  %f = llvm.load %b : !llvm.ptr -> f64
  %g = llvm.load %b : !llvm.ptr -> f32
  %c = llvm.alloca %one x f64 : (i32) -> !llvm.ptr
  llvm.store %f, %c : f64, !llvm.ptr
  llvm.store %c, %out : !llvm.ptr, !llvm.ptr
  %d = llvm.alloca %one x f64 : (i32) -> !llvm.ptr
  llvm.store volatile %f, %d : f64, !llvm.ptr
  %e = llvm.alloca %one x f64 : (i32) -> !llvm.ptr
  llvm.store %f, %e : f64, !llvm.ptr
  %same = llvm.icmp "eq" %e, %out : !llvm.ptr
  %h = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
  %k = llvm.load %h : !llvm.ptr -> i64
  func.return %same : i1
}
