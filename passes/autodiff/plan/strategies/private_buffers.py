"""Local buffers that are private to the iterations of a loop: scratch, filled before it is read.

Such a buffer carries nothing from one iteration to the next, although it is allocated outside: it
is used nowhere else, and no iteration reads an element that it has not written. That is shown for
buffers that loop nests fill: a store whose indices are induction variables that run over all of the
buffer. Loops with scratch buffers only can be run again one iteration at a time (`replay`).
"""

from __future__ import annotations

from ad_opt.dialects.support.ir.queries import constant_of, defining_op, is_inside, walk
from ad_opt.passes.analysis.memory.objects import Alloc
from ad_opt.passes.autodiff.plan.facts.facts import Facts
from ad_opt.passes.ops.catalogue import element_memref, ignores_contents, is_allocation, viewed
from xdsl.dialects.builtin import DYNAMIC_INDEX, MemRefType
from xdsl.ir import Block, Operation, SSAValue


def private_buffers(facts: Facts, loop: Operation) -> set[SSAValue] | None:
    """The buffers that ``loop`` writes, if each is private to its iterations; else ``None``."""
    body, made = loop.regions[0].block, made_inside(facts, loop)
    found: dict[SSAValue, None] = {}
    for op in walk(loop):
        if op.name == "memref.store":
            if op.operands[1] not in made:
                found[op.operands[1]] = None
        elif not op.regions or op.name.startswith("linalg."):
            written = facts.effects.writes(op)
            if written is None or not made.issuperset(written):
                return None
    for buffer in found:
        if not _is_scratch(facts, buffer, loop) or not Filled(facts, buffer).before(body):
            return None
    return set(found)


def made_inside(facts: Facts, loop: Operation) -> set[SSAValue]:
    """Buffers that each iteration of a loop makes for itself alone, and views of them."""
    found: set[SSAValue] = set()
    for op in walk(loop):
        if is_allocation(op):
            if not facts.aliasing.escapes(Alloc(op)):
                found |= set(op.results)
        elif viewed(op) in found:
            found |= set(op.results)
    return found


def _is_scratch(facts: Facts, buffer: SSAValue, loop: Operation) -> bool:
    """True if ``buffer`` is an allocation outside of ``loop`` that is only used inside."""
    owner = buffer.owner
    if not isinstance(owner, Operation) or not is_allocation(owner):
        return False
    block = owner.parent
    if block is None or is_inside(block, loop) or facts.aliasing.escapes(Alloc(owner)):
        return False
    for use in buffer.uses:
        user = use.operation
        if ignores_contents(user):
            continue
        inside = user.parent is not None and is_inside(user.parent, loop)
        if not inside or element_memref(user) is None:
            return False
    return True


class Filled:
    """A judgement of whether a buffer is filled before it is read."""

    def __init__(self, facts: Facts, buffer: SSAValue):
        self.facts = facts
        self.buffer = buffer
        self.users = {use.operation for use in buffer.uses}

    def before(self, block: Block, covered: bool = False) -> bool:
        """True if no load in ``block`` sees what was there before the block ran."""
        for op in block.ops:
            if op in self.users:
                if op.name == "memref.load" and not covered:
                    return False
            elif op.regions and not covered and self._uses(op):
                if self._fills(op):
                    covered = True
                elif not all(self.before(b) for region in op.regions for b in region.blocks):
                    return False
        return True

    def by(self, nest: Operation) -> bool:
        """True if ``nest`` stores every element, and loads none before it is stored."""
        return self._fills(nest)

    def _uses(self, op: Operation) -> bool:
        return any(user.parent is not None and is_inside(user.parent, op) for user in self.users)

    def _fills(self, nest: Operation) -> bool:
        """True if ``nest`` stores every element, and loads none before it is stored."""
        variables: dict[SSAValue, Operation] = {}
        op: Operation | None = nest
        while op is not None and op.name == "scf.for":
            body = op.regions[0].block
            variables[body.args[0]] = op
            store = next((o for o in body.ops if o in self.users), None)
            if store is not None:
                inner_first = any(o.regions and self._uses(o) for o in _until(body, store))
                return (
                    store.name == "memref.store"
                    and not inner_first
                    and (self._covers(store, variables) and self._loads_only_it(nest, store))
                )
            op = next((o for o in body.ops if o.regions and self._uses(o)), None)
        return False

    def _covers(self, store: Operation, variables: dict[SSAValue, Operation]) -> bool:
        """True if the indices are the variables of the loops around, each over a whole extent."""
        indices = store.operands[2:]
        if len(set(indices)) != len(indices) or set(indices) != set(variables):
            return False
        return all(self._runs_over(variables[v], at) for at, v in enumerate(indices))

    def _runs_over(self, loop: Operation, dimension: int) -> bool:
        lower, upper, step = loop.operands[:3]
        if constant_of(lower) != 0 or constant_of(step) != 1:
            return False
        type, owner = self.buffer.type, self.buffer.owner
        assert isinstance(type, MemRefType)
        assert isinstance(owner, Operation)
        shape = type.get_shape()
        if shape[dimension] != DYNAMIC_INDEX:
            return constant_of(upper) == shape[dimension]
        place = sum(n == DYNAMIC_INDEX for n in shape[:dimension])
        return _same(owner.operands[place], upper)

    def _loads_only_it(self, nest: Operation, store: Operation) -> bool:
        """True if the nest loads only the element that was just stored."""
        return all(
            tuple(load.operands[1:]) == tuple(store.operands[2:])
            and load.parent is store.parent
            and store.is_before_in_block(load)
            for load in self.users
            if load.name == "memref.load" and load.parent and is_inside(load.parent, nest)
        )


def _until(block: Block, end: Operation) -> list[Operation]:
    found: list[Operation] = []
    for op in block.ops:
        if op is end:
            break
        found.append(op)
    return found


def _same(a: SSAValue, b: SSAValue) -> bool:
    """True if two sizes are known to be equal."""
    a, b = _resolved(a), _resolved(b)
    if a is b:
        return True
    number = constant_of(a)
    if number is not None:
        return constant_of(b) == number
    left, right = a.owner, b.owner
    if not isinstance(left, Operation) or not isinstance(right, Operation):
        return False
    if left.name != "memref.dim" or right.name != "memref.dim":
        return False
    place = constant_of(left.operands[1])
    return (
        left.operands[0] is right.operands[0]
        and place is not None
        and place == constant_of(right.operands[1])
    )


def _resolved(size: SSAValue) -> SSAValue:
    """The operand of the allocation that an extent was given by, if there is one."""
    while (op := defining_op(size, "memref.dim")) is not None:
        source, place = op.operands[0], constant_of(op.operands[1])
        made, type = source.owner, source.type
        if place is None or not isinstance(made, Operation) or not isinstance(type, MemRefType):
            break
        shape = type.get_shape()
        if made.name != "memref.alloc" or not 0 <= place < len(shape) or shape[place] >= 0:
            break
        size = made.operands[sum(n == DYNAMIC_INDEX for n in shape[:place])]
    return size
