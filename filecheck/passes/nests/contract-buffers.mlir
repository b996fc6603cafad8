// RUN: ad-opt %s -p "contract-buffers" | filecheck %s

// A row of it, where each row is filled before it is read; a variable, where the element is.
// CHECK-LABEL: func.func @rows
func.func @rows(%x: memref<4x8xf32>) {
  // CHECK: %e = memref.alloca() : memref<8xf32>
  // CHECK-NEXT: %s = memref.alloca() : memref<f32>
  %e = memref.alloca() : memref<4x8xf32>
  %s = memref.alloca() : memref<4xf32>
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 4 {
    // CHECK: affine.store %zero, %s[] : memref<f32>
    affine.store %zero, %s[%i] : memref<4xf32>
    affine.for %k = 0 to 8 {
      %a = affine.load %x[%i, %k] : memref<4x8xf32>
      // CHECK: affine.store %a, %e[%k] : memref<8xf32>
      affine.store %a, %e[%i, %k] : memref<4x8xf32>
      %b = affine.load %s[%i] : memref<4xf32>
      %c = arith.addf %a, %b : f32
      affine.store %c, %s[%i] : memref<4xf32>
    }
    affine.for %k = 0 to 8 {
      %a = affine.load %e[%i, %k] : memref<4x8xf32>
      %b = affine.load %s[%i] : memref<4xf32>
      %c = arith.divf %a, %b : f32
      affine.store %c, %x[%i, %k] : memref<4x8xf32>
    }
  }
  func.return
}

// The value of an earlier iteration is read: the elements must stay.
// CHECK-LABEL: func.func @carried
func.func @carried(%x: memref<8xf32>) {
  // CHECK: memref.alloca() : memref<8xf32>
  %t = memref.alloca() : memref<8xf32>
  affine.for %j = 0 to 4 {
    affine.for %i = 0 to 8 {
      %a = affine.load %t[%i] : memref<8xf32>
      affine.store %a, %x[%i] : memref<8xf32>
      affine.store %a, %t[%i] : memref<8xf32>
    }
  }
  func.return
}

// Half of a row is written before all of it is read.
// CHECK-LABEL: func.func @half
func.func @half(%x: memref<4x8xf32>) {
  // CHECK: memref.alloca() : memref<4x8xf32>
  %e = memref.alloca() : memref<4x8xf32>
  affine.for %i = 0 to 4 {
    affine.for %k = 0 to 4 {
      %a = affine.load %x[%i, %k] : memref<4x8xf32>
      affine.store %a, %e[%i, %k] : memref<4x8xf32>
    }
    affine.for %k = 0 to 8 {
      %a = affine.load %e[%i, %k] : memref<4x8xf32>
      affine.store %a, %x[%i, %k] : memref<4x8xf32>
    }
  }
  func.return
}

// Two subscripts: an element of another iteration is read.
// CHECK-LABEL: func.func @neighbours
func.func @neighbours(%x: memref<8xf32>) {
  // CHECK: memref.alloca() : memref<9xf32>
  %t = memref.alloca() : memref<9xf32>
  affine.for %i = 0 to 8 {
    %a = affine.load %x[%i] : memref<8xf32>
    affine.store %a, %t[%i + 1] : memref<9xf32>
    %b = affine.load %t[%i] : memref<9xf32>
    affine.store %b, %x[%i] : memref<8xf32>
  }
  func.return
}

// One constant subscript, wherever; scf, memref and a buffer that is freed.
// CHECK-LABEL: func.func @constant
func.func @constant(%x: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  // CHECK: memref.alloc() : memref<8xf32>
  %t = memref.alloc() : memref<8x1xf32>
  scf.for %i = %c0 to %c8 step %c1 {
    %a = memref.load %x[%i] : memref<8xf32>
    // CHECK: memref.store %a, %t[%i] : memref<8xf32>
    memref.store %a, %t[%i, %c0] : memref<8x1xf32>
  }
  scf.for %i = %c0 to %c8 step %c1 {
    %b = memref.load %t[%i, %c0] : memref<8x1xf32>
    memref.store %b, %x[%i] : memref<8xf32>
  }
  memref.dealloc %t : memref<8x1xf32>
  func.return
}

// It is seen elsewhere.
// CHECK-LABEL: func.func @seen
func.func @seen() -> memref<8xf32> {
  // CHECK: memref.alloc() : memref<8xf32>
  %t = memref.alloc() : memref<8xf32>
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 8 {
    affine.store %zero, %t[%i] : memref<8xf32>
  }
  func.return %t : memref<8xf32>
}

// The heap: what is freed outside of the loops is a variable in them.
// CHECK-LABEL: func.func @freed
func.func @freed(%x: memref<8xf32>) {
  // CHECK: %t = memref.alloc() : memref<f32>
  %t = memref.alloc() : memref<8xf32>
  affine.for %i = 0 to 8 {
    %a = affine.load %x[%i] : memref<8xf32>
    affine.store %a, %t[%i] : memref<8xf32>
    %b = affine.load %t[%i] : memref<8xf32>
    affine.store %b, %x[%i] : memref<8xf32>
  }
  // CHECK: memref.dealloc %t : memref<f32>
  memref.dealloc %t : memref<8xf32>
  func.return
}

// A row is filled by one loop, which carries a sum too, and read by the next: it lives within an
// iteration of the loops around, also where others read it later. Not where only half is filled.
// CHECK-LABEL: func.func @filled
func.func @filled(%x: memref<4x8x9xf32>, %y: memref<4x8x9xf32>) {
  %zero = arith.constant 0.0 : f32
  // CHECK: memref.alloca() : memref<8x9xf32>
  // CHECK: memref.alloca() : memref<4x8x9xf32>
  %t = memref.alloca() : memref<4x8x9xf32>
  %u = memref.alloca() : memref<4x8x9xf32>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 8 {
      %s = affine.for %k = 0 to 9 iter_args(%old = %zero) -> (f32) {
        %a = affine.load %x[%i, %j, %k] : memref<4x8x9xf32>
        affine.store %a, %t[%i, %j, %k] : memref<4x8x9xf32>
        %new = arith.addf %old, %a : f32
        affine.yield %new : f32
      }
      affine.for %k = 0 to 8 {
        affine.store %s, %u[%i, %j, %k] : memref<4x8x9xf32>
      }
      affine.for %k = 0 to 9 {
        %a = affine.load %t[%i, %j, %k] : memref<4x8x9xf32>
        %b = affine.load %u[%i, %j, %k] : memref<4x8x9xf32>
        %c = arith.addf %a, %b : f32
        affine.store %c, %y[%i, %j, %k] : memref<4x8x9xf32>
      }
    }
    affine.for %j = 0 to 8 {
      affine.for %k = 0 to 9 {
        %a = affine.load %t[%i, %j, %k] : memref<4x8x9xf32>
        %b = affine.load %u[%i, %j, %k] : memref<4x8x9xf32>
        %c = arith.mulf %a, %b : f32
        affine.store %c, %x[%i, %j, %k] : memref<4x8x9xf32>
      }
    }
  }
  func.return
}

// A dimension of which one number is used goes, beside one that no linear form is of.
// CHECK-LABEL: func.func @beside_a_remainder
// CHECK:         %t = memref.alloc() : memref<2xf64>
// CHECK:         affine.store %a, %t[%j mod 2] : memref<2xf64>
// CHECK:         affine.load %t[%{{.*}} mod 2] : memref<2xf64>
func.func @beside_a_remainder(%x: memref<4xf64>) {
  %t = memref.alloc() : memref<8x2xf64>
  affine.for %j = 0 to 4 {
    %a = affine.load %x[%j] : memref<4xf64>
    affine.store %a, %t[3, %j mod 2] : memref<8x2xf64>
  }
  affine.for %k = 0 to 4 {
    %b = affine.load %t[3, %k mod 2] : memref<8x2xf64>
    affine.store %b, %x[%k] : memref<4xf64>
  }
  memref.dealloc %t : memref<8x2xf64>
  func.return
}

// Two numbers are used: it stays.
// CHECK-LABEL: func.func @two_rows_of_remainders
// CHECK:         memref.alloc() : memref<8x2xf64>
func.func @two_rows_of_remainders(%x: memref<4xf64>) {
  %t = memref.alloc() : memref<8x2xf64>
  affine.for %j = 0 to 4 {
    %a = affine.load %x[%j] : memref<4xf64>
    affine.store %a, %t[3, %j mod 2] : memref<8x2xf64>
    affine.store %a, %t[4, %j mod 2] : memref<8x2xf64>
  }
  affine.for %k = 0 to 4 {
    %b = affine.load %t[3, %k mod 2] : memref<8x2xf64>
    affine.store %b, %x[%k] : memref<4xf64>
  }
  memref.dealloc %t : memref<8x2xf64>
  func.return
}
