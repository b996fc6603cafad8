"""Forward mode on every acceptance program: tangents are those of dual numbers."""

from __future__ import annotations

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError

import ad_opt
from derivative_cases import Case, cases, sections
from derivatives import dual_derivative, random_tangents
from forward_runs import forward_module, interpreted, jvp

CASES = list(cases())
REFUSED = {
    "write_to_global_of_another_module": "AD0706",
    "external_without_derivative": "AD0703",
    "bits_of_float": "AD0708",
    "tensor_by_value": "AD0702",
    "function_as_argument": "AD0701",
}


BLOCKS = "lower-linalg-to-loops,lower-affine-to-scf,lower-scf-to-cf"
FIRST = [case for case in CASES if not case.label.endswith(tuple("123456789"))]


@pytest.mark.parametrize("case", CASES, ids=repr)
def test_equals_dual_numbers(case: Case) -> None:
    module = forward_module(case.text, case.name)
    arguments = case.arguments()
    tangents = random_tangents(arguments, seed=3)
    original = ad_opt.load(case.text).module
    _, exact = dual_derivative(original, case.name, arguments, tangents)
    found = jvp(interpreted(module, f"{case.name}_jvp"), arguments, tangents)
    np.testing.assert_allclose(
        found, exact, rtol=case.rtol * 1e-3 if case.step else case.rtol, atol=1e-13
    )


@pytest.mark.parametrize("case", FIRST, ids=repr)
def test_equals_dual_numbers_on_blocks_compiled(case: Case) -> None:
    module = forward_module(case.text, case.name, " context=minimal", before=BLOCKS)
    arguments = case.arguments()
    tangents = random_tangents(arguments, seed=4)
    original = ad_opt.load(case.text).module
    _, exact = dual_derivative(original, case.name, arguments, tangents)
    compiled = ad_opt.load(str(module))[f"{case.name}_jvp"]
    found = jvp(compiled, arguments, tangents)
    rtol = case.rtol * 1e-2 if case.step else case.rtol
    np.testing.assert_allclose(found, exact, rtol=rtol, atol=1e-12)


@pytest.mark.parametrize("name", sorted(REFUSED))
def test_refuses(name: str) -> None:
    with pytest.raises(DiagnosticError) as caught:
        forward_module(sections("refused")[name], name)
    (diagnostic,) = caught.value.diagnostics
    assert diagnostic.code == REFUSED[name]
    assert diagnostic.location is not None
