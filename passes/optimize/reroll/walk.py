"""All ways through a place, each as a number of iterations of one unit, from its first to its last.

Code between loops only computes. A loop of one block is so many iterations in each trip, a block
that does what the unit does is one; what they hand on is what the unit carries. So a way that is
gone to its end has run the unit so many times, one iteration after the other.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from ad_opt.dialects.support.ir.queries import (
    EQ,
    NE,
    block_of,
    constant_of,
    defining_op,
    integer_property,
    word_width,
)
from ad_opt.passes.analysis.memory.aliasing import Aliasing
from ad_opt.passes.ops.catalogue import accesses_at_operands, is_load
from ad_opt.passes.ops.memory_ops import is_pointer
from ad_opt.passes.optimize.scalar.folds import as_signed
from xdsl.dialects.builtin import VectorType, i64
from xdsl.ir import Attribute, Block, SSAValue

from .counts import Fact
from .execution import (
    Access,
    Execution,
    Memory,
    NotUnderstood,
    are_promised_apart,
    promises,
)
from .regions import Place, Way, ways_of
from .terms import Applied, Atom, Loaded, Monomial, Summed, Term, Terms, is_summed
from .unit import Unit, written

MOST_WAYS = 32
"""Most ways through a place. A guess: each of three loops may be left out, or not."""
MOST_COPIES = 64
"""Most iterations that one trip of a loop may be. A guess: sixteen are what clang makes."""


@dataclass
class State:
    """Knowledge on a way."""

    known: Execution
    count: Term
    """Iterations that have been run."""
    carried: list[Term]
    facts: list[Fact] = field(default_factory=list[Fact])
    waiting: list[Access] = field(default_factory=list[Access])
    """Loads of memory that the next loop is promised not to change, though others may."""
    ran: bool = False

    def copy(self) -> State:
        """A copy, to be gone on with in another way."""
        return State(
            self.known.copy(),
            self.count,
            list(self.carried),
            list(self.facts),
            list(self.waiting),
            self.ran,
        )


@dataclass
class Walked:
    """A way that has been gone to its end."""

    count: Term
    facts: list[Fact]
    carried: list[Term]
    handed: list[Term | None]
    """Terms that it hands to the exit, and that others use; ``None`` where one is not known."""


@dataclass
class Loop:
    """A loop of one block: what it counts, what it carries, and when it ends."""

    block: Block
    steps: dict[SSAValue, int]
    """For arguments that count: what is added in each trip."""
    counter: SSAValue
    """The argument that the test is about."""
    ahead: int
    """The number that is added to it in the test."""
    bound: SSAValue
    way: Way
    """The way out."""
    following: tuple[SSAValue, ...]
    """The values of the next trip."""


class Walker:
    """The ways through one place."""

    def __init__(self, place: Place, terms: Terms, aliasing: Aliasing, used: Sequence[SSAValue]):
        self.place = place
        self.terms = terms
        self._aliasing = aliasing
        self._used = used
        """Values of the place that are used behind it."""
        self.trip = terms.atom("trip", i64)
        self._loops: dict[Block, Loop] = {}
        self.walked: list[Walked] = []
        self.unit: Unit | None = None
        self.most_copies = 0
        self._types: list[Attribute] = []

    # Memory -------------------------------------------------------------------------------------

    def memory(self) -> Memory:
        """Memory in which nothing has been stored."""
        return Memory(self.terms, self._apart)

    def _apart(self, one: Term, size: int, other: Term, length: int) -> bool:
        distance = self.terms.known(self.terms.plus(other, one, -1))
        if distance is not None:
            by = as_signed(distance, 64)
            return by >= size or -by >= length
        bases = self._base(one), self._base(other)
        if bases[0] is None or bases[1] is None or bases[0] is bases[1]:
            return False
        return not self._aliasing.may_alias(bases[0], bases[1])

    def _base(self, address: Term) -> SSAValue | None:
        """The address of the program that another one is so many bytes behind."""
        found: list[SSAValue] = []
        for monomial, factor in self.terms.parts(address).items():
            for atom in monomial:
                node = self.terms.nodes[atom]
                if not isinstance(node, Atom) or not isinstance(node.what, SSAValue):
                    if is_pointer(self.terms.types[atom]):
                        return None
                elif is_pointer(node.what.type):
                    if len(monomial) > 1 or factor != 1:
                        return None
                    found.append(node.what)
        return found[0] if len(found) == 1 else None

    @cached_property
    def _stored(self) -> list[SSAValue]:
        """The addresses that are stored to in the place."""
        return [
            op.operands[-1]
            for block in self.place.blocks
            for op in block.ops
            if accesses_at_operands(op) and not is_load(op)
        ]

    # Loops --------------------------------------------------------------------------------------

    def loop(self, block: Block) -> Loop:
        """The parts of a loop of one block."""
        found = self._loops.get(block)
        if found is None:
            self._loops[block] = found = self.loop_of(block)
        return found

    @staticmethod
    def loop_of(block: Block) -> Loop:
        """The same, of a block that ends by a branch to itself, or on."""
        ways = ways_of(block)
        inside, outside = ways if ways[0].target is block else ways[::-1]
        steps: dict[SSAValue, int] = {}
        for argument, value in zip(block.args, inside.operands, strict=True):
            found = _step(argument, value)
            if found is not None:
                steps[argument] = found
        condition = inside.condition
        assert condition is not None
        compare = defining_op(condition, "arith.cmpi")
        if compare is None:
            raise NotUnderstood
        predicate = integer_property(compare, "predicate")
        if predicate != (NE if inside.holds else EQ):
            raise NotUnderstood
        for tested, bound in (compare.operands, (compare.operands[1], compare.operands[0])):
            counter, ahead = _behind(tested)
            wide = word_width(tested.type) == 64 and is_summed(tested.type)
            if wide and counter in steps and not _is_of(bound, block):
                return Loop(block, steps, counter, ahead, bound, outside, inside.operands)
        raise NotUnderstood

    def begin(self, loop: Loop, state: State) -> list[Term]:
        """Let a loop be what is walked for; the terms that it carries in the first iteration."""
        carried = [one for one in loop.block.args if one not in loop.steps]
        if any(isinstance(one.type, VectorType) for one in carried):
            raise NotUnderstood
        self._types = [one.type for one in carried]
        return [state.known.scalar(one) for one in carried]

    def write(self, loop: Loop, state: State, copies: int) -> None:
        """Make the unit of one of ``copies`` groups of a loop that is entered so."""
        known, carried, atoms = self._enter(loop, state, copies, self.trip)
        memory = self.memory()
        known.run(list(loop.block.ops)[:-1], memory)
        following: dict[SSAValue, Term] = {
            argument: known.scalar(value)
            for argument, value in zip(loop.block.args, loop.following, strict=True)
        }
        yields = [following[argument] for argument in carried]
        group = known.effects
        if copies > 1:
            yields = [
                self._first_of(whole, atom, copies)
                for whole, atom in zip(yields, atoms, strict=True)
            ]
            group = self._first_group(group, copies, yields)
        types = [(atom, type) for atom, type in zip(atoms, self._types, strict=True)]
        self.unit = written(self.terms, known, self.trip, types, group, yields)

    def _first_group(
        self,
        effects: Sequence[Access],
        copies: int,
        yields: Sequence[Term],
    ) -> list[Access]:
        """The stores of the first iteration, and the loads that it needs."""
        stores = [one for one in effects if not is_load(one[0])]
        classes: dict[frozenset[tuple[Monomial, int]], list[tuple[int, Access]]] = {}
        for one in stores:
            parts = self.terms.parts(one[2])
            number = as_signed(parts.pop((), 0), 64)
            classes.setdefault(frozenset(parts.items()), []).append((number, one))
        kept: list[Access] = []
        for key, members in classes.items():
            if len(members) % copies:
                raise NotUnderstood
            moved = dict(key).get((self._inner(self.trip),), 0)
            width = as_signed(moved, 64)
            if not width:
                # Each iteration stores to the same places, one after the other.
                kept += [one for _, one in members[: len(members) // copies]]
                continue
            first = min(at for at, _ in members) if width > 0 else max(at for at, _ in members)
            kept += [one for at, one in members if abs(at - first) < abs(width)]
        needed = self._needed([*yields, *(x for one in kept for x in one[2:])])
        return [
            one
            for one in effects
            if one in kept or (is_load(one[0]) and self._inner(one[3]) in needed)
        ]

    def _inner(self, term: Term) -> Term:
        atom = self.terms.single(term)
        return term if atom is None else atom

    def _needed(self, roots: Sequence[Term]) -> set[Term]:
        """All terms that some are made of."""
        found: set[Term] = set()
        pending = list(roots)
        while pending:
            term = pending.pop()
            if term in found:
                continue
            found.add(term)
            pending += self._below(term)
        return found

    def _below(self, term: Term) -> Iterator[Term]:
        return below(self.terms, term)

    def _first_of(self, whole: Term, atom: Term, copies: int) -> Term:
        """Of a chain of operations from a carried value, what a part of them makes of it."""
        depth: dict[Term, int] = {self._inner(atom): 0}
        order: list[Term] = []
        stack: list[tuple[Term, bool]] = [(whole, False)]
        seen: set[Term] = set()
        while stack:
            term, done = stack.pop()
            if done:
                order.append(term)
                continue
            if term in seen or term in depth:
                continue
            seen.add(term)
            stack.append((term, True))
            stack += [(one, False) for one in self._computed_of(term)]
        for term in order:
            below = [depth[one] for one in self._computed_of(term) if one in depth]
            if below:
                depth[term] = max(below) + 1
        if whole not in depth:
            raise NotUnderstood
        if depth[whole] % copies:
            raise NotUnderstood
        wanted = depth[whole] // copies
        found = [term for term, at in depth.items() if at == wanted]
        if len(found) != 1:
            raise NotUnderstood
        return found[0]

    def _computed_of(self, term: Term) -> Iterator[Term]:
        """Yield the terms that one is computed of; what memory held is computed of nothing."""
        if not isinstance(self.terms.nodes[term], Loaded):
            yield from self._below(term)

    def _enter(
        self, loop: Loop, state: State, copies: int, trip: Term
    ) -> tuple[Execution, list[SSAValue], list[Term]]:
        """Knowledge in the iteration ``trip``, which is the first one of a trip of a loop; the
        arguments that it carries and their terms.
        """
        known = state.known.copy()
        names: list[SSAValue] = []
        atoms: list[Term] = []
        free = list(range(len(state.carried)))
        order: dict[int, SSAValue] = {}
        for argument in loop.block.args:
            step = loop.steps.get(argument)
            given = state.known.scalar(argument)
            if step is not None:
                if step % copies:
                    raise NotUnderstood
                per = step // copies
                since = self.terms.plus(trip, state.count, -1)
                parts = self.terms.parts(given)
                for key, n in self.terms.parts(since).items():
                    parts[key] = parts.get(key, 0) + n * per
                known.values[argument] = self.terms.sum(parts, argument.type)
                continue
            at = next((k for k in free if state.carried[k] == given), None)
            if at is None:
                raise NotUnderstood
            free.remove(at)
            order[at] = argument
        if free:
            raise NotUnderstood
        for at in range(len(state.carried)):
            argument = order[at]
            atom = self.terms.atom(("carried", at, trip), argument.type)
            known.values[argument] = atom
            names.append(argument)
            atoms.append(atom)
        return known, names, atoms

    def _is_unit(self, loop: Loop, state: State, copies: int) -> bool:
        """True if a trip of a loop is so many iterations of the unit."""
        assert self.unit is not None
        known, carried, atoms = self._enter(loop, state, copies, self.trip)
        memory, other = self.memory(), self.memory()
        known.run(list(loop.block.ops)[:-1], memory)
        other.promised = promises([*known.effects, *state.waiting])
        now, trip = atoms, self.trip
        one = self.terms.number(1, i64)
        for _ in range(copies):
            now = self.unit.run(state.known, other, trip, now)
            trip = self.terms.plus(trip, one)
        following: dict[SSAValue, SSAValue] = {
            **dict(zip(loop.block.args, loop.following, strict=True))
        }
        same = [known.scalar(following[argument]) for argument in carried]
        return same == now and memory.same(other)

    def _run_loop(self, loop: Loop, state: State) -> None:
        """Go through a loop."""
        stores = [op for op in loop.block.ops if accesses_at_operands(op) and not is_load(op)]
        if any(not are_promised_apart(one[0], op) for one in state.waiting for op in stores):
            self._forget(state)
        step = loop.steps[loop.counter]
        copies = next(
            (
                k
                for k in range(min(abs(step), MOST_COPIES), 0, -1)
                if step % k == 0 and all(n % k == 0 for n in loop.steps.values())
                if self._fits(loop, k) and self._is_unit(loop, state, k)
            ),
            None,
        )
        if copies is None:
            raise NotUnderstood
        self.most_copies = max(self.most_copies, copies)
        per = step // copies
        # In the last trip the counter is the bound, without what the test adds; it moves on.
        first = state.known.scalar(loop.counter)
        bound = state.known.of(loop.bound)
        assert isinstance(bound, int)
        number = self.terms.number(step - loop.ahead, i64)
        gone = self.terms.plus(self.terms.plus(bound, first, -1), number)
        gone = self._divided(gone, per)
        after = self.terms.plus(state.count, gone)
        last = self.terms.plus(after, self.terms.number(copies, i64), -1)
        known, carried, _ = self._enter(loop, state, copies, last)
        known.run(list(loop.block.ops)[:-1], self.memory())
        following: dict[SSAValue, SSAValue] = {
            **dict(zip(loop.block.args, loop.following, strict=True))
        }
        result = {known.scalar(following[argument]): at for at, argument in enumerate(carried)}
        state.count = after
        self._hand_on(loop.block, known, result, state)

    def _fits(self, loop: Loop, copies: int) -> bool:
        assert self.unit is not None
        mine = sum(1 for op in self.unit.block.ops if accesses_at_operands(op) and not is_load(op))
        theirs = 0
        for op in loop.block.ops:
            if accesses_at_operands(op) and not is_load(op):
                type = op.operands[0].type
                theirs += type.get_shape()[0] if isinstance(type, VectorType) else 1
        return theirs == mine * copies

    def _divided(self, sum: Term, by: int) -> Term:
        if by in (1, -1):
            return self.terms.sum({k: n * by for k, n in self.terms.parts(sum).items()}, i64)
        raise NotUnderstood

    def _hand_on(
        self, block: Block, known: Execution, result: dict[Term, int], state: State
    ) -> None:
        """Note what is known of values of a block behind it, and what is carried on."""
        state.carried = [
            self.terms.atom(("carried", at, state.count), type)
            for at, type in enumerate(self._types)
        ]
        state.ran = True
        self._forget(state)
        for value in (*block.args, *(one for op in block.ops for one in op.results)):
            term = known.values.get(value)
            state.known.values.pop(value, None)
            if not isinstance(term, int):
                continue
            if term in result:
                state.known.values[value] = state.carried[result[term]]
            elif not self._is_of_memory(term):
                state.known.values[value] = term

    def _forget(self, state: State) -> None:
        """Forget what was loaded and may be something else by now."""
        if state.waiting:
            for value, term in [*state.known.values.items()]:
                inside = block_of(value) in self.place.blocks
                terms = term if isinstance(term, tuple) else (term,)
                if inside and any(map(self._is_of_memory, terms)):
                    del state.known.values[value]
        state.waiting = []

    def _is_of_memory(self, term: Term) -> bool:
        return any(isinstance(self.terms.nodes[one], Loaded) for one in self._needed([term]))

    def arrivals(self, loop: Block, state: State) -> Iterator[State]:
        """States in which a loop is come to with nothing but tests having run."""
        pending = [(way, state) for way in ways_of(self.place.entry)]
        while pending:
            way, before = pending.pop(0)
            if way.target is self.place.exit:
                continue
            now = before.copy()
            values = [now.known.of(one) for one in way.operands]
            now.known.values |= zip(way.target.args, values, strict=True)
            if way.target is loop:
                yield now
                continue
            ways = ways_of(way.target)
            memory = self.memory()
            if any(one.target is way.target for one in ways):
                continue
            try:
                now.known.run(list(way.target.ops)[:-1], memory)
            except NotUnderstood:
                continue
            if not memory.stores:
                pending += [(one, now) for one in ways]

    # Ways ---------------------------------------------------------------------------------------

    def walk(self, state: State) -> None:
        """Go all ways to their ends."""
        for way in ways_of(self.place.entry):
            self._go(way, state.copy())

    def _go(self, way: Way, state: State) -> None:
        if way.condition is not None:
            term = state.known.of(way.condition)
            if isinstance(term, int):
                state.facts.append((term, way.holds))
        if way.target is self.place.exit:
            if len(self.walked) >= MOST_WAYS:
                raise NotUnderstood
            handed = [self._handed(one, state) for one in (*way.operands, *self._used)]
            self.walked.append(Walked(state.count, state.facts, state.carried, handed))
            return
        values = [state.known.of(one) for one in way.operands]
        state.known.values |= zip(way.target.args, values, strict=True)
        for following in self._through(way.target, state):
            self._go(following, state.copy())

    def _handed(self, value: SSAValue, state: State) -> Term | None:
        try:
            return state.known.scalar(value)
        except NotUnderstood:
            return None

    def _through(self, block: Block, state: State) -> list[Way]:
        """Go through a block; the ways out."""
        ways = ways_of(block)
        if any(way.target is block for way in ways):
            loop = self.loop(block)
            self._run_loop(loop, state)
            return [Way(loop.way.target, loop.way.operands, None, True)]
        known, memory = state.known, self.memory()
        known.effects = []
        known.run(list(block.ops)[:-1], memory)
        if not self._run_once(block, state, memory):
            if memory.stores:
                raise NotUnderstood
            state.waiting += [one for one in known.effects if not self._is_fixed(one)]
        return ways

    def _run_once(self, block: Block, state: State, memory: Memory) -> bool:
        """True if a block is one iteration."""
        assert self.unit is not None
        other = self.memory()
        yields = self.unit.run(state.known, other, state.count, state.carried)
        made = {state.known.values.get(one) for op in block.ops for one in op.results}
        if not memory.same(other) or not all(one in made for one in yields):
            return False
        if not memory.stores and not yields:
            return False
        state.count = self.terms.plus(state.count, self.terms.number(1, i64))
        known = state.known.copy()
        self._hand_on(block, known, {one: at for at, one in enumerate(yields)}, state)
        return True

    def _is_fixed(self, access: Access) -> bool:
        """True for a load of what no loop of the place stores to."""
        base = self._base(access[2])
        return base is not None and not any(
            self._aliasing.may_alias(base, stored) for stored in self._stored
        )


def _behind(value: SSAValue) -> tuple[SSAValue, int]:
    """The value that a number is added to, and the number."""
    total = 0
    while (op := defining_op(value, "arith.addi")) is not None:
        number = constant_of(op.operands[1])
        if number is None:
            break
        total, value = total + number, op.operands[0]
    return value, total


def _step(argument: SSAValue, following: SSAValue) -> int | None:
    """The number that is added to an argument in each trip."""
    value, number = _behind(following)
    return number if value is argument and number else None


def _is_of(value: SSAValue, block: Block) -> bool:
    return value.owner is block or getattr(value.owner, "parent", None) is block


def below(terms: Terms, term: Term) -> Iterator[Term]:
    """Yield the terms that one is made of."""
    node = terms.nodes[term]
    if isinstance(node, Summed):
        yield from (atom for monomial, _ in node.parts for atom in monomial)
    elif isinstance(node, Applied):
        yield from node.operands
    elif isinstance(node, Loaded):
        yield node.address
        yield from (one for pair in node.behind for one in pair)
