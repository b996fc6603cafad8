"""Derivatives from Python: shapes, selection, memory, errors. Expected values are closed forms."""

from __future__ import annotations

import threading

import numpy as np
import pytest

import ad_opt

STRIDED = "memref<?xf64, strided<[?], offset: ?>>"
PROGRAM = f"""
func.func @product(%x: f64, %n: i64, %y: f64) -> f64 {{
  %0 = arith.mulf %x, %y : f64
  %1 = arith.sitofp %n : i64 to f64
  %2 = arith.mulf %0, %1 : f64
  return %2 : f64
}}
func.func @single(%x: f32) -> f32 {{
  %0 = arith.mulf %x, %x : f32
  return %0 : f32
}}
func.func @weighted(%k: f64, %x: memref<?x3xf64>) -> f64 {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.load %x[%c0, %c1] : memref<?x3xf64>
  %b = memref.load %x[%c1, %c0] : memref<?x3xf64>
  %0 = arith.mulf %a, %b : f64
  %1 = arith.mulf %0, %k : f64
  return %1 : f64
}}
func.func @both(%x: {STRIDED}, %y: {STRIDED}) -> f64 {{
  %c1 = arith.constant 1 : index
  %a = memref.load %x[%c1] : {STRIDED}
  %b = memref.load %y[%c1] : {STRIDED}
  %0 = arith.mulf %a, %b : f64
  %1 = arith.mulf %0, %b : f64
  return %1 : f64
}}
func.func @cube(%x: memref<2xf64>, %out: memref<2xf64>) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.load %x[%c0] : memref<2xf64>
  %b = memref.load %x[%c1] : memref<2xf64>
  %aa = arith.mulf %a, %a : f64
  %aaa = arith.mulf %aa, %a : f64
  %ab = arith.mulf %a, %b : f64
  memref.store %aaa, %out[%c0] : memref<2xf64>
  memref.store %ab, %out[%c1] : memref<2xf64>
  return
}}
func.func @double(%x: memref<1xf64>) -> f64 {{
  %c0 = arith.constant 0 : index
  %a = memref.load %x[%c0] : memref<1xf64>
  %b = arith.addf %a, %a : f64
  memref.store %b, %x[%c0] : memref<1xf64>
  %c = arith.mulf %b, %a : f64
  return %c : f64
}}
func.func @two(%x: f64, %y: f64) -> (f64, index, f64) {{
  %c7 = arith.constant 7 : index
  %0 = arith.mulf %x, %y : f64
  %1 = arith.addf %x, %y : f64
  return %0, %c7, %1 : f64, index, f64
}}
func.func @square(%z: complex<f64>) -> complex<f64> {{
  %0 = complex.mul %z, %z : complex<f64>
  return %0 : complex<f64>
}}
func.func @filled(%x: f64, %n: index) -> memref<?xf64> {{
  %m = memref.alloc(%n) : memref<?xf64>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {{
    memref.store %x, %m[%i] : memref<?xf64>
  }}
  return %m : memref<?xf64>
}}
func.func @tensor(%x: tensor<2xf64>) -> tensor<2xf64> {{
  return %x : tensor<2xf64>
}}
func.func @norm(%x: vector<4xf64>, %k: f32) -> f64 {{
  %y = arith.mulf %x, %x : vector<4xf64>
  %s = vector.reduction <add>, %y : vector<4xf64> into f64
  %w = arith.extf %k : f32 to f64
  %r = arith.mulf %s, %w : f64
  return %r : f64
}}
func.func @count(%n: index) -> index {{
  return %n : index
}}
"""


@pytest.fixture(scope="module")
def program() -> ad_opt.Program:
    return ad_opt.load(PROGRAM)


def raises(code: str, text: str = ""):
    return pytest.raises(ad_opt.DiagnosticError, match=rf"(?s)error\[{code}\].*{text}")


def test_gradients_of_numbers(program: ad_opt.Program) -> None:
    gradient = ad_opt.grad(program["product"])
    assert gradient(3.0, 2, 5.0) == (10.0, 6.0)
    assert gradient.__name__ == "grad_product"
    value, found = ad_opt.value_and_grad(program["product"], wrt="y")(3.0, 2, 5.0)
    assert (value, found) == (30.0, 6.0)


@pytest.mark.parametrize(
    ("wrt", "expected"),
    [(0, 10.0), (2, 6.0), (-1, 6.0), ("x", 10.0), ((2, 0), (6.0, 10.0)), (["y"], (6.0,))],
)
def test_wrt(program: ad_opt.Program, wrt, expected) -> None:
    assert ad_opt.grad(program["product"], wrt)(3.0, 2, 5.0) == expected


def test_types_are_kept(program: ad_opt.Program) -> None:
    found = ad_opt.grad(program["single"])(1.5)
    assert (type(found), found) == (np.float32, 3.0)


def test_gradients_are_fresh_and_arguments_stay(program: ad_opt.Program) -> None:
    x = np.arange(6.0).reshape(2, 3)
    before = x.copy()
    gradient = ad_opt.grad(program["weighted"])
    first, second = gradient(2.0, x), gradient(2.0, x)
    assert first[0] == x[0, 1] * x[1, 0]
    expected = np.zeros((2, 3))
    expected[0, 1], expected[1, 0] = 2 * x[1, 0], 2 * x[0, 1]
    np.testing.assert_array_equal(first[1], expected)
    np.testing.assert_array_equal(second[1], expected)
    assert not np.shares_memory(first[1], second[1])
    np.testing.assert_array_equal(x, before)


def test_a_written_argument_is_restored_by_a_gradient(program: ad_opt.Program) -> None:
    x = np.array([3.0])  # 2 x²
    assert ad_opt.grad(program["double"])(x) == 12.0
    assert x == 3.0


def test_strided_arguments(program: ad_opt.Program) -> None:
    x, y = np.arange(6.0)[::2], np.arange(1.0, 5.0)[::-1]
    dx, dy = ad_opt.grad(program["both"])(x, y)
    np.testing.assert_array_equal(dx, [0, y[1] ** 2, 0])
    np.testing.assert_array_equal(dy, [0, 2 * x[1] * y[1], 0, 0])
    assert dx.flags.c_contiguous
    assert dy.flags.c_contiguous


def test_shared_memory_has_one_gradient(program: ad_opt.Program) -> None:
    x = np.array([1.0, 2.0, 3.0])
    for gradient in ad_opt.grad(program["both"])(x, x):
        np.testing.assert_array_equal(gradient, [0, 3 * 4, 0])
    # Views one element apart: x[1] and x[2].
    dx, dy = ad_opt.grad(program["both"])(x[:2], x[1:])
    np.testing.assert_array_equal(dx, [0, 9])
    np.testing.assert_array_equal(dy, [9, 2 * 2 * 3])


def test_jvp(program: ad_opt.Program) -> None:
    assert ad_opt.jvp(program["product"], (3.0, 2, 5.0), (1.0, None, 10.0)) == (30.0, 70.0)
    assert ad_opt.jvp(program["product"], (3.0, 2, 5.0), (None, 0, 1.0)) == (30.0, 6.0)
    value, change = ad_opt.jvp(program["two"], (3.0, 5.0), (1.0, 0.0))
    assert (value, change) == ((15.0, 7, 8.0), (5.0, 1.0))


def test_jvp_writes_buffers_and_their_tangents(program: ad_opt.Program) -> None:
    x, out, dout = np.array([2.0, 5.0]), np.zeros(2), np.full(2, 9.0)
    assert ad_opt.jvp(program["cube"], (x, out), ([1.0, 0.5], dout)) == (None, None)
    np.testing.assert_array_equal(out, [8, 10])
    np.testing.assert_array_equal(dout, [12, 5 + 1])


def test_a_primal_may_be_its_own_tangent(program: ad_opt.Program) -> None:
    x, out, dout = np.array([2.0, 3.0]), np.zeros(2), np.zeros(2)
    ad_opt.jvp(program["cube"], (x, out), (x, dout))
    np.testing.assert_array_equal(dout, [3 * 8, 2 * 6])  # Euler: degree times value
    value, change = ad_opt.jvp(program["double"], (y := np.array([3.0]),), (y.copy(),))
    assert (value, change) == (18.0, 36.0)
    assert y == 6.0


def test_a_tangent_that_is_written_has_an_array_of_its_own(program: ad_opt.Program) -> None:
    """Otherwise one of two things that are written there would be lost."""
    double, cube = program["double"], program["cube"]
    x, out, d = np.array([2.0, 3.0]), np.zeros(2), np.ones(2)
    one = np.array([3.0])
    for f, primals, tangents, shared in (
        (double, (one,), (one,), "that argument"),
        (cube, (x, out), (d, out), "that argument"),
        (cube, (x, out), (d, x), "the first argument"),
        (cube, (x, out), (d, d), "the tangent of the first argument"),
    ):
        with pytest.raises(ad_opt.DiagnosticError, match=rf"AD0503.*shares memory with {shared}"):
            ad_opt.jvp(f, primals, tangents)
    np.testing.assert_array_equal((x, d), [[2, 3], [1, 1]])
    ad_opt.jvp(cube, (x, x), (d, d))  # one array, and one tangent of it
    np.testing.assert_array_equal((x, d), [[8, 6], [12, 5]])


def test_vjp(program: ad_opt.Program) -> None:
    value, pullback = ad_opt.vjp(program["two"], 3.0, 5.0)
    assert value == (15.0, 7, 8.0)
    assert pullback(1.0, 0.0) == (5.0, 3.0)
    assert pullback(0.5, 2.0) == (4.5, 3.5)


def test_vjp_takes_cotangents_of_buffers_by_name(program: ad_opt.Program) -> None:
    x, out = np.array([2.0, 5.0]), np.ones(2)
    value, pullback = ad_opt.vjp(program["cube"], x, out)
    assert value is None
    np.testing.assert_array_equal(out, [8, 10])
    x[:] = 0  # the pullback is at the point of the call
    for _ in range(2):
        dx, dout = pullback(out=[1.0, 10.0])
        np.testing.assert_array_equal(dx, [12 + 50, 20])
        np.testing.assert_array_equal(dout, [0, 0])
    np.testing.assert_array_equal(pullback(x=np.ones(2), out=0.0)[0], [1, 1])


@pytest.mark.parametrize("mode", ["auto", "forward", "reverse"])
def test_jacobian(program: ad_opt.Program, mode) -> None:
    x, out = np.array([2.0, 5.0]), np.zeros(2)
    found = ad_opt.jacobian(program["cube"], wrt="x", of="out", mode=mode)(x, out)
    np.testing.assert_array_equal(found, [[12, 0], [5, 2]])
    np.testing.assert_array_equal(out, 0)
    rows = ad_opt.jacobian(program["two"], mode=mode)(3.0, 5.0)
    assert rows == ((5.0, 3.0), (1.0, 1.0))


def test_hessian_and_hvp(program: ad_opt.Program) -> None:
    product = program["product"]
    assert ad_opt.hvp(product, (3.0, 2, 5.0), (1.0, None, 0.0)) == (0.0, 2.0)
    assert ad_opt.hvp(product, (3.0, 2, 5.0), (1.0, None, 0.0), wrt="y") == 2.0
    assert ad_opt.hessian(product)(3.0, 2, 5.0) == ((0.0, 2.0), (2.0, 0.0))
    x = np.arange(6.0).reshape(2, 3)
    found = ad_opt.hessian(program["weighted"], wrt="x")(2.0, x)
    expected = np.zeros((2, 3, 2, 3))
    expected[0, 1, 1, 0] = expected[1, 0, 0, 1] = 2
    np.testing.assert_array_equal(found, expected)


def test_complex_numbers(program: ad_opt.Program) -> None:
    z, dz, w = 1 + 2j, 0.5 - 1j, 2 - 3j
    value, change = ad_opt.jvp(program["square"], (z,), (dz,))
    assert (value, change) == (z * z, 2 * z * dz)
    _, pullback = ad_opt.vjp(program["square"], z)
    assert pullback(w) == pytest.approx(np.conj(2 * z) * w)
    ad_opt.check_grads(program["square"], z)


def test_buffers_that_are_made_inside(program: ad_opt.Program) -> None:
    value, change = ad_opt.jvp(program["filled"], (2.0, 3), (0.5, None))
    np.testing.assert_array_equal(value, np.full(3, 2.0))
    np.testing.assert_array_equal(change, np.full(3, 0.5))
    np.testing.assert_array_equal(ad_opt.jacobian(program["filled"])(2.0, 3), np.ones(3))
    value, pullback = ad_opt.vjp(program["filled"], 2.0, 3)
    np.testing.assert_array_equal(value, np.full(3, 2.0))
    for cotangent in (np.array([1.0, 2.0, 3.0]), [1, 2, 3]):
        assert pullback(cotangent) == 6.0
    np.testing.assert_array_equal(value, np.full(3, 2.0))
    with raises("AD0503", "shape .3,. and type float64"):
        pullback(np.ones(4))
    with raises("AD0503", "shape .3,. and type float64"):
        pullback(np.ones(3) * 1j)


def test_vectors_by_value_and_mixed_precision(program: ad_opt.Program) -> None:
    x = np.arange(4.0)
    dx, dk = ad_opt.grad(program["norm"])(x, 2.0)
    np.testing.assert_array_equal(dx, 4 * x)
    assert (type(dk), dk) == (np.float32, 14.0)
    np.testing.assert_array_equal(ad_opt.hessian(program["norm"], "x")(x, 2.0), 4 * np.eye(4))


def test_wide_and_narrow_columns_are_the_same(program: ad_opt.Program, monkeypatch) -> None:
    x = np.arange(6.0).reshape(2, 3)
    jacobian = ad_opt.jacobian(program["weighted"], mode="forward")
    wide = jacobian(2.0, x)
    monkeypatch.setattr("ad_opt.derivatives.jacobian_columns.WIDTH", 1)
    narrow = jacobian(2.0, x)
    for a, b in zip(wide, narrow, strict=True):
        np.testing.assert_array_equal(a, b)


@pytest.mark.parametrize(
    ("name", "arguments"),
    [
        ("product", (3.0, 2, 5.0)),
        ("single", (1.5,)),
        ("weighted", (2.0, np.linspace(1, 2, 6).reshape(2, 3))),
        ("both", (np.array([1.0, 2.0]), np.array([3.0, 4.0]))),
        ("cube", (np.array([2.0, 0.5]), np.zeros(2))),
        ("double", (np.array([3.0]),)),
        ("two", (3.0, 5.0)),
    ],
)
def test_check_grads(program: ad_opt.Program, name, arguments) -> None:
    found = ad_opt.check_grads(program[name], *arguments)
    single = 2e-3 if name == "single" else 1e-9
    assert found.forward_from_differences < single
    assert found.second_from_differences < single


def test_check_grads_without_differences() -> None:
    dropping = ad_opt.load("""
func.func @f(%x: f64) -> f64 {
  %d = autodiff.detach %x : f64
  %y = arith.mulf %x, %d : f64
  return %y : f64
}""")["f"]
    found = ad_opt.check_grads(dropping, 3.0, order=0)
    assert found.reverse_from_forward < 1e-15
    assert found.forward_from_differences is None
    assert found.second_from_differences is None
    with pytest.raises(ad_opt.DiagnosticError, match="differences of the function differ"):
        ad_opt.check_grads(dropping, 3.0)


def test_check_grads_under_shared_memory(program: ad_opt.Program) -> None:
    x = np.array([1.0, 2.0])
    ad_opt.check_grads(program["both"], x, x)


WRONG = """
func.func @f(%x: f64, %m: memref<2xf64>) -> f64
    attributes {autodiff.backward = @wrong, autodiff.forward = @right} {
  %c0 = arith.constant 0 : index
  %e = memref.load %m[%c0] : memref<2xf64>
  %y = arith.mulf %x, %e : f64
  return %y : f64
}
func.func private @right(%x: f64, %dx: f64, %m: memref<2xf64>, %dm: memref<2xf64>)
    -> (f64, f64) {
  %c0 = arith.constant 0 : index
  %e = memref.load %m[%c0] : memref<2xf64>
  %de = memref.load %dm[%c0] : memref<2xf64>
  %y = arith.mulf %x, %e : f64
  %0 = arith.mulf %dx, %e : f64
  %1 = arith.mulf %x, %de : f64
  %dy = arith.addf %0, %1 : f64
  return %y, %dy : f64, f64
}
func.func private @wrong(%x: f64, %m: memref<2xf64>, %dm: memref<2xf64>, %dy: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %e = memref.load %m[%c0] : memref<2xf64>
  %dx = arith.mulf %e, %dy : f64
  memref.store %dy, %dm[%c0] : memref<2xf64>
  return %dx : f64
}
"""


def test_check_grads_names_the_worst_entries() -> None:
    said = r"worst entries: d/dm\[0\]: reverse 1, forward 3, differences 3\.0*1?"
    with raises("AD0710", said):
        ad_opt.check_grads(ad_opt.load(WRONG)["f"], 3.0, np.array([2.0, 5.0]))


def test_modes_that_agree_on_what_is_no_number_agree() -> None:
    f = ad_opt.load("""
      func.func @f(%x: f64, %y: f64) -> f64 {
        %0 = arith.mulf %x, %x : f64
        %1 = arith.mulf %0, %y : f64
        return %1 : f64
      }""")["f"]
    found = ad_opt.check_grads(f, float("nan"), float("inf"))
    assert found.reverse_from_forward == 0.0


def test_check_grads_finds_a_number_in_the_place_of_none() -> None:
    with raises("AD0710", r"d/dm\[0\]: reverse 1, forward nan"):
        ad_opt.check_grads(ad_opt.load(WRONG)["f"], float("nan"), np.array([2.0, 5.0]))


def test_check_grads_finds_a_wrong_forward_mode() -> None:
    program = ad_opt.load("""
      func.func private @f(%x: f64) -> f64 {
        %0 = arith.mulf %x, %x : f64
        return %0 : f64
      }
      func.func @g(%x: f64) -> f64 {
        %0 = func.call @f(%x) : (f64) -> f64
        return %0 : f64
      }""")
    ad_opt.custom_rule(program, "f")(lambda x: 3 * x)
    with raises("AD0710", "forward mode and differences") as caught:
        ad_opt.check_grads(program["g"], 3.0)
    assert "d/dx: reverse 9, forward 9, differences 6" in str(caught.value)


class Position:
    def __index__(self):
        return 1


@pytest.mark.parametrize("at", [1, np.uint8(1), np.array(1), Position(), True, -1])
def test_positions_are_whatever_is_an_index(at):
    f = ad_opt.load("""func.func @f(%x: f64, %y: f64) -> (f64, f64) {
      %p = arith.mulf %x, %y : f64
      %q = arith.mulf %p, %y : f64
      return %p, %q : f64, f64
    }""")["f"]
    assert ad_opt.grad(f, of=at)(3.0, 5.0) == (25.0, 30.0)
    assert ad_opt.grad(f, argnums=at, of=0)(3.0, 5.0) == 3.0
    assert ad_opt.grad(f, wrt=[at, 0], of=0)(3.0, 5.0) == (3.0, 5.0)
    assert ad_opt.jacobian(f, at)(3.0, 5.0) == (3.0, 30.0)
    assert ad_opt.vjp(f, 3.0, 5.0, wrt=at)[1](1.0, 0.0) == 3.0


def test_parameters_may_be_called_as_those_of_python():
    f = ad_opt.load("""func.func @f(%f: f64, %self: f64, %primals: f64) -> f64 {
      %y = arith.mulf %f, %self : f64
      %z = arith.mulf %y, %primals : f64
      return %z : f64
    }""")["f"]
    named = {"f": 2.0, "self": 3.0, "primals": 5.0}
    assert f(**named) == 30.0
    assert ad_opt.grad(f)(**named) == ad_opt.vjp(f, **named)[1](1.0) == (15.0, 10.0, 6.0)


def test_what_no_argument_is_called_is_refused_before_a_call():
    f = ad_opt.load("""define double @f(ptr %x, i32 %n) {
      %v = load double, ptr %x
      ret double %v
    }""")["f"]
    ad_opt.grad(f, wrt="x")
    for wrt, text in (("q", "has no argument `q`.*\n.*`x`"), (2, "none at 2"), ("n", "`i32`")):
        with raises("AD0705", text):
            ad_opt.grad(f, wrt=wrt)
        with raises("AD0705", ""):
            ad_opt.jacobian(f, wrt=(wrt,))


@pytest.mark.parametrize(
    ("code", "text", "work"),
    [
        ("AD0705", "`n` of @product is `i64`", lambda p: ad_opt.grad(p["product"], wrt="n")),
        ("AD0705", "did you mean|by `x`, `y`", lambda p: ad_opt.grad(p["product"], wrt="z")),
        ("AD0705", "none at 7", lambda p: ad_opt.grad(p["product"], wrt=7)),
        ("AD0705", "twice", lambda p: ad_opt.grad(p["product"], wrt=(0, "x"))),
        ("AD0705", "no argument", lambda p: ad_opt.grad(p["product"], wrt=())),
        ("AD0705", "not 1.5", lambda p: ad_opt.grad(p["product"], wrt=1.5)),
        ("AD0705", "not None", lambda p: ad_opt.grad(p["product"], wrt=(None,))),
        ("AD0705", "has 2", lambda p: ad_opt.grad(p["two"])),
        ("AD0705", "has none", lambda p: ad_opt.grad(p["cube"])),
        ("AD0705", "real result", lambda p: ad_opt.grad(p["square"])),
        ("AD0705", "no argument that can", lambda p: ad_opt.jacobian(p["count"])),
        ("AD0705", "of=", lambda p: ad_opt.jacobian(p["cube"])),
        ("AD0705", "real numbers", lambda p: ad_opt.jacobian(p["square"])),
        ("AD0705", "no mode", lambda p: ad_opt.jacobian(p["two"], mode="both")),
        ("AD0705", "not a buffer", lambda p: ad_opt.jacobian(p["weighted"], of="k")),
        ("AD0704", "not function", lambda p: ad_opt.grad(ad_opt.grad)),
        ("AD0704", "there are grad", lambda p: p["product"].source("gard")),
        ("AD0502", "3 arguments, but 1", lambda p: ad_opt.grad(p["product"])(1.0)),
        ("AD0502", "3 tangents", lambda p: ad_opt.jvp(p["two"], (1.0, 2.0), (1.0,) * 3)),
        ("AD0502", "takes 2 cotangents", lambda p: ad_opt.vjp(p["two"], 1.0, 2.0)[1](1.0)),
        ("AD0503", "first argument.*str", lambda p: ad_opt.grad(p["product"])("a", 1, 2.0)),
        ("AD0503", "list", lambda p: ad_opt.grad(p["weighted"])(1.0, [[1.0, 2.0, 3.0]])),
        ("AD0503", "size 2", lambda p: ad_opt.grad(p["weighted"])(1.0, np.ones((2, 2)))),
        ("AD0503", "float32", lambda p: ad_opt.grad(p["weighted"])(1.0, np.ones((2, 3), "f"))),
        ("AD0705", "no tangent", lambda p: ad_opt.jvp(p["product"], (1.0, 2, 3.0), (1.0,) * 3)),
        ("AD0503", "tangent", lambda p: ad_opt.jvp(p["product"], (1.0, 2, 3.0), ("a", None, 1))),
        (
            "AD0503",
            "of shape",
            lambda p: ad_opt.jvp(p["cube"], (np.ones(2), np.ones(2)), (np.ones(3), None)),
        ),
        ("AD0503", "cotangent 1", lambda p: ad_opt.vjp(p["two"], 1.0, 2.0)[1](1.0, "a")),
        (
            "AD0705",
            "no buffer `o`",
            lambda p: ad_opt.vjp(p["cube"], np.ones(2), np.ones(2))[1](o=1),
        ),
        (
            "AD0503",
            "shape",
            lambda p: ad_opt.vjp(p["cube"], np.ones(2), np.ones(2))[1](out=np.ones(3)),
        ),
        ("AD0710", "orders 0, 1 and 2", lambda p: ad_opt.check_grads(p["two"], 1.0, 2.0, order=3)),
    ],
)
def test_errors(program: ad_opt.Program, code, text, work) -> None:
    with raises(code, text):
        work(program)


def test_tangents_of_shared_memory_must_agree(program: ad_opt.Program) -> None:
    x, dx = np.array([1.0, 2.0]), np.array([0.0, 1.0])
    assert ad_opt.jvp(program["both"], (x, x), (dx, dx))[1] == 12.0
    with raises("AD0503", "share memory"):
        ad_opt.jvp(program["both"], (x, x), (dx, 2 * dx))


def test_sources(program: ad_opt.Program) -> None:
    assert "func.func @product_grad(" in program["product"].source()
    assert "func.func @two_jvp(" in program["two"].source("jvp")
    assert "define" in program["two"].source("vjp", "llvm-ir")
    # The derivative is alone in its program.
    assert "@two" not in program["product"].source()


def test_derivatives_are_compiled_once(program: ad_opt.Program) -> None:
    from ad_opt.programs.derivative_functions import derived_function

    product = program["product"]
    assert derived_function(product, "grad") is derived_function(product, "grad")
    assert derived_function(program["two"], "vjp") is not derived_function(program["two"], "jvp")


def test_threads(program: ad_opt.Program) -> None:
    fresh = ad_opt.load(PROGRAM, cache=False)
    gradient = ad_opt.grad(fresh["weighted"])
    x = np.arange(6.0).reshape(2, 3)
    found: list[object] = []
    work = lambda: found.extend(gradient(2.0, x)[0] for _ in range(50))  # noqa: E731
    threads = [threading.Thread(target=work) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [3.0] * 400


def test_custom_rules_for_functions() -> None:
    from ad_opt import symbolic

    program = ad_opt.load("""
      func.func private @erf(f64) -> f64
      func.func @f(%x: f64) -> f64 {
        %0 = func.call @erf(%x) : (f64) -> f64
        %1 = arith.mulf %0, %0 : f64
        return %1 : f64
      }""")
    with raises("AD0703", "@erf"):
        ad_opt.grad(program["f"])(1.0)

    @ad_opt.custom_rule(program, "erf")
    def erf(x):
        return 2 / np.sqrt(np.pi) * symbolic.exp(-x * x)

    from math import erf as exact

    expected = 2 * exact(0.7) * 2 / np.sqrt(np.pi) * np.exp(-0.49)
    assert ad_opt.grad(program["f"])(0.7) == pytest.approx(expected, rel=1e-13)
    ad_opt.check_grads(program["f"], 0.7)


def test_symbols_of_custom_rules_compare() -> None:
    """Comparisons of symbols are conditions of `where`, and no truth of their own."""
    from ad_opt import symbolic

    program = ad_opt.load(PROGRAM)
    leaky = lambda x: symbolic.where(x < 0, np.float32(0.5), 2 * symbolic.abs(x))  # noqa: E731
    ad_opt.custom_rule(program["single"])(leaky)
    assert [ad_opt.grad(program["single"])(x) for x in (-3.0, 3.0)] == [0.5, 6.0]
    with raises("AD0709", "TermError: a term is neither true nor false"):
        ad_opt.custom_rule(program["single"])(lambda x: 1.0 if x < 0 else 2.0)


def test_custom_rules_replace_what_was_derived() -> None:
    program = ad_opt.load(PROGRAM)
    gradient = ad_opt.grad(program["single"])
    assert gradient(1.5) == 3.0
    ad_opt.custom_rule(program["single"])(lambda x, y: 10 * x)
    assert gradient(1.5) == 15.0


@pytest.mark.parametrize(
    ("target", "rule"),
    [("two", lambda x, y: x), ("single", lambda: 1), ("weighted", lambda k, x: (k, x))],
)
def test_custom_rules_that_do_not_fit(target, rule) -> None:
    program = ad_opt.load(PROGRAM)
    with raises("AD0709"):
        ad_opt.custom_rule(program[target])(rule)
    with raises("AD0501"):
        ad_opt.custom_rule(program, "none")(rule)


def test_a_buffer_that_a_callee_reads_is_restored_for_its_way_back() -> None:
    """The callee reads its argument again; meanwhile the caller has filled it anew."""
    program = ad_opt.load("""
func.func private @product(%m: memref<2xf64>, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %last = arith.cmpi eq, %n, %c0 : index
  %r = scf.if %last -> (f64) {
    %a = memref.load %m[%c0] : memref<2xf64>
    %b = memref.load %m[%c1] : memref<2xf64>
    %p = arith.mulf %a, %b : f64
    scf.yield %p : f64
  } else {
    %k = arith.subi %n, %c1 : index
    %q = func.call @product(%m, %k) : (memref<2xf64>, index) -> f64
    scf.yield %q : f64
  }
  return %r : f64
}
func.func @f(%x: memref<4xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f64
  %m = memref.alloca() : memref<2xf64>
  %s = scf.for %i = %c0 to %c3 step %c1 iter_args(%acc = %zero) -> f64 {
    %j = arith.addi %i, %c1 : index
    %a = memref.load %x[%i] : memref<4xf64>
    %b = memref.load %x[%j] : memref<4xf64>
    memref.store %a, %m[%c0] : memref<2xf64>
    memref.store %b, %m[%c1] : memref<2xf64>
    %v = func.call @product(%m, %c2) : (memref<2xf64>, index) -> f64
    %t = arith.addf %acc, %v : f64
    scf.yield %t : f64
  }
  return %s : f64
}
""")
    x = np.array([1.0, 2.0, 3.0, 4.0])
    # x0 x1 + x1 x2 + x2 x3
    assert ad_opt.grad(program["f"])(x).tolist() == [2.0, 4.0, 6.0, 3.0]
