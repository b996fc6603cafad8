"""Products in nests that carry sums: raised in strips of rows, or with turned loops.

The oracle is forward mode, which runs the loops as they are. Sizes are about the ends of strips.
"""

from __future__ import annotations

import subprocess
from typing import Literal

import numpy as np
import pytest

import ad_opt

SIZES = (0, 1, 43, 72, 73, 150)
DOT = "double s = b[j]; for (k) s += A[i][k] * B[j][k];"
KERNELS = {
    "of_function": f"for (i) for (j) {{ {DOT} t += tanh(s); }}",
    "of_nothing_else": f"for (i) for (j) {{ {DOT} t += s; }}",
    "stored_too": f"for (i) for (j) {{ {DOT} C[i][j] = s * s; t += C[i][j]; }}",
    "in_branch": f"for (i) for (j) {{ {DOT} if (s > 0) t += s * s; else t -= 0.5 * s; }}",
    "with_extreme": "for (i) { double m = -9; for (j) { double s = 0;"
    " for (k) s += A[i][k] * B[k][j]; b[j] = s; m = s > m ? s : m; } for (j) t += exp(b[j] - m); }",
    "with_product": f"double r = 1; for (i) for (j) {{ {DOT} t += s; r = 0.9 * r + 0.01 * s; }}"
    " t *= r;",
    "begun_with_carried": "for (i) for (j) { double s = t * 0.01; for (k) s += A[i][k] * B[k][j];"
    " t += sin(s) * 0.01; }",
    "overwritten": f"for (i) for (j) {{ {DOT} t += tanh(s); A[i][j] *= 0.5; }}",
    "by_columns": "for (j) { double s = 0; for (i) s += b[i] * A[i][j]; C[0][j] = s * B[0][j];"
    " t += C[0][j] * s; }",
    "of_stride": "for (j) { double s = 0; for (i) s += b[i] * A[i][j]; t += s * B[0][j * v]; }",
    "every_other": "for (int i = 0; i < n; i += 2) for (j) { double s = 0; for (k) s += A[i][k] *"
    " B[k][j]; t += tanh(s); }",
    "scaled_where_any": "for (i) for (j) { double s = 0; for (k) s += A[i][k] * B[k][j];"
    " t += exp(0.1 * s); }",
    "quadratic": "for (i) for (j) t += b[i] * A[i][j] * b[j];",
    "of_rows": "for (i) { double o = 0; for (j) { double s = b[j]; for (k) s += A[i][k] * B[k][j];"
    " C[0][j] = s > 0 ? s : 0; o += C[0][j] * b[j]; } t += o * o; }",
}
LOOPS = {name: f"for (int {name} = 0; {name} < n; {name}++)" for name in "ijk"}


def _source(name: str) -> str:
    text = f"double t = 0; {KERNELS[name]} return t;"
    for variable, loop in LOOPS.items():
        text = text.replace(f"for ({variable})", loop)
    arrays = "double (*A)[n], double (*B)[n], double (*C)[n], double *b"
    return f"double {name}(int n, int v, {arrays}) {{ {text} }}\n"


IN_ORDER = ("of_function", "by_columns")
"""Kernels that are tried with sums in their order, too."""


@pytest.fixture(scope="module")
def code(clang: str) -> str:
    text = "".join(f"double {f}(double);\n" for f in ("sin", "exp", "tanh"))
    text += "".join(map(_source, KERNELS))
    command = [clang, "-O1", "-S", "-emit-llvm", "-fno-discard-value-names", "-x", "c", "-o", "-"]
    found = subprocess.run([*command, "-"], input=text, check=True, capture_output=True, text=True)
    return found.stdout


@pytest.mark.parametrize(
    ("name", "fp"), [*((x, "fast") for x in KERNELS), *((x, "strict") for x in IN_ORDER)]
)
def test_gradients(code: str, name: str, fp: Literal["fast", "strict"]) -> None:
    f = ad_opt.load(code, fp=fp)[name]
    gradient = ad_opt.grad(f, wrt=("A", "B", "C", "b"))
    for n in SIZES:
        rng = np.random.default_rng(n)
        shapes = [(n, n)] * 3 + [(n,)]
        arrays = [rng.uniform(-0.2, 0.3, shape) for shape in shapes]
        way = [rng.uniform(-1, 1, shape) for shape in shapes]
        found = gradient(n, 0, *arrays)
        copies, moving = ([x.copy() for x in given] for given in (arrays, way))
        expected = ad_opt.jvp(f, (n, 0, *copies), (None, None, *moving))[1]
        got = sum(np.vdot(x, y) for x, y in zip(found, way, strict=True))
        np.testing.assert_allclose(got, expected, rtol=1e-9, atol=1e-12, err_msg=f"n = {n}")
