"""Straight code run on terms: what its values are, and what it leaves in memory."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from ad_opt.dialects.llvm.addresses import index_steps
from ad_opt.dialects.llvm.attributes.parameter_trees import ParameterTree
from ad_opt.dialects.llvm.layouts import TypeNotLowered, size_and_alignment
from ad_opt.dialects.support.ir.operand_groups import integers
from ad_opt.dialects.support.ir.queries import block_of, word_width
from ad_opt.passes.ops.catalogue import accesses_at_operands, effect_of, is_constant, is_load
from ad_opt.passes.ops.memory_ops import is_plain
from xdsl.dialects.builtin import (
    ArrayAttr,
    DenseIntOrFPElementsAttr,
    FloatAttr,
    IntegerAttr,
    IntegerType,
    VectorType,
    i1,
)
from xdsl.ir import Attribute, Block, Operation, SSAValue

from .terms import Term, Terms, is_summed

Lanes: TypeAlias = tuple[Term, ...]
"""The terms of a vector."""
Access: TypeAlias = tuple[Operation, int, Term, Term]
"""A lane of a load or store: its address, and what is moved."""
MOST_LANES = 64
"""Most lanes of a vector that is taken apart. A guess: registers have at most 64 bytes."""
MOST_DEPTH = 12
"""Most operations outside of a loop that one of its values is seen through. A guess: bounds are
computed by fewer."""


class NotUnderstood(Exception):
    """The code does something of which there is no term."""


@dataclass
class Memory:
    """Stores of straight code, in their order."""

    terms: Terms
    apart: Callable[[Term, int, Term, int], bool]
    """True if so many bytes at one address are none of so many at another one."""
    promised: set[tuple[Term, Term]] = field(default_factory=set[tuple[Term, Term]])
    """Addresses of loads and stores that the program promises to be apart."""
    stores: list[tuple[Term, Attribute, Term]] = field(
        default_factory=list[tuple[Term, Attribute, Term]]
    )
    """Addresses, types and values."""

    def load(self, address: Term, type: Attribute) -> Term:
        """The value that is read at an address."""
        size = bytes_of(type)
        behind = [
            one
            for one in self.stores
            if (address, one[0]) not in self.promised
            and not self.apart(address, size, one[0], bytes_of(one[1]))
        ]
        if behind and behind[-1][:2] == (address, type):
            return behind[-1][2]
        return self.terms.load(address, type, [(at, value) for at, _, value in behind])

    def store(self, address: Term, type: Attribute, value: Term) -> None:
        """Write to an address."""
        self.stores.append((address, type, value))

    def same(self, other: Memory) -> bool:
        """True if both leave the same in memory."""
        if self.stores == other.stores:
            return True
        if len(self.stores) != len(other.stores) or len(set(self.stores)) != len(self.stores):
            return False
        place = {store: at for at, store in enumerate(other.stores)}
        if any(store not in place for store in self.stores):
            return False
        return all(
            place[one] < place[two]
            or self.apart(one[0], bytes_of(one[1]), two[0], bytes_of(two[1]))
            for at, two in enumerate(self.stores)
            for one in self.stores[:at]
        )


def bytes_of(type: Attribute) -> int:
    """The bytes that a number takes in memory."""
    try:
        return size_and_alignment(type)[0]
    except TypeNotLowered:
        raise NotUnderstood from None


def promises(accesses: Sequence[Access]) -> set[tuple[Term, Term]]:
    """The addresses of loads and stores of which scopes say that they are apart."""
    loads = [one for one in accesses if is_load(one[0]) and "alias_scopes" in one[0].properties]
    stores = [
        one for one in accesses if not is_load(one[0]) and "noalias_scopes" in one[0].properties
    ]
    return {
        (load[2], store[2])
        for load in loads
        for store in stores
        if are_promised_apart(load[0], store[0])
    }


def are_promised_apart(load: Operation, store: Operation) -> bool:
    """True if scopes say that two accesses are apart, whichever of their runs are compared: all
    scopes of a domain that one is in are among those that the other is not in.
    """
    own, others = load.properties.get("alias_scopes"), store.properties.get("noalias_scopes")
    if not isinstance(own, ArrayAttr) or not isinstance(others, ArrayAttr):
        return False
    by_domain: dict[Attribute, set[Attribute]] = {}
    for scope in own.data:
        domain = scope.get("domain") if isinstance(scope, ParameterTree) else None
        if domain is not None:
            by_domain.setdefault(domain, set()).add(scope)
    return any(scopes <= set(others.data) for scopes in by_domain.values())


@dataclass
class Execution:
    """Values of code that is run, by what is known of those that it begins with."""

    terms: Terms
    inside: frozenset[Block]
    """Blocks whose values are unknown until the code has been run."""
    values: dict[SSAValue, Term | Lanes] = field(default_factory=dict[SSAValue, Term | Lanes])
    effects: list[Access] = field(default_factory=list[Access])
    """Loads and stores, lane by lane."""

    def copy(self) -> Execution:
        """A copy, to be gone on with in another way."""
        return Execution(self.terms, self.inside, dict(self.values))

    def of(self, value: SSAValue, depth: int = MOST_DEPTH) -> Term | Lanes:
        """The term of a value."""
        known = self.values.get(value)
        if known is not None:
            return known
        if block_of(value) in self.inside:
            raise NotUnderstood
        self.values[value] = found = self._outside(value, depth)
        return found

    def scalar(self, value: SSAValue) -> Term:
        """The term of a value that is no vector."""
        found = self.of(value)
        if isinstance(found, tuple):
            raise NotUnderstood
        return found

    def _outside(self, value: SSAValue, depth: int) -> Term | Lanes:
        """A value from outside: as it is computed, if that is by integers or of constants."""
        op = value.owner
        if isinstance(op, Operation) and depth and _is_seen_through(op):
            for operand in op.operands:
                self.of(operand, depth - 1)
            return self._compute(op)
        if isinstance(value.type, VectorType):
            raise NotUnderstood
        return self.terms.value(value)

    def run(self, ops: Iterable[Operation], memory: Memory) -> None:
        """Run operations, in their order."""
        for op in ops:
            if accesses_at_operands(op):
                self._access(op, memory)
            elif op.regions or len(op.results) != 1 or not _computes(op):
                raise NotUnderstood
            else:
                self.values[op.results[0]] = self._compute(op)

    def _access(self, op: Operation, memory: Memory) -> None:
        if not op.name.startswith("llvm.") or not is_plain(op):
            raise NotUnderstood
        address = self.scalar(op.operands[-1])
        type = (op.results or op.operands)[0].type
        lane = type.element_type if isinstance(type, VectorType) else type
        size, count = bytes_of(lane), _lanes(type)
        places = [
            self.terms.sum(_shifted(self.terms, address, size * at), self.terms.types[address])
            for at in range(count)
        ]
        if is_load(op):
            found = tuple(memory.load(place, lane) for place in places)
            for one in found:
                self.terms.remember(one, op)
            self.values[op.results[0]] = found if isinstance(type, VectorType) else found[0]
        else:
            stored = self.of(op.operands[0])
            found = stored if isinstance(stored, tuple) else (stored,)
            for place, value in zip(places, found, strict=True):
                memory.store(place, lane, value)
        self.effects += [
            (op, at, place, term)
            for at, (place, term) in enumerate(zip(places, found, strict=True))
        ]

    def _compute(self, op: Operation) -> Term | Lanes:
        type = op.results[0].type
        if op.name == "arith.constant":
            return self._constant(op)
        given = [self.of(operand) for operand in op.operands]
        if op.name.startswith("vector."):
            return self._of_vectors(op, given)
        if not isinstance(type, VectorType):
            if any(isinstance(one, tuple) for one in given):
                raise NotUnderstood
            return self._scalar(op, [one for one in given if isinstance(one, int)], type)
        return tuple(
            self._scalar(
                op, [one[at] if isinstance(one, tuple) else one for one in given], type.element_type
            )
            for at in range(_lanes(type))
        )

    def _constant(self, op: Operation) -> Term | Lanes:
        value, type = op.properties["value"], op.results[0].type
        if isinstance(value, IntegerAttr) and is_summed(type):
            return self.terms.number(value.value.data, type)
        if not isinstance(value, DenseIntOrFPElementsAttr) or not isinstance(type, VectorType):
            return self.terms.apply(op, (), type)
        lane, numbers = type.element_type, list(value.get_values())
        if len(numbers) == 1:
            numbers *= _lanes(type)
        return tuple(self._lane_constant(number, lane) for number in numbers)

    def _lane_constant(self, number: object, type: Attribute) -> Term:
        from xdsl.dialects import arith

        if isinstance(type, IntegerType) and is_summed(type) and isinstance(number, int):
            return self.terms.number(number, type)
        if not isinstance(number, float):
            raise NotUnderstood
        attribute = FloatAttr(number, type)  # pyright: ignore[reportArgumentType,reportCallIssue]
        return self.terms.apply(arith.ConstantOp(attribute), (), type)

    def _of_vectors(self, op: Operation, given: list[Term | Lanes]) -> Term | Lanes:
        if op.name == "vector.extract" and isinstance(given[0], tuple) and len(given) == 1:
            at = integers(op.properties["static_position"])
            if len(at) == 1:
                return given[0][at[0]]
        if op.name == "vector.insert" and isinstance(given[1], tuple) and len(given) == 2:
            at = integers(op.properties["static_position"])
            if len(at) == 1 and isinstance(given[0], int):
                return (*given[1][: at[0]], given[0], *given[1][at[0] + 1 :])
        if op.name == "vector.shuffle":
            lanes = [one for each in given if isinstance(each, tuple) for one in each]
            return tuple(lanes[at] for at in integers(op.properties["mask"]))
        if op.name == "vector.broadcast" and isinstance(given[0], int):
            return (given[0],) * _lanes(op.results[0].type)
        raise NotUnderstood

    def _scalar(self, op: Operation, given: list[Term], type: Attribute) -> Term:
        rule = _RULES.get(op.name)
        found = None if rule is None or not is_summed(type) else rule(self, op, given)
        return self.terms.apply(op, given, type) if found is None else found

    # Integers and addresses ---------------------------------------------------------------------

    def add(self, op: Operation, given: list[Term]) -> Term | None:
        """A sum or difference."""
        return self.terms.plus(given[0], given[1], -1 if op.name == "arith.subi" else 1)

    def multiply(self, op: Operation, given: list[Term]) -> Term | None:
        """A product; one of a number with itself that does not overflow is not negative."""
        found = self.terms.times(given[0], given[1])
        if found is not None and given[0] == given[1] and "nsw" in str(op.properties):
            self.terms.positive.add(found)
        return found

    def invert(self, op: Operation, given: list[Term]) -> Term | None:
        """All bits the other way round: the negative, less one."""
        for value, mask in (given, given[::-1]):
            width = word_width(self.terms.types[value])
            if self.terms.known(mask) == (1 << width) - 1:
                return self.terms.plus(mask, value, -1)
        return None

    def shift(self, op: Operation, given: list[Term]) -> Term | None:
        """A shift by a known number, as a product."""
        by = self.terms.known(given[1])
        if by is None or by >= word_width(self.terms.types[given[0]]):
            return None
        return self.terms.sum(
            {key: n << by for key, n in self.terms.parts(given[0]).items()},
            self.terms.types[given[0]],
        )

    def cast(self, op: Operation, given: list[Term]) -> Term | None:
        """The same bits as another type of the same width."""
        before, after = self.terms.types[given[0]], op.results[0].type
        if not is_summed(before) or word_width(before) != word_width(after):
            return None
        return self.terms.sum(self.terms.parts(given[0]), after)

    def step(self, op: Operation, given: list[Term]) -> Term | None:
        """An address that is so many bytes behind another one."""
        places = {value: term for value, term in zip(op.operands, given, strict=True)}
        total = self.terms.parts(given[0])
        try:
            steps = [*index_steps(op)]
        except TypeNotLowered:
            raise NotUnderstood from None
        for index, size in steps:
            if isinstance(index, int):
                total[()] = total.get((), 0) + index * size
                continue
            term = places[index]
            if word_width(self.terms.types[term]) != 64:
                raise NotUnderstood
            for key, n in self.terms.parts(term).items():
                total[key] = total.get(key, 0) + n * size
        return self.terms.sum(total, op.results[0].type)


_RULES: dict[str, Callable[[Execution, Operation, list[Term]], Term | None]] = {
    "arith.addi": Execution.add,
    "arith.subi": Execution.add,
    "arith.muli": Execution.multiply,
    "arith.shli": Execution.shift,
    "arith.xori": Execution.invert,
    "arith.index_cast": Execution.cast,
    "arith.index_castui": Execution.cast,
    "llvm.ptrtoint": Execution.cast,
    "llvm.getelementptr": Execution.step,
}
"""Arithmetic that sums are seen through. No fact: what is not here is an operation on terms."""


def _computes(op: Operation) -> bool:
    effect = effect_of(op)
    return effect.is_nothing or op.name == "llvm.getelementptr"


def _is_seen_through(op: Operation) -> bool:
    """True for arithmetic of integers and addresses, conditions, and what makes vectors."""
    if len(op.results) != 1 or op.regions or not _computes(op):
        return False
    type = op.results[0].type
    return is_summed(type) or isinstance(type, VectorType) or type == i1 or is_constant(op)


def _lanes(type: Attribute) -> int:
    if not isinstance(type, VectorType):
        return 1
    shape = type.get_shape()
    if len(shape) != 1 or type.get_num_scalable_dims() or shape[0] > MOST_LANES:
        raise NotUnderstood
    return shape[0]


def _shifted(terms: Terms, address: Term, by: int) -> dict[tuple[Term, ...], int]:
    parts = terms.parts(address)
    parts[()] = parts.get((), 0) + by
    return parts
