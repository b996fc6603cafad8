"""Insert the arithmetic of derivatives: floats, complex numbers and vectors of them alike.

An `Emitter` is a `Builder` whose float operations also accept vectors and complex numbers, so rules
need not ask what they differentiate. It folds what is exact to fold (multiplication by the
constant one, addition to a zero that was made here), and nothing else: derivatives add no
fast-math, except that the terms of a sum that reverse mode makes have no order (`sum_term`).
"""

from __future__ import annotations

from functools import cache
from typing import Any, TypeAlias, cast

from ad_opt.dialects.autodiff.autodiff import AddOp, RestoreMemoryOp, TapeEndOp, ZeroOp
from ad_opt.dialects.core.arith import (
    CmpfOp,
    ExtFOp,
    IndexCastOp,
    IndexCastUIOp,
    SelectOp,
    TruncFOp,
)
from ad_opt.dialects.support.ir.build import ANY_ORDER, Builder, Index
from ad_opt.dialects.support.ir.creation import make
from ad_opt.dialects.support.ir.queries import constant_of, is_float
from ad_opt.dialects.support.ir.zeros import zero_attribute
from ad_opt.passes.tangents.accumulation import accumulator
from ad_opt.passes.tangents.tangent import has_algebra, tangent_type
from typing_extensions import override
from xdsl.dialects import arith
from xdsl.dialects.builtin import (
    UNKNOWN_LOC,
    ArrayAttr,
    ComplexType,
    DenseIntOrFPElementsAttr,
    FloatAttr,
    IndexType,
    LocationAttr,
    VectorType,
    i1,
)
from xdsl.dialects.builtin import AnyFloat as AnyFloatType
from xdsl.ir import Attribute, Block, Operation, SSAValue

from .structural_zeros import Zeros

Cotangent: TypeAlias = SSAValue | None
"""A derivative that flows; ``None`` is a zero nobody has made yet."""


def scalar_of(type: Attribute) -> Attribute:
    """The float behind a vector or a complex number."""
    if isinstance(type, VectorType):
        return scalar_of(type.get_element_type())
    if isinstance(type, ComplexType):
        return type.element_type
    return type


@cache
def complex_operation(name: str) -> Any:
    """The class of an operation on complex numbers, such as ``Add``: few programs have any."""
    from ad_opt.dialects.core.complex import PowiOp
    from xdsl.dialects import complex

    return PowiOp if name == "Powi" else getattr(complex, f"{name}Op")


def is_complex(type: Attribute) -> bool:
    """True if values of ``type`` are complex numbers, or vectors of them."""
    return isinstance(type, ComplexType) or (
        isinstance(type, VectorType) and isinstance(type.get_element_type(), ComplexType)
    )


class Emitter(Builder):
    """A builder that knows the vector space a value lives in."""

    def __init__(
        self,
        block: Block,
        before: Operation | None = None,
        location: LocationAttr = UNKNOWN_LOC,
        zeros: Zeros | None = None,
    ):
        super().__init__(block, before, location)
        self.zeros = Zeros() if zeros is None else zeros
        """Roots of the derivatives that are emitted here."""

    @override
    def inside(self, block: Block, before: Operation | None = None) -> Emitter:
        return Emitter(block, before, self.location, self.zeros)

    def constant(self, number: float, type: Attribute) -> SSAValue:
        """``number`` in every component of ``type`` (a complex number gets it as real part)."""
        if isinstance(type, ComplexType):
            real = FloatAttr(number, type.element_type)
            zero = FloatAttr(0.0, type.element_type)
            return self.value(complex_operation("Constant")(ArrayAttr([real, zero]), type))
        if isinstance(type, VectorType):
            if is_complex(type):
                return self.splat(self.constant(number, type.get_element_type()), type)
            attr = DenseIntOrFPElementsAttr.from_list(type, [number])
            return self.value(arith.ConstantOp(attr, type))
        return self.value(arith.ConstantOp(FloatAttr(number, cast(AnyFloatType, type))))

    def splat(self, scalar: SSAValue, type: Attribute) -> SSAValue:
        """``scalar`` in every lane of the vector ``type``."""
        assert isinstance(type, VectorType)
        from xdsl.dialects import vector

        return self.value(vector.BroadcastOp(scalar, cast("VectorType[Attribute]", type)))

    @override
    def zero(self, type: Attribute) -> SSAValue:
        """The zero of a by-value type: of one with an algebra of its own, too."""
        if zero_attribute(scalar_of(type)) is None:
            return self.value(ZeroOp(type))
        return super().zero(type)

    def zero_of(self, type: Attribute) -> SSAValue:
        """The zero cotangent of a by-value type."""
        return self.zero(cotangent_of(type))

    def is_zero(self, value: SSAValue) -> SSAValue:
        """True if a float is zero, or a complex number; of a vector, which of its lanes are."""
        zero = self.zero(value.type)
        if is_complex(value.type):
            equal = complex_operation("Equal")
            return self.value(make(equal, operands=[value, zero], result_types=[i1]))
        return self.value(CmpfOp(value, zero, "oeq"))

    def truth(self, type: Attribute) -> SSAValue:
        """True, for each lane if ``type`` is a vector."""
        if not isinstance(type, VectorType):
            return self.integer(1, i1)
        lanes = VectorType(i1, type.get_shape())
        attr = DenseIntOrFPElementsAttr.from_list(lanes, [1])
        return self.value(arith.ConstantOp(attr, lanes))

    def both(self, left: SSAValue, right: SSAValue) -> SSAValue:
        """``left and right``."""
        return self.value(arith.AndIOp(left, right))

    def addf(self, left: SSAValue, right: SSAValue) -> SSAValue:
        """``left + right``."""
        if not is_float_like(left.type):
            return self.value(AddOp(left, right))
        kind = complex_operation("Add") if is_complex(left.type) else arith.AddfOp
        total = self.value(kind(left, right))
        self.zeros.follow(total, left, right)
        return total

    def sum_term(self, total: SSAValue, term: SSAValue) -> SSAValue:
        """``total + term`` in a sum over iterations, whose terms may come in any order.

        No program says in which order a value's contributions are added up. In the order of the
        iterations each addition waits for the one before.
        """
        if is_complex(total.type) or not is_float_like(total.type):
            return self.addf(total, term)
        following = self.value(arith.AddfOp(total, term, ANY_ORDER))
        self.zeros.follow(following, total, term)
        return following

    def subf(self, left: SSAValue, right: SSAValue) -> SSAValue:
        """``left - right``."""
        if is_complex(left.type):
            return self.value(complex_operation("Sub")(left, right))
        return self.value(arith.SubfOp(left, right))

    def mulf(self, left: SSAValue, right: SSAValue) -> SSAValue:
        """``left * right``."""
        if is_complex(left.type):
            return self.value(complex_operation("Mul")(left, right))
        return self.value(arith.MulfOp(left, right))

    def divf(self, left: SSAValue, right: SSAValue) -> SSAValue:
        """``left / right``."""
        if is_complex(left.type):
            return self.value(complex_operation("Div")(left, right))
        return self.value(arith.DivfOp(left, right))

    def negf(self, operand: SSAValue) -> SSAValue:
        """``-operand``."""
        if is_complex(operand.type):
            return self.value(complex_operation("Neg")(operand))
        return self.value(arith.NegfOp(operand))

    def cast_index(self, value: SSAValue, *, unsigned: bool = False) -> SSAValue:
        """An integer as an index, sign- or zero-extended."""
        if isinstance(value.type, IndexType):
            return value
        to = IndexType()
        return self.value(IndexCastUIOp(value, to) if unsigned else IndexCastOp(value, to))

    def known(self, value: SSAValue) -> Index:
        """An integer or index as an `Index`: a Python integer where it is a constant."""
        number = constant_of(value)
        return self.cast_index(value) if number is None else number

    def floordiv_exact(self, left: Index, right: Index) -> Index:
        """``left / right`` where nothing is left and neither is negative."""
        if isinstance(right, int) and right == 1:
            return left
        if isinstance(left, int) and isinstance(right, int):
            return left // right
        return self.value(arith.DivUIOp(self.index(left), self.index(right)))

    def select(self, condition: SSAValue, then: SSAValue, other: SSAValue) -> SSAValue:
        """``condition ? then : other``."""
        return self.value(SelectOp(condition, then, other))

    def fit(self, value: SSAValue, type: Attribute) -> SSAValue:
        """``value``, a derivative, as one of ``type``, which has wider or narrower floats."""
        if value.type == type or not is_float_like(type):
            return value
        if isinstance(type, ComplexType):
            parts = [self.value(cls(value)) for cls in map(complex_operation, ("Re", "Im"))]
            fitted = [self.fit(part, type.element_type) for part in parts]
            create = complex_operation("Create")
            found = self.value(make(create, operands=fitted, result_types=[type]))
            self.zeros.follow(found, value)
            return found
        given, wanted = scalar_of(value.type), scalar_of(type)
        assert isinstance(given, AnyFloatType)
        assert isinstance(wanted, AnyFloatType)
        cls = ExtFOp if given.bitwidth < wanted.bitwidth else TruncFOp
        found = self.value(make(cls, operands=[value], result_types=[type]))
        self.zeros.follow(found, value)
        return found

    def accumulate(self, left: Cotangent, right: Cotangent) -> Cotangent:
        """The sum, where ``None`` is zero."""
        if left is None or right is None:
            return left if right is None else right
        return self.addf(left, right)


def is_float_like(type: Attribute) -> bool:
    """Floats, complex numbers, and vectors of them: what has arithmetic of its own."""
    return is_float(type) or is_float(scalar_of(type))


def flows_by_value(type: Attribute) -> bool:
    """True for what is differentiated by value: floats, and types whose conformance gives the
    arithmetic.
    """
    return is_float_like(type) or has_algebra(type)


def cotangent_of(type: Attribute) -> Attribute:
    """The type of the cotangents of a type that flows by value, in which they are added up."""
    return accumulator(type) if is_float_like(type) else tangent_type(type)


def end_tape(em: Emitter, tape: SSAValue, leaves: bool) -> None:
    """End a tape; where memory is left as the function left it, put back first what is logged."""
    if leaves:
        em.emit(RestoreMemoryOp(tape))
    em.emit(TapeEndOp(tape))
