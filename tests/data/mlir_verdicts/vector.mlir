// rejected: vector.bitcast, result 0 of one dimension less
"builtin.module"() ({
  "func.func"() <{sym_name = "casts", function_type = (vector<4x2xf32>, vector<4xi64>) -> vector<8xf32>}> ({
  ^bb0(%a: vector<4x2xf32>, %b: vector<4xi64>):
    %0 = "vector.shape_cast"(%a) : (vector<4x2xf32>) -> vector<8xf32>
    %1 = "vector.bitcast"(%b) : (vector<4xi64>) -> vector<8xi32>
    %2 = "vector.bitcast"(%a) : (vector<4x2xf32>) -> vector<4xf64>
    "func.return"(%0) : (vector<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.bitcast, operand 0 as its element
"builtin.module"() ({
  "func.func"() <{sym_name = "casts", function_type = (vector<4x2xf32>, vector<4xi64>) -> vector<8xf32>}> ({
  ^bb0(%a: vector<4x2xf32>, %b: vector<4xi64>):
    %0 = "vector.shape_cast"(%a) : (vector<4x2xf32>) -> vector<8xf32>
    %1 = "builtin.unrealized_conversion_cast"() : () -> i64
    %2 = "vector.bitcast"(%1) : (i64) -> vector<8xi32>
    %3 = "vector.bitcast"(%a) : (vector<4x2xf32>) -> vector<4x1xf64>
    "func.return"(%0) : (vector<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.bitcast, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "casts", function_type = (vector<4x2xf32>, vector<4xi64>) -> vector<8xf32>}> ({
  ^bb0(%a: vector<4x2xf32>, %b: vector<4xi64>):
    %0 = "vector.shape_cast"(%a) : (vector<4x2xf32>) -> vector<8xf32>
    %1 = "vector.bitcast"() : () -> vector<8xi32>
    %2 = "vector.bitcast"(%a) : (vector<4x2xf32>) -> vector<4x1xf64>
    "func.return"(%0) : (vector<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.bitcast, one result less
"builtin.module"() ({
  "func.func"() <{sym_name = "casts", function_type = (vector<4x2xf32>, vector<4xi64>) -> vector<8xf32>}> ({
  ^bb0(%a: vector<4x2xf32>, %b: vector<4xi64>):
    %0 = "vector.shape_cast"(%a) : (vector<4x2xf32>) -> vector<8xf32>
    "vector.bitcast"(%b) : (vector<4xi64>) -> ()
    %1 = "vector.bitcast"(%a) : (vector<4x2xf32>) -> vector<4x1xf64>
    "func.return"(%0) : (vector<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: vector.bitcast, result 0 of f32
"builtin.module"() ({
  "func.func"() <{sym_name = "casts", function_type = (vector<4x2xf32>, vector<4xi64>) -> vector<8xf32>}> ({
  ^bb0(%a: vector<4x2xf32>, %b: vector<4xi64>):
    %0 = "vector.shape_cast"(%a) : (vector<4x2xf32>) -> vector<8xf32>
    %1 = "vector.bitcast"(%b) : (vector<4xi64>) -> vector<8xf32>
    %2 = "vector.bitcast"(%a) : (vector<4x2xf32>) -> vector<4x1xf64>
    "func.return"(%0) : (vector<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.broadcast, operand 0 of another size
"builtin.module"() ({
  "func.func"() <{sym_name = "broadcast", function_type = (f32, vector<4xf32>, vector<1xf32>) -> vector<8xf32>}> ({
  ^bb0(%x: f32, %v: vector<4xf32>, %w: vector<1xf32>):
    %0 = "vector.broadcast"(%x) : (f32) -> vector<8xf32>
    %1 = "builtin.unrealized_conversion_cast"() : () -> vector<7xf32>
    %2 = "vector.broadcast"(%1) : (vector<7xf32>) -> vector<2x4xf32>
    %3 = "vector.broadcast"(%w) : (vector<1xf32>) -> vector<4xf32>
    %4 = "vector.broadcast"(%x) : (f32) -> vector<f32>
    %5 = "vector.broadcast"(%x) : (f32) -> vector<[4]xf32>
    "func.return"(%0) : (vector<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.broadcast, result 0 of i32
"builtin.module"() ({
  "func.func"() <{sym_name = "broadcast", function_type = (f32, vector<4xf32>, vector<1xf32>) -> vector<8xf32>}> ({
  ^bb0(%x: f32, %v: vector<4xf32>, %w: vector<1xf32>):
    %0 = "vector.broadcast"(%x) : (f32) -> vector<8xf32>
    %1 = "vector.broadcast"(%v) : (vector<4xf32>) -> vector<2x4xi32>
    %2 = "vector.broadcast"(%w) : (vector<1xf32>) -> vector<4xf32>
    %3 = "vector.broadcast"(%x) : (f32) -> vector<f32>
    %4 = "vector.broadcast"(%x) : (f32) -> vector<[4]xf32>
    "func.return"(%0) : (vector<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.broadcast, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "broadcast", function_type = (f32, vector<4xf32>, vector<1xf32>) -> vector<8xf32>}> ({
  ^bb0(%x: f32, %v: vector<4xf32>, %w: vector<1xf32>):
    %0 = "vector.broadcast"(%x) : (f32) -> vector<8xf32>
    %1 = "vector.broadcast"(%v) : (vector<4xf32>) -> vector<2x4xf32>
    %2 = "vector.broadcast"() : () -> vector<4xf32>
    %3 = "vector.broadcast"(%x) : (f32) -> vector<f32>
    %4 = "vector.broadcast"(%x) : (f32) -> vector<[4]xf32>
    "func.return"(%0) : (vector<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.broadcast, one result less
"builtin.module"() ({
  "func.func"() <{sym_name = "broadcast", function_type = (f32, vector<4xf32>, vector<1xf32>) -> vector<8xf32>}> ({
  ^bb0(%x: f32, %v: vector<4xf32>, %w: vector<1xf32>):
    %0 = "vector.broadcast"(%x) : (f32) -> vector<8xf32>
    "vector.broadcast"(%v) : (vector<4xf32>) -> ()
    %1 = "vector.broadcast"(%w) : (vector<1xf32>) -> vector<4xf32>
    %2 = "vector.broadcast"(%x) : (f32) -> vector<f32>
    %3 = "vector.broadcast"(%x) : (f32) -> vector<[4]xf32>
    "func.return"(%0) : (vector<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: vector.broadcast, result 0 of one dimension more
"builtin.module"() ({
  "func.func"() <{sym_name = "broadcast", function_type = (f32, vector<4xf32>, vector<1xf32>) -> vector<8xf32>}> ({
  ^bb0(%x: f32, %v: vector<4xf32>, %w: vector<1xf32>):
    %0 = "vector.broadcast"(%x) : (f32) -> vector<8xf32>
    %1 = "vector.broadcast"(%v) : (vector<4xf32>) -> vector<2x4xf32>
    %2 = "vector.broadcast"(%w) : (vector<1xf32>) -> vector<4x2xf32>
    %3 = "vector.broadcast"(%x) : (f32) -> vector<f32>
    %4 = "vector.broadcast"(%x) : (f32) -> vector<[4]xf32>
    "func.return"(%0) : (vector<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.compressstore, operand 0 of i32
"builtin.module"() ({
  "func.func"() <{sym_name = "compress", function_type = (memref<?xf32>, index, vector<8xi1>, vector<8xf32>) -> vector<8xf32>}> ({
  ^bb0(%m: memref<?xf32>, %i: index, %k: vector<8xi1>, %p: vector<8xf32>):
    %0 = "vector.expandload"(%m, %i, %k, %p) : (memref<?xf32>, index, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
    %1 = "builtin.unrealized_conversion_cast"() : () -> memref<?xi32>
    "vector.compressstore"(%1, %i, %k, %0) : (memref<?xi32>, index, vector<8xi1>, vector<8xf32>) -> ()
    "func.return"(%0) : (vector<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.compressstore, operand 2 of another size
"builtin.module"() ({
  "func.func"() <{sym_name = "compress", function_type = (memref<?xf32>, index, vector<8xi1>, vector<8xf32>) -> vector<8xf32>}> ({
  ^bb0(%m: memref<?xf32>, %i: index, %k: vector<8xi1>, %p: vector<8xf32>):
    %0 = "vector.expandload"(%m, %i, %k, %p) : (memref<?xf32>, index, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
    %1 = "builtin.unrealized_conversion_cast"() : () -> vector<7xi1>
    "vector.compressstore"(%m, %i, %1, %0) : (memref<?xf32>, index, vector<7xi1>, vector<8xf32>) -> ()
    "func.return"(%0) : (vector<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.compressstore, without operand 3
"builtin.module"() ({
  "func.func"() <{sym_name = "compress", function_type = (memref<?xf32>, index, vector<8xi1>, vector<8xf32>) -> vector<8xf32>}> ({
  ^bb0(%m: memref<?xf32>, %i: index, %k: vector<8xi1>, %p: vector<8xf32>):
    %0 = "vector.expandload"(%m, %i, %k, %p) : (memref<?xf32>, index, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
    "vector.compressstore"(%m, %i, %k) : (memref<?xf32>, index, vector<8xi1>) -> ()
    "func.return"(%0) : (vector<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.compressstore, without operand 1
"builtin.module"() ({
  "func.func"() <{sym_name = "compress", function_type = (memref<?xf32>, index, vector<8xi1>, vector<8xf32>) -> vector<8xf32>}> ({
  ^bb0(%m: memref<?xf32>, %i: index, %k: vector<8xi1>, %p: vector<8xf32>):
    %0 = "vector.expandload"(%m, %i, %k, %p) : (memref<?xf32>, index, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
    "vector.compressstore"(%m, %k, %0) : (memref<?xf32>, vector<8xi1>, vector<8xf32>) -> ()
    "func.return"(%0) : (vector<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: vector.compressstore, operand 0 of an unknown size
"builtin.module"() ({
  "func.func"() <{sym_name = "compress", function_type = (memref<?xf32>, index, vector<8xi1>, vector<8xf32>) -> vector<8xf32>}> ({
  ^bb0(%m: memref<?xf32>, %i: index, %k: vector<8xi1>, %p: vector<8xf32>):
    %0 = "vector.expandload"(%m, %i, %k, %p) : (memref<?xf32>, index, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
    %1 = "builtin.unrealized_conversion_cast"() : () -> memref<?xf32>
    "vector.compressstore"(%1, %i, %k, %0) : (memref<?xf32>, index, vector<8xi1>, vector<8xf32>) -> ()
    "func.return"(%0) : (vector<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.constant_mask, mask_dim_sizes [0] = 5
"builtin.module"() ({
  "func.func"() <{sym_name = "masks", function_type = (index) -> vector<8xi1>}> ({
  ^bb0(%n: index):
    %0 = "vector.create_mask"(%n) : (index) -> vector<8xi1>
    %1 = "vector.create_mask"(%n, %n) : (index, index) -> vector<4x8xi1>
    %2 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 3>}> : () -> vector<8xi1>
    %3 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 5, 3>}> {foo} : () -> vector<4x8xi1>
    "func.return"(%0) : (vector<8xi1>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.constant_mask, mask_dim_sizes [1] = 0
"builtin.module"() ({
  "func.func"() <{sym_name = "masks", function_type = (index) -> vector<8xi1>}> ({
  ^bb0(%n: index):
    %0 = "vector.create_mask"(%n) : (index) -> vector<8xi1>
    %1 = "vector.create_mask"(%n, %n) : (index, index) -> vector<4x8xi1>
    %2 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 3>}> : () -> vector<8xi1>
    %3 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 2, 0>}> {foo} : () -> vector<4x8xi1>
    "func.return"(%0) : (vector<8xi1>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.constant_mask, mask_dim_sizes shorter
"builtin.module"() ({
  "func.func"() <{sym_name = "masks", function_type = (index) -> vector<8xi1>}> ({
  ^bb0(%n: index):
    %0 = "vector.create_mask"(%n) : (index) -> vector<8xi1>
    %1 = "vector.create_mask"(%n, %n) : (index, index) -> vector<4x8xi1>
    %2 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 3>}> : () -> vector<8xi1>
    %3 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 2>}> {foo} : () -> vector<4x8xi1>
    "func.return"(%0) : (vector<8xi1>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.constant_mask, without mask_dim_sizes
"builtin.module"() ({
  "func.func"() <{sym_name = "masks", function_type = (index) -> vector<8xi1>}> ({
  ^bb0(%n: index):
    %0 = "vector.create_mask"(%n) : (index) -> vector<8xi1>
    %1 = "vector.create_mask"(%n, %n) : (index, index) -> vector<4x8xi1>
    %2 = "vector.constant_mask"() : () -> vector<8xi1>
    %3 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 2, 3>}> {foo} : () -> vector<4x8xi1>
    "func.return"(%0) : (vector<8xi1>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: vector.constant_mask, without foo
"builtin.module"() ({
  "func.func"() <{sym_name = "masks", function_type = (index) -> vector<8xi1>}> ({
  ^bb0(%n: index):
    %0 = "vector.create_mask"(%n) : (index) -> vector<8xi1>
    %1 = "vector.create_mask"(%n, %n) : (index, index) -> vector<4x8xi1>
    %2 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 3>}> : () -> vector<8xi1>
    %3 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 2, 3>}> : () -> vector<4x8xi1>
    "func.return"(%0) : (vector<8xi1>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.contract, iterator_types [0] as a string
"builtin.module"() ({
  "func.func"() <{sym_name = "contract", function_type = (vector<4x3xf32>, vector<3x7xf32>, vector<4x7xf32>, vector<4xf32>, f32) -> vector<4x7xf32>}> ({
  ^bb0(%a: vector<4x3xf32>, %b: vector<3x7xf32>, %c: vector<4x7xf32>, %v: vector<4xf32>, %s: f32):
    %0 = "vector.contract"(%a, %b, %c) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4x3xf32>, vector<3x7xf32>, vector<4x7xf32>) -> vector<4x7xf32>
    %1 = "vector.contract"(%v, %v, %s) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["x"], kind = #vector.kind<maxnumf>}> : (vector<4xf32>, vector<4xf32>, f32) -> f32
    "func.return"(%0) : (vector<4x7xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.contract, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "contract", function_type = (vector<4x3xf32>, vector<3x7xf32>, vector<4x7xf32>, vector<4xf32>, f32) -> vector<4x7xf32>}> ({
  ^bb0(%a: vector<4x3xf32>, %b: vector<3x7xf32>, %c: vector<4x7xf32>, %v: vector<4xf32>, %s: f32):
    %0 = "vector.contract"(%b, %c) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<3x7xf32>, vector<4x7xf32>) -> vector<4x7xf32>
    %1 = "vector.contract"(%v, %v, %s) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = [#vector.iterator_type<reduction>], kind = #vector.kind<maxnumf>}> : (vector<4xf32>, vector<4xf32>, f32) -> f32
    "func.return"(%0) : (vector<4x7xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.contract, indexing_maps shorter
"builtin.module"() ({
  "func.func"() <{sym_name = "contract", function_type = (vector<4x3xf32>, vector<3x7xf32>, vector<4x7xf32>, vector<4xf32>, f32) -> vector<4x7xf32>}> ({
  ^bb0(%a: vector<4x3xf32>, %b: vector<3x7xf32>, %c: vector<4x7xf32>, %v: vector<4xf32>, %s: f32):
    %0 = "vector.contract"(%a, %b, %c) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4x3xf32>, vector<3x7xf32>, vector<4x7xf32>) -> vector<4x7xf32>
    %1 = "vector.contract"(%v, %v, %s) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = [#vector.iterator_type<reduction>], kind = #vector.kind<maxnumf>}> : (vector<4xf32>, vector<4xf32>, f32) -> f32
    "func.return"(%0) : (vector<4x7xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.contract, indexing_maps [0] with a sum
"builtin.module"() ({
  "func.func"() <{sym_name = "contract", function_type = (vector<4x3xf32>, vector<3x7xf32>, vector<4x7xf32>, vector<4xf32>, f32) -> vector<4x7xf32>}> ({
  ^bb0(%a: vector<4x3xf32>, %b: vector<3x7xf32>, %c: vector<4x7xf32>, %v: vector<4xf32>, %s: f32):
    %0 = "vector.contract"(%a, %b, %c) <{indexing_maps = [affine_map<(d0, d1, d2) -> ((d0 + d0), d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4x3xf32>, vector<3x7xf32>, vector<4x7xf32>) -> vector<4x7xf32>
    %1 = "vector.contract"(%v, %v, %s) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = [#vector.iterator_type<reduction>], kind = #vector.kind<maxnumf>}> : (vector<4xf32>, vector<4xf32>, f32) -> f32
    "func.return"(%0) : (vector<4x7xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: vector.contract, without kind
"builtin.module"() ({
  "func.func"() <{sym_name = "contract", function_type = (vector<4x3xf32>, vector<3x7xf32>, vector<4x7xf32>, vector<4xf32>, f32) -> vector<4x7xf32>}> ({
  ^bb0(%a: vector<4x3xf32>, %b: vector<3x7xf32>, %c: vector<4x7xf32>, %v: vector<4xf32>, %s: f32):
    %0 = "vector.contract"(%a, %b, %c) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>]}> : (vector<4x3xf32>, vector<3x7xf32>, vector<4x7xf32>) -> vector<4x7xf32>
    %1 = "vector.contract"(%v, %v, %s) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = [#vector.iterator_type<reduction>], kind = #vector.kind<maxnumf>}> : (vector<4xf32>, vector<4xf32>, f32) -> f32
    "func.return"(%0) : (vector<4x7xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.create_mask, without operand 1
"builtin.module"() ({
  "func.func"() <{sym_name = "masks", function_type = (index) -> vector<8xi1>}> ({
  ^bb0(%n: index):
    %0 = "vector.create_mask"(%n) : (index) -> vector<8xi1>
    %1 = "vector.create_mask"(%n) : (index) -> vector<4x8xi1>
    %2 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 3>}> : () -> vector<8xi1>
    %3 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 2, 3>}> {foo} : () -> vector<4x8xi1>
    "func.return"(%0) : (vector<8xi1>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.create_mask, operand 0 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "masks", function_type = (index) -> vector<8xi1>}> ({
  ^bb0(%n: index):
    %0 = "builtin.unrealized_conversion_cast"() : () -> i1
    %1 = "vector.create_mask"(%0) : (i1) -> vector<8xi1>
    %2 = "vector.create_mask"(%n, %n) : (index, index) -> vector<4x8xi1>
    %3 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 3>}> : () -> vector<8xi1>
    %4 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 2, 3>}> {foo} : () -> vector<4x8xi1>
    "func.return"(%1) : (vector<8xi1>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.create_mask, one result less
"builtin.module"() ({
  "func.func"() <{sym_name = "masks", function_type = (index) -> vector<8xi1>}> ({
  ^bb0(%n: index):
    %0 = "builtin.unrealized_conversion_cast"() : () -> vector<8xi1>
    "vector.create_mask"(%n) : (index) -> ()
    %1 = "vector.create_mask"(%n, %n) : (index, index) -> vector<4x8xi1>
    %2 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 3>}> : () -> vector<8xi1>
    %3 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 2, 3>}> {foo} : () -> vector<4x8xi1>
    "func.return"(%0) : (vector<8xi1>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: vector.create_mask, result 0 of another size
"builtin.module"() ({
  "func.func"() <{sym_name = "masks", function_type = (index) -> vector<8xi1>}> ({
  ^bb0(%n: index):
    %0 = "vector.create_mask"(%n) : (index) -> vector<8xi1>
    %1 = "vector.create_mask"(%n, %n) : (index, index) -> vector<4x7xi1>
    %2 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 3>}> : () -> vector<8xi1>
    %3 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 2, 3>}> {foo} : () -> vector<4x8xi1>
    "func.return"(%0) : (vector<8xi1>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.deinterleave, one result less
"builtin.module"() ({
  "func.func"() <{sym_name = "interleave", function_type = (vector<4xf32>, vector<2x4xi32>) -> vector<8xf32>}> ({
  ^bb0(%a: vector<4xf32>, %b: vector<2x4xi32>):
    %0 = "vector.interleave"(%a, %a) : (vector<4xf32>, vector<4xf32>) -> vector<8xf32>
    %1 = "vector.interleave"(%b, %b) : (vector<2x4xi32>, vector<2x4xi32>) -> vector<2x8xi32>
    %2 = "vector.deinterleave"(%0) : (vector<8xf32>) -> vector<4xf32>
    "func.return"(%0) : (vector<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.deinterleave, result 1 of another size
"builtin.module"() ({
  "func.func"() <{sym_name = "interleave", function_type = (vector<4xf32>, vector<2x4xi32>) -> vector<8xf32>}> ({
  ^bb0(%a: vector<4xf32>, %b: vector<2x4xi32>):
    %0 = "vector.interleave"(%a, %a) : (vector<4xf32>, vector<4xf32>) -> vector<8xf32>
    %1 = "vector.interleave"(%b, %b) : (vector<2x4xi32>, vector<2x4xi32>) -> vector<2x8xi32>
    %2, %3 = "vector.deinterleave"(%0) : (vector<8xf32>) -> (vector<4xf32>, vector<7xf32>)
    "func.return"(%0) : (vector<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.deinterleave, result 0 of another size
"builtin.module"() ({
  "func.func"() <{sym_name = "interleave", function_type = (vector<4xf32>, vector<2x4xi32>) -> vector<8xf32>}> ({
  ^bb0(%a: vector<4xf32>, %b: vector<2x4xi32>):
    %0 = "vector.interleave"(%a, %a) : (vector<4xf32>, vector<4xf32>) -> vector<8xf32>
    %1 = "vector.interleave"(%b, %b) : (vector<2x4xi32>, vector<2x4xi32>) -> vector<2x8xi32>
    %2, %3 = "vector.deinterleave"(%0) : (vector<8xf32>) -> (vector<7xf32>, vector<4xf32>)
    "func.return"(%0) : (vector<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.deinterleave, operand 0 as its element
"builtin.module"() ({
  "func.func"() <{sym_name = "interleave", function_type = (vector<4xf32>, vector<2x4xi32>) -> vector<8xf32>}> ({
  ^bb0(%a: vector<4xf32>, %b: vector<2x4xi32>):
    %0 = "vector.interleave"(%a, %a) : (vector<4xf32>, vector<4xf32>) -> vector<8xf32>
    %1 = "vector.interleave"(%b, %b) : (vector<2x4xi32>, vector<2x4xi32>) -> vector<2x8xi32>
    %2 = "builtin.unrealized_conversion_cast"() : () -> f32
    %3, %4 = "vector.deinterleave"(%2) : (f32) -> (vector<4xf32>, vector<4xf32>)
    "func.return"(%0) : (vector<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.expandload, operand 0 of i32
"builtin.module"() ({
  "func.func"() <{sym_name = "compress", function_type = (memref<?xf32>, index, vector<8xi1>, vector<8xf32>) -> vector<8xf32>}> ({
  ^bb0(%m: memref<?xf32>, %i: index, %k: vector<8xi1>, %p: vector<8xf32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> memref<?xi32>
    %1 = "vector.expandload"(%0, %i, %k, %p) : (memref<?xi32>, index, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
    "vector.compressstore"(%m, %i, %k, %1) : (memref<?xf32>, index, vector<8xi1>, vector<8xf32>) -> ()
    "func.return"(%1) : (vector<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.expandload, operand 3 of another size
"builtin.module"() ({
  "func.func"() <{sym_name = "compress", function_type = (memref<?xf32>, index, vector<8xi1>, vector<8xf32>) -> vector<8xf32>}> ({
  ^bb0(%m: memref<?xf32>, %i: index, %k: vector<8xi1>, %p: vector<8xf32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> vector<7xf32>
    %1 = "vector.expandload"(%m, %i, %k, %0) : (memref<?xf32>, index, vector<8xi1>, vector<7xf32>) -> vector<8xf32>
    "vector.compressstore"(%m, %i, %k, %1) : (memref<?xf32>, index, vector<8xi1>, vector<8xf32>) -> ()
    "func.return"(%1) : (vector<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.expandload, operand 2 of another size
"builtin.module"() ({
  "func.func"() <{sym_name = "compress", function_type = (memref<?xf32>, index, vector<8xi1>, vector<8xf32>) -> vector<8xf32>}> ({
  ^bb0(%m: memref<?xf32>, %i: index, %k: vector<8xi1>, %p: vector<8xf32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> vector<7xi1>
    %1 = "vector.expandload"(%m, %i, %0, %p) : (memref<?xf32>, index, vector<7xi1>, vector<8xf32>) -> vector<8xf32>
    "vector.compressstore"(%m, %i, %k, %1) : (memref<?xf32>, index, vector<8xi1>, vector<8xf32>) -> ()
    "func.return"(%1) : (vector<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.expandload, without operand 3
"builtin.module"() ({
  "func.func"() <{sym_name = "compress", function_type = (memref<?xf32>, index, vector<8xi1>, vector<8xf32>) -> vector<8xf32>}> ({
  ^bb0(%m: memref<?xf32>, %i: index, %k: vector<8xi1>, %p: vector<8xf32>):
    %0 = "vector.expandload"(%m, %i, %k) : (memref<?xf32>, index, vector<8xi1>) -> vector<8xf32>
    "vector.compressstore"(%m, %i, %k, %0) : (memref<?xf32>, index, vector<8xi1>, vector<8xf32>) -> ()
    "func.return"(%0) : (vector<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: vector.expandload, operand 0 of an unknown size
"builtin.module"() ({
  "func.func"() <{sym_name = "compress", function_type = (memref<?xf32>, index, vector<8xi1>, vector<8xf32>) -> vector<8xf32>}> ({
  ^bb0(%m: memref<?xf32>, %i: index, %k: vector<8xi1>, %p: vector<8xf32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> memref<?xf32>
    %1 = "vector.expandload"(%0, %i, %k, %p) : (memref<?xf32>, index, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
    "vector.compressstore"(%m, %i, %k, %1) : (memref<?xf32>, index, vector<8xi1>, vector<8xf32>) -> ()
    "func.return"(%1) : (vector<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.extract, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "extract", function_type = (vector<4x8xf32>, vector<8xf32>, index, vector<f32>) -> f32}> ({
  ^bb0(%a: vector<4x8xf32>, %v: vector<8xf32>, %i: index, %z: vector<f32>):
    %0 = "vector.extract"(%a) <{static_position = array<i64: 1>}> : (vector<4x8xf32>) -> vector<8xf32>
    %1 = "vector.extract"() <{static_position = array<i64: 1, 2>}> : () -> f32
    %2 = "vector.extract"(%a, %i) <{static_position = array<i64: -9223372036854775808>}> : (vector<4x8xf32>, index) -> vector<8xf32>
    %3 = "vector.extract"(%a, %i) <{static_position = array<i64: -9223372036854775808, 3>}> : (vector<4x8xf32>, index) -> f32
    %4 = "vector.extract"(%v, %i) <{static_position = array<i64: -9223372036854775808>}> : (vector<8xf32>, index) -> f32
    %5 = "vector.extract"(%z) <{static_position = array<i64>}> : (vector<f32>) -> f32
    %6 = "vector.extract"(%a) <{static_position = array<i64>}> : (vector<4x8xf32>) -> vector<4x8xf32>
    "func.return"(%1) : (f32) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.extract, static_position [0] = 5
"builtin.module"() ({
  "func.func"() <{sym_name = "extract", function_type = (vector<4x8xf32>, vector<8xf32>, index, vector<f32>) -> f32}> ({
  ^bb0(%a: vector<4x8xf32>, %v: vector<8xf32>, %i: index, %z: vector<f32>):
    %0 = "vector.extract"(%a) <{static_position = array<i64: 5>}> : (vector<4x8xf32>) -> vector<8xf32>
    %1 = "vector.extract"(%a) <{static_position = array<i64: 1, 2>}> : (vector<4x8xf32>) -> f32
    %2 = "vector.extract"(%a, %i) <{static_position = array<i64: -9223372036854775808>}> : (vector<4x8xf32>, index) -> vector<8xf32>
    %3 = "vector.extract"(%a, %i) <{static_position = array<i64: -9223372036854775808, 3>}> : (vector<4x8xf32>, index) -> f32
    %4 = "vector.extract"(%v, %i) <{static_position = array<i64: -9223372036854775808>}> : (vector<8xf32>, index) -> f32
    %5 = "vector.extract"(%z) <{static_position = array<i64>}> : (vector<f32>) -> f32
    %6 = "vector.extract"(%a) <{static_position = array<i64>}> : (vector<4x8xf32>) -> vector<4x8xf32>
    "func.return"(%1) : (f32) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.extract, static_position longer
"builtin.module"() ({
  "func.func"() <{sym_name = "extract", function_type = (vector<4x8xf32>, vector<8xf32>, index, vector<f32>) -> f32}> ({
  ^bb0(%a: vector<4x8xf32>, %v: vector<8xf32>, %i: index, %z: vector<f32>):
    %0 = "vector.extract"(%a) <{static_position = array<i64: 1>}> : (vector<4x8xf32>) -> vector<8xf32>
    %1 = "vector.extract"(%a) <{static_position = array<i64: 1, 2>}> : (vector<4x8xf32>) -> f32
    %2 = "vector.extract"(%a, %i) <{static_position = array<i64: -9223372036854775808>}> : (vector<4x8xf32>, index) -> vector<8xf32>
    %3 = "vector.extract"(%a, %i) <{static_position = array<i64: -9223372036854775808, 3>}> : (vector<4x8xf32>, index) -> f32
    %4 = "vector.extract"(%v, %i) <{static_position = array<i64: -9223372036854775808>}> : (vector<8xf32>, index) -> f32
    %5 = "vector.extract"(%z) <{static_position = array<i64: 1>}> : (vector<f32>) -> f32
    %6 = "vector.extract"(%a) <{static_position = array<i64>}> : (vector<4x8xf32>) -> vector<4x8xf32>
    "func.return"(%1) : (f32) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.extract, result 0 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "extract", function_type = (vector<4x8xf32>, vector<8xf32>, index, vector<f32>) -> f32}> ({
  ^bb0(%a: vector<4x8xf32>, %v: vector<8xf32>, %i: index, %z: vector<f32>):
    %0 = "vector.extract"(%a) <{static_position = array<i64: 1>}> : (vector<4x8xf32>) -> vector<8xf32>
    %1 = "vector.extract"(%a) <{static_position = array<i64: 1, 2>}> : (vector<4x8xf32>) -> f32
    %2 = "vector.extract"(%a, %i) <{static_position = array<i64: -9223372036854775808>}> : (vector<4x8xf32>, index) -> vector<8xf32>
    %3 = "vector.extract"(%a, %i) <{static_position = array<i64: -9223372036854775808, 3>}> : (vector<4x8xf32>, index) -> f32
    %4 = "vector.extract"(%v, %i) <{static_position = array<i64: -9223372036854775808>}> : (vector<8xf32>, index) -> i1
    %5 = "vector.extract"(%z) <{static_position = array<i64>}> : (vector<f32>) -> f32
    %6 = "vector.extract"(%a) <{static_position = array<i64>}> : (vector<4x8xf32>) -> vector<4x8xf32>
    "func.return"(%1) : (f32) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: vector.extract, static_position [0] = 0
"builtin.module"() ({
  "func.func"() <{sym_name = "extract", function_type = (vector<4x8xf32>, vector<8xf32>, index, vector<f32>) -> f32}> ({
  ^bb0(%a: vector<4x8xf32>, %v: vector<8xf32>, %i: index, %z: vector<f32>):
    %0 = "vector.extract"(%a) <{static_position = array<i64: 0>}> : (vector<4x8xf32>) -> vector<8xf32>
    %1 = "vector.extract"(%a) <{static_position = array<i64: 1, 2>}> : (vector<4x8xf32>) -> f32
    %2 = "vector.extract"(%a, %i) <{static_position = array<i64: -9223372036854775808>}> : (vector<4x8xf32>, index) -> vector<8xf32>
    %3 = "vector.extract"(%a, %i) <{static_position = array<i64: -9223372036854775808, 3>}> : (vector<4x8xf32>, index) -> f32
    %4 = "vector.extract"(%v, %i) <{static_position = array<i64: -9223372036854775808>}> : (vector<8xf32>, index) -> f32
    %5 = "vector.extract"(%z) <{static_position = array<i64>}> : (vector<f32>) -> f32
    %6 = "vector.extract"(%a) <{static_position = array<i64>}> : (vector<4x8xf32>) -> vector<4x8xf32>
    "func.return"(%1) : (f32) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.extract_strided_slice, offsets [0] as a string
"builtin.module"() ({
  "func.func"() <{sym_name = "strided", function_type = (vector<4x8xf32>, vector<2x8xf32>) -> vector<2x8xf32>}> ({
  ^bb0(%a: vector<4x8xf32>, %s: vector<2x8xf32>):
    %0 = "vector.extract_strided_slice"(%a) <{offsets = ["x"], sizes = [2 : i64], strides = [1 : i64]}> : (vector<4x8xf32>) -> vector<2x8xf32>
    %1 = "vector.insert_strided_slice"(%s, %a) <{offsets = [1 : i64, 0 : i64], strides = [1 : i64, 1 : i64]}> : (vector<2x8xf32>, vector<4x8xf32>) -> vector<4x8xf32>
    %2 = "vector.extract_strided_slice"(%a) <{offsets = [1 : i64, 4 : i64], sizes = [2 : i64, 2 : i64], strides = [1 : i64, 1 : i64]}> {foo} : (vector<4x8xf32>) -> vector<2x2xf32>
    "func.return"(%0) : (vector<2x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.extract_strided_slice, operand 0 of one dimension less
"builtin.module"() ({
  "func.func"() <{sym_name = "strided", function_type = (vector<4x8xf32>, vector<2x8xf32>) -> vector<2x8xf32>}> ({
  ^bb0(%a: vector<4x8xf32>, %s: vector<2x8xf32>):
    %0 = "vector.extract_strided_slice"(%a) <{offsets = [1 : i64], sizes = [2 : i64], strides = [1 : i64]}> : (vector<4x8xf32>) -> vector<2x8xf32>
    %1 = "vector.insert_strided_slice"(%s, %a) <{offsets = [1 : i64, 0 : i64], strides = [1 : i64, 1 : i64]}> : (vector<2x8xf32>, vector<4x8xf32>) -> vector<4x8xf32>
    %2 = "builtin.unrealized_conversion_cast"() : () -> vector<4xf32>
    %3 = "vector.extract_strided_slice"(%2) <{offsets = [1 : i64, 4 : i64], sizes = [2 : i64, 2 : i64], strides = [1 : i64, 1 : i64]}> {foo} : (vector<4xf32>) -> vector<2x2xf32>
    "func.return"(%0) : (vector<2x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.extract_strided_slice, offsets [0] = -1
"builtin.module"() ({
  "func.func"() <{sym_name = "strided", function_type = (vector<4x8xf32>, vector<2x8xf32>) -> vector<2x8xf32>}> ({
  ^bb0(%a: vector<4x8xf32>, %s: vector<2x8xf32>):
    %0 = "vector.extract_strided_slice"(%a) <{offsets = [-1 : i64], sizes = [2 : i64], strides = [1 : i64]}> : (vector<4x8xf32>) -> vector<2x8xf32>
    %1 = "vector.insert_strided_slice"(%s, %a) <{offsets = [1 : i64, 0 : i64], strides = [1 : i64, 1 : i64]}> : (vector<2x8xf32>, vector<4x8xf32>) -> vector<4x8xf32>
    %2 = "vector.extract_strided_slice"(%a) <{offsets = [1 : i64, 4 : i64], sizes = [2 : i64, 2 : i64], strides = [1 : i64, 1 : i64]}> {foo} : (vector<4x8xf32>) -> vector<2x2xf32>
    "func.return"(%0) : (vector<2x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.extract_strided_slice, sizes shorter
"builtin.module"() ({
  "func.func"() <{sym_name = "strided", function_type = (vector<4x8xf32>, vector<2x8xf32>) -> vector<2x8xf32>}> ({
  ^bb0(%a: vector<4x8xf32>, %s: vector<2x8xf32>):
    %0 = "vector.extract_strided_slice"(%a) <{offsets = [1 : i64], sizes = [2 : i64], strides = [1 : i64]}> : (vector<4x8xf32>) -> vector<2x8xf32>
    %1 = "vector.insert_strided_slice"(%s, %a) <{offsets = [1 : i64, 0 : i64], strides = [1 : i64, 1 : i64]}> : (vector<2x8xf32>, vector<4x8xf32>) -> vector<4x8xf32>
    %2 = "vector.extract_strided_slice"(%a) <{offsets = [1 : i64, 4 : i64], sizes = [2 : i64], strides = [1 : i64, 1 : i64]}> {foo} : (vector<4x8xf32>) -> vector<2x2xf32>
    "func.return"(%0) : (vector<2x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: vector.extract_strided_slice, without foo
"builtin.module"() ({
  "func.func"() <{sym_name = "strided", function_type = (vector<4x8xf32>, vector<2x8xf32>) -> vector<2x8xf32>}> ({
  ^bb0(%a: vector<4x8xf32>, %s: vector<2x8xf32>):
    %0 = "vector.extract_strided_slice"(%a) <{offsets = [1 : i64], sizes = [2 : i64], strides = [1 : i64]}> : (vector<4x8xf32>) -> vector<2x8xf32>
    %1 = "vector.insert_strided_slice"(%s, %a) <{offsets = [1 : i64, 0 : i64], strides = [1 : i64, 1 : i64]}> : (vector<2x8xf32>, vector<4x8xf32>) -> vector<4x8xf32>
    %2 = "vector.extract_strided_slice"(%a) <{offsets = [1 : i64, 4 : i64], sizes = [2 : i64, 2 : i64], strides = [1 : i64, 1 : i64]}> : (vector<4x8xf32>) -> vector<2x2xf32>
    "func.return"(%0) : (vector<2x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.fma, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "fma", function_type = (vector<8xf32>, vector<2x4xf64>) -> vector<8xf32>}> ({
  ^bb0(%a: vector<8xf32>, %b: vector<2x4xf64>):
    %0 = "vector.fma"(%a, %a, %a) : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %1 = "vector.fma"(%b, %b) {foo} : (vector<2x4xf64>, vector<2x4xf64>) -> vector<2x4xf64>
    "func.return"(%0) : (vector<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.fma, result 0 of another size
"builtin.module"() ({
  "func.func"() <{sym_name = "fma", function_type = (vector<8xf32>, vector<2x4xf64>) -> vector<8xf32>}> ({
  ^bb0(%a: vector<8xf32>, %b: vector<2x4xf64>):
    %0 = "vector.fma"(%a, %a, %a) : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %1 = "vector.fma"(%b, %b, %b) {foo} : (vector<2x4xf64>, vector<2x4xf64>, vector<2x4xf64>) -> vector<2x7xf64>
    "func.return"(%0) : (vector<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.fma, operand 0 as its element
"builtin.module"() ({
  "func.func"() <{sym_name = "fma", function_type = (vector<8xf32>, vector<2x4xf64>) -> vector<8xf32>}> ({
  ^bb0(%a: vector<8xf32>, %b: vector<2x4xf64>):
    %0 = "vector.fma"(%a, %a, %a) : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %1 = "builtin.unrealized_conversion_cast"() : () -> f64
    %2 = "vector.fma"(%1, %b, %b) {foo} : (f64, vector<2x4xf64>, vector<2x4xf64>) -> vector<2x4xf64>
    "func.return"(%0) : (vector<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.fma, one result less
"builtin.module"() ({
  "func.func"() <{sym_name = "fma", function_type = (vector<8xf32>, vector<2x4xf64>) -> vector<8xf32>}> ({
  ^bb0(%a: vector<8xf32>, %b: vector<2x4xf64>):
    %0 = "vector.fma"(%a, %a, %a) : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    "vector.fma"(%b, %b, %b) {foo} : (vector<2x4xf64>, vector<2x4xf64>, vector<2x4xf64>) -> ()
    "func.return"(%0) : (vector<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: vector.fma, without foo
"builtin.module"() ({
  "func.func"() <{sym_name = "fma", function_type = (vector<8xf32>, vector<2x4xf64>) -> vector<8xf32>}> ({
  ^bb0(%a: vector<8xf32>, %b: vector<2x4xf64>):
    %0 = "vector.fma"(%a, %a, %a) : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %1 = "vector.fma"(%b, %b, %b) : (vector<2x4xf64>, vector<2x4xf64>, vector<2x4xf64>) -> vector<2x4xf64>
    "func.return"(%0) : (vector<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.from_elements, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "elements", function_type = (f32, vector<2xf32>) -> vector<2x2xf32>}> ({
  ^bb0(%a: f32, %v: vector<2xf32>):
    %0 = "vector.from_elements"(%a, %a, %a) : (f32, f32, f32) -> vector<2x2xf32>
    %1, %2 = "vector.to_elements"(%v) : (vector<2xf32>) -> (f32, f32)
    %3 = "vector.from_elements"(%2) : (f32) -> vector<f32>
    %4, %5, %6, %7 = "vector.to_elements"(%0) {foo} : (vector<2x2xf32>) -> (f32, f32, f32, f32)
    "func.return"(%0) : (vector<2x2xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.from_elements, one result less
"builtin.module"() ({
  "func.func"() <{sym_name = "elements", function_type = (f32, vector<2xf32>) -> vector<2x2xf32>}> ({
  ^bb0(%a: f32, %v: vector<2xf32>):
    %0 = "vector.from_elements"(%a, %a, %a, %a) : (f32, f32, f32, f32) -> vector<2x2xf32>
    %1, %2 = "vector.to_elements"(%v) : (vector<2xf32>) -> (f32, f32)
    "vector.from_elements"(%2) : (f32) -> ()
    %3, %4, %5, %6 = "vector.to_elements"(%0) {foo} : (vector<2x2xf32>) -> (f32, f32, f32, f32)
    "func.return"(%0) : (vector<2x2xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.gather, operand 0 of i32
"builtin.module"() ({
  "func.func"() <{sym_name = "gather", function_type = (memref<?xf32>, index, vector<8xi32>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>}> ({
  ^bb0(%m: memref<?xf32>, %i: index, %v: vector<8xi32>, %k: vector<8xi1>, %p: vector<8xf32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> memref<?xi32>
    %1 = "vector.gather"(%0, %i, %v, %k, %p) : (memref<?xi32>, index, vector<8xi32>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
    "vector.scatter"(%m, %i, %v, %k, %1) : (memref<?xf32>, index, vector<8xi32>, vector<8xi1>, vector<8xf32>) -> ()
    "func.return"(%1) : (vector<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.gather, operand 4 of another size
"builtin.module"() ({
  "func.func"() <{sym_name = "gather", function_type = (memref<?xf32>, index, vector<8xi32>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>}> ({
  ^bb0(%m: memref<?xf32>, %i: index, %v: vector<8xi32>, %k: vector<8xi1>, %p: vector<8xf32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> vector<7xf32>
    %1 = "vector.gather"(%m, %i, %v, %k, %0) : (memref<?xf32>, index, vector<8xi32>, vector<8xi1>, vector<7xf32>) -> vector<8xf32>
    "vector.scatter"(%m, %i, %v, %k, %1) : (memref<?xf32>, index, vector<8xi32>, vector<8xi1>, vector<8xf32>) -> ()
    "func.return"(%1) : (vector<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.gather, operand 2 of another size
"builtin.module"() ({
  "func.func"() <{sym_name = "gather", function_type = (memref<?xf32>, index, vector<8xi32>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>}> ({
  ^bb0(%m: memref<?xf32>, %i: index, %v: vector<8xi32>, %k: vector<8xi1>, %p: vector<8xf32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> vector<7xi32>
    %1 = "vector.gather"(%m, %i, %0, %k, %p) : (memref<?xf32>, index, vector<7xi32>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
    "vector.scatter"(%m, %i, %v, %k, %1) : (memref<?xf32>, index, vector<8xi32>, vector<8xi1>, vector<8xf32>) -> ()
    "func.return"(%1) : (vector<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.gather, operand 3 of another size
"builtin.module"() ({
  "func.func"() <{sym_name = "gather", function_type = (memref<?xf32>, index, vector<8xi32>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>}> ({
  ^bb0(%m: memref<?xf32>, %i: index, %v: vector<8xi32>, %k: vector<8xi1>, %p: vector<8xf32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> vector<7xi1>
    %1 = "vector.gather"(%m, %i, %v, %0, %p) : (memref<?xf32>, index, vector<8xi32>, vector<7xi1>, vector<8xf32>) -> vector<8xf32>
    "vector.scatter"(%m, %i, %v, %k, %1) : (memref<?xf32>, index, vector<8xi32>, vector<8xi1>, vector<8xf32>) -> ()
    "func.return"(%1) : (vector<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: vector.gather, operand 0 of an unknown size
"builtin.module"() ({
  "func.func"() <{sym_name = "gather", function_type = (memref<?xf32>, index, vector<8xi32>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>}> ({
  ^bb0(%m: memref<?xf32>, %i: index, %v: vector<8xi32>, %k: vector<8xi1>, %p: vector<8xf32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> memref<?xf32>
    %1 = "vector.gather"(%0, %i, %v, %k, %p) : (memref<?xf32>, index, vector<8xi32>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
    "vector.scatter"(%m, %i, %v, %k, %1) : (memref<?xf32>, index, vector<8xi32>, vector<8xi1>, vector<8xf32>) -> ()
    "func.return"(%1) : (vector<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.insert, without operand 1
"builtin.module"() ({
  "func.func"() <{sym_name = "insert", function_type = (vector<4x8xf32>, vector<8xf32>, f32, index) -> vector<4x8xf32>}> ({
  ^bb0(%a: vector<4x8xf32>, %v: vector<8xf32>, %x: f32, %i: index):
    %0 = "vector.insert"(%v) <{static_position = array<i64: 1>}> : (vector<8xf32>) -> vector<4x8xf32>
    %1 = "vector.insert"(%x, %a) <{static_position = array<i64: 1, 2>}> : (f32, vector<4x8xf32>) -> vector<4x8xf32>
    %2 = "vector.insert"(%v, %a, %i) <{static_position = array<i64: -9223372036854775808>}> : (vector<8xf32>, vector<4x8xf32>, index) -> vector<4x8xf32>
    %3 = "vector.insert"(%x, %a, %i) <{static_position = array<i64: -9223372036854775808, 3>}> : (f32, vector<4x8xf32>, index) -> vector<4x8xf32>
    %4 = "vector.insert"(%x, %v, %i) <{static_position = array<i64: -9223372036854775808>}> : (f32, vector<8xf32>, index) -> vector<8xf32>
    "func.return"(%0) : (vector<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.insert, static_position [0] = 5
"builtin.module"() ({
  "func.func"() <{sym_name = "insert", function_type = (vector<4x8xf32>, vector<8xf32>, f32, index) -> vector<4x8xf32>}> ({
  ^bb0(%a: vector<4x8xf32>, %v: vector<8xf32>, %x: f32, %i: index):
    %0 = "vector.insert"(%v, %a) <{static_position = array<i64: 1>}> : (vector<8xf32>, vector<4x8xf32>) -> vector<4x8xf32>
    %1 = "vector.insert"(%x, %a) <{static_position = array<i64: 1, 2>}> : (f32, vector<4x8xf32>) -> vector<4x8xf32>
    %2 = "vector.insert"(%v, %a, %i) <{static_position = array<i64: -9223372036854775808>}> : (vector<8xf32>, vector<4x8xf32>, index) -> vector<4x8xf32>
    %3 = "vector.insert"(%x, %a, %i) <{static_position = array<i64: 5, 3>}> : (f32, vector<4x8xf32>, index) -> vector<4x8xf32>
    %4 = "vector.insert"(%x, %v, %i) <{static_position = array<i64: -9223372036854775808>}> : (f32, vector<8xf32>, index) -> vector<8xf32>
    "func.return"(%0) : (vector<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.insert, static_position shorter
"builtin.module"() ({
  "func.func"() <{sym_name = "insert", function_type = (vector<4x8xf32>, vector<8xf32>, f32, index) -> vector<4x8xf32>}> ({
  ^bb0(%a: vector<4x8xf32>, %v: vector<8xf32>, %x: f32, %i: index):
    %0 = "vector.insert"(%v, %a) <{static_position = array<i64>}> : (vector<8xf32>, vector<4x8xf32>) -> vector<4x8xf32>
    %1 = "vector.insert"(%x, %a) <{static_position = array<i64: 1, 2>}> : (f32, vector<4x8xf32>) -> vector<4x8xf32>
    %2 = "vector.insert"(%v, %a, %i) <{static_position = array<i64: -9223372036854775808>}> : (vector<8xf32>, vector<4x8xf32>, index) -> vector<4x8xf32>
    %3 = "vector.insert"(%x, %a, %i) <{static_position = array<i64: -9223372036854775808, 3>}> : (f32, vector<4x8xf32>, index) -> vector<4x8xf32>
    %4 = "vector.insert"(%x, %v, %i) <{static_position = array<i64: -9223372036854775808>}> : (f32, vector<8xf32>, index) -> vector<8xf32>
    "func.return"(%0) : (vector<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.insert, static_position shorter
"builtin.module"() ({
  "func.func"() <{sym_name = "insert", function_type = (vector<4x8xf32>, vector<8xf32>, f32, index) -> vector<4x8xf32>}> ({
  ^bb0(%a: vector<4x8xf32>, %v: vector<8xf32>, %x: f32, %i: index):
    %0 = "vector.insert"(%v, %a) <{static_position = array<i64: 1>}> : (vector<8xf32>, vector<4x8xf32>) -> vector<4x8xf32>
    %1 = "vector.insert"(%x, %a) <{static_position = array<i64: 1>}> : (f32, vector<4x8xf32>) -> vector<4x8xf32>
    %2 = "vector.insert"(%v, %a, %i) <{static_position = array<i64: -9223372036854775808>}> : (vector<8xf32>, vector<4x8xf32>, index) -> vector<4x8xf32>
    %3 = "vector.insert"(%x, %a, %i) <{static_position = array<i64: -9223372036854775808, 3>}> : (f32, vector<4x8xf32>, index) -> vector<4x8xf32>
    %4 = "vector.insert"(%x, %v, %i) <{static_position = array<i64: -9223372036854775808>}> : (f32, vector<8xf32>, index) -> vector<8xf32>
    "func.return"(%0) : (vector<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: vector.insert, static_position [0] = 0
"builtin.module"() ({
  "func.func"() <{sym_name = "insert", function_type = (vector<4x8xf32>, vector<8xf32>, f32, index) -> vector<4x8xf32>}> ({
  ^bb0(%a: vector<4x8xf32>, %v: vector<8xf32>, %x: f32, %i: index):
    %0 = "vector.insert"(%v, %a) <{static_position = array<i64: 0>}> : (vector<8xf32>, vector<4x8xf32>) -> vector<4x8xf32>
    %1 = "vector.insert"(%x, %a) <{static_position = array<i64: 1, 2>}> : (f32, vector<4x8xf32>) -> vector<4x8xf32>
    %2 = "vector.insert"(%v, %a, %i) <{static_position = array<i64: -9223372036854775808>}> : (vector<8xf32>, vector<4x8xf32>, index) -> vector<4x8xf32>
    %3 = "vector.insert"(%x, %a, %i) <{static_position = array<i64: -9223372036854775808, 3>}> : (f32, vector<4x8xf32>, index) -> vector<4x8xf32>
    %4 = "vector.insert"(%x, %v, %i) <{static_position = array<i64: -9223372036854775808>}> : (f32, vector<8xf32>, index) -> vector<8xf32>
    "func.return"(%0) : (vector<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.insert_strided_slice, offsets [0] as a string
"builtin.module"() ({
  "func.func"() <{sym_name = "strided", function_type = (vector<4x8xf32>, vector<2x8xf32>) -> vector<2x8xf32>}> ({
  ^bb0(%a: vector<4x8xf32>, %s: vector<2x8xf32>):
    %0 = "vector.extract_strided_slice"(%a) <{offsets = [1 : i64], sizes = [2 : i64], strides = [1 : i64]}> : (vector<4x8xf32>) -> vector<2x8xf32>
    %1 = "vector.insert_strided_slice"(%s, %a) <{offsets = ["x", 0 : i64], strides = [1 : i64, 1 : i64]}> : (vector<2x8xf32>, vector<4x8xf32>) -> vector<4x8xf32>
    %2 = "vector.extract_strided_slice"(%a) <{offsets = [1 : i64, 4 : i64], sizes = [2 : i64, 2 : i64], strides = [1 : i64, 1 : i64]}> {foo} : (vector<4x8xf32>) -> vector<2x2xf32>
    "func.return"(%0) : (vector<2x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.insert_strided_slice, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "strided", function_type = (vector<4x8xf32>, vector<2x8xf32>) -> vector<2x8xf32>}> ({
  ^bb0(%a: vector<4x8xf32>, %s: vector<2x8xf32>):
    %0 = "vector.extract_strided_slice"(%a) <{offsets = [1 : i64], sizes = [2 : i64], strides = [1 : i64]}> : (vector<4x8xf32>) -> vector<2x8xf32>
    %1 = "vector.insert_strided_slice"(%a) <{offsets = [1 : i64, 0 : i64], strides = [1 : i64, 1 : i64]}> : (vector<4x8xf32>) -> vector<4x8xf32>
    %2 = "vector.extract_strided_slice"(%a) <{offsets = [1 : i64, 4 : i64], sizes = [2 : i64, 2 : i64], strides = [1 : i64, 1 : i64]}> {foo} : (vector<4x8xf32>) -> vector<2x2xf32>
    "func.return"(%0) : (vector<2x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.insert_strided_slice, offsets [0] = -1
"builtin.module"() ({
  "func.func"() <{sym_name = "strided", function_type = (vector<4x8xf32>, vector<2x8xf32>) -> vector<2x8xf32>}> ({
  ^bb0(%a: vector<4x8xf32>, %s: vector<2x8xf32>):
    %0 = "vector.extract_strided_slice"(%a) <{offsets = [1 : i64], sizes = [2 : i64], strides = [1 : i64]}> : (vector<4x8xf32>) -> vector<2x8xf32>
    %1 = "vector.insert_strided_slice"(%s, %a) <{offsets = [-1 : i64, 0 : i64], strides = [1 : i64, 1 : i64]}> : (vector<2x8xf32>, vector<4x8xf32>) -> vector<4x8xf32>
    %2 = "vector.extract_strided_slice"(%a) <{offsets = [1 : i64, 4 : i64], sizes = [2 : i64, 2 : i64], strides = [1 : i64, 1 : i64]}> {foo} : (vector<4x8xf32>) -> vector<2x2xf32>
    "func.return"(%0) : (vector<2x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.insert_strided_slice, offsets shorter
"builtin.module"() ({
  "func.func"() <{sym_name = "strided", function_type = (vector<4x8xf32>, vector<2x8xf32>) -> vector<2x8xf32>}> ({
  ^bb0(%a: vector<4x8xf32>, %s: vector<2x8xf32>):
    %0 = "vector.extract_strided_slice"(%a) <{offsets = [1 : i64], sizes = [2 : i64], strides = [1 : i64]}> : (vector<4x8xf32>) -> vector<2x8xf32>
    %1 = "vector.insert_strided_slice"(%s, %a) <{offsets = [1 : i64], strides = [1 : i64, 1 : i64]}> : (vector<2x8xf32>, vector<4x8xf32>) -> vector<4x8xf32>
    %2 = "vector.extract_strided_slice"(%a) <{offsets = [1 : i64, 4 : i64], sizes = [2 : i64, 2 : i64], strides = [1 : i64, 1 : i64]}> {foo} : (vector<4x8xf32>) -> vector<2x2xf32>
    "func.return"(%0) : (vector<2x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: vector.insert_strided_slice, offsets [0] = 0
"builtin.module"() ({
  "func.func"() <{sym_name = "strided", function_type = (vector<4x8xf32>, vector<2x8xf32>) -> vector<2x8xf32>}> ({
  ^bb0(%a: vector<4x8xf32>, %s: vector<2x8xf32>):
    %0 = "vector.extract_strided_slice"(%a) <{offsets = [1 : i64], sizes = [2 : i64], strides = [1 : i64]}> : (vector<4x8xf32>) -> vector<2x8xf32>
    %1 = "vector.insert_strided_slice"(%s, %a) <{offsets = [0 : i64, 0 : i64], strides = [1 : i64, 1 : i64]}> : (vector<2x8xf32>, vector<4x8xf32>) -> vector<4x8xf32>
    %2 = "vector.extract_strided_slice"(%a) <{offsets = [1 : i64, 4 : i64], sizes = [2 : i64, 2 : i64], strides = [1 : i64, 1 : i64]}> {foo} : (vector<4x8xf32>) -> vector<2x2xf32>
    "func.return"(%0) : (vector<2x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.interleave, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "interleave", function_type = (vector<4xf32>, vector<2x4xi32>) -> vector<8xf32>}> ({
  ^bb0(%a: vector<4xf32>, %b: vector<2x4xi32>):
    %0 = "vector.interleave"(%a, %a) : (vector<4xf32>, vector<4xf32>) -> vector<8xf32>
    %1 = "vector.interleave"(%b) : (vector<2x4xi32>) -> vector<2x8xi32>
    %2, %3 = "vector.deinterleave"(%0) : (vector<8xf32>) -> (vector<4xf32>, vector<4xf32>)
    "func.return"(%0) : (vector<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.interleave, operand 0 of one dimension less
"builtin.module"() ({
  "func.func"() <{sym_name = "interleave", function_type = (vector<4xf32>, vector<2x4xi32>) -> vector<8xf32>}> ({
  ^bb0(%a: vector<4xf32>, %b: vector<2x4xi32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> vector<f32>
    %1 = "vector.interleave"(%0, %a) : (vector<f32>, vector<4xf32>) -> vector<8xf32>
    %2 = "vector.interleave"(%b, %b) : (vector<2x4xi32>, vector<2x4xi32>) -> vector<2x8xi32>
    %3, %4 = "vector.deinterleave"(%1) : (vector<8xf32>) -> (vector<4xf32>, vector<4xf32>)
    "func.return"(%1) : (vector<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.interleave, result 0 of one dimension less
"builtin.module"() ({
  "func.func"() <{sym_name = "interleave", function_type = (vector<4xf32>, vector<2x4xi32>) -> vector<8xf32>}> ({
  ^bb0(%a: vector<4xf32>, %b: vector<2x4xi32>):
    %0 = "vector.interleave"(%a, %a) : (vector<4xf32>, vector<4xf32>) -> vector<8xf32>
    %1 = "vector.interleave"(%b, %b) : (vector<2x4xi32>, vector<2x4xi32>) -> vector<2xi32>
    %2, %3 = "vector.deinterleave"(%0) : (vector<8xf32>) -> (vector<4xf32>, vector<4xf32>)
    "func.return"(%0) : (vector<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.interleave, operand 1 as its element
"builtin.module"() ({
  "func.func"() <{sym_name = "interleave", function_type = (vector<4xf32>, vector<2x4xi32>) -> vector<8xf32>}> ({
  ^bb0(%a: vector<4xf32>, %b: vector<2x4xi32>):
    %0 = "vector.interleave"(%a, %a) : (vector<4xf32>, vector<4xf32>) -> vector<8xf32>
    %1 = "builtin.unrealized_conversion_cast"() : () -> i32
    %2 = "vector.interleave"(%b, %1) : (vector<2x4xi32>, i32) -> vector<2x8xi32>
    %3, %4 = "vector.deinterleave"(%0) : (vector<8xf32>) -> (vector<4xf32>, vector<4xf32>)
    "func.return"(%0) : (vector<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.load, alignment = 0
"builtin.module"() ({
  "func.func"() <{sym_name = "aligned", function_type = (memref<?xf32>, index, vector<8xi1>) -> ()}> ({
  ^bb0(%m: memref<?xf32>, %i: index, %k: vector<8xi1>):
    %0 = "vector.load"(%m, %i) <{alignment = 0 : i64}> : (memref<?xf32>, index) -> vector<8xf32>
    "vector.store"(%0, %m, %i) <{alignment = 16 : i64, nontemporal = true}> : (vector<8xf32>, memref<?xf32>, index) -> ()
    %1 = "vector.maskedload"(%m, %i, %k, %0) <{alignment = 8 : i64}> : (memref<?xf32>, index, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
    "vector.maskedstore"(%m, %i, %k, %1) <{alignment = 8 : i64}> {foo} : (memref<?xf32>, index, vector<8xi1>, vector<8xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.load, operand 0 of index
"builtin.module"() ({
  "func.func"() <{sym_name = "scalable", function_type = (vector<[4]xf32>, memref<?xf32>, index) -> vector<[4]xf32>}> ({
  ^bb0(%a: vector<[4]xf32>, %m: memref<?xf32>, %i: index):
    %0 = "builtin.unrealized_conversion_cast"() : () -> memref<?xindex>
    %1 = "vector.load"(%0, %i) : (memref<?xindex>, index) -> vector<[4]xf32>
    %2 = "arith.addf"(%a, %1) <{fastmath = #arith.fastmath<none>}> : (vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    "func.return"(%2) : (vector<[4]xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.load, result 0 of one dimension more
"builtin.module"() ({
  "func.func"() <{sym_name = "scalable", function_type = (vector<[4]xf32>, memref<?xf32>, index) -> vector<[4]xf32>}> ({
  ^bb0(%a: vector<[4]xf32>, %m: memref<?xf32>, %i: index):
    %0 = "builtin.unrealized_conversion_cast"() : () -> vector<[4]xf32>
    %1 = "vector.load"(%m, %i) : (memref<?xf32>, index) -> vector<4x2xf32>
    %2 = "arith.addf"(%a, %0) <{fastmath = #arith.fastmath<none>}> : (vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    "func.return"(%2) : (vector<[4]xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.load, operand 0 of unknown strides
"builtin.module"() ({
  "func.func"() <{sym_name = "scalable", function_type = (vector<[4]xf32>, memref<?xf32>, index) -> vector<[4]xf32>}> ({
  ^bb0(%a: vector<[4]xf32>, %m: memref<?xf32>, %i: index):
    %0 = "builtin.unrealized_conversion_cast"() : () -> memref<?xf32, strided<[?], offset: ?>>
    %1 = "vector.load"(%0, %i) : (memref<?xf32, strided<[?], offset: ?>>, index) -> vector<[4]xf32>
    %2 = "arith.addf"(%a, %1) <{fastmath = #arith.fastmath<none>}> : (vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    "func.return"(%2) : (vector<[4]xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: vector.load, operand 0 of another size
"builtin.module"() ({
  "func.func"() <{sym_name = "scalable", function_type = (vector<[4]xf32>, memref<?xf32>, index) -> vector<[4]xf32>}> ({
  ^bb0(%a: vector<[4]xf32>, %m: memref<?xf32>, %i: index):
    %0 = "builtin.unrealized_conversion_cast"() : () -> memref<7xf32>
    %1 = "vector.load"(%0, %i) : (memref<7xf32>, index) -> vector<[4]xf32>
    %2 = "arith.addf"(%a, %1) <{fastmath = #arith.fastmath<none>}> : (vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    "func.return"(%2) : (vector<[4]xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.mask, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "mask", function_type = (vector<8xi1>, vector<8xf32>, memref<?xf32>, index) -> f32}> ({
  ^bb0(%k: vector<8xi1>, %a: vector<8xf32>, %m: memref<?xf32>, %i: index):
    %0 = "vector.mask"(%k) ({
      %1 = "vector.reduction"(%a) <{kind = #vector.kind<add>, fastmath = #arith.fastmath<none>}> : (vector<8xf32>) -> f32
      "vector.yield"(%1) : (f32) -> ()
    }) : (vector<8xi1>) -> f32
    "vector.mask"() ({
      "vector.transfer_write"(%a, %m, %i) <{in_bounds = [true], permutation_map = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (vector<8xf32>, memref<?xf32>, index) -> ()
      "vector.yield"() : () -> ()
    }) : () -> ()
    "func.return"(%0) : (f32) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.mask, operand 0 of another size
"builtin.module"() ({
  "func.func"() <{sym_name = "mask", function_type = (vector<8xi1>, vector<8xf32>, memref<?xf32>, index) -> f32}> ({
  ^bb0(%k: vector<8xi1>, %a: vector<8xf32>, %m: memref<?xf32>, %i: index):
    %0 = "builtin.unrealized_conversion_cast"() : () -> vector<7xi1>
    %1 = "vector.mask"(%0) ({
      %2 = "vector.reduction"(%a) <{kind = #vector.kind<add>, fastmath = #arith.fastmath<none>}> : (vector<8xf32>) -> f32
      "vector.yield"(%2) : (f32) -> ()
    }) : (vector<7xi1>) -> f32
    "vector.mask"(%k) ({
      "vector.transfer_write"(%a, %m, %i) <{in_bounds = [true], permutation_map = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (vector<8xf32>, memref<?xf32>, index) -> ()
      "vector.yield"() : () -> ()
    }) : (vector<8xi1>) -> ()
    "func.return"(%1) : (f32) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.mask, region 0 without its end
"builtin.module"() ({
  "func.func"() <{sym_name = "mask", function_type = (vector<8xi1>, vector<8xf32>, memref<?xf32>, index) -> f32}> ({
  ^bb0(%k: vector<8xi1>, %a: vector<8xf32>, %m: memref<?xf32>, %i: index):
    %0 = "vector.mask"(%k) ({
      %1 = "vector.reduction"(%a) <{kind = #vector.kind<add>, fastmath = #arith.fastmath<none>}> : (vector<8xf32>) -> f32
    }) : (vector<8xi1>) -> f32
    "vector.mask"(%k) ({
      "vector.transfer_write"(%a, %m, %i) <{in_bounds = [true], permutation_map = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (vector<8xf32>, memref<?xf32>, index) -> ()
      "vector.yield"() : () -> ()
    }) : (vector<8xi1>) -> ()
    "func.return"(%0) : (f32) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.mask, one result more
"builtin.module"() ({
  "func.func"() <{sym_name = "mask", function_type = (vector<8xi1>, vector<8xf32>, memref<?xf32>, index) -> f32}> ({
  ^bb0(%k: vector<8xi1>, %a: vector<8xf32>, %m: memref<?xf32>, %i: index):
    %0 = "vector.mask"(%k) ({
      %1 = "vector.reduction"(%a) <{kind = #vector.kind<add>, fastmath = #arith.fastmath<none>}> : (vector<8xf32>) -> f32
      "vector.yield"(%1) : (f32) -> ()
    }) : (vector<8xi1>) -> f32
    %2 = "vector.mask"(%k) ({
      "vector.transfer_write"(%a, %m, %i) <{in_bounds = [true], permutation_map = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (vector<8xf32>, memref<?xf32>, index) -> ()
      "vector.yield"() : () -> ()
    }) : (vector<8xi1>) -> f64
    "func.return"(%0) : (f32) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.maskedload, alignment = 0
"builtin.module"() ({
  "func.func"() <{sym_name = "aligned", function_type = (memref<?xf32>, index, vector<8xi1>) -> ()}> ({
  ^bb0(%m: memref<?xf32>, %i: index, %k: vector<8xi1>):
    %0 = "vector.load"(%m, %i) <{alignment = 16 : i64}> : (memref<?xf32>, index) -> vector<8xf32>
    "vector.store"(%0, %m, %i) <{alignment = 16 : i64, nontemporal = true}> : (vector<8xf32>, memref<?xf32>, index) -> ()
    %1 = "vector.maskedload"(%m, %i, %k, %0) <{alignment = 0 : i64}> : (memref<?xf32>, index, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
    "vector.maskedstore"(%m, %i, %k, %1) <{alignment = 8 : i64}> {foo} : (memref<?xf32>, index, vector<8xi1>, vector<8xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.maskedload, result 0 of i32
"builtin.module"() ({
  "func.func"() <{sym_name = "masked", function_type = (memref<?xf32>, index, vector<8xi1>, vector<8xf32>) -> vector<8xf32>}> ({
  ^bb0(%m: memref<?xf32>, %i: index, %k: vector<8xi1>, %p: vector<8xf32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> vector<8xf32>
    %1 = "vector.maskedload"(%m, %i, %k, %p) : (memref<?xf32>, index, vector<8xi1>, vector<8xf32>) -> vector<8xi32>
    "vector.maskedstore"(%m, %i, %k, %0) : (memref<?xf32>, index, vector<8xi1>, vector<8xf32>) -> ()
    "func.return"(%0) : (vector<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.maskedload, operand 3 of index
"builtin.module"() ({
  "func.func"() <{sym_name = "masked", function_type = (memref<?xf32>, index, vector<8xi1>, vector<8xf32>) -> vector<8xf32>}> ({
  ^bb0(%m: memref<?xf32>, %i: index, %k: vector<8xi1>, %p: vector<8xf32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> vector<8xindex>
    %1 = "vector.maskedload"(%m, %i, %k, %0) : (memref<?xf32>, index, vector<8xi1>, vector<8xindex>) -> vector<8xf32>
    "vector.maskedstore"(%m, %i, %k, %1) : (memref<?xf32>, index, vector<8xi1>, vector<8xf32>) -> ()
    "func.return"(%1) : (vector<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.maskedload, operand 2 of another size
"builtin.module"() ({
  "func.func"() <{sym_name = "masked", function_type = (memref<?xf32>, index, vector<8xi1>, vector<8xf32>) -> vector<8xf32>}> ({
  ^bb0(%m: memref<?xf32>, %i: index, %k: vector<8xi1>, %p: vector<8xf32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> vector<7xi1>
    %1 = "vector.maskedload"(%m, %i, %0, %p) : (memref<?xf32>, index, vector<7xi1>, vector<8xf32>) -> vector<8xf32>
    "vector.maskedstore"(%m, %i, %k, %1) : (memref<?xf32>, index, vector<8xi1>, vector<8xf32>) -> ()
    "func.return"(%1) : (vector<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: vector.maskedload, operand 0 of an unknown size
"builtin.module"() ({
  "func.func"() <{sym_name = "masked", function_type = (memref<?xf32>, index, vector<8xi1>, vector<8xf32>) -> vector<8xf32>}> ({
  ^bb0(%m: memref<?xf32>, %i: index, %k: vector<8xi1>, %p: vector<8xf32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> memref<?xf32>
    %1 = "vector.maskedload"(%0, %i, %k, %p) : (memref<?xf32>, index, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
    "vector.maskedstore"(%m, %i, %k, %1) : (memref<?xf32>, index, vector<8xi1>, vector<8xf32>) -> ()
    "func.return"(%1) : (vector<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.maskedstore, alignment = 0
"builtin.module"() ({
  "func.func"() <{sym_name = "aligned", function_type = (memref<?xf32>, index, vector<8xi1>) -> ()}> ({
  ^bb0(%m: memref<?xf32>, %i: index, %k: vector<8xi1>):
    %0 = "vector.load"(%m, %i) <{alignment = 16 : i64}> : (memref<?xf32>, index) -> vector<8xf32>
    "vector.store"(%0, %m, %i) <{alignment = 16 : i64, nontemporal = true}> : (vector<8xf32>, memref<?xf32>, index) -> ()
    %1 = "vector.maskedload"(%m, %i, %k, %0) <{alignment = 8 : i64}> : (memref<?xf32>, index, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
    "vector.maskedstore"(%m, %i, %k, %1) <{alignment = 0 : i64}> {foo} : (memref<?xf32>, index, vector<8xi1>, vector<8xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.maskedstore, operand 3 of i32
"builtin.module"() ({
  "func.func"() <{sym_name = "masked", function_type = (memref<?xf32>, index, vector<8xi1>, vector<8xf32>) -> vector<8xf32>}> ({
  ^bb0(%m: memref<?xf32>, %i: index, %k: vector<8xi1>, %p: vector<8xf32>):
    %0 = "vector.maskedload"(%m, %i, %k, %p) : (memref<?xf32>, index, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
    %1 = "builtin.unrealized_conversion_cast"() : () -> vector<8xi32>
    "vector.maskedstore"(%m, %i, %k, %1) : (memref<?xf32>, index, vector<8xi1>, vector<8xi32>) -> ()
    "func.return"(%0) : (vector<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.maskedstore, operand 2 of another size
"builtin.module"() ({
  "func.func"() <{sym_name = "masked", function_type = (memref<?xf32>, index, vector<8xi1>, vector<8xf32>) -> vector<8xf32>}> ({
  ^bb0(%m: memref<?xf32>, %i: index, %k: vector<8xi1>, %p: vector<8xf32>):
    %0 = "vector.maskedload"(%m, %i, %k, %p) : (memref<?xf32>, index, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
    %1 = "builtin.unrealized_conversion_cast"() : () -> vector<7xi1>
    "vector.maskedstore"(%m, %i, %1, %0) : (memref<?xf32>, index, vector<7xi1>, vector<8xf32>) -> ()
    "func.return"(%0) : (vector<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.maskedstore, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "masked", function_type = (memref<?xf32>, index, vector<8xi1>, vector<8xf32>) -> vector<8xf32>}> ({
  ^bb0(%m: memref<?xf32>, %i: index, %k: vector<8xi1>, %p: vector<8xf32>):
    %0 = "vector.maskedload"(%m, %i, %k, %p) : (memref<?xf32>, index, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
    "vector.maskedstore"(%i, %k, %0) : (index, vector<8xi1>, vector<8xf32>) -> ()
    "func.return"(%0) : (vector<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: vector.maskedstore, operand 0 of an unknown size
"builtin.module"() ({
  "func.func"() <{sym_name = "masked", function_type = (memref<?xf32>, index, vector<8xi1>, vector<8xf32>) -> vector<8xf32>}> ({
  ^bb0(%m: memref<?xf32>, %i: index, %k: vector<8xi1>, %p: vector<8xf32>):
    %0 = "vector.maskedload"(%m, %i, %k, %p) : (memref<?xf32>, index, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
    %1 = "builtin.unrealized_conversion_cast"() : () -> memref<?xf32>
    "vector.maskedstore"(%1, %i, %k, %0) : (memref<?xf32>, index, vector<8xi1>, vector<8xf32>) -> ()
    "func.return"(%0) : (vector<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.multi_reduction, reduction_dims shorter
"builtin.module"() ({
  "func.func"() <{sym_name = "multi_reduction", function_type = (vector<4x8x16xf32>, vector<4x16xf32>, f32) -> f32}> ({
  ^bb0(%a: vector<4x8x16xf32>, %acc: vector<4x16xf32>, %s: f32):
    %0 = "vector.multi_reduction"(%a, %acc) <{kind = #vector.kind<add>, reduction_dims = array<i64: 1>}> : (vector<4x8x16xf32>, vector<4x16xf32>) -> vector<4x16xf32>
    %1 = "vector.multi_reduction"(%a, %s) <{kind = #vector.kind<maximumf>, reduction_dims = array<i64: 0, 1>}> : (vector<4x8x16xf32>, f32) -> f32
    "func.return"(%1) : (f32) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.multi_reduction, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "multi_reduction", function_type = (vector<4x8x16xf32>, vector<4x16xf32>, f32) -> f32}> ({
  ^bb0(%a: vector<4x8x16xf32>, %acc: vector<4x16xf32>, %s: f32):
    %0 = "vector.multi_reduction"(%acc) <{kind = #vector.kind<add>, reduction_dims = array<i64: 1>}> : (vector<4x16xf32>) -> vector<4x16xf32>
    %1 = "vector.multi_reduction"(%a, %s) <{kind = #vector.kind<maximumf>, reduction_dims = array<i64: 0, 1, 2>}> : (vector<4x8x16xf32>, f32) -> f32
    "func.return"(%1) : (f32) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.multi_reduction, result 0 as its element
"builtin.module"() ({
  "func.func"() <{sym_name = "multi_reduction", function_type = (vector<4x8x16xf32>, vector<4x16xf32>, f32) -> f32}> ({
  ^bb0(%a: vector<4x8x16xf32>, %acc: vector<4x16xf32>, %s: f32):
    %0 = "vector.multi_reduction"(%a, %acc) <{kind = #vector.kind<add>, reduction_dims = array<i64: 1>}> : (vector<4x8x16xf32>, vector<4x16xf32>) -> f32
    %1 = "vector.multi_reduction"(%a, %s) <{kind = #vector.kind<maximumf>, reduction_dims = array<i64: 0, 1, 2>}> : (vector<4x8x16xf32>, f32) -> f32
    "func.return"(%1) : (f32) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.multi_reduction, operand 0 of i32
"builtin.module"() ({
  "func.func"() <{sym_name = "multi_reduction", function_type = (vector<4x8x16xf32>, vector<4x16xf32>, f32) -> f32}> ({
  ^bb0(%a: vector<4x8x16xf32>, %acc: vector<4x16xf32>, %s: f32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> vector<4x8x16xi32>
    %1 = "vector.multi_reduction"(%0, %acc) <{kind = #vector.kind<add>, reduction_dims = array<i64: 1>}> : (vector<4x8x16xi32>, vector<4x16xf32>) -> vector<4x16xf32>
    %2 = "vector.multi_reduction"(%a, %s) <{kind = #vector.kind<maximumf>, reduction_dims = array<i64: 0, 1, 2>}> : (vector<4x8x16xf32>, f32) -> f32
    "func.return"(%2) : (f32) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: vector.multi_reduction, reduction_dims longer
"builtin.module"() ({
  "func.func"() <{sym_name = "multi_reduction", function_type = (vector<4x8x16xf32>, vector<4x16xf32>, f32) -> f32}> ({
  ^bb0(%a: vector<4x8x16xf32>, %acc: vector<4x16xf32>, %s: f32):
    %0 = "vector.multi_reduction"(%a, %acc) <{kind = #vector.kind<add>, reduction_dims = array<i64: 1, 1>}> : (vector<4x8x16xf32>, vector<4x16xf32>) -> vector<4x16xf32>
    %1 = "vector.multi_reduction"(%a, %s) <{kind = #vector.kind<maximumf>, reduction_dims = array<i64: 0, 1, 2>}> : (vector<4x8x16xf32>, f32) -> f32
    "func.return"(%1) : (f32) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.outerproduct, result 0 of another size
"builtin.module"() ({
  "func.func"() <{sym_name = "outerproduct", function_type = (vector<4xf32>, vector<8xf32>, vector<4x8xf32>, f32) -> vector<4x8xf32>}> ({
  ^bb0(%a: vector<4xf32>, %b: vector<8xf32>, %c: vector<4x8xf32>, %x: f32):
    %0 = "vector.outerproduct"(%a, %b) <{kind = #vector.kind<add>}> : (vector<4xf32>, vector<8xf32>) -> vector<4x7xf32>
    %1 = "vector.outerproduct"(%a, %b, %c) <{kind = #vector.kind<add>}> : (vector<4xf32>, vector<8xf32>, vector<4x8xf32>) -> vector<4x8xf32>
    %2 = "vector.outerproduct"(%a, %b, %c) <{kind = #vector.kind<maxnumf>}> : (vector<4xf32>, vector<8xf32>, vector<4x8xf32>) -> vector<4x8xf32>
    %3 = "vector.outerproduct"(%a, %x) <{kind = #vector.kind<add>}> : (vector<4xf32>, f32) -> vector<4xf32>
    "func.return"(%1) : (vector<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.outerproduct, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "outerproduct", function_type = (vector<4xf32>, vector<8xf32>, vector<4x8xf32>, f32) -> vector<4x8xf32>}> ({
  ^bb0(%a: vector<4xf32>, %b: vector<8xf32>, %c: vector<4x8xf32>, %x: f32):
    %0 = "vector.outerproduct"(%b) <{kind = #vector.kind<add>}> : (vector<8xf32>) -> vector<4x8xf32>
    %1 = "vector.outerproduct"(%a, %b, %c) <{kind = #vector.kind<add>}> : (vector<4xf32>, vector<8xf32>, vector<4x8xf32>) -> vector<4x8xf32>
    %2 = "vector.outerproduct"(%a, %b, %c) <{kind = #vector.kind<maxnumf>}> : (vector<4xf32>, vector<8xf32>, vector<4x8xf32>) -> vector<4x8xf32>
    %3 = "vector.outerproduct"(%a, %x) <{kind = #vector.kind<add>}> : (vector<4xf32>, f32) -> vector<4xf32>
    "func.return"(%1) : (vector<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.outerproduct, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "outerproduct", function_type = (vector<4xf32>, vector<8xf32>, vector<4x8xf32>, f32) -> vector<4x8xf32>}> ({
  ^bb0(%a: vector<4xf32>, %b: vector<8xf32>, %c: vector<4x8xf32>, %x: f32):
    %0 = "vector.outerproduct"(%a, %b) <{kind = #vector.kind<add>}> : (vector<4xf32>, vector<8xf32>) -> vector<4x8xf32>
    %1 = "vector.outerproduct"(%b, %c) <{kind = #vector.kind<add>}> : (vector<8xf32>, vector<4x8xf32>) -> vector<4x8xf32>
    %2 = "vector.outerproduct"(%a, %b, %c) <{kind = #vector.kind<maxnumf>}> : (vector<4xf32>, vector<8xf32>, vector<4x8xf32>) -> vector<4x8xf32>
    %3 = "vector.outerproduct"(%a, %x) <{kind = #vector.kind<add>}> : (vector<4xf32>, f32) -> vector<4xf32>
    "func.return"(%1) : (vector<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.outerproduct, result 0 of one dimension less
"builtin.module"() ({
  "func.func"() <{sym_name = "outerproduct", function_type = (vector<4xf32>, vector<8xf32>, vector<4x8xf32>, f32) -> vector<4x8xf32>}> ({
  ^bb0(%a: vector<4xf32>, %b: vector<8xf32>, %c: vector<4x8xf32>, %x: f32):
    %0 = "vector.outerproduct"(%a, %b) <{kind = #vector.kind<add>}> : (vector<4xf32>, vector<8xf32>) -> vector<4xf32>
    %1 = "vector.outerproduct"(%a, %b, %c) <{kind = #vector.kind<add>}> : (vector<4xf32>, vector<8xf32>, vector<4x8xf32>) -> vector<4x8xf32>
    %2 = "vector.outerproduct"(%a, %b, %c) <{kind = #vector.kind<maxnumf>}> : (vector<4xf32>, vector<8xf32>, vector<4x8xf32>) -> vector<4x8xf32>
    %3 = "vector.outerproduct"(%a, %x) <{kind = #vector.kind<add>}> : (vector<4xf32>, f32) -> vector<4xf32>
    "func.return"(%1) : (vector<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: vector.outerproduct, without kind
"builtin.module"() ({
  "func.func"() <{sym_name = "outerproduct", function_type = (vector<4xf32>, vector<8xf32>, vector<4x8xf32>, f32) -> vector<4x8xf32>}> ({
  ^bb0(%a: vector<4xf32>, %b: vector<8xf32>, %c: vector<4x8xf32>, %x: f32):
    %0 = "vector.outerproduct"(%a, %b) <{kind = #vector.kind<add>}> : (vector<4xf32>, vector<8xf32>) -> vector<4x8xf32>
    %1 = "vector.outerproduct"(%a, %b, %c) <{kind = #vector.kind<add>}> : (vector<4xf32>, vector<8xf32>, vector<4x8xf32>) -> vector<4x8xf32>
    %2 = "vector.outerproduct"(%a, %b, %c) : (vector<4xf32>, vector<8xf32>, vector<4x8xf32>) -> vector<4x8xf32>
    %3 = "vector.outerproduct"(%a, %x) <{kind = #vector.kind<add>}> : (vector<4xf32>, f32) -> vector<4xf32>
    "func.return"(%1) : (vector<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.print, operand 0 as memref<4xf64>
"builtin.module"() ({
  "func.func"() <{sym_name = "print", function_type = (vector<4xf32>, f32, index) -> ()}> ({
  ^bb0(%a: vector<4xf32>, %x: f32, %i: index):
    "vector.print"(%a) <{punctuation = #vector.punctuation<newline>}> : (vector<4xf32>) -> ()
    %0 = "builtin.unrealized_conversion_cast"() : () -> memref<4xf64>
    "vector.print"(%0) <{punctuation = #vector.punctuation<newline>}> : (memref<4xf64>) -> ()
    "vector.print"(%i) <{punctuation = #vector.punctuation<newline>}> : (index) -> ()
    "vector.print"() <{stringLiteral = "hello", punctuation = #vector.punctuation<newline>}> : () -> ()
    "vector.print"() <{punctuation = #vector.punctuation<newline>}> : () -> ()
    "vector.print"(%x) <{punctuation = #vector.punctuation<no_punctuation>}> : (f32) -> ()
    "vector.print"() <{punctuation = #vector.punctuation<comma>}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.print, operand 0 twice
"builtin.module"() ({
  "func.func"() <{sym_name = "print", function_type = (vector<4xf32>, f32, index) -> ()}> ({
  ^bb0(%a: vector<4xf32>, %x: f32, %i: index):
    "vector.print"(%a) <{punctuation = #vector.punctuation<newline>}> : (vector<4xf32>) -> ()
    "vector.print"(%x, %x) <{punctuation = #vector.punctuation<newline>}> : (f32, f32) -> ()
    "vector.print"(%i) <{punctuation = #vector.punctuation<newline>}> : (index) -> ()
    "vector.print"() <{stringLiteral = "hello", punctuation = #vector.punctuation<newline>}> : () -> ()
    "vector.print"() <{punctuation = #vector.punctuation<newline>}> : () -> ()
    "vector.print"(%x) <{punctuation = #vector.punctuation<no_punctuation>}> : (f32) -> ()
    "vector.print"() <{punctuation = #vector.punctuation<comma>}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.print, one result more
"builtin.module"() ({
  "func.func"() <{sym_name = "print", function_type = (vector<4xf32>, f32, index) -> ()}> ({
  ^bb0(%a: vector<4xf32>, %x: f32, %i: index):
    "vector.print"(%a) <{punctuation = #vector.punctuation<newline>}> : (vector<4xf32>) -> ()
    %0 = "vector.print"(%x) <{punctuation = #vector.punctuation<newline>}> : (f32) -> f64
    "vector.print"(%i) <{punctuation = #vector.punctuation<newline>}> : (index) -> ()
    "vector.print"() <{stringLiteral = "hello", punctuation = #vector.punctuation<newline>}> : () -> ()
    "vector.print"() <{punctuation = #vector.punctuation<newline>}> : () -> ()
    "vector.print"(%x) <{punctuation = #vector.punctuation<no_punctuation>}> : (f32) -> ()
    "vector.print"() <{punctuation = #vector.punctuation<comma>}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.print, punctuation as a number
"builtin.module"() ({
  "func.func"() <{sym_name = "print", function_type = (vector<4xf32>, f32, index) -> ()}> ({
  ^bb0(%a: vector<4xf32>, %x: f32, %i: index):
    "vector.print"(%a) <{punctuation = #vector.punctuation<newline>}> : (vector<4xf32>) -> ()
    "vector.print"(%x) <{punctuation = 1 : i64}> : (f32) -> ()
    "vector.print"(%i) <{punctuation = #vector.punctuation<newline>}> : (index) -> ()
    "vector.print"() <{stringLiteral = "hello", punctuation = #vector.punctuation<newline>}> : () -> ()
    "vector.print"() <{punctuation = #vector.punctuation<newline>}> : () -> ()
    "vector.print"(%x) <{punctuation = #vector.punctuation<no_punctuation>}> : (f32) -> ()
    "vector.print"() <{punctuation = #vector.punctuation<comma>}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: vector.print, without punctuation
"builtin.module"() ({
  "func.func"() <{sym_name = "print", function_type = (vector<4xf32>, f32, index) -> ()}> ({
  ^bb0(%a: vector<4xf32>, %x: f32, %i: index):
    "vector.print"(%a) : (vector<4xf32>) -> ()
    "vector.print"(%x) <{punctuation = #vector.punctuation<newline>}> : (f32) -> ()
    "vector.print"(%i) <{punctuation = #vector.punctuation<newline>}> : (index) -> ()
    "vector.print"() <{stringLiteral = "hello", punctuation = #vector.punctuation<newline>}> : () -> ()
    "vector.print"() <{punctuation = #vector.punctuation<newline>}> : () -> ()
    "vector.print"(%x) <{punctuation = #vector.punctuation<no_punctuation>}> : (f32) -> ()
    "vector.print"() <{punctuation = #vector.punctuation<comma>}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.reduction, operand 0 as its element
"builtin.module"() ({
  "func.func"() <{sym_name = "mask", function_type = (vector<8xi1>, vector<8xf32>, memref<?xf32>, index) -> f32}> ({
  ^bb0(%k: vector<8xi1>, %a: vector<8xf32>, %m: memref<?xf32>, %i: index):
    %0 = "vector.mask"(%k) ({
      %1 = "builtin.unrealized_conversion_cast"() : () -> f32
      %2 = "vector.reduction"(%1) <{kind = #vector.kind<add>, fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "vector.yield"(%2) : (f32) -> ()
    }) : (vector<8xi1>) -> f32
    "vector.mask"(%k) ({
      "vector.transfer_write"(%a, %m, %i) <{in_bounds = [true], permutation_map = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (vector<8xf32>, memref<?xf32>, index) -> ()
      "vector.yield"() : () -> ()
    }) : (vector<8xi1>) -> ()
    "func.return"(%0) : (f32) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.reduction, operand 0 twice
"builtin.module"() ({
  "func.func"() <{sym_name = "mask", function_type = (vector<8xi1>, vector<8xf32>, memref<?xf32>, index) -> f32}> ({
  ^bb0(%k: vector<8xi1>, %a: vector<8xf32>, %m: memref<?xf32>, %i: index):
    %0 = "vector.mask"(%k) ({
      %1 = "vector.reduction"(%a, %a) <{kind = #vector.kind<add>, fastmath = #arith.fastmath<none>}> : (vector<8xf32>, vector<8xf32>) -> f32
      "vector.yield"(%1) : (f32) -> ()
    }) : (vector<8xi1>) -> f32
    "vector.mask"(%k) ({
      "vector.transfer_write"(%a, %m, %i) <{in_bounds = [true], permutation_map = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (vector<8xf32>, memref<?xf32>, index) -> ()
      "vector.yield"() : () -> ()
    }) : (vector<8xi1>) -> ()
    "func.return"(%0) : (f32) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.reduction, result 0 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "reduction", function_type = (vector<8xf32>, f32, vector<8xi32>) -> f32}> ({
  ^bb0(%a: vector<8xf32>, %x: f32, %i: vector<8xi32>):
    %0 = "vector.reduction"(%a) <{kind = #vector.kind<add>, fastmath = #arith.fastmath<none>}> : (vector<8xf32>) -> f32
    %1 = "vector.reduction"(%a, %x) <{kind = #vector.kind<add>, fastmath = #arith.fastmath<none>}> : (vector<8xf32>, f32) -> f32
    %2 = "vector.reduction"(%a, %x) <{kind = #vector.kind<mul>, fastmath = #arith.fastmath<reassoc>}> : (vector<8xf32>, f32) -> f32
    %3 = "vector.reduction"(%a) <{kind = #vector.kind<maximumf>, fastmath = #arith.fastmath<none>}> : (vector<8xf32>) -> f32
    %4 = "vector.reduction"(%a) <{kind = #vector.kind<minnumf>, fastmath = #arith.fastmath<none>}> : (vector<8xf32>) -> i1
    %5 = "vector.reduction"(%i) <{kind = #vector.kind<maxsi>, fastmath = #arith.fastmath<none>}> : (vector<8xi32>) -> i32
    %6 = "vector.reduction"(%i) <{kind = #vector.kind<xor>, fastmath = #arith.fastmath<none>}> : (vector<8xi32>) -> i32
    "func.return"(%2) : (f32) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.reduction, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "reduction", function_type = (vector<8xf32>, f32, vector<8xi32>) -> f32}> ({
  ^bb0(%a: vector<8xf32>, %x: f32, %i: vector<8xi32>):
    %0 = "vector.reduction"(%a) <{kind = #vector.kind<add>, fastmath = #arith.fastmath<none>}> : (vector<8xf32>) -> f32
    %1 = "vector.reduction"(%x) <{kind = #vector.kind<add>, fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %2 = "vector.reduction"(%a, %x) <{kind = #vector.kind<mul>, fastmath = #arith.fastmath<reassoc>}> : (vector<8xf32>, f32) -> f32
    %3 = "vector.reduction"(%a) <{kind = #vector.kind<maximumf>, fastmath = #arith.fastmath<none>}> : (vector<8xf32>) -> f32
    %4 = "vector.reduction"(%a) <{kind = #vector.kind<minnumf>, fastmath = #arith.fastmath<none>}> : (vector<8xf32>) -> f32
    %5 = "vector.reduction"(%i) <{kind = #vector.kind<maxsi>, fastmath = #arith.fastmath<none>}> : (vector<8xi32>) -> i32
    %6 = "vector.reduction"(%i) <{kind = #vector.kind<xor>, fastmath = #arith.fastmath<none>}> : (vector<8xi32>) -> i32
    "func.return"(%2) : (f32) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: vector.reduction, without fastmath
"builtin.module"() ({
  "func.func"() <{sym_name = "mask", function_type = (vector<8xi1>, vector<8xf32>, memref<?xf32>, index) -> f32}> ({
  ^bb0(%k: vector<8xi1>, %a: vector<8xf32>, %m: memref<?xf32>, %i: index):
    %0 = "vector.mask"(%k) ({
      %1 = "vector.reduction"(%a) <{kind = #vector.kind<add>}> : (vector<8xf32>) -> f32
      "vector.yield"(%1) : (f32) -> ()
    }) : (vector<8xi1>) -> f32
    "vector.mask"(%k) ({
      "vector.transfer_write"(%a, %m, %i) <{in_bounds = [true], permutation_map = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (vector<8xf32>, memref<?xf32>, index) -> ()
      "vector.yield"() : () -> ()
    }) : (vector<8xi1>) -> ()
    "func.return"(%0) : (f32) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.scan, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "scan", function_type = (vector<4x8xi32>, vector<4xi32>) -> vector<4x8xi32>}> ({
  ^bb0(%a: vector<4x8xi32>, %b: vector<4xi32>):
    %0, %1 = "vector.scan"(%b) <{kind = #vector.kind<add>, inclusive = false, reduction_dim = 1 : i64}> : (vector<4xi32>) -> (vector<4x8xi32>, vector<4xi32>)
    "func.return"(%0) : (vector<4x8xi32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.scan, one result less
"builtin.module"() ({
  "func.func"() <{sym_name = "scan", function_type = (vector<4x8xi32>, vector<4xi32>) -> vector<4x8xi32>}> ({
  ^bb0(%a: vector<4x8xi32>, %b: vector<4xi32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> vector<4x8xi32>
    %1 = "vector.scan"(%a, %b) <{kind = #vector.kind<add>, inclusive = false, reduction_dim = 1 : i64}> : (vector<4x8xi32>, vector<4xi32>) -> vector<4x8xi32>
    "func.return"(%0) : (vector<4x8xi32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.scan, operand 1 of one dimension less
"builtin.module"() ({
  "func.func"() <{sym_name = "scan", function_type = (vector<4x8xi32>, vector<4xi32>) -> vector<4x8xi32>}> ({
  ^bb0(%a: vector<4x8xi32>, %b: vector<4xi32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> vector<i32>
    %1, %2 = "vector.scan"(%a, %0) <{kind = #vector.kind<add>, inclusive = false, reduction_dim = 1 : i64}> : (vector<4x8xi32>, vector<i32>) -> (vector<4x8xi32>, vector<4xi32>)
    "func.return"(%1) : (vector<4x8xi32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.scan, operand 0 of one dimension less
"builtin.module"() ({
  "func.func"() <{sym_name = "scan", function_type = (vector<4x8xi32>, vector<4xi32>) -> vector<4x8xi32>}> ({
  ^bb0(%a: vector<4x8xi32>, %b: vector<4xi32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> vector<4xi32>
    %1, %2 = "vector.scan"(%0, %b) <{kind = #vector.kind<add>, inclusive = false, reduction_dim = 1 : i64}> : (vector<4xi32>, vector<4xi32>) -> (vector<4x8xi32>, vector<4xi32>)
    "func.return"(%1) : (vector<4x8xi32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: vector.scan, inclusive = -1
"builtin.module"() ({
  "func.func"() <{sym_name = "scan", function_type = (vector<4x8xi32>, vector<4xi32>) -> vector<4x8xi32>}> ({
  ^bb0(%a: vector<4x8xi32>, %b: vector<4xi32>):
    %0, %1 = "vector.scan"(%a, %b) <{kind = #vector.kind<add>, inclusive = true, reduction_dim = 1 : i64}> : (vector<4x8xi32>, vector<4xi32>) -> (vector<4x8xi32>, vector<4xi32>)
    "func.return"(%0) : (vector<4x8xi32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.scatter, operand 0 of i32
"builtin.module"() ({
  "func.func"() <{sym_name = "gather", function_type = (memref<?xf32>, index, vector<8xi32>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>}> ({
  ^bb0(%m: memref<?xf32>, %i: index, %v: vector<8xi32>, %k: vector<8xi1>, %p: vector<8xf32>):
    %0 = "vector.gather"(%m, %i, %v, %k, %p) : (memref<?xf32>, index, vector<8xi32>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
    %1 = "builtin.unrealized_conversion_cast"() : () -> memref<?xi32>
    "vector.scatter"(%1, %i, %v, %k, %0) : (memref<?xi32>, index, vector<8xi32>, vector<8xi1>, vector<8xf32>) -> ()
    "func.return"(%0) : (vector<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.scatter, operand 2 of another size
"builtin.module"() ({
  "func.func"() <{sym_name = "gather", function_type = (memref<?xf32>, index, vector<8xi32>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>}> ({
  ^bb0(%m: memref<?xf32>, %i: index, %v: vector<8xi32>, %k: vector<8xi1>, %p: vector<8xf32>):
    %0 = "vector.gather"(%m, %i, %v, %k, %p) : (memref<?xf32>, index, vector<8xi32>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
    %1 = "builtin.unrealized_conversion_cast"() : () -> vector<7xi32>
    "vector.scatter"(%m, %i, %1, %k, %0) : (memref<?xf32>, index, vector<7xi32>, vector<8xi1>, vector<8xf32>) -> ()
    "func.return"(%0) : (vector<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.scatter, operand 3 of another size
"builtin.module"() ({
  "func.func"() <{sym_name = "gather", function_type = (memref<?xf32>, index, vector<8xi32>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>}> ({
  ^bb0(%m: memref<?xf32>, %i: index, %v: vector<8xi32>, %k: vector<8xi1>, %p: vector<8xf32>):
    %0 = "vector.gather"(%m, %i, %v, %k, %p) : (memref<?xf32>, index, vector<8xi32>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
    %1 = "builtin.unrealized_conversion_cast"() : () -> vector<7xi1>
    "vector.scatter"(%m, %i, %v, %1, %0) : (memref<?xf32>, index, vector<8xi32>, vector<7xi1>, vector<8xf32>) -> ()
    "func.return"(%0) : (vector<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.scatter, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "gather", function_type = (memref<?xf32>, index, vector<8xi32>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>}> ({
  ^bb0(%m: memref<?xf32>, %i: index, %v: vector<8xi32>, %k: vector<8xi1>, %p: vector<8xf32>):
    %0 = "vector.gather"(%m, %i, %v, %k, %p) : (memref<?xf32>, index, vector<8xi32>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
    "vector.scatter"(%i, %v, %k, %0) : (index, vector<8xi32>, vector<8xi1>, vector<8xf32>) -> ()
    "func.return"(%0) : (vector<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: vector.scatter, operand 0 of an unknown size
"builtin.module"() ({
  "func.func"() <{sym_name = "gather", function_type = (memref<?xf32>, index, vector<8xi32>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>}> ({
  ^bb0(%m: memref<?xf32>, %i: index, %v: vector<8xi32>, %k: vector<8xi1>, %p: vector<8xf32>):
    %0 = "vector.gather"(%m, %i, %v, %k, %p) : (memref<?xf32>, index, vector<8xi32>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
    %1 = "builtin.unrealized_conversion_cast"() : () -> memref<?xf32>
    "vector.scatter"(%1, %i, %v, %k, %0) : (memref<?xf32>, index, vector<8xi32>, vector<8xi1>, vector<8xf32>) -> ()
    "func.return"(%0) : (vector<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.shape_cast, operand 0 of one dimension less
"builtin.module"() ({
  "func.func"() <{sym_name = "casts", function_type = (vector<4x2xf32>, vector<4xi64>) -> vector<8xf32>}> ({
  ^bb0(%a: vector<4x2xf32>, %b: vector<4xi64>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> vector<4xf32>
    %1 = "vector.shape_cast"(%0) : (vector<4xf32>) -> vector<8xf32>
    %2 = "vector.bitcast"(%b) : (vector<4xi64>) -> vector<8xi32>
    %3 = "vector.bitcast"(%a) : (vector<4x2xf32>) -> vector<4x1xf64>
    "func.return"(%1) : (vector<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.shape_cast, result 0 of i32
"builtin.module"() ({
  "func.func"() <{sym_name = "casts", function_type = (vector<4x2xf32>, vector<4xi64>) -> vector<8xf32>}> ({
  ^bb0(%a: vector<4x2xf32>, %b: vector<4xi64>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> vector<8xf32>
    %1 = "vector.shape_cast"(%a) : (vector<4x2xf32>) -> vector<8xi32>
    %2 = "vector.bitcast"(%b) : (vector<4xi64>) -> vector<8xi32>
    %3 = "vector.bitcast"(%a) : (vector<4x2xf32>) -> vector<4x1xf64>
    "func.return"(%0) : (vector<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.shape_cast, operand 0 as its element
"builtin.module"() ({
  "func.func"() <{sym_name = "casts", function_type = (vector<4x2xf32>, vector<4xi64>) -> vector<8xf32>}> ({
  ^bb0(%a: vector<4x2xf32>, %b: vector<4xi64>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> f32
    %1 = "vector.shape_cast"(%0) : (f32) -> vector<8xf32>
    %2 = "vector.bitcast"(%b) : (vector<4xi64>) -> vector<8xi32>
    %3 = "vector.bitcast"(%a) : (vector<4x2xf32>) -> vector<4x1xf64>
    "func.return"(%1) : (vector<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.shape_cast, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "casts", function_type = (vector<4x2xf32>, vector<4xi64>) -> vector<8xf32>}> ({
  ^bb0(%a: vector<4x2xf32>, %b: vector<4xi64>):
    %0 = "vector.shape_cast"() : () -> vector<8xf32>
    %1 = "vector.bitcast"(%b) : (vector<4xi64>) -> vector<8xi32>
    %2 = "vector.bitcast"(%a) : (vector<4x2xf32>) -> vector<4x1xf64>
    "func.return"(%0) : (vector<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.shuffle, operand 0 of another size
"builtin.module"() ({
  "func.func"() <{sym_name = "shuffle", function_type = (vector<4xf32>, vector<4xf32>, vector<2x4xf32>, vector<1x4xf32>) -> vector<8xf32>}> ({
  ^bb0(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<2x4xf32>, %d: vector<1x4xf32>):
    %0 = "vector.shuffle"(%a, %b) <{mask = array<i64: 0, 4, 1, 5, 2, 6, 3, 7>}> : (vector<4xf32>, vector<4xf32>) -> vector<8xf32>
    %1 = "builtin.unrealized_conversion_cast"() : () -> vector<2x7xf32>
    %2 = "vector.shuffle"(%1, %d) <{mask = array<i64: 0, 2, 1>}> : (vector<2x7xf32>, vector<1x4xf32>) -> vector<3x4xf32>
    %3 = "vector.shuffle"(%a, %b) <{mask = array<i64: 0, -1>}> : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
    "func.return"(%0) : (vector<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.shuffle, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "shuffle", function_type = (vector<4xf32>, vector<4xf32>, vector<2x4xf32>, vector<1x4xf32>) -> vector<8xf32>}> ({
  ^bb0(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<2x4xf32>, %d: vector<1x4xf32>):
    %0 = "vector.shuffle"(%b) <{mask = array<i64: 0, 4, 1, 5, 2, 6, 3, 7>}> : (vector<4xf32>) -> vector<8xf32>
    %1 = "vector.shuffle"(%c, %d) <{mask = array<i64: 0, 2, 1>}> : (vector<2x4xf32>, vector<1x4xf32>) -> vector<3x4xf32>
    %2 = "vector.shuffle"(%a, %b) <{mask = array<i64: 0, -1>}> : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
    "func.return"(%0) : (vector<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.shuffle, result 0 of index
"builtin.module"() ({
  "func.func"() <{sym_name = "shuffle", function_type = (vector<4xf32>, vector<4xf32>, vector<2x4xf32>, vector<1x4xf32>) -> vector<8xf32>}> ({
  ^bb0(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<2x4xf32>, %d: vector<1x4xf32>):
    %0 = "vector.shuffle"(%a, %b) <{mask = array<i64: 0, 4, 1, 5, 2, 6, 3, 7>}> : (vector<4xf32>, vector<4xf32>) -> vector<8xf32>
    %1 = "vector.shuffle"(%c, %d) <{mask = array<i64: 0, 2, 1>}> : (vector<2x4xf32>, vector<1x4xf32>) -> vector<3x4xindex>
    %2 = "vector.shuffle"(%a, %b) <{mask = array<i64: 0, -1>}> : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
    "func.return"(%0) : (vector<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.shuffle, operand 1 of i32
"builtin.module"() ({
  "func.func"() <{sym_name = "shuffle", function_type = (vector<4xf32>, vector<4xf32>, vector<2x4xf32>, vector<1x4xf32>) -> vector<8xf32>}> ({
  ^bb0(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<2x4xf32>, %d: vector<1x4xf32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> vector<4xi32>
    %1 = "vector.shuffle"(%a, %0) <{mask = array<i64: 0, 4, 1, 5, 2, 6, 3, 7>}> : (vector<4xf32>, vector<4xi32>) -> vector<8xf32>
    %2 = "vector.shuffle"(%c, %d) <{mask = array<i64: 0, 2, 1>}> : (vector<2x4xf32>, vector<1x4xf32>) -> vector<3x4xf32>
    %3 = "vector.shuffle"(%a, %b) <{mask = array<i64: 0, -1>}> : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
    "func.return"(%1) : (vector<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: vector.shuffle, mask [1] = 5
"builtin.module"() ({
  "func.func"() <{sym_name = "shuffle", function_type = (vector<4xf32>, vector<4xf32>, vector<2x4xf32>, vector<1x4xf32>) -> vector<8xf32>}> ({
  ^bb0(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<2x4xf32>, %d: vector<1x4xf32>):
    %0 = "vector.shuffle"(%a, %b) <{mask = array<i64: 0, 4, 1, 5, 2, 6, 3, 7>}> : (vector<4xf32>, vector<4xf32>) -> vector<8xf32>
    %1 = "vector.shuffle"(%c, %d) <{mask = array<i64: 0, 2, 1>}> : (vector<2x4xf32>, vector<1x4xf32>) -> vector<3x4xf32>
    %2 = "vector.shuffle"(%a, %b) <{mask = array<i64: 0, 5>}> : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
    "func.return"(%0) : (vector<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.step, one result less
"builtin.module"() ({
  "func.func"() <{sym_name = "step", function_type = () -> vector<8xindex>}> ({
    %0 = "builtin.unrealized_conversion_cast"() : () -> vector<8xindex>
    "vector.step"() : () -> ()
    "func.return"(%0) : (vector<8xindex>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: vector.step, result 0 of another size
"builtin.module"() ({
  "func.func"() <{sym_name = "step", function_type = () -> vector<8xindex>}> ({
    %0 = "builtin.unrealized_conversion_cast"() : () -> vector<8xindex>
    %1 = "vector.step"() : () -> vector<7xindex>
    "func.return"(%0) : (vector<8xindex>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.store, alignment = 0
"builtin.module"() ({
  "func.func"() <{sym_name = "aligned", function_type = (memref<?xf32>, index, vector<8xi1>) -> ()}> ({
  ^bb0(%m: memref<?xf32>, %i: index, %k: vector<8xi1>):
    %0 = "vector.load"(%m, %i) <{alignment = 16 : i64}> : (memref<?xf32>, index) -> vector<8xf32>
    "vector.store"(%0, %m, %i) <{alignment = 0 : i64, nontemporal = true}> : (vector<8xf32>, memref<?xf32>, index) -> ()
    %1 = "vector.maskedload"(%m, %i, %k, %0) <{alignment = 8 : i64}> : (memref<?xf32>, index, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
    "vector.maskedstore"(%m, %i, %k, %1) <{alignment = 8 : i64}> {foo} : (memref<?xf32>, index, vector<8xi1>, vector<8xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.store, operand 0 of i32
"builtin.module"() ({
  "func.func"() <{sym_name = "aligned", function_type = (memref<?xf32>, index, vector<8xi1>) -> ()}> ({
  ^bb0(%m: memref<?xf32>, %i: index, %k: vector<8xi1>):
    %0 = "vector.load"(%m, %i) <{alignment = 16 : i64}> : (memref<?xf32>, index) -> vector<8xf32>
    %1 = "builtin.unrealized_conversion_cast"() : () -> vector<8xi32>
    "vector.store"(%1, %m, %i) <{alignment = 16 : i64, nontemporal = true}> : (vector<8xi32>, memref<?xf32>, index) -> ()
    %2 = "vector.maskedload"(%m, %i, %k, %0) <{alignment = 8 : i64}> : (memref<?xf32>, index, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
    "vector.maskedstore"(%m, %i, %k, %2) <{alignment = 8 : i64}> {foo} : (memref<?xf32>, index, vector<8xi1>, vector<8xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.store, operand 1 of unknown strides
"builtin.module"() ({
  "func.func"() <{sym_name = "load_store", function_type = (memref<?x8xf32>, index) -> vector<8xf32>}> ({
  ^bb0(%m: memref<?x8xf32>, %i: index):
    %0 = "vector.load"(%m, %i, %i) : (memref<?x8xf32>, index, index) -> vector<8xf32>
    %1 = "builtin.unrealized_conversion_cast"() : () -> memref<?x8xf32, strided<[?, ?], offset: ?>>
    "vector.store"(%0, %1, %i, %i) : (vector<8xf32>, memref<?x8xf32, strided<[?, ?], offset: ?>>, index, index) -> ()
    %2 = "vector.load"(%m, %i, %i) <{nontemporal = true}> : (memref<?x8xf32>, index, index) -> vector<4xf32>
    %3 = "vector.load"(%m, %i, %i) {foo} : (memref<?x8xf32>, index, index) -> vector<2x4xf32>
    "func.return"(%0) : (vector<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.store, without operand 1
"builtin.module"() ({
  "func.func"() <{sym_name = "load_store", function_type = (memref<?x8xf32>, index) -> vector<8xf32>}> ({
  ^bb0(%m: memref<?x8xf32>, %i: index):
    %0 = "vector.load"(%m, %i, %i) : (memref<?x8xf32>, index, index) -> vector<8xf32>
    "vector.store"(%0, %i, %i) : (vector<8xf32>, index, index) -> ()
    %1 = "vector.load"(%m, %i, %i) <{nontemporal = true}> : (memref<?x8xf32>, index, index) -> vector<4xf32>
    %2 = "vector.load"(%m, %i, %i) {foo} : (memref<?x8xf32>, index, index) -> vector<2x4xf32>
    "func.return"(%0) : (vector<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: vector.store, operand 0 of another size
"builtin.module"() ({
  "func.func"() <{sym_name = "load_store", function_type = (memref<?x8xf32>, index) -> vector<8xf32>}> ({
  ^bb0(%m: memref<?x8xf32>, %i: index):
    %0 = "vector.load"(%m, %i, %i) : (memref<?x8xf32>, index, index) -> vector<8xf32>
    %1 = "builtin.unrealized_conversion_cast"() : () -> vector<7xf32>
    "vector.store"(%1, %m, %i, %i) : (vector<7xf32>, memref<?x8xf32>, index, index) -> ()
    %2 = "vector.load"(%m, %i, %i) <{nontemporal = true}> : (memref<?x8xf32>, index, index) -> vector<4xf32>
    %3 = "vector.load"(%m, %i, %i) {foo} : (memref<?x8xf32>, index, index) -> vector<2x4xf32>
    "func.return"(%0) : (vector<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.to_elements, result 1 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "elements", function_type = (f32, vector<2xf32>) -> vector<2x2xf32>}> ({
  ^bb0(%a: f32, %v: vector<2xf32>):
    %0 = "vector.from_elements"(%a, %a, %a, %a) : (f32, f32, f32, f32) -> vector<2x2xf32>
    %1, %2 = "vector.to_elements"(%v) : (vector<2xf32>) -> (f32, f32)
    %3 = "vector.from_elements"(%2) : (f32) -> vector<f32>
    %4, %5, %6, %7 = "vector.to_elements"(%0) {foo} : (vector<2x2xf32>) -> (f32, i1, f32, f32)
    "func.return"(%0) : (vector<2x2xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.to_elements, operand 0 as its element
"builtin.module"() ({
  "func.func"() <{sym_name = "elements", function_type = (f32, vector<2xf32>) -> vector<2x2xf32>}> ({
  ^bb0(%a: f32, %v: vector<2xf32>):
    %0 = "vector.from_elements"(%a, %a, %a, %a) : (f32, f32, f32, f32) -> vector<2x2xf32>
    %1, %2 = "vector.to_elements"(%v) : (vector<2xf32>) -> (f32, f32)
    %3 = "vector.from_elements"(%2) : (f32) -> vector<f32>
    %4 = "builtin.unrealized_conversion_cast"() : () -> f32
    %5, %6, %7, %8 = "vector.to_elements"(%4) {foo} : (f32) -> (f32, f32, f32, f32)
    "func.return"(%0) : (vector<2x2xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.to_elements, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "elements", function_type = (f32, vector<2xf32>) -> vector<2x2xf32>}> ({
  ^bb0(%a: f32, %v: vector<2xf32>):
    %0 = "vector.from_elements"(%a, %a, %a, %a) : (f32, f32, f32, f32) -> vector<2x2xf32>
    %1, %2 = "vector.to_elements"(%v) : (vector<2xf32>) -> (f32, f32)
    %3 = "vector.from_elements"(%2) : (f32) -> vector<f32>
    %4, %5, %6, %7 = "vector.to_elements"() {foo} : () -> (f32, f32, f32, f32)
    "func.return"(%0) : (vector<2x2xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: vector.to_elements, without foo
"builtin.module"() ({
  "func.func"() <{sym_name = "elements", function_type = (f32, vector<2xf32>) -> vector<2x2xf32>}> ({
  ^bb0(%a: f32, %v: vector<2xf32>):
    %0 = "vector.from_elements"(%a, %a, %a, %a) : (f32, f32, f32, f32) -> vector<2x2xf32>
    %1, %2 = "vector.to_elements"(%v) : (vector<2xf32>) -> (f32, f32)
    %3 = "vector.from_elements"(%2) : (f32) -> vector<f32>
    %4, %5, %6, %7 = "vector.to_elements"(%0) : (vector<2x2xf32>) -> (f32, f32, f32, f32)
    "func.return"(%0) : (vector<2x2xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.transfer_write, operandSegmentSizes [1] = -1
"builtin.module"() ({
  "func.func"() <{sym_name = "mask", function_type = (vector<8xi1>, vector<8xf32>, memref<?xf32>, index) -> f32}> ({
  ^bb0(%k: vector<8xi1>, %a: vector<8xf32>, %m: memref<?xf32>, %i: index):
    %0 = "vector.mask"(%k) ({
      %1 = "vector.reduction"(%a) <{kind = #vector.kind<add>, fastmath = #arith.fastmath<none>}> : (vector<8xf32>) -> f32
      "vector.yield"(%1) : (f32) -> ()
    }) : (vector<8xi1>) -> f32
    "vector.mask"(%k) ({
      "vector.transfer_write"(%a, %m, %i) <{in_bounds = [true], permutation_map = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 1, -1, 1, 0>}> : (vector<8xf32>, memref<?xf32>, index) -> ()
      "vector.yield"() : () -> ()
    }) : (vector<8xi1>) -> ()
    "func.return"(%0) : (f32) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.transfer_write, operand 1 of another size
"builtin.module"() ({
  "func.func"() <{sym_name = "mask", function_type = (vector<8xi1>, vector<8xf32>, memref<?xf32>, index) -> f32}> ({
  ^bb0(%k: vector<8xi1>, %a: vector<8xf32>, %m: memref<?xf32>, %i: index):
    %0 = "vector.mask"(%k) ({
      %1 = "vector.reduction"(%a) <{kind = #vector.kind<add>, fastmath = #arith.fastmath<none>}> : (vector<8xf32>) -> f32
      "vector.yield"(%1) : (f32) -> ()
    }) : (vector<8xi1>) -> f32
    "vector.mask"(%k) ({
      %2 = "builtin.unrealized_conversion_cast"() : () -> memref<7xf32>
      "vector.transfer_write"(%a, %2, %i) <{in_bounds = [true], permutation_map = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (vector<8xf32>, memref<7xf32>, index) -> ()
      "vector.yield"() : () -> ()
    }) : (vector<8xi1>) -> ()
    "func.return"(%0) : (f32) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.transfer_write, operandSegmentSizes [0] = 0
"builtin.module"() ({
  "func.func"() <{sym_name = "mask", function_type = (vector<8xi1>, vector<8xf32>, memref<?xf32>, index) -> f32}> ({
  ^bb0(%k: vector<8xi1>, %a: vector<8xf32>, %m: memref<?xf32>, %i: index):
    %0 = "vector.mask"(%k) ({
      %1 = "vector.reduction"(%a) <{kind = #vector.kind<add>, fastmath = #arith.fastmath<none>}> : (vector<8xf32>) -> f32
      "vector.yield"(%1) : (f32) -> ()
    }) : (vector<8xi1>) -> f32
    "vector.mask"(%k) ({
      "vector.transfer_write"(%a, %m, %i) <{in_bounds = [true], permutation_map = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 0, 1, 1, 0>}> : (vector<8xf32>, memref<?xf32>, index) -> ()
      "vector.yield"() : () -> ()
    }) : (vector<8xi1>) -> ()
    "func.return"(%0) : (f32) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.transpose, permutation [0] = 0
"builtin.module"() ({
  "func.func"() <{sym_name = "transpose", function_type = (vector<4x8xf32>, vector<2x3x4xf32>) -> vector<8x4xf32>}> ({
  ^bb0(%a: vector<4x8xf32>, %b: vector<2x3x4xf32>):
    %0 = "vector.transpose"(%a) <{permutation = array<i64: 0, 0>}> : (vector<4x8xf32>) -> vector<8x4xf32>
    %1 = "vector.transpose"(%b) <{permutation = array<i64: 2, 0, 1>}> {foo} : (vector<2x3x4xf32>) -> vector<4x2x3xf32>
    "func.return"(%0) : (vector<8x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.transpose, permutation [1] = 1
"builtin.module"() ({
  "func.func"() <{sym_name = "transpose", function_type = (vector<4x8xf32>, vector<2x3x4xf32>) -> vector<8x4xf32>}> ({
  ^bb0(%a: vector<4x8xf32>, %b: vector<2x3x4xf32>):
    %0 = "vector.transpose"(%a) <{permutation = array<i64: 1, 1>}> : (vector<4x8xf32>) -> vector<8x4xf32>
    %1 = "vector.transpose"(%b) <{permutation = array<i64: 2, 0, 1>}> {foo} : (vector<2x3x4xf32>) -> vector<4x2x3xf32>
    "func.return"(%0) : (vector<8x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.transpose, result 0 of i32
"builtin.module"() ({
  "func.func"() <{sym_name = "transpose", function_type = (vector<4x8xf32>, vector<2x3x4xf32>) -> vector<8x4xf32>}> ({
  ^bb0(%a: vector<4x8xf32>, %b: vector<2x3x4xf32>):
    %0 = "vector.transpose"(%a) <{permutation = array<i64: 1, 0>}> : (vector<4x8xf32>) -> vector<8x4xf32>
    %1 = "vector.transpose"(%b) <{permutation = array<i64: 2, 0, 1>}> {foo} : (vector<2x3x4xf32>) -> vector<4x2x3xi32>
    "func.return"(%0) : (vector<8x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.transpose, operand 0 as its element
"builtin.module"() ({
  "func.func"() <{sym_name = "transpose", function_type = (vector<4x8xf32>, vector<2x3x4xf32>) -> vector<8x4xf32>}> ({
  ^bb0(%a: vector<4x8xf32>, %b: vector<2x3x4xf32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> f32
    %1 = "vector.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (f32) -> vector<8x4xf32>
    %2 = "vector.transpose"(%b) <{permutation = array<i64: 2, 0, 1>}> {foo} : (vector<2x3x4xf32>) -> vector<4x2x3xf32>
    "func.return"(%1) : (vector<8x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: vector.transpose, without foo
"builtin.module"() ({
  "func.func"() <{sym_name = "transpose", function_type = (vector<4x8xf32>, vector<2x3x4xf32>) -> vector<8x4xf32>}> ({
  ^bb0(%a: vector<4x8xf32>, %b: vector<2x3x4xf32>):
    %0 = "vector.transpose"(%a) <{permutation = array<i64: 1, 0>}> : (vector<4x8xf32>) -> vector<8x4xf32>
    %1 = "vector.transpose"(%b) <{permutation = array<i64: 2, 0, 1>}> : (vector<2x3x4xf32>) -> vector<4x2x3xf32>
    "func.return"(%0) : (vector<8x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.type_cast, result 0 of f32
"builtin.module"() ({
  "func.func"() <{sym_name = "type_cast", function_type = (memref<4x8xf32>) -> ()}> ({
  ^bb0(%m: memref<4x8xf32>):
    %0 = "vector.type_cast"(%m) : (memref<4x8xf32>) -> memref<f32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.type_cast, operand 0 of unknown strides
"builtin.module"() ({
  "func.func"() <{sym_name = "type_cast", function_type = (memref<4x8xf32>) -> ()}> ({
  ^bb0(%m: memref<4x8xf32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> memref<4x8xf32, strided<[?, ?], offset: ?>>
    %1 = "vector.type_cast"(%0) : (memref<4x8xf32, strided<[?, ?], offset: ?>>) -> memref<vector<4x8xf32>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.type_cast, result 0 of i32
"builtin.module"() ({
  "func.func"() <{sym_name = "type_cast", function_type = (memref<4x8xf32>) -> ()}> ({
  ^bb0(%m: memref<4x8xf32>):
    %0 = "vector.type_cast"(%m) : (memref<4x8xf32>) -> memref<i32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.type_cast, result 0 in another space
"builtin.module"() ({
  "func.func"() <{sym_name = "type_cast", function_type = (memref<4x8xf32>) -> ()}> ({
  ^bb0(%m: memref<4x8xf32>):
    %0 = "vector.type_cast"(%m) : (memref<4x8xf32>) -> memref<vector<4x8xf32>, 3 : i32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.vscale, one result less
"builtin.module"() ({
  "func.func"() <{sym_name = "vscale", function_type = () -> index}> ({
    %0 = "builtin.unrealized_conversion_cast"() : () -> index
    "vector.vscale"() : () -> ()
    "func.return"(%0) : (index) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.yield, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "mask", function_type = (vector<8xi1>, vector<8xf32>, memref<?xf32>, index) -> f32}> ({
  ^bb0(%k: vector<8xi1>, %a: vector<8xf32>, %m: memref<?xf32>, %i: index):
    %0 = "vector.mask"(%k) ({
      %1 = "vector.reduction"(%a) <{kind = #vector.kind<add>, fastmath = #arith.fastmath<none>}> : (vector<8xf32>) -> f32
      "vector.yield"() : () -> ()
    }) : (vector<8xi1>) -> f32
    "vector.mask"(%k) ({
      "vector.transfer_write"(%a, %m, %i) <{in_bounds = [true], permutation_map = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (vector<8xf32>, memref<?xf32>, index) -> ()
      "vector.yield"() : () -> ()
    }) : (vector<8xi1>) -> ()
    "func.return"(%0) : (f32) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.yield, operand 0 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "mask", function_type = (vector<8xi1>, vector<8xf32>, memref<?xf32>, index) -> f32}> ({
  ^bb0(%k: vector<8xi1>, %a: vector<8xf32>, %m: memref<?xf32>, %i: index):
    %0 = "vector.mask"(%k) ({
      %1 = "vector.reduction"(%a) <{kind = #vector.kind<add>, fastmath = #arith.fastmath<none>}> : (vector<8xf32>) -> f32
      %2 = "builtin.unrealized_conversion_cast"() : () -> i1
      "vector.yield"(%2) : (i1) -> ()
    }) : (vector<8xi1>) -> f32
    "vector.mask"(%k) ({
      "vector.transfer_write"(%a, %m, %i) <{in_bounds = [true], permutation_map = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (vector<8xf32>, memref<?xf32>, index) -> ()
      "vector.yield"() : () -> ()
    }) : (vector<8xi1>) -> ()
    "func.return"(%0) : (f32) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.yield, one result more
"builtin.module"() ({
  "func.func"() <{sym_name = "mask", function_type = (vector<8xi1>, vector<8xf32>, memref<?xf32>, index) -> f32}> ({
  ^bb0(%k: vector<8xi1>, %a: vector<8xf32>, %m: memref<?xf32>, %i: index):
    %0 = "vector.mask"(%k) ({
      %1 = "vector.reduction"(%a) <{kind = #vector.kind<add>, fastmath = #arith.fastmath<none>}> : (vector<8xf32>) -> f32
      %2 = "vector.yield"(%1) : (f32) -> f64
    }) : (vector<8xi1>) -> f32
    "vector.mask"(%k) ({
      "vector.transfer_write"(%a, %m, %i) <{in_bounds = [true], permutation_map = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (vector<8xf32>, memref<?xf32>, index) -> ()
      "vector.yield"() : () -> ()
    }) : (vector<8xi1>) -> ()
    "func.return"(%0) : (f32) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: vector.transfer_read, operand 0 of another size
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4x?xf64>, index, f64, vector<2x4xi1>, tensor<4x?xf64>) -> vector<2x4xf64>}> ({
  ^bb0(%m: memref<4x?xf64>, %i: index, %x: f64, %k: vector<2x4xi1>, %t: tensor<4x?xf64>):
    %a = "vector.transfer_read"(%m, %i, %i, %x) <{in_bounds = [true, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<4x?xf64>, index, index, f64) -> vector<2x4xf64>
    %b = "vector.transfer_read"(%m, %i, %i, %x) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d1, d0)>, operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<4x?xf64>, index, index, f64) -> vector<2x4xf64>
    %0 = "builtin.unrealized_conversion_cast"() : () -> memref<4x7xf64>
    %c = "vector.transfer_read"(%0, %i, %i, %x, %k) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 2, 1, 1>}> : (memref<4x7xf64>, index, index, f64, vector<2x4xi1>) -> vector<2x4xf64>
    %d = "vector.transfer_write"(%a, %t, %i, %i) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (vector<2x4xf64>, tensor<4x?xf64>, index, index) -> tensor<4x?xf64>
    "vector.transfer_write"(%a, %m, %i, %i, %k) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 1, 2, 1>}> : (vector<2x4xf64>, memref<4x?xf64>, index, index, vector<2x4xi1>) -> ()
    "func.return"(%a) : (vector<2x4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: vector.transfer_write, operand 0 of another size
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4x?xf64>, index, f64, vector<2x4xi1>, tensor<4x?xf64>) -> vector<2x4xf64>}> ({
  ^bb0(%m: memref<4x?xf64>, %i: index, %x: f64, %k: vector<2x4xi1>, %t: tensor<4x?xf64>):
    %a = "vector.transfer_read"(%m, %i, %i, %x) <{in_bounds = [true, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<4x?xf64>, index, index, f64) -> vector<2x4xf64>
    %b = "vector.transfer_read"(%m, %i, %i, %x) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d1, d0)>, operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<4x?xf64>, index, index, f64) -> vector<2x4xf64>
    %c = "vector.transfer_read"(%m, %i, %i, %x, %k) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 2, 1, 1>}> : (memref<4x?xf64>, index, index, f64, vector<2x4xi1>) -> vector<2x4xf64>
    %0 = "builtin.unrealized_conversion_cast"() : () -> vector<2x7xf64>
    %d = "vector.transfer_write"(%0, %t, %i, %i) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (vector<2x7xf64>, tensor<4x?xf64>, index, index) -> tensor<4x?xf64>
    "vector.transfer_write"(%a, %m, %i, %i, %k) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 1, 2, 1>}> : (vector<2x4xf64>, memref<4x?xf64>, index, index, vector<2x4xi1>) -> ()
    "func.return"(%a) : (vector<2x4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: vector.transfer_write, operand 0 of f32
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4x?xf64>, index, f64, vector<2x4xi1>, tensor<4x?xf64>) -> vector<2x4xf64>}> ({
  ^bb0(%m: memref<4x?xf64>, %i: index, %x: f64, %k: vector<2x4xi1>, %t: tensor<4x?xf64>):
    %a = "vector.transfer_read"(%m, %i, %i, %x) <{in_bounds = [true, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<4x?xf64>, index, index, f64) -> vector<2x4xf64>
    %b = "vector.transfer_read"(%m, %i, %i, %x) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d1, d0)>, operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<4x?xf64>, index, index, f64) -> vector<2x4xf64>
    %c = "vector.transfer_read"(%m, %i, %i, %x, %k) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 2, 1, 1>}> : (memref<4x?xf64>, index, index, f64, vector<2x4xi1>) -> vector<2x4xf64>
    %d = "vector.transfer_write"(%a, %t, %i, %i) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (vector<2x4xf64>, tensor<4x?xf64>, index, index) -> tensor<4x?xf64>
    %0 = "builtin.unrealized_conversion_cast"() : () -> vector<2x4xf32>
    "vector.transfer_write"(%0, %m, %i, %i, %k) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 1, 2, 1>}> : (vector<2x4xf32>, memref<4x?xf64>, index, index, vector<2x4xi1>) -> ()
    "func.return"(%a) : (vector<2x4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: vector.transfer_read, in_bounds [0] = 0
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4x?xf64>, index, f64, vector<2x4xi1>, tensor<4x?xf64>) -> vector<2x4xf64>}> ({
  ^bb0(%m: memref<4x?xf64>, %i: index, %x: f64, %k: vector<2x4xi1>, %t: tensor<4x?xf64>):
    %a = "vector.transfer_read"(%m, %i, %i, %x) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<4x?xf64>, index, index, f64) -> vector<2x4xf64>
    %b = "vector.transfer_read"(%m, %i, %i, %x) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d1, d0)>, operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<4x?xf64>, index, index, f64) -> vector<2x4xf64>
    %c = "vector.transfer_read"(%m, %i, %i, %x, %k) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 2, 1, 1>}> : (memref<4x?xf64>, index, index, f64, vector<2x4xi1>) -> vector<2x4xf64>
    %d = "vector.transfer_write"(%a, %t, %i, %i) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (vector<2x4xf64>, tensor<4x?xf64>, index, index) -> tensor<4x?xf64>
    "vector.transfer_write"(%a, %m, %i, %i, %k) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 1, 2, 1>}> : (vector<2x4xf64>, memref<4x?xf64>, index, index, vector<2x4xi1>) -> ()
    "func.return"(%a) : (vector<2x4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: vector.transfer_read, result 0 of f32
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4x?xf64>, index, f64, vector<2x4xi1>, tensor<4x?xf64>) -> vector<2x4xf64>}> ({
  ^bb0(%m: memref<4x?xf64>, %i: index, %x: f64, %k: vector<2x4xi1>, %t: tensor<4x?xf64>):
    %a = "vector.transfer_read"(%m, %i, %i, %x) <{in_bounds = [true, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<4x?xf64>, index, index, f64) -> vector<2x4xf64>
    %b = "vector.transfer_read"(%m, %i, %i, %x) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d1, d0)>, operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<4x?xf64>, index, index, f64) -> vector<2x4xf64>
    %0 = "vector.transfer_read"(%m, %i, %i, %x, %k) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 2, 1, 1>}> : (memref<4x?xf64>, index, index, f64, vector<2x4xi1>) -> vector<2x4xf32>
    %d = "vector.transfer_write"(%a, %t, %i, %i) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (vector<2x4xf64>, tensor<4x?xf64>, index, index) -> tensor<4x?xf64>
    "vector.transfer_write"(%a, %m, %i, %i, %k) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 1, 2, 1>}> : (vector<2x4xf64>, memref<4x?xf64>, index, index, vector<2x4xi1>) -> ()
    "func.return"(%a) : (vector<2x4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: vector.transfer_write, operand 1 of an unknown size
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4x?xf64>, index, f64, vector<2x4xi1>, tensor<4x?xf64>) -> vector<2x4xf64>}> ({
  ^bb0(%m: memref<4x?xf64>, %i: index, %x: f64, %k: vector<2x4xi1>, %t: tensor<4x?xf64>):
    %a = "vector.transfer_read"(%m, %i, %i, %x) <{in_bounds = [true, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<4x?xf64>, index, index, f64) -> vector<2x4xf64>
    %b = "vector.transfer_read"(%m, %i, %i, %x) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d1, d0)>, operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<4x?xf64>, index, index, f64) -> vector<2x4xf64>
    %c = "vector.transfer_read"(%m, %i, %i, %x, %k) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 2, 1, 1>}> : (memref<4x?xf64>, index, index, f64, vector<2x4xi1>) -> vector<2x4xf64>
    %0 = "builtin.unrealized_conversion_cast"() : () -> tensor<4x?xf64>
    %d = "vector.transfer_write"(%a, %0, %i, %i) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (vector<2x4xf64>, tensor<4x?xf64>, index, index) -> tensor<4x?xf64>
    "vector.transfer_write"(%a, %m, %i, %i, %k) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 1, 2, 1>}> : (vector<2x4xf64>, memref<4x?xf64>, index, index, vector<2x4xi1>) -> ()
    "func.return"(%a) : (vector<2x4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.transfer_read, operand 2 as i32
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4x?xf64>, index, f64, vector<2x4xi1>, tensor<4x?xf64>) -> vector<2x4xf64>}> ({
  ^bb0(%m: memref<4x?xf64>, %i: index, %x: f64, %k: vector<2x4xi1>, %t: tensor<4x?xf64>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> i32
    %a = "vector.transfer_read"(%m, %i, %0, %x) <{in_bounds = [true, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<4x?xf64>, index, i32, f64) -> vector<2x4xf64>
    %b = "vector.transfer_read"(%m, %i, %i, %x) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d1, d0)>, operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<4x?xf64>, index, index, f64) -> vector<2x4xf64>
    %c = "vector.transfer_read"(%m, %i, %i, %x, %k) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 2, 1, 1>}> : (memref<4x?xf64>, index, index, f64, vector<2x4xi1>) -> vector<2x4xf64>
    %d = "vector.transfer_write"(%a, %t, %i, %i) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (vector<2x4xf64>, tensor<4x?xf64>, index, index) -> tensor<4x?xf64>
    "vector.transfer_write"(%a, %m, %i, %i, %k) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 1, 2, 1>}> : (vector<2x4xf64>, memref<4x?xf64>, index, index, vector<2x4xi1>) -> ()
    "func.return"(%a) : (vector<2x4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.transfer_write, operand 0 of another size
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4x?xf64>, index, f64, vector<2x4xi1>, tensor<4x?xf64>) -> vector<2x4xf64>}> ({
  ^bb0(%m: memref<4x?xf64>, %i: index, %x: f64, %k: vector<2x4xi1>, %t: tensor<4x?xf64>):
    %a = "vector.transfer_read"(%m, %i, %i, %x) <{in_bounds = [true, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<4x?xf64>, index, index, f64) -> vector<2x4xf64>
    %b = "vector.transfer_read"(%m, %i, %i, %x) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d1, d0)>, operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<4x?xf64>, index, index, f64) -> vector<2x4xf64>
    %c = "vector.transfer_read"(%m, %i, %i, %x, %k) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 2, 1, 1>}> : (memref<4x?xf64>, index, index, f64, vector<2x4xi1>) -> vector<2x4xf64>
    %d = "vector.transfer_write"(%a, %t, %i, %i) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (vector<2x4xf64>, tensor<4x?xf64>, index, index) -> tensor<4x?xf64>
    %0 = "builtin.unrealized_conversion_cast"() : () -> vector<2x7xf64>
    "vector.transfer_write"(%0, %m, %i, %i, %k) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 1, 2, 1>}> : (vector<2x7xf64>, memref<4x?xf64>, index, index, vector<2x4xi1>) -> ()
    "func.return"(%a) : (vector<2x4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.transfer_write, operand 0 of one dimension more
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4x?xf64>, index, f64, vector<2x4xi1>, tensor<4x?xf64>) -> vector<2x4xf64>}> ({
  ^bb0(%m: memref<4x?xf64>, %i: index, %x: f64, %k: vector<2x4xi1>, %t: tensor<4x?xf64>):
    %a = "vector.transfer_read"(%m, %i, %i, %x) <{in_bounds = [true, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<4x?xf64>, index, index, f64) -> vector<2x4xf64>
    %b = "vector.transfer_read"(%m, %i, %i, %x) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d1, d0)>, operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<4x?xf64>, index, index, f64) -> vector<2x4xf64>
    %c = "vector.transfer_read"(%m, %i, %i, %x, %k) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 2, 1, 1>}> : (memref<4x?xf64>, index, index, f64, vector<2x4xi1>) -> vector<2x4xf64>
    %d = "vector.transfer_write"(%a, %t, %i, %i) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (vector<2x4xf64>, tensor<4x?xf64>, index, index) -> tensor<4x?xf64>
    %0 = "builtin.unrealized_conversion_cast"() : () -> vector<2x4x2xf64>
    "vector.transfer_write"(%0, %m, %i, %i, %k) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 1, 2, 1>}> : (vector<2x4x2xf64>, memref<4x?xf64>, index, index, vector<2x4xi1>) -> ()
    "func.return"(%a) : (vector<2x4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.transfer_read, operand 1 twice
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4x?xf64>, index, f64, vector<2x4xi1>, tensor<4x?xf64>) -> vector<2x4xf64>}> ({
  ^bb0(%m: memref<4x?xf64>, %i: index, %x: f64, %k: vector<2x4xi1>, %t: tensor<4x?xf64>):
    %a = "vector.transfer_read"(%m, %i, %i, %x) <{in_bounds = [true, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<4x?xf64>, index, index, f64) -> vector<2x4xf64>
    %b = "vector.transfer_read"(%m, %i, %i, %i, %x) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d1, d0)>, operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<4x?xf64>, index, index, index, f64) -> vector<2x4xf64>
    %c = "vector.transfer_read"(%m, %i, %i, %x, %k) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 2, 1, 1>}> : (memref<4x?xf64>, index, index, f64, vector<2x4xi1>) -> vector<2x4xf64>
    %d = "vector.transfer_write"(%a, %t, %i, %i) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (vector<2x4xf64>, tensor<4x?xf64>, index, index) -> tensor<4x?xf64>
    "vector.transfer_write"(%a, %m, %i, %i, %k) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 1, 2, 1>}> : (vector<2x4xf64>, memref<4x?xf64>, index, index, vector<2x4xi1>) -> ()
    "func.return"(%a) : (vector<2x4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.transfer_read, operand 0 twice
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4x?xf64>, index, f64, vector<2x4xi1>, tensor<4x?xf64>) -> vector<2x4xf64>}> ({
  ^bb0(%m: memref<4x?xf64>, %i: index, %x: f64, %k: vector<2x4xi1>, %t: tensor<4x?xf64>):
    %a = "vector.transfer_read"(%m, %i, %i, %x) <{in_bounds = [true, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<4x?xf64>, index, index, f64) -> vector<2x4xf64>
    %b = "vector.transfer_read"(%m, %m, %i, %i, %x) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d1, d0)>, operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<4x?xf64>, memref<4x?xf64>, index, index, f64) -> vector<2x4xf64>
    %c = "vector.transfer_read"(%m, %i, %i, %x, %k) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 2, 1, 1>}> : (memref<4x?xf64>, index, index, f64, vector<2x4xi1>) -> vector<2x4xf64>
    %d = "vector.transfer_write"(%a, %t, %i, %i) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (vector<2x4xf64>, tensor<4x?xf64>, index, index) -> tensor<4x?xf64>
    "vector.transfer_write"(%a, %m, %i, %i, %k) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 1, 2, 1>}> : (vector<2x4xf64>, memref<4x?xf64>, index, index, vector<2x4xi1>) -> ()
    "func.return"(%a) : (vector<2x4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.transfer_read, operand 0 of i32
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4x?xf64>, index, f64, vector<2x4xi1>, tensor<4x?xf64>) -> vector<2x4xf64>}> ({
  ^bb0(%m: memref<4x?xf64>, %i: index, %x: f64, %k: vector<2x4xi1>, %t: tensor<4x?xf64>):
    %a = "vector.transfer_read"(%m, %i, %i, %x) <{in_bounds = [true, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<4x?xf64>, index, index, f64) -> vector<2x4xf64>
    %0 = "builtin.unrealized_conversion_cast"() : () -> memref<4x?xi32>
    %b = "vector.transfer_read"(%0, %i, %i, %x) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d1, d0)>, operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<4x?xi32>, index, index, f64) -> vector<2x4xf64>
    %c = "vector.transfer_read"(%m, %i, %i, %x, %k) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 2, 1, 1>}> : (memref<4x?xf64>, index, index, f64, vector<2x4xi1>) -> vector<2x4xf64>
    %d = "vector.transfer_write"(%a, %t, %i, %i) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (vector<2x4xf64>, tensor<4x?xf64>, index, index) -> tensor<4x?xf64>
    "vector.transfer_write"(%a, %m, %i, %i, %k) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 1, 2, 1>}> : (vector<2x4xf64>, memref<4x?xf64>, index, index, vector<2x4xi1>) -> ()
    "func.return"(%a) : (vector<2x4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.transfer_write, in_bounds as a unit
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4x?xf64>, index, f64, vector<2x4xi1>, tensor<4x?xf64>) -> vector<2x4xf64>}> ({
  ^bb0(%m: memref<4x?xf64>, %i: index, %x: f64, %k: vector<2x4xi1>, %t: tensor<4x?xf64>):
    %a = "vector.transfer_read"(%m, %i, %i, %x) <{in_bounds = [true, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<4x?xf64>, index, index, f64) -> vector<2x4xf64>
    %b = "vector.transfer_read"(%m, %i, %i, %x) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d1, d0)>, operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<4x?xf64>, index, index, f64) -> vector<2x4xf64>
    %c = "vector.transfer_read"(%m, %i, %i, %x, %k) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 2, 1, 1>}> : (memref<4x?xf64>, index, index, f64, vector<2x4xi1>) -> vector<2x4xf64>
    %d = "vector.transfer_write"(%a, %t, %i, %i) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (vector<2x4xf64>, tensor<4x?xf64>, index, index) -> tensor<4x?xf64>
    "vector.transfer_write"(%a, %m, %i, %i, %k) <{in_bounds, permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 1, 2, 1>}> : (vector<2x4xf64>, memref<4x?xf64>, index, index, vector<2x4xi1>) -> ()
    "func.return"(%a) : (vector<2x4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.transfer_write, without permutation_map
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4x?xf64>, index, f64, vector<2x4xi1>, tensor<4x?xf64>) -> vector<2x4xf64>}> ({
  ^bb0(%m: memref<4x?xf64>, %i: index, %x: f64, %k: vector<2x4xi1>, %t: tensor<4x?xf64>):
    %a = "vector.transfer_read"(%m, %i, %i, %x) <{in_bounds = [true, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<4x?xf64>, index, index, f64) -> vector<2x4xf64>
    %b = "vector.transfer_read"(%m, %i, %i, %x) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d1, d0)>, operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<4x?xf64>, index, index, f64) -> vector<2x4xf64>
    %c = "vector.transfer_read"(%m, %i, %i, %x, %k) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 2, 1, 1>}> : (memref<4x?xf64>, index, index, f64, vector<2x4xi1>) -> vector<2x4xf64>
    %d = "vector.transfer_write"(%a, %t, %i, %i) <{in_bounds = [false, false], operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (vector<2x4xf64>, tensor<4x?xf64>, index, index) -> tensor<4x?xf64>
    "vector.transfer_write"(%a, %m, %i, %i, %k) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 1, 2, 1>}> : (vector<2x4xf64>, memref<4x?xf64>, index, index, vector<2x4xi1>) -> ()
    "func.return"(%a) : (vector<2x4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.transfer_read, operand 2 as f32
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4x?xf64>, index, f64, vector<2x4xi1>, tensor<4x?xf64>) -> vector<2x4xf64>}> ({
  ^bb0(%m: memref<4x?xf64>, %i: index, %x: f64, %k: vector<2x4xi1>, %t: tensor<4x?xf64>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> f32
    %a = "vector.transfer_read"(%m, %i, %0, %x) <{in_bounds = [true, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<4x?xf64>, index, f32, f64) -> vector<2x4xf64>
    %b = "vector.transfer_read"(%m, %i, %i, %x) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d1, d0)>, operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<4x?xf64>, index, index, f64) -> vector<2x4xf64>
    %c = "vector.transfer_read"(%m, %i, %i, %x, %k) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 2, 1, 1>}> : (memref<4x?xf64>, index, index, f64, vector<2x4xi1>) -> vector<2x4xf64>
    %d = "vector.transfer_write"(%a, %t, %i, %i) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (vector<2x4xf64>, tensor<4x?xf64>, index, index) -> tensor<4x?xf64>
    "vector.transfer_write"(%a, %m, %i, %i, %k) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 1, 2, 1>}> : (vector<2x4xf64>, memref<4x?xf64>, index, index, vector<2x4xi1>) -> ()
    "func.return"(%a) : (vector<2x4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.transfer_read, result 0 as its element
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4x?xf64>, index, f64, vector<2x4xi1>, tensor<4x?xf64>) -> vector<2x4xf64>}> ({
  ^bb0(%m: memref<4x?xf64>, %i: index, %x: f64, %k: vector<2x4xi1>, %t: tensor<4x?xf64>):
    %a = "vector.transfer_read"(%m, %i, %i, %x) <{in_bounds = [true, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<4x?xf64>, index, index, f64) -> vector<2x4xf64>
    %0 = "vector.transfer_read"(%m, %i, %i, %x) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d1, d0)>, operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<4x?xf64>, index, index, f64) -> f64
    %c = "vector.transfer_read"(%m, %i, %i, %x, %k) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 2, 1, 1>}> : (memref<4x?xf64>, index, index, f64, vector<2x4xi1>) -> vector<2x4xf64>
    %d = "vector.transfer_write"(%a, %t, %i, %i) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (vector<2x4xf64>, tensor<4x?xf64>, index, index) -> tensor<4x?xf64>
    "vector.transfer_write"(%a, %m, %i, %i, %k) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 1, 2, 1>}> : (vector<2x4xf64>, memref<4x?xf64>, index, index, vector<2x4xi1>) -> ()
    "func.return"(%a) : (vector<2x4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.transfer_read, without operand 2
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4x?xf64>, index, f64, vector<2x4xi1>, tensor<4x?xf64>) -> vector<2x4xf64>}> ({
  ^bb0(%m: memref<4x?xf64>, %i: index, %x: f64, %k: vector<2x4xi1>, %t: tensor<4x?xf64>):
    %a = "vector.transfer_read"(%m, %i, %i, %x) <{in_bounds = [true, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<4x?xf64>, index, index, f64) -> vector<2x4xf64>
    %b = "vector.transfer_read"(%m, %i, %x) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d1, d0)>, operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<4x?xf64>, index, f64) -> vector<2x4xf64>
    %c = "vector.transfer_read"(%m, %i, %i, %x, %k) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 2, 1, 1>}> : (memref<4x?xf64>, index, index, f64, vector<2x4xi1>) -> vector<2x4xf64>
    %d = "vector.transfer_write"(%a, %t, %i, %i) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (vector<2x4xf64>, tensor<4x?xf64>, index, index) -> tensor<4x?xf64>
    "vector.transfer_write"(%a, %m, %i, %i, %k) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 1, 2, 1>}> : (vector<2x4xf64>, memref<4x?xf64>, index, index, vector<2x4xi1>) -> ()
    "func.return"(%a) : (vector<2x4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.transfer_write, operand 1 twice
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4x?xf64>, index, f64, vector<2x4xi1>, tensor<4x?xf64>) -> vector<2x4xf64>}> ({
  ^bb0(%m: memref<4x?xf64>, %i: index, %x: f64, %k: vector<2x4xi1>, %t: tensor<4x?xf64>):
    %a = "vector.transfer_read"(%m, %i, %i, %x) <{in_bounds = [true, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<4x?xf64>, index, index, f64) -> vector<2x4xf64>
    %b = "vector.transfer_read"(%m, %i, %i, %x) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d1, d0)>, operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<4x?xf64>, index, index, f64) -> vector<2x4xf64>
    %c = "vector.transfer_read"(%m, %i, %i, %x, %k) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 2, 1, 1>}> : (memref<4x?xf64>, index, index, f64, vector<2x4xi1>) -> vector<2x4xf64>
    %d = "vector.transfer_write"(%a, %t, %t, %i, %i) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (vector<2x4xf64>, tensor<4x?xf64>, tensor<4x?xf64>, index, index) -> tensor<4x?xf64>
    "vector.transfer_write"(%a, %m, %i, %i, %k) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 1, 2, 1>}> : (vector<2x4xf64>, memref<4x?xf64>, index, index, vector<2x4xi1>) -> ()
    "func.return"(%a) : (vector<2x4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.transfer_read, operand 1 as f64
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4x?xf64>, index, f64, vector<2x4xi1>, tensor<4x?xf64>) -> vector<2x4xf64>}> ({
  ^bb0(%m: memref<4x?xf64>, %i: index, %x: f64, %k: vector<2x4xi1>, %t: tensor<4x?xf64>):
    %a = "vector.transfer_read"(%m, %i, %i, %x) <{in_bounds = [true, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<4x?xf64>, index, index, f64) -> vector<2x4xf64>
    %0 = "builtin.unrealized_conversion_cast"() : () -> f64
    %b = "vector.transfer_read"(%m, %0, %i, %x) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d1, d0)>, operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<4x?xf64>, f64, index, f64) -> vector<2x4xf64>
    %c = "vector.transfer_read"(%m, %i, %i, %x, %k) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 2, 1, 1>}> : (memref<4x?xf64>, index, index, f64, vector<2x4xi1>) -> vector<2x4xf64>
    %d = "vector.transfer_write"(%a, %t, %i, %i) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (vector<2x4xf64>, tensor<4x?xf64>, index, index) -> tensor<4x?xf64>
    "vector.transfer_write"(%a, %m, %i, %i, %k) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 1, 2, 1>}> : (vector<2x4xf64>, memref<4x?xf64>, index, index, vector<2x4xi1>) -> ()
    "func.return"(%a) : (vector<2x4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.transfer_read, result 0 of one dimension more
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4x?xf64>, index, f64, vector<2x4xi1>, tensor<4x?xf64>) -> vector<2x4xf64>}> ({
  ^bb0(%m: memref<4x?xf64>, %i: index, %x: f64, %k: vector<2x4xi1>, %t: tensor<4x?xf64>):
    %a = "vector.transfer_read"(%m, %i, %i, %x) <{in_bounds = [true, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<4x?xf64>, index, index, f64) -> vector<2x4xf64>
    %b = "vector.transfer_read"(%m, %i, %i, %x) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d1, d0)>, operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<4x?xf64>, index, index, f64) -> vector<2x4xf64>
    %0 = "vector.transfer_read"(%m, %i, %i, %x, %k) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 2, 1, 1>}> : (memref<4x?xf64>, index, index, f64, vector<2x4xi1>) -> vector<2x4x2xf64>
    %d = "vector.transfer_write"(%a, %t, %i, %i) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (vector<2x4xf64>, tensor<4x?xf64>, index, index) -> tensor<4x?xf64>
    "vector.transfer_write"(%a, %m, %i, %i, %k) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 1, 2, 1>}> : (vector<2x4xf64>, memref<4x?xf64>, index, index, vector<2x4xi1>) -> ()
    "func.return"(%a) : (vector<2x4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.transfer_read, result 0 of one dimension less
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4x?xf64>, index, f64, vector<2x4xi1>, tensor<4x?xf64>) -> vector<2x4xf64>}> ({
  ^bb0(%m: memref<4x?xf64>, %i: index, %x: f64, %k: vector<2x4xi1>, %t: tensor<4x?xf64>):
    %a = "builtin.unrealized_conversion_cast"() : () -> vector<2x4xf64>
    %0 = "vector.transfer_read"(%m, %i, %i, %x) <{in_bounds = [true, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<4x?xf64>, index, index, f64) -> vector<2xf64>
    %b = "vector.transfer_read"(%m, %i, %i, %x) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d1, d0)>, operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<4x?xf64>, index, index, f64) -> vector<2x4xf64>
    %c = "vector.transfer_read"(%m, %i, %i, %x, %k) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 2, 1, 1>}> : (memref<4x?xf64>, index, index, f64, vector<2x4xi1>) -> vector<2x4xf64>
    %d = "vector.transfer_write"(%a, %t, %i, %i) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (vector<2x4xf64>, tensor<4x?xf64>, index, index) -> tensor<4x?xf64>
    "vector.transfer_write"(%a, %m, %i, %i, %k) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 1, 2, 1>}> : (vector<2x4xf64>, memref<4x?xf64>, index, index, vector<2x4xi1>) -> ()
    "func.return"(%a) : (vector<2x4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.transfer_read, result 0 of one dimension less
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4x?xf64>, index, f64, vector<2x4xi1>, tensor<4x?xf64>) -> vector<2x4xf64>}> ({
  ^bb0(%m: memref<4x?xf64>, %i: index, %x: f64, %k: vector<2x4xi1>, %t: tensor<4x?xf64>):
    %a = "vector.transfer_read"(%m, %i, %i, %x) <{in_bounds = [true, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<4x?xf64>, index, index, f64) -> vector<2x4xf64>
    %b = "vector.transfer_read"(%m, %i, %i, %x) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d1, d0)>, operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<4x?xf64>, index, index, f64) -> vector<2x4xf64>
    %0 = "vector.transfer_read"(%m, %i, %i, %x, %k) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 2, 1, 1>}> : (memref<4x?xf64>, index, index, f64, vector<2x4xi1>) -> vector<2xf64>
    %d = "vector.transfer_write"(%a, %t, %i, %i) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (vector<2x4xf64>, tensor<4x?xf64>, index, index) -> tensor<4x?xf64>
    "vector.transfer_write"(%a, %m, %i, %i, %k) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 1, 2, 1>}> : (vector<2x4xf64>, memref<4x?xf64>, index, index, vector<2x4xi1>) -> ()
    "func.return"(%a) : (vector<2x4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.transfer_read, operand 2 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4x?xf64>, index, f64, vector<2x4xi1>, tensor<4x?xf64>) -> vector<2x4xf64>}> ({
  ^bb0(%m: memref<4x?xf64>, %i: index, %x: f64, %k: vector<2x4xi1>, %t: tensor<4x?xf64>):
    %a = "vector.transfer_read"(%m, %i, %i, %x) <{in_bounds = [true, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<4x?xf64>, index, index, f64) -> vector<2x4xf64>
    %b = "vector.transfer_read"(%m, %i, %i, %x) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d1, d0)>, operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<4x?xf64>, index, index, f64) -> vector<2x4xf64>
    %0 = "builtin.unrealized_conversion_cast"() : () -> i1
    %c = "vector.transfer_read"(%m, %i, %0, %x, %k) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 2, 1, 1>}> : (memref<4x?xf64>, index, i1, f64, vector<2x4xi1>) -> vector<2x4xf64>
    %d = "vector.transfer_write"(%a, %t, %i, %i) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (vector<2x4xf64>, tensor<4x?xf64>, index, index) -> tensor<4x?xf64>
    "vector.transfer_write"(%a, %m, %i, %i, %k) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 1, 2, 1>}> : (vector<2x4xf64>, memref<4x?xf64>, index, index, vector<2x4xi1>) -> ()
    "func.return"(%a) : (vector<2x4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.transfer_write, result 0 of another size
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4x?xf64>, index, f64, vector<2x4xi1>, tensor<4x?xf64>) -> vector<2x4xf64>}> ({
  ^bb0(%m: memref<4x?xf64>, %i: index, %x: f64, %k: vector<2x4xi1>, %t: tensor<4x?xf64>):
    %a = "vector.transfer_read"(%m, %i, %i, %x) <{in_bounds = [true, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<4x?xf64>, index, index, f64) -> vector<2x4xf64>
    %b = "vector.transfer_read"(%m, %i, %i, %x) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d1, d0)>, operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<4x?xf64>, index, index, f64) -> vector<2x4xf64>
    %c = "vector.transfer_read"(%m, %i, %i, %x, %k) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 2, 1, 1>}> : (memref<4x?xf64>, index, index, f64, vector<2x4xi1>) -> vector<2x4xf64>
    %0 = "vector.transfer_write"(%a, %t, %i, %i) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (vector<2x4xf64>, tensor<4x?xf64>, index, index) -> tensor<4x7xf64>
    "vector.transfer_write"(%a, %m, %i, %i, %k) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 1, 2, 1>}> : (vector<2x4xf64>, memref<4x?xf64>, index, index, vector<2x4xi1>) -> ()
    "func.return"(%a) : (vector<2x4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.transfer_write, operand 2 as i32
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4x?xf64>, index, f64, vector<2x4xi1>, tensor<4x?xf64>) -> vector<2x4xf64>}> ({
  ^bb0(%m: memref<4x?xf64>, %i: index, %x: f64, %k: vector<2x4xi1>, %t: tensor<4x?xf64>):
    %a = "vector.transfer_read"(%m, %i, %i, %x) <{in_bounds = [true, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<4x?xf64>, index, index, f64) -> vector<2x4xf64>
    %b = "vector.transfer_read"(%m, %i, %i, %x) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d1, d0)>, operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<4x?xf64>, index, index, f64) -> vector<2x4xf64>
    %c = "vector.transfer_read"(%m, %i, %i, %x, %k) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 2, 1, 1>}> : (memref<4x?xf64>, index, index, f64, vector<2x4xi1>) -> vector<2x4xf64>
    %0 = "builtin.unrealized_conversion_cast"() : () -> i32
    %d = "vector.transfer_write"(%a, %t, %0, %i) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (vector<2x4xf64>, tensor<4x?xf64>, i32, index) -> tensor<4x?xf64>
    "vector.transfer_write"(%a, %m, %i, %i, %k) <{in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 1, 1, 2, 1>}> : (vector<2x4xf64>, memref<4x?xf64>, index, index, vector<2x4xi1>) -> ()
    "func.return"(%a) : (vector<2x4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: vector.mask, operand 0 of another size
"builtin.module"() ({
  "func.func"() <{sym_name = "mask", function_type = (vector<8xi1>, vector<8xf32>, memref<?xf32>, index) -> f32}> ({
  ^bb0(%k: vector<8xi1>, %a: vector<8xf32>, %m: memref<?xf32>, %i: index):
    %0 = "vector.mask"(%k) ({
      %1 = "vector.reduction"(%a) <{kind = #vector.kind<add>, fastmath = #arith.fastmath<none>}> : (vector<8xf32>) -> f32
      "vector.yield"(%1) : (f32) -> ()
    }) : (vector<8xi1>) -> f32
    %2 = "builtin.unrealized_conversion_cast"() : () -> vector<7xi1>
    "vector.mask"(%2) ({
      "vector.transfer_write"(%a, %m, %i) <{in_bounds = [true], permutation_map = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (vector<8xf32>, memref<?xf32>, index) -> ()
      "vector.yield"() : () -> ()
    }) : (vector<7xi1>) -> ()
    "func.return"(%0) : (f32) -> ()
  }) : () -> ()
}) : () -> ()
