// RUN: ad-opt %s --split-input-file --verify-diagnostics -o %t

func.func @parallel() -> f32 {
  // expected-error@+1 {{what the region yields must have the types of the results}}
  %0 = affine.parallel (%i) = (0) to (9) reduce ("addf") -> f32 {
    affine.yield
  }
  return %0 : f32
}

// -----

func.func @if(%i: index, %x: f64) -> f64 {
  // expected-error@+1 {{what the region yields must have the types of the results}}
  %0 = affine.if affine_set<(d0) : (d0 >= 0)>(%i) -> f64 {
    affine.yield %x : f64
  } else {
    affine.yield %i : index
  }
  return %0 : f64
}

// -----

func.func @for_without_values(%x: f64) -> f64 {
  // expected-error@+1 {{what the region yields must have the types of the results}}
  %0 = affine.for %i = 0 to 9 iter_args(%s = %x) -> (f64) {
    affine.yield
  }
  return %0 : f64
}

// -----

func.func @for_of_another_type(%x: f64) -> f64 {
  // expected-error@+1 {{what the region yields must have the types of the results}}
  %0 = affine.for %i = 0 to 9 iter_args(%s = %x) -> (f64) {
    affine.yield %i : index
  }
  return %0 : f64
}

// -----

func.func @for_that_stands_still() {
  // expected-error@+1 {{the step must be positive}}
  affine.for %i = 0 to 9 step 0 {
  }
  return
}
