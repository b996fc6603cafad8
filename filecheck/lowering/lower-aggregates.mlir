// RUN: ad-opt %s -p "lower-aggregates" | filecheck %s

// What functions take and return from outside is kept as the program has it; fields by position.

// CHECK:       func.func @area(%b: !llvm.struct<(f64, i64)>) -> f64 attributes {ad.signature = #agg.signature<(!agg.record<"!agg.struct<@Box>", "struct", "Box", ["w", "n"], [f64, index]
// CHECK-NEXT:    %w = llvm.extractvalue %b[0] : !llvm.struct<(f64, i64)>
// CHECK-NEXT:    %{{.*}} = llvm.extractvalue %b[1] : !llvm.struct<(f64, i64)>
// CHECK-NEXT:    %n = builtin.unrealized_conversion_cast %{{.*}} : i64 to index
// CHECK:         func.return
agg.struct_def @Box {
  agg.field @w : f64
  agg.field @n : index
}

func.func @area(%b: !agg.struct<@Box>) -> f64 {
  %w = agg.get %b "w" : !agg.struct<@Box> -> f64
  %n = agg.get %b "n" : !agg.struct<@Box> -> index
  %i = arith.index_cast %n : index to i64
  %f = arith.sitofp %i : i64 to f64
  %r = arith.mulf %w, %f : f64
  return %r : f64
}

// CHECK:       func.func private @make(%x: f64, %n: index) -> !llvm.struct<(f64, i64)>
// CHECK-NEXT:    %[[P:.*]] = llvm.mlir.poison : !llvm.struct<(f64, i64)>
// CHECK-NEXT:    %[[A:.*]] = llvm.insertvalue %x, %[[P]][0] : !llvm.struct<(f64, i64)>
// CHECK-NEXT:    %[[N:.*]] = builtin.unrealized_conversion_cast %n : index to i64
// CHECK-NEXT:    %b = llvm.insertvalue %[[N]], %[[A]][1] : !llvm.struct<(f64, i64)>
// CHECK-NEXT:    %c = llvm.insertvalue %x, %b[0] : !llvm.struct<(f64, i64)>
// CHECK-NEXT:    func.return %c : !llvm.struct<(f64, i64)>
func.func private @make(%x: f64, %n: index) -> !agg.struct<@Box> {
  %b = agg.make %x, %n : (f64, index) -> !agg.struct<@Box>
  %c = agg.set %b "w", %x : !agg.struct<@Box>, f64 -> !agg.struct<@Box>
  return %c : !agg.struct<@Box>
}

// A constant index is a position; of few numbers one is selected.

// CHECK:       func.func private @few(%a: !llvm.array<2 x f64>, %i: index) -> f64
// CHECK:         %x = llvm.extractvalue %a[1] : !llvm.array<2 x f64>
// CHECK:         %[[LAST:.*]] = llvm.extractvalue %a[1] : !llvm.array<2 x f64>
// CHECK:         %[[HERE:.*]] = arith.cmpi eq, %i, %{{.*}} : index
// CHECK:         %[[FIRST:.*]] = llvm.extractvalue %a[0] : !llvm.array<2 x f64>
// CHECK-NEXT:    %y = arith.select %[[HERE]], %[[FIRST]], %[[LAST]] : f64
func.func private @few(%a: !agg.array<2, f64>, %i: index) -> f64 {
  %c1 = arith.constant 1 : index
  %x = agg.elem %a[%c1] : !agg.array<2, f64> -> f64
  %y = agg.elem %a[%i] : !agg.array<2, f64> -> f64
  %r = arith.mulf %x, %y : f64
  return %r : f64
}

// Larger arrays go through the stack, whose slot is made once, at the start of the function.

// CHECK:       func.func private @many(%a: !llvm.array<9 x f64>, %n: index) -> !llvm.array<9 x f64>
// CHECK:         %[[SLOT:.*]] = llvm.alloca %{{.*}} x !llvm.array<9 x f64>
// CHECK:         scf.for
// CHECK-NEXT:      llvm.store %b, %[[SLOT]]
// CHECK-NEXT:      builtin.unrealized_conversion_cast %i : index to i64
// CHECK-NEXT:      %[[AT:.*]] = llvm.getelementptr
// CHECK-NEXT:      llvm.store %{{.*}}, %[[AT]]
// CHECK-NEXT:      %c = llvm.load %[[SLOT]]
func.func private @many(%a: !agg.array<9, f64>, %n: index) -> !agg.array<9, f64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = arith.constant 2.0 : f64
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%b = %a) -> (!agg.array<9, f64>) {
    %c = agg.elem_set %b[%i], %x : !agg.array<9, f64>, f64 -> !agg.array<9, f64>
    scf.yield %c : !agg.array<9, f64>
  }
  return %r : !agg.array<9, f64>
}

// CHECK:       func.func private @optional(%x: f64) -> f64
// CHECK:         llvm.insertvalue %{{.*}}, %{{.*}}[0] : !llvm.struct<(i1, f64)>
// CHECK-NEXT:    %o = llvm.insertvalue %x, %{{.*}}[1] : !llvm.struct<(i1, f64)>
// CHECK-NEXT:    %n = llvm.mlir.zero : !llvm.struct<(i1, f64)>
// CHECK-NEXT:    %h = llvm.extractvalue %o[0] : !llvm.struct<(i1, f64)>
// CHECK-NEXT:    %p = arith.select %h, %o, %n : !llvm.struct<(i1, f64)>
// CHECK-NEXT:    %v = llvm.extractvalue %p[1] : !llvm.struct<(i1, f64)>
func.func private @optional(%x: f64) -> f64 {
  %o = agg.some %x : f64 -> !agg.optional<f64>
  %n = agg.none : !agg.optional<f64>
  %h = agg.has_value %o : !agg.optional<f64>
  %p = arith.select %h, %o, %n : !agg.optional<f64>
  %v = agg.value %p : !agg.optional<f64> -> f64
  return %v : f64
}

// CHECK:       func.func private @buffer(%m: memref<?x!llvm.struct<(f64, i64)>>, %t: !autodiff.tape)
// CHECK:         autodiff.frame %t, %{{.*}} : !autodiff.frame<!llvm.struct<(f64, i64)>>
func.func private @buffer(%m: memref<?x!agg.struct<@Box>>, %t: !autodiff.tape) {
  %c1 = arith.constant 1 : index
  %f = autodiff.frame %t, %c1 : !autodiff.frame<!agg.struct<@Box>>
  return
}
