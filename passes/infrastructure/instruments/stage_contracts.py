"""Contracts between the stages: operations and types that may occur after each pass.

A contract is a predicate on operations. The pass manager checks it with ``--verify-stage`` after
each pass that promises it; tests check it always. A broken contract is AD0302 and names the first
operation that should not be there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic, DiagnosticError, location_of
from ad_opt.dialects.support.ir.queries import ancestors, reached
from ad_opt.passes.infrastructure.instrumentation import Instrumentation, PassEvent
from ad_opt.passes.ops.catalogue import is_jump
from typing_extensions import override
from xdsl.dialects.builtin import TensorType
from xdsl.ir import Block, Operation, Region

from .fingerprint import walk_operations

Violation = Callable[[Operation], str | None]
"""Says what is wrong with an operation; ``None`` if it may be there."""


def only_dialects(*dialects: str) -> Violation:
    """Operations of these dialects, and the module around them."""

    def violation(op: Operation) -> str | None:
        fine = op.name == "builtin.module" or op.dialect_name() in dialects
        return None if fine else f"`{op.name}` is not in the dialects {', '.join(dialects)}"

    return violation


def no_dialects(*dialects: str) -> Violation:
    """No operation of these dialects."""

    def violation(op: Operation) -> str | None:
        return f"`{op.name}` is left" if op.dialect_name() in dialects else None

    return violation


def no_tensors(op: Operation) -> str | None:
    """No value is a tensor."""
    for value in (*op.results, *(arg for r in op.regions for b in r.blocks for arg in b.args)):
        if isinstance(value.type, TensorType):
            return f"a value of type `{value.type}` is left"
    return None


def no_operations(*names: str) -> Violation:
    """No operation of these names."""

    def violation(op: Operation) -> str | None:
        return f"`{op.name}` is left" if op.name in names else None

    return violation


def no_raisable_blocks(op: Operation) -> str | None:
    """No region has several blocks, unless a loop without end or a foreign terminator is in it."""
    for region in op.regions:
        if region.first_block is not region.last_block and _is_raisable(region):
            return f"`{op.name}` has a region of several blocks, which could be structured"
    return None


def _is_raisable(region: Region) -> bool:
    ends: list[Block] = []
    names: set[str] = set()
    for block in region.blocks:
        last = block.last_op
        if last is None or (last.successors and not is_jump(last)):
            return False
        if not last.successors:
            ends.append(block)
            names.add(last.name)
    if len(names - {"ub.unreachable"}) != 1:
        return False
    return reached(ends, Block.predecessors) == set(region.blocks)


@dataclass(frozen=True)
class StageContract:
    """Promise of a stage to the next."""

    name: str
    promise: str
    violations: tuple[Violation, ...]

    def broken_by(self, root: Operation) -> Iterator[tuple[Operation, str]]:
        """Operations that break the contract, each with what is wrong."""
        for op in walk_operations(root):
            for violation in self.violations:
                if reason := violation(op):
                    yield op, reason


BUFFERS = StageContract(
    "buffers", "no tensor is left", (no_tensors, no_dialects("tensor", "bufferization"))
)
LOOPS = StageContract("loops", "no linalg operation is left", (no_dialects("linalg"),))
STRUCTURED = StageContract("structured", "no affine operation is left", (no_dialects("affine"),))
BLOCKS = StageContract("blocks", "control flow is blocks only", (no_dialects("scf"),))
LLVM = StageContract("llvm", "only the llvm dialect is left", (only_dialects("llvm"),))

AUTODIFF = StageContract(
    "autodiff requests", "the requests are in the dialect autodiff", (no_dialects("enzyme"),)
)
RAISED = StageContract(
    "raised", "control flow is structured wherever it can be", (no_raisable_blocks,)
)
_OPERATORS = ("fwd_diff", "bwd_diff", "apply", "propagate")
_ARITHMETIC = ("autodiff.zero", "autodiff.add", "autodiff.scale")
"""Arithmetic of tangents: named here, since contracts are below the catalogue."""
_OWN_TYPES = ("agg.", "pair.", "iface.")


def no_arithmetic_of_floats(op: Operation) -> str | None:
    """No arithmetic of differentials, unless a conformance gives it."""
    if op.name in _ARITHMETIC and not op.results[0].type.name.startswith(_OWN_TYPES):
        return f"`{op.name}` on {op.results[0].type} is left"
    return None


def no_types(*prefixes: str) -> Violation:
    """No value has a type whose name starts so."""

    def violation(op: Operation) -> str | None:
        for value in (*op.results, *(arg for r in op.regions for b in r.blocks for arg in b.args)):
            if value.type.name.startswith(prefixes):
                return f"a value of type `{value.type}` is left"
        return None

    return violation


def not_in(declarations: Sequence[str], *violations: Violation) -> Violation:
    """The same, but not inside operations that only declare or wait for their parameters."""

    def violation(op: Operation) -> str | None:
        if any(at.name in declarations for at in (op, *ancestors(op))):
            return None
        return next((reason for one in violations if (reason := one(op))), None)

    return violation


RESOLVED = StageContract(
    "static",
    "no call depends on a witness, and no existential is open",
    (
        not_in(
            ("iface.generic", "iface.interface", "iface.witness_table"),
            no_operations("iface.open", "iface.lookup", "iface.pack_with"),
            no_types("iface.tparam", "iface.assoc", "iface.witness"),
        ),
    ),
)
UNWRAPPED = StageContract(
    "plain functions",
    "derivatives are requests, and no type says `no_diff`",
    (
        not_in(("iface.generic",), no_operations(*(f"autodiff.{n}_of" for n in _OPERATORS))),
        not_in(("iface.generic",), no_operations("autodiff.invoke", "autodiff.invoke_overload")),
        not_in(("iface.generic",), no_types("autodiff.attributed")),
    ),
)
DIFFERENTIATED = StageContract(
    "differentiated",
    "no request for a derivative is left",
    (
        no_operations(*(f"autodiff.{name}" for name in _OPERATORS)),
        no_arithmetic_of_floats,
    ),
)
EXPANDED = StageContract(
    "expanded", "no arithmetic of differentials is left", (no_operations(*_ARITHMETIC),)
)
CLOSED = StageContract("closed", "no existential is left", (no_types("iface.any"),))
SEPARATE = StageContract("separate", "no pair is left", (no_dialects("pair"), no_types("pair.")))
SCALAR = StageContract(
    "scalar", "no aggregate is left", (no_dialects("agg", "iface"), no_types("agg."))
)

AFTER_PASS: dict[str, tuple[StageContract, ...]] = {
    "devirtualize": (RESOLVED,),
    "unwrap-attributed": (UNWRAPPED, RESOLVED),
    "expand-differentials": (EXPANDED,),
    "lower-existentials": (CLOSED,),
    "lower-pairs": (SEPARATE,),
    "lower-aggregates": (SCALAR,),
    "bufferize-tensors": (BUFFERS,),
    "raise-cf-to-scf": (RAISED,),
    "translate-enzyme-requests": (AUTODIFF,),
    "differentiate": (DIFFERENTIATED,),
    "lower-linalg-to-loops": (LOOPS,),
    "lower-affine-to-scf": (STRUCTURED,),
    "lower-scf-to-cf": (BLOCKS,),
    "lower-to-llvm": (LLVM,),
}
"""The contracts that hold after each pass that promises any."""


class StageContracts(Instrumentation):
    """Checks the contracts of each pass as soon as it has run."""

    @override
    def after_pass(self, event: PassEvent) -> None:
        for contract in AFTER_PASS.get(event.name, ()):
            check_contract(contract, event.target, event.name)


def check_contract(contract: StageContract, root: Operation, pass_name: str) -> None:
    """Raise AD0302 for the first operation that breaks ``contract``."""
    for op, reason in contract.broken_by(root):
        message = f"after `{pass_name}` {contract.promise} by contract, but {reason}"
        raise DiagnosticError(Diagnostic("AD0302", message, location_of(op)))
