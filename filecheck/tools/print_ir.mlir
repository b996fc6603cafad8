// RUN: ad-opt %s -p "cse,canonicalize" --print-ir-before=cse --print-ir-after-change 2>&1 | filecheck %s

// CHECK:      // -----// IR before cse //----- //
// CHECK:      %b = arith.addf
// CHECK:      // -----// IR after cse //----- //
// CHECK-NOT:  %b = arith.addf
// CHECK-NOT:  // -----// IR after canonicalize //----- //
func.func @twice(%x: f64) -> f64 {
  %a = arith.addf %x, %x : f64
  %b = arith.addf %x, %x : f64
  %c = arith.mulf %a, %b : f64
  return %c : f64
}
