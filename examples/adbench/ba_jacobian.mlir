// The Jacobian of bundle adjustment, one block of 2 × 15 an observation: both residuals of the
// observation by the 11 parameters of its camera, the 3 coordinates of its point and its weight. The
// request is for all 15 directions at once: a tangent is a vector, and direction i is the unit vector
// eᵢ. Who observes what is known here, so the sparse matrix needs no colouring. What is written shares
// no memory with anything, so observations may be computed side by side.

!cams = memref<?x11xf64>
!points = memref<?x3xf64>

// %v rotated about the unit axis %w: Rodrigues' formula, with the cosine and sine of the angle.
func.func private @rotate(%w0: f64, %w1: f64, %w2: f64, %cos: f64, %sin: f64,
    %v0: f64, %v1: f64, %v2: f64) -> (f64, f64, f64) {
  %one = arith.constant 1.0 : f64
  %w0v0 = arith.mulf %w0, %v0 : f64
  %w1v1 = arith.mulf %w1, %v1 : f64
  %w2v2 = arith.mulf %w2, %v2 : f64
  %w01 = arith.addf %w0v0, %w1v1 : f64
  %dot = arith.addf %w01, %w2v2 : f64
  %versine = arith.subf %one, %cos : f64
  %along = arith.mulf %dot, %versine : f64
  // w × v
  %w1v2 = arith.mulf %w1, %v2 : f64
  %w2v1 = arith.mulf %w2, %v1 : f64
  %x0 = arith.subf %w1v2, %w2v1 : f64
  %w2v0 = arith.mulf %w2, %v0 : f64
  %w0v2 = arith.mulf %w0, %v2 : f64
  %x1 = arith.subf %w2v0, %w0v2 : f64
  %w0v1 = arith.mulf %w0, %v1 : f64
  %w1v0 = arith.mulf %w1, %v0 : f64
  %x2 = arith.subf %w0v1, %w1v0 : f64
  %a0 = arith.mulf %v0, %cos : f64
  %b0 = arith.mulf %x0, %sin : f64
  %c0 = arith.mulf %w0, %along : f64
  %ab0 = arith.addf %a0, %b0 : f64
  %r0 = arith.addf %ab0, %c0 : f64
  %a1 = arith.mulf %v1, %cos : f64
  %b1 = arith.mulf %x1, %sin : f64
  %c1 = arith.mulf %w1, %along : f64
  %ab1 = arith.addf %a1, %b1 : f64
  %r1 = arith.addf %ab1, %c1 : f64
  %a2 = arith.mulf %v2, %cos : f64
  %b2 = arith.mulf %x2, %sin : f64
  %c2 = arith.mulf %w2, %along : f64
  %ab2 = arith.addf %a2, %b2 : f64
  %r2 = arith.addf %ab2, %c2 : f64
  return %r0, %r1, %r2 : f64, f64, f64
}

// The weighted difference between where a camera sees a point and where it was seen.
func.func private @residual(%rot0: f64, %rot1: f64, %rot2: f64, %centre0: f64, %centre1: f64, %centre2: f64,
    %focal: f64, %principal0: f64, %principal1: f64, %k1: f64, %k2: f64,
    %p0: f64, %p1: f64, %p2: f64, %weight: f64, %seen0: f64, %seen1: f64) -> (f64, f64) {
  %one = arith.constant 1.0 : f64
  %q0 = arith.mulf %rot0, %rot0 : f64
  %q1 = arith.mulf %rot1, %rot1 : f64
  %q2 = arith.mulf %rot2, %rot2 : f64
  %q01 = arith.addf %q0, %q1 : f64
  %angle2 = arith.addf %q01, %q2 : f64
  %angle = math.sqrt %angle2 : f64
  %w0 = arith.divf %rot0, %angle : f64
  %w1 = arith.divf %rot1, %angle : f64
  %w2 = arith.divf %rot2, %angle : f64
  %cos = math.cos %angle : f64
  %sin = math.sin %angle : f64
  %v0 = arith.subf %p0, %centre0 : f64
  %v1 = arith.subf %p1, %centre1 : f64
  %v2 = arith.subf %p2, %centre2 : f64
  %x, %y, %z = func.call @rotate(%w0, %w1, %w2, %cos, %sin, %v0, %v1, %v2)
      : (f64, f64, f64, f64, f64, f64, f64, f64) -> (f64, f64, f64)

  %u = arith.divf %x, %z : f64
  %v = arith.divf %y, %z : f64
  %uu = arith.mulf %u, %u : f64
  %vv = arith.mulf %v, %v : f64
  %r2 = arith.addf %uu, %vv : f64
  // 1 + k1 r² + k2 r⁴
  %k2r2 = arith.mulf %k2, %r2 : f64
  %inner = arith.addf %k1, %k2r2 : f64
  %outer = arith.mulf %inner, %r2 : f64
  %distortion = arith.addf %one, %outer : f64
  %scale = arith.mulf %distortion, %focal : f64
  %us = arith.mulf %u, %scale : f64
  %vs = arith.mulf %v, %scale : f64
  %image0 = arith.addf %us, %principal0 : f64
  %image1 = arith.addf %vs, %principal1 : f64
  %e0 = arith.subf %image0, %seen0 : f64
  %e1 = arith.subf %image1, %seen1 : f64
  %r0 = arith.mulf %weight, %e0 : f64
  %r1 = arith.mulf %weight, %e1 : f64
  return %r0, %r1 : f64, f64
}

func.func @ba_jacobian(%cams: !cams, %points: !points, %weights: memref<?xf64>,
    %observations: memref<?x2xi32>, %features: memref<?x2xf64>, %residuals: memref<?x2xf64> {llvm.noalias},
    %jacobian: memref<?x2x15xf64> {llvm.noalias}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %c9 = arith.constant 9 : index
  %c10 = arith.constant 10 : index
  %d0 = arith.constant dense<[1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]> : vector<15xf64>
  %d1 = arith.constant dense<[0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]> : vector<15xf64>
  %d2 = arith.constant dense<[0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]> : vector<15xf64>
  %d3 = arith.constant dense<[0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]> : vector<15xf64>
  %d4 = arith.constant dense<[0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]> : vector<15xf64>
  %d5 = arith.constant dense<[0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]> : vector<15xf64>
  %d6 = arith.constant dense<[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]> : vector<15xf64>
  %d7 = arith.constant dense<[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]> : vector<15xf64>
  %d8 = arith.constant dense<[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]> : vector<15xf64>
  %d9 = arith.constant dense<[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0]> : vector<15xf64>
  %d10 = arith.constant dense<[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0]> : vector<15xf64>
  %d11 = arith.constant dense<[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0]> : vector<15xf64>
  %d12 = arith.constant dense<[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0]> : vector<15xf64>
  %d13 = arith.constant dense<[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0]> : vector<15xf64>
  %d14 = arith.constant dense<[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0]> : vector<15xf64>
  %p = memref.dim %weights, %c0 : memref<?xf64>
  scf.for %i = %c0 to %p step %c1 {
    %cam32 = memref.load %observations[%i, %c0] : memref<?x2xi32>
    %point32 = memref.load %observations[%i, %c1] : memref<?x2xi32>
    %cam = arith.index_cast %cam32 : i32 to index
    %point = arith.index_cast %point32 : i32 to index
    %rot0 = memref.load %cams[%cam, %c0] : !cams
    %rot1 = memref.load %cams[%cam, %c1] : !cams
    %rot2 = memref.load %cams[%cam, %c2] : !cams
    %centre0 = memref.load %cams[%cam, %c3] : !cams
    %centre1 = memref.load %cams[%cam, %c4] : !cams
    %centre2 = memref.load %cams[%cam, %c5] : !cams
    %focal = memref.load %cams[%cam, %c6] : !cams
    %principal0 = memref.load %cams[%cam, %c7] : !cams
    %principal1 = memref.load %cams[%cam, %c8] : !cams
    %k1 = memref.load %cams[%cam, %c9] : !cams
    %k2 = memref.load %cams[%cam, %c10] : !cams
    %p0 = memref.load %points[%point, %c0] : !points
    %p1 = memref.load %points[%point, %c1] : !points
    %p2 = memref.load %points[%point, %c2] : !points
    %weight = memref.load %weights[%i] : memref<?xf64>
    %seen0 = memref.load %features[%i, %c0] : memref<?x2xf64>
    %seen1 = memref.load %features[%i, %c1] : memref<?x2xf64>
    %r0, %r1, %row0, %row1 = autodiff.fwd_diff @residual(
        %rot0, %d0, %rot1, %d1, %rot2, %d2,
        %centre0, %d3, %centre1, %d4, %centre2, %d5,
        %focal, %d6, %principal0, %d7, %principal1, %d8,
        %k1, %d9, %k2, %d10, %p0, %d11,
        %p1, %d12, %p2, %d13, %weight, %d14,
        %seen0, %seen1) {activity = [dup, dup, dup, dup, dup, dup, dup, dup,
          dup, dup, dup, dup, dup, dup, dup, const, const], width = 15 : i64}
      : (f64, vector<15xf64>, f64, vector<15xf64>, f64, vector<15xf64>,
         f64, vector<15xf64>, f64, vector<15xf64>, f64, vector<15xf64>,
         f64, vector<15xf64>, f64, vector<15xf64>, f64, vector<15xf64>,
         f64, vector<15xf64>, f64, vector<15xf64>, f64, vector<15xf64>,
         f64, vector<15xf64>, f64, vector<15xf64>, f64, vector<15xf64>,
         f64, f64) -> (f64, f64, vector<15xf64>, vector<15xf64>)
    memref.store %r0, %residuals[%i, %c0] : memref<?x2xf64>
    memref.store %r1, %residuals[%i, %c1] : memref<?x2xf64>
    vector.store %row0, %jacobian[%i, %c0, %c0] : memref<?x2x15xf64>, vector<15xf64>
    vector.store %row1, %jacobian[%i, %c1, %c0] : memref<?x2x15xf64>, vector<15xf64>
  }
  return
}
