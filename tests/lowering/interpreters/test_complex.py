"""`complex` against `cmath` and NumPy."""

from __future__ import annotations

import cmath
import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

Run = Callable[..., Any]
GRID = [1 + 2j, -1.5 + 0.25j, 0.5 - 3j, -2 - 1j, 2 + 0j, -3 + 0j, 1j, 1e-3 + 1e-3j]

UNARY: dict[str, Callable[[complex], Any]] = {
    **{"abs": abs, "angle": cmath.phase, "conj": np.conj, "cos": cmath.cos, "exp": cmath.exp},
    **{"log": cmath.log, "neg": lambda z: -z, "re": lambda z: z.real, "im": lambda z: z.imag},
    **{"sin": cmath.sin, "sqrt": cmath.sqrt, "tan": cmath.tan, "tanh": cmath.tanh},
    **{"expm1": np.expm1, "log1p": np.log1p, "sign": np.sign},
    "rsqrt": lambda z: 1 / cmath.sqrt(z),
}
BINARY: dict[str, Callable[[complex, complex], Any]] = {
    **{"add": lambda z, w: z + w, "sub": lambda z, w: z - w, "mul": lambda z, w: z * w},
    **{"div": lambda z, w: z / w, "pow": lambda z, w: z**w},
    **{"eq": lambda z, w: z == w, "neq": lambda z, w: z != w},
}
REAL = ("abs", "angle", "re", "im")


@pytest.mark.parametrize("name", UNARY)
def test_unary(operation: Run, name: str) -> None:
    result = "f64" if name in REAL else None
    for z in GRID:
        found = operation(f"complex.{name}", "complex<f64>", z, result=result)
        assert found == pytest.approx(UNARY[name](z), rel=1e-14), z
    if name not in REAL:
        found = operation(f"complex.{name}", "complex<f32>", GRID[0])
        assert found == pytest.approx(UNARY[name](GRID[0]), rel=1e-6)


@pytest.mark.parametrize("name", BINARY)
def test_binary(operation: Run, name: str) -> None:
    result = "i1" if name in ("eq", "neq") else None
    for z in GRID:
        for w in GRID:
            found = operation(f"complex.{name}", "complex<f64>", z, w, result=result)
            assert found == pytest.approx(BINARY[name](z, w), rel=2e-14, abs=1e-14), (z, w)


def test_division_does_not_overflow_on_the_way(operation: Run) -> None:
    big = complex(1e300, 1e300)
    assert operation("complex.div", "complex<f64>", big, big) == 1
    assert operation("complex.abs", "complex<f64>", big, result="f64") == pytest.approx(
        math.sqrt(2) * 1e300
    )
    assert cmath.isfinite(operation("complex.sqrt", "complex<f64>", big))


def test_square_roots_at_the_branch_cut(operation: Run) -> None:
    for z in (complex(-4, 0.0), complex(-4, -0.0), complex(0.0, -0.0), complex(math.inf, 1)):
        assert repr(operation("complex.sqrt", "complex<f64>", z)) == repr(cmath.sqrt(z))
    for z in (complex(1, math.inf), complex(-math.inf, 2), complex(-math.inf, -2)):
        assert repr(operation("complex.sqrt", "complex<f64>", z)) == repr(cmath.sqrt(z))


def test_small_arguments_do_not_cancel(operation: Run) -> None:
    z = 1e-12 + 1e-12j
    assert operation("complex.expm1", "complex<f64>", z) == pytest.approx(z + z * z / 2, rel=1e-15)
    assert operation("complex.log1p", "complex<f64>", z) == pytest.approx(z - z * z / 2, rel=1e-15)


def test_create_constant_and_memory(run: Run) -> None:
    text = """func.func @f(%a: f32, %b: f32, %m: memref<2xcomplex<f32>>) -> complex<f32> {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %z = complex.create %a, %b : complex<f32>
      %w = complex.constant [0.5 : f32, -2.0 : f32] : complex<f32>
      memref.store %z, %m[%c0] : memref<2xcomplex<f32>>
      %v = memref.load %m[%c1] : memref<2xcomplex<f32>>
      %s = complex.add %w, %v : complex<f32>
      func.return %s : complex<f32>
    }"""
    memory = np.array([0, 3 + 4j], np.complex64)
    assert run(text, 1.0, 2.0, memory) == 3.5 + 2j
    assert memory[0] == 1 + 2j


def test_atan2(operation: Run) -> None:
    found = operation("complex.atan2", "complex<f64>", 1.0, 2.0)
    assert found == pytest.approx(math.atan2(1, 2), rel=1e-14)


@pytest.mark.parametrize(
    ("name", "z", "expected"),
    [
        ("exp", complex(math.inf, math.nan), complex(math.inf, math.nan)),
        ("exp", complex(-math.inf, math.inf), 0j),
        ("sin", complex(0.0, math.inf), complex(0.0, math.inf)),
        ("cos", complex(0.0, math.inf), complex(math.inf, -0.0)),
        ("tanh", complex(0.0, -0.0), complex(0.0, -0.0)),
        ("tanh", complex(500.0, 1.0), complex(1.0, 0.0)),
        ("tan", complex(1.0, 500.0), complex(0.0, 1.0)),
    ],
)
def test_edges(operation: Run, name: str, z: complex, expected: complex) -> None:
    """C99 Annex G."""
    assert repr(operation(f"complex.{name}", "complex<f64>", z)) == repr(expected)


def test_division_by_zero_is_that_of_numpy(operation: Run) -> None:
    for z in (1 + 1j, 1.5j, -2 + 0j, 0j):
        with np.errstate(all="ignore"):
            expected = complex(np.complex128(z) / np.complex128(complex(-0.0, 0.0)))
        assert repr(operation("complex.div", "complex<f64>", z, complex(-0.0, 0.0))) == repr(
            expected
        )
