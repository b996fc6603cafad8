"""Buffers of which a function reads only what it has written there itself.

A load is covered if each element that it reads has been stored to before, in whatever iteration. Of
a store that is given as many of the load's iterations as possible: those around both that are the
same, an earlier iteration of the innermost other one around both, and of its own loops those whose
subscripts are the load's. What has to hold for that is a list of linear constraints; the iterations
of the load in which one of them does not hold are left to other stores. The load is covered if none
are left.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile

from ad_opt.dialects.support.ir.queries import ancestors, outwards
from ad_opt.passes.analysis.affine.linear import Linear
from ad_opt.passes.analysis.affine.nests import Access, Loop, Nests
from ad_opt.passes.analysis.memory.aliasing import Aliasing
from ad_opt.passes.ops.catalogue import is_function, is_loop, runs_once, viewed
from xdsl.dialects import memref
from xdsl.ir import Block, Operation, SSAValue

from .integer_systems import ONE, Row, System, added
from .iteration_space import Space

_MOST_PIECES = 32
"""Sets of iterations that may be left of a load meanwhile. A guess: a sweep leaves three; more
trade compile time for nests of many stores."""


def reads_only_own_writes(nests: Nests, buffer: SSAValue, aliasing: Aliasing) -> bool:
    """True if no load sees what was in a buffer when the function began."""
    if nests.opaque or not is_stored_to(buffer):
        return False
    own: list[Access] = []
    view = seen_as(buffer)
    for access in nests.accesses:
        if access.memref is view:
            own.append(access)
        elif aliasing.may_alias(access.memref, buffer):
            return False
    around = block_around([access.op for access in own])
    stores = [access for access in own if access.writes and is_counted_store(access, around)]
    return bool(stores) and all(
        access.writes or (_is_plain(access) and _is_covered(access, stores)) for access in own
    )


def reads_only_writes_of_iteration(loop: Loop, accesses: Sequence[Access]) -> bool:
    """True if each iteration of a loop reads of a buffer, to which it makes no other accesses, only
    what that iteration has written there itself.
    """
    body = loop.op.regions[0].block
    stores = [one for one in accesses if one.writes and is_counted_store(one, body, loop.op)]
    return bool(stores) and all(
        one.writes
        or (_is_plain(one, loop.op) and _is_covered(one, stores, same=len(loop.around())))
        for one in accesses
    )


def is_stored_to(buffer: SSAValue) -> bool:
    """True if elements of a buffer are stored, and all else that is done to it is to load some; by
    one view of it, or without.
    """
    view = seen_as(buffer)
    users = [use.operation for use in view.uses]
    return any(isinstance(op, memref.StoreOp) for op in users) and all(
        _is_element_access(op, view) for op in users
    )


def seen_as(buffer: SSAValue) -> SSAValue:
    """The view that all accesses to memory are to, if it is one; else the memory. Subscripts that
    are the same lead to one element in any view.
    """
    users = [use.operation for use in buffer.uses if not isinstance(use.operation, memref.DimOp)]
    if len(users) == 1 and viewed(users[0]) is buffer:
        return seen_as(users[0].results[0])
    return buffer


def _is_element_access(op: Operation, buffer: SSAValue) -> bool:
    """True for an operation that loads or stores an element, or asks how many there are."""
    if isinstance(op, memref.StoreOp):
        return op.value is not buffer
    return isinstance(op, memref.LoadOp | memref.DimOp)


def _is_plain(access: Access, within: Operation | None = None) -> bool:
    """True if each subscript is a sum of variables of loops and of values from outside of loops, or
    of the loop that all is ``within``.
    """
    if access.subscripts is None or any(width != 1 for width in access.extents):
        return False
    known = {loop.op for loop in access.loops}
    if any(is_loop(op) and op not in known for op in _up_to(access.op, within)):
        return False
    variables = {loop.iv for loop in access.loops}
    forms = [*access.subscripts]
    for loop in access.loops:
        forms += [*loop.lower, *loop.upper]
    return all(
        form is not None and all(v in variables or _is_outside(v, within) for v in form.terms)
        for form in forms
    )


def block_around(ops: Sequence[Operation]) -> Block | None:
    """The innermost block around operations that a function runs at most once."""
    found: list[Block] | None = None
    for op in ops:
        own = _blocks_that_run_once(op)
        pairs = zip(own, own if found is None else found, strict=False)
        found = [one for one, _ in takewhile(lambda pair: pair[0] is pair[1], pairs)]
    return found[-1] if found else None


def _blocks_that_run_once(op: Operation) -> list[Block]:
    """The blocks around an operation, from that of the function on, up to the first one that may
    run again.
    """
    found: list[Block] = []
    for inner in outwards(op):
        block, around = inner.parent, inner.parent_op()
        if block is None or around is None:
            break
        one = block.next_block is None and block.prev_block is None
        if not one or not (is_function(around) or runs_once(around)):
            found.clear()
        else:
            found.append(block)
        if is_function(around):
            break
    return found[::-1]


def is_counted_store(access: Access, around: Block | None, within: Operation | None = None) -> bool:
    """True for a plain store that runs whenever a block and the loops around it in there do; the
    block may be the body of a loop that all is ``within``.
    """
    op, loops = access.op, list(access.loops)
    while op.parent is not around and loops and op.parent_op() is loops[-1].op:
        loop = loops.pop()
        if not loop.exact or loop.parallel or loop.step is None:
            return False
        op = loop.op
    return around is not None and op.parent is around and _is_plain(access, within)


def _is_outside(value: SSAValue, within: Operation | None) -> bool:
    """True for a value that no loop makes, or none in the loop that all is ``within``."""
    return not any(map(is_loop, _up_to(value.owner, within)))


def _up_to(place: Operation | Block, within: Operation | None) -> Iterator[Operation]:
    """The operations around a place, up to the one that all is ``within``; a place outside of that
    has none.
    """
    around = [*ancestors(place)]
    if within is None:
        yield from around
    elif within in around:
        yield from around[: around.index(within)]


def _is_covered(load: Access, stores: Sequence[Access], same: int = 0) -> bool:
    """True if stores before a load are to all elements that it reads, in the same iterations of so
    many outer loops.
    """
    space = Space.of(load.loops)
    left = [space.system]
    for store in stores:
        for conditions in _ways(space, load, store, same):
            left = [piece for one in left for piece in _without(one, conditions)]
            if not left:
                return True
            if len(left) > _MOST_PIECES:
                return False
    return False


def _without(system: System, conditions: Sequence[Row]) -> Iterator[System]:
    """The parts of a system in which one of some inequalities does not hold."""
    for at, row in enumerate(conditions):
        fails = added({ONE: -1}, row, -1)
        piece = system.extended(inequalities=[*conditions[:at], fails])
        if piece.may_hold():
            yield piece


def _ways(space: Space, load: Access, store: Access, same: int) -> Iterator[list[Row]]:
    """For each way in which a store may be before a load, in the same iterations of so many outer
    loops: inequalities, all of which mean that it is, and to the same element.
    """
    pairs = takewhile(lambda pair: pair[0] is pair[1], zip(load.loops, store.loops, strict=False))
    common = [loop for loop, _ in pairs]
    if store.order < load.order:
        found = _way(load, store, len(common), None)
        if found is not None:
            yield [space.row(form) for form in found]
    for at in reversed(range(same, len(common))):
        found = _way(load, store, at, common[at])
        if found is not None:
            yield [space.row(form) for form in found]


def _way(load: Access, store: Access, shared: int, earlier: Loop | None) -> list[Linear] | None:
    """Forms of the load's variables that are not negative where a store is to its element, in the
    same iterations of the first ``shared`` loops, and in an earlier one of the next.
    """
    assert load.subscripts is not None
    assert store.subscripts is not None
    own = store.loops[shared:]
    free = {loop.iv: loop for loop in own}
    known: dict[SSAValue, Linear] = {}
    needed: list[Linear] = []
    pairs = list(zip(store.subscripts, load.subscripts, strict=True))
    while pairs:
        pair = next((pair for pair in pairs if len(_unknown(pair[0], free, known)) <= 1), None)
        if pair is None or pair[0] is None or pair[1] is None:
            return None
        pairs.remove(pair)
        unknown = _unknown(pair[0], free, known)
        if not unknown:
            distance = pair[0].substitute(known) - pair[1]
            needed += [distance, distance * -1] if distance.known != 0 else []
            continue
        (variable,) = unknown
        factor = pair[0].terms[variable]
        if factor not in (1, -1) or free[variable].step != 1:
            return None
        rest = (pair[0] - Linear({variable: factor})).substitute(known)
        known[variable] = (pair[1] - rest) * factor
    for loop in own:
        if loop.iv not in known:
            # Any iteration will do.
            if loop is earlier:
                assert loop.step is not None
                known[loop.iv] = Linear.of(loop.iv) - loop.step
            elif len(loop.lower) == 1:
                known[loop.iv] = loop.lower[0].substitute(known)
            else:
                return None
        at = known[loop.iv]
        needed += [at - form.substitute(known) for form in loop.lower]
        needed += [form.substitute(known) - at - 1 for form in loop.upper]
        if loop is earlier:
            needed.append(Linear.of(loop.iv) - at - 1)
    return needed


def _unknown(
    form: Linear | None, free: dict[SSAValue, Loop], known: dict[SSAValue, Linear]
) -> list[SSAValue]:
    """The variables of a store's own loops in a form that are not known yet."""
    terms = () if form is None else form.terms
    return [value for value in terms if value in free and value not in known]
