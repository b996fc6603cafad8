// rejected: memref.alloc, operandSegmentSizes [0] = -1
"builtin.module"() ({
  "func.func"() <{sym_name = "load", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.alloc"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: -1, 0>}> : () -> memref<f64>
    %1 = "memref.load"(%0) : (memref<f64>) -> f64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.alloc, alignment = -1
"builtin.module"() ({
  "func.func"() <{sym_name = "load", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.alloc"() <{alignment = -1 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<f64>
    %1 = "memref.load"(%0) : (memref<f64>) -> f64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.alloc, result 0 of one dimension less
"builtin.module"() ({
  "func.func"() <{sym_name = "dealloc", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> memref<?xf64>
    %1 = "memref.alloc"(%i) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<f64>
    "memref.dealloc"(%0) : (memref<?xf64>) -> ()
    "memref.dealloc"(%u) : (memref<*xf64>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.alloc, operand 0 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "dealloc", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> i1
    %1 = "memref.alloc"(%0) <{operandSegmentSizes = array<i32: 1, 0>}> : (i1) -> memref<?xf64>
    "memref.dealloc"(%1) : (memref<?xf64>) -> ()
    "memref.dealloc"(%u) : (memref<*xf64>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: memref.alloc, without alignment
"builtin.module"() ({
  "func.func"() <{sym_name = "load", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<f64>
    %1 = "memref.load"(%0) : (memref<f64>) -> f64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.alloca, operandSegmentSizes [0] = -1
"builtin.module"() ({
  "func.func"() <{sym_name = "alloca", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.alloca"(%i) <{alignment = 32 : i64, operandSegmentSizes = array<i32: -1, 0>}> : (index) -> memref<?xf64>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.alloca, alignment = 0
"builtin.module"() ({
  "func.func"() <{sym_name = "alloca", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.alloca"(%i) <{alignment = 0 : i64, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf64>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.alloca, result 0 of one dimension less
"builtin.module"() ({
  "func.func"() <{sym_name = "alloca", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.alloca"(%i) <{alignment = 32 : i64, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<f64>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.alloca, operand 0 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "alloca", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> i1
    %1 = "memref.alloca"(%0) <{alignment = 32 : i64, operandSegmentSizes = array<i32: 1, 0>}> : (i1) -> memref<?xf64>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: memref.alloca, without alignment
"builtin.module"() ({
  "func.func"() <{sym_name = "alloca", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.alloca"(%i) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf64>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.alloca_scope, one result less
"builtin.module"() ({
  "func.func"() <{sym_name = "alloca_scope", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    "memref.alloca_scope"() ({
      %0 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf64>
      "memref.alloca_scope.return"() : () -> ()
    }) : () -> ()
    %1 = "memref.alloca_scope"() ({
      "memref.alloca_scope.return"(%x) : (f64) -> ()
    }) : () -> f64
    %2 = "memref.alloca_scope"() ({
      "memref.alloca_scope.return"(%x, %i) : (f64, index) -> ()
    }) {note} : () -> f64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.alloca_scope, region 0 without its end
"builtin.module"() ({
  "func.func"() <{sym_name = "alloca_scope", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    "memref.alloca_scope"() ({
      %0 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf64>
      "memref.alloca_scope.return"() : () -> ()
    }) : () -> ()
    %1 = "memref.alloca_scope"() ({
    ^bb0:
    }) : () -> f64
    %2, %3 = "memref.alloca_scope"() ({
      "memref.alloca_scope.return"(%x, %i) : (f64, index) -> ()
    }) {note} : () -> (f64, index)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.alloca_scope, region 0 one argument more
"builtin.module"() ({
  "func.func"() <{sym_name = "alloca_scope", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    "memref.alloca_scope"() ({
      %0 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf64>
      "memref.alloca_scope.return"() : () -> ()
    }) : () -> ()
    %1 = "memref.alloca_scope"() ({
      "memref.alloca_scope.return"(%x) : (f64) -> ()
    }) : () -> f64
    %2, %3 = "memref.alloca_scope"() ({
    ^bb0(%4: index):
      "memref.alloca_scope.return"(%x, %i) : (f64, index) -> ()
    }) {note} : () -> (f64, index)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.alloca_scope, region 0 without its end
"builtin.module"() ({
  "func.func"() <{sym_name = "alloca_scope", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    "memref.alloca_scope"() ({
      %0 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf64>
    }) : () -> ()
    %1 = "memref.alloca_scope"() ({
      "memref.alloca_scope.return"(%x) : (f64) -> ()
    }) : () -> f64
    %2, %3 = "memref.alloca_scope"() ({
      "memref.alloca_scope.return"(%x, %i) : (f64, index) -> ()
    }) {note} : () -> (f64, index)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: memref.alloca_scope, without note
"builtin.module"() ({
  "func.func"() <{sym_name = "alloca_scope", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    "memref.alloca_scope"() ({
      %0 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf64>
      "memref.alloca_scope.return"() : () -> ()
    }) : () -> ()
    %1 = "memref.alloca_scope"() ({
      "memref.alloca_scope.return"(%x) : (f64) -> ()
    }) : () -> f64
    %2, %3 = "memref.alloca_scope"() ({
      "memref.alloca_scope.return"(%x, %i) : (f64, index) -> ()
    }) : () -> (f64, index)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.alloca_scope.return, without operand 1
"builtin.module"() ({
  "func.func"() <{sym_name = "alloca_scope", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    "memref.alloca_scope"() ({
      %0 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf64>
      "memref.alloca_scope.return"() : () -> ()
    }) : () -> ()
    %1 = "memref.alloca_scope"() ({
      "memref.alloca_scope.return"(%x) : (f64) -> ()
    }) : () -> f64
    %2, %3 = "memref.alloca_scope"() ({
      "memref.alloca_scope.return"(%x) : (f64) -> ()
    }) {note} : () -> (f64, index)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.alloca_scope.return, one result more
"builtin.module"() ({
  "func.func"() <{sym_name = "alloca_scope", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    "memref.alloca_scope"() ({
      %0 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf64>
      "memref.alloca_scope.return"() : () -> ()
    }) : () -> ()
    %1 = "memref.alloca_scope"() ({
      %2 = "memref.alloca_scope.return"(%x) : (f64) -> f64
    }) : () -> f64
    %3, %4 = "memref.alloca_scope"() ({
      "memref.alloca_scope.return"(%x, %i) : (f64, index) -> ()
    }) {note} : () -> (f64, index)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.assume_alignment, alignment = 17
"builtin.module"() ({
  "func.func"() <{sym_name = "assume_alignment", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.assume_alignment"(%m) <{alignment = 17 : i32}> : (memref<?xf64>) -> memref<?xf64>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.assume_alignment, alignment = 0
"builtin.module"() ({
  "func.func"() <{sym_name = "assume_alignment", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.assume_alignment"(%m) <{alignment = 0 : i32}> : (memref<?xf64>) -> memref<?xf64>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.assume_alignment, result 0 of another size
"builtin.module"() ({
  "func.func"() <{sym_name = "assume_alignment", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.assume_alignment"(%m) <{alignment = 16 : i32}> : (memref<?xf64>) -> memref<7xf64>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.assume_alignment, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "assume_alignment", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.assume_alignment"() <{alignment = 16 : i32}> : () -> memref<?xf64>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: memref.assume_alignment, result 0 of an unknown size
"builtin.module"() ({
  "func.func"() <{sym_name = "assume_alignment", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.assume_alignment"(%m) <{alignment = 16 : i32}> : (memref<?xf64>) -> memref<?xf64>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.atomic_yield, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "generic_atomic_rmw", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.generic_atomic_rmw"(%m, %i) ({
    ^bb0(%cur: f64):
      %n = "arith.addf"(%cur, %x) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "memref.atomic_yield"() : () -> ()
    }) : (memref<?xf64>, index) -> f64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.atomic_yield, one result more
"builtin.module"() ({
  "func.func"() <{sym_name = "generic_atomic_rmw", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.generic_atomic_rmw"(%m, %i) ({
    ^bb0(%cur: f64):
      %n = "arith.addf"(%cur, %x) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %1 = "memref.atomic_yield"(%n) : (f64) -> f64
    }) : (memref<?xf64>, index) -> f64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.atomic_yield, operand 0 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "generic_atomic_rmw", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.generic_atomic_rmw"(%m, %i) ({
    ^bb0(%cur: f64):
      %n = "arith.addf"(%cur, %x) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %1 = "builtin.unrealized_conversion_cast"() : () -> i1
      "memref.atomic_yield"(%1) : (i1) -> ()
    }) : (memref<?xf64>, index) -> f64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.cast, operand 0 as its element
"builtin.module"() ({
  "func.func"() <{sym_name = "cast", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> f64
    %1 = "memref.cast"(%0) : (f64) -> memref<4xf64>
    %2 = "memref.cast"(%m) : (memref<?xf64>) -> memref<*xf64>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.cast, result 0 of one dimension less
"builtin.module"() ({
  "func.func"() <{sym_name = "cast", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.cast"(%m) : (memref<?xf64>) -> memref<f64>
    %1 = "memref.cast"(%m) : (memref<?xf64>) -> memref<*xf64>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.cast, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "cast", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.cast"(%m) : (memref<?xf64>) -> memref<4xf64>
    %1 = "memref.cast"() : () -> memref<*xf64>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.cast, one result less
"builtin.module"() ({
  "func.func"() <{sym_name = "cast", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    "memref.cast"(%m) : (memref<?xf64>) -> ()
    %0 = "memref.cast"(%m) : (memref<?xf64>) -> memref<*xf64>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: memref.cast, result 0 as memref<4xf64>
"builtin.module"() ({
  "func.func"() <{sym_name = "cast", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.cast"(%m) : (memref<?xf64>) -> memref<4xf64>
    %1 = "memref.cast"(%m) : (memref<?xf64>) -> memref<4xf64>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.collapse_shape, reassociation [0] as a unit
"builtin.module"() ({
  "func.func"() <{sym_name = "collapse_shape", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.expand_shape"(%m2) <{reassociation = [[0 : i64, 1 : i64], [2 : i64]], static_output_shape = array<i64: 2, 2, 8>}> : (memref<4x8xf64>) -> memref<2x2x8xf64>
    %1 = "memref.collapse_shape"(%m2) <{reassociation = [unit]}> : (memref<4x8xf64>) -> memref<32xf64>
    %2 = "memref.collapse_shape"(%0) <{reassociation = [[0 : i64], [1 : i64, 2 : i64]]}> {n} : (memref<2x2x8xf64>) -> memref<2x16xf64>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.collapse_shape, result 0 of an unknown size
"builtin.module"() ({
  "func.func"() <{sym_name = "collapse_shape", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.expand_shape"(%m2) <{reassociation = [[0 : i64, 1 : i64], [2 : i64]], static_output_shape = array<i64: 2, 2, 8>}> : (memref<4x8xf64>) -> memref<2x2x8xf64>
    %1 = "memref.collapse_shape"(%m2) <{reassociation = [[0 : i64, 1 : i64]]}> : (memref<4x8xf64>) -> memref<32xf64>
    %2 = "memref.collapse_shape"(%0) <{reassociation = [[0 : i64], [1 : i64, 2 : i64]]}> {n} : (memref<2x2x8xf64>) -> memref<2x?xf64>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.collapse_shape, reassociation [0] shorter
"builtin.module"() ({
  "func.func"() <{sym_name = "collapse_shape", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.expand_shape"(%m2) <{reassociation = [[0 : i64, 1 : i64], [2 : i64]], static_output_shape = array<i64: 2, 2, 8>}> : (memref<4x8xf64>) -> memref<2x2x8xf64>
    %1 = "memref.collapse_shape"(%m2) <{reassociation = [[0 : i64]]}> : (memref<4x8xf64>) -> memref<32xf64>
    %2 = "memref.collapse_shape"(%0) <{reassociation = [[0 : i64], [1 : i64, 2 : i64]]}> {n} : (memref<2x2x8xf64>) -> memref<2x16xf64>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.collapse_shape, operand 0 of one dimension more
"builtin.module"() ({
  "func.func"() <{sym_name = "collapse_shape", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.expand_shape"(%m2) <{reassociation = [[0 : i64, 1 : i64], [2 : i64]], static_output_shape = array<i64: 2, 2, 8>}> : (memref<4x8xf64>) -> memref<2x2x8xf64>
    %1 = "builtin.unrealized_conversion_cast"() : () -> memref<4x8x2xf64>
    %2 = "memref.collapse_shape"(%1) <{reassociation = [[0 : i64, 1 : i64]]}> : (memref<4x8x2xf64>) -> memref<32xf64>
    %3 = "memref.collapse_shape"(%0) <{reassociation = [[0 : i64], [1 : i64, 2 : i64]]}> {n} : (memref<2x2x8xf64>) -> memref<2x16xf64>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: memref.collapse_shape, without n
"builtin.module"() ({
  "func.func"() <{sym_name = "collapse_shape", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.expand_shape"(%m2) <{reassociation = [[0 : i64, 1 : i64], [2 : i64]], static_output_shape = array<i64: 2, 2, 8>}> : (memref<4x8xf64>) -> memref<2x2x8xf64>
    %1 = "memref.collapse_shape"(%m2) <{reassociation = [[0 : i64, 1 : i64]]}> : (memref<4x8xf64>) -> memref<32xf64>
    %2 = "memref.collapse_shape"(%0) <{reassociation = [[0 : i64], [1 : i64, 2 : i64]]}> : (memref<2x2x8xf64>) -> memref<2x16xf64>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.copy, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "copy", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    "memref.copy"(%m) : (memref<?xf64>) -> ()
    "memref.copy"(%m, %m) {note} : (memref<?xf64>, memref<?xf64>) -> ()
    "memref.copy"(%u, %u) : (memref<*xf64>, memref<*xf64>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.copy, operand 0 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "copy", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    "memref.copy"(%m, %m) : (memref<?xf64>, memref<?xf64>) -> ()
    "memref.copy"(%m, %m) {note} : (memref<?xf64>, memref<?xf64>) -> ()
    %0 = "builtin.unrealized_conversion_cast"() : () -> i1
    "memref.copy"(%0, %u) : (i1, memref<*xf64>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.copy, operand 0 of f32
"builtin.module"() ({
  "func.func"() <{sym_name = "copy", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    "memref.copy"(%m, %m) : (memref<?xf64>, memref<?xf64>) -> ()
    %0 = "builtin.unrealized_conversion_cast"() : () -> memref<?xf32>
    "memref.copy"(%0, %m) {note} : (memref<?xf32>, memref<?xf64>) -> ()
    "memref.copy"(%u, %u) : (memref<*xf64>, memref<*xf64>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.copy, operand 0 of one dimension less
"builtin.module"() ({
  "func.func"() <{sym_name = "copy", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    "memref.copy"(%m, %m) : (memref<?xf64>, memref<?xf64>) -> ()
    %0 = "builtin.unrealized_conversion_cast"() : () -> memref<f64>
    "memref.copy"(%0, %m) {note} : (memref<f64>, memref<?xf64>) -> ()
    "memref.copy"(%u, %u) : (memref<*xf64>, memref<*xf64>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: memref.copy, without note
"builtin.module"() ({
  "func.func"() <{sym_name = "copy", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    "memref.copy"(%m, %m) : (memref<?xf64>, memref<?xf64>) -> ()
    "memref.copy"(%m, %m) : (memref<?xf64>, memref<?xf64>) -> ()
    "memref.copy"(%u, %u) : (memref<*xf64>, memref<*xf64>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.dealloc, operand 0 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "dealloc", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.alloc"(%i) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf64>
    "memref.dealloc"(%0) : (memref<?xf64>) -> ()
    %1 = "builtin.unrealized_conversion_cast"() : () -> i1
    "memref.dealloc"(%1) : (i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.dealloc, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "dealloc", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.alloc"(%i) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf64>
    "memref.dealloc"(%0) : (memref<?xf64>) -> ()
    "memref.dealloc"() : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.dealloc, one result more
"builtin.module"() ({
  "func.func"() <{sym_name = "dealloc", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.alloc"(%i) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf64>
    "memref.dealloc"(%0) : (memref<?xf64>) -> ()
    %1 = "memref.dealloc"(%u) : (memref<*xf64>) -> f64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: memref.dealloc, operand 0 of one dimension less
"builtin.module"() ({
  "func.func"() <{sym_name = "dealloc", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.alloc"(%i) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf64>
    %1 = "builtin.unrealized_conversion_cast"() : () -> memref<f64>
    "memref.dealloc"(%1) : (memref<f64>) -> ()
    "memref.dealloc"(%u) : (memref<*xf64>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.dim, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "dim", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.dim"(%i) : (index) -> index
    %1 = "memref.dim"(%u, %i) : (memref<*xf64>, index) -> index
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.dim, operand 1 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "dim", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> i1
    %1 = "memref.dim"(%m, %0) : (memref<?xf64>, i1) -> index
    %2 = "memref.dim"(%u, %i) : (memref<*xf64>, index) -> index
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.dim, one result less
"builtin.module"() ({
  "func.func"() <{sym_name = "dim", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    "memref.dim"(%m, %i) : (memref<?xf64>, index) -> ()
    %0 = "memref.dim"(%u, %i) : (memref<*xf64>, index) -> index
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: memref.dim, operand 0 as memref<4xf64>
"builtin.module"() ({
  "func.func"() <{sym_name = "dim", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.dim"(%m, %i) : (memref<?xf64>, index) -> index
    %1 = "builtin.unrealized_conversion_cast"() : () -> memref<4xf64>
    %2 = "memref.dim"(%1, %i) : (memref<4xf64>, index) -> index
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.expand_shape, reassociation [0] as a unit
"builtin.module"() ({
  "func.func"() <{sym_name = "expand_shape", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.expand_shape"(%m2) <{reassociation = [[0 : i64, 1 : i64], [2 : i64]], static_output_shape = array<i64: 2, 2, 8>}> : (memref<4x8xf64>) -> memref<2x2x8xf64>
    %1 = "memref.expand_shape"(%m, %i) <{reassociation = [unit], static_output_shape = array<i64: -9223372036854775808, 4>}> : (memref<?xf64>, index) -> memref<?x4xf64>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.expand_shape, result 0 of unknown sizes
"builtin.module"() ({
  "func.func"() <{sym_name = "expand_shape", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.expand_shape"(%m2) <{reassociation = [[0 : i64, 1 : i64], [2 : i64]], static_output_shape = array<i64: 2, 2, 8>}> : (memref<4x8xf64>) -> memref<?x?x?xf64>
    %1 = "memref.expand_shape"(%m, %i) <{reassociation = [[0 : i64, 1 : i64]], static_output_shape = array<i64: -9223372036854775808, 4>}> : (memref<?xf64>, index) -> memref<?x4xf64>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.expand_shape, result 0 of another size
"builtin.module"() ({
  "func.func"() <{sym_name = "expand_shape", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.expand_shape"(%m2) <{reassociation = [[0 : i64, 1 : i64], [2 : i64]], static_output_shape = array<i64: 2, 2, 8>}> : (memref<4x8xf64>) -> memref<2x2x7xf64>
    %1 = "memref.expand_shape"(%m, %i) <{reassociation = [[0 : i64, 1 : i64]], static_output_shape = array<i64: -9223372036854775808, 4>}> : (memref<?xf64>, index) -> memref<?x4xf64>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.expand_shape, reassociation [0] shorter
"builtin.module"() ({
  "func.func"() <{sym_name = "expand_shape", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.expand_shape"(%m2) <{reassociation = [[0 : i64, 1 : i64], [2 : i64]], static_output_shape = array<i64: 2, 2, 8>}> : (memref<4x8xf64>) -> memref<2x2x8xf64>
    %1 = "memref.expand_shape"(%m, %i) <{reassociation = [[0 : i64]], static_output_shape = array<i64: -9223372036854775808, 4>}> : (memref<?xf64>, index) -> memref<?x4xf64>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: memref.expand_shape, operand 0 of unknown sizes
"builtin.module"() ({
  "func.func"() <{sym_name = "expand_shape", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.expand_shape"(%m2) <{reassociation = [[0 : i64, 1 : i64], [2 : i64]], static_output_shape = array<i64: 2, 2, 8>}> : (memref<4x8xf64>) -> memref<2x2x8xf64>
    %1 = "builtin.unrealized_conversion_cast"() : () -> memref<?xf64>
    %2 = "memref.expand_shape"(%1, %i) <{reassociation = [[0 : i64, 1 : i64]], static_output_shape = array<i64: -9223372036854775808, 4>}> : (memref<?xf64>, index) -> memref<?x4xf64>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.extract_aligned_pointer_as_index, operand 0 as its element
"builtin.module"() ({
  "func.func"() <{sym_name = "extract_aligned_pointer_as_index", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> f64
    %1 = "memref.extract_aligned_pointer_as_index"(%0) : (f64) -> index
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.extract_aligned_pointer_as_index, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "extract_aligned_pointer_as_index", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.extract_aligned_pointer_as_index"() : () -> index
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.extract_aligned_pointer_as_index, one result less
"builtin.module"() ({
  "func.func"() <{sym_name = "extract_aligned_pointer_as_index", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    "memref.extract_aligned_pointer_as_index"(%m) : (memref<?xf64>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: memref.extract_aligned_pointer_as_index, operand 0 of one dimension less
"builtin.module"() ({
  "func.func"() <{sym_name = "extract_aligned_pointer_as_index", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> memref<f64>
    %1 = "memref.extract_aligned_pointer_as_index"(%0) : (memref<f64>) -> index
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.extract_strided_metadata, operand 0 of one dimension less
"builtin.module"() ({
  "func.func"() <{sym_name = "extract_strided_metadata", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> memref<?xf64>
    %1, %2, %3, %4, %5, %6 = "memref.extract_strided_metadata"(%0) : (memref<?xf64>) -> (memref<f64>, index, index, index, index, index)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.extract_strided_metadata, one result less
"builtin.module"() ({
  "func.func"() <{sym_name = "extract_strided_metadata", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0, %1, %2, %3, %4 = "memref.extract_strided_metadata"(%d2) : (memref<?x?xf64, strided<[?, 1], offset: ?>>) -> (memref<f64>, index, index, index, index)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.extract_strided_metadata, operand 0 of one dimension more
"builtin.module"() ({
  "func.func"() <{sym_name = "extract_strided_metadata", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> memref<?x?x2xf64>
    %1, %2, %3, %4, %5, %6 = "memref.extract_strided_metadata"(%0) : (memref<?x?x2xf64>) -> (memref<f64>, index, index, index, index, index)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.extract_strided_metadata, operand 0 as its element
"builtin.module"() ({
  "func.func"() <{sym_name = "extract_strided_metadata", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> f64
    %1, %2, %3, %4, %5, %6 = "memref.extract_strided_metadata"(%0) : (f64) -> (memref<f64>, index, index, index, index, index)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: memref.extract_strided_metadata, operand 0 of an unknown size
"builtin.module"() ({
  "func.func"() <{sym_name = "extract_strided_metadata", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> memref<?x?xf64>
    %1, %2, %3, %4, %5, %6 = "memref.extract_strided_metadata"(%0) : (memref<?x?xf64>) -> (memref<f64>, index, index, index, index, index)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.generic_atomic_rmw, region 0 argument 0 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "generic_atomic_rmw", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.generic_atomic_rmw"(%m, %i) ({
    ^bb0(%cur: i1):
      %cur_1 = "builtin.unrealized_conversion_cast"() : () -> f64
      %n = "arith.addf"(%cur_1, %x) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "memref.atomic_yield"(%n) : (f64) -> ()
    }) : (memref<?xf64>, index) -> f64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.generic_atomic_rmw, region 0 one argument more
"builtin.module"() ({
  "func.func"() <{sym_name = "generic_atomic_rmw", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.generic_atomic_rmw"(%m, %i) ({
    ^bb0(%cur: f64, %1: index):
      %n = "arith.addf"(%cur, %x) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "memref.atomic_yield"(%n) : (f64) -> ()
    }) : (memref<?xf64>, index) -> f64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.generic_atomic_rmw, result 0 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "generic_atomic_rmw", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.generic_atomic_rmw"(%m, %i) ({
    ^bb0(%cur: f64):
      %n = "arith.addf"(%cur, %x) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "memref.atomic_yield"(%n) : (f64) -> ()
    }) : (memref<?xf64>, index) -> i1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.generic_atomic_rmw, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "generic_atomic_rmw", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.generic_atomic_rmw"(%i) ({
    ^bb0(%cur: f64):
      %n = "arith.addf"(%cur, %x) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "memref.atomic_yield"(%n) : (f64) -> ()
    }) : (index) -> f64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: memref.generic_atomic_rmw, operand 0 of an unknown size
"builtin.module"() ({
  "func.func"() <{sym_name = "generic_atomic_rmw", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> memref<?xf64>
    %1 = "memref.generic_atomic_rmw"(%0, %i) ({
    ^bb0(%cur: f64):
      %n = "arith.addf"(%cur, %x) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "memref.atomic_yield"(%n) : (f64) -> ()
    }) : (memref<?xf64>, index) -> f64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.get_global, without name
"builtin.module"() ({
  "memref.global"() <{sym_visibility = "private", sym_name = "a", type = memref<2xf32>, initial_value = dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>}> : () -> ()
  "func.func"() <{sym_name = "get_global", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.get_global"() : () -> memref<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.get_global, one result less
"builtin.module"() ({
  "memref.global"() <{sym_visibility = "private", sym_name = "a", type = memref<2xf32>, initial_value = dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>}> : () -> ()
  "func.func"() <{sym_name = "get_global", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    "memref.get_global"() <{name = @a}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.get_global, result 0 of one dimension less
"builtin.module"() ({
  "memref.global"() <{sym_visibility = "private", sym_name = "a", type = memref<2xf32>, initial_value = dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>}> : () -> ()
  "func.func"() <{sym_name = "get_global", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.get_global"() <{name = @a}> : () -> memref<f32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.get_global, name as a number
"builtin.module"() ({
  "memref.global"() <{sym_visibility = "private", sym_name = "a", type = memref<2xf32>, initial_value = dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>}> : () -> ()
  "func.func"() <{sym_name = "get_global", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.get_global"() <{name = 1 : i64}> : () -> memref<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.global, type as its element
"builtin.module"() ({
  "memref.global"() <{sym_visibility = "private", sym_name = "a", type = memref<2xf32>, initial_value = dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>}> : () -> ()
  "memref.global"() <{sym_name = "b", type = memref<2xf32>, initial_value}> : () -> ()
  "memref.global"() <{constant, sym_name = "c", type = f64, initial_value = dense<0.000000e+00> : tensor<2x2xf64>, alignment = 64 : i64}> : () -> ()
  "memref.global"() <{sym_visibility = "private", constant, sym_name = "d", type = memref<i32>, initial_value = dense<3> : tensor<i32>}> : () -> ()
  "memref.global"() <{sym_name = "e", type = memref<4xf32>}> : () -> ()
  "memref.global"() <{sym_visibility = "private", sym_name = "f", type = memref<4xf32>}> {note} : () -> ()
}) : () -> ()
// -----
// rejected: memref.global, type of f32
"builtin.module"() ({
  "memref.global"() <{sym_visibility = "private", sym_name = "a", type = memref<2xf32>, initial_value = dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>}> : () -> ()
  "memref.global"() <{sym_name = "b", type = memref<2xf32>, initial_value}> : () -> ()
  "memref.global"() <{constant, sym_name = "c", type = memref<2x2xf32>, initial_value = dense<0.000000e+00> : tensor<2x2xf64>, alignment = 64 : i64}> : () -> ()
  "memref.global"() <{sym_visibility = "private", constant, sym_name = "d", type = memref<i32>, initial_value = dense<3> : tensor<i32>}> : () -> ()
  "memref.global"() <{sym_name = "e", type = memref<4xf32>}> : () -> ()
  "memref.global"() <{sym_visibility = "private", sym_name = "f", type = memref<4xf32>}> {note} : () -> ()
}) : () -> ()
// -----
// rejected: memref.global, type of one dimension less
"builtin.module"() ({
  "memref.global"() <{sym_visibility = "private", sym_name = "a", type = memref<f32>, initial_value = dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>}> : () -> ()
  "memref.global"() <{sym_name = "b", type = memref<2xf32>, initial_value}> : () -> ()
  "memref.global"() <{constant, sym_name = "c", type = memref<2x2xf64>, initial_value = dense<0.000000e+00> : tensor<2x2xf64>, alignment = 64 : i64}> : () -> ()
  "memref.global"() <{sym_visibility = "private", constant, sym_name = "d", type = memref<i32>, initial_value = dense<3> : tensor<i32>}> : () -> ()
  "memref.global"() <{sym_name = "e", type = memref<4xf32>}> : () -> ()
  "memref.global"() <{sym_visibility = "private", sym_name = "f", type = memref<4xf32>}> {note} : () -> ()
}) : () -> ()
// -----
// rejected: memref.global, type of one dimension more
"builtin.module"() ({
  "memref.global"() <{sym_visibility = "private", sym_name = "a", type = memref<2xf32>, initial_value = dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>}> : () -> ()
  "memref.global"() <{sym_name = "b", type = memref<2xf32>, initial_value}> : () -> ()
  "memref.global"() <{constant, sym_name = "c", type = memref<2x2x2xf64>, initial_value = dense<0.000000e+00> : tensor<2x2xf64>, alignment = 64 : i64}> : () -> ()
  "memref.global"() <{sym_visibility = "private", constant, sym_name = "d", type = memref<i32>, initial_value = dense<3> : tensor<i32>}> : () -> ()
  "memref.global"() <{sym_name = "e", type = memref<4xf32>}> : () -> ()
  "memref.global"() <{sym_visibility = "private", sym_name = "f", type = memref<4xf32>}> {note} : () -> ()
}) : () -> ()
// -----
// accepted: memref.global, without initial_value
"builtin.module"() ({
  "memref.global"() <{sym_visibility = "private", sym_name = "a", type = memref<2xf32>, initial_value = dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>}> : () -> ()
  "memref.global"() <{sym_name = "b", type = memref<2xf32>, initial_value}> : () -> ()
  "memref.global"() <{constant, sym_name = "c", type = memref<2x2xf64>, alignment = 64 : i64}> : () -> ()
  "memref.global"() <{sym_visibility = "private", constant, sym_name = "d", type = memref<i32>, initial_value = dense<3> : tensor<i32>}> : () -> ()
  "memref.global"() <{sym_name = "e", type = memref<4xf32>}> : () -> ()
  "memref.global"() <{sym_visibility = "private", sym_name = "f", type = memref<4xf32>}> {note} : () -> ()
}) : () -> ()
// -----
// rejected: memref.load, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "load", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.alloc"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<f64>
    %1 = "memref.load"() : () -> f64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.load, result 0 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "load", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.load"(%m, %i) <{nontemporal = true}> : (memref<?xf64>, index) -> i1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.load, without operand 1
"builtin.module"() ({
  "func.func"() <{sym_name = "load", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.load"(%m) <{nontemporal = true}> : (memref<?xf64>) -> f64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.load, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "load", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.load"(%i) <{nontemporal = true}> : (index) -> f64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: memref.load, without nontemporal
"builtin.module"() ({
  "func.func"() <{sym_name = "load", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.load"(%m, %i) : (memref<?xf64>, index) -> f64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.memory_space_cast, operand 0 as its element
"builtin.module"() ({
  "func.func"() <{sym_name = "memory_space_cast", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> f64
    %1 = "memref.memory_space_cast"(%0) : (f64) -> memref<?xf64, 1 : i64>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.memory_space_cast, result 0 without rank
"builtin.module"() ({
  "func.func"() <{sym_name = "memory_space_cast", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.memory_space_cast"(%m) : (memref<?xf64>) -> memref<*xf64>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.memory_space_cast, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "memory_space_cast", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.memory_space_cast"() : () -> memref<?xf64, 1 : i64>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.memory_space_cast, one result less
"builtin.module"() ({
  "func.func"() <{sym_name = "memory_space_cast", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    "memref.memory_space_cast"(%m) : (memref<?xf64>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: memref.memory_space_cast, result 0 in another space
"builtin.module"() ({
  "func.func"() <{sym_name = "memory_space_cast", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.memory_space_cast"(%m) : (memref<?xf64>) -> memref<?xf64, 3 : i32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.prefetch, localityHint = 4
"builtin.module"() ({
  "func.func"() <{sym_name = "prefetch", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    "memref.prefetch"(%m2, %i, %i) <{isWrite = false, localityHint = 4 : i32, isDataCache = true}> : (memref<4x8xf64>, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.prefetch, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "prefetch", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    "memref.prefetch"(%i, %i) <{isWrite = false, localityHint = 3 : i32, isDataCache = true}> : (index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.prefetch, one result more
"builtin.module"() ({
  "func.func"() <{sym_name = "prefetch", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.prefetch"(%m2, %i, %i) <{isWrite = false, localityHint = 3 : i32, isDataCache = true}> : (memref<4x8xf64>, index, index) -> f64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.prefetch, without operand 1
"builtin.module"() ({
  "func.func"() <{sym_name = "prefetch", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    "memref.prefetch"(%m2, %i) <{isWrite = false, localityHint = 3 : i32, isDataCache = true}> : (memref<4x8xf64>, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: memref.prefetch, isWrite = -1
"builtin.module"() ({
  "func.func"() <{sym_name = "prefetch", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    "memref.prefetch"(%m2, %i, %i) <{isWrite = true, localityHint = 3 : i32, isDataCache = true}> : (memref<4x8xf64>, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.rank, operand 0 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "rank", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> i1
    %1 = "memref.rank"(%0) : (i1) -> index
    %2 = "memref.rank"(%m) : (memref<?xf64>) -> index
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.rank, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "rank", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.rank"(%u) : (memref<*xf64>) -> index
    %1 = "memref.rank"() : () -> index
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.rank, one result less
"builtin.module"() ({
  "func.func"() <{sym_name = "rank", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    "memref.rank"(%u) : (memref<*xf64>) -> ()
    %0 = "memref.rank"(%m) : (memref<?xf64>) -> index
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: memref.rank, operand 0 of one dimension less
"builtin.module"() ({
  "func.func"() <{sym_name = "rank", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.rank"(%u) : (memref<*xf64>) -> index
    %1 = "builtin.unrealized_conversion_cast"() : () -> memref<f64>
    %2 = "memref.rank"(%1) : (memref<f64>) -> index
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.realloc, alignment = 0
"builtin.module"() ({
  "func.func"() <{sym_name = "realloc", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.realloc"(%m, %i) : (memref<?xf64>, index) -> memref<?xf64>
    %1 = "memref.realloc"(%s) : (memref<4xf64>) -> memref<8xf64>
    %2 = "memref.realloc"(%s) <{alignment = 0 : i64}> : (memref<4xf64>) -> memref<8xf64>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.realloc, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "realloc", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.realloc"(%m, %i) : (memref<?xf64>, index) -> memref<?xf64>
    %1 = "memref.realloc"(%s) : (memref<4xf64>) -> memref<8xf64>
    %2 = "memref.realloc"() <{alignment = 8 : i64}> : () -> memref<8xf64>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.realloc, operand 0 as its element
"builtin.module"() ({
  "func.func"() <{sym_name = "realloc", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> f64
    %1 = "memref.realloc"(%0, %i) : (f64, index) -> memref<?xf64>
    %2 = "memref.realloc"(%s) : (memref<4xf64>) -> memref<8xf64>
    %3 = "memref.realloc"(%s) <{alignment = 8 : i64}> : (memref<4xf64>) -> memref<8xf64>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.realloc, operand 1 twice
"builtin.module"() ({
  "func.func"() <{sym_name = "realloc", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.realloc"(%m, %i, %i) : (memref<?xf64>, index, index) -> memref<?xf64>
    %1 = "memref.realloc"(%s) : (memref<4xf64>) -> memref<8xf64>
    %2 = "memref.realloc"(%s) <{alignment = 8 : i64}> : (memref<4xf64>) -> memref<8xf64>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: memref.realloc, without alignment
"builtin.module"() ({
  "func.func"() <{sym_name = "realloc", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.realloc"(%m, %i) : (memref<?xf64>, index) -> memref<?xf64>
    %1 = "memref.realloc"(%s) : (memref<4xf64>) -> memref<8xf64>
    %2 = "memref.realloc"(%s) : (memref<4xf64>) -> memref<8xf64>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.reinterpret_cast, operandSegmentSizes [0] = -1
"builtin.module"() ({
  "func.func"() <{sym_name = "reinterpret_cast", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.reinterpret_cast"(%m, %i) <{static_offsets = array<i64: 0>, static_sizes = array<i64: -9223372036854775808, 4>, static_strides = array<i64: 4, 1>, operandSegmentSizes = array<i32: -1, 0, 1, 0>}> : (memref<?xf64>, index) -> memref<?x4xf64>
    %1 = "memref.reinterpret_cast"(%m, %i, %i, %i) <{static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: -9223372036854775808>, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (memref<?xf64>, index, index, index) -> memref<?xf64, strided<[?], offset: ?>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.reinterpret_cast, operand 0 as its element
"builtin.module"() ({
  "func.func"() <{sym_name = "reinterpret_cast", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> f64
    %1 = "memref.reinterpret_cast"(%0, %i) <{static_offsets = array<i64: 0>, static_sizes = array<i64: -9223372036854775808, 4>, static_strides = array<i64: 4, 1>, operandSegmentSizes = array<i32: 1, 0, 1, 0>}> : (f64, index) -> memref<?x4xf64>
    %2 = "memref.reinterpret_cast"(%m, %i, %i, %i) <{static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: -9223372036854775808>, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (memref<?xf64>, index, index, index) -> memref<?xf64, strided<[?], offset: ?>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.reinterpret_cast, one result less
"builtin.module"() ({
  "func.func"() <{sym_name = "reinterpret_cast", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.reinterpret_cast"(%m, %i) <{static_offsets = array<i64: 0>, static_sizes = array<i64: -9223372036854775808, 4>, static_strides = array<i64: 4, 1>, operandSegmentSizes = array<i32: 1, 0, 1, 0>}> : (memref<?xf64>, index) -> memref<?x4xf64>
    "memref.reinterpret_cast"(%m, %i, %i, %i) <{static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: -9223372036854775808>, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (memref<?xf64>, index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.reinterpret_cast, result 0 of f32
"builtin.module"() ({
  "func.func"() <{sym_name = "reinterpret_cast", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.reinterpret_cast"(%m, %i) <{static_offsets = array<i64: 0>, static_sizes = array<i64: -9223372036854775808, 4>, static_strides = array<i64: 4, 1>, operandSegmentSizes = array<i32: 1, 0, 1, 0>}> : (memref<?xf64>, index) -> memref<?x4xf64>
    %1 = "memref.reinterpret_cast"(%m, %i, %i, %i) <{static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: -9223372036854775808>, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (memref<?xf64>, index, index, index) -> memref<?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: memref.reinterpret_cast, result 0 of unknown strides
"builtin.module"() ({
  "func.func"() <{sym_name = "reinterpret_cast", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.reinterpret_cast"(%m, %i) <{static_offsets = array<i64: 0>, static_sizes = array<i64: -9223372036854775808, 4>, static_strides = array<i64: 4, 1>, operandSegmentSizes = array<i32: 1, 0, 1, 0>}> : (memref<?xf64>, index) -> memref<?x4xf64, strided<[?, ?], offset: ?>>
    %1 = "memref.reinterpret_cast"(%m, %i, %i, %i) <{static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: -9223372036854775808>, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (memref<?xf64>, index, index, index) -> memref<?xf64, strided<[?], offset: ?>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.reshape, operand 1 of an unknown size
"builtin.module"() ({
  "func.func"() <{sym_name = "reshape", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> memref<?xindex>
    %1 = "memref.reshape"(%m, %0) : (memref<?xf64>, memref<?xindex>) -> memref<?x?xf64>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.reshape, result 0 of f32
"builtin.module"() ({
  "func.func"() <{sym_name = "reshape", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.reshape"(%m, %shp) : (memref<?xf64>, memref<2xindex>) -> memref<?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.reshape, without operand 1
"builtin.module"() ({
  "func.func"() <{sym_name = "reshape", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.reshape"(%m) : (memref<?xf64>) -> memref<?x?xf64>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.reshape, result 0 of one dimension less
"builtin.module"() ({
  "func.func"() <{sym_name = "reshape", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.reshape"(%m, %shp) : (memref<?xf64>, memref<2xindex>) -> memref<?xf64>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: memref.reshape, result 0 without rank
"builtin.module"() ({
  "func.func"() <{sym_name = "reshape", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.reshape"(%m, %shp) : (memref<?xf64>, memref<2xindex>) -> memref<*xf64>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.store, operand 0 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "store", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> i1
    "memref.store"(%0, %m, %i) <{nontemporal = true}> : (i1, memref<?xf64>, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.store, without operand 1
"builtin.module"() ({
  "func.func"() <{sym_name = "store", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    "memref.store"(%x, %i) <{nontemporal = true}> : (f64, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.store, one result more
"builtin.module"() ({
  "func.func"() <{sym_name = "store", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.store"(%x, %m, %i) <{nontemporal = true}> : (f64, memref<?xf64>, index) -> f64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.store, nontemporal as a string
"builtin.module"() ({
  "func.func"() <{sym_name = "store", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    "memref.store"(%x, %m, %i) <{nontemporal = "x"}> : (f64, memref<?xf64>, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: memref.store, without nontemporal
"builtin.module"() ({
  "func.func"() <{sym_name = "store", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    "memref.store"(%x, %m, %i) : (f64, memref<?xf64>, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.subview, operandSegmentSizes [0] = -1
"builtin.module"() ({
  "func.func"() <{sym_name = "subview", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.subview"(%m2, %i) <{static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 2, 4>, static_strides = array<i64: 1, 2>, operandSegmentSizes = array<i32: -1, 1, 0, 0>}> : (memref<4x8xf64>, index) -> memref<2x4xf64, strided<[8, 2], offset: ?>>
    %1 = "memref.subview"(%m2) <{static_offsets = array<i64: 1, 0>, static_sizes = array<i64: 1, 8>, static_strides = array<i64: 1, 1>, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<4x8xf64>) -> memref<8xf64, strided<[1], offset: 8>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.subview, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "subview", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.subview"(%m2, %i) <{static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 2, 4>, static_strides = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (memref<4x8xf64>, index) -> memref<2x4xf64, strided<[8, 2], offset: ?>>
    %1 = "memref.subview"() <{static_offsets = array<i64: 1, 0>, static_sizes = array<i64: 1, 8>, static_strides = array<i64: 1, 1>, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : () -> memref<8xf64, strided<[1], offset: 8>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.subview, operand 0 as its element
"builtin.module"() ({
  "func.func"() <{sym_name = "subview", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> f64
    %1 = "memref.subview"(%0, %i) <{static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 2, 4>, static_strides = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (f64, index) -> memref<2x4xf64, strided<[8, 2], offset: ?>>
    %2 = "memref.subview"(%m2) <{static_offsets = array<i64: 1, 0>, static_sizes = array<i64: 1, 8>, static_strides = array<i64: 1, 1>, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<4x8xf64>) -> memref<8xf64, strided<[1], offset: 8>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.subview, one result less
"builtin.module"() ({
  "func.func"() <{sym_name = "subview", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    "memref.subview"(%m2, %i) <{static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 2, 4>, static_strides = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (memref<4x8xf64>, index) -> ()
    %0 = "memref.subview"(%m2) <{static_offsets = array<i64: 1, 0>, static_sizes = array<i64: 1, 8>, static_strides = array<i64: 1, 1>, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<4x8xf64>) -> memref<8xf64, strided<[1], offset: 8>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: memref.subview, static_offsets [0] = 1
"builtin.module"() ({
  "func.func"() <{sym_name = "subview", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.subview"(%m2, %i) <{static_offsets = array<i64: 1, -9223372036854775808>, static_sizes = array<i64: 2, 4>, static_strides = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (memref<4x8xf64>, index) -> memref<2x4xf64, strided<[8, 2], offset: ?>>
    %1 = "memref.subview"(%m2) <{static_offsets = array<i64: 1, 0>, static_sizes = array<i64: 1, 8>, static_strides = array<i64: 1, 1>, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<4x8xf64>) -> memref<8xf64, strided<[1], offset: 8>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.transpose, permutation without results
"builtin.module"() ({
  "func.func"() <{sym_name = "transpose", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.transpose"(%m2) <{permutation = affine_map<(d0, d1) -> ()>}> : (memref<4x8xf64>) -> memref<8x4xf64, strided<[1, 8]>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.transpose, operand 0 of one dimension less
"builtin.module"() ({
  "func.func"() <{sym_name = "transpose", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> memref<4xf64>
    %1 = "memref.transpose"(%0) <{permutation = affine_map<(d0, d1) -> (d1, d0)>}> : (memref<4xf64>) -> memref<8x4xf64, strided<[1, 8]>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.transpose, operand 0 as its element
"builtin.module"() ({
  "func.func"() <{sym_name = "transpose", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> f64
    %1 = "memref.transpose"(%0) <{permutation = affine_map<(d0, d1) -> (d1, d0)>}> : (f64) -> memref<8x4xf64, strided<[1, 8]>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.transpose, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "transpose", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.transpose"() <{permutation = affine_map<(d0, d1) -> (d1, d0)>}> : () -> memref<8x4xf64, strided<[1, 8]>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.view, without operand 1
"builtin.module"() ({
  "func.func"() <{sym_name = "view", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.view"(%by, %i) : (memref<1024xi8>, index) -> memref<?x4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.view, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "view", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.view"(%i, %i) : (index, index) -> memref<?x4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.view, one result less
"builtin.module"() ({
  "func.func"() <{sym_name = "view", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    "memref.view"(%by, %i, %i) : (memref<1024xi8>, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.view, result 0 in another space
"builtin.module"() ({
  "func.func"() <{sym_name = "view", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.view"(%by, %i, %i) : (memref<1024xi8>, index, index) -> memref<?x4xf32, 3 : i32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: memref.view, result 0 of one dimension less
"builtin.module"() ({
  "func.func"() <{sym_name = "view", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "memref.view"(%by, %i, %i) : (memref<1024xi8>, index, index) -> memref<?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: memref.atomic_rmw, operand 1 of an unknown size
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4x?xf64>, memref<4xi32>, f64, index, i32) -> f64}> ({
  ^bb0(%m: memref<4x?xf64>, %k: memref<4xi32>, %x: f64, %i: index, %v: i32):
    %a = "memref.atomic_rmw"(%x, %m, %i, %i) <{kind = 0 : i64}> : (f64, memref<4x?xf64>, index, index) -> f64
    %0 = "builtin.unrealized_conversion_cast"() : () -> memref<?xi32>
    %b = "memref.atomic_rmw"(%v, %0, %i) <{kind = 7 : i64}> : (i32, memref<?xi32>, index) -> i32
    "func.return"(%a) : (f64) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: memref.atomic_rmw, operand 1 of an unknown size
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4x?xf64>, memref<4xi32>, f64, index, i32) -> f64}> ({
  ^bb0(%m: memref<4x?xf64>, %k: memref<4xi32>, %x: f64, %i: index, %v: i32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> memref<4x?xf64>
    %a = "memref.atomic_rmw"(%x, %0, %i, %i) <{kind = 0 : i64}> : (f64, memref<4x?xf64>, index, index) -> f64
    %b = "memref.atomic_rmw"(%v, %k, %i) <{kind = 7 : i64}> : (i32, memref<4xi32>, index) -> i32
    "func.return"(%a) : (f64) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: memref.atomic_rmw, operand 1 of unknown sizes
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4x?xf64>, memref<4xi32>, f64, index, i32) -> f64}> ({
  ^bb0(%m: memref<4x?xf64>, %k: memref<4xi32>, %x: f64, %i: index, %v: i32):
    %a = "memref.atomic_rmw"(%x, %m, %i, %i) <{kind = 0 : i64}> : (f64, memref<4x?xf64>, index, index) -> f64
    %0 = "builtin.unrealized_conversion_cast"() : () -> memref<?xi32>
    %b = "memref.atomic_rmw"(%v, %0, %i) <{kind = 7 : i64}> : (i32, memref<?xi32>, index) -> i32
    "func.return"(%a) : (f64) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: seed
func.func @f(%m: memref<4x?xf64>, %k: memref<4xi32>, %x: f64, %i: index, %v: i32) -> f64 {
  %a = memref.atomic_rmw addf %x, %m[%i, %i] : (f64, memref<4x?xf64>) -> f64
  %b = memref.atomic_rmw maxu %v, %k[%i] : (i32, memref<4xi32>) -> i32
  return %a : f64
}
// -----
// accepted: memref.atomic_rmw, operand 1 in another space
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4x?xf64>, memref<4xi32>, f64, index, i32) -> f64}> ({
  ^bb0(%m: memref<4x?xf64>, %k: memref<4xi32>, %x: f64, %i: index, %v: i32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> memref<4x?xf64, 3 : i32>
    %a = "memref.atomic_rmw"(%x, %0, %i, %i) <{kind = 0 : i64}> : (f64, memref<4x?xf64, 3 : i32>, index, index) -> f64
    %b = "memref.atomic_rmw"(%v, %k, %i) <{kind = 7 : i64}> : (i32, memref<4xi32>, index) -> i32
    "func.return"(%a) : (f64) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: memref.atomic_rmw, operand 1 of another size
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4x?xf64>, memref<4xi32>, f64, index, i32) -> f64}> ({
  ^bb0(%m: memref<4x?xf64>, %k: memref<4xi32>, %x: f64, %i: index, %v: i32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> memref<4x7xf64>
    %a = "memref.atomic_rmw"(%x, %0, %i, %i) <{kind = 0 : i64}> : (f64, memref<4x7xf64>, index, index) -> f64
    %b = "memref.atomic_rmw"(%v, %k, %i) <{kind = 7 : i64}> : (i32, memref<4xi32>, index) -> i32
    "func.return"(%a) : (f64) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.atomic_rmw, operand 1 of index
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4x?xf64>, memref<4xi32>, f64, index, i32) -> f64}> ({
  ^bb0(%m: memref<4x?xf64>, %k: memref<4xi32>, %x: f64, %i: index, %v: i32):
    %a = "memref.atomic_rmw"(%x, %m, %i, %i) <{kind = 0 : i64}> : (f64, memref<4x?xf64>, index, index) -> f64
    %0 = "builtin.unrealized_conversion_cast"() : () -> memref<4xindex>
    %b = "memref.atomic_rmw"(%v, %0, %i) <{kind = 7 : i64}> : (i32, memref<4xindex>, index) -> i32
    "func.return"(%a) : (f64) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.atomic_rmw, result 0 as index
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4x?xf64>, memref<4xi32>, f64, index, i32) -> f64}> ({
  ^bb0(%m: memref<4x?xf64>, %k: memref<4xi32>, %x: f64, %i: index, %v: i32):
    %a = "memref.atomic_rmw"(%x, %m, %i, %i) <{kind = 0 : i64}> : (f64, memref<4x?xf64>, index, index) -> f64
    %0 = "memref.atomic_rmw"(%v, %k, %i) <{kind = 7 : i64}> : (i32, memref<4xi32>, index) -> index
    "func.return"(%a) : (f64) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.atomic_rmw, result 0 as vector<4xf64>
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4x?xf64>, memref<4xi32>, f64, index, i32) -> f64}> ({
  ^bb0(%m: memref<4x?xf64>, %k: memref<4xi32>, %x: f64, %i: index, %v: i32):
    %a = "builtin.unrealized_conversion_cast"() : () -> f64
    %0 = "memref.atomic_rmw"(%x, %m, %i, %i) <{kind = 0 : i64}> : (f64, memref<4x?xf64>, index, index) -> vector<4xf64>
    %b = "memref.atomic_rmw"(%v, %k, %i) <{kind = 7 : i64}> : (i32, memref<4xi32>, index) -> i32
    "func.return"(%a) : (f64) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.atomic_rmw, operand 2 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4x?xf64>, memref<4xi32>, f64, index, i32) -> f64}> ({
  ^bb0(%m: memref<4x?xf64>, %k: memref<4xi32>, %x: f64, %i: index, %v: i32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> i1
    %a = "memref.atomic_rmw"(%x, %m, %0, %i) <{kind = 0 : i64}> : (f64, memref<4x?xf64>, i1, index) -> f64
    %b = "memref.atomic_rmw"(%v, %k, %i) <{kind = 7 : i64}> : (i32, memref<4xi32>, index) -> i32
    "func.return"(%a) : (f64) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.atomic_rmw, operand 1 of one dimension less
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4x?xf64>, memref<4xi32>, f64, index, i32) -> f64}> ({
  ^bb0(%m: memref<4x?xf64>, %k: memref<4xi32>, %x: f64, %i: index, %v: i32):
    %a = "memref.atomic_rmw"(%x, %m, %i, %i) <{kind = 0 : i64}> : (f64, memref<4x?xf64>, index, index) -> f64
    %0 = "builtin.unrealized_conversion_cast"() : () -> memref<i32>
    %b = "memref.atomic_rmw"(%v, %0, %i) <{kind = 7 : i64}> : (i32, memref<i32>, index) -> i32
    "func.return"(%a) : (f64) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.atomic_rmw, result 0 as index
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4x?xf64>, memref<4xi32>, f64, index, i32) -> f64}> ({
  ^bb0(%m: memref<4x?xf64>, %k: memref<4xi32>, %x: f64, %i: index, %v: i32):
    %a = "builtin.unrealized_conversion_cast"() : () -> f64
    %0 = "memref.atomic_rmw"(%x, %m, %i, %i) <{kind = 0 : i64}> : (f64, memref<4x?xf64>, index, index) -> index
    %b = "memref.atomic_rmw"(%v, %k, %i) <{kind = 7 : i64}> : (i32, memref<4xi32>, index) -> i32
    "func.return"(%a) : (f64) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.atomic_rmw, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4x?xf64>, memref<4xi32>, f64, index, i32) -> f64}> ({
  ^bb0(%m: memref<4x?xf64>, %k: memref<4xi32>, %x: f64, %i: index, %v: i32):
    %a = "memref.atomic_rmw"(%x, %m, %i, %i) <{kind = 0 : i64}> : (f64, memref<4x?xf64>, index, index) -> f64
    %b = "memref.atomic_rmw"(%k, %i) <{kind = 7 : i64}> : (memref<4xi32>, index) -> i32
    "func.return"(%a) : (f64) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.atomic_rmw, without operand 1
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4x?xf64>, memref<4xi32>, f64, index, i32) -> f64}> ({
  ^bb0(%m: memref<4x?xf64>, %k: memref<4xi32>, %x: f64, %i: index, %v: i32):
    %a = "memref.atomic_rmw"(%x, %m, %i, %i) <{kind = 0 : i64}> : (f64, memref<4x?xf64>, index, index) -> f64
    %b = "memref.atomic_rmw"(%v, %i) <{kind = 7 : i64}> : (i32, index) -> i32
    "func.return"(%a) : (f64) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.atomic_rmw, kind = -9223372036854775808
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4x?xf64>, memref<4xi32>, f64, index, i32) -> f64}> ({
  ^bb0(%m: memref<4x?xf64>, %k: memref<4xi32>, %x: f64, %i: index, %v: i32):
    %a = "memref.atomic_rmw"(%x, %m, %i, %i) <{kind = -9223372036854775808 : i64}> : (f64, memref<4x?xf64>, index, index) -> f64
    %b = "memref.atomic_rmw"(%v, %k, %i) <{kind = 7 : i64}> : (i32, memref<4xi32>, index) -> i32
    "func.return"(%a) : (f64) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.atomic_rmw, operand 1 without rank
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4x?xf64>, memref<4xi32>, f64, index, i32) -> f64}> ({
  ^bb0(%m: memref<4x?xf64>, %k: memref<4xi32>, %x: f64, %i: index, %v: i32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> memref<*xf64>
    %a = "memref.atomic_rmw"(%x, %0, %i, %i) <{kind = 0 : i64}> : (f64, memref<*xf64>, index, index) -> f64
    %b = "memref.atomic_rmw"(%v, %k, %i) <{kind = 7 : i64}> : (i32, memref<4xi32>, index) -> i32
    "func.return"(%a) : (f64) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.atomic_rmw, operand 1 of f32
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4x?xf64>, memref<4xi32>, f64, index, i32) -> f64}> ({
  ^bb0(%m: memref<4x?xf64>, %k: memref<4xi32>, %x: f64, %i: index, %v: i32):
    %a = "memref.atomic_rmw"(%x, %m, %i, %i) <{kind = 0 : i64}> : (f64, memref<4x?xf64>, index, index) -> f64
    %0 = "builtin.unrealized_conversion_cast"() : () -> memref<4xf32>
    %b = "memref.atomic_rmw"(%v, %0, %i) <{kind = 7 : i64}> : (i32, memref<4xf32>, index) -> i32
    "func.return"(%a) : (f64) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.atomic_rmw, operand 3 as memref<4xf64>
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4x?xf64>, memref<4xi32>, f64, index, i32) -> f64}> ({
  ^bb0(%m: memref<4x?xf64>, %k: memref<4xi32>, %x: f64, %i: index, %v: i32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> memref<4xf64>
    %a = "memref.atomic_rmw"(%x, %m, %i, %0) <{kind = 0 : i64}> : (f64, memref<4x?xf64>, index, memref<4xf64>) -> f64
    %b = "memref.atomic_rmw"(%v, %k, %i) <{kind = 7 : i64}> : (i32, memref<4xi32>, index) -> i32
    "func.return"(%a) : (f64) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.atomic_rmw, kind = 1
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4x?xf64>, memref<4xi32>, f64, index, i32) -> f64}> ({
  ^bb0(%m: memref<4x?xf64>, %k: memref<4xi32>, %x: f64, %i: index, %v: i32):
    %a = "memref.atomic_rmw"(%x, %m, %i, %i) <{kind = 1 : i64}> : (f64, memref<4x?xf64>, index, index) -> f64
    %b = "memref.atomic_rmw"(%v, %k, %i) <{kind = 7 : i64}> : (i32, memref<4xi32>, index) -> i32
    "func.return"(%a) : (f64) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.atomic_rmw, operand 1 without rank
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4x?xf64>, memref<4xi32>, f64, index, i32) -> f64}> ({
  ^bb0(%m: memref<4x?xf64>, %k: memref<4xi32>, %x: f64, %i: index, %v: i32):
    %a = "memref.atomic_rmw"(%x, %m, %i, %i) <{kind = 0 : i64}> : (f64, memref<4x?xf64>, index, index) -> f64
    %0 = "builtin.unrealized_conversion_cast"() : () -> memref<*xi32>
    %b = "memref.atomic_rmw"(%v, %0, %i) <{kind = 7 : i64}> : (i32, memref<*xi32>, index) -> i32
    "func.return"(%a) : (f64) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.atomic_rmw, operand 2 twice
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4x?xf64>, memref<4xi32>, f64, index, i32) -> f64}> ({
  ^bb0(%m: memref<4x?xf64>, %k: memref<4xi32>, %x: f64, %i: index, %v: i32):
    %a = "memref.atomic_rmw"(%x, %m, %i, %i, %i) <{kind = 0 : i64}> : (f64, memref<4x?xf64>, index, index, index) -> f64
    %b = "memref.atomic_rmw"(%v, %k, %i) <{kind = 7 : i64}> : (i32, memref<4xi32>, index) -> i32
    "func.return"(%a) : (f64) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.atomic_rmw, operand 1 twice
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4x?xf64>, memref<4xi32>, f64, index, i32) -> f64}> ({
  ^bb0(%m: memref<4x?xf64>, %k: memref<4xi32>, %x: f64, %i: index, %v: i32):
    %a = "memref.atomic_rmw"(%x, %m, %m, %i, %i) <{kind = 0 : i64}> : (f64, memref<4x?xf64>, memref<4x?xf64>, index, index) -> f64
    %b = "memref.atomic_rmw"(%v, %k, %i) <{kind = 7 : i64}> : (i32, memref<4xi32>, index) -> i32
    "func.return"(%a) : (f64) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.atomic_rmw, result 0 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4x?xf64>, memref<4xi32>, f64, index, i32) -> f64}> ({
  ^bb0(%m: memref<4x?xf64>, %k: memref<4xi32>, %x: f64, %i: index, %v: i32):
    %a = "builtin.unrealized_conversion_cast"() : () -> f64
    %0 = "memref.atomic_rmw"(%x, %m, %i, %i) <{kind = 0 : i64}> : (f64, memref<4x?xf64>, index, index) -> i1
    %b = "memref.atomic_rmw"(%v, %k, %i) <{kind = 7 : i64}> : (i32, memref<4xi32>, index) -> i32
    "func.return"(%a) : (f64) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.atomic_rmw, operand 2 as f64
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4x?xf64>, memref<4xi32>, f64, index, i32) -> f64}> ({
  ^bb0(%m: memref<4x?xf64>, %k: memref<4xi32>, %x: f64, %i: index, %v: i32):
    %a = "memref.atomic_rmw"(%x, %m, %i, %i) <{kind = 0 : i64}> : (f64, memref<4x?xf64>, index, index) -> f64
    %0 = "builtin.unrealized_conversion_cast"() : () -> f64
    %b = "memref.atomic_rmw"(%v, %k, %0) <{kind = 7 : i64}> : (i32, memref<4xi32>, f64) -> i32
    "func.return"(%a) : (f64) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: memref.atomic_rmw, operand 0 twice
"builtin.module"() ({
  "func.func"() <{sym_name = "f", function_type = (memref<4x?xf64>, memref<4xi32>, f64, index, i32) -> f64}> ({
  ^bb0(%m: memref<4x?xf64>, %k: memref<4xi32>, %x: f64, %i: index, %v: i32):
    %a = "memref.atomic_rmw"(%x, %x, %m, %i, %i) <{kind = 0 : i64}> : (f64, f64, memref<4x?xf64>, index, index) -> f64
    %b = "memref.atomic_rmw"(%v, %k, %i) <{kind = 7 : i64}> : (i32, memref<4xi32>, index) -> i32
    "func.return"(%a) : (f64) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: memref.copy, operand 0 of another size
"builtin.module"() ({
  "func.func"() <{sym_name = "copy", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    "memref.copy"(%m, %m) : (memref<?xf64>, memref<?xf64>) -> ()
    %0 = "builtin.unrealized_conversion_cast"() : () -> memref<7xf64>
    "memref.copy"(%0, %m) {note} : (memref<7xf64>, memref<?xf64>) -> ()
    "memref.copy"(%u, %u) : (memref<*xf64>, memref<*xf64>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: memref.copy, operand 1 of another size
"builtin.module"() ({
  "func.func"() <{sym_name = "copy", function_type = (memref<?xf64>, memref<4xf64>, f64, index, memref<*xf64>, memref<4xi32>, i32, memref<4x8xf64>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<1024xi8>, memref<2xindex>) -> ()}> ({
  ^bb0(%m: memref<?xf64>, %s: memref<4xf64>, %x: f64, %i: index, %u: memref<*xf64>, %mi: memref<4xi32>, %k: i32, %m2: memref<4x8xf64>, %d2: memref<?x?xf64, strided<[?, 1], offset: ?>>, %by: memref<1024xi8>, %shp: memref<2xindex>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> memref<7xf64>
    "memref.copy"(%m, %0) : (memref<?xf64>, memref<7xf64>) -> ()
    "memref.copy"(%m, %m) {note} : (memref<?xf64>, memref<?xf64>) -> ()
    "memref.copy"(%u, %u) : (memref<*xf64>, memref<*xf64>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
