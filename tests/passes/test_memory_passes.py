"""Passes on memory keep what programs compute, bit for bit: random programs before and after."""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Any

import numpy as np
import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.interpreters import run_function
from ad_opt.passes.infrastructure.manager import PassManager
from ad_opt.passes.infrastructure.verify_strict import require_valid
from xdsl.dialects.builtin import ModuleOp

from agreement import bits
from memory_programs import memory_program
from mlir_programs import Program, random_program

PIPELINES = (
    "hoist-invariants",
    "forward-stores",
    "forward-stores,hoist-invariants,forward-stores,schedule-bodies",
)
GROUPS = [0, *(pytest.param(k, marks=pytest.mark.slow) for k in range(1, 10))]


def outcome(module: ModuleOp, arguments: list[Any]) -> Any:
    results = run_function(module, "main", arguments)
    return tuple(map(bits, (*results, *arguments)))


def memory_arguments(seed: int) -> list[Any]:
    """Two numbers and two buffers, which every third time are one."""
    rng = random.Random(seed)
    first, second = (np.array([rng.uniform(-2, 2) for _ in range(4)]) for _ in range(2))
    return [rng.uniform(-2, 2), rng.uniform(-2, 2), first, first if seed % 3 == 0 else second]


# Pipelines come one after the other for a group of programs, which are read and run once.
@lru_cache(maxsize=64)
def original(text: str) -> ModuleOp:
    return parse_module(make_context(), text)


@lru_cache(maxsize=64)
def random_case(seed: int) -> tuple[Program, Any]:
    """A program, and what it computes."""
    program = random_program(seed)
    return program, outcome(original(program.text), program.arguments())


@lru_cache(maxsize=64)
def memory_case(seed: int) -> tuple[str, Any]:
    """The same of programs about memory."""
    text = memory_program(seed, nested_buffers=seed % 2 == 1)
    return text, outcome(original(text), memory_arguments(seed))


def optimized(text: str, pipeline: str) -> ModuleOp:
    module = original(text).clone()
    PassManager.parse(make_context(), pipeline).run(module)
    require_valid(module)
    return module


@pytest.mark.parametrize("pipeline", PIPELINES)
@pytest.mark.parametrize("group", GROUPS)
def test_random_programs_keep_their_meaning(group: int, pipeline: str) -> None:
    for seed in range(group * 30, group * 30 + 30):
        program, before = random_case(seed)
        after = outcome(optimized(program.text, pipeline), program.arguments())
        assert after == before, f"seed {seed}\n{program.text}"


@pytest.mark.parametrize("pipeline", PIPELINES)
@pytest.mark.parametrize("group", GROUPS)
def test_memory_programs_keep_their_meaning(group: int, pipeline: str) -> None:
    for seed in range(group * 30, group * 30 + 30):
        text, before = memory_case(seed)
        after = outcome(optimized(text, pipeline), memory_arguments(seed))
        assert after == before, f"seed {seed}\n{text}"
