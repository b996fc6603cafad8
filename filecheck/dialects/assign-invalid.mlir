// RUN: ad-opt %s --split-input-file --verify-diagnostics

func.func @maps(%y: memref<2x3xf32>) {
  // expected-error @+1 {{the map (d0, d1) -> (d0) gives 1 of 2 indices of %y}}
  assign.accumulate #assign.kind<set> %y[affine_map<(i, j) -> (i)>] over [2, 3] {
    %c = arith.constant 1.0 : f32
    assign.yield %c : f32
  } : memref<2x3xf32>
  return
}

// -----

func.func @box(%y: memref<2xf32>) {
  // expected-error @+1 {{is not one of 2 iterators and 0 symbols}}
  assign.accumulate #assign.kind<set> %y[affine_map<(i) -> (i)>] over [2, 3] {
    %c = arith.constant 1.0 : f32
    assign.yield %c : f32
  } : memref<2xf32>
  return
}

// -----

func.func @body(%y: memref<2xf32>, %x: memref<2xf64>) {
  // expected-error @+1 {{the body takes an element of each input: f64}}
  assign.accumulate #assign.kind<set> %y[affine_map<(i) -> (i)>] from %x[affine_map<(i) -> (i)>] over [2] {
  ^bb0(%a: f32):
    assign.yield %a : f32
  } : memref<2xf32>, memref<2xf64>
  return
}

// -----

func.func @yields(%y: memref<2xf32>, %x: memref<2xf64>) {
  assign.accumulate #assign.kind<set> %y[affine_map<(i) -> (i)>] from %x[affine_map<(i) -> (i)>] over [2] {
  ^bb0(%a: f64):
    // expected-error @+1 {{the body yields one value of type f32, the contribution}}
    assign.yield %a : f64
  } : memref<2xf32>, memref<2xf64>
  return
}

// -----

func.func @outside(%y: memref<4xf32>) {
  // expected-error @+1 {{index 0 of %y, (d0 + -1), goes from -1 to 3 in a dimension of size 4}}
  assign.accumulate #assign.kind<set> %y[affine_map<(i) -> (i - 1)>] over [5] {
    %c = arith.constant 1.0 : f32
    assign.yield %c : f32
  } : memref<4xf32>
  return
}

// -----

func.func @beyond_margins(%x: memref<4xf32>) {
  %h = assign.node "h" {padding = array<i64: 1, 0>} : memref<4xf32>
  // expected-error @+1 {{index 0 of node "h", (d0 + -1), goes from -1 to 4 in a dimension of size 4}}
  assign.accumulate #assign.kind<set> %h[affine_map<(i) -> (i - 1)>] over [6] {
    %c = arith.constant 1.0 : f32
    assign.yield %c : f32
  } : memref<4xf32>
  return
}

// -----

func.func @beyond_the_symbol(%y: memref<80xf32>, %s: index {assign.range = 77 : i64}) {
  // expected-error @+1 {{goes from 0 to 80 in a dimension of size 80}}
  assign.accumulate #assign.kind<set> %y[affine_map<(i)[s] -> (i + s)>] over [5] symbols [%s] {
    %c = arith.constant 1.0 : f32
    assign.yield %c : f32
  } : memref<80xf32>
  return
}

// -----

func.func @no_range(%y: memref<80xf32>, %s: index) {
  // expected-error @+1 {{nothing says how large the symbol %s is}}
  assign.accumulate #assign.kind<set> %y[affine_map<(i)[s] -> (i + s)>] over [5] symbols [%s] {
    %c = arith.constant 1.0 : f32
    assign.yield %c : f32
  } : memref<80xf32>
  return
}

// -----

func.func @kind(%y: memref<4xf32>) {
  // expected-error @+1 {{elements f32 cannot be accumulated by `or`}}
  assign.accumulate #assign.kind<or> %y[affine_map<(i) -> (i)>] over [4] {
    %c = arith.constant 1.0 : f32
    assign.yield %c : f32
  } : memref<4xf32>
  return
}

// -----

func.func @effects(%y: memref<4xf32>, %x: memref<f32>) {
  assign.accumulate #assign.kind<set> %y[affine_map<(i) -> (i)>] over [4] {
    // expected-error @+1 {{`memref.load` does more than compute}}
    %c = memref.load %x[] : memref<f32>
    assign.yield %c : f32
  } : memref<4xf32>
  return
}

// -----

func.func @size(%y: memref<?xf32>) {
  // expected-error @+1 {{%y has a size that is not known}}
  assign.accumulate #assign.kind<set> %y[affine_map<(i) -> (i)>] over [4] {
    %c = arith.constant 1.0 : f32
    assign.yield %c : f32
  } : memref<?xf32>
  return
}

// -----

func.func @index(%y: memref<4xindex>) {
  assign.accumulate #assign.kind<set> %y[affine_map<(i) -> (i)>] over [4] {
    // expected-error @+1 {{there is no iterator 1 of 1}}
    %c = assign.index 1 : index
    assign.yield %c : index
  } : memref<4xindex>
  return
}

// -----

func.func @padding() {
  // expected-error @+1 {{padding has two widths for each of 1 dimensions, none negative}}
  %h = assign.node "h" {padding = array<i64: 1>} : memref<4xf32>
  return
}

// -----

// expected-error @+1 {{`assign.range` on an argument of `func.func` is "80", not an integer}}
func.func @range(%s: index {assign.range = "80"}) {
  return
}

// -----

func.func @ambiguous(%y: memref<5xf32>, %a: memref<2xf32>, %b: memref<2xf32>) {
  // expected-error @+1 {{%a and %b both belong to the ranges [0] of the concatenated axes}}
  assign.concatenate #assign.kind<set> %y[affine_map<(i) -> (i)>] parts %a[affine_map<(i) -> (i)>] at [0], %b[affine_map<(i) -> (i)>] at [0] over [[2, 3]] {
  ^bb0(%p: f32):
    assign.yield %p : f32
  } : memref<5xf32>, memref<2xf32>, memref<2xf32>
  return
}

// -----

func.func @no_such_range(%y: memref<5xf32>, %a: memref<2xf32>) {
  // expected-error @+1 {{`at [2]` does not say one range of each axis that is several}}
  assign.concatenate #assign.kind<set> %y[affine_map<(i) -> (i)>] parts %a[affine_map<(i) -> (i)>] at [2] over [[2, 3]] {
  ^bb0(%p: f32):
    assign.yield %p : f32
  } : memref<5xf32>, memref<2xf32>
  return
}

// -----

func.func @part_too_small(%y: memref<5xf32>, %a: memref<2xf32>) {
  // expected-error @+1 {{index 0 of %a, d0, goes from 0 to 2 in a dimension of size 2}}
  assign.concatenate #assign.kind<set> %y[affine_map<(i) -> (i)>] parts %a[affine_map<(i) -> (i)>] at [1] over [[2, 3]] {
  ^bb0(%p: f32):
    assign.yield %p : f32
  } : memref<5xf32>, memref<2xf32>
  return
}

// -----

func.func @not_the_elements(%y: memref<5xf32>) {
  // expected-error @+1 {{is fetched into elements f32}}
  assign.fetch constant 1.0 : f64 into %y : memref<5xf32>
  return
}

// -----

func.func @not_the_data(%y: memref<5xf32>) {
  // expected-error @+1 {{data of type tensor<4xf32> is fetched into memref<5xf32>}}
  assign.fetch data dense<1.0> : tensor<4xf32> into %y : memref<5xf32>
  return
}

// -----

func.func @not_the_slice(%d: memref<8x4xf32>, %y: memref<5xf32>, %s: index {assign.range = 8 : i64}) {
  // expected-error @+1 {{a slice of memref<8x4xf32> behind 1 indices is not memref<5xf32>}}
  assign.fetch slice %d[%s] into %y : memref<8x4xf32>, memref<5xf32>
  return
}

// -----

func.func @slice_outside(%d: memref<8x4xf32>, %y: memref<4xf32>, %s: index {assign.range = 9 : i64}) {
  // expected-error @+1 {{index 0 of %d, s0, goes from 0 to 8 in a dimension of size 8}}
  assign.fetch slice %d[%s] into %y : memref<8x4xf32>, memref<4xf32>
  return
}

// -----

func.func @no_stream(%y: memref<4xf32>, %s: i64) {
  // expected-error @+1 {{nothing tells the random numbers of %y from others}}
  assign.random uniform seed %s into %y : i64, memref<4xf32>
  return
}

// -----

func.func @rounds(%y: memref<4xf32>, %s: i64) {
  // expected-error @+1 {{Threefry is not made with 3 rounds}}
  assign.random uniform seed %s stream 1 rounds 3 into %y : i64, memref<4xf32>
  return
}

// -----

func.func @random_integers(%y: memref<4xi32>, %s: i64) {
  // expected-error @+1 {{random numbers are floats of 16 to 64 bits, not i32}}
  assign.random uniform seed %s stream 1 into %y : i64, memref<4xi32>
  return
}
