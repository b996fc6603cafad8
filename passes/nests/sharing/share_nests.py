"""``share-nests``: what several statements compute alike is computed once.

Value numbering over loops and memory. A loop that only reads gives what an equal loop before it has
given, if nothing was written between that it reads; so do loads and pure operations. And a nest
that fills a buffer with what another buffer holds makes the two interchangeable: who reads the
second may read the first, and the second may turn out to be read by nobody (see
``remove-dead-nests``). Equal means equal but for names (`alpha`). Needs structured control to see
much; of functions with several blocks only what happens inside each is seen.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field

from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.ir.rewriting import replace
from ad_opt.passes.analysis.memory.effects import Effects, Masks
from ad_opt.passes.analysis.memory.objects import bits_of
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from ad_opt.passes.infrastructure.instruments.counts import count
from ad_opt.passes.infrastructure.instruments.remarks import remark
from ad_opt.passes.ops.catalogue import effect_of, is_func_call, may_return
from typing_extensions import override
from xdsl.context import Context
from xdsl.ir import Block, Operation
from xdsl.traits import IsTerminator

from .alpha_equivalence import Expressions
from .buffer_contents import share_contents


@dataclass(frozen=True)
class ShareNestsPass(FunctionPass):
    """Compute loops, and fill buffers, once that are computed or filled alike.

    Before, and after::

        %s = affine.for %i = 0 to 4 iter_args(%p = %zero) -> (f32) {
          %x = affine.load %a[%i]
          %q = arith.addf %p, %x : f32
          affine.yield %q : f32
        }
        %t = affine.for %j = 0 to 4 iter_args(%p = %zero) -> (f32) {
          %x = affine.load %a[%j]
          %q = arith.addf %p, %x : f32
          affine.yield %q : f32
        }
        %y = arith.mulf %s, %t : f32

        %s = affine.for %i = 0 to 4 iter_args(%p = %zero) -> (f32) { ... }
        %y = arith.mulf %s, %s : f32

    With ``--statistics`` the loops that are gone, and the reads of buffers that are of others now,
    are counted. Options: none.
    """

    name = "share-nests"

    @override
    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> bool:
        if func.name != "func.func":
            return False
        effects = analyses.get(Effects, func)
        redirected = share_contents(func, effects)
        sharing = _Sharing(effects)
        sharing.run(func)
        count("loops computed once", sharing.loops)
        count("buffers read in the place of others", redirected)
        return sharing.changed or redirected > 0


@dataclass(eq=False)
class _Scope:
    """A block on its way through the walk."""

    op: Operation | None
    rest: list[Block]
    """Blocks of the same operation to come."""
    mark: int
    """Length of the log when it was entered."""


@dataclass
class _Sharing:
    """One walk in program order, with a table of what is known, and a log of what to forget."""

    effects: Effects
    loops: int = 0
    changed: bool = False
    _expressions: Expressions = field(default_factory=Expressions)
    _known: dict[Hashable, Operation] = field(default_factory=dict[Hashable, Operation])
    _log: list[Hashable] = field(default_factory=list[Hashable])
    _readers: dict[int, list[Hashable]] = field(default_factory=dict[int, list[Hashable]])
    """Keys of what reads each object."""

    def run(self, func: Operation) -> None:
        """Share in a function."""
        stack: list[_Scope] = []
        self._enter(func, stack)
        while stack:
            scope = stack[-1]
            op = scope.op
            if op is None:
                self._leave(stack)
                continue
            scope.op = op.next_op
            masks = self.effects.of(op)
            if self._is_shareable(op, masks) and self._share(op, masks):
                continue
            self._forget(masks)
            if op.regions:
                self._enter(op, stack)

    def _enter(self, owner: Operation, stack: list[_Scope]) -> None:
        blocks = [block for region in owner.regions for block in region.blocks]
        if blocks:
            first, *rest = blocks
            stack.append(_Scope(first.first_op, rest, len(self._log)))

    def _leave(self, stack: list[_Scope]) -> None:
        scope = stack.pop()
        while len(self._log) > scope.mark:
            self._known.pop(self._log.pop(), None)
        if scope.rest:
            first, *rest = scope.rest
            stack.append(_Scope(first.first_op, rest, len(self._log)))

    def _forget(self, masks: Masks) -> None:
        """Drop what reads memory that is written; before a loop, all that it writes."""
        changed = masks.writes | masks.frees
        if changed:
            for bit in bits_of(self.effects.aliasing.closure(changed)):
                for key in self._readers.pop(bit, ()):
                    self._known.pop(key, None)

    def _is_shareable(self, op: Operation, masks: Masks) -> bool:
        if not op.results or masks.writes | masks.frees or masks.ordered:
            return False
        if op.has_trait(IsTerminator, value_if_unregistered=True):
            return False
        return all(
            effect_of(one).known
            and not effect_of(one).allocates
            and not is_func_call(one)
            and may_return(one)
            for one in (op, *(walk(op) if op.regions else ()))
        )

    def _share(self, op: Operation, masks: Masks) -> bool:
        """Replace an operation by an equal one before it, or enter it; true if it is gone."""
        key = self._expressions.key(op)
        known = self._known.get(key)
        if known is None:
            self._known[key] = op
            self._log.append(key)
            for bit in bits_of(masks.reads):
                self._readers.setdefault(bit, []).append(key)
            return False
        if op.regions:
            remark("nests", op, "what this computes has been computed before")
        replace(op, *known.results)
        self.loops += bool(known.regions)
        self.changed = True
        return True
