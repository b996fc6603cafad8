"""By-value types as callers from outside see them, complete in themselves.

``!agg.struct<@S>`` says nothing without the module that defines ``@S``; a `RecordType` holds the
names and types of the fields, so whoever packs arguments or prints a header needs no module.
Functions that are called from outside keep their signature in these types (attribute
``ad.signature``) when the program's own types are lowered.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, TypeAlias, cast

from typing_extensions import override
from xdsl.dialects.builtin import ArrayAttr, FunctionType, IntAttr, NoneAttr, StringAttr, UnitAttr
from xdsl.ir import Attribute, Operation, ParametrizedAttribute, SSAValue, TypeAttribute
from xdsl.irdl import irdl_attr_definition

Form: TypeAlias = Literal["struct", "tuple", "array", "optional", "pair", "any"]


@irdl_attr_definition
class RecordType(ParametrizedAttribute, TypeAttribute):
    """A struct, tuple, array, optional, pair or existential: all that its layout depends on."""

    name = "agg.record"

    spelling: StringAttr
    """Text of the type as the program writes it; messages show this."""
    form_attr: StringAttr
    title: StringAttr
    """The name of a struct, for Python and C."""
    names: ArrayAttr[StringAttr]
    """Of the fields of a struct, a pair or a tuple, or of the types of an existential."""
    types: ArrayAttr[Attribute]
    """Of the fields; the element of an array or optional; all that an existential may hold."""
    count: IntAttr
    """Count: of an array, its elements; of a pair, 1 if lowered functions take it as one value
    and 0 if as two; of an existential, the words for its value, 0 while that is not known. Else
    0.
    """
    differential_attr: Attribute
    """The type of derivatives: none, unit for the type itself, or another one."""
    derivatives: ArrayAttr[StringAttr]
    """For each field the field of the differential that belongs to it; empty text: none."""

    @property
    def form(self) -> Form:
        """Return the kind of type that it is."""
        return cast(Form, self.form_attr.data)

    @property
    def fields(self) -> tuple[tuple[str, Attribute], ...]:
        """Names and types of the fields of a struct, pair or tuple."""
        names = (name.data for name in self.names)
        return tuple(zip(names, self.types.data, strict=True))

    @property
    def element(self) -> Attribute:
        """The element of an array or optional."""
        return self.types.data[0]

    @property
    def length(self) -> int:
        """Return how many elements an array has."""
        return self.count.data

    @property
    def differential(self) -> Attribute | None:
        """The type of derivatives; ``None`` if there are none."""
        match self.differential_attr:
            case NoneAttr():
                return None
            case UnitAttr():
                return self
            case other:
                return other

    def derivative_of(self, field: str) -> str | None:
        """The field of the differential that belongs to a field."""
        for name, derivative in zip(self.names, self.derivatives, strict=False):
            if name.data == field:
                return derivative.data or None
        return None

    @override
    def __str__(self) -> str:
        return self.spelling.data


def record(
    spelling: str,
    form: Form,
    types: Sequence[Attribute],
    *,
    title: str = "",
    names: Sequence[str] = (),
    count: int = 0,
    differential: Attribute | None = None,
    derivatives: Sequence[str | None] = (),
) -> RecordType:
    """A `RecordType`; ``differential``: none, `UnitAttr` for the type itself, or another type."""
    return RecordType(
        StringAttr(spelling),
        StringAttr(form),
        StringAttr(title),
        ArrayAttr([StringAttr(n) for n in names]),
        ArrayAttr(types),
        IntAttr(count),
        NoneAttr() if differential is None else differential,
        ArrayAttr([StringAttr(d or "") for d in derivatives]),
    )


_RECORD = '!agg.record<"'


def spelled(text: str) -> str:
    """A text about types as the program writes them, where records are written out in it."""
    parts: list[str] = []
    end = 0
    while (start := text.find(_RECORD, end)) >= 0:
        parts += [text[end:start], text[start + len(_RECORD) : text.index('"', start + 14)]]
        end = _behind(text, start + len(_RECORD) - 2)
    return "".join([*parts, text[end:]])


def _behind(text: str, opening: int) -> int:
    """Return the position behind the bracket that closes ``opening``; what is quoted does not
    count.
    """
    depth, quoted = 0, False
    for at in range(opening, len(text)):
        letter = text[at]
        if letter == '"':
            quoted = not quoted
        elif not quoted and letter in "<[(":
            depth += 1
        elif not quoted and letter in ">])" and text[at - 1] != "-":
            depth -= 1
            if not depth:
                return at + 1
    return len(text)


SIGNATURE = "ad.signature"
"""The attribute that says what callers from outside see of a function."""


@irdl_attr_definition
class SignatureAttr(ParametrizedAttribute):
    """A function's type with records: ``#agg.signature<(!agg.record<...>) -> f64>``.

    Tools that do not know ``agg`` skip what is in it; as a plain type they would look into it.
    """

    name = "agg.signature"

    type: FunctionType


def note_signature(op: Operation, type_: FunctionType) -> None:
    """Note what callers from outside see of a function."""
    op.attributes[SIGNATURE] = SignatureAttr(type_)


def noted_signature(op: Operation) -> FunctionType | None:
    """Return the signature that was noted, or what lowering has kept."""
    found = op.attributes.get(SIGNATURE)
    if isinstance(found, SignatureAttr):
        return found.type
    return found if isinstance(found, FunctionType) else None


def convert_operation(
    op: Operation,
    value: Callable[[SSAValue], None],
    convert: Callable[[Attribute], Attribute],
) -> None:
    """Lower types in ``op``: of the values that it makes, and in its attributes.

    What was noted for callers from outside stays as it is.
    """
    for region in op.regions:
        for block in region.blocks:
            for argument in block.args:
                value(argument)
    for result in op.results:
        value(result)
    for attributes in (op.properties, op.attributes):
        for key, attribute in attributes.items():
            if key != SIGNATURE and (new := convert(attribute)) is not attribute:
                attributes[key] = new
