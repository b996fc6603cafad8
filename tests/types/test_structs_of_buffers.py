"""Structs that hold buffers: no pass forgets what is reached through them; what has no derivative
is refused, with what to do instead."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.interpreters import run_function
from ad_opt.passes.infrastructure.manager import PassManager
from ad_opt.passes.pipelines import PREPARE, TYPES

import ad_opt

PROGRAM = (Path(__file__).parent / "programs" / "structs_of_buffers.mlir").read_text()
CALLS = {"local": (3.0,), "loop": (1.5, 3), "choice": (3.0, True), "recursive": (1.5, 3)}


@pytest.mark.parametrize("name", CALLS)
def test_preparing_changes_no_value(name: str) -> None:
    ctx = make_context()
    module = parse_module(ctx, PROGRAM, "buffers")
    before = run_function(module, name, list(CALLS[name]))
    PassManager.parse(ctx, f"{TYPES},{PREPARE}").run(module)
    assert run_function(module, name, list(CALLS[name])) == before


def test_a_struct_that_is_taken_apart_again_has_a_derivative() -> None:
    f = ad_opt.load(PROGRAM)["local"]
    assert f(3.0) == 9.0
    assert ad_opt.grad(f)(3.0) == 6.0
    ad_opt.check_grads(f, 3.0)


@pytest.mark.parametrize("name", ["loop", "choice", "recursive"])
def test_others_are_refused(name: str) -> None:
    f = ad_opt.load(PROGRAM)[name]
    with pytest.raises(ad_opt.DiagnosticError, match="pass the buffer beside the struct"):
        ad_opt.grad(f)(*CALLS[name])


def test_arguments_with_buffers_are_refused() -> None:
    f = ad_opt.load(PROGRAM)["product"]
    view = (np.array([3.0]), 2.0)
    assert f(view) == 6.0
    for derivative in (
        lambda: ad_opt.grad(f),
        lambda: ad_opt.grad(f, wrt="v"),
        lambda: ad_opt.jacobian(f),
        lambda: ad_opt.jvp(f, (view,), (view,)),
        lambda: ad_opt.vjp(f, view),
        lambda: ad_opt.check_grads(f, view),
    ):
        with pytest.raises(ad_opt.DiagnosticError, match="pass the buffer beside the struct"):
            derivative()
