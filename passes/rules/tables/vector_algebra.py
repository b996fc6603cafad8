"""Building blocks for derivatives of vectors: elements, dimensions, sums.

Dimensions are labels here: `align` brings a value over some labels to an order of more labels, and
`contract` is a sum of products over those that the result lacks.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TypeAlias

from ad_opt.dialects.core.vector.vector import (
    ContractionOp,
    FromElementsOp,
    IteratorTypeAttr,
    MultiDimReductionOp,
    ShapeCastOp,
    ToElementsOp,
    TransposeOp,
)
from ad_opt.dialects.support.ir.shaped_types import element_type, vector_shape
from ad_opt.passes.emit.emit import Emitter
from xdsl.dialects import vector
from xdsl.dialects.builtin import AffineMapAttr, ArrayAttr, DenseArrayBase, VectorType, i64
from xdsl.dialects.vector import CombiningKindAttr, CombiningKindFlag
from xdsl.ir import Attribute, SSAValue
from xdsl.ir.affine import AffineExpr, AffineMap

Label: TypeAlias = int
ADD = CombiningKindAttr(CombiningKindFlag.ADD)


def ints(numbers: Sequence[int]) -> DenseArrayBase:
    """Numbers as the attribute of permutations and positions."""
    return DenseArrayBase.from_list(i64, list(numbers))


def shaped(element: Attribute, shape: Sequence[int]) -> Attribute:
    """A vector type; the element itself for no extents."""
    return VectorType(element, shape) if shape else element


def elements(em: Emitter, value: SSAValue) -> list[SSAValue]:
    """The elements of a vector in row-major order; a scalar alone."""
    if not isinstance(value.type, VectorType):
        return [value]
    element = element_type(value.type)
    count = math.prod(value.type.get_shape())
    return list(
        em.emit(ToElementsOp.create(operands=[value], result_types=[element] * count)).results
    )


def from_elements(em: Emitter, values: Sequence[SSAValue], type: Attribute) -> SSAValue:
    """A vector of elements in row-major order; one element for a scalar type."""
    if not isinstance(type, VectorType):
        return values[0]
    return em.value(FromElementsOp.create(operands=values, result_types=[type]))


def transpose(em: Emitter, value: SSAValue, order: Sequence[int]) -> SSAValue:
    """Dimensions in another order: dimension ``i`` of the result is ``order[i]`` of ``value``."""
    if list(order) == list(range(len(order))):
        return value
    shape = vector_shape(value.type)
    type = shaped(element_type(value.type), [shape[at] for at in order])
    new = TransposeOp.create(
        operands=[value], result_types=[type], properties={"permutation": ints(order)}
    )
    return em.value(new)


def shape_cast(em: Emitter, value: SSAValue, type: Attribute) -> SSAValue:
    """The same elements as another vector type."""
    if value.type == type:
        return value
    return em.value(ShapeCastOp.create(operands=[value], result_types=[type]))


def broadcast(em: Emitter, value: SSAValue, type: Attribute) -> SSAValue:
    """``value`` repeated over new leading dimensions."""
    if value.type == type:
        return value
    return em.value(vector.BroadcastOp.create(operands=[value], result_types=[type]))


def align(
    em: Emitter,
    value: SSAValue,
    labels: Sequence[Label],
    to: Sequence[Label],
    sizes: dict[Label, int],
) -> SSAValue:
    """``value`` over dimensions ``labels`` as one over ``to``, repeated over those it lacks."""
    kept = [label for label in to if label in labels]
    value = transpose(em, value, [list(labels).index(label) for label in kept])
    missing = [label for label in to if label not in labels]
    given = [*missing, *kept]
    type = shaped(element_type(value.type), [sizes[label] for label in given])
    return transpose(em, broadcast(em, value, type), [given.index(label) for label in to])


def total(em: Emitter, value: SSAValue, dims: Sequence[int]) -> SSAValue:
    """The sum of ``value`` along dimensions."""
    if not dims:
        return value
    shape, element = vector_shape(value.type), element_type(value.type)
    if len(shape) == 1:
        new = vector.ReductionOp.create(
            operands=[value], result_types=[element], properties={"kind": ADD}
        )
        return em.value(new)
    type = shaped(element, [size for at, size in enumerate(shape) if at not in dims])
    new = MultiDimReductionOp.create(
        operands=[value, em.zero(type)],
        result_types=[type],
        properties={"kind": ADD, "reduction_dims": ints(dims)},
    )
    return em.value(new)


def contract(
    em: Emitter,
    left: tuple[SSAValue, Sequence[Label]],
    right: tuple[SSAValue, Sequence[Label]],
    to: Sequence[Label],
) -> SSAValue:
    """The sum of products over the labels that ``to`` lacks, as one contraction where there is one.

    Labels that are summed occur on both sides, as ``vector.contract`` wants.
    """
    sizes = {
        label: size
        for value, labels in (left, right)
        for label, size in zip(labels, vector_shape(value.type), strict=True)
    }
    labels = sorted(sizes)
    summed = [label for label in labels if label not in to]
    if not summed:
        factors = [align(em, value, over, to, sizes) for value, over in (left, right)]
        return em.mulf(*factors)
    maps = [
        AffineMapAttr(
            AffineMap(len(labels), 0, tuple(AffineExpr.dimension(labels.index(x)) for x in over))
        )
        for over in (left[1], right[1], to)
    ]
    kinds = [IteratorTypeAttr("reduction" if x in summed else "parallel") for x in labels]
    type = shaped(element_type(left[0].type), [sizes[label] for label in to])
    new = ContractionOp.create(
        operands=[left[0], right[0], em.zero(type)],
        result_types=[type],
        properties={
            "indexing_maps": ArrayAttr(maps),
            "iterator_types": ArrayAttr(kinds),
            "kind": ADD,
        },
    )
    return em.value(new)
