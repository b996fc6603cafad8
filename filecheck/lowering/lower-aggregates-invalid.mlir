// RUN: ad-opt %s --split-input-file --verify-diagnostics -p lower-aggregates

// expected-error @+1 {{AD0402: a value of type !agg.array<513, f64> has 513 numbers; by value, 512 are the most}}
func.func @f(%a: !agg.array<513, f64>) {
  return
}

// -----

func.func @f(%a: !agg.array<512, f64>) {
  return
}

// -----

// In a buffer there may be more.

agg.struct_def @Row {
  agg.field @values : !agg.array<256, f64>
  agg.field @count : i32
}
func.func @f(%rows: memref<100x!agg.struct<@Row>>, %i: index) -> f64 {
  %row = memref.load %rows[%i] : memref<100x!agg.struct<@Row>>
  %values = agg.get %row "values" : !agg.struct<@Row> -> !agg.array<256, f64>
  %r = agg.elem %values[%i] : !agg.array<256, f64> -> f64
  return %r : f64
}

// -----

module @outer {
  // expected-error @+1 {{AD0401: a module in a module has no machine form}}
  module @inner {}
  func.func @f(%a: !agg.array<2, f64>) {
    return
  }
}
