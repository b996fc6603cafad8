"""``--debug-derivatives`` of both tools."""

from __future__ import annotations

from pathlib import Path

import pytest
from ad_opt.tools import ad_opt as opt
from ad_opt.tools import ad_run

PROGRAM = """\
func.func @f(%x: f64) -> f64 {
  %y = arith.mulf %x, %x : f64
  %z = math.sqrt %y : f64
  %w = math.sqrt %z : f64
  return %w : f64
}
"""


@pytest.fixture
def program(tmp_path: Path) -> str:
    path = tmp_path / "f.mlir"
    path.write_text(PROGRAM)
    return str(path)


@pytest.mark.parametrize("kind", ["grad", "jvp", "vjp", "hvp", "jacobian", "value-and-grad"])
def test_ad_opt_inserts_checks(program: str, kind: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert opt.main([program, f"--{kind}=f"]) == 0
    assert "cf.assert" not in capsys.readouterr().out
    for words in ([f"--{kind}=f", "--debug-derivatives"], ["--debug-derivatives", f"--{kind}=f"]):
        assert opt.main([program, *words]) == 0
        text = capsys.readouterr().out
        assert "NaN in the derivative of `math.sqrt`" in text
        assert "autodiff.of" not in text


def test_ad_opt_inserts_them_into_pipelines(
    program: str, capsys: pytest.CaptureFixture[str]
) -> None:
    pipeline = 'differentiate{function=f mode=forward context="minimal"},simplify'
    assert opt.main([program, "-p", pipeline, "--debug-derivatives"]) == 0
    assert "NaN in the derivative of `math.sqrt` (tangent)" in capsys.readouterr().out
    # A function of that name is no pass, and nothing to differentiate is nothing to check.
    assert opt.main([program, "--debug-derivatives", "-p", "cse"]) == 0
    assert "cf.assert" not in capsys.readouterr().out


def test_ad_run_says_where_a_nan_comes_from(
    program: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [program, "f", "--grad", "--no-cache"]
    assert ad_run.main([*words, "--args=4.0", "--debug-derivatives"]) == 0
    checked = capsys.readouterr().out
    assert ad_run.main([*words, "--args=4.0"]) == 0
    assert capsys.readouterr().out == checked
    assert ad_run.main([*words, "--args=0.0", "--debug-derivatives"]) == 1
    error = capsys.readouterr().err
    assert "AD0505" in error
    assert "f.mlir:2:3" in error
    assert "NaN in the derivative of `arith.mulf` (cotangent)" in error
    assert "%y = arith.mulf %x, %x : f64" in error
