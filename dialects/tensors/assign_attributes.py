"""Attributes of ``assign``: kinds of accumulation, with all that is known of them; placements."""

from __future__ import annotations

import math
from collections.abc import Sequence

from ad_opt.dialects.support.definitions.keyword_attr import KeywordAttr
from ad_opt.dialects.support.ir.queries import word_width
from ad_opt.dialects.support.ir.scalars import SCALARS
from xdsl.dialects import arith
from xdsl.dialects.builtin import (
    AnyFloat,
    FloatAttr,
    IndexType,
    IntAttr,
    IntegerAttr,
    IntegerType,
    StringAttr,
)
from xdsl.dialects.utils import FastMathFlag
from xdsl.ir import Attribute, Operation, ParametrizedAttribute, SSAValue
from xdsl.irdl import irdl_attr_definition
from xdsl.parser import AttrParser
from xdsl.printer import Printer

KINDS = ("set", "add", "sub", "mul", "div", "max", "min", "or", "and")
"""Accumulations: ``out := out (kind) contribution``; ``set`` overwrites."""
COMMUTATIVE = frozenset({"add", "mul", "max", "min", "or", "and"})
"""Kinds whose contributions may be combined in any order."""
PLACES = ("undecided", "constant", "virtual", "never_virtual", "local", "materialized")
"""Places of nodes: computed where read, or in memory of the routine or of its callers."""
STOP = "stop_gradient"
"""Unit attribute of an assignment through which no derivative flows."""
_LOGICAL = frozenset({"or", "and"})

_NEUTRAL_FLOATS = {
    "set": 0.0, "add": 0.0, "sub": 0.0, "mul": 1.0, "div": 1.0, "max": -math.inf, "min": math.inf,
    "or": 0.0, "and": 1.0,
}  # fmt: skip
SUMS = arith.FastMathFlagsAttr([FastMathFlag.REASSOC, FastMathFlag.ALLOW_CONTRACT])
"""Flags of the operation that accumulates floats: sums and products may be reassociated."""


@irdl_attr_definition
class KindAttr(KeywordAttr):
    """Kind of accumulation: ``#assign.kind<add>``."""

    name = "assign.kind"
    KEYWORDS = KINDS


@irdl_attr_definition
class PlacementAttr(ParametrizedAttribute):
    """Place of a node, and the number of the reason: ``#assign.placement<virtual, 151>``."""

    name = "assign.placement"
    place: StringAttr
    reason: IntAttr

    @classmethod
    def of(cls, place: str, reason: int) -> PlacementAttr:
        """Make one of plain values."""
        return cls(StringAttr(place), IntAttr(reason))

    @classmethod
    def parse_parameters(cls, parser: AttrParser) -> Sequence[Attribute]:
        """Read a place and the number of a reason."""
        with parser.in_angle_brackets():
            position = parser.pos
            place = parser.parse_identifier()
            if place not in PLACES:
                parser.raise_error(f"expected one of {', '.join(PLACES)}", position)
            parser.parse_punctuation(",")
            return [StringAttr(place), IntAttr(parser.parse_integer(allow_boolean=False))]

    def print_parameters(self, printer: Printer) -> None:
        """Write the place and the number of the reason."""
        with printer.in_angle_brackets():
            printer.print_string(f"{self.place.data}, {self.reason.data}")


def why_not(kind: str, element: Attribute) -> str | None:
    """Say why elements of a type cannot be accumulated by a kind; ``None`` if they can."""
    if kind == "set" and isinstance(element, AnyFloat | IntegerType | IndexType):
        return None
    if isinstance(element, AnyFloat):
        return "`or` and `and` combine integers" if kind in _LOGICAL else None
    if isinstance(element, IntegerType | IndexType):
        if kind == "div":
            return "`div` combines floats"
        if element == IntegerType(1) and kind not in _LOGICAL:
            return "truth values are combined by `or` and `and`"
        return None
    return "elements are floats, integers or indices"


def neutral(kind: str, element: Attribute) -> float | int:
    """The element from which an accumulation starts."""
    if isinstance(element, AnyFloat):
        return _NEUTRAL_FLOATS[kind]
    width = word_width(element)
    extremes = {"max": -(1 << (width - 1)), "min": (1 << (width - 1)) - 1}
    return (extremes | {"mul": 1, "and": -1}).get(kind, 0)


def number_attribute(value: float | int, element: Attribute) -> FloatAttr | IntegerAttr:
    """A number as the attribute of a constant of an element type."""
    if isinstance(element, AnyFloat):
        return FloatAttr(float(value), element)
    assert isinstance(element, IntegerType | IndexType)
    return IntegerAttr(int(value), element)


def constant(value: float | int, element: Attribute) -> Operation:
    """The operation ``arith.constant`` of a number."""
    return arith.ConstantOp(number_attribute(value, element))


def combine(kind: str, old: SSAValue, contribution: SSAValue) -> Operation:
    """The operation ``old (kind) contribution``; not of ``set``, which combines nothing."""
    if kind in _LOGICAL:
        return (arith.OrIOp if kind == "or" else arith.AndIOp)(old, contribution)
    build = SCALARS[kind][0 if isinstance(old.type, AnyFloat) else 1]
    assert build is not None
    op = build(old, contribution)
    if isinstance(old.type, AnyFloat):
        op.properties["fastmath"] = SUMS
    return op
