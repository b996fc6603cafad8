; ModuleID = 'statics.cpp'
source_filename = "statics.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"struct.inner::Counter" = type { i32 }
%struct.Bits = type { i64 }

$_ZN5inner7Counter8instanceEv = comdat any

$_ZN5innerorENS_5ColorES0_ = comdat any

$_ZNK4BitscvdEv = comdat any

$_ZN5inner7CounterC2Ei = comdat any

$_ZZN5inner7Counter8instanceEvE3one = comdat any

$_ZGVZN5inner7Counter8instanceEvE3one = comdat any

@start = dso_local global i32 10, align 4
@_ZN5inner7Counter5countE = dso_local global i32 0, align 4
@.str = private unnamed_addr constant [11 x i8] c"raw \22text\22\00", align 1
@.str.1 = private unnamed_addr constant [24 x i8] c"%d %d %d %d %d %g %s %d\00", align 1
@_ZZN5inner7Counter8instanceEvE3one = linkonce_odr dso_local global %"struct.inner::Counter" zeroinitializer, comdat, align 4
@_ZGVZN5inner7Counter8instanceEvE3one = linkonce_odr dso_local global i64 0, comdat, align 8
@_ZZL4nextvE1n = internal global i32 0, align 4
@_ZGVZL4nextvE1n = internal global i8 0, align 1

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define dso_local i64 @run(ptr noundef %0, i64 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i8, align 1
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca %struct.Bits, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %13 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN5inner7Counter8instanceEv()
  store ptr %13, ptr %5, align 8
  %14 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN5inner7Counter8instanceEv()
  store ptr %14, ptr %6, align 8
  %15 = call noundef i32 @_ZL4nextv()
  %16 = call noundef zeroext i8 @_ZN5innerorENS_5ColorES0_(i8 noundef zeroext 1, i8 noundef zeroext 4)
  store i8 %16, ptr %7, align 1
  store ptr @.str, ptr %8, align 8
  store ptr null, ptr %9, align 8
  store i32 3, ptr %10, align 4
  %17 = load ptr, ptr %9, align 8
  %18 = icmp ne ptr %17, null
  br i1 %18, label %19, label %21

19:                                               ; preds = %2
  %20 = load ptr, ptr %9, align 8
  br label %22

21:                                               ; preds = %2
  br label %22

22:                                               ; preds = %21, %19
  %23 = phi ptr [ %20, %19 ], [ %10, %21 ]
  store ptr %23, ptr %11, align 8
  %24 = call noundef i32 @_ZL4nextv()
  %25 = load ptr, ptr %11, align 8, !nonnull !5, !align !6
  %26 = load i32, ptr %25, align 4
  %27 = mul nsw i32 %26, %24
  store i32 %27, ptr %25, align 4
  %28 = load ptr, ptr %3, align 8
  %29 = load i64, ptr %4, align 8
  %30 = load ptr, ptr %5, align 8, !nonnull !5, !align !6
  %31 = getelementptr inbounds nuw %"struct.inner::Counter", ptr %30, i32 0, i32 0
  %32 = load i32, ptr %31, align 4
  %33 = load ptr, ptr %5, align 8, !nonnull !5, !align !6
  %34 = load ptr, ptr %6, align 8, !nonnull !5, !align !6
  %35 = icmp eq ptr %33, %34
  %36 = zext i1 %35 to i32
  %37 = load i32, ptr @_ZN5inner7Counter5countE, align 4
  %38 = load i8, ptr %7, align 1
  %39 = zext i8 %38 to i32
  %40 = load i32, ptr %10, align 4
  %41 = getelementptr inbounds nuw %struct.Bits, ptr %12, i32 0, i32 0
  store i64 4609434218613702656, ptr %41, align 8
  %42 = call noundef double @_ZNK4BitscvdEv(ptr noundef nonnull align 8 dereferenceable(8) %12)
  %43 = load ptr, ptr %8, align 8
  %44 = call noundef i32 @_ZL4nextv()
  %45 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %28, i64 noundef %29, ptr noundef @.str.1, i32 noundef %32, i32 noundef %36, i32 noundef %37, i32 noundef %39, i32 noundef %40, double noundef %42, ptr noundef %43, i32 noundef %44) #3
  %46 = sext i32 %45 to i64
  ret i64 %46
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZN5inner7Counter8instanceEv() #0 comdat align 2 {
  %1 = load i8, ptr @_ZGVZN5inner7Counter8instanceEvE3one, align 8
  %2 = icmp eq i8 %1, 0
  br i1 %2, label %3, label %4, !prof !7

3:                                                ; preds = %0
  call void @_ZN5inner7CounterC2Ei(ptr noundef nonnull align 4 dereferenceable(4) @_ZZN5inner7Counter8instanceEvE3one, i32 noundef 7)
  store i8 1, ptr @_ZGVZN5inner7Counter8instanceEvE3one, align 8
  br label %4

4:                                                ; preds = %3, %0
  ret ptr @_ZZN5inner7Counter8instanceEvE3one
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef i32 @_ZL4nextv() #0 {
  %1 = load i8, ptr @_ZGVZL4nextvE1n, align 1
  %2 = icmp eq i8 %1, 0
  br i1 %2, label %3, label %5, !prof !7

3:                                                ; preds = %0
  %4 = load i32, ptr @start, align 4
  store i32 %4, ptr @_ZZL4nextvE1n, align 4
  store i8 1, ptr @_ZGVZL4nextvE1n, align 1
  br label %5

5:                                                ; preds = %3, %0
  %6 = load i32, ptr @_ZZL4nextvE1n, align 4
  %7 = add nsw i32 %6, 1
  store i32 %7, ptr @_ZZL4nextvE1n, align 4
  ret i32 %6
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i8 @_ZN5innerorENS_5ColorES0_(i8 noundef zeroext %0, i8 noundef zeroext %1) #0 comdat {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  store i8 %0, ptr %3, align 1
  store i8 %1, ptr %4, align 1
  %5 = load i8, ptr %3, align 1
  %6 = zext i8 %5 to i32
  %7 = load i8, ptr %4, align 1
  %8 = zext i8 %7 to i32
  %9 = or i32 %6, %8
  %10 = trunc i32 %9 to i8
  ret i8 %10
}

; Function Attrs: nounwind
declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...) #1

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef double @_ZNK4BitscvdEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #0 comdat align 2 {
  %2 = alloca ptr, align 8
  %3 = alloca double, align 8
  store ptr %0, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  %5 = getelementptr inbounds nuw %struct.Bits, ptr %4, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 %5, i64 8, i1 false)
  %6 = load double, ptr %3, align 8
  ret double %6
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN5inner7CounterC2Ei(ptr noundef nonnull align 4 dereferenceable(4) %0, i32 noundef %1) unnamed_addr #0 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %"struct.inner::Counter", ptr %5, i32 0, i32 0
  %7 = load i32, ptr %4, align 4
  store i32 %7, ptr %6, align 4
  %8 = load i32, ptr @_ZN5inner7Counter5countE, align 4
  %9 = add nsw i32 %8, 1
  store i32 %9, ptr @_ZN5inner7Counter5countE, align 4
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

attributes #0 = { mustprogress noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{}
!6 = !{i64 4}
!7 = !{!"branch_weights", i32 1, i32 1048575}
