"""Scalar arithmetic by meaning instead of by type: ``add`` of floats, integers, booleans, complex.

Linalg's named operations and vector's combining kinds say *add*, *mul*, *max*; which ``arith``,
``math`` or ``complex`` operation that is follows from the element type. `scalar_op` builds it at
the current insertion point (inside an `ImplicitBuilder`).
"""

from __future__ import annotations

from collections.abc import Callable

from xdsl.dialects import arith, math
from xdsl.dialects.builtin import AnyFloat, ComplexType, FloatAttr, IndexType, IntegerType
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.utils.exceptions import VerifyException

Builder = Callable[..., Operation]


def _complex(name: str) -> Builder:
    """Build an operation on complex numbers, of which most programs have none."""

    def build(*operands: SSAValue) -> Operation:
        from xdsl.dialects import complex

        return getattr(complex, f"{name}Op")(*operands)

    return build


# name -> (float, integer, i1, complex); None where it has no meaning.
SCALARS: dict[str, tuple[Builder | None, Builder | None, Builder | None, Builder | None]] = {
    "add": (arith.AddfOp, arith.AddiOp, arith.OrIOp, _complex("Add")),
    "sub": (arith.SubfOp, arith.SubiOp, None, _complex("Sub")),
    "mul": (arith.MulfOp, arith.MuliOp, arith.AndIOp, _complex("Mul")),
    "div": (arith.DivfOp, arith.DivSIOp, None, _complex("Div")),
    "div_unsigned": (None, arith.DivUIOp, None, None),
    "max": (arith.MaximumfOp, arith.MaxSIOp, arith.MaxSIOp, None),
    "min": (arith.MinimumfOp, arith.MinSIOp, arith.MinSIOp, None),
    "max_unsigned": (arith.MaximumfOp, arith.MaxUIOp, arith.MaxUIOp, None),
    "min_unsigned": (arith.MinimumfOp, arith.MinUIOp, arith.MinUIOp, None),
    "powf": (math.PowFOp, None, None, None),
    "exp": (math.ExpOp, None, None, _complex("Exp")),
    "log": (math.LogOp, None, None, _complex("Log")),
    "abs": (math.AbsFOp, None, None, None),
    "ceil": (math.CeilOp, None, None, None),
    "floor": (math.FloorOp, None, None, None),
    "negf": (arith.NegfOp, None, None, _complex("Neg")),
    "round": (math.RoundOp, None, None, None),
    "sqrt": (math.SqrtOp, None, None, _complex("Sqrt")),
    "rsqrt": (math.RsqrtOp, None, None, _complex("Rsqrt")),
    "tanh": (math.TanhOp, None, None, _complex("Tanh")),
    "erf": (math.ErfOp, None, None, None),
    "select": (None, None, arith.SelectOp, None),
}


def _kind(type: Attribute) -> int:
    if isinstance(type, AnyFloat):
        return 0
    if isinstance(type, ComplexType):
        return 3
    if type == IntegerType(1):
        return 2
    if isinstance(type, IntegerType | IndexType):
        return 1
    raise VerifyException(f"no arithmetic is defined on {type}")


def scalar_op(name: str, *operands: SSAValue) -> SSAValue:
    """Build ``name`` of ``operands``, which have one type."""
    build = SCALARS[name][_kind(operands[0].type)]
    if build is None:
        raise VerifyException(f"`{name}` is not defined on {operands[0].type}")
    return build(*operands).results[0]


def cast_scalar(value: SSAValue, to: Attribute, *, unsigned: bool = False) -> SSAValue:
    """Convert a scalar as linalg's named operations do (``cast_signed`` or ``cast_unsigned``)."""
    source = value.type
    if source == to:
        return value
    if isinstance(to, AnyFloat):
        return _to_float(value, to, unsigned)
    if isinstance(to, IntegerType):
        return _to_integer(value, to, unsigned)
    if isinstance(to, IndexType):
        op = arith.IndexCastOp if isinstance(source, IntegerType) else None
        if op is not None:
            return op(value, to).results[0]
    raise VerifyException(f"no conversion from {source} to {to}")


def _to_float(value: SSAValue, to: AnyFloat, unsigned: bool) -> SSAValue:
    source = value.type
    if isinstance(source, IntegerType):
        build = arith.UIToFPOp if unsigned else arith.SIToFPOp
        return build(value, to).results[0]
    if isinstance(source, IndexType):
        return _to_float(arith.IndexCastOp(value, IntegerType(64)).results[0], to, unsigned)
    if isinstance(source, AnyFloat):
        if source.bitwidth < to.bitwidth:
            return arith.ExtFOp(value, to).results[0]
        if source.bitwidth > to.bitwidth:
            return arith.TruncFOp(value, to).results[0]
    raise VerifyException(f"no conversion from {source} to {to}")


def _to_integer(value: SSAValue, to: IntegerType, unsigned: bool) -> SSAValue:
    source = value.type
    if isinstance(source, AnyFloat):
        build = arith.FPToUIOp if unsigned else arith.FPToSIOp
        return build(value, to).results[0]
    if isinstance(source, IndexType):
        return arith.IndexCastOp(value, to).results[0]
    if isinstance(source, IntegerType):
        if source.width.data > to.width.data:
            return arith.TruncIOp(value, to).results[0]
        return (arith.ExtUIOp if unsigned else arith.ExtSIOp)(value, to).results[0]
    raise VerifyException(f"no conversion from {source} to {to}")


def float_constant(value: float, type: AnyFloat) -> SSAValue:
    """Build a float constant at the current insertion point."""
    return arith.ConstantOp(FloatAttr(value, type)).result
