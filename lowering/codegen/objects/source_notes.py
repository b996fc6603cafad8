"""Types of the source in the notes of derivatives, for headers: `struct model *`, not `void *`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from ad_opt.dialects.support.names.parameter_notes import ParameterNote
from ad_opt.lowering.codegen.machine.signature import Signature
from ad_opt.lowering.llvm_import.source_types import Number, SourceType, SourceTypes, Struct
from xdsl.dialects.llvm import LLVMPointerType

_GRADIENT = "_grad"
"""Ends the name of a gradient."""
_FLOATS = {4: "float", 8: "double"}


@dataclass
class Noted:
    """Signatures with the types of their source, and the structs among these."""

    signatures: list[Signature] = field(default_factory=list[Signature])
    structs: dict[str, Struct] = field(default_factory=dict[str, Struct])
    """By their tags."""


def with_source_types(signatures: Iterable[Signature], types: SourceTypes | None) -> Noted:
    """The signatures with what debug information says of the memory behind their addresses.

    Shadows are as what they belong to.
    """
    noted = Noted()
    for signature in signatures:
        notes = list(signature.notes)
        for at, type_ in _own(signature, types):
            behind = types.behind(type_) if types is not None else None
            name = _c_name(behind)
            if name is None or (notes[at].element and not isinstance(behind, Struct)):
                continue
            if isinstance(behind, Struct):
                noted.structs[behind.title] = behind
            notes = [
                replace(note, element=name) if _belongs(notes, number, at) else note
                for number, note in enumerate(notes)
            ]
        noted.signatures.append(replace(signature, notes=tuple(notes)))
    return noted


def _belongs(notes: Sequence[ParameterNote], number: int, at: int) -> bool:
    """True if a parameter is another one, its shadow or tangent, or the tangent of its shadow."""
    while number != at:
        note = notes[number]
        if note.of is None or note.role not in ("shadow", "tangent"):
            return False
        number = note.of
    return True


def _own(signature: Signature, types: SourceTypes | None) -> list[tuple[int, SourceType]]:
    """The parameters of the primal that are addresses, and their types in the source."""
    if types is None or types.is_cxx or signature.derivative is None or not signature.notes:
        return []
    own = [at for at, note in enumerate(signature.notes) if note.of is None]
    primal = signature.derivative.partition(" of ")[2]
    inputs = [signature.inputs[at] for at in own]
    # A second derivative is one of the gradient.
    names = (primal, primal.removesuffix(_GRADIENT))
    found = next((one for name in names if (one := types.parameters(name, inputs))), None)
    return [
        (at, type_)
        for at, type_ in zip(own, found or (), strict=False)
        if isinstance(signature.inputs[at], LLVMPointerType)
    ]


def _c_name(type_: SourceType | None) -> str | None:
    """The C type of an element, where a header can name it."""
    if isinstance(type_, Number):
        if type_.kind == "f":
            return _FLOATS.get(type_.size)
        if type_.text == "char":
            return "char"
        known = type_.kind in "iu" and type_.size in (1, 2, 4, 8)
        return f"{'u' * (type_.kind == 'u')}int{8 * type_.size}_t" if known else None
    if isinstance(type_, Struct) and re.fullmatch(r"[A-Za-z_]\w*", type_.title):
        return f"struct {type_.title}" if type_.tagged else None
    return None
