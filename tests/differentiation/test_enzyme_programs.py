"""Programs written for Enzyme, compiled by clang at three levels, print the right derivatives.

What is expected is worked out here, by hand: nothing below calls the system under test.
"""

from __future__ import annotations

import ctypes
import shutil
import subprocess
from collections.abc import Callable, Sequence
from math import cos, exp, log, sin, sqrt
from pathlib import Path

import numpy as np
import pytest
from ad_opt.tools.ad_opt import main as compile_
from ad_opt.tools.ad_run import main

FOLDER = Path(__file__).parents[1] / "data" / "enzyme"
CLANG, GCC = shutil.which("clang-22"), shutil.which("gcc")


def _square() -> list[float]:
    rows = [((2 * x, 2 * x), (2 * x, 4 * x)) for x in (0.5, 1.0, 1.5)]
    return [value for one, two in rows for value in (*one, *two)]


def _gradients() -> list[float]:
    x, y, z = 2.0, 3.0, 0.5
    dx, dy, dz = 2 * x * y, x * x + sin(z), cos(z) * y
    return [dx, dy, dz, dx, dz, dy]


def _arrays() -> list[float]:
    x, w = np.array([1.0, 2, 3, 4]), np.array([0.5, 0.25, 2, 1])
    dx = 3 * w * x**2
    return [*dx, *np.stack([2 * dx, x**3], axis=1).ravel()]


def _outputs() -> list[float]:
    r, phi = 2.0, 0.7
    jacobian = np.array([[cos(phi), -r * sin(phi)], [sin(phi), r * cos(phi)]])
    value = [r * cos(phi), r * sin(phi)]
    return [*jacobian[0], *jacobian[1], *value, *jacobian[:, 0], *value, *jacobian[:, 1]]


def _newton() -> list[float]:
    x = 3.0
    for _ in range(50):
        x -= (x**3 - 2 * x - 5) / (3 * x * x - 2)
    return [x, 3 * x * x - 2, 6 * x]


def _hessian() -> list[float]:
    x, y, v, w = 1.5, 0.5, 1.0, 2.0
    mixed = 2 * x + cos(y)
    return [
        *(2 * x * y + sin(y), x * x + cos(y) * x),
        *(2 * y * v + mixed * w, mixed * v - sin(y) * x * w),
    ]


def _control() -> list[float | str]:
    r, slope = 1.5, 1.0
    while r < 100:
        slope *= 2 * r + 1
        r *= r + 1
    return [-1, cos(2.0), slope, "kind", 2, 9 / (2 * sqrt(9)) + sqrt(9)]


def _structs() -> list[float]:
    density, weights, scale = 2.0, [1.0, 2.0, 3.0], 1.5
    total = sum(weights) * density * scale
    outer = 2 * total
    by_weight = [outer * density * scale] * 3
    return [outer * sum(weights) * scale, *by_weight, outer * sum(weights) * density]


def _heap() -> list[float]:
    x = [1.0, 2.0, 4.0]
    average = [(x[i] + x[(i + 1) % 3]) / 2 for i in range(3)]
    return [average[i] + average[i - 1] for i in range(3)]


def _lists() -> list[float]:
    values = [4.0, 3.0, 2.0, 1.0]
    squares = [2 * v for v in values]
    return [*squares, *(s + 24 / v for s, v in zip(squares, values, strict=True))]


def _forward_split() -> list[float]:
    x, v = np.array([1.0, 2, 3]), np.array([1.0, 0.5, -1])
    return [float(np.sum(3 * x**2 * v)), 2 * 1.5 * 0.25]


def _split() -> list[float]:
    # state: s0 = 1 * 3 + 4, s1 = s0 * 2; cotangents (0, 1) and (1, 0).
    return [7, 14, 2 * 3, 7, 2 * 1, 2, 3, 0, 1, 1]


def _left() -> list[float | str]:
    # y = x * x / 2 with cotangents 1 and 10; then z0 * z1 and z1 + z0 * z1 with ones.
    return [4.5, 12.5, 3, 50, 0, 0, 1, "in_place", 14, 21, 2 * 7, 1 + 2 * 2]


def _stays() -> list[float]:
    # The sum is 5 + 5x + 5x^2 + 5x^3 at 2; then x^2 + x^4 + x^8 at 1.1.
    x = 1.1
    return [4, 2, 5, 10, 20, 40, x**8, 0, 2 * x + 4 * x**3 + 8 * x**7, 0, 3]


def _rules() -> list[float]:
    x, dx, slope = 0.7, 1.0, 0.0
    for _ in range(4):
        y, dy = x * x, 2 * x * dx
        slope += cos(y) * dy * x + sin(y) * dx
        x, dx = 0.5 * y + 0.3, 0.5 * dy
    return [3 * 3.0**2, 4 * 0.7**3 + 6 * 0.7**5, slope + dx]


def _augmented() -> list[float]:
    x, cubes, squares = 1.1, 1.0, 1.0
    for _ in range(3):
        cubes, x = cubes * 0.9 * 3 * x * x, 0.9 * x**3
    x = 1.1
    for _ in range(3):
        squares, x = squares * 0.9 * 2 * x, 0.9 * x * x
    return [13, 1, 1, 7 + (11 + 1), cubes, 0, 3, squares, 1, 13, 2, 2]


STEP = 1e-30
"""Of a complex step: the imaginary part is the derivative, without cancellation."""


def _force(c: Sequence[complex], x: Sequence[complex]) -> list[complex]:
    a, b = c[0] - x[0], c[1] - x[1]
    r = (a * a + b * b) ** 0.5
    return [a / r**3, b / r**3]


def _fit(p: Sequence[complex]) -> complex:
    x: list[complex] = [0.5, 0.2, -0.1]
    for _ in range(20):
        x = [v - 0.1 * (2 * (v - p[i % 2] ** 2) + 0.4 * v**3) for i, v in enumerate(x)]
    return x[0] + 2 * x[1] * x[2]


def _path(w: complex) -> complex:
    c: list[complex] = [10, 10 - w]
    x: list[complex] = [0, 8]
    v: list[complex] = [0.75, 0]
    while True:
        g = _force(c, x)
        x = [a + 0.1 * b for a, b in zip(x, v, strict=True)]
        v = [a - 0.1 * b for a, b in zip(v, g, strict=True)]
        if not (x[1].real > 0 and x[0].real < 9):
            return x[0] * x[0] + x[1]


def _nested() -> list[float]:
    by_w = _force([10, 10 - 0.3 - STEP * 1j], [0, 8])[0].imag / STEP
    by_x = [f.imag / STEP for f in _force([10, 10], [STEP * 1j, 8])]
    fit = [_fit(p).imag / STEP for p in ((0.9 + STEP * 1j, 0.7), (0.9, 0.7 + STEP * 1j))]
    path = _path(0.3 + STEP * 1j).imag / STEP
    return [*[by_w] * 4, *by_x, *by_x, *fit, *fit, fit[0], fit[0], fit[1], fit[1], path, path]


def _records() -> list[float]:
    """Of a = (2, 3, 4) and b = 1 / 2; tangents and cotangents are (1, 10, 100)."""
    x, a, b = np.array([1.0, 2, 3]), np.array([1.0, 0, 0]), np.array([0.0, 1, 1])
    c, e = np.ones(3), np.array([0.0, 0, 2])
    # y = x^2 and x + y are left: the cotangent of x goes through both.
    by_a, by_b = a + 2 * x * (a + c), b + 2 * x * (b + e)
    return [
        *(1 * 3 + 4, 2 * 1 * 0.5 * 3, 1, 1, 2 * 1 * 2 * 3),
        2 * 1 * 2 * 3,
        *(2 * 2 * 3, 2 * 2, 1),
        *(2 * 2 * 3, 2 * 2),
        *(1 * 3 + 2 * 10, 10 * 4 + 3 * 100, 100 * 2 + 4 * 1),
        *(2 * 2, 3 * 2**2, cos(2.0)),
        1 * 4 + 10 * 12 + 100 * cos(2.0),
        *(x + x * x),
        *(x * x),
        *by_a,
        *by_b,
    ]


def _registers() -> list[float]:
    """Structs (2, 3) along (5, 7) and (1, 10), (11, 13) along (17, 19)."""
    cube = [3 * 4 * 3, 8]  # of x^3 y
    along = cube[0] * 5 + cube[1] * 7
    volume = [3 * 16, 2 * 16, 2 * 3 * 8]  # of x y z^2 at (2, 3, 4)
    q = [2 * 2 * 11, 9]
    return [
        *(24, along * 0.5, along * 0.5 + 24 * 4, along, along),
        *(along, cube[0] + cube[1] * 10),
        *cube,
        *(0.5 * 3 * 4, 8, 0.5 * 3 * 4 * 10),
        *(96, 0.5 * (volume[0] + 10 * volume[1] + 100 * volume[2])),
        *(14, 1, 2, 3),
        *(14, 2, 4, 6),
        *(5 * 121 + 7 * 2 * 3 * 13 + q[0] * 17 + q[1] * 19, q[0] * 17 + q[1] * 19),
        *q,
        100 * 8 * 27,
        *(2800, 200, 400, 600),
    ]


def _descent() -> list[float]:
    return [1, -3, 0]


EXPECTED: dict[str, Callable[[], Sequence[float | str]]] = {
    "square": _square,
    "gradients": _gradients,
    "arrays": _arrays,
    "outputs": _outputs,
    "floats": lambda: [2, 1.5 + 3 * 4, 12, 2 * 1 + 13.5 * 0.5],
    "values": lambda: [exp(1.2) / 24, exp(1.2) / 6, exp(1.2) / 24, exp(1.2) / 3],
    "nested": _nested,
    "records": _records,
    "registers": _registers,
    "globals": lambda: [3 * 3**2, 3 * 3**2, 3**2, 3**2, 9, 9],
    "newton": _newton,
    "hessian": _hessian,
    "structs": _structs,
    "heap": _heap,
    "lists": _lists,
    "control": _control,
    "forward_split": _forward_split,
    "split": _split,
    "left": _left,
    "stays": _stays,
    "width": lambda: [20, 4, 18, 20, 40, 60, 10, 40, 90],
    "custom": lambda: [22 * 3, 33 * 3, 6 * 3, 1],
    "rules": _rules,
    "augmented": _augmented,
    "like": lambda: [3 * 1.5 * log(2) + 3],  # the value of `fast_log`, the derivative of `log`
    "templates": lambda: [12 + exp(1), 12 + exp(1) + 2 * exp(1), 1 / 3, 2 / 3, 2 / 3],
    "descent": _descent,
    "markers": lambda: [3, 4, 1, 2, 3, 40, 3, 1 + 2, 2 * 3 + 3 * 4, 3 * 2**2, 0],
    "returns": lambda: [
        *(2 * 2 + 3, 4, 3),
        *(1 + 10 * 4 + 100 * 12, 1, 4, 12),
        *(2, 4, 8, 0.5, 2, 6),
    ],
}
"""Numbers that each program prints, in order."""

STATUS = {"gradients": 7}
"""The exit status of a program, where it is not 0."""


def _run(path: Path, capfd: pytest.CaptureFixture[str]) -> tuple[int, list[str]]:
    ctypes.CDLL(None).fflush(None)
    capfd.readouterr()
    status = main([str(path), "main"])
    ctypes.CDLL(None).fflush(None)
    out, err = capfd.readouterr()
    if err:
        pytest.fail(err)
    return status, out.split()


@pytest.mark.parametrize("level", [0, pytest.param(1, marks=pytest.mark.slow), 2])
@pytest.mark.parametrize("name", EXPECTED)
def test_derivatives(name: str, level: int, capfd: pytest.CaptureFixture[str]) -> None:
    status, words = _run(FOLDER / f"{name}.O{level}.ll", capfd)
    expected = EXPECTED[name]()
    tolerance = 1e-6 if name in ("floats", "descent") else 1e-10
    assert len(words) == len(expected)
    for word, value in zip(words, expected, strict=True):
        if isinstance(value, str):
            assert word == value
        else:
            assert float(word) == pytest.approx(value, rel=tolerance, abs=tolerance)
    assert status == STATUS.get(name, 0)


@pytest.mark.skipif(GCC is None, reason="gcc is not installed")
def test_as_an_object(tmp_path: Path) -> None:
    """Code of a program that asks for derivatives has them; nothing of Enzyme is left to link."""
    assert GCC is not None
    made, program = tmp_path / "records.o", tmp_path / "records"
    assert compile_(["--emit=obj", "-o", str(made), str(FOLDER / "records.O1.ll")]) == 0
    subprocess.run([GCC, "-no-pie", "-o", program, made, "-lm"], check=True)
    printed = subprocess.run([program], check=True, capture_output=True, text=True).stdout
    np.testing.assert_allclose([float(word) for word in printed.split()], _records(), rtol=1e-10)


def test_markers_as_metadata(capfd: pytest.CaptureFixture[str]) -> None:
    """The way of rustc."""
    status, words = _run(FOLDER / "rust.ll", capfd)
    assert (status, [float(word) for word in words]) == (0, [25, 6, 8, 8, 6])


def test_every_program_is_run() -> None:
    sources = {path.stem for path in FOLDER.glob("*.c*")}
    assert sources == set(EXPECTED)


@pytest.mark.skipif(CLANG is None, reason="clang-22 is not installed")
def test_functions_are_what_the_table_says(tmp_path: Path) -> None:
    """One program by finite differences of its function, so that the table is not trusted alone."""
    assert CLANG is not None
    source = tmp_path / "f.c"
    source.write_text(
        "#include <math.h>\ndouble f(double x, double y, double z) "
        "{ return x * x * y + sin(z) * y; }\n"
    )
    library = tmp_path / "f.so"
    subprocess.run([CLANG, "-shared", "-fPIC", "-o", library, source, "-lm"], check=True)
    f = ctypes.CDLL(str(library)).f
    f.restype, f.argtypes = ctypes.c_double, [ctypes.c_double] * 3
    point, step = np.array([2.0, 3.0, 0.5]), 1e-6
    found = [(f(*(point + step * e)) - f(*(point - step * e))) / (2 * step) for e in np.eye(3)]
    np.testing.assert_allclose(found, _gradients()[:3], rtol=1e-8)
