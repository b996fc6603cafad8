"""Contracts between stages: they find what they are about, and passes keep them."""

from __future__ import annotations

from pathlib import Path

import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.passes.infrastructure.instruments.stage_contracts import (
    AFTER_PASS,
    StageContracts,
    check_contract,
)
from ad_opt.passes.infrastructure.manager import PassManager
from ad_opt.passes.infrastructure.pass_registry import find_pass
from ad_opt.passes.pipelines import LOWER, derivative

from random_cfgs import random_cfg

ROOT = Path(__file__).parents[2]

BROKEN = {
    "bufferize-tensors": "func.func @f(%x: tensor<2xf64>) { return }",
    "lower-linalg-to-loops": """
      func.func @f(%x: memref<2xf64>) {
        linalg.exp ins(%x : memref<2xf64>) outs(%x : memref<2xf64>)
        return
      }""",
    "lower-affine-to-scf": """
      func.func @f() {
        affine.for %i = 0 to 3 {
        }
        return
      }""",
    "lower-scf-to-cf": """
      func.func @f(%c: i1) {
        scf.if %c {
        }
        return
      }""",
    "lower-to-llvm": "func.func @f() { return }",
    "raise-cf-to-scf": """
      func.func @f() {
        cf.br ^end
      ^end:
        return
      }""",
    "translate-enzyme-requests": """
      func.func @f(%x: f64) -> f64 {
        %y = enzyme.fwddiff @f(%x, %x) {
          activity = [#enzyme<activity enzyme_dup>],
          ret_activity = [#enzyme<activity enzyme_dupnoneed>]} : (f64, f64) -> f64
        return %y : f64
      }""",
    "differentiate": """
      func.func private @g(f64) -> f64
      func.func @f(%x: f64) -> f64 {
        %y = autodiff.fwd_diff @g(%x, %x) {activity = [dup], primal = false} : (f64, f64) -> f64
        return %y : f64
      }""",
    "devirtualize": """
      iface.interface @I { iface.req_func @m : (!iface.self) -> f64 }
      func.func @f(%x: !iface.any<@I>) -> f64 {
        %y = iface.open %x as "T" : !iface.any<@I> -> f64 {
        ^bb0(%w: !iface.witness<@I>, %v: !iface.tparam<"T">):
          %m = iface.lookup %w "m" : !iface.witness<@I> -> (!iface.tparam<"T">) -> f64
          %r = autodiff.invoke %m(%v) : (!iface.tparam<"T">) -> f64
          iface.yield %r : f64
        }
        return %y : f64
      }""",
    "unwrap-attributed": """
      func.func private @g(f64) -> f64
      func.func @f(%x: f64) -> f64 {
        %g = autodiff.ref @g : (f64) -> f64
        %y = autodiff.invoke %g(%x) : (f64) -> f64
        return %y : f64
      }""",
    "expand-differentials": """
      func.func @f(%x: f64) -> f64 {
        %y = autodiff.add %x, %x : f64
        return %y : f64
      }""",
    "lower-existentials": """
      iface.interface @I { iface.req_func @m : (!iface.self) -> f64 }
      func.func @f(%x: !iface.any<@I>) { return }""",
    "lower-pairs": """
      func.func @f(%x: !pair.pair<f64>) { return }""",
    "lower-aggregates": """
      func.func @f(%x: !agg.array<2, f64>) { return }""",
}
"""For each pass with a contract, what it must not leave."""

UNRAISABLE = {
    "endless": """
      func.func @f(%c: i1) {
        cf.cond_br %c, ^loop, ^end
      ^loop:
        cf.br ^loop
      ^end:
        return
      }""",
    "foreign": """
      func.func @f(%c: i1) {
        cf.cond_br %c, ^bad, ^end
      ^bad:
        llvm.unreachable
      ^end:
        return
      }""",
}


@pytest.mark.parametrize("name", AFTER_PASS)
def test_a_broken_contract_is_found(name: str) -> None:
    find_pass(name)
    module = parse_module(make_context(), BROKEN[name], "f.mlir")
    contract = AFTER_PASS[name][0]
    with pytest.raises(DiagnosticError) as caught:
        check_contract(contract, module, name)
    assert caught.value.diagnostics[0].code == "AD0302"


@pytest.mark.parametrize("name", UNRAISABLE)
def test_what_cannot_be_structured_may_stay(name: str) -> None:
    checked(UNRAISABLE[name], "raise-cf-to-scf")


def checked(text: str, pipeline: str) -> None:
    context = make_context()
    manager = PassManager.parse(context, pipeline, [StageContracts()])
    manager.run(parse_module(context, text, "f.mlir"))


@pytest.mark.parametrize("seed", range(60))
def test_any_graph_becomes_structured(seed: int) -> None:
    checked(random_cfg(seed, 10, irreducible=bool(seed % 2)).text, "raise-cf-to-scf")


@pytest.mark.parametrize("name", ["logsumexp", "rk4", "newton", "rosenbrock"])
@pytest.mark.parametrize("kind", ["jvp", "vjp"])
def test_pipelines_keep_their_contracts(name: str, kind: str) -> None:
    text = (ROOT / "examples" / f"{name}.mlir").read_text()
    checked(text, f"{derivative(name, kind)},{LOWER}")
