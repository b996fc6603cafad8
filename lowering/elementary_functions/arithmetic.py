"""Straight-line arithmetic on a number, or on each lane of a vector."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from struct import pack, unpack
from typing import cast

from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.classes import CLASSES
from ad_opt.dialects.support.ir.creation import make
from ad_opt.dialects.support.ir.shaped_types import scalar_type
from xdsl.dialects import arith, math
from xdsl.dialects.builtin import (
    DenseIntOrFPElementsAttr,
    Float32Type,
    Float64Type,
    FloatAttr,
    IntegerAttr,
    IntegerType,
    VectorType,
    f32,
    f64,
    i1,
    i32,
    i64,
)
from xdsl.dialects.utils import FastMathFlag
from xdsl.ir import Attribute, Operation, SSAValue

_CONTRACT = arith.FastMathFlagsAttr([FastMathFlag.ALLOW_CONTRACT])
_FLOATS = {name: number for number, name in enumerate(arith.CMPF_COMPARISON_OPERATIONS)}


@dataclass(frozen=True)
class Format:
    """A binary format of IEEE 754: bits of its fraction, and the bias of its exponent."""

    fraction: int
    bias: int

    @property
    def least(self) -> float:
        """The smallest positive normal number."""
        return 2.0 ** (1 - self.bias)

    @property
    def magic(self) -> float:
        """A number to which small ones are added so that they are rounded to whole numbers."""
        return 1.5 * 2.0**self.fraction

    @property
    def magic_bits(self) -> int:
        """Its bits."""
        return ((self.bias + self.fraction) << self.fraction) + (1 << (self.fraction - 1))


FORMATS = {f32: Format(23, 127), f64: Format(52, 1023)}


@dataclass(frozen=True)
class Permitted:
    """Freedoms of a function: what it need not look for."""

    tiny_is_zero: bool = False
    """Arguments and results that are too small to be normal count as zero."""
    no_ends: bool = False
    """No argument is near the ends of where the function is finite, but it may be infinite."""

    @property
    def suffix(self) -> str:
        """The end of the name of such a function."""
        return "_or_zero" * self.tiny_is_zero + "_no_ends" * self.no_ends


class Arithmetic:
    """Writes operations on floats of one type, and on integers of the same width.

    Products and sums may be contracted; apart from that all is rounded as it is written.
    """

    def __init__(self, b: Builder, type: Attribute, permitted: Permitted):
        self._b, self.type, self.permitted = b, type, permitted
        element = scalar_type(type)
        assert isinstance(element, Float32Type | Float64Type)
        self.is_single = isinstance(element, Float32Type)
        self.format = FORMATS[element]
        self.word_type = self._like(i32 if self.is_single else i64)
        self._choice = self._like(i1)

    def _like(self, element: Attribute) -> Attribute:
        if isinstance(self.type, VectorType):
            return VectorType(element, self.type.get_shape())
        return element

    def number(self, value: float) -> SSAValue:
        """A constant float."""
        element = f32 if self.is_single else f64
        if self.is_single:
            (value,) = unpack("f", pack("f", value))
        if isinstance(self.type, VectorType):
            attribute = DenseIntOrFPElementsAttr.from_list(self.type, [value])
        else:
            attribute = FloatAttr(value, element)
        return self._constant(attribute, self.type)

    def word(self, value: int) -> SSAValue:
        """A constant integer."""
        element = i32 if self.is_single else i64
        if isinstance(self.word_type, VectorType):
            attribute = DenseIntOrFPElementsAttr.from_list(
                cast(VectorType[IntegerType], self.word_type), [value]
            )
        else:
            attribute = IntegerAttr(value, element, truncate_bits=True)
        return self._constant(attribute, self.word_type)

    def _constant(self, attribute: Attribute, type: Attribute) -> SSAValue:
        properties = {"value": attribute}
        return self._b.value(make(arith.ConstantOp, result_types=(type,), properties=properties))

    def _float(self, kind: type[Operation], *operands: SSAValue) -> SSAValue:
        properties = {"fastmath": _CONTRACT}
        return self._b.value(
            make(kind, operands=operands, result_types=(self.type,), properties=properties)
        )

    def add(self, a: SSAValue, b: SSAValue) -> SSAValue:
        """``a + b``."""
        return self._float(arith.AddfOp, a, b)

    def sub(self, a: SSAValue, b: SSAValue) -> SSAValue:
        """``a - b``."""
        return self._float(arith.SubfOp, a, b)

    def mul(self, a: SSAValue, b: SSAValue) -> SSAValue:
        """``a b``."""
        return self._float(arith.MulfOp, a, b)

    def div(self, a: SSAValue, b: SSAValue) -> SSAValue:
        """``a / b``."""
        return self._float(arith.DivfOp, a, b)

    def magnitude(self, a: SSAValue) -> SSAValue:
        """``|a|``."""
        return self._float(math.AbsFOp, a)

    def with_sign(self, a: SSAValue, sign: SSAValue) -> SSAValue:
        """``|a|`` with the sign of another."""
        return self._float(math.CopySignOp, a, sign)

    def where(self, predicate: str, a: SSAValue, b: SSAValue) -> Callable[..., SSAValue]:
        """Return a choice between two values by a comparison of floats."""
        properties = {"predicate": IntegerAttr(_FLOATS[predicate], i64)}
        holds = self._b.operation("arith.cmpf", (a, b), self._choice, properties)

        def choose(then: SSAValue, otherwise: SSAValue) -> SSAValue:
            operands = (holds, then, otherwise)
            return self._b.operation("arith.select", operands, then.type)

        return choose

    def whole(self, kind: type[Operation], a: SSAValue, b: SSAValue) -> SSAValue:
        """Arithmetic of integers, which wraps."""
        return self._b.binary(kind, a, b)

    def bits(self, a: SSAValue) -> SSAValue:
        """The bits of a float."""
        return self._b.cast(arith.BitcastOp, a, self.word_type)

    def converted(self, a: SSAValue) -> SSAValue:
        """The float that a whole number is."""
        return self._b.cast(CLASSES["arith.sitofp"], a, self.type)

    def real(self, a: SSAValue) -> SSAValue:
        """The float of some bits."""
        return self._b.cast(arith.BitcastOp, a, self.type)

    def polynomial(self, x: SSAValue, coefficients: Sequence[float]) -> SSAValue:
        """A polynomial, lowest power first, after Estrin: of halves that need not wait.

        The last of an odd number of terms goes to the pair in front of it, so that no power of x
        is made for it alone.
        """
        terms = [self.number(one) for one in coefficients]
        while len(terms) > 1:
            pairs = zip(terms[0::2], terms[1::2], strict=False)
            last = terms[-1] if len(terms) % 2 else None
            terms = [self.add(self.mul(high, x), low) for low, high in pairs]
            if len(terms) > 1 or last is not None:
                x = self.mul(x, x)
            if last is not None:
                terms[-1] = self.add(self.mul(last, x), terms[-1])
        return terms[0]

    def bounded(self, x: SSAValue, low: float, high: float) -> SSAValue:
        """``x`` between two numbers; NaN stays."""
        for predicate, value in (("ogt", high), ("olt", low)):
            bound = self.number(value)
            x = self.where(predicate, x, bound)(bound, x)
        return x
