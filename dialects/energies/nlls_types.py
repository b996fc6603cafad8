"""The type of an array of an energy, and where the values of a kernel go."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from ad_opt.dialects.support.text.declarations import parse_symbol
from typing_extensions import override
from xdsl.dialects.builtin import (
    AnyFloat,
    ArrayAttr,
    IntAttr,
    IntegerType,
    StringAttr,
    SymbolRefAttr,
)
from xdsl.ir import Attribute, ParametrizedAttribute, TypeAttribute
from xdsl.irdl import irdl_attr_definition
from xdsl.parser import AttrParser
from xdsl.printer import Printer
from xdsl.utils.exceptions import VerifyException

LAYOUTS = ("aos", "planar")


def parse_space(parser: AttrParser) -> ArrayAttr[SymbolRefAttr]:
    """``[@W, @H]``: the dimensions of an index space, x first."""
    return ArrayAttr(
        parser.parse_comma_separated_list(parser.Delimiter.SQUARE, lambda: parse_symbol(parser))
    )


def names(space: ArrayAttr[SymbolRefAttr]) -> tuple[str, ...]:
    """The names of the dimensions of a space."""
    return tuple(one.root_reference.data for one in space)


@irdl_attr_definition
class ArrayType(ParametrizedAttribute, TypeAttribute):
    """Values at each point of an index space: ``!nlls.array<[@W, @H], 2 x f32, planar>``.

    The space lists dimensions, x first; ``[]`` is one element that all residuals share. ``aos`` is
    memory ``[y][x][channel]``, ``planar`` is ``[channel][y][x]``; in both x is next to x.
    """

    name = "nlls.array"

    space: ArrayAttr[SymbolRefAttr]
    count: IntAttr
    element: Attribute
    layout: StringAttr

    def __init__(
        self, space: Iterable[str], channels: int, element: Attribute, layout: str = "aos"
    ):
        dims = ArrayAttr(SymbolRefAttr(one) for one in space)
        super().__init__(dims, IntAttr(channels), element, StringAttr(layout))

    @property
    def dims(self) -> tuple[str, ...]:
        """The names of the dimensions, x first."""
        return names(self.space)

    @property
    def channels(self) -> int:
        """The count of values at a point."""
        return self.count.data

    @property
    def is_planar(self) -> bool:
        """True if each channel is a plane of its own."""
        return self.layout.data == "planar"

    @override
    def verify(self) -> None:
        if self.channels < 1:
            raise VerifyException(f"an array cannot have {self.channels} channels")
        if self.layout.data not in LAYOUTS:
            raise VerifyException(f"the layout of an array is aos or planar, not {self.layout}")
        if len(set(self.dims)) < len(self.dims):
            raise VerifyException("an index space names a dimension twice")
        element = self.element
        fits = isinstance(element, IntegerType) and element.width.data in (8, 16, 32)
        if not fits and not isinstance(element, AnyFloat):
            raise VerifyException(f"elements of an array are floats or integers, not {element}")

    @classmethod
    @override
    def parse_parameters(cls, parser: AttrParser) -> Sequence[Attribute]:
        with parser.in_angle_brackets():
            space = parse_space(parser)
            parser.parse_punctuation(",")
            channels = parser.parse_integer(allow_boolean=False, allow_negative=False)
            parser.parse_keyword("x")
            element = parser.parse_type()
            layout = "aos"
            if parser.parse_optional_punctuation(","):
                layout = parser.parse_keyword_in(LAYOUTS)
        return space, IntAttr(channels), element, StringAttr(layout)

    @override
    def print_parameters(self, printer: Printer) -> None:
        with printer.in_angle_brackets():
            printer.print_attribute(self.space)
            printer.print_string(f", {self.channels} x ")
            printer.print_attribute(self.element)
            if self.is_planar:
                printer.print_string(", planar")


@dataclass(frozen=True, init=False)
class _ToArray(ParametrizedAttribute):
    """A destination that is a channel of an array.

    A dataclass itself: attributes made of it would compare no parameter of it otherwise.
    """

    array: SymbolRefAttr
    at: IntAttr

    def __init__(self, array: str, channel: int):
        super().__init__(SymbolRefAttr(array), IntAttr(channel))

    @property
    def target(self) -> str:
        """The name of the array."""
        return self.array.root_reference.data

    @property
    def channel(self) -> int:
        """The channel that is written."""
        return self.at.data

    @classmethod
    @override
    def parse_parameters(cls, parser: AttrParser) -> Sequence[Attribute]:
        with parser.in_angle_brackets():
            array = parse_symbol(parser)
            parser.parse_punctuation(",")
            return array, IntAttr(parser.parse_integer(allow_boolean=False, allow_negative=False))

    @override
    def print_parameters(self, printer: Printer) -> None:
        with printer.in_angle_brackets():
            printer.print_attribute(self.array)
            printer.print_string(f", {self.channel}")


@irdl_attr_definition
class StoreAttr(_ToArray):
    """Stored at the point: ``#nlls.store<@Ap.X, 0>``."""

    name = "nlls.store"

    def __init__(self, array: str, channel: int):
        super().__init__(array, channel)


@irdl_attr_definition
class AddAttr(_ToArray):
    """Added to what is at the point: ``#nlls.add<@Ap.X, 0>``."""

    name = "nlls.add"

    def __init__(self, array: str, channel: int):
        super().__init__(array, channel)


@irdl_attr_definition
class SumAttr(_ToArray):
    """Added to the one element of a shared array: ``#nlls.sum<@Ap.S, 0>``."""

    name = "nlls.sum"

    def __init__(self, array: str, channel: int):
        super().__init__(array, channel)


@irdl_attr_definition
class ReduceAttr(ParametrizedAttribute):
    """Summed over the domain, a result of the kernel: ``#nlls.reduce<@cost>``."""

    name = "nlls.reduce"
    result: SymbolRefAttr

    def __init__(self, result: str):
        super().__init__(SymbolRefAttr(result))

    @property
    def target(self) -> str:
        """The name of the result."""
        return self.result.root_reference.data

    @classmethod
    @override
    def parse_parameters(cls, parser: AttrParser) -> Sequence[Attribute]:
        with parser.in_angle_brackets():
            return (parse_symbol(parser),)

    @override
    def print_parameters(self, printer: Printer) -> None:
        with printer.in_angle_brackets():
            printer.print_attribute(self.result)


@irdl_attr_definition
class ScatterAttr(ParametrizedAttribute):
    """Added to the element at a slot of the edge: ``#nlls.scatter<@Ap.X, @G, @v0, 1>``."""

    name = "nlls.scatter"
    array: SymbolRefAttr
    graph: SymbolRefAttr
    slot: SymbolRefAttr
    at: IntAttr

    def __init__(self, array: str, graph: str, slot: str, channel: int):
        refs = (SymbolRefAttr(one) for one in (array, graph, slot))
        super().__init__(*refs, IntAttr(channel))

    @property
    def target(self) -> str:
        """The name of the array."""
        return self.array.root_reference.data

    @property
    def channel(self) -> int:
        """The channel that is written."""
        return self.at.data

    @classmethod
    @override
    def parse_parameters(cls, parser: AttrParser) -> Sequence[Attribute]:
        found: list[Attribute] = []
        with parser.in_angle_brackets():
            for _ in range(3):
                found.append(parse_symbol(parser))
                parser.parse_punctuation(",")
            found.append(IntAttr(parser.parse_integer(allow_boolean=False, allow_negative=False)))
        return found

    @override
    def print_parameters(self, printer: Printer) -> None:
        with printer.in_angle_brackets():
            for one in (self.array, self.graph, self.slot):
                printer.print_attribute(one)
                printer.print_string(", ")
            printer.print_string(str(self.channel))


ToArray: TypeAlias = StoreAttr | AddAttr | SumAttr
Destination: TypeAlias = ToArray | ReduceAttr | ScatterAttr
TYPES = [ArrayType, StoreAttr, AddAttr, SumAttr, ReduceAttr, ScatterAttr]
