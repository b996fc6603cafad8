"""Reverse derivatives in two functions that a function's author gave.

``autodiff.augmented = @a`` runs on the way forward in the place of the function: its results count,
and what it leaves in memory. ``autodiff.backward = @b`` runs on the way back, sees memory as ``@a``
left it, and takes behind the cotangents what ``@a`` returns more than the function, and the tape::

    func.func @f(%x: f64) -> f64 attributes {
        autodiff.augmented = @a, autodiff.backward = @b}
    func.func private @a(%x: f64) -> (f64, f64)
    func.func private @b(%x: f64, %dy: f64, %kept: f64, %t: !autodiff.tape) -> f64

``@a`` runs as a function without derivative, whose stores are undone once ``@b`` has run, except
for those to memory that it keeps (``autodiff.keeps``).
"""

from __future__ import annotations

from ad_opt.dialects.autodiff.autodiff import AUGMENTED, BACKWARD, TapeBeginOp, TapeType
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.passes.autodiff.engine.narrow_shadows import NarrowShadows
from ad_opt.passes.autodiff.engine.session import Session
from ad_opt.passes.autodiff.plan.facts.key import Key
from ad_opt.passes.autodiff.reverse.functions.reverse_custom import (
    begin_body,
    call_function,
    check_addresses,
    check_saved,
    custom_type,
    inputs_with_shadows,
    keep,
    kept_values,
    reverse_of,
    say_plan,
    seeds_for,
    split_arguments,
    wanted_gradients,
    with_shadows,
)
from ad_opt.passes.emit.emit import end_tape
from xdsl.dialects.builtin import FunctionType
from xdsl.dialects.func import FuncOp, ReturnOp


def custom_pair(session: Session, primal: FuncOp) -> tuple[FuncOp, FuncOp] | None:
    """The functions for both ways that the author of ``primal`` gave; AD0709 for wrong types."""
    augmented = session.attribute_function(primal, AUGMENTED, None)
    if augmented is None:
        return None
    outputs = primal.function_type.outputs.data
    given = augmented.function_type.outputs.data
    inputs = inputs_with_shadows(primal)
    expected = FunctionType.from_lists(inputs, [*outputs, *given[len(outputs) :]])
    session.attribute_function(primal, AUGMENTED, expected)
    single = custom_type(primal)
    kept = given[len(outputs) :]
    seeds = single.inputs.data[len(inputs) :]
    wanted = FunctionType.from_lists([*inputs, *seeds, *kept, TapeType()], single.outputs.data)
    backward = session.attribute_function(primal, BACKWARD, wanted)
    if backward is None:
        name = primal.sym_name.data
        raise error_at(
            primal, "AD0709", f"`@{name}` has `{AUGMENTED}`, but no `{BACKWARD}`",
            help=f"name the function that runs on the way back: `{BACKWARD} = @g`",
        )  # fmt: skip
    return augmented, backward


def _say_plan(key: Key, primal: FuncOp, augmented: FuncOp, backward: FuncOp) -> None:
    from ad_opt.passes.autodiff.plan.author_plan import plan_author_pair

    say_plan(plan_author_pair(key, primal, augmented, backward))


def _key(augmented: FuncOp, key: Key) -> Key:
    """The augmented function as one without derivative, whose reverse sweep undoes its stores."""
    from ad_opt.passes.autodiff.plan.facts.key import Key

    kind = augmented.function_type
    constant = ("const",) * len(kind.inputs)
    results = (False,) * len(kind.outputs)
    return Key(
        augmented.sym_name.data, "augmented", constant, results,
        leaves=key.leaves, saves=key.saves,
    )  # fmt: skip


def fill_pair_combined(
    session: Session, key: Key, primal: FuncOp, declared: FuncOp, pair: tuple[FuncOp, FuncOp]
) -> None:
    """Both functions one behind the other."""
    check_addresses(key, primal)
    augmented, backward = pair
    _say_plan(key, primal, augmented, backward)
    em, entry = begin_body(declared)
    rest = iter(entry.args)
    arguments, shadows = split_arguments(key, rest)
    tape = em.value(TapeBeginOp())
    narrowed = NarrowShadows(em, tape)
    operands = with_shadows(session, narrowed, primal, tape, arguments, shadows)
    inner = _key(augmented, key)
    *results, frame = call_function(em, session.request(inner), [*operands, tape])
    count = len(primal.function_type.outputs)
    narrowed.fill()
    seeds = seeds_for(em, key, primal, rest)
    gradients = call_function(em, backward, [*operands, *seeds, *results[count:], tape])
    narrowed.finish()
    call_function(em, session.request(reverse_of(inner)), [frame, tape])
    end_tape(em, tape, key.leaves)
    values = results[:count] if key.primal else []
    em.emit(ReturnOp(*values, *wanted_gradients(em, key, primal, gradients)))


def fill_pair_split(
    session: Session,
    key: Key,
    primal: FuncOp,
    declared: FuncOp,
    partner: FuncOp,
    pair: tuple[FuncOp, FuncOp],
) -> None:
    """One function in the forward sweep, the other in the reverse sweep."""
    check_addresses(key, primal)
    check_saved(key, primal)
    augmented, backward = pair
    _say_plan(key, primal, augmented, backward)
    em, entry = begin_body(declared)
    tape = entry.args[-1]
    arguments, shadows = split_arguments(key, iter(entry.args))
    narrowed = NarrowShadows(em, tape)
    operands = with_shadows(session, narrowed, primal, tape, arguments, shadows)
    inner = _key(augmented, key)
    *results, frame = call_function(em, session.request(inner), [*operands, tape])
    count = len(primal.function_type.outputs)
    held = [x for one in narrowed.lent for x in (one.given, one.lent)]
    kept = [*operands, *results[count:], *held, frame]
    em.emit(ReturnOp(*results[:count], keep(em, tape, kept)))

    em, entry = begin_body(partner)
    rest = iter(entry.args)
    again = kept_values(em, next(rest), [value.type for value in kept])
    tape = next(rest)
    frame = again.pop()
    end = len(again) - len(held)
    narrowed = narrowed.again(em, again[end:])
    narrowed.fill()
    seeds = seeds_for(em, key, primal, rest)
    at = len(operands)
    gradients = call_function(em, backward, [*again[:at], *seeds, *again[at:end], tape])
    narrowed.finish()
    call_function(em, session.request(reverse_of(inner)), [frame, tape])
    em.emit(ReturnOp(*wanted_gradients(em, key, primal, gradients)))
