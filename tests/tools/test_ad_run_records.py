"""``ad-run`` with structs and other by-value types: arguments as text, results as JSON."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from ad_opt.tools.ad_run import main

PROGRAM = """
agg.struct_def @Box {
  agg.field @w : f64
  agg.field @n : i32
  agg.field @h : f64
}
func.func @turn(%b: !agg.struct<@Box>, %s: f64) -> (!agg.struct<@Box>, f64) {
  %w = agg.get %b "w" : !agg.struct<@Box> -> f64
  %h = agg.get %b "h" : !agg.struct<@Box> -> f64
  %q = arith.mulf %h, %s : f64
  %b1 = agg.set %b "h", %w : !agg.struct<@Box>, f64 -> !agg.struct<@Box>
  %b2 = agg.set %b1 "w", %q : !agg.struct<@Box>, f64 -> !agg.struct<@Box>
  return %b2, %w : !agg.struct<@Box>, f64
}
func.func @pick(%o: !agg.optional<f64>, %v: !agg.array<2, f64>, %p: !pair.pair<f64>)
    -> (!agg.optional<f64>, !agg.array<2, f64>, !pair.pair<f64>) {
  return %o, %v, %p : !agg.optional<f64>, !agg.array<2, f64>, !pair.pair<f64>
}
func.func @double(%m: memref<?x!agg.struct<@Box>>) {
  %c1 = arith.constant 1 : index
  %p = memref.load %m[%c1] : memref<?x!agg.struct<@Box>>
  %x = agg.get %p "w" : !agg.struct<@Box> -> f64
  %y = arith.addf %x, %x : f64
  %q = agg.set %p "w", %y : !agg.struct<@Box>, f64 -> !agg.struct<@Box>
  memref.store %q, %m[%c1] : memref<?x!agg.struct<@Box>>
  return
}
"""
Run = Callable[..., tuple[int, Any, str]]


@pytest.fixture
def run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Run:
    file = tmp_path / "p.mlir"
    file.write_text(PROGRAM)

    def call(*arguments: str) -> tuple[int, Any, str]:
        status = main([str(file), *arguments])
        captured = capsys.readouterr()
        return status, json.loads(captured.out) if captured.out else None, captured.err

    return call


@pytest.mark.parametrize("how", [[], ["--interpret"]], ids=["compiled", "interpreted"])
def test_structs_by_name_and_in_order(run: Run, how: list[str]) -> None:
    expected = [{"w": 15.0, "n": 4, "h": 2.0}, 2.0]
    for text in ("{h: 3.0, w: 2.0, n: 4}, 5", "[2, 4, 3], 5", '{"w": 2, "n": 4, "h": 3}, 5'):
        assert run("turn", f"--args={text}", *how)[1]["results"] == expected


@pytest.mark.parametrize("how", [[], ["--interpret"]], ids=["compiled", "interpreted"])
def test_optionals_arrays_and_pairs(run: Run, how: list[str]) -> None:
    found = run("pick", "--args=none, [1, 2], [3, 4]", *how)[1]["results"]
    assert found == [None, [1.0, 2.0], {"p": 3.0, "d": 4.0}]
    found = run("pick", "--args=7, [1, 2], {d: 4, p: 3}", *how)[1]["results"]
    assert found == [7.0, [1.0, 2.0], {"p": 3.0, "d": 4.0}]


@pytest.mark.parametrize("how", [[], ["--interpret"]], ids=["compiled", "interpreted"])
def test_buffers_of_structs(run: Run, how: list[str]) -> None:
    text = "--args=[{w: 1, n: 2, h: 3}, [4, 5, 6]]"
    found = run("double", text, *how)[1]["arguments"]
    assert found == {"m": [{"w": 1.0, "n": 2, "h": 3.0}, {"w": 8.0, "n": 5, "h": 6.0}]}
    zeros = run("double", "--args=zeros(2)", *how)[1]["arguments"]
    assert zeros == {}


def test_derivatives(run: Run) -> None:
    found = run("turn", "--args=[2, 4, 3], 5", "--jvp={w: 1, h: 10}, 2")[1]["tangents"]
    assert found == [{"w": 56.0, "h": 1.0}, 1.0]
    found = run("turn", "--args=[2, 4, 3], 5", "--vjp={w: 1, h: 10}, 100")[1]["gradients"]
    assert found == {"b": {"w": 110.0, "h": 5.0}, "s": 3.0}


@pytest.mark.parametrize(
    ("function", "text", "words"),
    [
        ("turn", "{w: 2, m: 4, h: 3}, 5", "no field `m`"),
        ("turn", "{w: 2, h: 3}, 5", "lacks the field `n`"),
        ("turn", "{w: 2, n: 4, h}, 5", "`h` is no field"),
        ("turn", "3, 5", "got `3`"),
        ("turn", "[1, 2], 5", "has 3 parts"),
        ("turn", "{w: 2.0, n: 4.5, h: 3}, 5", "`4.5` is not an integer"),
        ("pick", "none, [1], [1, 2]", "has 2 parts"),
        ("double", "[{w: 1, n: 2, h: 3}, 4]", "got `4`"),
        ("double", "3", "must be a list"),
    ],
)
def test_what_is_wrong_is_pointed_at(run: Run, function: str, text: str, words: str) -> None:
    status, _, errors = run(function, f"--args={text}")
    assert status == 2
    assert "AD0504" in errors
    assert words in errors
