"""Objects test whether arrays are apart, and then run on copies of what they overwrite.

The oracle is the native function: differences in a random direction, extrapolated. Arrays lie in
front of, or behind, a page that nobody may touch, so whoever reads more than the function does ends
the process.
"""

from __future__ import annotations

import ctypes
import mmap
import subprocess
from collections.abc import Callable, Sequence
from ctypes import c_long
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
import pytest
from ad_opt.tools.ad_opt import main as ad_opt_main

from derivatives import directional_difference

Array: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"
Range: TypeAlias = tuple[int, int]

SOURCE = """
#include <stddef.h>
#define EACH(i, n) for (long i = 0; i < n; i++)

double product(long n, long m, double *x, double *y, const double *z) {
  double s = 0;
  EACH(i, n) {
    EACH(j, n) x[i * n + j] *= 0.9;
    EACH(k, n) EACH(j, n) x[i * n + j] += z[i * n + k] * y[k * n + j];
  }
  EACH(i, n * n) s += x[i] * x[i];
  return s;
}
double part(long n, long m, double *x, double *y, const double *z) {
  double s = 0;
  EACH(i, n) EACH(k, n) EACH(j, n) x[i * m + j] += z[i * m + k] * y[k * m + j];
  EACH(i, n) EACH(j, n) s += x[i * m + j] * x[i * m + j];
  return s;
}
double unsigned_part(unsigned n, unsigned m, double *x, double *y, const double *z) {
  double s = 0;
  for (unsigned i = 0; i < n; i++)
    for (unsigned k = 0; k < n; k++)
      for (unsigned j = 0; j < n; j++) x[i * m + j] += z[i * m + k] * y[k * m + j];
  for (unsigned i = 0; i < n; i++)
    for (unsigned j = 0; j < n; j++) s += x[i * m + j] * x[i * m + j];
  return s;
}
double int_part(int n, int m, double *x, double *y, const double *z) {
  double s = 0;
  for (int i = 0; i < n; i++)
    for (int k = 0; k < n; k++)
      for (int j = 0; j < n; j++) x[i * m + j] += z[i * m + k] * y[k * m + j];
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) s += x[i * m + j] * x[i * m + j];
  return s;
}
double size_part(size_t n, size_t m, double *x, double *y, const double *z) {
  double s = 0;
  for (size_t i = 0; i < n; i++)
    for (size_t k = 0; k < n; k++)
      for (size_t j = 0; j < n; j++) x[i * m + j] += z[i * m + k] * y[k * m + j];
  for (size_t i = 0; i < n; i++)
    for (size_t j = 0; j < n; j++) s += x[i * m + j] * x[i * m + j];
  return s;
}
double backwards(long n, long m, double *x, double *y, const double *z) {
  double s = 0;
  for (long i = n - 1; i >= 0; i--) { x[i] = x[i] * y[n - 1 - i] + z[i]; s += x[i] * x[i]; }
  return s;
}
double in_front(long n, long m, double *x, double *y, const double *z) {
  double s = 0;
  EACH(i, n) { x[-i] = x[-i] * y[i] * z[i]; s += x[-i] * x[-i]; }
  return s;
}
double triangle(long n, long m, double *x, double *y, const double *z) {
  double s = 0;
  EACH(i, n) for (long j = 0; j <= i; j++) { x[i * n + j] *= y[j] * z[i]; }
  EACH(i, n) for (long j = 0; j <= i; j++) s += x[i * n + j] * x[i * n + j];
  return s;
}
double other_triangle(long n, long m, double *x, double *y, const double *z) {
  double s = 0;
  EACH(i, n) for (long j = i + 1; j < n; j++) { x[i * n + j] *= x[i * n + j] * y[j] * z[i]; }
  EACH(i, n) for (long j = i + 1; j < n; j++) s += x[i * n + j];
  return s;
}
double lower(long n, long m, double *x, double *y, const double *z) {
  double s = 0;
  EACH(i, n) for (long j = 0; j < i; j++) { x[i * n + j] *= x[i * n + j] * y[j] * z[i]; }
  EACH(i, n) for (long j = 0; j < i; j++) s += x[i * n + j];
  return s;
}
double lower_and_more(long n, long m, double *x, double *y, const double *z) {
  double s = 0;
  EACH(i, n) for (long j = 0; j < i; j++) x[i + j] *= y[j];
  EACH(i, n) { x[n + 1 + i] *= x[n + 1 + i] * z[i]; s += x[n + 1 + i]; }
  for (long i = 1; i < n; i++) s += x[i] * x[i];
  return s;
}
double lower_in_twos(long n, long m, double *x, double *y, const double *z) {
  double s = 0;
  for (long i = 0; i < n; i += 2)
    for (long j = 0; j < i; j++) { x[i * n + j] *= x[i * n + j] * y[j] * z[i]; }
  for (long i = 0; i < n; i += 2) for (long j = 0; j < i; j++) s += x[i * n + j];
  return s;
}
double stencil(long n, long m, double *x, double *y, const double *z) {
  double s = 0;
  EACH(t, m) {
    for (long i = 1; i < n - 1; i++) y[i] = 0.3 * (x[i - 1] + x[i] + x[i + 1]) * z[i];
    for (long i = 1; i < n - 1; i++) x[i] = y[i] * y[i];
  }
  EACH(i, n) s += x[i] * x[i];
  return s;
}
double if_large(long n, long m, double *x, double *y, const double *z) {
  double s = 0;
  EACH(i, n) { x[i] *= x[i] * y[i]; if (z[0] > 0.5) x[i + n] *= x[i]; s += x[i] * x[i]; }
  return s;
}
double if_more(long n, long m, double *x, double *y, const double *z) {
  double s = 0;
  EACH(i, n) { x[i] *= x[i] * y[i]; s += x[i] * z[i]; }
  if (m > 3) EACH(i, n) { x[i + m] *= x[i]; s += x[i + m] * x[i + m]; }
  return s;
}
double in_twos(long n, long m, double *x, double *y, const double *z) {
  double s = 0;
  for (long i = 0; i < n; i += 2) { x[i] *= x[i] * y[i]; s += x[i] * z[i]; }
  return s;
}
double until(long n, long m, double *x, double *y, const double *z) {
  double s = 0;
  EACH(i, n) { if (z[i] > 0.7) break; x[i] *= x[i] * y[i]; s += x[i] * x[i]; }
  EACH(i, m) s += y[i] * x[0];
  return s;
}
double narrow(long n, long m, double *x, double *y, const double *z) {
  double s = 0;
  EACH(t, m) EACH(i, n) { x[i + m] = x[i + m] * y[i + 2 * m] + z[i]; s += x[i + m] * x[i + m]; }
  return s;
}
"""


@dataclass(frozen=True)
class Kernel:
    """A function, with the elements that it touches of each array."""

    name: str
    ranges: Callable[[int, int], Sequence[Range]]
    is_copied: bool = True
    """True if what it overwrites has copies, where it touches anything at all."""


def square(n: int, m: int) -> Sequence[Range]:
    return [(0, n * n)] * 3


def rows(n: int, m: int) -> Sequence[Range]:
    return [(0, (n - 1) * m + n if n > 0 else 0)] * 3


def line(n: int, m: int) -> Sequence[Range]:
    return [(0, n)] * 3


def lower_and_more(n: int, m: int) -> Sequence[Range]:
    return [(1 if n > 1 else n + 1, 2 * n + 1), (0, max(n - 1, 0)), (0, n)]


def every_second(n: int, m: int) -> Sequence[Range]:
    last = (n - 1) // 2 * 2
    if last < 2:
        return [(0, 0)] * 3
    return [(2 * n, last * n + last), (0, last), (2, last + 1)]


KERNELS = (
    Kernel("product", square),
    Kernel("part", rows),
    Kernel("unsigned_part", rows),
    Kernel("int_part", rows),
    Kernel("size_part", rows),
    Kernel("backwards", line),
    Kernel("in_front", lambda n, m: [(1 - n, 1), (0, n), (0, n)]),
    Kernel("triangle", lambda n, m: [(0, n * n), (0, n), (0, n)]),
    Kernel("other_triangle", lambda n, m: [(1, max((n - 1) * n, 1)), (0, n), (0, n)]),
    Kernel("lower", lambda n, m: [(n, max(n * n - 1, n)), (0, max(n - 1, 0)), (1, max(n, 1))]),
    Kernel("lower_and_more", lower_and_more),
    Kernel("lower_in_twos", every_second, is_copied=False),
    Kernel("stencil", line),
    Kernel("if_large", line, is_copied=False),
    Kernel("if_more", lambda n, m: [(0, n + m if m > 3 else n), (0, n), (0, n)]),
    Kernel("in_twos", lambda n, m: [(0, max(n - 1 + n % 2, 0))] * 3),
    Kernel("until", lambda n, m: [(0, n), (0, max(n, m)), (0, n)], is_copied=False),
    Kernel("narrow", lambda n, m: [(m, m + n), (2 * m, 2 * m + n), (0, n)]),
)
SIZES = ((0, 0), (1, 1), (2, 2), (3, 5), (8, 8), (9, 4), (33, 40))
NATIVE = """
#include <stdlib.h>
long copies, missing;
void *__real_aligned_alloc(size_t, size_t);
void *__wrap_aligned_alloc(size_t alignment, size_t bytes) {
  copies += bytes < 1 << 16; /* no chunk of a tape */
  return missing ? 0 : __real_aligned_alloc(alignment, bytes);
}
"""


@pytest.fixture(scope="module", params=["strict", "fast"])
def library(clang: str, request: Any, tmp_path_factory: pytest.TempPathFactory) -> ctypes.CDLL:
    """The functions and their gradients, as C sees them."""
    folder: Path = tmp_path_factory.mktemp("apart")
    (folder / "f.c").write_text(SOURCE)
    (folder / "native.c").write_text(NATIVE)
    words = [str(folder / "f.c"), f"--fp={request.param}", "--emit=obj", "-o", str(folder / "g.o")]
    assert ad_opt_main([*words, *(f"--grad={one.name}" for one in KERNELS)]) == 0
    command = [clang, "-O1", "-fPIC", "-shared", "-Wl,--wrap=aligned_alloc", "f.c", "native.c"]
    subprocess.run([*command, "g.o", "-lm", "-o", "f.so"], cwd=folder, check=True)
    found = ctypes.CDLL(str(folder / "f.so"))
    for one in KERNELS:
        getattr(found, one.name).restype = ctypes.c_double
        getattr(found, f"{one.name}_grad").restype = None
    return found


def at(array: Array, element: int = 0) -> ctypes.c_void_p:
    return ctypes.c_void_p(array.ctypes.data + array.itemsize * element)


def numbers(seed: int, size: int) -> Array:
    # Below what `until` looks for and above what `if_large` does not.
    return np.random.default_rng(seed).uniform(0.3, 0.45, size)


def guarded(values: Array, *, behind: bool) -> Array:
    """A copy of an array that ends where a page begins that nobody may touch, or begins behind one
    that ends so.
    """
    page = mmap.PAGESIZE
    inner = -(-max(values.nbytes, 1) // page) * page
    memory = mmap.mmap(-1, inner + 2 * page)
    start = ctypes.addressof(ctypes.c_char.from_buffer(memory))
    libc = ctypes.CDLL(None)
    for place in (start, start + page + inner):
        assert libc.mprotect(ctypes.c_void_p(place), ctypes.c_size_t(page), 0) == 0
    first = page + (inner - values.nbytes if behind else 0)
    found = np.frombuffer(memory, values.dtype, values.size, first)
    found[:] = values
    return found


def check(value: Callable[[Array], float], gradient: Array, memory: Array) -> None:
    way = numbers(9, memory.size) - 0.37
    found = directional_difference(value, [memory], [way])
    np.testing.assert_allclose(np.vdot(gradient, way), found.value[0], rtol=1e-7, atol=1e-10)


def copies(library: ctypes.CDLL) -> int:
    return ctypes.c_long.in_dll(library, "copies").value


@pytest.mark.parametrize("kernel", KERNELS, ids=lambda one: one.name)
@pytest.mark.parametrize("behind", [True, False])
def test_nothing_else_is_touched(library: ctypes.CDLL, kernel: Kernel, behind: bool) -> None:
    """Arrays are as long as what the function touches, and hold afterwards what they held."""
    for n, m in SIZES:
        if "part" in kernel.name and m < n:
            continue
        ranges = kernel.ranges(n, m)
        ends = np.cumsum([0, *(high - low for low, high in ranges)])
        values = numbers(1, int(ends[-1]))
        parts = [values[a:b] for a, b in pairwise(ends)]
        arrays = [guarded(one, behind=behind) for one in parts]
        shadows = [guarded(np.zeros_like(one), behind=behind) for one in parts]
        words: list[Any] = []
        for one, shadow, (low, _) in zip(arrays, shadows, ranges, strict=True):
            words += [at(one, -low), at(shadow, -low)]
        before = copies(library)
        getattr(library, f"{kernel.name}_grad")(c_long(n), c_long(m), *words)
        if n > 3 and not ("_part" in kernel.name or kernel.name in ("product", "part")):
            assert (copies(library) > before) == kernel.is_copied
        np.testing.assert_array_equal(np.concatenate(arrays), values)

        def value(
            one: Array, n: int = n, m: int = m, ends: Array = ends, ranges: Any = ranges
        ) -> float:
            own = one.copy()
            given = [at(own, int(a) - low) for a, (low, _) in zip(ends, ranges, strict=False)]
            return getattr(library, kernel.name)(c_long(n), c_long(m), *given)

        if values.size:
            check(value, np.concatenate(shadows), values)


@pytest.mark.parametrize("kernel", KERNELS, ids=lambda one: one.name)
@pytest.mark.parametrize(
    "shifts",
    [(0, 0, 0), (0, 1, 2), (0, 0, 400), (400, 0, 0), (0, 400, 0), (0, 399, 790), (5, 0, 80)],
)
def test_arrays_that_share_memory(
    library: ctypes.CDLL, kernel: Kernel, shifts: Sequence[int]
) -> None:
    n, m = 20, 21
    memory = numbers(3, 2000)
    before, found = memory.copy(), np.zeros_like(memory)
    words = [at(one, 100 + k) for k in shifts for one in (memory, found)]
    getattr(library, f"{kernel.name}_grad")(c_long(n), c_long(m), *words)
    np.testing.assert_array_equal(memory, before)

    def value(one: Array) -> float:
        own = one.copy()
        return getattr(library, kernel.name)(
            c_long(n), c_long(m), *(at(own, 100 + k) for k in shifts)
        )

    check(value, found, memory)


def test_shadows_that_are_one(library: ctypes.CDLL) -> None:
    """Gradients by two arrays that are only read are added where their shadows are one."""
    n = 24
    x, y, z = (numbers(k, n * n) for k in range(3))
    dx, dy, dz, both, other = (np.zeros(n * n) for _ in range(5))
    library.product_grad(c_long(n), c_long(0), at(x), at(dx), at(y), at(dy), at(z), at(dz))
    library.product_grad(c_long(n), c_long(0), at(x), at(other), at(y), at(both), at(z), at(both))
    np.testing.assert_allclose(both, dy + dz, rtol=1e-12)


@pytest.mark.parametrize("kernel", KERNELS, ids=lambda one: one.name)
@pytest.mark.parametrize("n", [0, -1, -(2**31) + 1])
def test_no_elements(library: ctypes.CDLL, kernel: Kernel, n: int) -> None:
    """Of no elements no address is looked at."""
    if n < 0 and kernel.name in ("unsigned_part", "size_part", "product"):
        return  # that is a large number, and has a square
    getattr(library, f"{kernel.name}_grad")(c_long(n), c_long(0), *(None,) * 6)


def test_no_memory_for_copies(library: ctypes.CDLL) -> None:
    n, m = 50, 7
    x, y, z = (numbers(k, n) for k in range(3))
    results = []
    missing = ctypes.c_long.in_dll(library, "missing")
    for there in (0, 1):
        missing.value = there
        shadows = [np.zeros(n) for _ in range(3)]
        words = [at(one) for pair in zip((x, y, z), shadows, strict=True) for one in pair]
        before = copies(library)
        library.stencil_grad(c_long(n), c_long(m), *words)
        assert copies(library) > before
        results.append(np.concatenate(shadows))
    missing.value = 0
    np.testing.assert_allclose(results[1], results[0], rtol=1e-12)


def test_sizes_whose_products_wrap(library: ctypes.CDLL) -> None:
    """Rows so far apart that the next one is the same one in 64 bits."""
    n, m = 3, 2**61
    x, y, z = (numbers(k, n) for k in range(3))
    before, shadows = x.copy(), [np.zeros(n) for _ in range(3)]
    words = [at(one) for pair in zip((x, y, z), shadows, strict=True) for one in pair]
    for name in ("part", "size_part"):
        for one in shadows:
            one.fill(0.0)
        getattr(library, f"{name}_grad")(c_long(n), c_long(m), *words)
        np.testing.assert_array_equal(x, before)
        gradient = np.concatenate(shadows)

        def value(one: Array, name: str = name) -> float:
            own = one.copy()
            given = [at(own, n * k) for k in range(3)]
            return getattr(library, name)(c_long(n), c_long(m), *given)

        check(value, gradient, np.concatenate([x, y, z]))
