"""AD0853: sums of narrow floats in structs that may have many terms.

A Differential has the types that its conformance names, and its sums are those of its own floats.
Sums of few terms are right to the precision of the type; one of a loop, or of a function that a
loop or a recursion calls, may stop growing.
"""

from __future__ import annotations

from collections.abc import Iterable

from ad_opt.dialects.support.diagnostics.warnings import warn_at
from ad_opt.dialects.support.ir.queries import ancestors, reached, walk
from ad_opt.dialects.support.ir.shaped_types import scalar_type
from ad_opt.dialects.support.ir.symbols import enclosing
from ad_opt.passes.ops.catalogue import entry_of, is_loop
from xdsl.dialects.builtin import AnyFloat, ModuleOp, SymbolRefAttr
from xdsl.ir import Operation

WIDE = 32


def warn_of_narrow_sums(module: ModuleOp, sums: Iterable[Operation]) -> None:
    """Warn of those of some additions of floats that are narrow and may come often."""
    narrow = [op for op in sums if op.name == "arith.addf" and _is_narrow(op)]
    if not narrow:
        return
    repeated = _called_often(module)
    for op in narrow:
        if _is_in_loop(op) or _function(op) in repeated:
            warn_at(
                op,
                "AD0853",
                f"derivatives of fields of type {op.results[0].type} are added up in that type, "
                "where a long sum stops growing",
                help="keep the field in f32, or in buffers of floats",
            )


def _is_narrow(op: Operation) -> bool:
    type = op.results[0].type
    scalar = scalar_type(type)
    return isinstance(scalar, AnyFloat) and scalar.bitwidth < WIDE


def _is_in_loop(op: Operation) -> bool:
    for around in ancestors(op):
        if around.name == "func.func":
            return len(around.regions[0].blocks) > 1
        if is_loop(around) or entry_of(around).per_element:
            return True
    return False


def _function(op: Operation) -> str | None:
    function = enclosing(op, "func.func")
    return None if function is None else str(function.get_attr_or_prop("sym_name"))


def _called_often(module: ModuleOp) -> set[str | None]:
    """Functions that are called in loops, or by themselves, and what they call."""
    calls: dict[str | None, set[str | None]] = {}
    pending: list[str | None] = []
    for op in walk(module):
        callee = op.get_attr_or_prop("callee")
        if op.name == "func.call" and isinstance(callee, SymbolRefAttr):
            name = str(callee.root_reference)
            calls.setdefault(_function(op), set()).add(name)
            if _is_in_loop(op):
                pending.append(name)
    for name in calls:
        if name in _reached(calls, calls[name]):
            pending.append(name)
    return _reached(calls, pending)


def _reached(
    calls: dict[str | None, set[str | None]], roots: Iterable[str | None]
) -> set[str | None]:
    return reached(roots, lambda name: calls.get(name, ()))
