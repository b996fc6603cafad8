"""Small programs of Eigen: gradients against those that linear algebra gives."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest

import ad_opt
from c_runs import executable

SOURCE = Path(__file__).parents[1] / "data" / "cxx" / "eigen.cpp"
HEADERS = Path("/usr/include/eigen3")
COMPILER = next(filter(None, map(shutil.which, ("clang++-19", "clang++-22", "clang++"))), None)

pytestmark = pytest.mark.skipif(
    not (executable() and COMPILER and HEADERS.exists()), reason="for clang with Eigen's headers"
)


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> ad_opt.Program:
    """Compiled here."""
    to = tmp_path_factory.mktemp("eigen") / "eigen.ll"
    options = ["-O1", "-fno-exceptions", f"-I{HEADERS}", "-S", "-emit-llvm"]
    subprocess.run([str(COMPILER), *options, str(SOURCE), "-o", str(to)], check=True)
    return ad_opt.load(to)


def _matrix(flat: np.ndarray) -> np.ndarray:
    """Eigen's matrices have their columns one behind the other."""
    return flat.reshape(3, 3).T


def _flat(matrix: np.ndarray) -> np.ndarray:
    return matrix.T.reshape(9)


RANDOM = np.random.default_rng(1)
A, B, V = RANDOM.normal(size=9), RANDOM.normal(size=9), RANDOM.normal(size=3)


def test_products_of_matrices(program: ad_opt.Program) -> None:
    a, b = _matrix(A), _matrix(B)
    c = a @ b @ a
    slope = 1 + 2 * c
    f = program["product"]
    assert f(A, B) == pytest.approx(c.sum() + (c**2).sum(), rel=1e-12)
    by_a = slope @ (b @ a).T + (a @ b).T @ slope
    np.testing.assert_allclose(ad_opt.grad(f, wrt=0)(A, B), _flat(by_a), rtol=1e-10)
    by_b = a.T @ slope @ a.T
    np.testing.assert_allclose(ad_opt.grad(f, wrt=1)(A, B), _flat(by_b), rtol=1e-10)


def test_vectors_of_any_length(program: ad_opt.Program) -> None:
    f = program["dot"]
    for n in (1, 2, 7):
        a, b = RANDOM.normal(size=n), RANDOM.normal(size=n)
        norm = np.sqrt(a @ a)
        assert f(a, b, n) == pytest.approx((a @ b) * norm, rel=1e-12)
        by_a = b * norm + (a @ b) * a / norm
        np.testing.assert_allclose(ad_opt.grad(f, wrt=0)(a, b, n), by_a, rtol=1e-10)
        np.testing.assert_allclose(ad_opt.grad(f, wrt=1)(a, b, n), a * norm, rtol=1e-10)


def test_solving_by_a_factorisation(program: ad_opt.Program) -> None:
    a = _matrix(A)
    s = a @ a.T + np.eye(3)
    x = np.linalg.solve(s, V)
    f = program["solve"]
    assert f(A, V) == pytest.approx(x @ x + x[0], rel=1e-12)
    adjoint = np.linalg.solve(s, 2 * x + np.eye(3)[0])
    by_s = -np.outer(adjoint, x)
    np.testing.assert_allclose(ad_opt.grad(f, wrt=1)(A, V), adjoint, rtol=1e-10)
    np.testing.assert_allclose(ad_opt.grad(f, wrt=0)(A, V), _flat((by_s + by_s.T) @ a), rtol=1e-10)


def test_inverses_and_determinants(program: ad_opt.Program) -> None:
    """Inverses of four rows change signs of lanes by masks; their derivatives agree with NumPy."""
    a = RANDOM.normal(size=(4, 4)) + 3 * np.eye(4)
    inverse = np.linalg.inv(a)
    by_a = -inverse.T @ (2 * inverse) @ inverse.T
    f = program["inverse4"]
    np.testing.assert_allclose(ad_opt.grad(f)(a.T.reshape(16)), by_a.T.reshape(16), rtol=1e-9)
    value, rate = ad_opt.jvp(f, [a.T.reshape(16)], [np.ones(16)])
    assert (value, rate) == pytest.approx(((inverse**2).sum(), by_a.sum()), rel=1e-9)
    b = _matrix(A)
    by_b = np.linalg.det(b) * np.linalg.inv(b).T
    by_b[:2, :2] += np.array([[b[1, 1], -b[1, 0]], [-b[0, 1], b[0, 0]]])
    np.testing.assert_allclose(ad_opt.grad(program["determinant3"])(A), _flat(by_b), rtol=1e-9)


def test_complex_vectors(program: ad_opt.Program) -> None:
    f, x = program["complexes"], RANDOM.normal(size=4)
    norm = np.sqrt(x @ x)
    assert f(x) == pytest.approx(norm**3, rel=1e-12)
    np.testing.assert_allclose(ad_opt.grad(f)(x), 3 * norm * x, rtol=1e-10)
    assert ad_opt.jvp(f, [x], [np.ones(4)])[1] == pytest.approx(3 * norm * x.sum(), rel=1e-10)


def test_arrays_and_strides(program: ad_opt.Program) -> None:
    f, x = program["arrays"], np.array([0.5, -0.3, 1.2, -2.0])
    root = np.sqrt(x**2 + 1)
    above = np.cos(x) * root + np.sin(x) * x / root
    expected = np.where(x > 0, above, np.where(np.exp(x) > x**2 + 1, np.exp(x), 2 * x))
    expected[::2] += 2 * x[::2]
    np.testing.assert_allclose(ad_opt.grad(f, wrt=0)(x, 4), expected, rtol=1e-10)
    rate = ad_opt.jvp(f, [x, 4], [np.ones(4), None])[1]
    assert rate == pytest.approx(expected.sum(), rel=1e-10)


@pytest.mark.slow
def test_systems_of_any_size(program: ad_opt.Program) -> None:
    """Factorised in blocks, by a recursive function that multiplies matrices in blocks."""
    a, b = RANDOM.normal(size=(4, 4)) + 3 * np.eye(4), RANDOM.normal(size=4)
    x = np.linalg.solve(a, b)
    adjoint = np.linalg.solve(a.T, 2 * x + np.eye(4)[0])
    f = program["solve_any"]
    by_a, by_b = ad_opt.grad(f, wrt=(0, 1))(a.T.reshape(16), b, 4)
    np.testing.assert_allclose(by_b, adjoint, rtol=1e-9)
    np.testing.assert_allclose(by_a, -np.outer(adjoint, x).T.reshape(16), rtol=1e-9)
