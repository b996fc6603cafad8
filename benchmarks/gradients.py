"""Time gradients as a user calls them in Python: against JAX, and of C against those of MLIR.

NumPy arrays in, NumPy arrays out; JAX keeps its arrays. One thread; times are those of the
processor. All sides are measured in turns, ratios are medians of paired samples; gradients are
compared before they are timed. Limits are the project's own. Bytes of the tape are those at its
peak. Pin the process to one core: ``taskset -c 1 python benchmarks/gradients.py [--only=NAME,...]
[--rounds=11] [--json=FILE]``. Products of matrices have `products.py`.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import gradient_peers
import jax
import numpy as np
import peers_jax
from rich.console import Console
from rich.table import Table
from tape_bytes import tape_bytes

import ad_opt

HERE = Path(__file__).parent
EXAMPLES = HERE.parent / "examples"
ADBENCH = EXAMPLES / "adbench"
sys.path[:0] = [str(ADBENCH)]
import c_kernels  # noqa: E402

import inputs  # noqa: E402

MOST_OF_MLIR = 1.1
"""Limit of the time of a C program's gradient relative to the same one's in MLIR."""
BA, HAND = "ba1_n49_m7776_p31843", "hand2_t26_c192"
SCRATCH = HERE / "gradients.mlir"
Work = Callable[[], Any]


@dataclass(frozen=True)
class Side:
    """A function of a program with its arguments, and what it is derived by."""

    path: Path
    function: str
    arguments: tuple[Any, ...]
    wrt: tuple[int, ...]
    kind: str = "grad"

    def derivative(self, fp: Any, *, cache: bool = True) -> Callable[..., Any]:
        """The derivative as a Python function."""
        function = ad_opt.load(self.path, fp=fp, cache=cache)[self.function]
        if self.kind == "call":
            return lambda *given: function(*given) or given[-1]
        if self.kind == "jacobian":
            return ad_opt.jacobian(function, wrt=self.wrt[0], of="errors")
        return ad_opt.grad(function, wrt=self.wrt)


@dataclass(frozen=True)
class Case:
    """One derivative in MLIR, C and JAX, and what it may cost relative to JAX."""

    name: str
    mlir: Side
    c: Side | None
    peers: Sequence[Callable[..., Any]]
    limit: float | None
    traced: int | None = None
    """Number of arguments that are arrays for JAX; it compiles for the values of others."""
    tolerance: float = 1e-9


@dataclass
class Row:
    """Microseconds, ratios and bytes of one case."""

    name: str
    fast_us: float
    strict_us: float
    jax_us: float
    of_jax: float
    strict_of_jax: float
    limit: float | None
    tape: int
    c_us: float | None
    c_of_mlir: float | None
    c_tape: int | None


def kernel(
    name: str,
    arguments: tuple[Any, ...],
    sizes: tuple[int, ...],
    peers: Sequence[Callable[..., Any]],
    limit: float | None,
    wrt: tuple[int, ...] = (0,),
    path: Path = SCRATCH,
    **more: Any,
) -> Case:
    """A kernel that C calls the same and gives ``sizes`` before the other arguments."""
    c = tuple(at + len(sizes) for at in wrt)
    source = c_kernels.source("gradients")
    return Case(
        name,
        Side(path, name, arguments, wrt),
        Side(source, name, (*sizes, *arguments), c),
        peers,
        limit,
        **more,
    )


def gmm(name: str, limit: float) -> Case:
    """The Gaussian mixture of one data set."""
    ours = Side(ADBENCH / "gmm.mlir", "gmm_objective", tuple(inputs.read(name).values()), (0, 1, 2))
    c = Side(c_kernels.source("gmm"), "gmm_objective", c_kernels.gmm(name), (3, 4, 5))
    return Case(name, ours, c, gradient_peers.GMM, limit, traced=4)


def lstm(name: str) -> Case:
    """The LSTM of one data set."""
    ours = Side(ADBENCH / "lstm.mlir", "lstm_objective", tuple(inputs.read(name).values()), (0, 1))
    c = Side(c_kernels.source("lstm"), "lstm_objective", c_kernels.lstm(name), (3, 4))
    return Case(name, ours, c, (peers_jax.lstm,), 0.24)


def ba_jacobian() -> Case:
    """Blocks of the Jacobian of bundle adjustment."""
    given = tuple(inputs.read(BA).values())[:5]
    out = np.zeros((len(given[2]), 2)), np.zeros((len(given[2]), 2, 15))
    ours = Side(ADBENCH / "ba_jacobian.mlir", "ba_jacobian", (*given, *out), (), "call")
    return Case("ba_jacobian", ours, None, (peers_jax.ba_jacobian,), 0.13, traced=5)


def hand() -> Case:
    """The Jacobian of hand tracking by the 26 angles."""
    given = tuple(inputs.read(HAND).values())
    ours = Side(ADBENCH / "hand.mlir", "hand_objective", given, (0,), "jacobian")
    return Case("hand", ours, None, (gradient_peers.hand,), 0.8, traced=1)


def cases() -> list[Case]:
    """The cases in the order of the table."""
    rng = np.random.default_rng(0)
    x = rng.standard_normal(1_000_000)
    million = (len(x),)
    grid = rng.standard_normal((1024, 1024))
    rows = rng.standard_normal((1024, 1000)).astype(np.float32)
    labels = rng.integers(0, 1000, 1024).astype(np.int32)
    positive = rng.random(1_000_000) * 100 + 0.01
    options = tuple(rng.random(1_000_000) * width + low for width, low in ((50, 75), (50, 75)))
    options += rng.random(1_000_000) * 2 + 0.1, 0.03, 0.2
    bodies = rng.standard_normal((1000, 3))
    rk4 = 2.0, 0.3, 1.5, 100_000
    rk4_path = EXAMPLES / "rk4.mlir"
    return [
        gmm("gmm_d10_K25", 0.38), gmm("gmm_d10_K200", 0.36), gmm("gmm_d2_K5", 0.5),
        ba_jacobian(), lstm("lstm_l2_c1024"), lstm("lstm_l4_c1024"), hand(),
        Case(
            "rk4", Side(rk4_path, "rk4", rk4, (0, 1, 2)),
            Side(c_kernels.source("rk4"), "rk4", rk4, (0, 1, 2)), (peers_jax.rk4,), 0.4, traced=3,
        ),
        kernel("stencil", (grid, 10), (), (gradient_peers.stencil,), 0.3, traced=1),
        kernel("rosenbrock_carried", (x,), million, (peers_jax.rosenbrock,), 0.35),
        kernel(
            "rosenbrock", (x,), million, (peers_jax.rosenbrock,), 0.35,
            path=EXAMPLES / "rosenbrock.mlir",
        ),
        kernel(
            "logsumexp", (x,), million, (gradient_peers.logsumexp,), 0.8,
            path=EXAMPLES / "logsumexp.mlir",
        ),
        kernel(
            "softmax_cross_entropy", (rows, labels), (len(rows),),
            (gradient_peers.softmax_cross_entropy,), 1.0, tolerance=1e-4,
        ),
        kernel(
            "newton", (positive,), million, (gradient_peers.newton,), 0.7,
            path=EXAMPLES / "newton.mlir",
        ),
        kernel(
            "black_scholes", options, million, (gradient_peers.black_scholes,), None,
            wrt=(0, 1, 2, 3, 4),
        ),
        kernel(
            "n_body", (bodies,), (len(bodies),),
            (gradient_peers.n_body, gradient_peers.n_body_by_rows), None,
        ),
    ]  # fmt: skip


def parts(found: Any) -> list[np.ndarray]:
    """The derivative as a list of arrays."""
    return [np.asarray(one) for one in (found if isinstance(found, tuple) else (found,))]


def require_same(what: str, found: Any, expected: Any, tolerance: float) -> None:
    """Raise unless two derivatives are equal, relative to the largest element of each part."""
    for ours, other in zip(parts(found), parts(expected), strict=True):
        bound = tolerance * float(np.abs(other).max())
        other = other.reshape(ours.shape)
        np.testing.assert_allclose(ours, other, rtol=0, atol=bound, err_msg=what)


def peer(case: Case) -> Work:
    """JAX's derivative."""
    arguments, wrt = case.mlir.arguments, case.mlir.wrt
    traced = len(arguments) if case.traced is None else case.traced
    if case.mlir.kind == "call":
        derive = lambda f, argnums: f  # noqa: E731
        return gradient_peers.compiled(case.peers, arguments[:traced], (), (), derive)
    fixed = arguments[traced:]
    if case.mlir.kind == "jacobian":
        fixed = fixed[:-1]
        derive = lambda f, argnums: jax.jacfwd(f, argnums[0])  # noqa: E731
        return gradient_peers.compiled(case.peers, arguments[:1], wrt, fixed, derive)
    return gradient_peers.compiled(case.peers, arguments[:traced], wrt, fixed)


def seconds(work: Work, count: int) -> float:
    """Seconds of the processor a call, behind one that is not counted: whoever comes behind JAX
    finds another heap.
    """
    work()
    start = time.process_time()
    for _ in range(count):
        work()
    return (time.process_time() - start) / count


def in_turns(works: Sequence[Work], rounds: int) -> list[list[float]]:
    """Seconds of each work in each round; one round in one order, the next one in the other, and
    each begins with another work, so that not always the same two are neighbours.
    """
    counts = [max(1, int(0.02 / seconds(work, 1))) for work in works]
    samples: list[list[float]] = []
    for number in range(rounds):
        order = [(number + at) % len(works) for at in range(len(works))]
        order = order[:: 1 if number % 2 else -1]
        taken = {at: seconds(works[at], counts[at]) for at in order}
        samples.append([taken[at] for at in range(len(works))])
    return samples


def measure(case: Case, rounds: int) -> Row:
    """Compare the derivatives, then time all sides in turns."""
    gradients = {fp: case.mlir.derivative(fp) for fp in ("fast", "strict")}
    given = case.mlir.arguments
    works: list[Work] = [lambda g=g: g(*given) for g in gradients.values()]
    works.append(peer(case))
    c_gradient = case.c.derivative("fast") if case.c else None
    if case.c and c_gradient:
        c_given = case.c.arguments
        works.append(lambda: c_gradient(*c_given))
    expected = works[2]()
    for work, what in zip(works, ("fast", "strict", "JAX", "C"), strict=False):
        require_same(f"{case.name}: {what}", work(), expected, case.tolerance)
    samples = in_turns(works, rounds)
    best = [1e6 * min(sample[at] for sample in samples) for at in range(len(works))]
    ratio = lambda a, b: statistics.median(s[a] / s[b] for s in samples)  # noqa: E731
    return Row(
        case.name, best[0], best[1], best[2], ratio(0, 2), ratio(1, 2), case.limit,
        tape_bytes(case.mlir.derivative("fast", cache=False), given),
        best[3] if case.c else None,
        ratio(3, 0) if case.c else None,
        tape_bytes(case.c.derivative("fast", cache=False), case.c.arguments) if case.c else None,
    )  # fmt: skip


def show(rows: Sequence[Row], console: Console) -> None:
    """The table; what misses its limit is marked."""
    table = Table(title="gradients from Python: time relative to JAX, and of C to MLIR")
    heads = ("fast µs", "strict µs", "JAX µs", "fast ÷ JAX", "strict ÷ JAX", "≤")
    for column in ("case", *heads, "tape bytes", "C µs", "C ÷ MLIR", "C's tape"):
        table.add_column(column, justify="left" if column == "case" else "right")
    for r in rows:
        slow = r.limit is not None and r.of_jax > r.limit
        slow_c = r.c_of_mlir is not None and r.c_of_mlir > MOST_OF_MLIR
        mark = lambda text, bad: f"[red]{text}[/red]" if bad else text  # noqa: E731
        text = lambda value, form: "" if value is None else format(value, form)  # noqa: E731
        table.add_row(
            r.name, f"{r.fast_us:.0f}", f"{r.strict_us:.0f}", f"{r.jax_us:.0f}",
            mark(f"{r.of_jax:.2f}", slow), f"{r.strict_of_jax:.2f}", text(r.limit, ".2f"),
            f"{r.tape}", text(r.c_us, ".0f"), mark(text(r.c_of_mlir, ".2f"), slow_c),
            text(r.c_tape, "d"),
        )  # fmt: skip
    console.print(table)


def main() -> None:
    """Measure everything and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--only", help="names of cases, with commas between")
    parser.add_argument("--rounds", type=int, default=11)
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    console = Console(width=140)
    wanted = options.only.split(",") if options.only else None
    rows: list[Row] = []
    for case in cases():
        if wanted is None or case.name in wanted:
            with console.status(case.name):
                rows.append(measure(case, options.rounds))
    show(rows, console)
    if options.json:
        options.json.write_text(json.dumps([asdict(row) for row in rows], indent=1))


if __name__ == "__main__":
    main()
