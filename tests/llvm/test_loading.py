"""LLVM IR as files and bytes: text and bitcode, of today and with typed pointers."""

from __future__ import annotations

from pathlib import Path

import llvmlite.binding as llvm
import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError

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
