"""Give loads the value that was stored, and remove stores that nobody sees.

Three steps. Forwarding: a load from an element whose value is known, from an earlier store or load
of the same element, becomes that value. Overwriting: a store to an element that is stored again,
with nothing between that may read it, goes; so does one to a local buffer that nobody reads before
it is freed or the function ends. Unread buffers: what is written only, goes with its writes.

Known values hold in a block and in the regions inside it; a loop keeps those that it does not
write. What may be one element is decided by ``aliasing`` and ``effects``. Needs structured control
to see much: between blocks of a graph nothing is known. One walk, no recursion.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ad_opt.dialects.support.ir.rewriting import erase, replace_uses
from ad_opt.passes.analysis.memory.effects import Effects
from ad_opt.passes.analysis.memory.objects import bits_of
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from ad_opt.passes.ops.catalogue import runs_once
from typing_extensions import override
from xdsl.context import Context
from xdsl.ir import Block, Operation

from .known_elements import Element, KnownElements, element_of
from .unread_buffers import remove_unread_buffers


@dataclass(frozen=True)
class ForwardStoresPass(FunctionPass):
    """Forwards stored values to loads, and removes stores and buffers of no use.

    Before, and after:

        %a = memref.alloca() : memref<2xf64>
        memref.store %x, %a[%c0] : memref<2xf64>
        %y = memref.load %a[%c0] : memref<2xf64>
        %z = arith.mulf %y, %y : f64

        %z = arith.mulf %x, %x : f64

    Options: none.
    """

    name = "forward-stores"
    preserves: ClassVar = ()

    @override
    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> bool:
        if func.name != "func.func":
            return False
        effects = analyses.get(Effects, func)
        changed = forward_stores(func, effects)
        return remove_unread_buffers(func, effects) or changed


def forward_stores(func: Operation, effects: Effects) -> bool:
    """Forward values in a function and remove overwritten stores; true if anything changed."""
    forwarding = _Forwarding(effects)
    forwarding.run(func)
    return forwarding.changed


class _Pending:
    """Stores of one block that nothing has read yet."""

    def __init__(self, effects: Effects):
        self._aliasing = effects.aliasing
        self._stores: dict[Element, Operation] = {}
        self._by_bit: dict[int, dict[Element, None]] = {}

    def store(self, element: Element, op: Operation) -> Operation | None:
        """Enter a store; gives the one that it overwrites."""
        old = self._stores.get(element)
        self._stores[element] = op
        for bit in bits_of(self._aliasing.mask(element[0])):
            self._by_bit.setdefault(bit, {})[element] = None
        return old

    def read(self, mask: int) -> None:
        """Something in ``mask`` is read."""
        if self._stores and mask:
            for bit in bits_of(self._aliasing.closure(mask)):
                for element in self._by_bit.pop(bit, ()):
                    self._stores.pop(element, None)

    def clear(self) -> None:
        """Anything may be seen from elsewhere."""
        self._stores.clear()
        self._by_bit.clear()

    def freed(self, op: Operation) -> list[Operation]:
        """Stores to the very memref that ``op`` frees."""
        mask = self._aliasing.mask(op.operands[0])
        elements = [e for bit in bits_of(mask) for e in self._by_bit.get(bit, ())]
        found = [
            self._stores.pop(e) for e in elements if e[0] is op.operands[0] and e in self._stores
        ]
        return found

    def local(self) -> list[Operation]:
        """Stores to buffers that die with the function."""
        outside = self._aliasing.escaping_mask
        return [op for e, op in self._stores.items() if not self._aliasing.mask(e[0]) & outside]


class _Frame:
    """A block on its way through the walk."""

    __slots__ = ("mark", "op", "owner", "pending", "rest")

    def __init__(
        self, block: Block, rest: list[Block], mark: int, pending: _Pending, owner: Operation
    ):
        self.op = block.first_op
        self.owner = owner
        """The operation in whose regions the block is."""
        self.rest = rest
        """Blocks to come that start from what was known where this one started."""
        self.mark = mark
        self.pending = pending


class _Forwarding:
    """The walk over one function."""

    def __init__(self, effects: Effects):
        self.effects = effects
        self.known = KnownElements(effects.aliasing)
        self.stack: list[_Frame] = []
        self.changed = False

    def erase(self, op: Operation) -> None:
        self.changed = True
        erase(op)

    def run(self, func: Operation) -> None:
        """Forward values and remove overwritten stores in ``func``."""
        self.enter(func)
        while self.stack:
            frame = self.stack[-1]
            op = frame.op
            if op is None:
                self.leave(frame)
                continue
            frame.op = op.next_op
            if op.regions:
                self.region_op(op, frame)
            else:
                self.visit(op, frame)

    def enter(self, owner: Operation) -> None:
        """Walk the blocks inside ``owner``, each from what is known now."""
        blocks = [block for region in owner.regions for block in region.blocks]
        if blocks:
            self.start(blocks[::-1], self.known.mark(), owner)
        else:
            self.forget_written(owner)

    def start(self, blocks: list[Block], mark: int, owner: Operation) -> None:
        block = blocks.pop()
        self.stack.append(_Frame(block, blocks, mark, _Pending(self.effects), owner))

    def leave(self, frame: _Frame) -> None:
        self.stack.pop()
        self.known.undo_to(frame.mark)
        if frame.rest:
            self.start(frame.rest, frame.mark, frame.owner)
        elif self.stack:
            self.forget_written(frame.owner)

    def forget_written(self, op: Operation) -> None:
        masks = self.effects.of(op)
        self.known.forget(masks.writes | masks.frees)

    def region_op(self, op: Operation, frame: _Frame) -> None:
        masks = self.effects.of(op)
        if masks.ordered:
            frame.pending.clear()
        frame.pending.read(masks.reads)
        if not runs_once(op) or any(len(region.blocks) > 1 for region in op.regions):
            self.forget_written(op)
        self.enter(op)

    def visit(self, op: Operation, frame: _Frame) -> None:
        element = element_of(op)
        if element is None:
            self.other(op, frame.pending)
        elif op.results:
            self.load(op, element, frame.pending)
        else:
            self.store(op, element, frame.pending)

    def load(self, op: Operation, element: Element, pending: _Pending) -> None:
        value = self.known.get(element)
        if value is not None:
            replace_uses(op.results[0], value)
        if op.results[0].first_use is None:
            self.erase(op)
            return
        pending.read(self.effects.aliasing.mask(element[0]))
        self.known.set(element, op.results[0])

    def store(self, op: Operation, element: Element, pending: _Pending) -> None:
        value = op.operands[0]
        if self.known.get(element) is value:
            self.erase(op)
            return
        self.known.overwrite(element)
        self.known.set(element, value)
        overwritten = pending.store(element, op)
        if overwritten is not None:
            self.erase(overwritten)

    def other(self, op: Operation, pending: _Pending) -> None:
        if op.name == "func.return":
            for dead in pending.local():
                self.erase(dead)
            return
        masks = self.effects.own(op)
        if masks.ordered:
            pending.clear()
        pending.read(masks.reads)
        if op.name == "memref.dealloc":
            for dead in pending.freed(op):
                self.erase(dead)
        if masks.writes or masks.frees:
            self.known.forget(masks.writes | masks.frees)
