"""Loops whose statements run one after the other compute what they did, bit for bit."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import numpy as np
import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.interpreters import run_function
from ad_opt.passes.infrastructure.manager import PassManager
from ad_opt.passes.infrastructure.verify_strict import require_valid
from hypothesis import given, settings
from hypothesis import strategies as st
from xdsl.dialects.builtin import ModuleOp

import ad_opt
from distribution_programs import DistributionProgram, arguments_of
from shares import some_of


def outcome(module: ModuleOp, arguments: list[Any]) -> list[str]:
    """The results and what is left in the buffers; raises for what is read before it is set."""
    results = run_function(module, "main", arguments)
    return [*map(repr, results), *(repr(np.asarray(one).tolist()) for one in arguments)]


@pytest.mark.parametrize("size", [1, 3])
@settings(max_examples=some_of(100), deadline=None)
@given(seed=st.integers(0, 100_000))
def test_random_loops_keep_their_meaning(size: int, seed: int) -> None:
    program = DistributionProgram(seed)
    text = program.text
    module = parse_module(make_context(), text)
    before = outcome(module, arguments_of(seed, program.extents))
    PassManager.parse(make_context(), f"distribute-loops{{cost=false size={size}}}").run(module)
    require_valid(module)
    assert outcome(module, arguments_of(seed, program.extents)) == before, text


@settings(max_examples=some_of(100), deadline=None)
@given(seed=st.integers(0, 100_000))
def test_random_loops_keep_their_meaning_but_for_the_order_of_sums(seed: int) -> None:
    program = DistributionProgram(seed)
    module = parse_module(make_context(), program.text)
    before, after = (arguments_of(seed, program.extents) for _ in range(2))
    expected = run_function(module, "main", before)
    options = "cost=false size=3 fast=true"
    PassManager.parse(make_context(), f"distribute-loops{{{options}}}").run(module)
    require_valid(module)
    found = run_function(module, "main", after)
    for one, other in zip([*found, *after], [*expected, *before], strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-12, atol=1e-12, err_msg=program.text)


def test_many_random_loops_are_distributed() -> None:
    changed = 0
    for seed in range(60):
        module = parse_module(make_context(), DistributionProgram(seed).text)
        before = str(module)
        PassManager.parse(make_context(), "distribute-loops{cost=false}").run(module)
        changed += str(module) != before
    assert changed >= 10


PERCEPTRON = """
#include <math.h>
#include <stdlib.h>

// Scratch that the caller lends, that is local, that has a size of its own, that is allocated.
#define LAYERS                                                        \\
    for (int k = 0; k < h; k++) {                                     \\
      double s = 0;                                                   \\
      for (int j = 0; j < d; j++) s += x[i * d + j] * w[k * d + j];   \\
      a[k] = tanh(s);                                                 \\
    }                                                                 \\
    for (int k = 0; k < h; k++) {                                     \\
      double s = 0;                                                   \\
      for (int j = 0; j < h; j++) s += a[j] * u[k * h + j];           \\
      b[k] = s;                                                       \\
    }                                                                 \\
    for (int k = 0; k < h; k++) e += b[k] * b[k];
#define ARGUMENTS int n, int d, int h, const double *x, const double *w, const double *u

double lent(ARGUMENTS, double *a, double *b) {
  double e = 0;
  for (int i = 0; i < n; i++) { LAYERS }
  return e;
}

double local(ARGUMENTS) {
  double e = 0;
  for (int i = 0; i < n; i++) { double a[16], b[16]; LAYERS }
  return e;
}

double sized(ARGUMENTS) {
  double e = 0;
  for (int i = 0; i < n; i++) { double a[h], b[h]; LAYERS }
  return e;
}

double allocated(ARGUMENTS) {
  double e = 0;
  for (int i = 0; i < n; i++) {
    double *a = malloc(h * sizeof(double)), *b = malloc(h * sizeof(double));
    LAYERS
    free(a);
    free(b);
  }
  return e;
}
"""


@pytest.fixture(scope="module")
def perceptron(clang: str, tmp_path_factory: pytest.TempPathFactory) -> ad_opt.Program:
    """Four functions of C, with the same two layers."""
    path: Path = tmp_path_factory.mktemp("perceptron") / "perceptron.c"
    path.write_text(PERCEPTRON)
    return ad_opt.load(path, fp="fast")


@pytest.mark.parametrize("name", ["lent", "local", "sized", "allocated"])
@pytest.mark.parametrize("rows", [0, 1, 71, 72, 73, 150])
def test_gradients_of_layers_are_those_of_products(
    perceptron: ad_opt.Program, name: str, rows: int
) -> None:
    rng = np.random.default_rng(rows)
    d, h = 11, 16
    x, w, u = rng.normal(size=(rows, d)), rng.normal(size=(h, d)) / 4, rng.normal(size=(h, h)) / 4
    lent = (np.full(h, np.nan), np.full(h, np.nan)) if name == "lent" else ()
    dx, dw, du = ad_opt.grad(perceptron[name], wrt=(3, 4, 5))(rows, d, h, x, w, u, *lent)
    a = np.tanh(x @ w.T)
    by_b = 2 * (a @ u.T)
    by_sum = (by_b @ u) * (1 - a * a)
    np.testing.assert_allclose(dx, by_sum @ w, rtol=1e-11, atol=1e-11)
    np.testing.assert_allclose(dw, by_sum.T @ x, rtol=1e-11, atol=1e-11)
    np.testing.assert_allclose(du, by_b.T @ a, rtol=1e-11, atol=1e-11)
    assert all(np.isnan(scratch).all() for scratch in lent)  # a gradient leaves arguments alone


@pytest.mark.parametrize("name", ["lent", "local", "sized", "allocated"])
def test_second_derivatives_of_layers(perceptron: ad_opt.Program, name: str) -> None:
    rng = np.random.default_rng(1)
    n, d, h = 9, 4, 16
    x, w, u = rng.normal(size=(n, d)), rng.normal(size=(h, d)) / 4, rng.normal(size=(h, h)) / 4
    lent = (np.zeros(h), np.zeros(h)) if name == "lent" else ()
    tangent = rng.normal(size=(h, d))

    def gradient(w: np.ndarray) -> np.ndarray:
        a = np.tanh(x @ w.T)
        return ((2 * a @ u.T @ u) * (1 - a * a)).T @ x

    still = (np.zeros((n, d)), tangent, np.zeros((h, h)), *lent)
    (product,) = ad_opt.hvp(
        perceptron[name], (n, d, h, x, w, u, *lent), (0, 0, 0, *still), wrt=(4,)
    )
    step = 1e-6
    differences = (gradient(w + step * tangent) - gradient(w - step * tangent)) / (2 * step)
    np.testing.assert_allclose(product, differences, rtol=1e-6, atol=1e-7)


IMAGES = """
#include <stdlib.h>

// Windows of images, filled in three dimensions, and read in one.
double images(int n, int s, int c, int k, const double *x, const double *f, const double *w) {
  int o = s - 2;
  double e = 0, *a = malloc(c * o * o * sizeof(double)), *z = malloc(k * sizeof(double));
  for (int i = 0; i < n; i++) {
    for (int b = 0; b < c; b++)
      for (int p = 0; p < o; p++)
        for (int q = 0; q < o; q++) {
          double t = 0;
          for (int u = 0; u < 3; u++)
            for (int v = 0; v < 3; v++)
              t += x[(i * s + p + u) * s + q + v] * f[(b * 3 + u) * 3 + v];
          a[(b * o + p) * o + q] = t > 0 ? t : 0;
        }
    for (int g = 0; g < k; g++) {
      double t = 0;
      for (int j = 0; j < c * o * o; j++) t += a[j] * w[g * c * o * o + j];
      z[g] = t;
    }
    for (int g = 0; g < k; g++) e += z[g] * z[g];
  }
  free(a);
  free(z);
  return e;
}
"""


@pytest.fixture(scope="module", params=["fast", "strict"])
def images(
    clang: str, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> ad_opt.Program:
    """A function of C that goes through images one by one."""
    path: Path = tmp_path_factory.mktemp("images") / "images.c"
    path.write_text(IMAGES)
    return ad_opt.load(path, fp=request.param)


@pytest.mark.parametrize(("n", "s", "c"), [(80, 6, 3), (3, 3, 1), (73, 2, 3), (2, 5, 0), (0, 5, 2)])
def test_gradients_of_images(images: ad_opt.Program, n: int, s: int, c: int) -> None:
    rng = np.random.default_rng(s)
    o, k = s - 2, 11
    x, f, w = rng.normal(size=(n, s, s)), rng.normal(size=(c, 3, 3)), rng.normal(size=(k, c, o, o))
    df, dw = ad_opt.grad(images["images"], wrt=(5, 6))(n, s, c, k, x, f, w)
    windows = np.zeros((n, o, o, 3, 3))
    for u in range(3):
        for v in range(3):
            windows[..., u, v] = x[:, u : u + o, v : v + o]
    before = np.einsum("npquv,cuv->ncpq", windows, f)
    a = np.maximum(before, 0)
    by_z = 2 * np.einsum("ncpq,kcpq->nk", a, w)
    by_a = np.einsum("nk,kcpq->ncpq", by_z, w) * (before > 0)
    np.testing.assert_allclose(dw, np.einsum("nk,ncpq->kcpq", by_z, a), rtol=1e-11, atol=1e-10)
    by_f = np.einsum("ncpq,npquv->cuv", by_a, windows)
    np.testing.assert_allclose(df, by_f, rtol=1e-11, atol=1e-10)


RECURRENT = """
#include <math.h>
#include <stdlib.h>

// Samples with a state, of which each step, and the last one again, adds to what all sum up.
double recurrent(int n, int t, int h, const double *x, const double *u, const double *v) {
  double e = 0, *s = malloc(h * sizeof(double)), *r = malloc(h * sizeof(double));
  for (int i = 0; i < n; i++) {
    for (int k = 0; k < h; k++) s[k] = 0;
    for (int l = 0; l < t; l++) {
      for (int k = 0; k < h; k++) {
        double a = x[i * t + l];
        for (int j = 0; j < h; j++) a += u[k * h + j] * s[j];
        r[k] = tanh(a);
      }
      for (int k = 0; k < h; k++) s[k] = r[k];
      for (int k = 0; k < h; k++) {
        double a = 0;
        for (int j = 0; j < h; j++) a += v[k * h + j] * s[j];
        e += a * a;
      }
    }
    for (int k = 0; k < h; k++) e -= 0.5 * s[k] * s[k];
  }
  free(s);
  free(r);
  return e;
}
"""


@pytest.mark.parametrize("fp", ["fast", "strict"])
@pytest.mark.parametrize("n", [0, 1, 73, 150])
def test_gradients_of_steps_that_add_to_a_sum(
    clang: str, tmp_path: Path, fp: Literal["fast", "strict"], n: int
) -> None:
    path = tmp_path / "recurrent.c"
    path.write_text(RECURRENT)
    rng = np.random.default_rng(n)
    t, h = 3, 9
    x, u, v = rng.normal(size=(n, t)), rng.normal(size=(h, h)) / 4, rng.normal(size=(h, h)) / 4
    function = ad_opt.load(path, fp=fp)["recurrent"]
    found = ad_opt.grad(function, wrt=(3, 4, 5))(n, t, h, x, u, v)

    def value(x: np.ndarray, u: np.ndarray, v: np.ndarray) -> complex:
        s, e = np.zeros((n, h), complex), 0j
        for step in range(t):
            s = np.tanh(x[:, step, None] + s @ u.T)
            e += ((s @ v.T) ** 2).sum()
        return e - 0.5 * (s * s).sum()

    for at, one in enumerate(found):
        shift = [np.zeros(a.shape, complex) for a in (x, u, v)]
        direction = rng.normal(size=shift[at].shape)
        shift[at] = direction * 1e-30j
        by_step = value(x + shift[0], u + shift[1], v + shift[2]).imag / 1e-30
        np.testing.assert_allclose((one * direction).sum(), by_step, rtol=1e-11)


COUPLING = """
#include <math.h>
#include <stdlib.h>

// Halves of a state in turn, each changed by what layers make of the other one.
double coupling(
    int n, int d, int h, int layers, const double *x, const double *w, const double *v) {
  int m = d / 2;
  double e = 0, *z = malloc(d * sizeof(double)), *a = malloc(h * sizeof(double));
  for (int b = 0; b < n; b++) {
    for (int j = 0; j < d; j++) z[j] = x[b * d + j];
    for (int l = 0; l < layers; l++) {
      double *p = z + (l % 2) * m, *q = z + (1 - l % 2) * m;
      for (int i = 0; i < h; i++) {
        double s = 0;
        for (int j = 0; j < m; j++) s += w[(l * h + i) * m + j] * p[j];
        a[i] = tanh(s);
      }
      for (int j = 0; j < m; j++) {
        double s = 0;
        for (int i = 0; i < h; i++) s += v[(l * m + j) * h + i] * a[i];
        q[j] += sin(s);
        e += s;
      }
    }
    for (int j = 0; j < d; j++) e -= 0.5 * z[j] * z[j];
  }
  free(z);
  free(a);
  return e;
}
"""


@pytest.mark.parametrize("fp", ["fast", "strict"])
@pytest.mark.parametrize(("n", "d"), [(1, 2), (73, 6), (80, 7), (2, 1), (0, 4)])
def test_gradients_of_halves_in_turn(
    clang: str, tmp_path: Path, fp: Literal["fast", "strict"], n: int, d: int
) -> None:
    path = tmp_path / "coupling.c"
    path.write_text(COUPLING)
    rng = np.random.default_rng(d)
    h, layers, m = 5, 3, d // 2
    x = rng.normal(size=(n, d))
    w, v = rng.normal(size=(layers, h, m)) / 3, rng.normal(size=(layers, m, h)) / 3
    found = ad_opt.grad(ad_opt.load(path, fp=fp)["coupling"], wrt=(4, 5, 6))(
        n, d, h, layers, x, w, v
    )

    def value(x: np.ndarray, w: np.ndarray, v: np.ndarray) -> complex:
        z, e = x.copy(), 0j
        for at in range(layers):
            p, q = (slice(k * m, (k + 1) * m) for k in (at % 2, 1 - at % 2))
            s = np.tanh(z[:, p] @ w[at].T) @ v[at].T
            z[:, q] += np.sin(s)
            e += s.sum()
        return e - 0.5 * (z * z).sum()

    for at, one in enumerate(found):
        shift = [np.zeros(a.shape, complex) for a in (x, w, v)]
        direction = rng.normal(size=shift[at].shape)
        shift[at] = direction * 1e-30j
        by_step = value(x + shift[0], w + shift[1], v + shift[2]).imag / 1e-30
        np.testing.assert_allclose((one * direction).sum(), by_step, rtol=1e-11, atol=1e-12)
