// RUN: ad-opt %s -p "differentiate{debug=true},check-derivatives" | filecheck %s
// RUN: ad-opt %s -p "differentiate{debug=true}" | filecheck %s --check-prefix=HINTS
// RUN: ad-opt %s -p differentiate --debug-derivatives | filecheck %s

// HINTS-LABEL: @f.bwd
// HINTS-SAME:  autodiff.derivative = {mode = "combined", of = "f", primals = array<i64: 0, 1>, shadows = array<i64: 1, 2>}
// HINTS:       arith.divf %{{.*}} {autodiff.of = "cotangent of math.log"} : f64

// CHECK-LABEL: func.func private @f.bwd(%x: f64, %m: memref<?xf64>, %0: memref<?xf64>, %1: f64) -> f64 {

// The shadow has the size of the buffer and lies elsewhere.
// CHECK:       %[[n:.*]] = memref.dim %m,
// CHECK:       %[[dn:.*]] = memref.dim %0,
// CHECK-NEXT:  %[[same:.*]] = arith.cmpi eq, %[[n]], %[[dn]] : index
// CHECK-NEXT:  cf.assert %[[same]], "the shadow of argument 1 of `@f` has another size along dimension 0"
// CHECK:       "memref.extract_aligned_pointer_as_index"(%m)
// CHECK:       "memref.extract_aligned_pointer_as_index"(%0)
// CHECK:       cf.assert %{{.*}}, "the shadow of argument 1 of `@f` overlaps argument 1"

// Each slot has a second one for its canary, which is cleared first.
// CHECK:       %[[tape:.*]] = autodiff.frame {{.*}} : !autodiff.frame<f64, f64, i64, i64>
// CHECK:       scf.for
// CHECK-NEXT:    autodiff.save %{{.*}}, %[[tape]]{{.*}} {slot = 2 : i64} : i64
// CHECK-NEXT:    autodiff.save %{{.*}}, %[[tape]]{{.*}} {slot = 3 : i64} : i64
// CHECK:       cf.assert %{{.*}}, "tape: a record outside of its frame is saved"
// CHECK-NEXT:  %[[canary:.*]] = arith.constant [[number:[0-9]+]] : i64
// CHECK-NEXT:  autodiff.save %{{.*}} {slot = 0 : i64} : f64
// CHECK-NEXT:  autodiff.save %[[canary]], {{.*}} {slot = 2 : i64} : i64
// CHECK:       %[[found:.*]] = autodiff.restore {{.*}} {slot = 2 : i64} : i64
// CHECK-NEXT:  %[[wanted:.*]] = arith.constant [[number]] : i64
// CHECK-NEXT:  %[[right:.*]] = arith.cmpi eq, %[[found]], %[[wanted]] : i64
// CHECK-NEXT:  cf.assert %[[right]], "tape: what is restored was never saved, or as something else"

// The cotangent of the logarithm is a number, where the one that came in is, and the primal is
// finite; inside of the rule, nothing is checked.
// CHECK:       %[[quotient:.*]] = arith.divf %[[dy:.*]], %[[v:.*]] : f64
// CHECK-NOT:   cf.assert
// CHECK:       %[[dv:.*]] = arith.select %{{.*}}, %{{.*}}, %[[quotient]] : f64
// CHECK-NEXT:  %[[good:.*]] = arith.cmpf ord, %[[dv]], %[[dv]] : f64
// CHECK-NEXT:  %[[seed:.*]] = arith.cmpf ord, %[[dy]], %[[dy]] : f64
// CHECK:       %[[size:.*]] = math.absf %[[v]] : f64
// CHECK-NEXT:  %[[finite:.*]] = arith.cmpf olt, %[[size]], %{{.*}} : f64
// CHECK-NEXT:  %[[both:.*]] = arith.andi %[[seed]], %[[finite]] : i1
// CHECK:       %[[excused:.*]] = arith.xori %[[both]], %{{.*}} : i1
// CHECK-NEXT:  %[[fine:.*]] = arith.ori %[[good]], %[[excused]] : i1
// CHECK-NEXT:  cf.assert %[[fine]], "NaN in the derivative of `math.log` (cotangent)"
// CHECK-NOT:   autodiff.of
func.func @f(%x: f64, %m: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xf64>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> f64 {
    %v = memref.load %m[%i] : memref<?xf64>
    %l = math.log %v : f64
    %e = arith.mulf %a, %l : f64
    %s = math.sin %e : f64
    scf.yield %s : f64
  }
  return %r : f64
}

func.func @grad(%x: f64, %m: memref<?xf64>, %dm: memref<?xf64>) -> f64 {
  %one = arith.constant 1.0 : f64
  %dx = autodiff.bwd_diff @f(%x, %m, %dm, %one) {activity = [active, dup], primal = false} : (f64, memref<?xf64>, memref<?xf64>, f64) -> f64
  return %dx : f64
}

// User's pushes and pops carry a number that stands for the types of the record.
// CHECK-LABEL: func.func @stack
// CHECK:       autodiff.push %[[t:.*]], %{{.*}} : i64
// CHECK-NEXT:  %[[a:.*]] = arith.constant [[record:[0-9]+]] : i64
// CHECK-NEXT:  autodiff.push %[[t]], %[[a]], %x : i64, f64
// CHECK-NEXT:  %[[b:.*]], %[[y:.*]] = autodiff.pop %[[t]] : i64, f64
// CHECK-NEXT:  %[[c:.*]] = arith.constant [[record]] : i64
// CHECK-NEXT:  %[[d:.*]] = arith.cmpi eq, %[[b]], %[[c]] : i64
// CHECK-NEXT:  cf.assert %[[d]], "tape: what is popped was not pushed last"
func.func @stack(%x: f64) -> f64 {
  %t = autodiff.tape_begin : !autodiff.tape
  autodiff.push %t, %x : f64
  %y = autodiff.pop %t : f64
  autodiff.tape_end %t : !autodiff.tape
  return %y : f64
}
