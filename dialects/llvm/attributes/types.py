"""Types that upstream's llvm dialect has and xDSL's lacks, and the parsers of all nested types.

Packed and opaque structs are classes of their own, because xDSL's struct type is final and has no
place for them; the registered parsers of ``!llvm.struct``, ``!llvm.array`` and ``!llvm.func`` give
xDSL's classes wherever those can say it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from typing_extensions import override
from xdsl.dialects import llvm
from xdsl.dialects.builtin import ArrayAttr, IntAttr, StringAttr
from xdsl.ir import Attribute, ParametrizedAttribute, TypeAttribute
from xdsl.irdl import irdl_attr_definition
from xdsl.parser import AttrParser
from xdsl.printer import Printer


class SpecialType(ParametrizedAttribute, TypeAttribute):
    """A type of LLVM without parameters that no value in memory has."""

    @property
    def keyword(self) -> str:
        """The type in LLVM IR."""
        return self.name.removeprefix("llvm.")


@irdl_attr_definition
class TokenType(SpecialType):
    """Token that ties operations such as ``llvm.intr.coro.id`` together."""

    name = "llvm.token"


@irdl_attr_definition
class MetadataType(SpecialType):
    """A metadata argument of an intrinsic."""

    name = "llvm.metadata"


@irdl_attr_definition
class LabelType(SpecialType):
    """A label of a block."""

    name = "llvm.label"


@irdl_attr_definition
class X86AMXType(SpecialType):
    """A tile register of Intel AMX."""

    name = "llvm.x86_amx"


@irdl_attr_definition
class PPCFP128Type(SpecialType):
    """A pair of doubles, as PowerPC adds them up."""

    name = "llvm.ppc_fp128"


@irdl_attr_definition
class PackedStructType(ParametrizedAttribute, TypeAttribute):
    """A struct without padding: ``!llvm.struct<packed (i8, i64)>``."""

    name = "llvm.struct"

    struct_name: StringAttr
    types: ArrayAttr[Attribute]

    @override
    def print_parameters(self, printer: Printer) -> None:
        with printer.in_angle_brackets():
            if self.struct_name.data:
                printer.print_string_literal(self.struct_name.data)
                printer.print_string(", ")
            printer.print_string("packed ")
            with printer.in_parens():
                printer.print_list(self.types.data, printer.print_attribute)


# xDSL's struct type is final; this is how its checks take a packed struct for a struct.
llvm.LLVMStructType.register(PackedStructType)


@irdl_attr_definition
class OpaqueStructType(ParametrizedAttribute, TypeAttribute):
    """A named struct of unknown body: ``!llvm.struct<"file", opaque>``."""

    name = "llvm.struct"

    struct_name: StringAttr

    @override
    def print_parameters(self, printer: Printer) -> None:
        with printer.in_angle_brackets():
            printer.print_string_literal(self.struct_name.data)
            printer.print_string(", opaque")


def parse_struct(parser: AttrParser) -> Attribute:
    """Parse what follows ``struct``."""
    with parser.in_angle_brackets():
        name = StringAttr("")
        if (text := parser.parse_optional_str_literal()) is not None:
            name = StringAttr(text)
            parser.parse_punctuation(",")
            if parser.parse_optional_keyword("opaque"):
                return OpaqueStructType(name)
        packed = parser.parse_optional_keyword("packed") is not None
        types = ArrayAttr(
            parser.parse_comma_separated_list(parser.Delimiter.PAREN, lambda: parse_type(parser))
        )
        return PackedStructType(name, types) if packed else llvm.LLVMStructType(name, types)


def parse_array(parser: AttrParser) -> Attribute:
    """Parse what follows ``array``."""
    with parser.in_angle_brackets():
        size = parser.parse_integer(allow_boolean=False, allow_negative=False)
        parser.parse_shape_delimiter()
        return llvm.LLVMArrayType(IntAttr(size), parse_type(parser))


def parse_function(parser: AttrParser) -> Attribute:
    """Parse what follows ``func``."""
    with parser.in_angle_brackets():
        output = parse_type(parser)

        def parse_input() -> Attribute | None:
            return None if parser.parse_optional_characters("...") else parse_type(parser)

        inputs = parser.parse_comma_separated_list(parser.Delimiter.PAREN, parse_input)
        variadic = bool(inputs) and inputs[-1] is None
        types = [type_ for type_ in inputs if type_ is not None]
        if len(types) + variadic != len(inputs):
            parser.raise_error("`...` must come last")
        return llvm.LLVMFunctionType(types, output, variadic)


def _parse_pointer(parser: AttrParser) -> Attribute:
    return llvm.LLVMPointerType(*llvm.LLVMPointerType.parse_parameters(parser))


_KEYWORDS: dict[str, Callable[[AttrParser], Attribute]] = {
    "void": lambda parser: llvm.LLVMVoidType(),
    "ptr": _parse_pointer,
    "array": parse_array,
    "struct": parse_struct,
    "func": parse_function,
    "token": lambda parser: TokenType(),
    "metadata": lambda parser: MetadataType(),
    "label": lambda parser: LabelType(),
    "x86_amx": lambda parser: X86AMXType(),
    "ppc_fp128": lambda parser: PPCFP128Type(),
}


def parse_type(parser: AttrParser) -> Attribute:
    """A type inside an llvm type: ``ptr`` stands for ``!llvm.ptr`` there."""
    if (keyword := parser.parse_optional_keyword_in(_KEYWORDS)) is not None:
        return _KEYWORDS[keyword](parser)
    return parser.parse_type()


class NestedType(ParametrizedAttribute, TypeAttribute):
    """A type that is parsed here and represented by another class, mostly one of xDSL's."""

    PARSE_BODY: ClassVar[Callable[[AttrParser], Attribute]]

    @override
    @classmethod
    def parse_parameters(cls, parser: AttrParser) -> Sequence[Attribute]:
        return (cls.PARSE_BODY(parser),)

    @override
    @classmethod
    def new(cls, params: Sequence[Attribute | Any]) -> Any:
        return params[0]


@irdl_attr_definition
class StructParser(NestedType):
    """Parser of ``!llvm.struct``."""

    name = "llvm.struct"
    PARSE_BODY = staticmethod(parse_struct)


@irdl_attr_definition
class ArrayParser(NestedType):
    """Parser of ``!llvm.array``."""

    name = "llvm.array"
    PARSE_BODY = staticmethod(parse_array)


@irdl_attr_definition
class FunctionParser(NestedType):
    """Parser of ``!llvm.func``."""

    name = "llvm.func"
    PARSE_BODY = staticmethod(parse_function)


TYPES: tuple[type[ParametrizedAttribute], ...] = (
    TokenType,
    MetadataType,
    LabelType,
    X86AMXType,
    PPCFP128Type,
    StructParser,
    ArrayParser,
    FunctionParser,
    llvm.LLVMPointerType,
    llvm.LLVMVoidType,
)
"""Types that the llvm dialect registers."""
