"""What passes choose, written as a schedule and applied, is what they do themselves."""

from __future__ import annotations

import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.dialects.tensors.schedule import ApplyOp
from ad_opt.passes.infrastructure.function_pass import functions_in
from ad_opt.passes.infrastructure.manager import PassManager
from ad_opt.passes.infrastructure.verify_strict import require_valid
from ad_opt.passes.loop_schedule.transformations.fold import fold
from xdsl.dialects.builtin import ModuleOp

from nest_programs import NestProgram

SEEDS = range(40)
TWO_PRODUCTS = """
func.func @main(%a: memref<20x30xf32> {llvm.noalias}, %b: memref<30x40xf32> {llvm.noalias},
    %c: memref<20x40xf32> {llvm.noalias}, %d: memref<20x30xf32> {llvm.noalias}) {
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 20 {
    affine.for %j = 0 to 40 {
      %sum = affine.for %k = 0 to 30 iter_args(%old = %zero) -> (f32) {
        %x = affine.load %a[%i, %k] : memref<20x30xf32>
        %y = affine.load %b[%k, %j] : memref<30x40xf32>
        %m = arith.mulf %x, %y fastmath<contract> : f32
        %new = arith.addf %old, %m fastmath<contract> : f32
        affine.yield %new : f32
      }
      affine.store %sum, %c[%i, %j] : memref<20x40xf32>
    }
  }
  affine.for %i = 0 to 20 {
    affine.for %k = 0 to 30 {
      %sum = affine.for %j = 0 to 40 iter_args(%old = %zero) -> (f32) {
        %x = affine.load %c[%i, %j] : memref<20x40xf32>
        %y = affine.load %b[%k, %j] : memref<30x40xf32>
        %m = arith.mulf %x, %y fastmath<reassoc> : f32
        %new = arith.addf %old, %m fastmath<reassoc> : f32
        affine.yield %new : f32
      }
      affine.store %sum, %d[%i, %k] : memref<20x30xf32>
    }
  }
  return
}
"""


def after(text: str, pipeline: str) -> ModuleOp:
    module = parse_module(make_context(), text)
    PassManager.parse(make_context(), pipeline).run(module)
    require_valid(module)
    return module


def loops(module: ModuleOp) -> int:
    return sum(op.name.endswith(".for") for op in walk(module))


@pytest.mark.parametrize("options", ["", "vector-bits=128 registers=16"])
def test_tiles(options: str) -> None:
    done = after(TWO_PRODUCTS, f"tile-registers{{{options}}}")
    written = after(TWO_PRODUCTS, f"tile-registers{{as-schedule=true {options}}}")
    text = str(written)
    assert text.count("schedule.register_tile") == 2
    assert loops(written) == 6
    for func in functions_in(done):
        fold(func)
    assert str(after(text, "apply-schedules")) == str(done)


def test_a_schedule_that_was_edited_is_applied() -> None:
    text = str(after(TWO_PRODUCTS, "tile-registers{as-schedule=true vector-bits=128}"))
    first = text.index("by [", text.index("schedule.register_tile"))
    edited = f"{text[:first]}by [5, 1] lanes [1, 8]{text[text.index(' :', first) :]}"
    done = str(after(edited, "apply-schedules"))
    assert "affine.for %i = 0 to 20 step 5" in done
    assert "affine.for %j = 0 to 40 step 8" in done


@pytest.mark.parametrize("options", ["", "cost=false"])
def test_fusions(options: str) -> None:
    """As many loops are left, whatever moved to make room for them."""
    fused = 0
    for seed in SEEDS:
        program = NestProgram(seed, loops="affine" if seed % 2 else "scf").text
        done = after(program, f"fuse-nests{{{options}}}")
        written = after(program, f"fuse-nests{{as-schedule=true {options}}}")
        steps = sum(len([*op.body.block.ops]) for op in walk(written) if isinstance(op, ApplyOp))
        assert loops(written) == loops(parse_module(make_context(), program))
        for func in functions_in(done):
            fold(func)
        assert loops(after(str(written), "apply-schedules,canonicalize")) == loops(done), program
        fused += steps > 0
    assert fused > len(SEEDS) / 2


def test_nothing_chosen_is_nothing_written() -> None:
    text = "func.func @f(%x: f64) -> f64 {\n  return %x : f64\n}"
    assert "schedule" not in str(after(text, "tile-registers{as-schedule=true}"))
