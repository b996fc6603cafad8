// RUN: ad-opt %s -p "define-library-functions" | filecheck %s

llvm.func @_FortranAPointerAllocate(!llvm.ptr, i1, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i32
llvm.func @_FortranAMoveAlloc(!llvm.ptr, !llvm.ptr, !llvm.ptr, i1, !llvm.ptr, !llvm.ptr, i32) -> i32
llvm.func @_FortranAIsContiguous(!llvm.ptr, i32) -> i1

// As flang 22 allocates pointers.
// CHECK-LABEL: llvm.func @allocates(
// CHECK:         llvm.call @fortran_library.allocate_pointer_as(
llvm.func @allocates(%a: !llvm.ptr, %file: !llvm.ptr, %line: i32, %no: i1) -> i32 {
  %null = llvm.mlir.zero : !llvm.ptr
  %r = llvm.call @_FortranAPointerAllocate(%a, %no, %null, %file, %line, %null)
      : (!llvm.ptr, i1, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: llvm.func @hands_on(
// CHECK:         llvm.call @fortran_library.move_alloc(
llvm.func @hands_on(%to: !llvm.ptr, %from: !llvm.ptr, %file: !llvm.ptr, %line: i32, %no: i1) -> i32 {
  %null = llvm.mlir.zero : !llvm.ptr
  %r = llvm.call @_FortranAMoveAlloc(%to, %from, %null, %no, %null, %file, %line)
      : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i1, !llvm.ptr, !llvm.ptr, i32) -> i32
  llvm.return %r : i32
}

// What is called with other arguments is not the library's function as we know it.
// CHECK-LABEL: llvm.func @asks(
// CHECK:         llvm.call @_FortranAIsContiguous(
llvm.func @asks(%a: !llvm.ptr, %line: i32) -> i1 {
  %r = llvm.call @_FortranAIsContiguous(%a, %line) : (!llvm.ptr, i32) -> i1
  llvm.return %r : i1
}
// CHECK-LABEL: llvm.func internal @fortran_library.allocate_pointer_as(
// CHECK-LABEL: llvm.func internal @fortran_library.move_alloc(
// CHECK-NOT:   @fortran_library.is_contiguous
