"""The small examples compute what their comments say, compiled and interpreted."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from ad_opt.lowering.interpreters import run_function

import ad_opt


def both(root: Path, name: str, *arguments: np.ndarray) -> list[object]:
    """Results of the function ``name`` of ``name.mlir``, from machine code and interpreter."""
    program = ad_opt.load(root / "examples" / f"{name}.mlir")
    results = run_function(program.module, name, [a.copy() for a in arguments])
    return [program[name](*arguments), results[0] if results else None]


def test_logsumexp(root: Path) -> None:
    x = np.random.default_rng(1).standard_normal(33) * 300
    expected = x.max() + np.log(np.exp(x - x.max()).sum())
    for value in both(root, "logsumexp", x):
        assert value == pytest.approx(expected, rel=1e-14)


def test_layer(root: Path) -> None:
    rng = np.random.default_rng(2)
    x, w, b = (rng.standard_normal(shape) for shape in ((5, 4), (4, 3), (3,)))
    before = x.copy(), w.copy(), b.copy()
    for value in both(root, "layer", x, w, b):
        np.testing.assert_allclose(np.asarray(value), np.maximum(x @ w + b, 0), atol=1e-14)
    for now, old in zip((x, w, b), before, strict=True):
        np.testing.assert_array_equal(now, old)


def test_jacobi(root: Path) -> None:
    rng = np.random.default_rng(3)
    u, f, out = rng.standard_normal((6, 7)), rng.standard_normal((6, 7)), np.zeros((6, 7))
    ad_opt.load(root / "examples" / "jacobi.mlir")["jacobi"](u, f, out)
    expected = np.zeros((6, 7))
    neighbours = u[:-2, 1:-1] + u[2:, 1:-1] + u[1:-1, :-2] + u[1:-1, 2:]
    expected[1:-1, 1:-1] = 0.25 * (neighbours - f[1:-1, 1:-1])
    np.testing.assert_allclose(out, expected, rtol=0, atol=1e-15)
    ad_opt.load(root / "examples" / "jacobi.mlir")["jacobi"](u, f, out)
