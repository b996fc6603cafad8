"""lower-affine-to-scf: executed results against the arithmetic of affine maps."""

import numpy as np
import pytest

PASS = "lower-affine-to-scf"

INDEX = """
func.func @f(%n: index, %k: index) -> (index, index, index, index, index, index) {
  %a = affine.apply affine_map<(d0)[s0] -> (d0 mod 4 + s0)>(%n)[%k]
  %b = affine.apply affine_map<(d0) -> (d0 floordiv 4)>(%n)
  %c = affine.apply affine_map<(d0) -> (d0 ceildiv 4 - d0 * 3)>(%n)
  %d = affine.min affine_map<(d0, d1) -> (d0, d1 + 2, 9)>(%n, %k)
  %e = affine.max affine_map<(d0, d1) -> (d0, d1 + 2, -9)>(%n, %k)
  %g = affine.apply affine_map<(d0, d1) -> (d0 - d1)>(%n, %k)
  return %a, %b, %c, %d, %e, %g : index, index, index, index, index, index
}
"""


@pytest.mark.parametrize(("n", "k"), [(-9, 3), (-8, -5), (-1, 0), (0, 1), (7, 2), (100, 100)])
def test_maps_round_towards_the_right_side(lower, execute, n, k):
    text = lower(INDEX, PASS)
    got = execute(text, "f", (n, "index"), (k, "index"), results=("index",) * 6)
    assert got == (
        n % 4 + k, n // 4, -(-n // 4) - 3 * n, min(n, k + 2, 9), max(n, k + 2, -9), n - k,
    )  # fmt: skip


LOOPS = """
func.func @f(%m: memref<?x?xf64>, %out: memref<?xf64>, %n: index, %x: f64) -> f64 {
  %s = affine.for %i = max affine_map<(d0) -> (0, d0 - 100)>(%n) to min affine_map<(d0) -> (d0, 6)>(%n)
      step 2 iter_args(%a = %x) -> (f64) {
    %t = affine.for %j = 0 to affine_map<(d0) -> (d0 + 1)>(%i) iter_args(%b = %a) -> (f64) {
      %v = affine.load %m[%i, %j floordiv 2] : memref<?x?xf64>
      %w = affine.if affine_set<(d0, d1)[s0] : (d0 - d1 * 2 >= 0, s0 - d0 - 2 >= 0)>(%i, %j)[%n] -> f64 {
        %p = arith.addf %b, %v : f64
        affine.yield %p : f64
      } else {
        affine.yield %b : f64
      }
      affine.yield %w : f64
    }
    affine.if affine_set<(d0) : (d0 - 2 == 0)>(%i) {
      affine.store %t, %out[%i - 1] : memref<?xf64>
    }
    affine.yield %t : f64
  }
  return %s : f64
}
"""  # noqa: E501


@pytest.mark.parametrize("n", [0, 1, 5, 8])
def test_loops_and_conditions(lower, execute, n):
    text = lower(LOOPS, PASS)
    assert "affine" not in text.replace("affine_", "")
    m = np.random.default_rng(n).normal(size=(8, 8))
    out, expected = np.zeros(4), np.zeros(4)
    total = 0.5
    for i in range(0, min(n, 6), 2):
        for j in range(i + 1):
            if i >= 2 * j and n - i >= 2:
                total += m[i, j // 2]
        if i == 2:
            expected[1] = total
    args = (m, out, (n, "index"), (0.5, "f64"))
    assert execute(text, "f", *args, results=("f64",)) == total
    assert (out == expected).all()


PARALLEL = """
func.func @f(%m: memref<?x?xf64>, %n: index, %k: index) -> (f64, f64) {
  %s, %p = affine.parallel (%i, %j) = (0, max(1, %k - 9)) to (%n, min(%k, 4)) step (1, 2)
      reduce ("addf", "maximumf") -> (f64, f64) {
    %v = affine.load %m[%i, %j] : memref<?x?xf64>
    affine.yield %v, %v : f64, f64
  }
  return %s, %p : f64, f64
}
"""


def test_parallel_reductions(lower, execute):
    text = lower(PARALLEL, PASS, "lower-scf-to-cf")
    m = np.random.default_rng(3).normal(size=(3, 6))
    got = execute(text, "f", m, (3, "index"), (6, "index"), results=("f64", "f64"))
    part = m[:, 1:4:2]
    assert got == (sum(part.flat, start=-0.0), part.max())
    empty = execute(text, "f", m, (0, "index"), (6, "index"), results=("f64", "f64"))
    assert empty == (0.0, -np.inf)


DELINEARIZE = """
func.func @f(%n: index, %k: index) -> (index, index, index, index, index) {
  %a:3 = affine.delinearize_index %n into (9, %k, 4) : index, index, index
  %b:2 = affine.delinearize_index %n into (4) : index, index
  %same = affine.linearize_index disjoint [%a#0, %a#1, %a#2] by (9, %k, 4) : index
  return %a#0, %a#1, %a#2, %b#1, %same : index, index, index, index, index
}
"""


@pytest.mark.parametrize("n", [0, 37, 59, -5])
def test_linear_indices(lower, execute, n):
    text = lower(DELINEARIZE, PASS)
    got = execute(text, "f", (n, "index"), (5, "index"), results=("index",) * 5)
    assert got == (n // 20, n // 4 % 5, n % 4, n % 4, n)


VECTOR = """
func.func @f(%m: memref<?xf64>, %i: index) {
  affine.prefetch %m[%i + 1], read, locality<3>, data : memref<?xf64>
  %v = affine.vector_load %m[%i + 1] : memref<?xf64>, vector<2xf64>
  affine.vector_store %v, %m[%i + 4] : memref<?xf64>, vector<2xf64>
  return
}
"""


def test_vector_accesses(lower, execute):
    m = np.arange(8.0)
    execute(lower(VECTOR, PASS), "f", m, (1, "index"))
    assert m.tolist() == [0, 1, 2, 3, 4, 2, 3, 7]
