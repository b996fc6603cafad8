// RUN: ad-opt %s --emit=llvm-ir | filecheck %s

// CHECK: @table = internal constant [2 x double] [double 0x3FF0000000000000, double 0x4000000000000000], align 16
llvm.mlir.global internal constant @table(dense<[1.0, 2.0]> : tensor<2xf64>) {alignment = 16 : i64} : !llvm.array<2 x f64>

// CHECK: declare double @exp(double noundef) memory(none) nounwind willreturn
llvm.func @exp(f64 {llvm.noundef}) -> f64 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none>, no_unwind, will_return}

// CHECK-LABEL: define internal fastcc double @f(ptr noalias nonnull align 8 %v0, i64 %v1) nounwind {
llvm.func internal fastcc @f(%p: !llvm.ptr {llvm.noalias, llvm.nonnull, llvm.align = 8 : i64}, %i: i64) -> f64 attributes {no_unwind} {
  // CHECK: %[[q:v[0-9]+]] = getelementptr inbounds double, ptr %v0, i64 %v1
  %q = llvm.getelementptr inbounds %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  // CHECK: %[[x:v[0-9]+]] = load double, ptr %[[q]], align 8
  %x = llvm.load %q {alignment = 8 : i64} : !llvm.ptr -> f64
  // CHECK: %[[y:v[0-9]+]] = call double @exp(double %[[x]])
  %y = llvm.call @exp(%x) : (f64) -> f64
  // CHECK: fmul contract double %[[y]], 0x3FE0000000000000
  %half = llvm.mlir.constant(5.000000e-01 : f64) : f64
  %z = llvm.fmul %y, %half {fastmathFlags = #llvm.fastmath<contract>} : f64
  llvm.return %z : f64
}

// CHECK-LABEL: define <4 x float> @vectors(
llvm.func @vectors(%v: vector<4xf32>) -> vector<4xf32> {
  // CHECK: call <4 x float> @llvm.maximum.v4f32(
  %0 = llvm.intr.maximum(%v, %v) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  llvm.return %0 : vector<4xf32>
}
// CHECK: declare <4 x float> @llvm.maximum.v4f32(<4 x float>, <4 x float>)
