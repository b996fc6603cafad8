"""Time gradients of programs that overwrite their arguments, from Python, in MLIR and in C.

Each program works in place, and a second time on local copies of what it overwrites; both are
compared with JAX. Gradients are by all arrays, and are compared before they are timed. One thread;
times are those of the processor, all sides in turns; ratios are medians of paired samples. Limits
are the project's own: as fast as JAX, 1.1 times the same program on local copies, 1.1 times MLIR.
``taskset -c 1 python benchmarks/in_place.py [--only=NAME,...] [--rounds=11] [--json=FILE]``.
"""

from __future__ import annotations

import argparse
import json
import re
import statistics
import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import gradient_peers
import in_place_peers as peers
import numpy as np
from gradients import Side, Work, in_turns, require_same
from rich.console import Console
from rich.progress import track
from rich.table import Table
from tape_bytes import tape_bytes

HERE = Path(__file__).parent
MOST_OF_JAX, MOST_OF_LOCAL, MOST_OF_MLIR = 1.0, 1.1, 1.1
ARRAY = re.compile(r"(\w+)\[([\w,]+)\](\*?)")


@dataclass(frozen=True)
class Array:
    """An argument: its name, its extents, and whether it is overwritten."""

    name: str
    extents: tuple[str, ...]
    is_overwritten: bool

    @property
    def mlir_type(self) -> str:
        """The type of the buffer."""
        return f"memref<{'?x' * len(self.extents)}f64>"


@dataclass(frozen=True)
class Kernel:
    """A program: its arrays, sizes in the order of C, and peers."""

    name: str
    arrays: Sequence[Array]
    sizes: Mapping[str, int]
    peers: Sequence[Callable[..., Any]]
    prepare: Callable[[Sequence[np.ndarray]], None] | None = None
    """Makes the arguments such as the program needs them."""

    def arguments(self) -> tuple[np.ndarray, ...]:
        """Random arrays, so large that results are about as large."""
        rng = np.random.default_rng(0)
        shapes = [tuple(self.sizes[e] for e in array.extents) for array in self.arrays]
        given = [rng.standard_normal(shape) / np.sqrt(shape[-1]) for shape in shapes]
        if self.prepare:
            self.prepare(given)
        return tuple(given)

    @property
    def steps(self) -> tuple[int, ...]:
        """The number of sweeps, if there is one."""
        return (self.sizes["steps"],) if "steps" in self.sizes else ()

    def sides(self, folder: Path) -> dict[str, Side]:
        """MLIR and C, in place and on local copies."""
        given, sizes = self.arguments(), tuple(self.sizes.values())
        every = tuple(range(len(given)))
        in_c = tuple(at + len(sizes) for at in every)
        found: dict[str, Side] = {}
        for suffix in ("", "_local"):
            name = f"{self.name}{suffix}"
            ours = Side(folder / "in_place.mlir", name, (*given, *self.steps), every)
            found[f"MLIR{suffix}"] = ours
            found[f"C{suffix}"] = Side(folder / "in_place.c", name, (*sizes, *given), in_c)
        return found


def local_in_mlir(kernel: Kernel) -> str:
    """A function that calls a kernel with copies of what it overwrites."""
    parameters = [f"%{a.name}: {a.mlir_type}" for a in kernel.arrays]
    types = [a.mlir_type for a in kernel.arrays]
    names = [f"%{a.name}" for a in kernel.arrays]
    before: list[str] = []
    behind: list[str] = []
    for at, a in enumerate(kernel.arrays):
        if not a.is_overwritten:
            continue
        extents = [f"%{a.name}_{d}" for d in range(len(a.extents))]
        for d, extent in enumerate(extents):
            before.append(f"{extent}_at = arith.constant {d} : index")
            before.append(f"{extent} = memref.dim %{a.name}, {extent}_at : {a.mlir_type}")
        names[at] = f"%{a.name}_copy"
        before.append(f"{names[at]} = memref.alloc({', '.join(extents)}) : {a.mlir_type}")
        before.append(f"memref.copy %{a.name}, {names[at]} : {a.mlir_type} to {a.mlir_type}")
        behind.append(f"memref.dealloc {names[at]} : {a.mlir_type}")
    if kernel.steps:
        parameters, names, types = (
            [*parameters, "%steps: index"], [*names, "%steps"], [*types, "index"],
        )  # fmt: skip
    called = f"call @{kernel.name}({', '.join(names)}) : ({', '.join(types)}) -> f64"
    lines = [*before, f"%made = {called}", *behind, "return %made : f64"]
    head = f"func.func @{kernel.name}_local({', '.join(parameters)}) -> f64 {{"
    return "\n".join((head, *lines, "}", ""))


def local_in_c(kernel: Kernel) -> str:
    """The same in C."""
    parameters = [f"long {size}" for size in kernel.sizes]
    given = [*kernel.sizes]
    before: list[str] = []
    behind: list[str] = []
    for a in kernel.arrays:
        parameters.append(f"const double *{a.name}")
        given.append(f"(void *){a.name}" + ("_copy" if a.is_overwritten else ""))
        if a.is_overwritten:
            size = f"{' * '.join(a.extents)} * sizeof(double)"
            before.append(f"double *{a.name}_copy = malloc({size});")
            before.append(f"memcpy({a.name}_copy, {a.name}, {size});")
            behind.append(f"free({a.name}_copy);")
    called = f"double made = {kernel.name}({', '.join(given)});"
    head = f"double {kernel.name}_local({', '.join(parameters)}) {{"
    return "\n".join((head, *before, called, *behind, "return made;", "}", ""))


def write_programs(folder: Path, kernels: Sequence[Kernel]) -> None:
    """Write all programs with a second version of each to a folder."""
    mlir, c = ((HERE / f"in_place.{ending}").read_text() for ending in ("mlir", "c"))
    (folder / "in_place.mlir").write_text("\n".join((mlir, *map(local_in_mlir, kernels))))
    includes = "#include <stdlib.h>\n#include <string.h>\n"
    (folder / "in_place.c").write_text("\n".join((includes, c, *map(local_in_c, kernels))))


def dominant(given: Sequence[np.ndarray]) -> None:
    """Let the first matrix have a diagonal that is larger than what else is in its columns."""
    np.fill_diagonal(given[0], 2.0 + np.abs(given[0]).sum(0))


def triangular(given: Sequence[np.ndarray]) -> None:
    """Let the first matrix be a lower triangle with a large diagonal."""
    given[0][:] = np.tril(given[0])
    np.fill_diagonal(given[0], 2.0)


def definite(given: Sequence[np.ndarray]) -> None:
    """Let the first matrix be symmetric and positive definite."""
    given[0][:] = given[0] @ given[0].T + 2.0 * np.eye(len(given[0]))


def decaying(given: Sequence[np.ndarray]) -> None:
    """Let the first vector be correlations that fall."""
    given[0][:] = 0.5 ** np.arange(1, len(given[0]) + 1) * (1.0 + 0.1 * given[0])


def positive(given: Sequence[np.ndarray]) -> None:
    """Let all numbers be positive."""
    for one in given:
        np.abs(one, out=one)


def weighty(given: Sequence[np.ndarray]) -> None:
    """Let the second vector be larger than the first and the third together."""
    given[1][:] = 2.0 + np.abs(given[0]) + np.abs(given[2])


def near_one(given: Sequence[np.ndarray]) -> None:
    """Let all numbers be near one."""
    for one in given:
        one[:] = 1.0 + 0.01 * one


def kernel(name: str, arrays: str, peers: Sequence[Callable[..., Any]], **more: Any) -> Kernel:
    """A kernel; ``arrays`` are names with extents, and a star where the program writes."""
    prepare = more.pop("prepare", None)
    found = [
        Array(name, tuple(extents.split(",")), bool(star))
        for name, extents, star in ARRAY.findall(arrays)
    ]
    return Kernel(name, found, more, peers, prepare)


def kernels() -> list[Kernel]:
    """The kernels in the order of the table."""
    p = peers
    square = "A[n,n] B[n,n] C[n,n]"
    return [
        kernel("gemm", f"{square}*", (p.gemm,), n=256),
        kernel("gemm_dots", f"{square}*", (p.gemm,), n=256),
        kernel("two_products", f"{square} D[n,n]* T[n,n]*", (p.two_products,), n=256),
        kernel(
            "three_products", f"{square} D[n,n] E[n,n]* F[n,n]* G[n,n]*", (p.three_products,), n=256
        ),
        kernel(
            "gemver", "A[n,n]* u[n] v[n] p[n] q[n] w[n]* x[n]* y[n] z[n]", (p.gemver,), n=1000
        ),
        kernel("gesummv", "A[n,n] B[n,n] t[n]* x[n] y[n]*", (p.gesummv,), n=1000),
        kernel("atax", "A[n,n] x[n] y[n]* t[n]*", (p.atax,), n=1000),
        kernel("bicg", "A[n,n] s[n]* q[n]* p[n] r[n]", (p.bicg,), n=1000),
        kernel("mvt", "A[n,n] x[n]* z[n]* y[n] w[n]", (p.mvt,), n=1000),
        kernel("doitgen", "A[n,n,m]* C[m,m] sum[m]*", (p.doitgen, p.doitgen_flat), n=48, m=64),
        kernel("covariance", "data[n,m]* S[m,m]* mean[m]*", (p.covariance,), n=260, m=240),
        kernel("jacobi_1d", "A[n]* B[n]*", (p.jacobi_1d, p.jacobi_1d_joined), n=4000, steps=200),
        kernel("jacobi_2d", "A[n,n]* B[n,n]*", (p.jacobi_2d,), n=250, steps=20),
        kernel("heat_3d", "A[n,n,n]* B[n,n,n]*", (p.heat_3d,), n=40, steps=10),
        kernel(
            "fdtd_2d", "ex[n,n]* ey[n,n]* hz[n,n]* source[steps]", (p.fdtd_2d,), n=250, steps=20
        ),
        kernel("reaction", "u[n,n]* v[n,n]*", (p.reaction,), n=250, steps=20),
        kernel(
            "seidel_2d", "A[n,n]*", (p.seidel_2d, p.seidel_2d_by_scan, p.seidel_2d_by_matrix),
            n=200, steps=5,
        ),
        kernel("adi", "u[n,n]* v[n,n]* p[n,n]* q[n,n]*", (p.adi,), n=200, steps=4),
        kernel("deriche", "x[n,n] out[n,n]* y[n,n]* z[n,n]*", (p.deriche,), n=400),
        kernel("trisolv", "L[n,n] x[n]* b[n]", (p.trisolv,), n=1000, prepare=triangular),
        kernel("durbin", "r[n] y[n]* z[n]*", (p.durbin,), n=400, prepare=decaying),
        kernel("lu", "A[n,n]*", (p.lu,), n=160, prepare=dominant),
        kernel("cholesky", "A[n,n]*", (p.cholesky,), n=160, prepare=definite),
        kernel("floyd_warshall", "path[n,n]*", (p.floyd_warshall,), n=160, prepare=positive),
        kernel("softmax", "x[n,n]*", (p.softmax,), n=1000),
        kernel(
            "thomas", "a[n] b[n] c[n] d[n,m]* e[n,m]*", (p.thomas,), n=300, m=300, prepare=weighty
        ),
        kernel(
            "products", "x[n,m]*", (p.products, p.products_at_once), n=500, m=500, prepare=near_one
        ),
        kernel("layer_norm", "x[n,m]* g[m] h[m]", (p.layer_norm,), n=1000, m=500),
        kernel("sinkhorn", "K[n,n]* r[n]*", (p.sinkhorn,), n=300, steps=10, prepare=positive),
        kernel("lax_wendroff", "u[n]* f[n]*", (p.lax_wendroff,), n=4000, steps=100),
        kernel("springs", "x[n]* v[n]* k[n]", (p.springs,), n=4000, steps=100),
        kernel("symm", "A[n,n] B[n,m] C[n,m]* t[n]*", (p.symm,), n=220, m=240),
        kernel(
            "conjugate", "A[n,n] x[n]* r[n]* p[n]* q[n]* d[s]*", (p.conjugate,), n=200, s=4,
            steps=10, prepare=definite,
        ),
        kernel("givens", "A[n,n]* g[s]*", (p.givens,), n=60, s=4, prepare=dominant),
        kernel(
            "batch_norm", "x[n,m]* g[m] h[m] mean[m]* var[m]*", (p.batch_norm,), n=500, m=500
        ),
        kernel("gray_scott", "u[n,n]* v[n,n]* p[n,n]* q[n,n]*", (p.gray_scott,), n=200, steps=20),
        kernel("shallow", "h[n,n]* u[n,n]* v[n,n]*", (p.shallow,), n=250, steps=20),
        kernel("nbody", "x[n,s]* v[n,s]* w[n] a[n,s]*", (p.nbody,), n=60, s=3, steps=20),
    ]  # fmt: skip


@dataclass
class Row:
    """Microseconds, ratios and bytes of one kernel."""

    name: str
    us: dict[str, float]
    """Of MLIR, C, their local copies, and JAX."""
    ratios: dict[str, float]
    """Of two sides, by their names with a slash between."""
    tapes: dict[str, int]


RATIOS: Mapping[str, float] = {
    "MLIR/JAX": MOST_OF_JAX,
    "C/JAX": MOST_OF_JAX,
    "MLIR/MLIR_local": MOST_OF_LOCAL,
    "C/C_local": MOST_OF_LOCAL,
    "C/MLIR": MOST_OF_MLIR,
}
"""Pairs of sides that are compared, and limits."""


def measure(kernel: Kernel, folder: Path, rounds: int) -> Row:
    """Compare the gradients, then time all sides in turns."""
    sides = kernel.sides(folder)
    given = kernel.arguments()
    wrt = tuple(range(len(given)))
    works: dict[str, Work] = {}
    for name, side in sides.items():
        gradient = side.derivative("fast")
        works[name] = lambda g=gradient, a=side.arguments: g(*a)
    works["JAX"] = gradient_peers.compiled(kernel.peers, given, wrt, kernel.steps)
    expected = works["JAX"]()
    for name, work in works.items():
        require_same(f"{kernel.name}: {name}", work(), expected, tolerance=1e-9)
    taken = in_turns([*works.values()], rounds)
    samples = [dict(zip(works, sample, strict=True)) for sample in taken]
    us = {name: 1e6 * min(sample[name] for sample in samples) for name in works}
    ratios: dict[str, float] = {}
    for pair in RATIOS:
        one, other = pair.split("/")
        ratios[pair] = statistics.median(sample[one] / sample[other] for sample in samples)
    tapes = {
        name: tape_bytes(sides[name].derivative("fast", cache=False), sides[name].arguments)
        for name in ("MLIR", "C")
    }
    return Row(kernel.name, us, ratios, tapes)


def show(rows: Sequence[Row], console: Console) -> None:
    """The table; what misses its limit is marked."""
    table = Table(title="gradients of programs that overwrite their arguments, from Python")
    table.add_column("program")
    for head in ("MLIR µs", "C µs", "JAX µs", "MLIR ÷ JAX", "C ÷ JAX", "≤"):
        table.add_column(head, justify="right")
    for head in ("MLIR ÷ copies", "C ÷ copies", "C ÷ MLIR", "tape bytes", "C's tape"):
        table.add_column(head, justify="right")
    for row in rows:
        marked: list[str] = []
        for pair, most in RATIOS.items():
            text = f"{row.ratios[pair]:.2f}"
            marked.append(f"[red]{text}[/red]" if row.ratios[pair] > most else text)
        times = [f"{row.us[name]:.0f}" for name in ("MLIR", "C", "JAX")]
        tapes = [str(row.tapes[name]) for name in ("MLIR", "C")]
        table.add_row(row.name, *times, *marked[:2], f"{MOST_OF_JAX:.2f}", *marked[2:], *tapes)
    console.print(table)


def main() -> None:
    """Measure everything and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--only", help="names of programs, with commas between")
    parser.add_argument("--rounds", type=int, default=11)
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    wanted = options.only.split(",") if options.only else None
    chosen = [one for one in kernels() if wanted is None or one.name in wanted]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        write_programs(folder, chosen)
        rows = [measure(one, folder, options.rounds) for one in track(chosen, "measuring")]
    show(rows, Console(width=140))
    if options.json:
        options.json.write_text(json.dumps([asdict(row) for row in rows], indent=1))


if __name__ == "__main__":
    main()
