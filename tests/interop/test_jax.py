"""Functions of programs in JAX. Precision of 64 bits is switched on for these tests alone."""

from __future__ import annotations

import copy
import inspect
import pickle
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError

import ad_opt
from programs_for_others import CARRIED, WRITTEN

jax = pytest.importorskip("jax")
jnp = jax.numpy

TEXT = (
    CARRIED
    + WRITTEN
    + """
func.func @product(%x: memref<?xf64>, %y: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = memref.load %x[%c0] : memref<?xf64>
  %u = memref.load %x[%c1] : memref<?xf64>
  %w = memref.load %y[%c1] : memref<?xf64>
  %p = arith.mulf %v, %u : f64
  %q = arith.mulf %p, %w : f64
  return %q : f64
}
func.func @abs(%z: complex<f64>) -> f64 {
  %a = complex.abs %z : complex<f64>
  return %a : f64
}
func.func @square(%z: complex<f64>) -> complex<f64> {
  %y = complex.mul %z, %z : complex<f64>
  return %y : complex<f64>
}
func.func @tensor(%x: tensor<3xf64>, %w: tensor<3xf64>) -> tensor<3xf64> {
  %e = tensor.empty() : tensor<3xf64>
  %y = linalg.mul ins(%x, %w : tensor<3xf64>, tensor<3xf64>) outs(%e : tensor<3xf64>)
    -> tensor<3xf64>
  return %y : tensor<3xf64>
}
func.func @made(%x: memref<?xf64>) -> memref<?xf64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xf64>
  %m = memref.alloc(%n) : memref<?xf64>
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %x[%i] : memref<?xf64>
    %w = arith.mulf %v, %v : f64
    memref.store %w, %m[%i] : memref<?xf64>
  }
  return %m : memref<?xf64>
}
func.func @pick(%x: memref<?xf32>, %n: index) -> f32 {
  %v = memref.load %x[%n] : memref<?xf32>
  %w = arith.mulf %v, %v : f32
  return %w : f32
}
"""
)
LLVM = """
define void @c(ptr %x, ptr %out, i64 %n) {
  %v = load double, ptr %x
  %at = getelementptr double, ptr %x, i64 %n
  %w = load double, ptr %at
  %y = fmul double %v, %w
  %z = fmul double %y, %y
  store double %z, ptr %out
  ret void
}
"""
program = ad_opt.load(TEXT)
f: Any = program["f"]
x = np.array([0.1, 0.2, 0.3])


@pytest.fixture(autouse=True)
def _wide() -> Iterator[None]:
    before = jax.config.jax_enable_x64
    jax.config.update("jax_enable_x64", True)
    yield
    jax.config.update("jax_enable_x64", before)


def checked(g: Any, *arguments: Any) -> None:
    from jax.test_util import check_grads

    check_grads(g, arguments, order=2, modes=["rev"], rtol=1e-5)


def test_arrays_as_arguments() -> None:
    """Arrays of JAX, which cannot be written."""
    given = jnp.asarray(x)
    assert f(given, jnp.float64(0.5)) == f(x, 0.5)
    np.testing.assert_array_equal(ad_opt.grad(f, "x")(given, 0.5), ad_opt.grad(f, "x")(x, 0.5))
    np.testing.assert_array_equal(ad_opt.hessian(f, 0)(given, 0.5), ad_opt.hessian(f, 0)(x, 0.5))
    value, gradient = ad_opt.value_and_grad(f, "x", like="input")(given, 0.5)
    assert isinstance(value, jax.Array)
    assert isinstance(gradient, jax.Array)
    with pytest.raises(DiagnosticError, match=r"AD0503.*read-only"):
        program["w"](given, 1.0, given)
    # what it shows is not copied
    assert np.asarray(given).__array_interface__["data"][0] == given.unsafe_buffer_pointer()


def test_values_and_gradients() -> None:
    g = ad_opt.interop.jax(f)
    dx, da = ad_opt.grad(f)(x, 0.5)
    for call in (jax.grad(g, (0, 1)), jax.jit(jax.grad(g, (0, 1)))):
        found = call(x, 0.5)
        np.testing.assert_allclose(found[0], dx, rtol=1e-14)
        np.testing.assert_allclose(found[1], da, rtol=1e-14)
    assert jax.jit(g)(x, a=0.5) == g(x, 0.5) == f(x, 0.5)
    second = jax.jacrev(jax.grad(g))(x, 0.5)
    np.testing.assert_allclose(second, ad_opt.hessian(f, 0)(x, 0.5), rtol=1e-13)
    checked(g, jnp.asarray(x), 0.5)


def test_inside_a_larger_program() -> None:
    g = ad_opt.interop.jax(f)

    def loss(x: Any) -> Any:
        return jnp.sin(g(x * x, x[0])) + x.sum()

    checked(loss, jnp.asarray(x))
    rows = jnp.stack([jnp.asarray(x), 2 * jnp.asarray(x)])
    for row, found in zip(rows, jax.jit(jax.vmap(jax.grad(g), (0, None)))(rows, 0.5), strict=True):
        np.testing.assert_allclose(found, ad_opt.grad(f, 0)(row, 0.5), rtol=1e-14)
    many = jax.vmap(g, (0, None))(rows, 0.5)
    np.testing.assert_allclose(many, [f(row, 0.5) for row in rows], rtol=1e-14)
    both = jax.vmap(g, (None, 0))(jnp.asarray(x), jnp.array([0.5, 0.6]))
    np.testing.assert_allclose(both, [f(x, 0.5), f(x, 0.6)], rtol=1e-14)


def test_buffers_that_are_written() -> None:
    w = ad_opt.interop.jax(program["w"], of="out")
    given = jnp.asarray(x), 2.0, jnp.array([1.0, 2.0, 3.0])
    value, three, out = jax.jit(w)(*given)
    assert (value, three) == (out[0], 3)
    np.testing.assert_allclose(out, 2 * np.sin(x) * given[2])
    np.testing.assert_array_equal(given[2], [1.0, 2.0, 3.0])
    checked(lambda *arguments: w(*arguments)[::2], *given)


def test_tensors_addresses_and_arrays_that_are_made() -> None:
    checked(ad_opt.interop.jax(program["tensor"]), jnp.asarray(x), jnp.asarray(2 * x))
    c = ad_opt.interop.jax(ad_opt.load(LLVM)["c"], of="out")
    checked(lambda x: c(x, jnp.zeros(1), 1), jnp.asarray(x))
    made = ad_opt.interop.jax(program["made"], shapes=lambda x: [x])
    checked(jax.jit(made), jnp.asarray(x))
    fixed = ad_opt.interop.jax(program["made"], shapes=[(3,)])
    np.testing.assert_array_equal(fixed(x), x * x)


def test_narrow_floats_and_integers() -> None:
    pick = ad_opt.interop.jax(program["pick"])
    narrow = jnp.asarray(x, jnp.float32)
    assert jax.jit(pick)(narrow, 1) == np.float32(0.2) * np.float32(0.2)
    np.testing.assert_allclose(jax.grad(pick)(narrow, 1), [0.0, 0.4, 0.0], rtol=1e-6)
    jax.config.update("jax_enable_x64", False)
    assert jax.grad(pick)(narrow, 1).dtype == np.float32
    with pytest.raises(DiagnosticError, match=r"(?s)AD0503.*float64.*jax_enable_x64"):
        ad_opt.interop.jax(f)(jnp.asarray(x), 0.5)


def test_what_shares_memory_counts_as_apart() -> None:
    """JAX adds up the gradients of an array that is passed twice."""
    g = ad_opt.interop.jax(program["product"])
    checked(lambda x: g(x, x), jnp.asarray(x))
    both = jax.grad(g, (0, 1))(jnp.asarray(x), jnp.asarray(x))
    np.testing.assert_allclose(both, [[0.04, 0.02, 0.0], [0.0, 0.02, 0.0]])


TYPES = """
func.func @all(%a: f64, %b: f32, %i: i32, %j: i64, %n: index, %x: memref<2x?xf32>,
               %s: memref<3xi64>) -> (f64, f32, i32) {
  %c1 = arith.constant 1 : index
  %v = memref.load %x[%c1, %n] : memref<2x?xf32>
  %t = memref.load %s[%n] : memref<3xi64>
  %u = arith.mulf %v, %b : f32
  %w = arith.extf %u : f32 to f64
  %y = arith.mulf %w, %a : f64
  %k = arith.trunci %t : i64 to i32
  %l = arith.addi %k, %i : i32
  %m = arith.sitofp %j : i64 to f64
  %z = arith.mulf %y, %m : f64
  return %z, %u, %l : f64, f32, i32
}
func.func @positive(%x: f64) -> f64 {
  %zero = arith.constant 0.0 : f64
  %is = arith.cmpf ogt, %x, %zero : f64
  cf.assert %is, "not positive"
  return %x : f64
}
"""


def test_the_foreign_function_interface() -> None:
    """Numbers of all types, matrices, gradients, what stops; and it is the way that is taken."""
    from ad_opt.interop import ffi_calls

    before = len(ffi_calls._KEPT)
    typed = ad_opt.load(TYPES)
    call = ad_opt.interop.jax(typed["all"])
    matrix = jnp.arange(6, dtype=jnp.float32).reshape(2, 3)
    given = (jnp.float64(2.0), jnp.float32(3.0), jnp.int32(-5), jnp.int64(7), jnp.int64(2))
    whole = jnp.array([1, 2, 3])
    assert [found.item() for found in jax.jit(call)(*given, matrix, whole)] == [210.0, 15.0, -2]
    assert len(ffi_calls._KEPT) == before + 1

    def first(a: Any, b: Any, matrix: Any) -> Any:
        return call(a, b, *given[2:], matrix, whole)[0]

    a, b, m = jax.grad(first, (0, 1, 2))(*given[:2], matrix)
    assert (a.item(), b.item(), b.dtype) == (105.0, 70.0, np.float32)
    np.testing.assert_array_equal(m, [[0, 0, 0], [0, 0, 42]])
    positive = ad_opt.interop.jax(typed["positive"])
    assert jax.jit(jax.grad(positive))(2.0) == 1.0
    with pytest.raises(Exception, match="not positive"):
        jax.block_until_ready(jax.jit(positive)(-1.0))
    assert len(ffi_calls._KEPT) == before + 4
    assert ad_opt.interop.jax(typed["positive"])(jnp.float32(2.0)) == 2.0  # on the host


def test_arguments_stay_where_the_function_writes() -> None:
    w = jax.jit(ad_opt.interop.jax(program["w"], of="out"))
    given = jnp.asarray(x)
    for _ in range(3):
        np.testing.assert_allclose(w(given, 2.0, given)[2], 2 * np.sin(x) * x)
    np.testing.assert_array_equal(given, x)


def test_complex_numbers_in_the_convention_of_jax() -> None:
    z = 3 + 4j
    for name, theirs in (("abs", jnp.abs), ("square", lambda z: z * z)):
        ours = ad_opt.interop.jax(program[name])
        _, pullback = jax.vjp(ours, z)
        _, expected = jax.vjp(theirs, z)
        seed = 0.5 if name == "abs" else 0.5 - 2j
        np.testing.assert_allclose(pullback(seed), expected(seed))

        def first(f: Any, z: Any, c: Any) -> Any:
            return jax.vjp(f, z)[1](c)[0]

        found = jax.vjp(lambda z, c, f=ours: first(f, z, c), z, seed)[1](1 + 2j)
        wanted = jax.vjp(lambda z, c, f=theirs: first(f, z, c), z, seed)[1](1 + 2j)
        for one, other in zip(found, wanted, strict=True):
            np.testing.assert_allclose(one, other)


@pytest.mark.parametrize(
    ("code", "text", "work"),
    [
        ("AD0503", "float64", lambda g: g(jnp.asarray(x, jnp.float32), 1.0)),
        ("AD0502", "1 came", lambda g: g(x)),
        ("AD0502", "no argument `b`", lambda g: g(x, b=1.0)),
        ("AD0704", "not int", lambda g: ad_opt.interop.jax(3)),
        ("AD0705", "whose shape", lambda g: ad_opt.interop.jax(program["made"])(x)),
        ("AD0503", "interop.jax", lambda g: jax.jit(f)(x, 1.0)),
        ("AD0503", "interop.jax", lambda g: jax.jit(ad_opt.grad(f))(x, 1.0)),
    ],
)
def test_misuse(code: str, text: str, work: Any) -> None:
    with pytest.raises(DiagnosticError, match=rf"(?s){code}.*{text}"):
        work(ad_opt.interop.jax(f))


def test_it_is_pickled_and_copied() -> None:
    program = ad_opt.load(TEXT)
    f = ad_opt.interop.jax(program["w"], of="out")
    x, out = jnp.array([0.1, 0.2]), jnp.array([1.0, 2.0])
    for again in (pickle.loads(pickle.dumps(f)), copy.deepcopy(f)):
        assert list(inspect.signature(again).parameters) == ["x", "k", "out"]
        value, count, new = jax.jit(again)(x, 3.0, out)
        np.testing.assert_allclose(new, 3 * np.sin(x) * out, rtol=1e-15)
        assert (value, count) == (new[0], 3)
        found = jax.grad(lambda x, g=again: g(x, 3.0, out)[0])(x)
        np.testing.assert_allclose(found, [3 * np.cos(0.1), 0.0], rtol=1e-15)
    assert repr(f).endswith("for arrays of JAX>")


def test_truth_values_in_vectors_are_bytes() -> None:
    f = ad_opt.interop.jax(
        ad_opt.load("""
func.func @f(%m: vector<3xi1>, %x: vector<3xf64>) -> (vector<3xf64>, vector<3xi1>) {
  %half = arith.constant dense<0.5> : vector<3xf64>
  %above = arith.cmpf ogt, %x, %half : vector<3xf64>
  %square = arith.mulf %x, %x : vector<3xf64>
  %y = arith.select %m, %square, %half : vector<3xi1>, vector<3xf64>
  return %y, %above : vector<3xf64>, vector<3xi1>
}""")["f"]
    )
    m, x = jnp.array([True, False, True]), jnp.array([0.4, 0.6, 0.9])
    y, above = jax.jit(f)(m, x)
    np.testing.assert_allclose(y, jnp.where(m, x * x, 0.5), rtol=1e-15)
    np.testing.assert_array_equal(above, x > 0.5)
    found = jax.grad(lambda x: f(m, x)[0].sum())(x)
    np.testing.assert_allclose(found, [0.8, 0.0, 1.8], rtol=1e-15)
