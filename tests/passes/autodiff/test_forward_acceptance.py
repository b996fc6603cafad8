"""Forward mode on every acceptance program: tangents are those of dual numbers."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.diagnostics import DiagnosticError
from ad_opt.dialects.support.parsing import parse_module
from ad_opt.lowering.interpreters import run_function
from ad_opt.passes.manager import PassManager

import ad_opt
from derivative_cases import Case, cases, sections
from derivatives import copies, dual_derivative, flat, is_float, random_tangents

CASES = list(cases())
REFUSED = {
    "write_to_global": "AD0706",
    "external_without_derivative": "AD0703",
    "bits_of_float": "AD0708",
    "tensor_by_value": "AD0702",
    "function_as_argument": "AD0701",
}


def forward_module(text: str, name: str, options: str = "") -> Any:
    """The module with ``@<name>_jvp``."""
    context = make_context()
    module = parse_module(context, text, "in.mlir")
    line = f"differentiate{{function={name} mode=forward{options}}},verify-strict"
    PassManager.parse(context, line).run(module)
    module.verify()
    return module


def interleaved(arguments: list[Any], tangents: list[Any]) -> tuple[list[Any], list[Any]]:
    """Arguments as ``@f_jvp`` takes them, and the tangent arrays; equal arrays stay equal."""
    found: list[Any] = []
    shadows: dict[int, Any] = {}
    fresh = copies(arguments)
    for value, tangent in zip(fresh, tangents, strict=True):
        found.append(value)
        if isinstance(value, np.ndarray) and is_float(value):
            found.append(shadows.setdefault(id(value), tangent.astype(value.dtype)))
        elif is_float(value):
            found.append(np.asarray(value).dtype.type(tangent))
    return found, list(shadows.values())


def jvp(call: Any, arguments: list[Any], tangents: list[Any]) -> np.ndarray[Any, Any]:
    """Tangents of the float results and of the float arrays, flat."""
    given, shadows = interleaved(arguments, tangents)
    found = call(*given)
    found = found if isinstance(found, tuple) else (found,)
    floats = [value for value in found if is_float(value)]
    return np.concatenate([np.zeros(0), *map(flat, [*floats[len(floats) // 2 :], *shadows])])


@pytest.mark.parametrize("case", CASES, ids=repr)
def test_equals_dual_numbers(case: Case) -> None:
    module = forward_module(case.text, case.name)
    arguments = case.arguments()
    tangents = random_tangents(arguments, seed=3)
    original = ad_opt.load(case.text).module
    _, exact = dual_derivative(original, case.name, arguments, tangents)
    found = jvp(lambda *a: run_function(module, f"{case.name}_jvp", list(a)), arguments, tangents)
    np.testing.assert_allclose(
        found, exact, rtol=case.rtol * 1e-3 if case.step else case.rtol, atol=1e-13
    )


@pytest.mark.parametrize("name", sorted(REFUSED))
def test_refuses(name: str) -> None:
    with pytest.raises(DiagnosticError) as caught:
        forward_module(sections("refused")[name], name)
    (diagnostic,) = caught.value.diagnostics
    assert diagnostic.code == REFUSED[name]
    assert diagnostic.location is not None
