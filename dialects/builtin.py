"""Builtin attributes that MLIR has and xDSL lacks."""

from __future__ import annotations

from typing_extensions import override
from xdsl.dialects.builtin import IntAttr, UnitAttr
from xdsl.ir import Attribute, BuiltinAttribute, ParametrizedAttribute
from xdsl.irdl import irdl_attr_definition, param_def
from xdsl.printer import Printer


@irdl_attr_definition
class DistinctAttr(ParametrizedAttribute, BuiltinAttribute):
    """An attribute that equals only itself: ``distinct[0]<...>``."""

    name = "builtin.distinct"

    number: IntAttr = param_def()
    referenced: Attribute = param_def()

    @override
    def print_builtin(self, printer: Printer) -> None:
        printer.print_string(f"distinct[{self.number.data}]<")
        if not isinstance(self.referenced, UnitAttr):
            printer.print_attribute(self.referenced)
        printer.print_string(">")
