"""Numbers that are printed into memory and read from there again: refused, not constant."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from ad_opt.dialects.support.diagnostics import DiagnosticError

import ad_opt

PRINTS = r"""
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
double strtod_of(double x) { char b[64]; snprintf(b, 64, "%.17g", x * x); return strtod(b, 0); }
double scanned(double x) {
  char b[64]; double y;
  sprintf(b, "%.17g", x * x); sscanf(b, "%lf", &y);
  return y;
}
double copied(double x) {
  char b[64], c[64];
  snprintf(b, 64, "%.17g", x * x); strcpy(c, b);
  return atof(c);
}
double in_a_loop(double x, int n) {
  char b[64] = "1";
  for (int i = 0; i < n; i++) snprintf(b, 64, "%.17g", atof(b) * x);
  return atof(b);
}

double printed(double x) { char b[64]; snprintf(b, 64, "%.17g", x * x); puts(b); return x * x; }
double measured(double x) {
  char b[64]; snprintf(b, 64, "%.17g", x * x);
  return (strlen(b) > 0) * x * x;
}
double of_a_constant(double x) {
  char b[64], c[64];
  snprintf(b, 64, "%.17g", x); snprintf(c, 64, "%s", "2.5");
  return atof(c) * x * x / 2.5;
}
double of_an_integer(double x) { char b[64]; snprintf(b, 64, "%d", 1); return atof(b) * x * x; }
"""


@pytest.fixture(scope="module", params=["-O0", "-O1", "-O2"])
def program(clang: str, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest):
    at: Path = tmp_path_factory.mktemp("texts")
    (at / "texts.c").write_text(PRINTS)
    arguments = [clang, request.param, "-S", "-emit-llvm", at / "texts.c", "-o", at / "texts.ll"]
    subprocess.run(arguments, check=True)
    return ad_opt.load(at / "texts.ll")


@pytest.mark.parametrize("name", ["strtod_of", "scanned", "copied", "in_a_loop"])
def test_a_number_read_from_the_text_of_one_that_varies(program: ad_opt.Program, name: str):
    more = (3,) if name == "in_a_loop" else ()
    assert program[name](1.5, *more) == pytest.approx(1.5 ** (3 if more else 2))
    with pytest.raises(DiagnosticError, match=r"AD0708.*text"):
        ad_opt.grad(program[name], wrt=0)(1.5, *more)
    with pytest.raises(DiagnosticError, match=r"AD0708.*text"):
        ad_opt.jvp(program[name], (1.5, *more), (1.0, *(None for _ in more)))


@pytest.mark.parametrize("name", ["printed", "measured", "of_a_constant", "of_an_integer"])
def test_text_that_gives_no_number_that_varies(program: ad_opt.Program, name: str):
    assert ad_opt.grad(program[name])(1.5) == pytest.approx(3.0)
    assert ad_opt.jvp(program[name], (1.5,), (1.0,))[1] == pytest.approx(3.0)
