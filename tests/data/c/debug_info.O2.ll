; ModuleID = 'debug_info.c'
source_filename = "debug_info.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @debug_info(ptr noundef readonly captures(none) %0, i32 noundef %1, double noundef %2) local_unnamed_addr #0 !dbg !13 {
    #dbg_value(ptr poison, !36, !DIExpression(), !45)
    #dbg_value(ptr %0, !21, !DIExpression(), !47)
    #dbg_value(i32 %1, !22, !DIExpression(), !47)
    #dbg_value(double %2, !23, !DIExpression(), !47)
    #dbg_value(double %2, !24, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !47)
    #dbg_value(double 4.000000e-01, !24, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !47)
    #dbg_value(double 0.000000e+00, !29, !DIExpression(), !47)
    #dbg_value(i32 0, !30, !DIExpression(), !48)
  %4 = icmp sgt i32 %1, 1, !dbg !49
  br i1 %4, label %5, label %31, !dbg !50

5:                                                ; preds = %3
  %6 = add nsw i32 %1, -1, !dbg !51
  %7 = zext nneg i32 %6 to i64, !dbg !52
  %8 = and i64 %7, 1, !dbg !51
  %9 = icmp eq i32 %6, 1, !dbg !51
  br i1 %9, label %14, label %10, !dbg !51

10:                                               ; preds = %5
  %11 = and i64 %7, 2147483646, !dbg !51
  br label %33, !dbg !51

12:                                               ; preds = %33
  %13 = icmp eq i64 %8, 0, !dbg !51
  br i1 %13, label %31, label %14, !dbg !51

14:                                               ; preds = %12, %5
  %15 = phi i64 [ 0, %5 ], [ %62, %12 ]
  %16 = phi i64 [ 1, %5 ], [ %61, %12 ]
  %17 = phi double [ 0.000000e+00, %5 ], [ %60, %12 ]
  %18 = icmp ne i64 %8, 0, !dbg !53
  tail call void @llvm.assume(i1 %18), !dbg !53
    #dbg_value(double %17, !29, !DIExpression(), !47)
    #dbg_value(i64 %15, !30, !DIExpression(), !48)
  %19 = getelementptr inbounds nuw double, ptr %0, i64 %16, !dbg !54
  %20 = load double, ptr %19, align 8, !dbg !54, !tbaa !55
  %21 = getelementptr inbounds nuw double, ptr %0, i64 %15, !dbg !57
  %22 = load double, ptr %21, align 8, !dbg !57, !tbaa !55
  %23 = fsub double %20, %22, !dbg !58
  %24 = tail call double @llvm.fabs.f64(double %23), !dbg !59
    #dbg_value(double %24, !32, !DIExpression(), !60)
    #dbg_value(ptr undef, !36, !DIExpression(), !45)
    #dbg_value(double %24, !43, !DIExpression(), !45)
  %25 = fadd double %24, -4.000000e-01, !dbg !61
    #dbg_value(double %25, !44, !DIExpression(), !45)
  %26 = fmul double %2, %25, !dbg !62
    #dbg_value(double %26, !35, !DIExpression(), !60)
  %27 = fmul double %26, 5.000000e-01, !dbg !63
  %28 = fmul double %26, %27, !dbg !64
  %29 = fdiv double %28, %2, !dbg !65
  %30 = fadd double %17, %29, !dbg !66
    #dbg_value(double %30, !29, !DIExpression(), !47)
    #dbg_value(i64 %16, !30, !DIExpression(), !48)
  br label %31, !dbg !67

31:                                               ; preds = %14, %12, %3
  %32 = phi double [ 0.000000e+00, %3 ], [ %60, %12 ], [ %30, %14 ], !dbg !47
  ret double %32, !dbg !67

33:                                               ; preds = %33, %10
  %34 = phi i64 [ 0, %10 ], [ %62, %33 ]
  %35 = phi i64 [ 1, %10 ], [ %61, %33 ]
  %36 = phi double [ 0.000000e+00, %10 ], [ %60, %33 ]
  %37 = phi i64 [ 0, %10 ], [ %63, %33 ]
    #dbg_value(double %36, !29, !DIExpression(), !47)
    #dbg_value(i64 %34, !30, !DIExpression(), !48)
  %38 = getelementptr inbounds nuw double, ptr %0, i64 %35, !dbg !54
  %39 = load double, ptr %38, align 8, !dbg !54, !tbaa !55
  %40 = getelementptr inbounds nuw double, ptr %0, i64 %34, !dbg !57
  %41 = load double, ptr %40, align 8, !dbg !57, !tbaa !55
  %42 = fsub double %39, %41, !dbg !58
  %43 = tail call double @llvm.fabs.f64(double %42), !dbg !68
    #dbg_value(double %43, !32, !DIExpression(), !60)
    #dbg_value(ptr undef, !36, !DIExpression(), !45)
    #dbg_value(double %43, !43, !DIExpression(), !45)
  %44 = fadd double %43, -4.000000e-01, !dbg !69
    #dbg_value(double %44, !44, !DIExpression(), !45)
  %45 = fmul double %2, %44, !dbg !70
    #dbg_value(double %45, !35, !DIExpression(), !60)
  %46 = fmul double %45, 5.000000e-01, !dbg !63
  %47 = fmul double %45, %46, !dbg !64
  %48 = fdiv double %47, %2, !dbg !65
  %49 = fadd double %36, %48, !dbg !71
    #dbg_value(double %49, !29, !DIExpression(), !47)
    #dbg_value(i64 %35, !30, !DIExpression(), !48)
    #dbg_value(i64 %34, !30, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !48)
  %50 = getelementptr inbounds nuw double, ptr %0, i64 %35, !dbg !54
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 8, !dbg !54
  %52 = load double, ptr %51, align 8, !dbg !54, !tbaa !55
  %53 = fsub double %52, %39, !dbg !58
  %54 = tail call double @llvm.fabs.f64(double %53), !dbg !72
    #dbg_value(double %54, !32, !DIExpression(), !60)
    #dbg_value(double %54, !43, !DIExpression(), !45)
  %55 = fadd double %54, -4.000000e-01, !dbg !73
    #dbg_value(double %55, !44, !DIExpression(), !45)
  %56 = fmul double %2, %55, !dbg !74
    #dbg_value(double %56, !35, !DIExpression(), !60)
  %57 = fmul double %56, 5.000000e-01, !dbg !63
  %58 = fmul double %56, %57, !dbg !64
  %59 = fdiv double %58, %2, !dbg !65
  %60 = fadd double %49, %59, !dbg !75
    #dbg_value(double %60, !29, !DIExpression(), !47)
    #dbg_value(i64 %35, !30, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !48)
  %61 = add nuw nsw i64 %35, 2, !dbg !76
  %62 = add nuw nsw i64 %34, 2, !dbg !77
  %63 = add i64 %37, 2, !dbg !77
  %64 = icmp eq i64 %63, %11, !dbg !77
  br i1 %64, label %12, label %33, !dbg !77, !llvm.loop !78
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "debug_info.c", directory: ".", checksumkind: CSK_MD5, checksum: "e6b8e4986070e09ecffc9c492924fd74")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C/C++ TBAA"}
!13 = distinct !DISubprogram(name: "debug_info", scope: !1, file: !1, line: 14, type: !14, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !20, keyInstructions: true)
!14 = !DISubroutineType(types: !15)
!15 = !{!16, !17, !19, !16}
!16 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = !{!21, !22, !23, !24, !29, !30, !32, !35}
!21 = !DILocalVariable(name: "positions", arg: 1, scope: !13, file: !1, line: 14, type: !17)
!22 = !DILocalVariable(name: "n", arg: 2, scope: !13, file: !1, line: 14, type: !19)
!23 = !DILocalVariable(name: "stiffness", arg: 3, scope: !13, file: !1, line: 14, type: !16)
!24 = !DILocalVariable(name: "spring", scope: !13, file: !1, line: 15, type: !25)
!25 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "spring", file: !1, line: 5, size: 128, elements: !26)
!26 = !{!27, !28}
!27 = !DIDerivedType(tag: DW_TAG_member, name: "stiffness", scope: !25, file: !1, line: 6, baseType: !16, size: 64)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "rest", scope: !25, file: !1, line: 6, baseType: !16, size: 64, offset: 64)
!29 = !DILocalVariable(name: "energy", scope: !13, file: !1, line: 16, type: !16)
!30 = !DILocalVariable(name: "i", scope: !31, file: !1, line: 17, type: !19)
!31 = distinct !DILexicalBlock(scope: !13, file: !1, line: 17, column: 3)
!32 = !DILocalVariable(name: "length", scope: !33, file: !1, line: 18, type: !16)
!33 = distinct !DILexicalBlock(scope: !34, file: !1, line: 17, column: 35)
!34 = distinct !DILexicalBlock(scope: !31, file: !1, line: 17, column: 3)
!35 = !DILocalVariable(name: "f", scope: !33, file: !1, line: 19, type: !16)
!36 = !DILocalVariable(name: "s", arg: 1, scope: !37, file: !1, line: 9, type: !40)
!37 = distinct !DISubprogram(name: "force", scope: !1, file: !1, line: 9, type: !38, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !42, keyInstructions: true)
!38 = !DISubroutineType(types: !39)
!39 = !{!16, !40, !16}
!40 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !41, size: 64)
!41 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !25)
!42 = !{!36, !43, !44}
!43 = !DILocalVariable(name: "length", arg: 2, scope: !37, file: !1, line: 9, type: !16)
!44 = !DILocalVariable(name: "stretch", scope: !37, file: !1, line: 10, type: !16)
!45 = !DILocation(line: 0, scope: !37, inlinedAt: !46)
!46 = distinct !DILocation(line: 19, column: 16, scope: !33)
!47 = !DILocation(line: 0, scope: !13)
!48 = !DILocation(line: 0, scope: !31)
!49 = !DILocation(line: 17, column: 25, scope: !34, atomGroup: 13, atomRank: 1)
!50 = !DILocation(line: 17, column: 3, scope: !31, atomGroup: 14, atomRank: 1)
!51 = !DILocation(line: 17, column: 3, scope: !31)
!52 = !DILocation(line: 17, column: 25, scope: !34, atomGroup: 4, atomRank: 1)
!53 = !DILocation(line: 17, column: 3, scope: !31, atomGroup: 5, atomRank: 1)
!54 = !DILocation(line: 18, column: 26, scope: !33)
!55 = !{!56, !56, i64 0}
!56 = !{!"double", !11, i64 0}
!57 = !DILocation(line: 18, column: 45, scope: !33)
!58 = !DILocation(line: 18, column: 43, scope: !33)
!59 = !DILocation(line: 18, column: 21, scope: !33, atomGroup: 15, atomRank: 2)
!60 = !DILocation(line: 0, scope: !33)
!61 = !DILocation(line: 10, column: 27, scope: !37, inlinedAt: !46, atomGroup: 16, atomRank: 2)
!62 = !DILocation(line: 11, column: 23, scope: !37, inlinedAt: !46, atomGroup: 17, atomRank: 2)
!63 = !DILocation(line: 20, column: 19, scope: !33)
!64 = !DILocation(line: 20, column: 23, scope: !33)
!65 = !DILocation(line: 20, column: 27, scope: !33)
!66 = !DILocation(line: 20, column: 12, scope: !33, atomGroup: 18, atomRank: 2)
!67 = !DILocation(line: 22, column: 3, scope: !13, atomGroup: 12, atomRank: 1)
!68 = !DILocation(line: 18, column: 21, scope: !33, atomGroup: 6, atomRank: 2)
!69 = !DILocation(line: 10, column: 27, scope: !37, inlinedAt: !46, atomGroup: 1, atomRank: 2)
!70 = !DILocation(line: 11, column: 23, scope: !37, inlinedAt: !46, atomGroup: 3, atomRank: 2)
!71 = !DILocation(line: 20, column: 12, scope: !33, atomGroup: 8, atomRank: 2)
!72 = !DILocation(line: 18, column: 21, scope: !33, atomGroup: 21, atomRank: 2)
!73 = !DILocation(line: 10, column: 27, scope: !37, inlinedAt: !46, atomGroup: 22, atomRank: 2)
!74 = !DILocation(line: 11, column: 23, scope: !37, inlinedAt: !46, atomGroup: 23, atomRank: 2)
!75 = !DILocation(line: 20, column: 12, scope: !33, atomGroup: 24, atomRank: 2)
!76 = !DILocation(line: 17, column: 21, scope: !34)
!77 = !DILocation(line: 17, column: 3, scope: !31, atomGroup: 25, atomRank: 1)
!78 = distinct !{!78, !51, !79, !80}
!79 = !DILocation(line: 21, column: 3, scope: !31)
!80 = !{!"llvm.loop.mustprogress"}
