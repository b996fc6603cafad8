"""Calls that become calls of derivatives: an augmented function forward, its partner back."""

from __future__ import annotations

from ad_opt.dialects.autodiff.autodiff import TapeType
from ad_opt.passes.autodiff.plan.facts.facts import Facts
from ad_opt.passes.autodiff.plan.facts.key import Key, are_apart
from ad_opt.passes.emit.shadow_types import has_shadow
from ad_opt.passes.ops.blas_functions import blas_routine
from ad_opt.passes.ops.memory_ops import is_pointer
from xdsl.dialects.builtin import SymbolRefAttr
from xdsl.ir import Operation, SSAValue


def call_key(facts: Facts, needs_shadow: frozenset[SSAValue], op: Operation) -> Key | None:
    """Return the key of the augmented function that a call needs; ``None`` if there is nothing
    to reverse, or if the routine of BLAS that is called has a rule.
    """
    callee = op.properties["callee"]
    assert isinstance(callee, SymbolRefAttr)
    activities = tuple(_activity(facts, needs_shadow, x) for x in op.operands)
    results = tuple(_is_followed(facts, needs_shadow, x) for x in op.results)
    functions = facts.functions
    function = functions.declaration(callee.string_value(), op)
    if blas_routine(op) is not None and not functions.is_own(function):
        return None
    inactive = functions.is_inactive(function)
    globals = facts.activity.globals_at(op)
    if inactive or not (any(results) or "dup" in activities or globals):
        if function.is_declaration or facts.effects.writes(op) is not None:
            return None
        # What it writes where the caller cannot see, only its reverse sweep can put back.
        activities = ("const",) * len(activities)
        results = (False,) * len(results)
    return Key(
        callee.string_value(),
        "augmented",
        activities,
        results,
        apart=are_apart(activities, op),
        leaves=facts.key.leaves,
        saves=facts.key.saves,
        globals=globals,
    )


def _is_followed(facts: Facts, needs_shadow: frozenset[SSAValue], value: SSAValue) -> bool:
    """True if a derivative flows through ``value``, or through what is reached from it."""
    if is_pointer(value.type):
        return value in needs_shadow
    return facts.is_active(value) or value in needs_shadow


def _activity(facts: Facts, needs_shadow: frozenset[SSAValue], argument: SSAValue) -> str:
    if isinstance(argument.type, TapeType) or not _is_followed(facts, needs_shadow, argument):
        return "const"
    return "dup" if has_shadow(argument.type) else "active"
