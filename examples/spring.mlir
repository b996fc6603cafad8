// A struct with two numbers that have derivatives, and one that has none.
agg.struct_def @Spring {
  agg.field @length : f64
  agg.field @stiffness : f64
  agg.field @id : i32
}

// Half the stiffness times the square of the length.
func.func @energy(%s: !agg.struct<@Spring>) -> f64 {
  %l = agg.get %s "length" : !agg.struct<@Spring> -> f64
  %k = agg.get %s "stiffness" : !agg.struct<@Spring> -> f64
  %half = arith.constant 0.5 : f64
  %ll = arith.mulf %l, %l : f64
  %kl = arith.mulf %k, %ll : f64
  %e = arith.mulf %half, %kl : f64
  return %e : f64
}
