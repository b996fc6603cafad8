// RUN: ad-opt %s -p "resolve-indirect-calls" | filecheck %s
// RUN: ad-opt %s -p "resolve-indirect-calls{others=keep}" | filecheck %s --check-prefix=KEEP

llvm.func @f(%x: f64) -> f64 {
  llvm.return %x : f64
}
llvm.func @g(%x: f64) -> f64 {
  %y = llvm.fneg %x : f64
  llvm.return %y : f64
}
llvm.func @h(%x: f64) -> f64 {
  llvm.return %x : f64
}
llvm.mlir.global constant @table() : !llvm.array<2 x ptr> {
  %u = llvm.mlir.poison : !llvm.array<2 x ptr>
  %f = llvm.mlir.addressof @f : !llvm.ptr
  %v = llvm.insertvalue %f, %u[0] : !llvm.array<2 x ptr>
  %g = llvm.mlir.addressof @g : !llvm.ptr
  %w = llvm.insertvalue %g, %v[1] : !llvm.array<2 x ptr>
  llvm.return %w : !llvm.array<2 x ptr>
}

// CHECK-LABEL: llvm.func @choose
// CHECK:         %[[F:.*]] = llvm.mlir.addressof @f : !llvm.ptr
// CHECK-NEXT:    %[[IS:.*]] = llvm.icmp "eq" %{{.*}}, %[[F]] : !llvm.ptr
// CHECK-NEXT:    llvm.cond_br %[[IS]], ^[[CALL:.*]], ^[[NEXT:.*]]
// CHECK-NEXT:  ^[[CALL]]:
// CHECK-NEXT:    %[[A:.*]] = llvm.call @f(%{{.*}}) : (f64) -> f64
// CHECK-NEXT:    llvm.br ^[[END:.*]](%[[A]] : f64)
// CHECK-NEXT:  ^[[NEXT]]:
// CHECK:         llvm.call @g(%{{.*}})
// CHECK-NOT:     @h
// CHECK:         cf.assert %{{.*}}, "a call through a pointer reaches no function of this program"
// CHECK-NEXT:    llvm.unreachable
// CHECK-NEXT:  ^[[END]](%[[Y:.*]]: f64):
// CHECK-NEXT:    %{{.*}} = llvm.fadd %[[Y]], %{{.*}}
// KEEP-LABEL: llvm.func @choose
// KEEP:         llvm.call %{{.*}}(%{{.*}}) : !llvm.ptr, (f64) -> f64
llvm.func @choose(%p: !llvm.ptr, %x: f64) -> f64 {
  %y = llvm.call %p(%x) : !llvm.ptr, (f64) -> f64
  %z = llvm.fadd %y, %x : f64
  llvm.return %z : f64
}

// CHECK-LABEL: llvm.func @known
// CHECK:         llvm.call @h(%{{.*}}) : (f64) -> f64
llvm.func @known(%x: f64) -> f64 {
  %p = llvm.mlir.addressof @h : !llvm.ptr
  %y = llvm.call %p(%x) : !llvm.ptr, (f64) -> f64
  llvm.return %y : f64
}

// Nobody has this type: what is behind the call is not reached.
// CHECK-LABEL: llvm.func @unknown
// CHECK:         llvm.cond_br %{{.*}}, ^[[CALLED:.*]], ^[[NONE:.*]]
// CHECK-NEXT:  ^[[CALLED]]:
// CHECK:         cf.assert %{{.*}}, "a call through a pointer reaches no function of this program"
// CHECK-NEXT:    llvm.unreachable
// CHECK-NEXT:  ^[[NONE]]:
// CHECK-NEXT:    llvm.return
// KEEP-LABEL: llvm.func @unknown
// KEEP:         llvm.call %{{.*}}(%{{.*}}) : !llvm.ptr, (f32) -> f32
llvm.func @unknown(%p: !llvm.ptr, %x: f32, %c: i1) {
  llvm.cond_br %c, ^called, ^none
^called:
  %y = llvm.call %p(%x) : !llvm.ptr, (f32) -> f32
  llvm.br ^more(%y : f32)
^more(%z: f32):
  %w = llvm.fadd %z, %y : f32
  llvm.br ^none
^none:
  llvm.return
}

// Old C does not say what a function takes.
// CHECK-LABEL: llvm.func @open
// CHECK:         llvm.call @puts(%{{.*}}) vararg(!llvm.func<i32 (!llvm.ptr, ...)>) : (!llvm.ptr) -> i32
llvm.func @puts(...) -> i32
llvm.func @open(%p: !llvm.ptr) -> i32 {
  %puts = llvm.mlir.addressof @puts : !llvm.ptr
  %n = llvm.call %puts(%p) vararg(!llvm.func<i32 (ptr, ...)>) : !llvm.ptr, (!llvm.ptr) -> i32
  llvm.return %n : i32
}
