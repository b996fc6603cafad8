"""Kinds of solvers: Gauss-Newton, Levenberg-Marquardt, and those that others add.

A package names one by the entry point ``ad_opt.solvers``, whose name is that of the kind; a program
registers one by `register_solver`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from ad_opt.dialects.support.plugins.entry_points import entry_points
from ad_opt.dialects.support.plugins.third_parties import blame_entry_point

GROUP = "ad_opt.solvers"
NEEDED = ("cost", "jtf", "jtj")
"""Kinds of kernels that conjugate gradients, and what is written around all solvers, call."""


@dataclass(frozen=True)
class SolverKind:
    """The outer iterations of a solver: what is done around kernels and conjugate gradients."""

    text: str
    """MLIR, with ``${...}`` for what depends on the problem, that has ``@${problem}.solve``."""
    kernels: tuple[str, ...] = NEEDED
    """Kinds of kernels (`nlls-derive`); with ``ctc``, the matrix is ``Jt J`` and a diagonal."""
    resets: bool = False
    """True if conjugate gradients call ``@${problem}.reset`` of the text at each tenth step."""
    q_tolerance: float = 0.0
    """The default of `Settings.q_tolerance`, by which conjugate gradients stop early."""

    @property
    def is_damped(self) -> bool:
        """True if a diagonal is added to the matrix."""
        return "ctc" in self.kernels


_REGISTERED: dict[str, SolverKind] = {}


def register_solver(name: str, kind: SolverKind) -> None:
    """Let problems be compiled to a kind of solver; a later one takes its place."""
    _REGISTERED[name] = kind


def find_solver(name: str) -> SolverKind | None:
    """The kind of a name, ours or of others; AD0303 if its package fails."""
    if name in _OWN:
        return _OWN[name]()
    if name not in _REGISTERED:
        for point in entry_points(group=GROUP, name=name):
            with blame_entry_point(point):
                kind = point.load()
                if not isinstance(kind, SolverKind):
                    raise TypeError(f"{kind!r} is no `SolverKind`")
                _REGISTERED[name] = kind
    return _REGISTERED.get(name)


def solver_names() -> list[str]:
    """The names of all kinds, ours first."""
    theirs = (point.name for point in entry_points(group=GROUP))
    return list(dict.fromkeys((*_OWN, *_REGISTERED, *theirs)))


def is_ours(name: str) -> bool:
    """True for a kind that comes with ad-opt."""
    return name in _OWN


def template(name: str) -> str:
    """The text of a file of this folder."""
    return files(__name__.rpartition(".")[0]).joinpath(f"{name}.mlir").read_text("utf-8")


@cache
def _gauss_newton() -> SolverKind:
    return SolverKind(template("gauss_newton"))


@cache
def _levenberg_marquardt() -> SolverKind:
    text = template("levenberg_marquardt")
    return SolverKind(text, (*NEEDED, "ctc"), resets=True, q_tolerance=1e-4)


_OWN = {"gn": _gauss_newton, "lm": _levenberg_marquardt}
