; ModuleID = 'bytecode.c'
source_filename = "bytecode.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.step = type { ptr, i32 }

@bytecode.distance = internal unnamed_addr constant [7 x i32] [i32 trunc (i64 sub (i64 ptrtoint (ptr blockaddress(@bytecode, %115) to i64), i64 ptrtoint (ptr blockaddress(@bytecode, %115) to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr blockaddress(@bytecode, %77) to i64), i64 ptrtoint (ptr blockaddress(@bytecode, %115) to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr blockaddress(@bytecode, %86) to i64), i64 ptrtoint (ptr blockaddress(@bytecode, %115) to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr blockaddress(@bytecode, %91) to i64), i64 ptrtoint (ptr blockaddress(@bytecode, %115) to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr blockaddress(@bytecode, %96) to i64), i64 ptrtoint (ptr blockaddress(@bytecode, %115) to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr blockaddress(@bytecode, %99) to i64), i64 ptrtoint (ptr blockaddress(@bytecode, %115) to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr blockaddress(@bytecode, %102) to i64), i64 ptrtoint (ptr blockaddress(@bytecode, %115) to i64)) to i32)], align 16

; Function Attrs: nounwind memory(readwrite, argmem: read, target_mem0: none, target_mem1: none) uwtable
define dso_local double @bytecode(ptr noundef readonly captures(none) %0, i32 noundef %1, ptr noundef readonly captures(none) %2) local_unnamed_addr #0 {
  %4 = alloca [16 x double], align 16
  %5 = sdiv i32 %1, 2
  %6 = sext i32 %5 to i64
  %7 = shl nsw i64 %6, 4
  %8 = tail call noalias ptr @malloc(i64 noundef %7) #5
  %9 = icmp sgt i32 %1, 1
  br i1 %9, label %10, label %71

10:                                               ; preds = %3
  %11 = zext nneg i32 %5 to i64
  %12 = and i64 %11, 1
  %13 = and i32 %1, 2147483646
  %14 = icmp eq i32 %13, 2
  br i1 %14, label %54, label %15

15:                                               ; preds = %10
  %16 = and i64 %11, 1073741822
  br label %17

17:                                               ; preds = %17, %15
  %18 = phi i64 [ 0, %15 ], [ %49, %17 ]
  %19 = phi i64 [ 0, %15 ], [ %50, %17 ]
  %20 = getelementptr inbounds nuw %struct.step, ptr %8, i64 %18
  %21 = shl nuw nsw i64 %18, 1
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 %21
  %23 = load i8, ptr %22, align 1, !tbaa !8
  %24 = sext i8 %23 to i64
  %25 = getelementptr inbounds i32, ptr @bytecode.distance, i64 %24
  %26 = load i32, ptr %25, align 4, !tbaa !4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i8, ptr blockaddress(@bytecode, %115), i64 %27
  %29 = getelementptr inbounds nuw i8, ptr %22, i64 1
  %30 = load i8, ptr %29, align 1, !tbaa !8
  %31 = sext i8 %30 to i32
  store ptr %28, ptr %20, align 8, !tbaa !9
  %32 = getelementptr inbounds nuw i8, ptr %20, i64 8
  store i32 %31, ptr %32, align 8, !tbaa !4
  %33 = getelementptr inbounds nuw i8, ptr %20, i64 12
  store i32 0, ptr %33, align 4
  %34 = or disjoint i64 %18, 1
  %35 = getelementptr inbounds nuw %struct.step, ptr %8, i64 %34
  %36 = shl nuw nsw i64 %34, 1
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 %36
  %38 = load i8, ptr %37, align 1, !tbaa !8
  %39 = sext i8 %38 to i64
  %40 = getelementptr inbounds i32, ptr @bytecode.distance, i64 %39
  %41 = load i32, ptr %40, align 4, !tbaa !4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds i8, ptr blockaddress(@bytecode, %115), i64 %42
  %44 = getelementptr inbounds nuw i8, ptr %37, i64 1
  %45 = load i8, ptr %44, align 1, !tbaa !8
  %46 = sext i8 %45 to i32
  store ptr %43, ptr %35, align 8, !tbaa !9
  %47 = getelementptr inbounds nuw i8, ptr %35, i64 8
  store i32 %46, ptr %47, align 8, !tbaa !4
  %48 = getelementptr inbounds nuw i8, ptr %35, i64 12
  store i32 0, ptr %48, align 4
  %49 = add nuw nsw i64 %18, 2
  %50 = add i64 %19, 2
  %51 = icmp eq i64 %50, %16
  br i1 %51, label %52, label %17, !llvm.loop !11

52:                                               ; preds = %17
  %53 = icmp eq i64 %12, 0
  br i1 %53, label %71, label %54

54:                                               ; preds = %52, %10
  %55 = phi i64 [ 0, %10 ], [ %49, %52 ]
  %56 = icmp ne i64 %12, 0
  tail call void @llvm.assume(i1 %56)
  %57 = getelementptr inbounds nuw %struct.step, ptr %8, i64 %55
  %58 = shl nuw nsw i64 %55, 1
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 %58
  %60 = load i8, ptr %59, align 1, !tbaa !8
  %61 = sext i8 %60 to i64
  %62 = getelementptr inbounds i32, ptr @bytecode.distance, i64 %61
  %63 = load i32, ptr %62, align 4, !tbaa !4
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds i8, ptr blockaddress(@bytecode, %115), i64 %64
  %66 = getelementptr inbounds nuw i8, ptr %59, i64 1
  %67 = load i8, ptr %66, align 1, !tbaa !8
  %68 = sext i8 %67 to i32
  store ptr %65, ptr %57, align 8, !tbaa !9
  %69 = getelementptr inbounds nuw i8, ptr %57, i64 8
  store i32 %68, ptr %69, align 8, !tbaa !4
  %70 = getelementptr inbounds nuw i8, ptr %57, i64 12
  store i32 0, ptr %70, align 4
  br label %71

71:                                               ; preds = %54, %52, %3
  br label %72

72:                                               ; preds = %84, %71
  %73 = phi ptr [ %4, %71 ], [ %85, %84 ]
  %74 = phi i32 [ 0, %71 ], [ %113, %84 ]
  %75 = phi ptr [ %8, %71 ], [ %119, %84 ]
  %76 = getelementptr inbounds i8, ptr %73, i64 -8
  br label %112

77:                                               ; preds = %117
  %78 = getelementptr inbounds nuw i8, ptr %118, i64 8
  %79 = load i32, ptr %78, align 8, !tbaa !13
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds double, ptr %2, i64 %80
  %82 = load double, ptr %81, align 8, !tbaa !15
  %83 = getelementptr inbounds nuw i8, ptr %73, i64 8
  store double %82, ptr %73, align 8, !tbaa !15
  br label %84

84:                                               ; preds = %77, %99, %86, %91
  %85 = phi ptr [ %101, %99 ], [ %83, %77 ], [ %76, %91 ], [ %76, %86 ]
  br label %72

86:                                               ; preds = %117
  %87 = load double, ptr %76, align 8, !tbaa !15
  %88 = getelementptr inbounds i8, ptr %73, i64 -16
  %89 = load double, ptr %88, align 8, !tbaa !15
  %90 = fadd double %87, %89
  store double %90, ptr %88, align 8, !tbaa !15
  br label %84

91:                                               ; preds = %117
  %92 = load double, ptr %76, align 8, !tbaa !15
  %93 = getelementptr inbounds i8, ptr %73, i64 -16
  %94 = load double, ptr %93, align 8, !tbaa !15
  %95 = fmul double %92, %94
  store double %95, ptr %93, align 8, !tbaa !15
  br label %84

96:                                               ; preds = %117
  %97 = load double, ptr %76, align 8, !tbaa !15
  %98 = tail call double @sin(double noundef %97) #6, !tbaa !4
  store double %98, ptr %76, align 8, !tbaa !15
  br label %117

99:                                               ; preds = %117
  %100 = load double, ptr %76, align 8, !tbaa !15
  store double %100, ptr %73, align 8, !tbaa !15
  %101 = getelementptr inbounds nuw i8, ptr %73, i64 8
  br label %84

102:                                              ; preds = %117
  %103 = add nsw i32 %113, 1
  %104 = icmp slt i32 %113, 3
  br i1 %104, label %105, label %110

105:                                              ; preds = %102
  %106 = getelementptr inbounds nuw i8, ptr %118, i64 8
  %107 = load i32, ptr %106, align 8, !tbaa !13
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds %struct.step, ptr %119, i64 %108
  br label %110

110:                                              ; preds = %105, %102
  %111 = phi ptr [ %109, %105 ], [ %119, %102 ]
  br label %112

112:                                              ; preds = %110, %72
  %113 = phi i32 [ %74, %72 ], [ %103, %110 ]
  %114 = phi ptr [ %75, %72 ], [ %111, %110 ]
  br label %117

115:                                              ; preds = %117
  tail call void @free(ptr noundef %8) #6
  %116 = load double, ptr %76, align 8, !tbaa !15
  ret double %116

117:                                              ; preds = %112, %96
  %118 = phi ptr [ %119, %96 ], [ %114, %112 ]
  %119 = getelementptr inbounds nuw i8, ptr %118, i64 16
  %120 = load ptr, ptr %118, align 8, !tbaa !17
  indirectbr ptr %120, [label %115, label %102, label %77, label %99, label %86, label %96, label %91]
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @sin(double noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

attributes #0 = { nounwind memory(readwrite, argmem: read, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #5 = { nounwind allocsize(0) }
attributes #6 = { nounwind }

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
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!14, !5, i64 8}
!14 = !{!"step", !10, i64 0, !5, i64 8}
!15 = !{!16, !16, i64 0}
!16 = !{!"double", !6, i64 0}
!17 = !{!14, !10, i64 0}
