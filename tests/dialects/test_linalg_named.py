"""The table of named operations says what MLIR's own generalization says."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.core.linalg.linalg_named import (
    NAMED,
    indexing_maps,
    is_structured,
    iterator_types,
    num_inputs,
    scalar_block,
)
from ad_opt.dialects.support.text.parsing import parse_module
from xdsl.ir import Block, Operation, SSAValue

MLIR_OPT = shutil.which("mlir-opt-22")
SEPARATOR = "\n// -----\n"
SNIPPETS = (Path(__file__).parent / "battery" / "linalg.mlir").read_text().split(SEPARATOR)

COMMUTATIVE = {"arith.addf", "arith.addi", "arith.mulf", "arith.muli", "complex.add", "complex.mul"}


def structured(text: str) -> list[Operation]:
    module = parse_module(make_context(), text)
    module.verify()
    return [op for op in module.walk() if is_structured(op)]


def outer_constant(value: SSAValue) -> str:
    """The oracle hoists constants out of the body."""
    assert isinstance(value.owner, Operation)
    assert value.owner.name == "arith.constant"
    return str(value.owner.properties["value"])


def expressions(block: Block) -> list[str]:
    """Return the values that the block yields, as expressions over its arguments."""
    text = {arg: f"arg{number}" for number, arg in enumerate(block.args)}
    for op in block.ops:
        operands = [text.get(value) or outer_constant(value) for value in op.operands]
        if op.name in COMMUTATIVE:
            operands.sort()
        if op.name == "arith.constant":
            text[op.results[0]] = outer_constant(op.results[0])
            continue
        predicate = op.properties.get("predicate", "")
        for result in op.results:
            text[result] = f"{op.name}{predicate}({', '.join(operands)}) : {result.type}"
    assert block.last_op is not None
    return [text.get(value) or outer_constant(value) for value in block.last_op.operands]


def meaning(op: Operation) -> tuple[object, ...]:
    maps = [str(map_) for map_ in indexing_maps(op)]
    return maps, iterator_types(op), num_inputs(op), expressions(scalar_block(op))


@pytest.mark.skipif(MLIR_OPT is None, reason="mlir-opt-22 is not installed")
@pytest.mark.parametrize("text", SNIPPETS, ids=range(len(SNIPPETS)))
def test_generalization_by_mlir_opt(text: str):
    assert MLIR_OPT is not None
    run = subprocess.run(
        [MLIR_OPT, "--linalg-generalize-named-ops"], input=text, capture_output=True, text=True
    )
    theirs = [op for op in structured(run.stdout) if op.name == "linalg.generic"]
    ours = structured(text)
    if any(op.results for op in ours):
        # The oracle folds unused operations on tensors away.
        assert all(op in map(meaning, ours) for op in map(meaning, theirs))
    else:
        assert [meaning(op) for op in ours] == [meaning(op) for op in theirs]


CONTRACTION = """
func.func @f(%a: memref<4x5xf64>, %x: memref<5xf64>, %y: memref<4xf64>) {
  linalg.matvec ins(%a, %x : memref<4x5xf64>, memref<5xf64>) outs(%y : memref<4xf64>)
  return
}
"""


def test_loops_of_matvec():
    (op,) = structured(CONTRACTION)
    assert [str(map_) for map_ in indexing_maps(op)] == [
        "(d0, d1) -> (d0, d1)",
        "(d0, d1) -> (d1)",
        "(d0, d1) -> (d0)",
    ]
    assert iterator_types(op) == ["parallel", "reduction"]
    assert num_inputs(op) == 2
    assert [inner.name for inner in scalar_block(op).ops] == [
        "arith.mulf",
        "arith.addf",
        "linalg.yield",
    ]


@pytest.mark.parametrize("name", sorted(NAMED))
def test_every_named_operation_is_registered(name: str):
    assert make_context().get_optional_op(name) is not None
