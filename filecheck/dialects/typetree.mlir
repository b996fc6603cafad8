// RUN: ad-opt %s | filecheck %s
// RUN: ad-opt %s | ad-opt | filecheck %s

// The text of a tree is put in order, and what others imply is left out.
// CHECK: a = #typetree.tree<"{[-1]:Pointer, [-1,0]:Float@double}">
// CHECK-SAME: b = #typetree.tree<"{}">
// CHECK-SAME: c = #typetree.tree<"{[-1]:Integer}">
module attributes {
  a = #typetree.tree<"{ [-1,0]:Float@double,[-1]:Pointer }">,
  b = #typetree.tree<"{}">,
  c = #typetree.tree<"{[-1]:Integer, [4]:Integer}">
} {
  // CHECK: %0 = "test.op"() : () -> !typetree.ref<f32>
  %0 = "test.op"() : () -> !typetree.ref<f32>
  // CHECK: !typetree.ptr<!typetree.array<?, f64>>
  %1 = "test.op"() : () -> !typetree.ptr<!typetree.array<?, f64>>
  // CHECK: !typetree.box<!typetree.slice<f32>>
  %2 = "test.op"() : () -> !typetree.box<!typetree.slice<f32>>
  // CHECK: !typetree.array<5, !typetree.vec<f64>>
  %3 = "test.op"() : () -> !typetree.array<5, !typetree.vec<f64>>
  // CHECK: !typetree.struct<"Node", (f64, !typetree.ref<!typetree.self<"Node">>)>
  %4 = "test.op"() : () -> !typetree.struct<"Node", (f64, !typetree.ref<!typetree.self<"Node">>)>
  // CHECK: !typetree.struct<packed (i8, f64)>
  %5 = "test.op"() : () -> !typetree.struct<packed (i8, f64)>
  // CHECK: !typetree.struct<"P", (i8 at 8, f64 at 0), size = 24, align = 8>
  %6 = "test.op"() : () -> !typetree.struct<"P", (i8 at 8, f64 at 0), size = 24, align = 8>
  // CHECK: !typetree.tuple<(i8, f64)>
  %7 = "test.op"() : () -> !typetree.tuple<(i8, f64)>
  // CHECK: !typetree.union<(f32, i32)>
  %8 = "test.op"() : () -> !typetree.union<(f32, i32)>
  // CHECK: !typetree.ref<!typetree.str>
  %9 = "test.op"() : () -> !typetree.ref<!typetree.str>
  // CHECK: !typetree.ref<!typetree.dyn>
  %10 = "test.op"() : () -> !typetree.ref<!typetree.dyn>
  // CHECK: !typetree.enum<16, 8>
  %11 = "test.op"() : () -> !typetree.enum<16, 8>
  // CHECK: !typetree.opaque<3, 1>
  %12 = "test.op"() : () -> !typetree.opaque<3, 1>
  // CHECK: !typetree.fn
  %13 = "test.op"() : () -> !typetree.fn
  // CHECK: !typetree.ref<!typetree.struct<(i64, !typetree.slice<f32>)>>
  %14 = "test.op"() : () -> !typetree.ref<!typetree.struct<(i64, !typetree.slice<f32>)>>
}
