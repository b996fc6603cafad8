"""Notes on the parameters of a derivative, for its C header: what its types do not say.

They stand on the function as ``ad.parameters`` (and ``ad.results``, the names of results) from the
request to the header; lowering keeps them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr, IntegerAttr, StringAttr, UnitAttr, i64
from xdsl.ir import Attribute, Operation

PARAMETERS = "ad.parameters"
RESULTS = "ad.results"
DERIVATIVE = "ad.derivative"
"""Name of the attribute that says which derivative it is of what: ``"grad of f"``."""
KEPT = (PARAMETERS, RESULTS, DERIVATIVE)
"""Attributes that lowering keeps."""


@dataclass(frozen=True)
class ParameterNote:
    """Purpose of one parameter."""

    role: str = "value"
    """``value`` (of the primal), ``shadow``, ``tangent`` or ``cotangent``."""
    of: int | None = None
    """The position of the parameter that it belongs to; of a cotangent: of the result."""
    element: str | None = None
    """For an address: the C type of what is there, if all of it is of one."""
    read_only: bool = False
    """For an address: whether nothing is written through it."""
    extent: str | None = None
    """For an address: the number of elements that it was declared to lead to, in C."""
    fresh: bool = False
    """For a shadow: true if anything may be in it before."""

    @property
    def attribute(self) -> DictionaryAttr:
        """The note as an attribute."""
        found: dict[str, Attribute] = {"role": StringAttr(self.role)}
        if self.of is not None:
            found["of"] = IntegerAttr(self.of, i64)
        if self.element is not None:
            found["element"] = StringAttr(self.element)
        if self.read_only:
            found["read_only"] = UnitAttr()
        if self.extent is not None:
            found["extent"] = StringAttr(self.extent)
        if self.fresh:
            found["fresh"] = UnitAttr()
        return DictionaryAttr(found)

    @staticmethod
    def read(given: DictionaryAttr) -> ParameterNote:
        """The note that an attribute is."""
        role, of, element, extent = map(given.data.get, ("role", "of", "element", "extent"))
        return ParameterNote(
            role.data if isinstance(role, StringAttr) else "value",
            of.value.data if isinstance(of, IntegerAttr) else None,
            element.data if isinstance(element, StringAttr) else None,
            "read_only" in given.data,
            extent.data if isinstance(extent, StringAttr) else None,
            "fresh" in given.data,
        )


def put_notes(op: Operation, parameters: Sequence[ParameterNote], results: Sequence[str]) -> None:
    """Leave notes on a function; an empty name is none."""
    op.attributes[PARAMETERS] = ArrayAttr([note.attribute for note in parameters])
    op.attributes[RESULTS] = ArrayAttr([StringAttr(name) for name in results])


def parameter_notes(op: Operation) -> tuple[ParameterNote, ...]:
    """The notes on a function's parameters; none if there are none."""
    given = op.attributes.get(PARAMETERS)
    if not isinstance(given, ArrayAttr):
        return ()
    return tuple(map(ParameterNote.read, cast("ArrayAttr[DictionaryAttr]", given)))


def result_names(op: Operation) -> tuple[str, ...]:
    """The names of a function's results, as far as they were noted."""
    given = op.attributes.get(RESULTS)
    if not isinstance(given, ArrayAttr):
        return ()
    return tuple(name.data for name in cast("ArrayAttr[StringAttr]", given))


def derivative_of(op: Operation) -> str | None:
    """``"grad of f"``, if that is what the function is."""
    given = op.attributes.get(DERIVATIVE)
    return given.data if isinstance(given, StringAttr) else None
