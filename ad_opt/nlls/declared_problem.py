"""Declarations of energies: arrays, graphs, residuals, and where they hold."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import count
from typing import TYPE_CHECKING, Any, Literal, cast

from xdsl.dialects.builtin import IntegerType, Signedness, f16, f32, f64

from ad_opt.dialects.energies.expr_keys import ParamAttr
from ad_opt.dialects.support.diagnostics.python_places import user_line
from ad_opt.passes.algebra.build import condition as as_condition
from ad_opt.passes.algebra.build import variable
from ad_opt.passes.algebra.terms import Term

from .declarations import Array, Dim, Graph
from .refusals import entries, integer, one_of, refuse
from .vectors import Value, term, terms

if TYPE_CHECKING:
    from xdsl.ir import Attribute

    from ad_opt.dialects.support.diagnostics.diagnostic import Location

ELEMENTS: dict[str, Attribute] = {
    "float16": f16,
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
NAMES = "names have letters of ASCII, digits and _, and begin with no digit"
MOST_CHANNELS = 4096
"""A guess: vectors are unrolled, and expressions of more channels take minutes to compile."""
RESERVED = frozenset(
    ("iterations", "pcg_steps", "kind", "callback", "progress", "settings", "direction", "self")
)
"""Names of arguments of solvers beside the parts of a problem."""


def is_name(name: object) -> bool:
    """True for what names a part of a problem, in Python and in IR."""
    return isinstance(name, str) and name.isidentifier() and name.isascii()


@entries
class DeclaredProblem:
    """The parts of a problem; `Problem` is one that compiles itself."""

    def __init__(self, name: str, precision: Literal["f32", "f64"] = "f32"):
        if not is_name(name):
            raise refuse("AD1070", f"{name!r} is no name for a problem", NAMES)
        one_of(precision, PRECISIONS, "the precision of a problem")
        self.name = name
        self.location = user_line()
        self.precision: Literal["f32", "f64"] = precision
        self.declared: dict[str, Dim | Array | Graph | str] = {}
        """Everything that has a name, in order; parameters are just their names."""
        self.residuals: list[tuple[str, tuple[Term, ...], Location | None]] = []
        self.excluded: list[tuple[str | None, Term, Location | None]] = []

    @property
    def element(self) -> Attribute:
        """The type of the numbers that are computed with."""
        return ELEMENTS[PRECISIONS[self.precision]]

    def _declare(self, name: str, what: Any) -> Any:
        if not is_name(name):
            raise refuse("AD1070", f"{name!r} is no name for a part of a problem", NAMES)
        if name in RESERVED:
            raise refuse("AD1070", f"{name} is what a solver is called with: choose another name")
        if name in self.declared or any(name == one for one, *_ in self.residuals):
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
        return self._array(name, "unknown", space, channels, self.element, "aos")

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
        word = PRECISIONS[self.precision] if dtype is None else dtype
        if not isinstance(cast(object, word), str) or word not in ELEMENTS:
            known = ", ".join(ELEMENTS)
            raise refuse("AD1070", f"{name} cannot have elements {word}", f"it can have {known}")
        layout = "aos" if layout is None else layout
        return self._array(name, "image", space, channels, ELEMENTS[word], layout)

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
        names = self._dims(name, space)
        channels = integer(channels, f"the count of channels of {name}", 1, MOST_CHANNELS)
        if len(space) > 3:
            raise refuse("AD1070", f"{name} has {len(space)} dimensions", "three are the most")
        if len(set(names)) < len(names):
            raise refuse("AD1070", f"{name} has a dimension twice: {', '.join(names)}")
        one_of(layout, ("aos", "planar"), f"the layout of {name}")
        made = Array(name, kind, names, channels, element, layout, value, user_line())
        return self._declare(name, made)

    def _dims(self, name: str, space: Iterable[Any]) -> tuple[str, ...]:
        """The names of dimensions, which are those of this problem."""
        for one in space:
            if not isinstance(one, Dim) or self.declared.get(one.name) != one:
                raise refuse("AD1070", f"{name} is over {one!r}, which is none of {self.name}")
        return tuple(one.name for one in space)

    def _space(self, name: str, space: Any) -> tuple[str, ...]:
        """The names of one dimension, or of several."""
        if not isinstance(space, Dim | list | tuple):
            raise refuse("AD1070", f"{name} is over {space!r}, which is none of {self.name}")
        return self._dims(name, [space] if isinstance(space, Dim) else space)

    def param(self, name: str) -> Term:
        """A number that is given."""
        self._declare(name, name)
        return variable(ParamAttr(name))

    def graph(self, name: str, edges: Dim, **slots: Dim | Sequence[Dim]) -> Graph:
        """Edges over a dimension of their own, each with an element of a space at every slot.

        Its array is ``[edge, slot]`` of integers; for elements of several dimensions, the
        coordinates of each slot stand one after another, x first.
        """
        (dim,) = self._dims(name, [edges])
        spaces = {slot: self._space(name, space) for slot, space in slots.items()}
        if not spaces:
            raise refuse("AD1070", f"the graph {name} has no slot")
        for slot, dims in spaces.items():
            if slot in vars(Graph) or slot in Graph.__dataclass_fields__:
                raise refuse("AD1070", f"a slot of {name} cannot be named {slot}")
            if not 1 <= len(dims) <= 3 or len(set(dims)) < len(dims):
                message = f"the slot {slot} of {name} is over {list(dims)}"
                raise refuse("AD1070", message, "elements have one to three different dimensions")
        return self._declare(name, Graph(name, dim, spaces, user_line()))

    def computed(self, name: str, space: Dim | Iterable[Dim], value: Value) -> Array:
        """An array of the values of an expression, computed once for each iterate."""
        parts = terms(value)
        self._space(name, space)
        dims = [space] if isinstance(space, Dim) else list(space)
        return self._array(name, "computed", dims, len(parts), self.element, "aos", parts)

    def residual(self, value: Value, name: str | None = None) -> None:
        """Add the squares of a residual; of a vector, those of its elements."""
        if isinstance(value, str) or not isinstance(cast(object, name), str | None):
            raise refuse("AD1070", "a residual's value comes first, then its name")
        values = terms(value)
        if not values:
            raise refuse("AD1070", "a residual has a value")
        if name is not None and not is_name(name):
            raise refuse("AD1070", f"{name!r} is no name for a residual", NAMES)
        used = {*self.declared, *(one for one, *_ in self.residuals)}
        if name is None:
            name = next(one for n in count(len(self.residuals)) if (one := f"r{n}") not in used)
        if name in used:
            raise refuse("AD1070", f"{self.name} has two parts named {name}")
        self.residuals.append((name, values, user_line()))

    def exclude(self, condition: Term, unknown: Array | None = None) -> None:
        """Hold unknowns fixed, and leave residuals out, at points where the condition is true.

        With an unknown, only that one is held fixed, and all residuals stay.
        """
        own = None if unknown is None else self.declared.get(getattr(unknown, "name", ""))
        if unknown is not None and (own is not unknown or unknown.kind != "unknown"):
            raise refuse("AD1070", f"{unknown!r} is no unknown of {self.name}")
        name = None if unknown is None else unknown.name
        self.excluded.append((name, as_condition(term(condition)), user_line()))

    def arrays(self, *kinds: str) -> list[Array]:
        """The arrays of some kinds, in order."""
        found = (one for one in self.declared.values() if isinstance(one, Array))
        return [one for one in found if one.kind in kinds]
