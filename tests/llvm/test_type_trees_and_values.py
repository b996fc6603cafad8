"""Type trees decide whether there is a derivative, not which: without them the same, or none."""

from __future__ import annotations

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics import DiagnosticError
from ad_opt.passes import pipelines

from c_gradients import gradient
from c_programs import PROGRAMS, Program
from c_runs import executable

pytestmark = pytest.mark.skipif(not executable(), reason="the programs are for x86-64 Linux")

# One in four, at a level where clang moves floats as integers.
SAMPLE = [p for p in PROGRAMS if p.runs and p.expect == "gradient"][::4]


@pytest.mark.parametrize("program", SAMPLE, ids=repr)
def test_fewer_facts_change_no_value(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    expected = gradient(program, "O2")
    steps = [s for s in pipelines.FROM_LLVM.split(",") if s != "retype-accesses"]
    monkeypatch.setattr(pipelines, "FROM_LLVM", ",".join(steps))
    try:
        found = gradient(program, "O2")
    except DiagnosticError:
        return
    np.testing.assert_allclose(found, expected, rtol=1e-12, atol=1e-12)
