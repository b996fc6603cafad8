"""Vectors in memory in reverse: against dual numbers, compiled where there is a lowering."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError

import ad_opt
from derivative_cases import ramp, sections
from derivatives import copies, dual_derivative, interpreter_call, random_tangents, results_of
from forward_runs import forward_module, interpreted, jvp
from reverse_runs import buffers_of, pull, reverse_module

POINTS: dict[str, tuple[Callable[[], list[Any]], ...]] = {
    "masked": tuple(lambda n=n: [ramp(8), ramp(8, phase=1.0), 2, n] for n in (0, 3, 4)),
    "packed": (lambda: [ramp(8), ramp(8, phase=1.0)],),
    "gathered": (lambda: [ramp(2, 8), ramp(8, phase=1.0), np.array([3, 0, 1, 3])],),
    "transferred": tuple(lambda i=i: [ramp(6), ramp(6, phase=1.0), i] for i in (0, 4, 5)),
    "transposed": tuple(lambda i=i: [ramp(4, 4), ramp(4, 4, phase=1.0), i, 2] for i in (0, 3)),
    "unread_padding": (lambda: [ramp(8), 0.7],),
    "in_loop": (lambda: [ramp(12), 7],),
    "shared_reads": (lambda: [ramp(8), ramp(4, 3, phase=1.0), 4],),
    "sliding_window": (lambda: [ramp(12), 7],),
    "integer_vectors": (lambda: [np.arange(8) - 3, 0.7],),
}
CASES = [
    pytest.param(name, arguments, id=f"{name}-{k}")
    for name, points in POINTS.items()
    for k, arguments in enumerate(points)
]
COMPILED = ("masked", "transferred", "unread_padding", "in_loop", "integer_vectors")
Arguments = Callable[[], list[Any]]


def check(name: str, arguments: list[Any], call: Callable[..., Any]) -> None:
    """The gradient is the transpose of dual numbers, and the arguments are as they were."""
    tangents = random_tangents(arguments, seed=3)
    original = ad_opt.load(sections("vectors")[name]).module
    _, exact = dual_derivative(original, name, arguments, tangents)
    results = results_of(interpreter_call(original, name)(*copies(arguments)))
    found, cotangent, after = pull(call, arguments, results, tangents, buffers_of(original, name))
    size = float(np.dot(np.abs(cotangent), np.abs(exact)))
    assert abs(found - float(np.dot(cotangent, exact))) <= 1e-12 * size
    for value, restored in zip(arguments, after, strict=True):
        np.testing.assert_array_equal(restored, value)


@pytest.mark.parametrize(("name", "arguments"), CASES)
@pytest.mark.parametrize("context", ["default", "minimal"])
def test_is_the_transpose_of_dual_numbers(name: str, arguments: Arguments, context: str) -> None:
    module = reverse_module(sections("vectors")[name], name, f"{{context={context}}}")
    check(name, arguments(), interpreted(module, f"{name}_vjp"))


@pytest.mark.parametrize("name", COMPILED)
def test_compiled(name: str) -> None:
    module = reverse_module(sections("vectors")[name], name)
    call = ad_opt.load(str(module))[f"{name}_vjp"]
    for arguments in POINTS[name]:
        check(name, arguments(), call)


@pytest.mark.parametrize("name", ["masked", "packed", "gathered", "transferred", "in_loop"])
def test_forward_over_reverse(name: str) -> None:
    """The tangent of the gradient against differences of the gradient."""
    text = str(reverse_module(sections("vectors")[name], name))
    module = forward_module(text, f"{name}_vjp")
    given: list[Any] = []
    for value in POINTS[name][0]():
        given.append(value)
        if isinstance(value, np.ndarray) and value.dtype.kind == "f":
            given.append(value * 0.7 + 0.2)
    tangents = random_tangents(given, seed=5)
    _, exact = dual_derivative(module, f"{name}_vjp", given, tangents)
    found = jvp(interpreted(module, f"{name}_vjp_jvp"), given, tangents)
    np.testing.assert_allclose(found, exact, rtol=1e-12, atol=1e-13)


REFUSED = {
    "broadcast": """
  %x = vector.transfer_read %a[%c0, %c0], %zero
    {permutation_map = affine_map<(d0, d1) -> (0)>} : memref<4x4xf64>, vector<4xf64>""",
    "active padding": """
  %x = vector.transfer_read %a[%c0, %c0], %p : memref<4x4xf64>, vector<4xf64>""",
}


@pytest.mark.parametrize("what", REFUSED)
def test_refuses(what: str) -> None:
    text = f"""
func.func @f(%a: memref<4x4xf64>, %p: f64) -> f64 {{
  %zero = arith.constant 0.0 : f64
  %c0 = arith.constant 0 : index{REFUSED[what]}
  %s = vector.reduction <add>, %x : vector<4xf64> into f64
  return %s : f64
}}"""
    with pytest.raises(DiagnosticError) as caught:
        reverse_module(text, "f")
    (diagnostic,) = caught.value.diagnostics
    assert diagnostic.code == "AD0701"
    assert diagnostic.location is not None
