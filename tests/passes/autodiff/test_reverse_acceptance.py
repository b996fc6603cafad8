"""Reverse mode on every acceptance program: transposed to dual numbers, primal restored."""

from __future__ import annotations

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError

import ad_opt
from derivative_cases import Case, cases, sections
from derivatives import copies, dual_derivative, interpreter_call, random_tangents, results_of
from forward_runs import interpreted
from reverse_runs import buffers_of, pull, reverse_module

CASES = list(cases())
FIRST = [case for case in CASES if not case.label.endswith(tuple("123456789"))]
BLOCKS = "lower-linalg-to-loops,lower-affine-to-scf,lower-scf-to-cf"
REFUSED = {
    "write_to_global_of_another_module": "AD0706",
    "external_without_derivative": "AD0703",
    "bits_of_float": "AD0708",
    "tensor_by_value": "AD0702",
    "function_as_argument": "AD0701",
}


def check(case: Case, module: object, call: object) -> None:
    arguments = case.arguments()
    tangents = random_tangents(arguments, seed=3)
    original = ad_opt.load(case.text).module
    _, exact = dual_derivative(original, case.name, arguments, tangents)
    results = results_of(interpreter_call(original, case.name)(*copies(arguments)))
    found, cotangent, after = pull(
        call, arguments, results, tangents, buffers_of(original, case.name)
    )
    expected = float(np.dot(cotangent, exact))
    size = float(np.dot(np.abs(cotangent), np.abs(exact)))
    assert abs(found - expected) <= (case.rtol * 1e-3 if case.step else case.rtol) * size + 1e-13
    for value, restored in zip(arguments, after, strict=True):
        np.testing.assert_array_equal(restored, value)


@pytest.mark.parametrize("case", CASES, ids=repr)
def test_is_the_transpose_of_dual_numbers(case: Case) -> None:
    module = reverse_module(case.text, case.name)
    check(case, module, interpreted(module, f"{case.name}_vjp"))


@pytest.mark.parametrize("case", FIRST, ids=repr)
def test_blocks_compiled(case: Case) -> None:
    module = reverse_module(case.text, case.name, "{context=minimal}", before=BLOCKS)
    check(case, module, ad_opt.load(str(module))[f"{case.name}_vjp"])


@pytest.mark.parametrize("name", sorted(REFUSED))
def test_refuses(name: str) -> None:
    with pytest.raises(DiagnosticError) as caught:
        reverse_module(sections("refused")[name], name)
    (diagnostic,) = caught.value.diagnostics
    assert diagnostic.code == REFUSED[name]
    assert diagnostic.location is not None
