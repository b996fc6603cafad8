"""Types that the compiler left as metadata: ``tbaa.struct`` of copies, types of variables."""

from __future__ import annotations

import numpy as np
from ad_opt.lowering.llvm_import import import_llvm
from ad_opt.lowering.llvm_ir.emit import emit_llvm_ir
from ad_opt.passes.analysis.type_trees import type_trees_of
from xdsl.ir import Operation

import ad_opt

COPY = """
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define double @f(ptr %p, ptr %q) {
  call void @llvm.memcpy.p0.p0.i64(ptr %q, ptr %p, i64 24, i1 false){fields}
  %x = load double, ptr %q
  %xx = fmul double %x, %x
  ret double %xx
}
"""
FIELDS = """
!0 = !{i64 0, i64 16, !1, i64 16, i64 4, !4}
!1 = !{!2, !2, i64 0}
!2 = !{!"double", !3, i64 0}
!3 = !{!"omnipotent char", !6, i64 0}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !3, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
"""


def test_fields_of_a_copied_struct() -> None:
    """``struct {double x[2]; int n;}``: sixteen bytes of doubles, an integer, and padding."""
    text = COPY.replace("{fields}", ", !tbaa.struct !0") + FIELDS
    integers = ", ".join(f"[-1,{at}]:Integer" for at in range(16, 20))
    said = f"{{[-1]:Pointer, [-1,0]:Float@double, [-1,8]:Float@double, {integers}}}"
    assert address(text) == said
    x = np.array([3.0, 2.0, 1.0])
    dx, dy = ad_opt.grad(ad_opt.load(text)["f"])(x, np.zeros(3))
    np.testing.assert_array_equal(dx, [6.0, 0.0, 0.0])
    np.testing.assert_array_equal(dy, 0.0)


SIZED = """
define void @f(ptr %p, ptr %q) {
  %n = load i64, ptr %p, !tbaa !0
  store i64 %n, ptr %q
  ret void
}
define void @g(ptr %p, ptr %q) {
  %x = load double, ptr %p, !tbaa !4
  store double %x, ptr %q
  ret void
}
!0 = !{!1, !2, i64 8, i64 8}
!1 = !{!3, i64 24, !"S", !5, i64 0, i64 8, !2, i64 8, i64 8, !5, i64 16, i64 8}
!2 = !{!3, i64 8, !"long"}
!3 = !{!6, i64 1, !"omnipotent char"}
!4 = !{!5, !5, i64 0, i64 8}
!5 = !{!3, i64 8, !"double"}
!6 = !{!"Simple C/C++ TBAA"}
"""


def test_tags_with_sizes() -> None:
    """``-new-struct-path-tbaa``: the same said otherwise, as ``struct {double x; long n; ...}``."""
    integers = ", ".join(f"[-1,{at}]:Integer" for at in range(8))
    assert address(SIZED) == f"{{[-1]:Pointer, {integers}, [-1,8]:Float@double}}"
    text = emit_llvm_ir(import_llvm(SIZED, "f.ll"))
    assert address(str(text)) == address(SIZED)


MOVE = """
define double @f(ptr %p, ptr %q) !dbg !4 {
    #dbg_value(ptr %p, !8, !DIExpression(), !9)
  %bits = load i64, ptr %p
  store i64 %bits, ptr %q
  %end = getelementptr i8, ptr %p, i64 {at}
  %more = load i64, ptr %end
  store i64 %more, ptr %q
  %y = load double, ptr %q
  ret double %y
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "f.c", directory: "/")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", file: !1, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!8 = !DILocalVariable(name: "p", arg: 1, scope: !4, file: !1, type: !7)
!9 = !DILocation(line: 1, scope: !4)
!20 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "P", baseType: !22)
!22 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "P", size: 448, elements: !23)
!23 = !{!24, !25, !26, !27, !28}
!24 = !DIDerivedType(tag: DW_TAG_member, name: "x", baseType: !30, size: 64)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "a", baseType: !33, size: 128, offset: 64)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "n", baseType: !32, size: 32, offset: 192)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "next", baseType: !36, size: 64, offset: 256)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "u", baseType: !37, size: 128, offset: 320)
!30 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!31 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!32 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 128, elements: !34)
!34 = !{!35}
!35 = !DISubrange(count: 4)
!36 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64)
!37 = distinct !DICompositeType(tag: DW_TAG_union_type, size: 128, elements: !38)
!38 = !{!39, !40}
!39 = !DIDerivedType(tag: DW_TAG_member, name: "i", baseType: !41, size: 64)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "d", baseType: !42, size: 128)
!41 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!42 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 128, elements: !43)
!43 = !{!44}
!44 = !DISubrange(count: 2)
"""


def address(text: str) -> str:
    trees = type_trees_of(import_llvm(text, "f.ll"))
    function: Operation = next(function for function, _ in trees.functions())
    return str(trees.tree(function.regions[0].blocks[0].args[0]))


def test_types_of_variables() -> None:
    """Fields, arrays and addresses; of a union only what holds for all its members."""
    integers = ", ".join(f"[-1,{at}]:Integer" for at in range(24, 28))
    floats = ", ".join(f"[-1,{at}]:Float@float" for at in (8, 12, 16, 20))
    assert address(MOVE.replace("{at}", "0")) == (
        f"{{[-1]:Pointer, [-1,0]:Float@double, {floats}, {integers}, "
        "[-1,32]:Pointer, [-1,32,0]:Float@double}"
    )


def test_the_program_is_believed_more_than_its_variables() -> None:
    """Memory that is read as a double is a double, whatever its variable is declared as."""
    found = address(MOVE.replace("{at}", "24"))
    assert "[-1,24]:Float@double" in found
    assert "Conflict" not in found
