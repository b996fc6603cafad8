"""Values that nests compute from elements of buffers and variables of loops, and their signs."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import TypeAlias

from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import (
    constant_of,
    defining_op,
    each_once,
    is_made_in,
    scf_loops_around,
    walk,
)
from ad_opt.passes.analysis.affine.linear import MOST_OPERATIONS
from ad_opt.passes.analysis.affine.polynomials import (
    Monomial,
    Polynomial,
    polynomial_of,
    without,
)
from ad_opt.passes.ops.catalogue import accesses_at_operands, effect_of, is_load
from xdsl.dialects.builtin import IndexType
from xdsl.ir import Block, BlockArgument, Operation, SSAValue

_SUMS = frozenset({"arith.addi", "arith.subi"})
"""No fact: operations that may add a number."""
_SEEN_THROUGH = _SUMS | {"arith.muli", "arith.index_cast", "arith.extsi"}
"""No fact: operations that places in buffers are made of."""
_MOST_FORMS = 32
"""Most polynomials that one proof goes through. A guess: subscripts need two or three."""

Variables: TypeAlias = frozenset[SSAValue]


def depends_on(value: SSAValue, root: Operation) -> Variables | None:
    """The variables of loops that a value is computed from; ``None`` unless by loads and pure
    operations alone.
    """
    found: set[SSAValue] = set()
    for one in computed_from(value, root):
        if isinstance(one, BlockArgument):
            if one.index or getattr(one.block.parent_op(), "name", "") != "scf.for":
                return None
            found.add(one)
        elif isinstance(one.owner, Operation) and not _is_computed(one.owner):
            return None
    return frozenset(found)


def computed_from(value: SSAValue, root: Operation) -> list[SSAValue]:
    """Values of a nest that a value needs, itself included."""
    seen: dict[SSAValue, None] = {}
    pending = [value]
    for one in each_once(pending):
        if is_made_in(one, root):
            seen[one] = None
            if isinstance(one.owner, Operation):
                pending += one.owner.operands
    return list(seen)


def _is_computed(op: Operation) -> bool:
    return not op.regions and (
        effect_of(op).is_nothing or (accesses_at_operands(op) and is_load(op))
    )


def copied(
    b: Builder, value: SSAValue, root: Operation, names: dict[SSAValue, SSAValue]
) -> SSAValue:
    """Compute a value of a nest elsewhere; ``names`` are the values there, and get more."""
    needed = {one.owner for one in computed_from(value, root)}
    for op in [op for op in walk(root) if op in needed]:
        if op.results[0] not in names:
            copy = b.emit(op.clone(dict(names)))
            names.update(zip(op.results, copy.results, strict=True))
    return names.get(value, value)


def is_counted(loop: Operation, root: Operation) -> bool:
    """True if the iterations of a loop of a nest are the same ones in all runs."""
    fixed = all(not is_made_in(bound, root) for bound in loop.operands[:3])
    return fixed and constant_of(loop.operands[2]) is not None


def is_positive(value: SSAValue) -> bool:
    """True if a number is known not to be negative: one, the variable of a loop that begins with
    one, or the number that a loop around counts up to from one.
    """
    number = constant_of(value)
    if number is not None:
        return number >= 0
    block = value.owner
    if isinstance(value, BlockArgument) and isinstance(block, Block):
        loop = block.parent_op()
        counted = loop is not None and loop.name == "scf.for" and value.index == 0
        if loop is not None and counted:
            step = constant_of(loop.operands[2])
            return step is not None and step > 0 and is_positive(loop.operands[0])
    return False


def end_of(loop: Operation) -> SSAValue:
    """The value that a loop counts up to where it has trips: of choices between that and where it
    begins, the former (see `unguard-loops`).
    """
    low, end = loop.operands[:2]
    while (kept := _chosen(end, low)) is not None:
        end = kept
    return end


def _chosen(end: SSAValue, low: SSAValue) -> SSAValue | None:
    """The other one of a choice between where a loop begins and a value; ``None`` for no such."""
    choice = defining_op(end, "arith.select")
    if choice is None:
        return None
    for kept, other in ((1, 2), (2, 1)):
        least = choice.operands[other]
        number = constant_of(least)
        if least is low or (number is not None and number == constant_of(low)):
            return choice.operands[kept]
    return None


def counted_to(loop: Operation) -> SSAValue | None:
    """The value that a loop counts up to; ``None`` if it is a sum or a product."""
    terms = polynomial_of(end_of(loop)).terms
    if len(terms) != 1:
        return None
    ((monomial, factor),) = terms.items()
    return monomial[0] if len(monomial) == factor == 1 else None


def sizes_of_ends(loops: Iterable[Operation]) -> dict[SSAValue, Polynomial]:
    """Sizes of which loops count to a little less (``n - 2``), as sums of what the first one of
    these counts to: that is not negative where the loop has trips.
    """
    found: dict[SSAValue, Polynomial] = {}
    least: dict[SSAValue, int] = {}
    for loop in loops:
        end = end_of(loop)
        form = polynomial_of(end)
        less = form.terms.get((), 0)
        rest = form.plus(Polynomial.number(-less))
        if len(values := rest.values()) != 1 or not isinstance(end.type, IndexType):
            continue
        (size,) = values
        if rest == Polynomial.of(size) and less < least.get(size, 0):
            least[size] = less
            found[size] = Polynomial.of(end).plus(Polynomial.number(-less))
    return found


def sizes_of_sums(places: Iterable[SSAValue], root: Operation) -> dict[SSAValue, Polynomial]:
    """Sizes of which places in a nest are made by way of sums with a number (``n + 2``: rows with a
    border), as the greatest of these sums less the number.
    """
    found: dict[SSAValue, Polynomial] = {}
    most: dict[SSAValue, int] = {}
    pending, operations = [*places], 0
    for value in each_once(pending):
        op = value.owner
        if not isinstance(op, Operation) or op.name not in _SEEN_THROUGH:
            continue
        operations += 1
        if operations > MOST_OPERATIONS:
            break
        pending += op.operands
        if op.name not in _SUMS or is_made_in(value, root):
            continue
        form = polynomial_of(value)
        more = form.terms.get((), 0)
        rest = form.plus(Polynomial.number(-more))
        if len(values := rest.values()) != 1:
            continue
        (size,) = values
        if rest == Polynomial.of(size) and more > most.get(size, 0):
            most[size] = more
            found[size] = Polynomial.of(value).plus(Polynomial.number(-more))
    return found


def are_positive_in(root: Operation) -> set[SSAValue]:
    """Numbers that are not negative where a nest runs, as loops around it, and it, have them."""
    found: set[SSAValue] = set()
    for loop in (root, *scf_loops_around(root)):
        if is_positive(loop.operands[0]):
            found.add(loop.regions[0].block.args[0])
            if (end := counted_to(loop)) is not None:
                found.add(end)
    return found


@dataclass
class Signs:
    """Signs of numbers where an operation runs."""

    positive: Collection[SSAValue]
    """Numbers that are not negative."""
    ends: Collection[SSAValue]
    """Numbers that loops around count to, from one that is not negative: they are positive."""
    last: dict[SSAValue, Polynomial]
    """Numbers that variables of loops around are never greater than."""

    @staticmethod
    def at(op: Operation) -> Signs:
        """Signs where an operation runs."""
        variables: set[SSAValue] = set()
        ends: set[SSAValue] = set()
        last: dict[SSAValue, Polynomial] = {}
        for loop in scf_loops_around(op):
            variable = loop.regions[0].block.args[0]
            if is_positive(variable):
                variables.add(variable)
                if (end := counted_to(loop)) is not None:
                    ends.add(end)
            last[variable] = polynomial_of(end_of(loop)).plus(Polynomial.number(1), -1)
        signs = Signs(variables | ends, ends, last)
        more = {x for end in ends if (x := signs._dividend(end)) is not None}
        return Signs(variables | ends | more, ends | more, last)

    def _dividend(self, quotient: SSAValue) -> SSAValue | None:
        """The number that a positive quotient is of, if its divisor is positive: it is, too."""
        op = quotient.owner
        if not isinstance(op, Operation) or op.name != "arith.divsi":
            return None
        form, divisor = map(polynomial_of, op.operands)
        ((monomial, factor),) = form.terms.items() if len(form.terms) == 1 else [((), 0)]
        if factor != 1 or len(monomial) != 1 or not self.is_positive(divisor):
            return None
        return monomial[0]

    def is_positive(self, value: Polynomial) -> bool:
        """True if a polynomial is known not to be negative."""
        seen = {frozenset(value.terms.items())}
        pending = [value]
        for one in pending:
            if is_sum_of(one, self.positive):
                return True
            for key, factor in one.terms.items():
                for less in self._less(one, key, factor):
                    form = frozenset(less.terms.items())
                    if form not in seen and len(seen) < _MOST_FORMS:
                        seen.add(form)
                        pending.append(less)
        return False

    def _less(self, value: Polynomial, key: Monomial, factor: int) -> list[Polynomial]:
        """Polynomials that are known to be no greater, by what is known of one of the monomials."""
        found: list[Polynomial] = []
        for one in key:
            op = one.owner if isinstance(one.owner, Operation) else None
            if len(key) == 1 and op and op.name == _LIMITS[factor > 0]:
                found += [value.substitute({one: polynomial_of(x)}) for x in op.operands]
            if factor < 0 and op and op.name == "arith.divsi" and one in self.ends:
                found += self._without_quotient(value, key, one, op)
            if factor < 0 and (last := self.last.get(one)) is not None:
                if self._falls_with(value, one):
                    found.append(value.substitute({one: last}))
        return found

    def _without_quotient(
        self, value: Polynomial, key: Monomial, quotient: SSAValue, op: Operation
    ) -> list[Polynomial]:
        """The dividend in the place of quotient times divisor: no greater where there is a positive
        quotient and the divisor is positive.
        """
        dividend, divisor = map(polynomial_of, op.operands)
        factor = value.terms[key]
        if len(divisor.terms) != 1:
            return []
        ((other, number),) = divisor.terms.items()
        rest = without(key, (quotient, *other))
        if number < 1 or factor % number or rest is None:
            return []
        if not all(x in self.positive for x in (*other, *rest)):
            return []
        product = Polynomial({key: factor})
        instead = Polynomial({rest: factor // number}).times(dividend)
        return [value.plus(product, -1).plus(instead)]

    def _falls_with(self, value: Polynomial, variable: SSAValue) -> bool:
        """True if a polynomial is the less the greater a variable is."""
        with_it = {key: n for key, n in value.terms.items() if variable in key}
        return all(
            n < 0 and key.count(variable) == 1 and all(x in self.positive for x in key)
            for key, n in with_it.items()
        )


_LIMITS = {True: "arith.maxsi", False: "arith.minsi"}
"""No fact: a limit that stands for less than it is, where it is added, and where it is taken."""


def is_sum_of(value: Polynomial, positive: Collection[SSAValue]) -> bool:
    """True if a polynomial has no negative part."""
    return all(n >= 0 and all(x in positive for x in key) for key, n in value.terms.items())
