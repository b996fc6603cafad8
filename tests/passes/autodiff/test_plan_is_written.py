"""Reversals are written as they are planned: nothing else is saved or computed again, nor less.

Programs are those of other tests, from `filecheck`, `examples` and C as clang compiled it. What is
written is watched where values are recovered and where slots are filled, so the plan is compared
with what the writer did, and not with itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass, field
from math import cos, sin
from pathlib import Path

import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.autodiff.autodiff import FrameType
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.passes.autodiff.plan.facts.facts import Facts
from ad_opt.passes.autodiff.plan.facts.wanted import Wanted, Way, type_of
from ad_opt.passes.autodiff.plan.planning import plan_reversal
from ad_opt.passes.autodiff.plan.reversal_plan import ReversalPlan
from ad_opt.passes.autodiff.plan.way_back import Place, WayBack
from ad_opt.passes.autodiff.reverse import reverse
from ad_opt.passes.autodiff.reverse.back.mirror import Mirror
from ad_opt.passes.autodiff.reverse.back.recall import Recall
from ad_opt.passes.autodiff.reverse.sweep.tape_frames import Frames, Scope
from ad_opt.passes.infrastructure.manager import PassManager
from ad_opt.passes.ops.catalogue import is_constant
from ad_opt.passes.pipelines import derivative
from xdsl.dialects.builtin import ModuleOp, f64
from xdsl.dialects.func import FuncOp
from xdsl.ir import Attribute, OpResult, SSAValue

import ad_opt

ROOT = Path(__file__).parents[3]
PROGRAMS = (
    *(f"filecheck/passes/autodiff/{name}" for name in ("reverse-loops", "reverse-calls", "prefer")),
    "filecheck/passes/autodiff/print-plan",
    *(f"examples/adbench/{name}" for name in ("ba", "gmm", "lstm", "hand")),
)


@dataclass
class Watched:
    """Plans, and what was done."""

    plans: list[ReversalPlan] = field(default_factory=list[ReversalPlan])
    recovered: dict[tuple[int, Wanted], Way] = field(default_factory=dict[tuple[int, Wanted], Way])
    unplanned: list[SSAValue] = field(default_factory=list[SSAValue])
    slots: Counter[str] = field(default_factory=Counter[str])
    misplaced: list[tuple[Wanted, int]] = field(default_factory=list[tuple[Wanted, int]])
    """Values in another slot than the plan says."""


def _kind(type: Attribute) -> str:
    return "frame" if isinstance(type, FrameType) else str(type)


@contextmanager
def watching() -> Generator[Watched]:
    """Watch what the writers do."""
    found = Watched()
    with pytest.MonkeyPatch.context() as patch:
        way, finish = Recall._way, Frames.finish  # pyright: ignore[reportPrivateUsage]
        slot = Recall._slot  # pyright: ignore[reportPrivateUsage]

        def planned(facts: Facts) -> ReversalPlan:
            found.plans.append(plan_reversal(facts))
            return found.plans[-1]

        def recovered(self: Recall, wanted: SSAValue, home: Mirror) -> Way:
            name = self._name(wanted)  # pyright: ignore[reportPrivateUsage]
            taken = way(self, wanted, home)
            if name is not None:
                found.recovered[id(self.sweep.plan), name] = taken
                planned = self.sweep.plan.recoveries.get(name)
                if taken is Way.SAVED and (planned is None or planned.way is not Way.SAVED):
                    found.unplanned.append(wanted)
            elif taken is Way.SAVED:
                found.unplanned.append(wanted)
            return taken

        def placed(self: Recall, wanted: SSAValue, scope: Scope) -> int:
            name = self._name(wanted)  # pyright: ignore[reportPrivateUsage]
            number = slot(self, wanted, scope)
            if name is not None and number != self.sweep.plan.recoveries[name].slot:
                found.misplaced.append((name, number))
            return number

        def finished(self: Frames) -> None:
            finish(self)
            assert all(len(scope.slots) == len(scope.planned) for scope in self.scopes)
            found.slots.update(_kind(x.type) for scope in self.scopes for x in scope.slots)

        patch.setattr(reverse, "plan_reversal", planned)
        patch.setattr(Recall, "_way", recovered)
        patch.setattr(Recall, "_slot", placed)
        patch.setattr(Frames, "finish", finished)
        yield found


def _differentiate(module: ModuleOp) -> int:
    """Differentiate functions of a program; how many recoveries were compared."""
    names = [op.sym_name.data for op in module.ops if isinstance(op, FuncOp)]
    compared = 0
    with watching() as found:
        for name in names[:4]:
            pipeline = derivative(name, "vjp")
            try:
                PassManager.parse(make_context(), pipeline).run(module.clone())
            except DiagnosticError:  # what is refused half-way is not compared
                found.slots.clear()
                found.plans.clear()
                continue
            compared += _compare(found)
    return compared


def _compare(found: Watched) -> int:
    assert not found.unplanned
    assert not found.misplaced
    count = sum(len(plan.recoveries) for plan in found.plans)
    slots = Counter[str]()
    for plan in found.plans:
        for wanted, recovery in plan.recoveries.items():
            slots[_kind(type_of(wanted))] += recovery.way is Way.SAVED
            if not (isinstance(wanted, OpResult) and is_constant(wanted.op)):
                done = found.recovered.get((id(plan), wanted))
                assert done is recovery.way, (wanted, recovery)
    assert +slots == found.slots
    found.slots.clear()
    found.plans.clear()
    return count


@pytest.mark.parametrize("name", PROGRAMS)
def test_what_is_written_is_what_was_planned(name: str) -> None:
    text = (ROOT / f"{name}.mlir").read_text()
    parts = text.split("// -----\n")
    assert sum(_differentiate(parse_module(make_context(), part, name)) for part in parts)


@pytest.mark.parametrize("name", ["c/linked_list.O1", "c/tagged_union.O1", "c/nbody.O0"])
def test_so_it_is_behind_addresses(name: str) -> None:
    assert _differentiate(ad_opt.load(str(ROOT / f"tests/data/{name}.ll")).module)


SINES = """func.func @f(%x: f64, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> (f64) {
    %m = arith.addi %i, %n : index
    %q = scf.for %j = %c0 to %m step %c1 iter_args(%b = %a) -> (f64) {
      %s = math.sin %b : f64
      scf.yield %s : f64
    }
    scf.yield %q : f64
  }
  return %r : f64
}"""


def test_slots_that_are_never_filled_do_no_harm(monkeypatch: pytest.MonkeyPatch) -> None:
    """A plan may ask for more than is read; twelve sines, and what calculus says of them."""
    save = WayBack._save  # pyright: ignore[reportPrivateUsage]

    def with_holes(self: WayBack, wanted: Wanted, home: Place) -> None:
        slots = self.slots.setdefault(self.frames.owner_of(home.block), [])
        slots += [] if slots else [FrameType(()), f64]
        save(self, wanted, home)
        slots.append(f64)

    monkeypatch.setattr(WayBack, "_save", with_holes)
    value, slope, curvature = 0.7, 1.0, 0.0
    for _ in range(3 + 4 + 5):
        curvature = cos(value) * curvature - sin(value) * slope**2
        value, slope = sin(value), cos(value) * slope
    function = ad_opt.load(SINES)["f"]
    assert ad_opt.grad(function)(0.7, 3) == pytest.approx(slope, rel=1e-13)
    assert ad_opt.hessian(function)(0.7, 3) == pytest.approx(curvature, rel=1e-12)
