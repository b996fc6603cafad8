"""The split form for users: ``autodiff.apply`` and ``autodiff.propagate``.

``@f.apply`` makes a tape, runs the augmented function on it and keeps the function's frame as the
tape's root; ``@f.propagate`` takes the tape, runs the reverse sweep and ends the tape. A tape is
used once.
"""

from __future__ import annotations

from ad_opt.dialects.autodiff import RootOp, SetRootOp, TapeBeginOp, TapeEndOp, TapeType
from xdsl.dialects.builtin import FunctionType
from xdsl.dialects.func import CallOp, FuncOp, ReturnOp
from xdsl.ir import Block

from .emit import Emitter
from .reverse_signature import (
    OPAQUE_FRAME,
    augmented_type,
    gradient_types,
    seed_types,
)
from .session import Key, Session


def declare_apply(session: Session, key: Key, primal: FuncOp) -> FunctionType:
    """Arguments with their shadows, to results, shadows of buffers, and the tape."""
    inner = augmented_type(key, primal)
    return FunctionType.from_lists(inner.inputs.data[:-1], [*inner.outputs.data[:-1], TapeType()])


def declare_propagate(session: Session, key: Key, primal: FuncOp) -> FunctionType:
    """The tape and the seeds, to gradients."""
    return FunctionType.from_lists(
        [TapeType(), *seed_types(key, primal)], gradient_types(key, primal)
    )


def fill_apply(session: Session, key: Key, primal: FuncOp, declared: FuncOp) -> None:
    """Run forward on a new tape."""
    augmented = session.request(_inner(key, "augmented"))
    em, block = _entry(declared)
    tape = em.value(TapeBeginOp())
    types = list(augmented.function_type.outputs)
    call = em.emit(CallOp(augmented.sym_name.data, [*block.args, tape], types))
    em.emit(SetRootOp(tape, call.results[-1]))
    em.emit(ReturnOp(*call.results[:-1], tape))


def fill_propagate(session: Session, key: Key, primal: FuncOp, declared: FuncOp) -> None:
    """Run back, and end the tape."""
    reverse = session.request(_inner(key, "reverse"))
    em, block = _entry(declared)
    tape, *seeds = block.args
    frame = em.value(RootOp(tape, OPAQUE_FRAME))
    types = list(reverse.function_type.outputs)
    call = em.emit(CallOp(reverse.sym_name.data, [frame, tape, *seeds], types))
    em.emit(TapeEndOp(tape))
    em.emit(ReturnOp(*call.results))


def _inner(key: Key, mode: str) -> Key:
    assert mode in ("augmented", "reverse")
    return Key(key.symbol, mode, key.activities, key.result_activity)


def _entry(declared: FuncOp) -> tuple[Emitter, Block]:
    block = Block(arg_types=declared.function_type.inputs.data)
    declared.body.add_block(block)
    return Emitter(block, None, declared.location), block
