"""Random routines: their lowering against what assignments mean."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from ad_opt.lowering.interpreters.core import Interpreter
from hypothesis import given, settings

import ad_opt
from assign_programs import Routine, routines
from raised_modules import module_of, run_passes
from shares import some_of

PIPELINES = [
    "lower-assign-to-affine",
    "lower-assign-to-affine{registers=false}",
    "elide-initialization,lower-assign-to-affine",
    "expand-concatenations,alias-slices,elide-initialization",
]


def meaning(routine: Routine, pipeline: str | None = None) -> list[Any]:
    """The arguments behind a run of the interpreter, perhaps behind a pipeline."""
    module = module_of(routine.text)
    if pipeline is not None:
        run_passes(module, pipeline + ",materialize-nodes")
    arguments = routine.arguments()
    Interpreter(module).run("f", arguments)
    return arguments[:-1]


def same(one: list[Any], other: list[Any]) -> None:
    """Equal, but for rounding; a sum of zeros may have either sign."""
    for left, right in zip(one, other, strict=True):
        np.testing.assert_allclose(left, right, rtol=1e-9, atol=1e-12)


@pytest.mark.parametrize("pipeline", PIPELINES)
@settings(max_examples=some_of(25), deadline=None)
@given(routine=routines())
def test_passes_keep_the_meaning(pipeline: str, routine: Routine) -> None:
    if "lower" not in pipeline:
        module = run_passes(module_of(routine.text), pipeline)
        arguments = routine.arguments()
        Interpreter(module).run("f", arguments)
        same(arguments[:-1], meaning(routine))
    else:
        same(meaning(routine, pipeline), meaning(routine))


@settings(max_examples=some_of(12), deadline=None)
@given(routine=routines())
def test_compiled(routine: Routine) -> None:
    arguments = routine.arguments()
    ad_opt.load(routine.text)["f"](*arguments)
    same(arguments[:-1], meaning(routine))
