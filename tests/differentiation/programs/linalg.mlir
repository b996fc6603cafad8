// Structured operations on buffers; each section says what it guards.

func.func @gemm(%a: memref<3x4xf64>, %b: memref<4x2xf64>, %c: memref<3x2xf64>) {
  linalg.matmul ins(%a, %b : memref<3x4xf64>, memref<4x2xf64>) outs(%c : memref<3x2xf64>)
  return
}

// -----

// Both factors are one buffer.
func.func @squared(%a: memref<3x3xf64>, %c: memref<3x3xf64>) {
  linalg.matmul ins(%a, %a : memref<3x3xf64>, memref<3x3xf64>) outs(%c : memref<3x3xf64>)
  return
}

// -----

// Transposed factors.
func.func @transposed_factors(%a: memref<4x3xf64>, %b: memref<2x4xf64>, %c: memref<3x2xf64>) {
  linalg.matmul indexing_maps = [
    affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>
  ] ins(%a, %b : memref<4x3xf64>, memref<2x4xf64>) outs(%c : memref<3x2xf64>)
  return
}

// -----

func.func @batched(%a: memref<2x3x4xf64>, %b: memref<2x4x2xf64>, %c: memref<2x3x2xf64>) {
  linalg.batch_matmul ins(%a, %b : memref<2x3x4xf64>, memref<2x4x2xf64>)
    outs(%c : memref<2x3x2xf64>)
  return
}

// -----

func.func @batch_sum(%a: memref<2x3x4xf64>, %b: memref<2x4x2xf64>, %c: memref<3x2xf64>) {
  linalg.batch_reduce_matmul ins(%a, %b : memref<2x3x4xf64>, memref<2x4x2xf64>)
    outs(%c : memref<3x2xf64>)
  return
}

// -----

// A product with a vector from both sides, then a dot product: sizes are not known.
func.func @vectors(%a: memref<?x?xf64>, %x: memref<?xf64>, %y: memref<?xf64>, %z: memref<?xf64>)
    -> f64 {
  %zero = arith.constant 0.0 : f64
  %s = memref.alloca() : memref<f64>
  memref.store %zero, %s[] : memref<f64>
  linalg.matvec ins(%a, %x : memref<?x?xf64>, memref<?xf64>) outs(%y : memref<?xf64>)
  linalg.vecmat ins(%y, %a : memref<?xf64>, memref<?x?xf64>) outs(%z : memref<?xf64>)
  linalg.dot ins(%z, %x : memref<?xf64>, memref<?xf64>) outs(%s : memref<f64>)
  %r = memref.load %s[] : memref<f64>
  return %r : f64
}

// -----

// A contraction without a name of its own.
func.func @contracted(%a: memref<2x3x4xf64>, %b: memref<4x3x5xf64>, %c: memref<5x2xf64>) {
  linalg.contract indexing_maps = [
    affine_map<(i, j, k, l) -> (i, j, k)>, affine_map<(i, j, k, l) -> (k, j, l)>,
    affine_map<(i, j, k, l) -> (l, i)>
  ] ins(%a, %b : memref<2x3x4xf64>, memref<4x3x5xf64>) outs(%c : memref<5x2xf64>)
  return
}

// -----

// Sums of inputs under one shadow element: windows overlap.
func.func @convolution(%x: memref<1x5x6x2xf64>, %k: memref<2x3x2x3xf64>, %y: memref<1x2x4x3xf64>) {
  linalg.conv_2d_nhwc_hwcf {strides = dense<[2, 1]> : vector<2xi64>,
                            dilations = dense<[1, 1]> : vector<2xi64>}
    ins(%x, %k : memref<1x5x6x2xf64>, memref<2x3x2x3xf64>) outs(%y : memref<1x2x4x3xf64>)
  return
}

// -----

// The second input only gives the shape of the window.
func.func @pooling(%x: memref<1x4x4x2xf64>, %w: memref<2x2xf64>, %y: memref<1x3x3x2xf64>) {
  linalg.pooling_nhwc_sum {strides = dense<1> : vector<2xi64>, dilations = dense<1> : vector<2xi64>}
    ins(%x, %w : memref<1x4x4x2xf64>, memref<2x2xf64>) outs(%y : memref<1x3x3x2xf64>)
  return
}

// -----

// A maximum reads the old value otherwise than by addition: loops.
func.func @max_pooling(%x: memref<1x4x4x2xf64>, %w: memref<2x2xf64>, %y: memref<1x3x3x2xf64>) {
  linalg.pooling_nhwc_max {strides = dense<1> : vector<2xi64>, dilations = dense<1> : vector<2xi64>}
    ins(%x, %w : memref<1x4x4x2xf64>, memref<2x2xf64>) outs(%y : memref<1x3x3x2xf64>)
  return
}

// -----

// Overwritten outputs, in place and not; the input of one is the output of the other.
func.func @pointwise(%a: memref<3x2xf64>, %b: memref<3x2xf64>, %c: memref<3x2xf64>) {
  linalg.mul ins(%a, %b : memref<3x2xf64>, memref<3x2xf64>) outs(%c : memref<3x2xf64>)
  linalg.tanh ins(%c : memref<3x2xf64>) outs(%c : memref<3x2xf64>)
  linalg.exp ins(%c : memref<3x2xf64>) outs(%a : memref<3x2xf64>)
  linalg.div ins(%a, %c : memref<3x2xf64>, memref<3x2xf64>) outs(%b : memref<3x2xf64>)
  linalg.sub ins(%b, %b : memref<3x2xf64>, memref<3x2xf64>) outs(%c : memref<3x2xf64>)
  linalg.add ins(%b, %a : memref<3x2xf64>, memref<3x2xf64>) outs(%c : memref<3x2xf64>)
  return
}

// -----

// Scalars: one fills, one scales, one is captured by the body.
func.func @scalars(%s: f64, %t: f64, %u: f64, %a: memref<?xf64>, %b: memref<?xf64>) {
  linalg.fill ins(%s : f64) outs(%b : memref<?xf64>)
  %r = math.sin %u : f64
  linalg.generic {
    indexing_maps = [affine_map<(i) -> ()>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
    iterator_types = ["parallel"]
  } ins(%t, %a : f64, memref<?xf64>) outs(%b : memref<?xf64>) {
  ^bb0(%k: f64, %x: f64, %y: f64):
    %p = arith.mulf %k, %x : f64
    %q = arith.mulf %p, %r : f64
    %d = arith.subf %y, %q : f64
    linalg.yield %d : f64
  }
  return
}

// -----

func.func @rearranged(%a: memref<2x3xf64>, %b: memref<3x2xf64>, %c: memref<4x3x2xf64>,
                      %d: memref<4x3x2xf64>) {
  linalg.transpose ins(%a : memref<2x3xf64>) outs(%b : memref<3x2xf64>) permutation = [1, 0]
  linalg.broadcast ins(%b : memref<3x2xf64>) outs(%c : memref<4x3x2xf64>) dimensions = [0]
  linalg.copy ins(%c : memref<4x3x2xf64>) outs(%d : memref<4x3x2xf64>)
  return
}

// -----

func.func @mapped_and_reduced(%a: memref<3x4xf64>, %b: memref<3x4xf64>, %s: memref<4xf64>) {
  linalg.map ins(%a, %b : memref<3x4xf64>, memref<3x4xf64>) outs(%a : memref<3x4xf64>)
    (%x: f64, %y: f64, %old: f64) {
      %p = arith.mulf %x, %y : f64
      %q = math.cos %p : f64
      linalg.yield %q : f64
    }
  linalg.reduce ins(%a : memref<3x4xf64>) outs(%s : memref<4xf64>) dimensions = [0]
    (%x: f64, %acc: f64) {
      %q = arith.addf %x, %acc : f64
      linalg.yield %q : f64
    }
  return
}

// -----

// A product as reduction, whose derivative needs the partial products: loops.
func.func @reduced_product(%a: memref<3x4xf64>, %s: memref<4xf64>) {
  linalg.reduce ins(%a : memref<3x4xf64>) outs(%s : memref<4xf64>) dimensions = [0]
    (%x: f64, %acc: f64) {
      %q = arith.mulf %x, %acc : f64
      linalg.yield %q : f64
    }
  return
}

// -----

// Two outputs: one adds, one is overwritten; the number of the iteration matters.
func.func @two_outputs(%a: memref<4xf64>) -> f64 {
  %zero = arith.constant 0.0 : f64
  %c2 = arith.constant 2 : index
  %s = memref.alloc() : memref<f64>
  %t = memref.alloc() : memref<4xf64>
  memref.store %zero, %s[] : memref<f64>
  linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>, affine_map<(i) -> (i)>],
    iterator_types = ["reduction"]
  } ins(%a : memref<4xf64>) outs(%s, %t : memref<f64>, memref<4xf64>) {
  ^bb0(%x: f64, %sum: f64, %old: f64):
    %i = linalg.index 0 : index
    %n = arith.index_cast %i : index to i64
    %w = arith.sitofp %n : i64 to f64
    %v = arith.mulf %w, %x : f64
    %e = math.exp %x : f64
    %u = arith.addf %sum, %v : f64
    linalg.yield %u, %e : f64, f64
  }
  %p = memref.load %s[] : memref<f64>
  %q = memref.load %t[%c2] : memref<4xf64>
  %r = arith.mulf %p, %q : f64
  memref.dealloc %s : memref<f64>
  memref.dealloc %t : memref<4xf64>
  return %r : f64
}

// -----

// An output that is updated by itself, and by an input at other elements of its own.
func.func @updated(%x: memref<3x3xf64>, %y: memref<3x3xf64>) {
  linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%x : memref<3x3xf64>) outs(%y : memref<3x3xf64>) {
  ^bb0(%a: f64, %b: f64):
    %p = arith.mulf %a, %b : f64
    %q = arith.mulf %p, %b : f64
    linalg.yield %q : f64
  }
  return
}

// -----

// The primal runs in a loop and reads what the run before wrote.
func.func @power_iteration(%a: memref<3x3xf64>, %x: memref<3xf64>, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %y = memref.alloc() : memref<3xf64>
  %s = memref.alloca() : memref<f64>
  scf.for %i = %c0 to %n step %c1 {
    linalg.fill ins(%zero : f64) outs(%y : memref<3xf64>)
    linalg.matvec ins(%a, %x : memref<3x3xf64>, memref<3xf64>) outs(%y : memref<3xf64>)
    linalg.tanh ins(%y : memref<3xf64>) outs(%x : memref<3xf64>)
  }
  linalg.fill ins(%zero : f64) outs(%s : memref<f64>)
  linalg.dot ins(%x, %y : memref<3xf64>, memref<3xf64>) outs(%s : memref<f64>)
  memref.dealloc %y : memref<3xf64>
  %r = memref.load %s[] : memref<f64>
  return %r : f64
}

// -----

// A local buffer that is written again after it was read: its old contents are needed.
func.func @overwritten_local(%a: memref<2x2xf64>, %b: memref<2x2xf64>) {
  %zero = arith.constant 0.0 : f64
  %t = memref.alloc() : memref<2x2xf64>
  linalg.exp ins(%a : memref<2x2xf64>) outs(%t : memref<2x2xf64>)
  linalg.matmul ins(%t, %a : memref<2x2xf64>, memref<2x2xf64>) outs(%b : memref<2x2xf64>)
  linalg.fill ins(%zero : f64) outs(%t : memref<2x2xf64>)
  linalg.matmul ins(%b, %b : memref<2x2xf64>, memref<2x2xf64>) outs(%t : memref<2x2xf64>)
  linalg.mul ins(%t, %b : memref<2x2xf64>, memref<2x2xf64>) outs(%a : memref<2x2xf64>)
  memref.dealloc %t : memref<2x2xf64>
  return
}

// -----

// Parts of one buffer: loops, since the analyses do not tell them apart.
func.func @parts_of_a_buffer(%a: memref<4x4xf64>) {
  %l = memref.subview %a[0, 0] [2, 2] [1, 1]
    : memref<4x4xf64> to memref<2x2xf64, strided<[4, 1]>>
  %r = memref.subview %a[0, 2] [2, 2] [1, 1]
    : memref<4x4xf64> to memref<2x2xf64, strided<[4, 1], offset: 2>>
  %o = memref.subview %a[2, 0] [2, 2] [1, 1]
    : memref<4x4xf64> to memref<2x2xf64, strided<[4, 1], offset: 8>>
  linalg.matmul ins(%l, %r : memref<2x2xf64, strided<[4, 1]>>,
                    memref<2x2xf64, strided<[4, 1], offset: 2>>)
    outs(%o : memref<2x2xf64, strided<[4, 1], offset: 8>>)
  return
}

// -----

// Strided views of different buffers.
func.func @strided(%a: memref<4x6xf64>, %b: memref<3xf64>, %c: memref<2xf64>) {
  %v = memref.subview %a[1, 1] [2, 3] [2, 2]
    : memref<4x6xf64> to memref<2x3xf64, strided<[12, 2], offset: 7>>
  linalg.matvec ins(%v, %b : memref<2x3xf64, strided<[12, 2], offset: 7>>, memref<3xf64>)
    outs(%c : memref<2xf64>)
  linalg.square ins(%v : memref<2x3xf64, strided<[12, 2], offset: 7>>)
    outs(%v : memref<2x3xf64, strided<[12, 2], offset: 7>>)
  return
}

// -----

// Sums in higher precision.
func.func @mixed_precision(%a: memref<3x2xf32>, %b: memref<2x2xf32>, %c: memref<3x2xf64>) {
  linalg.matmul ins(%a, %b : memref<3x2xf32>, memref<2x2xf32>) outs(%c : memref<3x2xf64>)
  return
}

// -----

func.func @complex_numbers(%a: memref<2x3xcomplex<f64>>, %x: memref<3xcomplex<f64>>,
                           %y: memref<2xcomplex<f64>>) {
  linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>,
                     affine_map<(i, j) -> (i)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%a, %x : memref<2x3xcomplex<f64>>, memref<3xcomplex<f64>>)
    outs(%y : memref<2xcomplex<f64>>) {
  ^bb0(%u: complex<f64>, %v: complex<f64>, %w: complex<f64>):
    %e = complex.exp %u : complex<f64>
    %p = complex.mul %e, %v : complex<f64>
    %s = complex.sub %w, %p : complex<f64>
    linalg.yield %s : complex<f64>
  }
  return
}

// -----

// Integers beside floats: a table of weights, and a count.
func.func @integers(%k: memref<3xi64>, %x: memref<3xf64>, %y: memref<3xf64>) {
  %n = memref.alloc() : memref<3xi64>
  linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>,
                     affine_map<(i) -> (i)>],
    iterator_types = ["parallel"]
  } ins(%k, %x : memref<3xi64>, memref<3xf64>) outs(%y, %n : memref<3xf64>, memref<3xi64>) {
  ^bb0(%i: i64, %a: f64, %b: f64, %old: i64):
    %w = arith.sitofp %i : i64 to f64
    %p = arith.mulf %w, %a : f64
    %j = arith.addi %i, %i : i64
    linalg.yield %p, %j : f64, i64
  }
  memref.dealloc %n : memref<3xi64>
  return
}

// -----

// Every iteration of a parallel loop adds to the shadow of %a: loops.
func.func @in_parallel(%a: memref<3x3xf64>, %x: memref<2x3xf64>, %y: memref<2x3xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.parallel (%i) = (%c0) to (%c2) step (%c1) {
    %u = memref.subview %x[%i, 0] [1, 3] [1, 1]
      : memref<2x3xf64> to memref<3xf64, strided<[1], offset: ?>>
    %v = memref.subview %y[%i, 0] [1, 3] [1, 1]
      : memref<2x3xf64> to memref<3xf64, strided<[1], offset: ?>>
    linalg.matvec ins(%a, %u : memref<3x3xf64>, memref<3xf64, strided<[1], offset: ?>>)
      outs(%v : memref<3xf64, strided<[1], offset: ?>>)
    scf.reduce
  }
  return
}

// -----

// The body asks for a branch: loops.
func.func @branch_in_body(%a: memref<4xf64>, %b: memref<4xf64>) {
  %zero = arith.constant 0.0 : f64
  linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]
  } ins(%a : memref<4xf64>) outs(%b : memref<4xf64>) {
  ^bb0(%x: f64, %y: f64):
    %c = arith.cmpf ogt, %x, %zero : f64
    %z = scf.if %c -> (f64) {
      %e = math.exp %x : f64
      scf.yield %e : f64
    } else {
      scf.yield %y : f64
    }
    linalg.yield %z : f64
  }
  return
}

// -----

// A diagonal, written where no other iteration writes, and added to.
func.func @diagonal(%a: memref<3x3xf64>, %d: memref<3xf64>) {
  linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i, i)>],
    iterator_types = ["parallel"]
  } ins(%d : memref<3xf64>) outs(%a : memref<3x3xf64>) {
  ^bb0(%x: f64, %y: f64):
    %q = arith.mulf %x, %x : f64
    %s = arith.addf %q, %y : f64
    linalg.yield %s : f64
  }
  return
}

// -----

// Sizes that are not known: large factors are transposed.
func.func @any_size(%a: memref<?x?xf64>, %b: memref<?x?xf64>, %c: memref<?x?xf64>) {
  linalg.matmul ins(%a, %b : memref<?x?xf64>, memref<?x?xf64>) outs(%c : memref<?x?xf64>)
  return
}

// -----

func.func @any_batch(%a: memref<2x?x4xf64>, %b: memref<2x4x?xf64>, %c: memref<2x?x?xf64>) {
  linalg.batch_matmul ins(%a, %b : memref<2x?x4xf64>, memref<2x4x?xf64>)
    outs(%c : memref<2x?x?xf64>)
  return
}
