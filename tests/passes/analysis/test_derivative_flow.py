"""`check-derivative-flow` says what is lost, and only that: in random programs, and on its own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.dialects.support.diagnostics.warnings import collecting
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.passes.analysis.flow.derivative_flow import DerivativeFlow
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.manager import PassManager
from ad_opt.passes.pipelines import TYPES
from xdsl.dialects.builtin import ModuleOp, StringAttr, UnitAttr

from derivatives import random_tangents
from forward_runs import forward_module, interpreted, jvp
from smooth_programs import smooth_program

WITH_CALLS = (5, 8, 15, 16, 17, 28, 29, 33)
MARK = "autodiff.differentiable"


def parsed(text: str) -> ModuleOp:
    return parse_module(make_context(), text, "f.mlir")


def marked(text: str) -> ModuleOp:
    """The program with a mark on every function."""
    module = parsed(text)
    for op in module.ops:
        if op.name == "func.func":
            op.attributes[MARK] = StringAttr("both")
    return module


def codes(module: ModuleOp) -> list[str]:
    with collecting():
        try:
            PassManager.parse(make_context(), "check-derivative-flow").run(module)
        except DiagnosticError as error:
            return [diagnostic.code for diagnostic in error.diagnostics]
    return []


def called(module: ModuleOp) -> dict[str, list[Any]]:
    """The calls of each function."""
    found: dict[str, list[Any]] = {}
    for op in module.walk():
        if op.name == "func.call":
            found.setdefault(op.properties["callee"].string_value(), []).append(op)
    return found


@pytest.mark.parametrize("seed", [*WITH_CALLS, 3, 9, 38])
def test_nothing_is_lost_where_all_is_marked(seed: int) -> None:
    assert codes(marked(smooth_program(seed).text)) == []


@pytest.mark.parametrize("seed", WITH_CALLS)
def test_where_it_is_silent_nothing_is_lost(seed: int) -> None:
    """A callee whose missing mark is not reported may as well be called with ``no_diff``."""
    program = smooth_program(seed)
    for name in called(parsed(program.text)):
        module = marked(program.text)
        func = next(op for op in module.ops if getattr(op, "sym_name", None) is not None
                    and op.sym_name.data == name)  # fmt: skip
        del func.attributes[MARK]
        if "AD0840" in codes(module):
            continue
        for call in called(module)[name]:
            call.attributes["autodiff.no_diff"] = UnitAttr()
        for op in module.ops:
            op.attributes.pop(MARK, None)
        assert np.allclose(*tangents(program, str(module)), rtol=1e-12)


def tangents(program: Any, changed: str) -> Iterator[Any]:
    """The tangents of the program as it is, and as it was changed."""
    arguments = program.arguments()
    directions = random_tangents(arguments)
    for text in (program.text, changed):
        module = forward_module(text, program.entry, before=TYPES)
        yield jvp(interpreted(module, f"{program.entry}_jvp"), arguments, directions)


SETS = """
func.func private @other(f64) -> f64
func.func private @good(f64) -> f64 attributes {autodiff.differentiable = "both"}
func.func @f(%x: f64, %n: i64) -> f64 attributes {autodiff.differentiable = "both"} {
  %c = arith.constant 2.0 : f64
  %a = arith.mulf %x, %c : f64
  %b = func.call @other(%c) : (f64) -> f64
  %d = arith.mulf %c, %c : f64
  %e = autodiff.detach %a : f64
  %g = func.call @good(%d) : (f64) -> f64
  %unused = math.sin %x : f64
  %s = arith.addf %a, %b : f64
  %r = arith.addf %s, %e : f64
  return %r : f64
}
"""


def test_both_sets() -> None:
    module = parsed(SETS)
    func = list(module.ops)[-1]
    flow = DerivativeFlow(func, AnalysisManager())
    values = {value.name_hint: value for op in func.walk() for value in op.results}
    values |= {argument.name_hint: argument for argument in func.regions[0].block.args}
    sets = {
        name: [key for key, value in values.items() if test(value)]
        for name, test in {"carry": flow.carries, "expect": flow.expects}.items()
    }
    assert sorted(sets["carry"]) == ["a", "r", "s", "unused", "x"]
    assert sorted(sets["expect"]) == ["a", "b", "c", "d", "e", "r", "s", "x"]


def test_fix_puts_no_diff_where_it_would_report() -> None:
    text = SETS.replace("@other(%c)", "@other(%x)")
    module = parsed(text)
    assert codes(parsed(text)) == ["AD0840"]
    PassManager.parse(make_context(), "check-derivative-flow{fix=no_diff}").run(module)
    assert str(module).count("autodiff.no_diff") == 1
    assert "func.call @other(%x) {autodiff.no_diff}" in str(module)
    assert codes(module) == []
