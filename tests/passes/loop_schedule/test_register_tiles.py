"""carry-accumulators and tile-registers: contractions give what NumPy's einsum gives."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest
from ad_opt.passes.loop_schedule.tiling.tiles import Tile, segments

import ad_opt

REALS: dict[str, Any] = {"f32": np.float32, "f64": np.float64}


def buffer(subscripts: str, extents: dict[str, int], real: str) -> str:
    return f"memref<{''.join(f'{extents[one]}x' for one in subscripts)}{real}>"


def contraction(spec: str, extents: dict[str, int], real: str = "f32") -> str:
    """Loops as ``assign`` makes them: all in memory, what is reduced inside."""
    (a, b), c = spec.split("->")[0].split(","), spec.split("->")[1]
    of = {name: buffer(sub, extents, real) for name, sub in (("left", a), ("right", b), ("out", c))}
    order = [*c, *(one for one in extents if one not in c)]
    head = "".join(f"affine.for %{one} = 0 to {extents[one]} {{\n" for one in order)

    def at(name: str, subscripts: str) -> str:
        return f"%{name}[{', '.join(f'%{one}' for one in subscripts)}] : {of[name]}"

    arguments = ", ".join(f"%{name}: {type_} {{llvm.noalias}}" for name, type_ in of.items())
    return f"""
func.func @f({arguments}) {{
  {head}
  %x = affine.load {at("left", a)}
  %y = affine.load {at("right", b)}
  %m = arith.mulf %x, %y : {real}
  %old = affine.load {at("out", c)}
  %new = arith.addf %old, %m fastmath<reassoc,contract> : {real}
  affine.store %new, {at("out", c)}
  {"}" * len(order)}
  return
}}
"""


def tiled(text: str, bits: int = 512, more: str = "") -> ad_opt.Program:
    options = f"vector-bits={bits} registers=32{more}"
    return ad_opt.load(text).after(f"carry-accumulators,tile-registers{{{options}}}")


def chosen(text: str, bits: int = 512) -> str:
    """The schedule that is chosen."""
    return tiled(text, bits, " as-schedule=true").ir().partition("schedule.apply")[2]


def check(spec: str, extents: dict[str, int], real: str = "f32", bits: int = 512) -> str:
    """Run it; the schedule that is chosen."""
    text = contraction(spec, extents, real)
    program = tiled(text, bits)
    draw = np.random.default_rng(3)
    inputs, out = spec.split("->")
    shapes = [[extents[one] for one in sub] for sub in (*inputs.split(","), out)]
    a, b, c = (draw.integers(-4, 5, shape).astype(REALS[real]) for shape in shapes)
    wanted = c + np.einsum(spec, a, b)
    program["f"](a, b, c)
    np.testing.assert_array_equal(c, wanted)
    return chosen(text, bits)


@pytest.mark.parametrize(
    ("spec", "extents"),
    [
        ("ik,jk->ij", {"i": 30, "j": 33, "k": 16}),
        ("bik,bjk->bij", {"b": 3, "i": 21, "j": 34, "k": 7}),
        ("bik,jk->bij", {"b": 3, "i": 21, "j": 34, "k": 7}),
        ("ibk,jbk->bij", {"b": 2, "i": 40, "j": 40, "k": 5}),
    ],
)
def test_operands_that_are_packed(spec: str, extents: dict[str, int]) -> None:
    text = contraction(spec, extents)
    program = tiled(text, more=" pack=true")
    assert 'assign.node "packed"' in program.ir()
    program = program.after("materialize-nodes")
    draw = np.random.default_rng(4)
    inputs, out = spec.split("->")
    shapes = [[extents[one] for one in sub] for sub in (*inputs.split(","), out)]
    a, b, c = (draw.integers(-4, 5, shape).astype(np.float32) for shape in shapes)
    wanted = c + np.einsum(spec, a, b)
    program["f"](a, b, c)
    np.testing.assert_array_equal(c, wanted)


def test_of_equal_tiles_the_inner_one_is_taken() -> None:

    found = check("bpqk,kj->bpqj", {"b": 8, "p": 8, "q": 8, "j": 16, "k": 16})
    assert "by [1, 1, 8, 1] lanes [1, 1, 1, 16]" in found


@pytest.mark.parametrize(("real", "bits"), [("f32", 256), ("f32", 512), ("f64", 128)])
@pytest.mark.parametrize("spec", ["ik,kj->ij", "ki,kj->ij", "ik,jk->ij", "ki,jk->ij"])
def test_products(spec: str, real: str, bits: int) -> None:
    assert "schedule.register_tile %i, %j" in check(spec, {"i": 13, "j": 43, "k": 29}, real, bits)


@pytest.mark.parametrize(
    ("spec", "extents"),
    [
        ("bhid,bhjd->bhij", {"b": 2, "h": 3, "i": 5, "j": 7, "d": 9}),
        ("bhij,bhjd->bhid", {"b": 2, "h": 3, "i": 5, "d": 17, "j": 7}),
        ("ikl,klj->ij", {"i": 6, "j": 18, "k": 3, "l": 4}),
        ("ik,k->i", {"i": 37, "k": 19}),
        ("ki,k->i", {"i": 37, "k": 19}),
        ("i,j->ij", {"i": 5, "j": 33}),
        ("ik,kj->ij", {"i": 1, "j": 1, "k": 5}),
        ("ik,kj->ij", {"i": 31, "j": 15, "k": 1}),
        ("ij,ij->", {"i": 5, "j": 6}),
    ],
)
def test_other_contractions(spec: str, extents: dict[str, int]) -> None:
    check(spec, extents)


def test_random_shapes() -> None:
    draw = np.random.default_rng(11)
    for _ in range(6):
        extents = {one: int(draw.integers(1, 40)) for one in "ijk"}
        check(str(draw.choice(["ik,kj->ij", "ki,kj->ij", "ik,jk->ij"])), extents)


CONVOLUTION = """
func.func @f(%x: memref<3x9x11xf32> {llvm.noalias}, %w: memref<5x3x2x3xf32> {llvm.noalias},
    %y: memref<5x4x9xf32> {llvm.noalias}) {
  %least = arith.constant 0.0 : f32
  affine.for %o = 0 to 5 {
    affine.for %i = 0 to 4 {
      affine.for %j = 0 to 9 {
        affine.store %least, %y[%o, %i, %j] : memref<5x4x9xf32>
        affine.for %c = 0 to 3 {
          affine.for %k = 0 to 2 {
            affine.for %l = 0 to 3 {
              %a = affine.load %x[%c, %i * 2 + %k, %j + %l] : memref<3x9x11xf32>
              %b = affine.load %w[%o, %c, %k, %l] : memref<5x3x2x3xf32>
              %m = arith.mulf %a, %b : f32
              %old = affine.load %y[%o, %i, %j] : memref<5x4x9xf32>
              %new = arith.addf %old, %m : f32
              affine.store %new, %y[%o, %i, %j] : memref<5x4x9xf32>
            }
          }
        }
        %sum = affine.load %y[%o, %i, %j] : memref<5x4x9xf32>
        %positive = arith.cmpf ogt, %sum, %least : f32
        %relu = arith.select %positive, %sum, %least : f32
        affine.store %relu, %y[%o, %i, %j] : memref<5x4x9xf32>
      }
    }
  }
  return
}
"""


def test_convolution_with_what_follows_it() -> None:
    """Strided rows, several loops that are reduced, a rectifier behind them in the tile."""
    program = tiled(CONVOLUTION)
    draw = np.random.default_rng(5)
    x = draw.integers(-4, 5, (3, 9, 11)).astype(np.float32)
    w = draw.integers(-4, 5, (5, 3, 2, 3)).astype(np.float32)
    y = np.full((5, 4, 9), np.nan, np.float32)
    windows = np.lib.stride_tricks.sliding_window_view(x, (2, 3), axis=(1, 2))[:, ::2]
    wanted = np.maximum(np.einsum("cijkl,ockl->oij", windows, w), 0)
    program["f"](x, w, y)
    np.testing.assert_array_equal(y, wanted)
    assert re.search(r"register_tile .* lanes \[\d+, \d+, 8\]", chosen(CONVOLUTION))
    assert "arith.select %" in program.ir()
    assert "vector<8xi1>" in program.ir()


MAXIMUM = """
func.func @f(%x: memref<20x24xf32> {llvm.noalias}, %y: memref<24xf32> {llvm.noalias}) {
  affine.for %j = 0 to 24 {
    affine.for %i = 0 to 20 {
      %a = affine.load %x[%i, %j] : memref<20x24xf32>
      %e = math.exp %a : f32
      %old = affine.load %y[%j] : memref<24xf32>
      %new = arith.maximumf %old, %e : f32
      affine.store %new, %y[%j] : memref<24xf32>
    }
  }
  return
}
"""


def test_columns_are_reduced_in_vectors() -> None:
    """No operand serves twice, but the inner loop is not contiguous; functions have lanes, too."""
    program = tiled(MAXIMUM)
    x = np.random.default_rng(1).normal(size=(20, 24)).astype(np.float32)
    y = np.zeros(24, np.float32)
    program["f"](x, y)
    np.testing.assert_allclose(y, np.exp(x).max(axis=0), rtol=1e-6)
    assert "math.exp %a : vector<" in program.ir()


def test_sums_keep_their_order_in_vectors_of_columns() -> None:
    text = contraction("ki,k->i", {"i": 32, "k": 200}).replace("reassoc,contract", "none")
    draw = np.random.default_rng(2)
    a, b = draw.normal(size=(200, 32)).astype(np.float32), draw.normal(size=200).astype(np.float32)
    c, wanted = np.zeros(32, np.float32), np.zeros(32, np.float32)
    program = tiled(text)
    program["f"](a, b, c)
    for k in range(200):
        wanted += a[k] * b[k]
    np.testing.assert_array_equal(c, wanted)
    assert "vector_load" in program.ir()


@pytest.mark.parametrize("extent", [1, 7, 16, 31, 64, 100])
@pytest.mark.parametrize("tile", [Tile(1), Tile(5), Tile(1, 8), Tile(3, 4), Tile(2, 16)])
def test_segments_cover_a_range_once(extent: int, tile: Tile) -> None:
    parts = list(segments(3, 3 + extent, tile))
    assert [part.lower for part in parts] == [3, *(part.upper for part in parts[:-1])]
    assert parts[-1].upper == 3 + extent
    for part in parts:
        assert (part.upper - part.lower) % part.tile.step == 0
        assert part.trips > 0


@pytest.mark.parametrize("extent", [1, 7, 16, 31, 64, 100])
@pytest.mark.parametrize("tile", [Tile(5, 1, True), Tile(1, 8, True), Tile(3, 4, True)])
def test_a_tile_that_overlaps_ends_where_the_range_does(extent: int, tile: Tile) -> None:
    first, *others = segments(3, 3 + extent, tile)
    if extent < tile.step:
        assert first.back == 0
        return
    starts = [3 + at * tile.step for at in range(first.trips)]
    starts[-1] -= first.back
    done = {start + at for start in starts for at in range(tile.step)}
    assert done == set(range(3, 3 + extent))
    assert not others
    assert first.back < tile.step


MASKED = """
func.func @f(%a: memref<6x9xf32> {llvm.noalias}, %b: memref<9x21xf32> {llvm.noalias},
    %c: memref<6x21xf32> {llvm.noalias}) {
  affine.for %i = 0 to 6 {
    affine.for %j = 0 to 21 {
      affine.for %k = 0 to 9 {
        %x = affine.load %a[%i, %k] : memref<6x9xf32>
        %y = affine.load %b[%k, %j] : memref<9x21xf32>
        %zero = arith.constant 0.0 : f32
        %none = arith.cmpf oeq, %x, %zero : f32
        %p = arith.mulf %x, %y : f32
        %nan = arith.cmpf uno, %p, %p : f32
        %masked = arith.andi %none, %nan : i1
        %q = arith.select %masked, %zero, %p : f32
        %old = affine.load %c[%i, %j] : memref<6x21xf32>
        %new = arith.addf %old, %q fastmath<reassoc,contract> : f32
        affine.store %new, %c[%i, %j] : memref<6x21xf32>
      }
    }
  }
  return
}
"""


def test_masked_products_are_masked_where_that_matters() -> None:
    """Zero times infinity is zero for a reason; other NaN stay, in their own elements."""
    program = tiled(MASKED)
    assert "scf.if" in program.ir()
    draw = np.random.default_rng(9)
    a = draw.integers(-3, 4, (6, 9)).astype(np.float32)
    b = draw.integers(-3, 4, (9, 21)).astype(np.float32)
    for special in (None, np.inf, np.nan):
        if special is not None:
            b[3, 5], a[2, 3], a[3, 3] = special, 0, 1
        with np.errstate(invalid="ignore"):
            products = a[:, :, None] * b
        products[np.isnan(products) & (a == 0)[:, :, None]] = 0
        c = np.zeros((6, 21), np.float32)
        program["f"](a, b, c)
        np.testing.assert_array_equal(c, products.sum(axis=1))
        assert special is None or not np.isfinite(c[3, 5])
        assert np.isfinite(c[2, 5])


def test_sums_of_contiguous_terms_are_in_lanes() -> None:
    for terms in (36, 43, 64):
        found = agree("ik,jk->ij", [{"i": 12, "j": 25, "k": terms}], "f32", FAST, 512)
        assert "vector.reduction <add>" in found
    few = agree("ik,jk->ij", [{"i": 12, "j": 25, "k": 15}], "f32", FAST, 512)
    ordered = agree("ik,jk->ij", [{"i": 12, "j": 25, "k": 64}], "f32", "", 512)
    assert "vector.reduction" not in few + ordered


def sizes(spec: str, extents: list[dict[str, int]], real: str, flags: str) -> str:
    """A function for each size of a product, ``f0`` and so on."""
    texts = [
        contraction(spec, one, real).replace("@f(", f"@f{n}(") for n, one in enumerate(extents)
    ]
    return "".join(texts).replace("fastmath<reassoc,contract>", flags)


def joined(text: str, bits: int) -> ad_opt.Program:
    """Products of several sizes, as calls of as few functions as may be."""
    marked = f"carry-accumulators,tile-registers{{vector-bits={bits} registers=32 only-mark=true}}"
    outlined = "outline-equal-loops{least=1000000 work=1},apply-register-tiles"
    return ad_opt.load(text).after(f"{marked},{outlined}")


def agree(spec: str, extents: list[dict[str, int]], real: str, flags: str, bits: int) -> str:
    """Compare products of several sizes with einsum, and bit by bit with their loops if sums are in
    order; gives the program.
    """
    text = sizes(spec, extents, real, flags)
    program, written = joined(text, bits), ad_opt.load(text)
    draw = np.random.default_rng(5)
    inputs, out = spec.split("->")
    for n, one in enumerate(extents):
        shapes = [[one[name] for name in sub] for sub in (*inputs.split(","), out)]
        a, b, c = (draw.normal(size=shape).astype(REALS[real]) for shape in shapes)
        got, wanted = c.copy(), c.copy()
        program[f"f{n}"](a, b, got)
        tolerance = 1e-4 if real == "f32" else 1e-12
        np.testing.assert_allclose(got, c + np.einsum(spec, a, b), tolerance, tolerance)
        if not flags:
            written[f"f{n}"](a, b, wanted)
            np.testing.assert_array_equal(got, wanted)
    return program.ir()


FAST = "fastmath<reassoc,contract>"


@pytest.mark.parametrize(
    ("spec", "flags", "extents"),
    [
        # Columns of which a vector is left over, and none.
        ("ik,kj->ij", "", [(64, 784, 20), (32, 384, 33), (64, 784, 64)]),
        ("ik,kj->ij", FAST, [(64, 784, 20), (32, 384, 33), (64, 784, 64)]),
        # Rows of which one is left over, and none.
        ("ki,kj->ij", "", [(256, 128, 9), (131, 128, 31), (135, 128, 40)]),
        # Sums in lanes, of which some terms are left over, and rows likewise.
        ("ik,jk->ij", FAST, [(64, 256, 784), (64, 10, 256), (64, 31, 100)]),
    ],
)
def test_products_of_several_sizes_are_one_function(
    spec: str, flags: str, extents: list[tuple[int, int, int]]
) -> None:
    named = [dict(zip("ijk", one, strict=True)) for one in extents]
    found = agree(spec, named, "f32", flags, 512)
    assert re.findall(r"func\.call @(\w+)", found) == ["f0_product"] * 3


def rectified(extents: list[tuple[int, int]]) -> str:
    """Loops over several sizes: the sum of a matrix and a row, where it is positive."""
    return "".join(
        f"""
func.func @f{n}(%a: memref<{i}x{j}xf32> {{llvm.noalias}}, %b: memref<{j}xf32> {{llvm.noalias}},
    %c: memref<{i}x{j}xf32> {{llvm.noalias}}) {{
  affine.for %i = 0 to {i} {{
    affine.for %j = 0 to {j} {{
      %x = affine.load %a[%i, %j] : memref<{i}x{j}xf32>
      %y = affine.load %b[%j] : memref<{j}xf32>
      %sum = arith.addf %x, %y : f32
      %zero = arith.constant 0.0 : f32
      %is = arith.cmpf ogt, %sum, %zero : f32
      %z = arith.select %is, %sum, %zero : f32
      affine.store %z, %c[%i, %j] : memref<{i}x{j}xf32>
    }}
  }}
  return
}}"""
        for n, (i, j) in enumerate(extents)
    )


def test_loops_without_sums_are_one_function_too() -> None:
    extents = [(64, 256), (7, 48), (32, 40), (64, 80)]
    outlined = "outline-equal-loops{least=1000000 work=1 lanes=16},apply-register-tiles"
    program = ad_opt.load(rectified(extents)).after(outlined)
    found = program.ir()
    # Lanes do not divide 40; of the other extents, vectors are a common divisor.
    assert re.findall(r"func\.call @(\w+)", found) == ["f0_loop"] * 3
    assert {int(lanes) for lanes in re.findall(r"vector<(\d+)xf32>", found)} == {16}
    draw = np.random.default_rng(7)
    for n, (i, j) in enumerate(extents):
        a, b = draw.normal(size=(i, j)).astype(np.float32), draw.normal(size=j).astype(np.float32)
        c = np.zeros_like(a)
        program[f"f{n}"](a, b, c)
        np.testing.assert_array_equal(c, np.maximum(a + b, 0))


def test_loops_that_read_other_elements_are_none() -> None:
    """Nor are those that begin elsewhere."""
    text = """
func.func @f(%a: memref<64xf32> {llvm.noalias}, %b: memref<4xf32> {llvm.noalias},
    %c: memref<64xf32> {llvm.noalias}, %d: memref<64xf32> {llvm.noalias}) {
"""
    for low, at, to in ((0, 0, "c"), (0, 2, "d"), (32, 0, "d")):
        text += f"""
  affine.for %i = {low} to 64 {{
    %x = affine.load %a[%i] : memref<64xf32>
    %y = affine.load %b[{at}] : memref<4xf32>
    %z = arith.mulf %x, %y : f32
    affine.store %z, %{to}[%i] : memref<64xf32>
  }}"""
    outlined = "outline-equal-loops{least=1000000 work=1 lanes=16},apply-register-tiles"
    program = ad_opt.load(text + "return }").after(outlined)
    assert "call" not in program.ir()
    a, b = np.arange(64, dtype=np.float32), np.array([2, 3, 5, 7], np.float32)
    c, d = np.zeros(64, np.float32), np.zeros(64, np.float32)
    program["f"](a, b, c, d)
    np.testing.assert_array_equal(c, 2 * a)
    np.testing.assert_array_equal(d, np.where(np.arange(64) < 32, 5 * a, 2 * a))


@pytest.mark.parametrize("seed", range(12))
def test_random_sizes(seed: int) -> None:
    draw = np.random.default_rng(seed)
    specs = ("ik,kj->ij", "ki,kj->ij", "ik,jk->ij", "bik,bkj->bij", "bik,bjk->bij")
    spec = specs[int(draw.integers(len(specs)))]
    sizes = (2, 4, 6, 12, 16, 31, 32, 40, 48, 64, 96, 100)
    extents = [{name: int(draw.choice(sizes)) for name in "bijk" if name in spec} for _ in range(6)]
    real, bits = ("f32", 512) if seed % 2 else ("f64", 256)
    agree(spec, extents, real, ("", FAST)[seed % 3 > 0], bits)
