// RUN: ad-opt %s | filecheck %s
// RUN: ad-opt %s --print-op-generic | ad-opt - | filecheck %s

func.func private @f(f64, i32) -> f64
func.func private @g(f32, i32) -> f64
func.func private @m(memref<?xf64>, !autodiff.attributed<f64, #autodiff.no_diff>)

// CHECK-LABEL: func.func @values
// CHECK-NEXT:    %f = autodiff.ref @f : (f64, i32) -> f64
// CHECK-NEXT:    %fwd = autodiff.fwd_diff_of %f : (f64, i32) -> f64 to (!pair.pair<f64>, i32) -> !pair.pair<f64>
// CHECK-NEXT:    %bwd = autodiff.bwd_diff_of %f {here} : (f64, i32) -> f64 to (f64, i32, f64) -> f64
// CHECK-NEXT:    %apply = autodiff.apply_of %f : (f64, i32) -> f64 to (f64, i32) -> (f64, !autodiff.ctx<@f>)
// CHECK-NEXT:    %propagate = autodiff.propagate_of %f : (f64, i32) -> f64 to (!autodiff.ctx<@f>, f64) -> f64
// CHECK-NEXT:    %y, %c = autodiff.invoke %apply(%x, %n) : (f64, i32) -> (f64, !autodiff.ctx<@f>)
func.func @values(%x: f64, %n: i32) -> f64 {
  %f = autodiff.ref @f : (f64, i32) -> f64
  %fwd = autodiff.fwd_diff %f : (f64, i32) -> f64 to (!pair.pair<f64>, i32) -> !pair.pair<f64>
  %bwd = autodiff.bwd_diff %f {here} : (f64, i32) -> f64 to (f64, i32, f64) -> f64
  %apply = autodiff.apply %f : (f64, i32) -> f64 to (f64, i32) -> (f64, !autodiff.ctx<@f>)
  %propagate = autodiff.propagate_of %f : (f64, i32) -> f64 to (!autodiff.ctx<@f>, f64) -> f64
  %y, %c = autodiff.invoke %apply(%x, %n) : (f64, i32) -> (f64, !autodiff.ctx<@f>)
  return %y : f64
}

// CHECK-LABEL: func.func @nested
// CHECK:         autodiff.fwd_diff_of %d : (!pair.user<f64>, i32) -> !pair.user<f64> to (!pair.pair<!pair.user<f64>>, i32) -> !pair.pair<!pair.user<f64>>
func.func @nested() {
  %f = autodiff.ref @f : (f64, i32) -> f64
  %d = autodiff.fwd_diff_of %f : (f64, i32) -> f64 to (!pair.user<f64>, i32) -> !pair.user<f64>
  %e = autodiff.fwd_diff_of %d : (!pair.user<f64>, i32) -> !pair.user<f64> to (!pair.pair<!pair.user<f64>>, i32) -> !pair.pair<!pair.user<f64>>
  return
}

// CHECK-LABEL: func.func @memory
// CHECK:         autodiff.fwd_diff_of %f : (memref<?xf64>, !autodiff.attributed<f64, #autodiff.no_diff>) -> () to (!pair.ptr<memref<?xf64>>, !autodiff.attributed<f64, #autodiff.no_diff>) -> ()
func.func @memory() {
  %f = autodiff.ref @m : (memref<?xf64>, !autodiff.attributed<f64, #autodiff.no_diff>) -> ()
  %d = autodiff.fwd_diff_of %f : (memref<?xf64>, !autodiff.attributed<f64, #autodiff.no_diff>) -> () to (!pair.ptr<memref<?xf64>>, !autodiff.attributed<f64, #autodiff.no_diff>) -> ()
  return
}

// CHECK-LABEL: func.func @overloads
// CHECK-NEXT:    %y = autodiff.invoke_overload ["fwd_diff"] [@f, @g](%x, %n) {here} : (!pair.pair<f32>, i32) -> !pair.pair<f64>
func.func @overloads(%x: !pair.pair<f32>, %n: i32) -> !pair.pair<f64> {
  %y = autodiff.invoke_overload ["fwd_diff"] [@f, @g](%x, %n) {here} : (!pair.pair<f32>, i32) -> !pair.pair<f64>
  return %y : !pair.pair<f64>
}

// CHECK-LABEL: func.func @marked
// CHECK-NEXT:    %y = autodiff.unwrap %x : !autodiff.attributed<f32, #autodiff.no_diff> -> f32
// CHECK-NEXT:    %z = autodiff.wrap %y : f32 -> !autodiff.attributed<f32, #autodiff.no_diff>
func.func @marked(%x: !autodiff.attributed<f32, #autodiff.no_diff>) -> !autodiff.attributed<f32, #autodiff.no_diff> {
  %y = autodiff.unwrap %x : !autodiff.attributed<f32, #autodiff.no_diff> -> f32
  %z = autodiff.wrap %y : f32 -> !autodiff.attributed<f32, #autodiff.no_diff>
  return %z : !autodiff.attributed<f32, #autodiff.no_diff>
}

// CHECK-LABEL: func.func @contexts
// CHECK-NEXT:    %c = autodiff.ctx_new : !autodiff.ctx<@f>
// CHECK-NEXT:    %d = autodiff.ctx_set %c "s" [%i, %i], %x : !autodiff.ctx<@f>, f64 -> !autodiff.ctx<@f>
// CHECK-NEXT:    %y = autodiff.ctx_get %d "s" [%i, %i] : !autodiff.ctx<@f> -> f64
func.func @contexts(%x: f64, %i: index) -> f64 {
  %c = autodiff.ctx_new : !autodiff.ctx<@f>
  %d = autodiff.ctx_set %c "s" [%i, %i], %x : !autodiff.ctx<@f>, f64 -> !autodiff.ctx<@f>
  %y = autodiff.ctx_get %d "s" [%i, %i] : !autodiff.ctx<@f> -> f64
  return %y : f64
}

// CHECK-LABEL: func.func @type_first
// CHECK-NEXT:    %z = autodiff.zero : f64
// CHECK-NEXT:    %s = autodiff.add %z, %x {here} : f64
// CHECK-NEXT:    %t = autodiff.scale %k, %s : f32, f64
func.func @type_first(%x: f64, %k: f32) -> f64 {
  %z = autodiff.zero f64 : f64
  %s = autodiff.add f64 %z, %x {here} : f64, f64 -> f64
  %t = autodiff.scale f64 %k, %s : f32, f64 -> f64
  return %t : f64
}
