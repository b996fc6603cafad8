"""A routine in front of a request for gradients: its steps in order, and what tensors held when.

What the way back reads was there when the program read it. A tensor that is written later, or by
the way back itself, is copied just before that.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence

from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.rewriting import move
from ad_opt.dialects.tensors.assign import NodeOp
from ad_opt.dialects.tensors.assign_gradient import GradientOp
from ad_opt.dialects.tensors.assign_rules import name_of, padding_of
from xdsl.dialects.builtin import MemRefType
from xdsl.ir import Attribute, Block, Operation, OpResult, SSAValue

from .statements import Key, Statement, accesses, key_of, statement_of
from .writer import copy, tensor_type

_SEQUENCE = "assign.block"


class Routine:
    """The steps in front of a request: operations that may read or write a tensor."""

    def __init__(self, request: GradientOp):
        self.request = request
        self.body = _body_of(request)
        self.steps: list[Operation] = []
        self.statements: list[Statement | None] = []
        self._writes: dict[Key, list[int]] = {}
        self._first_read: dict[Key, int] = {}
        self._saved: dict[tuple[Key, int], SSAValue] = {}
        self._labels: dict[str, int] = {}
        for op in _in_front(self.body, request):
            self._enter(op)
        self._end = len(self.steps)
        for gradient in request.gradients:
            self._writes.setdefault(key_of(gradient), []).append(self._end)

    def _enter(self, op: Operation) -> None:
        if isinstance(op, NodeOp) and op.parent is not self.body:
            move(op, self._ancestor(op))  # derivatives outside of the sequence read it, too
        reads, writes = accesses(op)
        if not reads and not writes:
            return
        at = len(self.steps)
        self.steps.append(op)
        self.statements.append(statement_of(op, at))
        for key in reads:
            self._first_read.setdefault(key, at)
        for key in writes:
            self._writes.setdefault(key, []).append(at)

    # ------------------------------------------------------------------ what is written when

    def writes(self, key: Key) -> Sequence[int]:
        """The numbers of the steps that may write a tensor."""
        return [at for at in self._writes.get(key, ()) if at < self._end]

    def stops(self, key: Key) -> Sequence[int]:
        """The numbers of the assignments to a tensor that stop derivatives."""
        return [
            at
            for at in self.writes(key)
            if (statement := self.statements[at]) is not None and statement.stops
        ]

    def is_read_first(self, tensor: SSAValue) -> bool:
        """True if what a tensor held in front of the routine is read in it."""
        if isinstance(tensor.owner, NodeOp):
            return False
        key = key_of(tensor)
        written = self.writes(key)
        return self._first_read.get(key, self._end) <= (written[0] if written else self._end)

    def stays(self, tensor: SSAValue, at: int) -> bool:
        """True if a tensor still holds, behind all steps, what it held in front of step ``at``."""
        written = self._writes.get(key_of(tensor), [])
        return bisect_left(written, at) == len(written)

    def before(self, tensor: SSAValue, at: int) -> SSAValue:
        """A tensor that holds, behind all steps, what ``tensor`` held in front of step ``at``."""
        key = key_of(tensor)
        written = self._writes.get(key, [])
        following = bisect_left(written, at)
        if following == len(written):
            return tensor
        return self._copied_before(written[following], key, tensor)

    def _copied_before(self, at: int, key: Key, tensor: SSAValue) -> SSAValue:
        saved = self._saved.get((key, at))
        if saved is None:
            op = self.request if at == self._end else self.steps[at]
            saved = self.declare(f"{self.label_of(tensor)}.saved", tensor, before=op)
            copy(Builder.at(op), tensor, saved)
            self._saved[key, at] = saved
        return saved

    # ------------------------------------------------------------------ nodes

    def declare(
        self,
        label: str,
        like: SSAValue,
        element: Attribute | None = None,
        before: Operation | None = None,
    ) -> SSAValue:
        """A new node of the shape of another tensor, and with its margins."""
        type = tensor_type(like)
        element = type.element_type if element is None else element
        padding = [width for pair in padding_of(like) for width in pair]
        return self.declare_of(
            label, MemRefType(element, type.shape), padding if any(padding) else (), before
        )

    def declare_of(
        self,
        label: str,
        type: MemRefType,
        padding: Sequence[int] = (),
        before: Operation | None = None,
    ) -> SSAValue:
        """A new node of a type."""
        place = Builder.at(self._ancestor(before or self.request))
        number = self._labels[label] = self._labels.get(label, 0) + 1
        label = label if number == 1 else f"{label}.{number}"
        made = NodeOp.of(label, type, padding)
        made.result.name_hint = _hint(label)
        return place.value(made)

    def label_of(self, tensor: SSAValue) -> str:
        """The name of a tensor in the program."""
        if isinstance(tensor, OpResult) and isinstance(tensor.op, NodeOp):
            return tensor.op.label.data
        key = key_of(tensor)
        if isinstance(key, str):
            return key
        return _label_of_argument(tensor) or tensor.name_hint or "node"

    def _ancestor(self, op: Operation) -> Operation:
        """The operation of the body of the routine that ``op`` is, or stands in."""
        found = self.body.find_ancestor_op_in_block(op)
        assert found is not None
        return found


def _hint(label: str) -> str | None:
    hint = "".join(c if c.isalnum() or c == "_" else "_" for c in label)
    return hint if SSAValue.is_valid_name(hint) else None


def _label_of_argument(tensor: SSAValue) -> str | None:
    name = name_of(tensor)
    return name[6:-1] if name.startswith('node "') else None


def _body_of(request: GradientOp) -> Block:
    """The body of the routine; AD1131 for a request in a loop or a branch."""
    block = request.parent
    while block is not None and (around := block.parent_op()) is not None:
        if around.name == "func.func":
            if block.parent is not None and len(block.parent.blocks) > 1:
                break
            return block
        if around.name != _SEQUENCE:
            break
        block = around.parent
    raise error_at(
        request,
        "AD1131",
        "a gradient is asked for where assignments may run several times, or not at all",
        help="ask for it in the straight line of a routine, behind the assignments",
    )


def _in_front(body: Block, request: Operation) -> Iterator[Operation]:
    """The operations in front of a request, in order, those of sequences one by one."""
    pending = [iter([*body.ops])]
    while pending:
        op = next(pending[-1], None)
        if op is None:
            pending.pop()
        elif op is request:
            return
        elif op.name == _SEQUENCE:
            pending.append(iter([*op.regions[0].block.ops]))
        else:
            yield op
