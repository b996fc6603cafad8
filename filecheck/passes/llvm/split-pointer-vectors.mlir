// RUN: ad-opt %s -p "split-pointer-vectors" | filecheck %s

// CHECK-LABEL: llvm.func @gather
// CHECK: %[[I0:.*]] = llvm.extractelement %i[%{{.*}}] : vector<2xi64>
// CHECK-NEXT: %[[P0:.*]] = llvm.getelementptr %x[%[[I0]]] : (!llvm.ptr, i64) -> !llvm.ptr, f64
// CHECK: %[[P1:.*]] = llvm.getelementptr %x[%{{.*}}] : (!llvm.ptr, i64) -> !llvm.ptr, f64
// A lane that is known to be on is loaded; the other one only where its mask says so.
// CHECK: %[[E0:.*]] = llvm.load %[[P0]] {alignment = 8 : i64} : !llvm.ptr -> f64
// CHECK: %[[V0:.*]] = llvm.insertelement %[[E0]], %off[%{{.*}}] : vector<2xf64>
// CHECK-NOT: masked
// CHECK: llvm.return
llvm.func @gather(%x: !llvm.ptr, %i: vector<2xi64>, %off: vector<2xf64>) -> vector<2xf64> {
  %on = llvm.mlir.constant(dense<[true, false]> : vector<2xi1>) : vector<2xi1>
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, vector<2xi64>) -> vector<2x!llvm.ptr>, f64
  %v = llvm.intr.masked.gather %p, %on, %off {alignment = 8 : i32} : (vector<2x!llvm.ptr>, vector<2xi1>, vector<2xf64>) -> vector<2xf64>
  llvm.return %v : vector<2xf64>
}

// CHECK-LABEL: llvm.func @store
// CHECK: %[[BIT:.*]] = llvm.extractelement %on{{.*}}[%{{.*}}] : vector<1xi1>
// CHECK-NEXT: llvm.cond_br %[[BIT]], ^[[DO:.*]], ^[[END:.*]]
// CHECK: ^[[DO]]:
// CHECK: llvm.store %{{.*}}, %p {alignment = 4 : i64} : f32, !llvm.ptr
// CHECK: ^[[END]]:
// CHECK-NEXT: llvm.return
llvm.func @store(%v: vector<1xf32>, %p: !llvm.ptr, %on: vector<1xi1>) {
  llvm.intr.masked.store %v, %p, %on {alignment = 8 : i32} : vector<1xf32>, vector<1xi1> into !llvm.ptr
  llvm.return
}

// Arguments of blocks are passed lane by lane.
// CHECK-LABEL: llvm.func @turn
// CHECK: llvm.br ^[[LOOP:.*]](%a, %b : !llvm.ptr, !llvm.ptr)
// CHECK: ^[[LOOP]](%[[A:.*]]: !llvm.ptr, %[[B:.*]]: !llvm.ptr):
// CHECK: llvm.cond_br %c, ^[[LOOP]](%[[B]], %[[A]] : !llvm.ptr, !llvm.ptr), ^[[OUT:.*]]
// CHECK: llvm.return %[[A]] : !llvm.ptr
llvm.func @turn(%a: !llvm.ptr, %b: !llvm.ptr, %c: i1) -> !llvm.ptr {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %none = llvm.mlir.poison : vector<2x!llvm.ptr>
  %first = llvm.insertelement %a, %none[%zero : i32] : vector<2x!llvm.ptr>
  %both = llvm.insertelement %b, %first[%one : i32] : vector<2x!llvm.ptr>
  llvm.br ^loop(%both : vector<2x!llvm.ptr>)
^loop(%rows: vector<2x!llvm.ptr>):
  %turned = llvm.shufflevector %rows, %rows [1, 0] : vector<2x!llvm.ptr>
  %p = llvm.extractelement %rows[%zero : i32] : vector<2x!llvm.ptr>
  llvm.cond_br %c, ^loop(%turned : vector<2x!llvm.ptr>), ^out
^out:
  llvm.return %p : !llvm.ptr
}
