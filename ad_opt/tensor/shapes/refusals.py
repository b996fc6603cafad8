"""Refusals of programs over tensors: numbered, with the places of all that is involved."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, NoReturn

from ad_opt.dialects.support.diagnostics.diagnostic import (
    Diagnostic,
    DiagnosticError,
    Location,
    Note,
)
from ad_opt.dialects.support.diagnostics.python_places import user_line


@dataclass(frozen=True)
class Party:
    """A tensor that takes part in an operation, as a refusal names it."""

    name: str
    shape: object
    """Its shape, or the text of one of which more may be decided until the refusal is read."""
    place: Location | None = None

    def note(self) -> Note:
        """A note that says where the tensor is made."""
        return Note(f"`{self.name}` has the shape [{self.shape}]", self.place)


def refuse(
    code: str,
    message: str,
    help: str | None = None,
    parties: Iterable[Party] = (),
    at: Location | None = None,
) -> DiagnosticError:
    """A diagnostic at a line of the user's program, with a note for each tensor involved."""
    notes = tuple(dict.fromkeys(party.note() for party in parties))
    return DiagnosticError(Diagnostic(code, message, at or user_line(), notes, help))


class NoNumber:
    """Protocols of Python that only a value has, refused by tensors and symbols (AD1117)."""

    def __iter__(self) -> NoReturn:
        help = "x[0], x[1], ... are its parts, and operations go over all elements"
        raise refuse("AD1117", f"nothing loops over `{self!r}`: it is computed later", help)

    def __contains__(self, _: Any) -> NoReturn:
        help = "sum(x == value) counts the elements that are equal"
        raise refuse("AD1117", f"what is in `{self!r}` is not known until it is computed", help)

    def __format__(self, spec: str) -> str:
        if not spec:
            return str(self)
        help = "evaluate(x), or what a routine gives, is written so"
        raise refuse("AD1117", f"`{self!r}` has no digits until it is computed", help)


def refuse_modulus(modulus: object) -> None:
    """Refuse the third argument of ``pow``."""
    if modulus is not None:
        help = "of floats, write y = x ** n, and y - m * floor(y / m)"
        raise refuse("AD1117", "powers of tensors have no modulus", help)
