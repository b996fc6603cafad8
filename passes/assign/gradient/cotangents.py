"""Cotangents of tensors on the way back: none yet, one number for all elements, or a node.

A node may hold the cotangents of several tensors as long as they are equal (those of ``z`` and
``x`` behind ``z = x + y``): whoever adds to one that others hold gets a copy first. Cotangents are
added up in the types of `tangents.accumulation`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from ad_opt.dialects.support.diagnostics.diagnostic import Note, error_at, location_of
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.tensors.assign_rules import padding_of
from ad_opt.passes.emit.emit import cotangent_of
from ad_opt.passes.rules.emission import constant_number
from xdsl.ir import BlockArgument, SSAValue
from xdsl.ir.affine import AffineMap

from .routine import Routine
from .statements import Key, is_whole, key_of
from .writer import Assignment, copy, element_of, fill, tensor_type


@dataclass(frozen=True)
class Everywhere:
    """A cotangent of which all elements are one number."""

    number: float


@dataclass(eq=False)
class Held:
    """A cotangent in memory."""

    node: SSAValue
    holders: int = 0
    """Count of tensors whose cotangent it is, and of statements that still read it."""


Cotangent: TypeAlias = Everywhere | Held


@dataclass(eq=False)
class Wanted:
    """A tensor of which the gradient is wanted."""

    tensor: SSAValue
    target: SSAValue
    since: int
    """The gradient is that by what the tensor held in front of this step."""
    is_done: bool = False


@dataclass
class Cotangents:
    """The cotangents of all tensors where the way back has got to."""

    routine: Routine
    place: Builder
    wanted: dict[Key, Wanted]
    here: int = 0
    """The step in front of which, in the order of the program, the way back stands."""
    _known: dict[Key, Cotangent] = field(default_factory=dict["Key", "Cotangent"])
    _by_node: dict[SSAValue, Held] = field(default_factory=dict["SSAValue", "Held"])

    # ------------------------------------------------------------------ who has one

    def of(self, key: Key) -> Cotangent | None:
        """The cotangent of what a tensor held; ``None`` is zero."""
        return self._known.get(key)

    def take(self, key: Key) -> Cotangent | None:
        """The cotangent of a tensor, which has none from then on; `release` ends its reading."""
        return self._known.pop(key, None)

    def give(self, key: Key, cotangent: Cotangent) -> None:
        """Let a tensor that has no cotangent have this one, which others may have, too."""
        self._known[key] = cotangent
        if isinstance(cotangent, Held):
            cotangent.holders += 1

    def release(self, cotangent: Cotangent) -> None:
        """Say that a cotangent that was taken is not read any more."""
        if isinstance(cotangent, Held):
            cotangent.holders -= 1

    def held_by(self, node: SSAValue) -> Held:
        """The cotangent that is in a node."""
        return self._by_node.setdefault(node, Held(node))

    def only(self, cotangent: Cotangent) -> Held | None:
        """A cotangent in memory that nobody else has."""
        return cotangent if isinstance(cotangent, Held) and cotangent.holders == 1 else None

    # ------------------------------------------------------------------ in bodies and nodes

    def element(
        self, one: Assignment, cotangent: Cotangent, map_: AffineMap, tensor: SSAValue
    ) -> SSAValue:
        """An element of a cotangent of ``tensor`` at the points of an assignment."""
        if isinstance(cotangent, Everywhere):
            return one.em.constant(cotangent.number, cotangent_of(element_of(tensor)))
        return one.enter(cotangent.node, map_)

    def new(self, tensor: SSAValue) -> Held:
        """A node for a cotangent of ``tensor``: that where its gradient is wanted, if it is."""
        element = cotangent_of(element_of(tensor))
        wanted = self.wanted.get(key_of(tensor))
        if wanted is not None and self._fits(wanted, tensor):
            return self.held_by(wanted.target)
        return self.held_by(
            self.routine.declare(f"{self.routine.label_of(tensor)}.grad", tensor, element)
        )

    def _fits(self, wanted: Wanted, tensor: SSAValue) -> bool:
        """True if the cotangent that begins here is the wanted one in the end."""
        if wanted.is_done or wanted.target in self._by_node or wanted.since > self.here:
            return False
        statements = self.routine.statements
        between = [
            at for at in self.routine.writes(key_of(tensor)) if wanted.since <= at < self.here
        ]
        return (
            all((step := statements[at]) is not None and step.adds for at in between)
            and element_of(wanted.target) == cotangent_of(element_of(tensor))
            and padding_of(wanted.target) == padding_of(tensor)
        )

    def write_to(self, node: SSAValue, cotangent: Cotangent) -> None:
        """Write all elements of a cotangent to a node."""
        if isinstance(cotangent, Everywhere):
            fill(self.place, node, cotangent.number)
        else:
            copy(self.place, cotangent.node, node)

    def own(self, tensor: SSAValue) -> Held:
        """The cotangent of a tensor in a node that nobody else has."""
        key = key_of(tensor)
        known = self._known.get(key)
        if known is not None and (held := self.only(known)) is not None:
            return held
        made = self.new(tensor)
        if known is None:
            fill(self.place, made.node, 0.0)
        else:
            self.write_to(made.node, known)
            self.release(known)
        self.give(key, made)
        return made

    # ------------------------------------------------------------------ sums

    def add(
        self, tensor: SSAValue, one: Assignment, value: SSAValue, map_: AffineMap, *, whole: bool
    ) -> None:
        """Add a contribution to a tensor's cotangent, at ``map_`` of each point; ``whole`` says
        that each element gets exactly one.
        """
        if not is_whole(tensor):
            raise error_at(
                self.place.before, "AD1132", "the derivative by a view of a tensor is not known",
                notes=[Note("the view", location_of(tensor))],
                help="read the tensor itself, through another projection",
            )  # fmt: skip
        key = key_of(tensor)
        known = self._known.get(key)
        value = one.finish(value)
        if known is None:
            self._begin(key, tensor, one, value, map_, whole=whole)
        elif (held := self.only(known)) is not None:
            one.write("add", held.node, map_)
        elif whole:
            one.add(self.element(one, known, map_, tensor))
            made = self.new(tensor)
            one.write("set", made.node, map_)
            self.release(known)
            self.give(key, made)
        else:
            one.write("add", self.own(tensor).node, map_)

    def _begin(
        self,
        key: Key,
        tensor: SSAValue,
        one: Assignment,
        value: SSAValue,
        map_: AffineMap,
        *,
        whole: bool,
    ) -> None:
        if whole and (number := constant_number(value)) is not None:
            self.give(key, Everywhere(number))
        elif whole and (same := self._same(tensor, one, value, map_)) is not None:
            self.give(key, same)
        else:
            made = self.new(tensor)
            if whole:
                one.write("set", made.node, map_)
            else:
                one.write("add", made.node, map_, init=True)
            self.give(key, made)

    def _same(
        self, tensor: SSAValue, one: Assignment, value: SSAValue, map_: AffineMap
    ) -> Held | None:
        """The cotangent that a contribution repeats, element by element."""
        if not isinstance(value, BlockArgument):
            return None
        node, entered = one.entered(value)
        fits = (
            entered == map_
            and element_of(node) == cotangent_of(element_of(tensor))
            and tensor_type(node).shape == tensor_type(tensor).shape
            and padding_of(node) == padding_of(tensor)
        )
        return self._by_node.get(node) if fits else None

    # ------------------------------------------------------------------ gradients

    def finish(self) -> None:
        """Leave the gradients by what tensors hold here where they are wanted."""
        for key, wanted in self.wanted.items():
            if wanted.since == self.here:
                self._finish(key, wanted)

    def _finish(self, key: Key, wanted: Wanted) -> None:
        wanted.is_done = True
        known = self._known.get(key)
        if isinstance(known, Held) and known.node is wanted.target:
            known.holders += 1  # what is added from here is not part of the gradient
            return
        self._vacate(wanted.target)
        if known is None:
            fill(self.place, wanted.target, 0.0)
        else:
            self.write_to(wanted.target, known)

    def _vacate(self, node: SSAValue) -> None:
        """Move the cotangent in a node, which others still have, to a node of its own."""
        held = self._by_node.pop(node, None)
        if held is None or not held.holders:
            return
        held.node = self.routine.declare(f"{self.routine.label_of(node)}.held", node)
        self._by_node[held.node] = held
        copy(self.place, node, held.node)
