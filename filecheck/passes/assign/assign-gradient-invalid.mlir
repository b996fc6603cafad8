// RUN: ad-opt %s -p assign-gradient --split-input-file --verify-diagnostics

func.func @shape(%x: memref<4xf32>, %gx: memref<3xf32>) {
  // expected-error @+1 {{the derivative by %x, memref<4xf32>, is stored in memref<3xf32>}}
  assign.gradient %x of %x into %gx : memref<4xf32> of memref<4xf32> into memref<3xf32>
  return
}

// -----

func.func @integers(%x: memref<4xi32>, %gx: memref<4xi32>) {
  // expected-error @+1 {{%x has elements i32, which have no derivative}}
  assign.gradient %x of %x into %gx : memref<4xi32> of memref<4xi32> into memref<4xi32>
  return
}

// -----

func.func @itself(%x: memref<4xf32>) {
  // expected-error @+1 {{the gradient that is stored in %x overwrites what it belongs to}}
  assign.gradient %x of %x into %x : memref<4xf32> of memref<4xf32> into memref<4xf32>
  return
}

// -----

func.func @twice(%x: memref<4xf32>, %a: memref<4xf32>, %b: memref<4xf32>) {
  // expected-error @+1 {{the gradient by %x is asked for twice}}
  assign.gradient %x of %x, %x into %a, %b : memref<4xf32> of memref<4xf32>, memref<4xf32> into memref<4xf32>, memref<4xf32>
  return
}

// -----

func.func @loop(%x: memref<4xf32>, %gx: memref<4xf32>, %n: index) {
  scf.for %i = %n to %n step %n {
    // expected-error @+1 {{a gradient is asked for where assignments may run several times, or not at all}}
    assign.gradient %x of %x into %gx : memref<4xf32> of memref<4xf32> into memref<4xf32>
  }
  return
}

// -----

func.func @hook(%x: memref<4xf32>, %y: memref<4xf32>, %gx: memref<4xf32>) {
  // expected-error @+1 {{`assign.staged` writes what the loss depends on, and has no derivative as an assignment}}
  assign.staged "clip" (%x, %y) : memref<4xf32>, memref<4xf32>
  assign.gradient %y of %x into %gx : memref<4xf32> of memref<4xf32> into memref<4xf32>
  return
}

// -----

func.func @recurrence(%x: memref<4xf32>, %gx: memref<4xf32>) {
  // expected-error @+1 {{%x is read where other points of the assignment write it}}
  assign.accumulate #assign.kind<add> %x[affine_map<(i) -> (i + 1)>] from %x[affine_map<(i) -> (i)>] over [3] {
  ^bb0(%a: f32):
    assign.yield %a : f32
  } : memref<4xf32>, memref<4xf32>
  assign.gradient %x of %x into %gx : memref<4xf32> of memref<4xf32> into memref<4xf32>
  return
}

// -----

func.func @bits(%x: memref<4xf32>, %y: memref<4xf32>, %gx: memref<4xf32>) {
  assign.accumulate #assign.kind<set> %y[affine_map<(i) -> (i)>] from %x[affine_map<(i) -> (i)>] over [4] {
  ^bb0(%a: f32):
    // expected-error @+1 {{the bits of a value of type f32 are read as i32, which has no derivative}}
    %b = arith.bitcast %a : f32 to i32
    %one = arith.constant 1 : i32
    %c = arith.addi %b, %one : i32
    %d = arith.bitcast %c : i32 to f32
    %e = arith.addf %a, %d : f32
    assign.yield %e : f32
  } : memref<4xf32>, memref<4xf32>
  assign.gradient %y of %x into %gx : memref<4xf32> of memref<4xf32> into memref<4xf32>
  return
}

// -----

func.func @outside(%x: memref<f64>, %y: memref<f64>, %gx: memref<f64>) {
  %v = memref.load %x[] : memref<f64>
  assign.accumulate #assign.kind<set> %y[affine_map<() -> ()>] from %x[affine_map<() -> ()>] over [] {
  ^bb0(%a: f64):
    // expected-error @+1 {{the body uses a float that is computed outside of it, whose derivative is not known}}
    %b = arith.mulf %a, %v : f64
    assign.yield %b : f64
  } : memref<f64>, memref<f64>
  assign.gradient %y of %x into %gx : memref<f64> of memref<f64> into memref<f64>
  return
}

// -----

// A number that a loop has made of what varies, written by another operation: no silent zero.
func.func @in_a_register(%x: memref<3xf64>, %l: memref<f64>, %g: memref<3xf64>) {
  %zero = arith.constant 0.0 : f64
  %sum = affine.for %i = 0 to 3 iter_args(%s = %zero) -> (f64) {
    %a = affine.load %x[%i] : memref<3xf64>
    %t = arith.addf %s, %a : f64
    affine.yield %t : f64
  }
  %twice = arith.addf %sum, %sum : f64
  // expected-error @+1 {{AD1131: `affine.store` writes what the loss depends on}}
  affine.store %twice, %l[] : memref<f64>
  assign.gradient %l of %x into %g : memref<f64> of memref<3xf64> into memref<3xf64>
  return
}

// -----

// One that is made of what does not vary.
func.func @of_something_else(%x: memref<3xf64>, %y: memref<3xf64>, %l: memref<f64>, %g: memref<3xf64>) {
  %zero = arith.constant 0.0 : f64
  %sum = affine.for %i = 0 to 3 iter_args(%s = %zero) -> (f64) {
    %a = affine.load %y[%i] : memref<3xf64>
    %t = arith.addf %s, %a : f64
    affine.yield %t : f64
  }
  affine.store %sum, %l[] : memref<f64>
  assign.gradient %l of %x into %g : memref<f64> of memref<3xf64> into memref<3xf64>
  return
}

// -----

// Each point reads what the one before it wrote, and so not what the contributions of an extremum would be stored from.
func.func @extremum(%x: memref<1xf64>, %y: memref<f64>, %gx: memref<1xf64>) {
  // expected-error @+1 {{%x is read where other points of the assignment write it}}
  assign.accumulate #assign.kind<max> %x[affine_map<(i) -> (0)>] from %x[affine_map<(i) -> (0)>] over [2] {
  ^bb0(%a: f64):
    %b = math.sin %a : f64
    assign.yield %b : f64
  } : memref<1xf64>, memref<1xf64>
  assign.accumulate #assign.kind<add> init %y[affine_map<(i) -> ()>] from %x[affine_map<(i) -> (i)>] over [1] {
  ^bb0(%a: f64):
    assign.yield %a : f64
  } : memref<f64>, memref<1xf64>
  assign.gradient %y of %x into %gx : memref<f64> of memref<1xf64> into memref<1xf64>
  return
}
