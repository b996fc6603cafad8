; ModuleID = 'bytecode.c'
source_filename = "bytecode.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.step = type { ptr, i32 }

@bytecode.distance = internal constant [7 x i32] [i32 trunc (i64 sub (i64 ptrtoint (ptr blockaddress(@bytecode, %143) to i64), i64 ptrtoint (ptr blockaddress(@bytecode, %143) to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr blockaddress(@bytecode, %61) to i64), i64 ptrtoint (ptr blockaddress(@bytecode, %143) to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr blockaddress(@bytecode, %76) to i64), i64 ptrtoint (ptr blockaddress(@bytecode, %143) to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr blockaddress(@bytecode, %90) to i64), i64 ptrtoint (ptr blockaddress(@bytecode, %143) to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr blockaddress(@bytecode, %104) to i64), i64 ptrtoint (ptr blockaddress(@bytecode, %143) to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr blockaddress(@bytecode, %115) to i64), i64 ptrtoint (ptr blockaddress(@bytecode, %143) to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr blockaddress(@bytecode, %126) to i64), i64 ptrtoint (ptr blockaddress(@bytecode, %143) to i64)) to i32)], align 16

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @bytecode(ptr noundef %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca %struct.step, align 8
  %11 = alloca [16 x double], align 16
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store ptr %2, ptr %6, align 8
  %14 = load i32, ptr %5, align 4
  %15 = sdiv i32 %14, 2
  %16 = sext i32 %15 to i64
  %17 = mul i64 %16, 16
  %18 = call noalias ptr @malloc(i64 noundef %17) #5
  store ptr %18, ptr %7, align 8
  %19 = load ptr, ptr %7, align 8
  store ptr %19, ptr %8, align 8
  store i32 0, ptr %9, align 4
  br label %20

20:                                               ; preds = %52, %3
  %21 = load i32, ptr %9, align 4
  %22 = load i32, ptr %5, align 4
  %23 = sdiv i32 %22, 2
  %24 = icmp slt i32 %21, %23
  br i1 %24, label %25, label %55

25:                                               ; preds = %20
  %26 = load ptr, ptr %7, align 8
  %27 = load i32, ptr %9, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds %struct.step, ptr %26, i64 %28
  %30 = getelementptr inbounds nuw %struct.step, ptr %10, i32 0, i32 0
  %31 = load ptr, ptr %4, align 8
  %32 = load i32, ptr %9, align 4
  %33 = mul nsw i32 2, %32
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i8, ptr %31, i64 %34
  %36 = load i8, ptr %35, align 1
  %37 = sext i8 %36 to i64
  %38 = getelementptr inbounds [7 x i32], ptr @bytecode.distance, i64 0, i64 %37
  %39 = load i32, ptr %38, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i8, ptr blockaddress(@bytecode, %143), i64 %40
  store ptr %41, ptr %30, align 8
  %42 = getelementptr inbounds nuw %struct.step, ptr %10, i32 0, i32 1
  %43 = load ptr, ptr %4, align 8
  %44 = load i32, ptr %9, align 4
  %45 = mul nsw i32 2, %44
  %46 = add nsw i32 %45, 1
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i8, ptr %43, i64 %47
  %49 = load i8, ptr %48, align 1
  %50 = sext i8 %49 to i32
  store i32 %50, ptr %42, align 8
  %51 = getelementptr i8, ptr %10, i64 12
  call void @llvm.memset.p0.i64(ptr align 4 %51, i8 0, i64 4, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %29, ptr align 8 %10, i64 16, i1 false)
  br label %52

52:                                               ; preds = %25
  %53 = load i32, ptr %9, align 4
  %54 = add nsw i32 %53, 1
  store i32 %54, ptr %9, align 4
  br label %20, !llvm.loop !5

55:                                               ; preds = %20
  %56 = getelementptr inbounds [16 x double], ptr %11, i64 0, i64 0
  store ptr %56, ptr %12, align 8
  store i32 0, ptr %13, align 4
  %57 = load ptr, ptr %8, align 8
  %58 = getelementptr inbounds nuw %struct.step, ptr %57, i32 1
  store ptr %58, ptr %8, align 8
  %59 = getelementptr inbounds nuw %struct.step, ptr %57, i32 0, i32 0
  %60 = load ptr, ptr %59, align 8
  br label %148

61:                                               ; preds = %148
  %62 = load ptr, ptr %6, align 8
  %63 = load ptr, ptr %8, align 8
  %64 = getelementptr inbounds %struct.step, ptr %63, i64 -1
  %65 = getelementptr inbounds nuw %struct.step, ptr %64, i32 0, i32 1
  %66 = load i32, ptr %65, align 8
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds double, ptr %62, i64 %67
  %69 = load double, ptr %68, align 8
  %70 = load ptr, ptr %12, align 8
  %71 = getelementptr inbounds nuw double, ptr %70, i32 1
  store ptr %71, ptr %12, align 8
  store double %69, ptr %70, align 8
  %72 = load ptr, ptr %8, align 8
  %73 = getelementptr inbounds nuw %struct.step, ptr %72, i32 1
  store ptr %73, ptr %8, align 8
  %74 = getelementptr inbounds nuw %struct.step, ptr %72, i32 0, i32 0
  %75 = load ptr, ptr %74, align 8
  br label %148

76:                                               ; preds = %148
  %77 = load ptr, ptr %12, align 8
  %78 = getelementptr inbounds double, ptr %77, i32 -1
  store ptr %78, ptr %12, align 8
  %79 = load ptr, ptr %12, align 8
  %80 = getelementptr inbounds double, ptr %79, i64 0
  %81 = load double, ptr %80, align 8
  %82 = load ptr, ptr %12, align 8
  %83 = getelementptr inbounds double, ptr %82, i64 -1
  %84 = load double, ptr %83, align 8
  %85 = fadd double %84, %81
  store double %85, ptr %83, align 8
  %86 = load ptr, ptr %8, align 8
  %87 = getelementptr inbounds nuw %struct.step, ptr %86, i32 1
  store ptr %87, ptr %8, align 8
  %88 = getelementptr inbounds nuw %struct.step, ptr %86, i32 0, i32 0
  %89 = load ptr, ptr %88, align 8
  br label %148

90:                                               ; preds = %148
  %91 = load ptr, ptr %12, align 8
  %92 = getelementptr inbounds double, ptr %91, i32 -1
  store ptr %92, ptr %12, align 8
  %93 = load ptr, ptr %12, align 8
  %94 = getelementptr inbounds double, ptr %93, i64 0
  %95 = load double, ptr %94, align 8
  %96 = load ptr, ptr %12, align 8
  %97 = getelementptr inbounds double, ptr %96, i64 -1
  %98 = load double, ptr %97, align 8
  %99 = fmul double %98, %95
  store double %99, ptr %97, align 8
  %100 = load ptr, ptr %8, align 8
  %101 = getelementptr inbounds nuw %struct.step, ptr %100, i32 1
  store ptr %101, ptr %8, align 8
  %102 = getelementptr inbounds nuw %struct.step, ptr %100, i32 0, i32 0
  %103 = load ptr, ptr %102, align 8
  br label %148

104:                                              ; preds = %148
  %105 = load ptr, ptr %12, align 8
  %106 = getelementptr inbounds double, ptr %105, i64 -1
  %107 = load double, ptr %106, align 8
  %108 = call double @sin(double noundef %107) #6
  %109 = load ptr, ptr %12, align 8
  %110 = getelementptr inbounds double, ptr %109, i64 -1
  store double %108, ptr %110, align 8
  %111 = load ptr, ptr %8, align 8
  %112 = getelementptr inbounds nuw %struct.step, ptr %111, i32 1
  store ptr %112, ptr %8, align 8
  %113 = getelementptr inbounds nuw %struct.step, ptr %111, i32 0, i32 0
  %114 = load ptr, ptr %113, align 8
  br label %148

115:                                              ; preds = %148
  %116 = load ptr, ptr %12, align 8
  %117 = getelementptr inbounds double, ptr %116, i64 -1
  %118 = load double, ptr %117, align 8
  %119 = load ptr, ptr %12, align 8
  store double %118, ptr %119, align 8
  %120 = load ptr, ptr %12, align 8
  %121 = getelementptr inbounds nuw double, ptr %120, i32 1
  store ptr %121, ptr %12, align 8
  %122 = load ptr, ptr %8, align 8
  %123 = getelementptr inbounds nuw %struct.step, ptr %122, i32 1
  store ptr %123, ptr %8, align 8
  %124 = getelementptr inbounds nuw %struct.step, ptr %122, i32 0, i32 0
  %125 = load ptr, ptr %124, align 8
  br label %148

126:                                              ; preds = %148
  %127 = load i32, ptr %13, align 4
  %128 = add nsw i32 %127, 1
  store i32 %128, ptr %13, align 4
  %129 = icmp slt i32 %128, 4
  br i1 %129, label %130, label %138

130:                                              ; preds = %126
  %131 = load ptr, ptr %8, align 8
  %132 = getelementptr inbounds %struct.step, ptr %131, i64 -1
  %133 = getelementptr inbounds nuw %struct.step, ptr %132, i32 0, i32 1
  %134 = load i32, ptr %133, align 8
  %135 = load ptr, ptr %8, align 8
  %136 = sext i32 %134 to i64
  %137 = getelementptr inbounds %struct.step, ptr %135, i64 %136
  store ptr %137, ptr %8, align 8
  br label %138

138:                                              ; preds = %130, %126
  %139 = load ptr, ptr %8, align 8
  %140 = getelementptr inbounds nuw %struct.step, ptr %139, i32 1
  store ptr %140, ptr %8, align 8
  %141 = getelementptr inbounds nuw %struct.step, ptr %139, i32 0, i32 0
  %142 = load ptr, ptr %141, align 8
  br label %148

143:                                              ; preds = %148, %148, %148, %148, %148, %148, %148, %148, %148
  %144 = load ptr, ptr %7, align 8
  call void @free(ptr noundef %144) #6
  %145 = load ptr, ptr %12, align 8
  %146 = getelementptr inbounds double, ptr %145, i64 -1
  %147 = load double, ptr %146, align 8
  ret double %147

148:                                              ; preds = %138, %115, %104, %90, %76, %61, %55
  %149 = phi ptr [ %60, %55 ], [ %75, %61 ], [ %89, %76 ], [ %103, %90 ], [ %114, %104 ], [ %125, %115 ], [ %142, %138 ]
  indirectbr ptr %149, [label %143, label %143, label %61, label %143, label %76, label %143, label %90, label %143, label %104, label %143, label %115, label %143, label %126, label %143, label %143]
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: nounwind
declare double @sin(double noundef) #4

; Function Attrs: nounwind
declare void @free(ptr noundef) #4

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind allocsize(0) }
attributes #6 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
