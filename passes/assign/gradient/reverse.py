"""The way back through a routine: its statements in reverse order."""

from __future__ import annotations

from collections.abc import Collection

from ad_opt.dialects.support.diagnostics.diagnostic import error_at, name_in_message
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.rewriting import erase
from ad_opt.dialects.tensors.assign_gradient import GradientOp
from ad_opt.dialects.tensors.assign_rules import name_of
from ad_opt.passes.emit.emit import cotangent_of
from ad_opt.passes.rules.registry import Registry
from xdsl.ir import Operation

from .activity import active_tensors
from .adjoint import Adjoint
from .compared import store_compared
from .cotangents import Cotangents, Everywhere, Wanted
from .infinities import with_infinities
from .reversed_statement import WayBack
from .routine import Routine
from .statements import Key, accesses, is_whole, key_of
from .writer import copy, element_of


def reverse_routine(request: GradientOp, rules: Registry, masked: Collection[Operation]) -> None:
    """Put assignments that compute the gradients in the place of a request for them."""
    routine, wanted, active = _prepared(request, rules)
    place = Builder.at(request)
    cotangents = Cotangents(routine, place, wanted, len(routine.steps))
    way = WayBack(routine, cotangents, rules, place, {*masked, *with_infinities(routine)})
    _begin(way)
    cotangents.finish()
    for at in reversed(range(len(routine.steps))):
        cotangents.here = at
        _reverse_step(way, at, active[at])
        cotangents.finish()
    erase(request)


def _prepared(
    request: GradientOp, rules: Registry
) -> tuple[Routine, dict[Key, Wanted], list[frozenset[Key]]]:
    """The routine, what gradients are wanted by, and what depends on it in front of each step;
    what ties are found by is read from memory.
    """
    while True:
        routine = Routine(request)
        wanted = _wanted(routine)
        since = [(key, one.since) for key, one in wanted.items()]
        active = active_tensors(routine, since, rules)
        if not store_compared(routine, active, rules):
            return routine, wanted, active


def _wanted(routine: Routine) -> dict[Key, Wanted]:
    """The tensors by which gradients are wanted: by what they held in front of the routine, where
    that is read, or behind the last write that stops derivatives; else by what was written last.
    """
    request = routine.request
    wanted: dict[Key, Wanted] = {}
    for tensor, target in zip(request.parameters, request.gradients, strict=True):
        key = key_of(tensor)
        if key in wanted or not is_whole(tensor) or not is_whole(target):
            what = "asked for twice" if key in wanted else "by a view of a tensor"
            message = f"the gradient by {name_of(tensor)} is {what}"
            raise error_at(request, "AD1130", message, help="name each tensor once, as it is made")
        written = routine.stops(key) if routine.is_read_first(tensor) else routine.writes(key)
        wanted[key] = Wanted(tensor, target, written[-1] + 1 if written else 0)
    return wanted


def _begin(way: WayBack) -> None:
    """Give the loss its cotangent: one, or the seed."""
    routine, cotangents = way.routine, way.cotangents
    loss, seed = routine.request.loss, routine.request.seed
    if seed is None:
        cotangents.give(key_of(loss), Everywhere(1.0))
        return
    seed = routine.before(seed, len(routine.steps))
    if element_of(seed) != cotangent_of(element_of(loss)):
        wide = routine.declare(
            f"{routine.label_of(loss)}.seed", loss, cotangent_of(element_of(loss))
        )
        copy(way.place, seed, wide)
        seed = wide
    held = cotangents.held_by(seed)
    held.holders += 1  # nothing is added to what the caller gave
    cotangents.give(key_of(loss), held)


def _reverse_step(way: WayBack, at: int, active: Collection[Key]) -> None:
    statement, op = way.routine.statements[at], way.routine.steps[at]
    way.place.location = op.location
    if statement is None:
        _pass_unknown(way, op, active)
        return
    cotangent = way.cotangents.take(statement.key)
    if cotangent is not None:
        Adjoint(way, statement, cotangent, active).run()


def _pass_unknown(way: WayBack, op: Operation, active: Collection[Key]) -> None:
    """An operation of which only effects are known: it must have no part in the derivative."""
    _, writes = accesses(op)
    for key in writes:
        cotangent = way.cotangents.take(key)
        if cotangent is None:
            continue
        if active:
            raise error_at(
                op,
                "AD1131",
                f"`{name_in_message(op)}` writes what the loss depends on, and has no derivative "
                "as an assignment",
                help="write it as assignments, or lower the routine and differentiate its loops",
            )
        way.cotangents.release(cotangent)
