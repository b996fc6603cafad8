; ModuleID = 'debug_info.c'
source_filename = "debug_info.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.spring = type { double, double }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @debug_info(ptr noundef %0, i32 noundef %1, double noundef %2) #0 !dbg !9 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca double, align 8
  %7 = alloca %struct.spring, align 8
  %8 = alloca double, align 8
  %9 = alloca i32, align 4
  %10 = alloca double, align 8
  %11 = alloca double, align 8
  store ptr %0, ptr %4, align 8
    #dbg_declare(ptr %4, !17, !DIExpression(), !18)
  store i32 %1, ptr %5, align 4
    #dbg_declare(ptr %5, !19, !DIExpression(), !20)
  store double %2, ptr %6, align 8
    #dbg_declare(ptr %6, !21, !DIExpression(), !22)
    #dbg_declare(ptr %7, !23, !DIExpression(), !28)
  %12 = getelementptr inbounds nuw %struct.spring, ptr %7, i32 0, i32 0, !dbg !29
  %13 = load double, ptr %6, align 8, !dbg !30
  store double %13, ptr %12, align 8, !dbg !29
  %14 = getelementptr inbounds nuw %struct.spring, ptr %7, i32 0, i32 1, !dbg !29
  store double 4.000000e-01, ptr %14, align 8, !dbg !29
    #dbg_declare(ptr %8, !31, !DIExpression(), !32)
  store double 0.000000e+00, ptr %8, align 8, !dbg !32
    #dbg_declare(ptr %9, !33, !DIExpression(), !35)
  store i32 0, ptr %9, align 4, !dbg !35
  br label %15, !dbg !36

15:                                               ; preds = %45, %3
  %16 = load i32, ptr %9, align 4, !dbg !37
  %17 = add nsw i32 %16, 1, !dbg !39
  %18 = load i32, ptr %5, align 4, !dbg !40
  %19 = icmp slt i32 %17, %18, !dbg !41
  br i1 %19, label %20, label %48, !dbg !42

20:                                               ; preds = %15
    #dbg_declare(ptr %10, !43, !DIExpression(), !45)
  %21 = load ptr, ptr %4, align 8, !dbg !46
  %22 = load i32, ptr %9, align 4, !dbg !47
  %23 = add nsw i32 %22, 1, !dbg !48
  %24 = sext i32 %23 to i64, !dbg !46
  %25 = getelementptr inbounds double, ptr %21, i64 %24, !dbg !46
  %26 = load double, ptr %25, align 8, !dbg !46
  %27 = load ptr, ptr %4, align 8, !dbg !49
  %28 = load i32, ptr %9, align 4, !dbg !50
  %29 = sext i32 %28 to i64, !dbg !49
  %30 = getelementptr inbounds double, ptr %27, i64 %29, !dbg !49
  %31 = load double, ptr %30, align 8, !dbg !49
  %32 = fsub double %26, %31, !dbg !51
  %33 = call double @llvm.fabs.f64(double %32), !dbg !52
  store double %33, ptr %10, align 8, !dbg !45
    #dbg_declare(ptr %11, !53, !DIExpression(), !54)
  %34 = load double, ptr %10, align 8, !dbg !55
  %35 = call double @force(ptr noundef %7, double noundef %34), !dbg !56
  store double %35, ptr %11, align 8, !dbg !54
  %36 = load double, ptr %11, align 8, !dbg !57
  %37 = fmul double 5.000000e-01, %36, !dbg !58
  %38 = load double, ptr %11, align 8, !dbg !59
  %39 = fmul double %37, %38, !dbg !60
  %40 = getelementptr inbounds nuw %struct.spring, ptr %7, i32 0, i32 0, !dbg !61
  %41 = load double, ptr %40, align 8, !dbg !61
  %42 = fdiv double %39, %41, !dbg !62
  %43 = load double, ptr %8, align 8, !dbg !63
  %44 = fadd double %43, %42, !dbg !63
  store double %44, ptr %8, align 8, !dbg !63
  br label %45, !dbg !64

45:                                               ; preds = %20
  %46 = load i32, ptr %9, align 4, !dbg !65
  %47 = add nsw i32 %46, 1, !dbg !65
  store i32 %47, ptr %9, align 4, !dbg !65
  br label %15, !dbg !66, !llvm.loop !67

48:                                               ; preds = %15
  %49 = load double, ptr %8, align 8, !dbg !70
  ret double %49, !dbg !71
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal double @force(ptr noundef %0, double noundef %1) #0 !dbg !72 {
  %3 = alloca ptr, align 8
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !77, !DIExpression(), !78)
  store double %1, ptr %4, align 8
    #dbg_declare(ptr %4, !79, !DIExpression(), !80)
    #dbg_declare(ptr %5, !81, !DIExpression(), !82)
  %6 = load double, ptr %4, align 8, !dbg !83
  %7 = load ptr, ptr %3, align 8, !dbg !84
  %8 = getelementptr inbounds nuw %struct.spring, ptr %7, i32 0, i32 1, !dbg !85
  %9 = load double, ptr %8, align 8, !dbg !85
  %10 = fsub double %6, %9, !dbg !86
  store double %10, ptr %5, align 8, !dbg !82
  %11 = load ptr, ptr %3, align 8, !dbg !87
  %12 = getelementptr inbounds nuw %struct.spring, ptr %11, i32 0, i32 0, !dbg !88
  %13 = load double, ptr %12, align 8, !dbg !88
  %14 = load double, ptr %5, align 8, !dbg !89
  %15 = fmul double %13, %14, !dbg !90
  ret double %15, !dbg !91
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "debug_info.c", directory: ".", checksumkind: CSK_MD5, checksum: "e6b8e4986070e09ecffc9c492924fd74")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = distinct !DISubprogram(name: "debug_info", scope: !1, file: !1, line: 14, type: !10, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !16)
!10 = !DISubroutineType(types: !11)
!11 = !{!12, !13, !15, !12}
!12 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!14 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !12)
!15 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!16 = !{}
!17 = !DILocalVariable(name: "positions", arg: 1, scope: !9, file: !1, line: 14, type: !13)
!18 = !DILocation(line: 14, column: 33, scope: !9)
!19 = !DILocalVariable(name: "n", arg: 2, scope: !9, file: !1, line: 14, type: !15)
!20 = !DILocation(line: 14, column: 48, scope: !9)
!21 = !DILocalVariable(name: "stiffness", arg: 3, scope: !9, file: !1, line: 14, type: !12)
!22 = !DILocation(line: 14, column: 58, scope: !9)
!23 = !DILocalVariable(name: "spring", scope: !9, file: !1, line: 15, type: !24)
!24 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "spring", file: !1, line: 5, size: 128, elements: !25)
!25 = !{!26, !27}
!26 = !DIDerivedType(tag: DW_TAG_member, name: "stiffness", scope: !24, file: !1, line: 6, baseType: !12, size: 64)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "rest", scope: !24, file: !1, line: 6, baseType: !12, size: 64, offset: 64)
!28 = !DILocation(line: 15, column: 17, scope: !9)
!29 = !DILocation(line: 15, column: 26, scope: !9)
!30 = !DILocation(line: 15, column: 27, scope: !9)
!31 = !DILocalVariable(name: "energy", scope: !9, file: !1, line: 16, type: !12)
!32 = !DILocation(line: 16, column: 10, scope: !9)
!33 = !DILocalVariable(name: "i", scope: !34, file: !1, line: 17, type: !15)
!34 = distinct !DILexicalBlock(scope: !9, file: !1, line: 17, column: 3)
!35 = !DILocation(line: 17, column: 12, scope: !34)
!36 = !DILocation(line: 17, column: 8, scope: !34)
!37 = !DILocation(line: 17, column: 19, scope: !38)
!38 = distinct !DILexicalBlock(scope: !34, file: !1, line: 17, column: 3)
!39 = !DILocation(line: 17, column: 21, scope: !38)
!40 = !DILocation(line: 17, column: 27, scope: !38)
!41 = !DILocation(line: 17, column: 25, scope: !38)
!42 = !DILocation(line: 17, column: 3, scope: !34)
!43 = !DILocalVariable(name: "length", scope: !44, file: !1, line: 18, type: !12)
!44 = distinct !DILexicalBlock(scope: !38, file: !1, line: 17, column: 35)
!45 = !DILocation(line: 18, column: 12, scope: !44)
!46 = !DILocation(line: 18, column: 26, scope: !44)
!47 = !DILocation(line: 18, column: 36, scope: !44)
!48 = !DILocation(line: 18, column: 38, scope: !44)
!49 = !DILocation(line: 18, column: 45, scope: !44)
!50 = !DILocation(line: 18, column: 55, scope: !44)
!51 = !DILocation(line: 18, column: 43, scope: !44)
!52 = !DILocation(line: 18, column: 21, scope: !44)
!53 = !DILocalVariable(name: "f", scope: !44, file: !1, line: 19, type: !12)
!54 = !DILocation(line: 19, column: 12, scope: !44)
!55 = !DILocation(line: 19, column: 31, scope: !44)
!56 = !DILocation(line: 19, column: 16, scope: !44)
!57 = !DILocation(line: 20, column: 21, scope: !44)
!58 = !DILocation(line: 20, column: 19, scope: !44)
!59 = !DILocation(line: 20, column: 25, scope: !44)
!60 = !DILocation(line: 20, column: 23, scope: !44)
!61 = !DILocation(line: 20, column: 36, scope: !44)
!62 = !DILocation(line: 20, column: 27, scope: !44)
!63 = !DILocation(line: 20, column: 12, scope: !44)
!64 = !DILocation(line: 21, column: 3, scope: !44)
!65 = !DILocation(line: 17, column: 31, scope: !38)
!66 = !DILocation(line: 17, column: 3, scope: !38)
!67 = distinct !{!67, !42, !68, !69}
!68 = !DILocation(line: 21, column: 3, scope: !34)
!69 = !{!"llvm.loop.mustprogress"}
!70 = !DILocation(line: 22, column: 10, scope: !9)
!71 = !DILocation(line: 22, column: 3, scope: !9)
!72 = distinct !DISubprogram(name: "force", scope: !1, file: !1, line: 9, type: !73, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !16)
!73 = !DISubroutineType(types: !74)
!74 = !{!12, !75, !12}
!75 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !76, size: 64)
!76 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !24)
!77 = !DILocalVariable(name: "s", arg: 1, scope: !72, file: !1, line: 9, type: !75)
!78 = !DILocation(line: 9, column: 42, scope: !72)
!79 = !DILocalVariable(name: "length", arg: 2, scope: !72, file: !1, line: 9, type: !12)
!80 = !DILocation(line: 9, column: 52, scope: !72)
!81 = !DILocalVariable(name: "stretch", scope: !72, file: !1, line: 10, type: !12)
!82 = !DILocation(line: 10, column: 10, scope: !72)
!83 = !DILocation(line: 10, column: 20, scope: !72)
!84 = !DILocation(line: 10, column: 29, scope: !72)
!85 = !DILocation(line: 10, column: 32, scope: !72)
!86 = !DILocation(line: 10, column: 27, scope: !72)
!87 = !DILocation(line: 11, column: 10, scope: !72)
!88 = !DILocation(line: 11, column: 13, scope: !72)
!89 = !DILocation(line: 11, column: 25, scope: !72)
!90 = !DILocation(line: 11, column: 23, scope: !72)
!91 = !DILocation(line: 11, column: 3, scope: !72)
