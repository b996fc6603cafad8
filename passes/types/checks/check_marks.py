"""Diagnostics about marks and hints themselves: a row a check, each looks at one operation.

That they are spelled right and stand where they mean something, the verifier has seen.

Errors are yielded, warnings are handed on. Checks that only make sense where marks mean something
(`NEEDS_MARKS`) are left out in programs that have none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ad_opt.dialects.autodiff.autodiff import MAX_ITERS, NO_DIFF, PREFER
from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic, Note, location_of
from ad_opt.dialects.support.diagnostics.warnings import warn_at
from ad_opt.dialects.support.ir.queries import attribute_of, defining_op, trips_between, walk
from ad_opt.dialects.support.ir.symbols import enclosing
from ad_opt.dialects.support.names.attribute_names import ACCESSES, CORE_CALLS
from ad_opt.passes.analysis.flow.derivative_marks import DERIVED, Level, Marks, name_of
from ad_opt.passes.analysis.memory.effects import Effects
from ad_opt.passes.analysis.memory.objects import Alloc
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.ops.call_graph import has_body
from ad_opt.passes.ops.catalogue import viewed_root
from xdsl.dialects.builtin import ArrayAttr, IntegerAttr, StringAttr
from xdsl.ir import Operation, SSAValue

Check = Callable[["Checker", Operation], Iterator[Diagnostic]]


class Checker:
    """Facts that the checks may ask for."""

    def __init__(self, marks: Marks, analyses: AnalysisManager):
        self.marks = marks
        self.analyses = analyses

    def function_of(self, op: Operation) -> Operation | None:
        """The function around ``op``."""
        return enclosing(op.parent_op(), "func.func", "iface.body")


def check_marks(root: Operation, marks: Marks, analyses: AnalysisManager) -> Iterator[Diagnostic]:
    """All that is wrong with the marks and hints in ``root``."""
    checker = Checker(marks, analyses)
    checks = [*CHECKS, *(NEEDS_MARKS if marks.any else ())]
    for op in walk(root):
        if op.attributes or op.name in WATCHED:
            for check in checks:
                yield from check(checker, op)


def _no_diff_of_differentiable(checker: Checker, op: Operation) -> Iterator[Diagnostic]:
    if NO_DIFF in op.attributes and op.name in CORE_CALLS:
        callee = checker.marks.called(op)
        if callee is not None and checker.marks.level(callee) and not checker.marks.drops(callee):
            warn_at(
                op,
                "AD0845",
                f"`no_diff` drops the derivative of {name_of(callee)}, which is differentiable",
                notes=[Note(f"{name_of(callee)} is here", location_of(callee))],
                help=f"leave `no_diff` out, or the mark of {name_of(callee)}",
            )
    return
    yield


def _no_diff_in_marked(checker: Checker, op: Operation) -> Iterator[Diagnostic]:
    func = checker.function_of(op) if NO_DIFF in op.attributes else None
    if func is None or op.name not in CORE_CALLS | ACCESSES:
        return
    if not checker.marks.level(func):
        yield Diagnostic(
            "AD0846",
            f"`no_diff` drops a derivative in {name_of(func)}, which has none: it is not marked "
            "as differentiable",
            location_of(op),
            (Note(f"{name_of(func)} is here", location_of(func)),),
            f"mark {name_of(func)} with `autodiff.differentiable`, or leave `no_diff` out",
        )


_REVERSE = frozenset({"autodiff.bwd_diff", "autodiff.apply", "autodiff.propagate"})


def _requested_is_marked(checker: Checker, op: Operation) -> Iterator[Diagnostic]:
    callee = checker.marks.referred(op.results[0]) if op.name in DERIVED and op.results else None
    # A request from outside stands where the function stands: whoever asks knows what he does.
    if callee is None or op.location == callee.location:
        return
    level = checker.marks.level(callee)
    if level >= (Level.BOTH if op.name in _REVERSE else Level.FORWARD):
        return
    what = "differentiable in forward mode only" if level else "not marked as differentiable"
    yield Diagnostic(
        "AD0847",
        f"{name_of(callee)} is to be differentiated here, but it is {what}",
        location_of(op),
        (Note(f"{name_of(callee)} is here", location_of(callee)),),
        f'mark {name_of(callee)} with `autodiff.differentiable = "both"`',
    )


def _loop_runs_as_often(checker: Checker, op: Operation) -> Iterator[Diagnostic]:
    said = op.attributes.get(MAX_ITERS)
    real = trips_between(*op.operands[:3]) if op.name == "scf.for" else None
    if isinstance(said, IntegerAttr) and real is not None and said.value.data != real:
        most = said.value.data
        how = "more" if most > real else "less"
        warn_at(
            op,
            "AD0848",
            f"`{MAX_ITERS}` says {most} iterations, {how} than the {real} that the loop runs",
            help="the tape has the size that is needed in any case; leave the attribute out",
        )
    return
    yield


def _recomputed_is_pure(checker: Checker, op: Operation) -> Iterator[Diagnostic]:
    prefer = op.attributes.get(PREFER) if op.name == "func.func" else None
    if isinstance(prefer, StringAttr) and prefer.data == "recompute" and has_body(op):
        effects = checker.analyses.get(Effects, op)
        if where := next((inner for inner in walk(op) if _is_seen(effects, inner)), None):
            warn_at(
                op,
                "AD0849",
                f"{name_of(op)} is to be recomputed, but it does more than give results, so it is "
                "remembered",
                notes=[Note("this may happen only once", location_of(where))],
                help='prefer "checkpoint", or move the effect out of the function',
            )
    return
    yield


def _is_seen(effects: Effects, op: Operation) -> bool:
    """True if an operation does what callers see beside the results."""
    masks = effects.own(op)
    if masks.ordered:
        return True
    objects = effects.aliasing.objects_of(masks.writes | masks.frees)
    return objects is None or not all(isinstance(found, Alloc) for found in objects)


def _shadow_is_writable(checker: Checker, op: Operation) -> Iterator[Diagnostic]:
    if op.name != "autodiff.bwd_diff":
        return
    for value in op.operands:
        origin = _origin(value)
        if origin is not None and _is_constant_global(checker, origin) and _is_shadow(op, value):
            yield Diagnostic(
                "AD0850",
                "a gradient is to be accumulated in a constant global",
                location_of(op),
                (Note("the memory is this global's", location_of(origin)),),
                "pass a buffer that can be written, such as one of `memref.alloc`",
            )


def _is_shadow(op: Operation, value: SSAValue) -> bool:
    """True if a request accumulates in an operand: the one behind that of a ``dup`` argument."""
    activity = attribute_of(op, "activity")
    at = 0
    for word in activity if isinstance(activity, ArrayAttr) else ():
        doubled = "dup" in str(word)
        if doubled and at + 1 < len(op.operands) and op.operands[at + 1] is value:
            return True
        at += 2 if doubled else 1
    return False


def _origin(value: SSAValue) -> Operation | None:
    """The ``memref.get_global`` that a memref is (part of) the memory of."""
    return defining_op(viewed_root(value), "memref.get_global")


def _is_constant_global(checker: Checker, get: Operation) -> bool:
    name = attribute_of(get, "name")
    return any(
        op.name == "memref.global"
        and attribute_of(op, "constant") is not None
        and str(attribute_of(op, "sym_name")).strip('"') == str(name).removeprefix("@")
        for op in walk(checker.marks.root)
    )


WATCHED = frozenset({"func.func", *DERIVED})
"""Operations that are looked at even if they have no attribute."""

CHECKS: tuple[Check, ...] = (
    _no_diff_of_differentiable,
    _loop_runs_as_often,
    _recomputed_is_pure,
    _shadow_is_writable,
)
NEEDS_MARKS: tuple[Check, ...] = (_no_diff_in_marked, _requested_is_marked)
