"""Guards of loops in nests: memory that is accessed in a guard, and guards that nests go around.

Compilers keep a sum of an inner loop in a register, and load it in front of the loop and store it
behind, both in the branch that asks if the loop has trips. Where it has none, what was loaded is
stored again, which changes nothing, if the place is accessed in any case.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from itertools import islice
from typing import TypeAlias

from ad_opt.dialects.support.ir.queries import is_made_in, last_of
from ad_opt.dialects.support.ir.rewriting import move
from ad_opt.passes.analysis.affine.polynomials import Polynomial, polynomial_of
from ad_opt.passes.ops.catalogue import accesses_at_operands, effect_of, element_memref, is_load
from ad_opt.passes.ops.memory_ops import is_plain
from xdsl.dialects.builtin import bf16, f16, f32, f64
from xdsl.ir import Attribute, Operation, SSAValue

Place: TypeAlias = tuple[SSAValue, Attribute, frozenset[Hashable]]
"""A buffer or an address, the type of what is there, and how far away."""
_MOST = 32
"""Most operations in front of a guard, and behind it, among which accesses are looked for. A guess:
those of the same element are near; it keeps the pass linear.
"""
_FLOATS: dict[Attribute, int] = {f64: 8, f32: 4, bf16: 2, f16: 2}


class GuardedAccesses:
    """Accesses in a guard that do nothing where its loops have no trips."""

    def __init__(self, guard: Operation, value_of: Callable[[SSAValue], SSAValue]):
        self._value_of = value_of
        """A value as it is if loops have no trips."""
        self._accessed: set[Place] = set()
        """Places that the block around accesses in any case."""
        self._held: dict[Place, list[SSAValue]] = {}
        """Values, all the same, that are in such places where the guard begins, and stay there."""
        self._find(guard)

    def _find(self, guard: Operation) -> None:
        is_stored = False
        for op in islice(_quiet(guard, lambda op: op.prev_op), _MOST):
            place = _place_of(op)
            if place is not None:
                self._accessed.add(place)
                if not is_stored:
                    value = op.results[0] if is_load(op) else op.operands[0]
                    self._held.setdefault(place, []).append(value)
            is_stored = is_stored or (accesses_at_operands(op) and not is_load(op))
        for op in islice(_quiet(guard, lambda op: op.next_op), _MOST):
            place = _place_of(op)
            if place is not None:
                self._accessed.add(place)

    def allow(self, op: Operation) -> bool:
        """True if an access may happen where it did not: what it stores is there already."""
        place = _place_of(op)
        if place is None or place not in self._accessed:
            return False
        if is_load(op):
            self._held.setdefault(place, []).append(op.results[0])
            return True
        value = self._value_of(op.operands[0])
        return any(value is self._value_of(held) for held in self._held.get(place, ()))


def _quiet(op: Operation, step: Callable[[Operation], Operation | None]) -> Iterator[Operation]:
    """Yield operations in front of one, or behind it, as long as none ends the function, or frees
    memory.
    """
    near = step(op)
    while near is not None and not near.regions:
        if not effect_of(near).is_nothing and not (accesses_at_operands(near) and is_plain(near)):
            return
        yield near
        near = step(near)


def _place_of(op: Operation) -> Place | None:
    """The place that a load or store is about; ``None`` for any other operation."""
    if not accesses_at_operands(op) or not is_plain(op):
        return None
    moved = (op.results or op.operands)[0].type
    at = element_memref(op)
    if at is not None:
        terms = [polynomial_of(index) for index in op.operands[at + 1 :]]
        return op.operands[at], moved, frozenset(enumerate(map(_terms, terms)))
    width = _FLOATS.get(moved)
    if width is None:
        return None
    from ad_opt.passes.nests.products.addresses import address_of  # which code of C needs

    base, away = address_of(op.operands[-1], width)
    return None if away is None else (base, moved, _terms(away))


def _terms(place: Polynomial) -> frozenset[Hashable]:
    return frozenset(place.terms.items())


def lift_guard(guard: Operation) -> bool:
    """Put a branch around the loop whose body it is, if the loop does not change its condition;
    false if it stays.

    Before, and after::

        scf.for %i = ... {              scf.if %some {
          scf.if %some {                  scf.for %i = ... {
            ...                             ...
          }                               }
        }                               }
    """
    loop = guard.parent_op()
    if loop is None or loop.name != "scf.for" or loop.results or guard.results:
        return False
    if is_made_in(guard.operands[0], loop) or _has_otherwise(guard):
        return False
    body = loop.regions[0].block
    if any(op is not guard and not _is_computed(op) for op in body.ops):
        return False
    move(guard, loop)
    then = guard.regions[0].block
    last = last_of(body)
    for op in list(then.ops):
        if op is not then.last_op:
            move(op, last)
    move(loop, last_of(then))
    return True


def _has_otherwise(guard: Operation) -> bool:
    otherwise = guard.regions[1].first_block
    return otherwise is not None and len(otherwise.ops) > 1


def _is_computed(op: Operation) -> bool:
    return op.name == "scf.yield" or (not op.regions and effect_of(op).is_nothing)
