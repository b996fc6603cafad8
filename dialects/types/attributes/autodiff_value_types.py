"""Types and attributes of function values: what is marked, what a context is, what conforms."""

from __future__ import annotations

from collections.abc import Sequence

from ad_opt.dialects.support.definitions.keyword_attr import KeywordAttr
from typing_extensions import override
from xdsl.dialects.builtin import SymbolRefAttr
from xdsl.ir import Attribute, ParametrizedAttribute, TypeAttribute
from xdsl.irdl import irdl_attr_definition
from xdsl.parser import AttrParser
from xdsl.printer import Printer
from xdsl.utils.exceptions import VerifyException


@irdl_attr_definition
class NoDiffAttr(ParametrizedAttribute):
    """No derivative flows here: ``#autodiff.no_diff``."""

    name = "autodiff.no_diff"


@irdl_attr_definition
class AttributedType(ParametrizedAttribute, TypeAttribute):
    """A type with a remark: ``!autodiff.attributed<f32, #autodiff.no_diff>``.

    It is the type's own value; derivatives of functions leave it as it is.
    """

    name = "autodiff.attributed"
    type: Attribute
    attribute: Attribute

    def __init__(self, type: Attribute, attribute: Attribute | None = None):
        super().__init__(type, NoDiffAttr() if attribute is None else attribute)

    @override
    def verify(self) -> None:
        if not isinstance(self.attribute, NoDiffAttr):
            raise VerifyException(f"{self.attribute} does not describe a type; no_diff does")


def is_no_diff(type: Attribute) -> bool:
    """True if a type is marked as having no derivative."""
    return isinstance(type, AttributedType)


def unwrap_attributed(type: Attribute) -> Attribute:
    """The type without remarks."""
    while isinstance(type, AttributedType):
        type = type.type
    return type


@irdl_attr_definition
class ContextType(ParametrizedAttribute, TypeAttribute):
    """Context that ``apply`` of a function keeps for ``propagate``: ``!autodiff.ctx<@f>``."""

    name = "autodiff.ctx"
    symbol: SymbolRefAttr

    def __init__(self, symbol: str | SymbolRefAttr):
        super().__init__(SymbolRefAttr(symbol) if isinstance(symbol, str) else symbol)

    @property
    def function(self) -> str:
        """The name of the function."""
        return self.symbol.root_reference.data


@irdl_attr_definition
class ConformanceAttr(ParametrizedAttribute):
    """A type and the table that says how it conforms: ``#autodiff.conf<f32, @f32_IDiff>``."""

    name = "autodiff.conf"
    type: Attribute
    witness: SymbolRefAttr

    def __init__(self, type: Attribute, witness: str | SymbolRefAttr):
        super().__init__(type, SymbolRefAttr(witness) if isinstance(witness, str) else witness)


DERIVATIONS = ("fwd_diff", "bwd_diff", "apply", "propagate")


@irdl_attr_definition
class DerivationAttr(KeywordAttr):
    """Kind of a function's derivative: ``#autodiff.derivation<fwd_diff>``."""

    name = "autodiff.derivation"
    KEYWORDS = DERIVATIONS


@irdl_attr_definition
class DerivedAttr(ParametrizedAttribute):
    """The derivative of a named function: ``#autodiff.derived<fwd_diff @f>``."""

    name = "autodiff.derived"
    derivation: DerivationAttr
    symbol: SymbolRefAttr

    def __init__(self, derivation: str | DerivationAttr, symbol: str | SymbolRefAttr):
        super().__init__(
            DerivationAttr(derivation) if isinstance(derivation, str) else derivation,
            SymbolRefAttr(symbol) if isinstance(symbol, str) else symbol,
        )

    @classmethod
    @override
    def parse_parameters(cls, parser: AttrParser) -> Sequence[Attribute]:
        with parser.in_angle_brackets():
            word = parser.parse_keyword_in(DERIVATIONS)
            at = parser.pos
            symbol = parser.parse_attribute()
            if not isinstance(symbol, SymbolRefAttr):
                parser.raise_error("expected the name of a function", at, parser.pos)
        return DerivationAttr(word), symbol

    @override
    def print_parameters(self, printer: Printer) -> None:
        with printer.in_angle_brackets():
            printer.print_string(f"{self.derivation.data} ")
            printer.print_attribute(self.symbol)
