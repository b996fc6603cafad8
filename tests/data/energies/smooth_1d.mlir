// Half the sum of (x[i] - a[i])^2 and (x[i] - x[i + 1])^2, kernels written by hand.
nlls.problem @smooth precision f64 {
  nlls.dim @N
  nlls.unknown @X : !nlls.array<[@N], 1 x f64>
  nlls.image @A : !nlls.array<[@N], 1 x f64>
}
func.func private @smooth.cost.N(%n: index {nlls.name = "N"}, %x: memref<?x?xf64, strided<[?, 1], offset: ?>> {nlls.name = "X"}, %a: memref<?xf64> {nlls.name = "A"}) -> f64 attributes {nlls.kernel = "cost", nlls.problem = @smooth} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %half = arith.constant 0.5 : f64
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> (f64) {
    %xi = memref.load %x[%c0, %i] : memref<?x?xf64, strided<[?, 1], offset: ?>>
    %ai = memref.load %a[%i] : memref<?xf64>
    %r = arith.subf %xi, %ai : f64
    %rr = arith.mulf %r, %r : f64
    %j = arith.addi %i, %c1 : index
    %inside = arith.cmpi slt, %j, %n : index
    %dd = scf.if %inside -> (f64) {
      %xj = memref.load %x[%c0, %j] : memref<?x?xf64, strided<[?, 1], offset: ?>>
      %d = arith.subf %xi, %xj : f64
      %d2 = arith.mulf %d, %d : f64
      scf.yield %d2 : f64
    } else {
      scf.yield %zero : f64
    }
    %both = arith.addf %rr, %dd : f64
    %next = arith.addf %s, %both : f64
    scf.yield %next : f64
  }
  %cost = arith.mulf %half, %sum : f64
  func.return %cost : f64
}
func.func private @smooth.laplacian(%n: index, %x: memref<?x?xf64, strided<[?, 1], offset: ?>>, %i: index) -> (f64, f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %xi = memref.load %x[%c0, %i] : memref<?x?xf64, strided<[?, 1], offset: ?>>
  %j = arith.addi %i, %c1 : index
  %right = arith.cmpi slt, %j, %n : index
  %a, %m = scf.if %right -> (f64, f64) {
    %xj = memref.load %x[%c0, %j] : memref<?x?xf64, strided<[?, 1], offset: ?>>
    %d = arith.subf %xi, %xj : f64
    scf.yield %d, %one : f64, f64
  } else {
    scf.yield %zero, %zero : f64, f64
  }
  %k = arith.subi %i, %c1 : index
  %left = arith.cmpi sge, %k, %c0 : index
  %b, %l = scf.if %left -> (f64, f64) {
    %xk = memref.load %x[%c0, %k] : memref<?x?xf64, strided<[?, 1], offset: ?>>
    %d = arith.subf %xi, %xk : f64
    scf.yield %d, %one : f64, f64
  } else {
    scf.yield %zero, %zero : f64, f64
  }
  %value = arith.addf %a, %b : f64
  %count = arith.addf %m, %l : f64
  func.return %value, %count : f64, f64
}
func.func private @smooth.jtf.N(%n: index {nlls.name = "N"}, %x: memref<?x?xf64, strided<[?, 1], offset: ?>> {nlls.name = "X"}, %a: memref<?xf64> {nlls.name = "A"}, %g: memref<?x?xf64, strided<[?, 1], offset: ?>> {nlls.name = "g.X"}, %diagonal: memref<?x?xf64, strided<[?, 1], offset: ?>> {nlls.name = "diag.X"}) attributes {nlls.kernel = "jtf", nlls.problem = @smooth} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1.0 : f64
  scf.for %i = %c0 to %n step %c1 {
    %l, %m = func.call @smooth.laplacian(%n, %x, %i) : (index, memref<?x?xf64, strided<[?, 1], offset: ?>>, index) -> (f64, f64)
    %xi = memref.load %x[%c0, %i] : memref<?x?xf64, strided<[?, 1], offset: ?>>
    %ai = memref.load %a[%i] : memref<?xf64>
    %r = arith.subf %xi, %ai : f64
    %s = arith.addf %r, %l : f64
    %d = arith.addf %m, %one : f64
    memref.store %s, %g[%c0, %i] : memref<?x?xf64, strided<[?, 1], offset: ?>>
    memref.store %d, %diagonal[%c0, %i] : memref<?x?xf64, strided<[?, 1], offset: ?>>
  }
  func.return
}
func.func private @smooth.jtj.N(%n: index {nlls.name = "N"}, %p: memref<?x?xf64, strided<[?, 1], offset: ?>> {nlls.name = "p.X"}, %q: memref<?x?xf64, strided<[?, 1], offset: ?>> {nlls.name = "Ap.X"}, %ctc: memref<?x?xf64, strided<[?, 1], offset: ?>> {nlls.name = "ctc.X"}) -> f64 attributes {nlls.kernel = "jtj", nlls.problem = @smooth} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> (f64) {
    %l, %m = func.call @smooth.laplacian(%n, %p, %i) : (index, memref<?x?xf64, strided<[?, 1], offset: ?>>, index) -> (f64, f64)
    %pi = memref.load %p[%c0, %i] : memref<?x?xf64, strided<[?, 1], offset: ?>>
    %c = memref.load %ctc[%c0, %i] : memref<?x?xf64, strided<[?, 1], offset: ?>>
    %cp = arith.mulf %c, %pi : f64
    %lp = arith.addf %pi, %l : f64
    %ap = arith.addf %lp, %cp : f64
    memref.store %ap, %q[%c0, %i] : memref<?x?xf64, strided<[?, 1], offset: ?>>
    %pap = arith.mulf %pi, %ap : f64
    %next = arith.addf %s, %pap : f64
    scf.yield %next : f64
  }
  func.return %sum : f64
}
