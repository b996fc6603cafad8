"""Kernels of energies compiled and run on the arrays of an oracle."""

from __future__ import annotations

from typing import Any

import numpy as np
from ad_opt.dialects import make_context
from ad_opt.dialects.energies.nlls import KernelOp, yield_of
from ad_opt.dialects.energies.nlls_declarations import GraphOp, ProblemOp
from ad_opt.dialects.energies.nlls_rules import declarations
from ad_opt.dialects.energies.nlls_types import ArrayType
from ad_opt.passes.infrastructure.pass_registry import build_pass
from ad_opt.passes.infrastructure.pipeline_text import PassNode, parse_pipeline
from ad_opt.passes.schedule.arguments import Argument, arguments_of, is_own
from xdsl.dialects.builtin import ModuleOp
from xdsl.parser import Parser

import ad_opt
from energy_oracle import Energy

SCHEDULE = "sched-build,sched-conditionalize,sched-order"
PAD = 3
"""Elements between the planes of the solver's memory."""


def parse(text: str) -> ModuleOp:
    return Parser(make_context(), text).parse_module()


def run_passes(module: ModuleOp, pipeline: str) -> None:
    context = make_context()
    for node in parse_pipeline(pipeline):
        assert isinstance(node, PassNode)
        build_pass(node).apply(context, module)
        module.verify()


def problem_of(module: ModuleOp) -> ProblemOp:
    return next(op for op in module.walk() if isinstance(op, ProblemOp))


class Arrays:
    """The memory of a problem's kernels, made of the arrays of an oracle."""

    def __init__(self, problem: ProblemOp, precision: type[Any]) -> None:
        name, self.precision = problem.sym_name.data, precision
        kernels = [op for op in problem.body.block.ops if isinstance(op, KernelOp)]
        declared = declarations(problem)
        self.arguments = {
            f"{name}.{kernel.sym_name.data}": arguments_of(kernel, declared) for kernel in kernels
        }
        self.destinations = {
            f"{name}.{kernel.sym_name.data}": yield_of(kernel).destinations for kernel in kernels
        }

    def given(self, one: Argument, energy: Energy) -> Any:
        """An argument of a kernel's function."""
        if one.name in energy.sizes:
            return energy.sizes[one.name]
        if one.name in energy.params:
            return energy.params[one.name]
        if isinstance(one.declared, GraphOp):
            return energy.graphs[one.name].astype(np.int32)
        if one.declared is None:
            return incidence(energy, one.name)
        return self._memory(one, energy.arrays[one.name])

    def take(self, arguments: list[Argument], given: list[Any], energy: Energy) -> None:
        """Give the oracle what a kernel wrote."""
        for one, value in zip(arguments, given, strict=True):
            if isinstance(value, np.ndarray) and one.name in energy.arrays:
                energy.arrays[one.name] = self._taken(one, value)

    def _memory(self, one: Argument, array: np.ndarray) -> np.ndarray:
        assert one.declared is not None
        type_ = one.declared.properties["type"]
        assert isinstance(type_, ArrayType)
        if is_own(one.declared):
            planes = np.moveaxis(array, -1, 0)
            size = int(np.prod(planes.shape[1:], dtype=int)) + PAD
            memory = np.zeros((len(planes), size), self.precision)
            memory[:, : size - PAD] = planes.reshape(len(planes), -1)
            strides = (memory.strides[0], *np.zeros(planes.shape[1:], self.precision).strides)
            return np.lib.stride_tricks.as_strided(memory, planes.shape, strides)
        dtype = np.dtype({"f32": "f4", "f64": "f8", "ui8": "u1"}[str(type_.element)])
        if type_.channels == 1 and type_.dims:
            array = array[..., 0]
        elif type_.is_planar:
            array = np.moveaxis(array, -1, 0)
        made = np.ascontiguousarray(array.astype(dtype))
        return made.view("i1") if dtype == "u1" else made

    def _taken(self, one: Argument, memory: np.ndarray) -> np.ndarray:
        assert one.declared is not None
        if is_own(one.declared):
            return np.moveaxis(np.array(memory), 0, -1).astype(float)
        type_ = one.declared.properties["type"]
        assert isinstance(type_, ArrayType)
        if memory.dtype == "i1":
            memory = memory.view("u1")
        if type_.channels == 1 and type_.dims:
            return memory[..., None].astype(float)
        return (np.moveaxis(memory, 0, -1) if type_.is_planar else memory).astype(float)


class Compiled(Arrays):
    """The functions of a problem's kernels in one shape."""

    def __init__(self, text: str, shape: str, schedule: str = SCHEDULE, opt_level: int = 3) -> None:
        module = parse(text)
        run_passes(module, schedule)
        problem = problem_of(module)
        super().__init__(problem, np.float32 if "f32" in str(problem.precision) else np.float64)
        run_passes(module, f"sched-emit{{shape={shape}}}")
        problem.detach()
        self.text = str(module)
        self.program = ad_opt.load(self.text, opt_level=opt_level)

    def run(self, energy: Energy) -> list[Any]:
        """Run all kernels in order; arrays of the oracle are written, results come back."""
        found: list[Any] = []
        for name, arguments in self.arguments.items():
            given = [self.given(one, energy) for one in arguments]
            found.append(self.program[name](*given))
            self.take(arguments, given, energy)
        return found


def incidence(energy: Energy, name: str) -> np.ndarray:
    """Offsets and edges of the points at a slot: ``G.v0.offsets``, ``G.v0.edges``."""
    graph, slot, part = name.split(".")
    place = energy.slot(graph, slot)
    sizes = [energy.sizes[dim] for dim in energy.graph(graph).target_of[slot]]
    number = np.zeros(len(place[0]), int)
    for x, size in zip(reversed(place), reversed(sizes), strict=True):
        number = number * size + x
    if part == "edges":
        return np.argsort(number, kind="stable")
    counts = np.bincount(number, minlength=int(np.prod(sizes)))
    return np.concatenate([[0], np.cumsum(counts)])
