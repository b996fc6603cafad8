"""The examples that are there to be differentiated: values, and derivatives in closed form."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import ad_opt


def function(root: Path, name: str) -> ad_opt.Function:
    return ad_opt.load(root / "examples" / f"{name}.mlir")[name]


def van_der_pol(u: complex, v: complex, mu: complex, steps: int) -> complex:
    """The same method on complex numbers, for complex-step derivatives."""

    def rhs(u: complex, v: complex) -> tuple[complex, complex]:
        return v, mu * (1 - u * u) * v - u

    h = 1e-3
    for _ in range(steps):
        a, b = rhs(u, v)
        c, d = rhs(u + h / 2 * a, v + h / 2 * b)
        e, f = rhs(u + h / 2 * c, v + h / 2 * d)
        g, i = rhs(u + h * e, v + h * f)
        u, v = u + h / 6 * (a + 2 * c + 2 * e + g), v + h / 6 * (b + 2 * d + 2 * f + i)
    return u * u + v * v


@pytest.mark.parametrize("n", [0, 1, 2, 1000])
def test_sum_squares(root: Path, n: int) -> None:
    f, x = function(root, "sum_squares"), np.random.default_rng(n).standard_normal(n)
    assert f(x) == pytest.approx(x @ x, rel=1e-13)
    np.testing.assert_array_equal(ad_opt.grad(f)(x), 2 * x)


@pytest.mark.parametrize("n", [1, 2, 3, 100])
def test_rosenbrock(root: Path, n: int) -> None:
    f, x = function(root, "rosenbrock"), np.random.default_rng(n).standard_normal(n)
    a, b = x[1:] - x[:-1] ** 2, 1 - x[:-1]
    assert f(x) == pytest.approx(float(np.sum(100 * a**2 + b**2)), rel=1e-13)
    expected = np.zeros(n)
    expected[1:] += 200 * a
    expected[:-1] -= 400 * a * x[:-1] + 2 * b
    np.testing.assert_allclose(ad_opt.grad(f)(x), expected, rtol=1e-13)


def test_rk4(root: Path) -> None:
    f, point = function(root, "rk4"), [2.0, 0.3, 1.5]
    assert f(*point, 500) == pytest.approx(van_der_pol(*point, 500), rel=1e-13)
    expected = []
    for axis in range(3):
        moved = [p + 1e-30j * (i == axis) for i, p in enumerate(point)]
        expected.append(van_der_pol(*moved, 500).imag / 1e-30)
    assert ad_opt.grad(f)(*point, 500) == pytest.approx(expected, rel=1e-11)
    assert ad_opt.jacobian(f, mode="forward")(*point, 500) == pytest.approx(expected, rel=1e-11)


def test_newton(root: Path) -> None:
    f, x = function(root, "newton"), np.random.default_rng(1).random(200) * 100 + 0.01
    assert f(x) == pytest.approx(np.sqrt(x).sum(), rel=1e-11)
    # The derivative of the iteration converges one step behind the iteration itself.
    np.testing.assert_allclose(ad_opt.grad(f)(x), 0.5 / np.sqrt(x), rtol=1e-5)


@pytest.mark.parametrize(
    ("name", "arguments"),
    [
        ("sum_squares", [np.linspace(-1, 2, 7)]),
        ("rosenbrock", [np.linspace(-1, 2, 7)]),
        ("rk4", [2.0, 0.3, 1.5, 50]),
        ("newton", [np.array([0.2, 1.7, 30.0])]),
        ("logsumexp", [np.linspace(-1, 2, 7)]),
    ],
)
def test_all_derivatives_agree(root: Path, name: str, arguments: list) -> None:
    ad_opt.check_grads(function(root, name), *arguments)
