// rejected: affine.apply, map without results
"builtin.module"() ({
  "func.func"() <{sym_name = "apply", function_type = (index, index) -> index}> ({
  ^bb0(%i: index, %n: index):
    %0 = "affine.apply"(%i, %n) <{map = affine_map<(d0)[s0] -> ((d0 + s0))>}> : (index, index) -> index
    %1 = "affine.apply"(%n) <{map = affine_map<()[s0] -> ()>}> : (index) -> index
    %2 = "affine.apply"(%i, %0) <{map = affine_map<(d0, d1) -> (((d0 mod 4) + (d1 * 3)))>}> {a} : (index, index) -> index
    %3 = "affine.apply"() <{map = affine_map<() -> (42)>}> : () -> index
    "func.return"(%2) : (index) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: affine.apply, operand 0 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "apply", function_type = (index, index) -> index}> ({
  ^bb0(%i: index, %n: index):
    %0 = "affine.apply"(%i, %n) <{map = affine_map<(d0)[s0] -> ((d0 + s0))>}> : (index, index) -> index
    %1 = "affine.apply"(%n) <{map = affine_map<()[s0] -> ((s0 ceildiv 8))>}> : (index) -> index
    %2 = "builtin.unrealized_conversion_cast"() : () -> i1
    %3 = "affine.apply"(%2, %0) <{map = affine_map<(d0, d1) -> (((d0 mod 4) + (d1 * 3)))>}> {a} : (i1, index) -> index
    %4 = "affine.apply"() <{map = affine_map<() -> (42)>}> : () -> index
    "func.return"(%3) : (index) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: affine.apply, one result less
"builtin.module"() ({
  "func.func"() <{sym_name = "apply", function_type = (index, index) -> index}> ({
  ^bb0(%i: index, %n: index):
    %0 = "affine.apply"(%i, %n) <{map = affine_map<(d0)[s0] -> ((d0 + s0))>}> : (index, index) -> index
    "affine.apply"(%n) <{map = affine_map<()[s0] -> ((s0 ceildiv 8))>}> : (index) -> ()
    %1 = "affine.apply"(%i, %0) <{map = affine_map<(d0, d1) -> (((d0 mod 4) + (d1 * 3)))>}> {a} : (index, index) -> index
    %2 = "affine.apply"() <{map = affine_map<() -> (42)>}> : () -> index
    "func.return"(%1) : (index) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: affine.apply, without a
"builtin.module"() ({
  "func.func"() <{sym_name = "apply", function_type = (index, index) -> index}> ({
  ^bb0(%i: index, %n: index):
    %0 = "affine.apply"(%i, %n) <{map = affine_map<(d0)[s0] -> ((d0 + s0))>}> : (index, index) -> index
    %1 = "affine.apply"(%n) <{map = affine_map<()[s0] -> ((s0 ceildiv 8))>}> : (index) -> index
    %2 = "affine.apply"(%i, %0) <{map = affine_map<(d0, d1) -> (((d0 mod 4) + (d1 * 3)))>}> : (index, index) -> index
    %3 = "affine.apply"() <{map = affine_map<() -> (42)>}> : () -> index
    "func.return"(%2) : (index) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: affine.delinearize_index, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "load_multi_result", function_type = (memref<8xf32>) -> ()}> ({
  ^bb0(%m: memref<8xf32>):
    "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (8)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({
    ^bb0(%i: index):
      %0, %1 = "affine.delinearize_index"() <{static_basis = array<i64: 2, 4>}> : () -> (index, index)
      %2 = "affine.load"(%m, %1) <{map = affine_map<(d0) -> (d0)>}> : (memref<8xf32>, index) -> f32
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: affine.delinearize_index, operand 0 twice
"builtin.module"() ({
  "func.func"() <{sym_name = "load_multi_result", function_type = (memref<8xf32>) -> ()}> ({
  ^bb0(%m: memref<8xf32>):
    "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (8)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({
    ^bb0(%i: index):
      %0, %1 = "affine.delinearize_index"(%i, %i) <{static_basis = array<i64: 2, 4>}> : (index, index) -> (index, index)
      %2 = "affine.load"(%m, %1) <{map = affine_map<(d0) -> (d0)>}> : (memref<8xf32>, index) -> f32
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: affine.delinearize_index, static_basis [0] = 0
"builtin.module"() ({
  "func.func"() <{sym_name = "load_multi_result", function_type = (memref<8xf32>) -> ()}> ({
  ^bb0(%m: memref<8xf32>):
    "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (8)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({
    ^bb0(%i: index):
      %0, %1 = "affine.delinearize_index"(%i) <{static_basis = array<i64: 0, 4>}> : (index) -> (index, index)
      %2 = "affine.load"(%m, %1) <{map = affine_map<(d0) -> (d0)>}> : (memref<8xf32>, index) -> f32
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: affine.delinearize_index, operand 0 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "load_multi_result", function_type = (memref<8xf32>) -> ()}> ({
  ^bb0(%m: memref<8xf32>):
    "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (8)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({
    ^bb0(%i: index):
      %0 = "builtin.unrealized_conversion_cast"() : () -> i1
      %1, %2 = "affine.delinearize_index"(%0) <{static_basis = array<i64: 2, 4>}> : (i1) -> (index, index)
      %3 = "affine.load"(%m, %2) <{map = affine_map<(d0) -> (d0)>}> : (memref<8xf32>, index) -> f32
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: affine.delinearize_index, static_basis shorter
"builtin.module"() ({
  "func.func"() <{sym_name = "load_multi_result", function_type = (memref<8xf32>) -> ()}> ({
  ^bb0(%m: memref<8xf32>):
    "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (8)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({
    ^bb0(%i: index):
      %0, %1 = "affine.delinearize_index"(%i) <{static_basis = array<i64: 2>}> : (index) -> (index, index)
      %2 = "affine.load"(%m, %1) <{map = affine_map<(d0) -> (d0)>}> : (memref<8xf32>, index) -> f32
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: affine.for, operandSegmentSizes [0] = -1
"builtin.module"() ({
  "func.func"() <{sym_name = "if_plain", function_type = (index, memref<4xf32>, f32) -> ()}> ({
  ^bb0(%n: index, %m: memref<4xf32>, %x: f32):
    "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (4)>, step = 1 : index, operandSegmentSizes = array<i32: -1, 0, 0>}> ({
    ^bb0(%i: index):
      "affine.if"(%i) <{condition = affine_set<(d0) : (d0 >= 0)>}> ({
        "affine.store"(%x, %m, %i) <{map = affine_map<(d0) -> (d0)>}> : (f32, memref<4xf32>, index) -> ()
        "affine.yield"() : () -> ()
      }, {
      }) : (index) -> ()
      "affine.if"() <{condition = affine_set<() : (1 == 0)>}> ({
        "affine.store"(%x, %m, %i) <{map = affine_map<(d0) -> (d0)>}> : (f32, memref<4xf32>, index) -> ()
        "affine.yield"() : () -> ()
      }, {
        "affine.store"(%x, %m, %i) <{map = affine_map<(d0) -> ((d0 + 1))>}> : (f32, memref<4xf32>, index) -> ()
        "affine.yield"() : () -> ()
      }) {tag} : () -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: affine.for, region 0 without argument 1
"builtin.module"() ({
  "func.func"() <{sym_name = "for_iter_args", function_type = (f32, index) -> f32}> ({
  ^bb0(%z: f32, %n: index):
    %s, %s_1 = "affine.for"(%z, %n) <{lowerBoundMap = affine_map<() -> (-5)>, upperBoundMap = affine_map<() -> (10)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 2>}> ({
    ^bb0(%i: index, %a: f32, %b: index):
      "affine.yield"(%a, %b) : (f32, index) -> ()
    }) : (f32, index) -> (f32, index)
    %r = "affine.for"(%z) <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (10)>, step = 3 : index, operandSegmentSizes = array<i32: 0, 0, 1>}> ({
    ^bb0(%i_1: index):
      %a_1 = "builtin.unrealized_conversion_cast"() : () -> f32
      %t = "arith.addf"(%a_1, %a_1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "affine.yield"(%t) : (f32) -> ()
    }) {tag = 1 : i32} : (f32) -> f32
    "func.return"(%r) : (f32) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: affine.for, region 0 argument 0 as f64
"builtin.module"() ({
  "func.func"() <{sym_name = "for_bounds", function_type = (index, memref<10x10xf32>) -> ()}> ({
  ^bb0(%n: index, %m: memref<10x10xf32>):
    "affine.for"(%n) <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<()[s0] -> (s0)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 1, 0>}> ({
    ^bb0(%i: f64):
      %i_1 = "builtin.unrealized_conversion_cast"() : () -> index
      "affine.for"(%i_1, %n, %i_1, %n) <{lowerBoundMap = affine_map<(d0)[s0] -> ((d0 + s0), (d0 * 2))>, upperBoundMap = affine_map<(d0)[s0] -> (d0, s0, 128)>, step = 2 : index, operandSegmentSizes = array<i32: 2, 2, 0>}> ({
      ^bb0(%j: index):
        %0 = "affine.load"(%m, %i_1, %j) <{map = affine_map<(d0, d1) -> (d0, d1)>}> : (memref<10x10xf32>, index, index) -> f32
        "affine.yield"() : () -> ()
      }) {bar} : (index, index, index, index) -> ()
      "affine.yield"() : () -> ()
    }) : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: affine.for, lowerBoundMap without results
"builtin.module"() ({
  "func.func"() <{sym_name = "if_plain", function_type = (index, memref<4xf32>, f32) -> ()}> ({
  ^bb0(%n: index, %m: memref<4xf32>, %x: f32):
    "affine.for"() <{lowerBoundMap = affine_map<() -> ()>, upperBoundMap = affine_map<() -> (4)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({
    ^bb0(%i: index):
      "affine.if"(%i) <{condition = affine_set<(d0) : (d0 >= 0)>}> ({
        "affine.store"(%x, %m, %i) <{map = affine_map<(d0) -> (d0)>}> : (f32, memref<4xf32>, index) -> ()
        "affine.yield"() : () -> ()
      }, {
      }) : (index) -> ()
      "affine.if"() <{condition = affine_set<() : (1 == 0)>}> ({
        "affine.store"(%x, %m, %i) <{map = affine_map<(d0) -> (d0)>}> : (f32, memref<4xf32>, index) -> ()
        "affine.yield"() : () -> ()
      }, {
        "affine.store"(%x, %m, %i) <{map = affine_map<(d0) -> ((d0 + 1))>}> : (f32, memref<4xf32>, index) -> ()
        "affine.yield"() : () -> ()
      }) {tag} : () -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: affine.for, without tag
"builtin.module"() ({
  "func.func"() <{sym_name = "for_iter_args", function_type = (f32, index) -> f32}> ({
  ^bb0(%z: f32, %n: index):
    %s, %s_1 = "affine.for"(%z, %n) <{lowerBoundMap = affine_map<() -> (-5)>, upperBoundMap = affine_map<() -> (10)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 2>}> ({
    ^bb0(%i: index, %a: f32, %b: index):
      "affine.yield"(%a, %b) : (f32, index) -> ()
    }) : (f32, index) -> (f32, index)
    %r = "affine.for"(%z) <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (10)>, step = 3 : index, operandSegmentSizes = array<i32: 0, 0, 1>}> ({
    ^bb0(%i_1: index, %a_1: f32):
      %t = "arith.addf"(%a_1, %a_1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "affine.yield"(%t) : (f32) -> ()
    }) : (f32) -> f32
    "func.return"(%r) : (f32) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: affine.if, region 1 without its end
"builtin.module"() ({
  "func.func"() <{sym_name = "if_result", function_type = (index, f32, f32) -> f32}> ({
  ^bb0(%n: index, %x: f32, %y: f32):
    %0 = "affine.if"(%n, %n) <{condition = affine_set<(d0)[s0] : ((d0 + -10) >= 0, (s0 + (d0 * -1)) >= 0, (d0 + s0) == 0)>}> ({
      "affine.yield"(%x) : (f32) -> ()
    }, {
    ^bb0:
    }) : (index, index) -> f32
    "func.return"(%0) : (f32) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: affine.if, operand 0 as i32
"builtin.module"() ({
  "func.func"() <{sym_name = "if_results", function_type = (index, f32, f32) -> f32}> ({
  ^bb0(%n: index, %x: f32, %y: f32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> i32
    %1, %2 = "affine.if"(%0) <{condition = affine_set<(d0) : ((d0 + -10) >= 0)>}> ({
      "affine.yield"(%x, %n) : (f32, index) -> ()
    }, {
      "affine.yield"(%y, %n) : (f32, index) -> ()
    }) : (i32) -> (f32, index)
    "func.return"(%1) : (f32) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: affine.if, operand 1 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "if_result", function_type = (index, f32, f32) -> f32}> ({
  ^bb0(%n: index, %x: f32, %y: f32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> i1
    %1 = "affine.if"(%n, %0) <{condition = affine_set<(d0)[s0] : ((d0 + -10) >= 0, (s0 + (d0 * -1)) >= 0, (d0 + s0) == 0)>}> ({
      "affine.yield"(%x) : (f32) -> ()
    }, {
      "affine.yield"(%y) : (f32) -> ()
    }) : (index, i1) -> f32
    "func.return"(%1) : (f32) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: affine.if, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "if_result", function_type = (index, f32, f32) -> f32}> ({
  ^bb0(%n: index, %x: f32, %y: f32):
    %0 = "affine.if"(%n) <{condition = affine_set<(d0)[s0] : ((d0 + -10) >= 0, (s0 + (d0 * -1)) >= 0, (d0 + s0) == 0)>}> ({
      "affine.yield"(%x) : (f32) -> ()
    }, {
      "affine.yield"(%y) : (f32) -> ()
    }) : (index) -> f32
    "func.return"(%0) : (f32) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: affine.if, without tag
"builtin.module"() ({
  "func.func"() <{sym_name = "if_plain", function_type = (index, memref<4xf32>, f32) -> ()}> ({
  ^bb0(%n: index, %m: memref<4xf32>, %x: f32):
    "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (4)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({
    ^bb0(%i: index):
      "affine.if"(%i) <{condition = affine_set<(d0) : (d0 >= 0)>}> ({
        "affine.store"(%x, %m, %i) <{map = affine_map<(d0) -> (d0)>}> : (f32, memref<4xf32>, index) -> ()
        "affine.yield"() : () -> ()
      }, {
      }) : (index) -> ()
      "affine.if"() <{condition = affine_set<() : (1 == 0)>}> ({
        "affine.store"(%x, %m, %i) <{map = affine_map<(d0) -> (d0)>}> : (f32, memref<4xf32>, index) -> ()
        "affine.yield"() : () -> ()
      }, {
        "affine.store"(%x, %m, %i) <{map = affine_map<(d0) -> ((d0 + 1))>}> : (f32, memref<4xf32>, index) -> ()
        "affine.yield"() : () -> ()
      }) : () -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: affine.linearize_index, operandSegmentSizes [0] = -1
"builtin.module"() ({
  "func.func"() <{sym_name = "linearize", function_type = (index, index, index) -> index}> ({
  ^bb0(%a: index, %b: index, %n: index):
    %0 = "affine.linearize_index"(%a, %b, %a, %n) <{static_basis = array<i64: 2, -9223372036854775808, 4>, operandSegmentSizes = array<i32: -1, 1>}> : (index, index, index, index) -> index
    %1 = "affine.linearize_index"(%a, %b, %a) <{disjoint, static_basis = array<i64: 3, 4>, operandSegmentSizes = array<i32: 3, 0>}> : (index, index, index) -> index
    %2 = "affine.linearize_index"(%a, %b, %n) <{static_basis = array<i64: -9223372036854775808, 4>, operandSegmentSizes = array<i32: 2, 1>}> {x} : (index, index, index) -> index
    "func.return"(%0) : (index) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: affine.linearize_index, static_basis [1] = 0
"builtin.module"() ({
  "func.func"() <{sym_name = "linearize", function_type = (index, index, index) -> index}> ({
  ^bb0(%a: index, %b: index, %n: index):
    %0 = "affine.linearize_index"(%a, %b, %a, %n) <{static_basis = array<i64: 2, 0, 4>, operandSegmentSizes = array<i32: 3, 1>}> : (index, index, index, index) -> index
    %1 = "affine.linearize_index"(%a, %b, %a) <{disjoint, static_basis = array<i64: 3, 4>, operandSegmentSizes = array<i32: 3, 0>}> : (index, index, index) -> index
    %2 = "affine.linearize_index"(%a, %b, %n) <{static_basis = array<i64: -9223372036854775808, 4>, operandSegmentSizes = array<i32: 2, 1>}> {x} : (index, index, index) -> index
    "func.return"(%0) : (index) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: affine.linearize_index, operand 0 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "linearize", function_type = (index, index, index) -> index}> ({
  ^bb0(%a: index, %b: index, %n: index):
    %0 = "builtin.unrealized_conversion_cast"() : () -> i1
    %1 = "affine.linearize_index"(%0, %b, %a, %n) <{static_basis = array<i64: 2, -9223372036854775808, 4>, operandSegmentSizes = array<i32: 3, 1>}> : (i1, index, index, index) -> index
    %2 = "affine.linearize_index"(%a, %b, %a) <{disjoint, static_basis = array<i64: 3, 4>, operandSegmentSizes = array<i32: 3, 0>}> : (index, index, index) -> index
    %3 = "affine.linearize_index"(%a, %b, %n) <{static_basis = array<i64: -9223372036854775808, 4>, operandSegmentSizes = array<i32: 2, 1>}> {x} : (index, index, index) -> index
    "func.return"(%1) : (index) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: affine.linearize_index, one result less
"builtin.module"() ({
  "func.func"() <{sym_name = "linearize", function_type = (index, index, index) -> index}> ({
  ^bb0(%a: index, %b: index, %n: index):
    %0 = "affine.linearize_index"(%a, %b, %a, %n) <{static_basis = array<i64: 2, -9223372036854775808, 4>, operandSegmentSizes = array<i32: 3, 1>}> : (index, index, index, index) -> index
    "affine.linearize_index"(%a, %b, %a) <{disjoint, static_basis = array<i64: 3, 4>, operandSegmentSizes = array<i32: 3, 0>}> : (index, index, index) -> ()
    %1 = "affine.linearize_index"(%a, %b, %n) <{static_basis = array<i64: -9223372036854775808, 4>, operandSegmentSizes = array<i32: 2, 1>}> {x} : (index, index, index) -> index
    "func.return"(%0) : (index) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: affine.linearize_index, without disjoint
"builtin.module"() ({
  "func.func"() <{sym_name = "linearize", function_type = (index, index, index) -> index}> ({
  ^bb0(%a: index, %b: index, %n: index):
    %0 = "affine.linearize_index"(%a, %b, %a, %n) <{static_basis = array<i64: 2, -9223372036854775808, 4>, operandSegmentSizes = array<i32: 3, 1>}> : (index, index, index, index) -> index
    %1 = "affine.linearize_index"(%a, %b, %a) <{static_basis = array<i64: 3, 4>, operandSegmentSizes = array<i32: 3, 0>}> : (index, index, index) -> index
    %2 = "affine.linearize_index"(%a, %b, %n) <{static_basis = array<i64: -9223372036854775808, 4>, operandSegmentSizes = array<i32: 2, 1>}> {x} : (index, index, index) -> index
    "func.return"(%0) : (index) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: affine.load, map without results
"builtin.module"() ({
  "func.func"() <{sym_name = "load_strided", function_type = (memref<?x4xi32, strided<[?, 1], offset: ?>>) -> i32}> ({
  ^bb0(%m: memref<?x4xi32, strided<[?, 1], offset: ?>>):
    %c3 = "arith.constant"() <{value = 3 : index}> : () -> index
    %0 = "affine.load"(%m, %c3) <{map = affine_map<(d0) -> ()>}> : (memref<?x4xi32, strided<[?, 1], offset: ?>>, index) -> i32
    "func.return"(%0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: affine.load, without operand 1
"builtin.module"() ({
  "func.func"() <{sym_name = "load_strided", function_type = (memref<?x4xi32, strided<[?, 1], offset: ?>>) -> i32}> ({
  ^bb0(%m: memref<?x4xi32, strided<[?, 1], offset: ?>>):
    %c3 = "arith.constant"() <{value = 3 : index}> : () -> index
    %0 = "affine.load"(%m) <{map = affine_map<(d0) -> (d0, 2)>}> : (memref<?x4xi32, strided<[?, 1], offset: ?>>) -> i32
    "func.return"(%0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: affine.load, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "load_strided", function_type = (memref<?x4xi32, strided<[?, 1], offset: ?>>) -> i32}> ({
  ^bb0(%m: memref<?x4xi32, strided<[?, 1], offset: ?>>):
    %c3 = "arith.constant"() <{value = 3 : index}> : () -> index
    %0 = "affine.load"(%c3) <{map = affine_map<(d0) -> (d0, 2)>}> : (index) -> i32
    "func.return"(%0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: affine.load, one result less
"builtin.module"() ({
  "func.func"() <{sym_name = "load_strided", function_type = (memref<?x4xi32, strided<[?, 1], offset: ?>>) -> i32}> ({
  ^bb0(%m: memref<?x4xi32, strided<[?, 1], offset: ?>>):
    %c3 = "arith.constant"() <{value = 3 : index}> : () -> index
    %0 = "builtin.unrealized_conversion_cast"() : () -> i32
    "affine.load"(%m, %c3) <{map = affine_map<(d0) -> (d0, 2)>}> : (memref<?x4xi32, strided<[?, 1], offset: ?>>, index) -> ()
    "func.return"(%0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: affine.load, map reversed
"builtin.module"() ({
  "func.func"() <{sym_name = "load_strided", function_type = (memref<?x4xi32, strided<[?, 1], offset: ?>>) -> i32}> ({
  ^bb0(%m: memref<?x4xi32, strided<[?, 1], offset: ?>>):
    %c3 = "arith.constant"() <{value = 3 : index}> : () -> index
    %0 = "affine.load"(%m, %c3) <{map = affine_map<(d0) -> (2, d0)>}> : (memref<?x4xi32, strided<[?, 1], offset: ?>>, index) -> i32
    "func.return"(%0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: affine.max, map without results
"builtin.module"() ({
  "func.func"() <{sym_name = "min_max", function_type = (index, index) -> index}> ({
  ^bb0(%i: index, %n: index):
    %0 = "affine.min"(%i, %n) <{map = affine_map<(d0)[s0] -> (d0, s0)>}> : (index, index) -> index
    %1 = "affine.max"(%i) <{map = affine_map<(d0) -> (d0, 2)>}> : (index) -> index
    %2 = "affine.max"(%i, %n) <{map = affine_map<(d0, d1) -> ()>}> {x} : (index, index) -> index
    "func.return"(%1) : (index) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: affine.max, operand 0 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "min_max", function_type = (index, index) -> index}> ({
  ^bb0(%i: index, %n: index):
    %0 = "affine.min"(%i, %n) <{map = affine_map<(d0)[s0] -> (d0, s0)>}> : (index, index) -> index
    %1 = "builtin.unrealized_conversion_cast"() : () -> i1
    %2 = "affine.max"(%1) <{map = affine_map<(d0) -> (d0, 2)>}> : (i1) -> index
    %3 = "affine.max"(%i, %n) <{map = affine_map<(d0, d1) -> ((d0 + (d1 * -1)), 0, (d1 * 2))>}> {x} : (index, index) -> index
    "func.return"(%2) : (index) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: affine.max, one result less
"builtin.module"() ({
  "func.func"() <{sym_name = "min_max", function_type = (index, index) -> index}> ({
  ^bb0(%i: index, %n: index):
    %0 = "affine.min"(%i, %n) <{map = affine_map<(d0)[s0] -> (d0, s0)>}> : (index, index) -> index
    %1 = "builtin.unrealized_conversion_cast"() : () -> index
    "affine.max"(%i) <{map = affine_map<(d0) -> (d0, 2)>}> : (index) -> ()
    %2 = "affine.max"(%i, %n) <{map = affine_map<(d0, d1) -> ((d0 + (d1 * -1)), 0, (d1 * 2))>}> {x} : (index, index) -> index
    "func.return"(%1) : (index) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: affine.max, map without the last result
"builtin.module"() ({
  "func.func"() <{sym_name = "min_max", function_type = (index, index) -> index}> ({
  ^bb0(%i: index, %n: index):
    %0 = "affine.min"(%i, %n) <{map = affine_map<(d0)[s0] -> (d0, s0)>}> : (index, index) -> index
    %1 = "affine.max"(%i) <{map = affine_map<(d0) -> (d0, 2)>}> : (index) -> index
    %2 = "affine.max"(%i, %n) <{map = affine_map<(d0, d1) -> ((d0 + (d1 * -1)), 0)>}> {x} : (index, index) -> index
    "func.return"(%1) : (index) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: affine.min, map without results
"builtin.module"() ({
  "func.func"() <{sym_name = "min_max", function_type = (index, index) -> index}> ({
  ^bb0(%i: index, %n: index):
    %0 = "affine.min"(%i, %n) <{map = affine_map<(d0)[s0] -> ()>}> : (index, index) -> index
    %1 = "affine.max"(%i) <{map = affine_map<(d0) -> (d0, 2)>}> : (index) -> index
    %2 = "affine.max"(%i, %n) <{map = affine_map<(d0, d1) -> ((d0 + (d1 * -1)), 0, (d1 * 2))>}> {x} : (index, index) -> index
    "func.return"(%1) : (index) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: affine.min, operand 0 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "min_max", function_type = (index, index) -> index}> ({
  ^bb0(%i: index, %n: index):
    %0 = "builtin.unrealized_conversion_cast"() : () -> i1
    %1 = "affine.min"(%0, %n) <{map = affine_map<(d0)[s0] -> (d0, s0)>}> : (i1, index) -> index
    %2 = "affine.max"(%i) <{map = affine_map<(d0) -> (d0, 2)>}> : (index) -> index
    %3 = "affine.max"(%i, %n) <{map = affine_map<(d0, d1) -> ((d0 + (d1 * -1)), 0, (d1 * 2))>}> {x} : (index, index) -> index
    "func.return"(%2) : (index) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: affine.min, one result less
"builtin.module"() ({
  "func.func"() <{sym_name = "min_max", function_type = (index, index) -> index}> ({
  ^bb0(%i: index, %n: index):
    "affine.min"(%i, %n) <{map = affine_map<(d0)[s0] -> (d0, s0)>}> : (index, index) -> ()
    %0 = "affine.max"(%i) <{map = affine_map<(d0) -> (d0, 2)>}> : (index) -> index
    %1 = "affine.max"(%i, %n) <{map = affine_map<(d0, d1) -> ((d0 + (d1 * -1)), 0, (d1 * 2))>}> {x} : (index, index) -> index
    "func.return"(%0) : (index) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: affine.min, map without the last result
"builtin.module"() ({
  "func.func"() <{sym_name = "min_max", function_type = (index, index) -> index}> ({
  ^bb0(%i: index, %n: index):
    %0 = "affine.min"(%i, %n) <{map = affine_map<(d0)[s0] -> (d0)>}> : (index, index) -> index
    %1 = "affine.max"(%i) <{map = affine_map<(d0) -> (d0, 2)>}> : (index) -> index
    %2 = "affine.max"(%i, %n) <{map = affine_map<(d0, d1) -> ((d0 + (d1 * -1)), 0, (d1 * 2))>}> {x} : (index, index) -> index
    "func.return"(%1) : (index) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: affine.parallel, one result more
"builtin.module"() ({
  "func.func"() <{sym_name = "parallel_min_max", function_type = (index, index) -> ()}> ({
  ^bb0(%n: index, %k: index):
    %0 = "affine.parallel"(%n, %n) <{reductions = [], lowerBoundsMap = affine_map<(d0) -> (d0, 3)>, lowerBoundsGroups = dense<2> : tensor<1xi32>, upperBoundsMap = affine_map<(d0) -> ((d0 + 5), 10)>, upperBoundsGroups = dense<2> : tensor<1xi32>, steps = [1 : i64]}> ({
    ^bb0(%i: index):
      "affine.yield"() : () -> ()
    }) : (index, index) -> f64
    "affine.parallel"(%n, %k, %k, %n, %k) <{reductions = [], lowerBoundsMap = affine_map<(d0, d1) -> (d0, d1, 0)>, lowerBoundsGroups = dense<[2, 1]> : tensor<2xi32>, upperBoundsMap = affine_map<(d0, d1)[s0] -> (d0, (d1 * 2), 100, s0)>, upperBoundsGroups = dense<[1, 3]> : tensor<2xi32>, steps = [1 : i64, 1 : i64]}> ({
    ^bb0(%i_1: index, %j: index):
      "affine.yield"() : () -> ()
    }) : (index, index, index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: affine.parallel, steps [0] as a string
"builtin.module"() ({
  "func.func"() <{sym_name = "parallel_min_max", function_type = (index, index) -> ()}> ({
  ^bb0(%n: index, %k: index):
    "affine.parallel"(%n, %n) <{reductions = [], lowerBoundsMap = affine_map<(d0) -> (d0, 3)>, lowerBoundsGroups = dense<2> : tensor<1xi32>, upperBoundsMap = affine_map<(d0) -> ((d0 + 5), 10)>, upperBoundsGroups = dense<2> : tensor<1xi32>, steps = ["x"]}> ({
    ^bb0(%i: index):
      "affine.yield"() : () -> ()
    }) : (index, index) -> ()
    "affine.parallel"(%n, %k, %k, %n, %k) <{reductions = [], lowerBoundsMap = affine_map<(d0, d1) -> (d0, d1, 0)>, lowerBoundsGroups = dense<[2, 1]> : tensor<2xi32>, upperBoundsMap = affine_map<(d0, d1)[s0] -> (d0, (d1 * 2), 100, s0)>, upperBoundsGroups = dense<[1, 3]> : tensor<2xi32>, steps = [1 : i64, 1 : i64]}> ({
    ^bb0(%i_1: index, %j: index):
      "affine.yield"() : () -> ()
    }) : (index, index, index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: affine.parallel, lowerBoundsMap without results
"builtin.module"() ({
  "func.func"() <{sym_name = "parallel_min_max", function_type = (index, index) -> ()}> ({
  ^bb0(%n: index, %k: index):
    "affine.parallel"(%n, %n) <{reductions = [], lowerBoundsMap = affine_map<(d0) -> (d0, 3)>, lowerBoundsGroups = dense<2> : tensor<1xi32>, upperBoundsMap = affine_map<(d0) -> ((d0 + 5), 10)>, upperBoundsGroups = dense<2> : tensor<1xi32>, steps = [1 : i64]}> ({
    ^bb0(%i: index):
      "affine.yield"() : () -> ()
    }) : (index, index) -> ()
    "affine.parallel"(%n, %k, %k, %n, %k) <{reductions = [], lowerBoundsMap = affine_map<(d0, d1) -> ()>, lowerBoundsGroups = dense<[2, 1]> : tensor<2xi32>, upperBoundsMap = affine_map<(d0, d1)[s0] -> (d0, (d1 * 2), 100, s0)>, upperBoundsGroups = dense<[1, 3]> : tensor<2xi32>, steps = [1 : i64, 1 : i64]}> ({
    ^bb0(%i_1: index, %j: index):
      "affine.yield"() : () -> ()
    }) : (index, index, index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: affine.parallel, upperBoundsMap without results
"builtin.module"() ({
  "func.func"() <{sym_name = "parallel_min_max", function_type = (index, index) -> ()}> ({
  ^bb0(%n: index, %k: index):
    "affine.parallel"(%n, %n) <{reductions = [], lowerBoundsMap = affine_map<(d0) -> (d0, 3)>, lowerBoundsGroups = dense<2> : tensor<1xi32>, upperBoundsMap = affine_map<(d0) -> ((d0 + 5), 10)>, upperBoundsGroups = dense<2> : tensor<1xi32>, steps = [1 : i64]}> ({
    ^bb0(%i: index):
      "affine.yield"() : () -> ()
    }) : (index, index) -> ()
    "affine.parallel"(%n, %k, %k, %n, %k) <{reductions = [], lowerBoundsMap = affine_map<(d0, d1) -> (d0, d1, 0)>, lowerBoundsGroups = dense<[2, 1]> : tensor<2xi32>, upperBoundsMap = affine_map<(d0, d1)[s0] -> ()>, upperBoundsGroups = dense<[1, 3]> : tensor<2xi32>, steps = [1 : i64, 1 : i64]}> ({
    ^bb0(%i_1: index, %j: index):
      "affine.yield"() : () -> ()
    }) : (index, index, index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: affine.parallel, region 0 argument 0 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "parallel_min_max", function_type = (index, index) -> ()}> ({
  ^bb0(%n: index, %k: index):
    "affine.parallel"(%n, %n) <{reductions = [], lowerBoundsMap = affine_map<(d0) -> (d0, 3)>, lowerBoundsGroups = dense<2> : tensor<1xi32>, upperBoundsMap = affine_map<(d0) -> ((d0 + 5), 10)>, upperBoundsGroups = dense<2> : tensor<1xi32>, steps = [1 : i64]}> ({
    ^bb0(%i: i1):
      "affine.yield"() : () -> ()
    }) : (index, index) -> ()
    "affine.parallel"(%n, %k, %k, %n, %k) <{reductions = [], lowerBoundsMap = affine_map<(d0, d1) -> (d0, d1, 0)>, lowerBoundsGroups = dense<[2, 1]> : tensor<2xi32>, upperBoundsMap = affine_map<(d0, d1)[s0] -> (d0, (d1 * 2), 100, s0)>, upperBoundsGroups = dense<[1, 3]> : tensor<2xi32>, steps = [1 : i64, 1 : i64]}> ({
    ^bb0(%i_1: index, %j: index):
      "affine.yield"() : () -> ()
    }) : (index, index, index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: affine.prefetch, map without results
"builtin.module"() ({
  "func.func"() <{sym_name = "prefetch", function_type = (memref<10x10xf32>) -> ()}> ({
  ^bb0(%m: memref<10x10xf32>):
    "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (10)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({
    ^bb0(%i: index):
      "affine.prefetch"(%m, %i) <{isWrite = false, localityHint = 3 : i32, isDataCache = true, map = affine_map<(d0) -> ()>}> : (memref<10x10xf32>, index) -> ()
      "affine.prefetch"(%m, %i) <{isWrite = true, localityHint = 0 : i32, isDataCache = false, map = affine_map<(d0) -> (d0, 0)>}> : (memref<10x10xf32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: affine.prefetch, localityHint = 4
"builtin.module"() ({
  "func.func"() <{sym_name = "prefetch", function_type = (memref<10x10xf32>) -> ()}> ({
  ^bb0(%m: memref<10x10xf32>):
    "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (10)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({
    ^bb0(%i: index):
      "affine.prefetch"(%m, %i) <{isWrite = false, localityHint = 4 : i32, isDataCache = true, map = affine_map<(d0) -> (d0, (d0 + 5))>}> : (memref<10x10xf32>, index) -> ()
      "affine.prefetch"(%m, %i) <{isWrite = true, localityHint = 0 : i32, isDataCache = false, map = affine_map<(d0) -> (d0, 0)>}> : (memref<10x10xf32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: affine.prefetch, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "prefetch", function_type = (memref<10x10xf32>) -> ()}> ({
  ^bb0(%m: memref<10x10xf32>):
    "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (10)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({
    ^bb0(%i: index):
      "affine.prefetch"(%i) <{isWrite = false, localityHint = 3 : i32, isDataCache = true, map = affine_map<(d0) -> (d0, (d0 + 5))>}> : (index) -> ()
      "affine.prefetch"(%m, %i) <{isWrite = true, localityHint = 0 : i32, isDataCache = false, map = affine_map<(d0) -> (d0, 0)>}> : (memref<10x10xf32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: affine.prefetch, one result more
"builtin.module"() ({
  "func.func"() <{sym_name = "prefetch", function_type = (memref<10x10xf32>) -> ()}> ({
  ^bb0(%m: memref<10x10xf32>):
    "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (10)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({
    ^bb0(%i: index):
      %0 = "affine.prefetch"(%m, %i) <{isWrite = false, localityHint = 3 : i32, isDataCache = true, map = affine_map<(d0) -> (d0, (d0 + 5))>}> : (memref<10x10xf32>, index) -> f64
      "affine.prefetch"(%m, %i) <{isWrite = true, localityHint = 0 : i32, isDataCache = false, map = affine_map<(d0) -> (d0, 0)>}> : (memref<10x10xf32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: affine.prefetch, isDataCache = -1
"builtin.module"() ({
  "func.func"() <{sym_name = "prefetch", function_type = (memref<10x10xf32>) -> ()}> ({
  ^bb0(%m: memref<10x10xf32>):
    "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (10)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({
    ^bb0(%i: index):
      "affine.prefetch"(%m, %i) <{isWrite = false, localityHint = 3 : i32, isDataCache = true, map = affine_map<(d0) -> (d0, (d0 + 5))>}> : (memref<10x10xf32>, index) -> ()
      "affine.prefetch"(%m, %i) <{isWrite = true, localityHint = 0 : i32, isDataCache = true, map = affine_map<(d0) -> (d0, 0)>}> : (memref<10x10xf32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: affine.store, map without results
"builtin.module"() ({
  "func.func"() <{sym_name = "if_plain", function_type = (index, memref<4xf32>, f32) -> ()}> ({
  ^bb0(%n: index, %m: memref<4xf32>, %x: f32):
    "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (4)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({
    ^bb0(%i: index):
      "affine.if"(%i) <{condition = affine_set<(d0) : (d0 >= 0)>}> ({
        "affine.store"(%x, %m, %i) <{map = affine_map<(d0) -> (d0)>}> : (f32, memref<4xf32>, index) -> ()
        "affine.yield"() : () -> ()
      }, {
      }) : (index) -> ()
      "affine.if"() <{condition = affine_set<() : (1 == 0)>}> ({
        "affine.store"(%x, %m, %i) <{map = affine_map<(d0) -> (d0)>}> : (f32, memref<4xf32>, index) -> ()
        "affine.yield"() : () -> ()
      }, {
        "affine.store"(%x, %m, %i) <{map = affine_map<(d0) -> ()>}> : (f32, memref<4xf32>, index) -> ()
        "affine.yield"() : () -> ()
      }) {tag} : () -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: affine.store, without operand 2
"builtin.module"() ({
  "func.func"() <{sym_name = "if_plain", function_type = (index, memref<4xf32>, f32) -> ()}> ({
  ^bb0(%n: index, %m: memref<4xf32>, %x: f32):
    "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (4)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({
    ^bb0(%i: index):
      "affine.if"(%i) <{condition = affine_set<(d0) : (d0 >= 0)>}> ({
        "affine.store"(%x, %m) <{map = affine_map<(d0) -> (d0)>}> : (f32, memref<4xf32>) -> ()
        "affine.yield"() : () -> ()
      }, {
      }) : (index) -> ()
      "affine.if"() <{condition = affine_set<() : (1 == 0)>}> ({
        "affine.store"(%x, %m, %i) <{map = affine_map<(d0) -> (d0)>}> : (f32, memref<4xf32>, index) -> ()
        "affine.yield"() : () -> ()
      }, {
        "affine.store"(%x, %m, %i) <{map = affine_map<(d0) -> ((d0 + 1))>}> : (f32, memref<4xf32>, index) -> ()
        "affine.yield"() : () -> ()
      }) {tag} : () -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: affine.store, without operand 1
"builtin.module"() ({
  "func.func"() <{sym_name = "if_plain", function_type = (index, memref<4xf32>, f32) -> ()}> ({
  ^bb0(%n: index, %m: memref<4xf32>, %x: f32):
    "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (4)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({
    ^bb0(%i: index):
      "affine.if"(%i) <{condition = affine_set<(d0) : (d0 >= 0)>}> ({
        "affine.store"(%x, %i) <{map = affine_map<(d0) -> (d0)>}> : (f32, index) -> ()
        "affine.yield"() : () -> ()
      }, {
      }) : (index) -> ()
      "affine.if"() <{condition = affine_set<() : (1 == 0)>}> ({
        "affine.store"(%x, %m, %i) <{map = affine_map<(d0) -> (d0)>}> : (f32, memref<4xf32>, index) -> ()
        "affine.yield"() : () -> ()
      }, {
        "affine.store"(%x, %m, %i) <{map = affine_map<(d0) -> ((d0 + 1))>}> : (f32, memref<4xf32>, index) -> ()
        "affine.yield"() : () -> ()
      }) {tag} : () -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: affine.store, one result more
"builtin.module"() ({
  "func.func"() <{sym_name = "if_plain", function_type = (index, memref<4xf32>, f32) -> ()}> ({
  ^bb0(%n: index, %m: memref<4xf32>, %x: f32):
    "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (4)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({
    ^bb0(%i: index):
      "affine.if"(%i) <{condition = affine_set<(d0) : (d0 >= 0)>}> ({
        "affine.store"(%x, %m, %i) <{map = affine_map<(d0) -> (d0)>}> : (f32, memref<4xf32>, index) -> ()
        "affine.yield"() : () -> ()
      }, {
      }) : (index) -> ()
      "affine.if"() <{condition = affine_set<() : (1 == 0)>}> ({
        %0 = "affine.store"(%x, %m, %i) <{map = affine_map<(d0) -> (d0)>}> : (f32, memref<4xf32>, index) -> f64
        "affine.yield"() : () -> ()
      }, {
        "affine.store"(%x, %m, %i) <{map = affine_map<(d0) -> ((d0 + 1))>}> : (f32, memref<4xf32>, index) -> ()
        "affine.yield"() : () -> ()
      }) {tag} : () -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: affine.store, map reversed
"builtin.module"() ({
  "func.func"() <{sym_name = "if_plain", function_type = (index, memref<4xf32>, f32) -> ()}> ({
  ^bb0(%n: index, %m: memref<4xf32>, %x: f32):
    "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (4)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({
    ^bb0(%i: index):
      "affine.if"(%i) <{condition = affine_set<(d0) : (d0 >= 0)>}> ({
        "affine.store"(%x, %m, %i) <{map = affine_map<(d0) -> (d0)>}> : (f32, memref<4xf32>, index) -> ()
        "affine.yield"() : () -> ()
      }, {
      }) : (index) -> ()
      "affine.if"() <{condition = affine_set<() : (1 == 0)>}> ({
        "affine.store"(%x, %m, %i) <{map = affine_map<(d0) -> (d0)>}> : (f32, memref<4xf32>, index) -> ()
        "affine.yield"() : () -> ()
      }, {
        "affine.store"(%x, %m, %i) <{map = affine_map<(d0) -> ((d0 + 1))>}> : (f32, memref<4xf32>, index) -> ()
        "affine.yield"() : () -> ()
      }) {tag} : () -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: affine.vector_load, map without results
"builtin.module"() ({
  "func.func"() <{sym_name = "vector_access", function_type = (memref<100xf32>, memref<10x10xf64>) -> ()}> ({
  ^bb0(%m: memref<100xf32>, %q: memref<10x10xf64>):
    "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (10)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({
    ^bb0(%i: index):
      %0 = "affine.vector_load"(%m, %i) <{map = affine_map<(d0) -> ()>}> : (memref<100xf32>, index) -> vector<8xf32>
      "affine.vector_store"(%0, %m, %i) <{map = affine_map<(d0) -> ((d0 * 4))>}> {x} : (vector<8xf32>, memref<100xf32>, index) -> ()
      %1 = "affine.vector_load"(%q, %i, %i) <{map = affine_map<(d0)[s0] -> (d0, s0)>}> : (memref<10x10xf64>, index, index) -> vector<2x2xf64>
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: affine.vector_load, without operand 1
"builtin.module"() ({
  "func.func"() <{sym_name = "vector_access", function_type = (memref<100xf32>, memref<10x10xf64>) -> ()}> ({
  ^bb0(%m: memref<100xf32>, %q: memref<10x10xf64>):
    "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (10)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({
    ^bb0(%i: index):
      %0 = "affine.vector_load"(%m) <{map = affine_map<(d0) -> ((d0 + 3))>}> : (memref<100xf32>) -> vector<8xf32>
      "affine.vector_store"(%0, %m, %i) <{map = affine_map<(d0) -> ((d0 * 4))>}> {x} : (vector<8xf32>, memref<100xf32>, index) -> ()
      %1 = "affine.vector_load"(%q, %i, %i) <{map = affine_map<(d0)[s0] -> (d0, s0)>}> : (memref<10x10xf64>, index, index) -> vector<2x2xf64>
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: affine.vector_load, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "vector_access", function_type = (memref<100xf32>, memref<10x10xf64>) -> ()}> ({
  ^bb0(%m: memref<100xf32>, %q: memref<10x10xf64>):
    "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (10)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({
    ^bb0(%i: index):
      %0 = "affine.vector_load"(%m, %i) <{map = affine_map<(d0) -> ((d0 + 3))>}> : (memref<100xf32>, index) -> vector<8xf32>
      "affine.vector_store"(%0, %m, %i) <{map = affine_map<(d0) -> ((d0 * 4))>}> {x} : (vector<8xf32>, memref<100xf32>, index) -> ()
      %1 = "affine.vector_load"(%i, %i) <{map = affine_map<(d0)[s0] -> (d0, s0)>}> : (index, index) -> vector<2x2xf64>
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: affine.vector_load, result 0 of f32
"builtin.module"() ({
  "func.func"() <{sym_name = "vector_access", function_type = (memref<100xf32>, memref<10x10xf64>) -> ()}> ({
  ^bb0(%m: memref<100xf32>, %q: memref<10x10xf64>):
    "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (10)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({
    ^bb0(%i: index):
      %0 = "affine.vector_load"(%m, %i) <{map = affine_map<(d0) -> ((d0 + 3))>}> : (memref<100xf32>, index) -> vector<8xf32>
      "affine.vector_store"(%0, %m, %i) <{map = affine_map<(d0) -> ((d0 * 4))>}> {x} : (vector<8xf32>, memref<100xf32>, index) -> ()
      %1 = "affine.vector_load"(%q, %i, %i) <{map = affine_map<(d0)[s0] -> (d0, s0)>}> : (memref<10x10xf64>, index, index) -> vector<2x2xf32>
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: affine.vector_store, map without results
"builtin.module"() ({
  "func.func"() <{sym_name = "vector_access", function_type = (memref<100xf32>, memref<10x10xf64>) -> ()}> ({
  ^bb0(%m: memref<100xf32>, %q: memref<10x10xf64>):
    "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (10)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({
    ^bb0(%i: index):
      %0 = "affine.vector_load"(%m, %i) <{map = affine_map<(d0) -> ((d0 + 3))>}> : (memref<100xf32>, index) -> vector<8xf32>
      "affine.vector_store"(%0, %m, %i) <{map = affine_map<(d0) -> ()>}> {x} : (vector<8xf32>, memref<100xf32>, index) -> ()
      %1 = "affine.vector_load"(%q, %i, %i) <{map = affine_map<(d0)[s0] -> (d0, s0)>}> : (memref<10x10xf64>, index, index) -> vector<2x2xf64>
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: affine.vector_store, without operand 2
"builtin.module"() ({
  "func.func"() <{sym_name = "vector_access", function_type = (memref<100xf32>, memref<10x10xf64>) -> ()}> ({
  ^bb0(%m: memref<100xf32>, %q: memref<10x10xf64>):
    "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (10)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({
    ^bb0(%i: index):
      %0 = "affine.vector_load"(%m, %i) <{map = affine_map<(d0) -> ((d0 + 3))>}> : (memref<100xf32>, index) -> vector<8xf32>
      "affine.vector_store"(%0, %m) <{map = affine_map<(d0) -> ((d0 * 4))>}> {x} : (vector<8xf32>, memref<100xf32>) -> ()
      %1 = "affine.vector_load"(%q, %i, %i) <{map = affine_map<(d0)[s0] -> (d0, s0)>}> : (memref<10x10xf64>, index, index) -> vector<2x2xf64>
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: affine.vector_store, without operand 1
"builtin.module"() ({
  "func.func"() <{sym_name = "vector_access", function_type = (memref<100xf32>, memref<10x10xf64>) -> ()}> ({
  ^bb0(%m: memref<100xf32>, %q: memref<10x10xf64>):
    "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (10)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({
    ^bb0(%i: index):
      %0 = "affine.vector_load"(%m, %i) <{map = affine_map<(d0) -> ((d0 + 3))>}> : (memref<100xf32>, index) -> vector<8xf32>
      "affine.vector_store"(%0, %i) <{map = affine_map<(d0) -> ((d0 * 4))>}> {x} : (vector<8xf32>, index) -> ()
      %1 = "affine.vector_load"(%q, %i, %i) <{map = affine_map<(d0)[s0] -> (d0, s0)>}> : (memref<10x10xf64>, index, index) -> vector<2x2xf64>
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: affine.vector_store, operand 0 of i32
"builtin.module"() ({
  "func.func"() <{sym_name = "vector_access", function_type = (memref<100xf32>, memref<10x10xf64>) -> ()}> ({
  ^bb0(%m: memref<100xf32>, %q: memref<10x10xf64>):
    "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (10)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({
    ^bb0(%i: index):
      %0 = "affine.vector_load"(%m, %i) <{map = affine_map<(d0) -> ((d0 + 3))>}> : (memref<100xf32>, index) -> vector<8xf32>
      %1 = "builtin.unrealized_conversion_cast"() : () -> vector<8xi32>
      "affine.vector_store"(%1, %m, %i) <{map = affine_map<(d0) -> ((d0 * 4))>}> {x} : (vector<8xi32>, memref<100xf32>, index) -> ()
      %2 = "affine.vector_load"(%q, %i, %i) <{map = affine_map<(d0)[s0] -> (d0, s0)>}> : (memref<10x10xf64>, index, index) -> vector<2x2xf64>
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: affine.yield, without operand 1
"builtin.module"() ({
  "func.func"() <{sym_name = "if_results", function_type = (index, f32, f32) -> f32}> ({
  ^bb0(%n: index, %x: f32, %y: f32):
    %0, %1 = "affine.if"(%n) <{condition = affine_set<(d0) : ((d0 + -10) >= 0)>}> ({
      "affine.yield"(%x, %n) : (f32, index) -> ()
    }, {
      "affine.yield"(%y) : (f32) -> ()
    }) : (index) -> (f32, index)
    "func.return"(%0) : (f32) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: affine.yield, one result more
"builtin.module"() ({
  "func.func"() <{sym_name = "parallel_min_max", function_type = (index, index) -> ()}> ({
  ^bb0(%n: index, %k: index):
    "affine.parallel"(%n, %n) <{reductions = [], lowerBoundsMap = affine_map<(d0) -> (d0, 3)>, lowerBoundsGroups = dense<2> : tensor<1xi32>, upperBoundsMap = affine_map<(d0) -> ((d0 + 5), 10)>, upperBoundsGroups = dense<2> : tensor<1xi32>, steps = [1 : i64]}> ({
    ^bb0(%i: index):
      %0 = "affine.yield"() : () -> f64
    }) : (index, index) -> ()
    "affine.parallel"(%n, %k, %k, %n, %k) <{reductions = [], lowerBoundsMap = affine_map<(d0, d1) -> (d0, d1, 0)>, lowerBoundsGroups = dense<[2, 1]> : tensor<2xi32>, upperBoundsMap = affine_map<(d0, d1)[s0] -> (d0, (d1 * 2), 100, s0)>, upperBoundsGroups = dense<[1, 3]> : tensor<2xi32>, steps = [1 : i64, 1 : i64]}> ({
    ^bb0(%i_1: index, %j: index):
      "affine.yield"() : () -> ()
    }) : (index, index, index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: affine.yield, operand 1 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "if_results", function_type = (index, f32, f32) -> f32}> ({
  ^bb0(%n: index, %x: f32, %y: f32):
    %0, %1 = "affine.if"(%n) <{condition = affine_set<(d0) : ((d0 + -10) >= 0)>}> ({
      %2 = "builtin.unrealized_conversion_cast"() : () -> i1
      "affine.yield"(%x, %2) : (f32, i1) -> ()
    }, {
      "affine.yield"(%y, %n) : (f32, index) -> ()
    }) : (index) -> (f32, index)
    "func.return"(%0) : (f32) -> ()
  }) : () -> ()
}) : () -> ()
