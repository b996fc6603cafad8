"""Distances to kinks and jumps: probes beside every comparison watch dual numbers.

The distance is that along a direction, to first order: where two compared numbers differ by ``d``
and move towards each other at the rate ``r``, it is ``d / r``.
"""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from typing import Any

import numpy as np
from ad_opt.dialects.core import func
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.lowering.interpreters.dual.dual import run_dual, tangent_of
from xdsl.dialects.builtin import FunctionType, ModuleOp
from xdsl.ir import Operation, SSAValue

from probes import SIMPLE_REGIONS, declare

COMPARED = {
    "arith.cmpf", "arith.maximumf", "arith.minimumf", "arith.maxnumf", "arith.minnumf",
}  # fmt: skip
AT_ZERO = {"math.absf": (0,), "math.copysign": (0, 1)}
STEPS = {
    "math.floor", "math.ceil", "math.trunc", "math.round", "math.roundeven", "arith.fptosi",
}  # fmt: skip
HIDDEN = re.compile(r"atomic_rmw (maximumf|minimumf)|linalg\.(max|min)\b")
"""Comparisons where no call can stand."""


def distance(
    module: ModuleOp, name: str, arguments: Sequence[Any], tangents: Sequence[Any]
) -> float:
    """Distance along the tangents, to either side, before a comparison changes."""
    if HIDDEN.search(str(module)):
        return 0.0
    watched = module.clone()
    found: list[float] = [math.inf]
    for op in list(walk(watched)):
        if op.name in COMPARED | STEPS | AT_ZERO.keys():
            if _inside_simple(op):
                return 0.0
            _watch(watched, op)

    def close(margin: float, rate: float) -> None:
        if rate:
            found.append(abs(margin / rate))

    def compared(a: Any, b: Any) -> tuple[()]:
        for x, y in zip(_items(a), _items(b), strict=True):
            close(float(x) - float(y), tangent_of(x) - tangent_of(y))
        return ()

    def at_zero(a: Any) -> tuple[()]:
        for x in _items(a):
            close(float(x), tangent_of(x))
        return ()

    def at_steps(a: Any) -> tuple[()]:
        for x in _items(a):
            margin = 2.0 * float(x) - round(2.0 * float(x)) if math.isfinite(x) else 0.0
            close(0.5 * margin, tangent_of(x))
        return ()

    calls = {"compared": compared, "zero": at_zero, "steps": at_steps}
    externals = {
        symbol: calls[symbol.split("_")[1]] for symbol in re.findall(r"@(watch_\w+)", str(watched))
    }
    run_dual(watched, name, arguments, tangents, externals)
    return min(found)


def _items(value: Any) -> list[Any]:
    return list(value.reshape(-1)) if isinstance(value, np.ndarray) else [value]


def _inside_simple(op: Operation) -> bool:
    parent = op.parent_op()
    while parent is not None and not parent.name.startswith(SIMPLE_REGIONS):
        parent = parent.parent_op()
    return parent is not None


def _watch(module: ModuleOp, op: Operation) -> None:
    """Call a probe before the operation."""
    if op.name in COMPARED:
        _call(module, op, "compared", list(op.operands[:2]))
    elif op.name in STEPS:
        _call(module, op, "steps", [op.operands[0]])
    else:
        for at in AT_ZERO[op.name]:
            _call(module, op, "zero", [op.operands[at]])


def _call(module: ModuleOp, op: Operation, kind: str, operands: list[SSAValue]) -> None:
    types = [value.type for value in operands]
    symbol = f"watch_{kind}_" + re.sub(r"\W", "_", str(types[0]))
    if not any(
        other.name == "func.func" and other.properties["sym_name"].data == symbol  # pyright: ignore
        for other in module.ops
    ):
        declare(module, symbol, FunctionType.from_lists(types, []))
    assert op.parent is not None
    op.parent.insert_op_before(func.CallOp(symbol, operands, []), op)
