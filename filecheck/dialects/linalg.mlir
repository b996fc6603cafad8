// RUN: ad-opt %s | filecheck %s --check-prefix=PRETTY
// RUN: ad-opt %s --print-op-generic | filecheck %s --check-prefix=GENERIC

func.func @named(%a: memref<4x5xf64>, %x: memref<5xf64>, %y: memref<4xf64>) {
  // The scalar body is hidden.
  // PRETTY: linalg.matvec ins(%{{.*}}, %{{.*}} : memref<4x5xf64>, memref<5xf64>) outs(%{{.*}} : memref<4xf64>)
  // GENERIC: "linalg.matvec"
  // GENERIC: "arith.mulf"
  // GENERIC: "arith.addf"
  // GENERIC: "linalg.yield"
  linalg.matvec ins(%a, %x : memref<4x5xf64>, memref<5xf64>) outs(%y : memref<4xf64>)
  // PRETTY: linalg.tanh ins(%{{.*}} : memref<4xf64>) outs(%{{.*}} : memref<4xf64>)
  // GENERIC: "math.tanh"
  linalg.tanh ins(%y : memref<4xf64>) outs(%y : memref<4xf64>)
  // The short form applies the operation to the accumulator first.
  // PRETTY: linalg.reduce { arith.subf } ins(%{{.*}} : memref<4x5xf64>) outs(%{{.*}} : memref<4xf64>) dimensions = [1]
  // GENERIC: ^{{.*}}(%[[IN:.*]]: f64, %[[OUT:.*]]: f64):
  // GENERIC: "arith.subf"(%[[OUT]], %[[IN]])
  linalg.reduce { arith.subf } ins(%a : memref<4x5xf64>) outs(%y : memref<4xf64>) dimensions = [1]
  return
}
