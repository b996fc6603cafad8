"""Parameters have the names that debug information gives them, where the text has none."""

from __future__ import annotations

import inspect
import re
import shutil
from pathlib import Path

import numpy as np
import pytest

import ad_opt

# double spring(const double *x, int n, double k) { return 0.5 * k * (x[n-1] - x[0])²; }, whose
# compiler discards names; `inner` was inlined.
SPRING = """
define double @spring(ptr %0, i32 %1, double %2) !dbg !4 {
    #dbg_value(double %2, !12, !DIExpression(), !14)
  %last = sext i32 %1 to i64
  %past = getelementptr double, ptr %0, i64 %last
  %end = getelementptr i8, ptr %past, i64 -8
  %a = load double, ptr %end
  %b = load double, ptr %0
  %d = fsub double %a, %b
  %q = fmul double %d, %d
  %h = fmul double %2, 0.5
  %y = fmul double %h, %q
  ret double %y
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "f.c", directory: "/")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "spring", file: !1, type: !5, unit: !0, spFlags: DISPFlagDefinition, retainedNodes: !9)
!5 = !DISubroutineType(types: !6)
!6 = !{!20, !21, !23, !20}
!9 = !{!10, !11, !12}
!10 = !DILocalVariable(name: "x", arg: 1, scope: !4, file: !1, line: 1, type: !21)
!11 = !DILocalVariable(name: "n", arg: 2, scope: !4, file: !1, line: 1, type: !23)
!12 = !DILocalVariable(name: "k", arg: 3, scope: !4, file: !1, line: 1, type: !20)
!13 = !DILocalVariable(name: "local", scope: !4, file: !1, line: 2, type: !20)
!14 = !DILocation(line: 1, scope: !4)
!15 = distinct !DISubprogram(name: "inner", file: !1, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!16 = !DILocalVariable(name: "y", arg: 1, scope: !15, file: !1, line: 1, type: !21)
!20 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!22 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !20)
!23 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
"""  # noqa: E501


def test_names_are_those_of_the_source() -> None:
    f = ad_opt.load(SPRING)["spring"]
    x = np.array([1.0, 5.0, 3.0])
    assert [*inspect.signature(f).parameters] == ["x", "n", "k"]
    assert f(k=0.5, n=3, x=x) == f(x, 3, 0.5) == 1.0
    assert ad_opt.grad(f, wrt="k")(x=x, n=3, k=0.5) == 2.0
    np.testing.assert_array_equal(ad_opt.grad(f, wrt="x")(x, k=0.5, n=3), [-1.0, 0.0, 1.0])
    assert ad_opt.jvp(f, {"x": x, "n": 3, "k": 0.5}, {"k": 1.0})[1] == 2.0
    with pytest.raises(ad_opt.DiagnosticError, match=r"AD0502.*has no argument `m`"):
        f(x, m=3, k=0.5)


@pytest.mark.parametrize(
    ("old", "new", "names"),
    [
        ("ptr %0, i32 %1", "ptr %0, i32 %count", ("x", "count", "k")),
        ('name: "k", arg: 3', 'name: "x", arg: 3', (None, None, None)),
        ("!6 = !{!20, !21, !23, !20}", "!6 = !{!20, !21, !20, !20}", (None, None, None)),
        ("!6 = !{!20, !21, !23, !20}", "!6 = !{!20, !21, !23}", (None, None, None)),
        ("arg: 2, scope: !4", "arg: 2, scope: !15", ("x", None, "k")),
    ],
    ids=["in the text", "ambiguous", "of other types", "too few", "of another function"],
)
def test_what_debug_information_does_not_tell_has_no_name(
    old: str, new: str, names: tuple[str | None, ...]
) -> None:
    """A name of the text stays; unless the parameters are those of the source, none is given."""
    text = SPRING.replace(old, new)
    assert text != SPRING
    text = text.replace("i32 %1 to", "i32 %count to") if "count" in new else text
    assert ad_opt.load(text)["spring"].signature.parameters == names


def of_fortran(text: str) -> str:
    """`SPRING` as flang describes it: an array, and a number that is passed by its value."""
    array = "!DICompositeType(tag: DW_TAG_array_type, baseType: !20, elements: !24)"
    text = re.sub(r"^!21 = .*$", f"!21 = {array}", text, flags=re.MULTILINE)
    text += "!24 = !{!25}\n!25 = !DISubrange()\n"
    return text.replace("DW_LANG_C11", "DW_LANG_Fortran95")


def test_arrays_of_fortran_are_called_as_in_the_source() -> None:
    """Their types are those of arrays, not of addresses."""
    f = ad_opt.load(of_fortran(SPRING))["spring"]
    assert [*inspect.signature(f).parameters] == ["x", "n", "k"]
    x = np.array([1.0, 5.0, 3.0])
    np.testing.assert_array_equal(ad_opt.grad(f, wrt="x")(x=x, n=3, k=0.5), [-1.0, 0.0, 1.0])


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("DW_LANG_Fortran95", "DW_LANG_C11"),
        ("!6 = !{!20, !21, !23, !20}", "!6 = !{!20, !21, !20, !20}"),
        ("!6 = !{!20, !21, !23, !20}", "!6 = !{!20, !21, !23}"),
    ],
    ids=["C", "of other types", "too few"],
)
def test_what_is_not_as_fortran_passes_it_has_no_name(old: str, new: str) -> None:
    text = of_fortran(SPRING)
    assert old in text
    f = ad_opt.load(text.replace(old, new))["spring"]
    assert f.signature.parameters == (None, None, None)


def test_slices_of_rust_are_called_as_in_the_source(tmp_path: Path) -> None:
    if shutil.which("rustc") is None:
        pytest.skip("rustc is not installed")
    path = tmp_path / "f.rs"
    path.write_text(
        "#[no_mangle]\npub fn dot(x: &[f64], scale: f64, y: &[f64]) -> f64 {\n"
        "    scale * x.iter().zip(y).map(|(a, b)| a * b).sum::<f64>()\n}\n"
    )
    f = ad_opt.load(path)["dot"]
    assert [*inspect.signature(f).parameters] == ["x", "x_len", "scale", "y", "y_len"]
    x, y = np.array([1.0, 2.0]), np.array([3.0, 4.0])
    given = {"x": x, "x_len": 2, "scale": 0.5, "y": y, "y_len": 2}
    assert f(**given) == 5.5
    np.testing.assert_array_equal(ad_opt.grad(f, wrt="y")(**given), 0.5 * x)
