"""Derivatives of ``vector``; operations on memory belong to the engines, as for scalars.

``vector.bitcast`` is refused unless it changes nothing; ``vector.scan`` has no rule.
"""

from __future__ import annotations

from ad_opt.passes.rules.expr import ONE, X
from ad_opt.passes.rules.formula import Formula
from ad_opt.passes.rules.registry import Row

from . import vector_shapes, vector_sums
from .arith import Reinterpret

ROWS: list[Row] = [
    Formula(name="vector.fma", partials=(X(1), X(0), ONE)),
    Reinterpret(name="vector.bitcast"),
    *vector_shapes.ROWS,
    *vector_sums.ROWS,
]

INACTIVE: list[str] = [
    f"vector.{name}" for name in ("constant_mask", "create_mask", "step", "vscale")
]
