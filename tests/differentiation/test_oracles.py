"""The oracles agree on every acceptance program before any pass is asked."""

from __future__ import annotations

import numpy as np
import pytest

import ad_opt
from derivative_cases import TABLES, Case, cases, sections
from derivatives import (
    copies,
    directional_difference,
    dual_derivative,
    interpreter_call,
    outputs,
    random_tangents,
)

CASES = list(cases())


def test_every_program_is_run() -> None:
    for file, table in TABLES.items():
        assert set(sections(file)) == set(table)


@pytest.mark.parametrize("case", CASES, ids=repr)
def test_dual_numbers_agree_with_differences(case: Case) -> None:
    program = ad_opt.load(case.text)
    arguments = case.arguments()
    tangents = random_tangents(arguments, seed=1)
    values, exact = dual_derivative(program.module, case.name, arguments, tangents)
    expected = outputs(interpreter_call(program.module, case.name), arguments)
    assert values.tolist() == expected.tolist()
    if case.step:
        call = program[case.name]
        found = directional_difference(call, copies(arguments), tangents, case.step)
        assert found.agrees(exact), (found, exact)
        assert np.all(found.error < 1e-6 * (1.0 + np.abs(exact)))
