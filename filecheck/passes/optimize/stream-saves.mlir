// RUN: ad-opt %s -p stream-saves | filecheck %s
// RUN: ad-opt %s -p "stream-saves,lower" --emit=llvm-ir | filecheck %s --check-prefix=LLVM

// A row is copied in front of its loop: in lines where the tape is large, else element by element.

// CHECK-LABEL: func.func @rows
// CHECK:         %[[F:.*]] = autodiff.arena_alloc %t(%n) {uninitialized} : memref<?xf64>
// CHECK:         %[[LARGE:[0-9]+]] = arith.cmpi sge, %n, %{{.*}} : index
// CHECK:         scf.if %[[LARGE]] {
// CHECK:           vector.load %m[%i, %{{.*}}] : memref<64x64xf64>, vector<8xf64>
// CHECK-NEXT:      vector.store %{{.*}}, %[[F]][%{{.*}}] {{.*}}nontemporal = true{{.*}} : memref<?xf64>, vector<8xf64>
// CHECK:         } else {
// CHECK-NOT:       vector
// CHECK:         }
// CHECK:         scf.for %j
// CHECK-NOT:       store
// CHECK:         memref.load %[[F]][%k] : memref<?xf64>
// CHECK-NOT:     autodiff.save
// LLVM-LABEL:  define double @rows
// LLVM:          store <8 x double> %{{.*}}, ptr %{{.*}}, align 64, !nontemporal
func.func @rows(%n: index, %k: index, %x: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %width = arith.constant 64 : index
  %m = memref.alloc() : memref<64x64xf64>
  %t = autodiff.tape_begin : !autodiff.tape
  %f = autodiff.frame %t, %n : !autodiff.frame<f64>
  scf.for %i = %c0 to %width step %c1 {
    %row = arith.muli %i, %width : index
    scf.for %j = %c1 to %width step %c1 {
      %before = arith.subi %j, %c1 : index
      %at = arith.addi %row, %before : index
      %u = memref.load %m[%i, %j] : memref<64x64xf64>
      autodiff.save %u, %f[%at] of %n {slot = 0 : i64} : f64, !autodiff.frame<f64>
    }
  }
  %back = autodiff.restore %f[%k] of %n {slot = 0 : i64} : f64, !autodiff.frame<f64>
  autodiff.tape_end %t : !autodiff.tape
  memref.dealloc %m : memref<64x64xf64>
  return %back : f64
}

// What the loop writes is not what it was when it began; records of two values, columns, and a loop
// that is not in another one stay.

// CHECK-LABEL: func.func @others
// CHECK-NOT:     arena_alloc
// CHECK-NOT:     nontemporal
func.func @others(%n: index, %x: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %width = arith.constant 64 : index
  %m = memref.alloc() : memref<64x64xf64>
  %t = autodiff.tape_begin : !autodiff.tape
  %written = autodiff.frame %t, %n : !autodiff.frame<f64>
  %two = autodiff.frame %t, %n : !autodiff.frame<f64, f64>
  %column = autodiff.frame %t, %n : !autodiff.frame<f64>
  %single = autodiff.frame %t, %n : !autodiff.frame<f64>
  scf.for %i = %c0 to %width step %c1 {
    scf.for %j = %c1 to %width step %c1 {
      %before = arith.subi %j, %c1 : index
      %u = memref.load %m[%i, %j] : memref<64x64xf64>
      autodiff.save %u, %written[%j] of %n {slot = 0 : i64} : f64, !autodiff.frame<f64>
      %v = arith.mulf %u, %x : f64
      memref.store %v, %m[%i, %before] : memref<64x64xf64>
    }
    scf.for %j = %c1 to %width step %c1 {
      %u = memref.load %m[%i, %j] : memref<64x64xf64>
      autodiff.save %u, %two[%j] of %n {slot = 0 : i64} : f64, !autodiff.frame<f64, f64>
      autodiff.save %u, %two[%j] of %n {slot = 1 : i64} : f64, !autodiff.frame<f64, f64>
      %v = memref.load %m[%j, %i] : memref<64x64xf64>
      autodiff.save %v, %column[%j] of %n {slot = 0 : i64} : f64, !autodiff.frame<f64>
    }
  }
  scf.for %j = %c1 to %width step %c1 {
    %u = memref.load %m[%c0, %j] : memref<64x64xf64>
    autodiff.save %u, %single[%j] of %n {slot = 0 : i64} : f64, !autodiff.frame<f64>
  }
  autodiff.tape_end %t : !autodiff.tape
  memref.dealloc %m : memref<64x64xf64>
  return
}

// Rows of a view are those of its buffer, whoever else has a view of that.

// CHECK-LABEL: func.func @view
// CHECK:         nontemporal
// CHECK:         scf.for %i
// CHECK:           autodiff.save
func.func @view(%n: index, %x: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %width = arith.constant 64 : index
  %flat = memref.alloc(%n) : memref<?xf64>
  %m = memref.reinterpret_cast %flat to offset: [0], sizes: [64, 64], strides: [64, 1] : memref<?xf64> to memref<64x64xf64>
  %t = autodiff.tape_begin : !autodiff.tape
  %f = autodiff.frame %t, %n : !autodiff.frame<f64>
  scf.for %i = %c0 to %width step %c1 {
    %row = arith.muli %i, %width : index
    scf.for %j = %c0 to %width step %c1 {
      %at = arith.addi %row, %j : index
      %u = memref.load %m[%i, %j] : memref<64x64xf64>
      autodiff.save %u, %f[%at] of %n {slot = 0 : i64} : f64, !autodiff.frame<f64>
    }
  }
  %g = autodiff.frame %t, %n : !autodiff.frame<f64>
  scf.for %i = %c0 to %width step %c1 {
    %row = arith.muli %i, %width : index
    scf.for %j = %c0 to %width step %c1 {
      %at = arith.addi %row, %j : index
      %u = memref.load %m[%i, %j] : memref<64x64xf64>
      autodiff.save %u, %g[%at] of %n {slot = 0 : i64} : f64, !autodiff.frame<f64>
      memref.store %x, %flat[%at] : memref<?xf64>
    }
  }
  autodiff.tape_end %t : !autodiff.tape
  memref.dealloc %flat : memref<?xf64>
  return
}
