"""The strict verifier: what xDSL checks about each operation, and what it does not.

Beyond each operation's own rules (AD0201): values dominate their uses (AD0202), branches pass the
arguments that blocks want (AD0203), nothing branches to an entry block (AD0204), operands belong to
the program (AD0205). Several errors come out of one run. Linear in the program, also in blocks a
region, and not recursive, so deep nesting is fine.

Values in sight are one dictionary, kept while walking the dominator tree of each region: a block's
values enter with the block and leave with its subtree. An operand is in order exactly if it is
there. Keys are identities, because xDSL hashes a value in Python, which is slow; what they map to
is the number of the value's type. Of operations that are alike, the first is looked at (see
`verified_forms`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from ad_opt.dialects.support.diagnostics.diagnostic import (
    Diagnostic,
    DiagnosticError,
    Note,
    location_of,
)
from ad_opt.dialects.support.ir.branch_arguments import check_successors
from ad_opt.dialects.support.ir.dominance import DominatorTree
from ad_opt.dialects.support.ir.queries import is_inside
from ad_opt.dialects.support.plugins.third_parties import remarks_on
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp, UnregisteredOp
from xdsl.ir import Block, ErasedSSAValue, Operation, Region, SSAValue
from xdsl.parser.core import ForwardDeclaredValue
from xdsl.traits import IsolatedFromAbove, IsTerminator, NoTerminator
from xdsl.utils.exceptions import VerifyException

from .analysis_manager import ALL, AnalysisManager
from .function_pass import AnalysisPass
from .verified_forms import Check, Forms, Plan

GRAPH_REGION_OPS = frozenset({"builtin.module", "hw.module", "pdl.pattern", "test.graph_region"})
"""Operations in whose regions order does not matter, as upstream says."""

_UNCHECKED = (ValueError, TypeError, AttributeError, LookupError, AssertionError)
"""Errors by which verifiers of xDSL end where they expect more than they check."""

_ISOLATION = "value defined out of its IsolatedFromAbove parent"

MAX_ERRORS = 50
"""Most errors that are collected. A guess: further ones are mostly the same one."""


@dataclass(frozen=True)
class VerifyStrictPass(AnalysisPass):
    """Checks that the program is valid; changes nothing.

    The same checks run on everything that `ad-opt` reads and, with ``--verify-each``, after every
    pass. As a pass it stands where a plain ``xdsl-opt`` pipeline wants them.

    Before, and after where the program is valid:

        func.func @f(%x: f64) -> f64 { return %x : f64 }

    Options: none. Fails with AD0201 to AD0205.
    """

    name = "verify-strict"
    preserves = ALL

    @override
    def apply_with(self, ctx: Context, module: ModuleOp, analyses: AnalysisManager) -> None:
        require_valid(module)


def require_valid(op: Operation) -> None:
    """Raise a `DiagnosticError` with all that `verify` finds, if that is anything."""
    if found := verify(op):
        raise DiagnosticError(*found)


def _has_attributes(op: Operation) -> bool:
    """True if an operation, its arguments or its results have attributes that may be known."""
    return bool(
        op.attributes
        or "arg_attrs" in op.properties
        or (op.regions and ("res_attrs" in op.properties or op.name == "llvm.func"))
    )


@cache
def _check_attributes() -> Callable[[Operation], Iterator[Diagnostic]]:
    """`check_attributes`, for which all dialects with attributes are loaded."""
    from ad_opt.dialects.known_attributes import check_attributes

    return check_attributes


def verify(module: Operation) -> list[Diagnostic]:
    """All errors in ``module``, in program order as far as that is known; empty if it is valid."""
    return _Verifier(module).run()


class _Frame:
    """A block on its way through the walk: entered, its operations, its subtree, left."""

    __slots__ = ("block", "children", "defined", "extra", "isolated", "leaves", "next_op", "outer")

    def __init__(self, block: Block, children: Iterator[_Frame], isolated: bool):
        self.block = block
        self.children = children
        """Frames of the blocks that this one dominates immediately."""
        self.isolated = isolated
        self.extra: Sequence[SSAValue] = ()
        """Values in sight from the start although they stand later or elsewhere in the region."""
        self.leaves = True
        """True if its values get out of sight at its end; not those that are in sight anyway."""
        self.defined: list[int] | None = None
        self.next_op: Operation | None = None
        self.outer: dict[int, int] | None = None


class _Results:
    """Results of an operation with regions: in sight once the regions are done."""

    __slots__ = ("defined", "results")

    def __init__(self, results: Sequence[SSAValue], defined: list[int]):
        self.results = results
        self.defined = defined


class _Verifier:
    """One walk over a program."""

    def __init__(self, root: Operation):
        self.root = root
        self.found: list[Diagnostic] = []
        self.forms = Forms()
        self.visible: dict[int, int] = {}
        self.stack: list[_Frame | _Results] = []

    def run(self) -> list[Diagnostic]:
        for operand in self.root.operands:
            self.misused(self.root, operand)
        self.operation(self.root)
        self.regions(self.root, [])
        stack = self.stack
        while stack and len(self.found) < MAX_ERRORS:
            frame = stack[-1]
            if isinstance(frame, _Results):
                stack.pop()
                frame.defined.extend(self.show(frame.results))
            elif frame.defined is None:
                self.enter(frame)
            elif frame.next_op is not None:
                self.block_operations(frame, frame.defined)
            elif (child := next(frame.children, None)) is not None:
                stack.append(child)
            else:
                stack.pop()
                self.leave(frame, frame.defined)
        return self.found

    def enter(self, frame: _Frame) -> None:
        block = frame.block
        if frame.isolated:
            frame.outer = self.visible
            self.visible = {}
        frame.defined = self.show((*block.args, *frame.extra))
        frame.next_op = block.first_op
        self.block_end(block)

    def leave(self, frame: _Frame, defined: list[int]) -> None:
        if frame.outer is not None:
            self.visible = frame.outer
        elif frame.leaves:
            for value in defined:
                self.visible.pop(value, None)  # a value may have entered twice

    def show(self, values: Iterable[SSAValue]) -> list[int]:
        """Bring values in sight, and give their identities."""
        ids: list[int] = []
        for value in values:
            self.visible[id(value)] = self.forms.number(value.type)
            ids.append(id(value))
        return ids

    def block_operations(self, frame: _Frame, defined: list[int]) -> None:
        """Go through the operations up to one with regions, which come first then.

        This is the loop that everything waits for, so it reads xDSL's fields, not its properties,
        and finds the form of an operation (see `verified_forms`) while it looks at the operands.
        """
        visible, forms = self.visible, self.forms
        kind_of, number, seen, plans = forms.numbers.get, forms.number, forms.seen, forms.plans
        op: Any = frame.next_op
        while op is not None:
            plan = plans.get(op.__class__) or forms.plan(op.__class__)
            form: list[Any] = [plan]
            for operand in op._operands:
                kind = visible.get(id(operand))
                if kind is None:
                    self.misused(op, operand)
                    kind = number(operand._type)
                form.append(kind)
            form.append(None)
            regions = op.regions
            for result in op.results:
                kind = kind_of(id(result._type)) or number(result._type)
                form.append(kind)
                if not regions:
                    identity = id(result)
                    visible[identity] = kind
                    defined.append(identity)
            named = op.properties
            if plan.constant or plan.names or regions or op.attributes or op._successors:
                forms.add_special(form, op, plan)
            elif named:
                for name in named:
                    form.append(name)
                    form.append(kind_of(id(named[name])) or number(named[name]))
            key = tuple(form)
            if key not in seen:
                if self.operation(op) and plan.by_form:
                    seen.add(key)
            elif plan.each_time or op._successors:
                self.position(op, plan)
            if regions:
                frame.next_op = op.next_op
                self.regions(op, defined)
                return
            op = op._next_op
        frame.next_op = None

    def regions(self, op: Operation, defined: list[int]) -> None:
        """Queue what is in ``op``, first region on top, and then its results."""
        if op.results:
            self.stack.append(_Results(op.results, defined))
        isolated = op.has_trait(IsolatedFromAbove, value_if_unregistered=False)
        for region in reversed(op.regions):
            entry = region.first_block
            if entry is None:
                continue
            if entry.next_block is None:
                frame = _Frame(entry, iter(()), isolated)
            else:
                tree = DominatorTree(region)
                self.unreachable(region, tree, isolated)
                frame = _Frame(entry, _subtree(tree, entry), isolated)
            if op.name in GRAPH_REGION_OPS:
                frame.extra = [result for inner in entry.ops for result in inner.results]
            self.stack.append(frame)

    def unreachable(self, region: Region, tree: DominatorTree, isolated: bool) -> None:
        """In a block that never runs, every value of the region may be used."""
        dead = [block for block in region.blocks if not tree.is_reachable(block)]
        if dead:
            first, *others = (_Frame(block, iter(()), isolated) for block in dead)
            first.extra = [*_values_of(region)]
            first.children = iter(others)
            for frame in others:
                frame.isolated, frame.leaves = False, False
            self.stack.append(first)

    def operation(self, op: Operation) -> bool:
        """Check one operation but for its operands, and not what is in it."""
        errors = len(self.found)
        if op._successors:  # pyright: ignore[reportPrivateUsage]
            check_successors(op, self.found.append)
        plan = self.forms.plan(op.__class__)
        self.guarded(op, plan.check)
        if _has_attributes(op):
            self.found.extend(_check_attributes()(op))
        if len(self.found) == errors:
            self.around(op, plan)
        return len(self.found) == errors

    def position(self, op: Operation, plan: Plan) -> None:
        """Check what is around an operation of a form that was found to be right."""
        if op._successors:  # pyright: ignore[reportPrivateUsage]
            check_successors(op, self.found.append)
        self.around(op, plan)

    def around(self, op: Operation, plan: Plan) -> None:
        """Run what looks further than the form, up to the first that finds something."""
        errors = len(self.found)
        for check in plan.each_time:
            self.guarded(op, check)
            if len(self.found) > errors:
                return

    def guarded(self, op: Operation, check: Check) -> None:
        """Run a check of xDSL's or of a third party."""
        try:
            check(op)
        except VerifyException as error:
            self.broken(op, str(error))
        except Exception as error:
            notes = remarks_on(error)
            if not (notes or isinstance(error, _UNCHECKED)):
                raise
            text = f"its verifier stopped with {type(error).__name__}: {error}"
            self.broken(op, text, notes)

    def block_end(self, block: Block) -> None:
        """The last operation of a block must be a terminator where one is wanted."""
        region, parent = block.parent, block.parent_op()
        if region is None or parent is None:
            return
        single = region.first_block is region.last_block
        if single and parent.has_trait(NoTerminator):
            return
        last = block.last_op
        if last is None:
            where = "its block" if single else "a block in it"
            self.broken(parent, f"{where} is empty but must end with a terminator")
        elif not last.has_trait(IsTerminator):
            self.broken(last, "it ends a block but is not a terminator")

    def broken(self, op: Operation, reason: str, notes: Iterable[Note] = ()) -> None:
        """AD0201: the operation is wrong by its own rules."""
        if _ISOLATION in reason:
            return  # the operation inside that uses the value is reported as AD0202
        reason = reason.strip().partition("\n\n")[0].replace("\n", " ")
        text = f"`{_op_name(op)}` is not valid: {reason}"
        self.found.append(Diagnostic("AD0201", text, location_of(op), tuple(notes)))

    def misused(self, op: Operation, value: SSAValue) -> None:
        """AD0202 or AD0205 for an operand that is not in sight."""
        name = _value_name(op, value)
        if isinstance(value, ErasedSSAValue):
            text = f"{name} of `{_op_name(op)}` has been erased from the program"
            self.found.append(Diagnostic("AD0205", text, location_of(op)))
            return
        if isinstance(value, ForwardDeclaredValue):
            text = f"{name} of `{_op_name(op)}` is used where it is not defined yet"
            self.found.append(Diagnostic("AD0202", text, location_of(op)))
            return
        owner = value.owner
        if owner.get_toplevel_object() is not self.root.get_toplevel_object():
            text = f"{name} of `{_op_name(op)}` is defined outside the program"
            self.found.append(Diagnostic("AD0205", text, location_of(op)))
            return
        defined = owner if isinstance(owner, Block) else owner.parent
        wall = _wall_between(op, defined)
        if wall is None:
            text = f"{name} is used by `{_op_name(op)}` where it is not always defined"
            help_text = "define the value on every path that leads to its use"
        else:
            text = f"{name} is used by `{_op_name(op)}` inside `{wall.name}`, which sees no values"
            help_text = f"pass the value as an argument of the `{wall.name}`"
        notes = (Note("it is defined here", location_of(value)),)
        self.found.append(Diagnostic("AD0202", text, location_of(op), notes, help_text))


def _subtree(tree: DominatorTree, block: Block) -> Iterator[_Frame]:
    for child in tree.children[block]:
        yield _Frame(child, _subtree(tree, child), False)


def _values_of(region: Region) -> Iterator[SSAValue]:
    for block in region.blocks:
        yield from block.args
        for op in block.ops:
            yield from op.results


def _wall_between(op: Operation, block: Block | None) -> Operation | None:
    """The innermost operation around ``op`` through which ``block``'s values are not seen."""
    current = op
    while current.parent is not None and current.parent is not block:
        parent = current.parent_op()
        if parent is None:
            return None
        if parent.has_trait(IsolatedFromAbove, value_if_unregistered=False):
            inside = block is not None and is_inside(block, parent)
            return None if inside else parent
        current = parent
    return None


def _value_name(op: Operation, value: SSAValue) -> str:
    if value.name_hint:
        return f"`%{value.name_hint}`"
    return f"operand {[*op.operands].index(value) + 1}"


def _op_name(op: Operation) -> str:
    return op.op_name.data if isinstance(op, UnregisteredOp) else op.name
