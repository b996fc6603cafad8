"""Proof that all ways through a place run one iteration equally often.

A number that a compiler split, ``x & -4`` for its loop and ``x & 3`` for the rest, is ``4 q + r``
here, for each ``r`` and for ``q`` that is zero, or not. A way that its tests then exclude is none;
on the others what is counted must be the number that is to be proved.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from ad_opt.dialects.support.ir.queries import (
    EQ,
    NE,
    SGE,
    SGT,
    SLE,
    SLT,
    UGE,
    UGT,
    ULE,
    ULT,
    integer_property,
    known_integer,
    word_width,
)
from ad_opt.passes.optimize.scalar.comparisons import NEGATED, SWAPPED
from ad_opt.passes.optimize.scalar.folds import as_signed
from xdsl.dialects.builtin import IntegerType, i64
from xdsl.ir import Block, Operation, SSAValue

from .terms import Applied, Monomial, Sum, Summed, Term, Terms, added

Fact: TypeAlias = tuple[Term, bool]
"""A condition, and if it holds."""

MOST_GROUPS = 64
"""Most groups that a number is split into: vectors of four, four times, are 16. A guess."""
_QUOTIENT = -1
"""Stands for the number of groups in sums."""


@dataclass(frozen=True)
class Comparison:
    """``left predicate right``, of sums."""

    left: Term
    predicate: int
    right: Term


@dataclass
class Counts:
    """Knowledge of numbers at the beginning of a place, and on ways through it."""

    terms: Terms
    facts: Sequence[Fact]
    """Conditions in front of the place."""
    congruent: dict[Term, tuple[int, int]] = field(default_factory=dict[Term, tuple[int, int]])
    """Atoms that are a number more than multiples of a power of two: that, and the number."""

    def agree(self, total: Term, ways: Sequence[tuple[Term, Sequence[Fact]]]) -> list[bool] | None:
        """True for each way that counts up to ``total``, false for those that are never gone;
        ``None`` if some other count might be.
        """
        split = self._splits([total, *(count for count, _ in ways)], ways)
        found = self._in_cases(total, ways, split)
        if found is None and split is not None:
            # What is masked may be so many groups more than what is counted.
            found = self._in_cases(total, ways, (total, split[1]))
        return found

    def _in_cases(
        self,
        total: Term,
        ways: Sequence[tuple[Term, Sequence[Fact]]],
        split: tuple[Term, int] | None,
    ) -> list[bool] | None:
        gone = [False] * len(ways)
        for case in self._cases(split):
            for at, (count, facts) in enumerate(ways):
                comparisons = self.comparisons([*self.facts, *facts])
                if any(case.holds(one) is False for one in comparisons):
                    continue
                gone[at] = True
                # The loop that is written has an iteration in any case.
                if self.terms.known(count) == 0 or not case.equal(count, total, comparisons):
                    return None
        return gone

    # What is known ------------------------------------------------------------------------------

    def comparisons(self, facts: Sequence[Fact]) -> list[Comparison]:
        """The comparisons that hold."""
        found: list[Comparison] = []
        pending = list(facts)
        while pending:
            term, holds = pending.pop()
            node = self.terms.nodes[term]
            if not isinstance(node, Applied):
                continue
            like = self.terms.likes[term]
            if node.name in ("arith.cmpi", "llvm.icmp"):
                predicate = integer_property(like, "predicate")
                left, right = (self._wide(one, predicate) for one in node.operands)
                predicate = predicate if holds else NEGATED[predicate]
                if all(isinstance(self.terms.nodes[one], Summed) for one in (left, right)):
                    found.append(Comparison(left, predicate, right))
            elif node.name == ("arith.andi" if holds else "arith.ori"):
                pending += [(one, holds) for one in node.operands]
        return found

    def _wide(self, term: Term, predicate: int) -> Term:
        """A narrow number as the program extends it, where that compares alike."""
        if predicate >= ULT:
            return term
        node = self.terms.nodes[term]
        if not isinstance(node, Summed) or node.width >= 64:
            return term
        number = self.terms.known(term)
        if number is not None:
            return self.terms.number(as_signed(number, node.width), i64)
        for wide, other in enumerate(self.terms.nodes):
            if isinstance(other, Applied) and other.name == "arith.extsi":
                if other.operands == (term,) and word_width(other.type) == 64:
                    return self.terms.sum({(wide,): 1}, i64)
        return term

    def _is_positive(self, term: Term, facts: Sequence[Comparison]) -> bool:
        """True if a sum is no less than zero as a signed number."""
        if term in self.terms.positive:
            return True
        node = self.terms.nodes[term]
        if not isinstance(node, Summed):
            return False
        for fact in facts:
            left, predicate, right = fact.left, fact.predicate, fact.right
            if self.terms.known(left) is not None:
                left, predicate, right = right, SWAPPED[predicate], left
            number, other = self.terms.known(right), self.terms.nodes[left]
            if number is None or predicate not in (SGT, SGE) or not isinstance(other, Summed):
                continue
            if other.width != node.width:
                continue
            least = as_signed(number, node.width) + (predicate == SGT)
            rest = self.terms.known(self.terms.plus(term, left, -1))
            if rest is not None and least + min(0, as_signed(rest, node.width)) >= 0:
                if as_signed(rest, node.width) <= 0:
                    return True
        return False

    def below(self, term: Term, bits: int, facts: Sequence[Comparison]) -> bool:
        """True if a sum is less than a power of two, as a number without sign."""
        node = self.terms.nodes[term]
        if not isinstance(node, Summed) or bits >= node.width:
            return isinstance(node, Summed)
        if bits == node.width - 1:
            return self._is_positive(term, facts)
        for monomial, factor in node.parts:
            inner = self.terms.nodes[monomial[0]] if len(monomial) == 1 else None
            if len(node.parts) == 1 and factor == 1 and isinstance(inner, Applied):
                if inner.name == "arith.extsi":
                    narrow = inner.operands[0]
                    width = word_width(self.terms.types[narrow])
                    return bits >= width - 1 and (
                        self._is_positive(narrow, facts) or self._is_positive(term, facts)
                    )
        return False

    # Cases --------------------------------------------------------------------------------------

    def _splits(
        self, counts: Sequence[Term], ways: Sequence[tuple[Term, Sequence[Fact]]]
    ) -> tuple[Term, int] | None:
        """The number that is split, and into groups of how many."""
        found: dict[Term, int] = {}
        facts = [one for _, given in ways for one in self.comparisons(given)]
        sides = [side for one in facts for side in (one.left, one.right)]
        for atom in self._atoms([*counts, *sides]):
            if (masked := self.masked(atom)) is not None:
                number, mask = masked
                low = mask & -mask
                groups = mask + 1 if mask < MOST_GROUPS else low
                if 1 < groups <= MOST_GROUPS and not groups & (groups - 1):
                    found[number] = max(found.get(number, 0), groups)
        return max(found.items(), key=lambda one: one[1], default=None)

    def _atoms(self, sums: Sequence[Term]) -> Iterator[Term]:
        for one in sums:
            node = self.terms.nodes[one]
            if isinstance(node, Summed):
                yield from (atom for monomial, _ in node.parts for atom in monomial)

    def masked(self, atom: Term) -> tuple[Term, int] | None:
        """The sum and the mask that an atom is the ``and`` of."""
        node = self.terms.nodes[atom]
        if not isinstance(node, Applied) or node.name != "arith.andi":
            return None
        for number, mask in (node.operands, node.operands[::-1]):
            if isinstance(self.terms.nodes[mask], Summed):
                known = self.terms.known(mask)
                if known:
                    return number, known
        return None

    def _cases(self, split: tuple[Term, int] | None) -> Iterator[_Case]:
        if split is None:
            yield _Case(self)
            return
        number, groups = split
        parts = self.terms.parts(number)
        for monomial, factor in parts.items():
            width = word_width(self.terms.types[number])
            sign = as_signed(factor, width)
            if monomial and sign in (1, -1) and not self._is_congruent(monomial):
                rest = self._rest(parts, monomial)
                left_over = _rests(monomial, parts, groups)
                for least in (0, 1):
                    for left in left_over:
                        # number = groups * q + left, so the monomial is that without the rest.
                        base: dict[Monomial, int] = {(): left}
                        if least:
                            base[(_QUOTIENT,)] = groups
                        whole = added(base, rest, -1)
                        yield _Case(self, monomial, {k: n * sign for k, n in whole.items()}, groups)
                return
        yield _Case(self)

    def _rest(self, parts: Sum, monomial: Monomial) -> dict[Monomial, int]:
        """All of a sum but a monomial, with multiples and rests in the place of atoms."""
        found: dict[Monomial, int] = {}
        for key, n in parts.items():
            if key != monomial:
                found = added(found, self.of_congruent(key), n)
        return found

    def of_congruent(self, monomial: Monomial) -> Sum:
        """An atom as a multiple of a number and its rest, if that is known; else itself."""
        if not self._is_congruent(monomial):
            return {monomial: 1}
        by, rest = self.congruent[monomial[0]]
        return {(-2 - monomial[0],): by, (): rest}

    def _is_congruent(self, monomial: Monomial) -> bool:
        return len(monomial) == 1 and monomial[0] in self.congruent


@dataclass
class _Case:
    """Numbers with ``groups * q + r`` in the place of one of them, where ``q`` is not zero."""

    counts: Counts
    monomial: Monomial = ()
    instead: Sum = field(default_factory=dict[Monomial, int])
    groups: int = 1

    def value(
        self, term: Term, facts: Sequence[Comparison] = ()
    ) -> tuple[dict[Monomial, int], int]:
        """The sum in this case, and its width."""
        terms = self.counts.terms
        node = terms.nodes[term]
        assert isinstance(node, Summed)
        total: dict[Monomial, int] = {}
        for monomial, factor in node.parts:
            total = added(total, self._monomial(monomial, facts), factor)
        size = 1 << node.width
        return {key: n % size for key, n in total.items() if n % size}, node.width

    def _monomial(self, monomial: Monomial, facts: Sequence[Comparison]) -> Sum:
        if monomial and monomial == self.monomial:
            return self.instead
        if len(monomial) == 1:
            atom = monomial[0]
            if (masked := self.counts.masked(atom)) is not None:
                found = self._and(*masked, facts)
                return {monomial: 1} if found is None else found
        return self.counts.of_congruent(monomial)

    def _and(self, number: Term, mask: int, facts: Sequence[Comparison]) -> Sum | None:
        found, width = self.value(number, facts)
        low = found.pop((), 0)
        groups = self.groups
        if any(n % groups for n in found.values()):
            return None
        left = low % groups
        if mask < groups:
            return {(): left & mask}
        first = mask & -mask
        bits = (mask + first).bit_length() - 1
        if mask + first != 1 << bits or first > groups:
            return None
        if not self.counts.below(number, min(bits, width), facts):
            return None
        return added(found, {(): low - left + (left & mask)})

    def equal(self, one: Term, other: Term, facts: Sequence[Comparison]) -> bool:
        """True if two sums are equal, by themselves or since a comparison says so."""
        left, width = self.value(one, facts)
        right, _ = self.value(other, facts)
        difference = _reduced(added(left, right, -1), width)
        if not difference:
            return True
        for fact in facts:
            if fact.predicate == EQ:
                a, within = self.value(fact.left, facts)
                b, _ = self.value(fact.right, facts)
                if within == width:
                    if difference in (
                        _reduced(added(a, b, -1), width),
                        _reduced(added(b, a, -1), width),
                    ):
                        return True
        return False

    def holds(self, fact: Comparison) -> bool | None:
        """The truth of a comparison that is taken to hold; ``None`` if it is open."""
        left, width = self.value(fact.left)
        right, _ = self.value(fact.right)
        predicate = fact.predicate
        if not left.keys() - {()} and right.keys() - {()}:
            left, right, predicate = right, left, SWAPPED[predicate]
        if predicate in (EQ, NE):
            same = self._same(_reduced(added(left, right, -1), width), left, right, width)
            return None if same is None else same == (predicate == EQ)
        if right.keys() - {()}:
            return None
        number = right.get((), 0)
        ends = self._ends(left, width)
        if ends is None:
            return None
        if predicate in (SLT, SLE, SGT, SGE):
            half = 1 << (width - 1)
            if ends[0] < half <= ends[1]:
                return None
            ends = as_signed(ends[0], width), as_signed(ends[1], width)
            number = as_signed(number, width)
        return _ordered(predicate, ends, number)

    def _same(self, difference: Sum, left: Sum, right: Sum, width: int) -> bool | None:
        moving = {key: n for key, n in difference.items() if key}
        number = difference.get((), 0)
        if not moving:
            return not number
        step = min(n & -n for n in moving.values())
        if number % step:
            return False
        if not right.keys() - {()} and (ends := self._ends(left, width)) is not None:
            if not ends[0] <= right.get((), 0) <= ends[1]:
                return False
        return None

    def _ends(self, value: Sum, width: int) -> tuple[int, int] | None:
        """The least and the greatest number that a sum may be, without a sign."""
        number = value.get((), 0)
        moving = {key: n for key, n in value.items() if key}
        if not moving:
            return number, number
        if moving.keys() != {(_QUOTIENT,)}:
            return None
        (factor,) = moving.values()
        size, groups = 1 << width, self.groups
        more = as_signed(number, width)
        if factor not in (groups, size - groups) or not -groups <= more < groups:
            return None
        # The multiple is no less than the groups, whichever sign it has, and no more than their
        # negative.
        return groups + more, size - groups + more


def _ordered(predicate: int, ends: tuple[int, int], number: int) -> bool | None:
    low, high = ends
    if predicate in (SLT, ULT):
        return True if high < number else False if low >= number else None
    if predicate in (SLE, ULE):
        return True if high <= number else False if low > number else None
    found = _ordered({SGT: SLE, UGT: ULE, SGE: SLT, UGE: ULT}[predicate], ends, number)
    return None if found is None else not found


def _reduced(parts: Sum, width: int) -> dict[Monomial, int]:
    size = 1 << width
    return {key: n % size for key, n in parts.items() if n % size}


def congruence_of(argument: SSAValue, incoming: Sequence[SSAValue]) -> tuple[int, int] | None:
    """The power of two by which an argument of a block leaves a known rest, and the rest."""
    found = [_congruence(value) for value in incoming]
    if not found or any(one is None for one in found):
        return None
    by = min(one[0] for one in found if one is not None)
    rests = {one[1] % by for one in found if one is not None}
    return (by, rests.pop()) if by > 1 and len(rests) == 1 else None


def _congruence(value: SSAValue, depth: int = 4) -> tuple[int, int] | None:
    """The same of a value: a number, what ``and`` leaves, and a number more."""
    number = known_integer(value)
    if number is not None:
        return MOST_GROUPS, number % MOST_GROUPS
    op = value.owner
    if isinstance(op, Block) or not depth or not isinstance(value.type, IntegerType):
        return None
    assert isinstance(op, Operation)
    if op.name not in ("arith.andi", "arith.addi") or len(op.operands) != 2:
        return None
    by = known_integer(op.operands[1])
    if by is None:
        return None
    if op.name == "arith.andi":
        low = by & -by
        return (min(low, MOST_GROUPS), 0) if low > 1 else None
    inner = _congruence(op.operands[0], depth - 1)
    return None if inner is None else (inner[0], (inner[1] + by) % inner[0])


def _rests(monomial: Monomial, parts: Sum, groups: int) -> list[int]:
    """Rests that a number may leave, divided into groups; a square leaves fewer."""
    if len(parts) == 1 and len(monomial) == 2 and monomial[0] == monomial[1]:
        return sorted({n * n % groups for n in range(groups)})
    return [*range(groups)]
