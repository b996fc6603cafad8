"""Cost of the passes for types: linear in the program, and nothing without types."""

from __future__ import annotations

import sys
from types import FrameType
from typing import Any

from ad_opt.dialects import make_context
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.passes.infrastructure.manager import PassManager
from ad_opt.passes.pipelines import TYPES

from declaration_programs import declarations

PASSES = (
    *("synthesize-conformances", "check-conformance", "build-type-dictionaries"),
    *("verify-type-dictionaries", *dict.fromkeys(TYPES.split(",")), "verify-strict"),
    "expand-differentials",
)


class Calls:
    """Counts calls of Python functions."""

    def __init__(self) -> None:
        self.count = 0

    def __enter__(self) -> Calls:
        sys.setprofile(self._event)
        return self

    def __exit__(self, *_: Any) -> None:
        sys.setprofile(None)

    def _event(self, frame: FrameType, event: str, argument: Any) -> None:
        self.count += event == "call"


def calls(structs: int) -> dict[str, int]:
    """Count the calls that each pass makes on a program of ``n`` structs."""
    ctx = make_context()
    text = declarations(structs, structs // 5, dispatch=True)
    module = parse_module(ctx, text, "types.mlir")
    found: dict[str, int] = {}
    for name in PASSES:
        manager = PassManager.parse(ctx, name)
        with Calls() as counted:
            manager.run(module)
        found[name] = found.get(name, 0) + counted.count
    return found


def test_passes_are_linear() -> None:
    """Twice the program again costs what twice the program has cost.

    Passes without work read a program by some hundred operations, and the first that comes so far
    finds out what attributes consist of: so much is not the same for all.
    """
    calls(10)  # imports and caches
    first, second, third = (calls(structs) for structs in (20, 40, 60))
    for name in PASSES:
        steps = second[name] - first[name], third[name] - second[name]
        assert steps[1] <= 1.15 * steps[0] + 1200, (name, steps)


def test_a_program_without_types_pays_next_to_nothing() -> None:
    lines = "".join(f"%x{n + 1} = arith.addf %x{n}, %x{n} : f64\n" for n in range(400))
    text = f"func.func @f(%x0: f64) -> f64 {{\n{lines}return %x400 : f64\n}}\n"
    ctx = make_context()
    passes = ("synthesize-conformances", "check-conformance", "build-type-dictionaries")
    manager = PassManager.parse(ctx, ",".join(passes))
    manager.run(parse_module(ctx, text, "plain.mlir"))
    module = parse_module(ctx, text, "plain.mlir")
    with Calls() as counted:
        manager.run(module)
    assert counted.count < 4 * 400  # one look at what the program is written with, for all three
