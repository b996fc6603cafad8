"""Types and attributes of the ``autodiff`` dialect."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, TypeAlias

from ad_opt.dialects.support.definitions.keyword_attr import KeywordAttr
from typing_extensions import override
from xdsl.dialects.builtin import ArrayAttr
from xdsl.ir import Attribute, ParametrizedAttribute, TypeAttribute
from xdsl.irdl import irdl_attr_definition
from xdsl.parser import AttrParser
from xdsl.printer import Printer

Activity: TypeAlias = Literal["active", "dup", "dup_no_need", "const"]
ACTIVITIES: tuple[Activity, ...] = ("active", "dup", "dup_no_need", "const")


@irdl_attr_definition
class ActivityAttr(KeywordAttr):
    """Activity of an argument or a result: ``#autodiff.activity<dup>``.

    ``active``: by value, its gradient is returned; ``dup``: followed by its tangent or shadow;
    ``dup_no_need``: the same, and its own value at the end is not needed; ``const``: no derivative.
    """

    name = "autodiff.activity"
    KEYWORDS = ACTIVITIES


def activity_array(words: Iterable[str | Attribute]) -> ArrayAttr[ActivityAttr]:
    """``["dup", "const"]`` as an attribute."""
    return ArrayAttr(w if isinstance(w, ActivityAttr) else ActivityAttr(str(w)) for w in words)


@irdl_attr_definition
class NoneType(ParametrizedAttribute, TypeAttribute):
    """The tangent type of what has no derivative: ``!autodiff.none``. Its only value is zero."""

    name = "autodiff.none"


@irdl_attr_definition
class TapeType(ParametrizedAttribute, TypeAttribute):
    """A handle of an arena that keeps what the reverse sweep needs: ``!autodiff.tape``."""

    name = "autodiff.tape"


@irdl_attr_definition
class FrameType(ParametrizedAttribute, TypeAttribute):
    """Records in an arena, one array per slot: ``!autodiff.frame<f64, index>``."""

    name = "autodiff.frame"

    slots: ArrayAttr[Attribute]

    def __init__(self, slots: Sequence[Attribute] | ArrayAttr[Attribute] = ()):
        super().__init__(slots if isinstance(slots, ArrayAttr) else ArrayAttr(slots))

    @property
    def types(self) -> tuple[Attribute, ...]:
        """The type of each slot."""
        return self.slots.data

    @classmethod
    @override
    def parse_parameters(cls, parser: AttrParser) -> Sequence[Attribute]:
        types = parser.parse_comma_separated_list(parser.Delimiter.ANGLE, parser.parse_type)
        return (ArrayAttr(types),)

    @override
    def print_parameters(self, printer: Printer) -> None:
        with printer.in_angle_brackets():
            printer.print_list(self.types, printer.print_attribute)
