"""`split`: a loop becomes a loop over pieces and one within a piece; always legal.

    for i = 0 to n            for i_o = 0 to n step 4
                       →        for i = i_o to min(i_o + 4, n)

With ``peel`` the pieces are whole, and a third loop does the rest of the iterations.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ad_opt.dialects.core.affine.affine_indices import ApplyOp
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.rewriting import erase, erase_unused, move, replace_uses
from ad_opt.passes.analysis.affine.linear import Linear, map_of
from ad_opt.passes.loop_schedule.form.headers import (
    Header,
    clone_behind,
    end_loop,
    header_of,
    index_value,
    initial,
    is_affine,
    make_loop,
    set_header,
    variable,
)
from ad_opt.passes.loop_schedule.form.refusal import refuse_form
from xdsl.dialects.builtin import AffineMapAttr, IndexType
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.ir.affine import AffineMap


def split(loop: Operation, factor: int) -> tuple[Operation, Operation]:
    """The loop over pieces of ``factor`` iterations, and the loop within one.

    Raises `RefusalError` (AD1162) for bounds that are not linear.
    """
    header = header_of(loop)
    b = Builder.at(loop)
    stride = header.step * factor
    outer, inside = make_loop(b, loop, Header(header.lower, header.upper, stride), initial(loop))
    outer_variable, *carried = outer.regions[0].block.args
    first = Linear.of(outer_variable)
    divides = header.trips is not None and header.trips % factor == 0
    ends = (first + stride,) if divides else (first + stride, *header.upper)
    for result, replacement in zip(loop.results, outer.results, strict=True):
        replace_uses(result, replacement)
    loop.detach()
    inside.emit(loop)
    start = len(loop.operands) - len(loop.results)
    for at, value in enumerate(carried):
        loop.operands[start + at] = value
    end_loop(outer, loop.results)
    set_header(loop, Header((first,), ends, header.step))
    return outer, loop


@dataclass(frozen=True)
class Before:
    """Bounds, step and first values of a loop that is going to be split."""

    operands: Sequence[SSAValue]
    properties: Mapping[str, Attribute]

    @staticmethod
    def of(loop: Operation) -> Before:
        """Keep what a loop has now."""
        return Before([*loop.operands], dict(loop.properties))

    def restore(self, outer: Operation, loop: Operation) -> None:
        """Undo the split of a loop: its body has not changed since."""
        values = [
            value for value in (*outer.operands, *loop.operands) if value not in self.operands
        ]
        owners = [value.owner for value in values if isinstance(value.owner, Operation)]
        made = [op for op in owners if not op.regions]  # what a loop starts with may be a loop's
        move(loop, outer)
        for result, replacement in zip(outer.results, loop.results, strict=True):
            replace_uses(result, replacement)
        loop.operands = self.operands
        loop.properties = dict(self.properties)
        erase(outer)
        erase_unused(dict.fromkeys(made))


def split_peeled(loop: Operation, factor: int) -> tuple[Operation, Operation, Operation]:
    """The loop over whole pieces, the loop within one, and the one over what is left.

    Raises `RefusalError` (AD1162) for bounds that are not linear, or several.
    """
    header = header_of(loop)
    if len(header.lower) != 1 or len(header.upper) != 1:
        message = "what is left of a loop with several bounds cannot be peeled"
        raise refuse_form(loop, message, "split without `peel`")
    (low,), (high,) = header.lower, header.upper
    stride = header.step * factor
    whole = _whole_pieces(Builder.at(loop), loop, high - low, stride)
    middle = low + whole
    rest = clone_behind(loop)
    # Not in front of the beginning: a range may end there.
    begin = (middle,) if whole.known is not None else (low, middle)
    set_header(rest, Header(begin, (high,), header.step))
    set_header(loop, Header((low,), (middle,), header.step))
    outer, inner = split(loop, factor)
    set_header(inner, _piece(outer, header.step, stride))
    return outer, inner, rest


def _piece(outer: Operation, step: int, stride: int) -> Header:
    first = Linear.of(variable(outer))
    return Header((first,), (first + stride,), step)


def _whole_pieces(b: Builder, loop: Operation, length: Linear, stride: int) -> Linear:
    """The part of a length that whole pieces cover; a value where it is no number."""
    if length.known is not None:
        return Linear({}, max(0, length.known) // stride * stride)
    if is_affine(loop):
        map_, operands = map_of([length])
        (result,) = map_.results
        floored = AffineMap(map_.num_dims, 0, (result // stride * stride,))
        properties = {"map": AffineMapAttr(floored)}
        op = ApplyOp.create(operands=operands, result_types=[IndexType()], properties=properties)
        return Linear.of(b.value(op))
    total = index_value(b, length, False)
    pieces: SSAValue = b.index(b.mul(b.floordiv(total, stride), stride))
    return Linear.of(pieces)
