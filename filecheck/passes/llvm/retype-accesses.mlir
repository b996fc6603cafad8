// RUN: ad-opt %s -p "retype-accesses" | filecheck %s

// CHECK-LABEL: llvm.func @negate
llvm.func @negate(%p: !llvm.ptr, %q: !llvm.ptr) -> f64 {
  %sign = llvm.mlir.constant(-9223372036854775808 : i64) : i64
  // CHECK: %bits = llvm.load %p : !llvm.ptr -> f64
  %bits = llvm.load %p : !llvm.ptr -> i64
  // CHECK-NEXT: %minus = llvm.fneg %bits : f64
  %minus = llvm.xor %bits, %sign : i64
  // CHECK-NEXT: llvm.store %minus, %q : f64, !llvm.ptr
  llvm.store %minus, %q : i64, !llvm.ptr
  %x = llvm.load %q : !llvm.ptr -> f64
  llvm.return %x : f64
}

// Integer arithmetic on the bits of a float stays what it is.
// CHECK-LABEL: llvm.func @root
llvm.func @root(%a: f32) -> f32 {
  %magic = llvm.mlir.constant(1597463007 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %i = llvm.bitcast %a : f32 to i32
  // CHECK: llvm.lshr {{.*}} : i32
  %h = llvm.lshr %i, %one : i32
  // CHECK: llvm.sub {{.*}} : i32
  %n = llvm.sub %magic, %h : i32
  %r = llvm.bitcast %n : i32 to f32
  llvm.return %r : f32
}

// A struct of a float and an integer in one register: each goes by itself, in signatures as well.
// CHECK-LABEL: llvm.func @uses_pair
llvm.func @uses_pair(%a: f32, %p: !llvm.ptr) -> f32 {
  %c = llvm.mlir.constant(12884901888 : i64) : i64
  %bits = llvm.bitcast %a : f32 to i32
  %wide = llvm.zext %bits : i32 to i64
  // CHECK: llvm.mlir.constant(3 : i32) : i32
  %pair = llvm.or %wide, %c : i64
  // CHECK: llvm.call @pair.split(%{{.*}}, %{{.*}}) : (f32, i32) -> f32
  %r = llvm.call @pair(%pair) : (i64) -> f32
  llvm.return %r : f32
}
// CHECK-NOT: @pair(
// CHECK: llvm.func internal @pair.split(%{{.*}}: f32, %{{.*}}: i32) -> f32
llvm.func internal @pair(%v: i64) -> f32 {
  %by = llvm.mlir.constant(32 : i64) : i64
  %low = llvm.trunc %v : i64 to i32
  %x = llvm.bitcast %low : i32 to f32
  %high = llvm.lshr %v, %by : i64
  %n = llvm.trunc %high : i64 to i32
  %m = llvm.sitofp %n : i32 to f32
  // CHECK: llvm.fmul
  %y = llvm.fmul %x, %m : f32
  llvm.return %y : f32
}

// A struct that is an address, where no register was left: it is passed as the address that it is.
// CHECK-LABEL: llvm.func @uses_rows
llvm.func @uses_rows(%p: !llvm.ptr) -> f64 {
  %n = llvm.ptrtoint %p : !llvm.ptr to i64
  // CHECK: llvm.call @row.split(%{{.*}}) : (!llvm.ptr) -> f64
  %r = llvm.call @row(%n) : (i64) -> f64
  llvm.return %r : f64
}
// CHECK-NOT: @row(
// CHECK: llvm.func internal @row.split(%[[ROW:.*]]: !llvm.ptr{{.*}}) -> f64
// CHECK: llvm.load %[[ROW]] : !llvm.ptr -> f64
llvm.func internal @row(%k: i64) -> f64 {
  %p = llvm.inttoptr %k : i64 to !llvm.ptr
  %x = llvm.load %p : !llvm.ptr -> f64
  llvm.return %x : f64
}

// Where it is computed with, it stays a number.
// CHECK: llvm.func internal @computed(%{{.*}}: i64{{.*}}) -> f64
llvm.func internal @computed(%k: i64) -> f64 {
  %eight = llvm.mlir.constant(8 : i64) : i64
  %next = llvm.add %k, %eight : i64
  %p = llvm.inttoptr %k : i64 to !llvm.ptr
  %x = llvm.load %p : !llvm.ptr -> f64
  %m = llvm.sitofp %next : i64 to f64
  %y = llvm.fmul %x, %m : f64
  llvm.return %y : f64
}

// One function for floats and for integers becomes two.
// CHECK-LABEL: llvm.func @uses_move
llvm.func @uses_move(%p: !llvm.ptr, %q: !llvm.ptr, %k: !llvm.ptr, %l: !llvm.ptr) -> f64 {
  // CHECK: llvm.call @move.for(
  llvm.call @move(%p, %q) : (!llvm.ptr, !llvm.ptr) -> ()
  // CHECK: llvm.call @move(
  llvm.call @move(%k, %l) : (!llvm.ptr, !llvm.ptr) -> ()
  %x = llvm.load %q : !llvm.ptr -> f64
  %n = llvm.load %l : !llvm.ptr -> i64
  %nn = llvm.mul %n, %n : i64
  %m = llvm.sitofp %nn : i64 to f64
  %y = llvm.fmul %x, %m : f64
  llvm.return %y : f64
}
// CHECK: llvm.func internal @move(
// CHECK: llvm.load {{.*}} -> i64
// CHECK: llvm.func internal @move.for(
// CHECK: llvm.load {{.*}} -> f64
llvm.func internal @move(%from: !llvm.ptr, %to: !llvm.ptr) {
  %v = llvm.load %from : !llvm.ptr -> i64
  llvm.store %v, %to : i64, !llvm.ptr
  llvm.return
}

// Which sign a float has is asked of the float; zeros and NaN have one as well.
// CHECK-LABEL: llvm.func @is_negative
llvm.func @is_negative(%g: f64) -> i1 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %gi = llvm.bitcast %g : f64 to i64
  // CHECK: llvm.intr.copysign
  // CHECK: llvm.fcmp "olt"
  %is = llvm.icmp "slt" %gi, %zero : i64
  llvm.return %is : i1
}

// Signs of some lanes, as products of complex numbers flip them, absolute values and zeros of some.
// CHECK-LABEL: llvm.func @some_lanes
llvm.func @some_lanes(%x: vector<2xf64>) -> vector<2xf64> {
  %signs = llvm.mlir.constant(dense<[-9223372036854775808, 0]> : vector<2xi64>) : vector<2xi64>
  %masks = llvm.mlir.constant(dense<[0, 9223372036854775807]> : vector<2xi64>) : vector<2xi64>
  // CHECK: llvm.fneg
  // CHECK: llvm.select
  // CHECK: llvm.intr.fabs
  // CHECK: llvm.select
  // CHECK-NOT: llvm.bitcast
  %bits = llvm.bitcast %x : vector<2xf64> to vector<2xi64>
  %minus = llvm.xor %bits, %signs : vector<2xi64>
  %masked = llvm.and %minus, %masks : vector<2xi64>
  %y = llvm.bitcast %masked : vector<2xi64> to vector<2xf64>
  llvm.return %y : vector<2xf64>
}

// An exchange of a float as a word is what one thread does.
// CHECK-LABEL: llvm.func @exchanges
llvm.func @exchanges(%p: !llvm.ptr, %b: f64) -> i1 {
  %a = llvm.load %p : !llvm.ptr -> f64
  %expected = llvm.bitcast %a : f64 to i64
  %new = llvm.bitcast %b : f64 to i64
  // CHECK-NOT: llvm.cmpxchg
  // CHECK: %[[OLD:.*]] = llvm.load %{{.*}} {alignment = 8 : i64} : !llvm.ptr -> f64
  // CHECK: %[[SAME:.*]] = llvm.icmp "eq"
  // CHECK: %[[PUT:.*]] = llvm.select %[[SAME]], %b, %[[OLD]] : i1, f64
  // CHECK: llvm.store %[[PUT]], %{{.*}} {alignment = 8 : i64} : f64, !llvm.ptr
  %found = llvm.cmpxchg %p, %expected, %new seq_cst seq_cst : !llvm.ptr, i64
  // CHECK: llvm.return %[[SAME]]
  %same = llvm.extractvalue %found[1] : !llvm.struct<(i64, i1)>
  llvm.return %same : i1
}

// One of integers stays.
// CHECK-LABEL: llvm.func @counts
llvm.func @counts(%p: !llvm.ptr, %n: i64) -> i1 {
  %more = llvm.add %n, %n : i64
  // CHECK: llvm.cmpxchg
  %found = llvm.cmpxchg %p, %n, %more seq_cst seq_cst : !llvm.ptr, i64
  %same = llvm.extractvalue %found[1] : !llvm.struct<(i64, i1)>
  llvm.return %same : i1
}
