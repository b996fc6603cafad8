"""Pieces of syntax that several operations of the llvm dialect share."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Self

from ad_opt.dialects.support.text.syntax import parse_typed_operands
from xdsl.dialects.builtin import DenseArrayBase, IntegerAttr, StringAttr, UnitAttr, i32, i64
from xdsl.dialects.llvm import CallingConventionAttr
from xdsl.ir import Attribute, Block, Operation, SSAValue
from xdsl.irdl import IRDLOperation
from xdsl.parser import Parser
from xdsl.printer import Printer

ORDERINGS = {
    "unordered": 1,
    "monotonic": 2,
    "acquire": 4,
    "release": 5,
    "acq_rel": 6,
    "seq_cst": 7,
}
"""Atomic orderings and LLVM's numbers for them."""

ORDERING_NAMES = {number: name for name, number in ORDERINGS.items()}


def split_attributes(
    cls: type[Operation], attrs: Mapping[str, Attribute]
) -> tuple[dict[str, Attribute], dict[str, Attribute]]:
    """Properties that the operation declares, and the attributes that remain."""
    known = getattr(cls, "get_irdl_definition")().properties
    properties = {name: value for name, value in attrs.items() if name in known}
    return properties, {name: value for name, value in attrs.items() if name not in known}


def print_attributes(printer: Printer, op: IRDLOperation, hidden: Collection[str] = ()) -> None:
    """All attributes that the syntax does not show elsewhere; defaults left out."""
    defaults = {
        name: definition.default_value
        for name, definition in op.get_irdl_definition().properties.items()
    }
    shown = {
        name: value
        for name, value in (op.properties | op.attributes).items()
        if name not in hidden and defaults.get(name) != value
    }
    printer.print_op_attributes(shown)


class Builder:
    """Parts that a parse method collects before it can make the operation."""

    def __init__(self, parser: Parser, cls: type[IRDLOperation]):
        self.parser = parser
        self.cls = cls
        self.properties: dict[str, Attribute] = {}
        self.attributes: dict[str, Attribute] = {}

    def flag(self, keyword: str, name: str | None = None) -> bool:
        """An optional keyword that sets a unit property."""
        if self.parser.parse_optional_keyword(keyword) is None:
            return False
        self.properties[name or keyword] = UnitAttr()
        return True

    def dictionary(self) -> None:
        """An optional attribute dictionary."""
        properties, attributes = split_attributes(self.cls, self.parser.parse_optional_attr_dict())
        self.properties |= properties
        self.attributes |= attributes

    def ordering(self, name: str = "ordering") -> None:
        """An atomic ordering."""
        word = self.parser.parse_identifier("atomic ordering")
        if word not in ORDERINGS:
            self.parser.raise_error(f"unknown atomic ordering `{word}`")
        self.properties[name] = IntegerAttr(ORDERINGS[word], i64)

    def scope(self) -> None:
        """An optional synchronisation scope."""
        if self.parser.parse_optional_keyword("syncscope") is not None:
            with self.parser.in_parens():
                self.properties["syncscope"] = StringAttr(self.parser.parse_str_literal())

    def weights(self) -> None:
        """Optional branch weights."""
        if self.parser.parse_optional_keyword("weights") is not None:
            with self.parser.in_parens():
                numbers = self.parser.parse_comma_separated_list(
                    self.parser.Delimiter.SQUARE, self.parser.parse_integer
                )
            self.properties["branch_weights"] = DenseArrayBase.from_list(i32, numbers)

    def segments(self, *sizes: int) -> None:
        """The sizes of the operand groups."""
        self.properties["operandSegmentSizes"] = DenseArrayBase.from_list(i32, sizes)

    def make(
        self,
        operands: Sequence[SSAValue],
        results: Sequence[Attribute] = (),
        successors: Sequence[Block] = (),
    ) -> Any:
        """The operation."""
        for name, definition in self.cls.get_irdl_definition().properties.items():
            if definition.default_value is not None:
                self.properties.setdefault(name, definition.default_value)
        return self.cls.create(
            operands=operands,
            result_types=results,
            successors=successors,
            properties=self.properties,
            attributes=self.attributes,
        )


def print_ordering(printer: Printer, op: IRDLOperation, name: str = "ordering") -> None:
    """Space, scope, ordering."""
    value: Any = op.properties[name]
    printer.print_string(f" {ORDERING_NAMES[value.value.data]}")


def print_scope(printer: Printer, op: IRDLOperation) -> None:
    """The synchronisation scope, if there is one."""
    scope = op.properties.get("syncscope")
    if isinstance(scope, StringAttr):
        printer.print_string(" syncscope(")
        printer.print_string_literal(scope.data)
        printer.print_string(")")


def print_successor(printer: Printer, block: Block, operands: Sequence[SSAValue]) -> None:
    """The other way round."""
    printer.print_block_name(block)
    if operands:
        with printer.in_parens():
            printer.print_list(operands, printer.print_ssa_value)
            printer.print_string(" : ")
            printer.print_list([v.type for v in operands], printer.print_attribute)


class BundleSyntax:
    """Operand bundles: ``["tag"(%a : i32), "other"()]``."""

    def __init__(self) -> None:
        self.tags: list[str] = []
        self.operands: list[SSAValue] = []
        self.sizes: list[int] = []

    def parse(self, parser: Parser) -> Self:
        """Read bundles, if there are any."""
        if parser.parse_optional_punctuation("[") is not None:
            parser.parse_comma_separated_list(parser.Delimiter.NONE, lambda: self._one(parser))
            parser.parse_punctuation("]")
        return self

    def _one(self, parser: Parser) -> None:
        self.tags.append(parser.parse_str_literal())
        size = len(self.operands)
        parser.parse_punctuation("(")
        if parser.parse_optional_punctuation(")") is None:
            self.operands += parse_typed_operands(parser)
        self.sizes.append(len(self.operands) - size)

    def properties(self) -> dict[str, Attribute]:
        """The properties that say how many operands each bundle has."""
        from xdsl.dialects.builtin import ArrayAttr

        made: dict[str, Attribute] = {"op_bundle_sizes": DenseArrayBase.from_list(i32, self.sizes)}
        if self.tags:
            made["op_bundle_tags"] = ArrayAttr([StringAttr(tag) for tag in self.tags])
        return made

    @staticmethod
    def print(printer: Printer, op: IRDLOperation, operands: Sequence[SSAValue]) -> None:
        """Write the bundles of an operation."""
        sizes: Any = op.properties.get("op_bundle_sizes")
        counts: list[int] = list(sizes.iter_values()) if sizes is not None else []
        if not counts:
            return
        tags: Any = op.properties["op_bundle_tags"]
        at = 0
        printer.print_string(" [")
        for i, (count, tag) in enumerate(zip(counts, tags, strict=True)):
            printer.print_string(", " if i else "")
            printer.print_string_literal(tag.data)
            inner = operands[at : at + count]
            at += count
            with printer.in_parens():
                if inner:
                    printer.print_list(inner, printer.print_ssa_value)
                    printer.print_string(" : ")
                    printer.print_list([v.type for v in inner], printer.print_attribute)
        printer.print_string("]")


NO_BUNDLES = DenseArrayBase.from_list(i32, ())
CCC = CallingConventionAttr("ccc")
BUNDLE_NAMES = ("op_bundle_sizes", "op_bundle_tags", "operandSegmentSizes")
"""Properties that the bundle syntax shows."""
