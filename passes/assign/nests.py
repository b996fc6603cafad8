"""Loop nests of one accumulating assignment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ad_opt.dialects.autodiff.autodiff import StopGradientOp
from ad_opt.dialects.support.affine.build import (
    Points,
    affine_load,
    affine_loop,
    affine_store,
    end_loop,
)
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.creation import copy_operation
from ad_opt.dialects.support.ir.queries import last_of
from ad_opt.dialects.tensors.assign import AccumulateOp, IndexOp
from ad_opt.dialects.tensors.assign_attributes import (
    COMMUTATIVE,
    STOP,
    combine,
    constant,
    neutral,
)
from ad_opt.dialects.tensors.assign_rules import tensor_type
from ad_opt.passes.analysis.affine.boxes import Box, moved
from xdsl.dialects.builtin import AnyFloat
from xdsl.ir import SSAValue
from xdsl.ir.affine import AffineMap

from .initialization import (
    covers_output,
    filled,
    first_value,
    overwrites,
    reads_output,
    reduced_dims,
    start_value,
    sums_in_place,
    uncovered,
    written_dims,
)

_LETTERS = "ijklmnpq"
"""Names of iterators in the order of the box."""


@dataclass(frozen=True)
class Buffer:
    """Memory of a tensor: a memref, and how many elements stand in front of the tensor's first."""

    memref: SSAValue
    offsets: tuple[int, ...]

    def place(self, map_: AffineMap) -> AffineMap:
        """A projection to elements of the tensor as one to elements of the memref."""
        return moved(map_, self.offsets)


Buffers = Mapping[SSAValue, Buffer]
"""Buffers of tensors with margins; others are their own memory."""


def buffer_of(buffers: Buffers, tensor: SSAValue) -> Buffer:
    """The memory of a tensor."""
    found = buffers.get(tensor)
    return Buffer(tensor, (0,) * tensor_type(tensor).get_num_dims()) if found is None else found


@dataclass
class Nest:
    """Writer of the loops of one assignment, from its parts."""

    op: AccumulateOp
    buffers: Buffers
    stops: bool = False
    """True if derivatives of the loops are to take contributions for constants."""

    def element(self, b: Builder, points: Points) -> SSAValue:
        """Load the element of the output at a point."""
        out = buffer_of(self.buffers, self.op.out)
        map_ = out.place(self.op.out_map)
        return affine_load(b, out.memref, map_, points, list(self.op.symbols))

    def store(self, b: Builder, value: SSAValue, points: Points) -> None:
        """Store the element of the output at a point."""
        out = buffer_of(self.buffers, self.op.out)
        map_ = out.place(self.op.out_map)
        affine_store(b, value, out.memref, map_, points, list(self.op.symbols))

    def contribution(self, b: Builder, points: Points) -> SSAValue:
        """The body at a point: elements are loaded, iterators are those of the loops."""
        values: dict[SSAValue, SSAValue] = {}
        block = self.op.body.block
        for arg, tensor, map_ in zip(block.args, self.op.inputs, self.op.in_maps, strict=True):
            if arg.first_use is not None:
                source = buffer_of(self.buffers, tensor)
                symbols = list(self.op.symbols)
                loaded = affine_load(b, source.memref, source.place(map_), points, symbols)
                loaded.name_hint = arg.name_hint
                values[arg] = loaded
        for inner in block.ops:
            if inner is block.last_op:
                break
            if isinstance(inner, IndexOp):
                values[inner.result] = points[inner.dim.value.data]
            elif inner.regions:
                b.emit(inner.clone(values))
            else:
                b.emit(copy_operation(inner, values, {}))
        last = last_of(block)
        value = values.get(last.operands[0], last.operands[0])
        return b.value(StopGradientOp(value)) if self.stops else value

    def loops(
        self, b: Builder, order: Sequence[int], last_only: Sequence[int] = ()
    ) -> tuple[Builder, dict[int, SSAValue], list[Builder]]:
        """Open one loop in another, outermost the first of ``order``.

        Gives a builder in the innermost, the iterators by their numbers, a builder in each loop.
        """
        points: dict[int, SSAValue] = {}
        opened: list[Builder] = []
        for at in order:
            size = self.op.box[at]
            loop, b = affine_loop(b, size - 1 if at in last_only else 0, size)
            points[at] = _named(loop.body.block.args[0], at)
            opened.append(b)
        return b, points, opened


def _named(iterator: SSAValue, at: int) -> SSAValue:
    iterator.name_hint = _LETTERS[at] if at < len(_LETTERS) else None
    return iterator


def _close(loops: Sequence[Builder]) -> None:
    for inner in loops:
        end_loop(inner)


def lower_accumulate(
    b: Builder, op: AccumulateOp, buffers: Buffers, *, registers: bool, stops: bool
) -> None:
    """Write the nest of an assignment: what initialises it, and what accumulates.

    With ``stops``, contributions of one with `STOP` are constants for derivatives of the loops.
    """
    reduced = reduced_dims(op)
    kind, element = op.kind.data, tensor_type(op.out).element_type
    nest = Nest(op, buffers, stops and STOP in op.attributes and isinstance(element, AnyFloat))
    start = neutral(kind, element)
    if op.init is not None and overwrites(op):
        lower_fill(b, op.out, uncovered(op), start, buffers)
        _write(b, nest, overwrite=True)
    elif registers and reduced and _fits_register(op, reduced):
        if op.init is not None:
            lower_fill(b, op.out, uncovered(op), start, buffers)
        _accumulate_in_register(b, nest, reduced)
    else:
        filled_anyway = kind == "set" and not reads_output(op) and covers_output(op)
        if op.init is not None and not filled_anyway:
            lower_fill(b, op.out, [whole(op.out)], start, buffers)
        _write(b, nest, overwrite=kind == "set")


def _fits_register(op: AccumulateOp, reduced: Sequence[int]) -> bool:
    return op.kind.data != "set" and not reads_output(op) and sums_in_place(op, reduced)


def _write(b: Builder, nest: Nest, *, overwrite: bool) -> None:
    """Accumulate in memory, or overwrite."""
    op = nest.op
    if 0 in op.box:
        return
    inner, points, loops = nest.loops(b, loop_order(op), last_points(op))
    value = nest.contribution(inner, points)
    if overwrite:
        value = first_value(inner, op.kind.data, value)
    else:
        value = inner.value(combine(op.kind.data, nest.element(inner, points), value))
    nest.store(inner, value, points)
    _close(loops)


def _accumulate_in_register(b: Builder, nest: Nest, reduced: Sequence[int]) -> None:
    """Let the loops of iterators that are reduced carry the sum; it is stored once."""
    op, kind = nest.op, nest.op.kind.data
    if 0 in op.box:
        return
    element = tensor_type(op.out).element_type
    start = None if op.init is None else b.value(constant(start_value(kind, op.out), element))
    inner, points, loops = nest.loops(b, [at for at in loop_order(op) if at not in reduced])
    total = nest.element(inner, points) if start is None else start
    carried: list[tuple[Builder, SSAValue]] = []
    deepest = inner
    for at in reduced:
        loop, body = affine_loop(deepest, 0, op.box[at], [total])
        points[at] = _named(loop.body.block.args[0], at)
        carried.append((deepest, loop.results[0]))
        total, deepest = loop.body.block.args[1], body
    value = nest.contribution(deepest, points)
    end_loop(deepest, deepest.value(combine(kind, total, value)))
    for outside, result in reversed(carried[1:]):
        end_loop(outside, result)
    nest.store(inner, carried[0][1], points)
    _close(loops)


def loop_order(op: AccumulateOp) -> list[int]:
    """Iterators from the outermost loop: those of the output, then those that are reduced.

    As written where the order of contributions counts.
    """
    every = range(len(op.box))
    written = written_dims(op)
    outer = [at for at in every if at in written]
    inner = [at for at in every if at not in written]
    ordered = op.kind.data not in COMMUTATIVE and not sums_in_place(op, inner)
    return list(every) if ordered or reads_output(op) else [*outer, *inner]


def last_points(op: AccumulateOp) -> list[int]:
    """Iterators of which only the last point counts: later ones overwrite what it writes."""
    return [] if op.kind.data != "set" or reads_output(op) else reduced_dims(op)


def lower_fill(
    b: Builder, out: SSAValue, boxes: Sequence[Box], value: float | int, buffers: Buffers
) -> None:
    """Loops that store a number in every element of boxes, which may lie in the margins."""
    for box in boxes:
        op = filled(out, box, value)
        _write(b, Nest(op, buffers), overwrite=True)
        op.erase()


def whole(out: SSAValue) -> Box:
    """All elements of a tensor, without its margins."""
    return [(0, size - 1) for size in tensor_type(out).get_shape()]
