"""Bodies of assignments: expressions of elements, their types, and their operations in MLIR.

`OPERATIONS` is the table of what tensors can be combined by: a row says what the result's type is,
and writes the operations of `arith` and `math`, from which the derivative follows.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from numbers import Real
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

import numpy as np

from .dtypes import FLOATS, NUMPY, promoted
from .shapes.refusals import refuse

if TYPE_CHECKING:
    from xdsl.ir import SSAValue

LARGEST_PRODUCT = 16
"""A guess: powers up to this exponent are products, of at most seven factors."""


@dataclass(frozen=True)
class Literal:
    """A number, or one that is computed when shapes are known."""

    value: float | Callable[[], float]

    def number(self) -> float:
        """The number."""
        return self.value() if callable(self.value) else self.value


@dataclass(frozen=True)
class Iterator:
    """The index of the current point along an axis."""

    label: str


@dataclass(frozen=True)
class Call:
    """An operation of the table, on what it combines; operands of the assignment are numbers."""

    name: str
    arguments: tuple[Node, ...]
    dtype: str | None = None
    """The type that `cast` makes."""


Node: TypeAlias = int | Literal | Iterator | Call


@dataclass(frozen=True)
class Value:
    """An SSA value, and the name of its type."""

    value: SSAValue
    dtype: str


class Writer(Protocol):
    """Writes the operations of a body (`ir.BodyWriter`)."""

    def op(self, name: str, *arguments: Value) -> Value:
        """Write an operation whose operands and result are of one type."""
        ...

    def compare(self, predicate: str, one: Value, other: Value) -> Value:
        """Write a comparison of floats or integers, by MLIR's word."""
        ...

    def cast(self, name: str, value: Value, dtype: str) -> Value:
        """Write a conversion."""
        ...

    def constant(self, value: float, dtype: str) -> Value:
        """Write a constant."""
        ...

    def index(self, label: str) -> Value:
        """Write the iterator of a label, which is 0 if the axis has one element."""
        ...

    def select(self, mask: Value, one: Value, other: Value) -> Value:
        """Write a choice."""
        ...


def converted(w: Writer, value: Value, dtype: str) -> Value:
    """The value in another type of elements."""
    old = value.dtype
    if old == dtype:
        return value
    if old == "index":
        wide = w.cast("arith.index_cast", value, "i64")
        return converted(w, wide, dtype)
    if dtype == "index":
        whole = converted(w, value, "i64") if old in FLOATS else value
        return w.cast("arith.index_cast", whole, "index")
    if dtype == "i1":
        return w.compare("une" if old in FLOATS else "ne", value, w.constant(0, old))
    if old in FLOATS:
        if dtype not in FLOATS:
            return w.cast("arith.fptosi", value, dtype)
        return w.cast("arith.extf" if _wider(dtype, old) else "arith.truncf", value, dtype)
    sign = "u" if old == "i1" else "s"
    if dtype in FLOATS:
        return w.cast(f"arith.{sign}itofp", value, dtype)
    if _wider(dtype, old):
        return w.cast(f"arith.ext{sign}i", value, dtype)
    return w.cast("arith.trunci", value, dtype)


def _wider(one: str, other: str) -> bool:
    return promoted((one, other)) == one


@dataclass(frozen=True)
class Operation:
    """A row of the table."""

    arity: int
    kind: str
    """The type of the result: ``arith`` that of the arguments, promoted; ``float`` the same, and
    floats of integers; ``test`` a truth value, of arguments that are promoted; ``logic`` a truth
    value of such; ``choice`` that of all arguments but the first, which is a truth value."""
    write: Callable[..., Value]

    def result(self, dtypes: Sequence[str]) -> str:
        """The type of elements that the operation makes."""
        match self.kind:
            case "test" | "logic":
                return "i1"
            case _:
                return self.argument(dtypes)

    def argument(self, dtypes: Sequence[str]) -> str:
        """The type that arguments are converted to."""
        if self.kind == "logic":
            return "i1"
        found = promoted(dtypes[1:] if self.kind == "choice" else dtypes)
        if self.kind == "float" and found not in FLOATS:
            return "f32"
        return "i32" if found == "i1" and self.kind == "arith" else found


def _by_type(of_floats: str, of_integers: str | None = None) -> Callable[..., Value]:
    def write(w: Writer, *arguments: Value) -> Value:
        is_float = arguments[0].dtype in FLOATS
        return w.op(of_floats if is_float or of_integers is None else of_integers, *arguments)

    return write


def _compare(of_floats: str, of_integers: str) -> Callable[..., Value]:
    def write(w: Writer, one: Value, other: Value) -> Value:
        predicate = of_floats if one.dtype in FLOATS else of_integers
        if one.dtype == "i1":
            predicate = predicate.replace("s", "u", 1)
        return w.compare(predicate, one, other)

    return write


def _negative(w: Writer, x: Value) -> Value:
    if x.dtype in FLOATS:
        return w.op("arith.negf", x)
    return w.op("arith.subi", w.constant(0, x.dtype), x)


def _relu(w: Writer, x: Value) -> Value:
    """A choice, and no maximum: its derivative at 0 is 0. What is no number stays so."""
    zero = w.constant(0, x.dtype)
    return w.select(OPERATIONS["less_equal"].write(w, x, zero), zero, x)


def _sigmoid(w: Writer, x: Value) -> Value:
    """``(1 + tanh(x/2)) / 2``: neither it nor its derivative overflows anywhere."""
    half = w.constant(0.5, x.dtype)
    bent = w.op("math.tanh", w.op("arith.mulf", half, x))
    return w.op("arith.addf", half, w.op("arith.mulf", half, bent))


def _square(w: Writer, x: Value) -> Value:
    return OPERATIONS["multiply"].write(w, x, x)


def _reciprocal(w: Writer, x: Value) -> Value:
    return w.op("arith.divf", w.constant(1, x.dtype), x)


def _fma(w: Writer, a: Value, b: Value, c: Value) -> Value:
    product = OPERATIONS["multiply"].write(w, a, b)
    return OPERATIONS["add"].write(w, product, c)


def _product(w: Writer, *factors: Value) -> Value:
    made = factors[0]
    for one in factors[1:]:
        made = OPERATIONS["multiply"].write(w, made, one)
    return made


def _not(w: Writer, x: Value) -> Value:
    return w.op("arith.xori", x, w.constant(1, "i1"))


def integer_power(w: Writer, x: Value, exponent: int) -> Value:
    """A power by squaring; of negative exponents, the reciprocal."""
    if exponent < 0:
        return _reciprocal(w, integer_power(w, x, -exponent))
    made: Value | None = None
    while exponent:
        if exponent & 1:
            made = x if made is None else _product(w, made, x)
        exponent >>= 1
        if exponent:
            x = _square(w, x)
    return w.constant(1, x.dtype) if made is None else made


def _stop(w: Writer, x: Value) -> Value:
    return w.op("autodiff.stop_gradient", x) if x.dtype in FLOATS else x


OPERATIONS: dict[str, Operation] = {
    "identity": Operation(1, "any", lambda w, x: x),
    "stop_gradient": Operation(1, "any", _stop),
    "add": Operation(2, "arith", _by_type("arith.addf", "arith.addi")),
    "subtract": Operation(2, "arith", _by_type("arith.subf", "arith.subi")),
    "multiply": Operation(2, "arith", _by_type("arith.mulf", "arith.muli")),
    "divide": Operation(2, "float", _by_type("arith.divf")),
    "power": Operation(2, "float", _by_type("math.powf")),
    "maximum": Operation(2, "arith", _by_type("arith.maximumf", "arith.maxsi")),
    "minimum": Operation(2, "arith", _by_type("arith.minimumf", "arith.minsi")),
    "negative": Operation(1, "arith", _negative),
    "abs": Operation(1, "arith", _by_type("math.absf", "math.absi")),
    "square": Operation(1, "arith", _square),
    "reciprocal": Operation(1, "float", _reciprocal),
    "relu": Operation(1, "arith", _relu),
    "sigmoid": Operation(1, "float", _sigmoid),
    "fma": Operation(3, "arith", _fma),
    "product": Operation(-1, "arith", _product),
    "less": Operation(2, "test", _compare("olt", "slt")),
    "less_equal": Operation(2, "test", _compare("ole", "sle")),
    "greater": Operation(2, "test", _compare("ogt", "sgt")),
    "greater_equal": Operation(2, "test", _compare("oge", "sge")),
    "equal": Operation(2, "test", _compare("oeq", "eq")),
    "not_equal": Operation(2, "test", _compare("une", "ne")),
    "logical_and": Operation(2, "logic", _by_type("arith.andi")),
    "logical_or": Operation(2, "logic", _by_type("arith.ori")),
    "logical_not": Operation(1, "logic", _not),
    "where": Operation(3, "choice", lambda w, mask, a, b: w.select(mask, a, b)),
    **{
        name: Operation(1, "float", _by_type(f"math.{name}"))
        for name in (
            "exp", "exp2", "expm1", "log", "log2", "log10", "log1p", "sqrt", "rsqrt", "cbrt",
            "sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh", "asinh",
            "acosh", "atanh", "erf", "floor", "ceil",
        )
    },
    "atan2": Operation(2, "float", _by_type("math.atan2")),
}  # fmt: skip
"""Combinations of elements, under the names of NumPy where it has one."""


def type_of(node: Node, operands: Sequence[str]) -> str | None:
    """The type of elements that an expression makes; ``None`` of a number, which fits any."""
    match node:
        case int():
            return operands[node]
        case Literal():
            return None
        case Iterator():
            return "i64"
        case Call(name="cast"):
            return node.dtype
        case Call():
            types = _argument_types(node, operands)
            if _is_whole_power(node, types):
                return OPERATIONS["square"].result(types)
            return OPERATIONS[node.name].result(types)


def _argument_types(call: Call, operands: Sequence[str]) -> list[str]:
    """Types of arguments; a number has that of the others, or the narrowest that holds it."""
    found = [type_of(one, operands) for one in call.arguments]
    known = [one for one in found if one is not None]
    if OPERATIONS[call.name].kind == "choice":
        known = [one for one in found[1:] if one is not None]
    widest = promoted(known) if known else "i1"
    for at, one in enumerate(call.arguments):
        if found[at] is None and isinstance(one, Literal):
            found[at] = literal_type(one, widest)
    return [one or "f32" for one in found]


def _is_whole_power(call: Call, types: Sequence[str]) -> bool:
    """True for a power of integers whose exponent is a number of Python from 0: an integer."""
    exponent = call.arguments[-1]
    return (
        call.name == "power"
        and isinstance(exponent, Literal)
        and isinstance(exponent.value, int)
        and exponent.value >= 0
        and not any(one in FLOATS for one in types)
    )


def literal_type(literal: Literal, beside: str) -> str:
    """The type of a number beside elements of a type: theirs, unless it does not fit.

    AD1117 for what would be infinite in a type of floats, and is not.
    """
    value = literal.value
    if beside in FLOATS:
        return _float_type(literal, beside)
    if isinstance(value, bool):
        return beside
    if isinstance(value, int) and abs(value) < 2**31:
        return promoted((beside, "i32"))
    if isinstance(value, int) and not -(2**63) <= value < 2**63:
        raise refuse("AD1117", f"{value} is no number of the type i64", "write it as a float")
    is_float = callable(value) or isinstance(value, float)
    return _float_type(literal, "f32") if is_float else "i64"


def _float_type(literal: Literal, dtype: str) -> str:
    if not callable(literal.value) and math.isfinite(literal.value):
        with np.errstate(over="ignore"):
            fits = np.isfinite(NUMPY[dtype].type(literal.value))
        if not fits:
            help = 'write np.inf, or make the tensor wider: x.astype("f64")'
            raise refuse("AD1117", f"{literal.value} is no number of the type {dtype}", help)
    return dtype


def write(w: Writer, node: Node, operands: Sequence[Value], dtype: str) -> Value:
    """Write an expression, as a value of a type."""
    match node:
        case int():
            return converted(w, operands[node], dtype)
        case Literal():
            return w.constant(node.number(), dtype)
        case Iterator():
            return converted(w, w.index(node.label), dtype)
        case Call():
            return converted(w, _write_call(w, node, operands), dtype)


def _write_call(w: Writer, call: Call, operands: Sequence[Value]) -> Value:
    dtypes = [one.dtype for one in operands]
    if call.name == "cast":
        kind = type_of(call.arguments[0], dtypes) or "f64"
        return write(w, call.arguments[0], operands, kind)
    row = OPERATIONS[call.name]
    types = _argument_types(call, dtypes)
    wanted = row.argument(types)
    if _is_whole_power(call, types):
        wanted = OPERATIONS["square"].argument(types)
    if call.name == "power" and (made := _literal_power(w, call, operands, wanted)):
        return made
    kinds = [wanted] * len(call.arguments)
    if row.kind == "choice":
        kinds[0] = "i1"
    if call.name in ("equal", "not_equal") and any(isinstance(a, Iterator) for a in call.arguments):
        kinds = ["index"] * 2
    pairs = zip(call.arguments, kinds, strict=True)
    return row.write(w, *(write(w, one, operands, kind) for one, kind in pairs))


def _literal_power(w: Writer, call: Call, operands: Sequence[Value], dtype: str) -> Value | None:
    """A power whose exponent is a number, as products or a root."""
    base, exponent = call.arguments
    if not isinstance(exponent, Literal):
        return None
    number = exponent.number()
    if number == 0.5:
        return w.op("math.sqrt", write(w, base, operands, dtype))
    if not math.isfinite(number) or number != int(number):
        return None
    if abs(number) > LARGEST_PRODUCT and dtype in FLOATS:
        return None
    return integer_power(w, write(w, base, operands, dtype), int(number))


LOGICAL = ("and", "or")
"""Accumulations of truth values; others count them."""


def accumulated(kind: str, element: str, body: Node) -> tuple[str, Node]:
    """The type of what accumulates elements, and the body that makes such: truths are counted."""
    if kind not in LOGICAL and (element != "i1" or kind == "set"):
        return element, body
    element = "i1" if kind in LOGICAL else "i32"
    return element, Call("cast", (body,), element)


def is_integer(value: Any) -> bool:
    """True for integers of Python and NumPy; not for True and False."""
    return isinstance(value, int | np.integer) and not isinstance(value, bool)


def literal(value: Any) -> Literal | None:
    """A number, if the value is one."""
    if isinstance(value, bool | np.bool_):
        return Literal(bool(value))
    whole: Any = value
    try:
        number_ = float(whole) if isinstance(value, Real) else None
    except OverflowError:
        raise refuse("AD1117", "the number is so large that it fits no type") from None
    if is_integer(value):
        return Literal(int(whole))
    return None if number_ is None else Literal(number_)
