"""Refusals of programs over tensors: numbered, with the places of all that is involved."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

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
    shape: str
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
