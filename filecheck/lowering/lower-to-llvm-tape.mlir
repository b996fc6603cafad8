// RUN: ad-opt %s -p "lower-to-llvm" | filecheck %s

// What comes from the arena aliases nothing else; inlining it would lose that.
// CHECK:       llvm.func internal @autodiff.arena.alloc(%{{.*}}: !llvm.ptr, %{{.*}}: i64) -> (!llvm.ptr {llvm.noalias, llvm.align = 64 : i64}) attributes {passthrough = ["noinline", "nounwind"]}

// The tape stays in the function, so its header is on the stack. Columns stand in the order of
// their alignment: f64, then the byte of an i1; a record takes 9 bytes.
// CHECK-LABEL: llvm.func @local(%x: f64, %b: i1, %n: i64, %i: i64)
// CHECK-DAG:     %[[nine:.*]] = llvm.mlir.constant(9 : i64) : i64
// CHECK-DAG:     %[[eight:.*]] = llvm.mlir.constant(8 : i64) : i64
// CHECK-DAG:     %[[t:.*]] = llvm.alloca %{{.*}} x !llvm.struct<(!llvm.ptr, !llvm.ptr, !llvm.ptr, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64)>
func.func @local(%x: f64, %b: i1, %n: index, %i: index) -> (f64, i1) {
  %t = autodiff.tape_begin : !autodiff.tape
  // CHECK:       %[[bytes:.*]] = llvm.mul %n, %[[nine]]
  // CHECK:       %[[padded:.*]] = llvm.add %[[bytes]]
  // CHECK:       %[[round:.*]] = llvm.and %[[padded]]
  // CHECK:       %[[f:.*]] = llvm.call @autodiff.arena.alloc(%[[t]], %[[round]])
  %f = autodiff.frame %t, %n : !autodiff.frame<i1, f64>
  // CHECK:       %[[x:.*]] = llvm.getelementptr inbounds %[[f]][%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  // CHECK:       llvm.store %x, %[[x]] {alignment = 8 : i64
  autodiff.save %x, %f[%i] of %n {slot = 1 : i64} : f64, !autodiff.frame<i1, f64>
  // CHECK:       %[[byte:.*]] = llvm.zext %b : i1 to i8
  // CHECK:       %[[offset:.*]] = llvm.mul %n, %[[eight]]
  // CHECK:       %[[bs:.*]] = llvm.getelementptr inbounds %[[f]][%[[offset]]] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  // CHECK:       %[[place:.*]] = llvm.getelementptr inbounds %[[bs]][%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  // CHECK:       llvm.store %[[byte]], %[[place]] {alignment = 1 : i64
  autodiff.save %b, %f[%i] of %n {slot = 0 : i64} : i1, !autodiff.frame<i1, f64>
  %y = autodiff.restore %f[%i] of %n {slot = 1 : i64} : f64, !autodiff.frame<i1, f64>
  // CHECK:       %[[loaded:.*]] = llvm.load %{{.*}} {alignment = 1 : i64
  // CHECK:       llvm.trunc %[[loaded]] : i8 to i1
  %c = autodiff.restore %f[%i] of %n {slot = 0 : i64} : i1, !autodiff.frame<i1, f64>
  // CHECK:       llvm.call @autodiff.arena.end(%[[t]])
  autodiff.tape_end %t : !autodiff.tape
  return %y, %c : f64, i1
}

// A tape that is returned has its header on the heap. A static memref takes two pointers a record,
// nothing of its sizes.
// CHECK-LABEL: llvm.func @escapes
// CHECK:         %[[t:.*]] = llvm.call @aligned_alloc(
// CHECK:         llvm.call @autodiff.arena.alloc(%[[t]], %[[line:.*]])
// CHECK-COUNT-2: llvm.store %{{.*}} {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
// CHECK:         llvm.return %[[t]] : !llvm.ptr
func.func @escapes(%m: memref<4x4xf64>) -> !autodiff.tape {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = autodiff.tape_begin : !autodiff.tape
  %f = autodiff.frame %t, %c1 : !autodiff.frame<memref<4x4xf64>>
  autodiff.save %m, %f[%c0] of %c1 {slot = 0 : i64} : memref<4x4xf64>, !autodiff.frame<memref<4x4xf64>>
  autodiff.set_root %t, %f : !autodiff.frame<memref<4x4xf64>>
  return %t : !autodiff.tape
}
