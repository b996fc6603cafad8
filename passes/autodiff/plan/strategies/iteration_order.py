"""Loops that may be reversed in any order: counting up, as the primal does, vectorises better.

The order of the reverse sweep's iterations does not matter where they do not communicate: carried
values are sums, whose cotangent passes through every iteration unchanged, and memory that is
written is addressed by the induction variable itself, in the same dimension by every access, so
each iteration has its own elements. What several iterations add to one element of a shadow is a
sum; its terms may come in any order.
"""

from __future__ import annotations

from collections.abc import Sequence, Set

from ad_opt.dialects.core.memref.coinciding import elements_may_coincide
from ad_opt.dialects.support.ir.queries import is_made_in, walk
from ad_opt.passes.analysis.affine.nests import Access, nest_of
from ad_opt.passes.analysis.dependence.separated import Separation
from ad_opt.passes.autodiff.plan.facts.facts import Facts
from ad_opt.passes.ops.catalogue import element_memref, is_element_store
from xdsl.ir import Block, BlockArgument, Operation, SSAValue, Use

MOST_PLACES = 32
"""Most subscripts of one buffer in a loop of which each is compared with each. A guess: a stencil
in three dimensions has 27; it bounds compile time.
"""


def any_order(facts: Facts, loop: Operation, private: Set[SSAValue] = frozenset()) -> bool:
    """True if the iterations of an ``scf.for`` may be reversed in any order.

    Buffers in ``private`` are known to carry nothing from one iteration to another.
    """
    arguments = loop.regions[0].block.args[1:]
    carried = [arguments[k] for k in carried_cotangents(facts, loop)]
    if not all(is_sum(arg, loop) for arg in carried):
        return False
    return _own_elements(facts, loop, private)


def carried_cotangents(facts: Facts, loop: Operation) -> list[int]:
    """Return positions of the values that a loop carries that have a cotangent.

    That of a result whose argument nobody reads belongs to the last iteration, or to what the
    loop starts with.
    """
    pairs = zip(loop.regions[0].block.args[1:], loop.results, strict=True)
    return [k for k, pair in enumerate(pairs) if any(facts.has_cotangent(x) for x in pair)]


def is_sum(arg: SSAValue, loop: Operation) -> bool:
    """True if all that happens to a carried value is that something is added to it, or subtracted
    from it: in the body itself, in branches, or by sums of loops inside that start with it.
    """
    body = loop.regions[0].block
    assert isinstance(arg, BlockArgument)
    return _arrives(arg, body) == arg.index - 1


def _arrives(total: SSAValue, block: Block) -> int | None:
    """Return the operand of the terminator of ``block`` that is ``total`` and what is added to it;
    ``None`` if something else is done with it.
    """
    while True:
        found = [(block.find_ancestor_op_in_block(use.operation), use) for use in total.uses]
        uses = [(around, use) for around, use in found if around is not None]
        if not uses or len({around for around, _ in uses}) != 1:
            return None
        user, use = uses[0]
        if user is block.last_op:
            alone = len(uses) == 1 and user is use.operation and user.name == "scf.yield"
            return use.index if alone else None
        after = _total_after(user, total, [use for _, use in uses])
        if after is None:
            return None
        total = after


def _total_after(user: Operation, total: SSAValue, uses: Sequence[Use]) -> SSAValue | None:
    """The total behind an operation with all its uses; ``None`` if it does more than add to it."""
    if user.name == "scf.if" and all(use.operation is not user for use in uses):
        places = {_arrives(total, region.block) for region in user.regions if region.blocks}
        place = places.pop()
        return None if places or place is None else user.results[place]
    if len(uses) != 1 or user is not uses[0].operation:
        return None
    place = uses[0].index
    if place in _TOTALS.get(user.name, ()):
        return user.results[0]
    if user.name == "scf.for" and place >= 3:
        inside = user.regions[0].block.args[place - 2]
        return user.results[place - 3] if is_sum(inside, user) else None
    return None


_TOTALS = {"arith.addf": (0, 1), "arith.addi": (0, 1), "arith.subf": (0,), "arith.subi": (0,)}
"""Operations that add to a total, and the operands that may be the total so far."""


def _only_holds(op: Operation) -> bool:
    """True if all that ``op`` does is done by the operations inside it."""
    return bool(op.regions) and op.name.startswith(("scf.", "affine."))


def _own_elements(facts: Facts, loop: Operation, private: Set[SSAValue]) -> bool:
    """True if iterations share no memory that one of them writes."""
    body = loop.regions[0].block
    accesses: list[tuple[SSAValue, Sequence[SSAValue], bool]] = []
    others: list[SSAValue] = []
    """Buffers of which some operation reads more than an element."""
    for op in walk(loop):
        if (place := element_memref(op)) is not None:
            if op.operands[place] not in private:
                writes = is_element_store(op)
                accesses.append((op.operands[place], op.operands[place + 1 :], writes))
        elif op.name in ("func.call", "autodiff.save", "autodiff.frame_grow"):
            return False
        elif not _only_holds(op):
            writes = facts.effects.writes(op)
            if writes is None or not private >= set(writes):
                return False
            reads = facts.effects.reads(op)
            if reads is None:
                return False
            others += [one for one in reads if one not in private]
    for buffer, rank in {m: len(at) for m, at, writes in accesses if writes}.items():
        if is_made_in(buffer, loop) or elements_may_coincide(buffer):
            return False
        if any(facts.aliasing.may_alias(buffer, other) for other in others):
            return False
        dimensions = set(range(rank))
        for other, indices, _ in accesses:
            if not facts.aliasing.may_alias(buffer, other):
                continue
            if other is not buffer:
                return False
            dimensions &= {k for k, index in enumerate(indices) if index is body.args[0]}
        if not dimensions and not _are_apart(facts, loop, buffer):
            return False
    return True


def _are_apart(facts: Facts, loop: Operation, buffer: SSAValue) -> bool:
    """True if no iteration touches an element of a buffer that another one writes, by subscripts
    that are linear: inner loops are too short for that, or what loops around say keeps them apart.
    """
    places: dict[object, Access] = {}
    nest = nest_of(loop)
    for access in nest.everything():
        if access.memref is buffer:
            if access.subscripts is None:
                return False
            forms = tuple(
                None if form is None else (frozenset(form.terms.items()), form.constant)
                for form in access.subscripts
            )
            places[access.writes, forms] = access
    separation = Separation(nest)
    if len(places) > MOST_PLACES:
        return False
    return all(
        separation.never_later(one, other)
        for one in places.values()
        for other in places.values()
        if one.writes or other.writes
    ) or facts.elements.iterations_are_apart(loop, buffer)
