// RUN: ad-opt %s -p "canonicalize,cse" | filecheck %s
// RUN: ad-opt %s --pass-pipeline="builtin.module(func.func(canonicalize),cse)" | filecheck %s
// RUN: ad-opt %s --canonicalize --cse | filecheck %s

// CHECK:      func.func @twice(%x: f64) -> f64 {
// CHECK-NEXT:   %a = arith.addf %x, %x : f64
// CHECK-NEXT:   %c = arith.mulf %a, %a : f64
// CHECK-NEXT:   func.return %c : f64
// CHECK-NEXT: }
func.func @twice(%x: f64) -> f64 {
  %a = arith.addf %x, %x : f64
  %b = arith.addf %x, %x : f64
  %c = arith.mulf %a, %b : f64
  return %c : f64
}
