"""The two halves of reverse mode in a program, and whether memory stays what it was in between.

What ``__enzyme_augmentfwd`` and ``__enzyme_reverse`` have between them may be anything: another
function, a loop, other tapes. Where the second stands right behind the first, and nothing in
between writes, the way back may read again what the function read; elsewhere the tape keeps it.
"""

from __future__ import annotations

from collections.abc import Iterator

from ad_opt.dialects.support.ir.queries import defining_op, walk
from ad_opt.passes.ops.catalogue import effect_of, is_call, viewed, viewed_root
from ad_opt.passes.ops.known_functions import known_callee
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation, SSAValue

from .enzyme_calls import enzyme_call, mode_of
from .enzyme_names import Names

_ACCESSES = frozenset({"llvm.load", "llvm.intr.lifetime.start", "llvm.intr.lifetime.end"})
SECOND = frozenset({"reverse", "fwdsplit"})


def second_halves(module: ModuleOp, names: Names) -> Iterator[tuple[str, str, bool]]:
    """Function and entry point of each second half, and if it finds memory as it was left."""
    for op in walk(module):
        mode = mode_of(op, names) if is_call(op) else None
        if mode is not None and mode in SECOND:
            name = _function(op, names)
            if name is not None:
                yield name, mode, _stays(op, name, names)


def _function(op: Operation, names: Names) -> str | None:
    """The function that a call of an entry point is about."""
    mode = mode_of(op, names)
    operands = [] if mode is None else enzyme_call(op, mode, names).operands
    return names.function(operands[0]) if operands else None


def _stays(second: Operation, name: str, names: Names) -> bool:
    """True if nothing between the halves writes to memory."""
    op = second.prev_op
    while op is not None:
        if is_call(op) and mode_of(op, names) == "augmentfwd":
            return _function(op, names) == name
        if not _harmless(op):
            return False
        op = op.prev_op
    return False


def _is_private(pointer: SSAValue) -> bool:
    """True if an address is that of a variable which only loads and stores use."""
    base = defining_op(viewed_root(pointer))
    if base is None or base.name != "llvm.alloca":
        return False
    pending = [base.results[0]]
    while pending:
        for use in pending.pop().uses:
            if viewed(use.operation) is not None:
                pending += use.operation.results
            elif not (
                use.operation.name in _ACCESSES
                or (use.operation.name == "llvm.store" and use.index == 1)
            ):
                return False
    return True


def _harmless(op: Operation) -> bool:
    """True if an operation leaves alone all memory that a function could read."""
    if is_call(op):
        row = known_callee(op)
        return row is not None and row.writes == ()
    if op.name == "llvm.store":
        return _is_private(op.operands[1])
    effect = effect_of(op)
    return effect.known and not effect.writes(op) and not effect.frees(op)
