"""Counting applications of rewrite patterns, and stopping after so many of them.

Every pass built on xDSL's pattern rewriter, ours or not, goes through one class; while a counter is
installed its patterns are wrapped. Passes of ours that walk by themselves ask `may_rewrite`: of
`differentiate`, each request for a derivative is a rewrite. ``--rewrite-limit=N`` then finds by
bisection the one rewrite that breaks a program; ``--pass-limit=N`` does the same for whole passes.
"""

from __future__ import annotations

from collections.abc import Generator
from contextlib import ExitStack, contextmanager

from ad_opt.passes.infrastructure.instrumentation import Instrumentation, PassEvent
from typing_extensions import override
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation, Region
from xdsl.pattern_rewriter import PatternRewriter, PatternRewriteWalker, RewritePattern

from .counts import REWRITES, RewriteCounter


class _CountedPattern(RewritePattern):
    def __init__(self, inner: RewritePattern, counter: RewriteCounter):
        self.inner = inner
        self.counter = counter

    @override
    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter, /) -> None:
        counter = self.counter
        if counter.limit is not None and counter.done >= counter.limit:
            return
        self.inner.match_and_rewrite(op, rewriter)
        if rewriter.has_done_action:
            counter.done += 1


@contextmanager
def counting_rewrites(counter: RewriteCounter) -> Generator[None]:
    """Count in ``counter`` every pattern applied inside the ``with``."""
    original = PatternRewriteWalker.rewrite_region

    def rewrite_region(self: PatternRewriteWalker, region: Region) -> bool:
        inner = self.pattern
        self.pattern = _CountedPattern(inner, counter)
        try:
            return original(self, region)
        finally:
            self.pattern = inner

    PatternRewriteWalker.rewrite_region = rewrite_region
    token = REWRITES.set((*REWRITES.get(), counter))
    try:
        yield
    finally:
        REWRITES.reset(token)
        PatternRewriteWalker.rewrite_region = original


class RewriteLimit(Instrumentation):
    """Lets only the first ``rewrites`` rewrites and the first ``passes`` pass runs happen."""

    def __init__(self, rewrites: int | None = None, passes: int | None = None):
        self.counter = RewriteCounter(rewrites)
        self.passes = passes
        self._installed = ExitStack()

    @override
    def should_run(self, event: PassEvent) -> bool:
        return self.passes is None or event.index < self.passes

    @override
    def before_run(self, root: ModuleOp) -> None:
        self._installed.enter_context(counting_rewrites(self.counter))

    @override
    def after_run(self, root: ModuleOp) -> None:
        self._installed.close()
