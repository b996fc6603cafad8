"""Builtin attributes that MLIR has and xDSL lacks, and a correction of one of xDSL's."""

from __future__ import annotations

from typing import Any

from typing_extensions import override
from xdsl.dialects.builtin import DenseIntOrFPElementsAttr, IntAttr, UnitAttr
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


def _is_splat(self: DenseIntOrFPElementsAttr[Any]) -> bool:
    """True if all elements have the same bits.

    xDSL compares them with ``==``, so that ``dense<[-0.0, 0.0]>`` is printed as ``dense<-0.0>``.
    """
    data, count = self.data.data, len(self)
    size = len(data) // count if count else 0
    return count > 0 and data == data[:size] * count


DenseIntOrFPElementsAttr.is_splat = _is_splat
