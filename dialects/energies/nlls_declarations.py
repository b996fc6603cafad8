"""Declarations of ``nlls``: problems, dimensions, arrays, parameters, graphs, vectors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from ad_opt.dialects.support.text.declarations import (
    parse_attributes,
    parse_symbol,
    parse_table,
    print_attributes,
    print_table,
)
from ad_opt.dialects.support.text.syntax import create
from typing_extensions import override
from xdsl.dialects.builtin import (
    ArrayAttr,
    Float32Type,
    Float64Type,
    StringAttr,
    SymbolNameConstraint,
    SymbolRefAttr,
    f32,
    f64,
)
from xdsl.ir import Attribute, Block, Operation, Region
from xdsl.irdl import (
    IRDLOperation,
    irdl_op_definition,
    opt_prop_def,
    prop_def,
    region_def,
    traits_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import HasParent, NoTerminator, SymbolOpInterface, SymbolTable

from . import nlls_rules as rules
from .nlls_syntax import parse_slots, print_domain, print_slots
from .nlls_types import ArrayType, names, parse_space


def print_name(printer: Printer, name: StringAttr) -> None:
    """`` @name``."""
    printer.print_string(" ")
    printer.print_symbol_name(name.data)


@irdl_op_definition
class ProblemOp(IRDLOperation):
    """An energy: ``nlls.problem @laplacian precision f32 { ... }``.

    It is half the sum of the squares of all residuals, at all points of their domains.
    """

    name = "nlls.problem"
    sym_name = prop_def(SymbolNameConstraint())
    precision = prop_def(Float32Type | Float64Type)
    body = region_def("single_block")
    traits = traits_def(SymbolOpInterface(), NoTerminator(), SymbolTable())

    def __init__(
        self,
        name: str,
        precision: Float32Type | Float64Type = f64,
        parts: Sequence[Operation] = (),
    ) -> None:
        properties: dict[str, Attribute] = {"sym_name": StringAttr(name), "precision": precision}
        super().__init__(properties=properties, regions=[Region(Block(parts))])

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        properties: dict[str, Attribute] = {"sym_name": parser.parse_symbol_name()}
        parser.parse_keyword("precision")
        word = parser.parse_keyword_in(("f32", "f64"))
        properties["precision"] = f32 if word == "f32" else f64
        attributes = parse_attributes(parser)
        return create(cls, [], [], properties, attributes, [parse_table(parser)])

    @override
    def print(self, printer: Printer) -> None:
        print_name(printer, self.sym_name)
        printer.print_string(f" precision {self.precision}")
        print_table(printer, self)


@irdl_op_definition
class DimOp(IRDLOperation):
    """A dimension, whose size is known when the problem is solved: ``nlls.dim @W``."""

    name = "nlls.dim"
    sym_name = prop_def(SymbolNameConstraint())
    traits = traits_def(HasParent(ProblemOp), SymbolOpInterface())

    def __init__(self, name: str) -> None:
        super().__init__(properties={"sym_name": StringAttr(name)})

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        name = parser.parse_symbol_name()
        return create(cls, [], [], {"sym_name": name}, parse_attributes(parser))

    @override
    def print(self, printer: Printer) -> None:
        print_name(printer, self.sym_name)
        print_attributes(printer, self.attributes)


class _Declaration(IRDLOperation):
    """A name with a type."""

    sym_name = prop_def(SymbolNameConstraint())
    type = prop_def()

    def __init__(self, name: str, type: Attribute) -> None:
        super().__init__(properties={"sym_name": StringAttr(name), "type": type})

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        properties: dict[str, Attribute] = {"sym_name": parser.parse_symbol_name()}
        parser.parse_punctuation(":")
        properties["type"] = parser.parse_type()
        return create(cls, [], [], properties, parse_attributes(parser))

    @override
    def print(self, printer: Printer) -> None:
        print_name(printer, self.sym_name)
        printer.print_string(" : ")
        printer.print_attribute(self.type)
        print_attributes(printer, self.attributes)


@irdl_op_definition
class UnknownOp(_Declaration):
    """An array that is solved for: ``nlls.unknown @X : !nlls.array<[@W, @H], 1 x f32>``."""

    name = "nlls.unknown"
    traits = traits_def(HasParent(ProblemOp), SymbolOpInterface())

    @override
    def verify_(self) -> None:
        rules.verify_unknown(self, self.type)


@irdl_op_definition
class ImageOp(_Declaration):
    """An array that is given: ``nlls.image @A : !nlls.array<[@W, @H], 3 x ui8>``.

    Over the space of a graph's edges it is data of each edge.
    """

    name = "nlls.image"
    traits = traits_def(HasParent(ProblemOp), SymbolOpInterface())

    @override
    def verify_(self) -> None:
        rules.verify_array(self, self.type)


@irdl_op_definition
class ParamOp(_Declaration):
    """A number that is given: ``nlls.param @w : f32``."""

    name = "nlls.param"
    traits = traits_def(HasParent(ProblemOp), SymbolOpInterface())

    @override
    def verify_(self) -> None:
        rules.verify_param(self, self.type)


@irdl_op_definition
class VectorOp(IRDLOperation):
    """A vector of the solver: ``nlls.vector @p.X of @X role "p" : !nlls.array<...>``.

    It has an entry for each of an unknown; or it holds what is materialised of a residual.
    """

    name = "nlls.vector"
    sym_name = prop_def(SymbolNameConstraint())
    of = opt_prop_def(SymbolRefAttr)
    role = prop_def(StringAttr)
    type = prop_def(ArrayType)
    traits = traits_def(HasParent(ProblemOp), SymbolOpInterface())

    def __init__(self, name: str, role: str, type: ArrayType, of: str | None = None) -> None:
        properties: dict[str, Attribute] = {
            "sym_name": StringAttr(name),
            "role": StringAttr(role),
            "type": type,
        }
        if of is not None:
            properties["of"] = SymbolRefAttr(of)
        super().__init__(properties=properties)

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        properties: dict[str, Attribute] = {"sym_name": parser.parse_symbol_name()}
        if parser.parse_optional_keyword("of"):
            properties["of"] = parse_symbol(parser)
        parser.parse_keyword("role")
        properties["role"] = StringAttr(parser.parse_str_literal())
        parser.parse_punctuation(":")
        properties["type"] = parser.parse_type()
        return create(cls, [], [], properties, parse_attributes(parser))

    @override
    def print(self, printer: Printer) -> None:
        print_name(printer, self.sym_name)
        if self.of is not None:
            printer.print_string(" of ")
            printer.print_attribute(self.of)
        printer.print_string(f' role "{self.role.data}" : ')
        printer.print_attribute(self.type)
        print_attributes(printer, self.attributes)

    @override
    def verify_(self) -> None:
        rules.verify_vector(self, self.type, self.of)


@irdl_op_definition
class GraphOp(IRDLOperation):
    """Edges, each with elements at its slots: ``nlls.graph @G over [@E] (@v0 -> [@N])``.

    Its memory is a row of integers for each edge: the coordinates of the slots' elements, x first.
    """

    name = "nlls.graph"
    sym_name = prop_def(SymbolNameConstraint())
    edges = prop_def(ArrayAttr[SymbolRefAttr])
    slots = prop_def(ArrayAttr[StringAttr])
    targets = prop_def(ArrayAttr[ArrayAttr[SymbolRefAttr]])
    traits = traits_def(HasParent(ProblemOp), SymbolOpInterface())

    def __init__(self, name: str, edges: str, slots: dict[str, tuple[str, ...]]) -> None:
        targets = [ArrayAttr([SymbolRefAttr(one) for one in dims]) for dims in slots.values()]
        super().__init__(
            properties={
                "sym_name": StringAttr(name),
                "edges": ArrayAttr([SymbolRefAttr(edges)]),
                "slots": ArrayAttr([StringAttr(one) for one in slots]),
                "targets": ArrayAttr(targets),
            }
        )

    @property
    def space(self) -> tuple[str, ...]:
        """The index space of the edges: of one dimension."""
        return names(self.edges)

    @property
    def target_of(self) -> dict[str, tuple[str, ...]]:
        """The index space of each slot's elements."""
        pairs = zip(self.slots, self.targets, strict=True)
        return {slot.data: names(space) for slot, space in pairs}

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        properties: dict[str, Attribute] = {"sym_name": parser.parse_symbol_name()}
        parser.parse_keyword("over")
        properties["edges"] = parse_space(parser)
        properties |= parse_slots(parser)
        return create(cls, [], [], properties, parse_attributes(parser))

    @override
    def print(self, printer: Printer) -> None:
        print_name(printer, self.sym_name)
        print_domain(printer, self.edges)
        print_slots(printer, self.slots, self.targets)
        print_attributes(printer, self.attributes)

    @override
    def verify_(self) -> None:
        rules.verify_graph(self, self.space, self.target_of)
