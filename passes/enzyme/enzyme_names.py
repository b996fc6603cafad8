"""Enzyme's names: functions that stand for derivatives, and the markers among their arguments.

A call of Enzyme passes, in front of some arguments, a marker: the value of a global variable
(``load i32, ptr @enzyme_const``), its address, or a metadata string (which `import-llvm` makes an
address). What counts is the name. Follows ``Enzyme.cpp`` (``handleArguments``).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ad_opt.dialects.llvm.addresses import symbol_at
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError, error_at
from ad_opt.dialects.support.diagnostics.did_you_mean import did_you_mean
from ad_opt.dialects.support.ir.branch_arguments import successor_operands
from ad_opt.dialects.support.ir.queries import defining_op, each_once
from ad_opt.dialects.support.ir.symbols import symbols_in
from ad_opt.passes.ops.catalogue import is_function
from xdsl.ir import Block, BlockArgument, Operation, SSAValue

PREFIX = "__enzyme_"

MODES = (
    "autodiff", "fwddiff", "fwdsplit", "augmentfwd", "augmentsize", "reverse", "batch",
)  # fmt: skip
"""The entry points that are translated; names may have something behind, or be mangled."""

HINTS = ("float", "double", "integer", "pointer")
"""Entry points that say what lies behind a pointer; they compute nothing."""

REFUSED: Mapping[str, str] = {
    "virtualreverse": "a derivative that is chosen when the program runs",
    "error_estimate": "an estimate of rounding errors",
    "todense": "derivatives of sparse accesses",
    "truncate_op_func": "a change of precision",
    "truncate_mem_func": "a change of precision",
    "truncate_mem_value": "a change of precision",
    "expand_mem_value": "a change of precision",
    "iter": "a loop of Enzyme's own",
    "call_inactive": "a call whose derivative is dropped",
    "observe": "probabilistic programming",
    "sample": "probabilistic programming",
    "trace": "probabilistic programming",
    "condition": "probabilistic programming",
    "likelihood": "probabilistic programming",
}
"""Entry points that are refused, and what they ask for."""

ACTIVITIES: Mapping[str, str] = {
    "enzyme_dup": "dup",
    "enzyme_dupv": "dup",
    "enzyme_dupnoneed": "dup_no_need",
    "enzyme_dupnoneedv": "dup_no_need",
    "enzyme_out": "active",
    "enzyme_const": "const",
}
"""Markers that say what the next argument is to the derivative."""

STRIDED = frozenset({"enzyme_dupv", "enzyme_dupnoneedv"})
"""Of those, the ones that a number of bytes follows: from one shadow to the next."""

RESULTS: Mapping[str, str] = {
    "enzyme_const_return": "const",
    "enzyme_active_return": "active",
    "enzyme_dup_return": "dup",
}
"""Markers that say what the function's result is to the derivative."""

FLAGS = frozenset(
    {
        "enzyme_primal_return",
        "enzyme_noret",
        "enzyme_nofree",
        "enzyme_runtime_activity",
        "enzyme_strong_zero",
        "enzyme_not_overwritten",
        "enzyme_interleave",
    }
)
"""Markers that no value follows."""

VALUED = frozenset({"enzyme_width", "enzyme_tape", "enzyme_allocated", "enzyme_byref"})
"""Markers that a value follows which is no argument of the function."""

BATCHED = frozenset({"enzyme_scalar", "enzyme_vector", "enzyme_buffer"})
"""Markers of `__enzyme_batch`."""

MARKERS = frozenset({*ACTIVITIES, *RESULTS, *FLAGS, *VALUED, *BATCHED})


def entry_point(name: str) -> str | None:
    """Return the name of an entry point without prefix and without what the program put behind.

    ``__enzyme_autodiff_f`` and ``_Z17__enzyme_autodiffIdEvPvT_`` are ``autodiff``; ``None`` for
    names that are none of Enzyme's.
    """
    _, found, rest = name.partition(PREFIX)
    if not found:
        return None
    known = [one for one in (*MODES, *HINTS, *REFUSED) if rest.startswith(one)]
    return max(known, key=len, default=rest)


def unknown_marker(name: str, where: Operation) -> DiagnosticError:
    """AD0981."""
    help = did_you_mean(name, sorted(MARKERS)) or f"the markers are {', '.join(sorted(MARKERS))}"
    return error_at(where, "AD0981", f"`{name}` is no marker of Enzyme's", help=help)


# ------------------------------------------------------------------ names of values

_THROUGH = frozenset(
    "llvm.load llvm.bitcast llvm.addrspacecast llvm.ptrtoint llvm.inttoptr llvm.trunc llvm.sext "
    "llvm.zext arith.trunci arith.extsi arith.extui arith.index_cast llvm.freeze".split()
)
"""Operations through which a marker is recognised."""


def marker_of(value: SSAValue) -> str | None:
    """The name of the marker that a value is, if it is one.

    A block argument is one where all branches pass the same: loads are hoisted that far.
    """
    pending = [value]
    names: set[str] = set()
    for current in each_once(pending):
        if isinstance(current, BlockArgument):
            passed = list(_passed(current))
            if not passed:
                return None
            pending += passed
        elif (name := symbol_at(current)) is not None:
            names.add(name)
        elif isinstance(owner := current.owner, Operation) and owner.name in _THROUGH:
            pending.append(owner.operands[0])
        else:
            return None
    name = names.pop() if len(names) == 1 else ""
    return name if name.startswith("enzyme_") else None


def _passed(argument: BlockArgument) -> Iterator[SSAValue]:
    """Yield the values that branches pass for a block argument; none for an argument of a
    function.
    """
    block = argument.block
    for branch in _branches_to(block):
        groups = successor_operands(branch)
        if groups is None:
            return
        for successor, operands in zip(branch.successors, groups, strict=True):
            if successor is block:
                yield operands[argument.index]


def _branches_to(block: Block) -> Iterator[Operation]:
    region = block.parent
    if region is None or region.first_block is block:
        return
    for other in region.blocks:
        last = other.last_op
        if last is not None and block in last.successors:
            yield last


# ------------------------------------------------------------------ names of functions


class Names:
    """Operations that the symbols of a module stand for."""

    def __init__(self, module: Operation):
        self.of = symbols_in(module)

    def function(self, value: SSAValue) -> str | None:
        """The function whose address a value is, also by an alias or a variable set once."""
        for _ in range(16):
            owner = value.owner
            if not isinstance(owner, Operation):
                return None
            if (name := symbol_at(value)) is not None:
                return self._behind_aliases(name)
            if owner.name == "llvm.load":
                stored = stored_once(owner.operands[0])
                if stored is None:
                    return None
                value = stored
            elif owner.name in _THROUGH:
                value = owner.operands[0]
            else:
                return None
        return None

    def _behind_aliases(self, name: str) -> str | None:
        for _ in range(16):
            op = self.of.get(name)
            if op is None or is_function(op):
                return None if op is None else name
            if op.name != "llvm.mlir.alias":
                return None
            last = op.regions[0].block.last_op
            target = symbol_at(last.operands[0]) if last is not None and last.operands else None
            if target is None:
                return None
            name = target
        return None


def stored_once(pointer: SSAValue) -> SSAValue | None:
    """Return the value of a variable that is written once and otherwise only read, or ``None``."""
    owner = defining_op(pointer, "llvm.alloca")
    if owner is None:
        return None
    stored: list[SSAValue] = []
    for use in pointer.uses:
        user = use.operation
        if user.name == "llvm.store" and use.index == 1:
            stored.append(user.operands[0])
        elif user.name not in ("llvm.load", "llvm.intr.lifetime.start", "llvm.intr.lifetime.end"):
            return None
    return stored[0] if len(stored) == 1 else None
