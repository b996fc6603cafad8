"""Refusals of functions in JAX: arguments, shapes of what is made, and what a run stops with."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError

import ad_opt

jax = pytest.importorskip("jax")
jnp = jax.numpy

program = ad_opt.load("""
func.func @positive(%x: f64) -> f64 {
  %zero = arith.constant 0.0 : f64
  %is = arith.cmpf ogt, %x, %zero : f64
  cf.assert %is, "not positive"
  return %x : f64
}
func.func @first(%x: memref<?xf64>, %n: i64) -> f64 {
  %c0 = arith.constant 0 : index
  %v = memref.load %x[%c0] : memref<?xf64>
  return %v : f64
}
func.func @twice(%n: i64) -> i64 {
  %m = arith.addi %n, %n : i64
  return %m : i64
}
func.func @two_by_three(%x: f64) -> memref<2x3xf64> {
  %m = memref.alloc() : memref<2x3xf64>
  linalg.fill ins(%x : f64) outs(%m : memref<2x3xf64>)
  return %m : memref<2x3xf64>
}
func.func @filled(%x: f64, %n: index, %k: index) -> memref<?x?xf64> {
  %m = memref.alloc(%n, %k) : memref<?x?xf64>
  linalg.fill ins(%x : f64) outs(%m : memref<?x?xf64>)
  return %m : memref<?x?xf64>
}
""")
positive: Any = ad_opt.interop.jax(program["positive"])
first: Any = ad_opt.interop.jax(program["first"])


@pytest.fixture(autouse=True)
def wide() -> Iterator[None]:
    """Numbers of 64 bits, as the program has them."""
    jax.config.update("jax_enable_x64", True)
    yield
    jax.config.update("jax_enable_x64", False)


def filled(shapes: Any) -> Any:
    return ad_opt.interop.jax(program["filled"], shapes=shapes)


@pytest.mark.parametrize(
    ("shapes", "said"),
    [
        (3, "AD0503.*is 3"),
        ("ab", "AD0503.*'ab'"),
        ([(-1, 2)], "AD0503"),
        ([(1.0, 2)], "AD0503"),
        ([6], "AD0503.*6, which is no shape"),
        ([(6,)], "AD0503.*shape is not"),
        ([(2, 3), (1,)], "AD0502.*1 shape, but 2"),
        ([], "AD0502"),
    ],
)
def test_what_is_no_shape_of_the_result(shapes: Any, said: str) -> None:
    with pytest.raises(DiagnosticError, match=said):
        filled(shapes)
    late = filled(lambda *arguments: shapes)
    for call in (late, jax.jit(late)):
        with pytest.raises(DiagnosticError, match=said):
            call(1.0, 2, 3)


def test_static_shapes_may_be_said_but_not_changed() -> None:
    static = program["two_by_three"]
    assert ad_opt.interop.jax(static, shapes=[(2, 3)])(1.0).shape == (2, 3)
    assert ad_opt.interop.jax(static, shapes=[])(1.0).shape == (2, 3)
    with pytest.raises(DiagnosticError, match=r"AD0503.*2x3.*\(3, 2\)"):
        ad_opt.interop.jax(static, shapes=[(3, 2)])


def test_an_array_of_another_shape_than_was_said() -> None:
    np.testing.assert_array_equal(filled([(2, 3)])(1.5, 2, 3), np.full((2, 3), 1.5))
    wrong = filled([(3, 2)])
    with pytest.raises(DiagnosticError, match=r"AD0503.*\(2, 3\), not \(3, 2\)"):
        wrong(1.0, 2, 3)
    with pytest.raises(jax.errors.JaxRuntimeError, match=r"AD0503.*\(2, 3\), not \(3, 2\)"):
        jax.block_until_ready(jax.jit(wrong)(1.0, 2, 3))
    with pytest.raises(DiagnosticError, match="AD0503"):
        jax.grad(lambda x: wrong(x, 2, 3).sum())(1.0)


def test_arguments_are_checked_while_tracing() -> None:
    one = jnp.ones(2)
    wrong = [
        (jnp.ones((2, 2)), 3),
        (None, 3),
        (one, None),
        (one, 3.5),
        (one, jnp.ones(2, int)),
        (one, 1j),
        ("a", 3),
    ]
    for given in wrong:
        with pytest.raises(DiagnosticError, match="AD0503"):
            first(*given)
    for given in wrong[:-1]:
        with pytest.raises(DiagnosticError, match="AD0503"):
            jax.jit(first)(*given)
    with pytest.raises(DiagnosticError, match=r"AD0503.*i64, but got a number of type float64"):
        first(one, 3.5)
    assert first(one, 3) == first(one, np.int32(3)) == first(one, True) == 1
    assert positive(1) == positive(jnp.float32(1)) == 1
    assert jax.vmap(first, (0, None))(jnp.ones((3, 2)), 3).shape == (3,)


def test_a_stop_says_its_number() -> None:
    for call in (positive, jax.grad(positive)):
        assert call(2.0) > 0
        with pytest.raises(
            DiagnosticError, match=r"5:3.*AD0505.*stopped: .*not positive"
        ) as caught:
            call(-1.0)
        place = caught.value.diagnostics[0].location
        assert place is not None
        assert place.line == 5
    with pytest.raises(jax.errors.JaxRuntimeError, match=r"AD0505.*not positive"):
        jax.block_until_ready(jax.jit(positive)(-1.0))


def test_integers_that_jax_cannot_hold() -> None:
    jax.config.update("jax_enable_x64", False)
    twice = ad_opt.interop.jax(program["twice"])
    assert twice(2**29) == 2**30
    with pytest.raises(DiagnosticError, match=r"AD0503.*2147483648.*int32"):
        twice(2**30)
