"""Warnings: collected by the tools, Python's own kind everywhere else."""

from __future__ import annotations

import warnings
from pathlib import Path

import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.diagnostics.warnings import DiagnosticWarning, collecting, warn_at
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.passes.infrastructure.manager import PassManager
from ad_opt.tools.ad_opt import main
from ad_opt.tools.ad_run import main as run

PROGRAM = """func.func @f(%x: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %y = scf.for %i = %c0 to %c3 step %c1 iter_args(%s = %x) -> (f64) {
    %t = arith.mulf %s, %s : f64
    scf.yield %t : f64
  } {autodiff.max_iters = 4 : i64}
  return %y : f64
}
"""


def check() -> None:
    ctx = make_context()
    PassManager.parse(ctx, "check-derivative-flow").run(parse_module(ctx, PROGRAM, "f.mlir"))


def test_collected() -> None:
    with collecting() as found, warnings.catch_warnings():
        warnings.simplefilter("error")
        check()
    assert [(w.code, w.severity) for w in found] == [("AD0848", "warning")]
    assert str(found[0].location) == "f.mlir:5:3"


def test_each_once() -> None:
    with collecting() as found:
        for _ in range(3):
            warn_at(None, "AD0848", "twice")
    assert len(found) == 1


def test_inner_collectors_keep_theirs() -> None:
    with collecting() as outer:
        with collecting() as inner:
            check()
        warn_at(None, "AD0848", "outside")
    assert [w.message for w in outer] == ["outside"]
    assert len(inner) == 1


def test_python_warning_where_nobody_collects() -> None:
    with pytest.warns(DiagnosticWarning, match=r"warning\[AD0848\]") as found:
        check()
    assert isinstance(found[0].message, DiagnosticWarning)
    assert found[0].message.diagnostic.code == "AD0848"


def test_ad_opt_shows_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "f.mlir"
    path.write_text(PROGRAM)
    assert main([str(path), "-p", "check-derivative-flow"]) == 0
    shown = capsys.readouterr()
    assert shown.err.startswith("warning[AD0848]: `autodiff.max_iters` says 4 iterations")
    assert "scf.for" in shown.out


def test_ad_run_shows_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "f.mlir"
    path.write_text(PROGRAM)
    assert run([str(path), "f", "--args=2.0", "--grad"]) == 0
    shown = capsys.readouterr()
    assert "warning[AD0848]" in shown.err
    assert '"gradients"' in shown.out
