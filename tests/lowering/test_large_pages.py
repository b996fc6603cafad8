"""Tapes of objects ask Linux for large pages; where the program or the system has others, not."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from ad_opt.dialects.support.names.runtime_names import PAGES_HANDLER
from ad_opt.lowering.codegen.machine.large_pages import with_large_pages
from ad_opt.tools.ad_opt import main

TEXT = f"@{PAGES_HANDLER} = weak_odr global ptr null\n"
LINUX = "x86_64-unknown-linux-gnu"
PROGRAM = """
func.func @f(%x: f64, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %y = scf.for %i = %c0 to %n step %c1 iter_args(%p = %x) -> (f64) {
    %s = math.sin %p : f64
    scf.yield %s : f64
  }
  func.return %y : f64
}
"""


def test_who_asks() -> None:
    assert "@autodiff.large_pages\n" in with_large_pages(TEXT, LINUX)
    for text, triple in (
        (TEXT, "x86_64-apple-darwin"),
        (TEXT + "declare i32 @madvise(ptr, i64, i32)\n", LINUX),
        ("define void @f() {\n  ret void\n}\n", LINUX),
    ):
        assert with_large_pages(text, triple) == text


@pytest.mark.skipif(sys.platform != "linux" or not shutil.which("gcc"), reason="needs gcc")
def test_a_large_tape_of_an_object(tmp_path: Path) -> None:
    """A million iterations keep 8 MB."""
    source, made, library = (tmp_path / name for name in ("f.mlir", "f.o", "f.so"))
    source.write_text(PROGRAM)
    assert main([str(source), "--grad=f", "--emit=obj", "-o", str(made)]) == 0
    subprocess.run(["gcc", "-shared", "-o", library, made, "-lm"], check=True)
    function = ctypes.CDLL(str(library)).f_grad
    function.restype, function.argtypes = ctypes.c_double, [ctypes.c_double, ctypes.c_long]
    count, value, expected = 1_000_000, np.float64(1.0), 1.0
    for _ in range(1000):
        expected *= np.cos(value)
        value = np.sin(value)
    assert function(1.0, 1000) == pytest.approx(expected, rel=1e-12)
    assert 0 < function(1.0, count) < 1e-3
