"""Forward mode over what differentiation made: dual numbers through the first derivative agree."""

from __future__ import annotations

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from xdsl.dialects.builtin import MemRefType, VectorType

import ad_opt
from derivative_cases import Case, cases
from derivatives import dual_derivative, is_float, random_tangents
from forward_runs import interleaved, interpreted, jvp, transformed

pytestmark = pytest.mark.slow
FIRST = [case for case in cases() if not case.label.endswith(tuple("123456789"))]
EXACT = [case for case in FIRST if case.step]
"""Cases in f64: in narrower types second derivatives are mostly rounding."""


def second(text: str, name: str, arguments: list[object]) -> None:
    """Compare the forward derivative of ``@name``, itself a derivative, with dual numbers."""
    module = transformed(text, f"differentiate{{function={name} mode=forward}}")
    tangents = random_tangents(arguments, seed=7)
    _, exact = dual_derivative(transformed(text, "verify-strict"), name, arguments, tangents)
    found = jvp(interpreted(module, f"{name}_jvp"), arguments, tangents)
    scale = max(1.0, float(np.max(np.abs(exact), initial=0.0)))
    np.testing.assert_allclose(found, exact, rtol=1e-9, atol=1e-11 * scale)


@pytest.mark.parametrize("case", EXACT, ids=repr)
def test_forward_over_forward(case: Case) -> None:
    text = str(transformed(case.text, f"differentiate{{function={case.name} mode=forward}}"))
    arguments, _ = interleaved(case.arguments(), random_tangents(case.arguments(), seed=8))
    second(text, f"{case.name}_jvp", arguments)


@pytest.mark.parametrize("case", EXACT, ids=repr)
def test_forward_over_reverse(case: Case) -> None:
    line = f"request-derivative{{function={case.name} kind=vjp}},differentiate"
    try:
        text = str(transformed(case.text, line))
    except DiagnosticError as error:
        pytest.skip(f"no reverse mode: {error.diagnostics[0].message}")
    types = {op.sym_name.data: op.function_type for op in ad_opt.load(text).module.ops
             if op.name == "func.func"}  # fmt: skip
    arguments: list[object] = []
    shadows: dict[int, object] = {}
    for value, type in zip(case.arguments(), types[case.name].inputs, strict=True):
        arguments.append(value)
        if isinstance(type, MemRefType) and is_float(value):
            arguments.append(shadows.setdefault(id(value), np.full_like(value, 0.3)))
    for seed in types[f"{case.name}_vjp"].inputs.data[len(arguments) :]:
        vector = isinstance(seed, VectorType)
        arguments.append(np.full(seed.get_shape(), 0.7) if vector else 0.7)
    second(text, f"{case.name}_vjp", arguments)
