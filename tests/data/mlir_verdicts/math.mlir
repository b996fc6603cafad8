// rejected: math.absf, result 0 without rank
"builtin.module"() ({
  "func.func"() <{sym_name = "absf", function_type = (f32, vector<4xf64>, tensor<?x2xbf16>) -> ()}> ({
  ^bb0(%x: f32, %v: vector<4xf64>, %t: tensor<?x2xbf16>):
    %0 = "math.absf"(%x) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %1 = "math.absf"(%v) <{fastmath = #arith.fastmath<nnan,contract>}> : (vector<4xf64>) -> vector<4xf64>
    %2 = "math.absf"(%t) <{fastmath = #arith.fastmath<none>}> {note} : (tensor<?x2xbf16>) -> tensor<*xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: math.absi, operand 0 as f32
"builtin.module"() ({
  "func.func"() <{sym_name = "integers", function_type = (i32, vector<4xi64>) -> ()}> ({
  ^bb0(%i: i32, %v: vector<4xi64>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> f32
    %1 = "math.absi"(%0) : (f32) -> i32
    %2 = "math.ctlz"(%i) : (i32) -> i32
    %3 = "math.cttz"(%v) : (vector<4xi64>) -> vector<4xi64>
    %4 = "math.ctpop"(%i) : (i32) -> i32
    %5 = "math.ipowi"(%i, %i) : (i32, i32) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: math.acos, result 0 without rank
"builtin.module"() ({
  "func.func"() <{sym_name = "acos", function_type = (f32, vector<4xf64>, tensor<?x2xbf16>) -> ()}> ({
  ^bb0(%x: f32, %v: vector<4xf64>, %t: tensor<?x2xbf16>):
    %0 = "math.acos"(%x) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %1 = "math.acos"(%v) <{fastmath = #arith.fastmath<nnan,contract>}> : (vector<4xf64>) -> vector<4xf64>
    %2 = "math.acos"(%t) <{fastmath = #arith.fastmath<none>}> {note} : (tensor<?x2xbf16>) -> tensor<*xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: math.acosh, result 0 without rank
"builtin.module"() ({
  "func.func"() <{sym_name = "acosh", function_type = (f32, vector<4xf64>, tensor<?x2xbf16>) -> ()}> ({
  ^bb0(%x: f32, %v: vector<4xf64>, %t: tensor<?x2xbf16>):
    %0 = "math.acosh"(%x) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %1 = "math.acosh"(%v) <{fastmath = #arith.fastmath<nnan,contract>}> : (vector<4xf64>) -> vector<4xf64>
    %2 = "math.acosh"(%t) <{fastmath = #arith.fastmath<none>}> {note} : (tensor<?x2xbf16>) -> tensor<*xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: math.asin, result 0 without rank
"builtin.module"() ({
  "func.func"() <{sym_name = "asin", function_type = (f32, vector<4xf64>, tensor<?x2xbf16>) -> ()}> ({
  ^bb0(%x: f32, %v: vector<4xf64>, %t: tensor<?x2xbf16>):
    %0 = "math.asin"(%x) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %1 = "math.asin"(%v) <{fastmath = #arith.fastmath<nnan,contract>}> : (vector<4xf64>) -> vector<4xf64>
    %2 = "math.asin"(%t) <{fastmath = #arith.fastmath<none>}> {note} : (tensor<?x2xbf16>) -> tensor<*xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: math.asinh, result 0 without rank
"builtin.module"() ({
  "func.func"() <{sym_name = "asinh", function_type = (f32, vector<4xf64>, tensor<?x2xbf16>) -> ()}> ({
  ^bb0(%x: f32, %v: vector<4xf64>, %t: tensor<?x2xbf16>):
    %0 = "math.asinh"(%x) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %1 = "math.asinh"(%v) <{fastmath = #arith.fastmath<nnan,contract>}> : (vector<4xf64>) -> vector<4xf64>
    %2 = "math.asinh"(%t) <{fastmath = #arith.fastmath<none>}> {note} : (tensor<?x2xbf16>) -> tensor<*xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: math.atan, result 0 without rank
"builtin.module"() ({
  "func.func"() <{sym_name = "atan", function_type = (f32, vector<4xf64>, tensor<?x2xbf16>) -> ()}> ({
  ^bb0(%x: f32, %v: vector<4xf64>, %t: tensor<?x2xbf16>):
    %0 = "math.atan"(%x) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %1 = "math.atan"(%v) <{fastmath = #arith.fastmath<nnan,contract>}> : (vector<4xf64>) -> vector<4xf64>
    %2 = "math.atan"(%t) <{fastmath = #arith.fastmath<none>}> {note} : (tensor<?x2xbf16>) -> tensor<*xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: math.atan2, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "binary", function_type = (f64) -> ()}> ({
  ^bb0(%x: f64):
    %0 = "math.atan2"(%x) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    %1 = "math.copysign"(%x, %x) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %2 = "math.powf"(%x, %x) <{fastmath = #arith.fastmath<reassoc>}> : (f64, f64) -> f64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: math.atanh, result 0 without rank
"builtin.module"() ({
  "func.func"() <{sym_name = "atanh", function_type = (f32, vector<4xf64>, tensor<?x2xbf16>) -> ()}> ({
  ^bb0(%x: f32, %v: vector<4xf64>, %t: tensor<?x2xbf16>):
    %0 = "math.atanh"(%x) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %1 = "math.atanh"(%v) <{fastmath = #arith.fastmath<nnan,contract>}> : (vector<4xf64>) -> vector<4xf64>
    %2 = "math.atanh"(%t) <{fastmath = #arith.fastmath<none>}> {note} : (tensor<?x2xbf16>) -> tensor<*xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: math.cbrt, result 0 without rank
"builtin.module"() ({
  "func.func"() <{sym_name = "cbrt", function_type = (f32, vector<4xf64>, tensor<?x2xbf16>) -> ()}> ({
  ^bb0(%x: f32, %v: vector<4xf64>, %t: tensor<?x2xbf16>):
    %0 = "math.cbrt"(%x) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %1 = "math.cbrt"(%v) <{fastmath = #arith.fastmath<nnan,contract>}> : (vector<4xf64>) -> vector<4xf64>
    %2 = "math.cbrt"(%t) <{fastmath = #arith.fastmath<none>}> {note} : (tensor<?x2xbf16>) -> tensor<*xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: math.ceil, result 0 without rank
"builtin.module"() ({
  "func.func"() <{sym_name = "ceil", function_type = (f32, vector<4xf64>, tensor<?x2xbf16>) -> ()}> ({
  ^bb0(%x: f32, %v: vector<4xf64>, %t: tensor<?x2xbf16>):
    %0 = "math.ceil"(%x) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %1 = "math.ceil"(%v) <{fastmath = #arith.fastmath<nnan,contract>}> : (vector<4xf64>) -> vector<4xf64>
    %2 = "math.ceil"(%t) <{fastmath = #arith.fastmath<none>}> {note} : (tensor<?x2xbf16>) -> tensor<*xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: math.clampf, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "clampf", function_type = (f64, f64, f64) -> ()}> ({
  ^bb0(%x: f64, %a: f64, %b: f64):
    %0 = "math.clampf"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %1 = "math.clampf"(%x, %a, %b) <{fastmath = #arith.fastmath<fast>}> {note} : (f64, f64, f64) -> f64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: math.copysign, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "binary", function_type = (f64) -> ()}> ({
  ^bb0(%x: f64):
    %0 = "math.atan2"(%x, %x) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %1 = "math.copysign"(%x) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    %2 = "math.powf"(%x, %x) <{fastmath = #arith.fastmath<reassoc>}> : (f64, f64) -> f64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: math.cos, result 0 without rank
"builtin.module"() ({
  "func.func"() <{sym_name = "cos", function_type = (f32, vector<4xf64>, tensor<?x2xbf16>) -> ()}> ({
  ^bb0(%x: f32, %v: vector<4xf64>, %t: tensor<?x2xbf16>):
    %0 = "math.cos"(%x) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %1 = "math.cos"(%v) <{fastmath = #arith.fastmath<nnan,contract>}> : (vector<4xf64>) -> vector<4xf64>
    %2 = "math.cos"(%t) <{fastmath = #arith.fastmath<none>}> {note} : (tensor<?x2xbf16>) -> tensor<*xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: math.cosh, result 0 without rank
"builtin.module"() ({
  "func.func"() <{sym_name = "cosh", function_type = (f32, vector<4xf64>, tensor<?x2xbf16>) -> ()}> ({
  ^bb0(%x: f32, %v: vector<4xf64>, %t: tensor<?x2xbf16>):
    %0 = "math.cosh"(%x) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %1 = "math.cosh"(%v) <{fastmath = #arith.fastmath<nnan,contract>}> : (vector<4xf64>) -> vector<4xf64>
    %2 = "math.cosh"(%t) <{fastmath = #arith.fastmath<none>}> {note} : (tensor<?x2xbf16>) -> tensor<*xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: math.ctlz, operand 0 as f32
"builtin.module"() ({
  "func.func"() <{sym_name = "integers", function_type = (i32, vector<4xi64>) -> ()}> ({
  ^bb0(%i: i32, %v: vector<4xi64>):
    %0 = "math.absi"(%i) : (i32) -> i32
    %1 = "builtin.unrealized_conversion_cast"() : () -> f32
    %2 = "math.ctlz"(%1) : (f32) -> i32
    %3 = "math.cttz"(%v) : (vector<4xi64>) -> vector<4xi64>
    %4 = "math.ctpop"(%i) : (i32) -> i32
    %5 = "math.ipowi"(%i, %i) : (i32, i32) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: math.ctpop, operand 0 as f32
"builtin.module"() ({
  "func.func"() <{sym_name = "integers", function_type = (i32, vector<4xi64>) -> ()}> ({
  ^bb0(%i: i32, %v: vector<4xi64>):
    %0 = "math.absi"(%i) : (i32) -> i32
    %1 = "math.ctlz"(%i) : (i32) -> i32
    %2 = "math.cttz"(%v) : (vector<4xi64>) -> vector<4xi64>
    %3 = "builtin.unrealized_conversion_cast"() : () -> f32
    %4 = "math.ctpop"(%3) : (f32) -> i32
    %5 = "math.ipowi"(%i, %i) : (i32, i32) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: math.cttz, operand 0 of f32
"builtin.module"() ({
  "func.func"() <{sym_name = "integers", function_type = (i32, vector<4xi64>) -> ()}> ({
  ^bb0(%i: i32, %v: vector<4xi64>):
    %0 = "math.absi"(%i) : (i32) -> i32
    %1 = "math.ctlz"(%i) : (i32) -> i32
    %2 = "builtin.unrealized_conversion_cast"() : () -> vector<4xf32>
    %3 = "math.cttz"(%2) : (vector<4xf32>) -> vector<4xi64>
    %4 = "math.ctpop"(%i) : (i32) -> i32
    %5 = "math.ipowi"(%i, %i) : (i32, i32) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: math.erf, result 0 without rank
"builtin.module"() ({
  "func.func"() <{sym_name = "erf", function_type = (f32, vector<4xf64>, tensor<?x2xbf16>) -> ()}> ({
  ^bb0(%x: f32, %v: vector<4xf64>, %t: tensor<?x2xbf16>):
    %0 = "math.erf"(%x) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %1 = "math.erf"(%v) <{fastmath = #arith.fastmath<nnan,contract>}> : (vector<4xf64>) -> vector<4xf64>
    %2 = "math.erf"(%t) <{fastmath = #arith.fastmath<none>}> {note} : (tensor<?x2xbf16>) -> tensor<*xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: math.erfc, operand 0 as i1
"builtin.module"() ({
  "func.func"() <{sym_name = "erfc", function_type = (f64, vector<4xf32>) -> ()}> ({
  ^bb0(%x: f64, %v: vector<4xf32>):
    %0 = "builtin.unrealized_conversion_cast"() : () -> i1
    %1 = "math.erfc"(%0) <{fastmath = #arith.fastmath<none>}> : (i1) -> f64
    %2 = "math.erfc"(%v) <{fastmath = #arith.fastmath<fast>}> : (vector<4xf32>) -> vector<4xf32>
    %3 = "math.erf"(%x) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: math.exp, result 0 without rank
"builtin.module"() ({
  "func.func"() <{sym_name = "exp", function_type = (f32, vector<4xf64>, tensor<?x2xbf16>) -> ()}> ({
  ^bb0(%x: f32, %v: vector<4xf64>, %t: tensor<?x2xbf16>):
    %0 = "math.exp"(%x) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %1 = "math.exp"(%v) <{fastmath = #arith.fastmath<nnan,contract>}> : (vector<4xf64>) -> vector<4xf64>
    %2 = "math.exp"(%t) <{fastmath = #arith.fastmath<none>}> {note} : (tensor<?x2xbf16>) -> tensor<*xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: math.exp2, result 0 without rank
"builtin.module"() ({
  "func.func"() <{sym_name = "exp2", function_type = (f32, vector<4xf64>, tensor<?x2xbf16>) -> ()}> ({
  ^bb0(%x: f32, %v: vector<4xf64>, %t: tensor<?x2xbf16>):
    %0 = "math.exp2"(%x) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %1 = "math.exp2"(%v) <{fastmath = #arith.fastmath<nnan,contract>}> : (vector<4xf64>) -> vector<4xf64>
    %2 = "math.exp2"(%t) <{fastmath = #arith.fastmath<none>}> {note} : (tensor<?x2xbf16>) -> tensor<*xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: math.expm1, result 0 without rank
"builtin.module"() ({
  "func.func"() <{sym_name = "expm1", function_type = (f32, vector<4xf64>, tensor<?x2xbf16>) -> ()}> ({
  ^bb0(%x: f32, %v: vector<4xf64>, %t: tensor<?x2xbf16>):
    %0 = "math.expm1"(%x) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %1 = "math.expm1"(%v) <{fastmath = #arith.fastmath<nnan,contract>}> : (vector<4xf64>) -> vector<4xf64>
    %2 = "math.expm1"(%t) <{fastmath = #arith.fastmath<none>}> {note} : (tensor<?x2xbf16>) -> tensor<*xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: math.floor, result 0 without rank
"builtin.module"() ({
  "func.func"() <{sym_name = "floor", function_type = (f32, vector<4xf64>, tensor<?x2xbf16>) -> ()}> ({
  ^bb0(%x: f32, %v: vector<4xf64>, %t: tensor<?x2xbf16>):
    %0 = "math.floor"(%x) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %1 = "math.floor"(%v) <{fastmath = #arith.fastmath<nnan,contract>}> : (vector<4xf64>) -> vector<4xf64>
    %2 = "math.floor"(%t) <{fastmath = #arith.fastmath<none>}> {note} : (tensor<?x2xbf16>) -> tensor<*xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: math.fma, without operand 1
"builtin.module"() ({
  "func.func"() <{sym_name = "fma", function_type = (f32, vector<2xf64>) -> ()}> ({
  ^bb0(%x: f32, %v: vector<2xf64>):
    %0 = "math.fma"(%x, %x, %x) <{fastmath = #arith.fastmath<none>}> : (f32, f32, f32) -> f32
    %1 = "math.fma"(%v, %v) <{fastmath = #arith.fastmath<contract>}> : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: math.fpowi, without operand 1
"builtin.module"() ({
  "func.func"() <{sym_name = "fpowi", function_type = (f64, i32, vector<2xf32>, vector<2xi16>) -> ()}> ({
  ^bb0(%x: f64, %i: i32, %v: vector<2xf32>, %w: vector<2xi16>):
    %0 = "math.fpowi"(%x, %i) <{fastmath = #arith.fastmath<none>}> : (f64, i32) -> f64
    %1 = "math.fpowi"(%v) <{fastmath = #arith.fastmath<fast>}> : (vector<2xf32>) -> vector<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: math.ipowi, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "integers", function_type = (i32, vector<4xi64>) -> ()}> ({
  ^bb0(%i: i32, %v: vector<4xi64>):
    %0 = "math.absi"(%i) : (i32) -> i32
    %1 = "math.ctlz"(%i) : (i32) -> i32
    %2 = "math.cttz"(%v) : (vector<4xi64>) -> vector<4xi64>
    %3 = "math.ctpop"(%i) : (i32) -> i32
    %4 = "math.ipowi"(%i) : (i32) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: math.isfinite, result 0 as its element
"builtin.module"() ({
  "func.func"() <{sym_name = "classify", function_type = (f64, vector<4xf32>, tensor<?xf16>) -> ()}> ({
  ^bb0(%x: f64, %v: vector<4xf32>, %t: tensor<?xf16>):
    %0 = "math.isnan"(%x) <{fastmath = #arith.fastmath<none>}> : (f64) -> i1
    %1 = "math.isinf"(%v) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>) -> vector<4xi1>
    %2 = "math.isfinite"(%t) <{fastmath = #arith.fastmath<none>}> : (tensor<?xf16>) -> i1
    %3 = "math.isnormal"(%x) <{fastmath = #arith.fastmath<none>}> {note} : (f64) -> i1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: math.isinf, result 0 as its element
"builtin.module"() ({
  "func.func"() <{sym_name = "classify", function_type = (f64, vector<4xf32>, tensor<?xf16>) -> ()}> ({
  ^bb0(%x: f64, %v: vector<4xf32>, %t: tensor<?xf16>):
    %0 = "math.isnan"(%x) <{fastmath = #arith.fastmath<none>}> : (f64) -> i1
    %1 = "math.isinf"(%v) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>) -> i1
    %2 = "math.isfinite"(%t) <{fastmath = #arith.fastmath<none>}> : (tensor<?xf16>) -> tensor<?xi1>
    %3 = "math.isnormal"(%x) <{fastmath = #arith.fastmath<none>}> {note} : (f64) -> i1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: math.isnan, operand 0 as vector<4xf64>
"builtin.module"() ({
  "func.func"() <{sym_name = "generic", function_type = (f64) -> ()}> ({
  ^bb0(%x: f64):
    %0 = "builtin.unrealized_conversion_cast"() : () -> vector<4xf64>
    %1 = "math.isnan"(%0) <{fastmath = #arith.fastmath<none>}> : (vector<4xf64>) -> i1
    %2, %3 = "math.sincos"(%x) <{fastmath = #arith.fastmath<none>}> : (f64) -> (f64, f64)
    %4 = "math.erfc"(%x) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: math.isnormal, operand 0 as vector<4xf64>
"builtin.module"() ({
  "func.func"() <{sym_name = "classify", function_type = (f64, vector<4xf32>, tensor<?xf16>) -> ()}> ({
  ^bb0(%x: f64, %v: vector<4xf32>, %t: tensor<?xf16>):
    %0 = "math.isnan"(%x) <{fastmath = #arith.fastmath<none>}> : (f64) -> i1
    %1 = "math.isinf"(%v) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>) -> vector<4xi1>
    %2 = "math.isfinite"(%t) <{fastmath = #arith.fastmath<none>}> : (tensor<?xf16>) -> tensor<?xi1>
    %3 = "builtin.unrealized_conversion_cast"() : () -> vector<4xf64>
    %4 = "math.isnormal"(%3) <{fastmath = #arith.fastmath<none>}> {note} : (vector<4xf64>) -> i1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: math.log, result 0 without rank
"builtin.module"() ({
  "func.func"() <{sym_name = "log", function_type = (f32, vector<4xf64>, tensor<?x2xbf16>) -> ()}> ({
  ^bb0(%x: f32, %v: vector<4xf64>, %t: tensor<?x2xbf16>):
    %0 = "math.log"(%x) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %1 = "math.log"(%v) <{fastmath = #arith.fastmath<nnan,contract>}> : (vector<4xf64>) -> vector<4xf64>
    %2 = "math.log"(%t) <{fastmath = #arith.fastmath<none>}> {note} : (tensor<?x2xbf16>) -> tensor<*xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: math.log10, result 0 without rank
"builtin.module"() ({
  "func.func"() <{sym_name = "log10", function_type = (f32, vector<4xf64>, tensor<?x2xbf16>) -> ()}> ({
  ^bb0(%x: f32, %v: vector<4xf64>, %t: tensor<?x2xbf16>):
    %0 = "math.log10"(%x) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %1 = "math.log10"(%v) <{fastmath = #arith.fastmath<nnan,contract>}> : (vector<4xf64>) -> vector<4xf64>
    %2 = "math.log10"(%t) <{fastmath = #arith.fastmath<none>}> {note} : (tensor<?x2xbf16>) -> tensor<*xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: math.log1p, result 0 without rank
"builtin.module"() ({
  "func.func"() <{sym_name = "log1p", function_type = (f32, vector<4xf64>, tensor<?x2xbf16>) -> ()}> ({
  ^bb0(%x: f32, %v: vector<4xf64>, %t: tensor<?x2xbf16>):
    %0 = "math.log1p"(%x) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %1 = "math.log1p"(%v) <{fastmath = #arith.fastmath<nnan,contract>}> : (vector<4xf64>) -> vector<4xf64>
    %2 = "math.log1p"(%t) <{fastmath = #arith.fastmath<none>}> {note} : (tensor<?x2xbf16>) -> tensor<*xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: math.log2, result 0 without rank
"builtin.module"() ({
  "func.func"() <{sym_name = "log2", function_type = (f32, vector<4xf64>, tensor<?x2xbf16>) -> ()}> ({
  ^bb0(%x: f32, %v: vector<4xf64>, %t: tensor<?x2xbf16>):
    %0 = "math.log2"(%x) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %1 = "math.log2"(%v) <{fastmath = #arith.fastmath<nnan,contract>}> : (vector<4xf64>) -> vector<4xf64>
    %2 = "math.log2"(%t) <{fastmath = #arith.fastmath<none>}> {note} : (tensor<?x2xbf16>) -> tensor<*xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: math.powf, without operand 0
"builtin.module"() ({
  "func.func"() <{sym_name = "binary", function_type = (f64) -> ()}> ({
  ^bb0(%x: f64):
    %0 = "math.atan2"(%x, %x) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %1 = "math.copysign"(%x, %x) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %2 = "math.powf"(%x) <{fastmath = #arith.fastmath<reassoc>}> : (f64) -> f64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: math.round, result 0 without rank
"builtin.module"() ({
  "func.func"() <{sym_name = "round", function_type = (f32, vector<4xf64>, tensor<?x2xbf16>) -> ()}> ({
  ^bb0(%x: f32, %v: vector<4xf64>, %t: tensor<?x2xbf16>):
    %0 = "math.round"(%x) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %1 = "math.round"(%v) <{fastmath = #arith.fastmath<nnan,contract>}> : (vector<4xf64>) -> vector<4xf64>
    %2 = "math.round"(%t) <{fastmath = #arith.fastmath<none>}> {note} : (tensor<?x2xbf16>) -> tensor<*xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: math.roundeven, result 0 without rank
"builtin.module"() ({
  "func.func"() <{sym_name = "roundeven", function_type = (f32, vector<4xf64>, tensor<?x2xbf16>) -> ()}> ({
  ^bb0(%x: f32, %v: vector<4xf64>, %t: tensor<?x2xbf16>):
    %0 = "math.roundeven"(%x) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %1 = "math.roundeven"(%v) <{fastmath = #arith.fastmath<nnan,contract>}> : (vector<4xf64>) -> vector<4xf64>
    %2 = "math.roundeven"(%t) <{fastmath = #arith.fastmath<none>}> {note} : (tensor<?x2xbf16>) -> tensor<*xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: math.rsqrt, result 0 without rank
"builtin.module"() ({
  "func.func"() <{sym_name = "rsqrt", function_type = (f32, vector<4xf64>, tensor<?x2xbf16>) -> ()}> ({
  ^bb0(%x: f32, %v: vector<4xf64>, %t: tensor<?x2xbf16>):
    %0 = "math.rsqrt"(%x) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %1 = "math.rsqrt"(%v) <{fastmath = #arith.fastmath<nnan,contract>}> : (vector<4xf64>) -> vector<4xf64>
    %2 = "math.rsqrt"(%t) <{fastmath = #arith.fastmath<none>}> {note} : (tensor<?x2xbf16>) -> tensor<*xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: math.sin, result 0 without rank
"builtin.module"() ({
  "func.func"() <{sym_name = "sin", function_type = (f32, vector<4xf64>, tensor<?x2xbf16>) -> ()}> ({
  ^bb0(%x: f32, %v: vector<4xf64>, %t: tensor<?x2xbf16>):
    %0 = "math.sin"(%x) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %1 = "math.sin"(%v) <{fastmath = #arith.fastmath<nnan,contract>}> : (vector<4xf64>) -> vector<4xf64>
    %2 = "math.sin"(%t) <{fastmath = #arith.fastmath<none>}> {note} : (tensor<?x2xbf16>) -> tensor<*xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: math.sincos, one result less
"builtin.module"() ({
  "func.func"() <{sym_name = "sincos", function_type = (f64, vector<4xf32>) -> ()}> ({
  ^bb0(%x: f64, %v: vector<4xf32>):
    %0 = "math.sincos"(%x) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    %r, %r_1 = "math.sincos"(%v) <{fastmath = #arith.fastmath<afn>}> : (vector<4xf32>) -> (vector<4xf32>, vector<4xf32>)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: math.sinh, result 0 without rank
"builtin.module"() ({
  "func.func"() <{sym_name = "sinh", function_type = (f32, vector<4xf64>, tensor<?x2xbf16>) -> ()}> ({
  ^bb0(%x: f32, %v: vector<4xf64>, %t: tensor<?x2xbf16>):
    %0 = "math.sinh"(%x) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %1 = "math.sinh"(%v) <{fastmath = #arith.fastmath<nnan,contract>}> : (vector<4xf64>) -> vector<4xf64>
    %2 = "math.sinh"(%t) <{fastmath = #arith.fastmath<none>}> {note} : (tensor<?x2xbf16>) -> tensor<*xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: math.sqrt, result 0 without rank
"builtin.module"() ({
  "func.func"() <{sym_name = "sqrt", function_type = (f32, vector<4xf64>, tensor<?x2xbf16>) -> ()}> ({
  ^bb0(%x: f32, %v: vector<4xf64>, %t: tensor<?x2xbf16>):
    %0 = "math.sqrt"(%x) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %1 = "math.sqrt"(%v) <{fastmath = #arith.fastmath<nnan,contract>}> : (vector<4xf64>) -> vector<4xf64>
    %2 = "math.sqrt"(%t) <{fastmath = #arith.fastmath<none>}> {note} : (tensor<?x2xbf16>) -> tensor<*xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: math.tan, result 0 without rank
"builtin.module"() ({
  "func.func"() <{sym_name = "tan", function_type = (f32, vector<4xf64>, tensor<?x2xbf16>) -> ()}> ({
  ^bb0(%x: f32, %v: vector<4xf64>, %t: tensor<?x2xbf16>):
    %0 = "math.tan"(%x) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %1 = "math.tan"(%v) <{fastmath = #arith.fastmath<nnan,contract>}> : (vector<4xf64>) -> vector<4xf64>
    %2 = "math.tan"(%t) <{fastmath = #arith.fastmath<none>}> {note} : (tensor<?x2xbf16>) -> tensor<*xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: math.tanh, result 0 without rank
"builtin.module"() ({
  "func.func"() <{sym_name = "tanh", function_type = (f32, vector<4xf64>, tensor<?x2xbf16>) -> ()}> ({
  ^bb0(%x: f32, %v: vector<4xf64>, %t: tensor<?x2xbf16>):
    %0 = "math.tanh"(%x) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %1 = "math.tanh"(%v) <{fastmath = #arith.fastmath<nnan,contract>}> : (vector<4xf64>) -> vector<4xf64>
    %2 = "math.tanh"(%t) <{fastmath = #arith.fastmath<none>}> {note} : (tensor<?x2xbf16>) -> tensor<*xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// rejected: math.trunc, result 0 without rank
"builtin.module"() ({
  "func.func"() <{sym_name = "trunc", function_type = (f32, vector<4xf64>, tensor<?x2xbf16>) -> ()}> ({
  ^bb0(%x: f32, %v: vector<4xf64>, %t: tensor<?x2xbf16>):
    %0 = "math.trunc"(%x) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %1 = "math.trunc"(%v) <{fastmath = #arith.fastmath<nnan,contract>}> : (vector<4xf64>) -> vector<4xf64>
    %2 = "math.trunc"(%t) <{fastmath = #arith.fastmath<none>}> {note} : (tensor<?x2xbf16>) -> tensor<*xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
