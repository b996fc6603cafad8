"""The loop nests of a function: loops with their bounds, and all accesses to memory in them.

Bounds and subscripts are linear forms (`linear`) over variables of loops and values from outside,
whether the loops are ``affine`` or ``scf``. Effects are asked of the catalogue: an operation that
touches memory in another way is an access without subscripts, and one of which nobody knows what
it does is *opaque*.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import chain
from typing import Any, TypeAlias, cast

from ad_opt.dialects.core.memref.coinciding import elements_may_coincide
from ad_opt.dialects.support.diagnostics.diagnostic import location_of
from ad_opt.dialects.support.ir.queries import bounds_of, constant_of, is_unsigned, walk
from ad_opt.dialects.support.names.attribute_names import LOOP_LABEL
from ad_opt.passes.ops.catalogue import (
    effect_of,
    effect_of_kind,
    element_memref,
    is_call,
    is_consecutive,
    is_load,
)
from ad_opt.passes.ops.memory_ops import is_memref
from xdsl.dialects import affine
from xdsl.dialects.builtin import AffineMapAttr, StringAttr, VectorType
from xdsl.ir import Attribute, Block, Operation, OpResult, SSAValue
from xdsl.ir.affine import AffineConstantExpr, AffineMap

from .linear import Linear, extremes_of, linear_map, linear_of

Base: TypeAlias = SSAValue | str
"""Memory: the value of a buffer, or the name of a global."""


@dataclass(eq=False)
class Loop:
    """A counted loop, or one dimension of a parallel one.

    Its variable is at least each of ``lower``, less than each of ``upper``, and proceeds by
    ``step`` from the greatest of ``lower``. A bound that is not linear is left out, and a step that
    is not known is ``None``.
    """

    op: Operation
    iv: SSAValue
    lower: tuple[Linear, ...]
    upper: tuple[Linear, ...]
    step: int | None
    parent: Loop | None
    exact: bool
    """True if all bounds are there."""
    parallel: bool = False
    children: list[Loop] = field(default_factory=list["Loop"])
    accesses: list[Access] = field(default_factory=list["Access"])
    """Accesses right in its body, not in loops inside."""

    @property
    def trips(self) -> int | None:
        """The number of iterations, if it is the same number always."""
        if self.step is None or not self.exact or len(self.lower) != 1 or len(self.upper) != 1:
            return None
        low, high = self.lower[0], self.upper[0]
        same = low.terms is high.terms or low.terms == high.terms
        return max(0, -(-(high.constant - low.constant) // self.step)) if same else None

    @property
    def label(self) -> str | None:
        """The name that schedules know it by."""
        found = self.op.attributes.get(LOOP_LABEL)
        return found.data if isinstance(found, StringAttr) else None

    @property
    def name(self) -> str:
        """The label, or else the name of the variable or the line, for messages."""
        place = location_of(self.op)
        line = "unnamed" if place is None else f"line {place.line}"
        return self.label or self.iv.name_hint or line

    def around(self) -> list[Loop]:
        """The loops from the outermost one to this one."""
        found: list[Loop] = []
        at: Loop | None = self
        while at is not None:
            found.append(at)
            at = at.parent
        return found[::-1]

    def everything(self) -> Iterator[Access]:
        """All accesses below, also in loops inside, in the order of the program."""
        yield from sorted(self._below(), key=lambda access: access.order)

    def _below(self) -> Iterator[Access]:
        yield from self.accesses
        for child in self.children:
            yield from child._below()


@dataclass(eq=False)
class Access:
    """A read or write of memory."""

    op: Operation
    memref: SSAValue
    base: Base
    """The memory, so that two accesses to one base with subscripts can be compared."""
    subscripts: tuple[Linear | None, ...] | None
    """A form a dimension, ``None`` for one that is not linear; ``None`` if nothing is known."""
    extents: tuple[int, ...]
    """Elements from each subscript on: 1, and the sides of a vector at the last ones."""
    writes: bool
    loops: tuple[Loop, ...]
    """Loops around it, from outside."""
    order: int
    """Place in the order of the program."""
    guarded: bool
    """True if it is below a condition inside its innermost loop."""

    @property
    def what(self) -> str:
        """``store to %C[%i, %j]``, for messages."""
        kind = "write to" if self.writes else "read of"
        name = self.memref.name_hint
        base = f"@{self.base}" if isinstance(self.base, str) else f"%{name}" if name else "memory"
        if self.subscripts is None:
            return f"{kind} {base}"
        return f"{kind} {base}[{', '.join(map(text_of, self.subscripts))}]"


@dataclass(eq=False)
class Nests:
    """The loop nests below an operation."""

    root: Operation
    loops: dict[SSAValue, Loop]
    """By variable, in the order of the program."""
    roots: list[Loop]
    accesses: list[Access]
    """In the order of the program; also those outside of loops."""
    opaque: list[Operation]
    """Operations that may do anything to memory, calls among them."""

    def loop_of(self, op: Operation) -> Loop:
        """The loop of an ``affine.for`` or ``scf.for``."""
        return self.loops[op.regions[0].block.args[0]]

    def inside(self, op: Operation) -> list[Access]:
        """The accesses in an operation, itself included."""
        return [access for access in self.accesses if op.is_ancestor(access.op)]

    def opaque_inside(self, op: Operation) -> Iterator[Operation]:
        """The opaque operations in an operation, itself included."""
        if self.opaque:
            yield from (one for one in chain((op,), walk(op)) if one in self._opaque_set)

    def has_opaque(self, op: Operation) -> bool:
        """True if there is an opaque operation in an operation, itself included."""
        return next(self.opaque_inside(op), None) is not None

    @cached_property
    def _opaque_set(self) -> set[Operation]:
        return set(self.opaque)


def text_of(form: Linear | None) -> str:
    """``4 * %i + %j - 1``, for messages; a ``?`` for what is not linear."""
    if form is None:
        return "?"
    text = ""
    for value, coefficient in form.terms.items():
        name = f"%{value.name_hint or '?'}"
        size = abs(coefficient)
        term = name if size == 1 else f"{size} * {name}"
        sign = "-" if coefficient < 0 else "+"
        text += f" {sign} {term}" if text else term if coefficient > 0 else f"-{term}"
    if form.constant or not text:
        sign = "-" if form.constant < 0 else "+"
        text += f" {sign} {abs(form.constant)}" if text else str(form.constant)
    return text


def nests_in(root: Operation) -> Nests:
    """The nests in the regions of an operation: a function, or a loop."""
    builder = _Builder(Nests(root, {}, [], [], []))
    for region in root.regions:
        for block in region.blocks:
            builder.block(block, None, False)
    return builder.found


def nest_of(op: Operation) -> Loop:
    """The nest of an ``affine.for`` or ``scf.for``, as if no loop were around it."""
    builder = _Builder(Nests(op, {}, [], [], []))
    builder.operation(op, None, False)
    return builder.found.roots[0]


@dataclass
class _Builder:
    found: Nests
    _order: int = 0
    _silent: dict[str, bool] = field(default_factory=dict[str, bool])
    """By name: True if operations without regions have nothing to do with memory."""

    def block(self, block: Block, around: Loop | None, guarded: bool) -> None:
        for op in block.ops:
            if not op.regions and self._is_silent(op):
                self._order += 1
            else:
                self.operation(op, around, guarded)

    def _is_silent(self, op: Operation) -> bool:
        found = self._silent.get(op.name)
        if found is None:
            effect = effect_of_kind(op)
            found = self._silent[op.name] = effect is not None and effect.is_silent
        return found

    def operation(self, op: Operation, around: Loop | None, guarded: bool) -> None:
        self._order += 1
        self._accesses(op, around, guarded)
        inner, condition = around, guarded
        loops = loops_of(op, around)
        for loop in loops:
            self.found.loops[loop.iv] = loop
            (self.found.roots if loop.parent is None else loop.parent.children).append(loop)
            inner, condition = loop, False
        if not loops and op.regions:
            # Also the body of an uncounted loop: whether it runs, something else decides.
            condition = True
        for region in op.regions:
            for inside in region.blocks:
                self.block(inside, inner, condition)

    def _accesses(self, op: Operation, around: Loop | None, guarded: bool) -> None:
        effect = effect_of(op)
        if effect.is_silent:
            return
        if not effect.known or effect.ordered or is_call(op):
            self.found.opaque.append(op)
        for memrefs, writes in ((effect.reads, False), (effect.writes, True), (effect.frees, True)):
            for memref in memrefs(op):
                if is_memref(memref.type):
                    self._access(op, memref, writes, around, guarded)

    def _access(
        self, op: Operation, memref: SSAValue, writes: bool, around: Loop | None, guarded: bool
    ) -> None:
        base, places = _places_of(op, memref)
        if writes and elements_may_coincide(memref):
            places = None  # other subscripts may be the same place
        extents = _extents(op, len(places)) if places is not None else ()
        loops = () if around is None else tuple(around.around())
        subscripts = None if places is None else tuple(places)
        access = Access(op, memref, base, subscripts, extents, writes, loops, self._order, guarded)
        self.found.accesses.append(access)
        if around is not None:
            around.accesses.append(access)


# ---------------------------------------------------------------------- loops


def loops_of(op: Operation, parent: Loop | None = None) -> list[Loop]:
    """The loop that an operation is; one in the other for the dimensions of a parallel one."""
    match op.name:
        case "affine.for":
            return [_affine_for(op, parent)]
        case "affine.parallel":
            return _affine_parallel(op, parent)
        case "scf.for" | "scf.parallel":
            return _scf_loops(op, parent)
        case _:
            return []


_AFFINE_FOR = ("lowerBoundMap", "upperBoundMap", "step")
"""Properties, which xDSL's accessors look for among the operation's definitions first."""


def _affine_for(op: Operation, parent: Loop | None) -> Loop:
    assert isinstance(op, affine.ForOp)
    low, high, step = (cast(Any, op.properties[name]) for name in _AFFINE_FOR)
    low, high = low.data, high.data
    # By the maps: to ask the operation for its groups takes longer than all the rest.
    first = low.num_dims + low.num_symbols
    lower = _bound(low, op, 0, first)
    upper = _bound(high, op, first, first + high.num_dims + high.num_symbols)
    return _loop(op, 0, lower, upper, step.value.data, parent)


def _bound(map_: AffineMap, op: Operation, first: int, end: int) -> Sequence[Linear | None]:
    """The forms of a bound, which most loops have as one number."""
    if first == end and len(map_.results) == 1:
        result = map_.results[0]
        if type(result) is AffineConstantExpr:
            return (Linear({}, result.value),)
    return linear_map(map_, op.operands[first:end])


def _affine_parallel(op: Operation, parent: Loop | None) -> list[Loop]:
    from ad_opt.dialects.core.affine.affine import ParallelOp, group_sizes

    assert isinstance(op, ParallelOp)
    count = len(op.body.block.args)
    lower = linear_map(op.lowerBoundsMap.data, op.lower_operands)
    upper = linear_map(op.upperBoundsMap.data, op.upper_operands)
    lows = _groups(lower, group_sizes(op.lowerBoundsGroups, count))
    highs = _groups(upper, group_sizes(op.upperBoundsGroups, count))
    found: list[Loop] = []
    for axis in range(count):
        step = op.steps.data[axis].value.data
        parent = _loop(op, axis, lows[axis], highs[axis], step, parent, parallel=True)
        found.append(parent)
    return found


def _groups(forms: Sequence[Linear | None], sizes: Sequence[int]) -> list[list[Linear | None]]:
    rest = iter(forms)
    return [[next(rest) for _ in range(size)] for size in sizes]


def _scf_loops(op: Operation, parent: Loop | None) -> list[Loop]:
    found: list[Loop] = []
    for axis, (low, high, by) in enumerate(bounds_of(op)):
        signed = not is_unsigned(op)
        lower = extremes_of(low, "max") if signed else [None]
        upper = extremes_of(high, "min") if signed else [None]
        step = constant_of(by)
        step = step if step is not None and step > 0 else None
        parallel = op.name == "scf.parallel"
        parent = _loop(op, axis, lower, upper, step, parent, parallel)
        found.append(parent)
    return found


def _loop(
    op: Operation,
    axis: int,
    lower: Sequence[Linear | None],
    upper: Sequence[Linear | None],
    step: int | None,
    parent: Loop | None,
    parallel: bool = False,
) -> Loop:
    low = tuple([form for form in lower if form is not None])
    high = tuple([form for form in upper if form is not None])
    exact = len(low) == len(lower) and len(high) == len(upper)
    iv = op.regions[0].block.args[axis]
    return Loop(op, iv, low, high, step, parent, exact, parallel)


# ---------------------------------------------------------------------- accesses


def _places_of(op: Operation, memref: SSAValue) -> tuple[Base, list[Linear | None] | None]:
    """The memory, and the subscripts in it."""
    map_ = op.properties.get("map")
    places: list[Linear | None] | None = None
    if isinstance(map_, AffineMapAttr) and op.name.startswith("affine."):
        first = list(op.operands).index(memref) + 1
        places = linear_map(map_.data, op.operands[first:])
    elif map_ is None and (element_memref(op) is not None or is_consecutive(op)):
        places = [linear_of(index) for index in op.operands[1 if is_load(op) else 2 :]]
    return base_of(memref), places


def base_of(memref: SSAValue) -> Base:
    """The memory of a buffer behind casts; a global by its name."""
    while type(memref) is OpResult and memref.op.name == "memref.cast":
        memref = memref.op.operands[0]
    if type(memref) is OpResult and memref.op.name == "memref.get_global":
        return cast(Any, memref.op.properties["name"]).string_value()
    return memref


def _extents(op: Operation, count: int) -> tuple[int, ...]:
    """Elements along each dimension: those of a vector lie along the last ones."""
    shape = ()
    if is_consecutive(op):
        moved = (op.results or op.operands)[0]
        shape = cast("VectorType[Attribute]", moved.type).get_shape()
    return (*[1] * (count - len(shape)), *shape)
