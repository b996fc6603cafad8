"""Derivatives of programs that keep an address at one time and a float at another in one place.

Unions, nodes of free lists, arenas that are used again, what ``realloc`` and the stack give again.
What is right are differences of the same source as native code, in doubles. Where a shadow address
was taken for a cotangent, an error of any size may come of it, or none: so gradients are asked for
with shadows at many addresses.
"""

from __future__ import annotations

import ctypes
import re
import subprocess
from collections.abc import Callable
from functools import cache
from pathlib import Path

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from numpy.typing import NDArray

import ad_opt
from c_runs import executable

pytestmark = pytest.mark.skipif(not executable(), reason="the programs are for x86-64 Linux")

Vector = NDArray[np.float64]
SOURCE = Path(__file__).parent.parent / "data" / "memory" / "addresses_and_floats.c"
NAMES = re.findall(r"^double (\w+)\(double \*x, int n\)", SOURCE.read_text(), re.MULTILINE)
X, T, N = np.array([0.3, 0.7]), np.array([0.6, -0.4]), np.int32(3)
LARGE = 5 << 20
"""Number of doubles in an array that is given memory of its own, wherever the system has some."""
REFUSED_AGAIN = frozenset({"AD0971", "AD0505"})
"""Refusals that may come instead of a second derivative."""

ROWS = [
    *((name, level, "float") for level in ("O1", "O0") for name in NAMES),
    *((name, "O2", "float") for name in NAMES[::3]),
    *((name, "O1", "double") for name in NAMES[1::3]),
]


@pytest.fixture(scope="module")
def compiled(clang: str, tmp_path_factory: pytest.TempPathFactory) -> Callable[..., Path]:
    """The source as LLVM IR or, by the suffix, as native code."""
    folder = tmp_path_factory.mktemp("addresses_and_floats")

    @cache
    def run(level: str, real: str, suffix: str) -> Path:
        target = folder / f"{level}.{real}{suffix}"
        kind = ["-S", "-emit-llvm"] if suffix == ".ll" else ["-shared", "-fPIC"]
        command = [clang, f"-{level}", "-w", f"-DFLOAT={real}", *kind, str(SOURCE)]
        subprocess.run([*command, "-o", str(target)], check=True)
        return target

    return run


def differences(f: Callable[[Vector], float | Vector], h: float) -> Vector:
    """Central differences of fourth order at the point, a row an argument."""
    near, far = ([np.asarray(f(X + k * e) - f(X - k * e)) for e in np.eye(2)] for k in (h, 2 * h))
    return np.array([(8 * one - two) / (12 * h) for one, two in zip(near, far, strict=True)])


def native(library: Path, name: str) -> Callable[[Vector], float]:
    """The function as the compiler has made it."""
    function = ctypes.CDLL(str(library))[name]
    function.restype = ctypes.c_double
    return lambda x: function(ctypes.c_void_p(x.ctypes.data), int(N))


@pytest.mark.parametrize(("name", "level", "real"), ROWS)
def test_derivatives(name: str, level: str, real: str, compiled: Callable[..., Path]) -> None:
    """Reverse mode with shadows at many addresses; at one level forward over reverse, too."""
    primal = native(compiled("O1", "double", ".so"), name)
    expected = differences(primal, 1e-4)
    f = ad_opt.load(compiled(level, real, ".ll"))[name]
    gradient, rtol = ad_opt.grad(f), 1e-5 if real == "float" else 1e-8
    kept: list[Vector] = []
    for step in range(10):
        x = np.zeros(LARGE)
        x[:2] = X
        found = gradient(x, N)
        np.testing.assert_allclose(found[:2], expected, rtol, atol=1e-4)
        kept += [x, found, np.empty((step + 1) << 23)]  # takes addresses, and no memory
    if level == "O1":
        _, tangent = ad_opt.jvp(f, (X.copy(), N), (T.copy(), None))
        np.testing.assert_allclose(tangent, expected @ T, rtol)
        again = differences(lambda x: differences_at(primal, x), 1e-2)
        try:
            found = ad_opt.hvp(f, (X.copy(), N), (T.copy(), None))
        except DiagnosticError as error:
            if error.diagnostics[0].code not in REFUSED_AGAIN:
                raise
            return
        np.testing.assert_allclose(found, again @ T, rtol=1e-4, atol=1e-4)


def differences_at(f: Callable[[Vector], float], x: Vector) -> Vector:
    """Differences of first order at another point."""
    return differences(lambda y: f(y + (x - X)), 1e-2)


GIVEN = """
define double @f(ptr %u, ptr %x) {
  %a = load double, ptr %u
  store ptr %x, ptr %u
  %q = load ptr, ptr %u
  %v = load double, ptr %q
  %y = fmul double %v, %a
  store double %y, ptr %u
  ret double %y
}
"""


def test_places_of_the_caller() -> None:
    """An address that lies for a while where the caller has floats, before and afterwards: only a
    cotangent of the float that is there in the end has no place.
    """
    f, u, x = ad_opt.load(GIVEN)["f"], np.array([5.0]), np.array([3.0])
    np.testing.assert_array_equal(ad_opt.grad(f, wrt=(0, 1))(u, x), ([3.0], [5.0]))
    _, pullback = ad_opt.vjp(f, u.copy(), x, wrt=(0, 1))
    np.testing.assert_array_equal(pullback(2.0, u=np.zeros(1)), ([6.0], [10.0]))
    _, pullback = ad_opt.vjp(f, u.copy(), x, wrt=(0, 1))
    with pytest.raises(DiagnosticError, match="AD0971: an address is stored where a float lies"):
        pullback(1.0, u=np.ones(1))
