"""Assignments over concatenated axes become ordinary ones, one for each range.

Needs: ``assign.concatenate``. Leaves: none; ``assign.accumulate`` in its place.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod

from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.creation import copy_operation
from ad_opt.dialects.support.ir.queries import last_of, walk
from ad_opt.dialects.support.ir.rewriting import append, erase
from ad_opt.dialects.tensors.assign import AccumulateOp, ConcatenateOp, FetchOp, IndexOp
from ad_opt.dialects.tensors.assign_attributes import KindAttr, neutral, number_attribute
from ad_opt.dialects.tensors.assign_concatenations import Piece
from ad_opt.dialects.tensors.assign_rules import tensor_type
from ad_opt.passes.analysis.affine.boxes import Box, is_inside
from ad_opt.passes.analysis.affine.projections import covered, covers_box, injective
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import UnitAttr
from xdsl.ir import Operation, SSAValue
from xdsl.ir.affine import AffineDimExpr, AffineMap

from .initialization import first_value, may_become_set, memory_of


@dataclass(frozen=True)
class ExpandConcatenationsPass(FunctionPass):
    """Turn each assignment over concatenated axes into one for each of their ranges.

    Before::

        assign.concatenate #assign.kind<set> %y[affine_map<(i) -> (i)>]
            parts %a[affine_map<(i) -> (i)>] at [0], %b[affine_map<(i) -> (i)>] at [1]
            over [[2, 3]] { ... }

    After::

        assign.accumulate #assign.kind<set> %y[affine_map<(i) -> (i)>]
            from %a[affine_map<(i) -> (i)>] over [2] { ... }
        assign.accumulate #assign.kind<set> %y[affine_map<(i) -> (i + 2)>]
            from %b[affine_map<(i) -> (i)>] over [3] { ... }

    With ``init`` the pieces overwrite where together they cover the output and no two of them
    meet; otherwise a fill stands in front of them.

    No options.
    """

    name = "expand-concatenations"

    @override
    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> bool:
        found = [op for op in walk(func) if isinstance(op, ConcatenateOp)]
        for op in found:
            expand(op)
        return bool(found)


def expand(op: ConcatenateOp) -> list[Operation]:
    """Replace one; gives what stands for it."""
    b = Builder.at(op)
    pieces = [_piece(op, piece) for piece in op.pieces()]
    made: list[Operation] = [*pieces]
    if op.init is not None and len(pieces) == 1:
        pieces[0].properties["init"] = UnitAttr()
    elif op.init is not None and _cover_once(op, pieces):
        for one in pieces:
            _overwrite(one)
    elif op.init is not None:
        element = tensor_type(op.out).element_type
        start = number_attribute(neutral(op.kind.data, element), element)
        made.insert(0, FetchOp.of("constant", op.out, start))
    for one in made:
        b.emit(one)
    erase(op)
    return made


def _overwrite(op: AccumulateOp) -> None:
    """Let an accumulation, whose elements get one contribution each, start from nothing."""
    last = last_of(op.body.block)
    kind = op.kind.data
    last.operands[0] = first_value(Builder.at(last), kind, last.operands[0])
    op.properties["kind"] = KindAttr("set")


def _piece(op: ConcatenateOp, piece: Piece) -> AccumulateOp:
    """The assignment in one range of each axis."""
    first_part = 1 + len(op.inputs)
    which = list(range(first_part))
    if piece.part is not None:
        which.append(first_part + piece.part)
    tensors: list[SSAValue] = [op.out, *op.inputs, *op.parts]
    maps = [_moved(op.all_maps[at], op.offsets(piece, at)) for at in which]
    inputs = [tensors[at] for at in which[1:]]
    made = AccumulateOp.of(op.kind.data, op.out, maps[0], inputs, maps[1:], piece.bounds)
    _copy_body(op, made, piece)
    return made


def _moved(map_: AffineMap, offsets: Sequence[int]) -> AffineMap:
    """A projection of iterators that count from other numbers."""
    dims = [
        AffineDimExpr(at) + offset if offset else AffineDimExpr(at)
        for at, offset in enumerate(offsets)
    ]
    return map_.replace_dims_and_symbols(dims, [], map_.num_dims, 0)


def _copy_body(op: ConcatenateOp, made: AccumulateOp, piece: Piece) -> None:
    values: dict[SSAValue, SSAValue] = {}
    for old, new in zip(op.body.block.args, made.body.block.args, strict=True):
        values[old] = new
        new.name_hint = old.name_hint
    inside = Builder(made.body.block)
    for inner in op.body.block.ops:
        if inner.regions:
            append(inner.clone(values), made.body.block)
            continue
        append(copy_operation(inner, values, {}), made.body.block)
        if isinstance(inner, IndexOp):
            # Iterators of bodies count along the whole axis.
            local = values[inner.result]
            whole = inside.add(local, piece.offsets[inner.dim.value.data])
            values[inner.result] = inside.index(whole)


def _cover_once(op: ConcatenateOp, pieces: Sequence[AccumulateOp]) -> bool:
    """True if the pieces assign each element of the output once, and none reads it."""
    shape = tensor_type(op.out).get_shape()
    whole = [(0, size - 1) for size in shape]
    own = memory_of(op.out)
    if any(memory_of(one) is own for one in (*op.inputs, *op.parts)):
        return False
    images: list[Box] = []
    for one in pieces:
        image = covered(one.out_map, one.box)
        if image is None or not is_inside(image, whole):
            return False
        if not covers_box(one.out_map, one.box) or not injective(one.out_map, one.box):
            return False
        if not may_become_set(one):
            return False
        if any(_meet(image, other) for other in images):
            return False
        images.append(image)
    return sum(prod(one.box) for one in pieces) == prod(shape)


def _meet(one: Box, other: Box) -> bool:
    pairs = zip(one, other, strict=True)
    return all(low <= last and first <= high for (low, high), (first, last) in pairs)
