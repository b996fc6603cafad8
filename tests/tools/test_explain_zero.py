"""``ad-opt --explain-zero=f:x``: what it says, where it points, and that it says the truth."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from ad_opt.passes.analysis.flow.zero_gradients import explain
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.tools.ad_opt import main

import ad_opt
from derivatives import interpreter_call, is_float, outputs
from smooth_programs import smooth_program

ZERO = "is zero"
NOT_ZERO = "is not zero by the structure"

CASES: dict[str, tuple[str, str, list[str]]] = {
    "comparison": (
        """func.func @f(%x: f64, %y: f64) -> f64 {
  %b = arith.cmpf ogt, %x, %y : f64
  %z = arith.uitofp %b : i1 to f64
  return %z : f64
}""",
        ZERO,
        ["a comparison is constant but for jumps", "f.mlir:2:3", "the only way"],
    ),
    "integer": (
        """func.func @f(%x: f64) -> f64 {
  %s = math.sin %x : f64
  %n = arith.fptosi %s : f64 to i32
  %m = arith.muli %n, %n : i32
  %y = arith.sitofp %m : i32 to f64
  return %y : f64
}""",
        ZERO,
        ["a conversion to an integer", "(it got here through `math.sin`)", "f.mlir:3:3"],
    ),
    "rounding": (
        "func.func @f(%x: f64) -> f64 {\n  %y = math.floor %x : f64\n  return %y : f64\n}",
        ZERO,
        ["the derivative of `math.floor` is zero wherever it exists"],
    ),
    "detached, but also not": (
        """func.func @f(%x: f64) -> f64 {
  %d = autodiff.detach %x : f64
  %y = arith.mulf %d, %x : f64
  return %y : f64
}""",
        NOT_ZERO,
        ["it gets through `arith.mulf`"],
    ),
    "detached": (
        """func.func @f(%x: f64) -> f64 {
  %d = autodiff.detach %x : f64
  %y = arith.mulf %d, %d : f64
  return %y : f64
}""",
        ZERO,
        ["the derivative is dropped here, as the program says", "f.mlir:2:3"],
    ),
    "a call that drops": (
        """func.func private @g(%a: f64) -> f64 {
  return %a : f64
}
func.func @f(%x: f64) -> f64 {
  %y = func.call @g(%x) {autodiff.no_diff} : (f64) -> f64
  return %y : f64
}""",
        ZERO,
        ["this call drops derivatives, as the program says", "f.mlir:5:3"],
    ),
    "a callee that drops": (
        """func.func private @g(%a: f64) -> f64 attributes {autodiff.inactive} {
  return %a : f64
}
func.func @f(%x: f64) -> f64 {
  %y = func.call @g(%x) : (f64) -> f64
  return %y : f64
}""",
        ZERO,
        ["this call drops derivatives, as the program says"],
    ),
    "inside of a callee": (
        """func.func private @g(%a: f64) -> f64 {
  %r = math.round %a : f64
  return %r : f64
}
func.func @f(%x: f64) -> f64 {
  %y = func.call @g(%x) : (f64) -> f64
  return %y : f64
}""",
        ZERO,
        ["no derivative gets through @g", "in it, the derivative of `math.round` is zero"],
    ),
    "an argument that the callee forgets": (
        """func.func private @g(%a: f64, %b: f64) -> f64 {
  return %b : f64
}
func.func @f(%x: f64, %y: f64) -> f64 {
  %z = func.call @g(%x, %y) : (f64, f64) -> f64
  return %z : f64
}""",
        ZERO,
        ["nothing that the function gives depends on it"],
    ),
    "overwritten": (
        """func.func @f(%x: f64, %m: memref<4xf64>, %i: index) -> f64 {
  %c = arith.constant 1.0 : f64
  memref.store %x, %m[%i] : memref<4xf64>
  memref.store %c, %m[%i] : memref<4xf64>
  %y = memref.load %m[%i] : memref<4xf64>
  return %y : f64
}""",
        ZERO,
        ["the value is overwritten before anybody reads it", "f.mlir:4:3"],
    ),
    "read in between": (
        """func.func @f(%x: f64, %m: memref<4xf64>, %i: index, %j: index) -> f64 {
  %c = arith.constant 1.0 : f64
  memref.store %x, %m[%i] : memref<4xf64>
  %y = memref.load %m[%j] : memref<4xf64>
  memref.store %c, %m[%i] : memref<4xf64>
  return %y : f64
}""",
        NOT_ZERO,
        ["it gets through `memref.store`"],
    ),
    "another element": (
        """func.func @f(%x: f64, %m: memref<4xf64>, %i: index, %j: index) -> f64 {
  %c = arith.constant 1.0 : f64
  memref.store %x, %m[%i] : memref<4xf64>
  memref.store %c, %m[%j] : memref<4xf64>
  %y = memref.load %m[%i] : memref<4xf64>
  return %y : f64
}""",
        NOT_ZERO,
        [],
    ),
    "stored and forgotten": (
        """func.func @f(%x: f64) -> f64 {
  %m = memref.alloca() : memref<f64>
  memref.store %x, %m[] : memref<f64>
  %c = arith.constant 1.0 : f64
  return %c : f64
}""",
        ZERO,
        ["nothing that the function gives depends on it", "`memref.store` uses it"],
    ),
    "unused": (
        "func.func @f(%x: f64, %y: f64) -> f64 {\n  return %y : f64\n}",
        ZERO,
        ["nothing uses it"],
    ),
    "an element is chosen": (
        """func.func @f(%x: f64, %m: memref<4xf64>) -> f64 {
  %n = arith.fptoui %x : f64 to i64
  %i = arith.index_cast %n : i64 to index
  %y = memref.load %m[%i] : memref<4xf64>
  return %y : f64
}""",
        ZERO,
        ["a conversion to an integer"],
    ),
    "a way is chosen": (
        """func.func @f(%x: f64, %y: f64) -> f64 {
  %c = arith.constant 0.0 : f64
  %b = arith.cmpf ogt, %x, %c : f64
  %z = scf.if %b -> f64 {
    scf.yield %y : f64
  } else {
    scf.yield %c : f64
  }
  return %z : f64
}""",
        ZERO,
        ["a comparison is constant but for jumps"],
    ),
    "a branch is chosen": (
        """func.func @f(%x: f64, %y: f64) -> f64 {
  %c = arith.constant 0.0 : f64
  %b = arith.cmpf ogt, %x, %c : f64
  cf.cond_br %b, ^one(%y : f64), ^one(%c : f64)
^one(%z: f64):
  return %z : f64
}""",
        ZERO,
        ["a comparison is constant but for jumps"],
    ),
    "times zero": (
        """func.func @f(%x: f64) -> f64 {
  %c = arith.constant 0.0 : f64
  %y = arith.mulf %x, %c : f64
  return %y : f64
}""",
        ZERO,
        ["the value is multiplied by zero"],
    ),
    "marked as constant": (
        """func.func @f(%x: f64 {autodiff.activity = #autodiff.activity<const>}) -> f64 {
  return %x : f64
}""",
        ZERO,
        ["the function says that this argument is constant"],
    ),
    "stored where no derivative is": (
        """func.func @f(%x: f64, %m: memref<f64> {autodiff.activity = #autodiff.activity<const>})
    -> f64 {
  memref.store %x, %m[] : memref<f64>
  %y = memref.load %m[] : memref<f64>
  return %y : f64
}""",
        ZERO,
        ["the memory that the value is stored in is constant for derivatives"],
    ),
    "a buffer": (
        """func.func @f(%x: memref<4xf64>) -> f64 {
  %i = arith.constant 0 : index
  %y = memref.load %x[%i] : memref<4xf64>
  %z = math.trunc %y : f64
  return %z : f64
}""",
        ZERO,
        ["the derivative of `math.trunc` is zero", "(it got here through `memref.load`)"],
    ),
    "a buffer that is written, too": (
        """func.func @f(%x: memref<4xf64>, %y: f64) -> f64 {
  %i = arith.constant 0 : index
  memref.store %y, %x[%i] : memref<4xf64>
  return %y : f64
}""",
        ZERO,
        ["elements of the buffer that are not written keep their derivative"],
    ),
    "a field without derivative": (
        """agg.struct_def @S {
  agg.field @a : f64
  agg.field @n : f64 no_diff
}
func.func @f(%x: !agg.struct<@S>) -> f64 {
  %n = agg.get %x "n" : !agg.struct<@S> -> f64
  return %n : f64
}""",
        ZERO,
        ["this field has no derivative", "f.mlir:6:3"],
    ),
    "a field with one": (
        """agg.struct_def @S {
  agg.field @a : f64
  agg.field @n : f64 no_diff
}
func.func @f(%x: !agg.struct<@S>) -> f64 {
  %n = agg.get %x "a" : !agg.struct<@S> -> f64
  return %n : f64
}""",
        NOT_ZERO,
        ["it gets through `agg.get`"],
    ),
    "an argument that is no_diff": (
        """func.func @f(%x: !autodiff.attributed<f64, #autodiff.no_diff>) -> f64 {
  %y = autodiff.unwrap %x : !autodiff.attributed<f64, #autodiff.no_diff> -> f64
  return %y : f64
}""",
        ZERO,
        ["has no derivative"],
    ),
    "a loop": (
        """func.func @f(%x: f64, %n: index) -> f64 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %y = scf.for %i = %zero to %n step %one iter_args(%s = %x) -> (f64) {
    %t = math.sin %s : f64
    scf.yield %t : f64
  }
  return %y : f64
}""",
        NOT_ZERO,
        [],
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_what_it_says(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text, verdict, expected = CASES[name]
    monkeypatch.chdir(tmp_path)
    Path("f.mlir").write_text(text)
    assert main(["f.mlir", "--explain-zero=f:x"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("note[AD0851]: the gradient of @f by `%x` ")
    assert verdict in out
    for words in expected:
        assert words in out


VALUES: dict[str, Any] = {"f64": 1.3, "index": 1, "memref<4xf64>": np.array([0.4, 1.6, 2.3, 3.1])}
WITHOUT = ("marked as constant", "an argument that is no_diff", "stored where no derivative is")
"""Cases whose argument or buffer cannot be asked about, because it is marked as constant."""


@pytest.mark.parametrize(
    "name", [n for n in CASES if "agg" not in CASES[n][0] and n not in WITHOUT]
)
def test_differentiation_agrees(name: str) -> None:
    """The result's tangent along x is zero, or not, as the explanation says."""
    text, verdict, _ = CASES[name]
    function = ad_opt.load(text).with_options(opt_level=0)["f"]
    kinds = list(map(str, function.signature.inputs))
    arguments = _distinct([VALUES[kind] for kind in kinds])
    tangents = [None if kind == "index" else 0.0 * VALUES[kind] for kind in kinds]
    moving = function.signature.parameters.index("x")
    tangents[moving] = 1.0 if kinds[moving] == "f64" else np.ones(4)
    _, rate = ad_opt.jvp(function, arguments, tangents)
    if name == "another element":
        return  # both indices are 1 here, so it is zero by its numbers, not by structure
    assert (np.abs(rate) < 1e-300) == (verdict == ZERO)


@pytest.mark.parametrize(
    ("request_", "words"),
    [
        ("g:x", "no function @g"),
        ("f:z", "@f has no argument `z`"),
        ("f:7", "@f has no argument `7`"),
        ("f", "not a function and an argument"),
    ],
)
def test_wrong_requests(
    request_: str, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "f.mlir"
    path.write_text(CASES["unused"][0])
    assert main([str(path), f"--explain-zero={request_}"]) == 2
    assert words in capsys.readouterr().err


@pytest.mark.parametrize("request_", ["f:x", "@f:%x", "f:0"])
def test_spellings(request_: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "f.mlir"
    path.write_text(CASES["unused"][0])
    assert main([str(path), f"--explain-zero={request_}"]) == 0
    assert "nothing uses it" in capsys.readouterr().out


def _moved(value: Any) -> Any:
    if isinstance(value, np.ndarray):
        return np.asarray(value + 1e-9, value.dtype)
    return type(value)(value + 1e-6)


def _without(arguments: list[Any], number: int) -> list[Any]:
    return [value for at, value in enumerate(arguments) if at != number]


def _distinct(arguments: list[Any]) -> list[Any]:
    return [value.copy() if isinstance(value, np.ndarray) else value for value in arguments]


def test_zero_is_zero() -> None:
    """In random programs: a small change of the argument leaves all other outputs as they are."""
    claims = 0
    for seed in range(14):
        program = smooth_program(seed)
        module = ad_opt.load(program.text).module
        func = next(op for op in module.ops if getattr(op, "sym_name", None) is not None
                    and op.sym_name.data == program.entry)  # fmt: skip
        call = interpreter_call(module, program.entry)
        arguments = _distinct(program.arguments())
        for number, value in enumerate(arguments):
            if not is_float(value) or not explain(func, number, AnalysisManager()).is_zero:
                continue
            claims += 1
            changed = _distinct(arguments)
            changed[number] = _moved(value)
            assert np.array_equal(
                _others(call, arguments, number), _others(call, changed, number)
            ), (seed, number)
    assert claims > 5


def _others(call: Any, arguments: list[Any], number: int) -> Any:
    """All outputs but the buffer ``number``."""

    def run(*rest: Any) -> Any:
        given = list(rest)
        own = arguments[number]
        given.insert(number, own.copy() if isinstance(own, np.ndarray) else own)
        return call(*given)

    return outputs(run, _without(arguments, number))


def test_functions_of_llvm_ir_are_raised_first(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    path = tmp_path / "f.ll"
    path.write_text(
        """define double @f(double %x) {
  %n = fptosi double %x to i32
  %y = sitofp i32 %n to double
  ret double %y
}
"""
    )
    assert main([str(path), "--explain-zero=f:x"]) == 0
    printed = capsys.readouterr().out
    assert "a conversion to an integer" in printed
    assert "f.ll:2:3" in printed
