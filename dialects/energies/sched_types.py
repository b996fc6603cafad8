"""Types of the ``sched`` dialect: what is loaded at once, and sums that are being made."""

from __future__ import annotations

from xdsl.dialects.builtin import IntAttr
from xdsl.ir import ParametrizedAttribute, TypeAttribute
from xdsl.irdl import irdl_attr_definition
from xdsl.parser import AttrParser
from xdsl.printer import Printer


@irdl_attr_definition
class VectorType(ParametrizedAttribute, TypeAttribute):
    """All channels of an element: ``!sched.vector<2>``."""

    name = "sched.vector"
    channels: IntAttr

    @classmethod
    def parse_parameters(cls, parser: AttrParser) -> list[IntAttr]:
        """Read the number of channels."""
        with parser.in_angle_brackets():
            return [IntAttr(parser.parse_integer(allow_negative=False))]

    def print_parameters(self, printer: Printer) -> None:
        """Write the number of channels."""
        with printer.in_angle_brackets():
            printer.print_int(self.channels.data)


@irdl_attr_definition
class VariableType(ParametrizedAttribute, TypeAttribute):
    """A sum that is being made: ``!sched.variable``."""

    name = "sched.variable"


@irdl_attr_definition
class AddedType(ParametrizedAttribute, TypeAttribute):
    """The fact that something was added: ``!sched.added``."""

    name = "sched.added"


VARIABLE = VariableType()
ADDED = AddedType()
