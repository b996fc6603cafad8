"""Margins of padded nodes: buffers with room for them, and what they hold.

A tensor is read beyond its edges as if the neutral element of the reading assignment's kind stood
there. Margins are filled with it in front of the assignment, unless they are known to hold it.
"""

from __future__ import annotations

from ad_opt.dialects.support.diagnostics.diagnostic import Note, error_at, location_of
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.tensors.assign import AccumulateOp, NodeOp
from ad_opt.dialects.tensors.assign_attributes import neutral
from ad_opt.dialects.tensors.assign_rules import padding_of, tensor_type
from ad_opt.passes.analysis.affine.boxes import difference
from xdsl.dialects.builtin import MemRefType
from xdsl.ir import Operation, SSAValue

from .initialization import leaves_tensor
from .nests import Buffer, lower_fill, whole


class Margins:
    """Nodes with margins of one function, and what is known to stand in them."""

    def __init__(self) -> None:
        self.buffers: dict[SSAValue, Buffer] = {}
        self.values: dict[SSAValue, float | int] = {}
        """By node: what all of its margins hold, where that is known."""

    def add(self, node: NodeOp) -> None:
        """Make a buffer with room for the margins of a node, if it has any."""
        widths = padding_of(node.result)
        if not any(width for pair in widths for width in pair):
            return
        for use in node.result.uses:
            if not use.operation.name.startswith("assign.") or use.operation.name in _OPAQUE:
                _refuse(node, use.operation)
        type_ = tensor_type(node.result)
        pairs = zip(type_.get_shape(), widths, strict=True)
        shape = [size + before + behind for size, (before, behind) in pairs]
        padded = NodeOp.of(node.label.data, MemRefType(type_.element_type, shape))
        if node.placement is not None:
            padded.properties["placement"] = node.placement
        made = Builder.at(node).value(padded)
        made.name_hint = node.result.name_hint
        self.buffers[node.result] = Buffer(made, tuple(before for before, _ in widths))

    def prepare(self, b: Builder, op: AccumulateOp) -> None:
        """Fill margins that an assignment reads, and forget those that it writes."""
        for tensor, map_ in zip(op.inputs, op.in_maps, strict=True):
            if tensor in self.buffers and leaves_tensor(op, tensor, map_):
                self._fill(b, op, tensor)
        if op.out in self.buffers and leaves_tensor(op, op.out, op.out_map):
            if op.kind.data != "set":
                # What is accumulated there is read nowhere, but it must be a number.
                self._fill(b, op, op.out)
            self.values.pop(op.out, None)

    def _fill(self, b: Builder, op: AccumulateOp, tensor: SSAValue) -> None:
        value = neutral(op.kind.data, tensor_type(tensor).element_type)
        if self.values.get(tensor) == value:
            return
        inner = whole(tensor)
        pairs = zip(inner, padding_of(tensor), strict=True)
        padded = [(low - before, high + behind) for (low, high), (before, behind) in pairs]
        lower_fill(b, tensor, list(difference(padded, inner)), value, self.buffers)
        self.values[tensor] = value

    def forget(self) -> None:
        """Know nothing more of what margins hold: from here on order is not known."""
        self.values.clear()


_OPAQUE = frozenset({"assign.staged"})


def _refuse(node: NodeOp, user: Operation) -> None:
    message = f'`{user.name}` uses the node "{node.label.data}", which has margins'
    note = Note("the node is made here", location_of(node))
    help = "copy it to a node without `padding`, and use that"
    raise error_at(user, "AD1107", message, notes=[note], help=help)
