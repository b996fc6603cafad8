// What Rust's `alloc::raw_vec` does for vectors of elements of any type, written anew. A vector begins
// with its capacity and the address of its elements; the layout of an element is alignment and size.
// The first word of what can fail is 0 (too large), the alignment (no memory), or this number: all right.
llvm.func internal @rust_library.finish(%self: !llvm.ptr, %new: i64, %align: i64, %size: i64)
    -> !llvm.struct<(i64, i64)> {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %most = llvm.mlir.constant(9223372036854775807 : i64) : i64
  %fine = llvm.mlir.constant(-9223372036854775807 : i64) : i64
  %nothing = llvm.mlir.zero : !llvm.struct<(i64, i64)>
  %empty = llvm.icmp "eq" %size, %zero : i64
  llvm.cond_br %empty, ^fail(%zero, %zero : i64, i64), ^count
^count:
  // No more than the largest address.
  %fit = llvm.udiv %most, %size : i64
  %large = llvm.icmp "ugt" %new, %fit : i64
  llvm.cond_br %large, ^fail(%zero, %zero : i64, i64), ^look
^look:
  %bytes = llvm.mul %new, %size : i64
  %holder = llvm.getelementptr inbounds %self[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %old = llvm.load %self {alignment = 8 : i64} : !llvm.ptr -> i64
  %first = llvm.icmp "eq" %old, %zero : i64
  llvm.cond_br %first, ^allocate, ^grow
^allocate:
  %fresh = llvm.call @__rust_alloc(%bytes, %align) : (i64, i64) -> !llvm.ptr
  llvm.br ^made(%fresh : !llvm.ptr)
^grow:
  %before = llvm.load %holder {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %used = llvm.mul %old, %size : i64
  %moved = llvm.call @__rust_realloc(%before, %used, %align, %bytes) : (!llvm.ptr, i64, i64, i64) -> !llvm.ptr
  llvm.br ^made(%moved : !llvm.ptr)
^made(%memory: !llvm.ptr):
  %null = llvm.mlir.zero : !llvm.ptr
  %none = llvm.icmp "eq" %memory, %null : !llvm.ptr
  llvm.cond_br %none, ^fail(%align, %bytes : i64, i64), ^keep
^keep:
  llvm.store %memory, %holder {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  llvm.store %new, %self {alignment = 8 : i64} : i64, !llvm.ptr
  %good = llvm.insertvalue %fine, %nothing[0] : !llvm.struct<(i64, i64)>
  llvm.return %good : !llvm.struct<(i64, i64)>
^fail(%why: i64, %more: i64):
  %half = llvm.insertvalue %why, %nothing[0] : !llvm.struct<(i64, i64)>
  %bad = llvm.insertvalue %more, %half[1] : !llvm.struct<(i64, i64)>
  llvm.return %bad : !llvm.struct<(i64, i64)>
}
llvm.func internal @rust_library.grow_amortized(%self: !llvm.ptr, %length: i64, %additional: i64, %align: i64, %size: i64)
    -> !llvm.struct<(i64, i64)> {
  %one = llvm.mlir.constant(1 : i64) : i64
  %four = llvm.mlir.constant(4 : i64) : i64
  %eight = llvm.mlir.constant(8 : i64) : i64
  %medium = llvm.mlir.constant(1024 : i64) : i64
  %required = llvm.add %length, %additional : i64
  %old = llvm.load %self {alignment = 8 : i64} : !llvm.ptr -> i64
  %twice = llvm.shl %old, %one : i64
  %wanted = llvm.intr.umax(%twice, %required) : (i64, i64) -> i64
  %byte = llvm.icmp "eq" %size, %one : i64
  %small = llvm.icmp "ule" %size, %medium : i64
  %some = llvm.select %small, %four, %one : i1, i64
  %least = llvm.select %byte, %eight, %some : i1, i64
  %new = llvm.intr.umax(%wanted, %least) : (i64, i64) -> i64
  %r = llvm.call @rust_library.finish(%self, %new, %align, %size) : (!llvm.ptr, i64, i64, i64) -> !llvm.struct<(i64, i64)>
  llvm.return %r : !llvm.struct<(i64, i64)>
}
llvm.func internal @rust_library.grow_exact(%self: !llvm.ptr, %length: i64, %additional: i64, %align: i64, %size: i64)
    -> !llvm.struct<(i64, i64)> {
  %new = llvm.add %length, %additional : i64
  %r = llvm.call @rust_library.finish(%self, %new, %align, %size) : (!llvm.ptr, i64, i64, i64) -> !llvm.struct<(i64, i64)>
  llvm.return %r : !llvm.struct<(i64, i64)>
}
llvm.func internal @rust_library.reserve(%self: !llvm.ptr, %length: i64, %additional: i64, %align: i64, %size: i64) {
  %fine = llvm.mlir.constant(-9223372036854775807 : i64) : i64
  %r = llvm.call @rust_library.grow_amortized(%self, %length, %additional, %align, %size) : (!llvm.ptr, i64, i64, i64, i64) -> !llvm.struct<(i64, i64)>
  %word = llvm.extractvalue %r[0] : !llvm.struct<(i64, i64)>
  %good = llvm.icmp "eq" %word, %fine : i64
  llvm.cond_br %good, ^end, ^stop
^stop:
  llvm.call @abort() : () -> ()
  llvm.unreachable
^end:
  llvm.return
}
llvm.func internal @rust_library.try_allocate_in(%result: !llvm.ptr, %capacity: i64, %zeroed: i1, %align: i64, %size: i64) {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %most = llvm.mlir.constant(9223372036854775807 : i64) : i64
  %null = llvm.mlir.zero : !llvm.ptr
  %empty = llvm.icmp "eq" %size, %zero : i64
  %divisor = llvm.select %empty, %one, %size : i1, i64
  %fit = llvm.udiv %most, %divisor : i64
  %large = llvm.icmp "ugt" %capacity, %fit : i64
  llvm.cond_br %large, ^fail(%zero, %zero : i64, i64), ^look
^look:
  %bytes = llvm.mul %capacity, %size : i64
  %nothing = llvm.icmp "eq" %bytes, %zero : i64
  llvm.cond_br %nothing, ^dangle, ^allocate
^dangle:
  %aligned = llvm.getelementptr %null[%align] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.br ^made(%zero, %aligned : i64, !llvm.ptr)
^allocate:
  llvm.cond_br %zeroed, ^zeros, ^plain
^zeros:
  %clean = llvm.call @__rust_alloc_zeroed(%bytes, %align) : (i64, i64) -> !llvm.ptr
  llvm.br ^got(%clean : !llvm.ptr)
^plain:
  %fresh = llvm.call @__rust_alloc(%bytes, %align) : (i64, i64) -> !llvm.ptr
  llvm.br ^got(%fresh : !llvm.ptr)
^got(%memory: !llvm.ptr):
  %none = llvm.icmp "eq" %memory, %null : !llvm.ptr
  llvm.cond_br %none, ^fail(%align, %bytes : i64, i64), ^made(%capacity, %memory : i64, !llvm.ptr)
^made(%room: i64, %elements: !llvm.ptr):
  %capacity_at = llvm.getelementptr inbounds %result[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %elements_at = llvm.getelementptr inbounds %result[16] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %room, %capacity_at {alignment = 8 : i64} : i64, !llvm.ptr
  llvm.store %elements, %elements_at {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  llvm.store %zero, %result {alignment = 8 : i64} : i64, !llvm.ptr
  llvm.return
^fail(%why: i64, %bytes_of_it: i64):
  // Where the address would be, there is none, in the place of a number for a message.
  %why_at = llvm.getelementptr inbounds %result[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %more_at = llvm.getelementptr inbounds %result[16] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %why, %why_at {alignment = 8 : i64} : i64, !llvm.ptr
  llvm.store %null, %more_at {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  llvm.store %one, %result {alignment = 8 : i64} : i64, !llvm.ptr
  llvm.return
}
llvm.func internal @rust_library.deallocate(%self: !llvm.ptr, %align: i64, %size: i64) {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %capacity = llvm.load %self {alignment = 8 : i64} : !llvm.ptr -> i64
  %bytes = llvm.mul %capacity, %size : i64
  %nothing = llvm.icmp "eq" %bytes, %zero : i64
  llvm.cond_br %nothing, ^end, ^free
^free:
  %holder = llvm.getelementptr inbounds %self[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %memory = llvm.load %holder {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  llvm.call @__rust_dealloc(%memory, %bytes, %align) : (!llvm.ptr, i64, i64) -> ()
  llvm.br ^end
^end:
  llvm.return
}
llvm.func internal @rust_library.reserve_bytes(%self: !llvm.ptr, %additional: i64) {
  %one = llvm.mlir.constant(1 : i64) : i64
  %length_at = llvm.getelementptr inbounds %self[16] : (!llvm.ptr) -> !llvm.ptr, i8
  %length = llvm.load %length_at {alignment = 8 : i64} : !llvm.ptr -> i64
  %capacity = llvm.load %self {alignment = 8 : i64} : !llvm.ptr -> i64
  %room = llvm.sub %capacity, %length : i64
  %full = llvm.icmp "ugt" %additional, %room : i64
  llvm.cond_br %full, ^grow, ^end
^grow:
  llvm.call @rust_library.reserve(%self, %length, %additional, %one, %one) : (!llvm.ptr, i64, i64, i64, i64) -> ()
  llvm.br ^end
^end:
  llvm.return
}
llvm.func internal @rust_library.drop_bytes(%self: !llvm.ptr) {
  llvm.return
}
llvm.func internal @rust_library.deallocate_bytes(%self: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.call @rust_library.deallocate(%self, %one, %one) : (!llvm.ptr, i64, i64) -> ()
  llvm.return
}
// Between n / 2 and 2 n: how long the shortest runs are that stable sorting looks for.
llvm.func internal @rust_library.sqrt_approx(%n: i64) -> i64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %bits = llvm.mlir.constant(65 : i64) : i64
  %some = llvm.or %n, %one : i64
  %above = "llvm.intr.ctlz"(%some) <{is_zero_poison = false}> : (i64) -> i64
  %length = llvm.sub %bits, %above : i64
  %shift = llvm.lshr %length, %one : i64
  %low = llvm.shl %one, %shift : i64
  %high = llvm.lshr %n, %shift : i64
  %sum = llvm.add %low, %high : i64
  %r = llvm.lshr %sum, %one : i64
  llvm.return %r : i64
}
llvm.func @__rust_alloc(i64, i64) -> !llvm.ptr
llvm.func @__rust_alloc_zeroed(i64, i64) -> !llvm.ptr
llvm.func @__rust_realloc(!llvm.ptr, i64, i64, i64) -> !llvm.ptr
llvm.func @__rust_dealloc(!llvm.ptr, i64, i64)
llvm.func @abort()
