// Parameters that go in and out (rows C of the source's suite), as values and in memory.

// ------------------------------------------------------------- C13: twice, through an inout

func.func private @step(%p: !autodiff.attributed<f64, #autodiff.no_diff>, %x: f64 {autodiff.dir = "inout"})
    -> (f64 {autodiff.dir = "inout"}) {
  %k = autodiff.unwrap %p : !autodiff.attributed<f64, #autodiff.no_diff> -> f64
  %one = arith.constant 1.0 : f64
  %t = arith.addf %x, %one : f64
  %s = arith.mulf %t, %t : f64
  %r = arith.mulf %k, %s : f64
  return %r : f64
}
func.func @steps(%p: !autodiff.attributed<f64, #autodiff.no_diff>, %x: f64 {autodiff.dir = "inout"})
    -> (f64 {autodiff.dir = "inout"}) {
  %y = func.call @step(%p, %x) : (!autodiff.attributed<f64, #autodiff.no_diff>, f64) -> f64
  %z = func.call @step(%p, %y) : (!autodiff.attributed<f64, #autodiff.no_diff>, f64) -> f64
  return %z : f64
}

// ------------------------------------------------------------- C13 in memory

func.func @steps_in_memory(%p: f64, %x: memref<f64> {autodiff.dir = "inout"}) {
  %one = arith.constant 1.0 : f64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.for %i = %c0 to %c2 step %c1 {
    %v = memref.load %x[] : memref<f64>
    %t = arith.addf %v, %one : f64
    %s = arith.mulf %t, %t : f64
    %r = arith.mulf %p, %s : f64
    memref.store %r, %x[] : memref<f64>
  }
  return
}

// ------------------------------------------------------------- C9: h through an out parameter

func.func @h(%x: f64, %y: f64, %r: memref<f64> {autodiff.dir = "out"}) {
  %a = arith.addf %x, %y : f64
  %b = arith.subf %x, %y : f64
  %c = arith.mulf %a, %b : f64
  %d = arith.mulf %x, %y : f64
  %e = arith.addf %d, %d : f64
  %f = arith.addf %c, %e : f64
  memref.store %f, %r[] : memref<f64>
  return
}

// ------------------------------------------------------------- C11: an inout vector

func.func @c11(%a: memref<vector<3xf64>> {autodiff.dir = "inout"}) {
  %v = memref.load %a[] : memref<vector<3xf64>>
  %0 = vector.extract %v[0] : f64 from vector<3xf64>
  %1 = vector.extract %v[1] : f64 from vector<3xf64>
  %2 = vector.extract %v[2] : f64 from vector<3xf64>
  %3 = arith.mulf %2, %1 : f64
  %t = arith.addf %0, %3 : f64
  %w = vector.from_elements %t, %1, %2 : vector<3xf64>
  memref.store %w, %a[] : memref<vector<3xf64>>
  return
}

// ------------------------------------------------------------- C14: what is no_diff, and detach

agg.struct_def @Plain {
  agg.field @a : f64 no_diff
}
func.func @c14(%x: f64, %s: !agg.struct<@Plain> {autodiff.dir = "inout"})
    -> (f64, !agg.struct<@Plain> {autodiff.dir = "inout"}, !agg.struct<@Plain> {autodiff.dir = "out"}) {
  %four = arith.constant 4.0 : f64
  %a = agg.get %s "a" : !agg.struct<@Plain> -> f64
  %t = arith.addf %four, %x : f64
  %d = autodiff.detach %t : f64
  %y = arith.mulf %d, %x : f64
  %b = arith.addf %a, %x : f64
  %n = agg.set %s "a", %b : !agg.struct<@Plain>, f64 -> !agg.struct<@Plain>
  %o = agg.make %y : (f64) -> !agg.struct<@Plain>
  return %y, %n, %o : f64, !agg.struct<@Plain>, !agg.struct<@Plain>
}

// ------------------------------------------------------------- C16: one field becomes another

agg.struct_def @AB {
  agg.field @a : f64
  agg.field @b : f64
}
func.func @c16(%s: memref<!agg.struct<@AB>> {autodiff.dir = "inout"}) -> f64 {
  %v = memref.load %s[] : memref<!agg.struct<@AB>>
  %b = agg.get %v "b" : !agg.struct<@AB> -> f64
  %w = agg.set %v "a", %b : !agg.struct<@AB>, f64 -> !agg.struct<@AB>
  memref.store %w, %s[] : memref<!agg.struct<@AB>>
  %r = agg.get %w "a" : !agg.struct<@AB> -> f64
  return %r : f64
}

// ------------------------------------------------------------- C19: a derivative by hand

func.func @c19(%x: f64) -> (f64 {autodiff.dir = "out"}) attributes {autodiff.bwd_derivative = @c19_bwd_by_hand} {
  %y = arith.mulf %x, %x : f64
  return %y : f64
}
func.func private @c19_bwd_by_hand(%p: !pair.user<f64>, %dy: f64) -> !pair.user<f64> {
  %x = pair.primal %p : !pair.user<f64> -> f64
  %t = arith.addf %x, %x : f64
  %d = arith.mulf %t, %dy : f64
  %r = pair.make %x, %d : f64, f64 -> !pair.user<f64>
  return %r : !pair.user<f64>
}

// With an inout parameter the pair brings its cotangent along: x <- 5x by hand.
func.func private @five(%x: f64 {autodiff.dir = "inout"}) -> (f64 {autodiff.dir = "inout"})
    attributes {autodiff.bwd_derivative = @five_bwd} {
  %five = arith.constant 5.0 : f64
  %y = arith.mulf %five, %x : f64
  return %y : f64
}
func.func private @five_bwd(%p: !pair.user<f64>) -> !pair.user<f64> {
  %five = arith.constant 5.0 : f64
  %x = pair.primal %p : !pair.user<f64> -> f64
  %dy = pair.diff %p : !pair.user<f64> -> f64
  %d = arith.mulf %five, %dy : f64
  %r = pair.make %x, %d : f64, f64 -> !pair.user<f64>
  return %r : !pair.user<f64>
}
func.func @fives(%x: f64) -> f64 {
  %y = func.call @five(%x) : (f64) -> f64
  %z = func.call @five(%y) : (f64) -> f64
  %r = arith.mulf %z, %z : f64
  return %r : f64
}

// ------------------------------------------------------------- C21: an out that is no_diff

func.func private @c21_test(%x: f64, %y: memref<f64> {autodiff.dir = "out"}) -> f64 {
  %s = arith.mulf %x, %x : f64
  memref.store %s, %y[] : memref<f64>
  return %s : f64
}
func.func @c21(%x: f64) -> f64 {
  %y = memref.alloca() : memref<f64>
  %r = func.call @c21_test(%x, %y) : (f64, memref<f64>) -> f64
  return %r : f64
}
