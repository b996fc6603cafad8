"""Types of the ``expr`` dialect, and the attributes that say which outside value is meant.

Such a key is all that an operation like ``expr.access`` says, so that a term may be named by it:
two accesses with one key are one value. Offsets are given x first, relative to the point at which
an expression is evaluated; `shifted` moves a key to what it is at another point.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from ad_opt.dialects.support.text.declarations import parse_symbol
from typing_extensions import override
from xdsl.dialects.builtin import ArrayAttr, IntAttr, SymbolRefAttr
from xdsl.ir import Attribute, ParametrizedAttribute, TypeAttribute
from xdsl.irdl import irdl_attr_definition
from xdsl.parser import AttrParser
from xdsl.printer import Printer
from xdsl.utils.exceptions import VerifyException

Offset: TypeAlias = tuple[int, ...]


@irdl_attr_definition
class RealType(ParametrizedAttribute, TypeAttribute):
    """A real number, in the precision of the problem: ``!expr.real``."""

    name = "expr.real"


@irdl_attr_definition
class BoolType(ParametrizedAttribute, TypeAttribute):
    """True or false, in sums one or zero; as a factor a guard: ``!expr.bool``."""

    name = "expr.bool"


REAL, BOOL = RealType(), BoolType()


def _symbol(name: str | SymbolRefAttr) -> SymbolRefAttr:
    return SymbolRefAttr(name) if isinstance(name, str) else name


def _integers(values: Iterable[int]) -> ArrayAttr[IntAttr]:
    return ArrayAttr(IntAttr(value) for value in values)


def _numbers(array: ArrayAttr[IntAttr]) -> Offset:
    return tuple(entry.data for entry in array)


def moved(at: Offset, by: Sequence[int]) -> Offset:
    """Add two offsets; an element that all points share (no offsets) stays where it is."""
    if len(at) != len(by):
        assert not at, f"an offset of {len(at)} dimensions is moved by {len(by)}"
        return at
    return tuple(a + b for a, b in zip(at, by, strict=True))


class Key(ParametrizedAttribute):
    """An outside value: what an expression reads. Its parameters are what it says, in order."""

    @property
    def is_bool(self) -> bool:
        """True if the value is true or false."""
        return False

    def shifted(self, by: Sequence[int]) -> Key:
        """The key of the same value, said from the point that lies ``by`` further back."""
        del by
        return self

    @property
    def order(self) -> tuple[object, ...]:
        """Its place among keys of its class: comparable parameters."""
        return tuple(_plain(value) for value in self.parameters)

    @override
    def print_parameters(self, printer: Printer) -> None:
        with printer.in_angle_brackets():
            printer.print_string(", ".join(_written(value) for value in self.parameters))


def _plain(value: Attribute) -> object:
    match value:
        case SymbolRefAttr():
            return value.string_value()
        case IntAttr():
            return value.data
        case ArrayAttr():
            return tuple(_plain(entry) for entry in value)
        case _:
            return str(value)


def _written(value: Attribute) -> str:
    match value:
        case IntAttr():
            return str(value.data)
        case ArrayAttr():
            return f"[{', '.join(map(_written, value))}]"
        case _:
            return str(value)


def _parse_integers(parser: AttrParser) -> ArrayAttr[IntAttr]:
    return _integers(
        parser.parse_comma_separated_list(parser.Delimiter.SQUARE, parser.parse_integer)
    )


@irdl_attr_definition
class AccessAttr(Key):
    """Element of an array, by offset and channel: ``#expr.access<@X, [1, 0], 0>``."""

    name = "expr.access"
    array: SymbolRefAttr
    offsets: ArrayAttr[IntAttr]
    channel: IntAttr

    def __init__(self, array: str | SymbolRefAttr, offsets: Iterable[int], channel: int = 0):
        super().__init__(_symbol(array), _integers(offsets), IntAttr(channel))

    @property
    def at(self) -> Offset:
        """The offset, x first; empty for an element that all points share."""
        return _numbers(self.offsets)

    @property
    @override
    def order(self) -> tuple[object, ...]:
        distance = sum(map(abs, self.at))
        return self.array.string_value(), distance, self.at, self.channel.data

    @override
    def shifted(self, by: Sequence[int]) -> AccessAttr:
        return AccessAttr(self.array, moved(self.at, by), self.channel.data)

    @override
    def verify(self) -> None:
        if self.channel.data < 0:
            raise VerifyException(f"there is no channel {self.channel.data}")

    @classmethod
    @override
    def parse_parameters(cls, parser: AttrParser) -> Sequence[Attribute]:
        with parser.in_angle_brackets():
            array = parse_symbol(parser)
            parser.parse_punctuation(",")
            offsets = _parse_integers(parser)
            parser.parse_punctuation(",")
            return array, offsets, IntAttr(parser.parse_integer(allow_negative=False))


def _no_box(low: Offset, high: Offset) -> str | None:
    """A fault of a box, in words."""
    if len(low) == len(high) and all(a <= b for a, b in zip(low, high, strict=True)):
        return None
    return f"there is no box from {list(low)} to {list(high)}"


@irdl_attr_definition
class BoundsAttr(Key):
    """True where a box around the point is inside: ``#expr.bounds<[-1, 0], [1, 0]>``.

    The smallest and the largest offsets that must exist, both included.
    """

    name = "expr.bounds"
    low: ArrayAttr[IntAttr]
    high: ArrayAttr[IntAttr]

    def __init__(self, low: Iterable[int], high: Iterable[int]):
        super().__init__(_integers(low), _integers(high))

    @property
    @override
    def is_bool(self) -> bool:
        return True

    @property
    def box(self) -> tuple[Offset, Offset]:
        """The smallest and the largest offset."""
        return _numbers(self.low), _numbers(self.high)

    def contains(self, at: Sequence[int]) -> bool:
        """True if the offset is inside wherever the box is."""
        low, high = self.box
        return all(a <= x <= b for a, x, b in zip(low, at, high, strict=True))

    @override
    def shifted(self, by: Sequence[int]) -> BoundsAttr:
        low, high = self.box
        return BoundsAttr(moved(low, by), moved(high, by))

    @override
    def verify(self) -> None:
        if (wrong := _no_box(*self.box)) is not None:
            raise VerifyException(wrong)

    @classmethod
    @override
    def parse_parameters(cls, parser: AttrParser) -> Sequence[Attribute]:
        with parser.in_angle_brackets():
            at = parser.pos
            low = _parse_integers(parser)
            parser.parse_punctuation(",")
            high = _parse_integers(parser)
            if (wrong := _no_box(_numbers(low), _numbers(high))) is not None:
                parser.raise_error(wrong, at)
            return low, high


@irdl_attr_definition
class IndexAttr(Key):
    """Coordinate of the point in a dimension, plus a number: ``#expr.index<0, 0>``."""

    name = "expr.index"
    dim: IntAttr
    shift: IntAttr

    def __init__(self, dim: int, shift: int = 0):
        super().__init__(IntAttr(dim), IntAttr(shift))

    @override
    def shifted(self, by: Sequence[int]) -> IndexAttr:
        return IndexAttr(self.dim.data, self.shift.data + by[self.dim.data])

    @classmethod
    @override
    def parse_parameters(cls, parser: AttrParser) -> Sequence[Attribute]:
        with parser.in_angle_brackets():
            dim = parser.parse_integer(allow_negative=False)
            parser.parse_punctuation(",")
            return IntAttr(dim), IntAttr(parser.parse_integer())


@irdl_attr_definition
class ParamAttr(Key):
    """Parameter of the problem: ``#expr.param<@w>``."""

    name = "expr.param"
    symbol: SymbolRefAttr

    def __init__(self, symbol: str | SymbolRefAttr):
        super().__init__(_symbol(symbol))

    @classmethod
    @override
    def parse_parameters(cls, parser: AttrParser) -> Sequence[Attribute]:
        with parser.in_angle_brackets():
            return (parse_symbol(parser),)


@irdl_attr_definition
class EdgeAttr(Key):
    """Element at the slot of a graph's edge: ``#expr.edge<@X, @G, @v0, 0>``."""

    name = "expr.edge"
    array: SymbolRefAttr
    graph: SymbolRefAttr
    slot: SymbolRefAttr
    channel: IntAttr

    def __init__(
        self,
        array: str | SymbolRefAttr,
        graph: str | SymbolRefAttr,
        slot: str | SymbolRefAttr,
        channel: int = 0,
    ):
        super().__init__(_symbol(array), _symbol(graph), _symbol(slot), IntAttr(channel))

    @classmethod
    @override
    def parse_parameters(cls, parser: AttrParser) -> Sequence[Attribute]:
        with parser.in_angle_brackets():
            found: list[Attribute] = []
            for _ in range(3):
                found.append(parse_symbol(parser))
                parser.parse_punctuation(",")
            return *found, IntAttr(parser.parse_integer(allow_negative=False))


@irdl_attr_definition
class SameAttr(Key):
    """True where two slots of an edge are one element: ``#expr.same<@G, @v0, @v1>``."""

    name = "expr.same"
    graph: SymbolRefAttr
    first: SymbolRefAttr
    second: SymbolRefAttr

    def __init__(
        self,
        graph: str | SymbolRefAttr,
        first: str | SymbolRefAttr,
        second: str | SymbolRefAttr,
    ):
        super().__init__(_symbol(graph), _symbol(first), _symbol(second))

    @property
    @override
    def is_bool(self) -> bool:
        return True

    @classmethod
    @override
    def parse_parameters(cls, parser: AttrParser) -> Sequence[Attribute]:
        with parser.in_angle_brackets():
            found = [parse_symbol(parser)]
            for _ in range(2):
                parser.parse_punctuation(",")
                found.append(parse_symbol(parser))
            return found


@irdl_attr_definition
class SampleAttr(Key):
    """Bilinear sample of an image, or a derivative of it: ``#expr.sample<@I, 0, [1, 0], []>``.

    The list says how often it is differentiated by each coordinate: the second derivative by one
    coordinate is zero. Images whose samples are the derivatives stand in the last list, where the
    user gave some.
    """

    name = "expr.sample"
    array: SymbolRefAttr
    channel: IntAttr
    orders: ArrayAttr[IntAttr]
    gradient: ArrayAttr[SymbolRefAttr]

    def __init__(
        self,
        array: str | SymbolRefAttr,
        channel: int = 0,
        orders: Iterable[int] = (0, 0),
        gradient: Iterable[str | SymbolRefAttr] = (),
    ):
        images = ArrayAttr(_symbol(image) for image in gradient)
        super().__init__(_symbol(array), IntAttr(channel), _integers(orders), images)

    def derivative(self, dim: int) -> SampleAttr | None:
        """The sample that is the derivative by a coordinate; None where that is zero."""
        orders, images = list(_numbers(self.orders)), self.gradient.data
        if images:
            return SampleAttr(images[dim], self.channel.data, orders)
        orders[dim] += 1
        return SampleAttr(self.array, self.channel.data, orders) if orders[dim] < 2 else None

    @classmethod
    @override
    def parse_parameters(cls, parser: AttrParser) -> Sequence[Attribute]:
        with parser.in_angle_brackets():
            array = parse_symbol(parser)
            parser.parse_punctuation(",")
            channel = IntAttr(parser.parse_integer(allow_negative=False))
            parser.parse_punctuation(",")
            orders = _parse_integers(parser)
            parser.parse_punctuation(",")
            square = parser.Delimiter.SQUARE
            images = parser.parse_comma_separated_list(square, lambda: parse_symbol(parser))
            return array, channel, orders, ArrayAttr(images)
