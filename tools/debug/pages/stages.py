"""Stages of a program on its way through passes: texts whose lines know their operations."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field

from ad_opt.dialects.support.diagnostics.diagnostic import location_of
from ad_opt.dialects.support.ir.queries import ancestors, walk
from ad_opt.dialects.support.ir.symbols import name_of
from ad_opt.dialects.support.text.stable_names import StableNames
from ad_opt.passes.analysis.flow.activity import Activity
from ad_opt.passes.analysis.flow.print_tape import PrintTapePass
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.instrumentation import Instrumentation, PassEvent
from ad_opt.passes.infrastructure.instruments.fingerprint import fingerprint
from ad_opt.passes.ops.catalogue import is_loop
from typing_extensions import override
from xdsl.dialects.builtin import FunctionType, ModuleOp, StringAttr
from xdsl.ir import Operation

MOST_STAGES = 60
"""Most stages of a page. A guess: a gradient has 20 that change something."""
MOST_LINES = 200_000
"""Most lines of all stages together. A guess: browsers show as many within seconds."""


@dataclass(frozen=True)
class Line:
    """A line of a stage."""

    text: str
    source: int | None = None
    """The line of the source that its operation comes from."""
    kind: str = ""
    """``active``, ``constant`` or ``derivative``; empty where nobody knows."""


@dataclass(frozen=True)
class TapeRow:
    """A loop, or what is outside of all loops, of a derivative, and what is saved in it."""

    function: str
    source: int | None
    """The line of the loop in the source; ``None`` outside of loops."""
    saved: tuple[str, ...]
    """Each value as bytes and how often: ``8 x 4``; ``?`` where only the running program knows."""

    @property
    def bytes_each(self) -> int:
        """Bytes of one trip."""
        return sum(int(one.partition(" ")[0]) for one in self.saved)

    @property
    def total(self) -> int | None:
        """Bytes of all trips; ``None`` where only the running program knows."""
        total = 0
        for one in self.saved:
            product = 1
            for factor in one.split(" x "):
                if not factor.isdigit():
                    return None
                product *= int(factor)
            total += product
        return total


@dataclass(frozen=True)
class Stage:
    """A program after a pass."""

    title: str
    lines: tuple[Line, ...]
    tape: tuple[TapeRow, ...] = ()


Derived = tuple[str, str, str]
"""A function, the kind of derivative that is asked for, and its name."""


@dataclass
class Stages(Instrumentation):
    """Collects a `Stage` after every pass that changes something."""

    derived: Callable[[], Sequence[Derived]] = tuple
    constant: Collection[str] = ()
    """Names and positions of the arguments that have no derivative."""
    source: str = ""
    """The name of the input, as places say it."""
    stages: list[Stage] = field(default_factory=list[Stage])
    _names: StableNames = field(default_factory=StableNames)
    _mark: int = 0
    _lines: int = 0
    _given: frozenset[str] = frozenset()

    @override
    def before_run(self, root: ModuleOp) -> None:
        self._given = frozenset(name for op in root.ops if (name := name_of(op)) is not None)
        self.stages.clear()
        self._mark = fingerprint(root)
        self._keep("as it was read", root)

    @override
    def after_pass(self, event: PassEvent) -> None:
        if event.skipped or event.changed is False:
            return
        mark = fingerprint(event.root)
        full = len(self.stages) >= MOST_STAGES or self._lines > MOST_LINES
        if mark != self._mark and not (full and event.name != "differentiate"):
            self._keep(event.text, event.root)
        self._mark = mark

    def _keep(self, title: str, root: ModuleOp) -> None:
        text, begun = self._names.text_and_lines(root)
        kinds = self._kinds(root)
        first: dict[int, Operation] = {}
        for number, op in begun:
            first.setdefault(number, op)
        lines: list[Line] = []
        for number, written in enumerate(text.split("\n")):
            op = first.get(number)
            if op is None:
                lines.append(Line(written))
            else:
                lines.append(Line(written, self._source_line(op), kinds.get(op, "")))
        self._lines += len(lines)
        self.stages.append(Stage(title, tuple(lines), _tape(root, self._source_line)))

    def _source_line(self, op: Operation) -> int | None:
        at = location_of(op)
        return at.line if at is not None and at.file == self.source else None

    def _kinds(self, root: ModuleOp) -> dict[Operation, str]:
        """Activity of the operations of functions that are differentiated, and derivatives."""
        bases = {base for base, _, _ in self.derived()}
        found: dict[Operation, str] = {}
        analyses = AnalysisManager()
        for func in root.ops:
            name = name_of(func)
            if name in bases and name in self._given:
                found |= self._activity(func, analyses)
            elif name not in self._given:
                found |= dict.fromkeys(walk(func), "derivative")
        return found

    def _activity(self, func: Operation, analyses: AnalysisManager) -> dict[Operation, str]:
        type = func.properties.get("function_type")
        block = func.regions[0].first_block if func.regions else None
        if func.name != "func.func" or not isinstance(type, FunctionType) or block is None:
            return {}
        arguments = [
            (arg.name_hint or "") not in self.constant and str(at) not in self.constant
            for at, arg in enumerate(block.args)
        ]
        try:
            activity = Activity(func, arguments, [True] * len(type.outputs.data), analyses)
            return {
                op: "constant" if activity.is_constant_op(op) else "active" for op in walk(func)
            }
        except Exception:  # forms that activity analysis is not made for
            return {}


def _tape(root: ModuleOp, line: Callable[[Operation], int | None]) -> tuple[TapeRow, ...]:
    """Values that derivatives save, by the innermost loop."""
    if not any(op.name in ("autodiff.save", "autodiff.push") for op in walk(root)):
        return ()
    from ad_opt.dialects import make_context

    copy = root.clone()
    PrintTapePass().apply(make_context(), copy)
    rows: dict[tuple[str, int | None], list[str]] = {}
    for func in copy.ops:
        for op in walk(func):
            held = op.attributes.get("autodiff.bytes")
            if isinstance(held, StringAttr):
                loop = next(filter(is_loop, ancestors(op)), None)
                key = name_of(func) or "", None if loop is None else line(loop)
                rows.setdefault(key, []).append(held.data)
    return tuple(TapeRow(name, at, tuple(saved)) for (name, at), saved in rows.items())
