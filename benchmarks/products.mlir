// Products of matrices, convolutions and layers around them: the programs of products.py.

func.func @matmul_chain(%a: memref<256x256xf64>, %b: memref<256x256xf64>, %c: memref<256x256xf64>)
    -> f64 {
  %zero = arith.constant 0.0 : f64
  %half = arith.constant 0.5 : f64
  %ab = memref.alloc() : memref<256x256xf64>
  %abc = memref.alloc() : memref<256x256xf64>
  %total = memref.alloca() : memref<f64>
  linalg.fill ins(%zero : f64) outs(%ab : memref<256x256xf64>)
  linalg.matmul ins(%a, %b : memref<256x256xf64>, memref<256x256xf64>)
    outs(%ab : memref<256x256xf64>)
  linalg.fill ins(%zero : f64) outs(%abc : memref<256x256xf64>)
  linalg.matmul ins(%ab, %c : memref<256x256xf64>, memref<256x256xf64>)
    outs(%abc : memref<256x256xf64>)
  memref.store %zero, %total[] : memref<f64>
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>],
                  iterator_types = ["reduction", "reduction"]}
    ins(%abc : memref<256x256xf64>) outs(%total : memref<f64>) {
  ^bb0(%x: f64, %s: f64):
    %square = arith.mulf %x, %x : f64
    %next = arith.addf %s, %square : f64
    linalg.yield %next : f64
  }
  %sum = memref.load %total[] : memref<f64>
  %result = arith.mulf %half, %sum : f64
  memref.dealloc %ab : memref<256x256xf64>
  memref.dealloc %abc : memref<256x256xf64>
  return %result : f64
}

// The same as loops, each in the order in which it is written by hand.
func.func @matmul_loops(%a: memref<?x?xf64>, %b: memref<?x?xf64>, %c: memref<?x?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %half = arith.constant 0.5 : f64
  %n = memref.dim %a, %c0 : memref<?x?xf64>
  %ab = memref.alloc(%n, %n) : memref<?x?xf64>
  %abc = memref.alloc(%n, %n) : memref<?x?xf64>
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %s = scf.for %k = %c0 to %n step %c1 iter_args(%t = %zero) -> (f64) {
        %x = memref.load %a[%i, %k] : memref<?x?xf64>
        %y = memref.load %b[%k, %j] : memref<?x?xf64>
        %p = arith.mulf %x, %y : f64
        %u = arith.addf %t, %p : f64
        scf.yield %u : f64
      }
      memref.store %s, %ab[%i, %j] : memref<?x?xf64>
    }
  }
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %s = scf.for %k = %c0 to %n step %c1 iter_args(%t = %zero) -> (f64) {
        %x = memref.load %ab[%i, %k] : memref<?x?xf64>
        %y = memref.load %c[%k, %j] : memref<?x?xf64>
        %p = arith.mulf %x, %y : f64
        %u = arith.addf %t, %p : f64
        scf.yield %u : f64
      }
      memref.store %s, %abc[%i, %j] : memref<?x?xf64>
    }
  }
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%r = %zero) -> (f64) {
    %row = scf.for %j = %c0 to %n step %c1 iter_args(%t = %r) -> (f64) {
      %x = memref.load %abc[%i, %j] : memref<?x?xf64>
      %square = arith.mulf %x, %x : f64
      %u = arith.addf %t, %square : f64
      scf.yield %u : f64
    }
    scf.yield %row : f64
  }
  %result = arith.mulf %half, %sum : f64
  memref.dealloc %ab : memref<?x?xf64>
  memref.dealloc %abc : memref<?x?xf64>
  return %result : f64
}

func.func @convolution(%x: memref<4x34x34x32xf32>, %w: memref<3x3x32x64xf32>) -> f32 {
  %zero = arith.constant 0.0 : f32
  %y = memref.alloc() : memref<4x32x32x64xf32>
  %total = memref.alloca() : memref<f32>
  linalg.fill ins(%zero : f32) outs(%y : memref<4x32x32x64xf32>)
  linalg.conv_2d_nhwc_hwcf {strides = dense<1> : vector<2xi64>, dilations = dense<1> : vector<2xi64>}
    ins(%x, %w : memref<4x34x34x32xf32>, memref<3x3x32x64xf32>)
    outs(%y : memref<4x32x32x64xf32>)
  memref.store %zero, %total[] : memref<f32>
  linalg.generic {indexing_maps = [affine_map<(n, h, w, f) -> (n, h, w, f)>,
                                   affine_map<(n, h, w, f) -> ()>],
                  iterator_types = ["reduction", "reduction", "reduction", "reduction"]}
    ins(%y : memref<4x32x32x64xf32>) outs(%total : memref<f32>) {
  ^bb0(%e: f32, %s: f32):
    %square = arith.mulf %e, %e : f32
    %next = arith.addf %s, %square : f32
    linalg.yield %next : f32
  }
  %sum = memref.load %total[] : memref<f32>
  memref.dealloc %y : memref<4x32x32x64xf32>
  return %sum : f32
}

// One head of attention: softmax of q kᵀ, times v; the sum of squares of that.
func.func @attention(%q: memref<256x64xf32>, %k: memref<256x64xf32>, %v: memref<256x64xf32>) -> f32 {
  %zero = arith.constant 0.0 : f32
  %lowest = arith.constant 0xFF800000 : f32
  %scale = arith.constant 0.125 : f32
  %scores = memref.alloc() : memref<256x256xf32>
  %exps = memref.alloc() : memref<256x256xf32>
  %weights = memref.alloc() : memref<256x256xf32>
  %max = memref.alloc() : memref<256xf32>
  %sum = memref.alloc() : memref<256xf32>
  %out = memref.alloc() : memref<256x64xf32>
  %total = memref.alloca() : memref<f32>
  linalg.fill ins(%zero : f32) outs(%scores : memref<256x256xf32>)
  linalg.matmul indexing_maps = [
      affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>,
      affine_map<(m, n, k) -> (m, n)>]
    ins(%q, %k : memref<256x64xf32>, memref<256x64xf32>) outs(%scores : memref<256x256xf32>)
  linalg.fill ins(%lowest : f32) outs(%max : memref<256xf32>)
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
                  iterator_types = ["parallel", "reduction"]}
    ins(%scores : memref<256x256xf32>) outs(%max : memref<256xf32>) {
  ^bb0(%s: f32, %m: f32):
    %next = arith.maximumf %m, %s : f32
    linalg.yield %next : f32
  }
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>,
                                   affine_map<(i, j) -> (i, j)>],
                  iterator_types = ["parallel", "parallel"]}
    ins(%scores, %max : memref<256x256xf32>, memref<256xf32>) outs(%exps : memref<256x256xf32>) {
  ^bb0(%s: f32, %m: f32, %o: f32):
    %d = arith.subf %s, %m : f32
    %t = arith.mulf %d, %scale : f32
    %e = math.exp %t : f32
    linalg.yield %e : f32
  }
  linalg.fill ins(%zero : f32) outs(%sum : memref<256xf32>)
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
                  iterator_types = ["parallel", "reduction"]}
    ins(%exps : memref<256x256xf32>) outs(%sum : memref<256xf32>) {
  ^bb0(%e: f32, %t: f32):
    %next = arith.addf %t, %e : f32
    linalg.yield %next : f32
  }
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>,
                                   affine_map<(i, j) -> (i, j)>],
                  iterator_types = ["parallel", "parallel"]}
    ins(%exps, %sum : memref<256x256xf32>, memref<256xf32>) outs(%weights : memref<256x256xf32>) {
  ^bb0(%e: f32, %t: f32, %o: f32):
    %w = arith.divf %e, %t : f32
    linalg.yield %w : f32
  }
  linalg.fill ins(%zero : f32) outs(%out : memref<256x64xf32>)
  linalg.matmul ins(%weights, %v : memref<256x256xf32>, memref<256x64xf32>)
    outs(%out : memref<256x64xf32>)
  memref.store %zero, %total[] : memref<f32>
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>],
                  iterator_types = ["reduction", "reduction"]}
    ins(%out : memref<256x64xf32>) outs(%total : memref<f32>) {
  ^bb0(%e: f32, %t: f32):
    %square = arith.mulf %e, %e : f32
    %next = arith.addf %t, %square : f32
    linalg.yield %next : f32
  }
  %result = memref.load %total[] : memref<f32>
  memref.dealloc %scores : memref<256x256xf32>
  memref.dealloc %exps : memref<256x256xf32>
  memref.dealloc %weights : memref<256x256xf32>
  memref.dealloc %max : memref<256xf32>
  memref.dealloc %sum : memref<256xf32>
  memref.dealloc %out : memref<256x64xf32>
  return %result : f32
}

// The loss of a perceptron with a hidden layer: half the sum of squared errors.
func.func @mlp(%w1: memref<256x512xf32>, %b1: memref<512xf32>, %w2: memref<512x64xf32>,
    %b2: memref<64xf32>, %x: memref<128x256xf32>, %t: memref<128x64xf32>) -> f32 {
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %s = memref.alloc() : memref<128x512xf32>
  %h = memref.alloc() : memref<128x512xf32>
  %y = memref.alloc() : memref<128x64xf32>
  %total = memref.alloca() : memref<f32>
  linalg.broadcast ins(%b1 : memref<512xf32>) outs(%s : memref<128x512xf32>) dimensions = [0]
  linalg.matmul ins(%x, %w1 : memref<128x256xf32>, memref<256x512xf32>)
    outs(%s : memref<128x512xf32>)
  linalg.map ins(%s : memref<128x512xf32>) outs(%h : memref<128x512xf32>)
    (%e: f32, %old: f32) {
      %positive = arith.maximumf %e, %zero : f32
      linalg.yield %positive : f32
    }
  linalg.broadcast ins(%b2 : memref<64xf32>) outs(%y : memref<128x64xf32>) dimensions = [0]
  linalg.matmul ins(%h, %w2 : memref<128x512xf32>, memref<512x64xf32>)
    outs(%y : memref<128x64xf32>)
  memref.store %zero, %total[] : memref<f32>
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>,
                                   affine_map<(i, j) -> ()>],
                  iterator_types = ["reduction", "reduction"]}
    ins(%y, %t : memref<128x64xf32>, memref<128x64xf32>) outs(%total : memref<f32>) {
  ^bb0(%e: f32, %f: f32, %a: f32):
    %d = arith.subf %e, %f : f32
    %square = arith.mulf %d, %d : f32
    %next = arith.addf %a, %square : f32
    linalg.yield %next : f32
  }
  %sum = memref.load %total[] : memref<f32>
  %result = arith.mulf %half, %sum : f32
  memref.dealloc %s : memref<128x512xf32>
  memref.dealloc %h : memref<128x512xf32>
  memref.dealloc %y : memref<128x64xf32>
  return %result : f32
}
