"""Split the time from the first call to the first result by stages: front end, passes, LLVM.

Seconds of processors, the least of some fresh processes each, with nothing in the cache. What is
imported is not counted: in each process a program is compiled first, a smaller one for routines of
tensors, the same one for gradients. A stage is the time in it without the stages inside of it;
`everything else` is what lies between.
Usage: ``python benchmarks/first_calls.py [--runs=5] [--top=N] [--profile=FILE] [CASE ...]``.
``--json`` prints what one process measured of one case; ``--profile`` writes its cProfile.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable
from functools import wraps
from importlib import import_module
from pathlib import Path
from time import process_time
from typing import Any

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE / "tensors"), str(HERE.parent / "examples" / "adbench")]
from straight_line import chain  # noqa: E402

TENSORS = ("moons", "mlp", "transformer")
GRADIENTS = ("rosenbrock", "gmm", "lstm", "rk4")
LIMITS = {"moons": 300, "mlp": 300, "transformer": 2000, "rosenbrock": 45, "gmm": 350}
"""The project's own limits, in milliseconds."""
CHAINS = {f"chain-{size}": size for size in (1000, 10_000, 24_000, 100_000)}
CASES = (*TENSORS, *GRADIENTS)

FUNCTIONS = (
    ("ad_opt.dialects.support.text.parsing", "parse_module", "parse"),
    ("ad_opt.passes.infrastructure.verify_strict", "require_valid", "verify"),
    ("ad_opt.dialects.support.ir.copying", "copy_module", "copy module"),
    ("ad_opt.lowering.llvm_ir.emit", "emit_llvm_ir", "print LLVM IR"),
    ("ad_opt.lowering.codegen.in_process.jit", "check_compilable", "check compilable"),
    ("ad_opt.lowering.codegen.in_process.jit", "code_level", "lengths of blocks"),
    ("ad_opt.lowering.codegen.in_process.jit", "emit_object", "LLVM: code generation"),
    ("ad_opt.lowering.codegen.in_process.jit", "link", "link"),
    ("ad_opt.lowering.codegen.machine.optimize", "parse_llvm", "LLVM: parse"),
    ("ad_opt.lowering.codegen.machine.optimize", "optimize", "LLVM: optimiser"),
    ("ad_opt.lowering.codegen.machine.optimize", "longest_block", "lengths of blocks"),
    ("ad_opt.tensor.ir", "routine_ir", "routine's IR"),
)
"""Module, function, and the stage that calls of it are."""


class Stages:
    """Clocks of which one runs at a time."""

    def __init__(self) -> None:
        self.spent: dict[str, float] = {}
        self.open: list[str] = []
        self.since = 0.0

    def _tick(self) -> None:
        now = process_time()
        if self.open:
            name = self.open[-1]
            self.spent[name] = self.spent.get(name, 0.0) + now - self.since
        self.since = now

    def start(self, name: str) -> None:
        """Let a stage's clock run, and that of the stage around it wait."""
        self._tick()
        self.open.append(name)

    def stop(self) -> None:
        """Go on with the stage around."""
        self._tick()
        self.open.pop()

    def around(self, function: Callable[..., Any], name: str) -> Callable[..., Any]:
        """A function whose calls are a stage."""

        @wraps(function)
        def timed(*args: Any, **kwargs: Any) -> Any:
            self.start(name)
            try:
                return function(*args, **kwargs)
            finally:
                self.stop()

        return timed


def watch(stages: Stages) -> None:
    """Measure all calls from here on."""
    from ad_opt.passes.infrastructure import manager

    for module, name, stage in FUNCTIONS:
        home = import_module(module)
        real = getattr(home, name)
        timed = stages.around(real, stage)
        # Whoever imported it by name has it, too.
        for other in list(sys.modules.values()):
            if getattr(other, "__name__", "").startswith("ad_opt") and (
                getattr(other, name, None) is real
            ):
                setattr(other, name, timed)
    apply: Any = manager.PassManager._apply  # pyright: ignore[reportPrivateUsage]
    concerns: Any = manager.PassManager._concerns  # pyright: ignore[reportPrivateUsage]

    def one_pass(self: Any, event: Any) -> Any:
        return stages.around(apply, f"pass {event.name}")(self, event)

    manager.PassManager._apply = one_pass  # pyright: ignore[reportPrivateUsage]
    manager.PassManager._concerns = stages.around(concerns, "vocabulary")  # pyright: ignore[reportPrivateUsage]


def tensor_work(name: str) -> Callable[[], Any]:
    """From arrays to the result of a step of a tensor program."""
    import ours
    from fixtures import fixture

    given = fixture(name)
    return lambda: ours.routine(name, given).compile().run()


def gradient_work(name: str) -> Callable[[], Any]:
    """From the text of a program to the result of its gradient."""
    import differentiation

    import ad_opt

    case = next(case for case in differentiation.cases() if case.name == name)

    def work() -> Any:
        function = ad_opt.load(case.source, fp="fast")[case.function]
        return ad_opt.grad(function, wrt=case.wrt or None)(*case.arguments)

    return work


def chain_work(length: int) -> Callable[[], Any]:
    """The same for straight-line code."""
    import ad_opt

    return lambda: ad_opt.grad(ad_opt.load(chain(length))["f"])(0.3)


def work_of(name: str) -> tuple[Callable[[], Any], Callable[[], Any]]:
    """A script that loads all that a case needs, and the case."""
    if name in TENSORS:
        import ours

        first = tensor_work("moons") if name != "moons" else ours.warm_up
        return first, tensor_work(name)
    if name in CHAINS:
        return chain_work(10), chain_work(CHAINS[name])
    return gradient_work(name), gradient_work(name)


def measure_here(name: str, profile: str = "") -> dict[str, float]:
    """Milliseconds of each stage of a case, measured in this process."""
    warm, work = work_of(name)
    warm()
    stages = Stages()
    if profile:
        import cProfile

        cProfile.runctx("work()", {"work": work}, {}, profile)
        return {}
    watch(stages)
    stages.around(work, "everything else")()
    return {stage: 1e3 * spent for stage, spent in stages.spent.items()}


def measure(name: str, runs: int) -> dict[str, float]:
    """The stages of the fastest of some processes."""
    found: list[dict[str, float]] = []
    # Modules are read as they are after an installation: compiled.
    environment = {**os.environ, "AD_OPT_CACHE_DIR": "", "PYTHONDONTWRITEBYTECODE": ""}
    for _ in range(runs):
        command = [sys.executable, __file__, "--json", name]
        done = subprocess.run(command, env=environment, capture_output=True, check=False)
        if done.returncode:
            sys.exit(done.stderr.decode())
        found.append(json.loads(done.stdout.splitlines()[-1]))
    return min(found, key=lambda stages: sum(stages.values()))


def show(name: str, stages: dict[str, float], top: int) -> None:
    """Print the stages of a case, the longest first."""
    total = sum(stages.values())
    limit = f", at most {LIMITS[name]} wanted" if name in LIMITS else ""
    llvm = sum(ms for stage, ms in stages.items() if stage.startswith("LLVM"))
    passes = sum(ms for stage, ms in stages.items() if stage.startswith("pass "))
    print(f"{name}: {total:.0f} ms{limit}; LLVM {llvm:.0f}, passes {passes:.0f}")
    for stage, ms in sorted(stages.items(), key=lambda item: -item[1])[:top]:
        print(f"  {ms:8.1f}  {stage}")


def main() -> int:
    """Measure the cases that are asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("cases", nargs="*", choices=[*CASES, *CHAINS, []], default=[])
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--top", type=int, default=12)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--profile", default="")
    given = parser.parse_args()
    os.environ["AD_OPT_CACHE_DIR"] = ""
    for name in given.cases or CASES:
        if given.json or given.profile:
            print(json.dumps(measure_here(name, given.profile)))
        else:
            show(name, measure(name, given.runs), given.top)
    return 0


if __name__ == "__main__":
    sys.exit(main())
