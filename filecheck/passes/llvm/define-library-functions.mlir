// RUN: ad-opt %s -p "define-library-functions" | filecheck %s

llvm.func internal @ascending(%a: !llvm.ptr, %b: !llvm.ptr) -> i32 {
  %0 = llvm.mlir.constant(0 : i32) : i32
  llvm.return %0 : i32
}
llvm.func @qsort(!llvm.ptr, i64, i64, !llvm.ptr)
llvm.func @bsearch(!llvm.ptr, !llvm.ptr, i64, i64, !llvm.ptr) -> !llvm.ptr

// CHECK-LABEL: llvm.func @sorts(
// CHECK-NEXT:    %[[SIZE:.*]] = llvm.mlir.constant(8 : i64) : i64
// CHECK-NEXT:    %[[NULL:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:    llvm.call @qsort.ascending(%{{.*}}, %{{.*}}, %[[SIZE]], %[[NULL]])
llvm.func @sorts(%p: !llvm.ptr, %n: i64) {
  %size = llvm.mlir.constant(8 : i64) : i64
  %compare = llvm.mlir.addressof @ascending : !llvm.ptr
  llvm.call @qsort(%p, %n, %size, %compare) : (!llvm.ptr, i64, i64, !llvm.ptr) -> ()
  llvm.return
}

// CHECK-LABEL: llvm.func @searches(
// CHECK-NEXT:    %{{.*}} = llvm.call @bsearch.any(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}})
llvm.func @searches(%p: !llvm.ptr, %n: i64, %size: i64, %compare: !llvm.ptr) -> !llvm.ptr {
  %r = llvm.call @bsearch(%p, %p, %n, %size, %compare)
      : (!llvm.ptr, !llvm.ptr, i64, i64, !llvm.ptr) -> !llvm.ptr
  llvm.return %r : !llvm.ptr
}

// CHECK-LABEL: llvm.func internal @qsort.ascending(
// CHECK:         llvm.mlir.constant(8 : i64) : i64
// CHECK:         llvm.call @ascending(%{{.*}}, %{{.*}}) : (!llvm.ptr, !llvm.ptr) -> i32
// CHECK:         "llvm.intr.memcpy"
// CHECK-LABEL: llvm.func internal @bsearch.any(
// CHECK:         llvm.call %{{.*}}(%{{.*}}, %{{.*}}) : !llvm.ptr, (!llvm.ptr, !llvm.ptr) -> i32
