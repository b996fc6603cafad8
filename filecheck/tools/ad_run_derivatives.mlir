// RUN: ad-run %s f --args='3.0, [1.0, 2.0]' --grad | filecheck %s --check-prefix=GRAD
// RUN: ad-run %s f --args='3.0, [1.0, 2.0]' --grad --wrt=m | filecheck %s --check-prefix=WRT
// RUN: ad-run %s f --args='3.0, [1.0, 2.0]' --jvp='1.0, none' | filecheck %s --check-prefix=JVP
// RUN: ad-run %s f --args='3.0, [1.0, 2.0]' --jvp='1.0, [1.0, 1.0]' --wrt=m | filecheck %s --check-prefix=JVPM
// RUN: ad-run %s f --args='3.0, [1.0, 2.0]' --jvp='1.0, [1.0, 1.0]' --wrt=x | filecheck %s --check-prefix=JVPX
// RUN: not ad-run %s f --args='3.0, [1.0, 2.0]' --check --wrt=x 2>&1 | filecheck %s --check-prefix=ALL
// RUN: ad-run %s f --args='3.0, [1.0, 2.0]' --vjp='2.0' | filecheck %s --check-prefix=VJP
// RUN: ad-run %s f --args='3.0, [1.0, 2.0]' --vjp='2.0, m=[1.0, 0.0]' | filecheck %s --check-prefix=NAMED
// RUN: ad-run %s f --args='3.0, [1.0, 2.0]' --hvp='1.0, none' | filecheck %s --check-prefix=HVP
// RUN: ad-run %s f --args='3.0, [1.0, 2.0]' --jacobian --wrt=m | filecheck %s --check-prefix=JACOBIAN
// RUN: ad-run %s f --args='3.0, [1.0, 2.0]' --check | filecheck %s --check-prefix=CHECKED
// RUN: ad-run %s f --args='3.0, [1.0, 2.0]' --grad --output=text | filecheck %s --check-prefix=TEXT
// RUN: not ad-run %s f --args='3.0, [1.0, 2.0]' --jvp='1.0' 2>&1 | filecheck %s --check-prefix=FEW
// RUN: not ad-run %s f --args='3.0, [1.0, 2.0]' --vjp='1.0, q=2' 2>&1 | filecheck %s --check-prefix=NAME
// RUN: not ad-run %s f --args='3.0, [1.0, 2.0]' --grad --wrt=q 2>&1 | filecheck %s --check-prefix=ARGUMENT

// x · m₀ · m₁²
// GRAD: {"results": [12.0], "gradients": {"x": 4.0, "m": [12.0, 12.0]}}
// WRT: {"results": [12.0], "gradients": {"m": [12.0, 12.0]}}
// JVP: {"results": [12.0], "tangents": [4.0], "arguments": {}, "argument_tangents": {}}
// JVPM: "tangents": [24.0]
// JVPX: "tangents": [4.0]
// ALL: error[AD0006]: option --wrt
// VJP: {"results": [12.0], "gradients": {"x": 8.0, "m": [24.0, 24.0]}}
// NAMED: "m": [25.0, 24.0]
// HVP: {"hvp": {"x": 0.0, "m": [4.0, 4.0]}}
// JACOBIAN: {"jacobian": {"0": {"m": [12.0, 12.0]}}}
// CHECKED: {"check": {"passed": true, "reverse_from_forward": {{.*}}, "forward_from_differences":
// TEXT: result 0: 12.0
// TEXT-NEXT: d/d x = 4.0
// TEXT-NEXT: d/d m = [12.0, 12.0]
// FEW: error[AD0502]: @f takes 2 arguments, but 1 tangent came
// NAME: error[AD0504]: @f has no argument `q`
// ARGUMENT: error[AD0705]: @f has no argument `q`
func.func @f(%x: f64, %m: memref<2xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.load %m[%c0] : memref<2xf64>
  %b = memref.load %m[%c1] : memref<2xf64>
  %0 = arith.mulf %x, %a : f64
  %1 = arith.mulf %0, %b : f64
  %2 = arith.mulf %1, %b : f64
  return %2 : f64
}
