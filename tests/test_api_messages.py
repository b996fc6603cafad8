"""Messages name the argument and function that do not fit, what must come and what came."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError

import ad_opt

PROGRAM = """
func.func @f(%x: f64, %n: i32, %m: memref<3xf64>, %s: f32, %v: vector<2xf64>) -> f64 {
  %c1 = arith.constant 1 : index
  %a = memref.load %m[%c1] : memref<3xf64>
  %b = vector.extract %v[0] : f64 from vector<2xf64>
  %w = arith.extf %s : f32 to f64
  %p = arith.mulf %x, %a : f64
  %q = arith.mulf %b, %w : f64
  %r = arith.mulf %p, %q : f64
  return %r : f64
}
func.func @counted(%x: f64) -> (i32, f64, i64) {
  %c = arith.constant 1 : i32
  %d = arith.constant 2 : i64
  %y = arith.mulf %x, %x : f64
  return %c, %y, %d : i32, f64, i64
}
func.func @narrow(%x: f64) -> f32 {
  %y = math.sin %x : f64
  %r = arith.truncf %y : f64 to f32
  return %r : f32
}
func.func @narrow_buffer(%x: f64) -> memref<1xf16> {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<1xf16>
  %y = math.sin %x : f64
  %r = arith.truncf %y : f64 to f16
  memref.store %r, %m[%c0] : memref<1xf16>
  return %m : memref<1xf16>
}
"""


@pytest.fixture(scope="module")
def program() -> ad_opt.Program:
    return ad_opt.load(PROGRAM)


def point() -> list[Any]:
    return [2.0, 3, np.ones(3), 1.5, [1.0, 2.0]]


WRONG: list[tuple[int, Any, str, str]] = [
    (0, "a", "first argument (`%x`)", "f64"),
    (0, 1j, "first argument (`%x`)", "f64"),
    (1, 1.5, "second argument (`%n`)", "i32"),
    (1, 2**40, "second argument (`%n`)", "i32"),
    (2, [1.0, 2.0, 3.0], "third argument (`%m`)", "memref<3xf64>"),
    (2, np.ones(3, np.float32), "third argument (`%m`)", "memref<3xf64>"),
    (2, np.ones(2), "third argument (`%m`)", "memref<3xf64>"),
    (3, 1e300, "fourth argument (`%s`)", "f32"),
    (4, [1.0], "fifth argument (`%v`)", "vector<2xf64>"),
    (4, [1.0, None], "fifth argument (`%v`)", "vector<2xf64>"),
]
STILL = (1.0, None, np.zeros(3), 1.0, [1.0, 1.0])
CALLS: list[Callable[[Any, Any], Any]] = [
    lambda f, a: f(*a),
    lambda f, a: ad_opt.grad(f)(*a),
    lambda f, a: ad_opt.value_and_grad(f, "x")(*a),
    lambda f, a: ad_opt.jvp(f, a, STILL),
    lambda f, a: ad_opt.vjp(f, *a),
    lambda f, a: ad_opt.hvp(f, a, STILL),
    lambda f, a: ad_opt.jacobian(f)(*a),
    lambda f, a: ad_opt.hessian(f, "x")(*a),
    lambda f, a: ad_opt.check_grads(f, *a),
]


@pytest.mark.parametrize(("at", "value", "name", "kind"), WRONG)
@pytest.mark.parametrize("call", CALLS)
def test_arguments(
    program: ad_opt.Program, call: Any, at: int, value: Any, name: str, kind: str
) -> None:
    arguments = point()
    arguments[at] = value
    with pytest.raises(DiagnosticError) as error:
        call(program["f"], arguments)
    text = str(error.value)
    assert "AD0503" in text
    assert f"the {name} of @f is {kind}, but got" in text


TANGENTS: list[tuple[int, Any]] = [
    (0, "a"), (0, 1j), (0, np.ones(2)), (2, np.ones(2)), (2, np.ones(3) * 1j), (2, "abc"),
    (3, 1e300), (4, [1.0]), (4, [1.0, 1j]),
]  # fmt: skip


@pytest.mark.parametrize(("at", "value"), TANGENTS)
def test_tangents(program: ad_opt.Program, at: int, value: Any) -> None:
    name, kind = next((n, k) for i, _, n, k in WRONG if i == at)
    tangents = list(STILL)
    tangents[at] = value
    for call in (ad_opt.jvp, ad_opt.hvp):
        with pytest.raises(DiagnosticError) as error:
            call(program["f"], point(), tangents)
        text = str(error.value)
        assert "AD0503" in text
        assert f"the tangent of the {name} of @f must be {kind}" in text


@pytest.mark.parametrize("value", ["a", 1j, np.ones(2), None])
def test_cotangents(program: ad_opt.Program, value: Any) -> None:
    _, pullback = ad_opt.vjp(program["f"], *point())
    with pytest.raises(DiagnosticError, match=r"AD0503.*cotangent 0 of @f is `f64`, but got"):
        pullback(value)
    with pytest.raises(DiagnosticError, match=r"AD0503.*the cotangent of `m` of @f must be an arr"):
        pullback(1.0, m="a" if value is None else value)


def test_nothing_to_differentiate_by(program: ad_opt.Program) -> None:
    for wrt in ((), []):
        with pytest.raises(DiagnosticError, match=r"AD0705.*nothing to differentiate by") as error:
            ad_opt.grad(program["f"], wrt)
        assert "`x`, `m`, `s`, `v`" in str(error.value)


def test_integers_beside_the_result(program: ad_opt.Program) -> None:
    f = program["counted"]
    assert ad_opt.grad(f)(3.0) == 6.0
    assert ad_opt.value_and_grad(f)(3.0) == ((1, 9.0, 2), 6.0)
    assert ad_opt.hvp(f, (3.0,), (5.0,)) == 10.0
    assert ad_opt.hessian(f)(3.0) == 2.0


def test_narrow_results_are_checked_to_their_digits(program: ad_opt.Program) -> None:
    ad_opt.check_grads(program["narrow"], 0.7)
    ad_opt.check_grads(program["narrow_buffer"], 0.7)
    ad_opt.check_grads(program["counted"], np.array(2))


@pytest.mark.parametrize(
    ("value", "hint"),
    [
        ([1.0, 2.0], "an address is a NumPy array, a ctypes.Structure, an integer, or None"),
        (2.0, "an address is a NumPy array"),
        ("abc", "an address is a NumPy array"),
        (np.ones(4)[::2], "ascontiguousarray"),
        (np.broadcast_to(1.0, (2,)), "ascontiguousarray"),
    ],
)
def test_what_is_no_address(value: Any, hint: str) -> None:
    text = "define double @f(ptr %p) {\n  %x = load double, ptr %p\n  ret double %x\n}\n"
    f = ad_opt.load(text)["f"]
    for call in (f, ad_opt.grad(f), ad_opt.jacobian(f), lambda p: ad_opt.vjp(f, p)):
        with pytest.raises(DiagnosticError) as error:
            call(value)
        assert "the first argument (`%p`) of @f is !llvm.ptr, but got" in str(error.value)
        assert hint in str(error.value)


TENSORS = """
func.func @f(%x: tensor<2xf64>, %n: tensor<?xi32>) -> f64 {
  %c0 = arith.constant 0 : index
  %v = tensor.extract %x[%c0] : tensor<2xf64>
  %k = tensor.extract %n[%c0] : tensor<?xi32>
  %s = arith.sitofp %k : i32 to f64
  %y = arith.mulf %v, %s : f64
  return %y : f64
}
"""


@pytest.mark.parametrize("what", ["call", "grad", "jvp", "vjp", "jacobian", "hvp"])
@pytest.mark.parametrize(
    ("x", "n", "said"),
    [
        (None, [3], "(`%x`) of @f is tensor<2xf64>, but got NoneType None"),
        ([1.0, None], [3], "tensor<2xf64>, but got list [1.0, None], with None for a number"),
        ([1j, 2.0], [3], "tensor<2xf64>, but got list [1j, 2.0]"),
        (np.ones(2, np.float32), [3], "tensor<2xf64>, but got an array of shape (2,) and type f"),
        ([1.0], [3], "tensor<2xf64>, but got an array of shape (1,) and type float64: size 1"),
        ([1.0, 2.0], [1.5], "tensor<?xi32>, but got list [1.5], not all of which are int32"),
        ([1.0, 2.0], [np.nan], "tensor<?xi32>, but got list [nan], not all of which are int32"),
        ([1.0, 2.0], [2**40], "tensor<?xi32>, but got list [1099511627776]"),
    ],
)
def test_values_that_are_no_tensors(what: str, x: object, n: object, said: str) -> None:
    f = ad_opt.load(TENSORS)["f"]
    calls = {
        "call": lambda: f(x, n),
        "grad": lambda: ad_opt.grad(f)(x, n),
        "jvp": lambda: ad_opt.jvp(f, (x, n), ([1.0, 0.0], None)),
        "vjp": lambda: ad_opt.vjp(f, x, n),
        "jacobian": lambda: ad_opt.jacobian(f)(x, n),
        "hvp": lambda: ad_opt.hvp(f, (x, n), ([1.0, 0.0], None)),
    }
    with pytest.raises(ad_opt.DiagnosticError, match="AD0503") as error:
        calls[what]()
    assert said in str(error.value)


def test_integers_that_come_as_floats_are_exact() -> None:
    f = ad_opt.load(TENSORS)["f"]
    assert f([2.0, 0.0], [3.0]) == 6.0
    assert ad_opt.grad(f)((2, 0), [True]).tolist() == [1.0, 0.0]


def test_calls_with_too_few_arguments_are_told_their_names() -> None:
    f = ad_opt.load(TENSORS)["f"]
    for call in (f, ad_opt.grad(f)):
        with pytest.raises(ad_opt.DiagnosticError, match=r"AD0502.*\n.*call it as f\(x, n\)"):
            call([1.0, 2.0])


def test_one_is_no_plural() -> None:
    f = ad_opt.load(TENSORS)["f"]
    with pytest.raises(ad_opt.DiagnosticError, match=r"takes 2 arguments, but 1 tangent came"):
        ad_opt.jvp(f, ([1.0, 2.0], [1]), ([1.0, 0.0],))
    with pytest.raises(ad_opt.DiagnosticError, match=r"tensor<2xf64>, tensor<\?xi32>"):
        ad_opt.grad(f)([1.0, 2.0])


@pytest.mark.parametrize("came", [0, 1, 5, 9, 11, 15])
def test_too_few_tangents_are_told_how_to_call_it(program: ad_opt.Program, came: int) -> None:
    along = ad_opt.jvp(program["f"])
    for called in (along, ad_opt.grad(along, wrt="x", of=1), ad_opt.jacobian(along)):
        with pytest.raises(DiagnosticError) as raised:
            called(*(point() * 4)[:came])
        text = str(raised.value)
        assert f"jvp_f takes 5 arguments and as many tangents, but {came} came" in text
        assert "call it as jvp_f(x, n, m, s, v, dx, dn, dm, ds, dv), with None" in text
