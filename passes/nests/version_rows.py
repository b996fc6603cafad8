"""``version-rows``: sizes for which rows of a known length are not left are tested once.

``double a[200][220]`` of C is an address, and a step of 220 elements for each row. Of a loop over
``n`` columns nobody knows that it stays within a row: it does for ``n <= 220``, and has all other
places twice. So it is for rows of a length that is passed and columns from ``low`` to ``high``:
they stay for ``0 <= low`` and ``high <= n``. Loop versioning of whole functions, as in
`version-wrapping`: where the test holds, rows and columns are dimensions. Run it in front of
`delinearize-accesses`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce

from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import constant_of, walk
from ad_opt.dialects.support.names.parameter_notes import DERIVATIVE
from ad_opt.passes.analysis.affine.polynomials import Monomial, Polynomial
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import AnalysisPass
from ad_opt.passes.optimize.loops.while_counters import width_of
from ad_opt.passes.optimize.versions.choosing import (
    choose_versions,
    is_used_otherwise,
    second_version,
)
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects import arith
from xdsl.dialects.builtin import IntegerType, ModuleOp
from xdsl.dialects.func import FuncOp
from xdsl.ir import Operation, SSAValue

from .delinearize_accesses import MOST_NUMBER, argument_behind, nests_of, view_rows
from .products.addresses import Memory, is_flat

MOST_OPERATIONS = 2000
"""Most operations of a function that gets two versions. A guess: the second one is compiled, too,
so this bounds compile time.
"""


@dataclass(frozen=True)
class VersionRowsPass(AnalysisPass):
    """Ask for the derivative of one of two versions, where only sizes say what is within a row.

    Before, and after::

        autodiff.bwd_diff @f(%n, %a, %da, %seed) {...} : ...

        %small = arith.cmpi sle, %n, %c220 : i32
        scf.if %small {
          autodiff.bwd_diff @f_rows(%n, %a, %da, %seed) {...} : ...
        } else {
          autodiff.bwd_diff @f(%n, %a, %da, %seed) {...} : ...
        }

    In ``@f_rows`` what ``@f`` accesses as ``%a[%i * 220 + %j]``, for ``%j`` below ``%n``, is
    ``%rows[%i, %j]`` of a view of ``%a``: see `delinearize-accesses`. Only sums of arguments of the
    function are tested: one of them without a sign (``ule``) where that is how it is extended,
    several in 64 bits, where they are small enough. Derivatives themselves are not looked at.
    Options: none.
    """

    name = "version-rows"

    @override
    def apply_with(self, ctx: Context, module: ModuleOp, analyses: AnalysisManager) -> bool:
        return choose_versions(module, _with_rows)


@dataclass
class _WithRows:
    """The version of a function with rows, and sums of arguments that are not negative there."""

    function: FuncOp
    needed: Sequence[Polynomial]

    def test(self, b: Builder, given: Mapping[SSAValue, SSAValue]) -> SSAValue:
        """Write the test; ``given`` are the arguments of the function here."""
        behind = {value: argument_behind(value) for value in _variables(self.needed)}
        known = {value: given[one] for value, one in behind.items() if one is not None}
        single = [one for one in self.needed if _is_limit(one)]
        sums = [one for one in self.needed if not _is_limit(one)]
        tests = [_within_limit(b, one, known, behind) for one in single]
        for value in _variables(sums):
            tests += _is_small(b, known[value])
            if behind[value] is not value:
                assert isinstance(value.type, IntegerType)
                known[value] = b.value(arith.ExtUIOp(known[value], value.type))
        tests += [b.compare("sge", b.index(one.emit(b, known)), b.index(0)) for one in sums]
        return reduce(lambda one, other: b.value(arith.AndIOp(one, other)), tests)


def _variables(sums: Iterable[Polynomial]) -> list[SSAValue]:
    """The values that occur in sums, each once."""
    return list(dict.fromkeys(value for one in sums for key in one.terms for value in key))


def _is_limit(one: Polynomial) -> bool:
    """True for a number less a value."""
    return [number for key, number in one.terms.items() if key] == [-1]


def _within_limit(
    b: Builder,
    one: Polynomial,
    known: Mapping[SSAValue, SSAValue],
    behind: Mapping[SSAValue, SSAValue | None],
) -> SSAValue:
    (value,) = one.values()
    tested = known[value]
    kind = "sle" if behind[value] is value else "ule"
    limit = min(one.terms[()], (1 << ((width_of(tested.type) or 64) - 1)) - 1)
    return b.compare(kind, tested, b.integer(limit, tested.type))


def _is_small(b: Builder, value: SSAValue) -> list[SSAValue]:
    """Tests for a value to be one that sums do not wrap with; none for one of few bits."""
    if (width_of(value.type) or 64) < 64:
        return []
    ends = (("sle", MOST_NUMBER), ("sge", -MOST_NUMBER))
    return [b.compare(kind, value, b.integer(end, value.type)) for kind, end in ends]


def _with_rows(function: FuncOp, module: ModuleOp) -> _WithRows | None:
    if len(function.body.blocks) != 1 or DERIVATIVE in function.attributes:
        return None
    operations = list(walk(function))
    if len(operations) > MOST_OPERATIONS or not any(map(_counts_rows, operations)):
        return None
    if not any(map(is_flat, operations)):
        return None
    _, needed = _rows(function)
    if not needed or is_used_otherwise(function, module):
        return None
    made = second_version(function, "rows", {})
    found, _ = _rows(made)
    view_rows(made, found)
    return _WithRows(made, needed)


def _counts_rows(op: Operation) -> bool:
    """True for a multiple of what may be the length of a row."""
    return op.name == "arith.muli" and constant_of(op.operands[1]) not in (-1, 0, 1)


def _rows(function: FuncOp) -> tuple[list[tuple[Operation, Memory]], list[Polynomial]]:
    """The buffers of a function that have rows for some arguments, and the sums of these that are
    not negative then: of sums that differ by a number, the least one.
    """
    found: list[tuple[Operation, Memory]] = []
    least: dict[frozenset[tuple[Monomial, int]], Polynomial] = {}
    for nest in nests_of(function):
        for memory, needed in nest.rows_of_some_sizes():
            found.append((nest.root, memory))
            for one in needed:
                variable = frozenset((key, n) for key, n in one.terms.items() if key)
                before = least.get(variable, one)
                least[variable] = min(before, one, key=lambda known: known.terms.get((), 0))
    return found, [*least.values()]
