"""Bands: loops one right in the other, of which several iterations may run at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import cast

from ad_opt.dialects.support.ir.queries import last_of
from ad_opt.passes.analysis.affine.linear import Linear, linear_map
from ad_opt.passes.analysis.affine.nests import Loop
from ad_opt.passes.analysis.dependence.dependence import Dependences
from xdsl.dialects import affine
from xdsl.dialects.builtin import AffineMapAttr, AnyFloat, IntegerType, MemRefType, NoneAttr
from xdsl.ir import Attribute, Block, Operation, SSAValue
from xdsl.ir.affine import AffineConstantExpr

_ACCESSES = {"affine.load": 0, "affine.store": 1}
"""Accesses to one element: where the buffer stands among the operands."""
_ELEMENTWISE = ("arith.", "math.")


def constant_bounds(loop: affine.ForOp) -> tuple[int, int] | None:
    """The bounds of a loop of step 1 that runs from one number to another."""
    maps = (loop.lowerBoundMap.data, loop.upperBoundMap.data)
    if loop.step.value.data != 1 or any(map_.num_dims + map_.num_symbols for map_ in maps):
        return None
    first, last = ([*map_.results] for map_ in maps)
    if len(first) == 1 and len(last) == 1:
        one, other = first[0], last[0]
        if type(one) is AffineConstantExpr and type(other) is AffineConstantExpr:
            return one.value, other.value
    low, high = (linear_map(map_, ()) for map_ in maps)
    if len(low) != 1 or len(high) != 1 or low[0] is None or high[0] is None:
        return None
    return low[0].constant, high[0].constant


def forms_of(op: Operation) -> tuple[Linear, ...] | None:
    """The subscripts of an access to one element."""
    at = _ACCESSES[op.name]
    found = linear_map(cast(AffineMapAttr, op.properties["map"]).data, op.operands[at + 1 :])
    return None if any(form is None for form in found) else tuple(cast("list[Linear]", found))


def memref_of(op: Operation) -> SSAValue:
    """The buffer of an access to one element."""
    return op.operands[_ACCESSES[op.name]]


@dataclass
class Band:
    """Loops with known ranges, each but the last with nothing but the next in its body.

    The body of the last has loops of its own, accesses to elements, and arithmetic.
    """

    loops: Sequence[affine.ForOp]
    dependences: Dependences
    packed: Mapping[Operation, tuple[Linear, ...]] = field(
        default_factory=dict[Operation, tuple[Linear, ...]]
    )
    """Subscripts of accesses that are to be to copies of buffers, in another order."""
    sum_lanes: Mapping[Operation, int] = field(default_factory=dict[Operation, int])
    """Loops inside of which so many iterations are to run at once, as lanes."""
    _depends: dict[SSAValue, frozenset[int]] = field(default_factory=dict[SSAValue, frozenset[int]])
    """Filled when first asked for; so are the others, and copies of a band share them."""
    _parallel: dict[int, bool] = field(default_factory=dict[int, bool])
    _known: dict[Operation, tuple[Linear, ...]] = field(
        default_factory=dict[Operation, tuple[Linear, ...]]
    )

    @property
    def bounds(self) -> tuple[tuple[int, int], ...]:
        """The bounds of all loops, which are numbers."""
        found = [constant_bounds(loop) for loop in self.loops]
        return tuple([one for one in found if one is not None])

    @property
    def body(self) -> Block:
        """The body of the innermost loop."""
        return self.loops[-1].body.block

    @property
    def depends(self) -> Mapping[SSAValue, frozenset[int]]:
        """For each value in the body, the loops of the band on whose variables it depends."""
        found = self._depends
        if not found:
            for at, loop in enumerate(self.loops):
                found[loop.body.block.args[0]] = frozenset((at,))
            _spread(self.body, found)
        return found

    def touches(self, op: Operation) -> frozenset[int]:
        """The loops on whose variables the place of an access depends."""
        forms = self._written_forms(op)
        values = {value for form in forms for value in form.terms}
        return frozenset[int]().union(*(self.depends.get(value, frozenset()) for value in values))

    def may_copy(self, at: int) -> bool:
        """True if several iterations of a loop may run at once."""
        if self.other_use(at) is not None:
            return False
        found = self._parallel.get(at)
        if found is None:
            found = self._parallel[at] = self.dependences.is_parallel(self.loop(at))
        return found

    @cached_property
    def may_repeat(self) -> bool:
        """True if iterations that run twice do the same again: they read nothing they write."""
        accesses = list(self.loop(0).everything())
        written = {access.memref for access in accesses if access.writes}
        read = {access.memref for access in accesses if not access.writes}
        alias = self.dependences.aliasing.may_alias
        return not any(alias(one, other) for one in written for other in read)

    def loop(self, at: int) -> Loop:
        """One of the loops, as dependences know it."""
        return self.dependences.nests.loop_of(self.loops[at])

    def other_use(self, at: int) -> Operation | None:
        """An operation that uses the variable of a loop and is no access."""
        uses = self.loops[at].body.block.args[0].uses
        found = (use.operation for use in uses if use.operation.name not in _ACCESSES)
        return next(found, None)

    def may_be_vector(self, at: int) -> bool:
        """True if consecutive iterations touch consecutive elements, or the same one."""
        return self.may_copy(at) and self.without_vectors(at) is None

    def without_vectors(self, at: int) -> Operation | None:
        """An operation without a form in vectors of iterations of a loop, if there is one."""
        variable = self.loops[at].body.block.args[0]
        for op in operations(self.body):
            if op.name in _ACCESSES and not self._is_contiguous(op, variable):
                return op
            values = (*op.operands, *op.results)
            touched = [value for value in values if at in self.depends.get(value, ())]
            if any(value is not variable and not has_lanes(value.type) for value in touched):
                return op
        return None

    def is_contiguous_in(self, op: Operation, variable: SSAValue) -> bool:
        """True if consecutive values of a variable are consecutive elements of an access."""
        forms = self._forms(op)
        return (
            bool(forms) and forms[-1].terms.get(variable) == 1 and self._is_contiguous(op, variable)
        )

    def _is_contiguous(self, op: Operation, variable: SSAValue) -> bool:
        type = cast(MemRefType[Attribute], memref_of(op).type)
        forms = self._forms(op)
        if not any(variable in form.terms for form in forms):
            return True
        plain = op in self.packed or isinstance(type.layout, NoneAttr)
        if not plain or not has_lanes(type.element_type):
            return False
        inside = any(variable in form.terms for form in forms[:-1])
        return not inside and forms[-1].terms.get(variable) == 1

    def _forms(self, op: Operation) -> tuple[Linear, ...]:
        return self.packed.get(op) or self._written_forms(op)

    def _written_forms(self, op: Operation) -> tuple[Linear, ...]:
        found = self._known.get(op)
        if found is None:
            found = forms_of(op)
            assert found is not None
            self._known[op] = found
        return found

    @property
    def element_bits(self) -> int:
        """The bits of the widest number in the body."""
        found = (
            value.type.bitwidth
            for op in operations(self.body)
            for value in op.results
            if isinstance(value.type, AnyFloat | IntegerType)
        )
        return max(found, default=64)


def has_lanes(type: Attribute) -> bool:
    """True if there are vectors of a type that are read from memory."""
    return isinstance(type, AnyFloat | IntegerType)


def operations(block: Block) -> Iterator[Operation]:
    """Operations of a body, also those in its loops."""
    for op in block.ops:
        yield op
        if isinstance(op, affine.ForOp):
            yield from operations(op.body.block)


def _spread(block: Block, found: dict[SSAValue, frozenset[int]]) -> None:
    """Find out on which loops of a band values depend; those of others on none."""

    def of(values: Sequence[SSAValue]) -> frozenset[int]:
        return frozenset[int]().union(*(found.get(value, frozenset()) for value in values))

    for op in block.ops:
        if not isinstance(op, affine.ForOp):
            places = op.operands
            for result in op.results:
                found[result] = of(places)
            continue
        inside = op.body.block
        last = last_of(inside)
        carried = inside.args[1:]
        for arg, init in zip(carried, op.inits, strict=True):
            found[arg] = of([init])
        while True:
            _spread(inside, found)
            after = [of([arg, out]) for arg, out in zip(carried, last.operands, strict=True)]
            if after == [found[arg] for arg in carried]:
                break
            found |= dict(zip(carried, after, strict=True))
        found |= {result: found[arg] for result, arg in zip(op.results, carried, strict=True)}


def bands_of(dependences: Dependences) -> Iterator[Band]:
    """The bands of a function, outermost first: those whose bodies are understood.

    Where a body is not, bands further in are looked for.
    """
    for root in dependences.nests.roots:
        if isinstance(root.op, affine.ForOp):
            yield from _bands_from(root.op, dependences)


def _bands_from(loop: affine.ForOp, dependences: Dependences) -> Iterator[Band]:
    loops: list[affine.ForOp] = []
    at = loop
    while not at.inits and constant_bounds(at) is not None:
        loops.append(at)
        first = only_loop_in(at)
        if first is None:
            break
        at = first
    body = (loops[-1] if loops else loop).body.block
    inner = [op for op in body.ops if isinstance(op, affine.ForOp)]
    if loops and inner and not_understood(body) is None:
        yield Band(loops, dependences)
        return
    for one in inner:
        yield from _bands_from(one, dependences)


def only_loop_in(loop: affine.ForOp) -> affine.ForOp | None:
    """The loop that is all of the body of another one."""
    first = loop.body.block.first_op
    if not isinstance(first, affine.ForOp) or first.next_op is not loop.body.block.last_op:
        return None
    return first


def _between_numbers(loop: Operation) -> bool:
    return isinstance(loop, affine.ForOp) and constant_bounds(loop) is not None


def not_understood(
    block: Block, known: Callable[[Operation], bool] = _between_numbers
) -> Operation | None:
    """An operation in the body of a band, or in loops there, that is no access to an element, no
    loop with ``known`` bounds, constant ones if nothing is said, and no arithmetic.
    """
    for op in block.ops:
        if op.name in _ACCESSES:
            if forms_of(op) is None:
                return op
        elif isinstance(op, affine.ForOp):
            found = not_understood(op.body.block, known) if known(op) else op
            if found is not None:
                return found
        elif op.name != "affine.yield" and (
            not op.name.startswith(_ELEMENTWISE) or op.regions or len(op.results) != 1
        ):
            return op
    return None
