// RUN: ad-opt %s -p "raise-llvm" | filecheck %s

// A loop as clang rotates it; memory stays.
// CHECK-LABEL: func.func @dot(%p: !llvm.ptr {llvm.readonly}, %n: i64) -> f64
// CHECK:         cf.cond_br %{{.*}}, ^[[LOOP:.*]](%{{.*}}, %{{.*}} : i64, f64), ^[[END:.*]](%{{.*}} : f64)
// CHECK:       ^[[LOOP]](%i: i64, %s: f64):
// CHECK-NEXT:    %q = llvm.getelementptr inbounds %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
// CHECK-NEXT:    %x = llvm.load %q {alignment = 8 : i64} : !llvm.ptr -> f64
// CHECK-NEXT:    %y = math.sin %x : f64
// CHECK-NEXT:    %t = arith.addf %s, %y fastmath<reassoc> : f64
// CHECK-NEXT:    %j = arith.addi %i, %{{.*}} overflow<nsw,nuw> : i64
// CHECK-NEXT:    %more = arith.cmpi eq, %j, %n : i64
// CHECK-NEXT:    cf.cond_br %more
llvm.func @dot(%p: !llvm.ptr {llvm.readonly}, %n: i64) -> f64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %none = llvm.mlir.constant(0.0 : f64) : f64
  %some = llvm.icmp "sgt" %n, %zero : i64
  llvm.cond_br %some, ^loop(%zero, %none : i64, f64), ^end(%none : f64)
^loop(%i: i64, %s: f64):
  %q = llvm.getelementptr inbounds %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  %x = llvm.load %q {alignment = 8 : i64} : !llvm.ptr -> f64
  %y = llvm.call @sin(%x) : (f64) -> f64
  %t = llvm.fadd %s, %y {fastmathFlags = #llvm.fastmath<reassoc>} : f64
  %j = llvm.add %i, %one overflow<nsw, nuw> : i64
  %more = llvm.icmp "eq" %j, %n : i64
  llvm.cond_br %more, ^end(%t : f64), ^loop(%j, %t : i64, f64)
^end(%r: f64):
  llvm.return %r : f64
}
llvm.func @sin(f64) -> f64
// CHECK-NOT: @sin

// A struct is its leaves.
// CHECK-LABEL: func.func private @swap(
// CHECK-SAME:      %[[A:.*]]: f64, %[[B:.*]]: i32) -> (i32, f64)
// CHECK:         func.return %[[B]], %[[A]] : i32, f64
llvm.func internal @swap(%s: !llvm.struct<(f64, i32)>) -> !llvm.struct<(i32, f64)> {
  %a = llvm.extractvalue %s[0] : !llvm.struct<(f64, i32)>
  %b = llvm.extractvalue %s[1] : !llvm.struct<(f64, i32)>
  %u = llvm.mlir.poison : !llvm.struct<(i32, f64)>
  %v = llvm.insertvalue %b, %u[0] : !llvm.struct<(i32, f64)>
  %w = llvm.insertvalue %a, %v[1] : !llvm.struct<(i32, f64)>
  llvm.return %w : !llvm.struct<(i32, f64)>
}

// In memory, each leaf has its own place.
// CHECK-LABEL: func.func @move
// CHECK:         %[[X:.*]] = llvm.load %p {{.*}} : !llvm.ptr -> f64
// CHECK:         %[[AT:.*]] = llvm.getelementptr inbounds %p[0, 1]
// CHECK:         %[[Y:.*]] = llvm.load %[[AT]] {{.*}} : !llvm.ptr -> i32
// CHECK:         func.call @swap(%[[X]], %[[Y]]) : (f64, i32) -> (i32, f64)
llvm.func @move(%p: !llvm.ptr) -> f64 {
  %s = llvm.load %p : !llvm.ptr -> !llvm.struct<(f64, i32)>
  %t = llvm.call @swap(%s) : (!llvm.struct<(f64, i32)>) -> !llvm.struct<(i32, f64)>
  %x = llvm.extractvalue %t[1] : !llvm.struct<(i32, f64)>
  llvm.return %x : f64
}

// What is variadic stays.
// CHECK-LABEL: func.func @print
// CHECK:         llvm.call @printf(%f, %x) vararg
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @print(%f: !llvm.ptr, %x: f64) -> i32 {
  %n = llvm.call @printf(%f, %x) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64) -> i32
  llvm.return %n : i32
}

// LLVM has one exponent for all lanes.
// CHECK-LABEL: func.func @powers
// CHECK:         %[[N:.*]] = vector.broadcast %n : i32 to vector<2xi32>
// CHECK-NEXT:    math.fpowi %x, %[[N]] : vector<2xf64>, vector<2xi32>
llvm.func @powers(%x: vector<2xf64>, %n: i32) -> vector<2xf64> {
  %y = llvm.intr.powi(%x, %n) : (vector<2xf64>, i32) -> vector<2xf64>
  llvm.return %y : vector<2xf64>
}

// CHECK-LABEL: func.func @power
// CHECK-NOT:     vector.broadcast
// CHECK:         math.fpowi %x, %n : f64, i32
llvm.func @power(%x: f64, %n: i32) -> f64 {
  %y = llvm.intr.powi(%x, %n) : (f64, i32) -> f64
  llvm.return %y : f64
}
