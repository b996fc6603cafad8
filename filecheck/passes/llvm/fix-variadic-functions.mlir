// RUN: ad-opt %s -p "fix-variadic-functions" | filecheck %s

module attributes {llvm.target_triple = "x86_64-pc-linux-gnu"} {
  // CHECK-LABEL: llvm.func @f(
  // CHECK:         llvm.call @first.with(%{{.*}}) : (i32, f64, i32) -> f64
  llvm.func @f(%n: i32, %x: f64) -> f64 {
    %0 = llvm.call @first(%n, %x, %n) vararg(!llvm.func<f64 (i32, ...)>) : (i32, f64, i32) -> f64
    llvm.return %0 : f64
  }

  // Nobody calls the function as it was, so it is gone.
  // CHECK-NOT:   ...
  // CHECK-LABEL: llvm.func internal @first.with(
  // CHECK-SAME:      %{{.*}}: i32, %[[X:.*]]: f64, %[[N:.*]]: i32) -> f64
  // CHECK:         %[[AREA:.*]] = llvm.alloca %{{.*}} x !llvm.struct<(f64, !llvm.struct<(i32, !llvm.array<4 x i8>)>)>
  // CHECK-NEXT:    llvm.store %[[X]], %[[AREA]]
  // CHECK-NEXT:    %[[SECOND:.*]] = llvm.getelementptr inbounds %[[AREA]][8]
  // CHECK-NEXT:    llvm.store %[[N]], %[[SECOND]]
  // CHECK:         %[[LIST:.*]] = llvm.alloca
  // CHECK-NEXT:    %[[GENERAL:.*]] = llvm.mlir.constant(48 : i32) : i32
  // CHECK-NEXT:    llvm.store %[[GENERAL]], %[[LIST]]
  // CHECK:         llvm.mlir.constant(176 : i32) : i32
  // CHECK:         %[[PLACE:.*]] = llvm.getelementptr inbounds %[[LIST]][8]
  // CHECK-NEXT:    llvm.store %[[AREA]], %[[PLACE]]
  // CHECK-NOT:     vastart
  // CHECK-NOT:     vaend
  llvm.func internal @first(%n: i32, ...) -> f64 {
    %one = llvm.mlir.constant(1 : i64) : i64
    %list = llvm.alloca %one x !llvm.struct<(i32, i32, ptr, ptr)> : (i64) -> !llvm.ptr
    llvm.intr.vastart %list : !llvm.ptr
    %at = llvm.getelementptr inbounds %list[8] : (!llvm.ptr) -> !llvm.ptr, i8
    %rest = llvm.load %at : !llvm.ptr -> !llvm.ptr
    %x = llvm.load %rest : !llvm.ptr -> f64
    llvm.intr.vaend %list : !llvm.ptr
    llvm.return %x : f64
  }
}
