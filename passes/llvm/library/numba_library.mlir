// What numba's runtime does for arrays, written anew. What it allocates begins with a number of references,
// a destructor and its argument, the address of the memory, and its size; memory is allocated beside it here.
llvm.func internal @numba_library.allocate_aligned(%size: i64 {llvm.enzyme_type = "{[-1]:Integer}"}, %align: i32) -> !llvm.ptr {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %head = llvm.mlir.constant(48 : i64) : i64
  %null = llvm.mlir.zero : !llvm.ptr
  // All that numba asks for is at most that; the number must be known here.
  %wide = llvm.mlir.constant(64 : i64) : i64
  %less = llvm.sub %wide, %one : i64
  %more = llvm.add %size, %less : i64
  %blocks = llvm.udiv %more, %wide : i64
  %some = llvm.intr.umax(%blocks, %one) : (i64, i64) -> i64
  %bytes = llvm.mul %some, %wide : i64
  %data = llvm.call @aligned_alloc(%wide, %bytes) : (i64, i64) -> !llvm.ptr
  %info = llvm.call @malloc(%head) : (i64) -> !llvm.ptr
  llvm.store %one, %info {alignment = 8 : i64} : i64, !llvm.ptr
  %destructor_at = llvm.getelementptr inbounds %info[8] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %null, %destructor_at {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  %argument_at = llvm.getelementptr inbounds %info[16] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %null, %argument_at {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  %data_at = llvm.getelementptr inbounds %info[24] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %data, %data_at {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  %size_at = llvm.getelementptr inbounds %info[32] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %size, %size_at {alignment = 8 : i64} : i64, !llvm.ptr
  %allocator_at = llvm.getelementptr inbounds %info[40] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %null, %allocator_at {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  llvm.return %info : !llvm.ptr
}
llvm.func internal @numba_library.allocate(%size: i64 {llvm.enzyme_type = "{[-1]:Integer}"}) -> !llvm.ptr {
  %align = llvm.mlir.constant(16 : i32) : i32
  %info = llvm.call @numba_library.allocate_aligned(%size, %align) : (i64, i32) -> !llvm.ptr
  llvm.return %info : !llvm.ptr
}
// Memory that may grow, of lists. The destructor would release what the elements refer to: only lists of
// strings and lists have such, which messages of errors are made of.
llvm.func internal @numba_library.allocate_list(%size: i64 {llvm.enzyme_type = "{[-1]:Integer}"}, %destructor: !llvm.ptr) -> !llvm.ptr {
  %info = llvm.call @numba_library.allocate(%size) : (i64) -> !llvm.ptr
  llvm.return %info : !llvm.ptr
}
llvm.func internal @numba_library.grow(%info: !llvm.ptr, %size: i64 {llvm.enzyme_type = "{[-1]:Integer}"}) -> !llvm.ptr {
  %data_at = llvm.getelementptr inbounds %info[24] : (!llvm.ptr) -> !llvm.ptr, i8
  %size_at = llvm.getelementptr inbounds %info[32] : (!llvm.ptr) -> !llvm.ptr, i8
  %old = llvm.load %data_at {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %was = llvm.load %size_at {alignment = 8 : i64} : !llvm.ptr -> i64
  %new = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
  %kept = llvm.intr.umin(%was, %size) : (i64, i64) -> i64
  "llvm.intr.memcpy"(%new, %old, %kept) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.call @free(%old) : (!llvm.ptr) -> ()
  llvm.store %new, %data_at {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  llvm.store %size, %size_at {alignment = 8 : i64} : i64, !llvm.ptr
  llvm.return %new : !llvm.ptr
}
llvm.func internal @numba_library.destroy(%info: !llvm.ptr) {
  %data_at = llvm.getelementptr inbounds %info[24] : (!llvm.ptr) -> !llvm.ptr, i8
  %data = llvm.load %data_at {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  llvm.call @free(%data) : (!llvm.ptr) -> ()
  llvm.call @free(%info) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @aligned_alloc(i64, i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
