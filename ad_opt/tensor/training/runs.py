"""Training runs: steps of a routine, a record of the loss, files to continue from, a bar."""

from __future__ import annotations

import math
import signal
import threading
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray
from typing_extensions import override

from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.progress import Progress

from ..routines import Routine
from ..shapes.refusals import refuse
from ..shapes.symbols import Symbol
from ..tensors import is_integer
from .checkpoints import Kept, as_place, load_checked, save
from .plots import check_picture, plot_losses

SHOWN_EACH = 64
"""A guess: the bar is drawn once in so many steps, since that takes longer than a step."""


@dataclass
class Run:
    """A training run until now."""

    losses: list[float] = field(default_factory=list[float])
    """The loss of every step, those before it was continued included."""

    @property
    def steps(self) -> int:
        """The count of steps."""
        return len(self.losses)

    def epochs(self, steps: int) -> NDArray[np.float64]:
        """Sums of the loss over every so many steps; AD1123 if these are no count."""
        if not is_integer(steps) or steps < 1:
            raise refuse("AD1123", f"an epoch is an integer of steps from 1, not {steps!r}")
        whole = self.steps // steps * steps
        return np.asarray(self.losses[:whole]).reshape(-1, steps).sum(axis=1)

    def plot(self, path: str | Path | None = None) -> object:
        """A figure of the loss, as a file if there is a path; needs matplotlib (extra ``plot``)."""
        return plot_losses(self.losses, path)

    @override
    def __repr__(self) -> str:
        last = f", loss {self.losses[-1]:.6g}" if self.losses else ""
        return f"<run of {self.steps} steps{last}>"


def train(
    step: Routine,
    steps: int,
    kept: Kept | None = None,
    *,
    path: str | Path | None = None,
    save_every: int | None = None,
    symbols: Callable[[int], dict[str, int]] | None = None,
    progress: bool | None = None,
    plot: str | Path | None = None,
    callback: Callable[[int, float], bool | None] | None = None,
) -> Run:
    """Run a training step so many times; its first output is the loss.

    In step ``n`` each symbol is ``n`` modulo its range, or what ``symbols(n)`` says. With a
    ``path``, what is ``kept``, an optimizer or tensors, is saved every ``save_every`` steps, at the
    end, and when Ctrl-C or the callback ends the run; a run whose file is there continues from it,
    as if it had not been interrupted. ``callback(n, loss)`` ends the run by what is true. ``plot``
    is the name of a picture of the losses.

    AD1122 if the loss is no number in a step, AD1123 for settings that do not fit, AD1120 for the
    file.
    """
    _check(step, steps, kept, path, save_every)
    if path is not None:
        as_place(path)
    if plot is not None:
        check_picture(plot)
    run = Run()
    if path is not None and kept is not None and Path(path).exists():
        run.losses = _continued(path, kept)
    choose = symbols or _cycling(step.symbols)

    def keep() -> None:
        if path is not None and kept is not None:
            save(path, kept, losses=run.losses)

    try:
        with _held_interrupts() as interrupted, Progress(step.name, steps, progress, "loss") as bar:
            for n in range(run.steps, steps):
                if interrupted:
                    raise KeyboardInterrupt
                loss: Any = step(**_symbols(choose, n))
                if not math.isfinite(loss):
                    raise _no_number(step, n, loss)
                run.losses.append(loss)
                if n % SHOWN_EACH == 0 or n + 1 == steps:
                    bar.show(n + 1, loss)
                if save_every is not None and (n + 1) % save_every == 0:
                    keep()
                if callback is not None and callback(n, loss):
                    break
    except DiagnosticError:
        raise  # the arrays may be no numbers either
    except BaseException:
        keep()
        raise
    keep()
    if plot is not None:
        run.plot(plot)
    return run


def _check(step: Any, steps: Any, kept: Kept | None, path: Any, save_every: int | None) -> None:
    if not isinstance(step, Routine) or not step.built.outputs or step.built.outputs[0].shape:
        help = "step = routine(sgd(loss), outputs=[loss])"
        raise refuse("AD1123", "a step is a routine whose first output is one number", help)
    if not is_integer(steps) or steps < 0:
        raise refuse("AD1123", f"the count of steps is an integer from 0, not {steps!r}")
    if save_every is not None and (not is_integer(save_every) or save_every < 1):
        raise refuse("AD1123", f"save_every is an integer from 1, not {save_every!r}")
    if (path is not None or save_every is not None) and (kept is None or path is None):
        help = "train(step, steps, optimizer, path='run.npz')"
        raise refuse("AD1123", "a run that is saved says what is kept, and in which file", help)


def _continued(path: str | Path, kept: Kept) -> list[float]:
    """Load what a run has kept, and give its losses; AD1120 for a file of anything else."""
    losses: list[float] = []

    def check(notes: dict[str, Any], others: Sequence[str]) -> None:
        found = notes.get("losses")
        if not isinstance(found, list):
            help = "load(path, tensors) reads parameters alone"
            raise refuse("AD1120", f"{path} has no record of a training run to continue", help)
        if others:
            message = (
                f"{path} is of another run: it has `{others[0]}`, which this one does not keep"
            )
            raise refuse("AD1120", message, "load(path, tensors) reads parameters alone")
        losses.extend(float(loss) for loss in cast("list[Any]", found))

    load_checked(path, kept, check)
    return losses


def _cycling(symbols: list[Symbol]) -> Callable[[int], dict[str, int]]:
    ranges = [(symbol.name, symbol.range) for symbol in symbols]
    return lambda n: {name: n % size for name, size in ranges}


def _symbols(choose: Callable[[int], Any], n: int) -> dict[str, int]:
    chosen = choose(n)
    if not isinstance(chosen, dict):
        help = "symbols=lambda n: {'i': n % 80}"
        raise refuse("AD1123", f"symbols of step {n} are a dict of integers, not {chosen!r}", help)
    return chosen


def _no_number(step: Routine, n: int, loss: float) -> Exception:
    made = step.built.outputs[0]
    help = "a smaller learning rate, or look for log, sqrt and divisions at 0"
    message = f"the loss `{made.label}` of `{step.name}` is {loss} in step {n}"
    return refuse("AD1122", message, help, [made.party])


@contextmanager
def _held_interrupts() -> Generator[list[int]]:
    """Note Ctrl-C in a list meanwhile, so that no step is cut in two; the second one raises.

    Where Ctrl-C is ignored, as in the background jobs of a shell, or handled, it stays so.
    """
    noted: list[int] = []
    is_main = threading.current_thread() is threading.main_thread()
    if not is_main or signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
        yield noted
        return

    def note(number: int, _: Any) -> None:
        if noted:
            raise KeyboardInterrupt
        noted.append(number)

    before = signal.signal(signal.SIGINT, note)
    try:
        yield noted
    finally:
        signal.signal(signal.SIGINT, before)
