// Straight-line code. Each section is a module; its first function is the case.

func.func @constants_only() -> f64 {
  %x = arith.constant 5.0 : f64
  %y = math.cos %x : f64
  return %y : f64
}

// -----

func.func @integer_result(%x: f64) -> (i64, f64) {
  %one = arith.constant 1 : i64
  return %one, %x : i64, f64
}

// -----

func.func @identity(%x: f64) -> f64 {
  return %x : f64
}

// -----

func.func @composition_of_calls(%x: f64) -> f64 {
  %a = func.call @sine(%x) : (f64) -> f64
  %b = func.call @cosine(%a) : (f64) -> f64
  return %b : f64
}
func.func private @sine(%x: f64) -> f64 {
  %y = math.sin %x : f64
  return %y : f64
}
func.func private @cosine(%x: f64) -> f64 {
  %y = math.cos %x : f64
  return %y : f64
}

// -----

func.func @integers_only(%x: f64, %n: i64) -> (i64, f64) {
  %c5 = arith.constant 5 : i64
  %c10 = arith.constant 10 : i64
  %a = arith.muli %c5, %n : i64
  %b = arith.addi %a, %n : i64
  %c = arith.muli %c10, %b : i64
  return %c, %x : i64, f64
}

// -----

func.func @dead_code_and_reuse(%x: f64, %y: f64) -> f64 {
  %dead = math.sin %x : f64
  %b = math.cos %y : f64
  %c = func.call @foo(%b) : (f64) -> f64
  %d = func.call @foo(%c) : (f64) -> f64
  %e = arith.addf %b, %d : f64
  return %e : f64
}
func.func private @foo(%x: f64) -> f64 {
  %y = math.sin %x : f64
  return %y : f64
}

// -----

func.func @dead_read_by_runtime_index(%x: f64, %m: memref<3xf64>, %i: index) -> f64 {
  %dead = memref.load %m[%i] : memref<3xf64>
  return %x : f64
}

// -----

func.func @times_constant(%x: f64) -> f64 {
  %five = arith.constant 5.0 : f64
  %y = arith.mulf %five, %x : f64
  return %y : f64
}

// -----

func.func @cos_of_sin(%x: f64) -> f64 {
  %a = math.sin %x : f64
  %b = math.cos %a : f64
  return %b : f64
}

// -----

func.func @square(%x: f64) -> f64 {
  %y = arith.mulf %x, %x : f64
  return %y : f64
}

// -----

func.func @square_of_square(%x: f64) -> f64 {
  %y = arith.mulf %x, %x : f64
  %z = arith.mulf %y, %y : f64
  return %z : f64
}

// -----

func.func @cos_of_fourth_power(%x: f64) -> f64 {
  %s = math.sin %x : f64
  %a = arith.mulf %s, %s : f64
  %b = arith.mulf %a, %a : f64
  %c = math.cos %b : f64
  return %c : f64
}

// -----

func.func @branch_then_square(%x: f64) -> f64 {
  %zero = arith.constant 0.0 : f64
  %p = arith.cmpf ogt, %x, %zero : f64
  cf.cond_br %p, ^then, ^else
^then:
  %a = math.cos %x : f64
  cf.br ^join(%a : f64)
^else:
  %b = math.sin %x : f64
  cf.br ^join(%b : f64)
^join(%v: f64):
  %y = arith.mulf %v, %v : f64
  return %y : f64
}

// -----

func.func @square_then_branch(%x: f64) -> f64 {
  %zero = arith.constant 0.0 : f64
  %v = arith.mulf %x, %x : f64
  %p = arith.cmpf ogt, %x, %zero : f64
  %y = scf.if %p -> (f64) {
    %a = math.cos %v : f64
    scf.yield %a : f64
  } else {
    %b = math.sin %v : f64
    scf.yield %b : f64
  }
  return %y : f64
}

// -----

func.func @call_in_loop(%x: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %y = scf.for %i = %c0 to %c2 step %c1 iter_args(%a = %x) -> (f64) {
    %b = func.call @sine(%a) : (f64) -> f64
    scf.yield %b : f64
  }
  return %y : f64
}
func.func private @sine(%x: f64) -> f64 {
  %y = math.sin %x : f64
  return %y : f64
}

// -----

func.func @two_results(%x: f64, %y: f64) -> (f64, f64) {
  %a = arith.mulf %x, %y : f64
  %b = arith.divf %x, %y : f64
  return %a, %b : f64, f64
}

// -----

func.func @result_twice(%x: f64) -> (f64, f64, f64) {
  %a = math.exp %x : f64
  return %a, %x, %a : f64, f64, f64
}

// -----

func.func @dead_argument(%x: f64, %unused: f64, %n: index) -> f64 {
  %a = math.sin %x : f64
  return %a : f64
}

// -----

func.func @float_through_integer(%x: f64) -> f64 {
  %n = arith.fptosi %x : f64 to i64
  %r = arith.sitofp %n : i64 to f64
  %y = arith.mulf %r, %x : f64
  return %y : f64
}

// -----

func.func @select_of_values(%x: f64, %y: f64) -> f64 {
  %p = arith.cmpf olt, %x, %y : f64
  %a = arith.mulf %x, %x : f64
  %b = arith.mulf %y, %x : f64
  %s = arith.select %p, %a, %b : f64
  return %s : f64
}

// -----

func.func @untaken_infinity(%x: f64) -> f64 {
  %zero = arith.constant 0.0 : f64
  %p = arith.cmpf oeq, %x, %zero : f64
  %r = math.sqrt %x : f64
  %s = arith.select %p, %x, %r : f64
  return %s : f64
}

// -----

func.func @large_single_block(%x: f64, %y: f64) -> f64 {
  %0 = arith.mulf %x, %y : f64
  %1 = arith.mulf %0, %x : f64
  %2 = arith.addf %1, %y : f64
  %3 = arith.mulf %2, %0 : f64
  %4 = arith.subf %3, %1 : f64
  %5 = arith.divf %4, %2 : f64
  %6 = math.tanh %5 : f64
  %7 = math.atan2 %6, %y : f64
  %8 = math.fma %7, %6, %x : f64
  %9 = math.powf %y, %8 : f64
  return %9 : f64
}
