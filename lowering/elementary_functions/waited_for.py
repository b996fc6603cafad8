"""Operations for whose result the next iteration of their loop waits."""

from __future__ import annotations

from ad_opt.dialects.support.ir.queries import walk
from xdsl.dialects.builtin import VectorType
from xdsl.ir import Block, Operation, SSAValue

_LOOPS = frozenset({"scf.for", "scf.parallel", "affine.for", "affine.parallel"})
_MORE_LOOPS = _LOOPS | {"scf.while", "scf.forall"}


class WaitedFor:
    """Answers for the operations of one module; every loop is looked at once."""

    def __init__(self) -> None:
        self._carried: dict[Block, frozenset[SSAValue] | None] = {}

    def becomes_lanes(self, op: Operation) -> bool:
        """True for what is a vector, and in innermost loops what depends on nothing carried.

        LLVM runs several iterations of such a loop at once. Memory that one iteration writes and
        the next one reads is not looked at.
        """
        if any(isinstance(result.type, VectorType) for result in op.results):
            return True
        block = op.parent
        if block is None:
            return False
        if block not in self._carried:
            self._carried[block] = _carried(block)
        carried = self._carried[block]
        return carried is not None and not carried.intersection(op.operands)


def _carried(block: Block) -> frozenset[SSAValue] | None:
    """The values of an innermost loop's body that depend on what it carries; else ``None``."""
    loop = block.parent_op()
    if loop is None or loop.name not in _LOOPS:
        return None
    counters = len(block.args) - len(loop.results)
    found: set[SSAValue] = set(block.args[counters:])
    for op in block.ops:
        inner = (op, *walk(op)) if op.regions else (op,)
        if any(one.name in _MORE_LOOPS for one in inner):
            return None
        if any(operand in found for one in inner for operand in one.operands):
            found.update(op.results)
    return frozenset(found)
