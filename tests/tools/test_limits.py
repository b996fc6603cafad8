"""Limits of `ad-opt` and `ad-run`, and ``--bounds-checks`` of both."""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from pathlib import Path
from typing import cast

import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.tools.ad_opt import main
from ad_opt.tools.ad_run import main as run
from ad_opt.tools.common.limits import _bytes, memory_in_use, within
from ad_opt.tools.common.reporting import Reporter

PROGRAM = """\
func.func @f(%x: f64, %m: memref<4xf64>, %i: index) -> f64 {
  %y = math.sin %x : f64
  %e = memref.load %m[%i] : memref<4xf64>
  %r = arith.mulf %y, %e : f64
  return %r : f64
}
"""
ENDLESS = """\
func.func @f(%x: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 1000000000000000 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> (f64) {
    %b = math.sin %a : f64
    scf.yield %b : f64
  }
  return %r : f64
}
"""


def test_a_program_may_have_so_many_operations(
    program: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([program, "--grad=f", "--max-ops=100"]) == 0
    assert main([program, "--max-ops=2", "-p", "cse"]) == 1
    assert "the program has 6 operations, more than the 2 of --max-ops" in capsys.readouterr().err
    assert main([program, "--grad=f", "--max-ops=12"]) == 1
    err = capsys.readouterr().err
    assert "error[AD0014]: after pass `differentiate` the program has" in err


def test_time(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "big.mlir"
    lines = [f"  %{n + 1} = arith.addf %{n}, %{n} : f64" for n in range(30_000)]
    text = "func.func @f(%0: f64) -> f64 {\n" + "\n".join(lines)
    path.write_text(f"{text}\n  return %30000 : f64\n}}\n")
    start = time.monotonic()
    assert main([str(path), "--grad=f", "--timeout=0.3"]) == 1
    assert time.monotonic() - start < 10
    err = capsys.readouterr().err
    assert "error[AD0014]: the run takes longer than the 0.3 s of --timeout" in err
    assert "Traceback" not in err
    assert main([str(path), "--timeout=600", "-o", str(tmp_path / "out")]) == 0


def test_compiled_code_that_does_not_end_is_ended_with_the_process(tmp_path: Path) -> None:
    path = tmp_path / "f.mlir"
    path.write_text(ENDLESS)
    words = [sys.executable, "-m", "ad_opt.tools.ad_run", str(path), "f", "--args=1.0"]
    done = subprocess.run([*words, "--timeout=1"], capture_output=True, text=True, timeout=60)
    assert done.returncode == 1
    assert "error[AD0014]: the run takes longer than the 1 s" in done.stderr
    assert done.stdout == ""


def test_memory(program: str, capsys: pytest.CaptureFixture[str]) -> None:
    less = f"--max-memory={memory_in_use() // 2 >> 10}k"
    words = [program, *["--grad=f"] * 1, less, "--verify-each"]
    path = Path(program)
    lines = [f"  %{n + 1} = arith.addf %{n}, %{n} : f64" for n in range(20_000)]
    text = "func.func @f(%0: f64) -> f64 {\n" + "\n".join(lines)
    path.write_text(f"{text}\n  return %20000 : f64\n}}\n")
    assert main(words) == 1
    assert "error[AD0014]: the run has" in capsys.readouterr().err
    path.write_text(PROGRAM)
    assert main([program, "--grad=f", "--max-memory=100G"]) == 0


@pytest.mark.parametrize(
    ("text", "size"), [("500", 500), ("2k", 2048), ("1.5M", 3 << 19), ("2GiB", 2 << 30)]
)
def test_sizes(text: str, size: int) -> None:
    assert _bytes(text) == size


class Named:
    """Does nothing for so long that it is asked to stop, while a class names its parts."""

    def __set_name__(self, owner: type, name: str) -> None:
        end = time.monotonic() + 10
        while time.monotonic() < end:
            pass


def test_a_limit_is_one_where_python_makes_another_error_of_it() -> None:
    """Up to Python 3.11, what `__set_name__` raises becomes a `RuntimeError`."""
    options = argparse.Namespace(timeout=0.05, max_memory=None)
    with (
        pytest.raises(DiagnosticError, match="AD0014"),
        within(options, cast(Reporter, None)),
    ):
        type("Owner", (), {"part": Named()})


def test_small_limits_are_said_as_they_are(
    program: str, capsys: pytest.CaptureFixture[str]
) -> None:
    Path(program).write_text("// " + "x" * 40_000_000)
    assert main([program, "--grad=f", "--max-memory=1"]) == 1
    assert "more than --max-memory=1\n" in capsys.readouterr().err


@pytest.mark.parametrize(
    "word", ["--max-memory=0", "--max-memory=x", "--timeout=0", "--timeout=x", "--max-ops=-1"]
)
def test_limits_that_are_none(program: str, word: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([program, word]) == 2
    assert "error[AD0006]" in capsys.readouterr().err


def test_bounds_are_checked_on_request(program: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = [program, "f", "--args=1.0, [1, 2, 3, 4], 4", "--bounds-checks"]
    for extra in ([], ["--grad"], ["--jvp=1.0, zeros(4), none"]):
        assert run([*words, *extra]) == 1
        err = capsys.readouterr().err
        assert "error[AD0505]" in err
        assert "index 4 of dimension 0 is above 3, the last" in err
        assert "f.mlir:3:3" in err
    assert run([*words, "--interpret"]) == 1
    assert "error[AD0602]: `memref.load`" in capsys.readouterr().err
    assert run([program, "f", "--args=1.0, [1, 2, 3, 4], 3", "--bounds-checks"]) == 0


def test_objects_check_bounds_as_well(program: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([program, "--grad=f", "--emit=llvm-ir"]) == 0
    assert "of dimension 0 is above" not in capsys.readouterr().out
    assert main([program, "--grad=f", "--bounds-checks", "--emit=llvm-ir"]) == 0
    out = capsys.readouterr().out
    assert out.count("is above %2$ld, the last") >= 1
    assert "@snprintf" in out
