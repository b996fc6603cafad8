// One Jacobi step for the Poisson equation on a grid of any size: out = average of the neighbours
// minus the source, in the interior.
func.func @jacobi(%u: memref<?x?xf64>, %f: memref<?x?xf64>, %out: memref<?x?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %quarter = arith.constant 0.25 : f64
  %rows = memref.dim %u, %c0 : memref<?x?xf64>
  %cols = memref.dim %u, %c1 : memref<?x?xf64>
  affine.for %i = 1 to affine_map<(n) -> (n - 1)>(%rows) {
    affine.for %j = 1 to affine_map<(n) -> (n - 1)>(%cols) {
      %n = affine.load %u[%i - 1, %j] : memref<?x?xf64>
      %s = affine.load %u[%i + 1, %j] : memref<?x?xf64>
      %w = affine.load %u[%i, %j - 1] : memref<?x?xf64>
      %e = affine.load %u[%i, %j + 1] : memref<?x?xf64>
      %b = affine.load %f[%i, %j] : memref<?x?xf64>
      %0 = arith.addf %n, %s : f64
      %1 = arith.addf %w, %e : f64
      %2 = arith.addf %0, %1 : f64
      %3 = arith.subf %2, %b : f64
      %4 = arith.mulf %quarter, %3 : f64
      affine.store %4, %out[%i, %j] : memref<?x?xf64>
    }
  }
  return
}
