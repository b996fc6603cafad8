"""The refusal of a step of a schedule: a diagnostic with its number, and what forbids it."""

from __future__ import annotations

from collections.abc import Iterable

from ad_opt.dialects.support.diagnostics.diagnostic import (
    DiagnosticError,
    Note,
    error_at,
    location_of,
)
from ad_opt.passes.analysis.dependence.dependence import Dependence
from xdsl.ir import Operation, SSAValue


class RefusalError(DiagnosticError):
    """A transformation that cannot be applied exactly.

    The function is as it was, also in front of a step that is made of others.
    """

    def __init__(
        self,
        code: str,
        message: str,
        where: Operation | SSAValue | None,
        *,
        notes: Iterable[Note] = (),
        help: str | None = None,
        dependence: Dependence | None = None,
    ):
        super().__init__(*error_at(where, code, message, notes=notes, help=help).diagnostics)
        self.dependence = dependence
        """The dependence that forbids it, if one does."""


def refuse_form(where: Operation, message: str, help: str | None = None) -> RefusalError:
    """A loop that has not the form that a step wants (AD1162)."""
    return RefusalError("AD1162", message, where, help=help)


def refuse_dependence(step: str, found: Dependence, help: str | None = None) -> RefusalError:
    """A dependence that the new order would turn around (AD1163)."""
    loops = ", ".join(f"`{loop.name}`" for loop in found.loops)
    message = (
        f"{step} is forbidden by the {found.kind} dependence of the {found.sink.what} on the "
        f"{found.source.what} with distance {found.distance} over {loops}"
    )
    return RefusalError(
        "AD1163", message, found.sink.op, notes=places(found), help=help, dependence=found
    )


def refuse_unknown(step: str, op: Operation) -> RefusalError:
    """An operation of which nobody knows what memory it touches (AD1164)."""
    message = f"{step} would move `{op.name}`, which may do anything to memory"
    return RefusalError("AD1164", message, op, help="inline what is called")


def places(found: Dependence) -> list[Note]:
    """Return the places of the two accesses."""
    return [
        Note(f"the source is the {found.source.what}", location_of(found.source.op)),
        Note(f"the sink is the {found.sink.what}", location_of(found.sink.op)),
    ]
