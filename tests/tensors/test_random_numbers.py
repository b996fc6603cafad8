"""Threefry4x32 against Random123's known answers, and what is made of it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.lowering.interpreters.core import Interpreter
from ad_opt.lowering.interpreters.values.threefry import threefry4x32
from ad_opt.passes.assign.threefry import threefry
from xdsl.dialects.builtin import FunctionType, ModuleOp, i32
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Block, Region

import ad_opt
from raised_modules import module_of

# Random123's kat_vectors: rounds, counter, key, answer.
KNOWN = """
13 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 531c7e4f 39491ee5 2c855a92 3d6abf9a
13 ffffffff ffffffff ffffffff ffffffff ffffffff ffffffff ffffffff ffffffff c4189358 1c9cc83a d5881c67 6a0a89e0
13 243f6a88 85a308d3 13198a2e 03707344 a4093822 299f31d0 082efa98 ec4e6c89 4aa71d8f 734738c2 431fc6a8 ae6debf1
20 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 9c6ca96a e17eae66 fc10ecd4 5256a7d8
20 ffffffff ffffffff ffffffff ffffffff ffffffff ffffffff ffffffff ffffffff 2a881696 57012287 f6c7446e a16a6732
20 243f6a88 85a308d3 13198a2e 03707344 a4093822 299f31d0 082efa98 ec4e6c89 59cd1dbb b8879579 86b5d00c ac8b6d84
"""  # noqa: E501


@pytest.mark.parametrize("line", KNOWN.strip().splitlines())
def test_known_answers(line: str) -> None:
    rounds, *words = line.split()
    numbers = [int(word, 16) for word in words]
    counter, key, answer = numbers[:4], numbers[4:8], numbers[8:]
    assert threefry4x32(key, counter, int(rounds)) == answer
    block = Block(arg_types=[i32] * 8)
    b = Builder(block)
    made = threefry(b, block.args[:4], block.args[4:], int(rounds))
    b.emit(ReturnOp(*made))
    function = FuncOp("f", FunctionType.from_lists([i32] * 8, [i32] * 4), Region(block))
    signed = [one - (1 << 32) if one >> 31 else one for one in (*key, *counter)]
    found = Interpreter(ModuleOp([function])).run("f", signed)
    assert [int(one) & 0xFFFFFFFF for one in found] == answer


def routine(distribution: str, element: str, shape: str) -> str:
    return f"""
func.func @f(%y: memref<{shape}x{element}> {{assign.label = "w"}}, %seed: i64) {{
  assign.random {distribution} seed %seed into %y : i64, memref<{shape}x{element}>
  return
}}
"""


@pytest.mark.parametrize("distribution", ["uniform", "normal"])
@pytest.mark.parametrize(("element", "dtype"), [("f32", np.float32), ("f64", np.float64)])
def test_compiled_and_interpreted(distribution: str, element: str, dtype: Any) -> None:
    text = routine(distribution, element, "3x5")
    one, other = np.zeros((3, 5), dtype), np.zeros((3, 5), dtype)
    ad_opt.load(text)["f"](one, 42)
    Interpreter(module_of(text)).run("f", [other, 42])
    tolerance = 1e-5 if dtype is np.float32 else 1e-12
    np.testing.assert_allclose(one, other, rtol=tolerance, atol=tolerance)


def test_moments() -> None:
    """Of 65536 numbers, within five standard deviations of the mean of them."""
    draws: dict[str, Any] = {}
    for distribution in ("uniform", "normal"):
        function = ad_opt.load(routine(distribution, "f32", "256x256"))["f"]
        draws[distribution] = np.zeros((256, 256), np.float32)
        function(draws[distribution], 7)
        again, other = np.zeros((256, 256), np.float32), np.zeros((256, 256), np.float32)
        function(again, 7)
        function(other, 8)
        np.testing.assert_array_equal(draws[distribution], again)
        assert abs(np.corrcoef(again.ravel(), other.ravel())[0, 1]) < 5 / 256
    uniform, normal = (draws[name].astype(np.float64).ravel() for name in ("uniform", "normal"))
    assert uniform.min() >= 0
    assert uniform.max() < 1
    assert abs(uniform.mean() - 0.5) < 5 / 256 / np.sqrt(12)
    assert abs(np.corrcoef(uniform[1:], uniform[:-1])[0, 1]) < 5 / 256
    assert abs(normal.mean()) < 5 / 256
    assert abs(normal.var() - 1) < 5 * np.sqrt(2) / 256


def test_order_does_not_matter() -> None:
    """Numbers belong to places: a tensor that begins alike has the same first ones."""
    short, long = np.zeros(4, np.float32), np.zeros(9, np.float32)
    ad_opt.load(routine("uniform", "f32", "4"))["f"](short, 3)
    ad_opt.load(routine("uniform", "f32", "9"))["f"](long, 3)
    np.testing.assert_array_equal(short, long[:4])
