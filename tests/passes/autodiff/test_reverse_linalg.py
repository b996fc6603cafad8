"""Structured operations in reverse: against dual numbers, as linalg, as loops, in second order."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.dialects.support.ir.queries import walk

import ad_opt
from derivative_cases import ramp, sections
from derivatives import copies, dual_derivative, interpreter_call, random_tangents, results_of
from forward_runs import forward_module, interpreted, jvp
from reverse_runs import buffers_of, pull, reverse_module


def f32(*shape: int, phase: float = 0.0) -> Any:
    return ramp(*shape, phase=phase).astype(np.float32)


def c64(*shape: int, phase: float = 0.0) -> Any:
    return ramp(*shape, phase=phase) + 1j * ramp(*shape, phase=phase + 0.5)


POINTS: dict[str, Callable[[], list[Any]]] = {
    "gemm": lambda: [ramp(3, 4), ramp(4, 2, phase=1.0), ramp(3, 2, phase=2.0)],
    "squared": lambda: [ramp(3, 3), ramp(3, 3, phase=2.0)],
    "transposed_factors": lambda: [ramp(4, 3), ramp(2, 4, phase=1.0), ramp(3, 2, phase=2.0)],
    "batched": lambda: [ramp(2, 3, 4), ramp(2, 4, 2, phase=1.0), ramp(2, 3, 2, phase=2.0)],
    "batch_sum": lambda: [ramp(2, 3, 4), ramp(2, 4, 2, phase=1.0), ramp(3, 2, phase=2.0)],
    "vectors": lambda: [
        ramp(3, 4), ramp(4, phase=1.0), ramp(3, phase=2.0), ramp(4, phase=3.0)
    ],
    "contracted": lambda: [ramp(2, 3, 4), ramp(4, 3, 5, phase=1.0), ramp(5, 2, phase=2.0)],
    "convolution": lambda: [
        ramp(1, 5, 6, 2), ramp(2, 3, 2, 3, phase=1.0), ramp(1, 2, 4, 3, phase=2.0)
    ],
    "pooling": lambda: [ramp(1, 4, 4, 2), ramp(2, 2), ramp(1, 3, 3, 2, phase=2.0)],
    "max_pooling": lambda: [ramp(1, 4, 4, 2), ramp(2, 2), ramp(1, 3, 3, 2, phase=2.0)],
    "pointwise": lambda: [ramp(3, 2), ramp(3, 2, phase=1.0), ramp(3, 2, phase=2.0)],
    "scalars": lambda: [0.7, -0.3, 1.1, ramp(4), ramp(4, phase=1.0)],
    "rearranged": lambda: [ramp(2, 3), ramp(3, 2), ramp(4, 3, 2), ramp(4, 3, 2, phase=1.0)],
    "mapped_and_reduced": lambda: [ramp(3, 4), ramp(3, 4, phase=1.0), ramp(4)],
    "reduced_product": lambda: [ramp(3, 4), ramp(4)],
    "two_outputs": lambda: [ramp(4)],
    "updated": lambda: [ramp(3, 3), ramp(3, 3, phase=1.0)],
    "power_iteration": lambda: [ramp(3, 3), ramp(3, phase=1.0), 3],
    "overwritten_local": lambda: [ramp(2, 2), ramp(2, 2, phase=1.0)],
    "parts_of_a_buffer": lambda: [ramp(4, 4)],
    "strided": lambda: [ramp(4, 6), ramp(3, phase=1.0), ramp(2, phase=2.0)],
    "mixed_precision": lambda: [f32(3, 2), f32(2, 2, phase=1.0), ramp(3, 2, phase=2.0)],
    "complex_numbers": lambda: [c64(2, 3), c64(3, phase=1.0), c64(2, phase=2.0)],
    "integers": lambda: [np.array([3, -1, 2]), ramp(3), ramp(3, phase=1.0)],
    "in_parallel": lambda: [ramp(3, 3), ramp(2, 3, phase=1.0), ramp(2, 3, phase=2.0)],
    "branch_in_body": lambda: [ramp(4), ramp(4, phase=1.0)],
    "diagonal": lambda: [ramp(3, 3), ramp(3, phase=1.0)],
    "any_size": lambda: [ramp(3, 4), ramp(4, 2, phase=1.0), ramp(3, 2, phase=2.0)],
    "any_batch": lambda: [ramp(2, 3, 4), ramp(2, 4, 2, phase=1.0), ramp(2, 3, 2, phase=2.0)],
}  # fmt: skip

LOOPS = {
    "max_pooling",
    "reduced_product",
    "parts_of_a_buffer",
    "in_parallel",
    "branch_in_body",
}
"""Programs whose structured operations must become loops first."""

RTOL = {"mixed_precision": 1e-5}


@cache
def source(name: str) -> str:
    return sections("linalg")[name]


def check(name: str, arguments: list[Any], call: Callable[..., Any]) -> None:
    """The gradient is the transpose of dual numbers, and the arguments are as they were."""
    tangents = random_tangents(arguments, seed=3)
    original = ad_opt.load(source(name)).module
    _, exact = dual_derivative(original, name, arguments, tangents)
    results = results_of(interpreter_call(original, name)(*copies(arguments)))
    found, cotangent, after = pull(call, arguments, results, tangents, buffers_of(original, name))
    size = float(np.dot(np.abs(cotangent), np.abs(exact)))
    error = abs(found - float(np.dot(cotangent, exact)))
    assert error <= RTOL.get(name, 1e-11) * size
    for value, restored in zip(arguments, after, strict=True):
        np.testing.assert_array_equal(restored, value)


def linalg_ops(module: Any, function: str) -> set[str]:
    """Return the operations of linalg and scf in the derivative of a function."""
    (func,) = (
        op for op in module.ops if op.name == "func.func" and op.sym_name.data == f"{function}.bwd"
    )
    names = {op.name for op in walk(func)}
    return {name for name in names if name.startswith(("linalg.", "scf."))}


@pytest.mark.parametrize("name", POINTS)
def test_own_form(name: str) -> None:
    module = reverse_module(source(name), name)
    kept = linalg_ops(module, name)
    if name in LOOPS:
        assert not any(op.startswith("linalg.") for op in kept)
    elif "memref.alloc" not in source(name):
        assert not any(op.startswith("scf.") for op in kept)
    else:
        # Shadows of local buffers are zeroed by loops.
        assert "linalg.generic" in kept
    check(name, POINTS[name](), interpreted(module, f"{name}_vjp"))


@pytest.mark.parametrize("name", POINTS)
def test_compiled(name: str) -> None:
    module = reverse_module(source(name), name)
    check(name, POINTS[name](), ad_opt.load(str(module))[f"{name}_vjp"])


@pytest.mark.parametrize("name", POINTS)
def test_minimal_context_uses_loops(name: str) -> None:
    module = reverse_module(source(name), name, "{context=minimal}")
    assert not any(op.startswith("linalg.") for op in linalg_ops(module, name))
    check(name, POINTS[name](), ad_opt.load(str(module))[f"{name}_vjp"])


@pytest.mark.parametrize("name", sorted(set(POINTS) - {"mixed_precision"}))
def test_forward_over_reverse(name: str) -> None:
    """The tangent of the gradient does not depend on the form."""
    arguments = POINTS[name]()
    results = results_of(interpreted(ad_opt.load(source(name)).module, name)(*copies(arguments)))
    seeds = [value * 0.3 for value in results if isinstance(value, float)]
    given: list[Any] = []
    for value in copies(arguments):
        given.append(value)
        if isinstance(value, np.ndarray) and value.dtype.kind in "fc":
            given.append(value * 0.7 + 0.2)
    given += seeds
    tangents = random_tangents(given, seed=5)
    found = []
    for context in ("default", "minimal"):
        text = str(reverse_module(source(name), name, f"{{context={context}}}"))
        module = forward_module(text, f"{name}_vjp", f" context={context}")
        found.append(jvp(interpreted(module, f"{name}_vjp_jvp"), given, tangents))
    np.testing.assert_allclose(found[0], found[1], rtol=1e-10, atol=1e-12)


@pytest.mark.parametrize("name", ["gemm", "pointwise", "updated"])
def test_arguments_that_are_one_buffer(name: str) -> None:
    """Inputs that are one buffer, and inputs that are the output, element by element."""
    square = ramp(3, 3, phase=0.2)
    arguments = {
        "gemm": [square, square, ramp(3, 3, phase=2.0)],
        "pointwise": [(same := ramp(3, 2)), same, same],
        "updated": [square, ramp(3, 3, phase=1.0)],
    }[name]
    text = source(name).replace("3x4", "3x3").replace("4x2", "3x3")
    if name == "gemm":
        text = text.replace("3x2", "3x3")
    original = ad_opt.load(text).module
    tangents = random_tangents(arguments, seed=3)
    _, exact = dual_derivative(original, name, arguments, tangents)
    results = results_of(interpreter_call(original, name)(*copies(arguments)))
    for options in ("", "{context=minimal}"):
        call = interpreted(reverse_module(text, name, options), f"{name}_vjp")
        found, cotangent, _ = pull(call, arguments, results, tangents, buffers_of(original, name))
        assert found == pytest.approx(float(np.dot(cotangent, exact)), rel=1e-11)


SOFTMAX = """
func.func @f(%a: memref<2x3xf64>, %b: memref<2x3xf64>) {
  linalg.softmax dimension(1) ins(%a : memref<2x3xf64>) outs(%b : memref<2x3xf64>)
  return
}"""


def test_refuses_what_is_no_loop_nest() -> None:
    with pytest.raises(DiagnosticError) as caught:
        reverse_module(SOFTMAX, "f")
    (diagnostic,) = caught.value.diagnostics
    assert diagnostic.code == "AD0701"
    assert diagnostic.location is not None
    assert diagnostic.help == "run expand-linalg first"
