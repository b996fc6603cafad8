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
// -----
// ROW K3 a system of materials, by a number: a material sets up an instance, which evaluates
// VJP @f(0, [.9, .6, .2]; [1, 1, 1]) = 1, 1, 1
// VJP @f(1, [.9, .6, .2]; [1, 1, 1]) = 1.8, 1.2, .4
// JVP @f(1, [.9, .6, .2]; None, [1, 1, 1]) = 1.8, 1.2, .4
iface.interface @IInstance extends [@IDifferentiable] {
  iface.req_func @eval : (!iface.self) -> vector<3xf64>
}
iface.interface @IMaterial extends [@IDifferentiable] {
  iface.req_func @setup : (!iface.self) -> !iface.any<@IInstance>
}
agg.struct_def @Diffuse {
  agg.field @color : vector<3xf64>
}
agg.struct_def @DiffuseInstance {
  agg.field @color : vector<3xf64>
}
agg.struct_def @Glossy {
  agg.field @color : vector<3xf64>
}
agg.struct_def @GlossyInstance {
  agg.field @color : vector<3xf64>
}
func.func private @DiffuseInstance.eval(%s: !agg.struct<@DiffuseInstance>) -> vector<3xf64> {
  %a = agg.get %s "color" : !agg.struct<@DiffuseInstance> -> vector<3xf64>
  return %a : vector<3xf64>
}
iface.witness_table @DiffuseInstance_IInstance : @IInstance for !agg.struct<@DiffuseInstance> {
  iface.entry "eval" = @DiffuseInstance.eval
}
func.func private @Diffuse.setup(%s: !agg.struct<@Diffuse>) -> !iface.any<@IInstance> {
  %a = agg.get %s "color" : !agg.struct<@Diffuse> -> vector<3xf64>
  %i = agg.make %a : (vector<3xf64>) -> !agg.struct<@DiffuseInstance>
  %r = iface.pack %i via @DiffuseInstance_IInstance : !agg.struct<@DiffuseInstance> -> !iface.any<@IInstance>
  return %r : !iface.any<@IInstance>
}
iface.witness_table @Diffuse_IMaterial : @IMaterial for !agg.struct<@Diffuse> {
  iface.entry "setup" = @Diffuse.setup
}
func.func private @GlossyInstance.eval(%s: !agg.struct<@GlossyInstance>) -> vector<3xf64> {
  %a = agg.get %s "color" : !agg.struct<@GlossyInstance> -> vector<3xf64>
  %r = arith.mulf %a, %a : vector<3xf64>
  return %r : vector<3xf64>
}
iface.witness_table @GlossyInstance_IInstance : @IInstance for !agg.struct<@GlossyInstance> {
  iface.entry "eval" = @GlossyInstance.eval
}
func.func private @Glossy.setup(%s: !agg.struct<@Glossy>) -> !iface.any<@IInstance> {
  %a = agg.get %s "color" : !agg.struct<@Glossy> -> vector<3xf64>
  %i = agg.make %a : (vector<3xf64>) -> !agg.struct<@GlossyInstance>
  %r = iface.pack %i via @GlossyInstance_IInstance : !agg.struct<@GlossyInstance> -> !iface.any<@IInstance>
  return %r : !iface.any<@IInstance>
}
iface.witness_table @Glossy_IMaterial : @IMaterial for !agg.struct<@Glossy> {
  iface.entry "setup" = @Glossy.setup
}
func.func @f(%type: index, %color: vector<3xf64>) -> vector<3xf64> {
  %material = scf.index_switch %type -> !iface.any<@IMaterial>
  case 0 {
    %m = agg.make %color : (vector<3xf64>) -> !agg.struct<@Diffuse>
    %p = iface.pack %m via @Diffuse_IMaterial : !agg.struct<@Diffuse> -> !iface.any<@IMaterial>
    scf.yield %p : !iface.any<@IMaterial>
  }
  default {
    %m = agg.make %color : (vector<3xf64>) -> !agg.struct<@Glossy>
    %p = iface.pack %m via @Glossy_IMaterial : !agg.struct<@Glossy> -> !iface.any<@IMaterial>
    scf.yield %p : !iface.any<@IMaterial>
  }
  %instance = iface.open %material as "M" : !iface.any<@IMaterial> -> !iface.any<@IInstance> {
  ^bb0(%w: !iface.witness<@IMaterial>, %v: !iface.tparam<"M">):
    %setup = iface.lookup %w "setup" : !iface.witness<@IMaterial> -> (!iface.tparam<"M">) -> !iface.any<@IInstance>
    %made = autodiff.invoke %setup(%v) : (!iface.tparam<"M">) -> !iface.any<@IInstance>
    iface.yield %made : !iface.any<@IInstance>
  }
  %r = iface.open %instance as "I" : !iface.any<@IInstance> -> vector<3xf64> {
  ^bb0(%w: !iface.witness<@IInstance>, %v: !iface.tparam<"I">):
    %eval = iface.lookup %w "eval" : !iface.witness<@IInstance> -> (!iface.tparam<"I">) -> vector<3xf64>
    %found = autodiff.invoke %eval(%v) : (!iface.tparam<"I">) -> vector<3xf64>
    iface.yield %found : vector<3xf64>
  }
  return %r : vector<3xf64>
}
// -----
// ROW K4 the same with a layered material, whose three lobes each multiply by the colour
// VJP @f(1, [.9, .6, .2]; [1, 1, 1]) = 1.8, 1.2, .4
// VJP @f(2, [.9, .6, .2]; [1, 1, 1]) = 2.43, 1.08, .12
// JVP @f(2, [.9, .6, .2]; None, [1, 1, 1]) = 2.43, 1.08, .12
iface.interface @IInstance extends [@IDifferentiable] {
  iface.req_func @eval : (!iface.self) -> vector<3xf64>
}
iface.interface @IMaterial extends [@IDifferentiable] {
  iface.req_func @setup : (!iface.self) -> !iface.any<@IInstance>
}
agg.struct_def @Diffuse {
  agg.field @color : vector<3xf64>
}
agg.struct_def @DiffuseInstance {
  agg.field @color : vector<3xf64>
}
agg.struct_def @Glossy {
  agg.field @color : vector<3xf64>
}
agg.struct_def @GlossyInstance {
  agg.field @color : vector<3xf64>
}
agg.struct_def @Layered {
  agg.field @color : vector<3xf64>
}
agg.struct_def @LayeredInstance {
  agg.field @color : vector<3xf64>
}
func.func private @DiffuseInstance.eval(%s: !agg.struct<@DiffuseInstance>) -> vector<3xf64> {
  %a = agg.get %s "color" : !agg.struct<@DiffuseInstance> -> vector<3xf64>
  return %a : vector<3xf64>
}
iface.witness_table @DiffuseInstance_IInstance : @IInstance for !agg.struct<@DiffuseInstance> {
  iface.entry "eval" = @DiffuseInstance.eval
}
func.func private @Diffuse.setup(%s: !agg.struct<@Diffuse>) -> !iface.any<@IInstance> {
  %a = agg.get %s "color" : !agg.struct<@Diffuse> -> vector<3xf64>
  %i = agg.make %a : (vector<3xf64>) -> !agg.struct<@DiffuseInstance>
  %r = iface.pack %i via @DiffuseInstance_IInstance : !agg.struct<@DiffuseInstance> -> !iface.any<@IInstance>
  return %r : !iface.any<@IInstance>
}
iface.witness_table @Diffuse_IMaterial : @IMaterial for !agg.struct<@Diffuse> {
  iface.entry "setup" = @Diffuse.setup
}
func.func private @GlossyInstance.eval(%s: !agg.struct<@GlossyInstance>) -> vector<3xf64> {
  %a = agg.get %s "color" : !agg.struct<@GlossyInstance> -> vector<3xf64>
  %r = arith.mulf %a, %a : vector<3xf64>
  return %r : vector<3xf64>
}
iface.witness_table @GlossyInstance_IInstance : @IInstance for !agg.struct<@GlossyInstance> {
  iface.entry "eval" = @GlossyInstance.eval
}
func.func private @Glossy.setup(%s: !agg.struct<@Glossy>) -> !iface.any<@IInstance> {
  %a = agg.get %s "color" : !agg.struct<@Glossy> -> vector<3xf64>
  %i = agg.make %a : (vector<3xf64>) -> !agg.struct<@GlossyInstance>
  %r = iface.pack %i via @GlossyInstance_IInstance : !agg.struct<@GlossyInstance> -> !iface.any<@IInstance>
  return %r : !iface.any<@IInstance>
}
iface.witness_table @Glossy_IMaterial : @IMaterial for !agg.struct<@Glossy> {
  iface.entry "setup" = @Glossy.setup
}
func.func private @LayeredInstance.eval(%s: !agg.struct<@LayeredInstance>) -> vector<3xf64> {
  %a = agg.get %s "color" : !agg.struct<@LayeredInstance> -> vector<3xf64>
  %one = arith.constant dense<1.0> : vector<3xf64>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%p = %one) -> (vector<3xf64>) {
    %q = arith.mulf %p, %a : vector<3xf64>
    scf.yield %q : vector<3xf64>
  }
  return %r : vector<3xf64>
}
iface.witness_table @LayeredInstance_IInstance : @IInstance for !agg.struct<@LayeredInstance> {
  iface.entry "eval" = @LayeredInstance.eval
}
func.func private @Layered.setup(%s: !agg.struct<@Layered>) -> !iface.any<@IInstance> {
  %a = agg.get %s "color" : !agg.struct<@Layered> -> vector<3xf64>
  %i = agg.make %a : (vector<3xf64>) -> !agg.struct<@LayeredInstance>
  %r = iface.pack %i via @LayeredInstance_IInstance : !agg.struct<@LayeredInstance> -> !iface.any<@IInstance>
  return %r : !iface.any<@IInstance>
}
iface.witness_table @Layered_IMaterial : @IMaterial for !agg.struct<@Layered> {
  iface.entry "setup" = @Layered.setup
}
func.func @f(%type: index, %color: vector<3xf64>) -> vector<3xf64> {
  %material = scf.index_switch %type -> !iface.any<@IMaterial>
  case 0 {
    %m = agg.make %color : (vector<3xf64>) -> !agg.struct<@Diffuse>
    %p = iface.pack %m via @Diffuse_IMaterial : !agg.struct<@Diffuse> -> !iface.any<@IMaterial>
    scf.yield %p : !iface.any<@IMaterial>
  }
  case 1 {
    %m = agg.make %color : (vector<3xf64>) -> !agg.struct<@Glossy>
    %p = iface.pack %m via @Glossy_IMaterial : !agg.struct<@Glossy> -> !iface.any<@IMaterial>
    scf.yield %p : !iface.any<@IMaterial>
  }
  default {
    %m = agg.make %color : (vector<3xf64>) -> !agg.struct<@Layered>
    %p = iface.pack %m via @Layered_IMaterial : !agg.struct<@Layered> -> !iface.any<@IMaterial>
    scf.yield %p : !iface.any<@IMaterial>
  }
  %instance = iface.open %material as "M" : !iface.any<@IMaterial> -> !iface.any<@IInstance> {
  ^bb0(%w: !iface.witness<@IMaterial>, %v: !iface.tparam<"M">):
    %setup = iface.lookup %w "setup" : !iface.witness<@IMaterial> -> (!iface.tparam<"M">) -> !iface.any<@IInstance>
    %made = autodiff.invoke %setup(%v) : (!iface.tparam<"M">) -> !iface.any<@IInstance>
    iface.yield %made : !iface.any<@IInstance>
  }
  %r = iface.open %instance as "I" : !iface.any<@IInstance> -> vector<3xf64> {
  ^bb0(%w: !iface.witness<@IInstance>, %v: !iface.tparam<"I">):
    %eval = iface.lookup %w "eval" : !iface.witness<@IInstance> -> (!iface.tparam<"I">) -> vector<3xf64>
    %found = autodiff.invoke %eval(%v) : (!iface.tparam<"I">) -> vector<3xf64>
    iface.yield %found : vector<3xf64>
  }
  return %r : vector<3xf64>
}
