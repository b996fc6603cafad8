; ModuleID = 'bytecode.c'
source_filename = "bytecode.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.step = type { ptr, i32 }

@bytecode.distance = internal unnamed_addr constant [7 x i32] [i32 trunc (i64 sub (i64 ptrtoint (ptr blockaddress(@bytecode, %77) to i64), i64 ptrtoint (ptr blockaddress(@bytecode, %77) to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr blockaddress(@bytecode, %36) to i64), i64 ptrtoint (ptr blockaddress(@bytecode, %77) to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr blockaddress(@bytecode, %45) to i64), i64 ptrtoint (ptr blockaddress(@bytecode, %77) to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr blockaddress(@bytecode, %51) to i64), i64 ptrtoint (ptr blockaddress(@bytecode, %77) to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr blockaddress(@bytecode, %57) to i64), i64 ptrtoint (ptr blockaddress(@bytecode, %77) to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr blockaddress(@bytecode, %60) to i64), i64 ptrtoint (ptr blockaddress(@bytecode, %77) to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr blockaddress(@bytecode, %64) to i64), i64 ptrtoint (ptr blockaddress(@bytecode, %77) to i64)) to i32)], align 16

; Function Attrs: nounwind memory(readwrite, argmem: read, target_mem0: none, target_mem1: none) uwtable
define dso_local double @bytecode(ptr noundef readonly captures(none) %0, i32 noundef %1, ptr noundef readonly captures(none) %2) local_unnamed_addr #0 {
  %4 = alloca [16 x double], align 16
  %5 = sdiv i32 %1, 2
  %6 = sext i32 %5 to i64
  %7 = shl nsw i64 %6, 4
  %8 = tail call noalias ptr @malloc(i64 noundef %7) #4
  %9 = icmp sgt i32 %1, 1
  br i1 %9, label %10, label %30

10:                                               ; preds = %3
  %11 = zext nneg i32 %5 to i64
  br label %12

12:                                               ; preds = %10, %12
  %13 = phi i64 [ 0, %10 ], [ %28, %12 ]
  %14 = getelementptr inbounds nuw %struct.step, ptr %8, i64 %13
  %15 = shl nuw nsw i64 %13, 1
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 %15
  %17 = load i8, ptr %16, align 1, !tbaa !8
  %18 = sext i8 %17 to i64
  %19 = getelementptr inbounds i32, ptr @bytecode.distance, i64 %18
  %20 = load i32, ptr %19, align 4, !tbaa !4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i8, ptr blockaddress(@bytecode, %77), i64 %21
  %23 = getelementptr inbounds nuw i8, ptr %16, i64 1
  %24 = load i8, ptr %23, align 1, !tbaa !8
  %25 = sext i8 %24 to i32
  store ptr %22, ptr %14, align 8, !tbaa !9
  %26 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store i32 %25, ptr %26, align 8, !tbaa !4
  %27 = getelementptr inbounds nuw i8, ptr %14, i64 12
  store i32 0, ptr %27, align 4
  %28 = add nuw nsw i64 %13, 1
  %29 = icmp eq i64 %28, %11
  br i1 %29, label %30, label %12, !llvm.loop !11

30:                                               ; preds = %12, %3
  br label %31

31:                                               ; preds = %43, %30
  %32 = phi ptr [ %4, %30 ], [ %44, %43 ]
  %33 = phi i32 [ 0, %30 ], [ %75, %43 ]
  %34 = phi ptr [ %8, %30 ], [ %82, %43 ]
  %35 = getelementptr inbounds i8, ptr %32, i64 -8
  br label %74

36:                                               ; preds = %80
  %37 = getelementptr inbounds nuw i8, ptr %81, i64 8
  %38 = load i32, ptr %37, align 8, !tbaa !14
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds double, ptr %2, i64 %39
  %41 = load double, ptr %40, align 8, !tbaa !16
  %42 = getelementptr inbounds nuw i8, ptr %32, i64 8
  store double %41, ptr %32, align 8, !tbaa !16
  br label %43

43:                                               ; preds = %36, %60, %45, %51
  %44 = phi ptr [ %63, %60 ], [ %42, %36 ], [ %52, %51 ], [ %46, %45 ]
  br label %31

45:                                               ; preds = %80
  %46 = getelementptr inbounds i8, ptr %32, i64 -8
  %47 = load double, ptr %46, align 8, !tbaa !16
  %48 = getelementptr inbounds i8, ptr %32, i64 -16
  %49 = load double, ptr %48, align 8, !tbaa !16
  %50 = fadd double %47, %49
  store double %50, ptr %48, align 8, !tbaa !16
  br label %43

51:                                               ; preds = %80
  %52 = getelementptr inbounds i8, ptr %32, i64 -8
  %53 = load double, ptr %52, align 8, !tbaa !16
  %54 = getelementptr inbounds i8, ptr %32, i64 -16
  %55 = load double, ptr %54, align 8, !tbaa !16
  %56 = fmul double %53, %55
  store double %56, ptr %54, align 8, !tbaa !16
  br label %43

57:                                               ; preds = %80
  %58 = load double, ptr %35, align 8, !tbaa !16
  %59 = tail call double @sin(double noundef %58) #5, !tbaa !4
  store double %59, ptr %35, align 8, !tbaa !16
  br label %80

60:                                               ; preds = %80
  %61 = getelementptr inbounds i8, ptr %32, i64 -8
  %62 = load double, ptr %61, align 8, !tbaa !16
  store double %62, ptr %32, align 8, !tbaa !16
  %63 = getelementptr inbounds nuw i8, ptr %32, i64 8
  br label %43

64:                                               ; preds = %80
  %65 = add nsw i32 %75, 1
  %66 = icmp slt i32 %75, 3
  br i1 %66, label %67, label %72

67:                                               ; preds = %64
  %68 = getelementptr inbounds nuw i8, ptr %81, i64 8
  %69 = load i32, ptr %68, align 8, !tbaa !14
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds %struct.step, ptr %82, i64 %70
  br label %72

72:                                               ; preds = %67, %64
  %73 = phi ptr [ %71, %67 ], [ %82, %64 ]
  br label %74

74:                                               ; preds = %72, %31
  %75 = phi i32 [ %33, %31 ], [ %65, %72 ]
  %76 = phi ptr [ %34, %31 ], [ %73, %72 ]
  br label %80

77:                                               ; preds = %80
  tail call void @free(ptr noundef %8) #5
  %78 = getelementptr inbounds i8, ptr %32, i64 -8
  %79 = load double, ptr %78, align 8, !tbaa !16
  ret double %79

80:                                               ; preds = %74, %57
  %81 = phi ptr [ %82, %57 ], [ %76, %74 ]
  %82 = getelementptr inbounds nuw i8, ptr %81, i64 16
  %83 = load ptr, ptr %81, align 8, !tbaa !18
  indirectbr ptr %83, [label %77, label %64, label %36, label %60, label %45, label %57, label %51]
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @sin(double noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #3

attributes #0 = { nounwind memory(readwrite, argmem: read, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind allocsize(0) }
attributes #5 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!6, !6, i64 0}
!9 = !{!10, !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = !{!15, !5, i64 8}
!15 = !{!"step", !10, i64 0, !5, i64 8}
!16 = !{!17, !17, i64 0}
!17 = !{!"double", !6, i64 0}
!18 = !{!15, !10, i64 0}
