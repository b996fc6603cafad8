"""Local arrays of numbers that say which element is meant next: ``s[s[s[n]]]``.

The oracle is the same walk in Python.
"""

from __future__ import annotations

import subprocess

import numpy as np

import ad_opt

CODE = """
double once(const double *x, long n) {
  long s[8];
  for (long i = 0; i < 8; i++) s[i] = (i * 3 + n) % 8;
  long k = s[s[s[n & 7]]];
  return x[k] * x[k];
}
double walk(const double *x, long n) {
  long s[9];
  for (long i = 0; i < 8; i++) s[i] = (i * 3 + n) % 8;
  s[8] = n & 7;
  double t = 0;
  for (long i = 0; i < n; i++) {
    long k = s[8], m = s[k];
    s[k] = (m + 5) % 8;
    s[8] = (k + 1) % 8;
    t += x[s[m]] * x[m];
  }
  return t;
}
"""


def test_gradients(clang: str) -> None:
    command = [clang, "-O1", "-S", "-emit-llvm", "-x", "c", "-", "-o", "-"]
    text = subprocess.run(command, input=CODE, capture_output=True, text=True, check=True).stdout
    program = ad_opt.load(text)
    once, walk = (ad_opt.grad(program[name], wrt=0) for name in ("once", "walk"))
    x = np.arange(1.0, 9.0)
    for n in (0, 5, 13):
        s = [(i * 3 + n) % 8 for i in range(8)]
        expected = np.zeros(8)
        k = s[s[s[n & 7]]]
        expected[k] = 2 * x[k]
        np.testing.assert_array_equal(once(x, n), expected)
        expected[:] = 0
        s.append(n & 7)
        for _ in range(n):
            k = s[8]
            m = s[k]
            s[k] = (m + 5) % 8
            s[8] = (k + 1) % 8
            expected[s[m]] += x[m]
            expected[m] += x[s[m]]
        np.testing.assert_allclose(walk(x, n), expected, rtol=1e-15)
