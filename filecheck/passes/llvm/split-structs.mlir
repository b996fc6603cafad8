// RUN: ad-opt %s -p split-structs | filecheck %s

// A descriptor is an address and numbers.
// CHECK-LABEL: llvm.func @stored
// CHECK-SAME:    (%[[A:[a-z]+]]: !llvm.ptr, %[[N:[a-z]+]]: i64, %[[P:[a-z]+]]: !llvm.ptr)
// CHECK-NOT:     llvm.extractvalue
// CHECK:         llvm.store %[[A]], %[[P]] {alignment = 16 : i64} : !llvm.ptr, !llvm.ptr
// CHECK:         %[[Q:.*]] = llvm.getelementptr %[[P]][8] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK:         llvm.store %[[N]], %[[Q]] {alignment = 8 : i64} : i64, !llvm.ptr
// CHECK:         %[[K:.*]] = llvm.extractvalue {{.*}}[2, 1]
// CHECK:         %[[R:.*]] = llvm.getelementptr %[[P]][20] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK:         llvm.store %[[K]], %[[R]] {alignment = 4 : i64} : i16, !llvm.ptr
llvm.func @stored(%a: !llvm.ptr, %n: i64, %p: !llvm.ptr) {
  %none = llvm.mlir.undef : !llvm.struct<(ptr, i64, struct<(i32, i16)>)>
  %one = llvm.insertvalue %a, %none[0] : !llvm.struct<(ptr, i64, struct<(i32, i16)>)>
  %two = llvm.insertvalue %n, %one[1] : !llvm.struct<(ptr, i64, struct<(i32, i16)>)>
  llvm.store %two, %p {alignment = 16 : i64} : !llvm.struct<(ptr, i64, struct<(i32, i16)>)>, !llvm.ptr
  llvm.return
}

// CHECK-LABEL: llvm.func @loaded
// CHECK:         %[[X:.*]] = llvm.load {{%.*}} {alignment = 8 : i64} : !llvm.ptr -> f64
// CHECK:         llvm.insertvalue %[[X]], {{.*}}[0]
// CHECK:         %[[Y:.*]] = llvm.load {{.*}} {alignment = 8 : i64} : !llvm.ptr -> f64
// CHECK:         %[[S:.*]] = llvm.insertvalue %[[Y]], {{.*}}[1]
// CHECK:         llvm.return %[[S]]
llvm.func @loaded(%p: !llvm.ptr) -> !llvm.array<2 x f64> {
  %s = llvm.load %p {alignment = 8 : i64} : !llvm.ptr -> !llvm.array<2 x f64>
  llvm.return %s : !llvm.array<2 x f64>
}

// What is volatile is one access.
// CHECK-LABEL: llvm.func @together
// CHECK:         llvm.load volatile
llvm.func @together(%p: !llvm.ptr) -> !llvm.array<2 x f64> {
  %s = llvm.load volatile %p {alignment = 8 : i64} : !llvm.ptr -> !llvm.array<2 x f64>
  llvm.return %s : !llvm.array<2 x f64>
}
