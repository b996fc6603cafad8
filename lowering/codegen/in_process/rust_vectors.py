"""Functions of Rust's library that Rust's vectors call, in LLVM IR.

``ad-opt --emit=llvm-ir`` makes it of ``passes/llvm/library/rust_library.mlir``;
the allocator has names of its own here.
"""

from __future__ import annotations

SIGNATURES = {
    "grow_amortized": "{ i64, i64 } (ptr, i64, i64, i64, i64)",
    "grow_exact": "{ i64, i64 } (ptr, i64, i64, i64, i64)",
    "reserve": "void (ptr, i64, i64, i64, i64)",
    "try_allocate_in": "void (ptr, i64, i1, i64, i64)",
    "deallocate": "void (ptr, i64, i64)",
    "reserve_bytes": "void (ptr, i64)",
    "drop_bytes": "void (ptr)",
    "deallocate_bytes": "void (ptr)",
}
"""The functions that programs know by other names."""

CODE = """
define internal { i64, i64 } @rust_library.finish(ptr %v0, i64 %v1, i64 %v2, i64 %v3) {
bb0:
  %v4 = icmp eq i64 %v3, 0
  br i1 %v4, label %bb7, label %bb1
bb1:
  %v5 = udiv i64 9223372036854775807, %v3
  %v6 = icmp ugt i64 %v1, %v5
  br i1 %v6, label %bb7, label %bb2
bb2:
  %v7 = mul i64 %v1, %v3
  %v8 = getelementptr inbounds i8, ptr %v0, i32 8
  %v9 = load i64, ptr %v0, align 8
  %v10 = icmp eq i64 %v9, 0
  br i1 %v10, label %bb3, label %bb4
bb3:
  %v11 = call ptr @rust_library.alloc(i64 %v7, i64 %v2)
  br label %bb5
bb4:
  %v12 = load ptr, ptr %v8, align 8
  %v13 = mul i64 %v9, %v3
  %v14 = call ptr @rust_library.realloc(ptr %v12, i64 %v13, i64 %v2, i64 %v7)
  br label %bb5
bb5:
  %v15 = phi ptr [ %v11, %bb3 ], [ %v14, %bb4 ]
  %v16 = icmp eq ptr %v15, null
  br i1 %v16, label %bb7, label %bb6
bb6:
  store ptr %v15, ptr %v8, align 8
  store i64 %v1, ptr %v0, align 8
  %v17 = insertvalue { i64, i64 } zeroinitializer, i64 -9223372036854775807, 0
  ret { i64, i64 } %v17
bb7:
  %v18 = phi i64 [ 0, %bb0 ], [ 0, %bb1 ], [ %v2, %bb5 ]
  %v19 = phi i64 [ 0, %bb0 ], [ 0, %bb1 ], [ %v7, %bb5 ]
  %v20 = insertvalue { i64, i64 } zeroinitializer, i64 %v18, 0
  %v21 = insertvalue { i64, i64 } %v20, i64 %v19, 1
  ret { i64, i64 } %v21
}
define internal { i64, i64 } @rust_library.grow_amortized
      (ptr %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4) {
bb0:
  %v5 = add i64 %v1, %v2
  %v6 = load i64, ptr %v0, align 8
  %v7 = shl i64 %v6, 1
  %v8 = call i64 @llvm.umax.i64(i64 %v7, i64 %v5)
  %v9 = icmp eq i64 %v4, 1
  %v10 = icmp ule i64 %v4, 1024
  %v11 = select i1 %v10, i64 4, i64 1
  %v12 = select i1 %v9, i64 8, i64 %v11
  %v13 = call i64 @llvm.umax.i64(i64 %v8, i64 %v12)
  %v14 = call { i64, i64 }
      @rust_library.finish(ptr %v0, i64 %v13, i64 %v3, i64 %v4)
  ret { i64, i64 } %v14
}
define internal { i64, i64 } @rust_library.grow_exact(ptr %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4) {
bb0:
  %v5 = add i64 %v1, %v2
  %v6 = call { i64, i64 } @rust_library.finish(ptr %v0, i64 %v5, i64 %v3, i64 %v4)
  ret { i64, i64 } %v6
}
define internal void @rust_library.reserve(ptr %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4) {
bb0:
  %v5 = call { i64, i64 } @rust_library.grow_amortized(ptr %v0, i64 %v1, i64 %v2, i64 %v3, i64 %v4)
  %v6 = extractvalue { i64, i64 } %v5, 0
  %v7 = icmp eq i64 %v6, -9223372036854775807
  br i1 %v7, label %bb2, label %bb1
bb1:
  call void @abort()
  unreachable
bb2:
  ret void
}
define internal void @rust_library.try_allocate_in(ptr %v0, i64 %v1, i1 %v2, i64 %v3, i64 %v4) {
bb0:
  %v5 = icmp eq i64 %v4, 0
  %v6 = select i1 %v5, i64 1, i64 %v4
  %v7 = udiv i64 9223372036854775807, %v6
  %v8 = icmp ugt i64 %v1, %v7
  br i1 %v8, label %bb8, label %bb1
bb1:
  %v9 = mul i64 %v1, %v4
  %v10 = icmp eq i64 %v9, 0
  br i1 %v10, label %bb2, label %bb3
bb2:
  %v11 = getelementptr i8, ptr null, i64 %v3
  br label %bb7
bb3:
  br i1 %v2, label %bb4, label %bb5
bb4:
  %v12 = call ptr @rust_library.alloc_zeroed(i64 %v9, i64 %v3)
  br label %bb6
bb5:
  %v13 = call ptr @rust_library.alloc(i64 %v9, i64 %v3)
  br label %bb6
bb6:
  %v14 = phi ptr [ %v12, %bb4 ], [ %v13, %bb5 ]
  %v15 = icmp eq ptr %v14, null
  br i1 %v15, label %bb8, label %bb7
bb7:
  %v16 = phi i64 [ 0, %bb2 ], [ %v1, %bb6 ]
  %v17 = phi ptr [ %v11, %bb2 ], [ %v14, %bb6 ]
  %v18 = getelementptr inbounds i8, ptr %v0, i32 8
  %v19 = getelementptr inbounds i8, ptr %v0, i32 16
  store i64 %v16, ptr %v18, align 8
  store ptr %v17, ptr %v19, align 8
  store i64 0, ptr %v0, align 8
  ret void
bb8:
  %v20 = phi i64 [ 0, %bb0 ], [ %v3, %bb6 ]
  %v21 = phi i64 [ 0, %bb0 ], [ %v9, %bb6 ]
  %v22 = getelementptr inbounds i8, ptr %v0, i32 8
  %v23 = getelementptr inbounds i8, ptr %v0, i32 16
  store i64 %v20, ptr %v22, align 8
  store ptr null, ptr %v23, align 8
  store i64 1, ptr %v0, align 8
  ret void
}
define internal void @rust_library.deallocate(ptr %v0, i64 %v1, i64 %v2) {
bb0:
  %v3 = load i64, ptr %v0, align 8
  %v4 = mul i64 %v3, %v2
  %v5 = icmp eq i64 %v4, 0
  br i1 %v5, label %bb2, label %bb1
bb1:
  %v6 = getelementptr inbounds i8, ptr %v0, i32 8
  %v7 = load ptr, ptr %v6, align 8
  call void @rust_library.dealloc(ptr %v7, i64 %v4, i64 %v1)
  br label %bb2
bb2:
  ret void
}
define internal void @rust_library.reserve_bytes(ptr %v0, i64 %v1) {
bb0:
  %v2 = getelementptr inbounds i8, ptr %v0, i32 16
  %v3 = load i64, ptr %v2, align 8
  %v4 = load i64, ptr %v0, align 8
  %v5 = sub i64 %v4, %v3
  %v6 = icmp ugt i64 %v1, %v5
  br i1 %v6, label %bb1, label %bb2
bb1:
  call void @rust_library.reserve(ptr %v0, i64 %v3, i64 %v1, i64 1, i64 1)
  br label %bb2
bb2:
  ret void
}
define internal void @rust_library.drop_bytes(ptr %v0) {
bb0:
  ret void
}
define internal void @rust_library.deallocate_bytes(ptr %v0) {
bb0:
  call void @rust_library.deallocate(ptr %v0, i64 1, i64 1)
  ret void
}
"""
