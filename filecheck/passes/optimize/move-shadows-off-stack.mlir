// RUN: ad-opt %s -p move-shadows-off-stack | filecheck %s

// What is not marked stays. The tape ends at every way out.
// CHECK-LABEL: func.func @twice
// CHECK-NEXT:    %[[T:.*]] = autodiff.tape_begin : !autodiff.tape
// CHECK-NEXT:    %b = memref.alloca(%n) : memref<?xf64>
// CHECK-NEXT:    %db = autodiff.arena_alloc %[[T]](%n) {uninitialized} : memref<?xf64>
// CHECK-NEXT:    cf.cond_br
// CHECK:         autodiff.tape_end %[[T]]
// CHECK-NEXT:    func.return
// CHECK:         autodiff.tape_end %[[T]]
// CHECK-NEXT:    func.return
func.func @twice(%n: index, %c: i1) -> f64 {
  %b = memref.alloca(%n) : memref<?xf64>
  %db = memref.alloca(%n) {autodiff.off_stack} : memref<?xf64>
  cf.cond_br %c, ^a, ^b
^a:
  %0 = memref.load %db[%n] : memref<?xf64>
  func.return %0 : f64
^b:
  %1 = memref.load %b[%n] : memref<?xf64>
  func.return %1 : f64
}

// Where the stack shrinks, the tape does.
// CHECK-LABEL: func.func @in_a_loop
// CHECK:         scf.for
// CHECK-NEXT:      %[[S:.*]] = llvm.intr.stacksave
// CHECK-NEXT:      %[[M:.*]] = autodiff.tape_mark %[[T2:.*]] : !autodiff.frame<>
// CHECK-NOT:       alloca
// CHECK:           autodiff.arena_alloc %[[T2]](%{{.*}}) {uninitialized} : !llvm.ptr
// CHECK:           autodiff.tape_reset %[[T2]], %[[M]]
// CHECK-NEXT:      llvm.intr.stackrestore %[[S]]
func.func @in_a_loop(%n: index, %k: i64, %x: f64) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  scf.for %i = %zero to %n step %one {
    %s = llvm.intr.stacksave : !llvm.ptr
    %p = llvm.alloca %k x f64 {autodiff.off_stack} : (i64) -> !llvm.ptr
    llvm.store %x, %p : f64, !llvm.ptr
    llvm.intr.stackrestore %s : !llvm.ptr
  }
  func.return
}

// CHECK-LABEL: func.func @in_a_scope
// CHECK:         %[[M3:.*]] = autodiff.tape_mark %[[T3:.*]] : !autodiff.frame<>
// CHECK-NEXT:    memref.alloca_scope
// CHECK-NEXT:      autodiff.arena_alloc %[[T3]]()
// CHECK:         autodiff.tape_reset %[[T3]], %[[M3]]
// CHECK-NEXT:    autodiff.tape_end
func.func @in_a_scope(%x: f64, %i: index) {
  memref.alloca_scope {
    %a = memref.alloca() {autodiff.off_stack} : memref<4096xf64>
    memref.store %x, %a[%i] : memref<4096xf64>
  }
  func.return
}

// Iterations that may run at once have no tape in common; an arena knows no larger alignment than 64.
// CHECK-LABEL: func.func @stays
// CHECK-NOT:     autodiff.tape
// CHECK:         memref.alloca() {
// CHECK:         memref.alloca() {
// CHECK:         func.return
func.func @stays(%n: index, %x: f64) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %b = memref.alloca() {alignment = 128 : i64, autodiff.off_stack} : memref<4096xf64>
  memref.store %x, %b[%zero] : memref<4096xf64>
  scf.parallel (%i) = (%zero) to (%n) step (%one) {
    %a = memref.alloca() {autodiff.off_stack} : memref<4096xf64>
    memref.store %x, %a[%i] : memref<4096xf64>
    scf.reduce
  }
  func.return
}
