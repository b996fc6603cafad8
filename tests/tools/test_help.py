"""The examples in ``--help`` run as they stand there."""

from __future__ import annotations

import contextlib
import shlex
from pathlib import Path

import pytest
from ad_opt.tools import ad_opt, ad_run
from ad_opt.tools.transform.options import EXAMPLES

MLIR = """\
func.func @f(%x: f64, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %x) -> (f64) {
    %t = arith.mulf %s, %x : f64
    scf.yield %t : f64
  }
  return %r : f64
}
"""
C = """\
struct model { double a; int n; };
double f(double x, int n) { return x * n; }
double norm(const double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++)
    s += x[i] * x[i];
  return s;
}
double scaled(const struct model *m) { return m->a * m->a * m->n; }
"""


def commands(text: str) -> list[str]:
    lines = [line.strip() for line in text.splitlines() if line.startswith("  $ ")]
    return [line.removeprefix("$ ").split("  ")[0] for line in lines]


@pytest.mark.parametrize("command", [*commands(EXAMPLES), *commands(ad_run.EXAMPLES)])
def test_examples(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, any_clang: str | None
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("f.mlir").write_text(MLIR)
    Path("f.c").write_text(C)
    words = shlex.split(command)
    if "f.c" in words and any_clang is None:
        pytest.skip("clang is not installed")
    main = {"ad-opt": ad_opt.main, "ad-run": ad_run.main}[words[0]]
    assert main(words[1:]) == 0


@pytest.mark.parametrize("main", [ad_opt.main, ad_run.main])
def test_help_shows_them(main, capsys: pytest.CaptureFixture[str]) -> None:
    with contextlib.suppress(SystemExit):
        main(["--help"])
    out = capsys.readouterr().out
    assert "\nexamples:\n  $ " in out
    assert max(map(len, out.splitlines())) <= 110
