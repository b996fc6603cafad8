// RUN: ad-opt %s -p "lower-existentials" | filecheck %s

iface.interface @IShape attributes {iface.any_value_size = 12 : i64, iface.ids = [@Disk_IShape, @Box_IShape]} {}
agg.struct_def @Disk {
  agg.field @r : f32
}
agg.struct_def @Box {
  agg.field @size : !agg.array<3, f32>
}
iface.witness_table @Disk_IShape : @IShape for !agg.struct<@Disk> {}
iface.witness_table @Box_IShape : @IShape for !agg.struct<@Box> {}

// Twelve bytes are two words; the room on the stack is made at the function's start.
// CHECK-LABEL: func.func @pack(%b: !agg.struct<@Box>, %n: index) -> !llvm.struct<(i64, !llvm.array<2 x i64>)>{{.*}} {
// CHECK:         %[[ROOM:.*]] = llvm.alloca %{{.*}} x !llvm.struct<(i64, !llvm.array<2 x i64>)> {alignment = 8 : i64}
// CHECK:         llvm.mlir.zero : !llvm.struct<(i64, !llvm.array<2 x i64>)>
// CHECK:         scf.for
// CHECK:           %[[ID:.*]] = arith.constant 2 : i64
// CHECK-NEXT:      llvm.store %[[ID]], %[[ROOM]] {alignment = 8 : i64} : i64, !llvm.ptr
// CHECK-NEXT:      %[[AT:.*]] = llvm.getelementptr inbounds %[[ROOM]][1] : (!llvm.ptr) -> !llvm.ptr, i64
// CHECK-NEXT:      llvm.store %b, %[[AT]] {alignment = 8 : i64} : !agg.struct<@Box>, !llvm.ptr
// CHECK-NEXT:      %o = llvm.load %[[ROOM]] {alignment = 8 : i64} : !llvm.ptr -> !llvm.struct<(i64, !llvm.array<2 x i64>)>
// CHECK-NEXT:      scf.yield %o : !llvm.struct<(i64, !llvm.array<2 x i64>)>
func.func @pack(%b: !agg.struct<@Box>, %n: index) -> !iface.any<@IShape> {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %null = iface.null_differential : !iface.any<@IShape>
  %r = scf.for %i = %zero to %n step %one iter_args(%last = %null) -> (!iface.any<@IShape>) {
    %o = iface.pack %b via @Box_IShape : !agg.struct<@Box> -> !iface.any<@IShape>
    scf.yield %o : !iface.any<@IShape>
  }
  return %r : !iface.any<@IShape>
}
// A type that has no room is packed nowhere: what is unpacked as it is null.
// CHECK-LABEL: func.func private @never(
// CHECK-NEXT:    %b = llvm.mlir.zero : !agg.struct<@Big>
agg.struct_def @Big {
  agg.field @values : !agg.array<4, f64>
}
iface.witness_table @Big_IShape : @IShape for !agg.struct<@Big> {}
func.func private @never(%o: !iface.any<@IShape>) -> !agg.struct<@Big> {
  %b = iface.unpack_as %o via @Big_IShape : !iface.any<@IShape> -> !agg.struct<@Big>
  return %b : !agg.struct<@Big>
}
// CHECK-LABEL: func.func @read(
func.func @read(%m: memref<?x!iface.any<@IShape>>, %i: index) -> (!agg.struct<@Disk>, index, i1) {
  // CHECK: memref.load %m[%i] : memref<?x!llvm.struct<(i64, !llvm.array<2 x i64>)>>
  %o = memref.load %m[%i] : memref<?x!iface.any<@IShape>>
  // CHECK: llvm.store %o, %[[SLOT:.*]] {alignment = 8 : i64}
  // CHECK-NEXT: llvm.getelementptr inbounds %[[SLOT]][1]
  // CHECK-NEXT: %d = llvm.load %{{.*}} {alignment = 8 : i64} : !llvm.ptr -> !agg.struct<@Disk>
  %d = iface.unpack_as %o via @Disk_IShape : !iface.any<@IShape> -> !agg.struct<@Disk>
  // CHECK-NEXT: %[[N:.*]] = llvm.extractvalue %o[0]
  // CHECK-NEXT: %id = builtin.unrealized_conversion_cast %[[N]] : i64 to index
  %id = iface.type_id %o : !iface.any<@IShape> -> index
  // CHECK: arith.cmpi eq
  %null = iface.is_null_differential %o : !iface.any<@IShape>
  return %d, %id, %null : !agg.struct<@Disk>, index, i1
}
