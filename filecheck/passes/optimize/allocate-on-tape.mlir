// RUN: ad-opt %s -p allocate-on-tape | filecheck %s

// CHECK-LABEL: func.func @lives_as_long
// CHECK:         %[[TAPE:.*]] = autodiff.tape_begin
// CHECK-NEXT:    %m = autodiff.arena_alloc %[[TAPE]]() {uninitialized} : memref<1024x1024xf64>
// CHECK-NEXT:    %n = autodiff.arena_alloc %[[TAPE]](%size) {uninitialized} : memref<?xf32>
// CHECK-NOT:     memref.dealloc
// CHECK:         autodiff.tape_end
func.func @lives_as_long(%x: f64, %size: index) {
  %c0 = arith.constant 0 : index
  %tape = autodiff.tape_begin : !autodiff.tape
  %m = memref.alloc() : memref<1024x1024xf64>
  %n = memref.alloc(%size) : memref<?xf32>
  memref.store %x, %m[%c0, %c0] : memref<1024x1024xf64>
  memref.dealloc %m : memref<1024x1024xf64>
  memref.dealloc %n : memref<?xf32>
  autodiff.tape_end %tape : !autodiff.tape
  func.return
}

// Buffers that a loop has exchanged are freed both, whichever is which.
// CHECK-LABEL: func.func @exchanged
// CHECK:         %[[BYTES:.*]] = arith.index_cast %bytes
// CHECK-NEXT:    %a = autodiff.arena_alloc %{{.*}}(%[[BYTES]]) {uninitialized} : !llvm.ptr
// CHECK:         %b = autodiff.arena_alloc %{{.*}} {uninitialized} : !llvm.ptr
// CHECK-NOT:     autodiff.defer_dealloc
// CHECK-NOT:     llvm_ext.free
// CHECK:         autodiff.tape_end
func.func @exchanged(%odd: i1, %bytes: i64, %x: f64) {
  %tape = autodiff.tape_begin : !autodiff.tape
  %a = llvm_ext.malloc %bytes : i64 -> !llvm.ptr
  %b = llvm_ext.malloc %bytes : i64 -> !llvm.ptr
  %new = arith.select %odd, %a, %b : !llvm.ptr
  %old = arith.select %odd, %b, %a : !llvm.ptr
  llvm.store %x, %new : f64, !llvm.ptr
  autodiff.defer_dealloc %tape, %new : !llvm.ptr
  llvm_ext.free %old : !llvm.ptr
  autodiff.tape_end %tape : !autodiff.tape
  func.return
}

// Only one of two is freed: it is not known which.
// CHECK-LABEL: func.func @one_of_two
// CHECK-COUNT-2: llvm_ext.malloc
// CHECK:         llvm_ext.free
func.func @one_of_two(%odd: i1, %bytes: i64) -> !llvm.ptr {
  %tape = autodiff.tape_begin : !autodiff.tape
  %a = llvm_ext.malloc %bytes : i64 -> !llvm.ptr
  %b = llvm_ext.malloc %bytes : i64 -> !llvm.ptr
  %new = arith.select %odd, %a, %b : !llvm.ptr
  %old = arith.select %odd, %b, %a : !llvm.ptr
  llvm_ext.free %old : !llvm.ptr
  autodiff.tape_end %tape : !autodiff.tape
  func.return %new : !llvm.ptr
}

// Memory that is free before other memory is taken is used again; little memory stays where it is.
// CHECK-LABEL: func.func @in_turn
// CHECK:         %first = memref.alloc
// CHECK:         memref.dealloc %first
// CHECK:         %second = autodiff.arena_alloc
// CHECK:         %few = memref.alloc
// CHECK:         memref.dealloc %few
func.func @in_turn(%size: index) {
  %tape = autodiff.tape_begin : !autodiff.tape
  %first = memref.alloc(%size) : memref<?xf64>
  memref.dealloc %first : memref<?xf64>
  %second = memref.alloc(%size) : memref<?xf64>
  %few = memref.alloc() : memref<8xf64>
  memref.dealloc %second : memref<?xf64>
  memref.dealloc %few : memref<8xf64>
  autodiff.tape_end %tape : !autodiff.tape
  func.return
}

// A buffer that the caller gets stays on the heap, and so does one of a tape that goes to others.
// CHECK-LABEL: func.func @returned
// CHECK:         memref.alloc
// CHECK:         memref.alloc
func.func @returned(%size: index) -> (memref<?xf64>, !autodiff.tape) {
  %tape = autodiff.tape_begin : !autodiff.tape
  %m = memref.alloc(%size) : memref<?xf64>
  %n = memref.alloc(%size) : memref<?xf64>
  memref.dealloc %n : memref<?xf64>
  func.return %m, %tape : memref<?xf64>, !autodiff.tape
}

// What is taken before another frame begins goes back with it.
// CHECK-LABEL: func.func @given_back
// CHECK:         memref.alloc
func.func @given_back(%size: index) {
  %tape = autodiff.tape_begin : !autodiff.tape
  %mark = autodiff.tape_mark %tape : !autodiff.frame<>
  %m = memref.alloc(%size) : memref<?xf64>
  autodiff.tape_reset %tape, %mark : !autodiff.frame<>
  memref.dealloc %m : memref<?xf64>
  autodiff.tape_end %tape : !autodiff.tape
  func.return
}

// Memory that waits for the end of its tape lies in the tape, whatever is taken behind; that of another tape does not.
// CHECK-LABEL: func.func @deferred
// CHECK:         %[[OUTER:.*]] = autodiff.tape_begin
// CHECK:         %a = autodiff.arena_alloc %[[OUTER]]
// CHECK:         %b = memref.alloc
// CHECK-NEXT:    autodiff.defer_dealloc %{{.*}}, %b
// CHECK-NEXT:    %c = autodiff.arena_alloc %[[OUTER]]
func.func @deferred(%size: index, %other: !autodiff.tape) {
  %tape = autodiff.tape_begin : !autodiff.tape
  %a = memref.alloc(%size) : memref<?xf64>
  autodiff.defer_dealloc %tape, %a : memref<?xf64>
  %b = memref.alloc(%size) : memref<?xf64>
  autodiff.defer_dealloc %other, %b : memref<?xf64>
  %c = memref.alloc(%size) : memref<?xf64>
  memref.dealloc %c : memref<?xf64>
  autodiff.tape_end %tape : !autodiff.tape
  func.return
}
