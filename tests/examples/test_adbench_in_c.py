"""The C versions of ADBench's objectives (LLVM IR by clang -O1) have the reference derivatives."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ad_opt
import inputs

sys.path.append(str(Path(__file__).resolve().parents[2] / "benchmarks"))
import c_kernels

GRADIENTS = [
    ("gmm_d2_K5", (3, 4, 5), ("alphas", "means", "icf")),
    ("gmm_d10_K25", (3, 4, 5), ("alphas", "means", "icf")),
    ("lstm_l2_c1024", (3, 4), ("main", "extra")),
    ("lstm_l4_c1024", (3, 4), ("main", "extra")),
]


def objective(name: str) -> tuple[ad_opt.Function, tuple[Any, ...]]:
    kind = name.split("_")[0].rstrip("0123456789")
    program = ad_opt.load(c_kernels.source(kind))
    return program[f"{kind}_objective"], getattr(c_kernels, kind)(name)


def require_close(found: np.ndarray, expected: np.ndarray) -> None:
    np.testing.assert_allclose(found, expected, rtol=0, atol=1e-10 * np.abs(expected).max())


@pytest.mark.parametrize(("name", "wrt", "parts"), GRADIENTS)
def test_gradients(name: str, wrt: tuple[int, ...], parts: tuple[str, ...]) -> None:
    function, arguments = objective(name)
    expected = inputs.reference(name)
    before = [np.array(a) for a in arguments]
    value, gradient = ad_opt.value_and_grad(function, wrt)(*arguments)
    assert value == pytest.approx(float(expected["value"]), rel=1e-12)
    for part, found in zip(parts, gradient, strict=True):
        require_close(found, expected[f"d_{part}"])
    for old, new in zip(before, arguments, strict=True):  # the gradient puts everything back
        np.testing.assert_array_equal(new, old)


def test_ba_rows_of_the_jacobian() -> None:
    """Each observation belongs to one camera, so a pullback of one residual is one row."""
    name = "ba1_n49_m7776_p31843"
    function, arguments = objective(name)
    jacobian = inputs.reference(name)["jacobian_first_200"]
    _, pullback = ad_opt.vjp(function, *arguments, wrt=(1, 2, 3))
    names = function.signature.parameters
    for observation, component in ((0, 0), (3, 1), (57, 0)):
        seed = np.zeros_like(arguments[6])
        seed[observation, component] = 1
        cams, points, weights = pullback(**{str(names[6]): seed})
        cam, point = arguments[4][observation]
        row = np.concatenate([cams[cam], points[point], weights[[observation]]])
        require_close(row, jacobian[observation, component])
        assert np.count_nonzero(cams.sum(axis=1)) == 1


def test_rk4_is_that_of_mlir(root: Path) -> None:
    arguments = (2.0, 0.3, 1.5, 2_000)
    ours = ad_opt.load(root / "examples" / "rk4.mlir")["rk4"]
    theirs = ad_opt.load(c_kernels.source("rk4"))["rk4"]
    assert theirs(*arguments) == pytest.approx(ours(*arguments), rel=1e-12)
    expected = ad_opt.grad(ours, (0, 1, 2))(*arguments)
    np.testing.assert_allclose(ad_opt.grad(theirs, (0, 1, 2))(*arguments), expected, rtol=1e-9)


@pytest.mark.skipif(shutil.which("clang-22") is None, reason="clang 22 is not installed")
def test_kernels_are_what_was_compiled(root: Path) -> None:
    script = root / "benchmarks" / "c" / "compile.py"
    done = subprocess.run([sys.executable, script, "--check"], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
