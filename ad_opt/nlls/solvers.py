"""Compiled solvers: called with arrays, they minimise the energy."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, Unpack, cast

import numpy as np

from ad_opt.lowering.codegen.machine.options import Options
from ad_opt.passes.energies.lower_solver import COLUMNS, PRECONDITIONERS
from ad_opt.passes.energies.materialize import GRAPHS
from ad_opt.passes.energies.solver.blocks import VECTORS
from ad_opt.progress import Progress

from .binding import Binder, check_direction
from .compiled import Buffers, Compiled, Kind, compile_options, kind_of_solver
from .declared_problem import DeclaredProblem
from .refusals import entries, integer, one_of, real, refuse
from .results import Result, read_history

if TYPE_CHECKING:
    from numpy.typing import NDArray

Preconditioner: TypeAlias = Literal["jacobi", "block-jacobi", "multigrid"]
Graphs: TypeAlias = Literal["scatter", "gather"]
Callback: TypeAlias = Callable[[int, float], object]
COST, STATUS, DONE = 0, 4, 5
"""Places in a solver's state: the cost, why it stopped, and iterations; the templates have all."""
SMALLEST_RADIUS = 1e-32
"""A trust region that has shrunk to this is given up (`levenberg_marquardt.mlir`)."""
STATE = 8
"""Numbers of a state."""
STATIONARY, DIVERGED, NO_NUMBER, STOPPED, NOTHING_MOVES = 2, 3, 4, 7, 8
INTERRUPTED = 10
"""Some of the statuses of `results.WHY`."""


@entries
@dataclass(frozen=True)
class Settings:
    """Numbers that a solver stops by, and of the trust region."""

    pcg_tolerance: float = 0.0
    """Conjugate gradients stop where the residual has fallen to this part; below 1, where they
    would not begin."""
    tolerance: float | None = None
    """The solver stops where the cost changes by no more than this part."""
    q_tolerance: float | None = None
    """Conjugate gradients stop at step k where it adds less than this part, divided by k, to the
    fall of the quadratic model; by default 1e-4 for Levenberg-Marquardt, never for Gauss-Newton."""
    radius: float = 1e4
    """The radius of the trust region at the start."""
    smallest_diagonal: float = 1e-6
    largest_diagonal: float = 1e32
    """Bounds of the diagonal of which the damping is a part, of unknowns in the scale
    ``1 / (1 + sqrt(diagonal))`` at the start: there it is below 1."""

    def __post_init__(self) -> None:
        for name in ("pcg_tolerance", "tolerance", "q_tolerance"):
            if getattr(self, name) is not None:
                real(getattr(self, name), name, least=0.0)
        if self.pcg_tolerance >= 1:
            raise refuse("AD1070", f"pcg_tolerance is below 1, not {self.pcg_tolerance}")
        real(self.radius, "radius", above=SMALLEST_RADIUS)
        for name in ("smallest_diagonal", "largest_diagonal"):
            real(getattr(self, name), name, above=0.0)
        if self.smallest_diagonal > self.largest_diagonal:
            message = f"smallest_diagonal {self.smallest_diagonal} is above largest_diagonal"
            raise refuse("AD1070", f"{message} {self.largest_diagonal}")

    def numbers(self, kind: Kind, precision: str) -> NDArray[np.float64]:
        """The numbers as the compiled solver takes them."""
        tolerance = self.tolerance
        if tolerance is None:
            tolerance = 1e-12 if precision == "f64" else 1e-7
        least = self.q_tolerance
        if least is None:
            least = kind_of_solver(kind).q_tolerance
        numbers = [self.pcg_tolerance, tolerance, least]
        return np.array([*numbers, self.radius, self.smallest_diagonal, self.largest_diagonal])


def _history(iterations: int, pcg_steps: int) -> NDArray[np.float64]:
    """Rows for the start and each iteration, of numbers and norms, yet without a value."""
    try:
        return np.full((iterations + 1, COLUMNS + pcg_steps + 1), np.nan)
    except (MemoryError, ValueError):
        message = f"no memory has room for the history of {iterations} x {pcg_steps} steps"
        raise refuse("AD1070", message) from None


@entries
class Solver:
    """A problem, compiled. Dimensions are those of the arrays of a call; none is compiled in."""

    def __init__(
        self,
        problem: DeclaredProblem,
        kind: Kind = "gn",
        preconditioner: Preconditioner = "jacobi",
        graphs: Graphs = "scatter",
        **options: Unpack[Options],
    ):
        if not isinstance(cast(object, problem), DeclaredProblem):
            raise refuse("AD1070", f"{problem!r} is no problem", "write p.compile()")
        one_of(preconditioner, PRECONDITIONERS, "a preconditioner")
        one_of(graphs, GRAPHS, "the way of graphs")
        self.problem = problem
        self.kind: Kind = kind
        self.preconditioner: Preconditioner = preconditioner
        self.graphs: Graphs = graphs
        self._options = compile_options(options)
        self._compiled: dict[str, Compiled] = {}
        self.last: Result | None = None
        """The result of the last call of `solve`, also of one that an exception ended."""
        self.compiled(kind)

    def compiled(self, kind: Kind) -> Compiled:
        """The machine code of a kind of solver, made when it is first asked for."""
        kind_of_solver(kind)
        if kind not in self._compiled:
            self._compiled[kind] = Compiled(
                self.problem, kind, self.preconditioner, self.graphs, self._options
            )
        return self._compiled[kind]

    def ir(self, stage: Any = "mlir") -> str:
        """The generated program at a stage, as of `Program.ir`."""
        return self.compiled(self.kind).program.ir(stage)

    def solve(
        self,
        *,
        iterations: int = 10,
        pcg_steps: int = 50,
        kind: Kind | None = None,
        callback: Callback | None = None,
        progress: bool | None = None,
        settings: Settings | None = None,
        **given: Any,
    ) -> Result:
        """Minimise the energy from the unknowns that are given, with the images and parameters.

        ``callback`` is called with the number and the cost of each iterate; what is true ends it.
        ``progress`` shows a bar, by default on terminals. What the callback raises, and Ctrl-C at
        the end of an iteration, end the call; `last` is the result until then.
        """
        iterations = integer(iterations, "iterations", 0)
        pcg_steps = integer(pcg_steps, "pcg_steps", 1)
        settings = Settings() if settings is None else settings
        if not isinstance(cast(object, settings), Settings):
            message = f"settings are nlls.Settings, not {settings!r}"
            raise refuse("AD1070", message, "write nlls.Settings(radius=1.0)")
        if progress is not None and not isinstance(cast(object, progress), bool):
            raise refuse("AD1070", f"progress is True, False or None, not {progress!r}")
        if callback is not None and not callable(callback):
            raise refuse("AD1070", f"a callback is a function, not {callback!r}")
        compiled = self.compiled(self.kind if kind is None else kind)
        buffers = Buffers(compiled, Binder(self.problem).bind(given))
        rows = _history(iterations, pcg_steps)
        numbers = settings.numbers(compiled.kind, self.problem.precision)
        state = np.zeros(STATE)
        self.last = None
        bar = Progress(self.problem.name, iterations, progress)
        with bar:
            try:
                while True:
                    left = min(1, iterations - int(state[DONE]))
                    buffers.call("solve", left, pcg_steps, numbers, state, rows)
                    _check_written(compiled.kind, state, rows)
                    done = int(state[DONE])
                    bar.show(done, state[COST])
                    stop = callback is not None and callback(done, float(state[COST]))
                    if stop and not state[STATUS]:
                        state[STATUS] = STOPPED
                    if state[STATUS] or done >= iterations:
                        break
            except BaseException:  # of the callback, or the user's interrupt: nothing is lost
                if state[STATUS] != NO_NUMBER and np.isfinite(rows[0, 0]):
                    state[STATUS] = INTERRUPTED
                    self.last = self._result(buffers, given, state, rows)
                raise
        self.last = self._result(buffers, given, state, rows)
        return self.last

    def _result(self, buffers: Buffers, given: Mapping[str, Any], state: Any, rows: Any) -> Result:
        status = int(state[STATUS])
        if status == NO_NUMBER:
            raise self._no_number(given)
        if status == STATIONARY and not buffers.vector(VECTORS.index("pre")).any():
            status = NOTHING_MOVES
        buffers.call("finish", state)
        if status == DIVERGED:
            warnings.warn(f"{self.problem.name} diverged: the best iterate is kept", stacklevel=4)
        history = read_history(rows, int(state[DONE]), COLUMNS)
        return Result(buffers.unpack(buffers.x), float(state[COST]), status, history)

    def _no_number(self, given: Mapping[str, Any]) -> Exception:
        """A refusal that names the array whose element is no number."""
        for name in given:
            array = np.asarray(given[name])
            if array.dtype.kind == "f" and not (finite := np.isfinite(array)).all():
                at = np.unravel_index(int(np.argmin(finite)), array.shape)
                place = f" at {tuple(map(int, at))}" if array.ndim else ""
                message = f"{name} is {array[at]}{place}, and so is the cost at the start"
                return refuse("AD1074", message, "exclude such points, or give numbers")
        message = f"the cost of {self.problem.name} is no number at the start"
        return refuse("AD1074", message, "start elsewhere")

    def cost(self, **given: Any) -> float:
        """The energy of unknowns."""
        return self._at(given).call("cost")

    def gradient(self, **given: Any) -> dict[str, NDArray[Any]]:
        """The derivative of the energy by each unknown."""
        buffers = self._at(given)
        buffers.call("linearize")
        return buffers.unpack(buffers.vector(VECTORS.index("r")))

    def diagonal(self, **given: Any) -> dict[str, NDArray[Any]]:
        """The diagonal of the Gauss-Newton matrix, by unknown."""
        buffers = self._at(given)
        buffers.call("linearize")
        return buffers.unpack(buffers.vector(VECTORS.index("pre")))

    def jtj(self, direction: Mapping[str, Any], **given: Any) -> dict[str, NDArray[Any]]:
        """The Gauss-Newton matrix times a direction, which has an array for each unknown."""
        buffers = self._at(given)
        check_direction(self.problem, direction, given)
        buffers.pack(buffers.vector(VECTORS.index("p")), dict(direction))
        buffers.call("apply")
        return buffers.unpack(buffers.vector(VECTORS.index("Ap")))

    def _at(self, given: Mapping[str, Any]) -> Buffers:
        """Buffers where what is computed of the unknowns is there; without damping."""
        buffers = Buffers(self.compiled(self.kind), Binder(self.problem).bind(given))
        buffers.call("precompute")
        return buffers


def _check_written(kind: str, state: NDArray[np.float64], rows: NDArray[np.float64]) -> None:
    """Refuse a kind of solver that does not write what it has done (AD0303)."""
    done, status = state[DONE], state[STATUS]
    if np.isfinite(status) and np.isfinite(done) and 0 <= done < len(rows):
        if np.isfinite(rows[1 : int(done) + 1, 3]).all():
            return
    state[STATUS] = NO_NUMBER  # so that nothing is read of what it left
    message = f"the solver `{kind}` did not write its state, or the steps of an iteration"
    raise refuse("AD0303", message, "docs/new-solver.md says what `%state` and `%history` hold")
