"""Energies: a `Problem` declares arrays and residuals, and is compiled to a solver."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Literal

from xdsl.dialects.builtin import IntegerType, Signedness, bf16, f16, f32, f64

from ad_opt.dialects.energies.expr_keys import BoundsAttr, IndexAttr, ParamAttr
from ad_opt.passes.algebra.build import variable
from ad_opt.passes.algebra.terms import Term

from .declarations import Array, Dim, Graph, caller, refuse
from .vectors import Value, terms

if TYPE_CHECKING:
    from xdsl.ir import Attribute

    from ad_opt.dialects.support.diagnostics.diagnostic import Location

    from .solvers import Kind, Solver

ELEMENTS: dict[str, Attribute] = {
    "float16": f16,
    "bfloat16": bf16,
    "float32": f32,
    "float64": f64,
    **{
        f"{word}int{width}": IntegerType(width, signedness)
        for word, signedness in (("u", Signedness.UNSIGNED), ("", Signedness.SIGNED))
        for width in (8, 16, 32)
    },
}
"""Elements of images by the names of NumPy's types."""
PRECISIONS = {"f32": "float32", "f64": "float64"}


class Problem:
    """Half the sum of the squares of residuals, as a function of unknown arrays.

    Residuals stand for all points of the index space of the arrays that they read, or for all edges
    of a graph. One that reaches outside is zero there, unless it asks `in_bounds` itself.
    """

    def __init__(self, name: str, precision: Literal["f32", "f64"] = "f32"):
        if not name.isidentifier() or precision not in PRECISIONS:
            message = (
                f"a problem has a name and the precision f32 or f64, not {name!r}, {precision!r}"
            )
            raise refuse("AD1070", message)
        self.name = name
        self.precision: Literal["f32", "f64"] = precision
        self.declared: dict[str, Dim | Array | Graph | str] = {}
        """Everything that has a name, in order; parameters are just their names."""
        self.residuals: list[tuple[str, tuple[Term, ...], Location | None]] = []
        self.excluded: list[tuple[str | None, Term, Location | None]] = []

    def _declare(self, name: str, what: Any) -> Any:
        if not name.isidentifier():
            raise refuse("AD1070", f"{name!r} is no name for a part of a problem")
        if name in self.declared:
            raise refuse("AD1070", f"{self.name} has two parts named {name}")
        self.declared[name] = what
        return what

    def dim(self, name: str) -> Dim:
        """A dimension. Its size is known when the problem is solved."""
        return self._declare(name, Dim(name))

    def dims(self, *names: str) -> list[Dim]:
        """Several dimensions."""
        return [self.dim(name) for name in names]

    def unknown(self, name: str, *space: Dim, channels: int = 1) -> Array:
        """An array that is solved for; without dimensions, values that all residuals share."""
        element = ELEMENTS[PRECISIONS[self.precision]]
        return self._array(name, "unknown", space, channels, element, "aos")

    def image(
        self,
        name: str,
        *space: Dim,
        channels: int = 1,
        dtype: str | None = None,
        layout: Literal["aos", "planar"] | None = None,
    ) -> Array:
        """An array that is given: a picture, data of each point, or of each edge of a graph.

        ``dtype`` is the type of its elements in memory, by default the problem's precision. An
        array comes as ``[y, x, channel]``; with the layout ``planar``, as ``[channel, y, x]``.
        """
        word = dtype or PRECISIONS[self.precision]
        if word not in ELEMENTS:
            known = ", ".join(ELEMENTS)
            raise refuse("AD1070", f"{name} cannot have elements {word}", f"it can have {known}")
        return self._array(name, "image", space, channels, ELEMENTS[word], layout or "aos")

    def _array(
        self,
        name: str,
        kind: str,
        space: Sequence[Dim],
        channels: int,
        element: Attribute,
        layout: str,
        value: tuple[Term, ...] = (),
    ) -> Array:
        for one in space:
            if self.declared.get(one.name) != one:
                raise refuse("AD1070", f"{name} is over {one!r}, which is none of {self.name}")
        if channels < 1 or len(space) > 3:
            raise refuse("AD1070", f"{name} has {channels} channels and {len(space)} dimensions")
        names = tuple(one.name for one in space)
        made = Array(name, kind, names, channels, element, layout, value, caller())
        return self._declare(name, made)

    def param(self, name: str) -> Term:
        """A number that is given."""
        self._declare(name, name)
        return variable(ParamAttr(name))

    def graph(self, name: str, edges: Dim, **slots: Dim | Sequence[Dim]) -> Graph:
        """Edges over a dimension of their own, each with an element of a space at every slot.

        Its array is ``[edge, slot]`` of integers; for elements of several dimensions, the
        coordinates of each slot stand one after another, x first.
        """
        spaces = {
            slot: tuple(one.name for one in ([space] if isinstance(space, Dim) else space))
            for slot, space in slots.items()
        }
        if not spaces:
            raise refuse("AD1070", f"the graph {name} has no slot")
        return self._declare(name, Graph(name, edges.name, spaces, caller()))

    def computed(self, name: str, space: Iterable[Dim], value: Value) -> Array:
        """An array of the values of an expression, computed once for each iterate."""
        parts = terms(value)
        element = ELEMENTS[PRECISIONS[self.precision]]
        return self._array(name, "computed", list(space), len(parts), element, "aos", parts)

    def residual(self, value: Value, name: str | None = None) -> None:
        """Add the squares of a residual; of a vector, those of its elements."""
        self.residuals.append((name or f"r{len(self.residuals)}", terms(value), caller()))

    def exclude(self, condition: Term, unknown: Array | None = None) -> None:
        """Hold unknowns fixed, and leave residuals out, at points where the condition is true.

        With an unknown, only that one is held fixed, and all residuals stay.
        """
        self.excluded.append((None if unknown is None else unknown.name, condition, caller()))

    def ir(self) -> str:
        """The problem as ``nlls`` IR."""
        from .ir import problem_module

        return str(problem_module(self))

    def __str__(self) -> str:
        return self.ir()

    def compile(self, kind: Kind = "gn", **options: Any) -> Solver:
        """Compile the solver: ``gn`` is Gauss-Newton, ``lm`` Levenberg-Marquardt."""
        from .solvers import Solver

        return Solver(self, kind, **options)

    def arrays(self, *kinds: str) -> list[Array]:
        """The arrays of some kinds, in order."""
        found = (one for one in self.declared.values() if isinstance(one, Array))
        return [one for one in found if one.kind in kinds]


def problem(name: str, precision: Literal["f32", "f64"] = "f32") -> Problem:
    """Begin an energy; see `Problem`."""
    return Problem(name, precision)


def in_bounds(*at: int) -> Term:
    """True where the element at an offset exists."""
    return variable(BoundsAttr(at, at))


def in_bounds_expanded(*at: int, by: int) -> Term:
    """True where all elements exist that are at most ``by`` from an offset in each dimension."""
    return variable(BoundsAttr([one - by for one in at], [one + by for one in at]))


def index(dim: int, shift: int = 0) -> Term:
    """The coordinate of the point in a dimension, counted from 0; x is dimension 0."""
    return variable(IndexAttr(dim, shift))
