"""Attributes of the llvm dialect that only carry parameters: one representation for all of them.

Loop annotations, TBAA, alias scopes, memory effects, debug information, module flags ... are read
into a tree of parameters and printed as they were read. `ParameterTree.get` looks a parameter up.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Self

from typing_extensions import override
from xdsl.dialects.builtin import ArrayAttr, IntAttr, IntegerAttr, StringAttr, SymbolRefAttr
from xdsl.ir import Attribute, ParametrizedAttribute
from xdsl.irdl import ParamAttrDef, irdl_attr_definition
from xdsl.parser import AttrParser
from xdsl.printer import Printer

_BRACKETS = {"<": ">", "(": ")", "[": "]", "{": "}"}


@irdl_attr_definition
class WordAttr(ParametrizedAttribute):
    """A keyword or a number without type, as it was written."""

    name = "llvm.parameter_word"
    text: StringAttr


@irdl_attr_definition
class PairAttr(ParametrizedAttribute):
    """``key = value``, or ``value : type``."""

    name = "llvm.parameter_pair"
    key: Attribute
    sign: StringAttr
    value: Attribute


@irdl_attr_definition
class GroupAttr(ParametrizedAttribute):
    """Parameters in brackets."""

    name = "llvm.parameter_group"
    bracket: StringAttr
    items: ArrayAttr[Attribute]


@irdl_attr_definition
class ApplyAttr(ParametrizedAttribute):
    """A value that brackets follow: ``DW_OP_plus_uconst(3)``."""

    name = "llvm.parameter_apply"
    head: Attribute
    group: GroupAttr


def _parse_group(parser: AttrParser) -> GroupAttr | None:
    for opening, closing in _BRACKETS.items():
        if parser.parse_optional_punctuation(opening) is not None:  # pyright: ignore
            items: list[Attribute] = []
            if parser.parse_optional_punctuation(closing) is None:  # pyright: ignore
                items.append(_parse_item(parser))
                while parser.parse_optional_punctuation(",") is not None:
                    items.append(_parse_item(parser))
                parser.parse_punctuation(closing)  # pyright: ignore
            return GroupAttr(StringAttr(opening), ArrayAttr(items))
    return None


def _parse_atom(parser: AttrParser) -> Attribute:
    if (group := _parse_group(parser)) is not None:
        return group
    if (word := parser.parse_optional_identifier()) is not None:
        if word == "distinct":
            return _parse_distinct(parser)
        while parser.parse_optional_punctuation("|") is not None:
            word += "|" + parser.parse_identifier()
        return WordAttr(StringAttr(word))
    if (number := parser.parse_optional_number()) is not None:
        return WordAttr(StringAttr(str(number)))
    if (text := parser.parse_optional_str_literal()) is not None:
        return StringAttr(text)
    if (symbol := parser.parse_optional_symbol_name()) is not None:
        return WordAttr(StringAttr(f"@{symbol.data}"))
    return parser.parse_attribute()


def _parse_distinct(parser: AttrParser) -> Attribute:
    with parser.in_square_brackets():
        number = parser.parse_integer(allow_boolean=False)
    body = _parse_group(parser)
    return ApplyAttr(
        WordAttr(StringAttr(f"distinct[{number}]")),
        body or GroupAttr(StringAttr("<"), ArrayAttr(())),
    )


def _parse_item(parser: AttrParser) -> Attribute:
    left = _parse_atom(parser)
    if isinstance(left, WordAttr) and (group := _parse_group(parser)) is not None:
        left = ApplyAttr(left, group)
    for sign in ("=", ":"):
        if parser.parse_optional_punctuation(sign) is not None:
            return PairAttr(left, StringAttr(sign), _parse_item(parser))
    return left


def _print_item(printer: Printer, item: Attribute) -> None:
    match item:
        case WordAttr():
            printer.print_string(item.text.data)
        case PairAttr():
            _print_item(printer, item.key)
            printer.print_string(f" {item.sign.data} ")
            _print_item(printer, item.value)
        case GroupAttr():
            printer.print_string(item.bracket.data)
            printer.print_list(item.items.data, lambda inner: _print_item(printer, inner))
            printer.print_string(_BRACKETS[item.bracket.data])
        case ApplyAttr():
            _print_item(printer, item.head)
            _print_item(printer, item.group)
        case _:
            printer.print_attribute(item)


@dataclass(frozen=True, init=False)
class ParameterTree(ParametrizedAttribute):
    """Base of the attributes that are a tree of parameters."""

    body: ArrayAttr[Attribute]

    @override
    @classmethod
    def parse_parameters(cls, parser: AttrParser) -> tuple[ArrayAttr[Attribute]]:
        group = _parse_group(parser)
        return (group.items if group is not None else ArrayAttr(()),)

    @override
    def print_parameters(self, printer: Printer) -> None:
        if self.body.data:
            _print_item(printer, GroupAttr(StringAttr("<"), self.body))

    @classmethod
    def of(cls, **parameters: Attribute | str | int | bool) -> Self:
        """Build one: ``LoopAnnotationAttr.of(mustProgress=True)``."""
        return cls.new((ArrayAttr([_pair(key, value) for key, value in parameters.items()]),))

    def items(self) -> Iterator[tuple[str, Attribute]]:
        """The parameters by name, those without a name left out."""
        yield from named_parameters(self.body)

    def get(self, key: str) -> Attribute | None:
        """The parameter called ``key``."""
        return next((value for name, value in self.items() if name == key), None)


def _pair(key: str, value: Attribute | str | int | bool) -> PairAttr:
    if isinstance(value, bool):
        value = str(value).lower()
    item = value if isinstance(value, Attribute) else WordAttr(StringAttr(str(value)))
    return PairAttr(WordAttr(StringAttr(key)), StringAttr("="), item)


def named_parameters(body: ArrayAttr[Attribute]) -> Iterator[tuple[str, Attribute]]:
    """The ``key = value`` pairs among the items."""
    for item in body:
        if isinstance(item, PairAttr) and isinstance(item.key, WordAttr) and item.sign.data == "=":
            yield item.key.text.data, item.value


@irdl_attr_definition
class LoopAnnotationAttr(ParameterTree):
    """Loop annotation for the optimiser; stands on the branch back to a loop's header."""

    name = "llvm.loop_annotation"


@irdl_attr_definition
class MemoryEffectsAttr(ParameterTree):
    """Memory effects of a function or call: what it reads and writes."""

    name = "llvm.memory_effects"


class ZeroLikeAttr(ParametrizedAttribute):
    """A constant without elements of its own: zero, undef, poison."""

    @property
    def keyword(self) -> str:
        """The constant in LLVM IR."""
        return {"llvm.zero": "zeroinitializer"}.get(self.name, self.name.removeprefix("llvm."))


@irdl_attr_definition
class ZeroAttr(ZeroLikeAttr):
    """All bits zero."""

    name = "llvm.zero"


@irdl_attr_definition
class UndefAttr(ZeroLikeAttr):
    """Any bits."""

    name = "llvm.undef"


@irdl_attr_definition
class PoisonAttr(ZeroLikeAttr):
    """The result of an undefined computation."""

    name = "llvm.poison"


@irdl_attr_definition
class BlockTagAttr(ParametrizedAttribute):
    """The number of a block whose address is taken, in its function."""

    name = "llvm.blocktag"

    number: IntAttr

    @override
    @classmethod
    def parse_parameters(cls, parser: AttrParser) -> tuple[IntAttr]:
        with parser.in_angle_brackets():
            parser.parse_keyword("id")
            parser.parse_punctuation("=")
            return (IntAttr(parser.parse_integer(allow_boolean=False)),)

    @override
    def print_parameters(self, printer: Printer) -> None:
        printer.print_string(f"<id = {self.number.data}>")


@irdl_attr_definition
class BlockAddressAttr(ParametrizedAttribute):
    """A block of a function, by its tag."""

    name = "llvm.blockaddress"

    function: SymbolRefAttr
    tag: BlockTagAttr

    @override
    @classmethod
    def parse_parameters(cls, parser: AttrParser) -> tuple[SymbolRefAttr, BlockTagAttr]:
        with parser.in_angle_brackets():
            parser.parse_keyword("function")
            parser.parse_punctuation("=")
            function = SymbolRefAttr(parser.parse_symbol_name())
            parser.parse_punctuation(",")
            parser.parse_keyword("tag")
            parser.parse_punctuation("=")
            return function, BlockTagAttr(*BlockTagAttr.parse_parameters(parser))

    @override
    def print_parameters(self, printer: Printer) -> None:
        printer.print_string("<function = ")
        printer.print_attribute(self.function)
        printer.print_string(", tag = ")
        self.tag.print_parameters(printer)
        printer.print_string(">")

    @classmethod
    def of(cls, function: str, number: int) -> Self:
        """Build one."""
        return cls(SymbolRefAttr(function), BlockTagAttr(IntAttr(number)))


def _tree(name: str) -> type[ParameterTree]:
    """Make an attribute like `LoopAnnotationAttr`, with its definition: there are fifty of them."""
    title = "".join(part.title() for part in name.replace(".", "_").split("_"))
    made = type(f"{title}Attr", (ParameterTree,), {"name": f"llvm.{name}"})
    made.__doc__ = f"``#llvm.{name}``, kept as it was read."
    definition = ParamAttrDef(made.name, LoopAnnotationAttr.get_irdl_definition().parameters)
    setattr(made, "get_irdl_definition", classmethod(lambda _: definition))
    return made


VSCALE_RANGE = _tree("vscale_range")
"""Bounds of the factor of scalable vectors."""

LOOP_UNROLL = _tree("loop_unroll")
"""Loop annotation about unrolling."""

LOOP_ANNOTATION = "llvm.loop_annotation"
"""The attribute of a loop that becomes the annotation of its branch back."""

ROLLED = LoopAnnotationAttr.of(unroll=LOOP_UNROLL.of(disable=True))
"""A loop that LLVM leaves to its vectoriser, however short it is."""

LOOP_INTERLEAVE = _tree("loop_interleave")
"""Loop annotation about how many iterations of vectors run at once."""

BRIEF = LoopAnnotationAttr.of(
    unroll=LOOP_UNROLL.of(disable=True), interleave=LOOP_INTERLEAVE.of(count=IntegerAttr(1, 32))
)
"""A loop that LLVM makes vectors of, without copies of its body."""

LOOP_VECTORIZE = _tree("loop_vectorize")
"""Loop annotation about vectors."""

SCALAR = LoopAnnotationAttr.of(
    unroll=LOOP_UNROLL.of(disable=True), vectorize=LOOP_VECTORIZE.of(disable=True)
)
"""A loop that LLVM leaves as it is, but for what it recognises as a whole, such as ``memset``."""

UNTOUCHED = LoopAnnotationAttr.of(disableNonforced=True)
"""A loop whose form is final: LLVM neither unrolls it nor makes vectors of it."""

_TREES = """
    loop_distribute loop_licm loop_peeled loop_pipeline
    loop_unroll_and_jam loop_unswitch
    access_group alias_scope alias_scope_domain tbaa_member tbaa_root tbaa_tag tbaa_type_desc
    constant_range mmra_tag comdat uwtableKind address_space dereferenceable
    dso_local_equivalent mlir.module_flag profile_summary cgprofile_entry
    md_const md_node md_string md_func md_value di_annotation di_basic_type di_common_block
    di_compile_unit di_composite_type di_derived_type di_expression di_expression_elem di_file
    di_generic_subrange di_global_variable di_global_variable_expression di_imported_entity
    di_label di_lexical_block di_lexical_block_file di_local_variable di_module di_namespace
    di_null_type di_string_type di_subprogram di_subrange di_subroutine_type
"""

ATTRIBUTES: tuple[type[ParametrizedAttribute], ...] = (
    LoopAnnotationAttr,
    MemoryEffectsAttr,
    ZeroAttr,
    UndefAttr,
    PoisonAttr,
    BlockTagAttr,
    BlockAddressAttr,
    VSCALE_RANGE,
    LOOP_UNROLL,
    LOOP_INTERLEAVE,
    LOOP_VECTORIZE,
    *(_tree(name) for name in _TREES.split()),
)
"""Attributes that the llvm dialect registers beyond xDSL's."""
