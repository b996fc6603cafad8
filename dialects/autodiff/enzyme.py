"""``enzyme``: requests in Enzyme's spelling, which `translate-enzyme-requests` turns into ours.

Two spellings of activity occur: the older one says ``enzyme_out`` for what is now
``enzyme_active``, and has no ``ret_activity``. Both parse here.
"""

from __future__ import annotations

from ad_opt.dialects.support.definitions.keyword_attr import KeywordAttr
from typing_extensions import override
from xdsl.dialects.builtin import ArrayAttr, FlatSymbolRefAttrConstr, IntegerAttr
from xdsl.ir import Dialect, SpacedOpaqueSyntaxAttribute
from xdsl.irdl import (
    IRDLOperation,
    ParsePropInAttrDict,
    irdl_attr_definition,
    irdl_op_definition,
    opt_prop_def,
    prop_def,
    traits_def,
    var_operand_def,
    var_result_def,
)
from xdsl.parser import AttrParser
from xdsl.printer import Printer
from xdsl.traits import MemoryReadEffect, MemoryWriteEffect


@irdl_attr_definition
class ActivityAttr(KeywordAttr, SpacedOpaqueSyntaxAttribute):
    """``#enzyme<activity enzyme_dup>``."""

    name = "enzyme.activity"
    KEYWORDS = (
        *("enzyme_active", "enzyme_out", "enzyme_dup", "enzyme_const", "enzyme_dupnoneed"),
        *("enzyme_activenoneed", "enzyme_constnoneed"),
    )

    @classmethod
    @override
    def parse_parameter(cls, parser: AttrParser) -> str:
        brackets = parser.parse_optional_punctuation("<") is not None
        position = parser.pos
        word = parser.parse_identifier()
        if word not in cls.KEYWORDS:
            parser.raise_error(f"expected one of {', '.join(cls.KEYWORDS)}", position)
        if brackets:
            parser.parse_punctuation(">")
        return word

    @override
    def print_parameter(self, printer: Printer) -> None:
        printer.print_string(self.data)


class RequestOp(IRDLOperation):
    """A request for a derivative of ``fn``."""

    fn = prop_def(FlatSymbolRefAttrConstr)
    inputs = var_operand_def()
    outputs = var_result_def()
    activity = prop_def(ArrayAttr[ActivityAttr])
    ret_activity = opt_prop_def(ArrayAttr[ActivityAttr])
    width = opt_prop_def(IntegerAttr)
    strong_zero = opt_prop_def(IntegerAttr)

    traits = traits_def(MemoryReadEffect(), MemoryWriteEffect())
    irdl_options = (ParsePropInAttrDict(),)
    assembly_format = "$fn `(` $inputs `)` attr-dict `:` functional-type($inputs, $outputs)"

    @property
    def words(self) -> tuple[str, ...]:
        """The activity of each argument, without ``enzyme_``."""
        return tuple(attr.data.removeprefix("enzyme_") for attr in self.activity)

    @property
    def result_words(self) -> tuple[str, ...] | None:
        """The activity of each result, where they are given."""
        given = self.ret_activity
        if given is None:
            return None
        return tuple(attr.data.removeprefix("enzyme_") for attr in given)


@irdl_op_definition
class FwdDiffOp(RequestOp):
    """Forward mode; each result is followed by its tangent."""

    name = "enzyme.fwddiff"


@irdl_op_definition
class AutoDiffOp(RequestOp):
    """Reverse mode; the results, then the gradients."""

    name = "enzyme.autodiff"
    atomic_add = opt_prop_def(IntegerAttr)


Enzyme = Dialect("enzyme", [FwdDiffOp, AutoDiffOp], [ActivityAttr])
