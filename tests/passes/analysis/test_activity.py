"""Activity is sound: what it calls constant carries no derivative, on random programs.

The oracle is the interpreter on dual numbers, which knows nothing of the analysis. Probes, calls of
functions outside the program, look at the tangent of every value (is it varied?) or give one value
a tangent (is it useful?).
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pytest
from ad_opt.lowering.interpreters.dual.dual import Dual, run_dual, tangent_of
from ad_opt.passes.analysis.flow.activity import Activity
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from xdsl.dialects.builtin import AnyFloat, ComplexType, FunctionType, MemRefType, VectorType
from xdsl.ir import Attribute, Operation, SSAValue

from memory_programs import memory_program
from mlir_programs import make_argument, random_program
from probes import call, declare, entry_copy, fresh, insert_after, values_with_place

GROUPS = [0, *(pytest.param(k, marks=pytest.mark.slow) for k in range(1, 20))]


def is_real(type: Attribute) -> bool:
    if isinstance(type, VectorType):
        return isinstance(type.element_type, AnyFloat)
    return isinstance(type, AnyFloat | ComplexType)


def probed_values(function: Operation) -> list[SSAValue]:
    """Float values of a function at which a call may stand."""
    return [value for value in values_with_place(function) if is_real(value.type)]


def numbers(value: Any) -> list[float]:
    """The floats in a value of the interpreter."""
    if isinstance(value, float):
        return [value]
    parts = value if isinstance(value, tuple) else list(value.reshape(-1))
    return [number for part in parts for number in numbers(part)]


def some_of(rng: random.Random, count: int) -> list[bool]:
    """Mostly exactly one of ``count``."""
    if rng.random() < 0.3:
        return [rng.random() < 0.5 for _ in range(count)]
    one = rng.randrange(max(count, 1))
    return [at == one for at in range(count)]


class Experiment:
    """One function of a random program, with a random choice of active inputs and outputs."""

    def __init__(self, seed: int, text: str):
        rng = random.Random(seed)
        self.module = fresh(text)
        self.function = entry_copy(self.module, rng)
        type = self.function.properties["function_type"]
        assert isinstance(type, FunctionType)
        self.type = type
        # Few active inputs leave much that is not varied; few active outputs, not useful.
        self.active = some_of(rng, len(type.inputs))
        self.wanted = some_of(rng, len(type.outputs))
        # An index is how deep a function may recurse.
        self.arguments = [
            rng.randrange(3) if str(t) == "index" else make_argument(rng, str(t))
            for t in type.inputs
        ]
        self.share_constant_buffers(rng)
        self.activity = Activity(self.function, self.active, self.wanted, AnalysisManager())
        self.values = probed_values(self.function)
        self.text = text

    def share_constant_buffers(self, rng: random.Random) -> None:
        """Sometimes give one buffer for several arguments that are not active."""
        given: dict[Attribute, Any] = {}
        for at, type in enumerate(self.type.inputs):
            if isinstance(type, MemRefType) and not self.active[at] and rng.random() < 0.7:
                self.arguments[at] = given.setdefault(type, self.arguments[at])

    def tangents(self) -> list[Any]:
        """One for every active float argument."""
        found: list[Any] = []
        for type, active, value in zip(self.type.inputs, self.active, self.arguments, strict=True):
            element = getattr(type, "element_type", type)
            if not active or not isinstance(element, AnyFloat):
                found.append(None)
            else:
                found.append(np.ones(np.shape(value)))
        return found

    def run(self, tangents: list[Any], externals: dict[str, Callable[..., Any]]) -> bool:
        """True if an output that is wanted has a tangent."""
        found = run_dual(self.module, "entry", self.arguments, tangents, externals)
        results = [t for t, wanted in zip(found.tangents, self.wanted, strict=True) if wanted]
        buffers = [
            t for t, active in zip(found.argument_tangents, self.active, strict=True) if active
        ]
        memory = [t for t in buffers if hasattr(t, "shape")]
        return any(t is not None and np.any(np.asarray(t) != 0) for t in (*results, *memory))

    def wrong_varied(self) -> list[str]:
        """Values that have a tangent and are not called varied."""
        wrong: list[str] = []
        externals: dict[str, Callable[..., Any]] = {}

        def look(name: str, value: Any) -> tuple[()]:
            if any(tangent_of(number) != 0.0 for number in numbers(value)):
                wrong.append(name)
            return ()

        for number, value in enumerate(self.values):
            if not self.activity.is_varied(value):
                name = f"look{number}"
                declare(self.module, name, FunctionType.from_lists([value.type], []))
                insert_after(value, call(name, value))
                externals[name] = partial(look, f"%{value.name_hint}: {value.type}")
        self.run(self.tangents(), externals)
        return wrong

    def wrong_useful(self, limit: int) -> list[str]:
        """Values whose tangent reaches an output and that are not called useful."""
        doubtful = [v for v in self.values if not self.activity.is_useful(v)][-limit:]
        externals: dict[str, Callable[..., Any]] = {}
        chosen = ""

        def poke(name: str, value: Any) -> tuple[Any]:
            if isinstance(value, float) and name == chosen:
                return (Dual(float(value), 1.0),)
            return (value,)

        for number, value in enumerate(doubtful):
            name = f"poke{number}"
            declare(self.module, name, FunctionType.from_lists([value.type], [value.type]))
            probe = call(name, value, [value.type])
            value.replace_all_uses_with(probe.results[0])
            insert_after(value, probe)
            probe.operands[0] = value
            externals[name] = partial(poke, name)
        wrong: list[str] = []
        for number, value in enumerate(doubtful):
            chosen = f"poke{number}"
            if self.run([None] * len(self.active), externals):
                wrong.append(f"%{value.name_hint}: {value.type}")
        return wrong


def programs(seed: int) -> list[str]:
    """A program of every kind."""
    return [
        random_program(seed).text,
        memory_program(seed),
        memory_program(seed, nested_buffers=True),
    ]


# Both tests look at one group after the other, so that its programs are read once.
@pytest.mark.parametrize("group", GROUPS, scope="module")
def test_what_is_not_varied_has_no_tangent(group: int) -> None:
    for seed in range(group * 20, group * 20 + 20):
        for text in programs(seed):
            experiment = Experiment(seed, text)
            wrong = experiment.wrong_varied()
            assert not wrong, f"seed {seed}, active {experiment.active}: {wrong}\n{text}"


@pytest.mark.parametrize("group", GROUPS, scope="module")
def test_what_is_not_useful_reaches_no_output(group: int) -> None:
    for seed in range(group * 20, group * 20 + 20):
        for text in programs(seed):
            experiment = Experiment(seed, text)
            wrong = experiment.wrong_useful(8)
            assert not wrong, f"seed {seed}, wanted {experiment.wanted}: {wrong}\n{text}"


GLOBALS = """
llvm.mlir.global private constant @text("bad") {addr_space = 0 : i32} : !llvm.array<3 x i8>
llvm.mlir.global internal @state(0.0 : f64) {addr_space = 0 : i32} : f64
llvm.mlir.global internal @other(0.0 : f64) {addr_space = 0 : i32} : f64
func.func @called(%i: i64) {
  %p = llvm.inttoptr %i : i64 to !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> f64
  llvm.store %v, %p : f64, !llvm.ptr
  %t = llvm.mlir.addressof @text : !llvm.ptr
  %c = llvm.load %t : !llvm.ptr -> i8
  %s = llvm.mlir.addressof @state : !llvm.ptr
  %z = llvm.load %s : !llvm.ptr -> f64
  return
}
func.func @silent() { return }
func.func @f(%x: f64, %i: i64) -> f64 {
  %p = llvm.inttoptr %i : i64 to !llvm.ptr
  llvm.store %x, %p : f64, !llvm.ptr
  func.call @called(%i) : (i64) -> ()
  func.call @silent() : () -> ()
  %s = llvm.mlir.addressof @other : !llvm.ptr
  %y = llvm.load %s : !llvm.ptr -> f64
  return %y : f64
}
"""


def test_a_call_is_told_of_the_globals_that_it_names_and_that_can_change() -> None:
    """Else each place of a call would get a derivative function of its own."""
    function = list(fresh(GLOBALS).body.ops)[-1]
    activity = Activity(function, [True, False], [True], AnalysisManager())
    calls = [op for op in function.walk() if op.name == "func.call"]
    assert [activity.globals_at(call) for call in calls] == [{"state"}, set()]
