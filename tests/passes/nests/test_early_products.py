"""raise-products before derivatives: gradients of products into buffers that have other contents.

The oracle is forward mode, which runs the loops as they are, and NumPy for products of matrices.
The large size is one where products run in blocks.
"""

from __future__ import annotations

import subprocess
from typing import Any, TypeAlias

import numpy as np
import pytest

import ad_opt

Array: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"

SIZES = (5, 43)
KERNELS = {
    "scaled": "C[i][j] *= beta; for (k) C[i][j] += alpha * A[i][k] * B[k][j];",
    "summed": "double s = 0; for (k) s += A[i][k] * B[k][j]; C[i][j] = beta * C[i][j] + alpha * s;",
    "less": "for (k) C[i][j] -= A[i][k] * B[j][k];",
    "from_other": "double s = A[i][j]; for (k) s += alpha * A[i][k] * B[k][j]; C[i][j] = sin(s);",
    "three": "for (k) C[i][j] += A[i][k] * B[k][j] * A[k][j];",
    "by_rows": "for (k) C[i][j] += A[i][k] * (B[k][j] * C[0][k] * beta);",
    "columns": "C[0][i] += beta * A[j][i] * B[0][j];",
    "differences": "double s = 0; for (k) s += A[i][k] * B[k][j] - alpha * (B[i][k] * A[j][k]);"
    " C[i][j] = sin(s);",
    "columns_of_sums": "C[i][0] = C[i][0] + A[j][i] * B[j][0];",
    "triangle": "if (j >= i) { C[i][j] = 0; for (k) C[i][j] += A[k][i] * A[k][j];"
    " C[i][j] /= alpha; }",
    "own": "for (k) C[i][j] += A[i][k] * C[k][j];",
    "own_factor": "for (k) { C[i][j] += alpha * A[i][k] * B[k][j]; A[i][k] *= 0.9; }",
}
LOOPS = {name: f"for (int {name} = 0; {name} < n; {name}++)" for name in "ijk"}
TOTAL = "double t = 0; for (i) for (j) t += C[i][j] * C[i][j] + A[i][j] * B[i][j]; return t;"


def _source(name: str) -> str:
    text = f"for (i) for (j) {{ {KERNELS[name]} }} {TOTAL}"
    for variable, loop in LOOPS.items():
        text = text.replace(f"for ({variable})", loop)
    parts = ", ".join(f"double (*{array})[n]" for array in "CAB")
    return f"double {name}(int n, double alpha, double beta, {parts}) {{ {text} }}\n"


@pytest.fixture(scope="module", params=["strict", "fast"])
def program(clang: str, request: Any) -> ad_opt.Program:
    text = "double sin(double);\n" + "".join(map(_source, KERNELS))
    command = [clang, "-O1", "-S", "-emit-llvm", "-fno-discard-value-names", "-x", "c", "-o", "-"]
    found = subprocess.run([*command, "-"], input=text, check=True, capture_output=True, text=True)
    return ad_opt.load(found.stdout, fp=request.param)


def numbers(seed: int, n: int) -> Array:
    return np.random.default_rng(seed).uniform(-0.5, 0.8, (n, n))


@pytest.mark.parametrize("name", KERNELS)
def test_gradients(program: ad_opt.Program, name: str) -> None:
    f = program[name]
    for n in SIZES:
        arrays, way = [numbers(at, n) for at in (1, 2, 3)], [numbers(at, n) for at in (4, 5, 6)]
        before = [x.copy() for x in arrays]
        found = ad_opt.grad(f)(n, 0.7, 1.2, *arrays)
        copies, moving = ([x.copy() for x in given] for given in (arrays, way))
        expected = ad_opt.jvp(f, (n, 0.7, 1.2, *copies), (None, 0.3, -0.4, *moving))[1]
        got = 0.3 * found[0] - 0.4 * found[1]
        got += sum(np.vdot(x, y) for x, y in zip(found[2:], way, strict=True))
        np.testing.assert_allclose(got, expected, rtol=1e-9)
        for now, then in zip(arrays, before, strict=True):
            np.testing.assert_array_equal(now, then)


def test_values_in_numpy(program: ad_opt.Program) -> None:
    n, alpha, beta = 43, 0.7, 1.2
    c, a, b = (numbers(at, n) for at in (1, 2, 3))
    by_alpha, by_beta, by_c, by_a, by_b = ad_opt.grad(program["scaled"])(n, alpha, beta, c, a, b)
    left = 2 * (beta * c + alpha * a @ b)
    for got, wanted in (
        (by_alpha, np.vdot(left, a @ b)),
        (by_beta, np.vdot(left, c)),
        (by_c, beta * left),
        (by_a, alpha * left @ b.T + b),
        (by_b, alpha * a.T @ left + a),
    ):
        np.testing.assert_allclose(got, wanted, rtol=1e-10, atol=1e-12)


@pytest.mark.parametrize("name", ["scaled", "summed", "columns", "from_other"])
def test_second_order_and_shared_memory(program: ad_opt.Program, name: str) -> None:
    n, step = 5, 1e-5
    arrays, way = [numbers(at, n) for at in (1, 2, 3)], [numbers(at, n) for at in (4, 5, 6)]
    moving = [x.copy() for x in way]
    product = ad_opt.hvp(program[name], (n, 0.7, 1.2, *arrays), (None, 0.3, -0.4, *moving))
    sides = [
        ad_opt.grad(program[name])(
            n, 0.7 + 0.3 * s, 1.2 - 0.4 * s,
            *(x + s * w for x, w in zip(arrays, way, strict=True)),
        )
        for s in (step, -step)
    ]  # fmt: skip
    for got, high, low in zip(product, *sides, strict=True):
        np.testing.assert_allclose(got, (high - low) / (2 * step), rtol=1e-5, atol=1e-6)
    # The factors are the result: nothing may be raised.
    shared, direction = numbers(1, n), numbers(4, n)
    found = ad_opt.grad(program[name])(n, 0.7, 1.2, shared, shared, shared)
    copy, way_of_it = shared.copy(), direction.copy()
    expected = ad_opt.jvp(
        program[name], (n, 0.7, 1.2, copy, copy, copy), (None, 0.0, 0.0, *[way_of_it] * 3)
    )[1]
    np.testing.assert_allclose(np.vdot(found[2], direction), expected, rtol=1e-9)
