// RUN: ad-opt %s -p "raise-llvm" | filecheck %s

// CHECK-LABEL: func.func @larger
llvm.func @larger(%a: vector<4xf64>, %b: vector<4xf64>) -> vector<4xf64> {
  // CHECK: %[[MORE:.*]] = arith.cmpf ogt, %a, %b : vector<4xf64>
  // CHECK-NEXT: arith.select %[[MORE]], %a, %b
  %r = llvm.call_intrinsic "llvm.x86.avx.max.pd.256"(%a, %b) : (vector<4xf64>, vector<4xf64>) -> vector<4xf64>
  llvm.return %r : vector<4xf64>
}

// Neighbours, in each half of 128 bits.
// CHECK-LABEL: func.func @neighbours
llvm.func @neighbours(%a: vector<4xf64>, %b: vector<4xf64>) -> vector<4xf64> {
  // CHECK: %[[EVEN:.*]] = vector.shuffle %a, %b [0, 4, 2, 6]
  // CHECK-NEXT: %[[ODD:.*]] = vector.shuffle %a, %b [1, 5, 3, 7]
  // CHECK-NEXT: arith.addf %[[EVEN]], %[[ODD]]
  %r = llvm.call_intrinsic "llvm.x86.avx.hadd.pd.256"(%a, %b) : (vector<4xf64>, vector<4xf64>) -> vector<4xf64>
  llvm.return %r : vector<4xf64>
}

// What rounds otherwise than the processor is set to stays, and so does what is only near.
// CHECK-LABEL: func.func @stay
llvm.func @stay(%a: vector<16xf32>, %b: vector<4xf32>) -> vector<16xf32> {
  %up = llvm.mlir.constant(10 : i32) : i32
  // CHECK: llvm.call_intrinsic "llvm.x86.avx512.add.ps.512"
  %r = llvm.call_intrinsic "llvm.x86.avx512.add.ps.512"(%a, %a, %up) : (vector<16xf32>, vector<16xf32>, i32) -> vector<16xf32>
  // CHECK: llvm.call_intrinsic "llvm.x86.sse.rcp.ps"
  %s = llvm.call_intrinsic "llvm.x86.sse.rcp.ps"(%b) : (vector<4xf32>) -> vector<4xf32>
  llvm.return %r : vector<16xf32>
}
