"""Loops that clang unrolled and vectorised, rolled again: values of native code, bit for bit."""

from __future__ import annotations

import subprocess
from pathlib import Path

import numpy as np
import pytest

import ad_opt
import native
import unrolled_programs
from shares import some_of

CLANG = native.compiler(("clang-22",))


@pytest.mark.skipif(CLANG is None, reason="clang 22 makes the programs")
def test_random_loops(tmp_path: Path) -> None:
    """Also where arrays overlap, and for few iterations."""
    assert CLANG is not None
    for seed in range(some_of(40)):
        unrolled_programs.check(seed, CLANG, tmp_path)


NESTS = """
double copies(long n, double *restrict a) {
  double s = 0;
  for (long i = 2; i < n - 3; i += 4)
    for (long j = 2; j < i + 1; j++) a[i * 40 + j] = a[j];
  for (long i = 0; i < 1600; i++) s += a[i] * a[i];
  return s;
}
double sums(unsigned n, double *restrict a) {
  double s = 0;
  for (unsigned i = 2; i < n; i++) s += a[i];
  for (unsigned i = 1; i < n; i += 2) {
    for (unsigned j = i; j < n; j++) { a[100 + j] = a[j + 1] + 0.5; s += a[i]; }
    s += a[i] * a[100 + i];
  }
  return s;
}
double few(long n, double *restrict a) {
  double s = 0;
  for (unsigned long i = 0; i < n / 2; i += 4) {
    s += a[i];
    for (unsigned long j = 0; j < i; j++) a[400 + i * 20 + j] += a[j] * a[i + 40];
  }
  for (long i = 0; i < 1600; i++) s += a[i] * a[i];
  return s;
}
"""


def _copies(n: int, a: np.ndarray) -> complex:
    for i in range(2, n - 3, 4):
        for j in range(2, i + 1):
            a[i * 40 + j] = a[j]
    return (a * a).sum()


def _sums(n: int, a: np.ndarray) -> complex:
    s = a[2:n].sum()
    for i in range(1, n, 2):
        for j in range(i, n):
            a[100 + j] = a[j + 1] + 0.5
            s += a[i]
        s += a[i] * a[100 + i]
    return s


def _few(n: int, a: np.ndarray) -> complex:
    s = a[: n // 2 : 4].sum()
    for i in range(0, n // 2, 4):
        a[400 + i * 20 : 400 + i * 20 + i] += a[:i] * a[i + 40]
    return s + (a * a).sum()


@pytest.mark.skipif(CLANG is None, reason="clang 22 makes the programs")
@pytest.mark.parametrize("flags", [["-O2"], ["-O3", "-march=x86-64-v3"]])
def test_nests_whose_inner_loops_follow_the_outer_one(flags: list[str], tmp_path: Path) -> None:
    """A loop around a part of a place comes back to its middle; a row may have no element."""
    (tmp_path / "f.c").write_text(NESTS)
    command = [CLANG, "-S", "-emit-llvm", *flags, "-o", tmp_path / "f.ll", tmp_path / "f.c"]
    subprocess.run(command, check=True)
    program = ad_opt.load(str(tmp_path / "f.ll"), cache=False)
    numbers = np.random.default_rng(5)
    for name, run in (("copies", _copies), ("sums", _sums), ("few", _few)):
        for n in (0, 1, 4, 5, 9, 10, 18, 26, 35):
            a, along = numbers.uniform(-1, 1, 1600), numbers.uniform(-1, 1, 1600)
            expected = run(n, a + 1e-30j * along)
            value, (gradient,) = ad_opt.value_and_grad(program[name], wrt=(1,))(n, a)
            assert value == pytest.approx(expected.real, rel=1e-12), (name, n)
            assert gradient @ along == pytest.approx(expected.imag / 1e-30, rel=1e-9), (name, n)
