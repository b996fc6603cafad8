"""Loops over samples around steps, several sums, pairs and experts: gradients are those of NumPy.

The oracle is a complex step along a random direction, in NumPy's products of matrices.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
import pytest

import ad_opt

Array: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"

SOURCE = """
#include <math.h>
#include <stdlib.h>

double machine(int n, int d, int h, const double *v, const double *x, const double *w) {
  double e = 0;
  for (int i = 0; i < n; i++) {
    double p = 0;
    for (int f = 0; f < h; f++) {
      double s = 0, q = 0;
      for (int j = 0; j < d; j++) {
        double t = v[j * h + f] * x[i * d + j];
        s += t;
        q += t * t;
      }
      p += 0.5 * (s * s - q) * w[f];
    }
    e += sin(p);
  }
  return e;
}

double pairs(int n, int d, int h, const double *v, const double *x, const double *w) {
  double e = 0;
  for (int i = 0; i < n; i++) {
    double sum = w[0];
    for (int j = 0; j < h; j++) {
      double dot = 0, s = 0.5, t = 0.25;
      for (int k = 0; k < d; k++) {
        dot += v[k * h + j] * x[i * d + k];
        s += x[i * d + k] * x[i * d + k];
        t += v[k * h + j] * v[k * h + j];
      }
      sum += exp(dot / (sqrt(s) * sqrt(t)));
    }
    e += log(sum);
  }
  return e;
}

double experts(int n, int d, int h, const double *v, const double *x, const double *w) {
  double e = 0, *g = malloc(3 * sizeof(double));
  for (int i = 0; i < n; i++) {
    double sum = 0, p = 0;
    for (int k = 0; k < 3; k++) {
      double a = 0;
      for (int j = 0; j < d; j++) a += v[k * d + j] * x[i * d + j];
      g[k] = exp(a);
      sum += g[k];
    }
    for (int k = 0; k < 3; k++) {
      double o = 0;
      for (int q = 0; q < h; q++) {
        double a = 0;
        for (int j = 0; j < d; j++) a += w[(k * h + q) * d + j] * x[i * d + j];
        o += tanh(a);
      }
      p += g[k] / sum * o;
    }
    e += p * p;
  }
  free(g);
  return e;
}

#define T 5

double recurrent(int n, int d, int h, const double *v, const double *x, const double *w) {
  double e = 0, *s = malloc(h * sizeof(double)), *z = malloc(h * sizeof(double));
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < h; j++) s[j] = 0.1;
    for (int l = 0; l < T; l++) {
      for (int j = 0; j < h; j++) {
        double a = 0;
        for (int c = 0; c < d; c++) a += v[j * d + c] * x[(i * T + l) * d + c];
        for (int c = 0; c < h; c++) a += w[j * h + c] * s[c];
        z[j] = tanh(a);
      }
      for (int j = 0; j < h; j++) s[j] = z[j];
    }
    for (int j = 0; j < h; j++) e += s[j] * s[j];
  }
  free(s);
  free(z);
  return e;
}

double gated(int n, int d, int h, const double *v, const double *x, const double *w) {
  double e = 0, *s = malloc(h * sizeof(double)), *z = malloc(h * sizeof(double));
  double *r = malloc(h * sizeof(double));
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < h; j++) s[j] = 0.1;
    for (int l = 0; l < T; l++) {
      for (int j = 0; j < h; j++) {
        double a = 0, b = 0.5;
        for (int c = 0; c < d; c++) {
          a += v[j * d + c] * x[(i * T + l) * d + c];
          b += v[(h + j) * d + c] * x[(i * T + l) * d + c];
        }
        for (int c = 0; c < h; c++) {
          a += w[j * h + c] * s[c];
          b += w[(h + j) * h + c] * s[c];
        }
        z[j] = 1 / (1 + exp(-a));
        r[j] = 1 / (1 + exp(-b)) * s[j];
      }
      for (int j = 0; j < h; j++) {
        double a = 0;
        for (int c = 0; c < h; c++) a += w[(2 * h + j) * h + c] * r[c];
        s[j] = (1 - z[j]) * tanh(a) + z[j] * s[j];
      }
    }
    for (int j = 0; j < h; j++) e += s[j] * s[j];
  }
  free(s);
  free(z);
  free(r);
  return e;
}
"""
D, H, T = 6, 11, 5


def machine(v: Array, x: Array, w: Array) -> Any:
    s, q = x @ v, (x * x) @ (v * v)
    return np.sum(np.sin(0.5 * (s * s - q) @ w))


def pairs(v: Array, x: Array, w: Array) -> Any:
    s, t = np.sqrt(0.5 + np.sum(x * x, 1)), np.sqrt(0.25 + np.sum(v * v, 0))
    return np.sum(np.log(w[0] + np.sum(np.exp(x @ v / (s[:, None] * t)), 1)))


def experts(v: Array, x: Array, w: Array) -> Any:
    gates = np.exp(x @ v.T)
    outputs = np.sum(np.tanh(np.einsum("kqj,ij->ikq", w, x)), 2)
    return np.sum((np.sum(gates * outputs, 1) / np.sum(gates, 1)) ** 2)


def recurrent(v: Array, x: Array, w: Array) -> Any:
    s = np.full((len(x), H), 0.1, x.dtype)
    for step in range(T):
        s = np.tanh(x[:, step] @ v.T + s @ w.T)
    return np.sum(s * s)


def gated(v: Array, x: Array, w: Array) -> Any:
    s = np.full((len(x), H), 0.1, x.dtype)
    for step in range(T):
        a, b = np.split(x[:, step] @ v.T + s @ w[: 2 * H].T, 2, 1)
        z, r = 1 / (1 + np.exp(-a)), s / (1 + np.exp(-b - 0.5))
        s = (1 - z) * np.tanh(r @ w[2 * H :].T) + z * s
    return np.sum(s * s)


Shapes: TypeAlias = tuple[Sequence[int], Sequence[int], Sequence[int]]
CASES: dict[str, tuple[Callable[..., Any], Shapes]] = {
    "machine": (machine, ((D, H), (D,), (H,))),
    "pairs": (pairs, ((D, H), (D,), (1,))),
    "experts": (experts, ((3, D), (D,), (3, H, D))),
    "recurrent": (recurrent, ((H, D), (T, D), (H, H))),
    "gated": (gated, ((2 * H, D), (T, D), (3 * H, H))),
}
"""The same functions, and the shapes of ``v``, of a sample, and of ``w``."""


@pytest.fixture(scope="module", params=["fast", "strict"])
def program(
    clang: str, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> ad_opt.Program:
    """The functions in C."""
    path: Path = tmp_path_factory.mktemp("steps") / "steps.c"
    path.write_text(SOURCE)
    return ad_opt.load(path, fp=request.param)


@pytest.mark.parametrize("name", CASES)
def test_gradients(program: ad_opt.Program, name: str) -> None:
    function, (of_v, of_sample, of_w) = CASES[name]
    gradient = ad_opt.grad(program[name], wrt=(3, 4, 5))
    for n in (0, 1, 71, 72, 73, 150):
        rng = np.random.default_rng(n)
        arrays = [rng.uniform(-0.6, 0.8, shape) for shape in (of_v, (n, *of_sample), of_w)]
        way = [rng.uniform(-1, 1, array.shape) for array in arrays]
        found = gradient(n, D, H, *arrays)
        step = 1e-30
        moved = [a + 1j * step * b for a, b in zip(arrays, way, strict=True)]
        expected = function(*moved).imag / step
        got = sum(np.vdot(x, y) for x, y in zip(found, way, strict=True))
        np.testing.assert_allclose(got, expected, rtol=1e-10, atol=1e-12, err_msg=f"n = {n}")
