"""Products that begin with zeros, and read their left factor where it lies: bit by bit the sums."""

import itertools

import numpy as np
import pytest

import ad_opt

RNG = np.random.default_rng(5)
PROCESSORS = ((512, 32), (256, 16), (128, 16))


def sum_in_order(a, b):
    """The terms of each sum, added to zero one after the other, each rounded."""
    c = np.zeros((a.shape[0], b.shape[1]))
    for k in range(a.shape[1]):
        c = c + a[:, k : k + 1] * b[k : k + 1, :]
    return c


def cleared(left: str, *, batch: bool = False) -> str:
    """A program that clears a matrix and adds a product to it; ``left`` are the left subscripts."""
    loops = "\n".join(
        f"scf.for %{x} = %c0 to %{size} step %c1 {{"
        for x, size in (("h", "l"), ("i", "m"), ("j", "n"))
        if batch or x != "h"
    )
    at, wide = ("%h, %i, %j", "?x") if batch else ("%i, %j", "")
    first, places = ("h, ", "1") if batch else ("", "0")
    kinds = ", ".join(['"parallel"'] * (3 if batch else 2) + ['"reduction"'])
    around = "(h, i, j, k)" if batch else "(i, j, k)"
    maps = ", ".join(
        f"affine_map<{around} -> ({first if at != 1 else ''}{subscripts})>"
        for at, subscripts in enumerate((left, "k, j", "i, j"))
    )
    rank = f"memref<{wide}?x?xf64>"
    return f"""
func.func @f(%a: {rank} {{llvm.noalias}}, %b: memref<?x?xf64> {{llvm.noalias}},
    %c: {rank} {{llvm.noalias}}) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f64
  %l = memref.dim %c, %c0 : {rank}
  %m = memref.dim %c, %c{places} : {rank}
  %n = memref.dim %c, %c{int(places) + 1} : {rank}
  {loops}
    memref.store %zero, %c[{at}] : {rank}
  {"}" * (3 if batch else 2)}
  linalg.generic {{indexing_maps = [{maps}], iterator_types = [{kinds}]}}
    ins(%a, %b : {rank}, memref<?x?xf64>) outs(%c : {rank}) {{
  ^bb0(%x: f64, %y: f64, %s: f64):
    %p = arith.mulf %x, %y : f64
    %t = arith.addf %s, %p : f64
    linalg.yield %t : f64
  }}
  return
}}"""


def blocked(text, bits, registers):
    program = ad_opt.load(text, cache=False)
    choice = f"vector-bits={bits} registers={registers} threshold=1"
    made = program.after(f"move-zeros-to-products,block-products{{{choice}}}")
    assert "linalg.fill {product.begins}" in made.ir()
    assert "call @ad.product.f64(" in made.ir()
    return made["f"]


SIZES = (
    (4, 16, 4), (8, 24, 300), (12, 16, 64), (16, 7, 260), (64, 64, 515), (76, 50, 70),
    (13, 33, 257), (5, 3, 9), (24, 300, 65), (28, 5, 17),
)  # fmt: skip


@pytest.mark.parametrize("processor", PROCESSORS)
@pytest.mark.parametrize("is_turned", [False, True])
def test_what_was_there_does_not_count(processor, is_turned):
    f = blocked(cleared("k, i" if is_turned else "i, k"), *processor)
    for m, n, k in SIZES:
        a, b = RNG.normal(size=(m, k)), RNG.normal(size=(k, n))
        c = np.full((m, n), np.nan)
        f(np.ascontiguousarray(a.T) if is_turned else a, b, c)
        np.testing.assert_array_equal(c, sum_in_order(a, b))


def test_rows_that_lie_far_apart_or_backwards():
    layout = "memref<?x?xf64, strided<[?, ?], offset: ?>>"
    text = f"""
func.func @f(%a: {layout}, %b: {layout}, %c: {layout}) {{
  linalg.matmul ins(%a, %b : {layout}, {layout}) outs(%c : {layout})
  return
}}"""
    program = ad_opt.load(text, cache=False)
    f = program.after("block-products{vector-bits=512 registers=32 threshold=1}")["f"]
    big = RNG.normal(size=(900, 700))
    for (m, n, k), step in itertools.product(((24, 20, 90), (36, 16, 300)), (1, 2, -1)):
        for a in (big[: abs(step) * m : abs(step), :k][:: np.sign(step)], big[:k, ::step].T[:m]):
            b, c = RNG.normal(size=(k, n)), np.zeros((m, n))
            f(a, b, c)
            np.testing.assert_array_equal(c, sum_in_order(a, b))


def test_a_zero_that_terms_leave_is_positive():
    """Zero and minus zero are zero; a sum that began with its first term would be minus zero."""
    f = blocked(cleared("i, k"), 512, 32)
    a, b, c = np.full((16, 8), -0.0), np.ones((8, 16)), np.full((16, 16), -1.0)
    f(a, b, c)
    assert not np.signbit(c).any()


def test_batches_begin_with_zeros_each():
    f = blocked(cleared("i, k", batch=True), 256, 16)
    a, b = RNG.normal(size=(3, 12, 40)), RNG.normal(size=(40, 18))
    c = np.full((3, 12, 18), np.inf)
    f(a, b, c)
    np.testing.assert_array_equal(c, np.stack([sum_in_order(one, b) for one in a]))
