// RUN: ad-opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{AD0920: `Flaot@double` is no kind of data}}
module attributes {a = #typetree.tree<"{[-1]:Pointer, [-1,0]:Flaot@double}">} {}

// -----

// expected-error @+1 {{AD0920: a type tree starts with `{`}}
module attributes {a = #typetree.tree<"[-1]:Pointer">} {}

// -----

// expected-error @+1 {{AD0921: the type tree says [0] is Float@double and Integer}}
module attributes {a = #typetree.tree<"{[-1]:Integer, [0]:Float@double}">} {}

// -----

// expected-error @+1 {{AD0921: the type tree says [0] is Integer and Pointer}}
module attributes {a = #typetree.tree<"{[0]:Integer, [0,8]:Float@double}">} {}

// -----

// expected-error @+1 {{AD0922: an element of an array has a size, and !typetree.slice<f32> has none of its own}}
%0 = "test.op"() : () -> !typetree.array<3, !typetree.slice<f32>>

// -----

// expected-error @+1 {{AD0922: an array cannot have -2 elements}}
%0 = "test.op"() : () -> !typetree.array<-2, f32>

// -----

// expected-error @+1 {{AD0922: memref<4xf32> has no layout in memory}}
%0 = "test.op"() : () -> !typetree.ref<memref<4xf32>>

// -----

// expected-error @+1 {{AD0922: "Node" contains itself by value, so it has no size}}
%0 = "test.op"() : () -> !typetree.struct<"Node", (f64, !typetree.self<"Node">)>

// -----

// expected-error @+1 {{AD0922: a field that is not the last one has a size, and !typetree.str has none of its own}}
%0 = "test.op"() : () -> !typetree.struct<(!typetree.str, f64)>

// -----

// expected-error @+1 {{AD0922: fields overlap at byte 4; what overlaps is a !typetree.union}}
%0 = "test.op"() : () -> !typetree.struct<(f64 at 0, f32 at 4)>

// -----

// expected-error @+1 {{AD0922: offset 4 is no multiple of 8, which its type needs}}
%0 = "test.op"() : () -> !typetree.struct<(i32 at 0, f64 at 4)>

// -----

// expected-error @+1 {{AD0922: the fields take 16 bytes, more than the size 8}}
%0 = "test.op"() : () -> !typetree.struct<(i32, f64), size = 8, align = 8>

// -----

// expected-error @+1 {{AD0922: an alignment is a power of two, and 3 is none}}
%0 = "test.op"() : () -> !typetree.enum<6, 3>

// -----

// expected-error @+1 {{AD0922: the size 9 is no multiple of the alignment 8}}
%0 = "test.op"() : () -> !typetree.opaque<9, 8>

// -----

// expected-error @+1 {{expected `at` behind all fields or none}}
%0 = "test.op"() : () -> !typetree.struct<(i32 at 0, f64)>
