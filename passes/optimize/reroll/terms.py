"""Values of straight code as terms: equal terms are equal values, whatever computes them.

Integers and addresses are sums of products of atoms modulo the size of their type, so that
``i + 1`` of a loop that counts by four is the ``i`` of its second group. Everything else is the
operation that computes it, and the terms that it is of; a vector is the terms of its lanes.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from ad_opt.dialects.support.ir.queries import word_width
from ad_opt.passes.ops.catalogue import commutes
from ad_opt.passes.ops.memory_ops import is_pointer
from xdsl.dialects.builtin import IndexType, IntegerType
from xdsl.ir import Attribute, Operation, SSAValue

Term: TypeAlias = int
"""The number of a term."""
Monomial: TypeAlias = tuple[Term, ...]
"""Atoms that are multiplied, in the order of their numbers; none for a number."""
Sum: TypeAlias = Mapping[Monomial, int]
"""Factors of monomials, none of them zero."""

MOST_MONOMIALS = 32
"""Most monomials of a sum that is multiplied out. A guess: subscripts have fewer."""


@dataclass(frozen=True)
class Summed:
    """A sum modulo a power of two."""

    width: int
    parts: frozenset[tuple[Monomial, int]]


@dataclass(frozen=True)
class Applied:
    """The result of an operation on terms."""

    name: str
    says: Hashable
    """Properties of the operation."""
    type: Attribute
    operands: tuple[Term, ...]


@dataclass(frozen=True)
class Loaded:
    """The contents of memory at an address, behind stores of the same code that may be to it."""

    address: Term
    type: Attribute
    behind: tuple[tuple[Term, Term], ...] = ()
    """Addresses and values."""


@dataclass(frozen=True)
class Atom:
    """A value of which nothing is known: one of the program, what a loop carries, a number of a
    trip.
    """

    what: Hashable


Node: TypeAlias = Summed | Applied | Loaded | Atom


def is_summed(type: Attribute) -> bool:
    """True if values of a type are sums: integers of more than one bit, and addresses."""
    if isinstance(type, IntegerType):
        return type.width.data > 1
    return isinstance(type, IndexType) or is_pointer(type)


@dataclass
class Terms:
    """A table of terms, in which equal ones have one number."""

    nodes: list[Node] = field(default_factory=list[Node])
    types: list[Attribute] = field(default_factory=list[Attribute])
    likes: dict[Term, Operation] = field(default_factory=dict[Term, Operation])
    """An operation of the program that computes such a term."""
    positive: set[Term] = field(default_factory=set[Term])
    """Sums that are no less than zero as signed numbers."""
    _numbers: dict[Node, Term] = field(default_factory=dict[Node, Term])

    def of(self, node: Node, type: Attribute) -> Term:
        """The number of a term."""
        number = self._numbers.get(node)
        if number is None:
            self._numbers[node] = number = len(self.nodes)
            self.nodes.append(node)
            self.types.append(type)
        return number

    def atom(self, what: Hashable, type: Attribute) -> Term:
        """A value of which nothing is known."""
        return self._wrapped(self.of(Atom(what), type), type)

    def value(self, value: SSAValue) -> Term:
        """A value of the program."""
        return self.atom(value, value.type)

    def number(self, number: int, type: Attribute) -> Term:
        """A known number."""
        return self.sum({(): number}, type)

    def _wrapped(self, term: Term, type: Attribute) -> Term:
        return self.sum({(term,): 1}, type) if is_summed(type) else term

    def sum(self, parts: Sum, type: Attribute) -> Term:
        """A sum, reduced modulo the size of its type."""
        width = word_width(type)
        kept = frozenset(
            (monomial, factor) for monomial, n in parts.items() if (factor := n % (1 << width)) != 0
        )
        return self.of(Summed(width, kept), type)

    def parts(self, term: Term) -> dict[Monomial, int]:
        """The parts of a sum."""
        node = self.nodes[term]
        assert isinstance(node, Summed)
        return dict(node.parts)

    def known(self, term: Term) -> int | None:
        """The number that a sum is, without a sign."""
        node = self.nodes[term]
        if not isinstance(node, Summed) or len(node.parts) > 1:
            return None
        for monomial, factor in node.parts:
            return None if monomial else factor
        return 0

    def single(self, term: Term) -> Term | None:
        """The one atom that a sum is, if it is one."""
        node = self.nodes[term]
        if isinstance(node, Summed) and len(node.parts) == 1:
            ((monomial, factor),) = node.parts
            if factor == 1 and len(monomial) == 1:
                return monomial[0]
        return None

    def plus(self, left: Term, right: Term, factor: int = 1) -> Term:
        """A sum and a multiple of another one."""
        return self.sum(added(self.parts(left), self.parts(right), factor), self.types[left])

    def times(self, left: Term, right: Term) -> Term | None:
        """A product; ``None`` if it has too many parts."""
        ones, others = self.parts(left), self.parts(right)
        if len(ones) * len(others) > MOST_MONOMIALS:
            return None
        found: dict[Monomial, int] = {}
        for one, n in ones.items():
            for other, m in others.items():
                key = tuple(sorted((*one, *other)))
                found[key] = found.get(key, 0) + n * m
        return self.sum(found, self.types[left])

    def apply(self, like: Operation, operands: Sequence[Term], type: Attribute) -> Term:
        """The result of an operation on terms."""
        given = tuple(sorted(operands)) if commutes(like) else tuple(operands)
        says = frozenset(like.properties.items())
        term = self.of(Applied(like.name, says, type, given), type)
        self.likes.setdefault(term, like)
        return self._wrapped(term, type)

    def remember(self, term: Term, like: Operation) -> None:
        """Note the operation that computes a term, if it is what memory held."""
        atom = self.single(term)
        term = term if atom is None else atom
        if isinstance(self.nodes[term], Loaded):
            self.likes.setdefault(term, like)

    def load(self, address: Term, type: Attribute, behind: Iterable[tuple[Term, Term]]) -> Term:
        """The contents of memory."""
        return self._wrapped(self.of(Loaded(address, type, tuple(behind)), type), type)


def added(left: Sum, right: Sum, factor: int = 1) -> dict[Monomial, int]:
    """A sum and a multiple of another one, as integers."""
    found = dict(left)
    for monomial, n in right.items():
        found[monomial] = found.get(monomial, 0) + factor * n
    return found
