"""The IR of a problem that was written in Python."""

from __future__ import annotations

from io import StringIO
from typing import TYPE_CHECKING

from xdsl.dialects.builtin import (
    UNKNOWN_LOC,
    FileLineColLoc,
    IntAttr,
    LocationAttr,
    ModuleOp,
    StringAttr,
    f32,
    f64,
)
from xdsl.ir import Operation
from xdsl.printer import Printer

from ad_opt.dialects.energies.nlls import ComputedOp, ExcludeOp, ResidualOp
from ad_opt.dialects.energies.nlls_declarations import (
    DimOp,
    GraphOp,
    ImageOp,
    ParamOp,
    ProblemOp,
    UnknownOp,
)
from ad_opt.passes.energies.kernels.write import region_of

from .declarations import Array, Dim, Graph

if TYPE_CHECKING:
    from ad_opt.dialects.support.diagnostics.diagnostic import Location

    from .declared_problem import DeclaredProblem


def problem_module(problem: DeclaredProblem) -> ModuleOp:
    """A module with the problem."""
    parts: list[Operation] = []
    for name, what in problem.declared.items():
        parts.append(_declaration(problem, name, what))
    for name, values, at in problem.residuals:
        parts.append(_at(ResidualOp(name, region_of(values)), at))
    for unknown, condition, at in problem.excluded:
        parts.append(_at(ExcludeOp(region_of([condition]), unknown), at))
    precision = f32 if problem.precision == "f32" else f64
    made = ProblemOp(problem.name, precision, parts)
    made.location = _place(problem.location)
    return ModuleOp([made])


def located_text(problem: DeclaredProblem) -> str:
    """The module as text in which operations say where the user's program has them."""
    text = StringIO()
    Printer(text, print_debuginfo=True).print_op(problem_module(problem))
    return text.getvalue()


def _declaration(problem: DeclaredProblem, name: str, what: Dim | Array | Graph | str) -> Operation:
    match what:
        case Dim():
            return DimOp(name)
        case Graph():
            return _at(GraphOp(name, what.edges, what.slots), what.location)
        case Array(kind="unknown"):
            return _at(UnknownOp(name, what.type), what.location)
        case Array(kind="image"):
            return _at(ImageOp(name, what.type), what.location)
        case Array():
            return _at(ComputedOp(name, what.type, region_of(what.value)), what.location)
        case _:
            return ParamOp(name, problem.element)


def _at(op: Operation, at: Location | None) -> Operation:
    """The operation, at a place of the user's program."""
    place = _place(at)
    for one in op.walk():
        one.location = place
    return op


def _place(at: Location | None) -> LocationAttr:
    if at is None:
        return UNKNOWN_LOC
    return FileLineColLoc(StringAttr(at.file), IntAttr(at.line), IntAttr(at.column))
