"""Arithmetic, comparison, conversion and constants of the llvm dialect: a row an operation.

Flags are kept where ``arith`` has them. ``or disjoint`` is an addition that cannot wrap, and a
``zext`` of what is not negative a ``sext``: both keep index arithmetic linear. A value that is
undefined becomes zero, which is one of those it may have. ``freeze`` of integers stays, since
whoever branches on them must see one value; a frozen float is the float, whose operations lose
what allows them to be poison.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, cast

from ad_opt.dialects.support.ir.creation import NO_ATTRIBUTES
from ad_opt.dialects.support.ir.queries import SLT, ULT
from ad_opt.dialects.support.ir.shaped_types import scalar_type
from ad_opt.dialects.support.names.attribute_names import SAME_SIGN
from ad_opt.passes.llvm.aggregate_leaves import Leaf, is_aggregate, leaves_of
from ad_opt.passes.llvm.raiser import Raiser
from ad_opt.passes.ops.catalogue import is_null
from xdsl.dialects.arith import FastMathFlagsAttr, IntegerOverflowAttr, IntegerOverflowFlag
from xdsl.dialects.builtin import (
    AnyFloat,
    ArrayAttr,
    DenseArrayBase,
    DenseIntOrFPElementsAttr,
    FloatAttr,
    IntegerAttr,
    IntegerType,
    StringAttr,
    UnitAttr,
    VectorType,
    i64,
)
from xdsl.dialects.utils import FastMathFlag
from xdsl.ir import Attribute, Operation, SSAValue

Handler = Callable[[Operation, Raiser], None]

_NO_FLAGS: dict[str, Attribute] = {"fastmath": FastMathFlagsAttr("none")}
_OVERFLOW = {
    number: IntegerOverflowAttr(
        [
            flag
            for bit, flag in ((1, IntegerOverflowFlag.NSW), (2, IntegerOverflowFlag.NUW))
            if number & bit
        ]
    )
    for number in range(4)
}
"""By the numbers that the llvm dialect has for nsw and nuw."""
WRAPS: dict[str, Attribute] = {"overflowFlags": _OVERFLOW[0]}


def float_flags(op: Operation) -> dict[str, Attribute]:
    """The fast-math flags of an operation, as a property of ``arith`` and ``math``."""
    given = cast(Any, op.properties.get("fastmathFlags"))
    if given is None or not given.data:
        return _NO_FLAGS
    return {"fastmath": FastMathFlagsAttr(tuple(given.data))}


def overflow_flags(op: Operation) -> dict[str, Attribute]:
    """Nsw and nuw of an operation, as a property of ``arith``."""
    given = cast(Any, op.properties.get("overflowFlags"))
    if given is None:
        return WRAPS
    number = given.value.data if isinstance(given, IntegerAttr) else given.to_int()
    return {"overflowFlags": _OVERFLOW[number]}


# Shapes of rows -------------------------------------------------------------------------------


def renamed(
    name: str, properties: Callable[[Operation], Mapping[str, Attribute]] | None = None
) -> Handler:
    """The same operands and result under another name."""

    def raise_op(op: Operation, r: Raiser) -> None:
        given = NO_ATTRIBUTES if properties is None else properties(op)
        operands = [r.x(value) for value in op.operands]
        new = r.emit(name, operands, [op.results[0].type], given, attributes=r.attributes)
        r.set(op.results[0], new.results[0])

    return raise_op


def float_op(name: str) -> Handler:
    """With fast-math flags."""
    return renamed(name, float_flags)


def _exact(op: Operation) -> Mapping[str, Attribute]:
    return {"isExact": UnitAttr()} if "isExact" in op.properties else NO_ATTRIBUTES


def _or(op: Operation, r: Raiser) -> None:
    disjoint = "isDisjoint" in op.properties
    name, given = ("arith.addi", {"overflowFlags": _OVERFLOW[3]}) if disjoint else ("arith.ori", {})
    operands = [r.x(value) for value in op.operands]
    r.set(op.results[0], r.value(name, operands, None, given))


def _zext(op: Operation, r: Raiser) -> None:
    name = "arith.extsi" if "nonNeg" in op.properties else "arith.extui"
    r.set(op.results[0], r.value(name, [r.x(op.operands[0])], op.results[0].type))


def _uitofp(op: Operation, r: Raiser) -> None:
    name = "arith.sitofp" if "nonNeg" in op.properties else "arith.uitofp"
    r.set(op.results[0], r.value(name, [r.x(op.operands[0])], op.results[0].type))


# Comparison and choice ------------------------------------------------------------------------


def _predicate(op: Operation) -> Mapping[str, Attribute]:
    return {"predicate": op.properties["predicate"]}


def _icmp(op: Operation, r: Raiser) -> None:
    if not isinstance(scalar_type(op.operands[0].type), IntegerType):
        r.clone(op)
        return
    renamed("arith.cmpi", _signed_predicate)(op, r)


def _signed_predicate(op: Operation) -> Mapping[str, Attribute]:
    """The signed form of an unsigned comparison of two numbers of the same sign: analyses of loops
    know one order.
    """
    given = op.properties["predicate"]
    assert isinstance(given, IntegerAttr)
    number = given.value.data
    if SAME_SIGN in op.attributes and number >= ULT:
        given = IntegerAttr(number - ULT + SLT, i64)
    return {"predicate": given}


def _fcmp(op: Operation, r: Raiser) -> None:
    renamed("arith.cmpf", lambda op: {**_predicate(op), **float_flags(op)})(op, r)


def _select(op: Operation, r: Raiser) -> None:
    condition = r.x(op.operands[0])
    chosen = [
        r.select(condition, yes, no)
        for yes, no in zip(r.leaves(op.operands[1]), r.leaves(op.operands[2]), strict=True)
    ]
    if len(chosen) == 1 and r.attributes:
        cast(Operation, chosen[0].owner).attributes.update(r.attributes)
    r.set(op.results[0], *chosen)


# Conversion -----------------------------------------------------------------------------------


def _bitcast(op: Operation, r: Raiser) -> None:
    value, target = r.x(op.operands[0]), op.results[0].type
    r.set(op.results[0], bitcast(value, target, r))


def bitcast(value: SSAValue, target: Attribute, r: Raiser) -> SSAValue:
    """The same bits as another type of numbers; of pointers, the pointer."""
    source = value.type
    if source == target:
        return value
    numbers = all(
        isinstance(scalar_type(type_), IntegerType | AnyFloat) for type_ in (source, target)
    )
    if not numbers:
        return r.value("llvm.bitcast", (value,), target)
    if _shape(source) == _shape(target):
        return r.value("arith.bitcast", (value,), target)
    if not isinstance(source, VectorType):
        value = r.value("vector.from_elements", (value,), VectorType(source, [1]))
    if isinstance(target, VectorType):
        return r.value("vector.bitcast", (value,), target)
    one = r.value("vector.bitcast", (value,), VectorType(target, [1]))
    position: dict[str, Attribute] = {"static_position": DenseArrayBase.from_list(i64, [0])}
    return r.value("vector.extract", (one,), target, position)


def _shape(type_: Attribute) -> object:
    return type_.get_shape() if isinstance(type_, VectorType) else None


def _freeze(op: Operation, r: Raiser) -> None:
    if isinstance(scalar_type(op.results[0].type), AnyFloat):
        value = r.x(op.operands[0])
        _make_sure(value)
        r.set(op.results[0], value)
    elif is_aggregate(op.results[0].type):
        frozen = [r.value("llvm.freeze", (x,)) for x in r.leaves(op.operands[0])]
        r.set(op.results[0], *frozen)
    elif _is_constant(op.operands[0]):
        r.set(op.results[0], r.x(op.operands[0]))
    else:
        r.clone(op)


_POISON = frozenset({FastMathFlag.NO_NANS, FastMathFlag.NO_INFS})


def _make_sure(value: SSAValue) -> None:
    """Take away the flags by which the operations behind a float may be poison."""
    pending = [value]
    while pending:
        op = pending.pop().owner
        if not isinstance(op, Operation):
            continue
        flags = cast(Any, op.properties.get("fastmath"))
        if flags is None or not _POISON & set(flags.data):
            continue
        kept = tuple(flag for flag in flags.data if flag not in _POISON)
        op.properties["fastmath"] = FastMathFlagsAttr(kept or "none")
        pending += op.operands


# Constants ------------------------------------------------------------------------------------


def _is_constant(value: SSAValue) -> bool:
    owner = value.owner
    if not isinstance(owner, Operation):
        return False
    return is_null(owner) or owner.name == "llvm.mlir.constant"


def _zero(op: Operation, r: Raiser) -> None:
    type_ = op.results[0].type
    if not is_aggregate(type_) and scalar_type(type_).name in ("llvm.token", "llvm.target"):
        r.clone(op)
        return
    r.set(op.results[0], *(r.zero(leaf.type) for leaf in leaves_of(type_)))


def _constant(op: Operation, r: Raiser) -> None:
    value, type_ = op.properties["value"], op.results[0].type
    if value.name in ("llvm.zero", "llvm.undef", "llvm.poison"):
        _zero(op, r)
        return
    parts = [constant(_part(value, leaf, type_), leaf.type, r) for leaf in leaves_of(type_)]
    if any(part is None for part in parts):
        r.clone(op)
        return
    r.set(op.results[0], *cast("list[SSAValue]", parts))


def _part(value: Attribute, leaf: Leaf, type_: Attribute) -> Attribute:
    """Return the part that a constant of the type ``type_`` has at a leaf."""
    if isinstance(value, ArrayAttr):
        found: Attribute = value
        for at in leaf.path:
            found = cast("ArrayAttr[Attribute]", found).data[at]
        return found
    if not is_aggregate(type_):
        return value
    number = leaves_of(type_).index(leaf)
    if isinstance(value, StringAttr):
        data = value.data.encode("latin-1", "surrogateescape")
        return IntegerAttr(data[number], cast(IntegerType, leaf.type))
    if isinstance(value, DenseIntOrFPElementsAttr):
        dense = cast("DenseIntOrFPElementsAttr[Any]", value)
        return list(dense.get_attrs())[number]
    return value


def constant(value: Attribute, type_: Attribute, r: Raiser) -> SSAValue | None:
    """``arith.constant`` of a leaf type; ``None`` for what is no number."""
    if value.name in ("llvm.zero", "llvm.undef", "llvm.poison"):
        return r.zero(type_)
    match value:
        case IntegerAttr() if isinstance(type_, IntegerType):
            return r.int(cast("IntegerAttr[Any]", value).value.data, type_)
        case IntegerAttr() if isinstance(type_, AnyFloat):
            return bitcast(r.int(value.value.data, IntegerType(type_.bitwidth)), type_, r)
        case FloatAttr() if value.type == type_:
            return r.value("arith.constant", (), type_, {"value": value})
        case DenseIntOrFPElementsAttr() if isinstance(type_, VectorType):
            dense = cast("DenseIntOrFPElementsAttr[Any]", value)
            shape = cast("VectorType[Any]", dense.type)
            if shape.element_type != type_.element_type:
                return None
            dense = DenseIntOrFPElementsAttr(cast(Any, type_), dense.data)
            return r.value("arith.constant", (), type_, {"value": dense})
        case _:
            return None


_FLOAT_BINARY = {
    **{f"f{name}": f"{name}f" for name in "add sub mul div rem".split()},
    **{f"intr.{name}": f"{name}f" for name in "maxnum minnum maximum minimum".split()},
}
_INT_BINARY = {"add": "addi", "sub": "subi", "mul": "muli", "shl": "shli"}
_EXACT = {"sdiv": "divsi", "udiv": "divui", "lshr": "shrui", "ashr": "shrsi"}
_PLAIN = {
    **{"and": "andi", "xor": "xori", "urem": "remui", "srem": "remsi", "sext": "extsi"},
    **{"sitofp": "sitofp", "fptosi": "fptosi", "fptoui": "fptoui"},
    **{"intr.smax": "maxsi", "intr.smin": "minsi", "intr.umax": "maxui", "intr.umin": "minui"},
}

HANDLERS: dict[str, Handler] = {
    **{f"llvm.{k}": float_op(f"arith.{v}") for k, v in _FLOAT_BINARY.items()},
    **{f"llvm.{k}": renamed(f"arith.{v}", overflow_flags) for k, v in _INT_BINARY.items()},
    **{f"llvm.{k}": renamed(f"arith.{v}", _exact) for k, v in _EXACT.items()},
    **{f"llvm.{k}": renamed(f"arith.{v}") for k, v in _PLAIN.items()},
    "llvm.or": _or,
    "llvm.zext": _zext,
    "llvm.uitofp": _uitofp,
    "llvm.trunc": renamed("arith.trunci", overflow_flags),
    "llvm.fneg": float_op("arith.negf"),
    "llvm.fpext": renamed("arith.extf"),
    "llvm.fptrunc": renamed("arith.truncf"),
    "llvm.icmp": _icmp,
    "llvm.fcmp": _fcmp,
    "llvm.select": _select,
    "llvm.bitcast": _bitcast,
    "llvm.freeze": _freeze,
    "llvm.mlir.constant": _constant,
    "llvm.mlir.zero": _zero,
    "llvm.mlir.undef": _zero,
    "llvm.mlir.poison": _zero,
}
