// RUN: ad-opt %s -p "lower-scf-to-cf" | filecheck %s

// A step that may carry the induction variable past the end of its type: trips are counted.
// CHECK-LABEL: func.func @strided
// CHECK:         %[[SOME:.*]] = arith.cmpi slt, %lb, %ub : i32
// CHECK:         %[[TRIPS:.*]] = arith.select %[[SOME]], {{.*}}, {{.*}} : i32
// CHECK:       ^[[HEAD:.*]](%[[K:.*]]: i32, %i: i32):
// CHECK-NEXT:    arith.cmpi ult, %[[K]], %[[TRIPS]] : i32
func.func @strided(%lb: i32, %ub: i32, %step: i32) {
  scf.for %i = %lb to %ub step %step : i32 {
    func.call @use(%i) : (i32) -> ()
  }
  return
}

// CHECK-LABEL: func.func @switch
// CHECK:         %[[FLAG:.*]] = arith.index_cast %k : index to i64
// CHECK:         cf.switch %[[FLAG]] : i64, [
// CHECK-NEXT:      default: ^[[DEFAULT:.*]],
// CHECK-NEXT:      7: ^[[SEVEN:.*]]
// CHECK:       ^[[DEFAULT]]:
// CHECK-NEXT:    cf.br ^[[JOIN:.*]](%x : f64)
// CHECK-NEXT:  ^[[SEVEN]]:
// CHECK-NEXT:    %z = arith.negf %x : f64
// CHECK-NEXT:    cf.br ^[[JOIN]](%z : f64)
func.func @switch(%k: index, %x: f64) -> f64 {
  %r = scf.index_switch %k -> f64
  case 7 {
    %z = arith.negf %x : f64
    scf.yield %z : f64
  }
  default {
    scf.yield %x : f64
  }
  return %r : f64
}

func.func private @use(i32)
