// RUN: ad-opt %s --split-input-file --verify-diagnostics -p "synthesize-conformances,verify-type-dictionaries" -o %t

// A type with numbers and without an entry.
agg.struct_def @T {
  agg.field @x : f64
}
// expected-error@+1 {{!agg.struct<@T> holds numbers, but has no entry in the type dictionary}}
func.func @f(%s : !agg.struct<@T>) attributes {autodiff.differentiable = "both"} {
  func.return
}

// -----

// The same without a promise, without numbers, and without derivatives.
agg.struct_def @T {
  agg.field @x : f64
}
agg.struct_def @N {
  agg.field @n : i32
  agg.field @m : memref<?xi32>
}
agg.struct_def @Fixed {
  agg.field @x : f64 no_diff
}
func.func @f(%s : !agg.struct<@T>) {
  func.return
}
func.func @g(%n : !agg.struct<@N>, %x : !agg.struct<@Fixed>, %s : !autodiff.attributed<!agg.struct<@T>, #autodiff.no_diff>) attributes {autodiff.differentiable = "both"} {
  func.return
}

// -----

// A type that cannot have an entry.
agg.struct_def @T {
  agg.field @x : f64
  agg.field @p : !llvm.ptr
}
// expected-error@+1 {{!agg.struct<@T> holds numbers, but is not differentiable: field p of !agg.struct<@T> holds an address (!llvm.ptr)}}
func.func @f(%s : !agg.array<2, !agg.struct<@T>>) attributes {autodiff.differentiable = "both"} {
  func.return
}
