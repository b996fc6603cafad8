"""Every acceptance program in every mode: gradients, their tangents, state, repetition.

The oracle of first derivatives is dual numbers in the interpreter; it agrees with differences
(`test_oracles`). Second derivatives are held against differences of gradients.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics import DiagnosticError

import ad_opt
from derivative_cases import Case, cases, sections
from derivative_runs import (
    BLOCKS,
    Reverse,
    derived,
    directions_for,
    expected_products,
    run_vjp,
    run_vjp_tangent,
    second_difference,
)
from derivatives import Vector, flatten, is_float, outputs

BY_NAME: dict[str, list[Case]] = {}
for _case in cases():
    BY_NAME.setdefault(_case.name, []).append(_case)

FORMS: dict[str, dict[str, Any]] = {
    "prepared": {},
    "as-written": {"prepare": False},
    "minimal": {"prepare": False, "context": "minimal"},
    "blocks": {"before": BLOCKS},
}
NOT_AS_BLOCKS = {"stack_buffer_in_loop"}  # a scope cannot become blocks


def weights_of(program: ad_opt.Program, case: Case) -> Vector:
    """A random weight for each output."""
    size = outputs(program[case.name], case.arguments()).size
    return np.random.default_rng(7).uniform(-1.0, 1.0, size)


def inputs_of(arguments: list[Any]) -> Vector:
    return flatten([a for a in arguments if is_float(a)])


def close(found: Any, expected: Any, case: Case, factor: float = 1e-5) -> None:
    """Agreement to rounding; narrow formats round more."""
    scale = max(1.0, float(np.max(np.abs(expected), initial=0.0)))
    rtol = case.rtol * factor if case.step else case.rtol
    np.testing.assert_allclose(found, expected, rtol=rtol, atol=rtol * scale)


def same_state(run: Reverse, case: Case) -> None:
    """The reverse sweep has put back what the forward sweep wrote."""
    for now, before in zip(run.arguments, case.arguments(), strict=True):
        if isinstance(now, np.ndarray):
            np.testing.assert_array_equal(now, before)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("name", BY_NAME)
def test_reverse_mode(name: str, form: str) -> None:
    if form == "blocks" and name in NOT_AS_BLOCKS:
        return
    pull = derived(BY_NAME[name][0], "vjp", **FORMS[form])
    for case in BY_NAME[name]:
        program = ad_opt.load(case.text, veclib=False)
        signature = program[name].signature
        arguments, weights = case.arguments(), weights_of(program, case)
        run = run_vjp(pull, signature, arguments, weights)
        values = outputs(program[name], arguments)[: run.values.size]
        np.testing.assert_array_equal(run.values, values)
        rng = np.random.default_rng(11)
        directions = directions_for(inputs_of(arguments).size, rng)
        products = expected_products(program.module, name, arguments, directions)
        expected = [float(weights @ product) for product in products]
        close([float(run.gradient @ v) for v in directions], expected, case)
        same_state(run, case)
        again = run_vjp(pull, signature, case.arguments(), weights)
        np.testing.assert_array_equal(again.gradient, run.gradient)


SMOOTH = {
    # Their second derivatives are not continuous, or rounding hides them.
    name: [case for case in found if case.step]
    for name, found in BY_NAME.items()
}


@pytest.mark.parametrize("name", [name for name, found in SMOOTH.items() if found])
def test_forward_over_reverse(name: str) -> None:
    first = SMOOTH[name][0]
    program = ad_opt.load(first.text, cache=False, veclib=False)
    pull = derived(first, "vjp")
    from ad_opt.passes.pipelines import derivative

    second = program.after(derivative(name, "vjp_jvp"))[f"{name}_vjp_jvp"]
    signature = program[name].signature
    for case in SMOOTH[name]:
        arguments, weights = case.arguments(), weights_of(program, case)
        size = inputs_of(arguments).size
        direction = np.random.default_rng(13).uniform(-1.0, 1.0, size)
        found = run_vjp_tangent(second, signature, arguments, direction, weights)
        gradient = lambda values, w=weights: run_vjp(pull, signature, values, w).gradient  # noqa: E731
        expected = second_difference(gradient, arguments, direction, case.step)
        # `second_difference` also moves the arguments, which come last.
        count = found.size
        assert np.all(
            np.abs(expected.value[:count] - found)
            <= 4 * expected.error[:count] + 1e-6 * (1.0 + np.abs(found))
        ), (found, expected)


REFUSED = {
    "write_to_global": "AD0706",
    "external_without_derivative": "AD0703",
    "bits_of_float": "AD0708",
    "tensor_by_value": "AD0702",
    "function_as_argument": "AD0701",
}


def test_everything_refused_has_a_code() -> None:
    assert set(REFUSED) == set(sections("refused"))


@pytest.mark.parametrize("name", REFUSED)
def test_refused_with_place_and_code(name: str) -> None:
    text = sections("refused")[name]
    case = Case(name, list, name, text)
    with pytest.raises(DiagnosticError) as caught:
        derived(case, "vjp")
    (diagnostic,) = caught.value.diagnostics
    assert diagnostic.code == REFUSED[name]
    assert diagnostic.location is not None
    assert diagnostic.help is not None
