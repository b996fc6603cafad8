"""Energies: a `Problem` declares arrays and residuals, and is compiled to a solver."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, Unpack

from ad_opt.dialects.energies.expr_keys import BoundsAttr, IndexAttr
from ad_opt.passes.algebra.build import variable
from ad_opt.passes.algebra.terms import Term

from .declared_problem import DeclaredProblem
from .refusals import entries, entry, integer

if TYPE_CHECKING:
    from ad_opt.lowering.codegen.machine.options import Options

    from .compiled import Kind
    from .residuals import Residuals
    from .solvers import Graphs, Preconditioner, Solver


@entries
class Problem(DeclaredProblem):
    """Half the sum of the squares of residuals, as a function of unknown arrays.

    Residuals stand for all points of the index space of the arrays that they read, or for all edges
    of a graph. One that reaches outside is zero there, unless it asks `in_bounds` itself.
    """

    def ir(self) -> str:
        """The problem as ``nlls`` IR."""
        from .ir import problem_module

        return str(problem_module(self))

    def __str__(self) -> str:
        return self.ir()

    def compile(
        self,
        kind: Kind = "gn",
        preconditioner: Preconditioner = "jacobi",
        graphs: Graphs = "scatter",
        **options: Unpack[Options],
    ) -> Solver:
        """Compile the solver: ``gn`` is Gauss-Newton, ``lm`` Levenberg-Marquardt; installed
        packages may add others.

        The preconditioner ``multigrid`` makes steps of conjugate gradients dearer, and far fewer
        for pictures: for unknowns over one or two dimensions whose residuals read neighbours. With
        ``block-jacobi``, channels at a point are solved for together.

        Over graphs, edges ``scatter``: each adds to its ends, one after another. Or ends ``gather``
        from their edges: points do not depend on each other then, and may run in any order.

        The ``options`` are those of `ad_opt.load`, by which code is generated.
        """
        from .solvers import Solver

        return Solver(self, kind, preconditioner, graphs, **options)

    def residual_function(self, **options: Unpack[Options]) -> Residuals:
        """Compile the residuals themselves: values, and derivatives along directions.

        The ``options`` are those of `ad_opt.load`, by which code is generated.
        """
        from .residuals import Residuals

        return Residuals(self, **options)


@entry
def problem(name: str, precision: Literal["f32", "f64"] = "f32") -> Problem:
    """Begin an energy; see `Problem`."""
    return Problem(name, precision)


@entry
def in_bounds(*at: int) -> Term:
    """True where the element at an offset exists."""
    return in_bounds_expanded(*at, by=0)


@entry
def in_bounds_expanded(*at: int, by: int) -> Term:
    """True where all elements exist that are at most ``by`` from an offset in each dimension."""
    by = integer(by, "the width of a box", 0)
    offsets = [integer(one, "an offset") for one in at]
    return variable(BoundsAttr([one - by for one in offsets], [one + by for one in offsets]))


@entry
def index(dim: int, shift: int = 0) -> Term:
    """The coordinate of the point in a dimension, counted from 0; x is dimension 0."""
    return variable(IndexAttr(integer(dim, "a dimension", 0), integer(shift, "a shift")))
