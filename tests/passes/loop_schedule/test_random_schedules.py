"""Random schedules of random nests: refused, or the same values, interpreted and compiled."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.interpreters import run_function
from ad_opt.passes.infrastructure.manager import PassManager
from ad_opt.passes.loop_schedule.form.refusal import RefusalError
from ad_opt.passes.loop_schedule.steps.fold import fold
from ad_opt.passes.loop_schedule.steps.fuse import fuse
from ad_opt.passes.loop_schedule.steps.interchange import interchange, tile
from ad_opt.passes.loop_schedule.steps.parallelize import parallelize
from ad_opt.passes.loop_schedule.steps.partition import partition
from ad_opt.passes.loop_schedule.steps.privatize import privatize
from ad_opt.passes.loop_schedule.steps.split import split, split_peeled
from ad_opt.passes.loop_schedule.steps.stage import stage
from ad_opt.passes.loop_schedule.steps.unroll import unroll, unroll_by, unroll_jam
from ad_opt.passes.loop_schedule.steps.vectorize import vectorize
from hypothesis import HealthCheck, event, given, settings
from hypothesis import strategies as st
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation

import ad_opt
from loop_nests import buffers, loop_nests

N = 4


def parsed(text: str, scf: bool) -> ModuleOp:
    ctx = make_context()
    module = parse_module(ctx, text)
    if scf:
        PassManager.parse(ctx, "lower-affine-to-scf,canonicalize").run(module)
    return module


def values(module: ModuleOp, text: str) -> list[np.ndarray]:
    arguments = buffers(text)
    run_function(module, "f", [*arguments, N])
    return arguments


def one_step(draw: Callable[[Any], Any], func: Operation) -> str:
    """Do a random step; gives its name, with a mark if it was refused."""
    loops = [op for op in walk(func) if op.name in ("affine.for", "scf.for")]
    if not loops:
        return "none"
    # Numbers are drawn: hypothesis prints what it draws, and operations are long.
    loop, other = (loops[draw(st.integers(0, len(loops) - 1))] for _ in "ab")
    number = draw(st.integers(2, 4))
    memref = func.regions[0].blocks[0].args[draw(st.integers(0, 2))]
    innermost = [op for op in loops if not any(inner.regions for inner in op.regions[0].block.ops)]
    inner = innermost[draw(st.integers(0, len(innermost) - 1))] if innermost else loop
    beside = [op for op in loops if op.parent is loop.parent and op is not loop]
    nest = [op for op in loops if _inside(op, loop)]
    steps: dict[str, Callable[[], object]] = {
        "split": lambda: split(loop, number),
        "peel": lambda: split_peeled(loop, number),
        "tile": lambda: tile(nest[:2], [number, 2][: len(nest[:2])]),
        "interchange": lambda: interchange(*reversed(nest[:3])) if len(nest) > 1 else None,
        "fuse": lambda: fuse(loop, beside[0] if beside else other),
        "partition": lambda: partition(loop, number),
        "unroll": lambda: unroll(loop),
        "unroll by": lambda: unroll_by(loop, number),
        "jam": lambda: unroll_jam(loop, 2),
        "vectorize": lambda: vectorize(inner, number),
        "parallelize": lambda: parallelize(loop),
        "privatize": lambda: privatize(inner),
        "stage": lambda: stage(loop, memref, [1, 0] if number == 2 else None),
    }
    name = draw(st.sampled_from(sorted(steps)))
    try:
        steps[name]()
    except RefusalError:
        return f"{name} refused"
    return name


def _inside(op: Operation | None, loop: Operation) -> bool:
    while op is not None:
        if op is loop:
            return True
        op = op.parent_op()
    return False


@settings(max_examples=50, deadline=None, suppress_health_check=list(HealthCheck))
@given(loop_nests(), st.booleans(), st.data())
def test_schedules_change_no_value(text: str, scf: bool, data: st.DataObject) -> None:
    module = parsed(text, scf)
    before = values(module, text)
    func = next(iter(module.ops))
    for _ in range(data.draw(st.integers(1, 4))):
        event(one_step(data.draw, func))
    if data.draw(st.booleans()):
        fold(func)
    module.verify()
    after = values(module, text)
    for one, other in zip(before, after, strict=True):
        assert np.array_equal(one, other), str(module)


@pytest.mark.slow
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(loop_nests(), st.booleans(), st.data())
def test_compiled_schedules_change_no_value(text: str, scf: bool, data: st.DataObject) -> None:
    module = parsed(text, scf)
    before = values(module, text)
    func = next(iter(module.ops))
    for _ in range(data.draw(st.integers(1, 4))):
        event(one_step(data.draw, func))
    fold(func)
    after = buffers(text)
    ad_opt.load(str(module), cache=False)["f"](*after, N)
    for one, other in zip(before, after, strict=True):
        assert np.array_equal(one, other), str(module)
