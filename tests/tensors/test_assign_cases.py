"""Projections of known tensors: OCANNL's einsum cases at the level of assignments, with its values.

``r(shape)`` is filled with its row-major offsets. Each case runs compiled and interpreted.
"""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest
from ad_opt.lowering.interpreters.core import Interpreter

import ad_opt
from raised_modules import module_of


def r(*shape: int) -> Any:
    return np.arange(float(np.prod(shape)), dtype=np.float32).reshape(shape)


def memref(array: Any) -> str:
    return f"memref<{''.join(f'{size}x' for size in array.shape)}f32>"


def accumulate(
    kind: str, out: str, tensors: dict[str, str], types: dict[str, str], box: list[int], body: str
) -> str:
    """Text of an assignment with init; ``tensors`` has the map of each, the output's first."""
    dims = ", ".join("ijklm"[: len(box)])
    placed = [f"%{name}[affine_map<({dims}) -> ({at})>]" for name, at in tensors.items()]
    inputs = [name for name in tensors if name != out]
    arguments = ", ".join(f"%{name}_e: f32" for name in inputs)
    listed = ", ".join(types[name] for name in tensors)
    return (
        f"assign.accumulate #assign.kind<{kind}> init {placed[0]} from {', '.join(placed[1:])}"
        f" over {box} {{\n^bb0({arguments}):\n{body}\n}} : {listed}"
    )


def copied(name: str) -> str:
    return f"assign.yield %{name}_e : f32"


def run(text: str, arrays: dict[str, Any]) -> dict[str, Any]:
    """Compiled and interpreted; they agree to the last bit, since all numbers are whole."""
    parameters = ", ".join(f"%{name}: {memref(one)}" for name, one in arrays.items())
    program = f"func.func @f({parameters}) {{\n{text}\nreturn\n}}"
    given = [np.array(one) for one in arrays.values()]
    ad_opt.load(program)["f"](*given)
    again = [np.array(one) for one in arrays.values()]
    Interpreter(module_of(program)).run("f", again)
    for one, other in zip(given, again, strict=True):
        np.testing.assert_array_equal(one, other)
    return dict(zip(arrays, given, strict=True))


def single(
    x: Any, shape: tuple[int, ...], out_map: str, in_map: str, box: list[int], kind: str = "add"
) -> Any:
    """One assignment of one input, into a tensor of other numbers."""
    arrays = {"y": np.full(shape, 99, np.float32), "x": x}
    types = {name: memref(one) for name, one in arrays.items()}
    text = accumulate(kind, "y", {"y": out_map, "x": in_map}, types, box, copied("x"))
    return run(text, arrays)["y"]


def test_axes_change_their_roles() -> None:
    """``b|i->o => o|b->i`` of r(b 2, o 4, i 3), in memory order b, o, i; the result o, i, b."""
    y = single(r(2, 4, 3), (4, 3, 2), "j, k, i", "i, j, k", [2, 4, 3])
    assert y[:, 0].tolist() == [[0, 12], [3, 15], [6, 18], [9, 21]]
    assert y[:, 1].tolist() == [[1, 13], [4, 16], [7, 19], [10, 22]]


def test_an_axis_is_summed() -> None:
    """``b|i->o => b|i``."""
    y = single(r(2, 4, 3), (2, 3), "i, k", "i, j, k", [2, 4, 3])
    assert y.tolist() == [[18, 22, 26], [66, 70, 74]]


def test_all_but_one_axis_are_summed() -> None:
    """``...|...->...o => o``."""
    y = single(r(2, 4, 3), (4,), "j", "i, j, k", [2, 4, 3])
    assert y.tolist() == [42, 60, 78, 96]
    assert single(r(3, 4), (4,), "j", "i, j", [3, 4]).tolist() == [12, 15, 18, 21]


def test_an_input_axis_comes_last() -> None:
    """``i->...o => ...io`` of r(in 2, out 3, 4): memory order is out, out, in."""
    y = single(r(3, 4, 2), (3, 2, 4), "i, k, j", "i, j, k", [3, 4, 2])
    assert y[0].tolist() == [[0, 2, 4, 6], [1, 3, 5, 7]]
    assert y[1, 0].tolist() == [8, 10, 12, 14]


def test_a_fixed_index() -> None:
    """``...|1->... => ...|...``."""
    y = single(r(2, 4, 3), (2, 4), "i, j", "i, j, 1", [2, 4])
    assert y.tolist() == [[1, 4, 7, 10], [13, 16, 19, 22]]


def test_an_outer_product() -> None:
    """``i->...;j->...=>...ij`` of d r(2->3) and e r(4->3)."""
    arrays = {"y": np.full((3, 2, 4), 99, np.float32), "d": r(3, 2), "e": r(3, 4)}
    types = {name: memref(one) for name, one in arrays.items()}
    body = "%m = arith.mulf %d_e, %e_e : f32\nassign.yield %m : f32"
    maps = {"y": "i, j, k", "d": "i, j", "e": "i, k"}
    y = run(accumulate("add", "y", maps, types, [3, 2, 4], body), arrays)["y"]
    assert y[0].tolist() == [[0, 0, 0, 0], [0, 1, 2, 3]]
    assert y[1].tolist() == [[8, 10, 12, 14], [12, 15, 18, 21]]


def test_the_diagonal_and_one_column() -> None:
    assert single(r(5), (5, 5), "i, i", "i", [5]).tolist() == np.diag(r(5)).tolist()
    column = single(r(4), (4, 3), "i, 0", "i", [4])
    assert column.tolist() == [[0, 0, 0], [1, 0, 0], [2, 0, 0], [3, 0, 0]]


def test_a_transposition() -> None:
    assert single(r(2, 3), (3, 2), "j, i", "i, j", [2, 3]).tolist() == r(2, 3).T.tolist()


def test_three_factors() -> None:
    """``ij;jk;km=>im`` at once and in two steps, to the last bit."""
    a = np.array([[1, 2], [3, 4]], np.float32)
    b = np.array([[0, 1], [1, 0]], np.float32)
    arrays = {"y": np.zeros((2, 2), np.float32), "a": a, "b": b, "c": np.eye(2, dtype=np.float32)}
    arrays |= {"h": np.zeros((2, 2), np.float32), "z": np.zeros((2, 2), np.float32)}
    types = {name: memref(one) for name, one in arrays.items()}
    at_once = (
        "%m = arith.mulf %a_e, %b_e : f32\n%n = arith.mulf %m, %c_e : f32\nassign.yield %n : f32"
    )
    maps = {"y": "i, m", "a": "i, j", "b": "j, k", "c": "k, m"}
    maps = {name: at.replace("m", "l") for name, at in maps.items()}
    first = "%m = arith.mulf %a_e, %b_e : f32\nassign.yield %m : f32"
    second = "%m = arith.mulf %h_e, %c_e : f32\nassign.yield %m : f32"
    text = "\n".join(
        (
            accumulate("add", "y", maps, types, [2, 2, 2, 2], at_once),
            accumulate(
                "add", "h", {"h": "i, k", "a": "i, j", "b": "j, k"}, types, [2, 2, 2], first
            ),
            accumulate(
                "add", "z", {"z": "i, k", "h": "i, j", "c": "j, k"}, types, [2, 2, 2], second
            ),
        )
    )
    found = run(text, arrays)
    assert found["y"].tolist() == [[2, 1], [4, 3]]
    assert found["y"].tobytes() == found["z"].tobytes()


def test_a_choice_of_three() -> None:
    arrays = {"y": np.zeros(4, np.float32), "c": np.array([1, 0, 1, 0], np.float32)}
    arrays |= {"a": np.array([10, 20, 30, 40], np.float32), "b": np.arange(1, 5, dtype=np.float32)}
    types = {name: memref(one) for name, one in arrays.items()}
    body = (
        "%zero = arith.constant 0.0 : f32\n%t = arith.cmpf une, %c_e, %zero : f32\n"
        "%s = arith.select %t, %a_e, %b_e : f32\nassign.yield %s : f32"
    )
    maps = dict.fromkeys(arrays, "i")
    y = run(accumulate("add", "y", maps, types, [4], body), arrays)["y"]
    assert y.tolist() == [10, 2, 30, 4]


def test_pooling() -> None:
    """Windows of 2x2, two apart."""
    y = single(r(4, 4), (2, 2), "i, j", "2 * i + k, 2 * j + l", [2, 2, 2, 2], "max")
    assert y.tolist() == [[5, 7], [13, 15]]


def test_a_tropical_convolution() -> None:
    arrays = {"y": np.zeros((2, 2), np.float32), "x": r(4, 4), "k": r(2, 2)}
    types = {name: memref(one) for name, one in arrays.items()}
    body = "%m = arith.addf %x_e, %k_e : f32\nassign.yield %m : f32"
    maps = {"y": "i, j", "x": "2 * i + k, 2 * j + l", "k": "k, l"}
    y = run(accumulate("max", "y", maps, types, [2, 2, 2, 2], body), arrays)["y"]
    assert y.tolist() == [[8, 10], [16, 18]]


PADDED = """
func.func @f(%x: memref<4x4xf32>, %high: memref<4x4xf32>, %sum: memref<4x4xf32>) {
  %h = assign.node "h" {padding = array<i64: 1, 1, 1, 1>} : memref<4x4xf32>
  assign.accumulate #assign.kind<set> %h[affine_map<(i, j) -> (i, j)>]
      from %x[affine_map<(i, j) -> (i, j)>] over [4, 4] {
  ^bb0(%a: f32):
    assign.yield %a : f32
  } : memref<4x4xf32>, memref<4x4xf32>
  assign.accumulate #assign.kind<max> init %high[affine_map<(i, j, k, l) -> (i, j)>]
      from %h[affine_map<(i, j, k, l) -> (i + k - 1, j + l - 1)>] over [4, 4, 3, 3] {
  ^bb0(%a: f32):
    assign.yield %a : f32
  } : memref<4x4xf32>, memref<4x4xf32>
  assign.accumulate #assign.kind<add> init %sum[affine_map<(i, j, k, l) -> (i, j)>]
      from %h[affine_map<(i, j, k, l) -> (i + k - 1, j + l - 1)>] over [4, 4, 3, 3] {
  ^bb0(%a: f32):
    assign.yield %a : f32
  } : memref<4x4xf32>, memref<4x4xf32>
  return
}
"""


def test_margins() -> None:
    """-inf for the maximum, 0 for the sum, in each run."""
    x = np.arange(-16, 0, dtype=np.float32).reshape(4, 4)
    function = ad_opt.load(PADDED)["f"]
    for _ in range(2):
        high, total = np.zeros((4, 4), np.float32), np.zeros((4, 4), np.float32)
        function(x, high, total)
        assert (high[0, 0], high[1, 1]) == (-11, -6)
        assert (total[0, 0], total[1, 1]) == (-54, -99)
        again = [x.copy(), np.zeros_like(high), np.zeros_like(high)]
        Interpreter(module_of(PADDED)).run("f", again)
        np.testing.assert_array_equal(again[1], high)
        np.testing.assert_array_equal(again[2], total)


@pytest.mark.parametrize(
    ("size", "box", "in_map", "count"),
    [
        (5, [5, 3], "i + k - 1", 5),  # the same size
        (5, [3, 3], "i + k", 3),  # only whole windows
        (4, [2, 2], "2 * i + k", 2),
        (9, [4, 3], "2 * i + k", 4),
    ],
)
def test_sizes_of_convolutions(size: int, box: list[int], in_map: str, count: int) -> None:
    x = r(size)
    y, margin = np.zeros(count, np.float32), int("- 1" in in_map)
    text = f"""
func.func @f(%x: memref<{size}xf32>, %y: memref<{count}xf32>) {{
  %h = assign.node "h" {{padding = array<i64: {margin}, {margin}>}} : memref<{size}xf32>
  assign.accumulate #assign.kind<set> %h[affine_map<(i) -> (i)>] from %x[affine_map<(i) -> (i)>]
      over [{size}] {{
  ^bb0(%a: f32):
    assign.yield %a : f32
  }} : memref<{size}xf32>, memref<{size}xf32>
  assign.accumulate #assign.kind<add> init %y[affine_map<(i, k) -> (i)>]
      from %h[affine_map<(i, k) -> ({in_map})>] over {box} {{
  ^bb0(%a: f32):
    assign.yield %a : f32
  }} : memref<{count}xf32>, memref<{size}xf32>
  return
}}
"""
    ad_opt.load(text)["f"](x, y)
    stride = 2 if "2 *" in in_map else 1
    wide = np.pad(x, margin)
    windows = [wide[stride * at : stride * at + box[1]].sum() for at in range(count)]
    assert y.tolist() == windows


def test_concatenation() -> None:
    """``a;b=>a^b``, three parts too, and back: gradients of the sum of sines are cosines."""
    text = """
func.func @f(%a: memref<3xf32>, %b: memref<2xf32>, %c: memref<1xf32>, %y: memref<6xf32>,
             %ga: memref<3xf32>, %gb: memref<2xf32>, %gc: memref<1xf32>) {
  assign.concatenate #assign.kind<set> %y[affine_map<(i) -> (i)>]
      parts %a[affine_map<(i) -> (i)>] at [0], %b[affine_map<(i) -> (i)>] at [1],
            %c[affine_map<(i) -> (i)>] at [2] over [[3, 2, 1]] {
  ^bb0(%p: f32):
    %s = math.sin %p : f32
    assign.yield %s : f32
  } : memref<6xf32>, memref<3xf32>, memref<2xf32>, memref<1xf32>
"""
    for at, (name, size) in enumerate((("a", 3), ("b", 2), ("c", 1))):
        text += f"""
  assign.concatenate #assign.kind<add> init %g{name}[affine_map<(i) -> (i)>] at [{at}]
      parts %{name}[affine_map<(i) -> (i)>] at [{at}] over [[3, 2, 1]] {{
  ^bb0(%p: f32):
    %s = math.cos %p : f32
    assign.yield %s : f32
  }} : memref<{size}xf32>, memref<{size}xf32>
"""
    text += "return\n}"
    numbers = np.arange(1, 7, dtype=np.float32)
    given = [numbers[:3], numbers[3:5], numbers[5:], np.zeros(6, np.float32)]
    given += [np.zeros(size, np.float32) for size in (3, 2, 1)]
    given = [np.array(one) for one in given]
    ad_opt.load(text)["f"](*given)
    np.testing.assert_allclose(given[3], np.sin(numbers.astype(np.float64)), rtol=1e-6)
    gradient = np.concatenate(given[4:])
    np.testing.assert_allclose(gradient, np.cos(numbers.astype(np.float64)), rtol=1e-6)


def test_a_symbol_is_bound_at_the_call() -> None:
    """One routine reads each batch; nothing is compiled again."""
    text = """
func.func @f(%x: memref<8x3xf32>, %y: memref<3xf32>, %s: index {assign.range = 8 : i64}) {
  assign.fetch slice %x[%s] into %y : memref<8x3xf32>, memref<3xf32>
  return
}
"""
    function, y = ad_opt.load(text)["f"], np.zeros(3, np.float32)
    for at in range(8):
        function(r(8, 3), y, at)
        assert y.tolist() == [3 * at, 3 * at + 1, 3 * at + 2]


@pytest.mark.parametrize("kind", ["add", "sub", "mul", "div", "max", "min", "set"])
def test_one_contribution_keeps_its_bits(kind: str) -> None:
    """Negative zero, NaN and infinities, where the initialisation is elided."""
    x = np.array([-0.0, 0.0, np.nan, -np.inf, np.inf, 1.5], np.float32)
    y = single(x, (6,), "i", "i", [6], kind)
    start = np.float32({"mul": 1, "div": 1}.get(kind, 0))
    with np.errstate(all="ignore"):
        wanted = {"sub": start - x, "div": start / x}.get(kind, x)
    np.testing.assert_array_equal(y, wanted)
    np.testing.assert_array_equal(np.signbit(y[:2]), np.signbit(wanted[:2]))


def test_data_of_several_fetches() -> None:
    """Each is a constant of the module, with a name of its own; the program has one already."""
    data = [[float(n * at) for n in range(40)] for at in (1, -2)]
    text = """
memref.global "private" constant @assign_data : memref<f64> = dense<7.0>
func.func @f(%x: memref<40xf64>, %y: memref<40xf64>) {
"""
    for name, numbers in zip("xy", data, strict=True):
        text += (
            f"  assign.fetch data dense<{numbers}> : tensor<40xf64> into %{name} : memref<40xf64>\n"
        )
    x, y = np.zeros(40), np.zeros(40)
    ad_opt.load(f"{text}  return\n}}\n")["f"](x, y)
    assert [x.tolist(), y.tolist()] == data


def test_a_hook_writes() -> None:
    from ad_opt.passes.assign.hooks import register_hook
    from xdsl.dialects import memref as memrefs

    def clear(b: Any, operands: Any, config: Any) -> None:
        from xdsl.dialects import arith

        value = b.value(arith.ConstantOp(config["value"]))
        b.emit(memrefs.StoreOp.get(value, operands[0], []))

    register_hook("test-clear", clear)
    text = """
func.func @f(%y: memref<f32>) {
  assign.staged "test-clear" (%y) config {value = 2.5 : f32} : memref<f32>
  return
}
"""
    y = np.zeros((), np.float32)
    ad_opt.load(text)["f"](y)
    assert y == 2.5
    from raised_modules import run_passes

    lowered = str(run_passes(module_of(text), "lower-assign-to-affine"))
    assert len(re.findall("assign.opaque", lowered)) == 2


@pytest.mark.parametrize(
    ("kind", "element", "numbers", "wanted"),
    [
        ("add", "i32", [3, -5, 7], 5),
        ("sub", "i32", [3, -5, 7], -5),
        ("mul", "i64", [3, -5, 7], -105),
        ("max", "i32", [-3, -5, -7], -3),
        ("min", "i8", [3, 5, 7], 3),
        ("or", "i32", [1, 2, 8], 11),
        ("and", "i32", [7, 3, 6], 2),
        ("set", "i32", [7, 3, 6], 6),
        ("div", "f64", [2.0, 4.0, 0.5], 0.25),
        ("or", "i1", [False, True, False], True),
        ("and", "i1", [True, True, False], False),
    ],
)
def test_kinds(kind: str, element: str, numbers: list[Any], wanted: Any) -> None:
    """One element of three contributions, from the neutral element on."""
    text = f"""
func.func @f(%x: memref<3x{element}>, %y: memref<{element}>) {{
  assign.accumulate #assign.kind<{kind}> init %y[affine_map<(i) -> ()>]
      from %x[affine_map<(i) -> (i)>] over [3] {{
  ^bb0(%a: {element}):
    assign.yield %a : {element}
  }} : memref<{element}>, memref<3x{element}>
  return
}}
"""
    dtypes: dict[str, Any] = {"i1": np.bool_, "i8": np.int8, "i32": np.int32, "i64": np.int64}
    x = np.array(numbers, dtypes.get(element, np.float64))
    one, other = np.zeros((), x.dtype), np.zeros((), x.dtype)
    ad_opt.load(text)["f"](x, one)
    Interpreter(module_of(text)).run("f", [x, other])
    assert (one, other) == (wanted, wanted)


def test_no_points() -> None:
    """An empty sum is zero; an empty maximum minus infinity; what has no elements stays so."""
    text = """
func.func @f(%x: memref<0x2xf32>, %y: memref<2xf32>, %z: memref<2xf32>, %e: memref<0x2xf32>) {
  assign.accumulate #assign.kind<add> init %y[affine_map<(i, j) -> (j)>]
      from %x[affine_map<(i, j) -> (i, j)>] over [0, 2] {
  ^bb0(%a: f32):
    assign.yield %a : f32
  } : memref<2xf32>, memref<0x2xf32>
  assign.accumulate #assign.kind<max> init %z[affine_map<(i, j) -> (j)>]
      from %x[affine_map<(i, j) -> (i, j)>] over [0, 2] {
  ^bb0(%a: f32):
    assign.yield %a : f32
  } : memref<2xf32>, memref<0x2xf32>
  assign.fetch range into %e : memref<0x2xf32>
  return
}
"""
    empty = np.zeros((0, 2), np.float32)
    for run_once in (ad_opt.load(text)["f"], None):
        y, z = np.full(2, 9, np.float32), np.full(2, 9, np.float32)
        given = [empty, y, z, empty.copy()]
        if run_once is None:
            Interpreter(module_of(text)).run("f", given)
        else:
            run_once(*given)
        assert y.tolist() == [0, 0]
        assert not np.signbit(y).any()
        assert z.tolist() == [-np.inf, -np.inf]


def test_a_named_pipeline_runs_from_python() -> None:
    program = ad_opt.load("""
    func.func @f(%x: memref<8x2xf32>, %y: memref<2xf32>, %s: index {assign.range = 8 : i64}) {
      assign.fetch slice %x[%s] into %y : memref<8x2xf32>, memref<2xf32>
      return
    }
    """).after("tensors")
    assert "affine.for" in program.ir()
    y = np.zeros(2, np.float32)
    program["f"](r(8, 2), y, 7)
    assert y.tolist() == [14, 15]
    with pytest.raises(ad_opt.DiagnosticError, match="AD0503"):
        program["f"](r(8, 2), y, 8)
