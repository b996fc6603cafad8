// The best iterate becomes the result.
func.func @${problem}.finish($declared, %state: memref<?xf64>) {
$views
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %cost = memref.load %state[%c0] : memref<?xf64>
  %best = memref.load %state[%c1] : memref<?xf64>
  %at_best = arith.cmpf ole, %cost, %best : f64
  scf.if %at_best {
  } else {
    func.call @${problem}.keep(%v.kept, %v.x, %n) : ($vec, $vec, index) -> ()
    memref.store %best, %state[%c0] : memref<?xf64>
  }
  func.return
}
