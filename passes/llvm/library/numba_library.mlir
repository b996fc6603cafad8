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
// Products of arrays, by numba's wrappers of BLAS: columns follow one another, as in Fortran. The first argument
// says which numbers these are; here is the body for f64, of which that for f32 is a copy. As in BLAS, what is
// multiplied by a `beta` of 0 is not read.
llvm.func internal @numba_library.dot_f64(%kind: i8, %conjugate: i8, %n: i64, %x: !llvm.ptr, %y: !llvm.ptr, %result: !llvm.ptr) -> i32 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %nothing = llvm.mlir.constant(0.0 : f64) : f64
  %good = llvm.mlir.constant(0 : i32) : i32
  llvm.br ^loop(%zero, %nothing : i64, f64)
^loop(%i: i64, %sum: f64):
  %more = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %more, ^body, ^end
^body:
  %x_at = llvm.getelementptr inbounds %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  %y_at = llvm.getelementptr inbounds %y[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  %v = llvm.load %x_at {alignment = 8 : i64} : !llvm.ptr -> f64
  %w = llvm.load %y_at {alignment = 8 : i64} : !llvm.ptr -> f64
  %p = llvm.fmul %v, %w : f64
  %next = llvm.fadd %sum, %p : f64
  %j = llvm.add %i, %one : i64
  llvm.br ^loop(%j, %next : i64, f64)
^end:
  llvm.store %sum, %result {alignment = 8 : i64} : f64, !llvm.ptr
  llvm.return %good : i32
}
llvm.func internal @numba_library.gemv_f64(%kind: i8, %trans: i8, %m: i64, %n: i64, %alpha_at: !llvm.ptr, %a: !llvm.ptr, %lda: i64, %x: !llvm.ptr, %beta_at: !llvm.ptr, %y: !llvm.ptr) -> i32 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %letter = llvm.mlir.constant(110 : i8) : i8
  %nothing = llvm.mlir.constant(0.0 : f64) : f64
  %good = llvm.mlir.constant(0 : i32) : i32
  %alpha = llvm.load %alpha_at {alignment = 8 : i64} : !llvm.ptr -> f64
  %beta = llvm.load %beta_at {alignment = 8 : i64} : !llvm.ptr -> f64
  %unread = llvm.fcmp "oeq" %beta, %nothing : f64
  %plain = llvm.icmp "eq" %trans, %letter : i8
  %rows = llvm.select %plain, %m, %n : i1, i64
  %columns = llvm.select %plain, %n, %m : i1, i64
  %down = llvm.select %plain, %one, %lda : i1, i64
  %right = llvm.select %plain, %lda, %one : i1, i64
  llvm.br ^loop(%zero : i64)
^loop(%i: i64):
  %more = llvm.icmp "slt" %i, %rows : i64
  llvm.cond_br %more, ^row, ^end
^row:
  %y_at = llvm.getelementptr inbounds %y[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  %first = llvm.mul %i, %down : i64
  llvm.br ^inner(%zero, %nothing : i64, f64)
^inner(%l: i64, %sum: f64):
  %again = llvm.icmp "slt" %l, %columns : i64
  llvm.cond_br %again, ^body, ^after
^body:
  %step = llvm.mul %l, %right : i64
  %at = llvm.add %first, %step : i64
  %a_at = llvm.getelementptr inbounds %a[%at] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  %x_at = llvm.getelementptr inbounds %x[%l] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  %v = llvm.load %a_at {alignment = 8 : i64} : !llvm.ptr -> f64
  %w = llvm.load %x_at {alignment = 8 : i64} : !llvm.ptr -> f64
  %p = llvm.fmul %v, %w : f64
  %next = llvm.fadd %sum, %p : f64
  %l2 = llvm.add %l, %one : i64
  llvm.br ^inner(%l2, %next : i64, f64)
^after:
  %scaled = llvm.fmul %alpha, %sum : f64
  llvm.cond_br %unread, ^store(%scaled : f64), ^add
^add:
  %old = llvm.load %y_at {alignment = 8 : i64} : !llvm.ptr -> f64
  %kept = llvm.fmul %beta, %old : f64
  %both = llvm.fadd %scaled, %kept : f64
  llvm.br ^store(%both : f64)
^store(%value: f64):
  llvm.store %value, %y_at {alignment = 8 : i64} : f64, !llvm.ptr
  %i2 = llvm.add %i, %one : i64
  llvm.br ^loop(%i2 : i64)
^end:
  llvm.return %good : i32
}
llvm.func internal @numba_library.gemm_f64(%kind: i8, %transa: i8, %transb: i8, %m: i64, %n: i64, %k: i64, %alpha_at: !llvm.ptr, %a: !llvm.ptr, %lda: i64, %b: !llvm.ptr, %ldb: i64, %beta_at: !llvm.ptr, %c: !llvm.ptr, %ldc: i64) -> i32 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %letter = llvm.mlir.constant(110 : i8) : i8
  %nothing = llvm.mlir.constant(0.0 : f64) : f64
  %good = llvm.mlir.constant(0 : i32) : i32
  %alpha = llvm.load %alpha_at {alignment = 8 : i64} : !llvm.ptr -> f64
  %beta = llvm.load %beta_at {alignment = 8 : i64} : !llvm.ptr -> f64
  %unread = llvm.fcmp "oeq" %beta, %nothing : f64
  %plain_a = llvm.icmp "eq" %transa, %letter : i8
  %plain_b = llvm.icmp "eq" %transb, %letter : i8
  %a_down = llvm.select %plain_a, %one, %lda : i1, i64
  %a_right = llvm.select %plain_a, %lda, %one : i1, i64
  %b_down = llvm.select %plain_b, %one, %ldb : i1, i64
  %b_right = llvm.select %plain_b, %ldb, %one : i1, i64
  llvm.br ^columns(%zero : i64)
^columns(%j: i64):
  %more = llvm.icmp "slt" %j, %n : i64
  llvm.cond_br %more, ^column, ^end
^column:
  %b_first = llvm.mul %j, %b_right : i64
  %c_first = llvm.mul %j, %ldc : i64
  llvm.br ^rows(%zero : i64)
^rows(%i: i64):
  %down = llvm.icmp "slt" %i, %m : i64
  llvm.cond_br %down, ^row, ^next
^row:
  %c_index = llvm.add %c_first, %i : i64
  %c_at = llvm.getelementptr inbounds %c[%c_index] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  %a_first = llvm.mul %i, %a_down : i64
  llvm.br ^inner(%zero, %nothing : i64, f64)
^inner(%l: i64, %sum: f64):
  %again = llvm.icmp "slt" %l, %k : i64
  llvm.cond_br %again, ^body, ^after
^body:
  %a_step = llvm.mul %l, %a_right : i64
  %a_index = llvm.add %a_first, %a_step : i64
  %b_step = llvm.mul %l, %b_down : i64
  %b_index = llvm.add %b_first, %b_step : i64
  %a_at = llvm.getelementptr inbounds %a[%a_index] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  %b_at = llvm.getelementptr inbounds %b[%b_index] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  %v = llvm.load %a_at {alignment = 8 : i64} : !llvm.ptr -> f64
  %w = llvm.load %b_at {alignment = 8 : i64} : !llvm.ptr -> f64
  %p = llvm.fmul %v, %w : f64
  %sum2 = llvm.fadd %sum, %p : f64
  %l2 = llvm.add %l, %one : i64
  llvm.br ^inner(%l2, %sum2 : i64, f64)
^after:
  %scaled = llvm.fmul %alpha, %sum : f64
  llvm.cond_br %unread, ^store(%scaled : f64), ^add
^add:
  %old = llvm.load %c_at {alignment = 8 : i64} : !llvm.ptr -> f64
  %kept = llvm.fmul %beta, %old : f64
  %both = llvm.fadd %scaled, %kept : f64
  llvm.br ^store(%both : f64)
^store(%value: f64):
  llvm.store %value, %c_at {alignment = 8 : i64} : f64, !llvm.ptr
  %i2 = llvm.add %i, %one : i64
  llvm.br ^rows(%i2 : i64)
^next:
  %j2 = llvm.add %j, %one : i64
  llvm.br ^columns(%j2 : i64)
^end:
  llvm.return %good : i32
}
