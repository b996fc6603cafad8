"""Values that nests compute from elements of buffers and variables of loops."""

from __future__ import annotations

from collections.abc import Iterable
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
from ad_opt.passes.analysis.affine.polynomials import Polynomial, polynomial_of
from ad_opt.passes.ops.catalogue import accesses_at_operands, effect_of, is_load
from xdsl.dialects.builtin import IndexType
from xdsl.ir import Block, BlockArgument, Operation, SSAValue

_SUMS = frozenset({"arith.addi", "arith.subi"})
"""No fact: operations that may add a number."""
_SEEN_THROUGH = _SUMS | {"arith.muli", "arith.index_cast", "arith.extsi"}
"""No fact: operations that places in buffers are made of."""

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
