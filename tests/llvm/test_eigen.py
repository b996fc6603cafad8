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
