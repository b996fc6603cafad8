; As LLVM 14 writes it: pointers with types, old names of intrinsics, calls for debug information.
source_filename = "typed_pointers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { double, %struct.node*, i32 (%struct.node*, i32)* }

@table = dso_local global [4 x double] [double 1.000000e+00, double 2.000000e+00, double 3.000000e+00, double 4.000000e+00], align 16
@first = internal global %struct.node { double 5.000000e-01, %struct.node* @second, i32 (%struct.node*, i32)* @measure }, align 8
@second = internal global %struct.node { double 2.500000e-01, %struct.node* null, i32 (%struct.node*, i32)* @measure }, align 8
@.str = private unnamed_addr constant [9 x i8] c"%g %d %g\00", align 1
@inside = internal global double* getelementptr inbounds ([4 x double], [4 x double]* @table, i64 0, i64 2), align 8

define internal i32 @measure(%struct.node* nocapture readonly %n, i32 %extra) #0 {
entry:
  %0 = getelementptr inbounds %struct.node, %struct.node* %n, i64 0, i32 1
  %1 = load %struct.node*, %struct.node** %0, align 8, !tbaa !2
  %2 = icmp eq %struct.node* %1, null
  %3 = zext i1 %2 to i32
  %4 = add nsw i32 %3, %extra
  ret i32 %4
}

define dso_local i64 @run(i8* nocapture %out, i64 %size) local_unnamed_addr #0 !dbg !11 {
entry:
  %copy = alloca [4 x double], align 16
  %bytes = bitcast [4 x double]* %copy to i8*
  call void @llvm.dbg.declare(metadata [4 x double]* %copy, metadata !14, metadata !DIExpression()), !dbg !15
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %bytes) #3, !dbg !15
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %bytes, i8* align 16 bitcast ([4 x double]* @table to i8*), i64 32, i1 false)
  br label %loop

loop:
  %n = phi %struct.node* [ @first, %entry ], [ %next, %loop ]
  %sum = phi double [ 0.000000e+00, %entry ], [ %sum.next, %loop ]
  %count = phi i32 [ 0, %entry ], [ %count.next, %loop ]
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %slot = getelementptr inbounds [4 x double], [4 x double]* %copy, i64 0, i64 %i
  %x = load double, double* %slot, align 8
  %place = getelementptr %struct.node, %struct.node* %n, i64 0, i32 0
  %v = load double, double* %place, align 8
  %product = call double @llvm.fma.f64(double %v, double %x, double %sum)
  %power = call double @llvm.powi.f64(double %product, i32 2)
  %sum.next = fadd double %power, 1.000000e+00
  %function.place = getelementptr %struct.node, %struct.node* %n, i64 0, i32 2
  %function = load i32 (%struct.node*, i32)*, i32 (%struct.node*, i32)** %function.place, align 8
  %count.next = call i32 %function(%struct.node* %n, i32 %count)
  %next.place = getelementptr %struct.node, %struct.node* %n, i64 0, i32 1
  %next = load %struct.node*, %struct.node** %next.place, align 8
  %i.next = add nuw nsw i64 %i, 1
  %end = icmp eq %struct.node* %next, null
  br i1 %end, label %done, label %loop, !llvm.loop !7

done:
  %there = load double*, double** @inside, align 8
  %third = load double, double* %there, align 8
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %bytes) #3
  %used = call i32 (i8*, i64, i8*, ...) @snprintf(i8* %out, i64 %size, i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i64 0, i64 0), double %sum.next, i32 %count.next, double %third) #3
  %long = sext i32 %used to i64
  ret i64 %long
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1
declare void @llvm.lifetime.start.p0i8(i64, i8* nocapture) #2
declare void @llvm.lifetime.end.p0i8(i64, i8* nocapture) #2
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1) #2
declare double @llvm.fma.f64(double, double, double) #1
declare double @llvm.powi.f64(double, i32) #1
declare i32 @snprintf(i8*, i64, i8* nocapture readonly, ...) local_unnamed_addr #4

attributes #0 = { nofree nounwind uwtable "frame-pointer"="none" "target-cpu"="x86-64" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { argmemonly nofree nosync nounwind willreturn }
attributes #3 = { nounwind }
attributes #4 = { nofree nounwind }

!llvm.dbg.cu = !{!8}
!llvm.module.flags = !{!0, !1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !{!3, !4, i64 8}
!3 = !{!"node", !6, i64 0, !4, i64 8, !4, i64 16}
!4 = !{!"any pointer", !5, i64 0}
!5 = !{!"omnipotent char", !10, i64 0}
!6 = !{!"double", !5, i64 0}
!7 = distinct !{!7, !16}
!8 = distinct !DICompileUnit(language: DW_LANG_C99, file: !9, producer: "hand", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!9 = !DIFile(filename: "typed_pointers.c", directory: ".")
!10 = !{!"Simple C/C++ TBAA"}
!11 = distinct !DISubprogram(name: "run", scope: !9, file: !9, line: 12, type: !12, scopeLine: 12, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !8, retainedNodes: !13)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocalVariable(name: "copy", scope: !11, file: !9, line: 13, type: !17)
!15 = !DILocation(line: 13, column: 10, scope: !11)
!16 = !{!"llvm.loop.mustprogress"}
!17 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
