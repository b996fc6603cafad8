"""Attributes of functions that name derivatives, before they are in the engine's terms."""

from __future__ import annotations

from ad_opt.dialects.autodiff.autodiff import (
    BWD_DERIVATIVE,
    FWD_DERIVATIVE,
    PRIMAL_SUBSTITUTE,
    TREAT_AS_DIFFERENTIABLE,
)
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Attribute, Operation

NAMES = (FWD_DERIVATIVE, BWD_DERIVATIVE, PRIMAL_SUBSTITUTE)
"""Attributes of a function that name another one."""


def needs_translation(module: ModuleOp) -> bool:
    """True if a function says something about its derivative that is not in the engine's terms."""
    said = {FWD_DERIVATIVE, BWD_DERIVATIVE, TREAT_AS_DIFFERENTIABLE, *(f"{n}_of" for n in NAMES)}
    functions = (op for op in module.body.block.ops if op.name in ("func.func", "iface.generic"))
    return any(not said.isdisjoint(attributes_of(op)) for op in functions)


def attributes_of(function: Operation) -> dict[str, Attribute]:
    """Return the attributes of a function: of a generic, those on its body."""
    if function.name == "iface.generic":
        block = function.regions[0].blocks.first
        last = None if block is None else block.last_op
        if last is not None and last.name == "iface.body":
            return last.attributes
    return function.attributes
