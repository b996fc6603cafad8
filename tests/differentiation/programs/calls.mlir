// Calls and recursion.

func.func @self_recursion(%a: f64, %b: f64) -> f64 {
  %p = arith.cmpf olt, %a, %b : f64
  cf.cond_br %p, ^product, ^swap
^product:
  %c = arith.mulf %a, %b : f64
  return %c : f64
^swap:
  %d = func.call @self_recursion(%b, %a) : (f64, f64) -> f64
  %e = arith.addf %d, %a : f64
  return %e : f64
}

// -----

func.func @recursive_sum(%m: memref<?xf64, strided<[1], offset: ?>>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xf64, strided<[1], offset: ?>>
  %empty = arith.cmpi eq, %n, %c0 : index
  %y = scf.if %empty -> (f64) {
    %zero = arith.constant 0.0 : f64
    scf.yield %zero : f64
  } else {
    %x = memref.load %m[%c0] : memref<?xf64, strided<[1], offset: ?>>
    %less = arith.subi %n, %c1 : index
    %rest = memref.subview %m[1][%less][1] : memref<?xf64, strided<[1], offset: ?>> to memref<?xf64, strided<[1], offset: ?>>
    %s = func.call @recursive_sum(%rest) : (memref<?xf64, strided<[1], offset: ?>>) -> f64
    %q = arith.mulf %x, %s : f64
    %r = arith.addf %q, %x : f64
    scf.yield %r : f64
  }
  return %y : f64
}

// -----

func.func @mutual_recursion(%x: f64, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %done = arith.cmpi sle, %n, %c0 : index
  %y = scf.if %done -> (f64) {
    scf.yield %x : f64
  } else {
    %s = math.sin %x : f64
    %l = arith.subi %n, %c1 : index
    %r = func.call @other(%s, %l) : (f64, index) -> f64
    %t = arith.mulf %r, %x : f64
    scf.yield %t : f64
  }
  return %y : f64
}
func.func private @other(%x: f64, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %done = arith.cmpi sle, %n, %c0 : index
  cf.cond_br %done, ^stop, ^go
^stop:
  %e = math.exp %x : f64
  return %e : f64
^go:
  %l = arith.subi %n, %c1 : index
  %r = func.call @mutual_recursion(%x, %l) : (f64, index) -> f64
  %t = arith.addf %r, %x : f64
  return %t : f64
}

// -----

func.func @deep_recursion(%x: f64, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %done = arith.cmpi sle, %n, %c0 : index
  %y = scf.if %done -> (f64) {
    scf.yield %x : f64
  } else {
    %l = arith.subi %n, %c1 : index
    %r = func.call @deep_recursion(%x, %l) : (f64, index) -> f64
    %s = math.sin %r : f64
    %t = arith.addf %s, %x : f64
    scf.yield %t : f64
  }
  return %y : f64
}

// -----

// Two recursive calls in one block: one after the other on the same tape.
func.func @tree_recursion(%x: f64, %n: index) -> f64 {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %leaf = arith.cmpi slt, %n, %c2 : index
  %y = scf.if %leaf -> (f64) {
    %s = math.sin %x : f64
    scf.yield %s : f64
  } else {
    %a = arith.subi %n, %c1 : index
    %b = arith.subi %n, %c2 : index
    %u = func.call @tree_recursion(%x, %a) : (f64, index) -> f64
    %v = func.call @tree_recursion(%u, %b) : (f64, index) -> f64
    %w = arith.mulf %u, %v : f64
    scf.yield %w : f64
  }
  return %y : f64
}

// -----

func.func @forwarded_mixed_arguments(%x: f64, %n: i64, %y: f32) -> (f64, i64, f32) {
  %r:3 = func.call @inner(%n, %x, %y) : (i64, f64, f32) -> (f64, i64, f32)
  %s = math.sin %r#0 : f64
  return %s, %r#1, %r#2 : f64, i64, f32
}
func.func private @inner(%n: i64, %x: f64, %y: f32) -> (f64, i64, f32) {
  %f = arith.sitofp %n : i64 to f64
  %a = arith.mulf %f, %x : f64
  %b = arith.extf %y : f32 to f64
  %c = arith.addf %a, %b : f64
  %d = arith.mulf %y, %y : f32
  return %c, %n, %d : f64, i64, f32
}

// -----

func.func @mutation_by_callee(%m: memref<?xf64>) {
  func.call @cosines(%m) : (memref<?xf64>) -> ()
  return
}
func.func private @cosines(%m: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xf64>
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %m[%i] : memref<?xf64>
    %w = math.cos %v : f64
    memref.store %w, %m[%i] : memref<?xf64>
  }
  return
}

// -----

// A closure: what it captures is an argument, which its body changes.
func.func @closure_over_buffer(%x: f64, %captured: memref<2xf64>) -> f64 {
  %a = func.call @body(%captured, %x) : (memref<2xf64>, f64) -> f64
  %b = func.call @body(%captured, %a) : (memref<2xf64>, f64) -> f64
  return %b : f64
}
func.func private @body(%captured: memref<2xf64>, %x: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %u = memref.load %captured[%c0] : memref<2xf64>
  %v = memref.load %captured[%c1] : memref<2xf64>
  %w = arith.mulf %u, %x : f64
  %y = arith.addf %w, %v : f64
  memref.store %y, %captured[%c0] : memref<2xf64>
  %z = math.sin %y : f64
  return %z : f64
}

// -----

func.func @dead_active_call(%x: f64, %m: memref<3xf64>) -> f64 {
  %c1 = arith.constant 1 : index
  %dead = func.call @reads_and_writes(%x, %m) : (f64, memref<3xf64>) -> f64
  %v = memref.load %m[%c1] : memref<3xf64>
  %y = arith.mulf %v, %x : f64
  return %y : f64
}
func.func private @reads_and_writes(%x: f64, %m: memref<3xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = memref.load %m[%c0] : memref<3xf64>
  %w = arith.mulf %v, %x : f64
  memref.store %w, %m[%c1] : memref<3xf64>
  %s = math.sin %w : f64
  return %s : f64
}

// -----

func.func @unused_result_of_call(%x: f64) -> f64 {
  %r:2 = func.call @both(%x) : (f64) -> (f64, f64)
  return %r#1 : f64
}
func.func private @both(%x: f64) -> (f64, f64) {
  %a = math.sin %x : f64
  %b = math.exp %x : f64
  return %a, %b : f64, f64
}

// -----

func.func @call_in_branch_in_loop(%x: f64, %m: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xf64>
  %y = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> (f64) {
    %v = memref.load %m[%i] : memref<?xf64>
    %p = arith.cmpf ogt, %v, %a : f64
    %b = scf.if %p -> (f64) {
      %c = func.call @update(%m, %i, %a) : (memref<?xf64>, index, f64) -> f64
      scf.yield %c : f64
    } else {
      scf.yield %v : f64
    }
    scf.yield %b : f64
  }
  return %y : f64
}
func.func private @update(%m: memref<?xf64>, %i: index, %a: f64) -> f64 {
  %v = memref.load %m[%i] : memref<?xf64>
  %w = arith.mulf %v, %a : f64
  memref.store %w, %m[%i] : memref<?xf64>
  %s = math.sin %w : f64
  return %s : f64
}

// -----

func.func @callee_returns_buffer(%x: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = func.call @make(%x) : (f64) -> memref<2xf64>
  %u = memref.load %m[%c0] : memref<2xf64>
  %v = memref.load %m[%c1] : memref<2xf64>
  memref.dealloc %m : memref<2xf64>
  %y = arith.mulf %u, %v : f64
  return %y : f64
}
func.func private @make(%x: f64) -> memref<2xf64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<2xf64>
  %s = math.sin %x : f64
  memref.store %s, %m[%c0] : memref<2xf64>
  memref.store %x, %m[%c1] : memref<2xf64>
  return %m : memref<2xf64>
}

// -----

func.func @callee_returns_argument(%a: memref<2xf64>, %b: memref<2xf64>, %p: i1) -> f64 {
  %c0 = arith.constant 0 : index
  %m = func.call @choose(%p, %a, %b) : (i1, memref<2xf64>, memref<2xf64>) -> memref<2xf64>
  %u = memref.load %m[%c0] : memref<2xf64>
  %v = math.sin %u : f64
  memref.store %v, %m[%c0] : memref<2xf64>
  %w = memref.load %a[%c0] : memref<2xf64>
  %y = arith.mulf %w, %u : f64
  return %y : f64
}
func.func private @choose(%p: i1, %a: memref<2xf64>, %b: memref<2xf64>) -> memref<2xf64> {
  %m = arith.select %p, %a, %b : memref<2xf64>
  return %m : memref<2xf64>
}
