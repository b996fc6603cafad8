// Named pipelines: what is made is called after the function and the kind of derivative.
// RUN: ad-opt %s --grad=f | filecheck %s --check-prefix=GRAD
// RUN: ad-opt %s --value-and-grad=@f | filecheck %s --check-prefix=VALUE
// RUN: ad-opt %s --jvp=f | filecheck %s --check-prefix=JVP
// RUN: ad-opt %s --vjp=f | filecheck %s --check-prefix=VJP
// RUN: ad-opt %s --hvp=f | filecheck %s --check-prefix=HVP
// RUN: ad-opt %s --jacobian=f | filecheck %s --check-prefix=JACOBIAN
// RUN: ad-opt %s --grad=f -p canonicalize --jvp=f | filecheck %s --check-prefix=BOTH
// RUN: ad-opt %s --grad=f --emit=llvm-ir | filecheck %s --check-prefix=LLVM
// RUN: ad-opt %s --grad=f --constant=x --constant=n | filecheck %s --check-prefix=CONSTANT
// RUN: not ad-opt %s --grad=f --constant=x --constant=y,n 2>&1 | filecheck %s --check-prefix=CONSTANTS
// RUN: not ad-opt %s --grad=g 2>&1 | filecheck %s --check-prefix=NONE
// RUN: not ad-opt %s --grad=f,f 2>&1 | filecheck %s --check-prefix=SEVERAL
// RUN: not ad-opt %s --grad=f,g 2>&1 | filecheck %s --check-prefix=UNKNOWN

// GRAD: func.func @f(
// GRAD: func.func @f_grad(%{{.*}}: f64, %{{.*}}: f64, %{{.*}}: i64) -> (f64, f64)
// GRAD-NOT: autodiff.bwd_diff
// VALUE: func.func @f_value_and_grad(%{{.*}}: f64, %{{.*}}: f64, %{{.*}}: i64) -> (f64, f64, f64)
// JVP: func.func @f_jvp({{.*}}: f64, {{.*}}: f64, {{.*}}: f64, {{.*}}: f64, {{.*}}: i64) -> (f64, f64)
// VJP: func.func @f_vjp({{.*}}: f64, {{.*}}: f64, {{.*}}: i64, {{.*}}: f64) -> (f64, f64, f64)
// HVP: func.func @f_hvp({{.*}}) -> (f64, f64, f64, f64)
// JACOBIAN: func.func @f_jacobian({{.*}}) -> (f64, vector<2xf64>)
// CONSTANT: func.func @f_grad({{.*}}) -> f64
// CONSTANTS: error[AD0705]: every argument of `@f` that has a derivative is constant
// BOTH-DAG: func.func @f_grad(
// BOTH-DAG: func.func @f_jvp(
// LLVM: define {{.*}} @f_grad(
// NONE: error[AD0703]: there is no function `@g` to differentiate
// NONE: help: there is `@f`
// SEVERAL: error[AD0703]: there is no function `@f,f` to differentiate
// SEVERAL: help: ask for each by itself, as `--grad=f --grad=g` does
// UNKNOWN-NOT: by itself
// UNKNOWN: help: there is `@f`
func.func @f(%x: f64, %y: f64, %n: i64) -> f64 {
  %z = arith.mulf %x, %y : f64
  return %z : f64
}
