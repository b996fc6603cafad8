"""Buffers that the way back of a loop needs lie on the tape, also when that is differentiated."""

from __future__ import annotations

from pathlib import Path

import mpmath
import numpy as np
import pytest

import ad_opt

# Each iteration needs what the one before gives, so none is run again on the way back.
PROGRAM = """
#include <math.h>
#include <stdlib.h>

double f(int n, int d, const double *x, const double *w, const double *y) {
  double e = 1;
  for (int i = 0; i < n; i++) {
    double *a = malloc(d * sizeof(double));
    for (int k = 0; k < d; k++) a[k] = sin(x[i * d + k] * w[k] + e);
    double t = 0;
    for (int k = 0; k < d; k++) t += a[k] * a[k] * y[k];
    e = sin(t);
    free(a);
  }
  return e;
}
"""
X = [[0.3, -0.7], [1.1, 0.4], [-0.2, 0.9], [0.8, 0.1]]
W, Y = [0.6, -1.2], [0.5, 1.5]


def value(weights: tuple[mpmath.mpf, ...], trips: int) -> mpmath.mpf:
    e = mpmath.mpf(1)
    for row in X[:trips]:
        places = zip(row, weights, Y, strict=True)
        e = mpmath.sin(sum(y * mpmath.sin(x * w + e) ** 2 for x, w, y in places))
    return e


@pytest.mark.parametrize("trips", [0, 1, 4])
def test_a_constant_beside_saved_buffers_stays_constant(
    clang: str, tmp_path: Path, trips: int
) -> None:
    """The derivative is by ``w``: what is on the tape may not be taken for ``x`` and ``y``."""
    path = tmp_path / "f.c"
    path.write_text(PROGRAM)
    arguments = (trips, 2, np.array(X), np.array(W), np.array(Y))
    (hessian,) = ad_opt.hessian(ad_opt.load(path)["f"], wrt=(3,))(*arguments)
    expected = np.empty((2, 2))
    with mpmath.workdps(40):
        for i in range(2):
            for j in range(2):
                orders = tuple((k == i) + (k == j) for k in range(2))
                at = tuple(map(mpmath.mpf, W))
                expected[i, j] = mpmath.diff(lambda *w: value(w, trips), at, orders)
    np.testing.assert_allclose(np.reshape(hessian, (2, 2)), expected, rtol=1e-11, atol=1e-12)
