"""The programs of this repository, compiled and differentiated, against the interpreter.

The interpreter runs each program as it is written: no pass has seen it. What it cannot see is its
own: values are its results, derivatives those of its dual numbers.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import found_programs
import python_agreement
from found_programs import FoundProgram
from python_agreement import problems

FILES = found_programs.files()
OF_OTHERS = ("assign.staged", "assign.gradient")
"""Hooks that a test registers; gradients that `assign-gradient` makes or refuses before others."""


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(found_programs.ROOT)))
def test_the_programs_of_a_file(path: Path) -> None:
    for program in found_programs.found_programs(path):
        if any(word in program.text for word in OF_OTHERS):
            continue
        wrong = list(problems(program))
        assert not wrong, f"{wrong}\n@{program.entry} at {program.arguments()} of\n{program.text}"


def test_programs_are_found() -> None:
    folder = found_programs.ROOT / "tests" / "differentiation" / "programs"
    count = sum(len(list(found_programs.found_programs(path))) for path in folder.glob("*.mlir"))
    assert count > 100


UNSET = """
func.func @f(%x: f64, %i: index) -> (f64, memref<2xf64>) {
  %bytes = memref.alloc() : memref<64xi8>
  %c0 = arith.constant 0 : index
  %m = memref.view %bytes[%c0][] : memref<64xi8> to memref<8xf64>
  memref.store %x, %m[%c0] : memref<8xf64>
  %y = memref.load %m[%SET] : memref<8xf64>
  %r = memref.alloc() : memref<2xf64>
  return %y, %r : f64, memref<2xf64>
}"""
FILLED = "linalg.fill ins(%x : f64) outs(%r : memref<2xf64>)\n  return"


@pytest.mark.parametrize(
    ("loaded", "filled", "count"),
    [("c0", True, 1), ("c0", False, 0), ("i", True, 0)],
    ids=["all set", "given back unset", "read unset"],
)
def test_what_nobody_has_set_is_passed_over(loaded: str, filled: bool, count: int) -> None:
    text = UNSET.replace("%SET", f"%{loaded}").replace("return", FILLED if filled else "return")
    assert len(list(found_programs.functions(text))) == count


SQUARE = """
func.func @f(%x: f64, %y: f64) -> f64 {
  %p = arith.mulf %x, %x : f64
  %s = arith.addf %p, %y : f64
  return %s : f64
}"""


@pytest.mark.parametrize(
    ("other", "notices"),
    [(SQUARE, []), (SQUARE.replace("addf", "subf"), ["values", "forward mode"])],
)
def test_what_differs_is_noticed(other, notices, monkeypatch) -> None:
    (program,) = found_programs.functions(SQUARE)
    right = python_agreement.compiled

    def another(program: FoundProgram) -> object:
        return right(replace(program, text=other))

    monkeypatch.setattr(python_agreement, "compiled", another)
    found = list(problems(program))
    assert len(found) == len(notices)
    assert all(one.startswith(start) for one, start in zip(found, notices, strict=True))
