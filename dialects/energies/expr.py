"""``expr``: scalar expressions of energies: n-ary sums and products, functions, outside values.

No operation has an effect. Numbers are real (`!expr.real`, whose precision is the problem's) or
true and false (`!expr.bool`, one and zero in sums and functions). **A Boolean factor is a guard**:
where one is false, the product is zero, whatever the other factors are, infinite or NaN. Types of
results follow from operands, so nothing prints them::

    %x = expr.access #expr.access<@X, [1, 0], 0>
    %b = expr.bounds #expr.bounds<[0, 0], [1, 0]>
    %p = expr.prod 3.0 (%b, %x)
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import ClassVar, Self

from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.ir.creation import NO_ATTRIBUTES, make
from typing_extensions import override
from xdsl.dialects.builtin import FloatAttr, f64
from xdsl.ir import Attribute, Dialect, Operation, SSAValue
from xdsl.irdl import (
    IRDLOperation,
    base,
    irdl_op_definition,
    prop_def,
    result_def,
    traits_def,
    var_operand_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import Pure

from .expr_functions import FUNCTIONS
from .expr_keys import (
    BOOL,
    REAL,
    AccessAttr,
    BoolType,
    BoundsAttr,
    EdgeAttr,
    IndexAttr,
    Key,
    ParamAttr,
    RealType,
    SameAttr,
    SampleAttr,
)

ANY = base(RealType) | base(BoolType)


def _parse_operand(parser: Parser) -> SSAValue:
    """An operand, whose type is that of its definition; one that comes later is real."""
    given = parser.parse_unresolved_operand()
    found = parser.ssa_values.get(given.operand_name, ())
    type = found[given.index].type if given.index < len(found) else REAL
    return parser.resolve_operand(given, type)


def _parse_number(parser: Parser) -> FloatAttr:
    sign = -1.0 if parser.parse_optional_punctuation("-") is not None else 1.0
    for word in ("inf", "nan"):
        if parser.parse_optional_keyword(word) is not None:
            return FloatAttr(sign * float(word), f64)
    return FloatAttr(sign * float(parser.parse_number()), f64)


class ExprOp(IRDLOperation):
    """An operation of scalar expressions: operands real or Boolean, one result."""

    args = var_operand_def(ANY)
    result = result_def(ANY)
    traits = traits_def(Pure())

    ARITY: ClassVar[int | None] = None
    """The number of operands; None: any number, in parentheses."""
    DATA: ClassVar[str] = ""
    """The property that is written in front of the operands."""

    def __init__(self, args: Sequence[SSAValue | Operation] = (), data: Attribute | None = None):
        properties = {} if data is None else {self.DATA: data}
        values = [SSAValue.get(arg) for arg in args]
        result = self.result_type([value.type for value in values], data)
        super().__init__(operands=[values], result_types=[result], properties=properties)

    @classmethod
    def of(cls, args: Sequence[SSAValue], data: Attribute | None = None) -> Self:
        """Make what a call of the class makes, with less work."""
        result = cls.result_type([value.type for value in args], data)
        properties = NO_ATTRIBUTES if data is None else {cls.DATA: data}
        return make(cls, operands=args, result_types=(result,), properties=properties)

    @classmethod
    def result_type(cls, operands: Sequence[Attribute], data: Attribute | None) -> Attribute:
        """The type of the result."""
        del operands, data
        return REAL

    @classmethod
    def parse_data(cls, parser: Parser) -> Attribute:
        """The property that is written in front of the operands."""
        raise NotImplementedError

    @property
    def data(self) -> Attribute | None:
        """The property that is written in front of the operands."""
        return self.properties.get(self.DATA)

    @classmethod
    @override
    def parse(cls, parser: Parser) -> ExprOp:
        data = None if not cls.DATA else cls.parse_data(parser)
        if cls.ARITY is None:
            paren = parser.Delimiter.PAREN
            args = parser.parse_comma_separated_list(paren, lambda: _parse_operand(parser))
        else:
            args = [_parse_operand(parser)] if cls.ARITY else []
            while args and parser.parse_optional_punctuation(",") is not None:
                args.append(_parse_operand(parser))
        op = cls.of(args, data)
        op.attributes |= parser.parse_optional_attr_dict()
        return op

    @override
    def print(self, printer: Printer) -> None:
        if self.data is not None:
            printer.print_string(" ")
            _print_data(printer, self.data)
        if self.ARITY is None:
            printer.print_string(" (")
            printer.print_list(self.args, printer.print_operand)
            printer.print_string(")")
        elif self.args:
            printer.print_string(" ")
            printer.print_list(self.args, printer.print_operand)
        printer.print_op_attributes(self.attributes)

    @override
    def verify_(self) -> None:
        if self.ARITY is not None and len(self.args) != self.ARITY:
            count = f"{len(self.args)} operand{'' if len(self.args) == 1 else 's'}"
            raise error_at(self, "AD1001", f"{self.name} has {count}, not {self.ARITY}")
        wanted = self.result_type([arg.type for arg in self.args], self.data)
        if self.result.type != wanted:
            message = f"the result of {self.name} is {wanted} here, not {self.result.type}"
            raise error_at(self, "AD1001", message)


def _print_data(printer: Printer, data: Attribute) -> None:
    if isinstance(data, FloatAttr):
        mantissa, e, exponent = repr(data.value.data).partition("e")
        dot = "" if "." in mantissa or mantissa.strip("-").isalpha() else ".0"
        printer.print_string(f"{mantissa}{dot}{e}{exponent}")
    else:
        printer.print_attribute(data)


class NumberOp(ExprOp):
    """An operation with a constant number."""

    constant = prop_def(FloatAttr)
    DATA: ClassVar[str] = "constant"

    def __init__(
        self, args: Sequence[SSAValue | Operation] = (), data: Attribute | float | None = None
    ):
        super().__init__(args, data if isinstance(data, Attribute) else FloatAttr(data or 0.0, f64))

    @classmethod
    @override
    def parse_data(cls, parser: Parser) -> Attribute:
        return _parse_number(parser)

    @property
    def number(self) -> float:
        """The constant."""
        return self.constant.value.data

    @override
    def verify_(self) -> None:
        super().verify_()
        if math.isnan(self.number):
            raise error_at(self, "AD1001", "a constant of an energy is NaN", help="give a number")


@irdl_op_definition
class ConstOp(NumberOp):
    """A number: ``%c = expr.const 0.5``."""

    name = "expr.const"
    ARITY: ClassVar[int | None] = 0


@irdl_op_definition
class TrueOp(ExprOp):
    """The truth: ``%t = expr.true``."""

    name = "expr.true"
    ARITY: ClassVar[int | None] = 0

    @classmethod
    @override
    def result_type(cls, operands: Sequence[Attribute], data: Attribute | None) -> Attribute:
        return BOOL


@irdl_op_definition
class SumOp(NumberOp):
    """A number plus all operands: ``%s = expr.sum 1.0 (%a, %b)``."""

    name = "expr.sum"


@irdl_op_definition
class ProdOp(NumberOp):
    """A number times all operands: ``%p = expr.prod -1.0 (%a, %b)``.

    Operands that are Boolean are guards. The result is Boolean where all are and the number is one.
    """

    name = "expr.prod"

    @classmethod
    @override
    def result_type(cls, operands: Sequence[Attribute], data: Attribute | None) -> Attribute:
        one = isinstance(data, FloatAttr) and data.value.data == 1
        return BOOL if one and operands and all(type == BOOL for type in operands) else REAL


@irdl_op_definition
class PowcOp(NumberOp):
    """An operand to the power of a number: ``%y = expr.powc -1.0 (%x)``; to the power 0: one."""

    name = "expr.powc"

    @override
    def verify_(self) -> None:
        super().verify_()
        if len(self.args) != 1:
            raise error_at(self, "AD1001", f"expr.powc has {len(self.args)} operands, not 1")
        if not math.isfinite(self.number):
            raise error_at(self, "AD1001", f"the exponent of expr.powc is {self.number}")


class KeyedOp(ExprOp):
    """An operation that an attribute completes: its name, with ``#``, and parameters."""

    DATA: ClassVar[str] = "key"

    @classmethod
    @override
    def parse_data(cls, parser: Parser) -> Attribute:
        at = parser.pos
        found = parser.parse_attribute()
        if found.name != cls.name:
            parser.raise_error(f"expected #{cls.name}<...>", at)
        return found


class KeyOp(KeyedOp):
    """An outside value, named by an attribute."""

    ARITY: ClassVar[int | None] = 0


class ConditionOp(KeyOp):
    """An outside value that is true or false."""

    @classmethod
    @override
    def result_type(cls, operands: Sequence[Attribute], data: Attribute | None) -> Attribute:
        return BOOL


@irdl_op_definition
class AccessOp(KeyOp):
    """Element of an array: ``%x = expr.access #expr.access<@X, [1, 0], 0>``."""

    name = "expr.access"
    key = prop_def(AccessAttr)


@irdl_op_definition
class BoundsOp(ConditionOp):
    """True where a box is inside: ``%b = expr.bounds #expr.bounds<[0, 0], [1, 0]>``."""

    name = "expr.bounds"
    key = prop_def(BoundsAttr)


@irdl_op_definition
class IndexOp(KeyOp):
    """Coordinate of the point: ``%i = expr.index #expr.index<0, 0>``."""

    name = "expr.index"
    key = prop_def(IndexAttr)


@irdl_op_definition
class ParamOp(KeyOp):
    """Parameter of the problem: ``%w = expr.param #expr.param<@w>``."""

    name = "expr.param"
    key = prop_def(ParamAttr)


@irdl_op_definition
class EdgeOp(KeyOp):
    """Element at a slot of an edge: ``%x = expr.edge #expr.edge<@X, @G, @v0, 0>``."""

    name = "expr.edge"
    key = prop_def(EdgeAttr)


@irdl_op_definition
class SameOp(ConditionOp):
    """True where two slots are one element: ``%b = expr.same #expr.same<@G, @v0, @v1>``."""

    name = "expr.same"
    key = prop_def(SameAttr)


@irdl_op_definition
class SampleOp(KeyedOp):
    """Sample of an image: ``%s = expr.sample #expr.sample<@I, 0, [0, 0], []> (%x, %y)``.

    The coordinates are those of the image, x first; linear between pixels. The cell is clamped to
    the image, the position in it is not, so outside the image goes on as it is at the border.
    """

    name = "expr.sample"
    key = prop_def(SampleAttr)

    @override
    def verify_(self) -> None:
        super().verify_()
        assert isinstance(self.key, SampleAttr)
        if len(self.args) != len(self.key.orders):
            message = f"{len(self.args)} coordinates for an image of {len(self.key.orders)}"
            raise error_at(self, "AD1001", message)


class FunctionOp(ExprOp):
    """A function of `FUNCTIONS` applied to operands."""

    @classmethod
    @override
    def result_type(cls, operands: Sequence[Attribute], data: Attribute | None) -> Attribute:
        return BOOL if FUNCTIONS[cls.name.removeprefix("expr.")].result == "b" else REAL

    @override
    def verify_(self) -> None:
        super().verify_()
        wanted = FUNCTIONS[self.name.removeprefix("expr.")].operands
        for number, (arg, kind) in enumerate(zip(self.args, wanted, strict=True)):
            if kind == "b" and arg.type != BOOL:
                message = f"operand {number} of {self.name} is a condition, and {arg.type} is none"
                raise error_at(self, "AD1001", message, help="compare it with expr.ne")


def _function(name: str) -> type[FunctionOp]:
    """The class of a function of the table."""
    about = FUNCTIONS[name]
    operands = ", ".join(f"%{letter}" for letter in "xyz"[: len(about.operands)])
    body = {
        "name": f"expr.{name}",
        "__doc__": f"{about.about} ``%r = expr.{name} {operands}``.",
        "__module__": __name__,
        "__annotations__": {"ARITY": ClassVar[int]},
        "ARITY": len(about.operands),
    }
    title = "".join(word.capitalize() for word in name.split("_"))
    return irdl_op_definition(type(f"{title}Op", (FunctionOp,), body))


FUNCTION_OPS: Mapping[str, type[FunctionOp]] = {name: _function(name) for name in FUNCTIONS}
"""Classes of the functions, by their names without the dialect's."""

KEY_OPS: Mapping[type[Key], type[KeyOp]] = {
    AccessAttr: AccessOp,
    BoundsAttr: BoundsOp,
    IndexAttr: IndexOp,
    ParamAttr: ParamOp,
    EdgeAttr: EdgeOp,
    SameAttr: SameOp,
}
"""The operation that reads the value of a key."""

Expr = Dialect(
    "expr",
    [
        *(ConstOp, TrueOp, SumOp, ProdOp, PowcOp, SampleOp),
        *KEY_OPS.values(),
        *FUNCTION_OPS.values(),
    ],
    [RealType, BoolType, *KEY_OPS, SampleAttr],
)
