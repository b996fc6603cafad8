"""Almost valid programs: ours accepts and refuses what `mlir-opt` 22 does.

The programs in `tests/data/mlir_verdicts` are made by `strategies.almost_valid` from the snippets
in `battery`, one change each, with the verdict of `mlir-opt` 22.1 on the first line. Where that is
installed it is asked again.
"""

from __future__ import annotations

import bisect
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.passes.infrastructure.verify_strict import require_valid

FOLDER = Path(__file__).parents[1] / "data" / "mlir_verdicts"
FILES = sorted(FOLDER.glob("*.mlir"))
SEPARATOR = "\n// -----\n"
MLIR_OPT = shutil.which("mlir-opt-22")


def cases(path: Path) -> Iterator[tuple[bool, str, str]]:
    """True if upstream accepts a program, what was changed in it, and its text."""
    for text in path.read_text().split(SEPARATOR):
        verdict, _, what = text.partition("\n")[0].removeprefix("// ").partition(": ")
        assert verdict in ("accepted", "rejected")
        yield verdict == "accepted", what, text


def is_accepted(text: str) -> bool:
    try:
        require_valid(parse_module(make_context(), text, "<case>"))
    except DiagnosticError:
        return False
    return True


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_verdicts_are_those_of_upstream(path):
    wrong = [what for accepted, what, text in cases(path) if is_accepted(text) != accepted]
    assert wrong == []


@pytest.mark.skipif(MLIR_OPT is None, reason="mlir-opt-22 is not installed")
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_upstream_still_says_so(path):
    text = path.read_text()
    command = [str(MLIR_OPT), "--split-input-file", "-o", "/dev/null"]
    run = subprocess.run(command, input=text, capture_output=True, text=True, timeout=120)
    known = list(cases(path))
    starts = [1]
    for _, _, one in known:
        starts.append(starts[-1] + one.count("\n") + 2)
    lines = re.findall(r"^<stdin>:(\d+):\d+: error", run.stderr, re.MULTILINE)
    refused = {bisect.bisect_right(starts, int(line)) - 1 for line in lines}
    other = [what for at, (ok, what, _) in enumerate(known) if ok == (at in refused)]
    assert other == []


@pytest.mark.parametrize(("start", "offset"), [(0, ""), (6, ", offset: 6")])
def test_the_offset_of_a_slice_in_a_dimension_of_unknown_stride(start, offset):
    """A step of zero goes nowhere, whatever the stride (`mlir-opt` 22 accepts just these)."""
    slice = f"memref.subview %m[0, {start}] [3, 6] [1, 1]"
    form = "func.func @f(%m: memref<3x?xf32>) {{ %0 = {} : memref<3x?xf32> to {} return }}"
    right = f"memref<3x6xf32, strided<[?, 1]{offset}>>"
    assert is_accepted(form.format(slice, right))
    assert not is_accepted(form.format(slice, "memref<3x6xf32, strided<[?, 1], offset: ?>>"))
