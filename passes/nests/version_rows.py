"""``version-rows``: sizes for which rows of a known length are not left are tested once.

``double a[200][220]`` of C is an address, and a step of 220 elements for each row. Of a loop over
``n`` columns nobody knows that it stays within a row: it does for ``n <= 220``, and has all other
places twice. Loop versioning of whole functions, as in `version-wrapping`: where the test holds,
rows and columns are dimensions. Run it in front of `delinearize-accesses`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import constant_of, walk
from ad_opt.dialects.support.names.parameter_notes import DERIVATIVE
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
from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp
from xdsl.ir import Operation, SSAValue

from .delinearize_accesses import argument_behind, nests_of, view_rows
from .products.addresses import Memory

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
    ``%rows[%i, %j]`` of a view of ``%a``: see `delinearize-accesses`. Only arguments of the
    function are tested, without a sign (``ule``) where that is how they are extended. Derivatives
    themselves are not looked at. Options: none.
    """

    name = "version-rows"

    @override
    def apply_with(self, ctx: Context, module: ModuleOp, analyses: AnalysisManager) -> bool:
        return choose_versions(module, _with_rows)


@dataclass
class _WithRows:
    """The version of a function with rows, and the greatest values of arguments for it."""

    function: FuncOp
    most: dict[SSAValue, int]

    def test(self, b: Builder, given: Mapping[SSAValue, SSAValue]) -> SSAValue:
        """Write the test; ``given`` are the arguments of the function here."""
        total: SSAValue | None = None
        for value, most in self.most.items():
            argument = argument_behind(value)
            assert argument is not None
            known = given[argument]
            kind = "sle" if value is argument else "ule"
            limit = min(most, (1 << ((width_of(known.type) or 64) - 1)) - 1)
            one = b.compare(kind, known, b.integer(limit, known.type))
            total = one if total is None else b.value(arith.AndIOp(total, one))
        assert total is not None
        return total


def _with_rows(function: FuncOp, module: ModuleOp) -> _WithRows | None:
    if len(function.body.blocks) != 1 or DERIVATIVE in function.attributes:
        return None
    operations = list(walk(function))
    if len(operations) > MOST_OPERATIONS or not any(map(_counts_rows, operations)):
        return None
    _, most = _rows(function)
    if not most or is_used_otherwise(function, module):
        return None
    made = second_version(function, "rows", {})
    found, _ = _rows(made)
    view_rows(made, found)
    return _WithRows(made, most)


def _counts_rows(op: Operation) -> bool:
    """True for a multiple of the length of a row."""
    return op.name == "arith.muli" and (constant_of(op.operands[1]) or 0) > 1


def _rows(function: FuncOp) -> tuple[list[tuple[Operation, Memory]], dict[SSAValue, int]]:
    """The buffers of a function that have rows of a known length, and for which arguments."""
    found: list[tuple[Operation, Memory]] = []
    least: dict[SSAValue, int] = {}
    for nest in nests_of(function):
        for memory, most in nest.rows_of_numbers():
            found.append((nest.root, memory))
            for value, number in most.items():
                least[value] = min(number, least.get(value, number))
    return found, least
