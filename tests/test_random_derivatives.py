"""Random programs: all ways to a derivative agree, in every form of the program.

``python tests/test_random_derivatives.py --count=10000 --seed=0`` runs many, with progress.
"""

from __future__ import annotations

import gc
import re
import sys
import traceback
from collections.abc import Iterator
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent / "strategies"))

import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from hypothesis import HealthCheck, given, settings

from by_seeds import check_seeds
from derivative_agreement import (
    FORMS,
    REFUSALS,
    Differentiable,
    Point,
    disagreements,
    machine_code_disagrees,
    second_order_disagrees,
)
from shares import some_of
from smooth_programs import (
    SmoothProgram,
    graph_program,
    low_precision_program,
    smooth_program,
    smooth_programs,
)

COLLECTED = 25  # after so many programs garbage is worth looking for
GROUPS, PER_GROUP = 30, 6  # many more with `--count`
FOUND = Path(__file__).parent / "differentiation" / "found_by_random_programs.mlir"


def program_of(seed: int) -> Differentiable:
    """Every fourth program is a graph of blocks; some are about tensors, or numbers of 16 bits."""
    if seed % 4 == 3:
        return graph_program(seed)
    return (
        low_precision_program(seed)
        if seed % 8 == 5
        else smooth_program(seed, tensors=seed % 8 == 1)
    )


def problems(seed: int, notes: list[str] | None = None) -> Iterator[str]:
    """Return faults of the derivatives of a seed's program; each seed looks at one form."""
    program, forms = program_of(seed), list(FORMS)
    form = forms[seed // 2 % len(forms)]
    yield from disagreements(program, [form], quick=seed % 5 > 0, notes=notes)
    try:
        if seed % 30 == 10:
            kind, form = ("jvp", "vjp")[seed // 30 % 2], ("as written", "prepared")[seed // 60 % 2]
            yield from machine_code_disagrees(program, kind, form)
        if seed % 30 == 20:
            yield from second_order_disagrees(program)
    except DiagnosticError as error:
        if error.diagnostics[0].code not in REFUSALS:
            yield str(error)


@pytest.mark.slow
@pytest.mark.parametrize("group", range(GROUPS))
def test_derivatives_agree(group: int) -> None:
    for seed in range(group * PER_GROUP, (group + 1) * PER_GROUP):
        for problem in problems(seed):
            pytest.fail(f"seed {seed}\n{problem}\n{program_of(seed).text}")


def test_most_programs_are_tame() -> None:
    """Programs whose derivatives are huge or not finite are passed over; they must be few."""
    tame = [Point(smooth_program(seed)).is_tame for seed in range(40)]
    assert sum(tame) >= 35


@settings(max_examples=some_of(10), deadline=None, suppress_health_check=list(HealthCheck))
@given(smooth_programs())
def test_shrinkable_programs_agree(program: SmoothProgram) -> None:
    assert list(disagreements(program, ["as written"])) == []


def found_programs() -> dict[str, str]:
    """Programs that were once differentiated wrongly, by what they guard."""
    sections = FOUND.read_text(encoding="utf-8").split("// -----")
    return {re.findall(r"^// (.*)$", text, re.MULTILINE)[0]: text for text in sections}


@pytest.mark.parametrize("what", found_programs())
def test_once_wrong(what: str) -> None:
    text = found_programs()[what]
    head = re.search(r"@main\((.*?)\)(?: ->| \{|\n)", text, re.DOTALL)
    assert head is not None
    types = tuple(re.findall(r"%\w+: ((?:[^,<]|<[^>]*>+)+)", head.group(1)))
    program = SmoothProgram(text, types, 1)
    assert list(disagreements(program)) == []
    assert list(machine_code_disagrees(program, "vjp")) == []


def check_seed(seed: int) -> tuple[int, list[str], list[str]]:
    """The seed, what went wrong with its program, and why that was not looked at, if it was not."""
    gc.disable()  # it costs a third of the time
    notes: list[str] = []
    try:
        found = list(problems(seed, notes))
    except Exception:
        found = [traceback.format_exc()[-1500:]]
    if seed % COLLECTED == 0:
        gc.collect()
        gc.freeze()  # what is left is there to stay, and costs three times as much to scan
    return seed, found, notes


if __name__ == "__main__":
    sys.exit(check_seeds(check_seed, 2000, "differentiating"))
