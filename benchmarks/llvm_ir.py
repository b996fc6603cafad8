"""Time gradients of C programs, which come as LLVM IR, against those of the same programs in MLIR.

Everything runs in this process on one thread, in turns; ratios are medians of paired samples of
processor time, and gradients are compared before they are timed. The last table is the time that
passes take over a module of 10 000 instructions, made from C by clang (left out without one).
Usage: ``python benchmarks/llvm_ir.py [--quick] [--only=NAME,...] [--fp=strict|fast]
[--json=FILE]``.
"""

from __future__ import annotations

import argparse
import json
import shutil
import statistics
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
from ad_opt.dialects import make_context
from ad_opt.lowering.llvm_import import import_llvm
from ad_opt.passes.infrastructure.instrumentation import Instrumentation, PassEvent
from ad_opt.passes.infrastructure.manager import PassManager
from ad_opt.passes.pipelines import FROM_LLVM, PREPARE
from rich.console import Console
from rich.table import Table

import ad_opt
from ad_opt.programs.address_parameters import seen_with
from ad_opt.programs.derivative_functions import constants, derived_function
from ad_opt.programs.wrt import roles_of, select

HERE = Path(__file__).parent
EXAMPLES = HERE.parent / "examples"
sys.path[:0] = [str(HERE), str(EXAMPLES / "adbench")]
import c_kernels  # noqa: E402
from differentiation import Timed, cpu_seconds  # noqa: E402

import inputs  # noqa: E402

MOST_OF_MLIR = 1.1
MOST_OF_PRIMAL = 2.3
MOST_SECONDS = 3.0
INSTRUCTIONS = 10_000


@dataclass(frozen=True)
class Case:
    """One function in both languages."""

    name: str
    function: str
    mlir: Path
    mlir_arguments: tuple[Any, ...]
    mlir_wrt: tuple[int, ...]
    c_arguments: tuple[Any, ...]
    c_wrt: tuple[int, ...]
    kind: str = "grad"
    most_of_primal: float | None = None


@dataclass
class Row:
    """Microseconds and ratios of one case."""

    name: str
    mlir_us: float
    c_us: float
    of_mlir: float
    primal_us: float
    of_primal: float
    most_of_primal: float | None
    error: float


def cases() -> list[Case]:
    """The cases in the order of the table."""
    bench = EXAMPLES / "adbench"
    gmm, lstm, ba = "gmm_d10_K25", "lstm_l2_c1024", "ba1_n49_m7776_p31843"
    values = lambda name: tuple(inputs.read(name).values())  # noqa: E731
    rk4 = (2.0, 0.3, 1.5, 100_000)
    return [
        Case("gmm", "gmm_objective", bench / "gmm.mlir", values(gmm), (0, 1, 2),
             c_kernels.gmm(gmm), (3, 4, 5)),
        Case("lstm", "lstm_objective", bench / "lstm.mlir", values(lstm), (0, 1),
             c_kernels.lstm(lstm), (3, 4)),
        Case("ba", "ba_objective", bench / "ba.mlir", values(ba), (0, 1, 2, 5, 6),
             c_kernels.ba(ba), (1, 2, 3, 6, 7), kind="vjp"),
        Case("rk4", "rk4", EXAMPLES / "rk4.mlir", rk4, (0, 1, 2), rk4, (0, 1, 2),
             most_of_primal=MOST_OF_PRIMAL),
    ]  # fmt: skip


@dataclass
class Side:
    """Primal and derivative in one language."""

    primal: Timed
    derivative: Timed
    shadows: list[np.ndarray]
    """Of the arguments that are differentiated by, in their order."""
    keep: tuple[Any, ...]
    """Owners of the compiled code."""


def side(path: Path, case: Case, arguments: Sequence[Any], wrt: Sequence[int], fp: Any) -> Side:
    """Compile one side, with packed arguments."""
    arguments = [a.copy() if isinstance(a, np.ndarray) else a for a in arguments]
    original = ad_opt.load(path, fp=fp)[case.function]
    function = seen_with(original, arguments)
    wanted, _ = select(function.signature, tuple(wrt))
    constant = constants(function, wanted)
    derived = derived_function(function, case.kind, constant)
    given: list[Any] = []
    shadows: dict[int, np.ndarray] = {}
    for index, (role, argument) in enumerate(
        zip(roles_of(function.signature.inputs), arguments, strict=True)
    ):
        given.append(argument)
        if role == "buffer" and index not in {*constant, *function.fixed}:
            shadows[index] = np.zeros_like(argument)
            given.append(shadows[index])
    found = [shadows[index] for index in wrt if index in shadows]
    if case.kind == "vjp":
        for seed in found[-2:]:
            seed[...] = 1.0
    primal = _as_compiled_here(original)
    return Side(Timed(primal, arguments), Timed(derived, given), found, (original, derived, primal))


def _as_compiled_here(function: ad_opt.Function) -> ad_opt.Function:
    """The primal as the derivative is compiled: with the same flags."""
    program = function.program
    return ad_opt.load(str(program.module), fp=program.options.fp)[function.name]


def difference(ours: Side, theirs: Side) -> float:
    """The largest difference between gradients, relative to the largest element of each."""
    ours.derivative(1)
    theirs.derivative(1)
    worst = 0.0
    for a, b in zip(ours.shadows, theirs.shadows, strict=True):
        scale = max(float(np.abs(b).max()), 1e-300)
        worst = max(worst, float(np.abs(a.ravel() - b.ravel()).max()) / scale)
    return worst


def measure(case: Case, fp: Any, rounds: int) -> Row:
    """Both sides in turns; medians of paired ratios."""
    theirs = side(case.mlir, case, case.mlir_arguments, case.mlir_wrt, fp)
    ours = side(c_kernels.source(case.name), case, case.c_arguments, case.c_wrt, fp)
    error = difference(ours, theirs)
    runs: list[Callable[[int], float]] = [theirs.derivative, ours.derivative, ours.primal]
    counts = [max(1, int(0.02 / max(run(1), 1e-8))) for run in runs]
    samples = [[run(n) for run, n in zip(runs, counts, strict=True)] for _ in range(rounds)]
    best = [1e6 * min(sample[i] for sample in samples) for i in range(len(runs))]
    of_mlir = statistics.median(s[1] / s[0] for s in samples)
    of_primal = statistics.median(s[1] / s[2] for s in samples)
    return Row(case.name, best[0], best[1], of_mlir, best[2], of_primal, case.most_of_primal, error)


def show(rows: Sequence[Row], console: Console) -> None:
    """The table; what misses its limit is marked."""
    table = Table(title="gradients of C programs (clang -O1), relative to MLIR and to the primal")
    for column in ("case", "MLIR µs", "C µs", "÷ MLIR", "≤", "primal µs", "÷ primal", "≤", "error"):
        table.add_column(column, justify="left" if column == "case" else "right")
    for r in rows:
        missed = r.of_mlir > MOST_OF_MLIR or (r.most_of_primal or np.inf) < r.of_primal
        table.add_row(
            r.name, f"{r.mlir_us:.1f}", f"{r.c_us:.1f}", f"{r.of_mlir:.2f}", f"{MOST_OF_MLIR}",
            f"{r.primal_us:.1f}", f"{r.of_primal:.2f}",
            f"{r.most_of_primal}" if r.most_of_primal else "", f"{r.error:.0e}",
            style="red" if missed else None,
        )  # fmt: skip
    console.print(table)


# ------------------------------------------------------------------ the time of passes

STEP = """
double step{n}(double *x, const double *w, long n, double a) {{
  double s = a;
  for (long i = 1; i < n; i++) {{
    double u = x[i] * w[i] + a, v = x[i - 1] - w[i] * s;
    if (u > v) s += sin(u) * v; else s -= u / (1.0 + v * v);
    x[i] = u * 0.5 + v * {n}.25;
  }}
  return s;
}}
"""


def large_program(functions: int) -> str:
    """A C program of many functions of about 30 instructions each, and one that calls them all."""
    steps = "".join(STEP.format(n=n) for n in range(functions))
    calls = "".join(f"  s += step{n}(x, w, n, s);\n" for n in range(functions))
    head = "double f(double *x, const double *w, long n) {\n  double s = 0;\n"
    return f"#include <math.h>\n{steps}{head}{calls}  return s;\n}}\n"


def instructions(text: str) -> int:
    """The number of instructions of a module."""
    return sum(line.startswith("  ") and not line.startswith("  ;") for line in text.splitlines())


def compiled(functions: int) -> str:
    """LLVM IR of the program of so many functions."""
    command = ["clang-22", "-O1", "-S", "-emit-llvm", "-fno-inline", "-x", "c", "-", "-o", "-"]
    program = large_program(functions)
    return subprocess.run(command, input=program, capture_output=True, text=True, check=True).stdout


class PassTimes(Instrumentation):
    """Seconds by pass, a line for each time that one runs."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}
        self._start = 0.0

    def before_pass(self, event: PassEvent) -> None:
        """A pass is about to run."""
        self._start = cpu_seconds()

    def after_pass(self, event: PassEvent) -> None:
        """A pass has run."""
        again = sum(name.split(" ")[0] == event.name for name in self.seconds)
        name = f"{event.name} ({again + 1})" if again else event.name
        self.seconds[name] = cpu_seconds() - self._start


def pass_times(text: str) -> dict[str, float]:
    """Seconds for import, and for each pass of the way to functions to be differentiated."""
    times = PassTimes()
    start = cpu_seconds()
    module = import_llvm(text, "large.ll")
    times.seconds["import"] = cpu_seconds() - start
    PassManager.parse(make_context(), f"{FROM_LLVM},{PREPARE}", [times]).run(module)
    return times.seconds


def best_pass_times(text: str, rounds: int = 3) -> dict[str, float]:
    """The best of several rounds, each figure for itself."""
    runs = [pass_times(text) for _ in range(rounds)]
    return {name: min(run[name] for run in runs) for name in runs[0]}


def show_pass_times(console: Console) -> dict[str, float]:
    """The table of passes at the size that has a limit, and how they grow towards it."""
    few = instructions(compiled(10)) / 10
    many = round(INSTRUCTIONS / few)
    text = compiled(many)
    half, full = best_pass_times(compiled(many // 2)), best_pass_times(text)
    table = Table(title=f"import and passes over {instructions(text)} instructions")
    for column in ("", "s", "for twice the size"):
        table.add_column(column, justify="right" if column else "left")
    for name, seconds in full.items():
        # Below a hundredth of a second the clock says more than the pass.
        growth = f"{seconds / half[name]:.2f}" if half[name] > 0.01 else ""
        table.add_row(name, f"{seconds:.2f}", growth)
    total = sum(full.values())
    style = "red" if total > MOST_SECONDS else None
    growth = f"{total / sum(half.values()):.2f}"
    table.add_row(f"all (limit {MOST_SECONDS})", f"{total:.2f}", growth, style=style)
    console.print(table)
    return full


def main() -> int:
    """Measure everything and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--quick", action="store_true", help="fewer rounds")
    parser.add_argument("--only", help="names of cases, with commas between; or `passes`")
    parser.add_argument("--fp", choices=("strict", "fast"), default="fast")
    parser.add_argument("--json", type=Path, default=HERE.parent / "build" / "llvm_ir.json")
    options = parser.parse_args()
    console = Console(width=100)
    known = [case.name for case in cases()]
    wanted = options.only.split(",") if options.only else [*known, "passes"]
    rows: list[Row] = []
    for case in cases():
        if case.name in wanted:
            with console.status(case.name):
                rows.append(measure(case, options.fp, 5 if options.quick else 21))
    if rows:
        show(rows, console)
    times: dict[str, float] = {}
    if "passes" in wanted and shutil.which("clang-22") is not None:
        times = show_pass_times(console)
    report = {"fp": options.fp, "rows": [asdict(r) for r in rows], "passes": times}
    options.json.parent.mkdir(parents=True, exist_ok=True)
    options.json.write_text(json.dumps(report, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
