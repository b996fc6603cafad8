"""bufferize-tensors: executed results against NumPy; arguments stay as they are; nothing leaks."""

import re

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError

import ad_opt

RNG = np.random.default_rng(11)
PASSES = ("bufferize-tensors", "lower-linalg-to-loops", "lower-scf-to-cf")


@pytest.fixture
def run(lower, execute):
    """Lower and call @f; arguments must not change."""

    def run(text: str, *args: object, results: tuple[str, ...]) -> object:
        lowered = lower(text, *PASSES)
        assert "tensor" not in lowered
        before = [np.copy(arg) if isinstance(arg, np.ndarray) else arg for arg in args]
        got = execute(lowered, "f", *args, results=results)
        for old, new in zip(before, args, strict=True):
            if isinstance(old, np.ndarray):
                assert (old == new).all()
        return got

    return run


def balance(lowered: str) -> tuple[int, int]:
    return lowered.count("memref.alloc("), lowered.count("memref.dealloc")


def test_insert_and_math_share_one_copy(run, lower):
    text = """
    func.func @f(%t: tensor<4xf64>, %x: f64, %i: index) -> tensor<4xf64> {
      %u = tensor.insert %x into %t[%i] : tensor<4xf64>
      %v = math.absf %u : tensor<4xf64>
      %w = arith.addf %v, %v : tensor<4xf64>
      return %w : tensor<4xf64>
    }"""
    t = np.array([1.0, -2, 3, -4])
    got = run(text, t, (-9.0, "f64"), (1, "index"), results=("f64:1",))
    assert got.tolist() == [2, 18, 6, 8]
    lowered = lower(text, PASSES[0])
    assert balance(lowered) == (1, 0)
    assert lowered.count("memref.copy") == 1


def test_old_values_survive_writes(run, lower):
    text = """
    func.func @f(%x: f64) -> (f64, f64, tensor<2xf64>) {
      %c0 = arith.constant 0 : index
      %e = arith.constant dense<[1.0, 2.0]> : tensor<2xf64>
      %a = tensor.insert %x into %e[%c0] : tensor<2xf64>
      %b = arith.mulf %a, %a : tensor<2xf64>
      %p = tensor.extract %a[%c0] : tensor<2xf64>
      %q = tensor.extract %e[%c0] : tensor<2xf64>
      return %p, %q, %b : f64, f64, tensor<2xf64>
    }"""
    p, q, b = run(text, (7.0, "f64"), results=("f64", "f64", "f64:1"))
    assert (p, q, b.tolist()) == (7, 1, [49, 4])
    assert balance(lower(text, PASSES[0])) == (2, 1)


SLICES = """
func.func @f(%t: tensor<?x4xf64>, %n: index) -> (tensor<?x4xf64>, tensor<?xf64>) {
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %column = tensor.extract_slice %t[0, 2] [%n, 1] [1, 1] : tensor<?x4xf64> to tensor<?xf64>
  %doubled = arith.addf %column, %column : tensor<?xf64>
  %u = tensor.insert_slice %doubled into %t[0, 1] [%n, 1] [1, 1]
    : tensor<?xf64> into tensor<?x4xf64>
  %again = tensor.extract_slice %u[0, 1] [%n, 1] [1, 1] : tensor<?x4xf64> to tensor<?xf64>
  %v = tensor.insert %zero into %u[%c1, %c1] : tensor<?x4xf64>
  return %v, %again : tensor<?x4xf64>, tensor<?xf64>
}"""


def test_slices_are_values(run):
    t = RNG.normal(size=(3, 4))
    v, again = run(SLICES, t, (3, "index"), results=("f64:2", "f64:1"))
    expected = t.copy()
    expected[:, 1] = 2 * t[:, 2]
    assert (again == expected[:, 1]).all()
    expected[1, 1] = 0
    assert (v == expected).all()


def test_an_argument_returned_is_a_copy(run, lower):
    text = "func.func @f(%t: tensor<3xf64>) -> tensor<3xf64> { return %t : tensor<3xf64> }"
    t = RNG.normal(size=3)
    assert (run(text, t, results=("f64:1",)) == t).all()
    assert lower(text, PASSES[0]).count("memref.alloc") == 1


def test_one_value_returned_twice_is_two_buffers(run):
    text = """
    func.func @f(%x: f64) -> (tensor<2xf64>, tensor<2xf64>) {
      %t = tensor.splat %x : tensor<2xf64>
      return %t, %t : tensor<2xf64>, tensor<2xf64>
    }"""
    a, b = run(text, (2.5, "f64"), results=("f64:1", "f64:1"))
    assert a.tolist() == b.tolist() == [2.5, 2.5]


LOOP = """
func.func @f(%t: tensor<?xf64>, %n: index, %x: f64) -> (tensor<?xf64>, tensor<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t, %b = %t)
      -> (tensor<?xf64>, tensor<?xf64>) {
    %v = tensor.extract %a[%i] : tensor<?xf64>
    %w = arith.addf %v, %x : f64
    %c = tensor.insert %w into %a[%i] : tensor<?xf64>
    %d = arith.addf %b, %c : tensor<?xf64>
    scf.yield %d, %c : tensor<?xf64>, tensor<?xf64>
  }
  return %r#0, %r#1 : tensor<?xf64>, tensor<?xf64>
}"""


@pytest.mark.parametrize("n", [0, 1, 5])
def test_loop_carried_tensors(run, n):
    t = RNG.normal(size=6)
    a, b = t.copy(), t.copy()
    for i in range(n):
        c = a.copy()
        c[i] += 0.5
        a, b = b + c, c
    got = run(LOOP, t, (n, "index"), (0.5, "f64"), results=("f64:1", "f64:1"))
    assert (got[0] == a).all()
    assert (got[1] == b).all()


def test_a_loop_that_writes_in_place_allocates_once(lower):
    text = """
    func.func @f(%n: index, %x: f64) -> tensor<8xf64> {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %e = tensor.empty() : tensor<8xf64>
      %z = linalg.fill ins(%x : f64) outs(%e : tensor<8xf64>) -> tensor<8xf64>
      %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %z) -> (tensor<8xf64>) {
        %c = tensor.insert %x into %a[%i] : tensor<8xf64>
        %d = linalg.exp ins(%c : tensor<8xf64>) outs(%c : tensor<8xf64>) -> tensor<8xf64>
        scf.yield %d : tensor<8xf64>
      }
      return %r : tensor<8xf64>
    }"""
    lowered = lower(text, PASSES[0])
    assert balance(lowered) == (1, 0)
    assert "memref.copy" not in lowered


BRANCHES = """
func.func @f(%t: tensor<4xf64>, %c: i1, %k: index, %x: f64) -> (tensor<4xf64>, tensor<4xf64>) {
  %c0 = arith.constant 0 : index
  %s = tensor.splat %x : tensor<4xf64>
  %u = scf.if %c -> tensor<4xf64> {
    %m = arith.mulf %t, %s : tensor<4xf64>
    scf.yield %m : tensor<4xf64>
  } else {
    scf.yield %t : tensor<4xf64>
  }
  %v = scf.index_switch %k -> tensor<4xf64>
  case 1 {
    %m = tensor.insert %x into %u[%c0] : tensor<4xf64>
    scf.yield %m : tensor<4xf64>
  }
  default {
    scf.yield %s : tensor<4xf64>
  }
  %w = arith.select %c, %u, %v : tensor<4xf64>
  return %w, %v : tensor<4xf64>, tensor<4xf64>
}"""


@pytest.mark.parametrize("c", [True, False])
@pytest.mark.parametrize("k", [0, 1])
def test_branches(run, c, k):
    t = RNG.normal(size=4)
    u = t * 3 if c else t
    v = u.copy() if k == 1 else np.full(4, 3.0)
    if k == 1:
        v[0] = 3.0
    got = run(BRANCHES, t, (c, "i1"), (k, "index"), (3.0, "f64"), results=("f64:1", "f64:1"))
    assert (got[0] == (u if c else v)).all()
    assert (got[1] == v).all()


WHILE = """
func.func @f(%t: tensor<3xf64>, %limit: f64) -> (tensor<3xf64>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.while (%a = %t, %n = %c0) : (tensor<3xf64>, index) -> (tensor<3xf64>, index) {
    %v = tensor.extract %a[%c0] : tensor<3xf64>
    %go = arith.cmpf olt, %v, %limit : f64
    scf.condition(%go) %a, %n : tensor<3xf64>, index
  } do {
  ^bb0(%a: tensor<3xf64>, %n: index):
    %b = arith.addf %a, %a : tensor<3xf64>
    %m = arith.addi %n, %c1 : index
    scf.yield %b, %m : tensor<3xf64>, index
  }
  return %r#0, %r#1 : tensor<3xf64>, index
}"""


AFFINE = """
func.func @f(%t: tensor<4xf64>, %x: f64) -> tensor<4xf64> {
  %c0 = arith.constant 0 : index
  %r = affine.for %i = 0 to 4 iter_args(%a = %t) -> (tensor<4xf64>) {
    %e = tensor.extract %a[%i] : tensor<4xf64>
    %p = arith.mulf %e, %x : f64
    %b = affine.if affine_set<(d0) : (d0 - 1 >= 0, 2 - d0 >= 0)>(%i) -> tensor<4xf64> {
      %q = tensor.insert %p into %a[%c0] : tensor<4xf64>
      affine.yield %q : tensor<4xf64>
    } else {
      %q = tensor.insert %p into %a[%i] : tensor<4xf64>
      affine.yield %q : tensor<4xf64>
    }
    affine.yield %b : tensor<4xf64>
  }
  return %r : tensor<4xf64>
}"""


def test_affine_control(run):
    t = np.array([1.0, 2, 3, 4])
    assert run(AFFINE, t, (0.5, "f64"), results=("f64:1",)).tolist() == [1.5, 2, 3, 2]
    jacobian = ad_opt.jacobian(ad_opt.load(AFFINE)["f"], "t")(t, 0.5)
    np.testing.assert_array_equal(
        jacobian, [[0, 0, 0.5, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 0.5]]
    )


def test_while(run, lower):
    t = np.array([1.0, 2, 3])
    got, n = run(WHILE, t, (10.0, "f64"), results=("f64:1", "index"))
    assert (n, got.tolist()) == (4, [16, 32, 48])
    assert balance(lower(WHILE, PASSES[0])) == (1, 0)


CALLS = """
func.func private @g(%t: tensor<?xf64>, %i: index) -> tensor<?xf64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %end = arith.cmpi eq, %i, %c0 : index
  %r = scf.if %end -> tensor<?xf64> {
    scf.yield %t : tensor<?xf64>
  } else {
    %k = arith.subi %i, %c1 : index
    %d = arith.addf %t, %t : tensor<?xf64>
    %r = func.call @g(%d, %k) : (tensor<?xf64>, index) -> tensor<?xf64>
    scf.yield %r : tensor<?xf64>
  }
  return %r : tensor<?xf64>
}
func.func @f(%t: tensor<2x3xf64>, %i: index) -> tensor<?xf64> {
  %s = tensor.extract_slice %t[0, 1] [2, 1] [1, 1] : tensor<2x3xf64> to tensor<2xf64>
  %d = tensor.cast %s : tensor<2xf64> to tensor<?xf64>
  %r = func.call @g(%d, %i) : (tensor<?xf64>, index) -> tensor<?xf64>
  return %r : tensor<?xf64>
}"""


def test_recursive_calls_own_their_results(run):
    t = RNG.normal(size=(2, 3))
    assert (run(CALLS, t, (3, "index"), results=("f64:1",)) == 8 * t[:, 1]).all()


CFG = """
func.func @f(%t: tensor<3xf64>, %n: index, %x: f64) -> tensor<3xf64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = tensor.splat %x : tensor<3xf64>
  cf.br ^head(%t, %c0 : tensor<3xf64>, index)
^head(%a: tensor<3xf64>, %i: index):
  %more = arith.cmpi slt, %i, %n : index
  %b = arith.addf %a, %s : tensor<3xf64>
  cf.cond_br %more, ^head2(%b : tensor<3xf64>), ^exit(%a : tensor<3xf64>)
^exit(%r: tensor<3xf64>):
  return %r : tensor<3xf64>
^head2(%c: tensor<3xf64>):
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%c, %j : tensor<3xf64>, index)
}"""


@pytest.mark.parametrize("n", [0, 1, 4])
def test_branches_between_blocks(run, n):
    t = np.array([1.0, 2, 3])
    got = run(CFG, t, (n, "index"), (0.5, "f64"), results=("f64:1",))
    assert got.tolist() == (t + 0.5 * n).tolist()


SHAPES = """
func.func @f(%t: tensor<2x?xf64>, %x: f64) -> (tensor<?x6xf64>, tensor<?xf64>, tensor<6x?xf64>,
                                               tensor<?x?xf64>, index) {
  %c1 = arith.constant 1 : index
  %k = tensor.dim %t, %c1 : tensor<2x?xf64>
  %flat = tensor.collapse_shape %t [[0, 1]] : tensor<2x?xf64> into tensor<?xf64>
  %three = tensor.expand_shape %t [[0], [1, 2]] output_shape [2, 3, %q]
    : tensor<2x?xf64> into tensor<2x3x?xf64>
  %pairs = tensor.collapse_shape %three [[0, 1], [2]] : tensor<2x3x?xf64> into tensor<6x?xf64>
  %wide = tensor.cast %t : tensor<2x?xf64> to tensor<?x6xf64>
  %padded = tensor.pad %t low[1, 0] high[%c1, 2] {
  ^bb0(%i: index, %j: index):
    %ii = arith.index_cast %i : index to i64
    %if = arith.sitofp %ii : i64 to f64
    %y = arith.addf %x, %if : f64
    tensor.yield %y : f64
  } : tensor<2x?xf64> to tensor<?x?xf64>
  return %wide, %flat, %pairs, %padded, %k : tensor<?x6xf64>, tensor<?xf64>, tensor<6x?xf64>,
    tensor<?x?xf64>, index
}"""


SWITCH = """
func.func @f(%t: tensor<4xf64>, %x: f64, %n: i32) -> tensor<4xf64> {
  %c1 = arith.constant 1 : index
  %u = tensor.insert %x into %t[%c1] : tensor<4xf64>
  %s = math.absf %t : tensor<4xf64>
  cf.switch %n : i32, [
    default: ^one(%u : tensor<4xf64>),
    1: ^two(%s, %u : tensor<4xf64>, tensor<4xf64>),
    2: ^one(%s : tensor<4xf64>),
    3: ^two(%u, %u : tensor<4xf64>, tensor<4xf64>)
  ]
^one(%p: tensor<4xf64>):
  %q = arith.addf %p, %p : tensor<4xf64>
  cf.br ^two(%q, %p : tensor<4xf64>, tensor<4xf64>)
^two(%v: tensor<4xf64>, %w: tensor<4xf64>):
  %y = arith.mulf %v, %w : tensor<4xf64>
  return %y : tensor<4xf64>
}"""


@pytest.mark.parametrize("n", range(5))
def test_a_switch_hands_tensors_on(run, n):
    """Each way frees what only others hand on, and copies what it hands on twice."""
    t, u = np.array([1.0, -2, 3, -4]), np.array([1.0, 0.5, 3, -4])
    s = np.abs(t)
    v, w = {1: (s, u), 2: (2 * s, s), 3: (u, u)}.get(n, (2 * u, u))
    found = run(SWITCH, t, (0.5, "f64"), (n, "i32"), results=("f64:1",))
    assert found.tolist() == (v * w).tolist()
    jacobian = ad_opt.jacobian(ad_opt.load(SWITCH)["f"], "x")(t, 0.5, n)
    slope = {1: s[1], 2: 0.0, 3: 2 * 0.5}.get(n, 4 * 0.5)
    np.testing.assert_array_equal(jacobian, [0, slope, 0, 0])


def test_shapes(run):
    t = RNG.normal(size=(2, 6))
    text = SHAPES.replace("[2, 3, %q]", "[2, 3, %q]").replace(
        "%flat =", "%c3 = arith.constant 3 : index\n  %q = arith.divsi %k, %c3 : index\n  %flat ="
    )
    wide, flat, pairs, padded, k = run(
        text, t, (0.5, "f64"), results=("f64:2", "f64:1", "f64:2", "f64:2", "index")
    )
    assert k == 6
    assert (wide == t).all()
    assert (flat == t.ravel()).all()
    assert (pairs == t.reshape(6, 2)).all()
    expected = np.repeat(0.5 + np.arange(4.0)[:, None], 8, axis=1)
    expected[1:3, :6] = t
    assert (padded == expected).all()


PADS = """
func.func @f(%t: tensor<3x2xf64>, %x: f64, %low: index, %high: index) -> tensor<?x4xf64> {
  %r = tensor.pad %t low[%low, 3] high[%high, -1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f64
  } : tensor<3x2xf64> to tensor<?x4xf64>
  return %r : tensor<?x4xf64>
}"""


@pytest.mark.parametrize(("low", "high"), [(1, 2), (-1, 2), (2, -2), (-1, -1), (-2, -1), (3, -3)])
def test_padding_below_zero_cuts_off(run, low, high):
    t = RNG.normal(size=(3, 2))
    got = run(PADS, t, (0.5, "f64"), (low, "index"), (high, "index"), results=("f64:2",))
    expected = np.full((3 + max(low, 0) + max(high, 0), 5), 0.5)
    expected[max(low, 0) :][:3, 3:] = t
    assert got.tolist() == expected[max(-low, 0) : len(expected) + min(high, 0), :-1].tolist()


def test_derivatives_of_padding():
    program = ad_opt.load(PADS).after("bufferize-tensors")
    t, y, pullback = RNG.normal(size=(3, 2)), None, None
    y, pullback = ad_opt.vjp(program["f"], t, 0.5, -1, 2)
    dy = RNG.normal(size=y.shape)
    dt, dx, *_ = pullback(dy)
    assert dt[0].tolist() == [0, 0]
    assert dt[1:].tolist() == [[dy[0, 3], 0], [dy[1, 3], 0]]
    assert dx == pytest.approx(dy[:, :3].sum() + dy[2:, 3].sum())


PADS_OF_KNOWN_SIZE = """
func.func @f(%t: tensor<?x2xf64>, %x: f64, %n: index) -> tensor<4x2xf64> {
  %r = tensor.pad %t low[%n, 0] high[1, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f64
  } : tensor<?x2xf64> to tensor<4x2xf64>
  return %r : tensor<4x2xf64>
}"""


def test_padding_to_a_size_that_is_known(run):
    got = run(PADS_OF_KNOWN_SIZE, np.ones((2, 2)), (0.5, "f64"), (1, "index"), results=("f64:2",))
    assert got.tolist() == [[0.5, 0.5], [1, 1], [1, 1], [0.5, 0.5]]


MAKERS = """
func.func @f(%t: tensor<2xf64>, %x: f64, %n: index) -> (tensor<2x2xf64>, tensor<?x3xf64>,
                                                       tensor<4xf64>, tensor<f64>) {
  %e = tensor.from_elements %x, %y, %y, %x : tensor<2x2xf64>
  %g = tensor.generate %n {
  ^bb0(%i: index, %j: index):
    %k = arith.muli %i, %j : index
    %m = arith.remsi %k, %two : index
    %v = tensor.extract %t[%m] : tensor<2xf64>
    tensor.yield %v : f64
  } : tensor<?x3xf64>
  %cat = tensor.concat dim(0) %t, %t : (tensor<2xf64>, tensor<2xf64>) -> tensor<4xf64>
  %empty = tensor.from_elements %x : tensor<f64>
  %dot = linalg.dot ins(%t, %t : tensor<2xf64>, tensor<2xf64>) outs(%empty : tensor<f64>)
    -> tensor<f64>
  return %e, %g, %cat, %dot : tensor<2x2xf64>, tensor<?x3xf64>, tensor<4xf64>, tensor<f64>
}"""


def test_makers(run):
    text = MAKERS.replace(
        "  %e =", "  %two = arith.constant 2 : index\n  %y = arith.negf %x : f64\n  %e =", 1
    )
    t = np.array([3.0, 4.0])
    e, g, cat, dot = run(
        text, t, (1.5, "f64"), (4, "index"), results=("f64:2", "f64:2", "f64:1", "f64:0")
    )
    assert e.tolist() == [[1.5, -1.5], [-1.5, 1.5]]
    assert (g == t[np.outer(np.arange(4), np.arange(3)) % 2]).all()
    assert cat.tolist() == [3, 4, 3, 4]
    assert dot == 26.5


LINALG = """
func.func @f(%a: tensor<3x5xf64>, %b: tensor<5x4xf64>) -> (tensor<3x4xf64>, tensor<3x4xi1>) {
  %zero = arith.constant 0.0 : f64
  %e = tensor.empty() : tensor<3x4xf64>
  %z = linalg.fill ins(%zero : f64) outs(%e : tensor<3x4xf64>) -> tensor<3x4xf64>
  %c = linalg.matmul ins(%a, %b : tensor<3x5xf64>, tensor<5x4xf64>) outs(%z : tensor<3x4xf64>)
    -> tensor<3x4xf64>
  %p = arith.cmpf ogt, %c, %z : tensor<3x4xf64>
  %s = arith.select %p, %c, %z : tensor<3x4xi1>, tensor<3x4xf64>
  return %s, %p : tensor<3x4xf64>, tensor<3x4xi1>
}"""


def test_linalg_keeps_what_is_read_again(run):
    a, b = RNG.normal(size=(3, 5)), RNG.normal(size=(5, 4))
    text = LINALG.replace(", tensor<3x4xi1>)", ")").replace("return %s, %p :", "return %s :")
    text = text.replace("tensor<3x4xf64>, tensor<3x4xi1>\n}", "tensor<3x4xf64>\n}")
    got = run(text, a, b, results=("f64:2",))
    np.testing.assert_allclose(got, np.maximum(a @ b, 0), rtol=1e-13)


def test_buffers_at_the_border(lower, execute):
    text = """
    func.func @f(%m: memref<4xf64>, %o: memref<4xf64>) {
      %t = bufferization.to_tensor %m restrict : memref<4xf64> to tensor<4xf64>
      %u = arith.mulf %t, %t : tensor<4xf64>
      bufferization.materialize_in_destination %u in restrict writable %o
        : (tensor<4xf64>, memref<4xf64>) -> ()
      return
    }"""
    lowered = lower(text, *PASSES)
    m, o = np.arange(4.0), np.zeros(4)
    execute(lowered, "f", m, o)
    assert o.tolist() == [0, 1, 4, 9]
    assert m.tolist() == [0, 1, 2, 3]
    assert balance(lowered) == (1, 1)


def test_equal_constants_are_one_global(lower):
    text = """
    func.func @f() -> (tensor<2xf64>, tensor<2xf64>) {
      %a = arith.constant dense<[1.0, 2.0]> : tensor<2xf64>
      %b = arith.constant dense<[1.0, 2.0]> : tensor<2xf64>
      return %a, %b : tensor<2xf64>, tensor<2xf64>
    }"""
    lowered = lower(text, PASSES[0])
    assert len(re.findall(r"memref\.global", lowered)) == 1


def test_what_has_no_buffer_form_is_refused(lower):
    text = """func.func @f(%t: tensor<4xf64>) -> tensor<4xi64> {
      %r = builtin.unrealized_conversion_cast %t : tensor<4xf64> to tensor<4xi64>
      return %r : tensor<4xi64>
    }"""
    with pytest.raises(DiagnosticError, match="AD0401"):
        lower(text, PASSES[0])
