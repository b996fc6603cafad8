// RUN: ad-opt %s -p "lower-to-llvm" --split-input-file --verify-diagnostics

func.func @f(%c: i1) {
  // expected-error@+1 {{scf.if has no lowering}}
  scf.if %c {
  }
  return
}

// -----

// expected-error@+1 {{only vectors of one fixed dimension can be lowered}}
func.func @f(%v: vector<2x2xf64>) {
  return
}

// -----

// expected-error@+1 {{only the default memory space can be lowered}}
func.func @f(%m: memref<4xf64, 3>) {
  return
}

// -----

func.func @f(%m: memref<4x4xf64>, %i: index) -> (vector<4xf64>) {
  %t = memref.transpose %m (d0, d1) -> (d1, d0) : memref<4x4xf64> to memref<4x4xf64, strided<[1, 4]>>
  // expected-error@+1 {{the last dimension of memref<4x4xf64, strided<[1, 4]>> must have stride 1}}
  %v = vector.load %t[%i, %i] : memref<4x4xf64, strided<[1, 4]>>, vector<4xf64>
  return %v : vector<4xf64>
}
