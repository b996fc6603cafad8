"""Nests that work behind addresses, as nests on buffers with dimensions.

Each address in a nest is a base and a polynomial over the variables of loops. The factors of these
variables are strides, and what is left of the polynomial for a stride is a subscript, if it stays
within its row in all iterations (Maslov, 1992; with tests at run time, after Grosser and others,
2015).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from ad_opt.dialects.core.memref.memref import LoadOp, StoreOp
from ad_opt.dialects.llvm.layouts import PTR
from ad_opt.dialects.llvm.llvm_ext import ElementsOp
from ad_opt.dialects.support.ir.build import Builder, Index
from ad_opt.dialects.support.ir.queries import ancestors, constant_of, is_made_in, walk
from ad_opt.dialects.support.ir.rewriting import erase, replace_uses
from ad_opt.dialects.support.ir.strides import is_identity_layout
from ad_opt.dialects.support.names.attribute_names import DISTINCT
from ad_opt.passes.analysis.affine.polynomials import Monomial, Polynomial, polynomial_of, without
from ad_opt.passes.llvm.memory.local_arrays import step
from ad_opt.passes.ops.catalogue import accesses_at_operands, effect_of, element_memref
from ad_opt.passes.ops.memory_ops import is_plain
from xdsl.dialects.builtin import (
    Float32Type,
    Float64Type,
    MemRefType,
    UnitAttr,
)
from xdsl.ir import Attribute, Block, Operation, SSAValue

from .computed import Signs, counted_to
from .structured import reinterpreted

MOST_ACCESSES = 64
"""Most accesses of a nest that is looked at. A guess: sums of products have few."""
Stride: TypeAlias = tuple[Monomial, int]
Bounds: TypeAlias = Mapping[SSAValue, tuple[Polynomial, Polynomial]]
"""The least and the greatest value of the variable of each loop, from the outermost one on."""


@dataclass
class Memory:
    """Memory that a nest touches from one address on."""

    base: SSAValue
    element: Attribute
    accesses: dict[Operation, Polynomial] = field(default_factory=dict[Operation, Polynomial])
    strides: list[Stride] = field(default_factory=list[Stride])
    """From the greatest one on."""
    subscripts: dict[Operation, list[Polynomial]] = field(
        default_factory=dict[Operation, list[Polynomial]]
    )

    def in_sizes(self, sizes: Mapping[SSAValue, Polynomial]) -> Memory:
        """The memory with sums in the place of some sizes in all places."""
        places = {op: place.substitute(sizes) for op, place in self.accesses.items()}
        return Memory(self.base, self.element, places)


@dataclass
class Buffers:
    """A nest, and the buffers that the memory behind its addresses is seen as."""

    root: Operation
    memories: list[Memory]
    _bounds: Bounds

    def tests(self, b: Builder) -> list[SSAValue] | None:
        """Conditions under which all subscripts stay within their rows; ``None`` if they do not."""
        needed = [value for memory in self.memories for value in self._conditions(memory)]
        if any(value.known is not None for value in needed):
            return None  # a number that is negative
        return [b.compare("sge", b.index(value.emit(b)), b.index(0)) for value in needed]

    def stays_within_rows(self, memory: Memory) -> bool:
        """True if all subscripts of a memory are known to stay within their rows."""
        return not self._conditions(memory)

    def _conditions(self, memory: Memory) -> list[Polynomial]:
        """The numbers that must not be negative for that, and are not known not to be."""
        found: list[Polynomial] = []
        known: dict[Block | None, Signs] = {}
        for op, parts in memory.subscripts.items():
            needed: list[Polynomial] = []
            for at, part in enumerate(parts):
                low, high = ends_of(part, self._bounds)
                needed.append(low)
                if at:
                    last = self._size(memory, at).plus(Polynomial.number(1), -1)
                    needed.append(last.plus(high, -1))
            if op.parent not in known:
                known[op.parent] = Signs.at(op)
            signs = known[op.parent]
            found += [value for value in needed if not signs.is_positive(value)]
        return [value for value in found if value.known is None or value.known < 0]

    def _size(self, memory: Memory, at: int) -> Polynomial:
        """The extent of an inner dimension: one stride divided by the next."""
        (outer, factor), (inner, by) = memory.strides[at - 1 : at + 1]
        rest = without(outer, inner)
        assert rest is not None
        return Polynomial({rest: factor // by})

    def view(self, b: Builder, memory: Memory) -> SSAValue:
        """The memory as a buffer that ends where the nest's accesses do."""
        end: Index = 0
        for parts in memory.subscripts.values():
            end = b.maximum(end, b.add(ends_of(parts[0], self._bounds)[1].emit(b), 1))
        sizes = [end, *(self._size(memory, at).emit(b) for at in range(1, len(memory.strides)))]
        strides = [Polynomial({key: n}).emit(b) for key, n in memory.strides]
        return _viewed(b, _buffer(b, memory), sizes, strides)

    def _subscript(
        self, part: Polynomial, copy: Operation, b: Builder, names: Mapping[SSAValue, SSAValue]
    ) -> Index:
        """A subscript, of which all that the nest does not change is computed in front of it."""
        moving = {k: n for k, n in part.terms.items() if not _is_fixed(k, self.root)}
        fixed = Polynomial({k: n for k, n in part.terms.items() if k not in moving})
        return b.add(Polynomial(moving).emit(b, names), fixed.emit(Builder.at(copy)))

    def replace(self, copy: Operation, views: Sequence[SSAValue]) -> None:
        """Let a copy of the nest work on buffers."""
        old, new = [self.root, *walk(self.root)], [copy, *walk(copy)]
        names: dict[SSAValue, SSAValue] = {}
        for one, other in zip(old, new, strict=True):
            for region, like in zip(one.regions, other.regions, strict=True):
                names.update(zip(region.block.args, like.block.args, strict=True))
        copies = dict(zip(old, new, strict=True))
        for memory, view in zip(self.memories, views, strict=True):
            for op, parts in memory.subscripts.items():
                access = copies[op]
                b = Builder.at(access)
                indices = [b.index(self._subscript(part, copy, b, names)) for part in parts]
                access_through(b, access, view, indices)


def access_through(b: Builder, access: Operation, view: SSAValue, indices: list[SSAValue]) -> None:
    """Load or store an element of a view of memory, in the place of an access."""
    if access.results:
        replace_uses(access.results[0], b.value(LoadOp.get(view, indices)))
    else:
        b.emit(StoreOp.get(access.operands[0], view, indices))
    erase(access)


def ends_of(part: Polynomial, bounds: Bounds) -> tuple[Polynomial, Polynomial]:
    """The least and the greatest value of a subscript. Bounds of inner loops may name variables of
    outer ones, which come first in ``bounds``.
    """
    low, high = part, part
    for value in reversed([*bounds]):
        ends = bounds[value]
        low = low.substitute({value: ends[0 if low.terms.get((value,), 0) > 0 else 1]})
        high = high.substitute({value: ends[1 if high.terms.get((value,), 0) > 0 else 0]})
    return low, high


def is_flat(op: Operation) -> bool:
    """True for an access to a buffer of one dimension, whose rows the program counts itself."""
    at = element_memref(op)
    if at is None:
        return False
    type_ = op.operands[at].type
    assert isinstance(type_, MemRefType)
    return type_.get_num_dims() == 1 and is_identity_layout(type_)


def buffers_of(root: Operation) -> Buffers | None:
    """The memory of a nest as buffers; ``None`` if it does something else, too."""
    bounds: dict[SSAValue, tuple[Polynomial, Polynomial]] = {}
    memories: dict[SSAValue, Memory] = {}
    count = 0
    for op in (root, *walk(root)):
        if op.name == "scf.for":
            found = bounds_of_variable(op, root, bounds)
            if found is None:
                return None
            bounds[op.regions[0].block.args[0]] = found
        elif accesses_at_operands(op):
            if element_memref(op) is not None and not is_flat(op):
                continue
            count += 1
            if count > MOST_ACCESSES or not _collect(op, root, memories):
                return None
        elif op.name not in ("scf.yield", "llvm.getelementptr") and (
            op.regions or not effect_of(op).is_nothing
        ):
            return None
    made = Buffers(root, [*memories.values()], bounds)
    return made if memories and all(divide(memory, bounds) for memory in made.memories) else None


def _is_fixed(values: Sequence[SSAValue] | set[SSAValue], root: Operation) -> bool:
    return not any(is_made_in(value, root) for value in values)


def bounds_of_variable(
    loop: Operation, root: Operation, outer: Bounds
) -> tuple[Polynomial, Polynomial] | None:
    """The least and the greatest value of a variable, linear in those of loops around."""
    low, high, by = loop.operands[:3]
    first, end = polynomial_of(low), polynomial_of(high)
    if constant_of(by) != 1:
        return None
    for key in (*first.terms, *end.terms):
        if not _is_fixed([value for value in key if value not in outer], root):
            return None
        if len(key) > 1 and any(value in outer for value in key):
            return None
    return first, end.plus(Polynomial.number(1), -1)


def _collect(op: Operation, root: Operation, memories: dict[SSAValue, Memory]) -> bool:
    """Note an access; false if its place is not understood."""
    moved = (op.results or op.operands)[0].type
    if not isinstance(moved, Float32Type | Float64Type):
        return False
    if op.name.startswith("memref."):
        address, place = op.operands[-2], polynomial_of(op.operands[-1])
    else:
        address, place = address_of(op.operands[-1], moved.bitwidth // 8)
        if not is_plain(op) or address.type != PTR:
            return False
    if place is None or not _is_fixed([address], root):
        return False
    place = place.substitute(as_signed(op, root))
    memory = memories.setdefault(address, Memory(address, moved))
    memory.accesses[op] = place
    return memory.element == moved


def as_signed(op: Operation, root: Operation) -> dict[SSAValue, Polynomial]:
    """Numbers that are widened without a sign, but are positive where an operation runs, since
    loops around it count up to them from 0, or from a greater number.
    """
    found: dict[SSAValue, Polynomial] = {}
    for loop in ancestors(op):
        low = constant_of(loop.operands[0]) if loop.name == "scf.for" else None
        if low is not None and low >= 0 and (end := counted_to(loop)) is not None:
            for use in end.uses:
                if use.operation.name == "arith.extui":
                    found[use.operation.results[0]] = Polynomial.of(end)
        if loop is root:
            break
    return found


def address_of(address: SSAValue, width: int) -> tuple[SSAValue, Polynomial | None]:
    """The base of an address, and how many elements it is away from there."""
    total = Polynomial({})
    while isinstance(owner := address.owner, Operation) and owner.name == "llvm.getelementptr":
        found = step(owner)
        if found is None:
            return address, None
        number, terms = found
        total = total.plus(Polynomial.number(number))
        for (value, _), factor in terms:
            total = total.plus(polynomial_of(value), factor)
        address = owner.operands[0]
    return address, total.divided(width)


def divide(memory: Memory, loops: Bounds) -> bool:
    """Find strides and subscripts; false if there are none on which all accesses agree."""
    strides: set[Stride] = {((), 1)}
    for place in memory.accesses.values():
        for monomial, factor in place.terms.items():
            moving = [value for value in monomial if value in loops]
            if len(moving) > 1:
                return False
            if moving:
                rest = without(monomial, (moving[0],))
                assert rest is not None
                strides.add((rest, abs(factor)))
    diagonals = _diagonals({number for key, number in strides if not key})
    strides -= {((), number) for number in diagonals}
    memory.strides = sorted(strides, key=lambda one: (len(one[0]), one[1]), reverse=True)
    for (outer, factor), (inner, by) in zip(memory.strides, memory.strides[1:], strict=False):
        if without(outer, inner) is None or factor % by:
            return False
    for op, place in memory.accesses.items():
        parts = [Polynomial({}) for _ in memory.strides]
        for monomial, factor in _along_strides(place, diagonals):
            for at, (key, number) in enumerate(memory.strides):
                rest = without(monomial, key)
                if rest is not None and factor % number == 0:
                    parts[at] = parts[at].plus(Polynomial({rest: factor // number}))
                    break
        _add_number(parts, memory.strides, place.terms.get((), 0), loops)
        memory.subscripts[op] = parts
    return True


def _diagonals(numbers: set[int]) -> dict[int, tuple[int, int]]:
    """Strides along diagonals (``a[i][i]``): those that are sums of two others, and these."""
    return {
        number: (number - other, other)
        for number in numbers
        for other in numbers
        if number > 2 * other and number - other in numbers
    }


def _along_strides(
    place: Polynomial, diagonals: Mapping[int, tuple[int, int]]
) -> Iterator[tuple[Monomial, int]]:
    """The terms of a place but its number, those along diagonals in two."""
    for monomial, factor in place.terms.items():
        if len(monomial) == 1 and (parts := diagonals.get(abs(factor))) is not None:
            yield from ((monomial, part if factor > 0 else -part) for part in parts)
        elif monomial:
            yield monomial, factor


def _add_number(
    parts: list[Polynomial], strides: Sequence[Stride], number: int, loops: Bounds
) -> None:
    """Give each subscript its part of the number in an offset, so that inner ones begin at 0."""
    for at, (key, stride) in enumerate(strides):
        if key:
            continue
        inner = zip(parts[at + 1 :], strides[at + 1 :], strict=True)
        lows = [(ends_of(part, loops)[0].known, by) for part, (_, by) in inner]
        low = sum(least * by for least, by in lows if least is not None)
        whole = (number + low) // stride
        parts[at] = parts[at].plus(Polynomial.number(whole))
        number -= whole * stride


def _buffer(b: Builder, memory: Memory) -> SSAValue:
    """A buffer of one dimension, from an address on, if it is none."""
    if isinstance(memory.base.type, MemRefType):
        return memory.base
    return b.value(ElementsOp(memory.base, memory.element))


def _viewed(
    b: Builder, buffer: SSAValue, sizes: Sequence[Index], strides: Sequence[Index]
) -> SSAValue:
    view = reinterpreted(buffer, 0, sizes, strides)
    view.attributes[DISTINCT] = UnitAttr()  # an inner stride times its extent is the next stride
    return b.value(view)
