"""A problem as machine code, and the buffers of one call."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, cast

import numpy as np
from xdsl.dialects.builtin import MemRefType

from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.dialects.support.diagnostics.did_you_mean import did_you_mean
from ad_opt.lowering.codegen.machine.options import CompileOptions, Options
from ad_opt.passes.energies.lower_solver import PRECONDITIONERS
from ad_opt.passes.energies.solver.kinds import SolverKind, find_solver, solver_names
from ad_opt.passes.infrastructure.pipeline_text import quote
from ad_opt.passes.pipelines import ENERGIES, SCHEDULE
from ad_opt.programs.program import Program

from .binding import Bound, incidence, numpy_type, plane_size
from .declarations import Array, Graph
from .ir import located_text
from .refusals import one_of, refuse

if TYPE_CHECKING:
    from numpy.typing import NDArray
    from xdsl.dialects.builtin import StringAttr
    from xdsl.dialects.func import FuncOp

    from .declared_problem import DeclaredProblem

Kind: TypeAlias = Literal["gn", "lm"] | str
"""Kinds of solvers: Gauss-Newton, Levenberg-Marquardt, or what an installed package adds."""


def kind_of_solver(name: object) -> SolverKind:
    """The kind of a name; AD1070 if there is none."""
    found = find_solver(name) if isinstance(name, str) else None
    if found is None:
        one_of(name, solver_names(), "the kind of a solver")
    assert found is not None
    return found


def pipeline(kind: str, preconditioner: str = "jacobi", graphs: str = "scatter") -> str:
    """The passes from an energy to the functions of its solver."""
    kinds = ",".join((*kind_of_solver(kind).kernels, *PRECONDITIONERS[preconditioner]))
    kernels = ENERGIES.replace("nlls-derive", f"nlls-derive{{kinds={kinds}}}")
    if graphs == "gather":
        gathered = "nlls-materialize{graphs=gather},nlls-scatter-to-gather"
        kernels = kernels.replace("nlls-materialize", gathered)
    options = f"kind={quote(kind)} preconditioner={preconditioner}"
    return f"{kernels},{SCHEDULE},nlls-lower-solver{{{options}}}"


_OWN_OPTIONS = ("kind", "preconditioner", "graphs")
"""Options of `Problem.compile` that are not of code generation."""


def compile_options(options: Options) -> CompileOptions:
    """Return options as code generation takes them; AD1070 for what it does not know."""
    try:
        return CompileOptions(**options)
    except DiagnosticError as error:
        said = error.diagnostics[0].message
        raise refuse("AD1070", f"options of compilation: {said}") from None
    except TypeError:
        known = [one.name for one in fields(CompileOptions)]
        odd = [name for name in options if name not in known]
        if not odd:
            raise
        near = did_you_mean(odd[0], [*_OWN_OPTIONS, *known])
        help = near or f"there are {', '.join([*_OWN_OPTIONS, *known])}"
        raise refuse("AD1070", f"options of compilation: there is no `{odd[0]}`", help) from None


def named_arguments(function: FuncOp) -> list[tuple[str, Any]]:
    """Arguments of a function that are of a problem, by name, and their types."""
    given = function.arg_attrs
    found: list[tuple[str, Any]] = []
    if given is None:  # of a function without arguments
        return found
    for attributes, type_ in zip(given, function.function_type.inputs, strict=True):
        if (name := attributes.data.get("nlls.name")) is not None:
            found.append((cast("StringAttr", name).data, type_))
    return found


def as_argument(what: object, value: Any, type_: Any) -> Any:
    """The value of a part of a problem, as functions of a type take it."""
    if not isinstance(type_, MemRefType):
        return value
    if isinstance(what, Graph):
        return np.ascontiguousarray(value, numpy_type(type_.element_type))
    if isinstance(what, Array) and value.ndim > len(type_.get_shape()):
        return value[0]
    return value


class Compiled:
    """The functions of a problem's solver of one kind."""

    def __init__(
        self,
        problem: DeclaredProblem,
        kind: Kind,
        preconditioner: str,
        graphs: str,
        options: CompileOptions,
    ):
        self.problem = problem
        self.kind: Kind = kind
        source = Program(located_text(problem), problem.name, options)
        self.program = source.after(pipeline(kind, preconditioner, graphs))
        self.program[f"{problem.name}.solve"].compile()
        self.context = self.names("solve")
        self.real = numpy_type(problem.element)

    def names(self, function: str) -> list[tuple[str, Any]]:
        """Arguments of a function that are of the problem, by name, and their types."""
        return named_arguments(self.program.function_op(f"{self.problem.name}.{function}"))

    def call(self, function: str, *arguments: Any) -> Any:
        """Call one of the functions."""
        return self.program[f"{self.problem.name}.{function}"](*arguments)


class Buffers:
    """Memory that a solver works on: unknowns, vectors; and the arguments of all functions."""

    def __init__(self, compiled: Compiled, bound: Bound):
        self.compiled, self.bound = compiled, bound
        problem = compiled.problem
        self.unknowns = problem.arrays("unknown")
        self.given: dict[str, Any] = dict(bound.sizes) | dict(bound.values)
        for name, _ in compiled.context:
            if name.startswith("solver.plane."):
                self.given[name] = plane_size(self._points(name))
        sizes = [self.given[name] for name, _ in compiled.names("sizes")]
        self.count, length = compiled.call("sizes", *sizes)
        self.x = _aligned(self.count, compiled.real)
        self.work = _aligned(length, compiled.real)
        self.given |= {"solver.n": self.count, "solver.x": self.x, "solver.work": self.work}
        for one in self.unknowns:
            self.view(self.x, one)[...] = bound.values[one.name]
        self.arguments = [self._argument(name, type_) for name, type_ in compiled.context]

    def call(self, function: str, *more: Any) -> Any:
        """Call one of the functions on this memory."""
        return self.compiled.call(function, *self.arguments, *more)

    def _points(self, name: str) -> int:
        """The count of points of the space that a stride of planes is for."""
        dims = name.removeprefix("solver.plane.").split(".")
        return int(np.prod([self.bound.sizes[dim] for dim in dims]))

    def _argument(self, name: str, type_: Any) -> Any:
        """A value as the compiled function takes it."""
        if name not in self.given:
            self.given |= self._incidence(name)
        return as_argument(self.compiled.problem.declared.get(name), self.given[name], type_)

    def _incidence(self, name: str) -> dict[str, Any]:
        """The edges at each element of a graph's slot."""
        graph, slot, _ = name.split(".")
        declared = cast(Graph, self.compiled.problem.declared[graph])
        before = list(declared.slots)[: list(declared.slots).index(slot)]
        at = sum(len(declared.slots[one]) for one in before)
        sizes = [self.bound.sizes[dim] for dim in declared.slots[slot]]
        starts, edges = incidence(self.bound.values[graph], at, sizes)
        return {f"{graph}.{slot}.offsets": starts, f"{graph}.{slot}.edges": edges}

    def view(self, vector: NDArray[Any], unknown: Array) -> NDArray[Any]:
        """The entries of an unknown in a vector, as ``[channel, y, x]``."""
        at = 0
        for one in self.unknowns:
            shape = [self.bound.sizes[dim] for dim in reversed(one.space)]
            plane = plane_size(int(np.prod(shape))) if shape else 1
            if one.name == unknown.name:
                planes = vector[at : at + one.channels * plane].reshape(one.channels, plane)
                return planes[:, : int(np.prod(shape))].reshape(one.channels, *shape)
            at += one.channels * plane
        raise KeyError(unknown.name)

    def vector(self, place: int) -> NDArray[Any]:
        """One of the solver's vectors."""
        return self.work[place * self.count : (place + 1) * self.count]

    def unpack(self, vector: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """A vector as arrays by unknown, ``[y, x, channel]``."""
        return {one.name: self._given_shape(one, self.view(vector, one)) for one in self.unknowns}

    def pack(self, vector: NDArray[Any], arrays: dict[str, NDArray[Any]]) -> None:
        """Write arrays by unknown into a vector."""
        for one in self.unknowns:
            array = np.asarray(arrays[one.name], self.compiled.real)
            target = self.view(vector, one)
            scalar = one.name in self.bound.scalar
            target[...] = array[None] if scalar else np.moveaxis(array, -1, 0)

    def _given_shape(self, one: Array, planes: NDArray[Any]) -> NDArray[Any]:
        if one.name in self.bound.scalar:
            return planes[0].copy()
        return np.ascontiguousarray(np.moveaxis(planes, 0, -1))


def _aligned(count: int, real: np.dtype[Any]) -> NDArray[Any]:
    """Zeros that begin at a line of memory."""
    line = 64
    memory = np.zeros(count * real.itemsize + line, np.uint8)
    start = -memory.ctypes.data % line
    return memory[start : start + count * real.itemsize].view(real)
