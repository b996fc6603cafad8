// RUN: ad-opt %s -p "raise-pointers,simplify" | filecheck %s

// Two arrays of the heap that a loop exchanges: which one is freed first is known to nobody.
// CHECK-LABEL: func.func @exchanged
// CHECK:         %[[A:.*]] = memref.alloc() : memref<8x16xf64>
// CHECK:         %[[B:.*]] = memref.alloc() : memref<8x16xf64>
// CHECK:         %[[R:.*]], %[[S:.*]] = scf.for %{{.*}} iter_args(%[[P:.*]] = %[[A]], %[[Q:.*]] = %[[B]]) -> (memref<8x16xf64>, memref<8x16xf64>) {
// CHECK:           scf.for %[[I:.*]] = %{{.*}} {
// CHECK:             scf.for %[[J:.*]] = %{{.*}} {
// CHECK:               memref.load %[[P]][%[[I]], %[[J]]] : memref<8x16xf64>
// CHECK:               memref.store %{{.*}}, %[[Q]][%[[I]], %[[J]]] : memref<8x16xf64>
// CHECK:           scf.yield %[[Q]], %[[P]] : memref<8x16xf64>, memref<8x16xf64>
// CHECK:         memref.load %[[R]][%{{.*}}, %{{.*}}] : memref<8x16xf64>
// CHECK:         memref.dealloc %[[R]] : memref<8x16xf64>
// CHECK:         memref.dealloc %[[S]] : memref<8x16xf64>
// CHECK-NOT:     llvm
// CHECK:         func.return
func.func @exchanged(%n: index, %x: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %bytes = arith.constant 1024 : i64
  %a = llvm_ext.malloc %bytes : i64 -> !llvm.ptr
  %b = llvm_ext.malloc %bytes : i64 -> !llvm.ptr
  llvm.store %x, %a : f64, !llvm.ptr
  %now, %other = scf.for %t = %c0 to %n step %c1 iter_args(%p = %a, %q = %b) -> (!llvm.ptr, !llvm.ptr) {
    scf.for %i = %c0 to %c8 step %c1 {
      %row = arith.index_cast %i : index to i64
      %from = llvm.getelementptr inbounds %p[%row] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<16 x f64>
      %to = llvm.getelementptr inbounds %q[%row] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<16 x f64>
      scf.for %j = %c0 to %c16 step %c1 {
        %column = arith.index_cast %j : index to i64
        %f = llvm.getelementptr inbounds %from[%column] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %g = llvm.getelementptr inbounds %to[%column] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %u = llvm.load %f : !llvm.ptr -> f64
        %v = arith.mulf %u, %u : f64
        llvm.store %v, %g : f64, !llvm.ptr
      }
    }
    scf.yield %q, %p : !llvm.ptr, !llvm.ptr
  }
  %y = llvm.load %now : !llvm.ptr -> f64
  llvm_ext.free %now : !llvm.ptr
  llvm_ext.free %other : !llvm.ptr
  func.return %y : f64
}

// Branches, selects and loops that test; arrays of two sizes have one type.
// CHECK-LABEL: func.func @chosen
// CHECK:         %[[FEW:.*]] = arith.constant 4 : index
// CHECK:         memref.alloc(%[[FEW]]) : memref<?xf32>
// CHECK:         %[[MANY:.*]] = arith.constant 6 : index
// CHECK:         memref.alloc(%[[MANY]]) : memref<?xf32>
// CHECK:         arith.select %{{.*}} : memref<?xf32>
// CHECK:         scf.if %{{.*}} -> (memref<?xf32>) {
// CHECK:         scf.while (%{{.*}} = %{{.*}}) : (memref<?xf32>) -> memref<?xf32>
// CHECK-NOT:     llvm
// CHECK:         func.return
func.func @chosen(%c: i1, %x: f32) -> f32 {
  %few = arith.constant 16 : i64
  %many = arith.constant 24 : i64
  %a = llvm_ext.malloc %few : i64 -> !llvm.ptr
  %b = llvm_ext.malloc %many : i64 -> !llvm.ptr
  llvm.store %x, %a : f32, !llvm.ptr
  llvm.store %x, %b : f32, !llvm.ptr
  %s = arith.select %c, %a, %b : !llvm.ptr
  %t = scf.if %c -> (!llvm.ptr) {
    scf.yield %s : !llvm.ptr
  } else {
    scf.yield %b : !llvm.ptr
  }
  %r = scf.while (%p = %t) : (!llvm.ptr) -> !llvm.ptr {
    %u = llvm.load %p : !llvm.ptr -> f32
    %more = arith.cmpf olt, %u, %x : f32
    scf.condition(%more) %p : !llvm.ptr
  } do {
  ^bb0(%q: !llvm.ptr):
    llvm.store %x, %q : f32, !llvm.ptr
    scf.yield %a : !llvm.ptr
  }
  %y = llvm.load %r : !llvm.ptr -> f32
  llvm_ext.free %a : !llvm.ptr
  llvm_ext.free %b : !llvm.ptr
  func.return %y : f32
}

// Where an argument, no memory at all, an address inside an array, or an array that nobody frees
// is what meets, nothing is done.
// CHECK-LABEL: func.func @argument
// CHECK-NOT:     memref
// CHECK-LABEL: func.func @nothing
// CHECK-NOT:     memref
// CHECK-LABEL: func.func @inside
// CHECK-NOT:     memref
// CHECK-LABEL: func.func @leaked
// CHECK-NOT:     memref
// CHECK-LABEL: func.func @two_types
// CHECK-NOT:     memref
// CHECK-LABEL: func.func @stack_in_loop
// CHECK-NOT:     memref
func.func @argument(%c: i1, %p: !llvm.ptr) -> f64 {
  %bytes = arith.constant 64 : i64
  %a = llvm_ext.malloc %bytes : i64 -> !llvm.ptr
  %s = arith.select %c, %a, %p : !llvm.ptr
  %y = llvm.load %s : !llvm.ptr -> f64
  llvm_ext.free %a : !llvm.ptr
  func.return %y : f64
}

func.func @nothing(%c: i1) -> f64 {
  %bytes = arith.constant 64 : i64
  %null = llvm.mlir.zero : !llvm.ptr
  %a = llvm_ext.malloc %bytes : i64 -> !llvm.ptr
  %s = arith.select %c, %a, %null : !llvm.ptr
  %y = llvm.load %s : !llvm.ptr -> f64
  llvm_ext.free %a : !llvm.ptr
  func.return %y : f64
}

func.func @inside(%c: i1) -> f64 {
  %bytes = arith.constant 64 : i64
  %a = llvm_ext.malloc %bytes : i64 -> !llvm.ptr
  %next = llvm.getelementptr %a[1] : (!llvm.ptr) -> !llvm.ptr, f64
  %s = arith.select %c, %a, %next : !llvm.ptr
  %y = llvm.load %s : !llvm.ptr -> f64
  llvm_ext.free %a : !llvm.ptr
  func.return %y : f64
}

func.func @leaked(%c: i1) -> f64 {
  %bytes = arith.constant 64 : i64
  %a = llvm_ext.malloc %bytes : i64 -> !llvm.ptr
  %b = llvm_ext.malloc %bytes : i64 -> !llvm.ptr
  %s = arith.select %c, %a, %b : !llvm.ptr
  %y = llvm.load %s : !llvm.ptr -> f64
  llvm_ext.free %s : !llvm.ptr
  func.return %y : f64
}

func.func @two_types(%c: i1, %x: f32) -> f64 {
  %bytes = arith.constant 64 : i64
  %a = llvm_ext.malloc %bytes : i64 -> !llvm.ptr
  %b = llvm_ext.malloc %bytes : i64 -> !llvm.ptr
  llvm.store %x, %b : f32, !llvm.ptr
  %s = arith.select %c, %a, %b : !llvm.ptr
  %y = llvm.load %s : !llvm.ptr -> f64
  llvm_ext.free %a : !llvm.ptr
  llvm_ext.free %b : !llvm.ptr
  func.return %y : f64
}

// Each trip has an array of its own, which the next one still reads.
func.func @stack_in_loop(%n: index, %x: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i32
  %a = llvm.alloca %one x !llvm.array<4 x f64> : (i32) -> !llvm.ptr
  llvm.store %x, %a : f64, !llvm.ptr
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%p = %a) -> (!llvm.ptr) {
    %b = llvm.alloca %one x !llvm.array<4 x f64> : (i32) -> !llvm.ptr
    %u = llvm.load %p : !llvm.ptr -> f64
    llvm.store %u, %b : f64, !llvm.ptr
    scf.yield %b : !llvm.ptr
  }
  %y = llvm.load %r : !llvm.ptr -> f64
  func.return %y : f64
}
