"""Programs that upstream accepts are lowered and differentiated, or refused: no tracebacks.

The programs are the snippets of the battery and those that one change makes of them and that
`mlir-opt` 22 accepts (see `test_verdicts`).
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from ad_opt.tools.ad_opt import main

TESTS = Path(__file__).parents[1]
SEPARATOR = "\n// -----\n"
FILES = [
    *sorted((TESTS / "data" / "mlir_verdicts").glob("*.mlir")),
    *sorted((TESTS / "dialects" / "battery").glob("*.mlir")),
]
BUG = 70


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.stem}-{path.stem}")
def test_lowering(path, tmp_path, capsys):
    file = tmp_path / "program.mlir"
    wrong: list[str] = []
    for text in path.read_text().split(SEPARATOR):
        if text.startswith("// rejected"):
            continue
        file.write_text(text)
        if main([str(file), "--emit=llvm-ir"]) not in (0, 1):
            wrong.append(text)
    capsys.readouterr()
    assert wrong == []


CASTS = """
func.func @f(%x: memref<4xf64>) -> f64 {{
  %c0 = arith.constant 0 : index
  %v = memref.load %x[%c0] : memref<4xf64>
  {cast}
  return %v : f64
}}
"""


@pytest.mark.parametrize("what", ["--grad=f", "--jvp=f"])
@pytest.mark.parametrize(
    "cast",
    [
        "%m = builtin.unrealized_conversion_cast to memref<4xf64>",
        "%m:2 = builtin.unrealized_conversion_cast %v : f64 to f64, f64",
        "builtin.unrealized_conversion_cast %v, %v : f64, f64 to f32",
        "%m = builtin.unrealized_conversion_cast %v : f64 to i64",
    ],
)
def test_conversion_casts(cast, what, tmp_path, capsys):
    file = tmp_path / "program.mlir"
    file.write_text(CASTS.format(cast=cast))
    assert main([str(file), what]) in (0, 1)
    assert main([str(file), "--emit=llvm-ir"]) == 1
    assert re.search(r"AD0401|AD0101|AD0201", capsys.readouterr().err)


@pytest.mark.parametrize("mode", ["--emit=llvm-ir", "--grad=f"])
@pytest.mark.parametrize(
    ("body", "what"),
    [
        (
            "%u = vector.type_cast %m : memref<4xf64> to memref<vector<4xf64>>"
            " %w = memref.alloc() : memref<vector<4xf64>>"
            " memref.copy %u, %w : memref<vector<4xf64>> to memref<vector<4xf64>>",
            "`memref.copy` of what `vector.type_cast` gives",
        ),
        (
            "%v = vector.mask %on, %p { vector.transfer_read %m[%i], %x"
            " {permutation_map = affine_map<(d0) -> (0)>} : memref<4xf64>, vector<4xf64> }"
            " : vector<1xi1> -> vector<4xf64> %r = vector.extract %v[0] : f64 from vector<4xf64>",
            "a value for lanes that are off",
        ),
    ],
)
def test_vectors_that_nothing_lowers_are_refused(body, what, mode, tmp_path, capsys):
    file = tmp_path / "program.mlir"
    arguments = "%m: memref<4xf64>, %i: index, %x: f64, %on: vector<1xi1>, %p: vector<4xf64>"
    returned = "%r" if "%r" in body else "%x"
    file.write_text(f"func.func @f({arguments}) -> f64 {{ {body} return {returned} : f64 }}")
    assert main([str(file), mode]) == 1
    assert f"error[AD0401]: {what}" in capsys.readouterr().err


@pytest.mark.parametrize(
    "body",
    [
        "%v = affine.vector_load %m[%i] : memref<8xf64>, vector<2x2xf64>",
        "affine.vector_store %v, %m[%i] : memref<8xf64>, vector<2x2xf64>",
    ],
)
def test_vectors_of_more_dimensions_than_memory(body, tmp_path, capsys):
    """`mlir-opt` accepts them as `affine` operations, and refuses what they are lowered to."""
    arguments = "%m: memref<8xf64>, %i: index"
    arguments += ", %v: vector<2x2xf64>" if "store" in body else ""
    file = tmp_path / "program.mlir"
    file.write_text(f"func.func @f({arguments}) {{ {body} return }}")
    assert main([str(file), "--emit=llvm-ir"]) == 1
    assert "error[AD0401]: `affine.vector_" in capsys.readouterr().err


def test_padding_by_a_size_that_nobody_gives(tmp_path, capsys):
    file = tmp_path / "program.mlir"
    file.write_text("""
      func.func @f(%t: tensor<4xf64>, %c: f64) -> tensor<?xf64> {
        %0 = "tensor.pad"(%t) <{operandSegmentSizes = array<i32: 1, 0, 0>,
            static_low = array<i64: -9223372036854775808>, static_high = array<i64: 1>}> ({
          ^bb0(%i: index): tensor.yield %c : f64
        }) : (tensor<4xf64>) -> tensor<?xf64>
        return %0 : tensor<?xf64>
      }""")
    assert main([str(file), "--emit=llvm-ir"]) == 1
    assert "error[AD0201]: `tensor.pad` is not valid" in capsys.readouterr().err
