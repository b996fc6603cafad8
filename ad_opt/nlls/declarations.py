"""Declarations of a problem: dimensions, arrays, graphs; all are used in expressions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ad_opt.dialects.energies.expr_keys import AccessAttr, EdgeAttr, SampleAttr
from ad_opt.dialects.energies.nlls_types import ArrayType
from ad_opt.dialects.support.diagnostics.did_you_mean import did_you_mean
from ad_opt.passes.algebra.build import sample, variable
from ad_opt.passes.algebra.terms import Term

from .refusals import Declared, entries, entry, integer, is_integer, refuse
from .vectors import Scalar, Vector, term

if TYPE_CHECKING:
    from xdsl.ir import Attribute

    from ad_opt.dialects.support.diagnostics.diagnostic import Location


@dataclass(frozen=True)
class Dim(Declared):
    """A dimension, whose size is that of the arrays that are given."""

    name: str


@dataclass(frozen=True)
class Slot(Declared):
    """One end of a graph's edges: ``X(G.v0)`` is the element of ``X`` there."""

    graph: str
    name: str
    space: tuple[str, ...]


@dataclass(frozen=True)
class Graph(Declared):
    """Edges that each have an element at every slot; ``G.v0`` is a slot."""

    name: str
    edges: str
    slots: dict[str, tuple[str, ...]]
    location: Location | None = None

    def __getattr__(self, name: str) -> Slot:
        slots: dict[str, tuple[str, ...]] = self.__dict__.get("slots", {})
        if name not in slots:
            if name.startswith("_"):  # which Python asks for
                raise AttributeError(name)
            message = f"the graph {self.__dict__.get('name')} has no slot {name}"
            raise refuse("AD1070", message, did_you_mean(name, list(slots)))
        return Slot(self.name, name, slots[name])

    @property
    def width(self) -> int:
        """The count of integers of an edge: the coordinates of all slots."""
        return sum(map(len, self.slots.values()))


@entries
@dataclass(frozen=True)
class Array(Declared):
    """An unknown, an image, or an array that is computed.

    Called with offsets, x first, it is the expression of the element there: a vector where it has
    several channels. Called with a slot of a graph, it is the element at that end of the edge.
    """

    name: str
    kind: str
    space: tuple[str, ...]
    channels: int
    element: Attribute
    layout: str = "aos"
    """The order of a user's array; kernels see planes."""
    value: tuple[Term, ...] = ()
    location: Location | None = field(default=None, compare=False)

    @property
    def type(self) -> ArrayType:
        """The type in IR."""
        return ArrayType(self.space, self.channels, self.element, "planar")

    @entry
    def __call__(self, *at: int | Slot) -> Term | Vector:
        """The element at an offset or a slot."""
        parts = [variable(self._key(at, channel)) for channel in range(self.channels)]
        return Vector(parts) if self.channels > 1 else parts[0]

    def _key(self, at: Sequence[int | Slot], channel: int) -> AccessAttr | EdgeAttr:
        if len(at) == 1 and isinstance(at[0], Slot):
            slot = at[0]
            if slot.space != self.space:
                message = f"slot {slot.name} of {slot.graph} has elements of {list(slot.space)}"
                raise refuse("AD1070", f"{message}, and {self.name} is over {list(self.space)}")
            return EdgeAttr(self.name, slot.graph, slot.name, channel)
        offsets = [integer(one, "an offset") for one in at if is_integer(one)]
        if len(offsets) != len(at) or len(at) != len(self.space):
            count = len(self.space)
            message = f"{self.name} has {count} dimension{'' if count == 1 else 's'}"
            raise refuse("AD1070", f"{message}, but is asked for at {tuple(at)}")
        return AccessAttr(self.name, offsets, channel)

    def sample(self, *at: Scalar, gradient: Sequence[Array] = ()) -> Term | Vector:
        """The element between pixels: linear in each coordinate, which count from 0, x first.

        ``gradient`` are images whose samples are taken for its derivatives, one a coordinate;
        without them, derivatives are those of the interpolation.
        """
        if self.kind != "image":
            raise refuse("AD1070", f"{self.name} is no image, and cannot be sampled")
        if len(at) != len(self.space) or not at:
            message = f"{self.name} is sampled at {len(at)} coordinates"
            raise refuse("AD1070", f"{message}, and is over {list(self.space)}")
        is_several = isinstance(gradient, list | tuple)
        if not is_several or not all(getattr(one, "kind", None) == "image" for one in gradient):
            raise refuse(
                "AD1070", f"the gradient of {self.name} is several images, one a dimension"
            )
        if gradient and len(gradient) != len(at):
            message = f"{self.name} has {len(at)} dimensions and a gradient of {len(gradient)}"
            raise refuse("AD1070", message)
        images = [one.name for one in gradient]
        zero = [0] * len(self.space)
        parts = [
            sample(SampleAttr(self.name, channel, zero, images), *map(term, at))
            for channel in range(self.channels)
        ]
        return Vector(parts) if self.channels > 1 else parts[0]
