// Passes that a named pipeline has and this program nothing for are skipped, and it is said.
// RUN: ad-opt %s --grad=f --statistics --print-ir-after=unroll-loops 2>&1 | filecheck %s --check-prefix=GRAD
// What the command line names runs, also where it finds nothing.
// RUN: ad-opt %s -p "unroll-loops,inline" --statistics 2>&1 | filecheck %s --check-prefix=NAMED
// RUN: ad-opt %s --grad=f -p unroll-loops --statistics 2>&1 | filecheck %s --check-prefix=NAMED
// Options of what is not run are looked at all the same.
// RUN: not ad-opt %s -p "unroll-loops{max-element=3}" 2>&1 | filecheck %s --check-prefix=OPTION

// GRAD:      IR after unroll-loops (skipped)
// GRAD:      skipped    raise-llvm
// GRAD:      changed    request-derivative
// GRAD:      skipped    unroll-loops
// GRAD:      changed    differentiate
// NAMED-NOT: skipped    unroll-loops
// NAMED:     unchanged  unroll-loops
// OPTION:    error[AD0004]: pass `unroll-loops` has no option `max-element`
func.func @f(%x: f64) -> f64 {
  %y = arith.mulf %x, %x : f64
  return %y : f64
}
