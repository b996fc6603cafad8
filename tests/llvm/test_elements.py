"""Objects of functions that get arrays by their addresses: seen as buffers without an extent.

The oracle is the native function: differences in a random direction, extrapolated.
"""

from __future__ import annotations

import ctypes
import subprocess
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
import pytest
from ad_opt.tools.ad_opt import main as ad_opt_main

from ad_opt import load, vjp
from derivatives import directional_difference

Array: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"

SOURCE = """
struct held { long n; double *a; const double *b; };

double middle(int n, double *x, double *y) {
  double s = 0;
  x += n; y += n;
  for (int i = 0; i < n; i++) { y[-i] = x[-1 - i] * x[i]; s += y[-i] * y[-i] * x[i]; }
  return s;
}
double held(struct held *m, double *c) {
  double s = 0;
  for (long i = 0; i < m->n; i++) {
    m->a[i] *= m->b[i]; c[i] += m->a[i] * m->a[i]; s += c[i] * m->a[i];
  }
  return s;
}
double rows(long n, double **r, double *c) {
  double s = 0;
  for (long i = 0; i < n; i++)
    for (long j = 0; j < n; j++) { r[i][j] *= c[j]; s += r[i][j] * r[i][j]; }
  return s;
}
double short_rows(int n, double *x, double *y) {
  double s = 0;
  int step = n / 2;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) { x[i * step + j] = x[i * step + j] * y[j] + y[i]; }
  for (int i = 0; i < n * n; i++) s += x[i] * x[i];
  return s;
}
double product(int n, double *x, double *y) {
  double *z = y + n * n, s = 0;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++)
      for (int k = 0; k < n; k++) z[i * n + j] += x[i * n + k] * y[k * n + j];
  for (int i = 0; i < n * n; i++) s += z[i] * z[i];
  return s;
}
double short_product(int n, double *x, double *y) {
  double *z = y + n * n, s = 0;
  int step = n - n / 3;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++)
      for (int k = 0; k < n; k++) z[i * step + j] += x[i * step + k] * y[k * step + j];
  for (int i = 0; i < n * n; i++) s += z[i] * z[i];
  return s;
}
double guarded(int n, double *x, double *y) {
  double s = 0;
  for (int i = 0; i < n; i++) {
    if (i + 1 < n) y[i] += x[i + 1] * x[i];
    s += y[i] * y[i];
  }
  return s;
}
double triangle(int n, double *x, double *y) {
  double s = 0;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) {
      for (int k = i + 1; k < n; k++) y[i * n + j] += x[k * n + i] * y[k * n + j];
      y[i * n + j] *= 0.7;
    }
  for (int i = 0; i < n * n; i++) s += y[i] * y[i];
  return s;
}
double steps(int n, double *x, double *y) {
  double s = 0;
  for (int t = 0; t < 3; t++) {
    for (int i = 1; i < n - 1; i++) y[i] = 0.3 * (x[i - 1] + x[i] + x[i + 1]);
    for (int i = 1; i < n - 1; i++) x[i] = 0.3 * (y[i - 1] + y[i] + y[i + 1]) * x[i];
  }
  for (int i = 0; i < n; i++) s += x[i] * x[i];
  return s;
}
double choice(int n, double *x, double *y) {
  double *p = n % 2 ? x : y, s = 0;
  for (int i = 0; i < n; i++) { p[i] *= x[i] * y[i]; s += p[i] * p[i]; }
  return s;
}
"""
PLAIN = (
    "middle",
    "short_rows",
    "product",
    "short_product",
    "guarded",
    "triangle",
    "steps",
    "choice",
)
NAMES = (*PLAIN, "held", "rows")


APART = ["--fp=fast", "--noalias"]


@pytest.fixture(scope="module", params=[["--fp=strict"], ["--fp=fast"], APART])
def library(clang: str, request: Any, tmp_path_factory: pytest.TempPathFactory) -> ctypes.CDLL:
    """The functions and their gradients, as C sees them."""
    folder: Path = tmp_path_factory.mktemp("elements")
    found = built(folder, clang, *request.param, *(f"--grad={name}" for name in NAMES))
    for name in NAMES:
        getattr(found, name).restype = ctypes.c_double
        getattr(found, f"{name}_grad").restype = None
    found.is_apart = request.param == APART  # type: ignore[attr-defined]
    return found


def built(folder: Path, clang: str, *options: str, source: str = SOURCE) -> ctypes.CDLL:
    """The functions and what is asked for, linked."""
    (folder / "f.c").write_text(source)
    words = [str(folder / "f.c"), *options, "--emit=obj", f"--header={folder / 'g.h'}"]
    assert ad_opt_main([*words, "-o", str(folder / "g.o")]) == 0
    command = [clang, "-O1", "-fPIC", "-shared", "f.c", "g.o", "-lm", "-o", "f.so"]
    subprocess.run(command, cwd=folder, check=True)
    return ctypes.CDLL(str(folder / "f.so"))


def at(array: Array) -> ctypes.c_void_p:
    return ctypes.c_void_p(array.ctypes.data)


def numbers(seed: int, size: int) -> Array:
    return np.random.default_rng(seed).uniform(0.3, 0.9, size)


@dataclass
class Plain:
    """A function of a size and two arrays."""

    library: ctypes.CDLL
    name: str
    n: int

    def value(self, memory: Array, x: int, y: int) -> float:
        """The function, on a copy of the memory."""
        own = memory.copy()
        return getattr(self.library, self.name)(self.n, at(own[x:]), at(own[y:]))

    def gradient(self, memory: Array, x: int, y: int) -> Array:
        """The gradient, by all memory."""
        found = np.zeros_like(memory)
        arguments = [at(one[k:]) for k in (x, y) for one in (memory, found)]
        getattr(self.library, f"{self.name}_grad")(self.n, *arguments)
        return found


def check(value: Callable[[Array], float], gradient: Array, memory: Array) -> None:
    way = numbers(9, memory.size) - 0.6
    found = directional_difference(value, [memory], [way])
    np.testing.assert_allclose(np.vdot(gradient, way), found.value[0], rtol=1e-8, atol=1e-10)


@pytest.mark.parametrize("n", [0, 1, 2, 7, 48])
@pytest.mark.parametrize("name", PLAIN)
def test_gradients(library: ctypes.CDLL, name: str, n: int) -> None:
    f, size = Plain(library, name, n), 2 * n * n + 2 * n + 4
    memory = numbers(1, 2 * size)
    before = memory.copy()
    gradient = f.gradient(memory, 0, size)
    np.testing.assert_array_equal(memory, before)
    check(lambda one: f.value(one, 0, size), gradient, memory)


@pytest.mark.parametrize("shift", [0, 1, 5])
@pytest.mark.parametrize("name", PLAIN)
def test_arrays_that_share_memory(library: ctypes.CDLL, name: str, shift: int) -> None:
    """Arrays may overlap that are not said to be apart."""
    if library.is_apart:
        pytest.skip("they are said to be")
    n = 37
    f, size = Plain(library, name, n), 3 * n * n + 2 * n + 4
    memory = numbers(1, size + shift)
    gradient = f.gradient(memory, 0, shift)
    check(lambda one: f.value(one, 0, shift), gradient, memory)


@pytest.mark.parametrize("name", PLAIN)
def test_no_arrays(library: ctypes.CDLL, name: str) -> None:
    """Of no elements no address is looked at."""
    getattr(library, f"{name}_grad")(0, None, None, None, None)


class Held(ctypes.Structure):
    _fields_ = [("n", ctypes.c_long), ("a", ctypes.c_void_p), ("b", ctypes.c_void_p)]


@pytest.mark.parametrize("n", [0, 1, 9])
@pytest.mark.parametrize("shared", [False, True])
def test_arrays_in_structs(library: ctypes.CDLL, n: int, shared: bool) -> None:
    if shared and library.is_apart:
        pytest.skip("they are said to be apart")
    memory = numbers(1, 3 * n + 3)
    places = (0, 0 if shared else n, 2 * n)

    def struct(of: Array) -> Held:
        return Held(n, at(of[places[0] :]).value, at(of[places[1] :]).value)

    def value(of: Array) -> float:
        own = of.copy()
        return library.held(ctypes.byref(struct(own)), at(own[places[2] :]))

    found = np.zeros_like(memory)
    shadow = struct(found)
    library.held_grad(
        ctypes.byref(struct(memory)), ctypes.byref(shadow), at(memory[places[2] :]),
        at(found[places[2] :]),
    )  # fmt: skip
    check(value, found, memory)


@pytest.mark.parametrize("n", [0, 1, 9])
def test_arrays_of_arrays(library: ctypes.CDLL, n: int) -> None:
    memory = numbers(1, n * n + n + 1)

    def table(of: Array) -> Any:
        order = np.random.default_rng(5).permutation(n)
        return (ctypes.c_void_p * max(n, 1))(*(at(of[n * k :]).value for k in order))

    def value(of: Array) -> float:
        own = of.copy()
        return library.rows(n, table(own), at(own[n * n :]))

    found = np.zeros_like(memory)
    library.rows_grad(n, table(memory), table(found), at(memory[n * n :]), at(found[n * n :]))
    check(value, found, memory)


def test_constant_arrays(clang: str, tmp_path: Path) -> None:
    """One that is a constant has no shadow, though it may be the memory of one that has."""
    library = built(tmp_path, clang, "--grad=guarded", "--constant=x")
    library.guarded.restype, library.guarded_grad.restype = ctypes.c_double, None
    n = 20
    x, y, found = numbers(1, n), numbers(2, n), np.zeros(n)
    library.guarded_grad(n, at(x), at(y), at(found))

    def value(one: Array) -> float:
        own = one.copy()
        return library.guarded(n, at(x), at(own))

    check(value, found, y)


@pytest.mark.parametrize("memory", ["restored", "left", "discarded"])
def test_memory_afterwards(clang: str, tmp_path: Path, memory: str) -> None:
    """The caller says what arrays hold afterwards, and the header does; gradients are the same."""
    names = ("steps", "triangle")
    requests = [f"--grad={name}" for name in names]
    library = built(tmp_path, clang, f"--memory={memory}", "--noalias", *requests)
    assert ("hold anything" in (tmp_path / "g.h").read_text()) == (memory == "discarded")
    n = 48
    for name in names:
        getattr(library, name).restype = ctypes.c_double
        f, arrays = Plain(library, name, n), numbers(1, 2 * n * n)
        left, before = arrays.copy(), arrays.copy()
        getattr(library, name)(n, at(left), at(left[n * n :]))
        gradient = f.gradient(arrays, 0, n * n)
        check(lambda one, f=f: f.value(one, 0, n * n), gradient, before)
        if memory != "discarded":
            expected = before if memory == "restored" else left
            np.testing.assert_allclose(arrays, expected, rtol=1e-12)


FLOATS_SUMMED_AS_DOUBLES = """
double squares(int n, const float *x) {
  double s = 0;
  for (int i = 0; i < n; i++) s += (double)x[i] * x[i];
  return s;
}
double stored(int n, const double *x, double *w, float *v) {
  for (int i = n - 1; i >= 0; i--) { w[i] += v[n - 1 - i]; v[i] = (float)x[i]; }
  return 0;
}
"""


@pytest.mark.parametrize("option", ["--fp=strict", "--fp=fast", "--noalias"])
def test_floats_that_are_summed_as_doubles(clang: str, tmp_path: Path, option: str) -> None:
    """Memory of floats has a shadow of floats: what lies behind its end stays what it is."""
    options = [option, "--grad=squares", "--vjp=stored"]
    library = built(tmp_path, clang, *options, source=FLOATS_SUMMED_AS_DOUBLES)
    n = 4
    x = np.arange(1, 9, dtype=np.float32)
    found = np.array([0, 0, 0, 0, 7, 7, 7, 7], np.float32)
    library.squares_grad.restype = None
    library.squares_grad(n, at(x), at(found))
    assert found.tolist() == [2, 4, 6, 8, 7, 7, 7, 7]

    a, w, v = np.ones(n), np.ones(n), np.ones(n, np.float32)
    da, dw, dv = np.zeros(n), np.array([1.0, 2, 3, 4]), np.array([16, 32, 64, 128], np.float32)
    library.stored_vjp.restype = ctypes.c_double
    library.stored_vjp(n, at(a), at(da), at(w), at(dw), at(v), at(dv), ctypes.c_double(1))
    # At the end v = x, w[3] += v[0], w[2] += v[1], w[1] += x[2], w[0] += x[3].
    assert da.tolist() == [16, 32, 64 + 2, 128 + 1]
    assert dw.tolist() == [1, 2, 3, 4]
    assert dv.tolist() == [4, 3, 0, 0]


def test_pullbacks_of_floats_that_are_summed_as_doubles(clang: str, tmp_path: Path) -> None:
    """The same from Python, where a pullback keeps addresses."""
    path = tmp_path / "f.c"
    path.write_text(FLOATS_SUMMED_AS_DOUBLES)
    f = load(path, compiler=clang)["stored"]
    n = 4
    _, pullback = vjp(f, n, np.ones(n), np.ones(n), np.ones(n, np.float32))
    by_x, by_w, by_v = pullback(1.0, w=[1.0, 2, 3, 4], v=np.array([16, 32, 64, 128], np.float32))
    assert by_x.tolist() == [16, 32, 66, 129]
    assert by_w.tolist() == [1, 2, 3, 4]
    assert by_v.tolist() == [4, 3, 0, 0]
