"""Derivatives of functions of the compiler's runtime library that have no operation: a table.

clang calls ``__muldc3`` and ``__divdc3`` for products and quotients of complex numbers, which mind
infinities as Annex G of C wants it. Where nothing is infinite they are what the partials say.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp

from ..autodiff.custom_rules import attach_rule
from ..rules.expr import Expr, X, Y

Partials: TypeAlias = Sequence[Sequence[Expr]]
"""A row a result, an entry an argument."""

# (a + bi)(c + di), and (a + bi) / (c + di) = p + qi.
_a, _b, _c, _d = (X(at) for at in range(4))
_p, _q = Y(0), Y(1)
_square = _c * _c + _d * _d

PRODUCT: Partials = ((_c, -_d, _a, -_b), (_d, _c, _b, _a))
_real = (_p * _c + _q * _d) / _square
_imaginary = (_q * _c - _p * _d) / _square
# z' = (n' - z m') / m for the quotient of n and m; z / m is these two parts.
QUOTIENT: Partials = (
    (_c / _square, _d / _square, -_real, _imaginary),
    (-(_d / _square), _c / _square, -_imaginary, -_real),
)

PARTIALS: dict[str, Partials] = {
    "__muldc3": PRODUCT,
    "__mulsc3": PRODUCT,
    "__divdc3": QUOTIENT,
    "__divsc3": QUOTIENT,
}
"""By the name of the function."""


def attach_library_rules(module: ModuleOp) -> None:
    """Give the functions of the table that are declared here their derivatives."""
    for op in list(module.ops):
        if not isinstance(op, FuncOp) or op.body.blocks:
            continue
        partials = PARTIALS.get(op.sym_name.data)
        shape = (len(op.function_type.inputs), len(op.function_type.outputs))
        if partials is not None and shape == (len(partials[0]), len(partials)):
            attach_rule(module, op, partials)
