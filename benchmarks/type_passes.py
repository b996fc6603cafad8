"""Time the passes for differentiable types on programs of many types, against parsing them.

A thousand structs and two hundred witness tables are to take no more than three seconds, and twice
as many twice as long. Usage: ``python benchmarks/type_passes.py [--structs=N] [--json=FILE]``.
"""

from __future__ import annotations

import argparse
import gc
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ad_opt.dialects import make_context
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.passes.infrastructure.manager import PassManager
from ad_opt.passes.pipelines import TYPES
from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "strategies"))
from declaration_programs import declarations

PASSES = [*TYPES.split(","), "expand-differentials"]


def timed(work: Callable[[], Any]) -> tuple[float, Any]:
    """Processor time in milliseconds, and what was computed; garbage is left alone meanwhile."""
    gc.collect()
    gc.freeze()  # as the command-line tools do
    start = time.process_time()
    result = work()
    taken = time.process_time() - start
    gc.unfreeze()
    return 1e3 * taken, result


def measure(structs: int) -> dict[str, float]:
    """Milliseconds of parsing and of each pass."""
    ctx = make_context()
    text = declarations(structs, structs // 5)
    found: dict[str, float] = {}
    found["parse"], module = timed(lambda: parse_module(ctx, text, "types.mlir"))
    for name in PASSES:
        manager = PassManager.parse(ctx, name)
        taken, _ = timed(lambda manager=manager: manager.run(module))
        found[name] = found.get(name, 0.0) + taken
    return found


def best(structs: int, rounds: int) -> dict[str, float]:
    """The best of several rounds, each figure for itself."""
    runs = [measure(structs) for _ in range(rounds)]
    return {name: min(run[name] for run in runs) for name in runs[0]}


def main() -> int:
    """Measure at two sizes and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--structs", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    small, large = (best(n, options.rounds) for n in (options.structs // 2, options.structs))
    table = Table("", "ms", "against parsing", "for twice the size", title="passes for types")
    for name, taken in large.items():
        ratio, growth = taken / large["parse"], taken / max(small[name], 1e-3)
        table.add_row(name, f"{taken:.0f}", f"{ratio:.2f}", f"{growth:.2f}")
    total = sum(large.values()) - large["parse"]
    grown = total / (sum(small.values()) - small["parse"])
    table.add_row("all passes", f"{total:.0f}", f"{total / large['parse']:.2f}", f"{grown:.2f}")
    Console().print(table)
    if options.json is not None:
        options.json.write_text(json.dumps({"structs": options.structs, "ms": large}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
