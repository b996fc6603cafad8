"""Derivatives of C programs against differences of the native program.

``python tests/llvm/test_native.py`` writes the LLVM IR that is kept beside the sources.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent.parent / "strategies"))

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.passes.ops.written_bytes import conversions

import ad_opt
from c_runs import executable
from native import DATA, LEVELS, Native, llvm_ir

pytestmark = pytest.mark.skipif(not executable(), reason="the programs are for x86-64 Linux")

NAMES = sorted(path.stem for path in DATA.glob("*.c"))
X = 1.3
UNKNOWN_BYTES = {"unions", "words"}
"""Bytes of which nobody knows what they are: a right derivative, or AD0971."""


def functions(name: str) -> list[str]:
    """The functions of a source that are tested: one number to another."""
    return re.findall(r"^double (\w+)\(double x\)", (DATA / f"{name}.c").read_text(), re.M)


def reverse(f: Any) -> Any:
    found = ad_opt.grad(f)(X)
    return found[0] if isinstance(found, tuple) else found


def forward(f: Any) -> Any:
    return ad_opt.jvp(f, [X], [1.0])[1]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("native")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", NAMES)
def test_derivatives(name: str, level: str, folder: Path) -> None:
    native = Native(name, folder)
    program = native.program(level)
    for function in functions(name):
        expected = native.slope(function, X)
        for mode in (reverse, forward):
            try:
                found = mode(program[function])
            except DiagnosticError as error:
                if function in UNKNOWN_BYTES and "AD0971" in str(error):
                    continue
                raise
            assert found == pytest.approx(expected, rel=1e-7, abs=1e-7), function


def test_without_a_compiler(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """The LLVM IR that is kept, run by LLVM alone, is the same oracle."""
    functions_of = {name: functions(name)[:4] for name in NAMES}
    linked = {name: Native(name, folder) for name in NAMES}
    expected = {n: linked[n].slope(f, X) for n, found in functions_of.items() for f in found}
    monkeypatch.setattr("native.COMPILERS", ())
    jitted = {name: Native(name, folder) for name in NAMES}
    found = {n: jitted[n].slope(f, X) for n, found in functions_of.items() for f in found}
    assert found == pytest.approx(expected)


UNSIZED = """
declare i32 @sscanf(ptr, ptr, ...)

define double @f(double %x, ptr %text) {
  %p = alloca double
  %square = fmul double %x, %x
  store double %square, ptr %p
  %n = call i32 (ptr, ptr, ...) @sscanf(ptr %text, ptr %text, ptr %p)
  %y = load double, ptr %p
  ret double %y
}
"""


def test_a_format_that_nobody_knows_is_refused() -> None:
    """``sscanf`` with an unknown format is refused where it writes memory with derivatives."""
    f, text = ad_opt.load(UNSIZED)["f"], np.frombuffer(b"1.0\0", np.int8).copy()
    with pytest.raises(DiagnosticError, match=r"AD0708.*nobody knows how much"):
        ad_opt.grad(f)(2.0, text)
    with pytest.raises(DiagnosticError, match=r"AD0708.*nobody knows how much"):
        ad_opt.jvp(f, [2.0, text], [1.0, None])


@pytest.mark.parametrize(
    ("format", "expected"),
    [
        ("%lf", [(8, 0)]),
        ("%f%e %Lg", [(4, 0), (4, 1), (16, 2)]),
        ("%d %hhd%hd %ld%n %lf", [(4, 0), (1, 1), (2, 2), (8, 3), (4, 4), (8, 4)]),
        ("%*lf %% %5s %[^%]]%c %3c%f", [(6, 0), (-1, 1), (1, 2), (3, 3), (4, 4)]),
        ("%1$lf", None),
        ("%ms", None),
        ("none", []),
    ],
)
def test_formats_say_how_much_is_read(format: str, expected: list[tuple[int, ...]] | None) -> None:
    """Sizes, and the result above which they have been assigned (C17, 7.21.6.2)."""
    found = conversions(format, 2)
    if expected is None:
        assert found is None
        return
    assert found is not None
    assert [(one.size, one.beyond) for one in found] == expected
    assert [one.place for one in found] == [*range(2, 2 + len(expected))]


@pytest.mark.slow
def test_files_are_what_clang_makes_of_the_sources(clang: str) -> None:
    if not clang.endswith("clang-22"):
        pytest.skip("the files were made by clang 22")
    for name in NAMES:
        for level in LEVELS:
            assert llvm_ir(name, level, clang) == Native(name, Path()).text(level)


if __name__ == "__main__":
    for name in NAMES:
        for level in LEVELS:
            (DATA / f"{name}.{level}.ll").write_text(llvm_ir(name, level, "clang-22"))
