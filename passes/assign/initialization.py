"""Initialisation of an accumulation, as far as its projection leaves any.

With ``init`` every element of the output starts from the neutral element. Where the projection is
injective, no element gets two contributions, so that it is overwritten by ``neutral (kind)
contribution``; this is the contribution itself, bit for bit, for each kind but ``sub`` and
``div``: of ``add`` the neutral element is a zero that leaves every zero its sign, and ``max`` of
-inf and NaN is NaN. Only elements that nothing is assigned to need to be filled then: none if the
projection is surjective too.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ad_opt.dialects.support.affine.ranges import Range, parts_of
from ad_opt.dialects.support.ir.argument_attributes import symbol_range
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.tensors.assign import AccumulateOp, YieldOp
from ad_opt.dialects.tensors.assign_attributes import constant, neutral
from ad_opt.dialects.tensors.assign_rules import tensor_type
from ad_opt.passes.analysis.affine.boxes import Box, difference, is_inside, points_of
from ad_opt.passes.analysis.affine.projections import covered, covers_box, injective, surjective
from ad_opt.passes.ops.catalogue import allocations_of
from xdsl.dialects import arith
from xdsl.dialects.builtin import AnyFloat, MemRefType
from xdsl.ir import Operation, OpResult, SSAValue
from xdsl.ir.affine import AffineMap

ALLOCATIONS = allocations_of("memref", "assign") | {"memref.get_global"}
"""Operations at which the way from a tensor back through views ends."""


def memory_of(tensor: SSAValue) -> SSAValue:
    """The tensor that a view looks at; others themselves. Parameters do not overlap."""
    while isinstance(tensor, OpResult) and tensor.op.name not in ALLOCATIONS:
        memrefs = [one for one in tensor.op.operands if isinstance(one.type, MemRefType)]
        if not memrefs:
            break
        tensor = memrefs[0]
    return tensor


def reads_output(op: AccumulateOp) -> bool:
    """True if an input may be memory of the output."""
    own = memory_of(op.out)
    return any(memory_of(one) is own for one in op.inputs)


def symbol_ranges(op: AccumulateOp) -> list[Range | None]:
    """The ranges of the static symbols of an assignment."""
    return [symbol_range(symbol) for symbol in op.symbols]


def leaves_tensor(op: AccumulateOp, tensor: SSAValue, map_: AffineMap) -> bool:
    """True if a projection may reach the margins of a tensor."""
    image = covered(map_, op.box, symbol_ranges(op))
    whole = [(0, size - 1) for size in tensor_type(tensor).get_shape()]
    return image is None or not is_inside(image, whole)


def may_become_set(op: AccumulateOp) -> bool:
    """True if inputs are the same for the kind ``set``: what margins hold depends on it."""
    kinds = (op.kind.data, "set")
    if (
        len({neutral(kind, tensor_type(one).element_type) for one in op.inputs for kind in kinds})
        < 2
    ):
        return True
    return not any(
        leaves_tensor(op, one, map_) for one, map_ in zip(op.inputs, op.in_maps, strict=True)
    )


def covers_output(op: AccumulateOp) -> bool:
    """True if the assignment is known to write each element of the output."""
    shape = tensor_type(op.out).get_shape()
    return surjective(op.out_map, op.box, shape, symbol_ranges(op)) is True


def overwrites(op: AccumulateOp) -> bool:
    """True if with ``init`` each element is the neutral element, or one contribution to it."""
    if reads_output(op):
        return False
    return injective(op.out_map, op.box, symbol_ranges(op)) is True


def uncovered(op: AccumulateOp) -> list[Box]:
    """Boxes of all elements that the assignment does not write; all of them, if it is not known
    which these are.
    """
    if covers_output(op):
        return []
    whole = [(0, size - 1) for size in tensor_type(op.out).get_shape()]
    image = covered(op.out_map, op.box)
    if image is not None and covers_box(op.out_map, op.box) and is_inside(image, whole):
        return list(difference(whole, image))
    return [whole]


def filled(out: SSAValue, box: Box, value: float | int) -> AccumulateOp:
    """The assignment of a number to all elements in a box."""
    map_, bounds = points_of(box)
    op = AccumulateOp.of("set", out, map_, [], [], bounds)
    inside = Builder(op.body.block)
    inside.emit(YieldOp.of(inside.value(constant(value, tensor_type(out).element_type))))
    return op


def _minus(contribution: SSAValue, zero: SSAValue) -> Operation:
    floats = isinstance(zero.type, AnyFloat)
    return (arith.SubfOp if floats else arith.SubiOp)(zero, contribution)


def _reciprocal(contribution: SSAValue, one: SSAValue) -> Operation:
    return arith.DivfOp(one, contribution)


_FIRST: Mapping[str, Callable[[SSAValue, SSAValue], Operation]] = {
    "sub": _minus,
    "div": _reciprocal,
}


def first_value(b: Builder, kind: str, contribution: SSAValue) -> SSAValue:
    """``neutral (kind) contribution``."""
    combine = _FIRST.get(kind)
    if combine is None:
        return contribution
    start = b.value(constant(neutral(kind, contribution.type), contribution.type))
    return b.value(combine(contribution, start))


def start_value(kind: str, out: SSAValue) -> float | int:
    """The number from which an accumulation in a register starts: -0.0 for sums of floats, which
    leaves each summand as it is.
    """
    element = tensor_type(out).element_type
    if kind == "add" and isinstance(element, AnyFloat):
        return -0.0
    return neutral(kind, element)


def reduced_dims(op: AccumulateOp) -> list[int]:
    """Iterators of several points on which the element that is written does not depend."""
    used = written_dims(op)
    return [at for at, bound in enumerate(op.box) if bound != 1 and at not in used]


def written_dims(op: AccumulateOp) -> set[int]:
    """Iterators on which the element that is written depends."""
    return set[int]().union(*(parts_of(result)[0] for result in op.out_map.results))


def sums_in_place(op: AccumulateOp, reduced: Sequence[int]) -> bool:
    """True if all contributions to an element come one after the other in the inner loops."""
    outer = [1 if at in reduced else bound for at, bound in enumerate(op.box)]
    return injective(op.out_map, outer, symbol_ranges(op)) is True
