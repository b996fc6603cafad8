// Control flow and block arguments.

func.func @goto_skips_assignment(%x: f64, %t: f64) -> f64 {
  %p = arith.cmpf ogt, %x, %t : f64
  cf.cond_br %p, ^join(%x : f64), ^assign
^assign:
  %s = math.sin %x : f64
  cf.br ^join(%s : f64)
^join(%v: f64):
  %y = math.cos %v : f64
  return %y : f64
}

// -----

func.func @constant_block_argument(%x: f64) -> f64 {
  %zero = arith.constant 0.0 : f64
  %true = arith.constant true
  %false = arith.constant false
  %p = arith.cmpf ogt, %x, %zero : f64
  cf.cond_br %p, ^join(%true : i1), ^join(%false : i1)
^join(%b: i1):
  %f = arith.uitofp %b : i1 to f64
  %y = math.cos %f : f64
  return %y : f64
}

// -----

func.func @defined_on_one_branch(%x: f64, %p: i1) -> f64 {
  %nothing = arith.constant 0.0 : f64
  cf.cond_br %p, ^define, ^join(%nothing : f64)
^define:
  %s = math.sin %x : f64
  cf.br ^join(%s : f64)
^join(%v: f64):
  cf.cond_br %p, ^use, ^skip
^use:
  %y = arith.mulf %v, %x : f64
  return %y : f64
^skip:
  return %x : f64
}

// -----

func.func @one_edge_constant(%p: i1, %y: f64) -> f64 {
  %one = arith.constant 1.0 : f64
  cf.cond_br %p, ^join(%y : f64), ^join(%one : f64)
^join(%z: f64):
  %r = arith.mulf %z, %y : f64
  return %r : f64
}

// -----

func.func @swapping_block_arguments(%n: index, %a: f64, %b: f64) -> (f64, f64) {
  %c1 = arith.constant 1 : index
  %two = arith.constant 2.0 : f64
  cf.br ^head(%c1, %a, %b : index, f64, f64)
^head(%i: index, %u: f64, %v: f64):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^body, ^exit
^body:
  %w = arith.mulf %two, %u : f64
  %next = arith.addi %i, %c1 : index
  cf.br ^head(%next, %v, %w : index, f64, f64)
^exit:
  return %u, %v : f64, f64
}

// -----

func.func @swapping_iter_args(%n: index, %a: f64, %b: f64) -> (f64, f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%u = %a, %v = %b) -> (f64, f64) {
    %w = math.sin %u : f64
    scf.yield %v, %w : f64, f64
  }
  return %r#0, %r#1 : f64, f64
}

// -----

// A search with bounds checks: several exits into joins that carry different values.
func.func @awkward_block_arguments(%m: memref<?xf64>, %limit: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %m, %c0 : memref<?xf64>
  cf.br ^head(%c0, %zero, %limit : index, f64, f64)
^head(%i: index, %sum: f64, %last: f64):
  %inside = arith.cmpi slt, %i, %n : index
  cf.cond_br %inside, ^body, ^out(%sum, %last : f64, f64)
^body:
  %v = memref.load %m[%i] : memref<?xf64>
  %t = arith.mulf %v, %last : f64
  %s = arith.addf %sum, %t : f64
  %big = arith.cmpf ogt, %s, %limit : f64
  %j = arith.addi %i, %c1 : index
  cf.cond_br %big, ^out(%v, %s : f64, f64), ^head(%j, %s, %v : index, f64, f64)
^out(%a: f64, %b: f64):
  %r = arith.mulf %a, %b : f64
  return %r : f64
}

// -----

func.func @assertion(%x: f64) -> f64 {
  %zero = arith.constant 0.0 : f64
  %p = arith.cmpf oge, %x, %zero : f64
  cf.assert %p, "x must not be negative"
  %y = math.sin %x : f64
  return %y : f64
}

// -----

func.func @while_loop(%x: f64, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.while (%v = %x, %k = %n) : (f64, index) -> (f64, index) {
    %go = arith.cmpi sgt, %k, %c0 : index
    scf.condition(%go) %v, %k : f64, index
  } do {
  ^bb0(%v: f64, %k: index):
    %w = math.cos %v : f64
    %l = arith.subi %k, %c1 : index
    scf.yield %w, %l : f64, index
  }
  return %r#0 : f64
}

// -----

// The condition region computes values that both the loop and its result use.
func.func @work_in_condition(%x: f64) -> f64 {
  %ten = arith.constant 10.0 : f64
  %r:2 = scf.while (%v = %x) : (f64) -> (f64, f64) {
    %w = arith.mulf %v, %v : f64
    %s = math.sin %w : f64
    %go = arith.cmpf olt, %w, %ten : f64
    scf.condition(%go) %s, %w : f64, f64
  } do {
  ^bb0(%s: f64, %w: f64):
    %y = arith.addf %s, %w : f64
    scf.yield %y : f64
  }
  %z = arith.mulf %r#0, %r#1 : f64
  return %z : f64
}

// -----

func.func @newton_iteration(%a: f64) -> f64 {
  %half = arith.constant 0.5 : f64
  %eps = arith.constant 1.0e-12 : f64
  %one = arith.constant 1.0 : f64
  %r:2 = scf.while (%x = %a, %d = %one) : (f64, f64) -> (f64, f64) {
    %m = math.absf %d : f64
    %go = arith.cmpf ogt, %m, %eps : f64
    scf.condition(%go) %x, %d : f64, f64
  } do {
  ^bb0(%x: f64, %d: f64):
    %q = arith.divf %a, %x : f64
    %s = arith.addf %x, %q : f64
    %n = arith.mulf %half, %s : f64
    %e = arith.subf %n, %x : f64
    scf.yield %n, %e : f64, f64
  }
  return %r#0 : f64
}

// -----

func.func @sine_500_times(%x: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 500 : index
  %y = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> (f64) {
    %b = math.sin %a : f64
    scf.yield %b : f64
  }
  return %y : f64
}

// -----

func.func @branch_inside_loop(%m: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %m, %c0 : memref<?xf64>
  %y = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero) -> (f64) {
    %v = memref.load %m[%i] : memref<?xf64>
    %rest = arith.remsi %i, %c2 : index
    %even = arith.cmpi eq, %rest, %c0 : index
    %t = scf.if %even -> (f64) {
      %s = math.sin %v : f64
      scf.yield %s : f64
    } else {
      %s = math.cos %v : f64
      scf.yield %s : f64
    }
    %b = arith.addf %a, %t : f64
    scf.yield %b : f64
  }
  return %y : f64
}

// -----

// Trip counts are exact: 0, 3, 6, 9; a step that does not divide the range.
func.func @loop_with_step(%x: f64, %low: index, %high: index, %step: index) -> f64 {
  %y = scf.for %i = %low to %high step %step iter_args(%a = %x) -> (f64) {
    %k = arith.index_cast %i : index to i64
    %f = arith.sitofp %k : i64 to f64
    %b = arith.mulf %a, %x : f64
    %c = arith.addf %b, %f : f64
    %d = math.sin %c : f64
    scf.yield %d : f64
  }
  return %y : f64
}

// -----

func.func @nested_loops_triangular(%x: f64, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %y = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero) -> (f64) {
    %z = scf.for %j = %i to %n step %c1 iter_args(%b = %a) -> (f64) {
      %s = math.sin %b : f64
      %t = arith.mulf %s, %x : f64
      %u = arith.addf %t, %x : f64
      scf.yield %u : f64
    }
    %w = arith.mulf %z, %x : f64
    scf.yield %w : f64
  }
  return %y : f64
}

// -----

func.func @loop_in_branch_in_loop(%x: f64, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %y = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> (f64) {
    %rest = arith.remui %i, %c2 : index
    %odd = arith.cmpi ne, %rest, %c0 : index
    %z = scf.if %odd -> (f64) {
      %w = scf.for %j = %c0 to %i step %c1 iter_args(%b = %a) -> (f64) {
        %e = math.sin %b : f64
        scf.yield %e : f64
      }
      scf.yield %w : f64
    } else {
      %w = arith.mulf %a, %x : f64
      scf.yield %w : f64
    }
    scf.yield %z : f64
  }
  return %y : f64
}

// -----

func.func @index_switch(%k: index, %x: f64) -> f64 {
  %y = scf.index_switch %k -> f64
  case 0 {
    %a = math.sin %x : f64
    scf.yield %a : f64
  }
  case 3 {
    %a = arith.mulf %x, %x : f64
    scf.yield %a : f64
  }
  default {
    scf.yield %x : f64
  }
  %z = arith.mulf %y, %x : f64
  return %z : f64
}

// -----

func.func @execute_region(%x: f64) -> f64 {
  %y = scf.execute_region -> f64 {
    %zero = arith.constant 0.0 : f64
    %p = arith.cmpf ogt, %x, %zero : f64
    cf.cond_br %p, ^a, ^b
  ^a:
    %s = math.sin %x : f64
    scf.yield %s : f64
  ^b:
    %c = math.cos %x : f64
    scf.yield %c : f64
  }
  %z = arith.mulf %y, %x : f64
  return %z : f64
}

// -----

func.func @parallel_with_reduction(%m: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %m, %c0 : memref<?xf64>
  %y = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%zero) -> f64 {
    %v = memref.load %m[%i] : memref<?xf64>
    %s = math.sin %v : f64
    memref.store %s, %m[%i] : memref<?xf64>
    scf.reduce(%s : f64) {
    ^bb0(%a: f64, %b: f64):
      %t = arith.addf %a, %b : f64
      scf.reduce.return %t : f64
    }
  }
  return %y : f64
}

// -----

func.func @reduction_that_reads_from_outside(%m: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %start = arith.constant 1 : i32
  %n = memref.dim %m, %c0 : memref<?xf64>
  %size = arith.index_cast %n : index to i32
  %y, %k = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%zero, %start) -> (f64, i32) {
    %v = memref.load %m[%i] : memref<?xf64>
    %s = math.sin %v : f64
    scf.reduce(%s, %start : f64, i32) {
    ^bb0(%a: f64, %b: f64):
      %t = arith.addf %a, %b : f64
      scf.reduce.return %t : f64
    }, {
    ^bb0(%a: i32, %b: i32):
      %t = arith.maxsi %a, %b : i32
      %u = arith.maxsi %t, %size : i32
      scf.reduce.return %u : i32
    }
  }
  %f = arith.sitofp %k : i32 to f64
  %r = arith.mulf %y, %f : f64
  return %r : f64
}

// -----

func.func @affine_loop(%m: memref<8xf64>) -> f64 {
  %zero = arith.constant 0.0 : f64
  %y = affine.for %i = 1 to 7 iter_args(%a = %zero) -> (f64) {
    %u = affine.load %m[%i - 1] : memref<8xf64>
    %v = affine.load %m[%i + 1] : memref<8xf64>
    %w = arith.mulf %u, %v : f64
    affine.store %w, %m[%i] : memref<8xf64>
    %b = arith.addf %a, %w : f64
    affine.yield %b : f64
  }
  return %y : f64
}
