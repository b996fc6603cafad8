"""Pieces of syntax of ``nlls``: domains, and slots of graphs."""

from __future__ import annotations

from typing import TypeAlias

from ad_opt.dialects.support.text.declarations import parse_symbol
from xdsl.dialects.builtin import ArrayAttr, StringAttr, SymbolRefAttr
from xdsl.ir import Attribute
from xdsl.parser import Parser
from xdsl.printer import Printer

from .nlls_types import names, parse_space

Domain: TypeAlias = ArrayAttr[SymbolRefAttr] | SymbolRefAttr
"""A space, or the graph whose edges are meant."""


def parse_domain(parser: Parser) -> Domain:
    """``over [@W, @H]`` or ``over @G``, behind the word."""
    dims = parser.parse_optional_comma_separated_list(
        parser.Delimiter.SQUARE, lambda: parse_symbol(parser)
    )
    return parse_symbol(parser) if dims is None else ArrayAttr(dims)


def print_domain(printer: Printer, domain: Domain | None) -> None:
    """Undo `parse_domain`, with the word."""
    if domain is not None:
        printer.print_string(" over ")
        printer.print_attribute(domain)


def domain_words(domain: Domain) -> str:
    """A domain as part of a name: ``W_H``, ``G``; ``shared`` for the space without dimensions.

    No two domains have one name: in those of dimensions and graphs ``_`` becomes ``$_``.
    """
    is_graph = isinstance(domain, SymbolRefAttr)
    parts = [domain.root_reference.data] if is_graph else names(domain)
    said = [one.replace("$", "$$").replace("_", "$_") for one in parts]
    return "$shared" if said == ["shared"] else "_".join(said) or "shared"


def parse_slots(parser: Parser) -> dict[str, Attribute]:
    """``(@v0 -> [@N], @v1 -> [@W, @H])``."""

    def slot() -> tuple[StringAttr, ArrayAttr[SymbolRefAttr]]:
        name = parser.parse_symbol_name()
        parser.parse_punctuation("->")
        return name, parse_space(parser)

    found = parser.parse_comma_separated_list(parser.Delimiter.PAREN, slot)
    return {
        "slots": ArrayAttr([name for name, _ in found]),
        "targets": ArrayAttr([space for _, space in found]),
    }


def print_slots(
    printer: Printer, slots: ArrayAttr[StringAttr], targets: ArrayAttr[ArrayAttr[SymbolRefAttr]]
) -> None:
    """Undo `parse_slots`."""

    def slot(both: tuple[StringAttr, ArrayAttr[SymbolRefAttr]]) -> None:
        printer.print_symbol_name(both[0].data)
        printer.print_string(" -> ")
        printer.print_attribute(both[1])

    printer.print_string(" (")
    printer.print_list(list(zip(slots, targets, strict=True)), slot)
    printer.print_string(")")
