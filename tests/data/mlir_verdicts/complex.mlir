// rejected: complex.abs, result 0 as f32
"builtin.module"() ({
  "func.func"() <{sym_name = "other_floats", function_type = (complex<f16>, complex<bf16>) -> ()}> ({
  ^bb0(%a: complex<f16>, %b: complex<bf16>):
    %0 = "complex.add"(%a, %a) <{fastmath = #arith.fastmath<none>}> : (complex<f16>, complex<f16>) -> complex<f16>
    %1 = "complex.abs"(%b) <{fastmath = #arith.fastmath<none>}> : (complex<bf16>) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: complex.add, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "other_floats", function_type = (complex<f16>, complex<bf16>) -> ()}> ({
  ^bb0(%a: complex<f16>, %b: complex<bf16>):
    %0 = "complex.add"(%a) <{fastmath = #arith.fastmath<none>}> : (complex<f16>) -> complex<f16>
    %1 = "complex.abs"(%b) <{fastmath = #arith.fastmath<none>}> : (complex<bf16>) -> bf16
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: complex.angle, result 0 as f64
"builtin.module"() ({
  "func.func"() <{sym_name = "parts", function_type = (complex<f32>, f32) -> complex<f32>}> ({
  ^bb0(%a: complex<f32>, %x: f32):
    %0 = "complex.re"(%a) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    %1 = "complex.im"(%a) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    %2 = "complex.create"(%0, %1) : (f32, f32) -> complex<f32>
    %3 = "complex.abs"(%a) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    %4 = "complex.angle"(%a) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f64
    %5 = "complex.abs"(%a) <{fastmath = #arith.fastmath<fast>}> : (complex<f32>) -> f32
    "func.return"(%2) : (complex<f32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: complex.bitcast, operand 0 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "bitcast", function_type = (complex<f32>, i64) -> i64}> ({
  ^bb0(%a: complex<f32>, %b: i64):
    %0 = "complex.bitcast"(%a) : (complex<f32>) -> i64
    %1 = "builtin.unrealized_conversion_cast"() : () -> i1
    %2 = "complex.bitcast"(%1) : (i1) -> complex<f32>
    "func.return"(%0) : (i64) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: complex.conj, operand 0 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "arithmetic", function_type = (complex<f64>, complex<f64>) -> complex<f64>}> ({
  ^bb0(%a: complex<f64>, %b: complex<f64>):
    %0 = "complex.add"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (complex<f64>, complex<f64>) -> complex<f64>
    %1 = "complex.sub"(%a, %b) <{fastmath = #arith.fastmath<nnan,contract>}> : (complex<f64>, complex<f64>) -> complex<f64>
    %2 = "complex.mul"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (complex<f64>, complex<f64>) -> complex<f64>
    %3 = "complex.div"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (complex<f64>, complex<f64>) -> complex<f64>
    %4 = "complex.pow"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (complex<f64>, complex<f64>) -> complex<f64>
    %5 = "complex.neg"(%a) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> complex<f64>
    %6 = "builtin.unrealized_conversion_cast"() : () -> i1
    %7 = "complex.conj"(%6) <{fastmath = #arith.fastmath<none>}> : (i1) -> complex<f64>
    "func.return"(%3) : (complex<f64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: complex.constant, value shorter
"builtin.module"() ({
  "func.func"() <{sym_name = "constants_int", function_type = () -> complex<i32>}> ({
    %0 = "complex.constant"() <{value = [1 : i32]}> : () -> complex<i32>
    "func.return"(%0) : (complex<i32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: complex.create, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "parts", function_type = (complex<f32>, f32) -> complex<f32>}> ({
  ^bb0(%a: complex<f32>, %x: f32):
    %0 = "complex.re"(%a) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    %1 = "complex.im"(%a) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    %2 = "complex.create"(%1) : (f32) -> complex<f32>
    %3 = "complex.abs"(%a) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    %4 = "complex.angle"(%a) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    %5 = "complex.abs"(%a) <{fastmath = #arith.fastmath<fast>}> : (complex<f32>) -> f32
    "func.return"(%2) : (complex<f32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: complex.div, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "arithmetic", function_type = (complex<f64>, complex<f64>) -> complex<f64>}> ({
  ^bb0(%a: complex<f64>, %b: complex<f64>):
    %0 = "complex.add"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (complex<f64>, complex<f64>) -> complex<f64>
    %1 = "complex.sub"(%a, %b) <{fastmath = #arith.fastmath<nnan,contract>}> : (complex<f64>, complex<f64>) -> complex<f64>
    %2 = "complex.mul"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (complex<f64>, complex<f64>) -> complex<f64>
    %3 = "complex.div"(%b) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> complex<f64>
    %4 = "complex.pow"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (complex<f64>, complex<f64>) -> complex<f64>
    %5 = "complex.neg"(%a) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> complex<f64>
    %6 = "complex.conj"(%a) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> complex<f64>
    "func.return"(%3) : (complex<f64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: complex.eq, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "compare", function_type = (complex<f64>, complex<f64>) -> i1}> ({
  ^bb0(%a: complex<f64>, %b: complex<f64>):
    %0 = "complex.eq"(%b) : (complex<f64>) -> i1
    %1 = "complex.neq"(%a, %b) : (complex<f64>, complex<f64>) -> i1
    %2 = "arith.andi"(%0, %1) : (i1, i1) -> i1
    "func.return"(%2) : (i1) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: complex.exp, operand 0 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "attributes", function_type = (complex<f64>) -> complex<f64>}> ({
  ^bb0(%a: complex<f64>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> i1
    %1 = "complex.exp"(%0) <{fastmath = #arith.fastmath<none>}> {foo} : (i1) -> complex<f64>
    %2 = "complex.mul"(%a, %1) <{fastmath = #arith.fastmath<contract>}> {bar = 1 : i32} : (complex<f64>, complex<f64>) -> complex<f64>
    "func.return"(%2) : (complex<f64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: complex.im, result 0 as f64
"builtin.module"() ({
  "func.func"() <{sym_name = "parts", function_type = (complex<f32>, f32) -> complex<f32>}> ({
  ^bb0(%a: complex<f32>, %x: f32):
    %0 = "complex.re"(%a) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    %1 = "builtin.unrealized_conversion_cast"() : () -> f32
    %2 = "complex.im"(%a) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f64
    %3 = "complex.create"(%0, %1) : (f32, f32) -> complex<f32>
    %4 = "complex.abs"(%a) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    %5 = "complex.angle"(%a) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    %6 = "complex.abs"(%a) <{fastmath = #arith.fastmath<fast>}> : (complex<f32>) -> f32
    "func.return"(%3) : (complex<f32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: complex.mul, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "attributes", function_type = (complex<f64>) -> complex<f64>}> ({
  ^bb0(%a: complex<f64>):
    %0 = "complex.exp"(%a) <{fastmath = #arith.fastmath<none>}> {foo} : (complex<f64>) -> complex<f64>
    %1 = "complex.mul"(%0) <{fastmath = #arith.fastmath<contract>}> {bar = 1 : i32} : (complex<f64>) -> complex<f64>
    "func.return"(%1) : (complex<f64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: complex.neg, operand 0 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "arithmetic", function_type = (complex<f64>, complex<f64>) -> complex<f64>}> ({
  ^bb0(%a: complex<f64>, %b: complex<f64>):
    %0 = "complex.add"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (complex<f64>, complex<f64>) -> complex<f64>
    %1 = "complex.sub"(%a, %b) <{fastmath = #arith.fastmath<nnan,contract>}> : (complex<f64>, complex<f64>) -> complex<f64>
    %2 = "complex.mul"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (complex<f64>, complex<f64>) -> complex<f64>
    %3 = "complex.div"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (complex<f64>, complex<f64>) -> complex<f64>
    %4 = "complex.pow"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (complex<f64>, complex<f64>) -> complex<f64>
    %5 = "builtin.unrealized_conversion_cast"() : () -> i1
    %6 = "complex.neg"(%5) <{fastmath = #arith.fastmath<none>}> : (i1) -> complex<f64>
    %7 = "complex.conj"(%a) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> complex<f64>
    "func.return"(%3) : (complex<f64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: complex.neq, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "compare", function_type = (complex<f64>, complex<f64>) -> i1}> ({
  ^bb0(%a: complex<f64>, %b: complex<f64>):
    %0 = "complex.eq"(%a, %b) : (complex<f64>, complex<f64>) -> i1
    %1 = "complex.neq"(%b) : (complex<f64>) -> i1
    %2 = "arith.andi"(%0, %1) : (i1, i1) -> i1
    "func.return"(%2) : (i1) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: complex.pow, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "arithmetic", function_type = (complex<f64>, complex<f64>) -> complex<f64>}> ({
  ^bb0(%a: complex<f64>, %b: complex<f64>):
    %0 = "complex.add"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (complex<f64>, complex<f64>) -> complex<f64>
    %1 = "complex.sub"(%a, %b) <{fastmath = #arith.fastmath<nnan,contract>}> : (complex<f64>, complex<f64>) -> complex<f64>
    %2 = "complex.mul"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (complex<f64>, complex<f64>) -> complex<f64>
    %3 = "complex.div"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (complex<f64>, complex<f64>) -> complex<f64>
    %4 = "complex.pow"(%b) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> complex<f64>
    %5 = "complex.neg"(%a) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> complex<f64>
    %6 = "complex.conj"(%a) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> complex<f64>
    "func.return"(%3) : (complex<f64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: complex.powi, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "powi", function_type = (complex<f64>, i32) -> complex<f64>}> ({
  ^bb0(%a: complex<f64>, %n: i32):
    %0 = "complex.powi"(%n) <{fastmath = #arith.fastmath<none>}> : (i32) -> complex<f64>
    %1 = "complex.powi"(%a, %n) <{fastmath = #arith.fastmath<fast>}> : (complex<f64>, i32) -> complex<f64>
    "func.return"(%0) : (complex<f64>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: complex.re, result 0 as f64
"builtin.module"() ({
  "func.func"() <{sym_name = "parts", function_type = (complex<f32>, f32) -> complex<f32>}> ({
  ^bb0(%a: complex<f32>, %x: f32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> f32
    %1 = "complex.re"(%a) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f64
    %2 = "complex.im"(%a) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    %3 = "complex.create"(%0, %2) : (f32, f32) -> complex<f32>
    %4 = "complex.abs"(%a) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    %5 = "complex.angle"(%a) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    %6 = "complex.abs"(%a) <{fastmath = #arith.fastmath<fast>}> : (complex<f32>) -> f32
    "func.return"(%3) : (complex<f32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: complex.sub, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "arithmetic", function_type = (complex<f64>, complex<f64>) -> complex<f64>}> ({
  ^bb0(%a: complex<f64>, %b: complex<f64>):
    %0 = "complex.add"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (complex<f64>, complex<f64>) -> complex<f64>
    %1 = "complex.sub"(%b) <{fastmath = #arith.fastmath<nnan,contract>}> : (complex<f64>) -> complex<f64>
    %2 = "complex.mul"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (complex<f64>, complex<f64>) -> complex<f64>
    %3 = "complex.div"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (complex<f64>, complex<f64>) -> complex<f64>
    %4 = "complex.pow"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (complex<f64>, complex<f64>) -> complex<f64>
    %5 = "complex.neg"(%a) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> complex<f64>
    %6 = "complex.conj"(%a) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> complex<f64>
    "func.return"(%3) : (complex<f64>) -> ()
  }) : () -> ()
}) : () -> ()
