"""The pass manager: runs pipelines of module and function passes over a module.

xDSL's passes run in it unchanged, and ours run unchanged in plain ``xdsl-opt``. It adds nesting
(``func.func(...)``), analyses that are cached across passes, instrumentation, and errors that say
which pass failed. Needs verified IR; leaves what the last pass leaves.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field, replace

from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError, error_at, location_of
from ad_opt.dialects.support.ir.rewriting import move_all
from ad_opt.dialects.support.plugins.third_parties import blame
from ad_opt.dialects.support.process.garbage_collection import rare_collections
from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Block, Operation
from xdsl.passes import ModulePass
from xdsl.utils.exceptions import DiagnosticException

from .analysis_manager import AnalysisManager
from .function_pass import AnalysisPass, FunctionPass, functions_in
from .instrumentation import Instrumentation, PassEvent
from .pass_registry import DeferredPass, plan_pass
from .pipeline_text import NestNode, PipelineNode, parse_pipeline
from .vocabulary import Vocabulary


@dataclass(frozen=True)
class Nest:
    """Steps that run on each operation called ``anchor`` directly in the current one."""

    anchor: str
    steps: tuple[Step, ...]

    def __str__(self) -> str:
        return f"{self.anchor}({pipeline_text(self.steps)})"


Step = ModulePass | DeferredPass | Nest


def pipeline_text(steps: Iterable[Step]) -> str:
    """The pipeline that `PassManager.parse` reads back to the same steps."""
    return ",".join(
        str(step.spec()) if isinstance(step, ModulePass) else str(step) for step in steps
    )


@dataclass
class PassManager:
    """A pipeline, the context it runs in, and those who watch it."""

    ctx: Context
    steps: tuple[Step, ...]
    instrumentations: Sequence[Instrumentation] = ()
    analyses: AnalysisManager = field(default_factory=AnalysisManager)
    _count: int = 0

    @staticmethod
    def parse(
        ctx: Context,
        text: str,
        instrumentations: Sequence[Instrumentation] = (),
        *,
        always: Collection[str] = (),
        trusted: bool = False,
    ) -> PassManager:
        """Read a pipeline in either spelling; AD0003, AD0004 or AD0005 when it is wrong.

        Passes named in ``always`` run whether or not the program has anything for them. Options of
        a pipeline that is ``trusted`` are looked at when a pass runs.
        """
        steps = tuple(_build(node, always, trusted) for node in parse_pipeline(text))
        return PassManager(ctx, steps, instrumentations)

    def __str__(self) -> str:
        return pipeline_text(self.steps)

    def run(self, module: ModuleOp) -> None:
        """Run every pass on ``module``, in place."""
        for watcher in self.instrumentations:
            watcher.before_run(module)
        try:
            with rare_collections():
                self._run_steps(self.steps, module, module, ())
        finally:
            for watcher in reversed(self.instrumentations):
                watcher.after_run(module)

    def _run_steps(
        self, steps: tuple[Step, ...], target: Operation, root: ModuleOp, nesting: tuple[str, ...]
    ) -> None:
        for step in steps:
            if isinstance(step, Nest):
                for child in _children(target, step.anchor):
                    self._run_steps(step.steps, child, root, (*nesting, step.anchor))
            else:
                for one in self._targets(step, target):
                    skipped = not self._concerns(step, one)
                    if skipped and not self.instrumentations:
                        self._count += 1  # most passes of most runs end here
                        continue
                    index = self._count
                    self._run_pass(
                        PassEvent(step, index, one, root, self.ctx, nesting, skipped=skipped)
                    )

    def _targets(self, step: ModulePass | DeferredPass, target: Operation) -> list[Operation]:
        """The functions that a pass runs on one by one, if anybody wants that; ``target`` else."""
        if not isinstance(target, ModuleOp) or not any(
            w.by_function for w in self.instrumentations
        ):
            return [target]
        pass_ = step if isinstance(step, ModulePass) else step.pass_
        split = isinstance(pass_, FunctionPass) and pass_.is_by_function()
        return list(functions_in(target)) if split else [target]

    def _run_pass(self, event: PassEvent) -> None:
        if not all(watcher.should_run(event) for watcher in self.instrumentations):
            return
        self._count += 1
        for watcher in self.instrumentations:
            watcher.before_pass(event)
        try:
            changed = self._apply(event)
            if self.instrumentations:
                event = replace(event, changed=changed)
                for watcher in reversed(self.instrumentations):
                    watcher.after_pass(event)
        except BaseException as error:
            for watcher in reversed(self.instrumentations):
                watcher.after_failure(event, error)
            raise

    def _apply(self, event: PassEvent) -> bool | None:
        """Run the pass; return True if it changed anything, ``None`` if it does not say so."""
        if event.skipped:
            return False
        pass_, target = event.pass_, event.target
        changed: bool | None = None
        try:
            with blame(f"pass `{event.name}`", target):
                match pass_, target:
                    case AnalysisPass(), ModuleOp():
                        changed = pass_.apply_with(self.ctx, target, self.analyses)
                    case _, ModuleOp():
                        pass_.apply(self.ctx, target)
                    case FunctionPass(), _:
                        changed = pass_.apply_function(self.ctx, target, self.analyses)
                    case _:
                        self._apply_in_own_module(pass_, target)
        except DiagnosticError:
            raise
        except DiagnosticException as error:
            raise pass_failed(event, error) from error
        if changed is False:
            return changed
        within = None if isinstance(target, ModuleOp) else target
        if not isinstance(pass_, AnalysisPass):
            self.analyses.invalidate((), within)
            return changed
        words = None if pass_.brings is None else self.analyses.cached(Vocabulary, target)
        self.analyses.invalidate(pass_.preserves, within)
        if pass_.brings is not None and words is not None:
            words.add(pass_.brings)
            self.analyses.put(target, words)
        return changed

    def _concerns(self, step: ModulePass | DeferredPass, target: Operation) -> bool:
        """True if there is anything that a pass is about: see `Vocabulary`."""
        about: frozenset[str] | None = getattr(step, "about", None)
        return about is None or self.analyses.get(Vocabulary, target).has_any(about)

    def _apply_in_own_module(self, pass_: ModulePass, target: Operation) -> None:
        """A module pass under ``func.func(...)`` sees a module that holds only that function.

        Whatever stands in that module afterwards takes the function's place.
        """
        block = target.parent
        assert isinstance(block, Block)
        after = target.next_op
        target.detach()
        module = ModuleOp([target])
        try:
            pass_.apply(self.ctx, module)
        finally:
            move_all(module.body.block, block if after is None else after)


def pass_failed(event: PassEvent, error: DiagnosticException) -> DiagnosticError:
    """AD0301 for what a pass raised in xDSL's way; only the message's first line is the user's."""
    message = str(error).strip().partition("\n")[0] or type(error).__name__
    return error_at(
        location_of(event.target),
        "AD0301",
        f"pass `{event.name}` failed: {message}",
        help=f"`ad-opt --help-pass={event.name}` says what the pass expects",
    )


def _children(op: Operation, anchor: str) -> list[Operation]:
    return [
        child
        for region in op.regions
        for block in region.blocks
        for child in block.ops
        if child.name == anchor
    ]


def _build(node: PipelineNode, always: Collection[str], trusted: bool) -> Step:
    if isinstance(node, NestNode):
        return Nest(node.anchor, tuple(_build(child, always, trusted) for child in node.body))
    return plan_pass(node, always, trusted=trusted)
