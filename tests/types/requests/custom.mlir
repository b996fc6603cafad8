// Derivatives that functions' authors give (rows H of the source's suite).

// ------------------------------------------------------------- H1: the second derivative by hand

func.func private @sqr(%x: f64) -> f64 attributes {autodiff.fwd_derivative = @sqr_fwd} {
  %r = arith.mulf %x, %x : f64
  return %r : f64
}
// Deliberately 3x, so that it can be seen to be used.
func.func private @sqr_fwd(%p: !pair.user<f64>) -> !pair.user<f64> {
  %x = pair.primal %p : !pair.user<f64> -> f64
  %d = pair.diff %p : !pair.user<f64> -> f64
  %three = arith.constant 3.0 : f64
  %y = arith.mulf %x, %x : f64
  %t = arith.mulf %three, %x : f64
  %dy = arith.mulf %t, %d : f64
  %r = pair.make %y, %dy : f64, f64 -> !pair.user<f64>
  return %r : !pair.user<f64>
}
func.func private @sqr_of_sqr(%x: f64) -> f64 {
  %s = arith.mulf %x, %x : f64
  %r = func.call @sqr(%s) : (f64) -> f64
  return %r : f64
}
func.func @h1(%x: f64) -> f64 {
  %one = arith.constant 1.0 : f64
  %zero = arith.constant 0.0 : f64
  %f = autodiff.ref @sqr_of_sqr : (f64) -> f64
  %d = autodiff.fwd_diff %f : (f64) -> f64 to (!pair.user<f64>) -> !pair.user<f64>
  %dd = autodiff.fwd_diff %d : (!pair.user<f64>) -> !pair.user<f64>
      to (!pair.pair<!pair.user<f64>>) -> !pair.pair<!pair.user<f64>>
  %a = pair.make %x, %one : f64, f64 -> !pair.user<f64>
  %b = pair.make %one, %zero : f64, f64 -> !pair.user<f64>
  %p = pair.make %a, %b : !pair.user<f64>, !pair.user<f64> -> !pair.pair<!pair.user<f64>>
  %r = autodiff.invoke %dd(%p) : (!pair.pair<!pair.user<f64>>) -> !pair.pair<!pair.user<f64>>
  %s = pair.diff %r : !pair.pair<!pair.user<f64>> -> !pair.user<f64>
  %t = pair.diff %s : !pair.user<f64> -> f64
  return %t : f64
}

// ------------------------------------------------------------- H3, H4: members, and elsewhere

agg.struct_def @Object {
  agg.field @scale : f64 no_diff
}
func.func private @method(%this: !agg.struct<@Object>, %x: f64) -> f64
    attributes {autodiff.fwd_derivative = @method_fwd} {
  %r = arith.mulf %x, %x : f64
  return %r : f64
}
func.func private @method_fwd(%this: !agg.struct<@Object>, %p: !pair.user<f64>) -> !pair.user<f64> {
  %x = pair.primal %p : !pair.user<f64> -> f64
  %d = pair.diff %p : !pair.user<f64> -> f64
  %s = agg.get %this "scale" : !agg.struct<@Object> -> f64
  %y = arith.mulf %x, %x : f64
  %t = arith.mulf %s, %x : f64
  %dy = arith.mulf %t, %d : f64
  %r = pair.make %y, %dy : f64, f64 -> !pair.user<f64>
  return %r : !pair.user<f64>
}
func.func private @other(%this: !agg.struct<@Object>, %x: f64) -> f64 {
  %r = arith.mulf %x, %x : f64
  return %r : f64
}
func.func private @other_bwd(%this: !agg.struct<@Object>, %p: !pair.user<f64>, %dy: f64)
    -> !pair.user<f64> attributes {autodiff.bwd_derivative_of = @other} {
  %x = pair.primal %p : !pair.user<f64> -> f64
  %s = agg.get %this "scale" : !agg.struct<@Object> -> f64
  %dx = arith.mulf %s, %dy : f64
  %r = pair.make %x, %dx : f64, f64 -> !pair.user<f64>
  return %r : !pair.user<f64>
}
func.func @h3() -> (f64, f64) {
  %one = arith.constant 1.0 : f64
  %two = arith.constant 2.0 : f64
  %three = arith.constant 3.0 : f64
  %this = agg.make %two : (f64) -> !agg.struct<@Object>
  %f = autodiff.ref @method : (!agg.struct<@Object>, f64) -> f64
  %df = autodiff.fwd_diff %f : (!agg.struct<@Object>, f64) -> f64
      to (!agg.struct<@Object>, !pair.user<f64>) -> !pair.user<f64>
  %p = pair.make %three, %one : f64, f64 -> !pair.user<f64>
  %r = autodiff.invoke %df(%this, %p)
      : (!agg.struct<@Object>, !pair.user<f64>) -> !pair.user<f64>
  %d = pair.diff %r : !pair.user<f64> -> f64
  %g = autodiff.ref @other : (!agg.struct<@Object>, f64) -> f64
  %bg = autodiff.bwd_diff %g : (!agg.struct<@Object>, f64) -> f64
      to (!agg.struct<@Object>, f64, f64) -> f64
  %dx = autodiff.invoke %bg(%this, %three, %one) : (!agg.struct<@Object>, f64, f64) -> f64
  return %d, %dx : f64, f64
}

func.func private @extended(%v: f64) -> f64 {
  %r = arith.mulf %v, %v : f64
  return %r : f64
}
func.func private @extended_fwd(%p: !pair.user<f64>) -> !pair.user<f64>
    attributes {autodiff.fwd_derivative_of = @extended} {
  %r = func.call @sqr_fwd(%p) : (!pair.user<f64>) -> !pair.user<f64>
  return %r : !pair.user<f64>
}
func.func @h4(%x: f64) -> f64 {
  %one = arith.constant 1.0 : f64
  %y, %dy = autodiff.fwd_diff @extended(%x, %one) {activity = [dup]} : (f64, f64) -> (f64, f64)
  return %dy : f64
}

// ------------------------------------------------------------- H6, H8: substitutes

func.func private @once(%x: f64) -> f64 attributes {autodiff.primal_substitute = @twice} {
  %r = arith.mulf %x, %x : f64
  return %r : f64
}
func.func private @twice(%x: f64) -> f64 {
  %s = arith.mulf %x, %x : f64
  %r = arith.addf %s, %s : f64
  return %r : f64
}
func.func private @calls_once(%x: f64) -> f64 {
  %r = func.call @once(%x) : (f64) -> f64
  return %r : f64
}
func.func @h6(%x: f64) -> (f64, f64, f64) {
  %one = arith.constant 1.0 : f64
  %f = autodiff.ref @calls_once : (f64) -> f64
  %b = autodiff.bwd_diff %f : (f64) -> f64 to (f64, f64) -> f64
  %g = autodiff.invoke %b(%x, %one) : (f64, f64) -> f64
  %d = autodiff.fwd_diff %f : (f64) -> f64 to (!pair.pair<f64>) -> !pair.pair<f64>
  %p = pair.make %x, %one : f64, f64 -> !pair.pair<f64>
  %q = autodiff.invoke %d(%p) : (!pair.pair<f64>) -> !pair.pair<f64>
  %y = pair.primal %q : !pair.pair<f64> -> f64
  %plain = func.call @calls_once(%x) : (f64) -> f64
  return %g, %y, %plain : f64, f64, f64
}

func.func private @add(%m: memref<2xi32>, %at: index, %x: f64) -> f64
    attributes {autodiff.primal_substitute = @add_nothing} {
  %one = arith.constant 1 : i32
  %old = memref.load %m[%at] : memref<2xi32>
  %new = arith.addi %old, %one : i32
  memref.store %new, %m[%at] : memref<2xi32>
  %r = arith.mulf %x, %x : f64
  return %r : f64
}
func.func private @add_nothing(%m: memref<2xi32>, %at: index, %x: f64) -> f64 {
  %r = arith.mulf %x, %x : f64
  return %r : f64
}
func.func private @calls_add(%m: memref<2xi32>, %at: index, %x: f64) -> f64 {
  %r = func.call @add(%m, %at, %x) : (memref<2xi32>, index, f64) -> f64
  return %r : f64
}
func.func @h8(%x: f64) -> (i32, i32, f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1.0 : f64
  %m = memref.alloca() : memref<2xi32>
  memref.store %zero, %m[%c0] : memref<2xi32>
  memref.store %zero, %m[%c1] : memref<2xi32>
  %y = func.call @calls_add(%m, %c0, %x) : (memref<2xi32>, index, f64) -> f64
  %f = autodiff.ref @calls_add : (memref<2xi32>, index, f64) -> f64
  %b = autodiff.bwd_diff %f : (memref<2xi32>, index, f64) -> f64
      to (memref<2xi32>, index, f64, f64) -> f64
  %g = autodiff.invoke %b(%m, %c1, %x, %one) : (memref<2xi32>, index, f64, f64) -> f64
  %r0 = memref.load %m[%c0] : memref<2xi32>
  %r1 = memref.load %m[%c1] : memref<2xi32>
  return %r0, %r1, %g : i32, i32, f64
}

// ------------------------------------------------------------- H9: a context of one's own

agg.struct_def @Square {
  agg.field @of : f64
}
func.func private @cube(%x: f64) -> f64 attributes {autodiff.bwd_derivative = @cube_bwd} {
  %s = arith.mulf %x, %x : f64
  %r = arith.mulf %s, %x : f64
  return %r : f64
}
func.func private @cube_apply(%x: f64) -> (f64, !agg.struct<@Square>) {
  %s = arith.mulf %x, %x : f64
  %r = arith.mulf %s, %x : f64
  %c = agg.make %s : (f64) -> !agg.struct<@Square>
  return %r, %c : f64, !agg.struct<@Square>
}
func.func private @cube_propagate(%c: !agg.struct<@Square>, %dy: f64) -> f64 {
  %three = arith.constant 3.0 : f64
  %s = agg.get %c "of" : !agg.struct<@Square> -> f64
  %t = arith.mulf %three, %s : f64
  %dx = arith.mulf %t, %dy : f64
  return %dx : f64
}
func.func private @cube_bwd(%x: f64, %dy: f64) -> f64 {
  %y, %c = func.call @cube_apply(%x) : (f64) -> (f64, !agg.struct<@Square>)
  %dx = func.call @cube_propagate(%c, %dy) : (!agg.struct<@Square>, f64) -> f64
  return %dx : f64
}
func.func @h9(%x: f64) -> f64 {
  %one = arith.constant 1.0 : f64
  %g = autodiff.bwd_diff @cube(%x, %one) {activity = [active], primal = false} : (f64, f64) -> f64
  return %g : f64
}

// ------------------------------------------------------------- H11: treated as differentiable

func.func private @line(%x: f64) -> f64 attributes {autodiff.treat_as_differentiable} {
  %one = arith.constant 1.0 : f64
  %t = arith.addf %x, %x : f64
  %r = arith.addf %t, %one : f64
  return %r : f64
}
func.func private @line_over_x(%x: f64) -> f64 {
  %l = func.call @line(%x) : (f64) -> f64
  %r = arith.divf %l, %x : f64
  return %r : f64
}
func.func private @square_bwd_only(%x: f64) -> f64
    attributes {autodiff.bwd_derivative = @square_bwd, autodiff.treat_as_differentiable} {
  %r = arith.mulf %x, %x : f64
  return %r : f64
}
func.func private @square_bwd(%x: f64, %dy: f64) -> f64 {
  %t = arith.addf %x, %x : f64
  %r = arith.mulf %t, %dy : f64
  return %r : f64
}
func.func private @ten_over_square(%x: f64) -> f64 {
  %ten = arith.constant 10.0 : f64
  %s = func.call @square_bwd_only(%x) : (f64) -> f64
  %r = arith.divf %ten, %s : f64
  return %r : f64
}
func.func private @count(%x: f64) -> i32 attributes {autodiff.treat_as_differentiable} {
  %r = arith.fptosi %x : f64 to i32
  return %r : i32
}
func.func @h11(%x: f64) -> (f64, f64, f64, f64, f64, f64, i32, f64) {
  %one = arith.constant 1.0 : f64
  %p = pair.make %x, %one : f64, f64 -> !pair.pair<f64>
  %f = autodiff.ref @line_over_x : (f64) -> f64
  %df = autodiff.fwd_diff %f : (f64) -> f64 to (!pair.pair<f64>) -> !pair.pair<f64>
  %0 = autodiff.invoke %df(%p) : (!pair.pair<f64>) -> !pair.pair<f64>
  %1 = pair.primal %0 : !pair.pair<f64> -> f64
  %2 = pair.diff %0 : !pair.pair<f64> -> f64
  %g = autodiff.ref @line : (f64) -> f64
  %dg = autodiff.fwd_diff %g : (f64) -> f64 to (!pair.pair<f64>) -> !pair.pair<f64>
  %3 = autodiff.invoke %dg(%p) : (!pair.pair<f64>) -> !pair.pair<f64>
  %4 = pair.diff %3 : !pair.pair<f64> -> f64
  %h = autodiff.ref @ten_over_square : (f64) -> f64
  %dh = autodiff.fwd_diff %h : (f64) -> f64 to (!pair.pair<f64>) -> !pair.pair<f64>
  %5 = autodiff.invoke %dh(%p) : (!pair.pair<f64>) -> !pair.pair<f64>
  %6 = pair.primal %5 : !pair.pair<f64> -> f64
  %7 = pair.diff %5 : !pair.pair<f64> -> f64
  %bh = autodiff.bwd_diff %h : (f64) -> f64 to (f64, f64) -> f64
  %8 = autodiff.invoke %bh(%x, %one) : (f64, f64) -> f64
  %c = autodiff.ref @count : (f64) -> i32
  %dc = autodiff.fwd_diff %c : (f64) -> i32 to (!pair.pair<f64>) -> i32
  %9 = autodiff.invoke %dc(%p) : (!pair.pair<f64>) -> i32
  %bg = autodiff.bwd_diff %g : (f64) -> f64 to (f64, f64) -> f64
  %10 = autodiff.invoke %bg(%x, %one) : (f64, f64) -> f64
  return %1, %2, %4, %6, %7, %8, %9, %10 : f64, f64, f64, f64, f64, f64, i32, f64
}

// The zero of a type is the one that its author gives.

agg.struct_def @Odd {
  agg.field @value : f64 deriv @Odd::@value
}
func.func private @odd_zero() -> !agg.struct<@Odd> {
  %c = arith.constant 42.0 : f64
  %r = agg.make %c : (f64) -> !agg.struct<@Odd>
  return %r : !agg.struct<@Odd>
}
func.func private @odd_add(%a: !agg.struct<@Odd>, %b: !agg.struct<@Odd>) -> !agg.struct<@Odd> {
  return %a : !agg.struct<@Odd>
}
iface.witness_table @Odd_D : @IDifferentiable for !agg.struct<@Odd> {
  iface.entry "Differential" = !agg.struct<@Odd>
  iface.entry "dzero" = @odd_zero
  iface.entry "dadd" = @odd_add
}
func.func private @same(%x: !agg.struct<@Odd>) -> !agg.struct<@Odd>
    attributes {autodiff.treat_as_differentiable} {
  return %x : !agg.struct<@Odd>
}
func.func @h11_zero(%x: f64) -> (f64, f64) {
  %s = agg.make %x : (f64) -> !agg.struct<@Odd>
  %p = pair.make %s, %s : !agg.struct<@Odd>, !agg.struct<@Odd> -> !pair.pair<!agg.struct<@Odd>>
  %f = autodiff.ref @same : (!agg.struct<@Odd>) -> !agg.struct<@Odd>
  %df = autodiff.fwd_diff %f : (!agg.struct<@Odd>) -> !agg.struct<@Odd>
      to (!pair.pair<!agg.struct<@Odd>>) -> !pair.pair<!agg.struct<@Odd>>
  %r = autodiff.invoke %df(%p)
      : (!pair.pair<!agg.struct<@Odd>>) -> !pair.pair<!agg.struct<@Odd>>
  %y = pair.primal %r : !pair.pair<!agg.struct<@Odd>> -> !agg.struct<@Odd>
  %d = pair.diff %r : !pair.pair<!agg.struct<@Odd>> -> !agg.struct<@Odd>
  %v = agg.get %y "value" : !agg.struct<@Odd> -> f64
  %dv = agg.get %d "value" : !agg.struct<@Odd> -> f64
  return %v, %dv : f64, f64
}

// ------------------------------------------------------------- H14: a type without dmul

agg.struct_def @Holder {
  agg.field @val : f64 deriv @Holder::@val
}
func.func private @holder_zero() -> !agg.struct<@Holder> {
  %c = arith.constant 0.0 : f64
  %r = agg.make %c : (f64) -> !agg.struct<@Holder>
  return %r : !agg.struct<@Holder>
}
func.func private @holder_add(%a: !agg.struct<@Holder>, %b: !agg.struct<@Holder>)
    -> !agg.struct<@Holder> {
  %0 = agg.get %a "val" : !agg.struct<@Holder> -> f64
  %1 = agg.get %b "val" : !agg.struct<@Holder> -> f64
  %2 = arith.addf %0, %1 : f64
  %r = agg.make %2 : (f64) -> !agg.struct<@Holder>
  return %r : !agg.struct<@Holder>
}
iface.witness_table @Holder_D : @IDifferentiable for !agg.struct<@Holder> {
  iface.entry "Differential" = !agg.struct<@Holder>
  iface.entry "dzero" = @holder_zero
  iface.entry "dadd" = @holder_add
}
func.func private @times(%a: !agg.struct<@Holder>, %t: f64) -> f64 {
  %v = agg.get %a "val" : !agg.struct<@Holder> -> f64
  %r = arith.mulf %v, %t : f64
  return %r : f64
}
func.func @h14() -> (f64, f64) {
  %a = arith.constant 3.0 : f64
  %t = arith.constant 5.0 : f64
  %one = arith.constant 1.0 : f64
  %s = agg.make %a : (f64) -> !agg.struct<@Holder>
  %f = autodiff.ref @times : (!agg.struct<@Holder>, f64) -> f64
  %b = autodiff.bwd_diff %f : (!agg.struct<@Holder>, f64) -> f64
      to (!agg.struct<@Holder>, f64, f64) -> (!agg.struct<@Holder>, f64)
  %ds, %dt = autodiff.invoke %b(%s, %t, %one)
      : (!agg.struct<@Holder>, f64, f64) -> (!agg.struct<@Holder>, f64)
  %dv = agg.get %ds "val" : !agg.struct<@Holder> -> f64
  return %dt, %dv : f64, f64
}

// ------------------------------------------------------------- H11: inout and out parameters

func.func private @triple(%m: memref<f64>) attributes {autodiff.treat_as_differentiable} {
  %three = arith.constant 3.0 : f64
  %v = memref.load %m[] : memref<f64>
  %r = arith.mulf %three, %v : f64
  memref.store %r, %m[] : memref<f64>
  return
}
func.func private @put(%x: f64, %m: memref<f64>) attributes {autodiff.treat_as_differentiable} {
  %one = arith.constant 1.0 : f64
  %five = arith.constant 5.0 : f64
  %t = arith.mulf %five, %x : f64
  %r = arith.addf %t, %one : f64
  memref.store %r, %m[] : memref<f64>
  return
}
func.func private @calls_triple(%x: f64) -> f64 {
  %m = memref.alloca() : memref<f64>
  memref.store %x, %m[] : memref<f64>
  func.call @triple(%m) : (memref<f64>) -> ()
  %r = memref.load %m[] : memref<f64>
  return %r : f64
}
func.func private @calls_put(%x: f64) -> f64 {
  %m = memref.alloca() : memref<f64>
  memref.store %x, %m[] : memref<f64>
  func.call @put(%x, %m) : (f64, memref<f64>) -> ()
  %r = memref.load %m[] : memref<f64>
  return %r : f64
}
func.func @h11_memory(%x: f64) -> (f64, f64, f64, f64, f64) {
  %one = arith.constant 1.0 : f64
  %p = pair.make %x, %one : f64, f64 -> !pair.pair<f64>
  %0 = autodiff.invoke_overload ["fwd_diff"] [@calls_triple](%p) : (!pair.pair<f64>) -> !pair.pair<f64>
  %1 = pair.primal %0 : !pair.pair<f64> -> f64
  %2 = pair.diff %0 : !pair.pair<f64> -> f64
  %3 = autodiff.invoke_overload ["fwd_diff"] [@calls_put](%p) : (!pair.pair<f64>) -> !pair.pair<f64>
  %4 = pair.primal %3 : !pair.pair<f64> -> f64
  %5 = pair.diff %3 : !pair.pair<f64> -> f64
  %6 = autodiff.invoke_overload ["bwd_diff"] [@calls_triple](%x, %one) : (f64, f64) -> f64
  return %1, %2, %4, %5, %6 : f64, f64, f64, f64, f64
}

// ------------------------------------------------------------- H13: through a chain of methods

agg.struct_def @Property {
  agg.field @x : f64
}
func.func private @get(%this: !agg.struct<@Property>) -> f64 {
  %x = agg.get %this "x" : !agg.struct<@Property> -> f64
  return %x : f64
}
func.func private @scaled(%this: !agg.struct<@Property>, %by: f64) -> !agg.struct<@Property> {
  %x = func.call @get(%this) : (!agg.struct<@Property>) -> f64
  %y = arith.mulf %x, %by : f64
  %r = agg.set %this "x", %y : !agg.struct<@Property>, f64 -> !agg.struct<@Property>
  return %r : !agg.struct<@Property>
}
func.func private @chain(%this: !agg.struct<@Property>) -> f64 {
  %five = arith.constant 5.0 : f64
  %s = func.call @scaled(%this, %five) : (!agg.struct<@Property>, f64) -> !agg.struct<@Property>
  %r = func.call @get(%s) : (!agg.struct<@Property>) -> f64
  return %r : f64
}
func.func @h13(%x: f64) -> f64 {
  %one = arith.constant 1.0 : f64
  %s = agg.make %x : (f64) -> !agg.struct<@Property>
  %g = autodiff.invoke_overload ["bwd_diff"] [@chain](%s, %one)
      : (!agg.struct<@Property>, f64) -> !agg.struct<@Property>
  %d = agg.get %g "x" : !agg.struct<@Property> -> f64
  return %d : f64
}
