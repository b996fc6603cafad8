"""Time derivatives against their own primal and, where it is installed, against JAX.

Everything runs in this process on one thread, and processor time is counted: compiled functions
are called in a loop that is compiled too, in turns with their peers. Ratios are medians of paired
samples; derivatives are compared before they are timed. The second table is the time that compiling
takes, and how it grows with the program. Usage: ``python benchmarks/differentiation.py [--quick]
[--only=NAME,...] [--fp=strict|fast] [--json=FILE] [--plot=FILE]``.
"""

from __future__ import annotations

import argparse
import json
import statistics
import struct
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from itertools import pairwise
from pathlib import Path
from time import process_time as cpu_seconds
from typing import Any

import numpy as np
from ad_opt.lowering.codegen.machine.entry import PREFIX
from ad_opt.lowering.codegen.machine.signature import leaves
from rich.console import Console
from rich.table import Table

import ad_opt
import ad_opt.programs.derivative_functions
from ad_opt.programs.derivative_functions import constants, derived_function
from ad_opt.programs.wrt import roles_of, select
from ad_opt.values.arguments import packer_of

HERE = Path(__file__).parent
EXAMPLES = HERE.parent / "examples"
sys.path[:0] = [str(HERE), str(EXAMPLES / "adbench")]
from straight_line import chain  # noqa: E402

import inputs  # noqa: E402

TIMER = """
define double @repeat(ptr %function, ptr %arguments, ptr %results, i64 %count) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  call void %function(ptr %arguments, ptr %results)
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %count
  br i1 %more, label %loop, label %done
done:
  ret double 0.0
}
"""


@dataclass(frozen=True)
class Case:
    """One function on one input, and what its derivative may cost."""

    name: str
    source: Path
    function: str
    arguments: tuple[Any, ...]
    wrt: tuple[str, ...] = ()
    most_of_primal: float | None = None
    most_of_jax: float | None = None
    derivative: tuple[Path, str] | None = None
    """A derivative that is a program of its own."""


@dataclass
class Row:
    """Microseconds and ratios of one case."""

    name: str
    primal_us: float
    derivative_us: float
    of_primal: float
    most_of_primal: float | None
    jax_us: float | None
    of_jax: float | None
    most_of_jax: float | None


def cases() -> list[Case]:
    """The cases in the order of the table; the limits are the project's own."""
    rng = np.random.default_rng(0)
    bench, ba = EXAMPLES / "adbench", inputs.read("ba1_n49_m7776_p31843")
    gmm, lstm = inputs.read("gmm_d10_K25"), inputs.read("lstm_l2_c1024")
    jacobian = bench / "ba_jacobian.mlir"
    return [
        Case(
            "gmm", bench / "gmm.mlir", "gmm_objective", tuple(gmm.values()),
            ("alphas", "means", "icf"), most_of_primal=2.8,
        ),
        Case(
            "lstm", bench / "lstm.mlir", "lstm_objective", tuple(lstm.values()),
            ("main", "extra"), most_of_primal=3.0, most_of_jax=0.9,
        ),
        Case(
            "ba_jacobian", bench / "ba.mlir", "ba_objective", tuple(ba.values()),
            most_of_jax=0.4, derivative=(jacobian, "ba_jacobian"),
        ),
        Case(
            "rk4", EXAMPLES / "rk4.mlir", "rk4", (2.0, 0.3, 1.5, 100_000),
            most_of_primal=2.3, most_of_jax=0.8,
        ),
        Case(
            "newton", EXAMPLES / "newton.mlir", "newton", (rng.random(100_000) * 100 + 0.01,),
            most_of_primal=2.7,
        ),
        Case(
            "sum_squares", EXAMPLES / "sum_squares.mlir", "sum_squares",
            (rng.standard_normal(1_000),), most_of_primal=4.0,
        ),
        Case(
            "rosenbrock", EXAMPLES / "rosenbrock.mlir", "rosenbrock",
            (rng.standard_normal(1_000_000),), most_of_jax=0.5,
        ),
    ]  # fmt: skip


class Timed:
    """A compiled function with arguments that are packed once, called in a compiled loop."""

    repeat = ad_opt.load(TIMER)["repeat"].compile()

    def __init__(self, function: ad_opt.Function, arguments: Sequence[Any]):
        function.compile()
        signature = function.signature
        values: list[Any] = []
        self.keep: list[Any] = list(arguments)
        for kind, argument in zip(signature.inputs, arguments, strict=True):
            packer_of(kind)(argument, values, self.keep)
        parts = [leaf for kind in signature.inputs for leaf in leaves(kind) or ()]
        packed = struct.pack("<" + "".join(leaf.pack for leaf in parts), *values)
        self.slots = np.frombuffer(packed, np.uint8).copy()
        self.results = np.zeros(256)
        self.address = function.program.library().address(PREFIX + signature.name)

    def __call__(self, count: int = 1) -> float:
        """Seconds a call."""
        start = cpu_seconds()
        self.repeat(self.address, self.slots, self.results, count)
        return (cpu_seconds() - start) / count


def python_timer(work: Callable[[], Any]) -> Callable[[int], float]:
    """The same for a Python function."""

    def run(count: int = 1) -> float:
        start = cpu_seconds()
        for _ in range(count):
            work()
        return (cpu_seconds() - start) / count

    return run


def timed(case: Case, fp: Any) -> tuple[Timed, Timed, Callable[[], list[np.ndarray]]]:
    """Primal and derivative, and what the derivative gives."""
    arguments = [a.copy() if isinstance(a, np.ndarray) else a for a in case.arguments]
    function = ad_opt.load(case.source, fp=fp)[case.function]
    if case.derivative is not None:
        path, name = case.derivative
        count = len(case.arguments[2])
        out = [np.zeros((count, 2)), np.zeros((count, 2, 15))]
        derived = ad_opt.load(path, fp=fp)[name]
        given = [*arguments[:5], *out]
        return Timed(function, arguments), Timed(derived, given), lambda: [out[1]]
    wanted, _ = select(function.signature, case.wrt or None)
    constant = constants(function, wanted)
    derived = derived_function(function, "grad", constant)
    given: list[Any] = []
    shadows: dict[str, np.ndarray] = {}
    names = function.signature.parameters
    roles = roles_of(function.signature.inputs)
    for index, (name, role, argument) in enumerate(zip(names, roles, arguments, strict=True)):
        given.append(argument)
        if role == "buffer" and index not in constant:
            shadows[str(name)] = np.zeros_like(argument)
            given.append(shadows[str(name)])
    gradient = ad_opt.grad(function, wrt=case.wrt or None)

    def result() -> list[np.ndarray]:
        found = gradient(*arguments)
        return [np.asarray(g) for g in (found if isinstance(found, tuple) else (found,))]

    return Timed(function, arguments), Timed(derived, given), result


def peers(case: Case, expected: Callable[[], list[np.ndarray]]) -> list[Callable[[int], float]]:
    """JAX's primal and derivative, if there are any; the derivative must be the same."""
    try:
        import peers_jax
    except ImportError:
        return []
    arguments = case.arguments[:5] if case.name == "ba_jacobian" else case.arguments
    names = ad_opt.load(case.source)[case.function].signature.parameters
    wrt = tuple(names.index(name) for name in case.wrt)
    if not wrt:
        wrt = tuple(i for i, a in enumerate(arguments) if not isinstance(a, int))
    found = peers_jax.peer(case.name, arguments, wrt)
    if found is None:
        return []
    theirs = found[1]()
    both = theirs if isinstance(theirs, tuple) else (theirs,)
    for ours, other in zip(expected(), both, strict=True):
        scale = np.abs(other).max()
        np.testing.assert_allclose(ours, other, rtol=0, atol=1e-9 * scale, err_msg=case.name)
    return [python_timer(found[0]), python_timer(found[1])]


def measure(case: Case, fp: Any, rounds: int) -> Row:
    """All sides in turns; medians of paired ratios."""
    primal, derivative, result = timed(case, fp)
    sides: list[Callable[[int], float]] = [primal, derivative]
    derivative(1)
    sides += peers(case, result)
    counts = [max(1, int(0.02 / max(side(1), 1e-8))) for side in sides]
    samples = [[side(n) for side, n in zip(sides, counts, strict=True)] for _ in range(rounds)]
    best = [1e6 * min(sample[i] for sample in samples) for i in range(len(sides))]
    ratio = statistics.median(s[1] / s[0] for s in samples)
    against = statistics.median(s[1] / s[3] for s in samples) if len(sides) > 2 else None
    jax = best[3] if len(sides) > 2 else None
    return Row(
        case.name, best[0], best[1], ratio, case.most_of_primal, jax, against, case.most_of_jax
    )


STAGES = ("parse", "passes", "LLVM")
MOST_MS = {"rosenbrock": 45.0, "gmm": 350.0}
"""The project's own limits to the first call of a gradient."""


def stages(source: Path | str, name: str, wrt: tuple[str, ...] | None = None) -> list[float]:
    """Milliseconds from a text to a gradient that can be called, a number for each of `STAGES`."""
    start = cpu_seconds()
    function = ad_opt.load(source, cache=False)[name]
    parsed = cpu_seconds()
    wanted, _ = select(function.signature, wrt)
    constant = constants(function, wanted)
    derived = ad_opt.programs.derivative_functions.derived_program(function, "grad", constant)
    derived.ir("llvm-ir")
    passed = cpu_seconds()
    derived.library()
    times = (start, parsed, passed, cpu_seconds())
    return [1e3 * (end - begin) for begin, end in pairwise(times)]


def first_calls(names: Sequence[str], rounds: int) -> list[tuple[str, list[float]]]:
    """The stages of each case's gradient, the best of some rounds; imports are not counted."""
    stages(chain(3), "f")
    found: list[tuple[str, list[float]]] = []
    for case in cases():
        if case.name in names and case.derivative is None:
            times = [stages(case.source, case.function, case.wrt or None) for _ in range(rounds)]
            found.append((case.name, min(times, key=sum)))
    return found


def growth(sizes: Sequence[int]) -> tuple[float, list[tuple[int, list[float]]]]:
    """Growth of the time to the first call with straight-line code: the exponent, and the stages
    of programs of so many operations.
    """
    times = [(size, stages(chain(size), "f")) for size in sizes]
    logs = np.log([[size, sum(parts)] for size, parts in times])
    return float(np.polyfit(logs[:, 0], logs[:, 1], 1)[0]), times


def show_compile_times(
    calls: Sequence[tuple[str, list[float]]],
    grown: Sequence[tuple[int, list[float]]],
    exponent: float,
    console: Console,
) -> None:
    """The table of stages; what misses its limit is marked."""
    table = Table(title="time to the first call of a gradient in ms (imports apart)")
    for column in ("case", *STAGES, "all", "≤"):
        table.add_column(column, justify="left" if column == "case" else "right")
    for name, parts in calls:
        most = MOST_MS.get(name)
        numbers = (f"{ms:.0f}" for ms in (*parts, sum(parts)))
        missed = most is not None and sum(parts) > most
        limit = f"{most:.0f}" if most else ""
        table.add_row(name, *numbers, limit, style="red" if missed else None)
    for size, parts in grown:
        numbers = (f"{ms:.0f}" for ms in (*parts, sum(parts)))
        table.add_row(f"{size} operations in a row", *numbers, "")
    console.print(table)
    console.print(f"that grows with the operations of a program to the power {exponent:.2f}")


def show(rows: Sequence[Row], console: Console) -> None:
    """The table of ratios; what misses its limit is marked."""
    table = Table(title="derivatives: time relative to the primal and to JAX (one thread)")
    for column in ("case", "primal µs", "derivative µs", "÷ primal", "≤", "JAX µs", "÷ JAX", "≤"):
        table.add_column(column, justify="left" if column == "case" else "right")
    text = lambda value, digits=2: "" if value is None else f"{value:.{digits}f}"  # noqa: E731
    for r in rows:
        missed = (r.most_of_primal and r.of_primal > r.most_of_primal) or (
            r.most_of_jax and r.of_jax and r.of_jax > r.most_of_jax
        )
        table.add_row(
            r.name, text(r.primal_us), text(r.derivative_us), text(r.of_primal),
            text(r.most_of_primal, 1), text(r.jax_us), text(r.of_jax), text(r.most_of_jax, 1),
            style="red" if missed else None,
        )  # fmt: skip
    console.print(table)


def plot(rows: Sequence[Row], path: Path) -> None:
    """Bars of both ratios."""
    import matplotlib.pyplot as plt

    figure, axes = plt.subplots(figsize=(8, 4), layout="constrained")
    at = np.arange(len(rows))
    axes.bar(at - 0.2, [r.of_primal for r in rows], 0.4, color="#4477aa", label="primal")
    axes.bar(at + 0.2, [r.of_jax or 0 for r in rows], 0.4, color="#ee6677", label="JAX")
    axes.axhline(1, color="black", linewidth=1)
    axes.set_xticks(at, [r.name for r in rows], rotation=30, ha="right")
    axes.set_ylabel("time of the derivative relative to ... (lower is better)")
    axes.legend()
    figure.savefig(path, dpi=150)


def main() -> int:
    """Measure everything and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    build = HERE.parent / "build"
    parser.add_argument("--quick", action="store_true", help="fewer rounds")
    parser.add_argument("--only", help="names of cases, with commas between")
    parser.add_argument("--fp", choices=("strict", "fast"), default="fast")
    parser.add_argument("--json", type=Path, default=build / "differentiation.json")
    parser.add_argument("--plot", type=Path, default=build / "differentiation.png")
    options = parser.parse_args()
    console = Console(width=100)
    wanted = options.only.split(",") if options.only else [case.name for case in cases()]
    rows: list[Row] = []
    for case in cases():
        if case.name in wanted:
            with console.status(case.name):
                rows.append(measure(case, options.fp, 5 if options.quick else 21))
    show(rows, console)
    calls = first_calls(wanted, 3 if options.quick else 7)
    exponent, grown = growth((300, 1000, 3000) if options.quick else (1000, 10_000, 100_000))
    show_compile_times(calls, grown, exponent, console)
    options.json.parent.mkdir(parents=True, exist_ok=True)
    report = {
        "fp": options.fp,
        "rows": [asdict(r) for r in rows],
        "stages": STAGES,
        "first_call_ms": calls,
        "growth": exponent,
        "growth_ms": grown,
    }
    options.json.write_text(json.dumps(report, indent=1))
    try:
        plot(rows, options.plot)
    except ImportError:
        console.print("no plot: matplotlib is not installed (pip install 'ad-opt\\[bench]')")
    return 0


if __name__ == "__main__":
    sys.exit(main())
