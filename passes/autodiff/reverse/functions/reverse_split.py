"""The split form for users: ``autodiff.apply`` and ``autodiff.propagate``.

``@f.apply`` makes a tape, runs the augmented function on it and keeps the function's frame as the
tape's root; ``@f.propagate`` takes the tape, runs the reverse sweep and ends the tape. A tape is
used once.

Where the shadows of the program are narrower than those of derivatives, the root also holds both:
what the program has put into its own by then is converted when the tape is propagated.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TypeAlias

from ad_opt.dialects.autodiff.autodiff import RootOp, SetRootOp, TapeBeginOp, TapeType
from ad_opt.passes.autodiff.engine.narrow_shadows import WideShadows, add_converted, refill
from ad_opt.passes.autodiff.engine.session import Session
from ad_opt.passes.autodiff.plan.facts.key import Key
from ad_opt.passes.autodiff.reverse.functions.reverse_signature import (
    augmented_type,
    gradient_types,
    seed_types,
)
from ad_opt.passes.emit.buffers import fill_zero
from ad_opt.passes.emit.emit import end_tape
from ad_opt.passes.emit.shadow_types import OPAQUE_FRAME
from xdsl.dialects.builtin import FunctionType
from xdsl.dialects.func import CallOp, FuncOp, ReturnOp
from xdsl.ir import Attribute

from .reverse_custom import begin_body, keep, kept_values


def declare_apply(session: Session, key: Key, primal: FuncOp) -> FunctionType:
    """Arguments with their shadows, to results, shadows of buffers, and the tape."""
    inner = augmented_type(key, primal, public=True)
    return FunctionType.from_lists(inner.inputs.data[:-1], [*inner.outputs.data[:-1], TapeType()])


def declare_propagate(session: Session, key: Key, primal: FuncOp) -> FunctionType:
    """The tape and the seeds, to gradients."""
    return FunctionType.from_lists(
        [TapeType(), *seed_types(key, primal, public=True)],
        gradient_types(key, primal, public=True),
    )


def fill_apply(session: Session, key: Key, primal: FuncOp, declared: FuncOp) -> None:
    """Run forward on a new tape."""
    augmented = session.request(_inner(key, "augmented"))
    em, block = begin_body(declared)
    tape = em.value(TapeBeginOp())
    shadows = WideShadows(em, tape)
    wanted = augmented.function_type.inputs.data[:-1]
    operands = [shadows.of(x, type) for x, type in zip(block.args, wanted, strict=True)]
    shadows.check()
    types = list(augmented.function_type.outputs)
    call = em.emit(CallOp(augmented.sym_name.data, [*operands, tape], types))
    *results, frame = call.results
    outputs = declared.function_type.outputs.data[:-1]
    returned = [shadows.narrow(x, type) for x, type in zip(results, outputs, strict=True)]
    kept = [x for one in shadows.lent for x in (one.given, one.lent)]
    if kept:
        frame = keep(em, tape, [*kept, frame])
    em.emit(SetRootOp(tape, frame))
    em.emit(ReturnOp(*returned, tape))


def fill_propagate(session: Session, key: Key, primal: FuncOp, declared: FuncOp) -> None:
    """Run back, and end the tape."""
    reverse = session.request(_inner(key, "reverse"))
    em, block = begin_body(declared)
    tape, *seeds = block.args
    frame = em.value(RootOp(tape, OPAQUE_FRAME))
    arguments, results = _converted(key, primal)
    if arguments or results:
        types = [type for pair in (*arguments, *results) for type in pair]
        *kept, frame = kept_values(em, frame, [*types, OPAQUE_FRAME])
        pairs = list(zip(kept[::2], kept[1::2], strict=True))
        for narrow, wide in pairs[: len(arguments)]:
            refill(em, narrow, wide)
        for narrow, wide in pairs[len(arguments) :]:
            add_converted(em, narrow, wide)
            fill_zero(em, narrow)
    else:
        pairs = []
    wanted = reverse.function_type.inputs.data[2:]
    given = [em.fit(x, type) for x, type in zip(seeds, wanted, strict=True)]
    types = list(reverse.function_type.outputs)
    call = em.emit(CallOp(reverse.sym_name.data, [frame, tape, *given], types))
    for narrow, wide in pairs[: len(arguments)]:
        refill(em, wide, narrow)
    end_tape(em, tape, key.leaves)
    outputs = declared.function_type.outputs
    em.emit(ReturnOp(*(em.fit(x, type) for x, type in zip(call.results, outputs, strict=True))))


Pair: TypeAlias = "tuple[Attribute, ...]"


def _converted(key: Key, primal: FuncOp) -> tuple[list[Pair], list[Pair]]:
    """The types of shadows that are narrower for the program: of arguments, and of results."""
    public, inner = (augmented_type(key, primal, public=x) for x in (True, False))
    arguments, results = (
        [(a, b) for a, b in zip(one, other, strict=True) if a != b]
        for one, other in ((public.inputs, inner.inputs), (public.outputs, inner.outputs))
    )
    return arguments, results


def _inner(key: Key, mode: str) -> Key:
    assert mode in ("augmented", "reverse")
    return replace(key, mode=mode, width=1, primal=True)
