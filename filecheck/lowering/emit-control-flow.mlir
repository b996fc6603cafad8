// RUN: ad-opt %s --emit=llvm-ir | filecheck %s

// Block arguments become phis; a block reached twice from one branch gets an edge block.

// CHECK-LABEL: define double @choose(
// CHECK:         br i1 %[[c:v[0-9]+]], label %bb1, label %bb0.edge1
// CHECK:       bb0.edge1:
// CHECK-NEXT:    br label %bb1
// CHECK:       bb1:
// CHECK-NEXT:    phi double [ %{{.*}}, %bb0 ], [ %{{.*}}, %bb0.edge1 ]
llvm.func @choose(%c: i1, %x: f64, %y: f64) -> f64 {
  llvm.cond_br %c, ^bb1(%x : f64), ^bb1(%y : f64)
^bb1(%r: f64):
  llvm.return %r : f64
}

// CHECK-LABEL: define void @loop(
// CHECK:         br i1 %{{.*}}, label %bb1, label %bb2, !llvm.loop ![[loop:[0-9]+]]
llvm.func @loop(%c: i1) {
  llvm.br ^bb1
^bb1:
  llvm.cond_br %c, ^bb1, ^bb2 {loop_annotation = #llvm.loop_annotation<mustProgress = true, vectorize = <disable = false, width = 4 : i32>>}
^bb2:
  llvm.return
}

// CHECK: !{!"llvm.loop.mustprogress"}
// CHECK: !{!"llvm.loop.vectorize.enable", i1 true}
// CHECK: !{!"llvm.loop.vectorize.width", i32 4}
