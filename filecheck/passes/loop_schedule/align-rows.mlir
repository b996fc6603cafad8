// RUN: ad-opt %s -p align-rows | filecheck %s

// Rows of 1024 numbers in memory that begins with a line: seven iterations lead to the next line.

// CHECK-LABEL: func.func @inner_points
// CHECK:         %[[CUT:.*]] = arith.constant 8 : index
// CHECK-NEXT:    scf.for %j = %c1 to %[[CUT]] step %c1 {
// CHECK:           memref.store %x, %a[%i, %j]
// CHECK:         } {llvm.loop_annotation = #loop_annotation}
// CHECK:         scf.for %{{.*}} = %[[CUT]] to %last step %c1 {
// CHECK-NEXT:      memref.store %x, %a[%i, %{{.*}}]
// CHECK-NEXT:    }
// CHECK-NEXT:    autodiff.tape_end
func.func @inner_points(%x: f64, %i: index) {
  %c1 = arith.constant 1 : index
  %last = arith.constant 1023 : index
  %t = autodiff.tape_begin : !autodiff.tape
  %a = autodiff.arena_alloc %t() {uninitialized} : memref<1024x1024xf64>
  scf.for %j = %c1 to %last step %c1 {
    memref.store %x, %a[%i, %j] : memref<1024x1024xf64>
  }
  autodiff.tape_end %t : !autodiff.tape
  return
}

// Two stores of three begin with a line four iterations on; what is carried goes on from one loop to the other.

// CHECK-LABEL: func.func @most_stores
// CHECK:         autodiff.arena_alloc
// CHECK-NEXT:    %[[CUT:.*]] = arith.constant 6 : index
// CHECK-NEXT:    %[[S:.*]] = scf.for %j = %c2 to %[[CUT]] step %c1 iter_args(%s = %x) -> (f32)
// CHECK:         %[[R:.*]] = scf.for %{{.*}} = %[[CUT]] to %last step %c1 iter_args(%{{.*}} = %[[S]]) -> (f32)
// CHECK:         func.return %[[R]]
func.func @most_stores(%x: f32, %i: index) -> f32 {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c6 = arith.constant 6 : index
  %last = arith.constant 1000 : index
  %t = autodiff.tape_begin : !autodiff.tape
  %a = autodiff.arena_alloc %t() {uninitialized} : memref<8x1024xf32>
  %r = scf.for %j = %c2 to %last step %c1 iter_args(%s = %x) -> (f32) {
    %before = arith.subi %j, %c2 : index
    %behind = arith.subi %j, %c6 : index
    memref.store %s, %a[%c1, %before] : memref<8x1024xf32>
    memref.store %s, %a[%c2, %behind] : memref<8x1024xf32>
    memref.store %s, %a[%i, %behind] : memref<8x1024xf32>
    %n = arith.addf %s, %x : f32
    scf.yield %n : f32
  }
  autodiff.tape_end %t : !autodiff.tape
  return %r : f32
}

// Nothing is known of where arguments begin, or of rows that have another length; few iterations, and rows that begin with a line, stay.

// CHECK-LABEL: func.func @stays
// CHECK-COUNT-4: scf.for
// CHECK-NOT:     scf.for
// CHECK:         func.return
func.func @stays(%x: f64, %i: index, %given: memref<1024x1024xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %few = arith.constant 60 : index
  %last = arith.constant 1001 : index
  %t = autodiff.tape_begin : !autodiff.tape
  %odd = autodiff.arena_alloc %t() {uninitialized} : memref<1024x1002xf64>
  %a = autodiff.arena_alloc %t() {uninitialized} : memref<1024x1024xf64>
  scf.for %j = %c1 to %last step %c1 {
    memref.store %x, %given[%i, %j] : memref<1024x1024xf64>
  }
  scf.for %j = %c1 to %last step %c1 {
    memref.store %x, %odd[%i, %j] : memref<1024x1002xf64>
  }
  scf.for %j = %c1 to %few step %c1 {
    memref.store %x, %a[%i, %j] : memref<1024x1024xf64>
  }
  scf.for %j = %c0 to %last step %c1 {
    memref.store %x, %a[%i, %j] : memref<1024x1024xf64>
  }
  autodiff.tape_end %t : !autodiff.tape
  return
}

// Rows that a program counts itself in memory without dimensions: a view that begins where that does.

// CHECK-LABEL: func.func @counted_rows
// CHECK:         %[[CUT:.*]] = arith.constant 8 : index
// CHECK-NEXT:    scf.for %j = %c1 to %[[CUT]] step %c1 {
// CHECK:         } {llvm.loop_annotation = #loop_annotation}
// CHECK:         scf.for %{{.*}} = %[[CUT]] to %last step %c1 {
func.func @counted_rows(%x: f64, %i: index, %n: index) {
  %c1 = arith.constant 1 : index
  %last = arith.constant 1023 : index
  %t = autodiff.tape_begin : !autodiff.tape
  %flat = autodiff.arena_alloc %t(%n) {uninitialized} : memref<?xf64>
  %a = memref.reinterpret_cast %flat to offset: [0], sizes: [%i, 1024], strides: [1024, 1] : memref<?xf64> to memref<?x1024xf64>
  scf.for %j = %c1 to %last step %c1 {
    memref.store %x, %a[%i, %j] : memref<?x1024xf64>
  }
  autodiff.tape_end %t : !autodiff.tape
  return
}
