"""Floats that are exchanged atomically, and code between locks: the derivative of one thread."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import ad_opt

SOURCE = """
#include <pthread.h>
#include <stdatomic.h>
double sum(const double *x, int n) {
  _Atomic double s = 0;
  for (int i = 0; i < n; i++) s += x[i] * x[i];
  return s;
}
double product(const double *x, int n) {
  _Atomic double p = 1;
  for (int i = 0; i < n; i++) p *= x[i];
  return p;
}
double exchanged(const double *x, int n) {
  _Atomic double s = x[0];
  double r = atomic_exchange(&s, x[1] * 2) * x[2];
  return r * s;
}
double expected(const double *x, int n) {
  _Atomic double s = x[0];
  double guess = x[0];
  int first = atomic_compare_exchange_strong(&s, &guess, x[1]);
  int second = atomic_compare_exchange_strong(&s, &guess, x[2]);
  return s * guess * (first + 2 * second);
}
double locked(const double *x, int n) {
  pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
  double s = 0;
  for (int i = 0; i < n; i++) {
    pthread_mutex_lock(&lock);
    s += x[i] * x[i];
    pthread_mutex_unlock(&lock);
  }
  if (pthread_mutex_trylock(&lock) == 0) s *= x[0];
  return s;
}
"""
X = np.array([1.5, -0.5, 2.0])
EXPECTED = {
    "sum": 2 * X,
    "product": X.prod() / X,
    "exchanged": 2 * X.prod() / X,
    "expected": [0.0, 2 * X[1], 0.0],
    "locked": 2 * X * X[0] + np.array([(X * X).sum(), 0, 0]),
}
"""By hand; the second exchange of ``expected`` finds another value, and puts it into its guess."""


@pytest.mark.parametrize("level", ["-O0", "-O1", "-O2"])
def test_exchanges_and_locks(clang: str, tmp_path: Path, level: str) -> None:
    source = tmp_path / "atomics.c"
    source.write_text(SOURCE)
    program = ad_opt.load(source, flags=[level], compiler=clang)
    for name, expected in EXPECTED.items():
        f = program[name]
        np.testing.assert_allclose(ad_opt.grad(f)(X, 3), expected, err_msg=name)
        for one, slope in zip(np.eye(3), expected, strict=True):
            rate = ad_opt.jvp(f, (X, 3), (one, None))[1]
            assert rate == pytest.approx(slope, abs=1e-12), name
