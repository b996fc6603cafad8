// RUN: ad-opt %s | filecheck %s
// RUN: ad-opt %s | ad-opt | filecheck %s

// CHECK: llvm.mlir.global internal constant @s("hi\00") : !llvm.array<3 x i8>
llvm.mlir.global internal constant @s("hi\00") : !llvm.array<3 x i8>

// CHECK-LABEL: llvm.func @memory
llvm.func @memory(%p: !llvm.ptr, %i: i64) {
  // CHECK: llvm.getelementptr inbounds|nuw %{{.*}}[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f64)>
  %0 = llvm.getelementptr inbounds|nuw %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f64)>
  // CHECK: llvm.load volatile %{{.*}} atomic syncscope("agent") acquire {alignment = 8 : i64} : !llvm.ptr -> f64
  %1 = llvm.load volatile %0 atomic syncscope("agent") acquire {alignment = 8 : i64} : !llvm.ptr -> f64
  // CHECK: llvm.atomicrmw fadd %{{.*}}, %{{.*}} monotonic : !llvm.ptr, f64
  %2 = llvm.atomicrmw fadd %0, %1 monotonic : !llvm.ptr, f64
  // CHECK: llvm.return
  llvm.return
}

// CHECK-LABEL: llvm.func internal @control
llvm.func internal @control(%i: i32, %s: !llvm.struct<packed (i8, i64)>) -> i32 {
  // CHECK:      llvm.switch %{{.*}} : i32, ^[[d:[0-9a-z]+]] [
  // CHECK-NEXT:   1: ^[[a:[0-9a-z]+]](%{{.*}} : i32),
  // CHECK-NEXT:   -2: ^[[a]](%{{.*}} : i32)
  // CHECK-NEXT: ]
  llvm.switch %i : i32, ^bb1 [
    1: ^bb2(%i : i32),
    -2: ^bb2(%i : i32)
  ]
^bb1:
  llvm.unreachable
^bb2(%r: i32):
  // CHECK: llvm.intr.smax(%{{.*}}, %{{.*}}) : (i32, i32) -> i32
  %0 = llvm.intr.smax(%r, %i) : (i32, i32) -> i32
  llvm.return %0 : i32
}
