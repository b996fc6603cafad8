// accepted: llvm.add, overflowFlags = 0
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "arith", function_type = !llvm.func<i64 (i64, i64)>}> ({
  ^bb0(%a: i64, %b: i64):
    %0 = "llvm.add"(%a, %b) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1 = "llvm.sub"(%0, %b) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2 = "llvm.mul"(%1, %b) <{overflowFlags = 2 : i32}> : (i64, i64) -> i64
    %3 = "llvm.udiv"(%2, %b) <{isExact}> : (i64, i64) -> i64
    %4 = "llvm.sdiv"(%3, %b) : (i64, i64) -> i64
    %5 = "llvm.urem"(%4, %b) : (i64, i64) -> i64
    %6 = "llvm.srem"(%5, %b) : (i64, i64) -> i64
    %7 = "llvm.shl"(%6, %b) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %8 = "llvm.lshr"(%7, %b) <{isExact}> : (i64, i64) -> i64
    %9 = "llvm.ashr"(%8, %b) : (i64, i64) -> i64
    %10 = "llvm.and"(%9, %b) : (i64, i64) -> i64
    %11 = "llvm.or"(%10, %b) <{isDisjoint}> : (i64, i64) -> i64
    %12 = "llvm.xor"(%11, %b) : (i64, i64) -> i64
    "llvm.return"(%12) : (i64) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: llvm.alloca, elem_type as i32
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "named", function_type = !llvm.func<!llvm.struct<"pair", (f64, i64)> (!llvm.ptr)>}> ({
  ^bb0(%p: !llvm.ptr):
    %0 = "llvm.load"(%p) <{ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.struct<"pair", (f64, i64)>
    %1 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %2 = "llvm.alloca"(%1) <{elem_type = i32}> : (i64) -> !llvm.ptr
    "llvm.return"(%0) : (!llvm.struct<"pair", (f64, i64)>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: llvm.alloca, elem_type as vector<4xf64>
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "lifetimes", function_type = !llvm.func<void (i64)>}> ({
  ^bb0(%n: i64):
    %0 = "llvm.alloca"(%n) <{elem_type = vector<4xf64>}> : (i64) -> !llvm.ptr
    "llvm.intr.lifetime.start"(%0) : (!llvm.ptr) -> ()
    "llvm.intr.lifetime.end"(%0) : (!llvm.ptr) -> ()
    %1 = "llvm.intr.stacksave"() : () -> !llvm.ptr
    "llvm.intr.stackrestore"(%1) : (!llvm.ptr) -> ()
    %2 = "llvm.intr.invariant.start"(%0) <{size = 1 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.intr.invariant.end"(%2, %0) <{size = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.alloca, operand 0 as f64
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "named", function_type = !llvm.func<!llvm.struct<"pair", (f64, i64)> (!llvm.ptr)>}> ({
  ^bb0(%p: !llvm.ptr):
    %0 = "llvm.load"(%p) <{ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.struct<"pair", (f64, i64)>
    %1 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %2 = "builtin.unrealized_conversion_cast"() : () -> f64
    %3 = "llvm.alloca"(%2) <{elem_type = !llvm.struct<"packed pair", packed (i8, i64)>}> : (f64) -> !llvm.ptr
    "llvm.return"(%0) : (!llvm.struct<"pair", (f64, i64)>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.alloca, result 0 as i1
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "named", function_type = !llvm.func<!llvm.struct<"pair", (f64, i64)> (!llvm.ptr)>}> ({
  ^bb0(%p: !llvm.ptr):
    %0 = "llvm.load"(%p) <{ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.struct<"pair", (f64, i64)>
    %1 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %2 = "llvm.alloca"(%1) <{elem_type = !llvm.struct<"packed pair", packed (i8, i64)>}> : (i64) -> i1
    "llvm.return"(%0) : (!llvm.struct<"pair", (f64, i64)>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.atomicrmw, bin_op = -1
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "atomics", function_type = !llvm.func<void (!llvm.ptr, i64, f64)>}> ({
  ^bb0(%p: !llvm.ptr, %i: i64, %x: f64):
    %0 = "llvm.atomicrmw"(%p, %i) <{bin_op = 1 : i64, ordering = 2 : i64}> : (!llvm.ptr, i64) -> i64
    %1 = "llvm.atomicrmw"(%p, %x) <{bin_op = -1 : i64, ordering = 6 : i64}> : (!llvm.ptr, f64) -> f64
    %2 = "llvm.atomicrmw"(%p, %i) <{volatile_, bin_op = 0 : i64, syncscope = "singlethread", ordering = 7 : i64, alignment = 16 : i64}> : (!llvm.ptr, i64) -> i64
    %3 = "llvm.atomicrmw"(%p, %i) <{bin_op = 9 : i64, ordering = 4 : i64}> : (!llvm.ptr, i64) -> i64
    %4 = "llvm.cmpxchg"(%p, %i, %i) <{success_ordering = 6 : i64, failure_ordering = 2 : i64}> : (!llvm.ptr, i64, i64) -> !llvm.struct<(i64, i1)>
    %5 = "llvm.cmpxchg"(%p, %i, %i) <{weak, volatile_, syncscope = "agent", success_ordering = 7 : i64, failure_ordering = 4 : i64, alignment = 8 : i64}> : (!llvm.ptr, i64, i64) -> !llvm.struct<(i64, i1)>
    "llvm.fence"() <{ordering = 5 : i64}> : () -> ()
    "llvm.fence"() <{syncscope = "agent", ordering = 7 : i64}> : () -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.atomicrmw, ordering = 0
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "atomics", function_type = !llvm.func<void (!llvm.ptr, i64, f64)>}> ({
  ^bb0(%p: !llvm.ptr, %i: i64, %x: f64):
    %0 = "llvm.atomicrmw"(%p, %i) <{bin_op = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr, i64) -> i64
    %1 = "llvm.atomicrmw"(%p, %x) <{bin_op = 11 : i64, ordering = 6 : i64}> : (!llvm.ptr, f64) -> f64
    %2 = "llvm.atomicrmw"(%p, %i) <{volatile_, bin_op = 0 : i64, syncscope = "singlethread", ordering = 7 : i64, alignment = 16 : i64}> : (!llvm.ptr, i64) -> i64
    %3 = "llvm.atomicrmw"(%p, %i) <{bin_op = 9 : i64, ordering = 4 : i64}> : (!llvm.ptr, i64) -> i64
    %4 = "llvm.cmpxchg"(%p, %i, %i) <{success_ordering = 6 : i64, failure_ordering = 2 : i64}> : (!llvm.ptr, i64, i64) -> !llvm.struct<(i64, i1)>
    %5 = "llvm.cmpxchg"(%p, %i, %i) <{weak, volatile_, syncscope = "agent", success_ordering = 7 : i64, failure_ordering = 4 : i64, alignment = 8 : i64}> : (!llvm.ptr, i64, i64) -> !llvm.struct<(i64, i1)>
    "llvm.fence"() <{ordering = 5 : i64}> : () -> ()
    "llvm.fence"() <{syncscope = "agent", ordering = 7 : i64}> : () -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.bitcast, operand 0 as index
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "casts", function_type = !llvm.func<void (i32, f64, !llvm.ptr, vector<4xi32>, f16)>}> ({
  ^bb0(%a: i32, %x: f64, %p: !llvm.ptr, %w: vector<4xi32>, %h: f16):
    %0 = "llvm.sext"(%a) : (i32) -> i64
    %1 = "llvm.zext"(%a) : (i32) -> i64
    %2 = "llvm.zext"(%a) <{nonNeg}> : (i32) -> i64
    %3 = "llvm.trunc"(%0) <{overflowFlags = 0 : i32}> : (i64) -> i16
    %4 = "llvm.trunc"(%0) <{overflowFlags = 1 : i32}> : (i64) -> i16
    %5 = "llvm.sitofp"(%a) : (i32) -> f64
    %6 = "llvm.uitofp"(%a) : (i32) -> f64
    %7 = "llvm.fptosi"(%x) : (f64) -> i32
    %8 = "llvm.fptoui"(%x) : (f64) -> i32
    %9 = "llvm.fpext"(%h) : (f16) -> f64
    %10 = "llvm.fptrunc"(%x) : (f64) -> f32
    %11 = "builtin.unrealized_conversion_cast"() : () -> index
    %12 = "llvm.bitcast"(%11) : (index) -> i64
    %13 = "llvm.ptrtoint"(%p) : (!llvm.ptr) -> i64
    %14 = "llvm.inttoptr"(%13) : (i64) -> !llvm.ptr
    %15 = "llvm.addrspacecast"(%p) : (!llvm.ptr) -> !llvm.ptr<1>
    %16 = "llvm.sitofp"(%w) : (vector<4xi32>) -> vector<4xf32>
    %17 = "llvm.freeze"(%a) : (i32) -> i32
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.bitcast, result 0 as index
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "casts", function_type = !llvm.func<void (i32, f64, !llvm.ptr, vector<4xi32>, f16)>}> ({
  ^bb0(%a: i32, %x: f64, %p: !llvm.ptr, %w: vector<4xi32>, %h: f16):
    %0 = "llvm.sext"(%a) : (i32) -> i64
    %1 = "llvm.zext"(%a) : (i32) -> i64
    %2 = "llvm.zext"(%a) <{nonNeg}> : (i32) -> i64
    %3 = "llvm.trunc"(%0) <{overflowFlags = 0 : i32}> : (i64) -> i16
    %4 = "llvm.trunc"(%0) <{overflowFlags = 1 : i32}> : (i64) -> i16
    %5 = "llvm.sitofp"(%a) : (i32) -> f64
    %6 = "llvm.uitofp"(%a) : (i32) -> f64
    %7 = "llvm.fptosi"(%x) : (f64) -> i32
    %8 = "llvm.fptoui"(%x) : (f64) -> i32
    %9 = "llvm.fpext"(%h) : (f16) -> f64
    %10 = "llvm.fptrunc"(%x) : (f64) -> f32
    %11 = "llvm.bitcast"(%x) : (f64) -> index
    %12 = "llvm.ptrtoint"(%p) : (!llvm.ptr) -> i64
    %13 = "llvm.inttoptr"(%12) : (i64) -> !llvm.ptr
    %14 = "llvm.addrspacecast"(%p) : (!llvm.ptr) -> !llvm.ptr<1>
    %15 = "llvm.sitofp"(%w) : (vector<4xi32>) -> vector<4xf32>
    %16 = "llvm.freeze"(%a) : (i32) -> i32
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.blockaddress, block_addr as a number
"builtin.module"() ({
  "llvm.mlir.global"() <{linkage = #llvm.linkage<"internal">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, constant, sym_name = "label", addr_space = 0 : i32, global_type = !llvm.ptr}> ({
    %0 = "llvm.blockaddress"() <{block_addr = 1 : i64}> : () -> !llvm.ptr
    "llvm.return"(%0) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "jumps", function_type = !llvm.func<void (i1)>}> ({
  ^bb0(%c: i1):
    %1 = "llvm.blockaddress"() <{block_addr = #llvm.blockaddress<function = @jumps, tag = <id = 1>>}> : () -> !llvm.ptr
    "llvm.indirectbr"(%1) [^bb1, ^bb2] <{indbr_operand_segments = array<i32: 0, 0>}> : (!llvm.ptr) -> ()
  ^bb1:
    "llvm.blocktag"() <{tag = #llvm.blocktag<id = 1>}> : () -> ()
    "llvm.br"() [^bb2] : () -> ()
  ^bb2:
    "llvm.blocktag"() <{tag = #llvm.blocktag<id = 4>}> : () -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.blocktag, tag as a number
"builtin.module"() ({
  "llvm.mlir.global"() <{linkage = #llvm.linkage<"internal">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, constant, sym_name = "label", addr_space = 0 : i32, global_type = !llvm.ptr}> ({
    %0 = "llvm.blockaddress"() <{block_addr = #llvm.blockaddress<function = @jumps, tag = <id = 4>>}> : () -> !llvm.ptr
    "llvm.return"(%0) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "jumps", function_type = !llvm.func<void (i1)>}> ({
  ^bb0(%c: i1):
    %1 = "llvm.blockaddress"() <{block_addr = #llvm.blockaddress<function = @jumps, tag = <id = 1>>}> : () -> !llvm.ptr
    "llvm.indirectbr"(%1) [^bb1, ^bb2] <{indbr_operand_segments = array<i32: 0, 0>}> : (!llvm.ptr) -> ()
  ^bb1:
    "llvm.blocktag"() <{tag = #llvm.blocktag<id = 1>}> : () -> ()
    "llvm.br"() [^bb2] : () -> ()
  ^bb2:
    "llvm.blocktag"() <{tag = 1 : i64}> : () -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.br, operand 1 as i1
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "branches", function_type = !llvm.func<f64 (i1, f64, i32)>}> ({
  ^bb0(%c: i1, %x: f64, %i: i32):
    "llvm.cond_br"(%c, %x) [^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, f64) -> ()
  ^bb1(%a: f64):
    %0 = "builtin.unrealized_conversion_cast"() : () -> i1
    "llvm.br"(%a, %0) [^bb3] : (f64, i1) -> ()
  ^bb2:
    "llvm.cond_br"(%c, %x, %x, %x) [^bb3, ^bb1] <{branch_weights = array<i32: 5, 10>, operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, f64, f64, f64) -> ()
  ^bb3(%b: f64, %d: f64):
    "llvm.switch"(%i, %b, %d, %d, %b) [^bb4, ^bb5, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 4>, case_operand_segments = array<i32: 2, 2>, case_values = dense<[1, -2]> : vector<2xi32>}> : (i32, f64, f64, f64, f64) -> ()
  ^bb4:
    "llvm.unreachable"() : () -> ()
  ^bb5(%e: f64, %f: f64):
    "llvm.return"(%e) : (f64) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.br, operand 1 as vector<4xf64>
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "branches", function_type = !llvm.func<f64 (i1, f64, i32)>}> ({
  ^bb0(%c: i1, %x: f64, %i: i32):
    "llvm.cond_br"(%c, %x) [^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, f64) -> ()
  ^bb1(%a: f64):
    %0 = "builtin.unrealized_conversion_cast"() : () -> vector<4xf64>
    "llvm.br"(%a, %0) [^bb3] : (f64, vector<4xf64>) -> ()
  ^bb2:
    "llvm.cond_br"(%c, %x, %x, %x) [^bb3, ^bb1] <{branch_weights = array<i32: 5, 10>, operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, f64, f64, f64) -> ()
  ^bb3(%b: f64, %d: f64):
    "llvm.switch"(%i, %b, %d, %d, %b) [^bb4, ^bb5, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 4>, case_operand_segments = array<i32: 2, 2>, case_values = dense<[1, -2]> : vector<2xi32>}> : (i32, f64, f64, f64, f64) -> ()
  ^bb4:
    "llvm.unreachable"() : () -> ()
  ^bb5(%e: f64, %f: f64):
    "llvm.return"(%e) : (f64) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.br, operand 1 twice
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "branches", function_type = !llvm.func<f64 (i1, f64, i32)>}> ({
  ^bb0(%c: i1, %x: f64, %i: i32):
    "llvm.cond_br"(%c, %x) [^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, f64) -> ()
  ^bb1(%a: f64):
    "llvm.br"(%a, %x, %x) [^bb3] : (f64, f64, f64) -> ()
  ^bb2:
    "llvm.cond_br"(%c, %x, %x, %x) [^bb3, ^bb1] <{branch_weights = array<i32: 5, 10>, operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, f64, f64, f64) -> ()
  ^bb3(%b: f64, %d: f64):
    "llvm.switch"(%i, %b, %d, %d, %b) [^bb4, ^bb5, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 4>, case_operand_segments = array<i32: 2, 2>, case_values = dense<[1, -2]> : vector<2xi32>}> : (i32, f64, f64, f64, f64) -> ()
  ^bb4:
    "llvm.unreachable"() : () -> ()
  ^bb5(%e: f64, %f: f64):
    "llvm.return"(%e) : (f64) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.br, without operand 0
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "branches", function_type = !llvm.func<f64 (i1, f64, i32)>}> ({
  ^bb0(%c: i1, %x: f64, %i: i32):
    "llvm.cond_br"(%c, %x) [^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, f64) -> ()
  ^bb1(%a: f64):
    "llvm.br"(%x) [^bb3] : (f64) -> ()
  ^bb2:
    "llvm.cond_br"(%c, %x, %x, %x) [^bb3, ^bb1] <{branch_weights = array<i32: 5, 10>, operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, f64, f64, f64) -> ()
  ^bb3(%b: f64, %d: f64):
    "llvm.switch"(%i, %b, %d, %d, %b) [^bb4, ^bb5, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 4>, case_operand_segments = array<i32: 2, 2>, case_values = dense<[1, -2]> : vector<2xi32>}> : (i32, f64, f64, f64, f64) -> ()
  ^bb4:
    "llvm.unreachable"() : () -> ()
  ^bb5(%e: f64, %f: f64):
    "llvm.return"(%e) : (f64) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.call, one result more
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "h", function_type = !llvm.func<void ()>}> ({
  }) : () -> ()
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "bundles", function_type = !llvm.func<void (i32, !llvm.ptr, i1)>}> ({
  ^bb0(%i: i32, %p: !llvm.ptr, %c: i1):
    %0 = "llvm.call"(%i) <{CConv = #llvm.cconv<ccc>, callee = @h, op_bundle_sizes = array<i32: 1, 0>, op_bundle_tags = ["tag", "other"], operandSegmentSizes = array<i32: 0, 1>, fastmathFlags = #llvm.fastmath<none>, TailCallKind = #llvm.tailcallkind<none>}> : (i32) -> f64
    %true = "llvm.mlir.constant"() <{value = true}> : () -> i1
    "llvm.intr.assume"(%true, %p, %i) <{op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["align"]}> : (i1, !llvm.ptr, i32) -> ()
    "llvm.intr.assume"(%c) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.call, op_bundle_sizes [0] = 0
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "h", function_type = !llvm.func<void ()>}> ({
  }) : () -> ()
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "bundles", function_type = !llvm.func<void (i32, !llvm.ptr, i1)>}> ({
  ^bb0(%i: i32, %p: !llvm.ptr, %c: i1):
    "llvm.call"(%i) <{CConv = #llvm.cconv<ccc>, callee = @h, op_bundle_sizes = array<i32: 0, 0>, op_bundle_tags = ["tag", "other"], operandSegmentSizes = array<i32: 0, 1>, fastmathFlags = #llvm.fastmath<none>, TailCallKind = #llvm.tailcallkind<none>}> : (i32) -> ()
    %true = "llvm.mlir.constant"() <{value = true}> : () -> i1
    "llvm.intr.assume"(%true, %p, %i) <{op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["align"]}> : (i1, !llvm.ptr, i32) -> ()
    "llvm.intr.assume"(%c) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.call, op_bundle_tags [0] as a number
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "h", function_type = !llvm.func<void ()>}> ({
  }) : () -> ()
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "bundles", function_type = !llvm.func<void (i32, !llvm.ptr, i1)>}> ({
  ^bb0(%i: i32, %p: !llvm.ptr, %c: i1):
    "llvm.call"(%i) <{CConv = #llvm.cconv<ccc>, callee = @h, op_bundle_sizes = array<i32: 1, 0>, op_bundle_tags = [1 : i64, "other"], operandSegmentSizes = array<i32: 0, 1>, fastmathFlags = #llvm.fastmath<none>, TailCallKind = #llvm.tailcallkind<none>}> : (i32) -> ()
    %true = "llvm.mlir.constant"() <{value = true}> : () -> i1
    "llvm.intr.assume"(%true, %p, %i) <{op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["align"]}> : (i1, !llvm.ptr, i32) -> ()
    "llvm.intr.assume"(%c) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.call, without callee
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "h", function_type = !llvm.func<void ()>}> ({
  }) : () -> ()
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "bundles", function_type = !llvm.func<void (i32, !llvm.ptr, i1)>}> ({
  ^bb0(%i: i32, %p: !llvm.ptr, %c: i1):
    "llvm.call"(%i) <{CConv = #llvm.cconv<ccc>, op_bundle_sizes = array<i32: 1, 0>, op_bundle_tags = ["tag", "other"], operandSegmentSizes = array<i32: 0, 1>, fastmathFlags = #llvm.fastmath<none>, TailCallKind = #llvm.tailcallkind<none>}> : (i32) -> ()
    %true = "llvm.mlir.constant"() <{value = true}> : () -> i1
    "llvm.intr.assume"(%true, %p, %i) <{op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["align"]}> : (i1, !llvm.ptr, i32) -> ()
    "llvm.intr.assume"(%c) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.call, without operandSegmentSizes
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "h", function_type = !llvm.func<void ()>}> ({
  }) : () -> ()
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "bundles", function_type = !llvm.func<void (i32, !llvm.ptr, i1)>}> ({
  ^bb0(%i: i32, %p: !llvm.ptr, %c: i1):
    "llvm.call"(%i) <{CConv = #llvm.cconv<ccc>, callee = @h, op_bundle_sizes = array<i32: 1, 0>, op_bundle_tags = ["tag", "other"], fastmathFlags = #llvm.fastmath<none>, TailCallKind = #llvm.tailcallkind<none>}> : (i32) -> ()
    %true = "llvm.mlir.constant"() <{value = true}> : () -> i1
    "llvm.intr.assume"(%true, %p, %i) <{op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["align"]}> : (i1, !llvm.ptr, i32) -> ()
    "llvm.intr.assume"(%c) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.call_intrinsic, intrin as x
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "call_intrinsic", function_type = !llvm.func<void (f64, !llvm.ptr)>}> ({
  ^bb0(%x: f64, %p: !llvm.ptr):
    %0 = "llvm.call_intrinsic"(%x) <{intrin = "x", operandSegmentSizes = array<i32: 1, 0>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>}> : (f64) -> f64
    %1 = "llvm.call_intrinsic"(%x) <{intrin = "llvm.exp", fastmathFlags = #llvm.fastmath<afn>, operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>}> : (f64) -> f64
    "llvm.call_intrinsic"() <{intrin = "llvm.trap", operandSegmentSizes = array<i32: 0, 0>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>}> : () -> ()
    %2 = "llvm.mlir.constant"() <{value = -8 : i64}> : () -> i64
    %3 = "llvm.intr.ptrmask"(%p, %2) : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.call_intrinsic, op_bundle_sizes longer
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "call_intrinsic", function_type = !llvm.func<void (f64, !llvm.ptr)>}> ({
  ^bb0(%x: f64, %p: !llvm.ptr):
    %0 = "llvm.call_intrinsic"(%x) <{intrin = "llvm.exp.f64", operandSegmentSizes = array<i32: 1, 0>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>}> : (f64) -> f64
    %1 = "llvm.call_intrinsic"(%x) <{intrin = "llvm.exp", fastmathFlags = #llvm.fastmath<afn>, operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>}> : (f64) -> f64
    "llvm.call_intrinsic"() <{intrin = "llvm.trap", operandSegmentSizes = array<i32: 0, 0>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32: 1>}> : () -> ()
    %2 = "llvm.mlir.constant"() <{value = -8 : i64}> : () -> i64
    %3 = "llvm.intr.ptrmask"(%p, %2) : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.call_intrinsic, without operandSegmentSizes
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "call_intrinsic", function_type = !llvm.func<void (f64, !llvm.ptr)>}> ({
  ^bb0(%x: f64, %p: !llvm.ptr):
    %0 = "llvm.call_intrinsic"(%x) <{intrin = "llvm.exp.f64", fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>}> : (f64) -> f64
    %1 = "llvm.call_intrinsic"(%x) <{intrin = "llvm.exp", fastmathFlags = #llvm.fastmath<afn>, operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>}> : (f64) -> f64
    "llvm.call_intrinsic"() <{intrin = "llvm.trap", operandSegmentSizes = array<i32: 0, 0>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>}> : () -> ()
    %2 = "llvm.mlir.constant"() <{value = -8 : i64}> : () -> i64
    %3 = "llvm.intr.ptrmask"(%p, %2) : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.cmpxchg, failure_ordering = 0
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "atomics", function_type = !llvm.func<void (!llvm.ptr, i64, f64)>}> ({
  ^bb0(%p: !llvm.ptr, %i: i64, %x: f64):
    %0 = "llvm.atomicrmw"(%p, %i) <{bin_op = 1 : i64, ordering = 2 : i64}> : (!llvm.ptr, i64) -> i64
    %1 = "llvm.atomicrmw"(%p, %x) <{bin_op = 11 : i64, ordering = 6 : i64}> : (!llvm.ptr, f64) -> f64
    %2 = "llvm.atomicrmw"(%p, %i) <{volatile_, bin_op = 0 : i64, syncscope = "singlethread", ordering = 7 : i64, alignment = 16 : i64}> : (!llvm.ptr, i64) -> i64
    %3 = "llvm.atomicrmw"(%p, %i) <{bin_op = 9 : i64, ordering = 4 : i64}> : (!llvm.ptr, i64) -> i64
    %4 = "llvm.cmpxchg"(%p, %i, %i) <{success_ordering = 6 : i64, failure_ordering = 2 : i64}> : (!llvm.ptr, i64, i64) -> !llvm.struct<(i64, i1)>
    %5 = "llvm.cmpxchg"(%p, %i, %i) <{weak, volatile_, syncscope = "agent", success_ordering = 7 : i64, failure_ordering = 0 : i64, alignment = 8 : i64}> : (!llvm.ptr, i64, i64) -> !llvm.struct<(i64, i1)>
    "llvm.fence"() <{ordering = 5 : i64}> : () -> ()
    "llvm.fence"() <{syncscope = "agent", ordering = 7 : i64}> : () -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.cmpxchg, failure_ordering = 3
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "atomics", function_type = !llvm.func<void (!llvm.ptr, i64, f64)>}> ({
  ^bb0(%p: !llvm.ptr, %i: i64, %x: f64):
    %0 = "llvm.atomicrmw"(%p, %i) <{bin_op = 1 : i64, ordering = 2 : i64}> : (!llvm.ptr, i64) -> i64
    %1 = "llvm.atomicrmw"(%p, %x) <{bin_op = 11 : i64, ordering = 6 : i64}> : (!llvm.ptr, f64) -> f64
    %2 = "llvm.atomicrmw"(%p, %i) <{volatile_, bin_op = 0 : i64, syncscope = "singlethread", ordering = 7 : i64, alignment = 16 : i64}> : (!llvm.ptr, i64) -> i64
    %3 = "llvm.atomicrmw"(%p, %i) <{bin_op = 9 : i64, ordering = 4 : i64}> : (!llvm.ptr, i64) -> i64
    %4 = "llvm.cmpxchg"(%p, %i, %i) <{success_ordering = 6 : i64, failure_ordering = 3 : i64}> : (!llvm.ptr, i64, i64) -> !llvm.struct<(i64, i1)>
    %5 = "llvm.cmpxchg"(%p, %i, %i) <{weak, volatile_, syncscope = "agent", success_ordering = 7 : i64, failure_ordering = 4 : i64, alignment = 8 : i64}> : (!llvm.ptr, i64, i64) -> !llvm.struct<(i64, i1)>
    "llvm.fence"() <{ordering = 5 : i64}> : () -> ()
    "llvm.fence"() <{syncscope = "agent", ordering = 7 : i64}> : () -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.cmpxchg, result 0 as i1
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "atomics", function_type = !llvm.func<void (!llvm.ptr, i64, f64)>}> ({
  ^bb0(%p: !llvm.ptr, %i: i64, %x: f64):
    %0 = "llvm.atomicrmw"(%p, %i) <{bin_op = 1 : i64, ordering = 2 : i64}> : (!llvm.ptr, i64) -> i64
    %1 = "llvm.atomicrmw"(%p, %x) <{bin_op = 11 : i64, ordering = 6 : i64}> : (!llvm.ptr, f64) -> f64
    %2 = "llvm.atomicrmw"(%p, %i) <{volatile_, bin_op = 0 : i64, syncscope = "singlethread", ordering = 7 : i64, alignment = 16 : i64}> : (!llvm.ptr, i64) -> i64
    %3 = "llvm.atomicrmw"(%p, %i) <{bin_op = 9 : i64, ordering = 4 : i64}> : (!llvm.ptr, i64) -> i64
    %4 = "llvm.cmpxchg"(%p, %i, %i) <{success_ordering = 6 : i64, failure_ordering = 2 : i64}> : (!llvm.ptr, i64, i64) -> i1
    %5 = "llvm.cmpxchg"(%p, %i, %i) <{weak, volatile_, syncscope = "agent", success_ordering = 7 : i64, failure_ordering = 4 : i64, alignment = 8 : i64}> : (!llvm.ptr, i64, i64) -> !llvm.struct<(i64, i1)>
    "llvm.fence"() <{ordering = 5 : i64}> : () -> ()
    "llvm.fence"() <{syncscope = "agent", ordering = 7 : i64}> : () -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.cmpxchg, success_ordering = 0
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "atomics", function_type = !llvm.func<void (!llvm.ptr, i64, f64)>}> ({
  ^bb0(%p: !llvm.ptr, %i: i64, %x: f64):
    %0 = "llvm.atomicrmw"(%p, %i) <{bin_op = 1 : i64, ordering = 2 : i64}> : (!llvm.ptr, i64) -> i64
    %1 = "llvm.atomicrmw"(%p, %x) <{bin_op = 11 : i64, ordering = 6 : i64}> : (!llvm.ptr, f64) -> f64
    %2 = "llvm.atomicrmw"(%p, %i) <{volatile_, bin_op = 0 : i64, syncscope = "singlethread", ordering = 7 : i64, alignment = 16 : i64}> : (!llvm.ptr, i64) -> i64
    %3 = "llvm.atomicrmw"(%p, %i) <{bin_op = 9 : i64, ordering = 4 : i64}> : (!llvm.ptr, i64) -> i64
    %4 = "llvm.cmpxchg"(%p, %i, %i) <{success_ordering = 6 : i64, failure_ordering = 2 : i64}> : (!llvm.ptr, i64, i64) -> !llvm.struct<(i64, i1)>
    %5 = "llvm.cmpxchg"(%p, %i, %i) <{weak, volatile_, syncscope = "agent", success_ordering = 0 : i64, failure_ordering = 4 : i64, alignment = 8 : i64}> : (!llvm.ptr, i64, i64) -> !llvm.struct<(i64, i1)>
    "llvm.fence"() <{ordering = 5 : i64}> : () -> ()
    "llvm.fence"() <{syncscope = "agent", ordering = 7 : i64}> : () -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.cmpxchg, success_ordering = 8
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "atomics", function_type = !llvm.func<void (!llvm.ptr, i64, f64)>}> ({
  ^bb0(%p: !llvm.ptr, %i: i64, %x: f64):
    %0 = "llvm.atomicrmw"(%p, %i) <{bin_op = 1 : i64, ordering = 2 : i64}> : (!llvm.ptr, i64) -> i64
    %1 = "llvm.atomicrmw"(%p, %x) <{bin_op = 11 : i64, ordering = 6 : i64}> : (!llvm.ptr, f64) -> f64
    %2 = "llvm.atomicrmw"(%p, %i) <{volatile_, bin_op = 0 : i64, syncscope = "singlethread", ordering = 7 : i64, alignment = 16 : i64}> : (!llvm.ptr, i64) -> i64
    %3 = "llvm.atomicrmw"(%p, %i) <{bin_op = 9 : i64, ordering = 4 : i64}> : (!llvm.ptr, i64) -> i64
    %4 = "llvm.cmpxchg"(%p, %i, %i) <{success_ordering = 6 : i64, failure_ordering = 2 : i64}> : (!llvm.ptr, i64, i64) -> !llvm.struct<(i64, i1)>
    %5 = "llvm.cmpxchg"(%p, %i, %i) <{weak, volatile_, syncscope = "agent", success_ordering = 8 : i64, failure_ordering = 4 : i64, alignment = 8 : i64}> : (!llvm.ptr, i64, i64) -> !llvm.struct<(i64, i1)>
    "llvm.fence"() <{ordering = 5 : i64}> : () -> ()
    "llvm.fence"() <{syncscope = "agent", ordering = 7 : i64}> : () -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.comdat, region 0 one argument more
"builtin.module"() ({
  "llvm.comdat"() <{sym_name = "__llvm_comdat"}> ({
  ^bb0(%0: index):
    "llvm.comdat_selector"() <{sym_name = "any", comdat = 0 : i64}> : () -> ()
    "llvm.comdat_selector"() <{sym_name = "largest", comdat = 2 : i64}> : () -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{linkage = #llvm.linkage<"linkonce_odr">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, constant, sym_name = "x", value = 1 : i32, comdat = @__llvm_comdat::@any, addr_space = 0 : i32, global_type = i32}> ({
  }) : () -> ()
  "llvm.func"() <{linkage = #llvm.linkage<"linkonce_odr">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "y", function_type = !llvm.func<void ()>, comdat = @__llvm_comdat::@largest}> ({
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.comdat, sym_name as x
"builtin.module"() ({
  "llvm.comdat"() <{sym_name = "x"}> ({
    "llvm.comdat_selector"() <{sym_name = "any", comdat = 0 : i64}> : () -> ()
    "llvm.comdat_selector"() <{sym_name = "largest", comdat = 2 : i64}> : () -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{linkage = #llvm.linkage<"linkonce_odr">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, constant, sym_name = "x", value = 1 : i32, comdat = @__llvm_comdat::@any, addr_space = 0 : i32, global_type = i32}> ({
  }) : () -> ()
  "llvm.func"() <{linkage = #llvm.linkage<"linkonce_odr">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "y", function_type = !llvm.func<void ()>, comdat = @__llvm_comdat::@largest}> ({
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.comdat_selector, comdat = -1
"builtin.module"() ({
  "llvm.comdat"() <{sym_name = "__llvm_comdat"}> ({
    "llvm.comdat_selector"() <{sym_name = "any", comdat = -1 : i64}> : () -> ()
    "llvm.comdat_selector"() <{sym_name = "largest", comdat = 2 : i64}> : () -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{linkage = #llvm.linkage<"linkonce_odr">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, constant, sym_name = "x", value = 1 : i32, comdat = @__llvm_comdat::@any, addr_space = 0 : i32, global_type = i32}> ({
  }) : () -> ()
  "llvm.func"() <{linkage = #llvm.linkage<"linkonce_odr">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "y", function_type = !llvm.func<void ()>, comdat = @__llvm_comdat::@largest}> ({
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.cond_br, operand 2 as memref<4xf64>
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "duplicates", function_type = !llvm.func<f64 (i32, f64, f64, i1)>}> ({
  ^bb0(%i: i32, %x: f64, %y: f64, %c: i1):
    "llvm.switch"(%i, %x, %y, %x) [^bb1, ^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 1, 2>, case_operand_segments = array<i32: 1, 1>, case_values = dense<[1, -2]> : vector<2xi32>}> : (i32, f64, f64, f64) -> ()
  ^bb1(%a: f64):
    %0 = "builtin.unrealized_conversion_cast"() : () -> memref<4xf64>
    "llvm.cond_br"(%c, %a, %0) [^bb2, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, f64, memref<4xf64>) -> ()
  ^bb2(%b: f64):
    "llvm.return"(%b) : (f64) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.cond_br, operandSegmentSizes shorter
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "loop", function_type = !llvm.func<void (i1)>}> ({
  ^bb0(%c: i1):
    "llvm.br"() [^bb1] : () -> ()
  ^bb1:
    "llvm.cond_br"(%c) [^bb1, ^bb2] <{loop_annotation = #llvm.loop_annotation<disableNonforced = false, mustProgress = true, vectorize = <disable = false, width = 4 : i32>, interleave = <count = 2 : i32>, unroll = #llvm.loop_unroll<disable = true>>, operandSegmentSizes = array<i32: 1, 0>}> : (i1) -> ()
  ^bb2:
    "llvm.br"() [^bb3] <{loop_annotation = #llvm.loop_annotation<mustProgress = true>}> : () -> ()
  ^bb3:
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.cond_br, operandSegmentSizes shorter
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "duplicates", function_type = !llvm.func<f64 (i32, f64, f64, i1)>}> ({
  ^bb0(%i: i32, %x: f64, %y: f64, %c: i1):
    "llvm.switch"(%i, %x, %y, %x) [^bb1, ^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 1, 2>, case_operand_segments = array<i32: 1, 1>, case_values = dense<[1, -2]> : vector<2xi32>}> : (i32, f64, f64, f64) -> ()
  ^bb1(%a: f64):
    "llvm.cond_br"(%c, %a, %y) [^bb2, ^bb2] <{operandSegmentSizes = array<i32: 1, 1>}> : (i1, f64, f64) -> ()
  ^bb2(%b: f64):
    "llvm.return"(%b) : (f64) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.cond_br, without operand 1
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "duplicates", function_type = !llvm.func<f64 (i32, f64, f64, i1)>}> ({
  ^bb0(%i: i32, %x: f64, %y: f64, %c: i1):
    "llvm.switch"(%i, %x, %y, %x) [^bb1, ^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 1, 2>, case_operand_segments = array<i32: 1, 1>, case_values = dense<[1, -2]> : vector<2xi32>}> : (i32, f64, f64, f64) -> ()
  ^bb1(%a: f64):
    "llvm.cond_br"(%c, %y) [^bb2, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, f64) -> ()
  ^bb2(%b: f64):
    "llvm.return"(%b) : (f64) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.cond_br, without operandSegmentSizes
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "duplicates", function_type = !llvm.func<f64 (i32, f64, f64, i1)>}> ({
  ^bb0(%i: i32, %x: f64, %y: f64, %c: i1):
    "llvm.switch"(%i, %x, %y, %x) [^bb1, ^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 1, 2>, case_operand_segments = array<i32: 1, 1>, case_values = dense<[1, -2]> : vector<2xi32>}> : (i32, f64, f64, f64) -> ()
  ^bb1(%a: f64):
    "llvm.cond_br"(%c, %a, %y) [^bb2, ^bb2] : (i1, f64, f64) -> ()
  ^bb2(%b: f64):
    "llvm.return"(%b) : (f64) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.extractelement, operand 1 as f64
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "aggregates", function_type = !llvm.func<void (!llvm.struct<(f64, !llvm.array<2 x i64>)>, i64, vector<4xf32>, i32, f32)>}> ({
  ^bb0(%s: !llvm.struct<(f64, !llvm.array<2 x i64>)>, %i: i64, %v: vector<4xf32>, %k: i32, %x: f32):
    %0 = "llvm.extractvalue"(%s) <{position = array<i64: 1, 0>}> : (!llvm.struct<(f64, !llvm.array<2 x i64>)>) -> i64
    %1 = "llvm.insertvalue"(%s, %i) <{position = array<i64: 1, 1>}> : (!llvm.struct<(f64, !llvm.array<2 x i64>)>, i64) -> !llvm.struct<(f64, !llvm.array<2 x i64>)>
    %2 = "builtin.unrealized_conversion_cast"() : () -> f64
    %3 = "llvm.extractelement"(%v, %2) : (vector<4xf32>, f64) -> f32
    %4 = "llvm.insertelement"(%v, %x, %k) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %5 = "llvm.shufflevector"(%v, %v) <{mask = array<i32: 0, 4, 1, 5>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %6 = "llvm.shufflevector"(%v, %v) <{mask = array<i32: 0, -1>}> : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.extractelement, result 0 as i1
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "aggregates", function_type = !llvm.func<void (!llvm.struct<(f64, !llvm.array<2 x i64>)>, i64, vector<4xf32>, i32, f32)>}> ({
  ^bb0(%s: !llvm.struct<(f64, !llvm.array<2 x i64>)>, %i: i64, %v: vector<4xf32>, %k: i32, %x: f32):
    %0 = "llvm.extractvalue"(%s) <{position = array<i64: 1, 0>}> : (!llvm.struct<(f64, !llvm.array<2 x i64>)>) -> i64
    %1 = "llvm.insertvalue"(%s, %i) <{position = array<i64: 1, 1>}> : (!llvm.struct<(f64, !llvm.array<2 x i64>)>, i64) -> !llvm.struct<(f64, !llvm.array<2 x i64>)>
    %2 = "llvm.extractelement"(%v, %k) : (vector<4xf32>, i32) -> i1
    %3 = "llvm.insertelement"(%v, %x, %k) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %4 = "llvm.shufflevector"(%v, %v) <{mask = array<i32: 0, 4, 1, 5>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %5 = "llvm.shufflevector"(%v, %v) <{mask = array<i32: 0, -1>}> : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.extractvalue, operand 0 as i1
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "aggregates", function_type = !llvm.func<void (!llvm.struct<(f64, !llvm.array<2 x i64>)>, i64, vector<4xf32>, i32, f32)>}> ({
  ^bb0(%s: !llvm.struct<(f64, !llvm.array<2 x i64>)>, %i: i64, %v: vector<4xf32>, %k: i32, %x: f32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> i1
    %1 = "llvm.extractvalue"(%0) <{position = array<i64: 1, 0>}> : (i1) -> i64
    %2 = "llvm.insertvalue"(%s, %i) <{position = array<i64: 1, 1>}> : (!llvm.struct<(f64, !llvm.array<2 x i64>)>, i64) -> !llvm.struct<(f64, !llvm.array<2 x i64>)>
    %3 = "llvm.extractelement"(%v, %k) : (vector<4xf32>, i32) -> f32
    %4 = "llvm.insertelement"(%v, %x, %k) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %5 = "llvm.shufflevector"(%v, %v) <{mask = array<i32: 0, 4, 1, 5>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %6 = "llvm.shufflevector"(%v, %v) <{mask = array<i32: 0, -1>}> : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.extractvalue, position longer
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "aggregates", function_type = !llvm.func<void (!llvm.struct<(f64, !llvm.array<2 x i64>)>, i64, vector<4xf32>, i32, f32)>}> ({
  ^bb0(%s: !llvm.struct<(f64, !llvm.array<2 x i64>)>, %i: i64, %v: vector<4xf32>, %k: i32, %x: f32):
    %0 = "llvm.extractvalue"(%s) <{position = array<i64: 1, 0, 1>}> : (!llvm.struct<(f64, !llvm.array<2 x i64>)>) -> i64
    %1 = "llvm.insertvalue"(%s, %i) <{position = array<i64: 1, 1>}> : (!llvm.struct<(f64, !llvm.array<2 x i64>)>, i64) -> !llvm.struct<(f64, !llvm.array<2 x i64>)>
    %2 = "llvm.extractelement"(%v, %k) : (vector<4xf32>, i32) -> f32
    %3 = "llvm.insertelement"(%v, %x, %k) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %4 = "llvm.shufflevector"(%v, %v) <{mask = array<i32: 0, 4, 1, 5>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %5 = "llvm.shufflevector"(%v, %v) <{mask = array<i32: 0, -1>}> : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.extractvalue, position shorter
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "aggregates", function_type = !llvm.func<void (!llvm.struct<(f64, !llvm.array<2 x i64>)>, i64, vector<4xf32>, i32, f32)>}> ({
  ^bb0(%s: !llvm.struct<(f64, !llvm.array<2 x i64>)>, %i: i64, %v: vector<4xf32>, %k: i32, %x: f32):
    %0 = "llvm.extractvalue"(%s) <{position = array<i64: 1>}> : (!llvm.struct<(f64, !llvm.array<2 x i64>)>) -> i64
    %1 = "llvm.insertvalue"(%s, %i) <{position = array<i64: 1, 1>}> : (!llvm.struct<(f64, !llvm.array<2 x i64>)>, i64) -> !llvm.struct<(f64, !llvm.array<2 x i64>)>
    %2 = "llvm.extractelement"(%v, %k) : (vector<4xf32>, i32) -> f32
    %3 = "llvm.insertelement"(%v, %x, %k) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %4 = "llvm.shufflevector"(%v, %v) <{mask = array<i32: 0, 4, 1, 5>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %5 = "llvm.shufflevector"(%v, %v) <{mask = array<i32: 0, -1>}> : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.extractvalue, result 0 as i1
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "aggregates", function_type = !llvm.func<void (!llvm.struct<(f64, !llvm.array<2 x i64>)>, i64, vector<4xf32>, i32, f32)>}> ({
  ^bb0(%s: !llvm.struct<(f64, !llvm.array<2 x i64>)>, %i: i64, %v: vector<4xf32>, %k: i32, %x: f32):
    %0 = "llvm.extractvalue"(%s) <{position = array<i64: 1, 0>}> : (!llvm.struct<(f64, !llvm.array<2 x i64>)>) -> i1
    %1 = "llvm.insertvalue"(%s, %i) <{position = array<i64: 1, 1>}> : (!llvm.struct<(f64, !llvm.array<2 x i64>)>, i64) -> !llvm.struct<(f64, !llvm.array<2 x i64>)>
    %2 = "llvm.extractelement"(%v, %k) : (vector<4xf32>, i32) -> f32
    %3 = "llvm.insertelement"(%v, %x, %k) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %4 = "llvm.shufflevector"(%v, %v) <{mask = array<i32: 0, 4, 1, 5>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %5 = "llvm.shufflevector"(%v, %v) <{mask = array<i32: 0, -1>}> : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.fadd, fastmathFlags as a number
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "floats", function_type = !llvm.func<f64 (f64, f64, vector<4xf32>)>}> ({
  ^bb0(%a: f64, %b: f64, %v: vector<4xf32>):
    %0 = "llvm.fadd"(%a, %b) <{fastmathFlags = 1 : i64}> : (f64, f64) -> f64
    %1 = "llvm.fsub"(%0, %b) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    %2 = "llvm.fmul"(%1, %b) <{fastmathFlags = #llvm.fastmath<fast>}> : (f64, f64) -> f64
    %3 = "llvm.fdiv"(%2, %b) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    %4 = "llvm.frem"(%3, %b) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    %5 = "llvm.fneg"(%4) <{fastmathFlags = #llvm.fastmath<none>}> : (f64) -> f64
    %6 = "llvm.fmul"(%v, %v) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    "llvm.return"(%5) : (f64) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.fcmp, predicate = -1
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "compare", function_type = !llvm.func<void (i64, f64, !llvm.ptr, vector<4xf32>, vector<4xi32>)>}> ({
  ^bb0(%a: i64, %x: f64, %p: !llvm.ptr, %v: vector<4xf32>, %w: vector<4xi32>):
    %0 = "llvm.icmp"(%a, %a) <{predicate = 2 : i64}> : (i64, i64) -> i1
    %1 = "llvm.icmp"(%p, %p) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %2 = "llvm.icmp"(%w, %w) <{predicate = 8 : i64}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
    %3 = "llvm.fcmp"(%x, %x) <{predicate = 2 : i64, fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> i1
    %4 = "llvm.fcmp"(%x, %x) <{predicate = 13 : i64, fastmathFlags = #llvm.fastmath<nnan>}> : (f64, f64) -> i1
    %5 = "llvm.fcmp"(%v, %v) <{predicate = 5 : i64, fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xi1>
    %6 = "llvm.fcmp"(%x, %x) <{predicate = -1 : i64, fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> i1
    %7 = "llvm.select"(%0, %x, %x) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    %8 = "llvm.select"(%5, %v, %v) <{fastmathFlags = #llvm.fastmath<nsz>}> : (vector<4xi1>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: llvm.fcmp, predicate = 0
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "compare", function_type = !llvm.func<void (i64, f64, !llvm.ptr, vector<4xf32>, vector<4xi32>)>}> ({
  ^bb0(%a: i64, %x: f64, %p: !llvm.ptr, %v: vector<4xf32>, %w: vector<4xi32>):
    %0 = "llvm.icmp"(%a, %a) <{predicate = 2 : i64}> : (i64, i64) -> i1
    %1 = "llvm.icmp"(%p, %p) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %2 = "llvm.icmp"(%w, %w) <{predicate = 8 : i64}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
    %3 = "llvm.fcmp"(%x, %x) <{predicate = 2 : i64, fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> i1
    %4 = "llvm.fcmp"(%x, %x) <{predicate = 13 : i64, fastmathFlags = #llvm.fastmath<nnan>}> : (f64, f64) -> i1
    %5 = "llvm.fcmp"(%v, %v) <{predicate = 5 : i64, fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xi1>
    %6 = "llvm.fcmp"(%x, %x) <{predicate = 0 : i64, fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> i1
    %7 = "llvm.select"(%0, %x, %x) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    %8 = "llvm.select"(%5, %v, %v) <{fastmathFlags = #llvm.fastmath<nsz>}> : (vector<4xi1>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.fcmp, result 0 as f64
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "compare", function_type = !llvm.func<void (i64, f64, !llvm.ptr, vector<4xf32>, vector<4xi32>)>}> ({
  ^bb0(%a: i64, %x: f64, %p: !llvm.ptr, %v: vector<4xf32>, %w: vector<4xi32>):
    %0 = "llvm.icmp"(%a, %a) <{predicate = 2 : i64}> : (i64, i64) -> i1
    %1 = "llvm.icmp"(%p, %p) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %2 = "llvm.icmp"(%w, %w) <{predicate = 8 : i64}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
    %3 = "llvm.fcmp"(%x, %x) <{predicate = 2 : i64, fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> i1
    %4 = "llvm.fcmp"(%x, %x) <{predicate = 13 : i64, fastmathFlags = #llvm.fastmath<nnan>}> : (f64, f64) -> i1
    %5 = "llvm.fcmp"(%v, %v) <{predicate = 5 : i64, fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xi1>
    %6 = "llvm.fcmp"(%x, %x) <{predicate = 15 : i64, fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    %7 = "llvm.select"(%0, %x, %x) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    %8 = "llvm.select"(%5, %v, %v) <{fastmathFlags = #llvm.fastmath<nsz>}> : (vector<4xi1>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.fcmp, result 0 as memref<4xf64>
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "compare", function_type = !llvm.func<void (i64, f64, !llvm.ptr, vector<4xf32>, vector<4xi32>)>}> ({
  ^bb0(%a: i64, %x: f64, %p: !llvm.ptr, %v: vector<4xf32>, %w: vector<4xi32>):
    %0 = "llvm.icmp"(%a, %a) <{predicate = 2 : i64}> : (i64, i64) -> i1
    %1 = "llvm.icmp"(%p, %p) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %2 = "llvm.icmp"(%w, %w) <{predicate = 8 : i64}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
    %3 = "llvm.fcmp"(%x, %x) <{predicate = 2 : i64, fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> i1
    %4 = "llvm.fcmp"(%x, %x) <{predicate = 13 : i64, fastmathFlags = #llvm.fastmath<nnan>}> : (f64, f64) -> i1
    %5 = "llvm.fcmp"(%v, %v) <{predicate = 5 : i64, fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xi1>
    %6 = "llvm.fcmp"(%x, %x) <{predicate = 15 : i64, fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> memref<4xf64>
    %7 = "llvm.select"(%0, %x, %x) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    %8 = "llvm.select"(%5, %v, %v) <{fastmathFlags = #llvm.fastmath<nsz>}> : (vector<4xi1>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.fence, ordering = 0
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "atomics", function_type = !llvm.func<void (!llvm.ptr, i64, f64)>}> ({
  ^bb0(%p: !llvm.ptr, %i: i64, %x: f64):
    %0 = "llvm.atomicrmw"(%p, %i) <{bin_op = 1 : i64, ordering = 2 : i64}> : (!llvm.ptr, i64) -> i64
    %1 = "llvm.atomicrmw"(%p, %x) <{bin_op = 11 : i64, ordering = 6 : i64}> : (!llvm.ptr, f64) -> f64
    %2 = "llvm.atomicrmw"(%p, %i) <{volatile_, bin_op = 0 : i64, syncscope = "singlethread", ordering = 7 : i64, alignment = 16 : i64}> : (!llvm.ptr, i64) -> i64
    %3 = "llvm.atomicrmw"(%p, %i) <{bin_op = 9 : i64, ordering = 4 : i64}> : (!llvm.ptr, i64) -> i64
    %4 = "llvm.cmpxchg"(%p, %i, %i) <{success_ordering = 6 : i64, failure_ordering = 2 : i64}> : (!llvm.ptr, i64, i64) -> !llvm.struct<(i64, i1)>
    %5 = "llvm.cmpxchg"(%p, %i, %i) <{weak, volatile_, syncscope = "agent", success_ordering = 7 : i64, failure_ordering = 4 : i64, alignment = 8 : i64}> : (!llvm.ptr, i64, i64) -> !llvm.struct<(i64, i1)>
    "llvm.fence"() <{ordering = 0 : i64}> : () -> ()
    "llvm.fence"() <{syncscope = "agent", ordering = 7 : i64}> : () -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.fmul, operand 0 as i1
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "floats", function_type = !llvm.func<f64 (f64, f64, vector<4xf32>)>}> ({
  ^bb0(%a: f64, %b: f64, %v: vector<4xf32>):
    %0 = "llvm.fadd"(%a, %b) <{fastmathFlags = #llvm.fastmath<nnan,contract>}> : (f64, f64) -> f64
    %1 = "llvm.fsub"(%0, %b) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    %2 = "builtin.unrealized_conversion_cast"() : () -> i1
    %3 = "llvm.fmul"(%2, %b) <{fastmathFlags = #llvm.fastmath<fast>}> : (i1, f64) -> f64
    %4 = "llvm.fdiv"(%3, %b) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    %5 = "llvm.frem"(%4, %b) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    %6 = "llvm.fneg"(%5) <{fastmathFlags = #llvm.fastmath<none>}> : (f64) -> f64
    %7 = "llvm.fmul"(%v, %v) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    "llvm.return"(%6) : (f64) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.fmul, operand 0 as its element
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "floats", function_type = !llvm.func<f64 (f64, f64, vector<4xf32>)>}> ({
  ^bb0(%a: f64, %b: f64, %v: vector<4xf32>):
    %0 = "llvm.fadd"(%a, %b) <{fastmathFlags = #llvm.fastmath<nnan,contract>}> : (f64, f64) -> f64
    %1 = "llvm.fsub"(%0, %b) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    %2 = "llvm.fmul"(%1, %b) <{fastmathFlags = #llvm.fastmath<fast>}> : (f64, f64) -> f64
    %3 = "llvm.fdiv"(%2, %b) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    %4 = "llvm.frem"(%3, %b) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    %5 = "llvm.fneg"(%4) <{fastmathFlags = #llvm.fastmath<none>}> : (f64) -> f64
    %6 = "builtin.unrealized_conversion_cast"() : () -> f32
    %7 = "llvm.fmul"(%6, %v) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> vector<4xf32>
    "llvm.return"(%5) : (f64) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.fneg, operand 0 as i1
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "floats", function_type = !llvm.func<f64 (f64, f64, vector<4xf32>)>}> ({
  ^bb0(%a: f64, %b: f64, %v: vector<4xf32>):
    %0 = "llvm.fadd"(%a, %b) <{fastmathFlags = #llvm.fastmath<nnan,contract>}> : (f64, f64) -> f64
    %1 = "llvm.fsub"(%0, %b) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    %2 = "llvm.fmul"(%1, %b) <{fastmathFlags = #llvm.fastmath<fast>}> : (f64, f64) -> f64
    %3 = "llvm.fdiv"(%2, %b) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    %4 = "llvm.frem"(%3, %b) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64
    %5 = "builtin.unrealized_conversion_cast"() : () -> i1
    %6 = "llvm.fneg"(%5) <{fastmathFlags = #llvm.fastmath<none>}> : (i1) -> f64
    %7 = "llvm.fmul"(%v, %v) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    "llvm.return"(%6) : (f64) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.fptoui, result 0 as f64
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "casts", function_type = !llvm.func<void (i32, f64, !llvm.ptr, vector<4xi32>, f16)>}> ({
  ^bb0(%a: i32, %x: f64, %p: !llvm.ptr, %w: vector<4xi32>, %h: f16):
    %0 = "llvm.sext"(%a) : (i32) -> i64
    %1 = "llvm.zext"(%a) : (i32) -> i64
    %2 = "llvm.zext"(%a) <{nonNeg}> : (i32) -> i64
    %3 = "llvm.trunc"(%0) <{overflowFlags = 0 : i32}> : (i64) -> i16
    %4 = "llvm.trunc"(%0) <{overflowFlags = 1 : i32}> : (i64) -> i16
    %5 = "llvm.sitofp"(%a) : (i32) -> f64
    %6 = "llvm.uitofp"(%a) : (i32) -> f64
    %7 = "llvm.fptosi"(%x) : (f64) -> i32
    %8 = "llvm.fptoui"(%x) : (f64) -> f64
    %9 = "llvm.fpext"(%h) : (f16) -> f64
    %10 = "llvm.fptrunc"(%x) : (f64) -> f32
    %11 = "llvm.bitcast"(%x) : (f64) -> i64
    %12 = "llvm.ptrtoint"(%p) : (!llvm.ptr) -> i64
    %13 = "llvm.inttoptr"(%12) : (i64) -> !llvm.ptr
    %14 = "llvm.addrspacecast"(%p) : (!llvm.ptr) -> !llvm.ptr<1>
    %15 = "llvm.sitofp"(%w) : (vector<4xi32>) -> vector<4xf32>
    %16 = "llvm.freeze"(%a) : (i32) -> i32
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.func, CConv as a number
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = 1 : i64, sym_name = "variadic", function_type = !llvm.func<void (i32, ...)>, alignment = 16 : i64}> ({
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.func, arg_attrs [0] as a number
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "sret", function_type = !llvm.func<void (!llvm.ptr, f64, i32)>, arg_attrs = [1 : i64, {llvm.nofpclass = 3 : i64}, {llvm.range = #llvm.constant_range<i32, 0, 12>}]}> ({
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.func, arg_attrs shorter
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "sret", function_type = !llvm.func<void (!llvm.ptr, f64, i32)>, arg_attrs = [{llvm.sret = !llvm.struct<(i64, i64)>}, {llvm.nofpclass = 3 : i64}]}> ({
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.func, comdat as a number
"builtin.module"() ({
  "llvm.comdat"() <{sym_name = "__llvm_comdat"}> ({
    "llvm.comdat_selector"() <{sym_name = "any", comdat = 0 : i64}> : () -> ()
    "llvm.comdat_selector"() <{sym_name = "largest", comdat = 2 : i64}> : () -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{linkage = #llvm.linkage<"linkonce_odr">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, constant, sym_name = "x", value = 1 : i32, comdat = @__llvm_comdat::@any, addr_space = 0 : i32, global_type = i32}> ({
  }) : () -> ()
  "llvm.func"() <{linkage = #llvm.linkage<"linkonce_odr">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "y", function_type = !llvm.func<void ()>, comdat = 1 : i64}> ({
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.func, frame_pointer as a number
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "attributes", function_type = !llvm.func<i8 (!llvm.ptr, !llvm.ptr)>, arg_attrs = [{llvm.align = 16 : i64, llvm.noalias, llvm.nonnull, llvm.noundef, llvm.readonly, llvm.nocapture}, {llvm.byval = i64, llvm.dereferenceable = 8 : i64}], res_attrs = [{llvm.zeroext}], always_inline, frame_pointer = 1 : i64, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"]], section = ".text.hot", target_cpu = "znver5", target_features = #llvm.target_features<["+avx2", "-sse4a"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>, will_return}> ({
  ^bb0(%p: !llvm.ptr, %b: !llvm.ptr):
    %0 = "llvm.mlir.constant"() <{value = 1 : i8}> : () -> i8
    "llvm.return"(%0) : (i8) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.func, function_type as i1
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "types", function_type = i1}> ({
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.func, garbageCollector as a number
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "gxx", function_type = !llvm.func<i32 (...)>}> ({
  }) : () -> ()
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "body", function_type = !llvm.func<void ()>, garbageCollector = 1 : i64, personality = @gxx}> ({
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.func, memory_effects as a number
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "attributes", function_type = !llvm.func<i8 (!llvm.ptr, !llvm.ptr)>, arg_attrs = [{llvm.align = 16 : i64, llvm.noalias, llvm.nonnull, llvm.noundef, llvm.readonly, llvm.nocapture}, {llvm.byval = i64, llvm.dereferenceable = 8 : i64}], res_attrs = [{llvm.zeroext}], always_inline, frame_pointer = #llvm.framePointerKind<all>, memory_effects = 1 : i64, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"]], section = ".text.hot", target_cpu = "znver5", target_features = #llvm.target_features<["+avx2", "-sse4a"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>, will_return}> ({
  ^bb0(%p: !llvm.ptr, %b: !llvm.ptr):
    %0 = "llvm.mlir.constant"() <{value = 1 : i8}> : () -> i8
    "llvm.return"(%0) : (i8) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.func, optimize_none as a number
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "noinline_all", function_type = !llvm.func<void ()>, no_inline, optimize_none = 1 : i64, convergent}> ({
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.func, personality as a number
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "gxx", function_type = !llvm.func<i32 (...)>}> ({
  }) : () -> ()
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "body", function_type = !llvm.func<void ()>, garbageCollector = "statepoint-example", personality = 1 : i64}> ({
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.func, region 0 argument 1 as its element
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "vectors", function_type = !llvm.func<void (vector<4xf32>, vector<8xf32>)>}> ({
  ^bb0(%a: vector<4xf32>, %b: f32):
    %b_1 = "builtin.unrealized_conversion_cast"() : () -> vector<8xf32>
    %0 = "llvm.intr.vector.insert"(%b_1, %a) <{pos = 4 : i64}> : (vector<8xf32>, vector<4xf32>) -> vector<8xf32>
    %1 = "llvm.intr.vector.extract"(%b_1) <{pos = 0 : i64}> : (vector<8xf32>) -> vector<4xf32>
    %2 = "llvm.intr.vector.interleave2"(%a, %a) : (vector<4xf32>, vector<4xf32>) -> vector<8xf32>
    %3 = "llvm.intr.vector.deinterleave2"(%b_1) : (vector<8xf32>) -> !llvm.struct<(vector<4xf32>, vector<4xf32>)>
    %4 = "llvm.intr.stepvector"() : () -> vector<4xi32>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.func, region 0 argument 1 as its element
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "vector_gep", function_type = !llvm.func<void (!llvm.ptr, vector<4xi64>)>}> ({
  ^bb0(%p: !llvm.ptr, %i: i64):
    %i_1 = "builtin.unrealized_conversion_cast"() : () -> vector<4xi64>
    %0 = "llvm.getelementptr"(%p, %i_1) <{noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>, elem_type = f64}> : (!llvm.ptr, vector<4xi64>) -> vector<4x!llvm.ptr>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.func, region 0 argument 2 of f32
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "reductions", function_type = !llvm.func<void (f32, vector<4xf32>, vector<4xi32>)>}> ({
  ^bb0(%x: f32, %v: vector<4xf32>, %w: vector<4xf32>):
    %w_1 = "builtin.unrealized_conversion_cast"() : () -> vector<4xi32>
    %0 = "llvm.intr.vector.reduce.add"(%w_1) : (vector<4xi32>) -> i32
    %1 = "llvm.intr.vector.reduce.mul"(%w_1) : (vector<4xi32>) -> i32
    %2 = "llvm.intr.vector.reduce.smax"(%w_1) : (vector<4xi32>) -> i32
    %3 = "llvm.intr.vector.reduce.fmax"(%v) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> f32
    %4 = "llvm.intr.vector.reduce.fminimum"(%v) <{fastmathFlags = #llvm.fastmath<nnan>}> : (vector<4xf32>) -> f32
    %5 = "llvm.intr.vector.reduce.fadd"(%x, %v) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
    %6 = "llvm.intr.vector.reduce.fmul"(%x, %v) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.func, region 0 one argument more
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "uitofp_nneg", function_type = !llvm.func<f64 (i32)>}> ({
  ^bb0(%a: i32, %0: index):
    %1 = "llvm.uitofp"(%a) <{nonNeg}> : (i32) -> f64
    "llvm.return"(%1) : (f64) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.func, region 0 one argument more
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "variadics", function_type = !llvm.func<i32 (!llvm.ptr, ...)>}> ({
  ^bb0(%p: !llvm.ptr, %0: index):
    "llvm.intr.vastart"(%p) : (!llvm.ptr) -> ()
    %1 = "llvm.va_arg"(%p) : (!llvm.ptr) -> i32
    "llvm.intr.vaend"(%p) : (!llvm.ptr) -> ()
    "llvm.return"(%1) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.func, region 0 without its end
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "indirect", function_type = !llvm.func<void (!llvm.ptr, i32)>}> ({
  ^bb0(%p: !llvm.ptr, %i: i32):
  ^bb1:
    "llvm.return"() : () -> ()
  ^bb2(%a: i32):
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.func, region 0 without its end
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "uitofp_nneg", function_type = !llvm.func<f64 (i32)>}> ({
  ^bb0(%a: i32):
    %0 = "llvm.uitofp"(%a) <{nonNeg}> : (i32) -> f64
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.func, res_attrs shorter
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "attributes", function_type = !llvm.func<i8 (!llvm.ptr, !llvm.ptr)>, arg_attrs = [{llvm.align = 16 : i64, llvm.noalias, llvm.nonnull, llvm.noundef, llvm.readonly, llvm.nocapture}, {llvm.byval = i64, llvm.dereferenceable = 8 : i64}], res_attrs = [], always_inline, frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"]], section = ".text.hot", target_cpu = "znver5", target_features = #llvm.target_features<["+avx2", "-sse4a"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>, will_return}> ({
  ^bb0(%p: !llvm.ptr, %b: !llvm.ptr):
    %0 = "llvm.mlir.constant"() <{value = 1 : i8}> : () -> i8
    "llvm.return"(%0) : (i8) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.func, section as a number
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "attributes", function_type = !llvm.func<i8 (!llvm.ptr, !llvm.ptr)>, arg_attrs = [{llvm.align = 16 : i64, llvm.noalias, llvm.nonnull, llvm.noundef, llvm.readonly, llvm.nocapture}, {llvm.byval = i64, llvm.dereferenceable = 8 : i64}], res_attrs = [{llvm.zeroext}], always_inline, frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"]], section = 1 : i64, target_cpu = "znver5", target_features = #llvm.target_features<["+avx2", "-sse4a"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>, will_return}> ({
  ^bb0(%p: !llvm.ptr, %b: !llvm.ptr):
    %0 = "llvm.mlir.constant"() <{value = 1 : i8}> : () -> i8
    "llvm.return"(%0) : (i8) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: llvm.func, target_cpu as x
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "attributes", function_type = !llvm.func<i8 (!llvm.ptr, !llvm.ptr)>, arg_attrs = [{llvm.align = 16 : i64, llvm.noalias, llvm.nonnull, llvm.noundef, llvm.readonly, llvm.nocapture}, {llvm.byval = i64, llvm.dereferenceable = 8 : i64}], res_attrs = [{llvm.zeroext}], always_inline, frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"]], section = ".text.hot", target_cpu = "x", target_features = #llvm.target_features<["+avx2", "-sse4a"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>, will_return}> ({
  ^bb0(%p: !llvm.ptr, %b: !llvm.ptr):
    %0 = "llvm.mlir.constant"() <{value = 1 : i8}> : () -> i8
    "llvm.return"(%0) : (i8) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.func, target_features as a number
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "attributes", function_type = !llvm.func<i8 (!llvm.ptr, !llvm.ptr)>, arg_attrs = [{llvm.align = 16 : i64, llvm.noalias, llvm.nonnull, llvm.noundef, llvm.readonly, llvm.nocapture}, {llvm.byval = i64, llvm.dereferenceable = 8 : i64}], res_attrs = [{llvm.zeroext}], always_inline, frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"]], section = ".text.hot", target_cpu = "znver5", target_features = 1 : i64, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>, will_return}> ({
  ^bb0(%p: !llvm.ptr, %b: !llvm.ptr):
    %0 = "llvm.mlir.constant"() <{value = 1 : i8}> : () -> i8
    "llvm.return"(%0) : (i8) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.func, vscale_range as a number
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "vscale", function_type = !llvm.func<void (f64)>, vscale_range = 1 : i64}> ({
  }) : () -> ()
}) : () -> ()
// -----
// accepted: llvm.func, without alignment
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "variadic", function_type = !llvm.func<void (i32, ...)>}> ({
  }) : () -> ()
}) : () -> ()
// -----
// accepted: llvm.func, without res_attrs
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "attributes", function_type = !llvm.func<i8 (!llvm.ptr, !llvm.ptr)>, arg_attrs = [{llvm.align = 16 : i64, llvm.noalias, llvm.nonnull, llvm.noundef, llvm.readonly, llvm.nocapture}, {llvm.byval = i64, llvm.dereferenceable = 8 : i64}], always_inline, frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"]], section = ".text.hot", target_cpu = "znver5", target_features = #llvm.target_features<["+avx2", "-sse4a"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>, will_return}> ({
  ^bb0(%p: !llvm.ptr, %b: !llvm.ptr):
    %0 = "llvm.mlir.constant"() <{value = 1 : i8}> : () -> i8
    "llvm.return"(%0) : (i8) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: llvm.func, without uwtable_kind
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "attributes", function_type = !llvm.func<i8 (!llvm.ptr, !llvm.ptr)>, arg_attrs = [{llvm.align = 16 : i64, llvm.noalias, llvm.nonnull, llvm.noundef, llvm.readonly, llvm.nocapture}, {llvm.byval = i64, llvm.dereferenceable = 8 : i64}], res_attrs = [{llvm.zeroext}], always_inline, frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"]], section = ".text.hot", target_cpu = "znver5", target_features = #llvm.target_features<["+avx2", "-sse4a"]>, tune_cpu = "generic", will_return}> ({
  ^bb0(%p: !llvm.ptr, %b: !llvm.ptr):
    %0 = "llvm.mlir.constant"() <{value = 1 : i8}> : () -> i8
    "llvm.return"(%0) : (i8) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.getelementptr, noWrapFlags = 1
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "vector_gep", function_type = !llvm.func<void (!llvm.ptr, vector<4xi64>)>}> ({
  ^bb0(%p: !llvm.ptr, %i: vector<4xi64>):
    %0 = "llvm.getelementptr"(%p, %i) <{noWrapFlags = 1 : i32, rawConstantIndices = array<i32: -2147483648>, elem_type = f64}> : (!llvm.ptr, vector<4xi64>) -> vector<4x!llvm.ptr>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.getelementptr, rawConstantIndices longer
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "vector_gep", function_type = !llvm.func<void (!llvm.ptr, vector<4xi64>)>}> ({
  ^bb0(%p: !llvm.ptr, %i: vector<4xi64>):
    %0 = "llvm.getelementptr"(%p, %i) <{noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648, 1>, elem_type = f64}> : (!llvm.ptr, vector<4xi64>) -> vector<4x!llvm.ptr>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: llvm.getelementptr, result 0 of another size
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "vector_gep", function_type = !llvm.func<void (!llvm.ptr, vector<4xi64>)>}> ({
  ^bb0(%p: !llvm.ptr, %i: vector<4xi64>):
    %0 = "llvm.getelementptr"(%p, %i) <{noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>, elem_type = f64}> : (!llvm.ptr, vector<4xi64>) -> vector<7x!llvm.ptr>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.getelementptr, result 0 of f32
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "vector_gep", function_type = !llvm.func<void (!llvm.ptr, vector<4xi64>)>}> ({
  ^bb0(%p: !llvm.ptr, %i: vector<4xi64>):
    %0 = "llvm.getelementptr"(%p, %i) <{noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>, elem_type = f64}> : (!llvm.ptr, vector<4xi64>) -> vector<4xf32>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: llvm.getelementptr, without inbounds
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "addresses", function_type = !llvm.func<void (!llvm.ptr, i64, i32)>}> ({
  ^bb0(%p: !llvm.ptr, %i: i64, %j: i32):
    %0 = "llvm.getelementptr"(%p, %i) <{noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>, elem_type = f64}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1 = "llvm.getelementptr"(%p, %i) <{noWrapFlags = 3 : i32, inbounds, rawConstantIndices = array<i32: -2147483648>, elem_type = f64}> : (!llvm.ptr, i64) -> !llvm.ptr
    %2 = "llvm.getelementptr"(%p) <{noWrapFlags = 7 : i32, inbounds, rawConstantIndices = array<i32: 0, 1>, elem_type = !llvm.struct<(i32, f64)>}> : (!llvm.ptr) -> !llvm.ptr
    %3 = "llvm.getelementptr"(%p, %i, %j) <{noWrapFlags = 4 : i32, rawConstantIndices = array<i32: -2147483648, 1, -2147483648>, elem_type = !llvm.struct<(i32, !llvm.array<4 x f64>)>}> : (!llvm.ptr, i64, i32) -> !llvm.ptr
    %4 = "llvm.getelementptr"(%p) <{noWrapFlags = 2 : i32, rawConstantIndices = array<i32: -1>, elem_type = i8}> : (!llvm.ptr) -> !llvm.ptr
    %5 = "llvm.getelementptr"(%p) <{noWrapFlags = 3 : i32, rawConstantIndices = array<i32: 5>, elem_type = i8}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.getelementptr, without operand 0
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "vector_gep", function_type = !llvm.func<void (!llvm.ptr, vector<4xi64>)>}> ({
  ^bb0(%p: !llvm.ptr, %i: vector<4xi64>):
    %0 = "llvm.getelementptr"(%i) <{noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>, elem_type = f64}> : (vector<4xi64>) -> vector<4x!llvm.ptr>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.getelementptr, without operand 1
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "vector_gep", function_type = !llvm.func<void (!llvm.ptr, vector<4xi64>)>}> ({
  ^bb0(%p: !llvm.ptr, %i: vector<4xi64>):
    %0 = "llvm.getelementptr"(%p) <{noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>, elem_type = f64}> : (!llvm.ptr) -> vector<4x!llvm.ptr>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.icmp, result 0 as its element
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "compare", function_type = !llvm.func<void (i64, f64, !llvm.ptr, vector<4xf32>, vector<4xi32>)>}> ({
  ^bb0(%a: i64, %x: f64, %p: !llvm.ptr, %v: vector<4xf32>, %w: vector<4xi32>):
    %0 = "llvm.icmp"(%a, %a) <{predicate = 2 : i64}> : (i64, i64) -> i1
    %1 = "llvm.icmp"(%p, %p) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %2 = "llvm.icmp"(%w, %w) <{predicate = 8 : i64}> : (vector<4xi32>, vector<4xi32>) -> i1
    %3 = "llvm.fcmp"(%x, %x) <{predicate = 2 : i64, fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> i1
    %4 = "llvm.fcmp"(%x, %x) <{predicate = 13 : i64, fastmathFlags = #llvm.fastmath<nnan>}> : (f64, f64) -> i1
    %5 = "llvm.fcmp"(%v, %v) <{predicate = 5 : i64, fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xi1>
    %6 = "llvm.fcmp"(%x, %x) <{predicate = 15 : i64, fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> i1
    %7 = "llvm.select"(%0, %x, %x) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    %8 = "llvm.select"(%5, %v, %v) <{fastmathFlags = #llvm.fastmath<nsz>}> : (vector<4xi1>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.icmp, result 0 of i32
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "compare", function_type = !llvm.func<void (i64, f64, !llvm.ptr, vector<4xf32>, vector<4xi32>)>}> ({
  ^bb0(%a: i64, %x: f64, %p: !llvm.ptr, %v: vector<4xf32>, %w: vector<4xi32>):
    %0 = "llvm.icmp"(%a, %a) <{predicate = 2 : i64}> : (i64, i64) -> i1
    %1 = "llvm.icmp"(%p, %p) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %2 = "llvm.icmp"(%w, %w) <{predicate = 8 : i64}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %3 = "llvm.fcmp"(%x, %x) <{predicate = 2 : i64, fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> i1
    %4 = "llvm.fcmp"(%x, %x) <{predicate = 13 : i64, fastmathFlags = #llvm.fastmath<nnan>}> : (f64, f64) -> i1
    %5 = "llvm.fcmp"(%v, %v) <{predicate = 5 : i64, fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xi1>
    %6 = "llvm.fcmp"(%x, %x) <{predicate = 15 : i64, fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> i1
    %7 = "llvm.select"(%0, %x, %x) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    %8 = "llvm.select"(%5, %v, %v) <{fastmathFlags = #llvm.fastmath<nsz>}> : (vector<4xi1>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.icmp, result 0 of one dimension less
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "compare", function_type = !llvm.func<void (i64, f64, !llvm.ptr, vector<4xf32>, vector<4xi32>)>}> ({
  ^bb0(%a: i64, %x: f64, %p: !llvm.ptr, %v: vector<4xf32>, %w: vector<4xi32>):
    %0 = "llvm.icmp"(%a, %a) <{predicate = 2 : i64}> : (i64, i64) -> i1
    %1 = "llvm.icmp"(%p, %p) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %2 = "llvm.icmp"(%w, %w) <{predicate = 8 : i64}> : (vector<4xi32>, vector<4xi32>) -> vector<i1>
    %3 = "llvm.fcmp"(%x, %x) <{predicate = 2 : i64, fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> i1
    %4 = "llvm.fcmp"(%x, %x) <{predicate = 13 : i64, fastmathFlags = #llvm.fastmath<nnan>}> : (f64, f64) -> i1
    %5 = "llvm.fcmp"(%v, %v) <{predicate = 5 : i64, fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xi1>
    %6 = "llvm.fcmp"(%x, %x) <{predicate = 15 : i64, fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> i1
    %7 = "llvm.select"(%0, %x, %x) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    %8 = "llvm.select"(%5, %v, %v) <{fastmathFlags = #llvm.fastmath<nsz>}> : (vector<4xi1>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.indirectbr, indbr_operand_segments longer
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "indirect", function_type = !llvm.func<void (!llvm.ptr, i32)>}> ({
  ^bb0(%p: !llvm.ptr, %i: i32):
    "llvm.indirectbr"(%p, %i) [^bb1, ^bb2] <{indbr_operand_segments = array<i32: 0, 1, 1>}> : (!llvm.ptr, i32) -> ()
  ^bb1:
    "llvm.return"() : () -> ()
  ^bb2(%a: i32):
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.indirectbr, indbr_operand_segments shorter
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "indirect", function_type = !llvm.func<void (!llvm.ptr, i32)>}> ({
  ^bb0(%p: !llvm.ptr, %i: i32):
    "llvm.indirectbr"(%p, %i) [^bb1, ^bb2] <{indbr_operand_segments = array<i32: 0>}> : (!llvm.ptr, i32) -> ()
  ^bb1:
    "llvm.return"() : () -> ()
  ^bb2(%a: i32):
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.indirectbr, without operand 0
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "indirect", function_type = !llvm.func<void (!llvm.ptr, i32)>}> ({
  ^bb0(%p: !llvm.ptr, %i: i32):
    "llvm.indirectbr"(%i) [^bb1, ^bb2] <{indbr_operand_segments = array<i32: 0, 1>}> : (i32) -> ()
  ^bb1:
    "llvm.return"() : () -> ()
  ^bb2(%a: i32):
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.indirectbr, without operand 1
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "indirect", function_type = !llvm.func<void (!llvm.ptr, i32)>}> ({
  ^bb0(%p: !llvm.ptr, %i: i32):
    "llvm.indirectbr"(%p) [^bb1, ^bb2] <{indbr_operand_segments = array<i32: 0, 1>}> : (!llvm.ptr) -> ()
  ^bb1:
    "llvm.return"() : () -> ()
  ^bb2(%a: i32):
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.inline_asm, asm_dialect = 99
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "inline_asm", function_type = !llvm.func<i64 (i64)>}> ({
  ^bb0(%i: i64):
    %0 = "llvm.inline_asm"(%i) <{asm_string = "bswap $0", constraints = "=r,r", tail_call_kind = #llvm.tailcallkind<none>}> : (i64) -> i64
    "llvm.inline_asm"() <{asm_string = "nop", constraints = "", asm_dialect = 99 : i64, has_side_effects, tail_call_kind = #llvm.tailcallkind<none>}> : () -> ()
    "llvm.return"(%0) : (i64) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.inline_asm, asm_string as a number
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "inline_asm", function_type = !llvm.func<i64 (i64)>}> ({
  ^bb0(%i: i64):
    %0 = "llvm.inline_asm"(%i) <{asm_string = 1 : i64, constraints = "=r,r", tail_call_kind = #llvm.tailcallkind<none>}> : (i64) -> i64
    "llvm.inline_asm"() <{asm_string = "nop", constraints = "", asm_dialect = 0 : i64, has_side_effects, tail_call_kind = #llvm.tailcallkind<none>}> : () -> ()
    "llvm.return"(%0) : (i64) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.inline_asm, one result more
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "inline_asm", function_type = !llvm.func<i64 (i64)>}> ({
  ^bb0(%i: i64):
    %0 = "builtin.unrealized_conversion_cast"() : () -> i64
    %1, %2 = "llvm.inline_asm"(%i) <{asm_string = "bswap $0", constraints = "=r,r", tail_call_kind = #llvm.tailcallkind<none>}> : (i64) -> (i64, i64)
    "llvm.inline_asm"() <{asm_string = "nop", constraints = "", asm_dialect = 0 : i64, has_side_effects, tail_call_kind = #llvm.tailcallkind<none>}> : () -> ()
    "llvm.return"(%0) : (i64) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: llvm.inline_asm, operand 0 as i1
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "inline_asm", function_type = !llvm.func<i64 (i64)>}> ({
  ^bb0(%i: i64):
    %0 = "builtin.unrealized_conversion_cast"() : () -> i1
    %1 = "llvm.inline_asm"(%0) <{asm_string = "bswap $0", constraints = "=r,r", tail_call_kind = #llvm.tailcallkind<none>}> : (i1) -> i64
    "llvm.inline_asm"() <{asm_string = "nop", constraints = "", asm_dialect = 0 : i64, has_side_effects, tail_call_kind = #llvm.tailcallkind<none>}> : () -> ()
    "llvm.return"(%1) : (i64) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: llvm.inline_asm, operand 0 as i32
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "inline_asm", function_type = !llvm.func<i64 (i64)>}> ({
  ^bb0(%i: i64):
    %0 = "builtin.unrealized_conversion_cast"() : () -> i32
    %1 = "llvm.inline_asm"(%0) <{asm_string = "bswap $0", constraints = "=r,r", tail_call_kind = #llvm.tailcallkind<none>}> : (i32) -> i64
    "llvm.inline_asm"() <{asm_string = "nop", constraints = "", asm_dialect = 0 : i64, has_side_effects, tail_call_kind = #llvm.tailcallkind<none>}> : () -> ()
    "llvm.return"(%1) : (i64) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.inline_asm, tail_call_kind as a number
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "inline_asm", function_type = !llvm.func<i64 (i64)>}> ({
  ^bb0(%i: i64):
    %0 = "llvm.inline_asm"(%i) <{asm_string = "bswap $0", constraints = "=r,r", tail_call_kind = 1 : i64}> : (i64) -> i64
    "llvm.inline_asm"() <{asm_string = "nop", constraints = "", asm_dialect = 0 : i64, has_side_effects, tail_call_kind = #llvm.tailcallkind<none>}> : () -> ()
    "llvm.return"(%0) : (i64) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.insertelement, operand 0 of one dimension less
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "aggregates", function_type = !llvm.func<void (!llvm.struct<(f64, !llvm.array<2 x i64>)>, i64, vector<4xf32>, i32, f32)>}> ({
  ^bb0(%s: !llvm.struct<(f64, !llvm.array<2 x i64>)>, %i: i64, %v: vector<4xf32>, %k: i32, %x: f32):
    %0 = "llvm.extractvalue"(%s) <{position = array<i64: 1, 0>}> : (!llvm.struct<(f64, !llvm.array<2 x i64>)>) -> i64
    %1 = "llvm.insertvalue"(%s, %i) <{position = array<i64: 1, 1>}> : (!llvm.struct<(f64, !llvm.array<2 x i64>)>, i64) -> !llvm.struct<(f64, !llvm.array<2 x i64>)>
    %2 = "llvm.extractelement"(%v, %k) : (vector<4xf32>, i32) -> f32
    %3 = "builtin.unrealized_conversion_cast"() : () -> vector<f32>
    %4 = "llvm.insertelement"(%3, %x, %k) : (vector<f32>, f32, i32) -> vector<4xf32>
    %5 = "llvm.shufflevector"(%v, %v) <{mask = array<i32: 0, 4, 1, 5>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %6 = "llvm.shufflevector"(%v, %v) <{mask = array<i32: 0, -1>}> : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.insertelement, operand 1 as i1
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "aggregates", function_type = !llvm.func<void (!llvm.struct<(f64, !llvm.array<2 x i64>)>, i64, vector<4xf32>, i32, f32)>}> ({
  ^bb0(%s: !llvm.struct<(f64, !llvm.array<2 x i64>)>, %i: i64, %v: vector<4xf32>, %k: i32, %x: f32):
    %0 = "llvm.extractvalue"(%s) <{position = array<i64: 1, 0>}> : (!llvm.struct<(f64, !llvm.array<2 x i64>)>) -> i64
    %1 = "llvm.insertvalue"(%s, %i) <{position = array<i64: 1, 1>}> : (!llvm.struct<(f64, !llvm.array<2 x i64>)>, i64) -> !llvm.struct<(f64, !llvm.array<2 x i64>)>
    %2 = "llvm.extractelement"(%v, %k) : (vector<4xf32>, i32) -> f32
    %3 = "builtin.unrealized_conversion_cast"() : () -> i1
    %4 = "llvm.insertelement"(%v, %3, %k) : (vector<4xf32>, i1, i32) -> vector<4xf32>
    %5 = "llvm.shufflevector"(%v, %v) <{mask = array<i32: 0, 4, 1, 5>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %6 = "llvm.shufflevector"(%v, %v) <{mask = array<i32: 0, -1>}> : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.insertelement, operand 2 as f32
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "aggregates", function_type = !llvm.func<void (!llvm.struct<(f64, !llvm.array<2 x i64>)>, i64, vector<4xf32>, i32, f32)>}> ({
  ^bb0(%s: !llvm.struct<(f64, !llvm.array<2 x i64>)>, %i: i64, %v: vector<4xf32>, %k: i32, %x: f32):
    %0 = "llvm.extractvalue"(%s) <{position = array<i64: 1, 0>}> : (!llvm.struct<(f64, !llvm.array<2 x i64>)>) -> i64
    %1 = "llvm.insertvalue"(%s, %i) <{position = array<i64: 1, 1>}> : (!llvm.struct<(f64, !llvm.array<2 x i64>)>, i64) -> !llvm.struct<(f64, !llvm.array<2 x i64>)>
    %2 = "llvm.extractelement"(%v, %k) : (vector<4xf32>, i32) -> f32
    %3 = "builtin.unrealized_conversion_cast"() : () -> f32
    %4 = "llvm.insertelement"(%v, %x, %3) : (vector<4xf32>, f32, f32) -> vector<4xf32>
    %5 = "llvm.shufflevector"(%v, %v) <{mask = array<i32: 0, 4, 1, 5>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %6 = "llvm.shufflevector"(%v, %v) <{mask = array<i32: 0, -1>}> : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.insertelement, result 0 as its element
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "aggregates", function_type = !llvm.func<void (!llvm.struct<(f64, !llvm.array<2 x i64>)>, i64, vector<4xf32>, i32, f32)>}> ({
  ^bb0(%s: !llvm.struct<(f64, !llvm.array<2 x i64>)>, %i: i64, %v: vector<4xf32>, %k: i32, %x: f32):
    %0 = "llvm.extractvalue"(%s) <{position = array<i64: 1, 0>}> : (!llvm.struct<(f64, !llvm.array<2 x i64>)>) -> i64
    %1 = "llvm.insertvalue"(%s, %i) <{position = array<i64: 1, 1>}> : (!llvm.struct<(f64, !llvm.array<2 x i64>)>, i64) -> !llvm.struct<(f64, !llvm.array<2 x i64>)>
    %2 = "llvm.extractelement"(%v, %k) : (vector<4xf32>, i32) -> f32
    %3 = "llvm.insertelement"(%v, %x, %k) : (vector<4xf32>, f32, i32) -> f32
    %4 = "llvm.shufflevector"(%v, %v) <{mask = array<i32: 0, 4, 1, 5>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %5 = "llvm.shufflevector"(%v, %v) <{mask = array<i32: 0, -1>}> : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.insertvalue, operand 1 as index
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "aggregates", function_type = !llvm.func<void (!llvm.struct<(f64, !llvm.array<2 x i64>)>, i64, vector<4xf32>, i32, f32)>}> ({
  ^bb0(%s: !llvm.struct<(f64, !llvm.array<2 x i64>)>, %i: i64, %v: vector<4xf32>, %k: i32, %x: f32):
    %0 = "llvm.extractvalue"(%s) <{position = array<i64: 1, 0>}> : (!llvm.struct<(f64, !llvm.array<2 x i64>)>) -> i64
    %1 = "builtin.unrealized_conversion_cast"() : () -> index
    %2 = "llvm.insertvalue"(%s, %1) <{position = array<i64: 1, 1>}> : (!llvm.struct<(f64, !llvm.array<2 x i64>)>, index) -> !llvm.struct<(f64, !llvm.array<2 x i64>)>
    %3 = "llvm.extractelement"(%v, %k) : (vector<4xf32>, i32) -> f32
    %4 = "llvm.insertelement"(%v, %x, %k) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %5 = "llvm.shufflevector"(%v, %v) <{mask = array<i32: 0, 4, 1, 5>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %6 = "llvm.shufflevector"(%v, %v) <{mask = array<i32: 0, -1>}> : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.insertvalue, position [0] = 5
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "aggregates", function_type = !llvm.func<void (!llvm.struct<(f64, !llvm.array<2 x i64>)>, i64, vector<4xf32>, i32, f32)>}> ({
  ^bb0(%s: !llvm.struct<(f64, !llvm.array<2 x i64>)>, %i: i64, %v: vector<4xf32>, %k: i32, %x: f32):
    %0 = "llvm.extractvalue"(%s) <{position = array<i64: 1, 0>}> : (!llvm.struct<(f64, !llvm.array<2 x i64>)>) -> i64
    %1 = "llvm.insertvalue"(%s, %i) <{position = array<i64: 5, 1>}> : (!llvm.struct<(f64, !llvm.array<2 x i64>)>, i64) -> !llvm.struct<(f64, !llvm.array<2 x i64>)>
    %2 = "llvm.extractelement"(%v, %k) : (vector<4xf32>, i32) -> f32
    %3 = "llvm.insertelement"(%v, %x, %k) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %4 = "llvm.shufflevector"(%v, %v) <{mask = array<i32: 0, 4, 1, 5>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %5 = "llvm.shufflevector"(%v, %v) <{mask = array<i32: 0, -1>}> : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.insertvalue, result 0 as i1
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "aggregates", function_type = !llvm.func<void (!llvm.struct<(f64, !llvm.array<2 x i64>)>, i64, vector<4xf32>, i32, f32)>}> ({
  ^bb0(%s: !llvm.struct<(f64, !llvm.array<2 x i64>)>, %i: i64, %v: vector<4xf32>, %k: i32, %x: f32):
    %0 = "llvm.extractvalue"(%s) <{position = array<i64: 1, 0>}> : (!llvm.struct<(f64, !llvm.array<2 x i64>)>) -> i64
    %1 = "llvm.insertvalue"(%s, %i) <{position = array<i64: 1, 1>}> : (!llvm.struct<(f64, !llvm.array<2 x i64>)>, i64) -> i1
    %2 = "llvm.extractelement"(%v, %k) : (vector<4xf32>, i32) -> f32
    %3 = "llvm.insertelement"(%v, %x, %k) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %4 = "llvm.shufflevector"(%v, %v) <{mask = array<i32: 0, 4, 1, 5>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %5 = "llvm.shufflevector"(%v, %v) <{mask = array<i32: 0, -1>}> : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.intr.assume, op_bundle_tags [0] as a number
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "h", function_type = !llvm.func<void ()>}> ({
  }) : () -> ()
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "bundles", function_type = !llvm.func<void (i32, !llvm.ptr, i1)>}> ({
  ^bb0(%i: i32, %p: !llvm.ptr, %c: i1):
    "llvm.call"(%i) <{CConv = #llvm.cconv<ccc>, callee = @h, op_bundle_sizes = array<i32: 1, 0>, op_bundle_tags = ["tag", "other"], operandSegmentSizes = array<i32: 0, 1>, fastmathFlags = #llvm.fastmath<none>, TailCallKind = #llvm.tailcallkind<none>}> : (i32) -> ()
    %true = "llvm.mlir.constant"() <{value = true}> : () -> i1
    "llvm.intr.assume"(%true, %p, %i) <{op_bundle_sizes = array<i32: 2>, op_bundle_tags = [1 : i64]}> : (i1, !llvm.ptr, i32) -> ()
    "llvm.intr.assume"(%c) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.intr.assume, operand 0 twice
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "h", function_type = !llvm.func<void ()>}> ({
  }) : () -> ()
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "bundles", function_type = !llvm.func<void (i32, !llvm.ptr, i1)>}> ({
  ^bb0(%i: i32, %p: !llvm.ptr, %c: i1):
    "llvm.call"(%i) <{CConv = #llvm.cconv<ccc>, callee = @h, op_bundle_sizes = array<i32: 1, 0>, op_bundle_tags = ["tag", "other"], operandSegmentSizes = array<i32: 0, 1>, fastmathFlags = #llvm.fastmath<none>, TailCallKind = #llvm.tailcallkind<none>}> : (i32) -> ()
    %true = "llvm.mlir.constant"() <{value = true}> : () -> i1
    "llvm.intr.assume"(%true, %p, %i) <{op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["align"]}> : (i1, !llvm.ptr, i32) -> ()
    "llvm.intr.assume"(%c, %c) <{op_bundle_sizes = array<i32>}> : (i1, i1) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: llvm.intr.assume, operand 1 as f64
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "h", function_type = !llvm.func<void ()>}> ({
  }) : () -> ()
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "bundles", function_type = !llvm.func<void (i32, !llvm.ptr, i1)>}> ({
  ^bb0(%i: i32, %p: !llvm.ptr, %c: i1):
    "llvm.call"(%i) <{CConv = #llvm.cconv<ccc>, callee = @h, op_bundle_sizes = array<i32: 1, 0>, op_bundle_tags = ["tag", "other"], operandSegmentSizes = array<i32: 0, 1>, fastmathFlags = #llvm.fastmath<none>, TailCallKind = #llvm.tailcallkind<none>}> : (i32) -> ()
    %true = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %0 = "builtin.unrealized_conversion_cast"() : () -> f64
    "llvm.intr.assume"(%true, %0, %i) <{op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["align"]}> : (i1, f64, i32) -> ()
    "llvm.intr.assume"(%c) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: llvm.intr.assume, operand 1 as i32
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "h", function_type = !llvm.func<void ()>}> ({
  }) : () -> ()
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "bundles", function_type = !llvm.func<void (i32, !llvm.ptr, i1)>}> ({
  ^bb0(%i: i32, %p: !llvm.ptr, %c: i1):
    "llvm.call"(%i) <{CConv = #llvm.cconv<ccc>, callee = @h, op_bundle_sizes = array<i32: 1, 0>, op_bundle_tags = ["tag", "other"], operandSegmentSizes = array<i32: 0, 1>, fastmathFlags = #llvm.fastmath<none>, TailCallKind = #llvm.tailcallkind<none>}> : (i32) -> ()
    %true = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %0 = "builtin.unrealized_conversion_cast"() : () -> i32
    "llvm.intr.assume"(%true, %0, %i) <{op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["align"]}> : (i1, i32, i32) -> ()
    "llvm.intr.assume"(%c) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.intr.assume, without operand 0
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "h", function_type = !llvm.func<void ()>}> ({
  }) : () -> ()
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "bundles", function_type = !llvm.func<void (i32, !llvm.ptr, i1)>}> ({
  ^bb0(%i: i32, %p: !llvm.ptr, %c: i1):
    "llvm.call"(%i) <{CConv = #llvm.cconv<ccc>, callee = @h, op_bundle_sizes = array<i32: 1, 0>, op_bundle_tags = ["tag", "other"], operandSegmentSizes = array<i32: 0, 1>, fastmathFlags = #llvm.fastmath<none>, TailCallKind = #llvm.tailcallkind<none>}> : (i32) -> ()
    %true = "llvm.mlir.constant"() <{value = true}> : () -> i1
    "llvm.intr.assume"(%p, %i) <{op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["align"]}> : (!llvm.ptr, i32) -> ()
    "llvm.intr.assume"(%c) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.intr.assume, without operand 1
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "h", function_type = !llvm.func<void ()>}> ({
  }) : () -> ()
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "bundles", function_type = !llvm.func<void (i32, !llvm.ptr, i1)>}> ({
  ^bb0(%i: i32, %p: !llvm.ptr, %c: i1):
    "llvm.call"(%i) <{CConv = #llvm.cconv<ccc>, callee = @h, op_bundle_sizes = array<i32: 1, 0>, op_bundle_tags = ["tag", "other"], operandSegmentSizes = array<i32: 0, 1>, fastmathFlags = #llvm.fastmath<none>, TailCallKind = #llvm.tailcallkind<none>}> : (i32) -> ()
    %true = "llvm.mlir.constant"() <{value = true}> : () -> i1
    "llvm.intr.assume"(%true, %i) <{op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["align"]}> : (i1, i32) -> ()
    "llvm.intr.assume"(%c) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.intr.cttz, result 0 as i1
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "count", function_type = !llvm.func<void (i64, f32, !llvm.ptr)>}> ({
  ^bb0(%i: i64, %x: f32, %p: !llvm.ptr):
    %0 = "llvm.intr.ctlz"(%i) <{is_zero_poison = true}> : (i64) -> i64
    %1 = "llvm.intr.cttz"(%i) <{is_zero_poison = false}> : (i64) -> i1
    %2 = "llvm.intr.abs"(%i) <{is_int_min_poison = true}> : (i64) -> i64
    %3 = "llvm.intr.is.fpclass"(%x) <{bit = 3 : i32}> : (f32) -> i1
    "llvm.intr.prefetch"(%p) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    "llvm.intr.trap"() : () -> ()
    "llvm.intr.debugtrap"() : () -> ()
    "llvm.intr.ubsantrap"() <{failureKind = 1 : i8}> : () -> ()
    %4 = "llvm.intr.expect"(%i, %i) : (i64, i64) -> i64
    %5 = "llvm.intr.expect.with.probability"(%i, %i) <{prob = 5.000000e-01 : f64}> : (i64, i64) -> i64
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.intr.expect.with.probability, prob as a number
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "count", function_type = !llvm.func<void (i64, f32, !llvm.ptr)>}> ({
  ^bb0(%i: i64, %x: f32, %p: !llvm.ptr):
    %0 = "llvm.intr.ctlz"(%i) <{is_zero_poison = true}> : (i64) -> i64
    %1 = "llvm.intr.cttz"(%i) <{is_zero_poison = false}> : (i64) -> i64
    %2 = "llvm.intr.abs"(%i) <{is_int_min_poison = true}> : (i64) -> i64
    %3 = "llvm.intr.is.fpclass"(%x) <{bit = 3 : i32}> : (f32) -> i1
    "llvm.intr.prefetch"(%p) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    "llvm.intr.trap"() : () -> ()
    "llvm.intr.debugtrap"() : () -> ()
    "llvm.intr.ubsantrap"() <{failureKind = 1 : i8}> : () -> ()
    %4 = "llvm.intr.expect"(%i, %i) : (i64, i64) -> i64
    %5 = "llvm.intr.expect.with.probability"(%i, %i) <{prob = 1 : i64}> : (i64, i64) -> i64
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.intr.expect, operand 0 as i1
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "count", function_type = !llvm.func<void (i64, f32, !llvm.ptr)>}> ({
  ^bb0(%i: i64, %x: f32, %p: !llvm.ptr):
    %0 = "llvm.intr.ctlz"(%i) <{is_zero_poison = true}> : (i64) -> i64
    %1 = "llvm.intr.cttz"(%i) <{is_zero_poison = false}> : (i64) -> i64
    %2 = "llvm.intr.abs"(%i) <{is_int_min_poison = true}> : (i64) -> i64
    %3 = "llvm.intr.is.fpclass"(%x) <{bit = 3 : i32}> : (f32) -> i1
    "llvm.intr.prefetch"(%p) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    "llvm.intr.trap"() : () -> ()
    "llvm.intr.debugtrap"() : () -> ()
    "llvm.intr.ubsantrap"() <{failureKind = 1 : i8}> : () -> ()
    %4 = "builtin.unrealized_conversion_cast"() : () -> i1
    %5 = "llvm.intr.expect"(%4, %i) : (i1, i64) -> i64
    %6 = "llvm.intr.expect.with.probability"(%i, %i) <{prob = 5.000000e-01 : f64}> : (i64, i64) -> i64
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.intr.invariant.end, operand 0 as i1
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "lifetimes", function_type = !llvm.func<void (i64)>}> ({
  ^bb0(%n: i64):
    %0 = "llvm.alloca"(%n) <{elem_type = f64}> : (i64) -> !llvm.ptr
    "llvm.intr.lifetime.start"(%0) : (!llvm.ptr) -> ()
    "llvm.intr.lifetime.end"(%0) : (!llvm.ptr) -> ()
    %1 = "llvm.intr.stacksave"() : () -> !llvm.ptr
    "llvm.intr.stackrestore"(%1) : (!llvm.ptr) -> ()
    %2 = "llvm.intr.invariant.start"(%0) <{size = 1 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %3 = "builtin.unrealized_conversion_cast"() : () -> i1
    "llvm.intr.invariant.end"(%3, %0) <{size = 1 : i64}> : (i1, !llvm.ptr) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: llvm.intr.invariant.end, size = -9223372036854775808
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "lifetimes", function_type = !llvm.func<void (i64)>}> ({
  ^bb0(%n: i64):
    %0 = "llvm.alloca"(%n) <{elem_type = f64}> : (i64) -> !llvm.ptr
    "llvm.intr.lifetime.start"(%0) : (!llvm.ptr) -> ()
    "llvm.intr.lifetime.end"(%0) : (!llvm.ptr) -> ()
    %1 = "llvm.intr.stacksave"() : () -> !llvm.ptr
    "llvm.intr.stackrestore"(%1) : (!llvm.ptr) -> ()
    %2 = "llvm.intr.invariant.start"(%0) <{size = 1 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.intr.invariant.end"(%2, %0) <{size = -9223372036854775808 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: llvm.intr.invariant.end, size = 0
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "lifetimes", function_type = !llvm.func<void (i64)>}> ({
  ^bb0(%n: i64):
    %0 = "llvm.alloca"(%n) <{elem_type = f64}> : (i64) -> !llvm.ptr
    "llvm.intr.lifetime.start"(%0) : (!llvm.ptr) -> ()
    "llvm.intr.lifetime.end"(%0) : (!llvm.ptr) -> ()
    %1 = "llvm.intr.stacksave"() : () -> !llvm.ptr
    "llvm.intr.stackrestore"(%1) : (!llvm.ptr) -> ()
    %2 = "llvm.intr.invariant.start"(%0) <{size = 1 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.intr.invariant.end"(%2, %0) <{size = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.intr.invariant.start, operand 0 as i1
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "lifetimes", function_type = !llvm.func<void (i64)>}> ({
  ^bb0(%n: i64):
    %0 = "llvm.alloca"(%n) <{elem_type = f64}> : (i64) -> !llvm.ptr
    "llvm.intr.lifetime.start"(%0) : (!llvm.ptr) -> ()
    "llvm.intr.lifetime.end"(%0) : (!llvm.ptr) -> ()
    %1 = "llvm.intr.stacksave"() : () -> !llvm.ptr
    "llvm.intr.stackrestore"(%1) : (!llvm.ptr) -> ()
    %2 = "builtin.unrealized_conversion_cast"() : () -> i1
    %3 = "llvm.intr.invariant.start"(%2) <{size = 1 : i64}> : (i1) -> !llvm.ptr
    "llvm.intr.invariant.end"(%3, %0) <{size = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.intr.is.fpclass, operand 0 as i1
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "count", function_type = !llvm.func<void (i64, f32, !llvm.ptr)>}> ({
  ^bb0(%i: i64, %x: f32, %p: !llvm.ptr):
    %0 = "llvm.intr.ctlz"(%i) <{is_zero_poison = true}> : (i64) -> i64
    %1 = "llvm.intr.cttz"(%i) <{is_zero_poison = false}> : (i64) -> i64
    %2 = "llvm.intr.abs"(%i) <{is_int_min_poison = true}> : (i64) -> i64
    %3 = "builtin.unrealized_conversion_cast"() : () -> i1
    %4 = "llvm.intr.is.fpclass"(%3) <{bit = 3 : i32}> : (i1) -> i1
    "llvm.intr.prefetch"(%p) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    "llvm.intr.trap"() : () -> ()
    "llvm.intr.debugtrap"() : () -> ()
    "llvm.intr.ubsantrap"() <{failureKind = 1 : i8}> : () -> ()
    %5 = "llvm.intr.expect"(%i, %i) : (i64, i64) -> i64
    %6 = "llvm.intr.expect.with.probability"(%i, %i) <{prob = 5.000000e-01 : f64}> : (i64, i64) -> i64
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.intr.masked.gather, operand 0 as its element
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "masked", function_type = !llvm.func<void (!llvm.ptr, vector<4xi1>, vector<4xf32>, vector<4x!llvm.ptr>)>}> ({
  ^bb0(%p: !llvm.ptr, %m: vector<4xi1>, %v: vector<4xf32>, %q: vector<4x!llvm.ptr>):
    %0 = "llvm.intr.masked.load"(%p, %m) <{alignment = 4 : i32}> : (!llvm.ptr, vector<4xi1>) -> vector<4xf32>
    %1 = "llvm.intr.masked.load"(%p, %m, %v) <{alignment = 4 : i32}> : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    "llvm.intr.masked.store"(%v, %p, %m) <{alignment = 4 : i32}> : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
    %2 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr
    %3 = "llvm.intr.masked.gather"(%2, %m) <{alignment = 4 : i32}> : (!llvm.ptr, vector<4xi1>) -> vector<4xf32>
    "llvm.intr.masked.scatter"(%v, %q, %m) <{alignment = 4 : i32}> : (vector<4xf32>, vector<4x!llvm.ptr>, vector<4xi1>) -> ()
    %4 = "llvm.intr.masked.expandload"(%p, %m, %v) : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    "llvm.intr.masked.compressstore"(%v, %p, %m) : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
    %5 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %6 = "llvm.intr.get.active.lane.mask"(%5, %5) : (i64, i64) -> vector<4xi1>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.intr.masked.gather, result 0 of another size
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "masked", function_type = !llvm.func<void (!llvm.ptr, vector<4xi1>, vector<4xf32>, vector<4x!llvm.ptr>)>}> ({
  ^bb0(%p: !llvm.ptr, %m: vector<4xi1>, %v: vector<4xf32>, %q: vector<4x!llvm.ptr>):
    %0 = "llvm.intr.masked.load"(%p, %m) <{alignment = 4 : i32}> : (!llvm.ptr, vector<4xi1>) -> vector<4xf32>
    %1 = "llvm.intr.masked.load"(%p, %m, %v) <{alignment = 4 : i32}> : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    "llvm.intr.masked.store"(%v, %p, %m) <{alignment = 4 : i32}> : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
    %2 = "llvm.intr.masked.gather"(%q, %m) <{alignment = 4 : i32}> : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<7xf32>
    "llvm.intr.masked.scatter"(%v, %q, %m) <{alignment = 4 : i32}> : (vector<4xf32>, vector<4x!llvm.ptr>, vector<4xi1>) -> ()
    %3 = "llvm.intr.masked.expandload"(%p, %m, %v) : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    "llvm.intr.masked.compressstore"(%v, %p, %m) : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
    %4 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %5 = "llvm.intr.get.active.lane.mask"(%4, %4) : (i64, i64) -> vector<4xi1>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.intr.masked.gather, without operand 0
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "masked", function_type = !llvm.func<void (!llvm.ptr, vector<4xi1>, vector<4xf32>, vector<4x!llvm.ptr>)>}> ({
  ^bb0(%p: !llvm.ptr, %m: vector<4xi1>, %v: vector<4xf32>, %q: vector<4x!llvm.ptr>):
    %0 = "llvm.intr.masked.load"(%p, %m) <{alignment = 4 : i32}> : (!llvm.ptr, vector<4xi1>) -> vector<4xf32>
    %1 = "llvm.intr.masked.load"(%p, %m, %v) <{alignment = 4 : i32}> : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    "llvm.intr.masked.store"(%v, %p, %m) <{alignment = 4 : i32}> : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
    %2 = "llvm.intr.masked.gather"(%m) <{alignment = 4 : i32}> : (vector<4xi1>) -> vector<4xf32>
    "llvm.intr.masked.scatter"(%v, %q, %m) <{alignment = 4 : i32}> : (vector<4xf32>, vector<4x!llvm.ptr>, vector<4xi1>) -> ()
    %3 = "llvm.intr.masked.expandload"(%p, %m, %v) : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    "llvm.intr.masked.compressstore"(%v, %p, %m) : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
    %4 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %5 = "llvm.intr.get.active.lane.mask"(%4, %4) : (i64, i64) -> vector<4xi1>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.intr.masked.load, operand 0 twice
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "masked", function_type = !llvm.func<void (!llvm.ptr, vector<4xi1>, vector<4xf32>, vector<4x!llvm.ptr>)>}> ({
  ^bb0(%p: !llvm.ptr, %m: vector<4xi1>, %v: vector<4xf32>, %q: vector<4x!llvm.ptr>):
    %0 = "llvm.intr.masked.load"(%p, %m) <{alignment = 4 : i32}> : (!llvm.ptr, vector<4xi1>) -> vector<4xf32>
    %1 = "llvm.intr.masked.load"(%p, %p, %m, %v) <{alignment = 4 : i32}> : (!llvm.ptr, !llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    "llvm.intr.masked.store"(%v, %p, %m) <{alignment = 4 : i32}> : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
    %2 = "llvm.intr.masked.gather"(%q, %m) <{alignment = 4 : i32}> : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<4xf32>
    "llvm.intr.masked.scatter"(%v, %q, %m) <{alignment = 4 : i32}> : (vector<4xf32>, vector<4x!llvm.ptr>, vector<4xi1>) -> ()
    %3 = "llvm.intr.masked.expandload"(%p, %m, %v) : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    "llvm.intr.masked.compressstore"(%v, %p, %m) : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
    %4 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %5 = "llvm.intr.get.active.lane.mask"(%4, %4) : (i64, i64) -> vector<4xi1>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: llvm.intr.masked.load, operand 2 of i32
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "masked", function_type = !llvm.func<void (!llvm.ptr, vector<4xi1>, vector<4xf32>, vector<4x!llvm.ptr>)>}> ({
  ^bb0(%p: !llvm.ptr, %m: vector<4xi1>, %v: vector<4xf32>, %q: vector<4x!llvm.ptr>):
    %0 = "llvm.intr.masked.load"(%p, %m) <{alignment = 4 : i32}> : (!llvm.ptr, vector<4xi1>) -> vector<4xf32>
    %1 = "builtin.unrealized_conversion_cast"() : () -> vector<4xi32>
    %2 = "llvm.intr.masked.load"(%p, %m, %1) <{alignment = 4 : i32}> : (!llvm.ptr, vector<4xi1>, vector<4xi32>) -> vector<4xf32>
    "llvm.intr.masked.store"(%v, %p, %m) <{alignment = 4 : i32}> : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
    %3 = "llvm.intr.masked.gather"(%q, %m) <{alignment = 4 : i32}> : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<4xf32>
    "llvm.intr.masked.scatter"(%v, %q, %m) <{alignment = 4 : i32}> : (vector<4xf32>, vector<4x!llvm.ptr>, vector<4xi1>) -> ()
    %4 = "llvm.intr.masked.expandload"(%p, %m, %v) : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    "llvm.intr.masked.compressstore"(%v, %p, %m) : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
    %5 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %6 = "llvm.intr.get.active.lane.mask"(%5, %5) : (i64, i64) -> vector<4xi1>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: llvm.intr.memcpy.inline, isVolatile = 1
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "memory_intrinsics", function_type = !llvm.func<void (!llvm.ptr, !llvm.ptr, i64, i8)>}> ({
  ^bb0(%p: !llvm.ptr, %q: !llvm.ptr, %n: i64, %b: i8):
    "llvm.intr.memcpy"(%p, %q, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memmove"(%p, %q, %n) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memset"(%p, %b, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    "llvm.intr.memcpy.inline"(%p, %q) <{isVolatile = true, len = 10 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.intr.memset.inline"(%p, %b) <{isVolatile = false, len = 10 : i64}> : (!llvm.ptr, i8) -> ()
    "llvm.intr.memcpy"(%p, %q, %n) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 4 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.intr.memcpy, arg_attrs [0] as a number
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "memory_intrinsics", function_type = !llvm.func<void (!llvm.ptr, !llvm.ptr, i64, i8)>}> ({
  ^bb0(%p: !llvm.ptr, %q: !llvm.ptr, %n: i64, %b: i8):
    "llvm.intr.memcpy"(%p, %q, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memmove"(%p, %q, %n) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memset"(%p, %b, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    "llvm.intr.memcpy.inline"(%p, %q) <{isVolatile = false, len = 10 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.intr.memset.inline"(%p, %b) <{isVolatile = false, len = 10 : i64}> : (!llvm.ptr, i8) -> ()
    "llvm.intr.memcpy"(%p, %q, %n) <{arg_attrs = [1 : i64, {llvm.align = 4 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: llvm.intr.memmove, isVolatile = 0
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "memory_intrinsics", function_type = !llvm.func<void (!llvm.ptr, !llvm.ptr, i64, i8)>}> ({
  ^bb0(%p: !llvm.ptr, %q: !llvm.ptr, %n: i64, %b: i8):
    "llvm.intr.memcpy"(%p, %q, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memmove"(%p, %q, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memset"(%p, %b, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    "llvm.intr.memcpy.inline"(%p, %q) <{isVolatile = false, len = 10 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.intr.memset.inline"(%p, %b) <{isVolatile = false, len = 10 : i64}> : (!llvm.ptr, i8) -> ()
    "llvm.intr.memcpy"(%p, %q, %n) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 4 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.intr.memset.inline, operand 1 as index
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "memory_intrinsics", function_type = !llvm.func<void (!llvm.ptr, !llvm.ptr, i64, i8)>}> ({
  ^bb0(%p: !llvm.ptr, %q: !llvm.ptr, %n: i64, %b: i8):
    "llvm.intr.memcpy"(%p, %q, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memmove"(%p, %q, %n) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memset"(%p, %b, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    "llvm.intr.memcpy.inline"(%p, %q) <{isVolatile = false, len = 10 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %0 = "builtin.unrealized_conversion_cast"() : () -> index
    "llvm.intr.memset.inline"(%p, %0) <{isVolatile = false, len = 10 : i64}> : (!llvm.ptr, index) -> ()
    "llvm.intr.memcpy"(%p, %q, %n) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 4 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.intr.memset, operand 2 as index
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "memory_intrinsics", function_type = !llvm.func<void (!llvm.ptr, !llvm.ptr, i64, i8)>}> ({
  ^bb0(%p: !llvm.ptr, %q: !llvm.ptr, %n: i64, %b: i8):
    "llvm.intr.memcpy"(%p, %q, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memmove"(%p, %q, %n) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %0 = "builtin.unrealized_conversion_cast"() : () -> index
    "llvm.intr.memset"(%p, %b, %0) <{isVolatile = false}> : (!llvm.ptr, i8, index) -> ()
    "llvm.intr.memcpy.inline"(%p, %q) <{isVolatile = false, len = 10 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.intr.memset.inline"(%p, %b) <{isVolatile = false, len = 10 : i64}> : (!llvm.ptr, i8) -> ()
    "llvm.intr.memcpy"(%p, %q, %n) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 4 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: llvm.intr.prefetch, rw = 99
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "count", function_type = !llvm.func<void (i64, f32, !llvm.ptr)>}> ({
  ^bb0(%i: i64, %x: f32, %p: !llvm.ptr):
    %0 = "llvm.intr.ctlz"(%i) <{is_zero_poison = true}> : (i64) -> i64
    %1 = "llvm.intr.cttz"(%i) <{is_zero_poison = false}> : (i64) -> i64
    %2 = "llvm.intr.abs"(%i) <{is_int_min_poison = true}> : (i64) -> i64
    %3 = "llvm.intr.is.fpclass"(%x) <{bit = 3 : i32}> : (f32) -> i1
    "llvm.intr.prefetch"(%p) <{cache = 1 : i32, hint = 3 : i32, rw = 99 : i32}> : (!llvm.ptr) -> ()
    "llvm.intr.trap"() : () -> ()
    "llvm.intr.debugtrap"() : () -> ()
    "llvm.intr.ubsantrap"() <{failureKind = 1 : i8}> : () -> ()
    %4 = "llvm.intr.expect"(%i, %i) : (i64, i64) -> i64
    %5 = "llvm.intr.expect.with.probability"(%i, %i) <{prob = 5.000000e-01 : f64}> : (i64, i64) -> i64
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.intr.stepvector, result 0 as its element
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "vectors", function_type = !llvm.func<void (vector<4xf32>, vector<8xf32>)>}> ({
  ^bb0(%a: vector<4xf32>, %b: vector<8xf32>):
    %0 = "llvm.intr.vector.insert"(%b, %a) <{pos = 4 : i64}> : (vector<8xf32>, vector<4xf32>) -> vector<8xf32>
    %1 = "llvm.intr.vector.extract"(%b) <{pos = 0 : i64}> : (vector<8xf32>) -> vector<4xf32>
    %2 = "llvm.intr.vector.interleave2"(%a, %a) : (vector<4xf32>, vector<4xf32>) -> vector<8xf32>
    %3 = "llvm.intr.vector.deinterleave2"(%b) : (vector<8xf32>) -> !llvm.struct<(vector<4xf32>, vector<4xf32>)>
    %4 = "llvm.intr.stepvector"() : () -> i32
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: llvm.intr.threadlocal.address, result 0 as i32
"builtin.module"() ({
  "llvm.mlir.global"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, thread_local_, unnamed_addr = 0 : i64, sym_name = "tls", value = 0 : i32, addr_space = 0 : i32, global_type = i32}> ({
  }) : () -> ()
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "other_intrinsics", function_type = !llvm.func<void (!llvm.ptr, vector<4xf32>)>}> ({
  ^bb0(%p: !llvm.ptr, %v: vector<4xf32>):
    %0 = "llvm.intr.vector.reduce.fmin"(%v) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> f32
    %1 = "llvm.intr.vector.reduce.fmaximum"(%v) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> f32
    %2 = "llvm.intr.launder.invariant.group"(%p) : (!llvm.ptr) -> !llvm.ptr
    %3 = "llvm.intr.strip.invariant.group"(%p) : (!llvm.ptr) -> !llvm.ptr
    "llvm.intr.vacopy"(%p, %p) : (!llvm.ptr, !llvm.ptr) -> ()
    %a = "llvm.mlir.addressof"() <{global_name = @tls}> : () -> !llvm.ptr
    %4 = "llvm.intr.threadlocal.address"(%a) : (!llvm.ptr) -> i32
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: llvm.intr.ubsantrap, failureKind = -1
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "count", function_type = !llvm.func<void (i64, f32, !llvm.ptr)>}> ({
  ^bb0(%i: i64, %x: f32, %p: !llvm.ptr):
    %0 = "llvm.intr.ctlz"(%i) <{is_zero_poison = true}> : (i64) -> i64
    %1 = "llvm.intr.cttz"(%i) <{is_zero_poison = false}> : (i64) -> i64
    %2 = "llvm.intr.abs"(%i) <{is_int_min_poison = true}> : (i64) -> i64
    %3 = "llvm.intr.is.fpclass"(%x) <{bit = 3 : i32}> : (f32) -> i1
    "llvm.intr.prefetch"(%p) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    "llvm.intr.trap"() : () -> ()
    "llvm.intr.debugtrap"() : () -> ()
    "llvm.intr.ubsantrap"() <{failureKind = -1 : i8}> : () -> ()
    %4 = "llvm.intr.expect"(%i, %i) : (i64, i64) -> i64
    %5 = "llvm.intr.expect.with.probability"(%i, %i) <{prob = 5.000000e-01 : f64}> : (i64, i64) -> i64
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: llvm.intr.vector.extract, pos = -1
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "vectors", function_type = !llvm.func<void (vector<4xf32>, vector<8xf32>)>}> ({
  ^bb0(%a: vector<4xf32>, %b: vector<8xf32>):
    %0 = "llvm.intr.vector.insert"(%b, %a) <{pos = 4 : i64}> : (vector<8xf32>, vector<4xf32>) -> vector<8xf32>
    %1 = "llvm.intr.vector.extract"(%b) <{pos = -1 : i64}> : (vector<8xf32>) -> vector<4xf32>
    %2 = "llvm.intr.vector.interleave2"(%a, %a) : (vector<4xf32>, vector<4xf32>) -> vector<8xf32>
    %3 = "llvm.intr.vector.deinterleave2"(%b) : (vector<8xf32>) -> !llvm.struct<(vector<4xf32>, vector<4xf32>)>
    %4 = "llvm.intr.stepvector"() : () -> vector<4xi32>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.intr.vector.extract, result 0 as its element
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "vectors", function_type = !llvm.func<void (vector<4xf32>, vector<8xf32>)>}> ({
  ^bb0(%a: vector<4xf32>, %b: vector<8xf32>):
    %0 = "llvm.intr.vector.insert"(%b, %a) <{pos = 4 : i64}> : (vector<8xf32>, vector<4xf32>) -> vector<8xf32>
    %1 = "llvm.intr.vector.extract"(%b) <{pos = 0 : i64}> : (vector<8xf32>) -> f32
    %2 = "llvm.intr.vector.interleave2"(%a, %a) : (vector<4xf32>, vector<4xf32>) -> vector<8xf32>
    %3 = "llvm.intr.vector.deinterleave2"(%b) : (vector<8xf32>) -> !llvm.struct<(vector<4xf32>, vector<4xf32>)>
    %4 = "llvm.intr.stepvector"() : () -> vector<4xi32>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.intr.vector.insert, operand 1 as its element
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "vectors", function_type = !llvm.func<void (vector<4xf32>, vector<8xf32>)>}> ({
  ^bb0(%a: vector<4xf32>, %b: vector<8xf32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> f32
    %1 = "llvm.intr.vector.insert"(%b, %0) <{pos = 4 : i64}> : (vector<8xf32>, f32) -> vector<8xf32>
    %2 = "llvm.intr.vector.extract"(%b) <{pos = 0 : i64}> : (vector<8xf32>) -> vector<4xf32>
    %3 = "llvm.intr.vector.interleave2"(%a, %a) : (vector<4xf32>, vector<4xf32>) -> vector<8xf32>
    %4 = "llvm.intr.vector.deinterleave2"(%b) : (vector<8xf32>) -> !llvm.struct<(vector<4xf32>, vector<4xf32>)>
    %5 = "llvm.intr.stepvector"() : () -> vector<4xi32>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: llvm.intr.vector.insert, operand 1 of another size
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "vectors", function_type = !llvm.func<void (vector<4xf32>, vector<8xf32>)>}> ({
  ^bb0(%a: vector<4xf32>, %b: vector<8xf32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> vector<7xf32>
    %1 = "llvm.intr.vector.insert"(%b, %0) <{pos = 4 : i64}> : (vector<8xf32>, vector<7xf32>) -> vector<8xf32>
    %2 = "llvm.intr.vector.extract"(%b) <{pos = 0 : i64}> : (vector<8xf32>) -> vector<4xf32>
    %3 = "llvm.intr.vector.interleave2"(%a, %a) : (vector<4xf32>, vector<4xf32>) -> vector<8xf32>
    %4 = "llvm.intr.vector.deinterleave2"(%b) : (vector<8xf32>) -> !llvm.struct<(vector<4xf32>, vector<4xf32>)>
    %5 = "llvm.intr.stepvector"() : () -> vector<4xi32>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.intr.vector.insert, result 0 of another size
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "vectors", function_type = !llvm.func<void (vector<4xf32>, vector<8xf32>)>}> ({
  ^bb0(%a: vector<4xf32>, %b: vector<8xf32>):
    %0 = "llvm.intr.vector.insert"(%b, %a) <{pos = 4 : i64}> : (vector<8xf32>, vector<4xf32>) -> vector<7xf32>
    %1 = "llvm.intr.vector.extract"(%b) <{pos = 0 : i64}> : (vector<8xf32>) -> vector<4xf32>
    %2 = "llvm.intr.vector.interleave2"(%a, %a) : (vector<4xf32>, vector<4xf32>) -> vector<8xf32>
    %3 = "llvm.intr.vector.deinterleave2"(%b) : (vector<8xf32>) -> !llvm.struct<(vector<4xf32>, vector<4xf32>)>
    %4 = "llvm.intr.stepvector"() : () -> vector<4xi32>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.intr.vector.interleave2, operand 1 of i32
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "vectors", function_type = !llvm.func<void (vector<4xf32>, vector<8xf32>)>}> ({
  ^bb0(%a: vector<4xf32>, %b: vector<8xf32>):
    %0 = "llvm.intr.vector.insert"(%b, %a) <{pos = 4 : i64}> : (vector<8xf32>, vector<4xf32>) -> vector<8xf32>
    %1 = "llvm.intr.vector.extract"(%b) <{pos = 0 : i64}> : (vector<8xf32>) -> vector<4xf32>
    %2 = "builtin.unrealized_conversion_cast"() : () -> vector<4xi32>
    %3 = "llvm.intr.vector.interleave2"(%a, %2) : (vector<4xf32>, vector<4xi32>) -> vector<8xf32>
    %4 = "llvm.intr.vector.deinterleave2"(%b) : (vector<8xf32>) -> !llvm.struct<(vector<4xf32>, vector<4xf32>)>
    %5 = "llvm.intr.stepvector"() : () -> vector<4xi32>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.intr.vector.reduce.fadd, operand 0 as i1
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "reductions", function_type = !llvm.func<void (f32, vector<4xf32>, vector<4xi32>)>}> ({
  ^bb0(%x: f32, %v: vector<4xf32>, %w: vector<4xi32>):
    %0 = "llvm.intr.vector.reduce.add"(%w) : (vector<4xi32>) -> i32
    %1 = "llvm.intr.vector.reduce.mul"(%w) : (vector<4xi32>) -> i32
    %2 = "llvm.intr.vector.reduce.smax"(%w) : (vector<4xi32>) -> i32
    %3 = "llvm.intr.vector.reduce.fmax"(%v) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> f32
    %4 = "llvm.intr.vector.reduce.fminimum"(%v) <{fastmathFlags = #llvm.fastmath<nnan>}> : (vector<4xf32>) -> f32
    %5 = "builtin.unrealized_conversion_cast"() : () -> i1
    %6 = "llvm.intr.vector.reduce.fadd"(%5, %v) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (i1, vector<4xf32>) -> f32
    %7 = "llvm.intr.vector.reduce.fmul"(%x, %v) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: llvm.intr.vector.reduce.fmin, operand 0 of another size
"builtin.module"() ({
  "llvm.mlir.global"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, thread_local_, unnamed_addr = 0 : i64, sym_name = "tls", value = 0 : i32, addr_space = 0 : i32, global_type = i32}> ({
  }) : () -> ()
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "other_intrinsics", function_type = !llvm.func<void (!llvm.ptr, vector<4xf32>)>}> ({
  ^bb0(%p: !llvm.ptr, %v: vector<4xf32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> vector<7xf32>
    %1 = "llvm.intr.vector.reduce.fmin"(%0) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<7xf32>) -> f32
    %2 = "llvm.intr.vector.reduce.fmaximum"(%v) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> f32
    %3 = "llvm.intr.launder.invariant.group"(%p) : (!llvm.ptr) -> !llvm.ptr
    %4 = "llvm.intr.strip.invariant.group"(%p) : (!llvm.ptr) -> !llvm.ptr
    "llvm.intr.vacopy"(%p, %p) : (!llvm.ptr, !llvm.ptr) -> ()
    %a = "llvm.mlir.addressof"() <{global_name = @tls}> : () -> !llvm.ptr
    %t = "llvm.intr.threadlocal.address"(%a) : (!llvm.ptr) -> !llvm.ptr
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.intr.vector.reduce.fminimum, operand 0 as its element
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "reductions", function_type = !llvm.func<void (f32, vector<4xf32>, vector<4xi32>)>}> ({
  ^bb0(%x: f32, %v: vector<4xf32>, %w: vector<4xi32>):
    %0 = "llvm.intr.vector.reduce.add"(%w) : (vector<4xi32>) -> i32
    %1 = "llvm.intr.vector.reduce.mul"(%w) : (vector<4xi32>) -> i32
    %2 = "llvm.intr.vector.reduce.smax"(%w) : (vector<4xi32>) -> i32
    %3 = "llvm.intr.vector.reduce.fmax"(%v) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> f32
    %4 = "builtin.unrealized_conversion_cast"() : () -> f32
    %5 = "llvm.intr.vector.reduce.fminimum"(%4) <{fastmathFlags = #llvm.fastmath<nnan>}> : (f32) -> f32
    %6 = "llvm.intr.vector.reduce.fadd"(%x, %v) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
    %7 = "llvm.intr.vector.reduce.fmul"(%x, %v) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.intr.vector.reduce.fmul, operand 0 as f64
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "reductions", function_type = !llvm.func<void (f32, vector<4xf32>, vector<4xi32>)>}> ({
  ^bb0(%x: f32, %v: vector<4xf32>, %w: vector<4xi32>):
    %0 = "llvm.intr.vector.reduce.add"(%w) : (vector<4xi32>) -> i32
    %1 = "llvm.intr.vector.reduce.mul"(%w) : (vector<4xi32>) -> i32
    %2 = "llvm.intr.vector.reduce.smax"(%w) : (vector<4xi32>) -> i32
    %3 = "llvm.intr.vector.reduce.fmax"(%v) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> f32
    %4 = "llvm.intr.vector.reduce.fminimum"(%v) <{fastmathFlags = #llvm.fastmath<nnan>}> : (vector<4xf32>) -> f32
    %5 = "llvm.intr.vector.reduce.fadd"(%x, %v) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
    %6 = "builtin.unrealized_conversion_cast"() : () -> f64
    %7 = "llvm.intr.vector.reduce.fmul"(%6, %v) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, vector<4xf32>) -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.intr.vector.reduce.fmul, operand 1 as its element
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "reductions", function_type = !llvm.func<void (f32, vector<4xf32>, vector<4xi32>)>}> ({
  ^bb0(%x: f32, %v: vector<4xf32>, %w: vector<4xi32>):
    %0 = "llvm.intr.vector.reduce.add"(%w) : (vector<4xi32>) -> i32
    %1 = "llvm.intr.vector.reduce.mul"(%w) : (vector<4xi32>) -> i32
    %2 = "llvm.intr.vector.reduce.smax"(%w) : (vector<4xi32>) -> i32
    %3 = "llvm.intr.vector.reduce.fmax"(%v) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> f32
    %4 = "llvm.intr.vector.reduce.fminimum"(%v) <{fastmathFlags = #llvm.fastmath<nnan>}> : (vector<4xf32>) -> f32
    %5 = "llvm.intr.vector.reduce.fadd"(%x, %v) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
    %6 = "builtin.unrealized_conversion_cast"() : () -> f32
    %7 = "llvm.intr.vector.reduce.fmul"(%x, %6) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.intr.vector.reduce.mul, operand 0 as its element
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "reductions", function_type = !llvm.func<void (f32, vector<4xf32>, vector<4xi32>)>}> ({
  ^bb0(%x: f32, %v: vector<4xf32>, %w: vector<4xi32>):
    %0 = "llvm.intr.vector.reduce.add"(%w) : (vector<4xi32>) -> i32
    %1 = "builtin.unrealized_conversion_cast"() : () -> i32
    %2 = "llvm.intr.vector.reduce.mul"(%1) : (i32) -> i32
    %3 = "llvm.intr.vector.reduce.smax"(%w) : (vector<4xi32>) -> i32
    %4 = "llvm.intr.vector.reduce.fmax"(%v) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> f32
    %5 = "llvm.intr.vector.reduce.fminimum"(%v) <{fastmathFlags = #llvm.fastmath<nnan>}> : (vector<4xf32>) -> f32
    %6 = "llvm.intr.vector.reduce.fadd"(%x, %v) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
    %7 = "llvm.intr.vector.reduce.fmul"(%x, %v) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.intr.vector.reduce.mul, result 0 as i1
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "reductions", function_type = !llvm.func<void (f32, vector<4xf32>, vector<4xi32>)>}> ({
  ^bb0(%x: f32, %v: vector<4xf32>, %w: vector<4xi32>):
    %0 = "llvm.intr.vector.reduce.add"(%w) : (vector<4xi32>) -> i32
    %1 = "llvm.intr.vector.reduce.mul"(%w) : (vector<4xi32>) -> i1
    %2 = "llvm.intr.vector.reduce.smax"(%w) : (vector<4xi32>) -> i32
    %3 = "llvm.intr.vector.reduce.fmax"(%v) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> f32
    %4 = "llvm.intr.vector.reduce.fminimum"(%v) <{fastmathFlags = #llvm.fastmath<nnan>}> : (vector<4xf32>) -> f32
    %5 = "llvm.intr.vector.reduce.fadd"(%x, %v) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
    %6 = "llvm.intr.vector.reduce.fmul"(%x, %v) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: llvm.intr.vector.reduce.smax, operand 0 of another size
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "reductions", function_type = !llvm.func<void (f32, vector<4xf32>, vector<4xi32>)>}> ({
  ^bb0(%x: f32, %v: vector<4xf32>, %w: vector<4xi32>):
    %0 = "llvm.intr.vector.reduce.add"(%w) : (vector<4xi32>) -> i32
    %1 = "llvm.intr.vector.reduce.mul"(%w) : (vector<4xi32>) -> i32
    %2 = "builtin.unrealized_conversion_cast"() : () -> vector<7xi32>
    %3 = "llvm.intr.vector.reduce.smax"(%2) : (vector<7xi32>) -> i32
    %4 = "llvm.intr.vector.reduce.fmax"(%v) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> f32
    %5 = "llvm.intr.vector.reduce.fminimum"(%v) <{fastmathFlags = #llvm.fastmath<nnan>}> : (vector<4xf32>) -> f32
    %6 = "llvm.intr.vector.reduce.fadd"(%x, %v) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
    %7 = "llvm.intr.vector.reduce.fmul"(%x, %v) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.invoke, without operandSegmentSizes
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "gxx", function_type = !llvm.func<i32 (...)>}> ({
  }) : () -> ()
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "exceptions2", function_type = !llvm.func<f64 (f64, !llvm.ptr)>, personality = @gxx}> ({
  ^bb0(%x: f64, %p: !llvm.ptr):
    %n = "llvm.mlir.zero"() : () -> !llvm.ptr
    %0 = "llvm.invoke"(%p, %x, %x) [^bb1, ^bb2] <{CConv = #llvm.cconv<ccc>, op_bundle_sizes = array<i32>}> : (!llvm.ptr, f64, f64) -> f64
  ^bb1(%y: f64):
    "llvm.return"(%y) : (f64) -> ()
  ^bb2:
    %1 = "llvm.landingpad"(%n) : (!llvm.ptr) -> !llvm.struct<(!llvm.ptr, i32)>
    "llvm.return"(%x) : (f64) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.load, alias_scopes [0] as a number
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "scopes", function_type = !llvm.func<f64 (!llvm.ptr)>}> ({
  ^bb0(%p: !llvm.ptr):
    %0 = "llvm.load"(%p) <{ordering = 0 : i64, alias_scopes = [1 : i64], noalias_scopes = [#llvm.alias_scope<id = distinct[1]<>, domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "d">, description = "s">]}> : (!llvm.ptr) -> f64
    "llvm.return"(%0) : (f64) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.load, noalias_scopes [0] as a number
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "scopes", function_type = !llvm.func<f64 (!llvm.ptr)>}> ({
  ^bb0(%p: !llvm.ptr):
    %0 = "llvm.load"(%p) <{ordering = 0 : i64, alias_scopes = [#llvm.alias_scope<id = distinct[1]<>, domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "d">, description = "s">], noalias_scopes = [1 : i64]}> : (!llvm.ptr) -> f64
    "llvm.return"(%0) : (f64) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: llvm.load, ordering = 1
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "invariant_group", function_type = !llvm.func<void (!llvm.ptr)>}> ({
  ^bb0(%p: !llvm.ptr):
    %0 = "llvm.load"(%p) <{ordering = 1 : i64, invariant, invariantGroup, alignment = 8 : i64}> : (!llvm.ptr) -> f64
    "llvm.store"(%0, %p) <{ordering = 0 : i64, invariantGroup}> : (f64, !llvm.ptr) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.load, result 0 as index
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "invariant_group", function_type = !llvm.func<void (!llvm.ptr)>}> ({
  ^bb0(%p: !llvm.ptr):
    %0 = "builtin.unrealized_conversion_cast"() : () -> f64
    %1 = "llvm.load"(%p) <{ordering = 0 : i64, invariant, invariantGroup, alignment = 8 : i64}> : (!llvm.ptr) -> index
    "llvm.store"(%0, %p) <{ordering = 0 : i64, invariantGroup}> : (f64, !llvm.ptr) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.load, tbaa [0] as a number
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "tbaa", function_type = !llvm.func<f64 (!llvm.ptr)>}> ({
  ^bb0(%p: !llvm.ptr):
    %0 = "llvm.load"(%p) <{ordering = 0 : i64, alignment = 8 : i64, tbaa = [1 : i64]}> : (!llvm.ptr) -> f64
    "llvm.store"(%0, %p) <{ordering = 0 : i64, tbaa = [#llvm.tbaa_tag<base_type = #llvm.tbaa_type_desc<id = "double", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C++ TBAA">, 0>}>, 0>}>, access_type = #llvm.tbaa_type_desc<id = "double", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C++ TBAA">, 0>}>, 0>}>, offset = 0>]}> : (f64, !llvm.ptr) -> ()
    "llvm.return"(%0) : (f64) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: llvm.load, without alignment
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "tbaa", function_type = !llvm.func<f64 (!llvm.ptr)>}> ({
  ^bb0(%p: !llvm.ptr):
    %0 = "llvm.load"(%p) <{ordering = 0 : i64, tbaa = [#llvm.tbaa_tag<base_type = #llvm.tbaa_type_desc<id = "double", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C++ TBAA">, 0>}>, 0>}>, access_type = #llvm.tbaa_type_desc<id = "double", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C++ TBAA">, 0>}>, 0>}>, offset = 0>]}> : (!llvm.ptr) -> f64
    "llvm.store"(%0, %p) <{ordering = 0 : i64, tbaa = [#llvm.tbaa_tag<base_type = #llvm.tbaa_type_desc<id = "double", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C++ TBAA">, 0>}>, 0>}>, access_type = #llvm.tbaa_type_desc<id = "double", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C++ TBAA">, 0>}>, 0>}>, offset = 0>]}> : (f64, !llvm.ptr) -> ()
    "llvm.return"(%0) : (f64) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: llvm.load, without ordering
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "named", function_type = !llvm.func<!llvm.struct<"pair", (f64, i64)> (!llvm.ptr)>}> ({
  ^bb0(%p: !llvm.ptr):
    %0 = "llvm.load"(%p) : (!llvm.ptr) -> !llvm.struct<"pair", (f64, i64)>
    %1 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %2 = "llvm.alloca"(%1) <{elem_type = !llvm.struct<"packed pair", packed (i8, i64)>}> : (i64) -> !llvm.ptr
    "llvm.return"(%0) : (!llvm.struct<"pair", (f64, i64)>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.mlir.addressof, result 0 as i1
"builtin.module"() ({
  "llvm.mlir.global"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, sym_name = "a", value = 7 : i32, addr_space = 0 : i32, global_type = i32}> ({
  }) : () -> ()
  "llvm.mlir.alias"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, sym_name = "b", dso_local, alias_type = i32}> ({
    %0 = "llvm.mlir.addressof"() <{global_name = @a}> : () -> !llvm.ptr
    "llvm.return"(%0) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.mlir.alias"() <{linkage = #llvm.linkage<"weak">, visibility_ = 1 : i64, unnamed_addr = 2 : i64, sym_name = "c", alias_type = i32}> ({
    %0 = "builtin.unrealized_conversion_cast"() : () -> !llvm.ptr
    %1 = "llvm.mlir.addressof"() <{global_name = @a}> : () -> i1
    "llvm.return"(%0) : (!llvm.ptr) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: llvm.mlir.alias, alias_type as vector<4xf64>
"builtin.module"() ({
  "llvm.mlir.global"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, sym_name = "a", value = 7 : i32, addr_space = 0 : i32, global_type = i32}> ({
  }) : () -> ()
  "llvm.mlir.alias"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, sym_name = "b", dso_local, alias_type = i32}> ({
    %0 = "llvm.mlir.addressof"() <{global_name = @a}> : () -> !llvm.ptr
    "llvm.return"(%0) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.mlir.alias"() <{linkage = #llvm.linkage<"weak">, visibility_ = 1 : i64, unnamed_addr = 2 : i64, sym_name = "c", alias_type = vector<4xf64>}> ({
    %0 = "llvm.mlir.addressof"() <{global_name = @a}> : () -> !llvm.ptr
    "llvm.return"(%0) : (!llvm.ptr) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.mlir.alias, region 0 without its end
"builtin.module"() ({
  "llvm.mlir.global"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, sym_name = "a", value = 7 : i32, addr_space = 0 : i32, global_type = i32}> ({
  }) : () -> ()
  "llvm.mlir.alias"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, sym_name = "b", dso_local, alias_type = i32}> ({
    %0 = "llvm.mlir.addressof"() <{global_name = @a}> : () -> !llvm.ptr
    "llvm.return"(%0) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.mlir.alias"() <{linkage = #llvm.linkage<"weak">, visibility_ = 1 : i64, unnamed_addr = 2 : i64, sym_name = "c", alias_type = i32}> ({
    %0 = "llvm.mlir.addressof"() <{global_name = @a}> : () -> !llvm.ptr
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.mlir.constant, result 0 as f64
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "named", function_type = !llvm.func<!llvm.struct<"pair", (f64, i64)> (!llvm.ptr)>}> ({
  ^bb0(%p: !llvm.ptr):
    %0 = "llvm.load"(%p) <{ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.struct<"pair", (f64, i64)>
    %1 = "builtin.unrealized_conversion_cast"() : () -> i64
    %2 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> f64
    %3 = "llvm.alloca"(%1) <{elem_type = !llvm.struct<"packed pair", packed (i8, i64)>}> : (i64) -> !llvm.ptr
    "llvm.return"(%0) : (!llvm.struct<"pair", (f64, i64)>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: llvm.mlir.constant, result 0 as i32
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "named", function_type = !llvm.func<!llvm.struct<"pair", (f64, i64)> (!llvm.ptr)>}> ({
  ^bb0(%p: !llvm.ptr):
    %0 = "llvm.load"(%p) <{ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.struct<"pair", (f64, i64)>
    %1 = "builtin.unrealized_conversion_cast"() : () -> i64
    %2 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i32
    %3 = "llvm.alloca"(%1) <{elem_type = !llvm.struct<"packed pair", packed (i8, i64)>}> : (i64) -> !llvm.ptr
    "llvm.return"(%0) : (!llvm.struct<"pair", (f64, i64)>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.mlir.global, addr_space = -1
"builtin.module"() ({
  "llvm.mlir.global"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, sym_name = "file", addr_space = -1 : i32, global_type = !llvm.struct<"file", opaque>}> ({
  }) : () -> ()
}) : () -> ()
// -----
// accepted: llvm.mlir.global, addr_space = 99
"builtin.module"() ({
  "llvm.mlir.global"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, sym_name = "file", addr_space = 99 : i32, global_type = !llvm.struct<"file", opaque>}> ({
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.mlir.global, comdat as a number
"builtin.module"() ({
  "llvm.comdat"() <{sym_name = "__llvm_comdat"}> ({
    "llvm.comdat_selector"() <{sym_name = "any", comdat = 0 : i64}> : () -> ()
    "llvm.comdat_selector"() <{sym_name = "largest", comdat = 2 : i64}> : () -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{linkage = #llvm.linkage<"linkonce_odr">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, constant, sym_name = "x", value = 1 : i32, comdat = 1 : i64, addr_space = 0 : i32, global_type = i32}> ({
  }) : () -> ()
  "llvm.func"() <{linkage = #llvm.linkage<"linkonce_odr">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "y", function_type = !llvm.func<void ()>, comdat = @__llvm_comdat::@largest}> ({
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.mlir.global, global_type as index
"builtin.module"() ({
  "llvm.mlir.global"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, sym_name = "file", addr_space = 0 : i32, global_type = index}> ({
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.mlir.global, linkage as a number
"builtin.module"() ({
  "llvm.mlir.global"() <{linkage = 1 : i64, visibility_ = 0 : i64, unnamed_addr = 0 : i64, sym_name = "file", addr_space = 0 : i32, global_type = !llvm.struct<"file", opaque>}> ({
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.mlir.global, sym_name as a number
"builtin.module"() ({
  "llvm.mlir.global"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, sym_name = 1 : i64, addr_space = 0 : i32, global_type = !llvm.struct<"file", opaque>}> ({
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.mlir.global, unnamed_addr = 99
"builtin.module"() ({
  "llvm.mlir.global"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 99 : i64, sym_name = "file", addr_space = 0 : i32, global_type = !llvm.struct<"file", opaque>}> ({
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.mlir.global, visibility_ = 99
"builtin.module"() ({
  "llvm.mlir.global"() <{linkage = #llvm.linkage<"external">, visibility_ = 99 : i64, unnamed_addr = 0 : i64, sym_name = "file", addr_space = 0 : i32, global_type = !llvm.struct<"file", opaque>}> ({
  }) : () -> ()
}) : () -> ()
// -----
// accepted: llvm.mlir.global, without visibility_
"builtin.module"() ({
  "llvm.mlir.global"() <{linkage = #llvm.linkage<"external">, unnamed_addr = 0 : i64, sym_name = "file", addr_space = 0 : i32, global_type = !llvm.struct<"file", opaque>}> ({
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.mlir.global_ctors, data shorter
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "f", function_type = !llvm.func<void ()>}> ({
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.mlir.global_ctors"() <{ctors = [@f], priorities = [0 : i32], data = []}> : () -> ()
  "llvm.mlir.global_dtors"() <{dtors = [@f], priorities = [65535 : i32], data = [#llvm.zero]}> : () -> ()
}) : () -> ()
// -----
// rejected: llvm.mlir.global_ctors, one result more
"builtin.module"() ({
  %0 = "llvm.mlir.global_ctors"() <{ctors = [], priorities = [], data = []}> : () -> f64
}) : () -> ()
// -----
// rejected: llvm.mlir.global_dtors, priorities shorter
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "f", function_type = !llvm.func<void ()>}> ({
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.mlir.global_ctors"() <{ctors = [@f], priorities = [0 : i32], data = [#llvm.zero]}> : () -> ()
  "llvm.mlir.global_dtors"() <{dtors = [@f], priorities = [], data = [#llvm.zero]}> : () -> ()
}) : () -> ()
// -----
// rejected: llvm.module_flags, flags [0] as a number
"builtin.module"() ({
  "llvm.module_flags"() <{flags = [1 : i64]}> : () -> ()
}) : () -> ()
// -----
// rejected: llvm.module_flags, flags as a unit
"builtin.module"() ({
  "llvm.module_flags"() <{flags}> : () -> ()
}) : () -> ()
// -----
// rejected: llvm.return, operand 0 as index
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "uitofp_nneg", function_type = !llvm.func<f64 (i32)>}> ({
  ^bb0(%a: i32):
    %0 = "llvm.uitofp"(%a) <{nonNeg}> : (i32) -> f64
    %1 = "builtin.unrealized_conversion_cast"() : () -> index
    "llvm.return"(%1) : (index) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.return, operand 0 twice
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "uitofp_nneg", function_type = !llvm.func<f64 (i32)>}> ({
  ^bb0(%a: i32):
    %0 = "llvm.uitofp"(%a) <{nonNeg}> : (i32) -> f64
    "llvm.return"(%0, %0) : (f64, f64) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.return, without operand 0
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "uitofp_nneg", function_type = !llvm.func<f64 (i32)>}> ({
  ^bb0(%a: i32):
    %0 = "llvm.uitofp"(%a) <{nonNeg}> : (i32) -> f64
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.return, without operand 0
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "variadics", function_type = !llvm.func<i32 (!llvm.ptr, ...)>}> ({
  ^bb0(%p: !llvm.ptr):
    "llvm.intr.vastart"(%p) : (!llvm.ptr) -> ()
    %0 = "llvm.va_arg"(%p) : (!llvm.ptr) -> i32
    "llvm.intr.vaend"(%p) : (!llvm.ptr) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.select, operand 0 of one dimension less
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "compare", function_type = !llvm.func<void (i64, f64, !llvm.ptr, vector<4xf32>, vector<4xi32>)>}> ({
  ^bb0(%a: i64, %x: f64, %p: !llvm.ptr, %v: vector<4xf32>, %w: vector<4xi32>):
    %0 = "llvm.icmp"(%a, %a) <{predicate = 2 : i64}> : (i64, i64) -> i1
    %1 = "llvm.icmp"(%p, %p) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %2 = "llvm.icmp"(%w, %w) <{predicate = 8 : i64}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
    %3 = "llvm.fcmp"(%x, %x) <{predicate = 2 : i64, fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> i1
    %4 = "llvm.fcmp"(%x, %x) <{predicate = 13 : i64, fastmathFlags = #llvm.fastmath<nnan>}> : (f64, f64) -> i1
    %5 = "llvm.fcmp"(%v, %v) <{predicate = 5 : i64, fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xi1>
    %6 = "llvm.fcmp"(%x, %x) <{predicate = 15 : i64, fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> i1
    %7 = "llvm.select"(%0, %x, %x) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f64, f64) -> f64
    %8 = "builtin.unrealized_conversion_cast"() : () -> vector<i1>
    %9 = "llvm.select"(%8, %v, %v) <{fastmathFlags = #llvm.fastmath<nsz>}> : (vector<i1>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.shufflevector, operand 0 as its element
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "aggregates", function_type = !llvm.func<void (!llvm.struct<(f64, !llvm.array<2 x i64>)>, i64, vector<4xf32>, i32, f32)>}> ({
  ^bb0(%s: !llvm.struct<(f64, !llvm.array<2 x i64>)>, %i: i64, %v: vector<4xf32>, %k: i32, %x: f32):
    %0 = "llvm.extractvalue"(%s) <{position = array<i64: 1, 0>}> : (!llvm.struct<(f64, !llvm.array<2 x i64>)>) -> i64
    %1 = "llvm.insertvalue"(%s, %i) <{position = array<i64: 1, 1>}> : (!llvm.struct<(f64, !llvm.array<2 x i64>)>, i64) -> !llvm.struct<(f64, !llvm.array<2 x i64>)>
    %2 = "llvm.extractelement"(%v, %k) : (vector<4xf32>, i32) -> f32
    %3 = "llvm.insertelement"(%v, %x, %k) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %4 = "builtin.unrealized_conversion_cast"() : () -> f32
    %5 = "llvm.shufflevector"(%4, %v) <{mask = array<i32: 0, 4, 1, 5>}> : (f32, vector<4xf32>) -> vector<4xf32>
    %6 = "llvm.shufflevector"(%v, %v) <{mask = array<i32: 0, -1>}> : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.shufflevector, operand 0 of one dimension more
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "aggregates", function_type = !llvm.func<void (!llvm.struct<(f64, !llvm.array<2 x i64>)>, i64, vector<4xf32>, i32, f32)>}> ({
  ^bb0(%s: !llvm.struct<(f64, !llvm.array<2 x i64>)>, %i: i64, %v: vector<4xf32>, %k: i32, %x: f32):
    %0 = "llvm.extractvalue"(%s) <{position = array<i64: 1, 0>}> : (!llvm.struct<(f64, !llvm.array<2 x i64>)>) -> i64
    %1 = "llvm.insertvalue"(%s, %i) <{position = array<i64: 1, 1>}> : (!llvm.struct<(f64, !llvm.array<2 x i64>)>, i64) -> !llvm.struct<(f64, !llvm.array<2 x i64>)>
    %2 = "llvm.extractelement"(%v, %k) : (vector<4xf32>, i32) -> f32
    %3 = "llvm.insertelement"(%v, %x, %k) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %4 = "llvm.shufflevector"(%v, %v) <{mask = array<i32: 0, 4, 1, 5>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %5 = "builtin.unrealized_conversion_cast"() : () -> vector<4x2xf32>
    %6 = "llvm.shufflevector"(%5, %v) <{mask = array<i32: 0, -1>}> : (vector<4x2xf32>, vector<4xf32>) -> vector<2xf32>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.shufflevector, operand 1 as its element
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "aggregates", function_type = !llvm.func<void (!llvm.struct<(f64, !llvm.array<2 x i64>)>, i64, vector<4xf32>, i32, f32)>}> ({
  ^bb0(%s: !llvm.struct<(f64, !llvm.array<2 x i64>)>, %i: i64, %v: vector<4xf32>, %k: i32, %x: f32):
    %0 = "llvm.extractvalue"(%s) <{position = array<i64: 1, 0>}> : (!llvm.struct<(f64, !llvm.array<2 x i64>)>) -> i64
    %1 = "llvm.insertvalue"(%s, %i) <{position = array<i64: 1, 1>}> : (!llvm.struct<(f64, !llvm.array<2 x i64>)>, i64) -> !llvm.struct<(f64, !llvm.array<2 x i64>)>
    %2 = "llvm.extractelement"(%v, %k) : (vector<4xf32>, i32) -> f32
    %3 = "llvm.insertelement"(%v, %x, %k) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %4 = "llvm.shufflevector"(%v, %v) <{mask = array<i32: 0, 4, 1, 5>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %5 = "builtin.unrealized_conversion_cast"() : () -> f32
    %6 = "llvm.shufflevector"(%v, %5) <{mask = array<i32: 0, -1>}> : (vector<4xf32>, f32) -> vector<2xf32>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.shufflevector, result 0 as its element
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "aggregates", function_type = !llvm.func<void (!llvm.struct<(f64, !llvm.array<2 x i64>)>, i64, vector<4xf32>, i32, f32)>}> ({
  ^bb0(%s: !llvm.struct<(f64, !llvm.array<2 x i64>)>, %i: i64, %v: vector<4xf32>, %k: i32, %x: f32):
    %0 = "llvm.extractvalue"(%s) <{position = array<i64: 1, 0>}> : (!llvm.struct<(f64, !llvm.array<2 x i64>)>) -> i64
    %1 = "llvm.insertvalue"(%s, %i) <{position = array<i64: 1, 1>}> : (!llvm.struct<(f64, !llvm.array<2 x i64>)>, i64) -> !llvm.struct<(f64, !llvm.array<2 x i64>)>
    %2 = "llvm.extractelement"(%v, %k) : (vector<4xf32>, i32) -> f32
    %3 = "llvm.insertelement"(%v, %x, %k) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %4 = "llvm.shufflevector"(%v, %v) <{mask = array<i32: 0, 4, 1, 5>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %5 = "llvm.shufflevector"(%v, %v) <{mask = array<i32: 0, -1>}> : (vector<4xf32>, vector<4xf32>) -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.shufflevector, result 0 of one dimension less
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "aggregates", function_type = !llvm.func<void (!llvm.struct<(f64, !llvm.array<2 x i64>)>, i64, vector<4xf32>, i32, f32)>}> ({
  ^bb0(%s: !llvm.struct<(f64, !llvm.array<2 x i64>)>, %i: i64, %v: vector<4xf32>, %k: i32, %x: f32):
    %0 = "llvm.extractvalue"(%s) <{position = array<i64: 1, 0>}> : (!llvm.struct<(f64, !llvm.array<2 x i64>)>) -> i64
    %1 = "llvm.insertvalue"(%s, %i) <{position = array<i64: 1, 1>}> : (!llvm.struct<(f64, !llvm.array<2 x i64>)>, i64) -> !llvm.struct<(f64, !llvm.array<2 x i64>)>
    %2 = "llvm.extractelement"(%v, %k) : (vector<4xf32>, i32) -> f32
    %3 = "llvm.insertelement"(%v, %x, %k) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %4 = "llvm.shufflevector"(%v, %v) <{mask = array<i32: 0, 4, 1, 5>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %5 = "llvm.shufflevector"(%v, %v) <{mask = array<i32: 0, -1>}> : (vector<4xf32>, vector<4xf32>) -> vector<f32>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.store, operand 0 as index
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "invariant_group", function_type = !llvm.func<void (!llvm.ptr)>}> ({
  ^bb0(%p: !llvm.ptr):
    %0 = "llvm.load"(%p) <{ordering = 0 : i64, invariant, invariantGroup, alignment = 8 : i64}> : (!llvm.ptr) -> f64
    %1 = "builtin.unrealized_conversion_cast"() : () -> index
    "llvm.store"(%1, %p) <{ordering = 0 : i64, invariantGroup}> : (index, !llvm.ptr) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.store, operand 1 as i1
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "invariant_group", function_type = !llvm.func<void (!llvm.ptr)>}> ({
  ^bb0(%p: !llvm.ptr):
    %0 = "llvm.load"(%p) <{ordering = 0 : i64, invariant, invariantGroup, alignment = 8 : i64}> : (!llvm.ptr) -> f64
    %1 = "builtin.unrealized_conversion_cast"() : () -> i1
    "llvm.store"(%0, %1) <{ordering = 0 : i64, invariantGroup}> : (f64, i1) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.store, ordering = -1
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "invariant_group", function_type = !llvm.func<void (!llvm.ptr)>}> ({
  ^bb0(%p: !llvm.ptr):
    %0 = "llvm.load"(%p) <{ordering = 0 : i64, invariant, invariantGroup, alignment = 8 : i64}> : (!llvm.ptr) -> f64
    "llvm.store"(%0, %p) <{ordering = -1 : i64, invariantGroup}> : (f64, !llvm.ptr) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.store, ordering = 1
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "invariant_group", function_type = !llvm.func<void (!llvm.ptr)>}> ({
  ^bb0(%p: !llvm.ptr):
    %0 = "llvm.load"(%p) <{ordering = 0 : i64, invariant, invariantGroup, alignment = 8 : i64}> : (!llvm.ptr) -> f64
    "llvm.store"(%0, %p) <{ordering = 1 : i64, invariantGroup}> : (f64, !llvm.ptr) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.store, without operand 1
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "invariant_group", function_type = !llvm.func<void (!llvm.ptr)>}> ({
  ^bb0(%p: !llvm.ptr):
    %0 = "llvm.load"(%p) <{ordering = 0 : i64, invariant, invariantGroup, alignment = 8 : i64}> : (!llvm.ptr) -> f64
    "llvm.store"(%0) <{ordering = 0 : i64, invariantGroup}> : (f64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.sub, overflowFlags = 4
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "arith", function_type = !llvm.func<i64 (i64, i64)>}> ({
  ^bb0(%a: i64, %b: i64):
    %0 = "llvm.add"(%a, %b) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1 = "llvm.sub"(%0, %b) <{overflowFlags = 4 : i32}> : (i64, i64) -> i64
    %2 = "llvm.mul"(%1, %b) <{overflowFlags = 2 : i32}> : (i64, i64) -> i64
    %3 = "llvm.udiv"(%2, %b) <{isExact}> : (i64, i64) -> i64
    %4 = "llvm.sdiv"(%3, %b) : (i64, i64) -> i64
    %5 = "llvm.urem"(%4, %b) : (i64, i64) -> i64
    %6 = "llvm.srem"(%5, %b) : (i64, i64) -> i64
    %7 = "llvm.shl"(%6, %b) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %8 = "llvm.lshr"(%7, %b) <{isExact}> : (i64, i64) -> i64
    %9 = "llvm.ashr"(%8, %b) : (i64, i64) -> i64
    %10 = "llvm.and"(%9, %b) : (i64, i64) -> i64
    %11 = "llvm.or"(%10, %b) <{isDisjoint}> : (i64, i64) -> i64
    %12 = "llvm.xor"(%11, %b) : (i64, i64) -> i64
    "llvm.return"(%12) : (i64) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: llvm.switch, branch_weights [0] = -1
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "switch_weights", function_type = !llvm.func<void (i64)>}> ({
  ^bb0(%i: i64):
    "llvm.switch"(%i) [^bb1, ^bb1] <{branch_weights = array<i32: -1, 29>, operandSegmentSizes = array<i32: 1, 0, 0>, case_operand_segments = array<i32: 0>, case_values = dense<42> : vector<1xi64>}> : (i64) -> ()
  ^bb1:
    "llvm.switch"(%i) [^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>, case_operand_segments = array<i32>}> : (i64) -> ()
  ^bb2:
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: llvm.switch, branch_weights [1] = 0
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "switch_weights", function_type = !llvm.func<void (i64)>}> ({
  ^bb0(%i: i64):
    "llvm.switch"(%i) [^bb1, ^bb1] <{branch_weights = array<i32: 13, 0>, operandSegmentSizes = array<i32: 1, 0, 0>, case_operand_segments = array<i32: 0>, case_values = dense<42> : vector<1xi64>}> : (i64) -> ()
  ^bb1:
    "llvm.switch"(%i) [^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>, case_operand_segments = array<i32>}> : (i64) -> ()
  ^bb2:
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.switch, branch_weights shorter
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "switch_weights", function_type = !llvm.func<void (i64)>}> ({
  ^bb0(%i: i64):
    "llvm.switch"(%i) [^bb1, ^bb1] <{branch_weights = array<i32: 13>, operandSegmentSizes = array<i32: 1, 0, 0>, case_operand_segments = array<i32: 0>, case_values = dense<42> : vector<1xi64>}> : (i64) -> ()
  ^bb1:
    "llvm.switch"(%i) [^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>, case_operand_segments = array<i32>}> : (i64) -> ()
  ^bb2:
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.switch, case_operand_segments [0] = 5
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "switch_weights", function_type = !llvm.func<void (i64)>}> ({
  ^bb0(%i: i64):
    "llvm.switch"(%i) [^bb1, ^bb1] <{branch_weights = array<i32: 13, 29>, operandSegmentSizes = array<i32: 1, 0, 0>, case_operand_segments = array<i32: 5>, case_values = dense<42> : vector<1xi64>}> : (i64) -> ()
  ^bb1:
    "llvm.switch"(%i) [^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>, case_operand_segments = array<i32>}> : (i64) -> ()
  ^bb2:
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.switch, case_values as a number
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "switch_weights", function_type = !llvm.func<void (i64)>}> ({
  ^bb0(%i: i64):
    "llvm.switch"(%i) [^bb1, ^bb1] <{branch_weights = array<i32: 13, 29>, operandSegmentSizes = array<i32: 1, 0, 0>, case_operand_segments = array<i32: 0>, case_values = 1 : i64}> : (i64) -> ()
  ^bb1:
    "llvm.switch"(%i) [^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>, case_operand_segments = array<i32>}> : (i64) -> ()
  ^bb2:
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.switch, operand 0 as f64
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "switch_weights", function_type = !llvm.func<void (i64)>}> ({
  ^bb0(%i: i64):
    "llvm.switch"(%i) [^bb1, ^bb1] <{branch_weights = array<i32: 13, 29>, operandSegmentSizes = array<i32: 1, 0, 0>, case_operand_segments = array<i32: 0>, case_values = dense<42> : vector<1xi64>}> : (i64) -> ()
  ^bb1:
    %0 = "builtin.unrealized_conversion_cast"() : () -> f64
    "llvm.switch"(%0) [^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>, case_operand_segments = array<i32>}> : (f64) -> ()
  ^bb2:
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.switch, operand 0 as i1
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "switch_weights", function_type = !llvm.func<void (i64)>}> ({
  ^bb0(%i: i64):
    %0 = "builtin.unrealized_conversion_cast"() : () -> i1
    "llvm.switch"(%0) [^bb1, ^bb1] <{branch_weights = array<i32: 13, 29>, operandSegmentSizes = array<i32: 1, 0, 0>, case_operand_segments = array<i32: 0>, case_values = dense<42> : vector<1xi64>}> : (i1) -> ()
  ^bb1:
    "llvm.switch"(%i) [^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>, case_operand_segments = array<i32>}> : (i64) -> ()
  ^bb2:
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.switch, operandSegmentSizes [0] = 0
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "switch_weights", function_type = !llvm.func<void (i64)>}> ({
  ^bb0(%i: i64):
    "llvm.switch"(%i) [^bb1, ^bb1] <{branch_weights = array<i32: 13, 29>, operandSegmentSizes = array<i32: 1, 0, 0>, case_operand_segments = array<i32: 0>, case_values = dense<42> : vector<1xi64>}> : (i64) -> ()
  ^bb1:
    "llvm.switch"(%i) [^bb2] <{operandSegmentSizes = array<i32: 0, 0, 0>, case_operand_segments = array<i32>}> : (i64) -> ()
  ^bb2:
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.switch, operandSegmentSizes [1] = -1
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "switch_weights", function_type = !llvm.func<void (i64)>}> ({
  ^bb0(%i: i64):
    "llvm.switch"(%i) [^bb1, ^bb1] <{branch_weights = array<i32: 13, 29>, operandSegmentSizes = array<i32: 1, 0, 0>, case_operand_segments = array<i32: 0>, case_values = dense<42> : vector<1xi64>}> : (i64) -> ()
  ^bb1:
    "llvm.switch"(%i) [^bb2] <{operandSegmentSizes = array<i32: 1, -1, 0>, case_operand_segments = array<i32>}> : (i64) -> ()
  ^bb2:
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.switch, operandSegmentSizes shorter
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "switch_weights", function_type = !llvm.func<void (i64)>}> ({
  ^bb0(%i: i64):
    "llvm.switch"(%i) [^bb1, ^bb1] <{branch_weights = array<i32: 13, 29>, operandSegmentSizes = array<i32: 1, 0>, case_operand_segments = array<i32: 0>, case_values = dense<42> : vector<1xi64>}> : (i64) -> ()
  ^bb1:
    "llvm.switch"(%i) [^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>, case_operand_segments = array<i32>}> : (i64) -> ()
  ^bb2:
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.switch, without operand 0
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "switch_weights", function_type = !llvm.func<void (i64)>}> ({
  ^bb0(%i: i64):
    "llvm.switch"() [^bb1, ^bb1] <{branch_weights = array<i32: 13, 29>, operandSegmentSizes = array<i32: 1, 0, 0>, case_operand_segments = array<i32: 0>, case_values = dense<42> : vector<1xi64>}> : () -> ()
  ^bb1:
    "llvm.switch"(%i) [^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>, case_operand_segments = array<i32>}> : (i64) -> ()
  ^bb2:
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.switch, without operandSegmentSizes
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "switch_weights", function_type = !llvm.func<void (i64)>}> ({
  ^bb0(%i: i64):
    "llvm.switch"(%i) [^bb1, ^bb1] <{branch_weights = array<i32: 13, 29>, operandSegmentSizes = array<i32: 1, 0, 0>, case_operand_segments = array<i32: 0>, case_values = dense<42> : vector<1xi64>}> : (i64) -> ()
  ^bb1:
    "llvm.switch"(%i) [^bb2] <{case_operand_segments = array<i32>}> : (i64) -> ()
  ^bb2:
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.trunc, result 0 as f64
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "casts", function_type = !llvm.func<void (i32, f64, !llvm.ptr, vector<4xi32>, f16)>}> ({
  ^bb0(%a: i32, %x: f64, %p: !llvm.ptr, %w: vector<4xi32>, %h: f16):
    %0 = "llvm.sext"(%a) : (i32) -> i64
    %1 = "llvm.zext"(%a) : (i32) -> i64
    %2 = "llvm.zext"(%a) <{nonNeg}> : (i32) -> i64
    %3 = "llvm.trunc"(%0) <{overflowFlags = 0 : i32}> : (i64) -> f64
    %4 = "llvm.trunc"(%0) <{overflowFlags = 1 : i32}> : (i64) -> i16
    %5 = "llvm.sitofp"(%a) : (i32) -> f64
    %6 = "llvm.uitofp"(%a) : (i32) -> f64
    %7 = "llvm.fptosi"(%x) : (f64) -> i32
    %8 = "llvm.fptoui"(%x) : (f64) -> i32
    %9 = "llvm.fpext"(%h) : (f16) -> f64
    %10 = "llvm.fptrunc"(%x) : (f64) -> f32
    %11 = "llvm.bitcast"(%x) : (f64) -> i64
    %12 = "llvm.ptrtoint"(%p) : (!llvm.ptr) -> i64
    %13 = "llvm.inttoptr"(%12) : (i64) -> !llvm.ptr
    %14 = "llvm.addrspacecast"(%p) : (!llvm.ptr) -> !llvm.ptr<1>
    %15 = "llvm.sitofp"(%w) : (vector<4xi32>) -> vector<4xf32>
    %16 = "llvm.freeze"(%a) : (i32) -> i32
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.trunc, result 0 as vector<4xf64>
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "casts", function_type = !llvm.func<void (i32, f64, !llvm.ptr, vector<4xi32>, f16)>}> ({
  ^bb0(%a: i32, %x: f64, %p: !llvm.ptr, %w: vector<4xi32>, %h: f16):
    %0 = "llvm.sext"(%a) : (i32) -> i64
    %1 = "llvm.zext"(%a) : (i32) -> i64
    %2 = "llvm.zext"(%a) <{nonNeg}> : (i32) -> i64
    %3 = "llvm.trunc"(%0) <{overflowFlags = 0 : i32}> : (i64) -> vector<4xf64>
    %4 = "llvm.trunc"(%0) <{overflowFlags = 1 : i32}> : (i64) -> i16
    %5 = "llvm.sitofp"(%a) : (i32) -> f64
    %6 = "llvm.uitofp"(%a) : (i32) -> f64
    %7 = "llvm.fptosi"(%x) : (f64) -> i32
    %8 = "llvm.fptoui"(%x) : (f64) -> i32
    %9 = "llvm.fpext"(%h) : (f16) -> f64
    %10 = "llvm.fptrunc"(%x) : (f64) -> f32
    %11 = "llvm.bitcast"(%x) : (f64) -> i64
    %12 = "llvm.ptrtoint"(%p) : (!llvm.ptr) -> i64
    %13 = "llvm.inttoptr"(%12) : (i64) -> !llvm.ptr
    %14 = "llvm.addrspacecast"(%p) : (!llvm.ptr) -> !llvm.ptr<1>
    %15 = "llvm.sitofp"(%w) : (vector<4xi32>) -> vector<4xf32>
    %16 = "llvm.freeze"(%a) : (i32) -> i32
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: llvm.trunc, without overflowFlags
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "casts", function_type = !llvm.func<void (i32, f64, !llvm.ptr, vector<4xi32>, f16)>}> ({
  ^bb0(%a: i32, %x: f64, %p: !llvm.ptr, %w: vector<4xi32>, %h: f16):
    %0 = "llvm.sext"(%a) : (i32) -> i64
    %1 = "llvm.zext"(%a) : (i32) -> i64
    %2 = "llvm.zext"(%a) <{nonNeg}> : (i32) -> i64
    %3 = "llvm.trunc"(%0) : (i64) -> i16
    %4 = "llvm.trunc"(%0) <{overflowFlags = 1 : i32}> : (i64) -> i16
    %5 = "llvm.sitofp"(%a) : (i32) -> f64
    %6 = "llvm.uitofp"(%a) : (i32) -> f64
    %7 = "llvm.fptosi"(%x) : (f64) -> i32
    %8 = "llvm.fptoui"(%x) : (f64) -> i32
    %9 = "llvm.fpext"(%h) : (f16) -> f64
    %10 = "llvm.fptrunc"(%x) : (f64) -> f32
    %11 = "llvm.bitcast"(%x) : (f64) -> i64
    %12 = "llvm.ptrtoint"(%p) : (!llvm.ptr) -> i64
    %13 = "llvm.inttoptr"(%12) : (i64) -> !llvm.ptr
    %14 = "llvm.addrspacecast"(%p) : (!llvm.ptr) -> !llvm.ptr<1>
    %15 = "llvm.sitofp"(%w) : (vector<4xi32>) -> vector<4xf32>
    %16 = "llvm.freeze"(%a) : (i32) -> i32
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.uitofp, one result less
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "uitofp_nneg", function_type = !llvm.func<f64 (i32)>}> ({
  ^bb0(%a: i32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> f64
    "llvm.uitofp"(%a) <{nonNeg}> : (i32) -> ()
    "llvm.return"(%0) : (f64) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.uitofp, operand 0 as f64
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "uitofp_nneg", function_type = !llvm.func<f64 (i32)>}> ({
  ^bb0(%a: i32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> f64
    %1 = "llvm.uitofp"(%0) <{nonNeg}> : (f64) -> f64
    "llvm.return"(%1) : (f64) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: llvm.uitofp, operand 0 as i1
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "casts", function_type = !llvm.func<void (i32, f64, !llvm.ptr, vector<4xi32>, f16)>}> ({
  ^bb0(%a: i32, %x: f64, %p: !llvm.ptr, %w: vector<4xi32>, %h: f16):
    %0 = "llvm.sext"(%a) : (i32) -> i64
    %1 = "llvm.zext"(%a) : (i32) -> i64
    %2 = "llvm.zext"(%a) <{nonNeg}> : (i32) -> i64
    %3 = "llvm.trunc"(%0) <{overflowFlags = 0 : i32}> : (i64) -> i16
    %4 = "llvm.trunc"(%0) <{overflowFlags = 1 : i32}> : (i64) -> i16
    %5 = "llvm.sitofp"(%a) : (i32) -> f64
    %6 = "builtin.unrealized_conversion_cast"() : () -> i1
    %7 = "llvm.uitofp"(%6) : (i1) -> f64
    %8 = "llvm.fptosi"(%x) : (f64) -> i32
    %9 = "llvm.fptoui"(%x) : (f64) -> i32
    %10 = "llvm.fpext"(%h) : (f16) -> f64
    %11 = "llvm.fptrunc"(%x) : (f64) -> f32
    %12 = "llvm.bitcast"(%x) : (f64) -> i64
    %13 = "llvm.ptrtoint"(%p) : (!llvm.ptr) -> i64
    %14 = "llvm.inttoptr"(%13) : (i64) -> !llvm.ptr
    %15 = "llvm.addrspacecast"(%p) : (!llvm.ptr) -> !llvm.ptr<1>
    %16 = "llvm.sitofp"(%w) : (vector<4xi32>) -> vector<4xf32>
    %17 = "llvm.freeze"(%a) : (i32) -> i32
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.uitofp, result 0 as i1
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "uitofp_nneg", function_type = !llvm.func<f64 (i32)>}> ({
  ^bb0(%a: i32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> f64
    %1 = "llvm.uitofp"(%a) <{nonNeg}> : (i32) -> i1
    "llvm.return"(%0) : (f64) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.uitofp, without operand 0
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "uitofp_nneg", function_type = !llvm.func<f64 (i32)>}> ({
  ^bb0(%a: i32):
    %0 = "llvm.uitofp"() <{nonNeg}> : () -> f64
    "llvm.return"(%0) : (f64) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.va_arg, result 0 as index
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "variadics", function_type = !llvm.func<i32 (!llvm.ptr, ...)>}> ({
  ^bb0(%p: !llvm.ptr):
    "llvm.intr.vastart"(%p) : (!llvm.ptr) -> ()
    %0 = "builtin.unrealized_conversion_cast"() : () -> i32
    %1 = "llvm.va_arg"(%p) : (!llvm.ptr) -> index
    "llvm.intr.vaend"(%p) : (!llvm.ptr) -> ()
    "llvm.return"(%0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.xor, operand 0 as vector<4xf64>
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "arith", function_type = !llvm.func<i64 (i64, i64)>}> ({
  ^bb0(%a: i64, %b: i64):
    %0 = "llvm.add"(%a, %b) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %1 = "llvm.sub"(%0, %b) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %2 = "llvm.mul"(%1, %b) <{overflowFlags = 2 : i32}> : (i64, i64) -> i64
    %3 = "llvm.udiv"(%2, %b) <{isExact}> : (i64, i64) -> i64
    %4 = "llvm.sdiv"(%3, %b) : (i64, i64) -> i64
    %5 = "llvm.urem"(%4, %b) : (i64, i64) -> i64
    %6 = "llvm.srem"(%5, %b) : (i64, i64) -> i64
    %7 = "llvm.shl"(%6, %b) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    %8 = "llvm.lshr"(%7, %b) <{isExact}> : (i64, i64) -> i64
    %9 = "llvm.ashr"(%8, %b) : (i64, i64) -> i64
    %10 = "llvm.and"(%9, %b) : (i64, i64) -> i64
    %11 = "llvm.or"(%10, %b) <{isDisjoint}> : (i64, i64) -> i64
    %12 = "builtin.unrealized_conversion_cast"() : () -> vector<4xf64>
    %13 = "llvm.xor"(%12, %b) : (vector<4xf64>, i64) -> i64
    "llvm.return"(%13) : (i64) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: llvm.zext, operand 0 as i1
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "casts", function_type = !llvm.func<void (i32, f64, !llvm.ptr, vector<4xi32>, f16)>}> ({
  ^bb0(%a: i32, %x: f64, %p: !llvm.ptr, %w: vector<4xi32>, %h: f16):
    %0 = "llvm.sext"(%a) : (i32) -> i64
    %1 = "builtin.unrealized_conversion_cast"() : () -> i1
    %2 = "llvm.zext"(%1) : (i1) -> i64
    %3 = "llvm.zext"(%a) <{nonNeg}> : (i32) -> i64
    %4 = "llvm.trunc"(%0) <{overflowFlags = 0 : i32}> : (i64) -> i16
    %5 = "llvm.trunc"(%0) <{overflowFlags = 1 : i32}> : (i64) -> i16
    %6 = "llvm.sitofp"(%a) : (i32) -> f64
    %7 = "llvm.uitofp"(%a) : (i32) -> f64
    %8 = "llvm.fptosi"(%x) : (f64) -> i32
    %9 = "llvm.fptoui"(%x) : (f64) -> i32
    %10 = "llvm.fpext"(%h) : (f16) -> f64
    %11 = "llvm.fptrunc"(%x) : (f64) -> f32
    %12 = "llvm.bitcast"(%x) : (f64) -> i64
    %13 = "llvm.ptrtoint"(%p) : (!llvm.ptr) -> i64
    %14 = "llvm.inttoptr"(%13) : (i64) -> !llvm.ptr
    %15 = "llvm.addrspacecast"(%p) : (!llvm.ptr) -> !llvm.ptr<1>
    %16 = "llvm.sitofp"(%w) : (vector<4xi32>) -> vector<4xf32>
    %17 = "llvm.freeze"(%a) : (i32) -> i32
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.zext, operand 0 as vector<4xf64>
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "casts", function_type = !llvm.func<void (i32, f64, !llvm.ptr, vector<4xi32>, f16)>}> ({
  ^bb0(%a: i32, %x: f64, %p: !llvm.ptr, %w: vector<4xi32>, %h: f16):
    %0 = "llvm.sext"(%a) : (i32) -> i64
    %1 = "builtin.unrealized_conversion_cast"() : () -> vector<4xf64>
    %2 = "llvm.zext"(%1) : (vector<4xf64>) -> i64
    %3 = "llvm.zext"(%a) <{nonNeg}> : (i32) -> i64
    %4 = "llvm.trunc"(%0) <{overflowFlags = 0 : i32}> : (i64) -> i16
    %5 = "llvm.trunc"(%0) <{overflowFlags = 1 : i32}> : (i64) -> i16
    %6 = "llvm.sitofp"(%a) : (i32) -> f64
    %7 = "llvm.uitofp"(%a) : (i32) -> f64
    %8 = "llvm.fptosi"(%x) : (f64) -> i32
    %9 = "llvm.fptoui"(%x) : (f64) -> i32
    %10 = "llvm.fpext"(%h) : (f16) -> f64
    %11 = "llvm.fptrunc"(%x) : (f64) -> f32
    %12 = "llvm.bitcast"(%x) : (f64) -> i64
    %13 = "llvm.ptrtoint"(%p) : (!llvm.ptr) -> i64
    %14 = "llvm.inttoptr"(%13) : (i64) -> !llvm.ptr
    %15 = "llvm.addrspacecast"(%p) : (!llvm.ptr) -> !llvm.ptr<1>
    %16 = "llvm.sitofp"(%w) : (vector<4xi32>) -> vector<4xf32>
    %17 = "llvm.freeze"(%a) : (i32) -> i32
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.zext, result 0 as i1
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "casts", function_type = !llvm.func<void (i32, f64, !llvm.ptr, vector<4xi32>, f16)>}> ({
  ^bb0(%a: i32, %x: f64, %p: !llvm.ptr, %w: vector<4xi32>, %h: f16):
    %0 = "llvm.sext"(%a) : (i32) -> i64
    %1 = "llvm.zext"(%a) : (i32) -> i1
    %2 = "llvm.zext"(%a) <{nonNeg}> : (i32) -> i64
    %3 = "llvm.trunc"(%0) <{overflowFlags = 0 : i32}> : (i64) -> i16
    %4 = "llvm.trunc"(%0) <{overflowFlags = 1 : i32}> : (i64) -> i16
    %5 = "llvm.sitofp"(%a) : (i32) -> f64
    %6 = "llvm.uitofp"(%a) : (i32) -> f64
    %7 = "llvm.fptosi"(%x) : (f64) -> i32
    %8 = "llvm.fptoui"(%x) : (f64) -> i32
    %9 = "llvm.fpext"(%h) : (f16) -> f64
    %10 = "llvm.fptrunc"(%x) : (f64) -> f32
    %11 = "llvm.bitcast"(%x) : (f64) -> i64
    %12 = "llvm.ptrtoint"(%p) : (!llvm.ptr) -> i64
    %13 = "llvm.inttoptr"(%12) : (i64) -> !llvm.ptr
    %14 = "llvm.addrspacecast"(%p) : (!llvm.ptr) -> !llvm.ptr<1>
    %15 = "llvm.sitofp"(%w) : (vector<4xi32>) -> vector<4xf32>
    %16 = "llvm.freeze"(%a) : (i32) -> i32
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: llvm.func, without linkage
"builtin.module"() ({
  "llvm.func"() <{visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "call_intrinsic", function_type = !llvm.func<void (f64, !llvm.ptr)>}> ({
  ^bb0(%x: f64, %p: !llvm.ptr):
    %0 = "llvm.call_intrinsic"(%x) <{intrin = "llvm.exp.f64", operandSegmentSizes = array<i32: 1, 0>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>}> : (f64) -> f64
    %1 = "llvm.call_intrinsic"(%x) <{intrin = "llvm.exp", fastmathFlags = #llvm.fastmath<afn>, operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>}> : (f64) -> f64
    "llvm.call_intrinsic"() <{intrin = "llvm.trap", operandSegmentSizes = array<i32: 0, 0>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>}> : () -> ()
    %2 = "llvm.mlir.constant"() <{value = -8 : i64}> : () -> i64
    %3 = "llvm.intr.ptrmask"(%p, %2) : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.cond_br, loop_annotation as a string
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "loop", function_type = !llvm.func<void (i1)>}> ({
  ^bb0(%c: i1):
    "llvm.br"() [^bb1] : () -> ()
  ^bb1:
    "llvm.cond_br"(%c) [^bb1, ^bb2] <{loop_annotation = "x", operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb2:
    "llvm.br"() [^bb3] <{loop_annotation = #llvm.loop_annotation<mustProgress = true>}> : () -> ()
  ^bb3:
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.func, without personality
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "gxx", function_type = !llvm.func<i32 (...)>}> ({
  }) : () -> ()
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "may_throw", function_type = !llvm.func<f64 (f64)>}> ({
  }) : () -> ()
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "exceptions", function_type = !llvm.func<f64 (f64)>}> ({
  ^bb0(%x: f64):
    %0 = "llvm.invoke"(%x) [^bb1, ^bb2] <{CConv = #llvm.cconv<ccc>, callee = @may_throw, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (f64) -> f64
  ^bb1:
    "llvm.return"(%0) : (f64) -> ()
  ^bb2:
    %1 = "llvm.landingpad"() <{cleanup}> : () -> !llvm.struct<(!llvm.ptr, i32)>
    "llvm.resume"(%1) : (!llvm.struct<(!llvm.ptr, i32)>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.comdat_selector, sym_name as x
"builtin.module"() ({
  "llvm.comdat"() <{sym_name = "__llvm_comdat"}> ({
    "llvm.comdat_selector"() <{sym_name = "any", comdat = 0 : i64}> : () -> ()
    "llvm.comdat_selector"() <{sym_name = "x", comdat = 2 : i64}> : () -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{linkage = #llvm.linkage<"linkonce_odr">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, constant, sym_name = "x", value = 1 : i32, comdat = @__llvm_comdat::@any, addr_space = 0 : i32, global_type = i32}> ({
  }) : () -> ()
  "llvm.func"() <{linkage = #llvm.linkage<"linkonce_odr">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "y", function_type = !llvm.func<void ()>, comdat = @__llvm_comdat::@largest}> ({
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: llvm.func, without visibility_
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "gxx", function_type = !llvm.func<i32 (...)>}> ({
  }) : () -> ()
  "llvm.func"() <{linkage = #llvm.linkage<"external">, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "exceptions2", function_type = !llvm.func<f64 (f64, !llvm.ptr)>, personality = @gxx}> ({
  ^bb0(%x: f64, %p: !llvm.ptr):
    %n = "llvm.mlir.zero"() : () -> !llvm.ptr
    %0 = "llvm.invoke"(%p, %x, %x) [^bb1, ^bb2] <{CConv = #llvm.cconv<ccc>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 1, 0, 0>}> : (!llvm.ptr, f64, f64) -> f64
  ^bb1(%y: f64):
    "llvm.return"(%y) : (f64) -> ()
  ^bb2:
    %1 = "llvm.landingpad"(%n) : (!llvm.ptr) -> !llvm.struct<(!llvm.ptr, i32)>
    "llvm.return"(%x) : (f64) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.indirectbr, operand 1 as f64
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "indirect", function_type = !llvm.func<void (!llvm.ptr, i32)>}> ({
  ^bb0(%p: !llvm.ptr, %i: i32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> f64
    "llvm.indirectbr"(%p, %0) [^bb1, ^bb2] <{indbr_operand_segments = array<i32: 0, 1>}> : (!llvm.ptr, f64) -> ()
  ^bb1:
    "llvm.return"() : () -> ()
  ^bb2(%a: i32):
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: llvm.mlir.global, without addr_space
"builtin.module"() ({
  "llvm.comdat"() <{sym_name = "__llvm_comdat"}> ({
    "llvm.comdat_selector"() <{sym_name = "any", comdat = 0 : i64}> : () -> ()
    "llvm.comdat_selector"() <{sym_name = "largest", comdat = 2 : i64}> : () -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{linkage = #llvm.linkage<"linkonce_odr">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, constant, sym_name = "x", value = 1 : i32, comdat = @__llvm_comdat::@any, global_type = i32}> ({
  }) : () -> ()
  "llvm.func"() <{linkage = #llvm.linkage<"linkonce_odr">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "y", function_type = !llvm.func<void ()>, comdat = @__llvm_comdat::@largest}> ({
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.mlir.global, addr_space = 1
"builtin.module"() ({
  "llvm.mlir.global"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, sym_name = "a", value = 7 : i32, addr_space = 1 : i32, global_type = i32}> ({
  }) : () -> ()
  "llvm.mlir.alias"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, sym_name = "b", dso_local, alias_type = i32}> ({
    %0 = "llvm.mlir.addressof"() <{global_name = @a}> : () -> !llvm.ptr
    "llvm.return"(%0) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.mlir.alias"() <{linkage = #llvm.linkage<"weak">, visibility_ = 1 : i64, unnamed_addr = 2 : i64, sym_name = "c", alias_type = i32}> ({
    %0 = "llvm.mlir.addressof"() <{global_name = @a}> : () -> !llvm.ptr
    "llvm.return"(%0) : (!llvm.ptr) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.mlir.alias, alias_type as index
"builtin.module"() ({
  "llvm.mlir.global"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, sym_name = "a", value = 7 : i32, addr_space = 0 : i32, global_type = i32}> ({
  }) : () -> ()
  "llvm.mlir.alias"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, sym_name = "b", dso_local, alias_type = index}> ({
    %0 = "llvm.mlir.addressof"() <{global_name = @a}> : () -> !llvm.ptr
    "llvm.return"(%0) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.mlir.alias"() <{linkage = #llvm.linkage<"weak">, visibility_ = 1 : i64, unnamed_addr = 2 : i64, sym_name = "c", alias_type = i32}> ({
    %0 = "llvm.mlir.addressof"() <{global_name = @a}> : () -> !llvm.ptr
    "llvm.return"(%0) : (!llvm.ptr) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.func, uwtable_kind as a number
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "attributes", function_type = !llvm.func<i8 (!llvm.ptr, !llvm.ptr)>, arg_attrs = [{llvm.align = 16 : i64, llvm.noalias, llvm.nonnull, llvm.noundef, llvm.readonly, llvm.nocapture}, {llvm.byval = i64, llvm.dereferenceable = 8 : i64}], res_attrs = [{llvm.zeroext}], always_inline, frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"]], section = ".text.hot", target_cpu = "znver5", target_features = #llvm.target_features<["+avx2", "-sse4a"]>, tune_cpu = "generic", uwtable_kind = 1 : i64, will_return}> ({
  ^bb0(%p: !llvm.ptr, %b: !llvm.ptr):
    %0 = "llvm.mlir.constant"() <{value = 1 : i8}> : () -> i8
    "llvm.return"(%0) : (i8) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: llvm.resume, operand 0 as f32
"builtin.module"() ({
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "gxx", function_type = !llvm.func<i32 (...)>}> ({
  }) : () -> ()
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "may_throw", function_type = !llvm.func<f64 (f64)>}> ({
  }) : () -> ()
  "llvm.func"() <{linkage = #llvm.linkage<"external">, visibility_ = 0 : i64, unnamed_addr = 0 : i64, CConv = #llvm.cconv<ccc>, sym_name = "exceptions", function_type = !llvm.func<f64 (f64)>, personality = @gxx}> ({
  ^bb0(%x: f64):
    %0 = "llvm.invoke"(%x) [^bb1, ^bb2] <{CConv = #llvm.cconv<ccc>, callee = @may_throw, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (f64) -> f64
  ^bb1:
    "llvm.return"(%0) : (f64) -> ()
  ^bb2:
    %1 = "llvm.landingpad"() <{cleanup}> : () -> !llvm.struct<(!llvm.ptr, i32)>
    %2 = "builtin.unrealized_conversion_cast"() : () -> f32
    "llvm.resume"(%2) : (f32) -> ()
  }) : () -> ()
}) : () -> ()
