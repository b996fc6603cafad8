"""Copies of regions print as what they are copies of, whatever the order of their blocks."""

from __future__ import annotations

import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.ir.copying import copy_region
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.passes.infrastructure.verify_strict import verify
from ad_opt.tools.common.big_stack import run_with_big_stack
from xdsl.dialects.builtin import ModuleOp

from mlir_programs import random_program

OUT_OF_ORDER = """
func.func @f(%c: i1, %x: f64) -> f64 {
  cf.br ^one
^two:
  %b = arith.addf %a, %x : f64
  cf.cond_br %c, ^two, ^three(%b : f64)
^three(%r: f64):
  return %r : f64
^one:
  %a = scf.if %c -> (f64) {
    %p = arith.mulf %x, %x : f64
    scf.yield %p : f64
  } else {
    scf.yield %x : f64
  }
  cf.br ^two
}
"""


def copied(module: ModuleOp) -> ModuleOp:
    region, made = copy_region(module.body)
    assert sorted(op.name for op in made) == sorted(op.name for op in region.walk())
    return ModuleOp(region)


@pytest.mark.parametrize("text", [OUT_OF_ORDER, random_program(3).text, random_program(8).text])
def test_a_copy_says_the_same_and_shares_nothing(text: str) -> None:
    module = parse_module(make_context(), text)
    theirs = str(module.clone())
    copy = copied(module)
    assert verify(copy) == []
    module.body.detach_block(0).erase(safe_erase=False)
    assert str(copy) == theirs


def test_values_from_outside_stay() -> None:
    module = parse_module(make_context(), OUT_OF_ORDER)
    choice = next(op for op in module.walk() if op.name == "scf.if")
    copy, made = copy_region(choice.regions[0])
    assert list(made[0].operands) == list(choice.regions[0].block.first_op.operands)  # pyright: ignore
    assert made[1].operands[0] is copy.block.first_op.results[0]  # pyright: ignore


def test_deep_nesting() -> None:
    depth = 600
    inside = "scf.if %c {\n" * depth + "}\n" * depth
    text = f"func.func @f(%c: i1) {{\n{inside}return\n}}"
    module = run_with_big_stack(lambda: parse_module(make_context(), text))
    assert len(copy_region(module.body)[1]) == 2 * depth + 2
