"""A vector of several dimensions as one of one dimension: its elements in row-major order.

`Site` says which operation is rewritten and what its types were; `Lanes` builds what takes its
place. Where an element goes is computed with NumPy on arrays of lane numbers.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias, cast

import numpy as np
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.ir.build import Builder, Index
from ad_opt.dialects.support.ir.operand_groups import integers
from ad_opt.dialects.support.ir.shaped_types import scalar_type, vector_shape
from numpy.typing import NDArray
from typing_extensions import override
from xdsl.dialects import arith, vector
from xdsl.dialects.builtin import AnyFloat, ArrayAttr, DenseArrayBase, IntegerAttr, VectorType, i64
from xdsl.ir import Attribute, Block, Operation, SSAValue

Numbers: TypeAlias = NDArray[np.int64]
"""Lane numbers, in the shape of a vector."""

_COMBINE: dict[str, tuple[type[Operation] | None, type[Operation] | None]] = {
    "add": (arith.AddfOp, arith.AddiOp),
    "mul": (arith.MulfOp, arith.MuliOp),
    "and": (None, arith.AndIOp),
    "or": (None, arith.OrIOp),
    "xor": (None, arith.XOrIOp),
    "minui": (None, arith.MinUIOp),
    "maxui": (None, arith.MaxUIOp),
    "minsi": (None, arith.MinSIOp),
    "maxsi": (None, arith.MaxSIOp),
    "minnumf": (arith.MinnumfOp, None),
    "maxnumf": (arith.MaxnumfOp, None),
    "minimumf": (arith.MinimumfOp, None),
    "maximumf": (arith.MaximumfOp, None),
}
"""Operations that combine two values of a kind: floats, integers."""


def is_vector(type_: Attribute) -> bool:
    """True if values of a type have lanes."""
    return isinstance(type_, VectorType)


def linear(type_: VectorType[Attribute]) -> VectorType[Attribute]:
    """The vector of one dimension with as many elements."""
    return VectorType(type_.element_type, [math.prod(type_.get_shape())])


def numbers(type_: Attribute) -> Numbers:
    """The lane numbers of a vector, in its shape."""
    shape = vector_shape(type_)
    return np.arange(math.prod(shape), dtype=np.int64).reshape(shape)


@dataclass(frozen=True)
class Site:
    """An operation that is rewritten, and the types that it had."""

    op: Operation
    operands: tuple[Attribute, ...]
    results: tuple[Attribute, ...]

    @property
    def result(self) -> Attribute:
        """The type of the first result."""
        return self.results[0]

    def integers(self, name: str) -> list[int]:
        """The integers of a property: an array attribute, or a dense array."""
        found = self.op.properties.get(name)
        if isinstance(found, ArrayAttr):
            entries = cast("ArrayAttr[IntegerAttr]", found)
            return [entry.value.data for entry in entries]
        assert isinstance(found, DenseArrayBase)
        return integers(found)

    def kind(self) -> str:
        """The name of the combining kind."""
        return str(getattr(self.op.properties["kind"], "data"))


class Lanes(Builder):
    """Builds operations on vectors of one dimension and on scalars."""

    @override
    def inside(self, block: Block, before: Operation | None = None) -> Lanes:
        """Lanes elsewhere with the same location."""
        return Lanes(block, before, self.location)

    def shuffle(self, x: SSAValue, lanes: Numbers, y: SSAValue | None = None) -> SSAValue:
        """The lanes with these numbers of ``x``, and of ``y`` behind it; ``x`` may be a scalar."""
        mask = [int(lane) for lane in lanes.reshape(-1)]
        if not is_vector(x.type):
            return self.splat(x, VectorType(x.type, [len(mask)]))
        if y is None and mask == list(range(vector_shape(x.type)[0])):
            return x
        type_ = VectorType(scalar_type(x.type), [len(mask)])
        chosen = DenseArrayBase.from_list(i64, mask)
        return self.value(vector.ShuffleOp(x, x if y is None else y, chosen, result_type=type_))

    def splat(self, x: SSAValue, type_: VectorType[Attribute]) -> SSAValue:
        """``x`` in every lane."""
        return self.value(vector.BroadcastOp(x, type_))

    def lane(self, x: SSAValue, at: Index) -> SSAValue:
        """One element; a scalar is its own."""
        if not is_vector(x.type):
            return x
        return self.value(vector.ExtractOp(x, [at], scalar_type(x.type)))

    def with_lane(self, x: SSAValue, at: Index, element: SSAValue) -> SSAValue:
        """``x`` with another element."""
        return self.value(vector.InsertOp(element, x, [at]))

    def of_lanes(self, elements: Sequence[SSAValue]) -> SSAValue:
        """A vector of elements."""
        from ad_opt.dialects.core.vector.vector import FromElementsOp

        type_ = VectorType(elements[0].type, [len(elements)])
        return self.value(FromElementsOp.create(operands=elements, result_types=[type_]))

    def joined(self, parts: Sequence[SSAValue]) -> SSAValue:
        """Vectors of one length, one behind the other."""
        whole, *rest = parts
        for part in rest:
            n, m = vector_shape(whole.type)[0], vector_shape(part.type)[0]
            padded = self._padded(part, n)
            places = np.concatenate([np.arange(n), n + np.arange(m)])
            whole = self.shuffle(whole, places, padded)
        return whole

    def _padded(self, x: SSAValue, count: int) -> SSAValue:
        """``x`` with as many lanes as ``count``; those behind hold anything."""
        have = vector_shape(x.type)[0]
        return self.shuffle(x, np.minimum(np.arange(count), have - 1)) if have != count else x

    def combine(self, site: Site, kind: str, x: SSAValue, y: SSAValue) -> SSAValue:
        """Two values, or vectors lane by lane, by a combining kind."""
        is_float = isinstance(scalar_type(x.type), AnyFloat)
        make = _COMBINE[kind][0 if is_float else 1]
        if make is None:
            raise error_at(site.op, "AD0401", f"`{kind}` does not combine values of {x.type}")
        return self.value(make.create(operands=[x, y], result_types=[x.type]))
