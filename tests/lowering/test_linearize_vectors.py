"""Vectors of any rank, executed: against NumPy and the interpreter, at two levels of LLVM."""

from __future__ import annotations

import numpy as np
import pytest
from ad_opt.lowering.interpreters import run_function

import ad_opt

RNG = np.random.default_rng(7)


def results_of(text: str, *arguments: object) -> list[object]:
    """Return results and arguments of @f, compiled; the interpreter must agree."""
    program = ad_opt.load(text, fp="strict", veclib=False)
    expected = [np.copy(a) if isinstance(a, np.ndarray) else a for a in arguments]
    interpreted = run_function(program.module, "f", expected)
    for level in (0, 3):
        mine = [np.copy(a) if isinstance(a, np.ndarray) else a for a in arguments]
        found = program.with_options(opt_level=level)["f"](*mine)
        found = found if isinstance(found, tuple) else () if found is None else (found,)
        for one, other in zip((*found, *mine), (*interpreted, *expected), strict=True):
            np.testing.assert_array_equal(np.asarray(one), np.asarray(other))
    return [*found, *mine]


def on_matrix(body: str, result: str, *, source: str = "vector<3x4xf64>") -> np.ndarray:
    """``body`` makes %r of the vector %v; compiled and interpreted, which must agree."""
    (found, _) = results_of(
        f"func.func @f(%v: {source}) -> {result} {{\n{body}\nreturn %r : {result}\n}}", V
    )
    return np.asarray(found)


V = RNG.standard_normal((3, 4))
KINDS = {
    "transpose": (
        "%r = vector.transpose %v, [1, 0] : vector<3x4xf64> to vector<4x3xf64>",
        "vector<4x3xf64>",
        V.T,
    ),
    "shape_cast": (
        "%r = vector.shape_cast %v : vector<3x4xf64> to vector<2x3x2xf64>",
        "vector<2x3x2xf64>",
        V.reshape(2, 3, 2),
    ),
    "extract_row": (
        "%r = vector.extract %v[1] : vector<4xf64> from vector<3x4xf64>",
        "vector<4xf64>",
        V[1],
    ),
    "extract_element": (
        "%r = vector.extract %v[2, 3] : f64 from vector<3x4xf64>",
        "f64",
        V[2, 3],
    ),
    "insert_row": (
        """%x = vector.extract %v[1] : vector<4xf64> from vector<3x4xf64>
        %r = vector.insert %x, %v[2] : vector<4xf64> into vector<3x4xf64>""",
        "vector<3x4xf64>",
        V[[0, 1, 1]],
    ),
    "broadcast_row": (
        """%x = vector.extract %v[1] : vector<4xf64> from vector<3x4xf64>
        %r = vector.broadcast %x : vector<4xf64> to vector<2x4xf64>""",
        "vector<2x4xf64>",
        V[[1, 1]],
    ),
    "broadcast_column": (
        """%x = vector.extract_strided_slice %v {offsets = [0, 2], sizes = [3, 1], strides = [1, 1]}
          : vector<3x4xf64> to vector<3x1xf64>
        %r = vector.broadcast %x : vector<3x1xf64> to vector<3x2xf64>""",
        "vector<3x2xf64>",
        V[:, [2, 2]],
    ),
    "insert_slice": (
        """%x = vector.extract_strided_slice %v {offsets = [1, 1], sizes = [2, 2], strides = [1, 1]}
          : vector<3x4xf64> to vector<2x2xf64>
        %r = vector.insert_strided_slice %x, %v {offsets = [0, 2], strides = [1, 1]}
          : vector<2x2xf64> into vector<3x4xf64>""",
        "vector<3x4xf64>",
        np.vstack([np.hstack([V[:2, :2], V[1:, 1:3]]), V[2:]]),
    ),
    "shuffle_rows": (
        """%x = vector.extract_strided_slice %v {offsets = [0], sizes = [2], strides = [1]}
          : vector<3x4xf64> to vector<2x4xf64>
        %r = vector.shuffle %v, %x [4, 2, 0] : vector<3x4xf64>, vector<2x4xf64>""",
        "vector<3x4xf64>",
        V[[1, 2, 0]],
    ),
    "interleave": (
        "%r = vector.interleave %v, %v : vector<3x4xf64> -> vector<3x8xf64>",
        "vector<3x8xf64>",
        np.repeat(V, 2, axis=1),
    ),
    "elementwise": (
        """%c = arith.constant dense<2.0> : vector<3x4xf64>
        %r = arith.mulf %v, %c : vector<3x4xf64>""",
        "vector<3x4xf64>",
        2 * V,
    ),
    "fma": ("%r = vector.fma %v, %v, %v : vector<3x4xf64>", "vector<3x4xf64>", None),
    "masks": (
        """%a = arith.constant 2 : index
        %b = arith.constant 3 : index
        %m = vector.create_mask %a, %b : vector<3x4xi1>
        %n = vector.constant_mask [1, 4] : vector<3x4xi1>
        %o = arith.xori %m, %n : vector<3x4xi1>
        %z = arith.constant dense<0.0> : vector<3x4xf64>
        %r = arith.select %o, %v, %z : vector<3x4xi1>, vector<3x4xf64>""",
        "vector<3x4xf64>",
        V * (np.indices((3, 4))[0] < 2) * (np.indices((3, 4))[1] < 3) * (np.indices((3, 4))[0] >= 1)
        + V * ((np.indices((3, 4))[0] < 1) & (np.indices((3, 4))[1] >= 3)),
    ),
    "sum_of_rows": (
        """%z = arith.constant dense<1.0> : vector<4xf64>
        %r = vector.multi_reduction <add>, %v, %z [0] : vector<3x4xf64> to vector<4xf64>""",
        "vector<4xf64>",
        1 + V.sum(axis=0),
    ),
    "largest_of_rows": (
        """%z = arith.constant dense<-9.0> : vector<3xf64>
        %r = vector.multi_reduction <maximumf>, %v, %z [1] : vector<3x4xf64> to vector<3xf64>""",
        "vector<3xf64>",
        V.max(axis=1),
    ),
    "sum_of_all": (
        """%z = arith.constant 0.5 : f64
        %r = vector.multi_reduction <add>, %v, %z [0, 1] : vector<3x4xf64> to f64""",
        "f64",
        0.5 + V.sum(),
    ),
    "outerproduct": (
        """%x = vector.extract %v[1] : vector<4xf64> from vector<3x4xf64>
        %y = vector.extract_strided_slice %x {offsets = [0], sizes = [3], strides = [1]}
          : vector<4xf64> to vector<3xf64>
        %r = vector.outerproduct %y, %x, %v : vector<3xf64>, vector<4xf64>""",
        "vector<3x4xf64>",
        V + np.outer(V[1, :3], V[1]),
    ),
    "matmul": (
        """%z = arith.constant dense<0.0> : vector<3x3xf64>
        %r = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>,
          affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (i, j)>],
          iterator_types = ["parallel", "parallel", "reduction"]} %v, %v, %z
          : vector<3x4xf64>, vector<3x4xf64> into vector<3x3xf64>""",
        "vector<3x3xf64>",
        V @ V.T,
    ),
    "transposed_matmul": (
        """%z = arith.constant dense<0.0> : vector<4x4xf64>
        %r = vector.contract {indexing_maps = [affine_map<(j, k, i) -> (k, i)>,
          affine_map<(j, k, i) -> (k, j)>, affine_map<(j, k, i) -> (j, i)>],
          iterator_types = ["parallel", "reduction", "parallel"]} %v, %v, %z
          : vector<3x4xf64>, vector<3x4xf64> into vector<4x4xf64>""",
        "vector<4x4xf64>",
        V.T @ V,
    ),
    "dot": (
        """%z = arith.constant 0.25 : f64
        %r = vector.contract {indexing_maps = [affine_map<(i, j) -> (i, j)>,
          affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>],
          iterator_types = ["reduction", "reduction"]} %v, %v, %z
          : vector<3x4xf64>, vector<3x4xf64> into f64""",
        "f64",
        0.25 + (V * V).sum(),
    ),
}


@pytest.mark.parametrize("name", KINDS)
def test_values(name: str) -> None:
    body, result, expected = KINDS[name]
    found = on_matrix(body, result)
    if expected is not None:
        np.testing.assert_allclose(found, expected, rtol=1e-14)


@pytest.mark.parametrize("at", [(0, 0), (2, 3), (1, 2)])
def test_positions_known_at_run_time(at: tuple[int, int]) -> None:
    found = results_of(
        """func.func @f(%v: vector<3x4xf64>, %i: index, %j: index) -> (f64, vector<4xf64>,
            vector<3x4xf64>) {
          %x = vector.extract %v[%i, %j] : f64 from vector<3x4xf64>
          %row = vector.extract %v[%i] : vector<4xf64> from vector<3x4xf64>
          %w = vector.insert %row, %v[%c] : vector<4xf64> into vector<3x4xf64>
          return %x, %row, %w : f64, vector<4xf64>, vector<3x4xf64>
        }""".replace("%w = ", "%c = arith.constant 0 : index\n%w = "),
        V,
        *at,
    )
    assert found[0] == V[at]
    np.testing.assert_array_equal(np.asarray(found[1]), V[at[0]])
    np.testing.assert_array_equal(np.asarray(found[2]), np.vstack([V[at[0]], V[1:]]))


M = RNG.standard_normal((4, 5))


@pytest.mark.parametrize(
    "map_", ["(a, b) -> (a, b)", "(a, b) -> (b, a)", "(a, b) -> (0, b)", "(a, b) -> (a, 0)"]
)
@pytest.mark.parametrize("at", [(0, 0), (2, 3), (3, 4)])
@pytest.mark.parametrize("layout", ["", ", strided<[?, ?], offset: ?>"])
def test_transfers(map_: str, at: tuple[int, int], layout: str) -> None:
    """Padding where the buffer ends, any order of dimensions, any strides."""
    bounds = ["true" if part == "0" else "false" for part in map_[11:-1].split(", ")]
    attributes = f"{{in_bounds = [{', '.join(bounds)}], permutation_map = affine_map<{map_}>}}"
    write = attributes.replace("(0, b)", "(a, b)").replace("(a, 0)", "(a, b)")
    write = write.replace("true", "false")
    memref = f"memref<?x?xf64{layout}>"
    source = M.T if layout else M
    at = (at[0], min(at[1], source.shape[1] - 1))
    found = results_of(
        f"""func.func @f(%m: {memref}, %o: {memref}, %i: index, %j: index) -> vector<2x3xf64> {{
          %pad = arith.constant 9.0 : f64
          %v = vector.transfer_read %m[%i, %j], %pad {attributes} : {memref}, vector<2x3xf64>
          vector.transfer_write %v, %o[%i, %j] {write} : vector<2x3xf64>, {memref}
          return %v : vector<2x3xf64>
        }}""",
        source,
        np.zeros_like(source),
        *at,
    )
    expected = np.empty((2, 3))
    for a, b in np.ndindex(2, 3):
        offset = dict(zip(map_[11:-1].split(", "), (a, b), strict=True))
        i, j = at[0] + offset.get("a", 0), at[1] + offset.get("b", 0)
        expected[a, b] = source[i, j] if i < source.shape[0] and j < source.shape[1] else 9.0
    np.testing.assert_array_equal(np.asarray(found[0]), expected)


def test_rows_of_memory() -> None:
    found = results_of(
        """func.func @f(%m: memref<4x5xf64>) {
          %0 = arith.constant 0 : index
          %1 = arith.constant 1 : index
          %v = vector.load %m[%1, %0] : memref<4x5xf64>, vector<2x4xf64>
          vector.store %v, %m[%0, %1] : memref<4x5xf64>, vector<2x4xf64>
          return
        }""",
        M,
    )
    expected = M.copy()
    expected[0:2, 1:5] = M[1:3, 0:4]
    np.testing.assert_array_equal(np.asarray(found[0]), expected)


@pytest.mark.parametrize("mask", [[1, 1, 1, 1], [1, 0, 1, 0], [0, 0, 0, 0]])
def test_gather_scatter_expand_compress(mask: list[int]) -> None:
    """Masked lanes are not touched: their offsets may point anywhere."""
    on = np.array(mask, bool)
    offsets = np.where(on, [3, 0, 5, 3], 10**9).astype(np.int32)
    m = RNG.standard_normal((2, 8))
    found = results_of(
        """func.func @f(%m: memref<2x8xf64>, %o: memref<2x8xf64>, %at: vector<4xi32>,
            %on: memref<4xi1>) -> (vector<4xf64>, vector<4xf64>) {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %c2 = arith.constant 2 : index
          %mask = vector.load %on[%c0] : memref<4xi1>, vector<4xi1>
          %else = arith.constant dense<[-1.0, -2.0, -3.0, -4.0]> : vector<4xf64>
          %g = vector.gather %m[%c1, %c2] [%at], %mask, %else
            : memref<2x8xf64>, vector<4xi32>, vector<4xi1>, vector<4xf64> into vector<4xf64>
          vector.scatter %o[%c0, %c1] [%at], %mask, %g
            : memref<2x8xf64>, vector<4xi32>, vector<4xi1>, vector<4xf64>
          %e = vector.expandload %m[%c0, %c1], %mask, %else
            : memref<2x8xf64>, vector<4xi1>, vector<4xf64> into vector<4xf64>
          vector.compressstore %o[%c1, %c1], %mask, %e
            : memref<2x8xf64>, vector<4xi1>, vector<4xf64>
          return %g, %e : vector<4xf64>, vector<4xf64>
        }""",
        m,
        np.zeros((2, 8)),
        offsets,
        on,
    )
    other = np.array([-1.0, -2.0, -3.0, -4.0])
    np.testing.assert_array_equal(
        np.asarray(found[0]),
        [m[1, 2 + o] if b else e for o, b, e in zip(offsets, on, other, strict=True)],
    )
    dense = iter(m[0, 1:])
    np.testing.assert_array_equal(
        np.asarray(found[1]), [next(dense) if b else e for b, e in zip(on, other, strict=True)]
    )
    np.testing.assert_array_equal(
        np.asarray(found[3])[1, 1 : 1 + on.sum()], np.asarray(found[1])[on]
    )


MASKED = """
func.func @f(%a: memref<4xf64>, %w: memref<2x3xf64>, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %z = arith.constant 0.25 : f64
  %k = vector.create_mask %n : vector<4xi1>
  %u = vector.mask %k {
    vector.transfer_read %a[%c0], %z {in_bounds = [true]} : memref<4xf64>, vector<4xf64>
  } : vector<4xi1> -> vector<4xf64>
  %v = arith.mulf %u, %u : vector<4xf64>
  %x = vector.mask %k, %v {
    vector.transfer_read %a[%c0], %z {in_bounds = [true]} : memref<4xf64>, vector<4xf64>
  } : vector<4xi1> -> vector<4xf64>
  %q = arith.mulf %v, %x : vector<4xf64>
  %s = vector.mask %k { vector.reduction <mul>, %q : vector<4xf64> into f64 }
    : vector<4xi1> -> f64
  %m = vector.mask %k { vector.reduction <maximumf>, %q : vector<4xf64> into f64 }
    : vector<4xi1> -> f64
  vector.mask %k {
    vector.transfer_write %q, %a[%c0] {in_bounds = [true]} : vector<4xf64>, memref<4xf64>
  } : vector<4xi1>
  %places = arith.constant dense<[2, 0, 1, 3]> : vector<4xi32>
  %on = arith.constant dense<[true, true, false, true]> : vector<4xi1>
  %g = vector.mask %k {
    vector.gather %a[%c0] [%places], %on, %u
      : memref<4xf64>, vector<4xi32>, vector<4xi1>, vector<4xf64> into vector<4xf64>
  } : vector<4xi1> -> vector<4xf64>
  %l = vector.transfer_read %w[%c0, %c0], %z {in_bounds = [true, true]}
    : memref<2x3xf64>, vector<2x3xf64>
  %start = vector.broadcast %s : f64 to vector<2xf64>
  %e:2 = vector.scan <mul>, %l, %start {inclusive = false, reduction_dim = 1 : i64}
    : vector<2x3xf64>, vector<2xf64>
  %f:2 = vector.scan <add>, %e#0, %start {inclusive = true, reduction_dim = 1 : i64}
    : vector<2x3xf64>, vector<2xf64>
  %km = vector.create_mask %c2, %n : vector<2x3xi1>
  %sums = vector.mask %km {
    vector.multi_reduction <add>, %f#0, %e#1 [1] : vector<2x3xf64> to vector<2xf64>
  } : vector<2x3xi1> -> vector<2xf64>
  %row = vector.extract %e#0[1] : vector<3xf64> from vector<2x3xf64>
  %outer = vector.mask %km {
    vector.outerproduct %sums, %row, %f#0 {kind = #vector.kind<add>}
      : vector<2xf64>, vector<3xf64>
  } : vector<2x3xi1> -> vector<2x3xf64>
  %k3 = vector.create_mask %c2, %n, %c2 : vector<2x3x2xi1>
  %t = vector.transpose %f#0, [1, 0] : vector<2x3xf64> to vector<3x2xf64>
  %acc = vector.broadcast %m : f64 to vector<2x2xf64>
  %c = vector.mask %k3 {
    vector.contract {indexing_maps = [affine_map<(m, k, n) -> (m, k)>,
      affine_map<(m, k, n) -> (k, n)>, affine_map<(m, k, n) -> (n, m)>],
      iterator_types = ["parallel", "reduction", "parallel"], kind = #vector.kind<add>}
      %outer, %t, %acc : vector<2x3xf64>, vector<3x2xf64> into vector<2x2xf64>
  } : vector<2x3x2xi1> -> vector<2x2xf64>
  %flat = vector.shape_cast %c : vector<2x2xf64> to vector<4xf64>
  %factors = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : vector<4xf64>
  %terms = arith.mulf %flat, %factors : vector<4xf64>
  %r0 = vector.reduction <add>, %terms, %m : vector<4xf64> into f64
  %r = vector.reduction <add>, %g, %r0 : vector<4xf64> into f64
  return %r : f64
}"""


@pytest.mark.parametrize("n", [1, 2, 3])
def test_masks_and_scans(n: int) -> None:
    """Lanes that are off are not read, written or summed; and in all modes."""
    a, w = np.array([1.1, 0.7, 0.3, 0.9]), np.array([[0.5, 0.6, 0.7], [0.8, 0.9, 1.2]])
    _, after, _, _ = results_of(MASKED, a, w, n)
    np.testing.assert_allclose(after, np.where(np.arange(4) < n, a**3, a))
    ad_opt.check_grads(ad_opt.load(MASKED)["f"], a, w, n)


@pytest.mark.parametrize("kind", ["add", "mul", "minsi", "maxui", "and", "xor"])
def test_integers_are_scanned_and_masked(kind: str) -> None:
    v, start = RNG.integers(-9, 9, (3, 4)), RNG.integers(-9, 9, 3)
    for inclusive in ("true", "false"):
        results_of(
            f"""func.func @f(%v: vector<3x4xi64>, %s: vector<3xi64>, %n: index)
                -> (vector<3x4xi64>, vector<3xi64>, i64) {{
              %r:2 = vector.scan <{kind}>, %v, %s {{inclusive = {inclusive}, reduction_dim = 1}}
                : vector<3x4xi64>, vector<3xi64>
              %k = vector.create_mask %n : vector<3xi1>
              %t = vector.mask %k {{ vector.reduction <{kind}>, %r#1 : vector<3xi64> into i64 }}
                : vector<3xi1> -> i64
              return %r#0, %r#1, %t : vector<3x4xi64>, vector<3xi64>, i64
            }}""",
            v, start, 2,
        )  # fmt: skip


def test_memory_of_numbers_as_memory_of_vectors() -> None:
    """``vector.type_cast``: w_ij = sin(v_ij) in rows, then all of it times v_00."""
    program = ad_opt.load("""
      func.func @f(%m: memref<3x2xf64>) {
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %c3 = arith.constant 3 : index
        %x = memref.load %m[%c0, %c0] : memref<3x2xf64>
        %rows = vector.type_cast %m : memref<3x2xf64> to memref<3xvector<2xf64>>
        scf.for %i = %c0 to %c3 step %c1 {
          %v = memref.load %rows[%i] : memref<3xvector<2xf64>>
          %s = math.sin %v : vector<2xf64>
          memref.store %s, %rows[%i] : memref<3xvector<2xf64>>
        }
        %whole = vector.type_cast %m : memref<3x2xf64> to memref<vector<3x2xf64>>
        %w = memref.load %whole[] : memref<vector<3x2xf64>>
        %f = vector.broadcast %x : f64 to vector<3x2xf64>
        %p = arith.mulf %w, %f : vector<3x2xf64>
        memref.store %p, %whole[] : memref<vector<3x2xf64>>
        return
      }""")
    m, dm = RNG.standard_normal((2, 3, 2))
    found = m.copy()
    program["f"](found)
    np.testing.assert_allclose(found, np.sin(m) * m[0, 0], rtol=1e-14)
    tangent = dm.copy()
    ad_opt.jvp(program["f"], (m.copy(),), (tangent,))
    np.testing.assert_allclose(tangent, np.cos(m) * dm * m[0, 0] + np.sin(m) * dm[0, 0])
    ad_opt.check_grads(program["f"], m)


def test_values_of_any_rank_flow_and_are_differentiated() -> None:
    """Through a loop, a branch and a call; d/dv of sum (sin v)ᵀ(sin v) + ... in both modes."""
    program = ad_opt.load("""
      func.func private @half(%v: vector<2x3xf64>) -> vector<2x3xf64> {
        %c = arith.constant dense<0.5> : vector<2x3xf64>
        %r = arith.mulf %v, %c : vector<2x3xf64>
        return %r : vector<2x3xf64>
      }
      func.func @f(%v: vector<2x3xf64>, %n: index) -> f64 {
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %z = arith.constant 0.0 : f64
        %w = scf.for %i = %c0 to %n step %c1 iter_args(%a = %v) -> (vector<2x3xf64>) {
          %h = func.call @half(%a) : (vector<2x3xf64>) -> vector<2x3xf64>
          %first = arith.cmpi eq, %i, %c0 : index
          %s = scf.if %first -> (vector<2x3xf64>) {
            %t = math.sin %a : vector<2x3xf64>
            scf.yield %t : vector<2x3xf64>
          } else {
            scf.yield %h : vector<2x3xf64>
          }
          scf.yield %s : vector<2x3xf64>
        }
        %y = vector.contract {indexing_maps = [affine_map<(i, j) -> (i, j)>,
          affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>],
          iterator_types = ["reduction", "reduction"]} %w, %v, %z
          : vector<2x3xf64>, vector<2x3xf64> into f64
        return %y : f64
      }""")
    v, t = RNG.standard_normal((2, 2, 3))
    gradient = (np.sin(v) + v * np.cos(v)) / 4
    assert program["f"](v, 3) == pytest.approx((np.sin(v) * v).sum() / 4)
    np.testing.assert_allclose(ad_opt.grad(program["f"])(v, 3), gradient, rtol=1e-13)
    _, tangent = ad_opt.jvp(program["f"], (v, 3), (t, None))
    assert tangent == pytest.approx((gradient * t).sum())
    curvature = (2 * np.cos(v) - v * np.sin(v)) / 4 * t
    np.testing.assert_allclose(ad_opt.hvp(program["f"], (v, 3), (t, None)), curvature, rtol=1e-12)


def test_print(capfd: pytest.CaptureFixture[str]) -> None:
    """As MLIR's own runtime prints."""
    ad_opt.load("""func.func @f(%v: vector<2x2xf32>, %u: i8, %b: i1) {
      vector.print %v : vector<2x2xf32>
      vector.print %u : i8
      vector.print %b : i1
      %c = arith.constant dense<[1, -2]> : vector<2xi8>
      vector.print %c : vector<2xi8>
      vector.print str "50%\\0A"
      return
    }""")["f"](np.array([[1.5, 2], [0.1, -4e20]]), -1, True)
    assert capfd.readouterr().out.split("\n")[:5] == [
        "( ( 1.5, 2 ), ( 0.1, -4e+20 ) )",
        "-1",
        "1",
        "( 1, -2 )",
        "50%",
    ]
