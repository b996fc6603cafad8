// Programs of the feature table of differentiable types (the project's reference on Slang's autodiff,
// parts 1.1 to 2.3), one a section, in the spelling of these dialects: `pair` for `dpair`. What a
// program names but the table does not show is in `differentiable_types_context.mlir`, by section.

// ----- 0: 1.1 IDifferentiable

iface.interface @IDifferentiable {
  iface.req_type @Differential : @IDifferentiable builtin "differential"
  iface.req_func @dzero : () -> !iface.assoc<!iface.self, @IDifferentiable, "Differential"> builtin "dzero"
  iface.req_func @dadd : (!iface.assoc<!iface.self, @IDifferentiable, "Differential">, !iface.assoc<!iface.self, @IDifferentiable, "Differential">) -> !iface.assoc<!iface.self, @IDifferentiable, "Differential"> builtin "dadd"
  iface.req_func @dmul : (!iface.tparam<"S">, !iface.assoc<!iface.self, @IDifferentiable, "Differential">) -> !iface.assoc<!iface.self, @IDifferentiable, "Differential"> builtin "dmul"
}

// ----- 1: 1.2 Derivative-member associations

agg.struct_def @MyDiffType {
  agg.field @db : f32
}
agg.struct_def @MyType {
  agg.field @a : f32
  agg.field @b : f32 deriv @MyDiffType::@db
}
iface.witness_table @MyType_IDiff : @IDifferentiable for !agg.struct<@MyType, []> {
  iface.entry "Differential" = !agg.struct<@MyDiffType, []>
  iface.entry "dzero" = @MyType_dzero
  iface.entry "dadd" = @MyType_dadd
}
func.func @mk(%x : f32, %y : f32) -> !agg.struct<@MyType, []> attributes {autodiff.differentiable = "both"} {
  %s = agg.make %x, %y : (f32, f32) -> !agg.struct<@MyType, []>
  func.return %s : !agg.struct<@MyType, []>
}

// ----- 2: 1.2 Derivative-member associations

func.func @s_fwd_mk(%dpx : !pair.pair<f32>, %dpy : !pair.pair<f32>) -> !pair.pair<!agg.struct<@MyType, []>> {
  %x = pair.primal %dpx : !pair.pair<f32> -> f32
  %y = pair.primal %dpy : !pair.pair<f32> -> f32
  %dy = pair.diff %dpy : !pair.pair<f32> -> f32
  %p = agg.make %x, %y : (f32, f32) -> !agg.struct<@MyType, []>
  %d = agg.make %dy : (f32) -> !agg.struct<@MyDiffType, []>
  %r = pair.make %p, %d : !agg.struct<@MyType, []>, !agg.struct<@MyDiffType, []> -> !pair.pair<!agg.struct<@MyType, []>>
  func.return %r : !pair.pair<!agg.struct<@MyType, []>>
}

// ----- 3: 1.3 Synthesis of IDifferentiable for aggregates (incl. recursive / "to be synthesized")

agg.struct_def @B {
  agg.field @x : f32
}
agg.struct_def @T {
  agg.field @field1 : !agg.struct<@B, []>
  agg.field @field2 : f32
  agg.field @id : i32
}

// ----- 4: 1.3 Synthesis of IDifferentiable for aggregates (incl. recursive / "to be synthesized")

agg.struct_def @B {
  agg.field @x : f32 deriv @B::@x
}
agg.struct_def @T {
  agg.field @field1 : !agg.struct<@B, []> deriv @T.Differential::@field1
  agg.field @field2 : f32 deriv @T.Differential::@field2
  agg.field @id : i32
}
agg.struct_def @T.Differential {
  agg.field @field1 : !agg.struct<@B, []> deriv @T.Differential::@field1
  agg.field @field2 : f32 deriv @T.Differential::@field2
}
func.func @T.dadd(%a : !agg.struct<@T.Differential, []>, %b : !agg.struct<@T.Differential, []>) -> !agg.struct<@T.Differential, []> attributes {autodiff.differentiable = "both"} {
  %a1 = agg.get %a "field1" : !agg.struct<@T.Differential, []> -> !agg.struct<@B, []>
  %b1 = agg.get %b "field1" : !agg.struct<@T.Differential, []> -> !agg.struct<@B, []>
  %r1 = autodiff.add !agg.struct<@B, []> %a1, %b1 : !agg.struct<@B, []>, !agg.struct<@B, []> -> !agg.struct<@B, []>
  %a2 = agg.get %a "field2" : !agg.struct<@T.Differential, []> -> f32
  %b2 = agg.get %b "field2" : !agg.struct<@T.Differential, []> -> f32
  %r2 = autodiff.add f32 %a2, %b2 : f32, f32 -> f32
  %r = agg.make %r1, %r2 : (!agg.struct<@B, []>, f32) -> !agg.struct<@T.Differential, []>
  func.return %r : !agg.struct<@T.Differential, []>
}
func.func @T.dmul_f64(%s : f64, %a : !agg.struct<@T.Differential, []>) -> !agg.struct<@T.Differential, []> attributes {autodiff.differentiable = "both"} {
  %a1 = agg.get %a "field1" : !agg.struct<@T.Differential, []> -> !agg.struct<@B, []>
  %r1 = autodiff.scale !agg.struct<@B, []> %s, %a1 : f64, !agg.struct<@B, []> -> !agg.struct<@B, []>
  %a2 = agg.get %a "field2" : !agg.struct<@T.Differential, []> -> f32
  %r2 = autodiff.scale f32 %s, %a2 : f64, f32 -> f32
  %r = agg.make %r1, %r2 : (!agg.struct<@B, []>, f32) -> !agg.struct<@T.Differential, []>
  func.return %r : !agg.struct<@T.Differential, []>
}
iface.witness_table @T_IDiff : @IDifferentiable for !agg.struct<@T, []> {
  iface.entry "Differential" = !agg.struct<@T.Differential, []>
  iface.entry "dadd" = @T.dadd
  iface.entry "dzero" = @T.dzero
  iface.entry "dmul:f64" = @T.dmul_f64
}

// ----- 5: 1.4 Intermediate context types

func.func private @g(f64) -> f64
func.func @s_apply_f(%x : f64) -> (f64, !autodiff.ctx<@f>) {
  %y = func.call @g(%x) : (f64) -> f64
  %c0 = autodiff.ctx_new : !autodiff.ctx<@f>
  %c1 = autodiff.ctx_set %c0 "y" [], %y : !autodiff.ctx<@f>, f64 -> !autodiff.ctx<@f>
  %r = arith.mulf %y, %y : f64
  func.return %r, %c1 : f64, !autodiff.ctx<@f>
}

// ----- 6: 1.4 Intermediate context types

agg.struct_def @f.ctx {
  agg.field @y : f64 deriv @f.ctx::@y
}
func.func private @g(f64) -> f64
func.func @s_apply_f(%x : f64) -> (f64, !agg.struct<@f.ctx, []>) {
  %y = func.call @g(%x) : (f64) -> f64
  %c1 = agg.make %y : (f64) -> !agg.struct<@f.ctx, []>
  %r = arith.mulf %y, %y : f64
  func.return %r, %c1 : f64, !agg.struct<@f.ctx, []>
}

// ----- 7: 1.5 Differentiable type dictionaries

func.func @h(%s : !agg.struct<@T, []>, %k : i32) -> f32 attributes {autodiff.differentiable = "both", autodiff.type_dict = [#autodiff.conf<!agg.struct<@T, []>, @T_IDiff>, #autodiff.conf<f32, @f32_IDiff>]} {
  %v = agg.get %s "field2" : !agg.struct<@T, []> -> f32
  func.return %v : f32
}

// ----- 8: 1.6 Generics and witness-table look-ups

iface.generic @myFunc [!iface.tparam<"T">, !iface.witness<@IArith>] {
^bb0(%w : !iface.witness<@IArith>):
  %mul = iface.lookup %w "mul" : !iface.witness<@IArith> -> (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T">
  iface.body (!iface.tparam<"T">) -> !iface.tparam<"T"> attributes {autodiff.differentiable = "both"} {
  ^bb1(%a : !iface.tparam<"T">):
    %r = autodiff.invoke %mul(%a, %a) : (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T">
    iface.yield %r : !iface.tparam<"T">
  }
}

// ----- 9: 1.6 Generics and witness-table look-ups

iface.generic @s_bwd_myFunc [!iface.tparam<"T">, !iface.witness<@IArith>] {
^bb0(%w : !iface.witness<@IArith>):
  %mulbwd = iface.lookup %w "mul.bwd_diff" : !iface.witness<@IArith> -> (!iface.tparam<"T">, !iface.tparam<"T">, !iface.assoc<!iface.tparam<"T">, @IDifferentiable, "Differential">) -> (!iface.assoc<!iface.tparam<"T">, @IDifferentiable, "Differential">, !iface.assoc<!iface.tparam<"T">, @IDifferentiable, "Differential">)
  %dadd = iface.lookup %w "IDifferentiable.dadd" : !iface.witness<@IArith> -> (!iface.assoc<!iface.tparam<"T">, @IDifferentiable, "Differential">, !iface.assoc<!iface.tparam<"T">, @IDifferentiable, "Differential">) -> !iface.assoc<!iface.tparam<"T">, @IDifferentiable, "Differential">
  iface.body (!iface.tparam<"T">, !iface.assoc<!iface.tparam<"T">, @IDifferentiable, "Differential">) -> !iface.assoc<!iface.tparam<"T">, @IDifferentiable, "Differential"> {
  ^bb1(%a : !iface.tparam<"T">, %dOut : !iface.assoc<!iface.tparam<"T">, @IDifferentiable, "Differential">):
    %d0, %d1 = autodiff.invoke %mulbwd(%a, %a, %dOut) : (!iface.tparam<"T">, !iface.tparam<"T">, !iface.assoc<!iface.tparam<"T">, @IDifferentiable, "Differential">) -> (!iface.assoc<!iface.tparam<"T">, @IDifferentiable, "Differential">, !iface.assoc<!iface.tparam<"T">, @IDifferentiable, "Differential">)
    %da = autodiff.invoke %dadd(%d0, %d1) : (!iface.assoc<!iface.tparam<"T">, @IDifferentiable, "Differential">, !iface.assoc<!iface.tparam<"T">, @IDifferentiable, "Differential">) -> !iface.assoc<!iface.tparam<"T">, @IDifferentiable, "Differential">
    iface.yield %da : !iface.assoc<!iface.tparam<"T">, @IDifferentiable, "Differential">
  }
}

// ----- 10: 1.7.2 Any-value-size inference

iface.interface @IShape extends [@IDifferentiable] {
  iface.req_func @area : (!iface.self, f32) -> f32 builtin "differentiable"
}
agg.struct_def @Disk {
  agg.field @r : f32 deriv @Disk::@r
}
agg.struct_def @Box {
  agg.field @w : f32 deriv @Box::@w
  agg.field @h : f32 deriv @Box::@h
}
iface.witness_table @Disk_IShape : @IShape for !agg.struct<@Disk, []> {
  iface.entry "area" = @Disk.area
}
iface.witness_table @Box_IShape : @IShape for !agg.struct<@Box, []> {
  iface.entry "area" = @Box.area
}

// ----- 11: 1.7.3 Closed existential: NullDifferential, dzero, __existential_dadd

func.func private @__existential_dadd(%a : !iface.any<@IDifferentiable>, %b : !iface.any<@IDifferentiable>) -> !iface.any<@IDifferentiable> attributes {autodiff.differentiable = "both"} {
  %na = iface.is_null_differential %a : !iface.any<@IDifferentiable>
  %r = scf.if %na -> (!iface.any<@IDifferentiable>) {
    scf.yield %b : !iface.any<@IDifferentiable>
  } else {
    %nb = iface.is_null_differential %b : !iface.any<@IDifferentiable>
    %r1 = scf.if %nb -> (!iface.any<@IDifferentiable>) {
      scf.yield %a : !iface.any<@IDifferentiable>
    } else {
      %s = iface.open %a as "D" : !iface.any<@IDifferentiable> -> !iface.any<@IDifferentiable> {
      ^bb0(%w : !iface.witness<@IDifferentiable>, %av : !iface.tparam<"D">):
        %bv = iface.unpack_as %b, %w : !iface.any<@IDifferentiable>, !iface.witness<@IDifferentiable> -> !iface.tparam<"D">
        %add = iface.lookup %w "dadd" : !iface.witness<@IDifferentiable> -> (!iface.tparam<"D">, !iface.tparam<"D">) -> !iface.tparam<"D">
        %sv = autodiff.invoke %add(%av, %bv) : (!iface.tparam<"D">, !iface.tparam<"D">) -> !iface.tparam<"D">
        %p = iface.pack_with %sv, %w : !iface.tparam<"D">, !iface.witness<@IDifferentiable> -> !iface.any<@IDifferentiable>
        iface.yield %p : !iface.any<@IDifferentiable>
      }
      scf.yield %s : !iface.any<@IDifferentiable>
    }
    scf.yield %r1 : !iface.any<@IDifferentiable>
  }
  func.return %r : !iface.any<@IDifferentiable>
}

// ----- 12: 1.7.4 Open existential

func.func @myFunc(%obj : !iface.any<@IInterface>, %a : f32) -> f32 attributes {autodiff.differentiable = "both"} {
  %k = iface.open %obj as "T" : !iface.any<@IInterface> -> !iface.any<@IInterface> {
  ^bb0(%w : !iface.witness<@IInterface>, %self : !iface.tparam<"T">):
    %foo = iface.lookup %w "foo" : !iface.witness<@IInterface> -> (!iface.tparam<"T">, f32) -> !iface.tparam<"T">
    %kv = autodiff.invoke %foo(%self, %a) : (!iface.tparam<"T">, f32) -> !iface.tparam<"T">
    %kp = iface.pack_with %kv, %w : !iface.tparam<"T">, !iface.witness<@IInterface> -> !iface.any<@IInterface>
    iface.yield %kp : !iface.any<@IInterface>
  }
  %r = iface.open %k as "K" : !iface.any<@IInterface> -> f32 {
  ^bb0(%wk : !iface.witness<@IInterface>, %kself : !iface.tparam<"K">):
    %bar = iface.lookup %wk "bar" : !iface.witness<@IInterface> -> (!iface.tparam<"K">) -> f32
    %v = autodiff.invoke %bar(%kself) : (!iface.tparam<"K">) -> f32
    iface.yield %v : f32
  }
  func.return %r : f32
}

// ----- 13: 1.7.4 Open existential

func.func private @bwd_bar(!iface.any<@IInterface>, f32) -> !iface.any<@IDifferentiable>
func.func private @bwd_foo(!iface.any<@IInterface>, f32, !iface.any<@IDifferentiable>) -> (!iface.any<@IDifferentiable>, f32)
func.func private @foo(!iface.any<@IInterface>, f32) -> !iface.any<@IInterface>
func.func private @__existential_dadd(!iface.any<@IDifferentiable>, !iface.any<@IDifferentiable>) -> !iface.any<@IDifferentiable>
func.func @bwd_myFunc(%obj : !iface.any<@IInterface>, %a : f32, %dOut : f32) -> (!iface.any<@IDifferentiable>, f32) {
  %k = func.call @foo(%obj, %a) : (!iface.any<@IInterface>, f32) -> !iface.any<@IInterface>
  %z = iface.null_differential : !iface.any<@IDifferentiable>
  %dk0 = func.call @bwd_bar(%k, %dOut) : (!iface.any<@IInterface>, f32) -> !iface.any<@IDifferentiable>
  %dk = func.call @__existential_dadd(%z, %dk0) : (!iface.any<@IDifferentiable>, !iface.any<@IDifferentiable>) -> !iface.any<@IDifferentiable>
  %dobj, %da = func.call @bwd_foo(%obj, %a, %dk) : (!iface.any<@IInterface>, f32, !iface.any<@IDifferentiable>) -> (!iface.any<@IDifferentiable>, f32)
  func.return %dobj, %da : !iface.any<@IDifferentiable>, f32
}

// ----- 14: 1.8 DifferentialPair<T>

func.func @s_fwd_myFunc(%dpa : !pair.pair<f64>, %b : f64) -> !pair.pair<f64> {
  %a = pair.primal %dpa : !pair.pair<f64> -> f64
  %da = pair.diff %dpa : !pair.pair<f64> -> f64
  %p = arith.mulf %a, %b : f64
  %d = arith.mulf %da, %b : f64
  %r = pair.make %p, %d : f64, f64 -> !pair.pair<f64>
  func.return %r : !pair.pair<f64>
}

// ----- 15: 1.8 DifferentialPair<T>

func.func @s_fwd_myFunc(%dpa : !agg.tuple<[f64, f64]>, %b : f64) -> !agg.tuple<[f64, f64]> {
  %a = agg.get %dpa "0" : !agg.tuple<[f64, f64]> -> f64
  %da = agg.get %dpa "1" : !agg.tuple<[f64, f64]> -> f64
  %p = arith.mulf %a, %b : f64
  %d = arith.mulf %da, %b : f64
  %r = agg.make %p, %d : (f64, f64) -> !agg.tuple<[f64, f64]>
  func.return %r : !agg.tuple<[f64, f64]>
}

// ----- 16: 1.8.1 User-code pairs (higher order)

func.func @s_fwd_s_fwd_f(%x : !pair.pair<!pair.user<f64>>) -> !pair.pair<!pair.user<f64>> {
  %u = pair.primal %x : !pair.pair<!pair.user<f64>> -> !pair.user<f64>
  %du = pair.diff %x : !pair.pair<!pair.user<f64>> -> !pair.user<f64>
  %a = pair.primal %u : !pair.user<f64> -> f64
  %b = pair.diff %u : !pair.user<f64> -> f64
  %da = pair.primal %du : !pair.user<f64> -> f64
  %db = pair.diff %du : !pair.user<f64> -> f64
  %two = arith.constant 2.0 : f64
  %p = arith.mulf %a, %a : f64
  %a2 = arith.mulf %two, %a : f64
  %t = arith.mulf %a2, %b : f64
  %dp = arith.mulf %a2, %da : f64
  %da2 = arith.mulf %two, %da : f64
  %t1 = arith.mulf %da2, %b : f64
  %t2 = arith.mulf %a2, %db : f64
  %dt = arith.addf %t1, %t2 : f64
  %pp = pair.make %p, %t : f64, f64 -> !pair.user<f64>
  %dd = pair.make %dp, %dt : f64, f64 -> !pair.user<f64>
  %r = pair.make %pp, %dd : !pair.user<f64>, !pair.user<f64> -> !pair.pair<!pair.user<f64>>
  func.return %r : !pair.pair<!pair.user<f64>>
}

// ----- 17: 1.9 Higher-order invoke: type translation, overload resolution

func.func private @f_0(i32) -> f32
func.func private @f_1(f64, f64) -> f32
func.func @use(%u : !pair.pair<f32>, %v : !pair.pair<f32>) -> !pair.pair<f32> {
  %r = autodiff.invoke_overload ["fwd_diff"] [@f_0, @f_1](%u, %v) : (!pair.pair<f32>, !pair.pair<f32>) -> !pair.pair<f32>
  func.return %r : !pair.pair<f32>
}

// ----- 18: 1.9 Higher-order invoke: type translation, overload resolution

func.func private @f_1(f64, f64) -> f32
func.func @use(%u : !pair.pair<f32>, %v : !pair.pair<f32>) -> !pair.pair<f32> {
  %up = pair.primal %u : !pair.pair<f32> -> f32
  %ud = pair.diff %u : !pair.pair<f32> -> f32
  %up64 = arith.extf %up : f32 to f64
  %ud64 = arith.extf %ud : f32 to f64
  %u64 = pair.make %up64, %ud64 : f64, f64 -> !pair.pair<f64>
  %vp = pair.primal %v : !pair.pair<f32> -> f32
  %vd = pair.diff %v : !pair.pair<f32> -> f32
  %vp64 = arith.extf %vp : f32 to f64
  %vd64 = arith.extf %vd : f32 to f64
  %v64 = pair.make %vp64, %vd64 : f64, f64 -> !pair.pair<f64>
  %f = autodiff.ref @f_1 : (f64, f64) -> f32
  %df = autodiff.fwd_diff %f : (f64, f64) -> f32 to (!pair.pair<f64>, !pair.pair<f64>) -> !pair.pair<f32>
  %r = autodiff.invoke %df(%u64, %v64) : (!pair.pair<f64>, !pair.pair<f64>) -> !pair.pair<f32>
  func.return %r : !pair.pair<f32>
}

// ----- 19: 1.9 Higher-order invoke: type translation, overload resolution

func.func private @s_fwd_f_1(!pair.user<f64>, !pair.user<f64>) -> !pair.user<f32>
func.func @use64(%u : !pair.user<f64>, %v : !pair.user<f64>) -> !pair.user<f32> {
  %r = func.call @s_fwd_f_1(%u, %v) : (!pair.user<f64>, !pair.user<f64>) -> !pair.user<f32>
  func.return %r : !pair.user<f32>
}

// ----- 20: 1.10 no_diff and attributed types

func.func @myFunc(%a : f32, %b0 : !autodiff.attributed<f32, #autodiff.no_diff>) -> f32 attributes {autodiff.differentiable = "both"} {
  %b = autodiff.unwrap %b0 : !autodiff.attributed<f32, #autodiff.no_diff> -> f32
  %r = arith.mulf %a, %b : f32
  func.return %r : f32
}

// ----- 21: 1.10 no_diff and attributed types

func.func @s_fwd_myFunc(%dpa : !pair.pair<f32>, %b0 : !autodiff.attributed<f32, #autodiff.no_diff>) -> !pair.pair<f32> {
  %b = autodiff.unwrap %b0 : !autodiff.attributed<f32, #autodiff.no_diff> -> f32
  %a = pair.primal %dpa : !pair.pair<f32> -> f32
  %da = pair.diff %dpa : !pair.pair<f32> -> f32
  %p = arith.mulf %a, %b : f32
  %d = arith.mulf %da, %b : f32
  %r = pair.make %p, %d : f32, f32 -> !pair.pair<f32>
  func.return %r : !pair.pair<f32>
}

// ----- 22: 1.11 TreatAsDifferentiable, Differentiable

func.func @tex(%u : f64) -> f64 attributes {autodiff.treat_as_differentiable} {
  %two = arith.constant 2.0 : f64
  %r = arith.mulf %two, %u : f64
  func.return %r : f64
}
func.func @s_fwd_tex(%du : !pair.pair<f64>) -> !pair.pair<f64> {
  %u = pair.primal %du : !pair.pair<f64> -> f64
  %p = func.call @tex(%u) : (f64) -> f64
  %z = autodiff.zero f64 : f64
  %r = pair.make %p, %z : f64, f64 -> !pair.pair<f64>
  func.return %r : !pair.pair<f64>
}

// ----- 23: 1.12 Derivative data-flow analysis

func.func private @nonDiffFunc(f32) -> f32
func.func private @differentiableFunc(f32) -> f32 attributes {autodiff.differentiable = "both"}
func.func @main(%x : f32) -> f32 attributes {autodiff.differentiable = "both"} {
  %u = func.call @nonDiffFunc(%x) : (f32) -> f32
  %v = func.call @differentiableFunc(%x) : (f32) -> f32
  %r = arith.mulf %u, %v : f32
  func.return %r : f32
}

// ----- 24: Example: loop t ← t², 3 times, in the proposed dialects

func.func @loop(%y : f64) -> f64 attributes {autodiff.differentiable = "both"} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %t = scf.for %i = %c0 to %c3 step %c1 iter_args(%s = %y) -> (f64) {
    %q = arith.mulf %s, %s : f64
    scf.yield %q : f64
  }
  func.return %t : f64
}

// ----- 25: Example: loop t ← t², 3 times, in the proposed dialects

func.func @s_apply_loop(%y : f64) -> (f64, !autodiff.ctx<@loop>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %ctx0 = autodiff.ctx_new : !autodiff.ctx<@loop>
  %t, %ctx = scf.for %i = %c0 to %c3 step %c1 iter_args(%s = %y, %c = %ctx0) -> (f64, !autodiff.ctx<@loop>) {
    %cn = autodiff.ctx_set %c "s" [%i], %s : !autodiff.ctx<@loop>, f64 -> !autodiff.ctx<@loop>
    %q = arith.mulf %s, %s : f64
    scf.yield %q, %cn : f64, !autodiff.ctx<@loop>
  }
  func.return %t, %ctx : f64, !autodiff.ctx<@loop>
}
func.func @s_prop_loop(%ctx : !autodiff.ctx<@loop>, %dt : f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %two = arith.constant 2.0 : f64
  %dy = scf.for %k = %c0 to %c3 step %c1 iter_args(%d = %dt) -> (f64) {
    %i = arith.subi %c2, %k : index
    %s = autodiff.ctx_get %ctx "s" [%i] : !autodiff.ctx<@loop> -> f64
    %s2 = arith.mulf %two, %s : f64
    %dn = arith.mulf %s2, %d : f64
    scf.yield %dn : f64
  }
  func.return %dy : f64
}

// ----- 26: 2.3 Custom derivatives and hints

func.func @sqr(%x : f64) -> f64 attributes {autodiff.fwd_derivative = @sqr_fwd} {
  %r = arith.mulf %x, %x : f64
  func.return %r : f64
}
func.func @sqr_fwd(%dx : !pair.user<f64>) -> !pair.user<f64> attributes {autodiff.differentiable = "both"} {
  %x = pair.primal %dx : !pair.user<f64> -> f64
  %d = pair.diff %dx : !pair.user<f64> -> f64
  %three = arith.constant 3.0 : f64
  %p = arith.mulf %x, %x : f64
  %t = arith.mulf %three, %x : f64
  %q = arith.mulf %t, %d : f64
  %r = pair.make %p, %q : f64, f64 -> !pair.user<f64>
  func.return %r : !pair.user<f64>
}
