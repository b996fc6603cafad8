"""Names of pipelines stand for their passes, as names of passes do."""

from __future__ import annotations

import pytest
from ad_opt.passes.pipelines import LOWER, PREPARE, SCHEDULE, with_named


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("schedule", SCHEDULE),
        ("sched-emit{shape=ifs},lower", "sched-emit{shape=ifs}," + LOWER),
        ("builtin.module(prepare)", f"builtin.module({PREPARE})"),
        ("request-derivative{of=lower},cse", "request-derivative{of=lower},cse"),
        ("lower-to-llvm,lower-scf-to-cf", "lower-to-llvm,lower-scf-to-cf"),
    ],
)
def test_a_name_stands_for_its_passes(text: str, wanted: str) -> None:
    assert with_named(text) == wanted
