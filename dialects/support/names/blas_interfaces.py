"""Names of BLAS's functions, and the width of its integers, in the libraries that have it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Interface(NamedTuple):
    """C functions of a BLAS."""

    products: Mapping[str, str]
    """Products of matrices by the type of their elements: ``cblas_dgemm`` and the like."""
    bits: int
    """The width of the numbers of rows and columns."""


INTERFACES = {
    "cblas": Interface({"f64": "cblas_dgemm", "f32": "cblas_sgemm"}, 32),
    "scipy_openblas64": Interface(
        {"f64": "scipy_cblas_dgemm64_", "f32": "scipy_cblas_sgemm64_"}, 64
    ),
}
"""``cblas`` is that of OpenBLAS and MKL as systems have them, ``scipy_openblas64`` that of the
package of this name on PyPI.
"""
