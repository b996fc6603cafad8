"""Random routines of assignments: gradients and their derivatives, as JAX has them."""

from __future__ import annotations

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from hypothesis import assume, given, settings
from hypothesis import strategies as st

import ad_opt
import assign_gradient_programs as programs_with_gradients
from assign_in_arrays import loss_in_jax, magnitudes
from shares import some_of

jax = pytest.importorskip("jax")


def values_of(program: programs_with_gradients.Program, seed: int) -> dict[str, np.ndarray]:
    rng = np.random.default_rng(seed)
    return {n: np.array(rng.uniform(0.2, 1.8, shape)) for n, shape in program.parameters.items()}


@settings(max_examples=some_of(15), deadline=None)
@given(programs_with_gradients.programs(), st.integers(0, 1))
def test_gradients(program: programs_with_gradients.Program, symbol: int) -> None:
    values = values_of(program, 5)
    assume((magnitudes(program, symbol, values) < 1e3).all())
    loss, gradients = np.zeros(()), {n: np.full(v.shape, 7.0) for n, v in values.items()}
    routine = ad_opt.load(program.with_gradients())["f"]
    routine(symbol, loss, *(value.copy() for value in values.values()), *gradients.values())
    expected, wanted = jax.value_and_grad(loss_in_jax(program, symbol))(values)
    np.testing.assert_allclose(loss, expected, rtol=1e-12)
    for name in values:
        np.testing.assert_allclose(gradients[name], wanted[name], rtol=1e-9, atol=1e-9)


@settings(max_examples=some_of(10), deadline=None)
@given(programs_with_gradients.programs(), st.integers(0, 1))
def test_second_order(program: programs_with_gradients.Program, symbol: int) -> None:
    """A gradient of gradients times a direction, by both: JAX, and the loops, forward over reverse.

    Or it is refused by number.
    """
    values, directions = values_of(program, 6), values_of(program, 7)
    assume((magnitudes(program, symbol, values) < 1e3).all())
    zeros = [np.full(v.shape, 7.0) for v in values.values()]
    found = [np.full(v.shape, 7.0) for v in values.values()]
    copies = [value.copy() for value in values.values()]
    try:
        routine = ad_opt.load(program.with_second_order())["f"].compile()
    except DiagnosticError as refused:
        if "AD1132" not in str(refused):
            raise
        return
    routine(symbol, np.zeros(()), *copies, *zeros, *directions.values(), *found)
    slope = jax.grad(loss_in_jax(program, symbol))
    _, wanted = jax.jvp(slope, (values,), (directions,))
    scale = max(np.abs(one).max() for one in wanted.values())
    for name, one in zip(values, found, strict=True):
        np.testing.assert_allclose(one, wanted[name], rtol=1e-8, atol=1e-10 * max(scale, 1.0))
    loops = ad_opt.load(program.as_function())["loss"]
    copies = [value.copy() for value in values.values()]
    products = ad_opt.hvp(loops, (symbol, *copies), (None, *directions.values()))
    several = products if isinstance(products, tuple) else (products,)
    for one, by_loops in zip(found, several, strict=True):
        np.testing.assert_allclose(one, by_loops, rtol=1e-8, atol=1e-10 * max(scale, 1.0))
