"""Every acceptance program in every mode: gradients, their tangents, state, repetition.

The oracle of first derivatives is dual numbers in the interpreter; it agrees with differences
(`test_oracles`). Second derivatives are held against differences of gradients.
"""

from __future__ import annotations

import math
import threading
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError

import ad_opt
from derivative_cases import Case, cases, sections
from derivative_runs import (
    BLOCKS,
    Reverse,
    derived,
    directions_for,
    expected_products,
    loaded,
    pipeline,
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
    "minimal": {"prepare": False, "context": "minimal", "opt_level": 0},
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


@dataclass(frozen=True)
class Expected:
    """Derivatives that every form of a case is compared with."""

    signature: Any
    weights: Vector
    values: Vector
    directions: list[Vector]
    slopes: list[float]


@lru_cache(maxsize=16)
def expected_of(case: Case) -> Expected:
    """Outputs of the primal, and slopes of their weighted sum by dual numbers."""
    program = loaded(case.text)
    arguments, weights = case.arguments(), weights_of(program, case)
    directions = directions_for(inputs_of(arguments).size, np.random.default_rng(11))
    products = expected_products(program.module, case.name, arguments, directions)
    slopes = [float(weights @ product) for product in products]
    values = outputs(program[case.name], arguments)
    return Expected(program[case.name].signature, weights, values, directions, slopes)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("name", BY_NAME)
def test_reverse_mode(name: str, form: str) -> None:
    if form == "blocks" and name in NOT_AS_BLOCKS:
        return
    pull = derived(BY_NAME[name][0], "vjp", **FORMS[form])
    for case in BY_NAME[name]:
        expected = expected_of(case)
        signature, weights = expected.signature, expected.weights
        run = run_vjp(pull, signature, case.arguments(), weights)
        np.testing.assert_array_equal(run.values, expected.values[: run.values.size])
        close([float(run.gradient @ v) for v in expected.directions], expected.slopes, case)
        same_state(run, case)
        again = run_vjp(pull, signature, case.arguments(), weights)
        np.testing.assert_array_equal(again.gradient, run.gradient)
        assert pull.live == 0, "allocations are left"


SMOOTH = {
    # Their second derivatives are not continuous, or rounding hides them.
    name: [case for case in found if case.step]
    for name, found in BY_NAME.items()
}


@pytest.mark.parametrize("name", [name for name, found in SMOOTH.items() if found])
def test_forward_over_reverse(name: str) -> None:
    first = SMOOTH[name][0]
    program = loaded(first.text)
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


def many_arguments(count: int, more: int = 0) -> Case:
    """The sum of cosines of so many arguments, and of the first one so many times more."""
    names = [f"%x{k}" for k in range(count)]
    lines = [f"func.func @many({', '.join(f'{n}: f64' for n in names)}) -> f64 {{"]
    total = "%x0"
    for k, name in enumerate(names):
        lines.append(f"%c{k} = math.cos {name} : f64")
        lines.append(f"%s{k} = arith.addf {total}, %c{k} : f64")
        total = f"%s{k}"
    for k in range(more):
        lines.append(f"%m{k} = arith.addf {total}, %x0 : f64")
        total = f"%m{k}"
    lines.append(f"return {total} : f64\n}}")
    return Case("many", lambda: list(np.linspace(-3, 3, count)), "many", "\n".join(lines))


def test_many_arguments_and_a_long_sum() -> None:
    """Nothing is as deep as the program is long. LLVM's time and text are quadratic in results."""
    count, more = 400, 1000
    case = many_arguments(count, more)
    x = np.array(case.arguments())
    pull = derived(case, "vjp", opt_level=1)
    found = np.array(pull(*map(float, x), 2.0))
    expected = -2.0 * np.sin(x)
    expected[0] += 2.0 * (1 + more)
    np.testing.assert_allclose(found[1:], expected, rtol=1e-15)


def test_derivatives_grow_with_the_program_and_no_faster() -> None:
    sizes: list[int] = []
    for count in (100, 200, 400):
        case = many_arguments(count)
        program = ad_opt.load(case.text).after(pipeline("many", "vjp"))
        sizes.append(sum(1 for _ in program.module.walk()))
    assert sizes[2] - sizes[1] == 2 * (sizes[1] - sizes[0])


def in_thread(work: Any) -> Any:
    """Run with a stack for deep recursion."""
    found: list[Any] = []
    before = threading.stack_size(1 << 30)
    try:
        thread = threading.Thread(target=lambda: found.append(work()))
        thread.start()
        thread.join()
    finally:
        threading.stack_size(before)
    return found[0]


def test_recursion_may_be_deep() -> None:
    depth, x = 100_000, 0.3
    pull = derived(BY_NAME["deep_recursion"][0], "vjp")
    y, dy = x, 1.0
    for _ in range(depth):
        y, dy = math.sin(y) + x, math.cos(y) * dy + 1.0
    value, gradient = in_thread(lambda: pull(x, depth, 1.0))
    assert value == pytest.approx(y, rel=1e-14)
    assert gradient == pytest.approx(dy, rel=1e-12)
    assert pull.live == 0


def test_mutual_recursion_may_be_deep() -> None:
    depth, x = 100_000, 0.3
    case = BY_NAME["mutual_recursion"][0]
    pull, push = derived(case, "vjp"), derived(case, "jvp")
    value, gradient = in_thread(lambda: pull(x, depth, 1.0))
    same, tangent = in_thread(lambda: push(x, 1.0, depth))
    assert value == same
    assert gradient == pytest.approx(tangent, rel=1e-12)
    assert pull.live == push.live == 0


REFUSED = {
    "write_to_global_of_another_module": "AD0706",
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
