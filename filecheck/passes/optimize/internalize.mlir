// RUN: ad-opt %s -p "internalize{keep=f}" | filecheck %s
// RUN: ad-opt %s -p internalize | filecheck %s --check-prefix=ALL
// RUN: not ad-opt %s -p "internalize{keep=fg}" 2>&1 | filecheck %s --check-prefix=WRONG

// Only what @f needs is left, and only @f is seen.
// CHECK-NOT: @table_of_h
// CHECK: memref.global "private" constant @table
// CHECK: func.func @f
// CHECK: func.func private @g
// CHECK: func.func private @attribute
// CHECK: func.func private @entry
// CHECK-NOT: @h

// Public functions stay, and what they need.
// ALL: @table_of_h
// ALL: @table
// ALL: func.func @f
// ALL: func.func @g
// ALL: func.func private @attribute
// ALL: func.func private @entry
// ALL: func.func @h
// ALL-NOT: @unused

// WRONG: error[AD0004]: `internalize` keeps `@fg`, which the module does not have
memref.global "private" constant @table_of_h : memref<1xf64> = dense<1.0>
memref.global "private" constant @table : memref<1xf64> = dense<1.0>
func.func @f(%x: f64) -> f64 {
  %y = func.call @g(%x) : (f64) -> f64
  return %y : f64
}
func.func @g(%x: f64) -> f64 attributes {some.name = [@attribute], some.table = {entry = @entry}} {
  %m = memref.get_global @table : memref<1xf64>
  return %x : f64
}
func.func private @attribute(f64)
func.func private @entry(f64)
func.func @h() {
  %m = memref.get_global @table_of_h : memref<1xf64>
  return
}
func.func private @unused() {
  func.call @unused() : () -> ()
  return
}
