"""Objects that are told how long arrays are, and begin their shadows themselves.

The oracle is the native function: differences in a random direction, extrapolated. Shadows hold NaN
before, so whatever is added to what was there shows; in front of and behind all arrays lie numbers
that must stay.
"""

from __future__ import annotations

import ctypes
import subprocess
from collections.abc import Sequence
from ctypes import c_long
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
import pytest
from ad_opt.tools.ad_opt import main as ad_opt_main

from derivatives import directional_difference

Array: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"

SOURCE = """
#define EACH(i, n) for (long i = 0; i < n; i++)

double sparse(long n, long m, const long *row, const long *at, const double *v, const double *x,
              double *y) {
  double s = 0;
  EACH(i, n) {
    y[i] = 0;
    for (long k = row[i]; k < row[i + 1]; k++) y[i] += v[k] * x[at[k]] * x[at[k]];
    s += y[i] * y[i];
  }
  return s;
}
double product(long n, long m, const long *row, const long *at, const double *v, const double *x,
               double *y) {
  double s = 0;
  EACH(i, n) {
    double t = 0;
    EACH(j, n) t += v[i * n + j] * x[j];
    y[i] = t;
  }
  EACH(i, n) s += y[i] * y[i];
  return s;
}
double some(long n, long m, const long *row, const long *at, const double *v, const double *x,
            double *y) {
  double s = 0;
  EACH(i, n) if (row[i] % 2) { y[i] *= x[i]; s += v[at[i]] * y[i]; }
  return s;
}
double nothing_of_x(long n, long m, const long *row, const long *at, const double *v,
                    const double *x, double *y) {
  double s = 0;
  EACH(i, n) s += v[i] * v[i] * y[i];
  return s;
}
double in_turns(long n, long m, const long *row, const long *at, const double *v, const double *x,
                double *y) {
  double s = 0;
  EACH(t, 3) EACH(i, n) y[at[i]] = y[i] * x[i] + v[i];
  EACH(i, n) s += y[i] * y[i];
  return s;
}
double exchanged(long n, long m, const long *row, const long *at, const double *v, const double *x,
                 double *y) {
  const double *a = x, *b = y;
  double s = 0;
  EACH(t, n) {
    EACH(i, n) s += a[i] * b[i] * v[i];
    const double *c = a;
    a = b + (t > n);
    b = c;
  }
  return s;
}
__attribute__((noinline)) static void scale(double *y, const double *x, long n) {
  EACH(i, n) y[i] *= x[i];
}
double called(long n, long m, const long *row, const long *at, const double *v, const double *x,
              double *y) {
  double s = 0;
  scale(y, x, n);
  EACH(i, n) s += y[i] * y[i] * v[i];
  if (n > 1) s += y[0] * y[1];
  return s;
}
"""
NAMES = ("sparse", "product", "some", "nothing_of_x", "in_turns", "exchanged", "called")
EXTENTS = "row=n+1,at=n*n,v=n*n,x=n,y=n"
MARGIN = 4


@pytest.fixture(scope="module", params=["strict", "fast", "noalias"])
def library(clang: str, request: Any, tmp_path_factory: pytest.TempPathFactory) -> ctypes.CDLL:
    """The functions and their gradients, as C sees them."""
    folder: Path = tmp_path_factory.mktemp("extents")
    (folder / "f.c").write_text(SOURCE)
    how = ["--noalias"] if request.param == "noalias" else [f"--fp={request.param}"]
    words = [str(folder / "f.c"), *how, f"--extents={EXTENTS}", "--shadows=fresh", "--emit=obj"]
    grads = [f"--grad={name}" for name in NAMES]
    header = ["--header", str(folder / "g.h")]
    assert ad_opt_main([*words, *grads, *header, "-o", str(folder / "g.o")]) == 0
    text = (folder / "g.h").read_text()
    assert "v: n*n elements, which are all that is used, and all there" in text
    assert "dv: as large as `v`: the gradient by it is written here, whatever is there" in text
    command = [clang, "-O1", "-fPIC", "-shared", "f.c", "g.o", "-lm", "-o", "f.so"]
    subprocess.run(command, cwd=folder, check=True)
    found = ctypes.CDLL(str(folder / "f.so"))
    for name in NAMES:
        getattr(found, name).restype = ctypes.c_double
        getattr(found, f"{name}_grad").restype = None
    return found


@dataclass
class Inputs:
    """Arguments of the functions."""

    n: int
    integers: Sequence[Array]
    floats: Sequence[Array]


def inputs(n: int) -> Inputs:
    rng = np.random.default_rng(abs(n))
    count = max(n, 0)
    row = np.sort(rng.integers(0, count * count + 1, count + 1))
    at = rng.integers(0, max(count, 1), count * count)
    return Inputs(n, [row, at], [rng.uniform(0.5, 1.5, k) for k in (count * count, count, count)])


def between(values: Array, around: float) -> Array:
    """A view of a copy with margins around."""
    made = np.full(values.size + 2 * MARGIN, around, values.dtype)
    made[MARGIN : MARGIN + values.size] = values
    return made[MARGIN : MARGIN + values.size]


def margins(view: Array) -> Array:
    whole = view.base
    assert whole is not None
    return np.concatenate([whole[:MARGIN], whole[-MARGIN:]])


def addresses(arrays: Sequence[Array]) -> list[ctypes.c_void_p]:
    return [ctypes.c_void_p(one.ctypes.data) for one in arrays]


def gradients(library: ctypes.CDLL, name: str, given: Inputs) -> list[Array]:
    floats = [between(one, 5.0) for one in given.floats]
    shadows = [between(np.full(one.size, np.nan), 7.0) for one in given.floats]
    pairs = [one for pair in zip(floats, shadows, strict=True) for one in pair]
    sizes = [c_long(given.n), c_long(0)]
    getattr(library, f"{name}_grad")(*sizes, *addresses([*given.integers, *pairs]))
    for one, before in zip(floats, given.floats, strict=True):
        np.testing.assert_array_equal(one, before)
        np.testing.assert_array_equal(margins(one), 5.0)
    for one in shadows:
        np.testing.assert_array_equal(margins(one), 7.0)
    return shadows


def difference(library: ctypes.CDLL, name: str, given: Inputs, tangents: Sequence[Array]) -> float:
    def value(*floats: Array) -> float:
        copies = [one.copy() for one in floats]
        sizes = [c_long(given.n), c_long(0)]
        return getattr(library, name)(*sizes, *addresses([*given.integers, *copies]))

    return float(directional_difference(value, given.floats, tangents).value[0])


@pytest.mark.parametrize("n", [1, 2, 5, 16, 33])
@pytest.mark.parametrize("name", NAMES)
def test_gradients_are_written(library: ctypes.CDLL, name: str, n: int) -> None:
    given = inputs(n)
    rng = np.random.default_rng(7)
    tangents = [rng.standard_normal(one.size) for one in given.floats]
    found = gradients(library, name, given)
    expected = difference(library, name, given, tangents)
    along = sum(float(one @ tangent) for one, tangent in zip(found, tangents, strict=True))
    np.testing.assert_allclose(along, expected, rtol=1e-7, atol=1e-9)


@pytest.mark.parametrize("n", [0, -3])
@pytest.mark.parametrize("name", NAMES)
def test_without_elements_nothing_is_written(library: ctypes.CDLL, name: str, n: int) -> None:
    assert [one.size for one in gradients(library, name, inputs(n))] == [0, 0, 0]


def test_arrays_that_share_memory(library: ctypes.CDLL, request: pytest.FixtureRequest) -> None:
    """One array as two arguments, with one shadow: the version for any arrays begins it, too."""
    if "noalias" in request.node.name:
        pytest.skip("the arrays are not apart")
    given = inputs(6)
    x = given.floats[1].copy()
    y, dy, dv = given.floats[2].copy(), np.full(6, np.nan), np.full(36, np.nan)
    values = np.concatenate([x, given.floats[0][6:]])
    library.nothing_of_x_grad(
        *(c_long(6), c_long(0)),
        *addresses([*given.integers, values, dv, values, dv, y, dy]),
    )
    # s = sum of v[i]^2 y[i]
    np.testing.assert_allclose(dv, np.concatenate([2 * values[:6] * y, np.zeros(30)]), rtol=1e-14)
    np.testing.assert_allclose(dy, values[:6] ** 2, rtol=1e-14)


@pytest.mark.parametrize(
    ("extents", "why"),
    [
        ("x=n+k", "there is no `int`, `long` or other signed integer `k`; there are: n"),
        ("x=n,x=n", "`x` has two extents"),
        ("x=0-1", "it is negative"),
        ("x=99999999999999999999", "a number is too large"),
        ("x=n/2", "`n / 2` is neither a sum nor a product"),
        ("y=n", "has no argument `y` that could have an extent"),
        ("q=2,x=n", "`q` is no array of floats of one type"),
        ("x=n", "the shadow of `q` cannot begin anew: nobody knows how long it is"),
    ],
)
def test_what_says_nothing_is_refused(
    clang: str, extents: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = """
    struct pair { double a; long b; };
    double f(const struct pair *q, const double *x, int n, unsigned char k) {
      double s = 0;
      for (int i = 0; i < n + k; i++) s += q->a * x[i] * x[i] * q->b;
      return s;
    }
    """
    (tmp_path / "f.c").write_text(source)
    words = [str(tmp_path / "f.c"), "--grad=f", f"--extents={extents}", "--shadows=fresh"]
    assert ad_opt_main([*words, "--emit=obj", "-o", str(tmp_path / "f.o")]) == 1
    error = capsys.readouterr().err
    assert "AD0704" in error
    assert why in error
