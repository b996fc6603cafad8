"""Forward mode of random programs: tangents are those of dual numbers."""

from __future__ import annotations

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError

import ad_opt
from derivatives import dual_derivative, random_tangents
from forward_runs import forward_module, interpreted, jvp
from mlir_programs import Program, random_program


def check(program: Program) -> bool:
    """Compare the finite tangents; whether the program could be differentiated at all."""
    try:
        module = forward_module(program.text, program.entry)
    except DiagnosticError as error:
        # Tensors by value are refused, and nothing else is.
        if "tensor" not in error.diagnostics[0].message:
            raise
        return False
    arguments = program.arguments()
    tangents = random_tangents(arguments, seed=1)
    with np.errstate(all="ignore"):
        original = ad_opt.load(program.text).module
        _, exact = dual_derivative(original, program.entry, arguments, tangents)
        found = jvp(interpreted(module, f"{program.entry}_jvp"), arguments, tangents)
    finite = np.isfinite(exact) & np.isfinite(found)
    scale = max(1.0, float(np.max(np.abs(exact[finite]), initial=0.0)))
    # The programs calculate in f16 too.
    np.testing.assert_allclose(found[finite], exact[finite], rtol=1e-2, atol=1e-3 * scale)
    return True


def test_random_programs() -> None:
    assert sum(check(random_program(seed)) for seed in range(40)) > 20


@pytest.mark.slow
@pytest.mark.parametrize("start", range(1000, 1400, 50))
def test_more_random_programs(start: int) -> None:
    assert sum(check(random_program(seed)) for seed in range(start, start + 50)) > 25
