; RUN: ad-opt %s | filecheck %s
; RUN: ad-opt %s --emit=llvm-ir | filecheck %s --check-prefix=AGAIN

; CHECK: llvm.mlir.global private unnamed_addr constant @text("x\00") {alignment = 1 : i64} : !llvm.array<2 x i8>
; AGAIN: @text = private unnamed_addr constant [2 x i8] c"x\00", align 1
@text = private unnamed_addr constant [2 x i8] c"x\00", align 1

; CHECK: llvm.mlir.global internal @place() : !llvm.ptr {
; CHECK-NEXT: %{{.*}} = llvm.mlir.addressof @text : !llvm.ptr
; CHECK-NEXT: %{{.*}} = llvm.getelementptr inbounds %{{.*}}[1] : (!llvm.ptr) -> !llvm.ptr, i8
; AGAIN: @place = internal global ptr getelementptr inbounds (i8, ptr @text, i32 1)
@place = internal global ptr getelementptr inbounds (i8, ptr @text, i64 1)

; CHECK: llvm.func @exp(f64 {llvm.noundef}) -> f64 attributes {no_unwind}
; AGAIN: declare double @exp(double noundef) nounwind
declare double @exp(double noundef) #0

; CHECK-LABEL: llvm.func @f(%x: f64 {llvm.enzyme_type = "{[-1]:Float@double}"}, %n: i64) -> f64
; AGAIN-LABEL: define double @f(double "enzyme_type"="{[-1]:Float@double}" %v0, i64 %v1)
define double @f(double "enzyme_type"="{[-1]:Float@double}" %x, i64 %n) {
entry:
  ; CHECK: llvm.br ^bb1(%x, %{{.*}} : f64, i64)
  br label %loop

; CHECK: ^bb1(%s: f64, %i: i64):
loop:
  ; AGAIN: phi double [ %v0, %bb0 ], [ %[[t:v[0-9]+]], %bb1 ]
  %s = phi double [ %x, %entry ], [ %t, %loop ]
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  ; CHECK: %t = llvm.call tail @exp(%s) {no_unwind} : (f64 {llvm.noundef}) -> f64
  ; AGAIN: %[[t]] = tail call double @exp(double noundef %{{.*}}) nounwind
  %t = tail call double @exp(double noundef %s) #0
  ; CHECK: %j = llvm.add %i, %{{.*}} overflow<nsw> : i64
  %j = add nsw i64 %i, 1
  ; CHECK: llvm.icmp "slt" %j, %n : i64
  %more = icmp slt i64 %j, %n
  ; CHECK: llvm.cond_br %more, ^bb1(%t, %j : f64, i64), ^bb2 {loop_annotation = #loop_annotation}
  ; AGAIN: br i1 %{{.*}}, label %bb1, label %bb2, !llvm.loop
  br i1 %more, label %loop, label %done, !llvm.loop !0

done:
  ret double %t
}

; CHECK-LABEL: llvm.func @assembly(f64) attributes {ad_opt.unsupported = "{{.*}}llvm_import.ll:49:3: inline assembly"
; AGAIN-LABEL: define void @assembly(double %x) {
; AGAIN-NEXT: call void asm sideeffect "nop", ""()
define void @assembly(double %x) {
  call void asm sideeffect "nop", ""()
  ret void
}

attributes #0 = { nounwind }

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.mustprogress"}

; The number of an entry block with a name is that of another block.
; CHECK-LABEL: llvm.func @numbered
; CHECK:         llvm.br ^bb1
; CHECK-NEXT:  ^bb1:
; CHECK-NEXT:    %{{.*}} = llvm.fmul %x_1, %x_1 : f64
; AGAIN-LABEL: define double @numbered
define double @numbered(double %x) {
entry:
  br label %0

0:                                                ; preds = %entry
  %y = fmul double %x, %x
  ret double %y
}
