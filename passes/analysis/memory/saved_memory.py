"""Buffers that frames of a tape hold: what is restored from one is what was saved there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from ad_opt.dialects.autodiff.autodiff import FrameType, RestoreOp, SaveOp
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.passes.ops.catalogue import forwarded
from ad_opt.passes.ops.memory_ops import is_memref
from xdsl.ir import Attribute, Operation, SSAValue


class SavedMemory:
    """The buffers that a function saves in frames of its own."""

    def __init__(self, func: Operation):
        self._func = func

    def restored(self, op: Operation) -> Sequence[SSAValue] | None:
        """The buffers that an operation may give, if it restores one from a frame that this
        function has filled; ``None`` for others. Frames of one type are not told apart.
        """
        if not isinstance(op, RestoreOp) or not self._are_own:
            return None
        return self._saved.get((op.frame.type, op.at), ())

    @cached_property
    def _are_own(self) -> bool:
        """True if no frame comes from outside, or as what has lost its type."""
        block = self._func.regions[0].first_block
        if block is None or any(isinstance(x.type, FrameType) for x in block.args):
            return False
        return all(
            op.name in _MADE or forwarded(op) is not None
            for op in walk(self._func)
            if any(isinstance(result.type, FrameType) for result in op.results)
        )

    @cached_property
    def _saved(self) -> dict[tuple[Attribute, int], list[SSAValue]]:
        found: dict[tuple[Attribute, int], list[SSAValue]] = {}
        for op in walk(self._func):
            if isinstance(op, SaveOp) and is_memref(op.operands[0].type):
                found.setdefault((op.frame.type, op.at), []).append(op.operands[0])
        return found


_MADE = frozenset(
    {"autodiff.frame", "autodiff.frame_grow", "autodiff.restore", "autodiff.tape_mark"}
)
"""Operations whose frames are new, longer, saved in another one, or have no slots; no fact: slots
have types."""
