// rejected: arith.addf, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "attributes", function_type = (i32, f32) -> ()}> ({
  ^bb0(%a: i32, %x: f32):
    %0 = "arith.addi"(%a, %a) <{overflowFlags = #arith.overflow<none>}> {note = "text"} : (i32, i32) -> i32
    %1 = "arith.addf"(%x) <{fastmath = #arith.fastmath<fast>}> {note} : (f32) -> f32
    %2 = "arith.cmpf"(%x, %x) <{predicate = 4 : i64, fastmath = #arith.fastmath<fast>}> {note} : (f32, f32) -> i1
    %3 = "arith.constant"() <{value = 5 : i32}> {note} : () -> i32
    %4 = "arith.extsi"(%a) {note} : (i32) -> i64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: arith.addf, without fastmath
"builtin.module"() ({
  "func.func"() <{sym_name = "attributes", function_type = (i32, f32) -> ()}> ({
  ^bb0(%a: i32, %x: f32):
    %0 = "arith.addi"(%a, %a) <{overflowFlags = #arith.overflow<none>}> {note = "text"} : (i32, i32) -> i32
    %1 = "arith.addf"(%x, %x) {note} : (f32, f32) -> f32
    %2 = "arith.cmpf"(%x, %x) <{predicate = 4 : i64, fastmath = #arith.fastmath<fast>}> {note} : (f32, f32) -> i1
    %3 = "arith.constant"() <{value = 5 : i32}> {note} : () -> i32
    %4 = "arith.extsi"(%a) {note} : (i32) -> i64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: arith.addi, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "generic_form", function_type = (i32, vector<4xi32>) -> ()}> ({
  ^bb0(%a: i32, %v: vector<4xi32>):
    %0 = "arith.addi"(%a) <{overflowFlags = #arith.overflow<none>}> : (i32) -> i32
    %1 = "arith.cmpi"(%v, %v) <{predicate = 2 : i64}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
    %2 = "arith.select"(%1, %v, %v) : (vector<4xi1>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %3 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: arith.addi, without overflowFlags
"builtin.module"() ({
  "func.func"() <{sym_name = "generic_form", function_type = (i32, vector<4xi32>) -> ()}> ({
  ^bb0(%a: i32, %v: vector<4xi32>):
    %0 = "arith.addi"(%a, %a) : (i32, i32) -> i32
    %1 = "arith.cmpi"(%v, %v) <{predicate = 2 : i64}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
    %2 = "arith.select"(%1, %v, %v) : (vector<4xi1>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %3 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: arith.addui_extended, result 1 of one dimension less
"builtin.module"() ({
  "func.func"() <{sym_name = "extended", function_type = (i32, i32, vector<4xi16>) -> ()}> ({
  ^bb0(%a: i32, %b: i32, %v: vector<4xi16>):
    %s, %o = "arith.addui_extended"(%a, %b) : (i32, i32) -> (i32, i1)
    %low, %high = "arith.mulsi_extended"(%a, %b) : (i32, i32) -> (i32, i32)
    %l, %h = "arith.mului_extended"(%a, %b) : (i32, i32) -> (i32, i32)
    %0, %1 = "arith.addui_extended"(%v, %v) : (vector<4xi16>, vector<4xi16>) -> (vector<4xi16>, vector<i1>)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: arith.andi, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "integers", function_type = (i32, i32) -> ()}> ({
  ^bb0(%a: i32, %b: i32):
    %0 = "arith.addi"(%a, %b) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %1 = "arith.subi"(%a, %b) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
    %2 = "arith.muli"(%a, %b) <{overflowFlags = #arith.overflow<nsw,nuw>}> : (i32, i32) -> i32
    %3 = "arith.divsi"(%a, %b) : (i32, i32) -> i32
    %4 = "arith.divui"(%a, %b) : (i32, i32) -> i32
    %5 = "arith.ceildivsi"(%a, %b) : (i32, i32) -> i32
    %6 = "arith.ceildivui"(%a, %b) : (i32, i32) -> i32
    %7 = "arith.floordivsi"(%a, %b) : (i32, i32) -> i32
    %8 = "arith.remsi"(%a, %b) : (i32, i32) -> i32
    %9 = "arith.remui"(%a, %b) : (i32, i32) -> i32
    %10 = "arith.andi"(%b) : (i32) -> i32
    %11 = "arith.ori"(%a, %b) : (i32, i32) -> i32
    %12 = "arith.xori"(%a, %b) : (i32, i32) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: arith.bitcast, operand 0 as index
"builtin.module"() ({
  "func.func"() <{sym_name = "bitcast", function_type = (f32, i64, vector<2xf64>) -> ()}> ({
  ^bb0(%f: f32, %i: i64, %v: vector<2xf64>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> index
    %1 = "arith.bitcast"(%0) : (index) -> i32
    %2 = "arith.bitcast"(%i) : (i64) -> f64
    %3 = "arith.bitcast"(%v) : (vector<2xf64>) -> vector<2xi64>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: arith.bitcast, result 0 as f32
"builtin.module"() ({
  "func.func"() <{sym_name = "bitcast", function_type = (f32, i64, vector<2xf64>) -> ()}> ({
  ^bb0(%f: f32, %i: i64, %v: vector<2xf64>):
    %0 = "arith.bitcast"(%f) : (f32) -> f32
    %1 = "arith.bitcast"(%i) : (i64) -> f64
    %2 = "arith.bitcast"(%v) : (vector<2xf64>) -> vector<2xi64>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: arith.ceildivsi, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "integers", function_type = (i32, i32) -> ()}> ({
  ^bb0(%a: i32, %b: i32):
    %0 = "arith.addi"(%a, %b) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %1 = "arith.subi"(%a, %b) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
    %2 = "arith.muli"(%a, %b) <{overflowFlags = #arith.overflow<nsw,nuw>}> : (i32, i32) -> i32
    %3 = "arith.divsi"(%a, %b) : (i32, i32) -> i32
    %4 = "arith.divui"(%a, %b) : (i32, i32) -> i32
    %5 = "arith.ceildivsi"(%b) : (i32) -> i32
    %6 = "arith.ceildivui"(%a, %b) : (i32, i32) -> i32
    %7 = "arith.floordivsi"(%a, %b) : (i32, i32) -> i32
    %8 = "arith.remsi"(%a, %b) : (i32, i32) -> i32
    %9 = "arith.remui"(%a, %b) : (i32, i32) -> i32
    %10 = "arith.andi"(%a, %b) : (i32, i32) -> i32
    %11 = "arith.ori"(%a, %b) : (i32, i32) -> i32
    %12 = "arith.xori"(%a, %b) : (i32, i32) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: arith.ceildivui, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "integers", function_type = (i32, i32) -> ()}> ({
  ^bb0(%a: i32, %b: i32):
    %0 = "arith.addi"(%a, %b) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %1 = "arith.subi"(%a, %b) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
    %2 = "arith.muli"(%a, %b) <{overflowFlags = #arith.overflow<nsw,nuw>}> : (i32, i32) -> i32
    %3 = "arith.divsi"(%a, %b) : (i32, i32) -> i32
    %4 = "arith.divui"(%a, %b) : (i32, i32) -> i32
    %5 = "arith.ceildivsi"(%a, %b) : (i32, i32) -> i32
    %6 = "arith.ceildivui"(%b) : (i32) -> i32
    %7 = "arith.floordivsi"(%a, %b) : (i32, i32) -> i32
    %8 = "arith.remsi"(%a, %b) : (i32, i32) -> i32
    %9 = "arith.remui"(%a, %b) : (i32, i32) -> i32
    %10 = "arith.andi"(%a, %b) : (i32, i32) -> i32
    %11 = "arith.ori"(%a, %b) : (i32, i32) -> i32
    %12 = "arith.xori"(%a, %b) : (i32, i32) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: arith.cmpf, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "attributes", function_type = (i32, f32) -> ()}> ({
  ^bb0(%a: i32, %x: f32):
    %0 = "arith.addi"(%a, %a) <{overflowFlags = #arith.overflow<none>}> {note = "text"} : (i32, i32) -> i32
    %1 = "arith.addf"(%x, %x) <{fastmath = #arith.fastmath<fast>}> {note} : (f32, f32) -> f32
    %2 = "arith.cmpf"(%x) <{predicate = 4 : i64, fastmath = #arith.fastmath<fast>}> {note} : (f32) -> i1
    %3 = "arith.constant"() <{value = 5 : i32}> {note} : () -> i32
    %4 = "arith.extsi"(%a) {note} : (i32) -> i64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: arith.cmpf, without fastmath
"builtin.module"() ({
  "func.func"() <{sym_name = "attributes", function_type = (i32, f32) -> ()}> ({
  ^bb0(%a: i32, %x: f32):
    %0 = "arith.addi"(%a, %a) <{overflowFlags = #arith.overflow<none>}> {note = "text"} : (i32, i32) -> i32
    %1 = "arith.addf"(%x, %x) <{fastmath = #arith.fastmath<fast>}> {note} : (f32, f32) -> f32
    %2 = "arith.cmpf"(%x, %x) <{predicate = 4 : i64}> {note} : (f32, f32) -> i1
    %3 = "arith.constant"() <{value = 5 : i32}> {note} : () -> i32
    %4 = "arith.extsi"(%a) {note} : (i32) -> i64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: arith.cmpi, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "generic_form", function_type = (i32, vector<4xi32>) -> ()}> ({
  ^bb0(%a: i32, %v: vector<4xi32>):
    %0 = "arith.addi"(%a, %a) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %1 = "arith.cmpi"(%v) <{predicate = 2 : i64}> : (vector<4xi32>) -> vector<4xi1>
    %2 = "arith.select"(%1, %v, %v) : (vector<4xi1>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %3 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: arith.cmpi, predicate = 0
"builtin.module"() ({
  "func.func"() <{sym_name = "generic_form", function_type = (i32, vector<4xi32>) -> ()}> ({
  ^bb0(%a: i32, %v: vector<4xi32>):
    %0 = "arith.addi"(%a, %a) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %1 = "arith.cmpi"(%v, %v) <{predicate = 0 : i64}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
    %2 = "arith.select"(%1, %v, %v) : (vector<4xi1>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %3 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: arith.constant, value as a string
"builtin.module"() ({
  "func.func"() <{sym_name = "generic_form", function_type = (i32, vector<4xi32>) -> ()}> ({
  ^bb0(%a: i32, %v: vector<4xi32>):
    %0 = "arith.addi"(%a, %a) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %1 = "arith.cmpi"(%v, %v) <{predicate = 2 : i64}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
    %2 = "arith.select"(%1, %v, %v) : (vector<4xi1>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %3 = "arith.constant"() <{value = "x"}> : () -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: arith.constant, value = 0
"builtin.module"() ({
  "func.func"() <{sym_name = "generic_form", function_type = (i32, vector<4xi32>) -> ()}> ({
  ^bb0(%a: i32, %v: vector<4xi32>):
    %0 = "arith.addi"(%a, %a) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %1 = "arith.cmpi"(%v, %v) <{predicate = 2 : i64}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
    %2 = "arith.select"(%1, %v, %v) : (vector<4xi1>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %3 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: arith.divf, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "floats", function_type = (f64, f64) -> ()}> ({
  ^bb0(%a: f64, %b: f64):
    %0 = "arith.addf"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %1 = "arith.subf"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %2 = "arith.mulf"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %3 = "arith.divf"(%b) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    %4 = "arith.remf"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %5 = "arith.negf"(%a) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: arith.divf, without fastmath
"builtin.module"() ({
  "func.func"() <{sym_name = "floats", function_type = (f64, f64) -> ()}> ({
  ^bb0(%a: f64, %b: f64):
    %0 = "arith.addf"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %1 = "arith.subf"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %2 = "arith.mulf"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %3 = "arith.divf"(%a, %b) : (f64, f64) -> f64
    %4 = "arith.remf"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %5 = "arith.negf"(%a) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: arith.divsi, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "exact", function_type = (i64, i64, vector<4xi8>) -> ()}> ({
  ^bb0(%a: i64, %b: i64, %v: vector<4xi8>):
    %0 = "arith.divsi"(%a, %b) <{isExact}> : (i64, i64) -> i64
    %1 = "arith.divui"(%a, %b) <{isExact}> : (i64, i64) -> i64
    %2 = "arith.shrsi"(%a, %b) <{isExact}> : (i64, i64) -> i64
    %3 = "arith.shrui"(%a, %b) <{isExact}> : (i64, i64) -> i64
    %4 = "arith.divsi"(%v) <{isExact}> {note} : (vector<4xi8>) -> vector<4xi8>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: arith.divsi, without isExact
"builtin.module"() ({
  "func.func"() <{sym_name = "exact", function_type = (i64, i64, vector<4xi8>) -> ()}> ({
  ^bb0(%a: i64, %b: i64, %v: vector<4xi8>):
    %0 = "arith.divsi"(%a, %b) : (i64, i64) -> i64
    %1 = "arith.divui"(%a, %b) <{isExact}> : (i64, i64) -> i64
    %2 = "arith.shrsi"(%a, %b) <{isExact}> : (i64, i64) -> i64
    %3 = "arith.shrui"(%a, %b) <{isExact}> : (i64, i64) -> i64
    %4 = "arith.divsi"(%v, %v) <{isExact}> {note} : (vector<4xi8>, vector<4xi8>) -> vector<4xi8>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: arith.divui, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "exact", function_type = (i64, i64, vector<4xi8>) -> ()}> ({
  ^bb0(%a: i64, %b: i64, %v: vector<4xi8>):
    %0 = "arith.divsi"(%a, %b) <{isExact}> : (i64, i64) -> i64
    %1 = "arith.divui"(%b) <{isExact}> : (i64) -> i64
    %2 = "arith.shrsi"(%a, %b) <{isExact}> : (i64, i64) -> i64
    %3 = "arith.shrui"(%a, %b) <{isExact}> : (i64, i64) -> i64
    %4 = "arith.divsi"(%v, %v) <{isExact}> {note} : (vector<4xi8>, vector<4xi8>) -> vector<4xi8>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: arith.divui, without isExact
"builtin.module"() ({
  "func.func"() <{sym_name = "exact", function_type = (i64, i64, vector<4xi8>) -> ()}> ({
  ^bb0(%a: i64, %b: i64, %v: vector<4xi8>):
    %0 = "arith.divsi"(%a, %b) <{isExact}> : (i64, i64) -> i64
    %1 = "arith.divui"(%a, %b) : (i64, i64) -> i64
    %2 = "arith.shrsi"(%a, %b) <{isExact}> : (i64, i64) -> i64
    %3 = "arith.shrui"(%a, %b) <{isExact}> : (i64, i64) -> i64
    %4 = "arith.divsi"(%v, %v) <{isExact}> {note} : (vector<4xi8>, vector<4xi8>) -> vector<4xi8>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: arith.extf, operand 0 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "extf", function_type = (f16, bf16, f32, vector<2xf32>) -> ()}> ({
  ^bb0(%h: f16, %b: bf16, %f: f32, %v: vector<2xf32>):
    %0 = "arith.extf"(%h) : (f16) -> f32
    %1 = "builtin.unrealized_conversion_cast"() : () -> i1
    %2 = "arith.extf"(%1) : (i1) -> f64
    %3 = "arith.extf"(%f) <{fastmath = #arith.fastmath<fast>}> : (f32) -> f64
    %4 = "arith.extf"(%v) : (vector<2xf32>) -> vector<2xf64>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: arith.extf, without fastmath
"builtin.module"() ({
  "func.func"() <{sym_name = "extf", function_type = (f16, bf16, f32, vector<2xf32>) -> ()}> ({
  ^bb0(%h: f16, %b: bf16, %f: f32, %v: vector<2xf32>):
    %0 = "arith.extf"(%h) : (f16) -> f32
    %1 = "arith.extf"(%b) : (bf16) -> f64
    %2 = "arith.extf"(%f) : (f32) -> f64
    %3 = "arith.extf"(%v) : (vector<2xf32>) -> vector<2xf64>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: arith.extsi, operand 0 as f32
"builtin.module"() ({
  "func.func"() <{sym_name = "attributes", function_type = (i32, f32) -> ()}> ({
  ^bb0(%a: i32, %x: f32):
    %0 = "arith.addi"(%a, %a) <{overflowFlags = #arith.overflow<none>}> {note = "text"} : (i32, i32) -> i32
    %1 = "arith.addf"(%x, %x) <{fastmath = #arith.fastmath<fast>}> {note} : (f32, f32) -> f32
    %2 = "arith.cmpf"(%x, %x) <{predicate = 4 : i64, fastmath = #arith.fastmath<fast>}> {note} : (f32, f32) -> i1
    %3 = "arith.constant"() <{value = 5 : i32}> {note} : () -> i32
    %4 = "builtin.unrealized_conversion_cast"() : () -> f32
    %5 = "arith.extsi"(%4) {note} : (f32) -> i64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: arith.extsi, without note
"builtin.module"() ({
  "func.func"() <{sym_name = "attributes", function_type = (i32, f32) -> ()}> ({
  ^bb0(%a: i32, %x: f32):
    %0 = "arith.addi"(%a, %a) <{overflowFlags = #arith.overflow<none>}> {note = "text"} : (i32, i32) -> i32
    %1 = "arith.addf"(%x, %x) <{fastmath = #arith.fastmath<fast>}> {note} : (f32, f32) -> f32
    %2 = "arith.cmpf"(%x, %x) <{predicate = 4 : i64, fastmath = #arith.fastmath<fast>}> {note} : (f32, f32) -> i1
    %3 = "arith.constant"() <{value = 5 : i32}> {note} : () -> i32
    %4 = "arith.extsi"(%a) : (i32) -> i64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: arith.extui, result 0 as its element
"builtin.module"() ({
  "func.func"() <{sym_name = "integer_casts", function_type = (i32, vector<4xi32>, tensor<?xi32>) -> ()}> ({
  ^bb0(%a: i32, %v: vector<4xi32>, %t: tensor<?xi32>):
    %0 = "arith.extsi"(%a) : (i32) -> i64
    %1 = "arith.extui"(%a) : (i32) -> i64
    %2 = "arith.trunci"(%a) <{overflowFlags = #arith.overflow<none>}> : (i32) -> i8
    %3 = "arith.extsi"(%v) : (vector<4xi32>) -> vector<4xi64>
    %4 = "arith.extui"(%t) : (tensor<?xi32>) -> i64
    %5 = "arith.trunci"(%v) <{overflowFlags = #arith.overflow<nsw,nuw>}> : (vector<4xi32>) -> vector<4xi1>
    %6 = "arith.trunci"(%t) <{overflowFlags = #arith.overflow<nsw>}> {note} : (tensor<?xi32>) -> tensor<?xi16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: arith.extui, result 0 of an unknown size
"builtin.module"() ({
  "func.func"() <{sym_name = "integer_casts", function_type = (i32, vector<4xi32>, tensor<?xi32>) -> ()}> ({
  ^bb0(%a: i32, %v: vector<4xi32>, %t: tensor<?xi32>):
    %0 = "arith.extsi"(%a) : (i32) -> i64
    %1 = "arith.extui"(%a) : (i32) -> i64
    %2 = "arith.trunci"(%a) <{overflowFlags = #arith.overflow<none>}> : (i32) -> i8
    %3 = "arith.extsi"(%v) : (vector<4xi32>) -> vector<4xi64>
    %4 = "arith.extui"(%t) : (tensor<?xi32>) -> tensor<?xi64>
    %5 = "arith.trunci"(%v) <{overflowFlags = #arith.overflow<nsw,nuw>}> : (vector<4xi32>) -> vector<4xi1>
    %6 = "arith.trunci"(%t) <{overflowFlags = #arith.overflow<nsw>}> {note} : (tensor<?xi32>) -> tensor<?xi16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: arith.floordivsi, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "integers", function_type = (i32, i32) -> ()}> ({
  ^bb0(%a: i32, %b: i32):
    %0 = "arith.addi"(%a, %b) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %1 = "arith.subi"(%a, %b) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
    %2 = "arith.muli"(%a, %b) <{overflowFlags = #arith.overflow<nsw,nuw>}> : (i32, i32) -> i32
    %3 = "arith.divsi"(%a, %b) : (i32, i32) -> i32
    %4 = "arith.divui"(%a, %b) : (i32, i32) -> i32
    %5 = "arith.ceildivsi"(%a, %b) : (i32, i32) -> i32
    %6 = "arith.ceildivui"(%a, %b) : (i32, i32) -> i32
    %7 = "arith.floordivsi"(%b) : (i32) -> i32
    %8 = "arith.remsi"(%a, %b) : (i32, i32) -> i32
    %9 = "arith.remui"(%a, %b) : (i32, i32) -> i32
    %10 = "arith.andi"(%a, %b) : (i32, i32) -> i32
    %11 = "arith.ori"(%a, %b) : (i32, i32) -> i32
    %12 = "arith.xori"(%a, %b) : (i32, i32) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: arith.fptosi, operand 0 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "float_integer_casts", function_type = (f64, i32, vector<4xf32>, tensor<?xi64>) -> ()}> ({
  ^bb0(%x: f64, %a: i32, %v: vector<4xf32>, %t: tensor<?xi64>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> i1
    %1 = "arith.fptosi"(%0) : (i1) -> i32
    %2 = "arith.fptoui"(%x) : (f64) -> i8
    %3 = "arith.sitofp"(%a) : (i32) -> f16
    %4 = "arith.uitofp"(%a) : (i32) -> f64
    %5 = "arith.fptosi"(%v) : (vector<4xf32>) -> vector<4xi32>
    %6 = "arith.fptoui"(%v) : (vector<4xf32>) -> vector<4xi64>
    %7 = "arith.sitofp"(%t) : (tensor<?xi64>) -> tensor<?xf32>
    %8 = "arith.uitofp"(%t) : (tensor<?xi64>) -> tensor<?xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: arith.fptosi, result 0 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "float_integer_casts", function_type = (f64, i32, vector<4xf32>, tensor<?xi64>) -> ()}> ({
  ^bb0(%x: f64, %a: i32, %v: vector<4xf32>, %t: tensor<?xi64>):
    %0 = "arith.fptosi"(%x) : (f64) -> i1
    %1 = "arith.fptoui"(%x) : (f64) -> i8
    %2 = "arith.sitofp"(%a) : (i32) -> f16
    %3 = "arith.uitofp"(%a) : (i32) -> f64
    %4 = "arith.fptosi"(%v) : (vector<4xf32>) -> vector<4xi32>
    %5 = "arith.fptoui"(%v) : (vector<4xf32>) -> vector<4xi64>
    %6 = "arith.sitofp"(%t) : (tensor<?xi64>) -> tensor<?xf32>
    %7 = "arith.uitofp"(%t) : (tensor<?xi64>) -> tensor<?xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: arith.fptoui, operand 0 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "float_integer_casts", function_type = (f64, i32, vector<4xf32>, tensor<?xi64>) -> ()}> ({
  ^bb0(%x: f64, %a: i32, %v: vector<4xf32>, %t: tensor<?xi64>):
    %0 = "arith.fptosi"(%x) : (f64) -> i32
    %1 = "builtin.unrealized_conversion_cast"() : () -> i1
    %2 = "arith.fptoui"(%1) : (i1) -> i8
    %3 = "arith.sitofp"(%a) : (i32) -> f16
    %4 = "arith.uitofp"(%a) : (i32) -> f64
    %5 = "arith.fptosi"(%v) : (vector<4xf32>) -> vector<4xi32>
    %6 = "arith.fptoui"(%v) : (vector<4xf32>) -> vector<4xi64>
    %7 = "arith.sitofp"(%t) : (tensor<?xi64>) -> tensor<?xf32>
    %8 = "arith.uitofp"(%t) : (tensor<?xi64>) -> tensor<?xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: arith.fptoui, result 0 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "float_integer_casts", function_type = (f64, i32, vector<4xf32>, tensor<?xi64>) -> ()}> ({
  ^bb0(%x: f64, %a: i32, %v: vector<4xf32>, %t: tensor<?xi64>):
    %0 = "arith.fptosi"(%x) : (f64) -> i32
    %1 = "arith.fptoui"(%x) : (f64) -> i1
    %2 = "arith.sitofp"(%a) : (i32) -> f16
    %3 = "arith.uitofp"(%a) : (i32) -> f64
    %4 = "arith.fptosi"(%v) : (vector<4xf32>) -> vector<4xi32>
    %5 = "arith.fptoui"(%v) : (vector<4xf32>) -> vector<4xi64>
    %6 = "arith.sitofp"(%t) : (tensor<?xi64>) -> tensor<?xf32>
    %7 = "arith.uitofp"(%t) : (tensor<?xi64>) -> tensor<?xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: arith.index_cast, operand 0 as f32
"builtin.module"() ({
  "func.func"() <{sym_name = "index_casts", function_type = (index, i32, vector<4xindex>, tensor<2xi8>, memref<4xindex>) -> ()}> ({
  ^bb0(%i: index, %a: i32, %v: vector<4xindex>, %t: tensor<2xi8>, %m: memref<4xindex>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> f32
    %1 = "arith.index_cast"(%0) : (f32) -> i64
    %2 = "arith.index_cast"(%a) : (i32) -> index
    %3 = "arith.index_castui"(%i) : (index) -> i32
    %4 = "arith.index_castui"(%a) : (i32) -> index
    %5 = "arith.index_cast"(%v) : (vector<4xindex>) -> vector<4xi32>
    %6 = "arith.index_castui"(%t) : (tensor<2xi8>) -> tensor<2xindex>
    %7 = "arith.index_cast"(%m) : (memref<4xindex>) -> memref<4xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: arith.index_cast, result 0 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "index_casts", function_type = (index, i32, vector<4xindex>, tensor<2xi8>, memref<4xindex>) -> ()}> ({
  ^bb0(%i: index, %a: i32, %v: vector<4xindex>, %t: tensor<2xi8>, %m: memref<4xindex>):
    %0 = "arith.index_cast"(%i) : (index) -> i1
    %1 = "arith.index_cast"(%a) : (i32) -> index
    %2 = "arith.index_castui"(%i) : (index) -> i32
    %3 = "arith.index_castui"(%a) : (i32) -> index
    %4 = "arith.index_cast"(%v) : (vector<4xindex>) -> vector<4xi32>
    %5 = "arith.index_castui"(%t) : (tensor<2xi8>) -> tensor<2xindex>
    %6 = "arith.index_cast"(%m) : (memref<4xindex>) -> memref<4xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: arith.index_castui, result 0 as its element
"builtin.module"() ({
  "func.func"() <{sym_name = "index_casts", function_type = (index, i32, vector<4xindex>, tensor<2xi8>, memref<4xindex>) -> ()}> ({
  ^bb0(%i: index, %a: i32, %v: vector<4xindex>, %t: tensor<2xi8>, %m: memref<4xindex>):
    %0 = "arith.index_cast"(%i) : (index) -> i64
    %1 = "arith.index_cast"(%a) : (i32) -> index
    %2 = "arith.index_castui"(%i) : (index) -> i32
    %3 = "arith.index_castui"(%a) : (i32) -> index
    %4 = "arith.index_cast"(%v) : (vector<4xindex>) -> vector<4xi32>
    %5 = "arith.index_castui"(%t) : (tensor<2xi8>) -> index
    %6 = "arith.index_cast"(%m) : (memref<4xindex>) -> memref<4xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: arith.index_castui, result 0 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "index_casts", function_type = (index, i32, vector<4xindex>, tensor<2xi8>, memref<4xindex>) -> ()}> ({
  ^bb0(%i: index, %a: i32, %v: vector<4xindex>, %t: tensor<2xi8>, %m: memref<4xindex>):
    %0 = "arith.index_cast"(%i) : (index) -> i64
    %1 = "arith.index_cast"(%a) : (i32) -> index
    %2 = "arith.index_castui"(%i) : (index) -> i1
    %3 = "arith.index_castui"(%a) : (i32) -> index
    %4 = "arith.index_cast"(%v) : (vector<4xindex>) -> vector<4xi32>
    %5 = "arith.index_castui"(%t) : (tensor<2xi8>) -> tensor<2xindex>
    %6 = "arith.index_cast"(%m) : (memref<4xindex>) -> memref<4xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: arith.maximumf, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "float_extrema", function_type = (f32, f32) -> ()}> ({
  ^bb0(%a: f32, %b: f32):
    %0 = "arith.maximumf"(%b) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %1 = "arith.minimumf"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %2 = "arith.maxnumf"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %3 = "arith.minnumf"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: arith.maximumf, without fastmath
"builtin.module"() ({
  "func.func"() <{sym_name = "float_extrema", function_type = (f32, f32) -> ()}> ({
  ^bb0(%a: f32, %b: f32):
    %0 = "arith.maximumf"(%a, %b) : (f32, f32) -> f32
    %1 = "arith.minimumf"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %2 = "arith.maxnumf"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %3 = "arith.minnumf"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: arith.maxnumf, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "float_extrema", function_type = (f32, f32) -> ()}> ({
  ^bb0(%a: f32, %b: f32):
    %0 = "arith.maximumf"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %1 = "arith.minimumf"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %2 = "arith.maxnumf"(%b) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %3 = "arith.minnumf"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: arith.maxnumf, without fastmath
"builtin.module"() ({
  "func.func"() <{sym_name = "float_extrema", function_type = (f32, f32) -> ()}> ({
  ^bb0(%a: f32, %b: f32):
    %0 = "arith.maximumf"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %1 = "arith.minimumf"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %2 = "arith.maxnumf"(%a, %b) : (f32, f32) -> f32
    %3 = "arith.minnumf"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: arith.maxsi, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "integer_extrema", function_type = (i32, i32, vector<4xindex>) -> ()}> ({
  ^bb0(%a: i32, %b: i32, %v: vector<4xindex>):
    %0 = "arith.maxsi"(%b) : (i32) -> i32
    %1 = "arith.maxui"(%a, %b) : (i32, i32) -> i32
    %2 = "arith.minsi"(%a, %b) : (i32, i32) -> i32
    %3 = "arith.minui"(%a, %b) : (i32, i32) -> i32
    %4 = "arith.minui"(%v, %v) : (vector<4xindex>, vector<4xindex>) -> vector<4xindex>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: arith.maxui, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "integer_extrema", function_type = (i32, i32, vector<4xindex>) -> ()}> ({
  ^bb0(%a: i32, %b: i32, %v: vector<4xindex>):
    %0 = "arith.maxsi"(%a, %b) : (i32, i32) -> i32
    %1 = "arith.maxui"(%b) : (i32) -> i32
    %2 = "arith.minsi"(%a, %b) : (i32, i32) -> i32
    %3 = "arith.minui"(%a, %b) : (i32, i32) -> i32
    %4 = "arith.minui"(%v, %v) : (vector<4xindex>, vector<4xindex>) -> vector<4xindex>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: arith.minimumf, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "float_extrema", function_type = (f32, f32) -> ()}> ({
  ^bb0(%a: f32, %b: f32):
    %0 = "arith.maximumf"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %1 = "arith.minimumf"(%b) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %2 = "arith.maxnumf"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %3 = "arith.minnumf"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: arith.minimumf, without fastmath
"builtin.module"() ({
  "func.func"() <{sym_name = "float_extrema", function_type = (f32, f32) -> ()}> ({
  ^bb0(%a: f32, %b: f32):
    %0 = "arith.maximumf"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %1 = "arith.minimumf"(%a, %b) : (f32, f32) -> f32
    %2 = "arith.maxnumf"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %3 = "arith.minnumf"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: arith.minnumf, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "float_extrema", function_type = (f32, f32) -> ()}> ({
  ^bb0(%a: f32, %b: f32):
    %0 = "arith.maximumf"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %1 = "arith.minimumf"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %2 = "arith.maxnumf"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %3 = "arith.minnumf"(%b) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: arith.minnumf, without fastmath
"builtin.module"() ({
  "func.func"() <{sym_name = "float_extrema", function_type = (f32, f32) -> ()}> ({
  ^bb0(%a: f32, %b: f32):
    %0 = "arith.maximumf"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %1 = "arith.minimumf"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %2 = "arith.maxnumf"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %3 = "arith.minnumf"(%a, %b) : (f32, f32) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: arith.minsi, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "integer_extrema", function_type = (i32, i32, vector<4xindex>) -> ()}> ({
  ^bb0(%a: i32, %b: i32, %v: vector<4xindex>):
    %0 = "arith.maxsi"(%a, %b) : (i32, i32) -> i32
    %1 = "arith.maxui"(%a, %b) : (i32, i32) -> i32
    %2 = "arith.minsi"(%b) : (i32) -> i32
    %3 = "arith.minui"(%a, %b) : (i32, i32) -> i32
    %4 = "arith.minui"(%v, %v) : (vector<4xindex>, vector<4xindex>) -> vector<4xindex>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: arith.minui, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "integer_extrema", function_type = (i32, i32, vector<4xindex>) -> ()}> ({
  ^bb0(%a: i32, %b: i32, %v: vector<4xindex>):
    %0 = "arith.maxsi"(%a, %b) : (i32, i32) -> i32
    %1 = "arith.maxui"(%a, %b) : (i32, i32) -> i32
    %2 = "arith.minsi"(%a, %b) : (i32, i32) -> i32
    %3 = "arith.minui"(%a, %b) : (i32, i32) -> i32
    %4 = "arith.minui"(%v) : (vector<4xindex>) -> vector<4xindex>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: arith.mulf, result 0 without rank
"builtin.module"() ({
  "func.func"() <{sym_name = "shaped", function_type = (vector<4x8xf32>, tensor<?x?xf64>, vector<[4]xi32>) -> ()}> ({
  ^bb0(%v: vector<4x8xf32>, %t: tensor<?x?xf64>, %w: vector<[4]xi32>):
    %0 = "arith.addf"(%v, %v) <{fastmath = #arith.fastmath<none>}> : (vector<4x8xf32>, vector<4x8xf32>) -> vector<4x8xf32>
    %1 = "arith.mulf"(%t, %t) <{fastmath = #arith.fastmath<none>}> : (tensor<?x?xf64>, tensor<?x?xf64>) -> tensor<*xf64>
    %2 = "arith.addi"(%w, %w) <{overflowFlags = #arith.overflow<nsw>}> : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %3 = "arith.negf"(%t) <{fastmath = #arith.fastmath<none>}> : (tensor<?x?xf64>) -> tensor<?x?xf64>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: arith.mulf, without fastmath
"builtin.module"() ({
  "func.func"() <{sym_name = "floats", function_type = (f64, f64) -> ()}> ({
  ^bb0(%a: f64, %b: f64):
    %0 = "arith.addf"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %1 = "arith.subf"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %2 = "arith.mulf"(%a, %b) : (f64, f64) -> f64
    %3 = "arith.divf"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %4 = "arith.remf"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %5 = "arith.negf"(%a) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: arith.muli, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "small_types", function_type = (i1, i4, f16, bf16, f80, f128) -> ()}> ({
  ^bb0(%a: i1, %b: i4, %x: f16, %y: bf16, %z: f80, %w: f128):
    %0 = "arith.addi"(%a, %a) <{overflowFlags = #arith.overflow<none>}> : (i1, i1) -> i1
    %1 = "arith.muli"(%b) <{overflowFlags = #arith.overflow<none>}> : (i4) -> i4
    %2 = "arith.addf"(%x, %x) <{fastmath = #arith.fastmath<none>}> : (f16, f16) -> f16
    %3 = "arith.addf"(%y, %y) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
    %4 = "arith.addf"(%z, %z) <{fastmath = #arith.fastmath<none>}> : (f80, f80) -> f80
    %5 = "arith.addf"(%w, %w) <{fastmath = #arith.fastmath<none>}> : (f128, f128) -> f128
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: arith.muli, without overflowFlags
"builtin.module"() ({
  "func.func"() <{sym_name = "small_types", function_type = (i1, i4, f16, bf16, f80, f128) -> ()}> ({
  ^bb0(%a: i1, %b: i4, %x: f16, %y: bf16, %z: f80, %w: f128):
    %0 = "arith.addi"(%a, %a) <{overflowFlags = #arith.overflow<none>}> : (i1, i1) -> i1
    %1 = "arith.muli"(%b, %b) : (i4, i4) -> i4
    %2 = "arith.addf"(%x, %x) <{fastmath = #arith.fastmath<none>}> : (f16, f16) -> f16
    %3 = "arith.addf"(%y, %y) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
    %4 = "arith.addf"(%z, %z) <{fastmath = #arith.fastmath<none>}> : (f80, f80) -> f80
    %5 = "arith.addf"(%w, %w) <{fastmath = #arith.fastmath<none>}> : (f128, f128) -> f128
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: arith.mulsi_extended, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "extended", function_type = (i32, i32, vector<4xi16>) -> ()}> ({
  ^bb0(%a: i32, %b: i32, %v: vector<4xi16>):
    %s, %o = "arith.addui_extended"(%a, %b) : (i32, i32) -> (i32, i1)
    %low, %high = "arith.mulsi_extended"(%b) : (i32) -> (i32, i32)
    %l, %h = "arith.mului_extended"(%a, %b) : (i32, i32) -> (i32, i32)
    %vs, %vs_1 = "arith.addui_extended"(%v, %v) : (vector<4xi16>, vector<4xi16>) -> (vector<4xi16>, vector<4xi1>)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: arith.mului_extended, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "extended", function_type = (i32, i32, vector<4xi16>) -> ()}> ({
  ^bb0(%a: i32, %b: i32, %v: vector<4xi16>):
    %s, %o = "arith.addui_extended"(%a, %b) : (i32, i32) -> (i32, i1)
    %low, %high = "arith.mulsi_extended"(%a, %b) : (i32, i32) -> (i32, i32)
    %l, %h = "arith.mului_extended"(%b) : (i32) -> (i32, i32)
    %vs, %vs_1 = "arith.addui_extended"(%v, %v) : (vector<4xi16>, vector<4xi16>) -> (vector<4xi16>, vector<4xi1>)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: arith.negf, result 0 without rank
"builtin.module"() ({
  "func.func"() <{sym_name = "shaped", function_type = (vector<4x8xf32>, tensor<?x?xf64>, vector<[4]xi32>) -> ()}> ({
  ^bb0(%v: vector<4x8xf32>, %t: tensor<?x?xf64>, %w: vector<[4]xi32>):
    %0 = "arith.addf"(%v, %v) <{fastmath = #arith.fastmath<none>}> : (vector<4x8xf32>, vector<4x8xf32>) -> vector<4x8xf32>
    %1 = "arith.mulf"(%t, %t) <{fastmath = #arith.fastmath<none>}> : (tensor<?x?xf64>, tensor<?x?xf64>) -> tensor<?x?xf64>
    %2 = "arith.addi"(%w, %w) <{overflowFlags = #arith.overflow<nsw>}> : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %3 = "arith.negf"(%t) <{fastmath = #arith.fastmath<none>}> : (tensor<?x?xf64>) -> tensor<*xf64>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: arith.negf, without fastmath
"builtin.module"() ({
  "func.func"() <{sym_name = "shaped", function_type = (vector<4x8xf32>, tensor<?x?xf64>, vector<[4]xi32>) -> ()}> ({
  ^bb0(%v: vector<4x8xf32>, %t: tensor<?x?xf64>, %w: vector<[4]xi32>):
    %0 = "arith.addf"(%v, %v) <{fastmath = #arith.fastmath<none>}> : (vector<4x8xf32>, vector<4x8xf32>) -> vector<4x8xf32>
    %1 = "arith.mulf"(%t, %t) <{fastmath = #arith.fastmath<none>}> : (tensor<?x?xf64>, tensor<?x?xf64>) -> tensor<?x?xf64>
    %2 = "arith.addi"(%w, %w) <{overflowFlags = #arith.overflow<nsw>}> : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %3 = "arith.negf"(%t) : (tensor<?x?xf64>) -> tensor<?x?xf64>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: arith.ori, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "integers", function_type = (i32, i32) -> ()}> ({
  ^bb0(%a: i32, %b: i32):
    %0 = "arith.addi"(%a, %b) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %1 = "arith.subi"(%a, %b) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
    %2 = "arith.muli"(%a, %b) <{overflowFlags = #arith.overflow<nsw,nuw>}> : (i32, i32) -> i32
    %3 = "arith.divsi"(%a, %b) : (i32, i32) -> i32
    %4 = "arith.divui"(%a, %b) : (i32, i32) -> i32
    %5 = "arith.ceildivsi"(%a, %b) : (i32, i32) -> i32
    %6 = "arith.ceildivui"(%a, %b) : (i32, i32) -> i32
    %7 = "arith.floordivsi"(%a, %b) : (i32, i32) -> i32
    %8 = "arith.remsi"(%a, %b) : (i32, i32) -> i32
    %9 = "arith.remui"(%a, %b) : (i32, i32) -> i32
    %10 = "arith.andi"(%a, %b) : (i32, i32) -> i32
    %11 = "arith.ori"(%b) : (i32) -> i32
    %12 = "arith.xori"(%a, %b) : (i32, i32) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: arith.remf, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "floats", function_type = (f64, f64) -> ()}> ({
  ^bb0(%a: f64, %b: f64):
    %0 = "arith.addf"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %1 = "arith.subf"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %2 = "arith.mulf"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %3 = "arith.divf"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %4 = "arith.remf"(%b) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    %5 = "arith.negf"(%a) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: arith.remf, without fastmath
"builtin.module"() ({
  "func.func"() <{sym_name = "fastmath", function_type = (f32, f32) -> ()}> ({
  ^bb0(%a: f32, %b: f32):
    %0 = "arith.addf"(%a, %b) <{fastmath = #arith.fastmath<fast>}> : (f32, f32) -> f32
    %1 = "arith.mulf"(%a, %b) <{fastmath = #arith.fastmath<reassoc,nsz,contract>}> : (f32, f32) -> f32
    %2 = "arith.remf"(%a, %b) : (f32, f32) -> f32
    %3 = "arith.negf"(%a) <{fastmath = #arith.fastmath<ninf>}> : (f32) -> f32
    %4 = "arith.maximumf"(%a, %b) <{fastmath = #arith.fastmath<arcp,afn>}> : (f32, f32) -> f32
    %5 = "arith.cmpf"(%a, %b) <{predicate = 4 : i64, fastmath = #arith.fastmath<nnan,ninf>}> : (f32, f32) -> i1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: arith.remsi, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "integers", function_type = (i32, i32) -> ()}> ({
  ^bb0(%a: i32, %b: i32):
    %0 = "arith.addi"(%a, %b) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %1 = "arith.subi"(%a, %b) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
    %2 = "arith.muli"(%a, %b) <{overflowFlags = #arith.overflow<nsw,nuw>}> : (i32, i32) -> i32
    %3 = "arith.divsi"(%a, %b) : (i32, i32) -> i32
    %4 = "arith.divui"(%a, %b) : (i32, i32) -> i32
    %5 = "arith.ceildivsi"(%a, %b) : (i32, i32) -> i32
    %6 = "arith.ceildivui"(%a, %b) : (i32, i32) -> i32
    %7 = "arith.floordivsi"(%a, %b) : (i32, i32) -> i32
    %8 = "arith.remsi"(%b) : (i32) -> i32
    %9 = "arith.remui"(%a, %b) : (i32, i32) -> i32
    %10 = "arith.andi"(%a, %b) : (i32, i32) -> i32
    %11 = "arith.ori"(%a, %b) : (i32, i32) -> i32
    %12 = "arith.xori"(%a, %b) : (i32, i32) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: arith.remui, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "integers", function_type = (i32, i32) -> ()}> ({
  ^bb0(%a: i32, %b: i32):
    %0 = "arith.addi"(%a, %b) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %1 = "arith.subi"(%a, %b) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
    %2 = "arith.muli"(%a, %b) <{overflowFlags = #arith.overflow<nsw,nuw>}> : (i32, i32) -> i32
    %3 = "arith.divsi"(%a, %b) : (i32, i32) -> i32
    %4 = "arith.divui"(%a, %b) : (i32, i32) -> i32
    %5 = "arith.ceildivsi"(%a, %b) : (i32, i32) -> i32
    %6 = "arith.ceildivui"(%a, %b) : (i32, i32) -> i32
    %7 = "arith.floordivsi"(%a, %b) : (i32, i32) -> i32
    %8 = "arith.remsi"(%a, %b) : (i32, i32) -> i32
    %9 = "arith.remui"(%b) : (i32) -> i32
    %10 = "arith.andi"(%a, %b) : (i32, i32) -> i32
    %11 = "arith.ori"(%a, %b) : (i32, i32) -> i32
    %12 = "arith.xori"(%a, %b) : (i32, i32) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: arith.scaling_extf, operand 1 of one dimension less
"builtin.module"() ({
  "func.func"() <{sym_name = "scaling", function_type = (f16, f8E8M0FNU, f32, vector<4xf4E2M1FN>, vector<4xf8E8M0FNU>) -> ()}> ({
  ^bb0(%x: f16, %s: f8E8M0FNU, %y: f32, %v: vector<4xf4E2M1FN>, %vs: vector<4xf8E8M0FNU>):
    %0 = "arith.scaling_extf"(%x, %s) : (f16, f8E8M0FNU) -> f32
    %1 = "arith.scaling_truncf"(%y, %s) : (f32, f8E8M0FNU) -> f16
    %2 = "builtin.unrealized_conversion_cast"() : () -> vector<f8E8M0FNU>
    %3 = "arith.scaling_extf"(%v, %2) : (vector<4xf4E2M1FN>, vector<f8E8M0FNU>) -> vector<4xf32>
    %4 = "arith.scaling_truncf"(%y, %s) <{roundingmode = 0 : i32, fastmath = #arith.fastmath<fast>}> : (f32, f8E8M0FNU) -> f4E2M1FN
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: arith.scaling_extf, result 0 as f64
"builtin.module"() ({
  "func.func"() <{sym_name = "scaling", function_type = (f16, f8E8M0FNU, f32, vector<4xf4E2M1FN>, vector<4xf8E8M0FNU>) -> ()}> ({
  ^bb0(%x: f16, %s: f8E8M0FNU, %y: f32, %v: vector<4xf4E2M1FN>, %vs: vector<4xf8E8M0FNU>):
    %0 = "arith.scaling_extf"(%x, %s) : (f16, f8E8M0FNU) -> f64
    %1 = "arith.scaling_truncf"(%y, %s) : (f32, f8E8M0FNU) -> f16
    %2 = "arith.scaling_extf"(%v, %vs) : (vector<4xf4E2M1FN>, vector<4xf8E8M0FNU>) -> vector<4xf32>
    %3 = "arith.scaling_truncf"(%y, %s) <{roundingmode = 0 : i32, fastmath = #arith.fastmath<fast>}> : (f32, f8E8M0FNU) -> f4E2M1FN
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: arith.scaling_truncf, without operand 1
"builtin.module"() ({
  "func.func"() <{sym_name = "scaling", function_type = (f16, f8E8M0FNU, f32, vector<4xf4E2M1FN>, vector<4xf8E8M0FNU>) -> ()}> ({
  ^bb0(%x: f16, %s: f8E8M0FNU, %y: f32, %v: vector<4xf4E2M1FN>, %vs: vector<4xf8E8M0FNU>):
    %0 = "arith.scaling_extf"(%x, %s) : (f16, f8E8M0FNU) -> f32
    %1 = "arith.scaling_truncf"(%y) : (f32) -> f16
    %2 = "arith.scaling_extf"(%v, %vs) : (vector<4xf4E2M1FN>, vector<4xf8E8M0FNU>) -> vector<4xf32>
    %3 = "arith.scaling_truncf"(%y, %s) <{roundingmode = 0 : i32, fastmath = #arith.fastmath<fast>}> : (f32, f8E8M0FNU) -> f4E2M1FN
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: arith.scaling_truncf, without fastmath
"builtin.module"() ({
  "func.func"() <{sym_name = "scaling", function_type = (f16, f8E8M0FNU, f32, vector<4xf4E2M1FN>, vector<4xf8E8M0FNU>) -> ()}> ({
  ^bb0(%x: f16, %s: f8E8M0FNU, %y: f32, %v: vector<4xf4E2M1FN>, %vs: vector<4xf8E8M0FNU>):
    %0 = "arith.scaling_extf"(%x, %s) : (f16, f8E8M0FNU) -> f32
    %1 = "arith.scaling_truncf"(%y, %s) : (f32, f8E8M0FNU) -> f16
    %2 = "arith.scaling_extf"(%v, %vs) : (vector<4xf4E2M1FN>, vector<4xf8E8M0FNU>) -> vector<4xf32>
    %3 = "arith.scaling_truncf"(%y, %s) <{roundingmode = 0 : i32}> : (f32, f8E8M0FNU) -> f4E2M1FN
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: arith.select, without operand 1
"builtin.module"() ({
  "func.func"() <{sym_name = "generic_form", function_type = (i32, vector<4xi32>) -> ()}> ({
  ^bb0(%a: i32, %v: vector<4xi32>):
    %0 = "arith.addi"(%a, %a) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %1 = "arith.cmpi"(%v, %v) <{predicate = 2 : i64}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
    %2 = "arith.select"(%1, %v) : (vector<4xi1>, vector<4xi32>) -> vector<4xi32>
    %3 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: arith.select, operand 0 as its element
"builtin.module"() ({
  "func.func"() <{sym_name = "generic_form", function_type = (i32, vector<4xi32>) -> ()}> ({
  ^bb0(%a: i32, %v: vector<4xi32>):
    %0 = "arith.addi"(%a, %a) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %1 = "arith.cmpi"(%v, %v) <{predicate = 2 : i64}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
    %2 = "builtin.unrealized_conversion_cast"() : () -> i1
    %3 = "arith.select"(%2, %v, %v) : (i1, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %4 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: arith.shli, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "shifts", function_type = (i64, i64) -> ()}> ({
  ^bb0(%a: i64, %b: i64):
    %0 = "arith.shli"(%a, %b) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    %1 = "arith.shli"(%b) <{overflowFlags = #arith.overflow<nuw>}> : (i64) -> i64
    %2 = "arith.shrsi"(%a, %b) : (i64, i64) -> i64
    %3 = "arith.shrui"(%a, %b) : (i64, i64) -> i64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: arith.shli, without overflowFlags
"builtin.module"() ({
  "func.func"() <{sym_name = "shifts", function_type = (i64, i64) -> ()}> ({
  ^bb0(%a: i64, %b: i64):
    %0 = "arith.shli"(%a, %b) : (i64, i64) -> i64
    %1 = "arith.shli"(%a, %b) <{overflowFlags = #arith.overflow<nuw>}> : (i64, i64) -> i64
    %2 = "arith.shrsi"(%a, %b) : (i64, i64) -> i64
    %3 = "arith.shrui"(%a, %b) : (i64, i64) -> i64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: arith.shrsi, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "shifts", function_type = (i64, i64) -> ()}> ({
  ^bb0(%a: i64, %b: i64):
    %0 = "arith.shli"(%a, %b) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    %1 = "arith.shli"(%a, %b) <{overflowFlags = #arith.overflow<nuw>}> : (i64, i64) -> i64
    %2 = "arith.shrsi"(%b) : (i64) -> i64
    %3 = "arith.shrui"(%a, %b) : (i64, i64) -> i64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: arith.shrsi, without isExact
"builtin.module"() ({
  "func.func"() <{sym_name = "exact", function_type = (i64, i64, vector<4xi8>) -> ()}> ({
  ^bb0(%a: i64, %b: i64, %v: vector<4xi8>):
    %0 = "arith.divsi"(%a, %b) <{isExact}> : (i64, i64) -> i64
    %1 = "arith.divui"(%a, %b) <{isExact}> : (i64, i64) -> i64
    %2 = "arith.shrsi"(%a, %b) : (i64, i64) -> i64
    %3 = "arith.shrui"(%a, %b) <{isExact}> : (i64, i64) -> i64
    %4 = "arith.divsi"(%v, %v) <{isExact}> {note} : (vector<4xi8>, vector<4xi8>) -> vector<4xi8>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: arith.shrui, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "shifts", function_type = (i64, i64) -> ()}> ({
  ^bb0(%a: i64, %b: i64):
    %0 = "arith.shli"(%a, %b) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    %1 = "arith.shli"(%a, %b) <{overflowFlags = #arith.overflow<nuw>}> : (i64, i64) -> i64
    %2 = "arith.shrsi"(%a, %b) : (i64, i64) -> i64
    %3 = "arith.shrui"(%b) : (i64) -> i64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: arith.shrui, without isExact
"builtin.module"() ({
  "func.func"() <{sym_name = "exact", function_type = (i64, i64, vector<4xi8>) -> ()}> ({
  ^bb0(%a: i64, %b: i64, %v: vector<4xi8>):
    %0 = "arith.divsi"(%a, %b) <{isExact}> : (i64, i64) -> i64
    %1 = "arith.divui"(%a, %b) <{isExact}> : (i64, i64) -> i64
    %2 = "arith.shrsi"(%a, %b) <{isExact}> : (i64, i64) -> i64
    %3 = "arith.shrui"(%a, %b) : (i64, i64) -> i64
    %4 = "arith.divsi"(%v, %v) <{isExact}> {note} : (vector<4xi8>, vector<4xi8>) -> vector<4xi8>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: arith.sitofp, result 0 as its element
"builtin.module"() ({
  "func.func"() <{sym_name = "float_integer_casts", function_type = (f64, i32, vector<4xf32>, tensor<?xi64>) -> ()}> ({
  ^bb0(%x: f64, %a: i32, %v: vector<4xf32>, %t: tensor<?xi64>):
    %0 = "arith.fptosi"(%x) : (f64) -> i32
    %1 = "arith.fptoui"(%x) : (f64) -> i8
    %2 = "arith.sitofp"(%a) : (i32) -> f16
    %3 = "arith.uitofp"(%a) : (i32) -> f64
    %4 = "arith.fptosi"(%v) : (vector<4xf32>) -> vector<4xi32>
    %5 = "arith.fptoui"(%v) : (vector<4xf32>) -> vector<4xi64>
    %6 = "arith.sitofp"(%t) : (tensor<?xi64>) -> f32
    %7 = "arith.uitofp"(%t) : (tensor<?xi64>) -> tensor<?xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: arith.sitofp, result 0 as f32
"builtin.module"() ({
  "func.func"() <{sym_name = "float_integer_casts", function_type = (f64, i32, vector<4xf32>, tensor<?xi64>) -> ()}> ({
  ^bb0(%x: f64, %a: i32, %v: vector<4xf32>, %t: tensor<?xi64>):
    %0 = "arith.fptosi"(%x) : (f64) -> i32
    %1 = "arith.fptoui"(%x) : (f64) -> i8
    %2 = "arith.sitofp"(%a) : (i32) -> f32
    %3 = "arith.uitofp"(%a) : (i32) -> f64
    %4 = "arith.fptosi"(%v) : (vector<4xf32>) -> vector<4xi32>
    %5 = "arith.fptoui"(%v) : (vector<4xf32>) -> vector<4xi64>
    %6 = "arith.sitofp"(%t) : (tensor<?xi64>) -> tensor<?xf32>
    %7 = "arith.uitofp"(%t) : (tensor<?xi64>) -> tensor<?xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: arith.subf, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "floats", function_type = (f64, f64) -> ()}> ({
  ^bb0(%a: f64, %b: f64):
    %0 = "arith.addf"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %1 = "arith.subf"(%b) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    %2 = "arith.mulf"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %3 = "arith.divf"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %4 = "arith.remf"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %5 = "arith.negf"(%a) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: arith.subf, without fastmath
"builtin.module"() ({
  "func.func"() <{sym_name = "floats", function_type = (f64, f64) -> ()}> ({
  ^bb0(%a: f64, %b: f64):
    %0 = "arith.addf"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %1 = "arith.subf"(%a, %b) : (f64, f64) -> f64
    %2 = "arith.mulf"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %3 = "arith.divf"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %4 = "arith.remf"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %5 = "arith.negf"(%a) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: arith.subi, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "integers", function_type = (i32, i32) -> ()}> ({
  ^bb0(%a: i32, %b: i32):
    %0 = "arith.addi"(%a, %b) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %1 = "arith.subi"(%b) <{overflowFlags = #arith.overflow<nsw>}> : (i32) -> i32
    %2 = "arith.muli"(%a, %b) <{overflowFlags = #arith.overflow<nsw,nuw>}> : (i32, i32) -> i32
    %3 = "arith.divsi"(%a, %b) : (i32, i32) -> i32
    %4 = "arith.divui"(%a, %b) : (i32, i32) -> i32
    %5 = "arith.ceildivsi"(%a, %b) : (i32, i32) -> i32
    %6 = "arith.ceildivui"(%a, %b) : (i32, i32) -> i32
    %7 = "arith.floordivsi"(%a, %b) : (i32, i32) -> i32
    %8 = "arith.remsi"(%a, %b) : (i32, i32) -> i32
    %9 = "arith.remui"(%a, %b) : (i32, i32) -> i32
    %10 = "arith.andi"(%a, %b) : (i32, i32) -> i32
    %11 = "arith.ori"(%a, %b) : (i32, i32) -> i32
    %12 = "arith.xori"(%a, %b) : (i32, i32) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: arith.subi, without overflowFlags
"builtin.module"() ({
  "func.func"() <{sym_name = "integers", function_type = (i32, i32) -> ()}> ({
  ^bb0(%a: i32, %b: i32):
    %0 = "arith.addi"(%a, %b) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %1 = "arith.subi"(%a, %b) : (i32, i32) -> i32
    %2 = "arith.muli"(%a, %b) <{overflowFlags = #arith.overflow<nsw,nuw>}> : (i32, i32) -> i32
    %3 = "arith.divsi"(%a, %b) : (i32, i32) -> i32
    %4 = "arith.divui"(%a, %b) : (i32, i32) -> i32
    %5 = "arith.ceildivsi"(%a, %b) : (i32, i32) -> i32
    %6 = "arith.ceildivui"(%a, %b) : (i32, i32) -> i32
    %7 = "arith.floordivsi"(%a, %b) : (i32, i32) -> i32
    %8 = "arith.remsi"(%a, %b) : (i32, i32) -> i32
    %9 = "arith.remui"(%a, %b) : (i32, i32) -> i32
    %10 = "arith.andi"(%a, %b) : (i32, i32) -> i32
    %11 = "arith.ori"(%a, %b) : (i32, i32) -> i32
    %12 = "arith.xori"(%a, %b) : (i32, i32) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: arith.truncf, operand 0 of i32
"builtin.module"() ({
  "func.func"() <{sym_name = "truncf", function_type = (f64, f32, vector<2xf64>) -> ()}> ({
  ^bb0(%d: f64, %f: f32, %v: vector<2xf64>):
    %0 = "arith.truncf"(%d) : (f64) -> f32
    %1 = "arith.truncf"(%f) : (f32) -> bf16
    %2 = "builtin.unrealized_conversion_cast"() : () -> vector<2xi32>
    %3 = "arith.truncf"(%2) : (vector<2xi32>) -> vector<2xf16>
    %4 = "arith.truncf"(%d) <{fastmath = #arith.fastmath<contract>}> : (f64) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: arith.truncf, result 0 of f32
"builtin.module"() ({
  "func.func"() <{sym_name = "truncf", function_type = (f64, f32, vector<2xf64>) -> ()}> ({
  ^bb0(%d: f64, %f: f32, %v: vector<2xf64>):
    %0 = "arith.truncf"(%d) : (f64) -> f32
    %1 = "arith.truncf"(%f) : (f32) -> bf16
    %2 = "arith.truncf"(%v) : (vector<2xf64>) -> vector<2xf32>
    %3 = "arith.truncf"(%d) <{fastmath = #arith.fastmath<contract>}> : (f64) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: arith.trunci, result 0 of another size
"builtin.module"() ({
  "func.func"() <{sym_name = "integer_casts", function_type = (i32, vector<4xi32>, tensor<?xi32>) -> ()}> ({
  ^bb0(%a: i32, %v: vector<4xi32>, %t: tensor<?xi32>):
    %0 = "arith.extsi"(%a) : (i32) -> i64
    %1 = "arith.extui"(%a) : (i32) -> i64
    %2 = "arith.trunci"(%a) <{overflowFlags = #arith.overflow<none>}> : (i32) -> i8
    %3 = "arith.extsi"(%v) : (vector<4xi32>) -> vector<4xi64>
    %4 = "arith.extui"(%t) : (tensor<?xi32>) -> tensor<?xi64>
    %5 = "arith.trunci"(%v) <{overflowFlags = #arith.overflow<nsw,nuw>}> : (vector<4xi32>) -> vector<4xi1>
    %6 = "arith.trunci"(%t) <{overflowFlags = #arith.overflow<nsw>}> {note} : (tensor<?xi32>) -> tensor<7xi16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: arith.trunci, without overflowFlags
"builtin.module"() ({
  "func.func"() <{sym_name = "integer_casts", function_type = (i32, vector<4xi32>, tensor<?xi32>) -> ()}> ({
  ^bb0(%a: i32, %v: vector<4xi32>, %t: tensor<?xi32>):
    %0 = "arith.extsi"(%a) : (i32) -> i64
    %1 = "arith.extui"(%a) : (i32) -> i64
    %2 = "arith.trunci"(%a) : (i32) -> i8
    %3 = "arith.extsi"(%v) : (vector<4xi32>) -> vector<4xi64>
    %4 = "arith.extui"(%t) : (tensor<?xi32>) -> tensor<?xi64>
    %5 = "arith.trunci"(%v) <{overflowFlags = #arith.overflow<nsw,nuw>}> : (vector<4xi32>) -> vector<4xi1>
    %6 = "arith.trunci"(%t) <{overflowFlags = #arith.overflow<nsw>}> {note} : (tensor<?xi32>) -> tensor<?xi16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: arith.uitofp, result 0 as its element
"builtin.module"() ({
  "func.func"() <{sym_name = "float_integer_casts", function_type = (f64, i32, vector<4xf32>, tensor<?xi64>) -> ()}> ({
  ^bb0(%x: f64, %a: i32, %v: vector<4xf32>, %t: tensor<?xi64>):
    %0 = "arith.fptosi"(%x) : (f64) -> i32
    %1 = "arith.fptoui"(%x) : (f64) -> i8
    %2 = "arith.sitofp"(%a) : (i32) -> f16
    %3 = "arith.uitofp"(%a) : (i32) -> f64
    %4 = "arith.fptosi"(%v) : (vector<4xf32>) -> vector<4xi32>
    %5 = "arith.fptoui"(%v) : (vector<4xf32>) -> vector<4xi64>
    %6 = "arith.sitofp"(%t) : (tensor<?xi64>) -> tensor<?xf32>
    %7 = "arith.uitofp"(%t) : (tensor<?xi64>) -> bf16
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// accepted: arith.uitofp, result 0 of f32
"builtin.module"() ({
  "func.func"() <{sym_name = "float_integer_casts", function_type = (f64, i32, vector<4xf32>, tensor<?xi64>) -> ()}> ({
  ^bb0(%x: f64, %a: i32, %v: vector<4xf32>, %t: tensor<?xi64>):
    %0 = "arith.fptosi"(%x) : (f64) -> i32
    %1 = "arith.fptoui"(%x) : (f64) -> i8
    %2 = "arith.sitofp"(%a) : (i32) -> f16
    %3 = "arith.uitofp"(%a) : (i32) -> f64
    %4 = "arith.fptosi"(%v) : (vector<4xf32>) -> vector<4xi32>
    %5 = "arith.fptoui"(%v) : (vector<4xf32>) -> vector<4xi64>
    %6 = "arith.sitofp"(%t) : (tensor<?xi64>) -> tensor<?xf32>
    %7 = "arith.uitofp"(%t) : (tensor<?xi64>) -> tensor<?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: arith.xori, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "integers", function_type = (i32, i32) -> ()}> ({
  ^bb0(%a: i32, %b: i32):
    %0 = "arith.addi"(%a, %b) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %1 = "arith.subi"(%a, %b) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
    %2 = "arith.muli"(%a, %b) <{overflowFlags = #arith.overflow<nsw,nuw>}> : (i32, i32) -> i32
    %3 = "arith.divsi"(%a, %b) : (i32, i32) -> i32
    %4 = "arith.divui"(%a, %b) : (i32, i32) -> i32
    %5 = "arith.ceildivsi"(%a, %b) : (i32, i32) -> i32
    %6 = "arith.ceildivui"(%a, %b) : (i32, i32) -> i32
    %7 = "arith.floordivsi"(%a, %b) : (i32, i32) -> i32
    %8 = "arith.remsi"(%a, %b) : (i32, i32) -> i32
    %9 = "arith.remui"(%a, %b) : (i32, i32) -> i32
    %10 = "arith.andi"(%a, %b) : (i32, i32) -> i32
    %11 = "arith.ori"(%a, %b) : (i32, i32) -> i32
    %12 = "arith.xori"(%b) : (i32) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
