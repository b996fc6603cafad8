"""The residuals of a problem as a compiled function: their values, and derivatives of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Unpack, cast

import numpy as np

from ad_opt.derivatives.derivatives import jvp, vjp
from ad_opt.dialects.energies.nlls_types import ArrayType
from ad_opt.lowering.codegen.machine.options import Options
from ad_opt.passes.energies.kernels.kernels import RESIDUALS as PREFIX
from ad_opt.passes.pipelines import RESIDUALS
from ad_opt.programs.program import Program

from .binding import Binder, check_direction, numpy_type
from .compiled import as_argument, compile_options, named_arguments
from .declared_problem import ELEMENTS, PRECISIONS
from .ir import located_text
from .refusals import refuse

if TYPE_CHECKING:
    from numpy.typing import NDArray
    from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr, StringAttr
    from xdsl.dialects.func import FuncOp

    from ad_opt.programs.function import Function

    from .binding import Bound
    from .declared_problem import DeclaredProblem


class Residuals:
    """The residuals of a problem, compiled; see `Problem.residual_function`.

    A residual over ``W, H`` is ``[y, x]``, with several values ``[y, x, value]``; one over
    the edges of a graph ``[edge]``. It is zero where it reaches outside, and where its point is
    excluded; half the sum of all squares is the cost.
    """

    function: Function
    """The compiled function, for other derivatives: it takes `arguments`, and fills the last."""

    def __init__(self, problem: DeclaredProblem, **options: Unpack[Options]):
        self.problem = problem
        program = Program(located_text(problem), problem.name, compile_options(options))
        self.function = program.after(RESIDUALS)[f"{problem.name}.residuals"]
        self.function.compile()
        self._real = numpy_type(ELEMENTS[PRECISIONS[problem.precision]])
        self._context = named_arguments(self.function.op)
        self._types = array_types(self.function.op)
        self._unknowns = [one.name for one in problem.arrays("unknown")]

    def __call__(self, **given: Any) -> dict[str, NDArray[Any]]:
        """The values by residual."""
        arguments = self.arguments(**given)
        self.function(*arguments)
        return self._results(arguments)

    def arguments(self, **given: Any) -> list[Any]:
        """The arguments of `function`: parts of the problem by planes, then zeros to be filled."""
        return self._arguments(Binder(self.problem).bind(given))

    def jvp(self, direction: Mapping[str, Any], **given: Any) -> dict[str, NDArray[Any]]:
        """The derivative of each residual along a direction, an array for each unknown.

        Entries that are excluded move like others: the residuals are functions of them too.
        """
        bound = Binder(self.problem).bind(given)
        check_direction(self.problem, direction, given)
        moves = Binder(self.problem).bind({**given, **direction}).values
        arguments = self._arguments(bound)
        tangents: list[Any] = []
        for (name, type_), value in zip(self._context, arguments, strict=True):
            if name in self._types:
                tangents.append(np.zeros_like(value))
            else:
                is_moved = name in self._unknowns
                tangents.append(self._argument(name, moves[name], type_) if is_moved else None)
        jvp(self.function, arguments, tangents)
        return self._results(tangents)

    def vjp(self, weights: Mapping[str, Any], **given: Any) -> dict[str, NDArray[Any]]:
        """The gradient, by each unknown, of the sum of residuals times weights.

        Weights are arrays like the residuals; residuals without any count zero.
        """
        bound = Binder(self.problem).bind(given)
        arguments = self._arguments(bound)
        names = [name for name, _ in self._context]
        chosen = [names.index(name) for name in self._unknowns]
        _, pullback = vjp(self.function, *arguments, wrt=chosen)
        found = dict(zip(self._unknowns, pullback(**self._seeds(weights, bound)), strict=True))
        return {
            name: _with_channels_last(planes, single=name in bound.scalar)
            for name, planes in found.items()
        }

    def _seeds(self, weights: Mapping[str, Any], bound: Bound) -> dict[str, Any]:
        """Weights by the names of the arrays of residuals, as planes."""
        seeds = {name: np.zeros(self._shape(name, bound), self._real) for name in self._types}
        for residual, weight in weights.items():
            if (name := f"{PREFIX}.{residual}") not in seeds:
                raise refuse("AD1071", f"{self.problem.name} has no residual named {residual}")
            given = np.asarray(weight, self._real)
            planes = given[None] if len(seeds[name]) == 1 else np.moveaxis(given, -1, 0)
            if planes.shape != seeds[name].shape:
                message = f"the weights of {residual} have the shape {given.shape}"
                raise refuse("AD1071", f"{message}, which is not that of its values")
            seeds[name][...] = planes
        return seeds

    def _arguments(self, bound: Bound) -> list[Any]:
        given: dict[str, Any] = bound.sizes | bound.values
        values: list[Any] = []
        for name, type_ in self._context:
            if name in self._types:
                values.append(np.zeros(self._shape(name, bound), self._real))
            else:
                value = self._argument(name, given[name], type_)
                # an image may be the same array, and does not move
                values.append(value.copy() if name in self._unknowns else value)
        return values

    def _argument(self, name: str, value: Any, type_: Any) -> Any:
        return as_argument(self.problem.declared[name], value, type_)

    def _shape(self, name: str, bound: Bound) -> tuple[int, ...]:
        """The shape of an array of residuals: planes over their space."""
        type_ = self._types[name]
        return type_.channels, *(bound.sizes[dim] for dim in reversed(type_.dims))

    def _results(self, arrays: list[Any]) -> dict[str, NDArray[Any]]:
        return {
            name.removeprefix(f"{PREFIX}."): _with_channels_last(planes, single=len(planes) == 1)
            for (name, _), planes in zip(self._context, arrays, strict=True)
            if name in self._types
        }


def array_types(function: FuncOp) -> dict[str, ArrayType]:
    """The types of the arrays that a function fills, by name."""
    given = cast("ArrayAttr[DictionaryAttr]", function.arg_attrs)
    return {
        cast("StringAttr", one.data["nlls.name"]).data: type_
        for one in given
        if isinstance(type_ := one.data.get("nlls.type"), ArrayType)
    }


def _with_channels_last(planes: NDArray[Any], *, single: bool) -> NDArray[Any]:
    return planes[0] if single else np.ascontiguousarray(np.moveaxis(planes, 0, -1))
