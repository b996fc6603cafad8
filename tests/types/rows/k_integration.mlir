// ROW K1 the throughput of a path: two bounces of at most four, each with derivatives of its own
// CALL @f(.9) = .81
// JVP @f(.9; 1) = 1.8
// VJP @f(.9; 1) = 1.8
agg.struct_def @Path {
  agg.field @throughput : f64
  agg.field @length : i32 no_diff
}
func.func private @bounce(%p: !agg.struct<@Path>, %albedo: f64) -> !agg.struct<@Path> attributes {autodiff.differentiable = "both"} {
  %one = arith.constant 1 : i32
  %t = agg.get %p "throughput" : !agg.struct<@Path> -> f64
  %n = agg.get %p "length" : !agg.struct<@Path> -> i32
  %w = func.call @weight(%albedo) : (f64) -> f64
  %u = arith.mulf %t, %w : f64
  %m = arith.addi %n, %one : i32
  %q = agg.make %u, %m : (f64, i32) -> !agg.struct<@Path>
  return %q : !agg.struct<@Path>
}
func.func private @weight(%albedo: f64) -> f64 attributes {autodiff.forward = @weight_fwd, autodiff.backward = @weight_bwd} {
  return %albedo : f64
}
func.func private @weight_fwd(%albedo: f64, %d: f64) -> (f64, f64) {
  return %albedo, %d : f64, f64
}
func.func private @weight_bwd(%albedo: f64, %dy: f64) -> f64 {
  return %dy : f64
}
func.func @f(%albedo: f64) -> f64 attributes {autodiff.differentiable = "both"} {
  %none = arith.constant 0 : i32
  %two = arith.constant 2 : i32
  %all = arith.constant 1.0 : f64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %start = agg.make %all, %none : (f64, i32) -> !agg.struct<@Path>
  %end = scf.for %i = %c0 to %c4 step %c1 iter_args(%p = %start) -> (!agg.struct<@Path>) {
    %n = agg.get %p "length" : !agg.struct<@Path> -> i32
    %more = arith.cmpi slt, %n, %two : i32
    %q = scf.if %more -> (!agg.struct<@Path>) {
      %b = func.call @bounce(%p, %albedo) : (!agg.struct<@Path>, f64) -> !agg.struct<@Path>
      scf.yield %b : !agg.struct<@Path>
    } else {
      scf.yield %p : !agg.struct<@Path>
    }
    scf.yield %q : !agg.struct<@Path>
  } {autodiff.max_iters = 4 : i64}
  %t = agg.get %end "throughput" : !agg.struct<@Path> -> f64
  return %t : f64
}
