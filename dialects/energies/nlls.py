"""``nlls``: least squares energies, and the kernels that are derived from them.

A problem declares dimensions, arrays, parameters and graphs, and has residuals: regions of ``expr``
operations that are read at every point of an index space, or at every edge of a graph. Its energy
is half the sum of their squares. Types are in `nlls_types`, rules in `nlls_rules`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self, cast

from ad_opt.dialects.support.text.declarations import parse_attributes, parse_symbol, print_table
from ad_opt.dialects.support.text.syntax import create
from typing_extensions import override
from xdsl.dialects.builtin import ArrayAttr, StringAttr, SymbolNameConstraint, SymbolRefAttr
from xdsl.ir import Attribute, Dialect, Operation, Region, SSAValue
from xdsl.irdl import (
    IRDLOperation,
    irdl_op_definition,
    opt_prop_def,
    prop_def,
    region_def,
    traits_def,
    var_operand_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import HasParent, IsTerminator, SymbolOpInterface

from . import nlls_rules as rules
from .access_rules import verify_accesses, verify_space
from .nlls_declarations import (
    DimOp,
    GraphOp,
    ImageOp,
    ParamOp,
    ProblemOp,
    UnknownOp,
    VectorOp,
    print_name,
)
from .nlls_syntax import Domain, parse_domain, print_domain
from .nlls_types import TYPES, ArrayType, Destination


@irdl_op_definition
class ComputedOp(IRDLOperation):
    """An array that is computed from others: ``nlls.computed @B : !nlls.array<...> { ... }``.

    Residuals read it like an image; derivatives go through it by the chain rule.
    """

    name = "nlls.computed"
    sym_name = prop_def(SymbolNameConstraint())
    type = prop_def(ArrayType)
    body = region_def("single_block")
    traits = traits_def(HasParent(ProblemOp), SymbolOpInterface())

    def __init__(self, name: str, type: ArrayType, body: Region) -> None:
        properties = {"sym_name": StringAttr(name), "type": type}
        super().__init__(properties=properties, regions=[body])

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        properties: dict[str, Attribute] = {"sym_name": parser.parse_symbol_name()}
        parser.parse_punctuation(":")
        properties["type"] = parser.parse_type()
        attributes = parse_attributes(parser)
        return create(cls, [], [], properties, attributes, [parser.parse_region()])

    @override
    def print(self, printer: Printer) -> None:
        print_name(printer, self.sym_name)
        printer.print_string(" : ")
        printer.print_attribute(self.type)
        print_table(printer, self)

    @override
    def verify_(self) -> None:
        rules.verify_computed(self, self.type)
        verify_accesses(self)
        verify_space(self, self.type.dims)


@irdl_op_definition
class ResidualOp(IRDLOperation):
    """Numbers that are squared and summed: ``nlls.residual @fit over [@W, @H] { ... }``.

    Its domain, a space or a graph, is what it reads; `nlls-classify-residuals` says so.
    """

    name = "nlls.residual"
    sym_name = prop_def(SymbolNameConstraint())
    domain = opt_prop_def(ArrayAttr[SymbolRefAttr] | SymbolRefAttr)
    body = region_def("single_block")
    traits = traits_def(HasParent(ProblemOp), SymbolOpInterface())

    def __init__(self, name: str, body: Region, domain: Domain | None = None) -> None:
        properties: dict[str, Attribute] = {"sym_name": StringAttr(name)}
        if domain is not None:
            properties["domain"] = domain
        super().__init__(properties=properties, regions=[body])

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        properties: dict[str, Attribute] = {"sym_name": parser.parse_symbol_name()}
        if parser.parse_optional_keyword("over"):
            properties["domain"] = parse_domain(parser)
        attributes = parse_attributes(parser)
        return create(cls, [], [], properties, attributes, [parser.parse_region()])

    @override
    def print(self, printer: Printer) -> None:
        print_name(printer, self.sym_name)
        print_domain(printer, self.domain)
        print_table(printer, self)

    @override
    def verify_(self) -> None:
        rules.verify_residual(self, self.domain)
        verify_accesses(self)
        if self.domain is not None:
            verify_space(self, rules.domain_space(self, self.domain))


@irdl_op_definition
class ExcludeOp(IRDLOperation):
    """Points at which unknowns are held fixed: ``nlls.exclude { ... nlls.yield %b : !expr.bool }``.

    With a name, ``nlls.exclude @X { ... }``, only that unknown is; without one all unknowns of the
    space are, and residuals at such points are left out.
    """

    name = "nlls.exclude"
    unknown = opt_prop_def(SymbolRefAttr)
    body = region_def("single_block")
    traits = traits_def(HasParent(ProblemOp))

    def __init__(self, body: Region, unknown: str | None = None) -> None:
        properties = {} if unknown is None else {"unknown": SymbolRefAttr(unknown)}
        super().__init__(properties=properties, regions=[body])

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        properties: dict[str, Attribute] = {}
        if (name := parser.parse_optional_symbol_name()) is not None:
            properties["unknown"] = SymbolRefAttr(name.data)
        attributes = parse_attributes(parser)
        return create(cls, [], [], properties, attributes, [parser.parse_region()])

    @override
    def print(self, printer: Printer) -> None:
        if self.unknown is not None:
            printer.print_string(" ")
            printer.print_attribute(self.unknown)
        print_table(printer, self)

    @override
    def verify_(self) -> None:
        rules.verify_exclude(self, self.unknown)
        verify_accesses(self)


@irdl_op_definition
class ColumnOp(IRDLOperation):
    """Points at which an unknown may move: ``nlls.column @X { ... }``.

    `nlls-fold-exclude` makes it of exclusions; derivatives by the unknown have it as a factor.
    """

    name = "nlls.column"
    unknown = prop_def(SymbolRefAttr)
    body = region_def("single_block")
    traits = traits_def(HasParent(ProblemOp))

    def __init__(self, unknown: str, body: Region) -> None:
        super().__init__(properties={"unknown": SymbolRefAttr(unknown)}, regions=[body])

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        properties: dict[str, Attribute] = {"unknown": parse_symbol(parser)}
        attributes = parse_attributes(parser)
        return create(cls, [], [], properties, attributes, [parser.parse_region()])

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_attribute(self.unknown)
        print_table(printer, self)

    @override
    def verify_(self) -> None:
        rules.verify_exclude(self, self.unknown)
        verify_accesses(self)


@irdl_op_definition
class KernelOp(IRDLOperation):
    """Values at every point of a domain: ``nlls.kernel @jtj.W_H kind "jtj" over [@W, @H] { ... }``.

    The yield says where each value goes. Over a graph it is evaluated at every edge;
    ``over [@N] gather @G @v0`` at every point, for each edge whose slot is the point, in order.
    Kernels of a kind run in the order in which they stand.
    """

    name = "nlls.kernel"
    sym_name = prop_def(SymbolNameConstraint())
    kind = prop_def(StringAttr)
    domain = prop_def(ArrayAttr[SymbolRefAttr] | SymbolRefAttr)
    gather = opt_prop_def(SymbolRefAttr)
    slot = opt_prop_def(SymbolRefAttr)
    body = region_def("single_block")
    traits = traits_def(HasParent(ProblemOp), SymbolOpInterface())

    def __init__(
        self,
        name: str,
        kind: str,
        domain: Domain,
        body: Region,
        gather: tuple[str, str] | None = None,
    ) -> None:
        properties: dict[str, Attribute] = {
            "sym_name": StringAttr(name),
            "kind": StringAttr(kind),
            "domain": domain,
        }
        if gather is not None:
            properties |= zip(("gather", "slot"), map(SymbolRefAttr, gather), strict=True)
        super().__init__(properties=properties, regions=[body])

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        properties: dict[str, Attribute] = {"sym_name": parser.parse_symbol_name()}
        parser.parse_keyword("kind")
        properties["kind"] = StringAttr(parser.parse_str_literal())
        parser.parse_keyword("over")
        properties["domain"] = parse_domain(parser)
        if parser.parse_optional_keyword("gather"):
            properties["gather"] = parse_symbol(parser)
            properties["slot"] = parse_symbol(parser)
        attributes = parse_attributes(parser)
        return create(cls, [], [], properties, attributes, [parser.parse_region()])

    @override
    def print(self, printer: Printer) -> None:
        print_name(printer, self.sym_name)
        printer.print_string(f' kind "{self.kind.data}"')
        print_domain(printer, self.domain)
        if self.gather is not None and self.slot is not None:
            printer.print_string(" gather ")
            printer.print_list((self.gather, self.slot), printer.print_attribute, " ")
        print_table(printer, self)

    @override
    def verify_(self) -> None:
        rules.verify_kernel(self, self.domain, self.gather, self.slot)
        verify_accesses(self)
        place = self.domain if self.gather is None else self.gather
        verify_space(self, rules.domain_space(self, place))


@irdl_op_definition
class YieldOp(IRDLOperation):
    """The values of a region: ``nlls.yield %r : !expr.real``.

    In a kernel it says where they go: ``nlls.yield %a to #nlls.store<@Ap.X, 0> : !expr.real``.
    """

    name = "nlls.yield"
    values = var_operand_def()
    to = opt_prop_def(ArrayAttr[Destination])
    traits = traits_def(IsTerminator())

    def __init__(self, values: Sequence[SSAValue], to: Sequence[Destination] | None = None) -> None:
        properties = {} if to is None else {"to": ArrayAttr(to)}
        super().__init__(operands=[values], properties=properties)

    @property
    def destinations(self) -> tuple[Destination, ...]:
        """The place of each value; nothing outside of kernels."""
        return () if self.to is None else self.to.data

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        to: list[Attribute] = []
        values = [parser.parse_unresolved_operand()]
        if parser.parse_optional_keyword("to"):
            to.append(parser.parse_attribute())
        while parser.parse_optional_punctuation(","):
            values.append(parser.parse_unresolved_operand())
            if to:
                parser.parse_keyword("to")
                to.append(parser.parse_attribute())
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        at = parser.pos
        types = parser.parse_comma_separated_list(parser.Delimiter.NONE, parser.parse_type)
        operands = parser.resolve_operands(values, types, at)
        properties: dict[str, Attribute] = {"to": ArrayAttr(to)} if to else {}
        return create(cls, [operands], [], properties, attributes)

    @override
    def print(self, printer: Printer) -> None:
        to = self.destinations or (None,) * len(self.values)

        def value(both: tuple[SSAValue, Destination | None]) -> None:
            printer.print_ssa_value(both[0])
            if both[1] is not None:
                printer.print_string(" to ")
                printer.print_attribute(both[1])

        printer.print_string(" ")
        printer.print_list(list(zip(self.values, to, strict=True)), value)
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_list([it.type for it in self.values], printer.print_attribute)

    @override
    def verify_(self) -> None:
        rules.verify_yield(self, list(self.values), self.to)


def yield_of(op: Operation) -> YieldOp:
    """The terminator of a region of an energy."""
    return cast(YieldOp, op.regions[0].block.last_op)


Nlls = Dialect(
    "nlls",
    [
        ProblemOp,
        DimOp,
        UnknownOp,
        ImageOp,
        ParamOp,
        VectorOp,
        GraphOp,
        ComputedOp,
        ResidualOp,
        ExcludeOp,
        ColumnOp,
        KernelOp,
        YieldOp,
    ],
    [*TYPES],
)
