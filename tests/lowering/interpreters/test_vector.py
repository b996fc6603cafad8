"""`vector` against NumPy."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError

import ad_opt

Run = Callable[..., Any]
V = np.array([3.0, -1.0, 4.0, 1.5], np.float32)


def body(run: Run, ops: str, result: str, params: str, *args: Any) -> Any:
    """Run ``ops``, which define ``%r``."""
    return run(
        f"func.func @f({params}) -> {result} {{\n{ops}\nfunc.return %r : {result}\n}}", *args
    )


def test_lanes(run: Run) -> None:
    ops = """%x = vector.extract %v[2] : f32 from vector<4xf32>
      %y = vector.extract %v[%i] : f32 from vector<4xf32>
      %s = arith.addf %x, %y : f32
      %b = vector.broadcast %s : f32 to vector<4xf32>
      %w = vector.insert %x, %b[%i] : f32 into vector<4xf32>
      %r = vector.shuffle %v, %w [0, 7, 4, 2] : vector<4xf32>, vector<4xf32>"""
    found = body(run, ops, "vector<4xf32>", "%v: vector<4xf32>, %i: index", V, 3)
    np.testing.assert_array_equal(found, [3, 4, 5.5, 4])
    with pytest.raises(DiagnosticError, match="out of bounds"):
        body(run, ops, "vector<4xf32>", "%v: vector<4xf32>, %i: index", V, 4)


@pytest.mark.parametrize(
    ("kind", "expected"),
    [("add", 7.5), ("mul", -18.0), ("maximumf", 4.0), ("minimumf", -1.0), ("minnumf", -1.0)],
)
def test_reductions(run: Run, kind: str, expected: float) -> None:
    ops = f"%r = vector.reduction <{kind}>, %v : vector<4xf32> into f32"
    assert body(run, ops, "f32", "%v: vector<4xf32>", V) == expected


def test_reductions_start_from_the_accumulator_and_go_in_order(run: Run) -> None:
    ops = "%r = vector.reduction <add>, %v, %a : vector<3xf64> into f64"
    args = "%v: vector<3xf64>, %a: f64"
    assert body(run, ops, "f64", args, [1e16, 1.0, -1e16], 1.0) == 0.0
    assert body(run, ops, "f64", args, [1.0, 1e16, -1e16], 1.0) == 2.0


@pytest.mark.parametrize(
    ("kind", "expected"), [("xor", 3 ^ 5 ^ 6), ("and", 3 & 5 & 6), ("or", 7), ("maxui", 6)]
)
def test_integer_reductions(run: Run, kind: str, expected: int) -> None:
    ops = f"%r = vector.reduction <{kind}>, %v : vector<3xi8> into i8"
    assert body(run, ops, "i8", "%v: vector<3xi8>", [3, 5, 6]) == expected


MEMORY = np.arange(8.0, dtype=np.float32)
PARAMS = "%m: memref<8xf32>, %i: index, %n: index"


def test_loads_and_stores(run: Run) -> None:
    text = """func.func @f(%m: memref<8xf32>, %i: index, %j: index) {
      %v = vector.load %m[%i] : memref<8xf32>, vector<4xf32>
      %w = arith.negf %v : vector<4xf32>
      vector.store %w, %m[%j] : memref<8xf32>, vector<4xf32>
      func.return
    }"""
    memory = MEMORY.copy()
    run(text, memory, 2, 4)
    np.testing.assert_array_equal(memory, [0, 1, 2, 3, -2, -3, -4, -5])
    with pytest.raises(DiagnosticError, match="out of bounds"):
        run(text, memory, 6, 0)


def test_masked_accesses_stay_in_bounds(run: Run) -> None:
    ops = """%p = arith.constant dense<9.0> : vector<4xf32>
      %k = vector.create_mask %n : vector<4xi1>
      %v = vector.maskedload %m[%i], %k, %p
        : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
      %c0 = arith.constant 0 : index
      vector.maskedstore %m[%c0], %k, %v : memref<8xf32>, vector<4xi1>, vector<4xf32>
      %r = arith.addf %v, %v : vector<4xf32>"""
    memory = MEMORY.copy()
    found = body(run, ops, "vector<4xf32>", PARAMS, memory, 6, 2)
    np.testing.assert_array_equal(found, [12, 14, 18, 18])
    np.testing.assert_array_equal(memory, [6, 7, 2, 3, 4, 5, 6, 7])


def test_transfers_pad_and_clip(run: Run) -> None:
    ops = """%pad = arith.constant 0.5 : f32
      %r = vector.transfer_read %m[%i], %pad : memref<8xf32>, vector<4xf32>
      vector.transfer_write %r, %m[%n] : vector<4xf32>, memref<8xf32>"""
    memory = MEMORY.copy()
    found = body(run, ops, "vector<4xf32>", PARAMS, memory, 6, 5)
    np.testing.assert_array_equal(found, [6, 7, 0.5, 0.5])
    np.testing.assert_array_equal(memory, [0, 1, 2, 3, 4, 6, 7, 0.5])


def test_transfers_transpose_and_broadcast(run: Run) -> None:
    ops = """%pad = arith.constant 0.0 : f32
      %c0 = arith.constant 0 : index
      %r = vector.transfer_read %m[%c0, %i], %pad {
        permutation_map = affine_map<(d0, d1) -> (d1, 0, d0)>}
        : memref<2x3xf32>, vector<3x2x2xf32>"""
    memory = np.arange(6.0, dtype=np.float32).reshape(2, 3)
    found = body(run, ops, "vector<3x2x2xf32>", "%m: memref<2x3xf32>, %i: index", memory, 1)
    padded = np.pad(memory[:, 1:], ((0, 0), (0, 1)))
    np.testing.assert_array_equal(found, np.repeat(padded.T[:, None, :], 2, axis=1))


def test_transfer_on_tensors(run: Run) -> None:
    ops = """%r = vector.transfer_write %v, %t[%i] {in_bounds = [true]}
      : vector<2xf32>, tensor<4xf32>"""
    params = "%v: vector<2xf32>, %t: tensor<4xf32>, %i: index"
    tensor = np.zeros(4, np.float32)
    found = body(run, ops, "tensor<4xf32>", params, [1, 2], tensor, 1)
    np.testing.assert_array_equal(found, [0, 1, 2, 0])
    assert not tensor.any()
    with pytest.raises(DiagnosticError, match="outside"):
        body(run, ops, "tensor<4xf32>", params, [1, 2], tensor, 3)


def test_gather_and_scatter(run: Run) -> None:
    text = """func.func @f(%m: memref<8xf32>, %o: vector<3xi32>, %k: vector<3xi1>,
        %p: vector<3xf32>) -> vector<3xf32> {
      %c1 = arith.constant 1 : index
      %r = vector.gather %m[%c1] [%o], %k, %p
        : memref<8xf32>, vector<3xi32>, vector<3xi1>, vector<3xf32> into vector<3xf32>
      vector.scatter %m[%c1] [%o], %k, %p
        : memref<8xf32>, vector<3xi32>, vector<3xi1>, vector<3xf32>
      func.return %r : vector<3xf32>
    }"""
    memory = MEMORY.copy()
    found = run(text, memory, [6, 100, 0], [True, False, True], [-1, -2, -3])
    np.testing.assert_array_equal(found, [7, -2, 1])
    np.testing.assert_array_equal(memory, [0, -3, 2, 3, 4, 5, 6, -1])


def test_shapes(run: Run) -> None:
    ops = """%a = vector.shape_cast %v : vector<6xf32> to vector<2x3xf32>
      %b = vector.transpose %a, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
      %c = vector.extract_strided_slice %b {offsets = [1], sizes = [2], strides = [1]}
        : vector<3x2xf32> to vector<2x2xf32>
      %d = vector.insert_strided_slice %c, %b {offsets = [0, 0], strides = [1, 1]}
        : vector<2x2xf32> into vector<3x2xf32>
      %r = vector.shape_cast %d : vector<3x2xf32> to vector<6xf32>"""
    v = np.arange(6.0, dtype=np.float32)
    b = v.reshape(2, 3).T
    found = body(run, ops, "vector<6xf32>", "%v: vector<6xf32>", v)
    np.testing.assert_array_equal(found, np.vstack([b[1:], b[2:]]).reshape(-1))


def test_bits_and_sequences(run: Run) -> None:
    ops = """%r = vector.bitcast %v : vector<2xf32> to vector<4xi16>"""
    found = body(run, ops, "vector<4xi16>", "%v: vector<2xf32>", [1.0, -2.0])
    np.testing.assert_array_equal(found, np.float32([1, -2]).view(np.int16))
    ops = """%s = vector.step : vector<4xindex>
      %t = vector.interleave %s, %s : vector<4xindex> -> vector<8xindex>
      %r, %u = vector.deinterleave %t : vector<8xindex> -> vector<4xindex>"""
    np.testing.assert_array_equal(body(run, ops, "vector<4xindex>", ""), range(4))


def test_products(run: Run) -> None:
    text = """func.func @f(%a: vector<2x3xf64>, %b: vector<3x2xf64>, %c: vector<2x2xf64>,
        %x: vector<2xf64>) -> (vector<2x2xf64>, vector<2x2xf64>, vector<2xf64>) {
      %r = vector.contract {
        indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>,
                         affine_map<(i, j, k) -> (i, j)>],
        iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>
      } %a, %b, %c : vector<2x3xf64>, vector<3x2xf64> into vector<2x2xf64>
      %o = vector.outerproduct %x, %x, %c : vector<2xf64>, vector<2xf64>
      %m = vector.multi_reduction <add>, %a, %x [1] : vector<2x3xf64> to vector<2xf64>
      func.return %r, %o, %m : vector<2x2xf64>, vector<2x2xf64>, vector<2xf64>
    }"""
    a, b, c = np.arange(6.0).reshape(2, 3), np.arange(6.0).reshape(3, 2), np.eye(2)
    x = np.array([2.0, 3.0])
    contracted, outer, reduced = run(text, a, b, c, x)
    np.testing.assert_array_equal(contracted, a @ b + c)
    np.testing.assert_array_equal(outer, np.outer(x, x) + c)
    np.testing.assert_array_equal(reduced, a.sum(1) + x)


def test_fma_is_fused(run: Run) -> None:
    ops = "%r = vector.fma %v, %v, %w : vector<1xf64>"
    a = 1 + 2.0**-30
    found = body(run, ops, "vector<1xf64>", "%v: vector<1xf64>, %w: vector<1xf64>", [a], [-a * a])
    exact = math.fsum([1, 2.0**-29, 2.0**-60, -a * a])
    assert found[0] == exact


NOTHING: list[tuple[str, str, float]] = [
    ("add", "f64", -0.0), ("mul", "f64", 1.0), ("maximumf", "f64", -math.inf),
    ("minimumf", "f64", math.inf), ("maxnumf", "f64", math.nan), ("minnumf", "f64", math.nan),
    ("add", "i8", 0), ("mul", "i8", 1), ("and", "i8", -1), ("or", "i8", 0), ("xor", "i8", 0),
    ("maxsi", "i8", -128), ("minsi", "i8", 127), ("maxui", "i8", 0), ("minui", "i8", -1),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "element", "neutral"), NOTHING)
def test_masked_reductions_of_nothing_are_neutral(
    run: Run, kind: str, element: str, neutral: float
) -> None:
    """The neutral element changes nothing; machine code agrees."""
    text = f"""func.func @f(%v: vector<3x{element}>, %m: vector<3xi1>) -> {element} {{
      %r = vector.mask %m {{ vector.reduction <{kind}>, %v : vector<3x{element}> into {element} }}
        : vector<3xi1> -> {element}
      return %r : {element}
    }}"""
    given = np.array([3, -5, 6], "f8" if element == "f64" else "i1")
    compiled = ad_opt.load(text)["f"]
    for mask in ([0, 0, 0], [0, 1, 0]):
        expected = given[1] if any(mask) else neutral
        for found in (run(text, given, mask), compiled(given, mask)):
            np.testing.assert_array_equal(found, expected)
            assert math.copysign(1, found) == math.copysign(1, expected)
