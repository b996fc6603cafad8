// RUN: ad-opt %s -p "lower-typetrees" | filecheck %s
// RUN: ad-opt %s -p "lower-typetrees{spelling=rustc}" | filecheck %s --check-prefix=RUSTC
// RUN: ad-opt %s -p "lower-typetrees{raw-pointers=integer}" | filecheck %s --check-prefix=OLD

// The example of rustc's document: `fn compute(x: &f32, data: &[f32]) -> f32`.
// CHECK-LABEL: llvm.func @compute
// CHECK-SAME: %x: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Float@float}"}
// CHECK-SAME: %data: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,-1]:Float@float}"}
// CHECK-SAME: %n: i64 {llvm.enzyme_type = "{[-1]:Integer}"}
// CHECK-SAME: -> (f32 {llvm.enzyme_type = "{[-1]:Float@float}"})
// RUSTC: %n: i64 {llvm.enzyme_type = "{[0]:Integer}"}
llvm.func @compute(%x: !llvm.ptr {typetree.layout = !typetree.ref<f32>},
    %data: !llvm.ptr {typetree.layout = !typetree.ref<!typetree.slice<f32>>}, %n: i64)
    -> (f32 {typetree.layout = f32}) {
  %0 = llvm.load %x : !llvm.ptr -> f32
  llvm.return %0 : f32
}

// Calls get the trees of their callee.
// CHECK-LABEL: llvm.func @calls
// CHECK: llvm.call @compute(%p1, %q1, %n1) : (!llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Float@float}"}, !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,-1]:Float@float}"}, i64 {llvm.enzyme_type = "{[-1]:Integer}"}) -> (f32 {llvm.enzyme_type = "{[-1]:Float@float}"})
// CHECK: llvm.call %q1(%p1) : !llvm.ptr, (!llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Float@double}"}) -> ()
llvm.func @calls(%p1: !llvm.ptr, %q1: !llvm.ptr, %n1: i64) -> f32 {
  %0 = llvm.call @compute(%p1, %q1, %n1) : (!llvm.ptr, !llvm.ptr, i64) -> f32
  llvm.call %q1(%p1) : !llvm.ptr, (!llvm.ptr {typetree.layout = !typetree.ref<f64>}) -> ()
  llvm.return %0 : f32
}

// Memory intrinsics: from addresses that are known, or from their own layout.
// CHECK-LABEL: llvm.func @copies
// CHECK: "llvm.intr.memcpy"(%t, %p2, %n2) <{isVolatile = false, arg_attrs = [{llvm.enzyme_type = "{[-1]:Pointer, [-1,-1]:Float@double}"}, {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Float@double, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer}"}, {llvm.enzyme_type = "{[-1]:Integer}"}]}>
// CHECK: "llvm.intr.memmove"(%g, %q2, %n2) <{isVolatile = false, arg_attrs = [{llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Integer, [-1,1]:Integer, [-1,2]:Integer, [-1,3]:Integer}"}, {}, {llvm.enzyme_type = "{[-1]:Integer}"}]}>
// CHECK: "llvm.intr.memset"(%q2, %z, %n2) <{isVolatile = false, arg_attrs = [{llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Float@float}"}, {}, {llvm.enzyme_type = "{[-1]:Integer}"}]}>
// RUSTC: "llvm.intr.memset"(%q2, %z, %n2) <{isVolatile = false, arg_attrs = [{llvm.enzyme_type = "{[0]:Pointer, [0,0]:Float@float}"}, {}, {llvm.enzyme_type = "{[-1]:Integer}"}]}>
llvm.func @copies(%p2: !llvm.ptr {typetree.layout = !typetree.ref<!typetree.struct<(f64, i32)>>},
    %q2: !llvm.ptr, %n2: i64) {
  %one = llvm.mlir.constant(1 : i64) : i64
  %z = llvm.mlir.constant(0 : i8) : i8
  %t = llvm.alloca %one x f64 {typetree.layout = !typetree.array<2, f64>} : (i64) -> !llvm.ptr
  %g = llvm.getelementptr %p2[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, i32)>
  "llvm.intr.memcpy"(%t, %p2, %n2) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memmove"(%g, %q2, %n2) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memset"(%q2, %z, %n2) <{isVolatile = false}> {typetree.layout = f32} : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}

// Elements of structs, and globals.
// CHECK-LABEL: llvm.func @elements
// CHECK: llvm.extractvalue %s[1, 0] {enzyme_type = "{[-1]:Float@double}"}
// CHECK: llvm.extractvalue %s[1] {enzyme_type = "{[0]:Float@double, [8]:Integer, [9]:Integer, [10]:Integer, [11]:Integer}"}
// CHECK: llvm.extractvalue %r[0] {enzyme_type = "{[-1]:Pointer, [-1,-1]:Float@float}"}
// CHECK: llvm.mlir.addressof @table {enzyme_type = "{[-1]:Pointer, [-1,-1]:Float@double}"}
llvm.mlir.global @table() {typetree.layout = !typetree.array<4, f64>} : !llvm.array<4 x f64>
llvm.func @elements(
    %s: !llvm.struct<(i32, struct<(f64, i32)>)> {typetree.layout = !llvm.struct<(i32, struct<(f64, i32)>)>},
    %r: !llvm.struct<(ptr, i64)> {typetree.layout = !typetree.ref<!typetree.slice<f32>>}) {
  %0 = llvm.extractvalue %s[1, 0] : !llvm.struct<(i32, struct<(f64, i32)>)>
  %1 = llvm.extractvalue %s[1] : !llvm.struct<(i32, struct<(f64, i32)>)>
  %2 = llvm.extractvalue %r[0] : !llvm.struct<(ptr, i64)>
  %3 = llvm.mlir.addressof @table : !llvm.ptr
  llvm.return
}

// Raw pointers; what is passed by its address; functions of `func`.
// CHECK-LABEL: func.func private @others
// CHECK-SAME: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,-1]:Float@double}"}
// CHECK-SAME: llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Float@double, [-1,8]:Float@double}"}
// CHECK-SAME: i64 {llvm.enzyme_type = "{[-1]:Float@float}"}
// OLD-LABEL: func.func private @others
// OLD-SAME: !llvm.ptr {llvm.enzyme_type = "{[-1]:Integer}"}
func.func private @others(!llvm.ptr {typetree.layout = !typetree.ptr<!typetree.array<?, f64>>},
    !llvm.ptr {llvm.byval = !llvm.struct<(f64, f64)>, typetree.layout = !typetree.struct<(f64, f64)>},
    i64 {typetree.layout = !typetree.tuple<(f32, f32)>})

// A reference to a slice in one register: the address, and the length beside it.
// CHECK-LABEL: llvm.func @length
// CHECK: llvm.extractvalue %pair[1] {enzyme_type = "{[-1]:Integer}"}
// RUSTC-LABEL: llvm.func @length
// RUSTC: llvm.extractvalue %pair[0] {enzyme_type = "{[-1]:Pointer, [-1,-1]:Float@double}"}
// RUSTC: llvm.extractvalue %pair[1] {enzyme_type = "{[0]:Integer}"}
llvm.func @length(%pair: !llvm.struct<(ptr, i64)> {typetree.layout = !typetree.ref<!typetree.slice<f64>>}) -> i64 {
  %0 = llvm.extractvalue %pair[0] : !llvm.struct<(ptr, i64)>
  %1 = llvm.extractvalue %pair[1] : !llvm.struct<(ptr, i64)>
  llvm.return %1 : i64
}
