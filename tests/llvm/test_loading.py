"""LLVM IR as files and bytes: text and bitcode, of today and with typed pointers."""

from __future__ import annotations

import platform
from pathlib import Path

import llvmlite.binding as llvm
import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.tools.ad_opt import main as transform

import ad_opt

TEXT = """
define double @f(ptr %p) {
  %x = load double, ptr %p
  %y = fmul double %x, %x
  ret double %y
}
"""


def bitcode() -> bytes:
    context = llvm.create_context()
    module = llvm.parse_assembly(TEXT, context)
    found = module.as_bitcode()
    module.close()
    context.close()
    return found


def slope(source: str | bytes | Path) -> float:
    return float(ad_opt.grad(ad_opt.load(source)["f"])(np.array([3.0]))[0])


def test_bitcode_and_text_are_the_same_program(tmp_path: Path) -> None:
    path = tmp_path / "f.bc"
    path.write_bytes(bitcode())
    text = tmp_path / "f.ll"
    text.write_text(TEXT)
    typed = TEXT.replace("ptr %p", "double* %p")  # LLVM 14 and older
    sources: list[str | bytes | Path] = [path, str(path), text, bitcode(), TEXT.encode(), typed]
    assert {slope(source) for source in sources} == {6.0}


@pytest.mark.parametrize(
    ("data", "code"), [(bitcode()[:40], "AD0104"), (b"BC\xc0\xde", "AD0104"), (b"\xff", "AD0007")]
)
def test_what_is_no_program_is_a_diagnostic(data: bytes, code: str) -> None:
    with pytest.raises(DiagnosticError) as caught:
        ad_opt.load(data)
    assert caught.value.diagnostics[0].code == code


NUMBERED = """
@0 = private unnamed_addr constant [2 x double] [double 3.0, double 4.0]
@1 = private global double 5.0
@first = global ptr @0

define private double @2(double %x) {
  %factor = load double, ptr @1
  %y = fmul double %x, %factor
  ret double %y
}

define double @f(double %x) {
  %at = load ptr, ptr @first
  %factor = load double, ptr %at
  %y = fmul double %x, %factor
  %z = call double @2(double %y)
  ret double %z
}

define double @kept(double %x) {
  %factor = load double, ptr @1
  %y = fmul double %x, %factor
  %z = call double asm "sqrtsd $1, $0", "=x,x"(double %y)
  ret double %z
}
"""


def test_globals_without_a_name(tmp_path: Path) -> None:
    """OpenMP's runtime and sanitizers have such. A function that stays its text names them, too."""
    program = ad_opt.load(NUMBERED)
    assert (program["f"](2.0), ad_opt.grad(program["f"])(2.0)) == (30.0, 15.0)
    if platform.machine() == "x86_64":
        assert program["kept"](5.0) == 5.0
    source, made = tmp_path / "numbered.ll", tmp_path / "numbered.o"
    source.write_text(NUMBERED)
    assert transform([str(source), "--emit=obj", "-o", str(made)]) == 0


def test_common_symbols_that_others_do_not_see() -> None:
    """Symbols of ``-fcommon -fvisibility=hidden``."""
    program = ad_opt.load("""
@total = common hidden global double 0.0
define double @f(double %x) {
  %t = load double, ptr @total
  %s = fadd double %t, %x
  store double %s, ptr @total
  %y = fmul double %s, %s
  ret double %y
}""")
    assert [program["f"](2.0), program["f"](3.0)] == [4.0, 25.0]
    assert ad_opt.grad(program["f"])(1.0) == 12.0
