"""Layout types: how languages with types lay data out in memory, for `typetree.layout`.

Numbers are builtin types (``f64``, ``i32``; ``bool`` is ``i8``, ``char`` is ``i32``); vectors,
``!llvm.ptr``, ``!llvm.struct`` and ``!llvm.array`` mean themselves. The types here say what LLVM's
do not: what an address points to, where the fields of a struct stand, which bytes are not known.
Sizes are in `typetree_sizes`, trees in `typetree_layout`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import cast

from ad_opt.dialects.support.diagnostics.diagnostic import error_at, location_of_span
from typing_extensions import override
from xdsl.dialects.builtin import ArrayAttr, IntAttr, StringAttr
from xdsl.ir import Attribute, ParametrizedAttribute, TypeAttribute
from xdsl.irdl import irdl_attr_definition
from xdsl.parser import AttrParser
from xdsl.printer import Printer
from xdsl.utils.exceptions import VerifyException
from xdsl.utils.lexer import Span

from .sizes import TOP, NoLayout, Scope, Unresolved, check_by_value, check_fields, layout_of

UNKNOWN_EXTENT = -1


class LayoutType(ParametrizedAttribute, TypeAttribute):
    """A type that says how data is laid out; what is wrong with one is AD0922 where it stands."""

    @classmethod
    def parse_body(cls, parser: AttrParser) -> Sequence[Attribute]:
        """Parse what stands behind the name."""
        return ()

    @classmethod
    @override
    def parse_parameters(cls, parser: AttrParser) -> Sequence[Attribute]:
        start = parser.pos
        parameters = cls.parse_body(parser)
        try:
            cls.new(list(parameters))
        except VerifyException as wrong:
            span = Span(start, max(start + 1, parser.pos), parser.lexer.input)
            raise error_at(location_of_span(span), "AD0922", str(wrong)) from None
        return parameters

    def check(self, scope: Scope) -> None:
        """Raise `NoLayout` for what cannot be laid out with ``scope`` around it."""

    @override
    def verify(self) -> None:
        try:
            self.check(TOP)
        except Unresolved:
            return  # the struct that it names checks it
        except NoLayout as wrong:
            raise VerifyException(wrong.reason) from None


def _check_inside(attribute: Attribute, scope: Scope) -> None:
    """Check what is written with ``!typetree.self`` of the struct around it."""
    parts: Iterable[Attribute] = ()
    if isinstance(attribute, ArrayAttr):
        parts = cast("ArrayAttr[Attribute]", attribute)
    elif isinstance(attribute, ParametrizedAttribute):
        parts = attribute.parameters
    for part in parts:
        if isinstance(part, LayoutType):
            try:
                part.check(scope)
            except Unresolved:
                continue
        if not isinstance(part, StructType):  # one of these checks what is in it
            _check_inside(part, scope)


class _OfOne(LayoutType):
    """A layout type with one type inside."""

    type: Attribute

    @classmethod
    @override
    def parse_body(cls, parser: AttrParser) -> Sequence[Attribute]:
        with parser.in_angle_brackets():
            return (parser.parse_type(),)

    @override
    def print_parameters(self, printer: Printer) -> None:
        with printer.in_angle_brackets():
            printer.print_attribute(self.type)


class PointerLike(_OfOne):
    """An address; two words where what it points to has no size (`slice`, `str`, `dyn`)."""

    type: Attribute

    @override
    def check(self, scope: Scope) -> None:
        layout_of(self.type, scope)


@irdl_attr_definition
class RefType(PointerLike):
    """A reference: ``!typetree.ref<f32>``, ``!typetree.ref<!typetree.slice<f32>>``."""

    name = "typetree.ref"
    type: Attribute


@irdl_attr_definition
class PtrType(PointerLike):
    """A raw pointer: ``!typetree.ptr<f32>``."""

    name = "typetree.ptr"
    type: Attribute


@irdl_attr_definition
class BoxType(PointerLike):
    """The owner of a value on the heap: ``!typetree.box<f32>``; in memory a reference."""

    name = "typetree.box"
    type: Attribute


@irdl_attr_definition
class FnType(LayoutType):
    """The address of a function."""

    name = "typetree.fn"


@irdl_attr_definition
class SliceType(_OfOne):
    """Slice of so many values as its address says: ``!typetree.slice<f32>``. Stands behind
    addresses.
    """

    name = "typetree.slice"
    type: Attribute

    @override
    def check(self, scope: Scope) -> None:
        check_by_value(self.type, "an element of a slice", scope)


@irdl_attr_definition
class StrType(LayoutType):
    """Text: a slice of bytes."""

    name = "typetree.str"


@irdl_attr_definition
class DynType(LayoutType):
    """A value of some type; its address comes with one of a table of functions."""

    name = "typetree.dyn"


@irdl_attr_definition
class VecType(_OfOne):
    """Rust's ``Vec``: a capacity, an address, a length. C++'s is a struct of three addresses."""

    name = "typetree.vec"
    type: Attribute

    @override
    def check(self, scope: Scope) -> None:
        check_by_value(self.type, "an element of a vector", scope)


@irdl_attr_definition
class ArrayType(LayoutType):
    """Array of so many values: ``!typetree.array<5, f64>``; ``array<?, f64>`` behind an address
    of C.
    """

    name = "typetree.array"
    extent: IntAttr
    type: Attribute

    def __init__(self, extent: int | None, type: Attribute):
        super().__init__(IntAttr(UNKNOWN_EXTENT if extent is None else extent), type)

    @property
    def count(self) -> int | None:
        """The number of values; ``None`` where it is not known."""
        return None if self.extent.data == UNKNOWN_EXTENT else self.extent.data

    @override
    def check(self, scope: Scope) -> None:
        if self.extent.data < UNKNOWN_EXTENT:
            raise NoLayout(f"an array cannot have {self.extent.data} elements")
        check_by_value(self.type, "an element of an array", scope)

    @classmethod
    @override
    def parse_body(cls, parser: AttrParser) -> Sequence[Attribute]:
        with parser.in_angle_brackets():
            unknown = parser.parse_optional_punctuation("?") is not None
            extent = UNKNOWN_EXTENT if unknown else parser.parse_integer(allow_boolean=False)
            if not unknown and extent == UNKNOWN_EXTENT:
                extent -= 1  # so that what is written is refused
            parser.parse_punctuation(",")
            return IntAttr(extent), parser.parse_type()

    @override
    def print_parameters(self, printer: Printer) -> None:
        with printer.in_angle_brackets():
            printer.print_string("?, " if self.count is None else f"{self.count}, ")
            printer.print_attribute(self.type)


class _OfFields(LayoutType):
    """Several values, one behind the other or, in a union, at one place."""

    fields: ArrayAttr[Attribute]

    @property
    def types(self) -> tuple[Attribute, ...]:
        """The type of each field."""
        return self.fields.data


def _parse_fields(parser: AttrParser) -> tuple[ArrayAttr[Attribute], ArrayAttr[IntAttr]]:
    """``(i64, f32)``, or ``(i64 at 8, f32 at 0)``."""
    offsets: list[IntAttr] = []

    def field() -> Attribute:
        type = parser.parse_type()
        if parser.parse_optional_keyword("at") is not None:
            offsets.append(IntAttr(parser.parse_integer(allow_boolean=False)))
        return type

    fields = parser.parse_comma_separated_list(parser.Delimiter.PAREN, field)
    if offsets and len(offsets) != len(fields):
        parser.raise_error("expected `at` behind all fields or none")
    return ArrayAttr(fields), ArrayAttr(offsets)


def _parse_extent(parser: AttrParser) -> ArrayAttr[IntAttr]:
    """``, size = 24, align = 8``."""
    if parser.parse_optional_punctuation(",") is None:
        return ArrayAttr(())
    parser.parse_keyword("size")
    parser.parse_punctuation("=")
    size = parser.parse_integer(allow_boolean=False)
    parser.parse_punctuation(",")
    parser.parse_keyword("align")
    parser.parse_punctuation("=")
    return ArrayAttr((IntAttr(size), IntAttr(parser.parse_integer(allow_boolean=False))))


class Placed(_OfFields):
    """Fields with offsets: of C's rules, or given by ``at``; perhaps with a given size."""

    fields: ArrayAttr[Attribute]
    offsets: ArrayAttr[IntAttr]
    extent: ArrayAttr[IntAttr]

    @property
    def is_packed(self) -> bool:
        """True if fields stand without padding."""
        return False

    @override
    def check(self, scope: Scope) -> None:
        check_fields(self, scope)

    def print_fields(self, printer: Printer) -> None:
        """``(i64 at 8, f32 at 0), size = 16, align = 8``."""
        places = [f" at {o.data}" for o in self.offsets] or [""] * len(self.types)
        with printer.in_parens():
            for i, (type, place) in enumerate(zip(self.types, places, strict=True)):
                printer.print_string(", " if i else "")
                printer.print_attribute(type)
                printer.print_string(place)
        if self.extent.data:
            size, align = (number.data for number in self.extent)
            printer.print_string(f", size = {size}, align = {align}")


def _numbers(given: Iterable[int]) -> ArrayAttr[IntAttr]:
    return ArrayAttr(IntAttr(number) for number in given)


@irdl_attr_definition
class StructType(Placed):
    """A struct: ``!typetree.struct<"Point", (f32, f32, i32)>``, ``struct<"P", packed (i8, f64)>``.

    ``(f64 at 8, i8 at 0), size = 16, align = 8`` says what C's rules do not give. The name is for
    `SelfType` inside, and may be left out.
    """

    name = "typetree.struct"
    fields: ArrayAttr[Attribute]
    offsets: ArrayAttr[IntAttr]
    extent: ArrayAttr[IntAttr]
    title: StringAttr
    packed: IntAttr

    def __init__(
        self,
        title: str,
        fields: Iterable[Attribute],
        offsets: Iterable[int] = (),
        extent: tuple[int, int] | None = None,
        *,
        packed: bool = False,
    ):
        super().__init__(
            ArrayAttr(fields),
            _numbers(offsets),
            _numbers(extent or ()),
            StringAttr(title),
            IntAttr(int(packed)),
        )

    @property
    @override
    def is_packed(self) -> bool:
        return bool(self.packed.data)

    @override
    def check(self, scope: Scope) -> None:
        super().check(scope)
        _check_inside(self.fields, scope.inside(self))

    @classmethod
    @override
    def parse_body(cls, parser: AttrParser) -> Sequence[Attribute]:
        with parser.in_angle_brackets():
            title = parser.parse_optional_str_literal()
            if title is not None:
                parser.parse_punctuation(",")
            packed = parser.parse_optional_keyword("packed") is not None
            fields, offsets = _parse_fields(parser)
            extent = _parse_extent(parser)
        return fields, offsets, extent, StringAttr(title or ""), IntAttr(int(packed))

    @override
    def print_parameters(self, printer: Printer) -> None:
        with printer.in_angle_brackets():
            if self.title.data:
                printer.print_string_literal(self.title.data)
                printer.print_string(", ")
            printer.print_string("packed " if self.is_packed else "")
            self.print_fields(printer)


@irdl_attr_definition
class TupleType(Placed):
    """A tuple: a struct without names, ``!typetree.tuple<(i8, f64)>``."""

    name = "typetree.tuple"
    fields: ArrayAttr[Attribute]
    offsets: ArrayAttr[IntAttr]
    extent: ArrayAttr[IntAttr]

    def __init__(
        self,
        fields: Iterable[Attribute],
        offsets: Iterable[int] = (),
        extent: tuple[int, int] | None = None,
    ):
        super().__init__(ArrayAttr(fields), _numbers(offsets), _numbers(extent or ()))

    @classmethod
    @override
    def parse_body(cls, parser: AttrParser) -> Sequence[Attribute]:
        with parser.in_angle_brackets():
            return (*_parse_fields(parser), _parse_extent(parser))

    @override
    def print_parameters(self, printer: Printer) -> None:
        with printer.in_angle_brackets():
            self.print_fields(printer)


@irdl_attr_definition
class UnionType(_OfFields):
    """One of several values, not known which: ``!typetree.union<(f32, i32)>``."""

    name = "typetree.union"
    fields: ArrayAttr[Attribute]

    def __init__(self, fields: Iterable[Attribute]):
        super().__init__(ArrayAttr(fields))

    @override
    def check(self, scope: Scope) -> None:
        for type in self.types:
            check_by_value(type, "a field of a union", scope)

    @classmethod
    @override
    def parse_body(cls, parser: AttrParser) -> Sequence[Attribute]:
        with parser.in_angle_brackets():
            fields = parser.parse_comma_separated_list(parser.Delimiter.PAREN, parser.parse_type)
        return (ArrayAttr(fields),)

    @override
    def print_parameters(self, printer: Printer) -> None:
        with printer.in_angle_brackets(), printer.in_parens():
            printer.print_list(self.types, printer.print_attribute)


class Unknown(LayoutType):
    """Bytes of which nothing is known but their number and alignment."""

    size: IntAttr
    align: IntAttr

    @override
    def check(self, scope: Scope) -> None:
        layout_of(self)

    @classmethod
    @override
    def parse_body(cls, parser: AttrParser) -> Sequence[Attribute]:
        with parser.in_angle_brackets():
            size = parser.parse_integer(allow_boolean=False)
            parser.parse_punctuation(",")
            return IntAttr(size), IntAttr(parser.parse_integer(allow_boolean=False))

    @override
    def print_parameters(self, printer: Printer) -> None:
        with printer.in_angle_brackets():
            printer.print_string(f"{self.size.data}, {self.align.data}")


@irdl_attr_definition
class EnumType(Unknown):
    """A value with a tag, of so many bytes and such an alignment: ``!typetree.enum<16, 8>``."""

    name = "typetree.enum"
    size: IntAttr
    align: IntAttr

    def __init__(self, size: int, align: int):
        super().__init__(IntAttr(size), IntAttr(align))


@irdl_attr_definition
class OpaqueType(Unknown):
    """Bytes of which nothing is known: ``!typetree.opaque<16, 8>``."""

    name = "typetree.opaque"
    size: IntAttr
    align: IntAttr

    def __init__(self, size: int, align: int):
        super().__init__(IntAttr(size), IntAttr(align))


@irdl_attr_definition
class SelfType(LayoutType):
    """The struct of that name around this: ``!typetree.ref<!typetree.self<"Node">>``."""

    name = "typetree.self"
    title: StringAttr

    def __init__(self, title: str):
        super().__init__(StringAttr(title))

    @classmethod
    @override
    def parse_body(cls, parser: AttrParser) -> Sequence[Attribute]:
        with parser.in_angle_brackets():
            return (StringAttr(parser.parse_str_literal()),)

    @override
    def print_parameters(self, printer: Printer) -> None:
        with printer.in_angle_brackets():
            printer.print_string_literal(self.title.data)


TYPES: tuple[type[LayoutType], ...] = (
    RefType,
    PtrType,
    BoxType,
    FnType,
    SliceType,
    StrType,
    DynType,
    VecType,
    ArrayType,
    StructType,
    TupleType,
    UnionType,
    EnumType,
    OpaqueType,
    SelfType,
)
"""Types that the typetree dialect registers."""
