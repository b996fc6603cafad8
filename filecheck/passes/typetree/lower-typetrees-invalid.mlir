// RUN: ad-opt %s --split-input-file --verify-diagnostics -p "lower-typetrees"

// expected-error @+1 {{AD0924: `typetree.layout` on an argument of `llvm.func` is "f32", not a type}}
llvm.func @f(!llvm.ptr {typetree.layout = "f32"})

// -----

// expected-error @+1 {{AD0923: argument 0 is of type f64 and cannot be f32: that is another kind of data}}
llvm.func @f(f64 {typetree.layout = f32})

// -----

// expected-error @+1 {{AD0923: argument 0 is of type i16 and cannot be i32: it has 2 bytes, not 4}}
llvm.func @f(i16 {typetree.layout = i32})

// -----

// expected-error @+1 {{AD0923: argument 0 is of type i64 and cannot be !typetree.struct<(f64, f64)>: it has 8 bytes, not 16}}
llvm.func @f(i64 {typetree.layout = !typetree.struct<(f64, f64)>})

// -----

// expected-error @+1 {{AD0923: argument 0 is of type i64 and cannot be !typetree.ref<f64>: an address is an !llvm.ptr}}
llvm.func @f(i64 {typetree.layout = !typetree.ref<f64>})

// -----

// expected-error @+1 {{AD0923: argument 0 is of type !llvm.ptr and cannot be f64: that is another kind of data}}
llvm.func @f(!llvm.ptr {typetree.layout = f64})

// -----

// expected-error @+1 {{AD0923: argument 0 is of type memref<4xf64> and cannot be !typetree.array<4, f64>: its type says itself what it holds}}
func.func private @f(memref<4xf64> {typetree.layout = !typetree.array<4, f64>})

// -----

// expected-error @+1 {{AD0923: argument 0 is an address with a length, and no length comes behind it}}
llvm.func @f(!llvm.ptr {typetree.layout = !typetree.ref<!typetree.slice<f64>>}, f64)

// -----

// expected-error @+1 {{AD0922: !typetree.slice<f64> has no size, so no value is one: write !typetree.ref<...>}}
llvm.func @f(!llvm.ptr {typetree.layout = !typetree.slice<f64>})

// -----

// expected-error @+1 {{AD0922: there is no struct "N" around !typetree.self<"N">}}
llvm.func @f(!llvm.ptr {typetree.layout = !typetree.ref<!typetree.self<"N">>})

// -----

// expected-error @+1 {{AD0922: memref<4xf64> has no layout in memory}}
llvm.func @f(!llvm.ptr {typetree.layout = memref<4xf64>})

// -----

// expected-error @+1 {{AD0921: the type tree says [-1,0] is Float@float and Integer}}
llvm.func @f(!llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,-1]:Integer}", typetree.layout = !typetree.ref<f32>})

// -----

// expected-error @+1 {{AD0920: `{[-1]:Pointr}` is no type tree: `Pointr` is no kind of data}}
llvm.func @f(!llvm.ptr {llvm.enzyme_type = "{[-1]:Pointr}"}) {
^bb0(%p: !llvm.ptr):
  llvm.return
}

// -----

llvm.func @f(%x: f64) -> f64 {
  // expected-error @+1 {{AD0924: `typetree.layout` means nothing on `llvm.fadd`}}
  %y = llvm.fadd %x, %x {typetree.layout = f64} : f64
  llvm.return %y : f64
}
