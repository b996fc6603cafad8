"""Modules in modules: each declares its own types, so a pass of types looks at one at a time."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from typing import cast

from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Block, Operation


def in_each_module(
    module: ModuleOp,
    analyses: AnalysisManager,
    run: Callable[[ModuleOp, AnalysisManager], None],
) -> None:
    """Run on a module, and on those in it, each apart from the others.

    Analyses that are kept are about whole modules, so where modules are nested there are new ones.
    """
    modules = list(_modules(module))
    if len(modules) == 1:
        run(module, analyses)
        return
    with _apart(modules[1:]):
        for one in modules:
            run(one, AnalysisManager())


def in_each(module: ModuleOp, run: Callable[[ModuleOp], None]) -> None:
    """The same for passes that use no analyses."""
    in_each_module(module, AnalysisManager(), lambda one, _: run(one))


def _modules(module: ModuleOp) -> Iterator[ModuleOp]:
    pending = [module]
    while pending:
        current = pending.pop()
        yield current
        inner = [op for op in current.body.block.ops if op.name == "builtin.module"]
        pending += reversed(cast("list[ModuleOp]", inner))


@contextmanager
def _apart(modules: list[ModuleOp]) -> Generator[None]:
    """Take modules out of those that they are in for a while."""
    places: list[tuple[ModuleOp, Block, Operation | None]] = []
    for inner in modules:
        assert inner.parent is not None
        places.append((inner, inner.parent, inner.prev_op))
        inner.detach()
    try:
        yield
    finally:
        for inner, block, before in reversed(places):
            # The operation in front of it may be gone; then the module comes last.
            if before is not None and before.parent is block:
                block.insert_op_after(inner, before)
            elif before is None and block.first_op is not None:
                block.insert_op_before(inner, block.first_op)
            else:
                block.add_op(inner)
