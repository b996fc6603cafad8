"""Ranges of the bytes that a function may touch behind each address it takes, and surely touches.

An offset is a polynomial of the function's integers and of the variables of the loops around. From
the innermost loop outwards a variable in which it is linear is replaced by the end of its loop's
range that makes it largest (least), as the sign of its factor says; what is left is a polynomial of
what the function is called with. Where the signs are as supposed, it is a bound. It is attained if
all these loops have a trip there, and all conditions around hold: then these bytes are touched for
certain. Where whoever calls the function has declared how many elements there are
(`declared_extents`), the range is of all of these. (Loop versioning as in Rus, Rauchwerger and
Hoeflinger, Hybrid Analysis, 2002, with one range an array.)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from ad_opt.dialects.llvm.layouts import size_and_alignment
from ad_opt.dialects.support.ir import queries as predicates
from ad_opt.dialects.support.ir.queries import ancestors, constant_of, is_unsigned, walk
from ad_opt.passes.analysis.affine.declared_extents import declared_extents
from ad_opt.passes.analysis.affine.polynomials import Polynomial, polynomial_of
from ad_opt.passes.llvm.memory.local_arrays import MOST_USES, Offset, Uses, accessed, uses_of
from ad_opt.passes.ops.catalogue import (
    effect_of,
    is_allocation,
    is_constant,
    is_loop,
    returns,
    viewed_root,
)
from ad_opt.passes.ops.memory_ops import is_pointer
from ad_opt.passes.optimize.loops.distances import without_limit
from ad_opt.passes.optimize.loops.while_counters import width_of
from ad_opt.passes.optimize.scalar.comparisons import NEGATED, comparison_of
from xdsl.dialects.builtin import IndexType, IntegerAttr, IntegerType
from xdsl.dialects.func import FuncOp
from xdsl.ir import Block, Operation, SSAValue

_DEEP = 24
"""Most operations, one in the other, by which a value is known at entry. A guess: sizes are made by
fewer.
"""
_ENTRY = frozenset(
    f"arith.{name}"
    for name in (
        "addi subi muli minsi maxsi minui maxui extsi extui trunci index_cast index_castui select"
    ).split()
)
"""No fact: operations that may run where a function is called, though it may not run them."""
_DIVISIONS = frozenset({"arith.shli", "arith.divui", "arith.divsi", "arith.shrui", "arith.shrsi"})
"""No fact: operations that may do so if the second operand is a number that suits them."""
_SIGNED = {
    predicates.ULT: predicates.SLT,
    predicates.ULE: predicates.SLE,
    predicates.UGT: predicates.SGT,
    predicates.UGE: predicates.SGE,
}
"""Comparisons of numbers without a sign, and what they are for such as are not negative."""
_FAR = 1 << 60
"""Numbers that are surely added in 64 bits, and are no addresses. No fact: a quarter of these."""
_SIZES = tuple(1 << bits for bits in (40, 36, 32, 29, 26, 22, 19, 17, 15))
"""Bounds of what a function is called with, of which the first is taken that keeps all that is
computed of it below `_FAR`. No fact: more than the roots of that for small degrees.
"""
_MOST_ENDS = 8
"""Most ends of ranges of one array that are compared when the function is called. A guess: programs
run over arrays in few ways.
"""

Positive: TypeAlias = Polynomial
"""A polynomial of a function's arguments that is to be zero or more."""


@dataclass(frozen=True)
class End:
    """An end of a range in bytes, and what must hold that it is attained; ``None``: unknown."""

    form: Polynomial
    attained: tuple[Positive, ...] | None


@dataclass
class Range:
    """Bytes behind an address, from the least of ``low`` up to the greatest of ``high``."""

    low: list[Polynomial] = field(default_factory=list[Polynomial])
    high: list[Polynomial] = field(default_factory=list[Polynomial])
    sure_low: list[End] = field(default_factory=list[End])
    sure_high: list[End] = field(default_factory=list[End])
    is_written: bool = False
    often: int = 0
    """Most sizes that loops around a store run over."""
    alignments: set[int] = field(default_factory=set[int])
    """Numbers that accesses say their addresses to be multiples of."""

    @property
    def degree(self) -> int:
        """In how many sizes the range grows."""
        return max((form.degree for form in (*self.low, *self.high)), default=0)


@dataclass
class Touched:
    """Ranges behind the addresses among a function's arguments, by position."""

    ranges: dict[int, Range] = field(default_factory=dict[int, Range])
    conditions: list[Positive] = field(default_factory=list[Positive])
    """Numbers that must not be negative, for all of them."""
    extents: Mapping[int, Polynomial] = field(default_factory=dict[int, Polynomial])
    """The numbers of elements that are declared, by position."""
    most: tuple[int, int] = (0, 0)
    """Bounds of the size of all values that these are polynomials of: of those that the function is
    called with, and of those that are computed of them.
    """

    def values(self) -> dict[SSAValue, None]:
        """The values of the function's entry that occur, in the order in which they do."""
        return dict.fromkeys(value for form in self.forms() for value in _in_order(form))

    def forms(self) -> Iterator[Polynomial]:
        """All polynomials."""
        yield from self.conditions
        yield from self.extents.values()
        for one in self.ranges.values():
            yield from (*one.low, *one.high)
            for end in (*one.sure_low, *one.sure_high):
                yield from (end.form, *(end.attained or ()))


def _in_order(form: Polynomial) -> Iterator[SSAValue]:
    return (value for monomial in form.terms for value in monomial)


def touched_ranges(function: Operation) -> Touched | None:
    """The ranges of all addresses that a function takes; ``None`` if one has none that is known, or
    the function accesses other memory than that and its own.
    """
    block = function.regions[0].block
    addresses = [at for at, one in enumerate(block.args) if is_pointer(one.type)]
    uses = {at: uses_of(block.args[at]) for at in addresses}
    known: dict[int, Uses] = {
        at: one for at, one in uses.items() if one is not None and not (one.others or one.frees)
    }
    extents = declared_extents(function) if isinstance(function, FuncOp) else {}
    operations = list(walk(function))
    theirs = {op for one in known.values() for op in one.accesses}
    if len(known) < len(uses) or not theirs or len(theirs) > MOST_USES:
        return None
    if not all(op in theirs or _is_own(op) for op in operations if op is not function):
        return None
    finder = _Finder(block, all(_ends(op, theirs) for op in operations if op is not function))
    found = Touched(extents=extents)
    for at, one in known.items():
        made = finder.range_of(one, extents.get(at))
        if made is None:
            return None
        found.ranges[at] = made
    found.conditions = list({_key(form): form for form in finder.conditions}.values())
    sizes = [(size, computed) for size in _SIZES for computed in (size * size, size)]
    most = next((size for size in sizes if finder.is_small(size, found.forms())), None)
    return None if most is None else replace(found, most=most)


def _key(form: Polynomial) -> frozenset[tuple[tuple[SSAValue, ...], int]]:
    return frozenset(form.terms.items())


def _is_own(op: Operation) -> bool:
    """True if an operation touches no memory but such as the function has made itself."""
    effect = effect_of(op)
    if effect.is_silent:
        return True
    if not effect.known or effect.ordered or effect.tape:
        return False
    if is_allocation(op):
        return True
    touched = [*effect.reads(op), *effect.writes(op), *effect.frees(op)]
    return all(map(_is_made, touched))


def _is_made(memory: SSAValue) -> bool:
    op = viewed_root(memory).owner
    return isinstance(op, Operation) and is_allocation(op)


def _ends(op: Operation, accesses: set[Operation]) -> bool:
    """True if what stands behind an operation is reached."""
    return op.name != "scf.while" and (op in accesses or returns(op))


# ------------------------------------------------------------------ ends


@dataclass
class _Around:
    """Loops around an access, the innermost first, and conditions between them."""

    loops: list[Operation] = field(default_factory=list[Operation])
    guards: list[tuple[int, Positive]] = field(default_factory=list[tuple[int, Positive]])
    """Each with the number of loops that it stands in front of."""
    is_sure: bool = True


@dataclass
class _Finder:
    entry: Block
    is_sure: bool
    conditions: list[Positive] = field(default_factory=list[Positive])
    _loops: dict[SSAValue, Operation] = field(default_factory=dict[SSAValue, Operation])
    _forms: list[Polynomial] = field(default_factory=list[Polynomial])
    _fixed: dict[SSAValue, bool] = field(default_factory=dict[SSAValue, bool])

    def range_of(self, uses: Uses, extent: Polynomial | None) -> Range | None:
        """The range of all accesses, or of all elements where their number is declared; ``None`` if
        one is anywhere.
        """
        made = Range()
        lows: list[End] = []
        highs: list[End] = []
        for op, offset in uses.accesses.items():
            around = self._around(op)
            aligned = op.properties.get("alignment")
            made.alignments.add(aligned.value.data if isinstance(aligned, IntegerAttr) else 1)
            if op.name == "llvm.store":
                made.is_written = True
                made.often = max(made.often, sum(map(self._sizes_of, around.loops)))
            width = Polynomial.number(size_and_alignment(accessed(op))[0])
            if extent is not None:
                lows.append(End(Polynomial.number(0), ()))
                highs.append(End(extent.times(width), ()))
                continue
            form = self._form(_polynomial(offset))
            low = self._end(form, around, up=False)
            high = self._end(form, around, up=True)
            if low is None or high is None:
                return None
            lows.append(low)
            highs.append(replace(high, form=high.form.plus(width)))
        if extent is not None and highs:
            sizes = sorted(extent.values(), key=lambda one: getattr(one, "index", 0))
            self.conditions += [extent, *map(Polynomial.of, sizes)]
        made.low, made.sure_low = _ends_of(lows, max_=False)
        made.high, made.sure_high = _ends_of(highs, max_=True)
        return None if max(len(made.low), len(made.high)) > _MOST_ENDS else made

    def _around(self, op: Operation) -> _Around:
        found = _Around(is_sure=self.is_sure)
        inner = op
        for outer in ancestors(op):
            if outer.name == "scf.for":
                found.loops.append(outer)
            elif outer.name == "scf.if":
                guard = self._guard(outer, inner)
                if guard is None:
                    found.is_sure = False
                else:
                    found.guards += [(len(found.loops), one) for one in guard]
            elif outer.name != "func.func" and (is_loop(outer) or outer.name.startswith("scf.")):
                found.is_sure = False
            elif outer.name == "func.func":
                break
            inner = outer
        return found

    def _guard(self, branch: Operation, inner: Operation) -> list[Positive] | None:
        """Numbers of which it is enough for a branch to be taken that none is negative."""
        is_taken = inner.parent_region() is branch.regions[0]
        pending, tests = [branch.operands[0]], list[SSAValue]()
        while pending:
            op = (value := pending.pop()).owner
            if isinstance(op, Operation) and op.name == ("arith.andi" if is_taken else "arith.ori"):
                pending += op.operands
            else:
                tests.append(value)
        found = [self._test(one, is_taken=is_taken) for one in tests]
        if any(one is None for one in found):
            return None
        return [one for each in found for one in each or ()]

    def _test(self, condition: SSAValue, *, is_taken: bool) -> list[Positive] | None:
        found = comparison_of(condition)
        if found is None or is_pointer(found[0].operands[0].type):
            return None
        compare, predicate = found
        left, right = (self._form(polynomial_of(one)) for one in compare.operands)
        one = Polynomial.number(1)
        if not is_taken:
            predicate = NEGATED[predicate]
        more, less = left.plus(right, -1), right.plus(left, -1)
        # Numbers without a sign are compared like others if they are not negative.
        no_sign = [left, right] if predicate in _SIGNED else []
        match _SIGNED.get(predicate, predicate):
            case predicates.EQ:
                return [more, less]
            case predicates.SLE:
                return [*no_sign, less]
            case predicates.SLT:
                return [*no_sign, less.plus(one, -1)]
            case predicates.SGE:
                return [*no_sign, more]
            case _:  # SGT; of what differs, one of two ways is enough
                return [*no_sign, more.plus(one, -1)]

    def _form(self, form: Polynomial) -> Polynomial:
        self._forms.append(form)
        return form

    def _bounds(self, loop: Operation) -> tuple[Polynomial, Polynomial, int, bool] | None:
        """The first value, the end, the step, and true if the end has been limited."""
        step = constant_of(loop.operands[2])
        if is_unsigned(loop) or step is None or step < 1:
            return None
        count = without_limit(loop.operands[1])
        first, end = self._form(polynomial_of(loop.operands[0])), self._form(polynomial_of(count))
        self._loops[loop.regions[0].block.args[0]] = loop
        return first, end, step, count is not loop.operands[1]

    def _sizes_of(self, loop: Operation) -> int:
        """Over how many sizes a loop runs: 0, if over a number of iterations that is known."""
        bounds = self._bounds(loop)
        return 0 if bounds is None else bounds[1].plus(bounds[0], -1).degree

    def _end(self, form: Polynomial, around: _Around, *, up: bool) -> End | None:
        """The greatest or least value, in what the function is called with."""
        corner: list[Polynomial] = []
        trips: list[Polynomial] = []
        # Of inner loops, one less: none of them is negative.
        is_sure = around.is_sure
        guards = list(around.guards)
        for at, loop in enumerate(around.loops):
            corner += [guard for place, guard in guards if place == at]
            bounds = self._bounds(loop)
            if bounds is None:
                return None
            first, end, step, limited = bounds
            outside = _Around(around.loops[at + 1 :])
            if limited and not self._require_positive(end, outside):
                return None
            variable: SSAValue = loop.regions[0].block.args[0]
            one = Polynomial.number(1)
            last, chosen = end.plus(one, -1), first
            rising = self._is_rising(form, variable, outside)
            if rising is None:
                return None
            if rising and (rising > 0) == up:
                chosen = _tightened(last, variable, trips, up=True)
                is_sure = is_sure and step == 1
            elif rising:
                chosen = _tightened(first, variable, trips, up=False)
            known: dict[SSAValue, Polynomial] = {variable: chosen}
            # What inner loops leave of a range may lie outside of it, if they never run.
            inside = [chosen.plus(first, -1), last.plus(chosen, -1)]
            is_sure = is_sure and (step == 1 or chosen is first)
            trips = [one.substitute(known) for one in trips]
            trips.append(last.plus(first, -1))
            form = self._form(form.substitute(known))
            corner = [one.substitute(known) for one in corner]
            corner += [one for one in inside if one.known is None or one.known < 0]
        corner += [guard for place, guard in guards if place == len(around.loops)]
        if not self._is_known(form):
            return None
        is_sure = is_sure and all(map(self._is_known, corner))
        return End(form, tuple(map(self._form, corner)) if is_sure else None)

    def _is_rising(self, form: Polynomial, variable: SSAValue, outside: _Around) -> int | None:
        """The sign of the factor of a variable, 0 if there is none; ``None`` if it is not known."""
        factor: dict[tuple[SSAValue, ...], int] = {}
        for monomial, number in form.terms.items():
            times = monomial.count(variable)
            if times > 1:
                return None
            if times:
                factor[tuple(one for one in monomial if one is not variable)] = number
        if not factor:
            return 0
        leading = max(map(len, factor))
        sign = sum(number for monomial, number in factor.items() if len(monomial) == leading)
        if not sign:
            return None
        sign = 1 if sign > 0 else -1
        positive = Polynomial({monomial: sign * number for monomial, number in factor.items()})
        return sign if self._require_positive(positive, outside) else None

    def _require_positive(self, form: Polynomial, around: _Around) -> bool:
        """Require that a number is not negative in any iteration of the loops around; false if that
        cannot be said.
        """
        least = self._end(self._form(form), around, up=False)
        if least is None:
            return False
        known = least.form.known
        if known is not None and known < 0:
            return False
        if known is None:
            self.conditions.append(least.form)
        return True

    def _is_known(self, form: Polynomial) -> bool:
        return all(self._is_fixed(value, _DEEP) for value in form.values())

    def _is_fixed(self, value: SSAValue, deep: int) -> bool:
        """True if a value may be computed when the function is called."""
        if value not in self._fixed:
            op = value.owner
            if not isinstance(value.type, IntegerType | IndexType):
                known = False
            elif isinstance(op, Block):
                known = op is self.entry
            else:
                known = is_constant(op) or (
                    deep > 0
                    and (op.name in _ENTRY or _divides_well(op))
                    and all(self._is_fixed(one, deep - 1) for one in op.operands)
                )
            self._fixed[value] = known
        return self._fixed[value]

    def is_small(self, most: tuple[int, int], forms: Iterable[Polynomial]) -> bool:
        """True if nothing is far, for numbers up to these sizes; see `Touched.most`."""
        sizes: dict[SSAValue, int] = {}

        def size_of(form: Polynomial) -> int:
            total = 0
            for monomial, number in form.terms.items():
                product = abs(number)
                for value in monomial:
                    product *= of_value(value)
                total += product
            return total

        def of_value(value: SSAValue) -> int:
            if value not in sizes:
                loop = self._loops.get(value)
                sizes[value] = most[isinstance(value.owner, Operation)]
                if loop is not None:
                    first = polynomial_of(loop.operands[0])
                    end = polynomial_of(without_limit(loop.operands[1]))
                    sizes[value] = max(size_of(first), size_of(end))
            return sizes[value]

        return all(size_of(form) < _FAR for form in (*self._forms, *forms))


def _tightened(
    bound: Polynomial, variable: SSAValue, trips: Sequence[Polynomial], *, up: bool
) -> Polynomial:
    """The end of the range of a variable, without iterations in which inner loops have no trips."""
    factor = -1 if up else 1
    for form in trips:
        others = Polynomial({key: n for key, n in form.terms.items() if key != (variable,)})
        if form.terms.get((variable,), 0) != factor or variable in others.values():
            continue
        nearer = others if up else Polynomial.number(0).plus(others, -1)
        by = nearer.plus(bound, -1).known
        if by is not None and (by < 0 if up else by > 0):
            bound = nearer
    return bound


def _divides_well(op: Operation) -> bool:
    """True for a division by a positive number, or a shift by a few bits."""
    if op.name not in _DIVISIONS:
        return False
    by, width = constant_of(op.operands[1]), width_of(op.results[0].type)
    return by is not None and width is not None and 0 < by < width


def _polynomial(offset: Offset) -> Polynomial:
    """An offset in bytes."""
    total = Polynomial.number(offset.number)
    for (value, divisor), factor in offset.terms:
        assert divisor == 1
        total = total.plus(polynomial_of(value), factor)
    return total


def _ends_of(ends: Sequence[End], *, max_: bool) -> tuple[list[Polynomial], list[End]]:
    """The ends that may be the last ones, and those that are attained: of ends that differ by a
    number, one. Of the latter only as many as the former need, where these are among them.
    """
    better = (lambda a, b: a > b) if max_ else (lambda a, b: a < b)
    possible: dict[object, Polynomial] = {}
    sure: dict[object, End] = {}
    for end in ends:
        number = end.form.terms.get((), 0)
        key = _key(end.form.plus(Polynomial.number(number), -1))
        if key not in possible or better(number, possible[key].terms.get((), 0)):
            possible[key] = end.form
        if end.attained is None:
            continue
        present = sure.get(key)
        before = 0 if present is None else present.form.terms.get((), 0)
        if (
            present is None
            or better(number, before)
            or (number == before and len(end.attained) < len(present.attained or ()))
        ):
            sure[key] = end
    needed = [sure.get(key) for key in possible]
    if all(
        one is not None and _key(one.form) == _key(possible[key])
        for one, key in zip(needed, possible, strict=True)
    ):
        return list(possible.values()), [one for one in needed if one is not None]
    return list(possible.values()), list(sure.values())
