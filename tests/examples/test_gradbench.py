"""The tool of ``benchmarks/gradbench`` speaks GradBench's protocol, and its answers are right."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

sys.path.append(str(Path(__file__).resolve().parents[2] / "benchmarks" / "gradbench"))
import gradbench_cases as cases
from gradbench_client import TOOL, Client, difference, evaluated

CLANG = shutil.which("clang++") or shutil.which("clang++-22")

needs_clang = pytest.mark.skipif(
    CLANG is None or shutil.which("make") is None, reason="no clang or no make"
)

# Thousands of steps, and of GradBench's value the tool that it came from.
TOLERANCE = {"particle": 1e-11}


@pytest.fixture(scope="module")
def tool(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with Client((*TOOL, "--build", str(tmp_path_factory.mktemp("gradbench")))) as client:
        assert client.ask("start", eval="hello")["tool"] == "ad-opt"
        yield client


def require(tool: Client, module: str, case: cases.Case) -> None:
    given, expected = case
    made = tool.ask("define", module=module)
    assert made["success"], made["error"]
    for function, value in expected.items():
        asked = given | {"min_runs": 2, "min_seconds": 0} if isinstance(given, dict) else given
        reply = tool.evaluate(module, function, asked)
        assert reply["success"], reply["error"]
        assert difference(value, reply["output"]) < TOLERANCE.get(module, 1e-13), function
        assert len(evaluated(reply)) == (2 if isinstance(given, dict) else 1)
        assert all(isinstance(time, int) and time > 0 for time in evaluated(reply))


def test_what_is_not_asked_is_acknowledged(tool: Client) -> None:
    """Ids come back, as they were counted."""
    assert tool.ask("analysis", of=1, valid=True) == {"id": tool.count - 1}
    assert tool.ask("unheard of") == {"id": tool.count - 1}


def test_unknown_names_are_no_success(tool: Client) -> None:
    assert tool.ask("define", module="tarot")["success"] is False
    assert tool.evaluate("tarot", "future", 0)["success"] is False
    assert tool.evaluate("hello", "triple", 0)["success"] is False


def test_messages_that_are_none_do_not_end_the_tool() -> None:
    messages = ["no JSON", "[]", '{"id": 3, "kind": "define"}', '{"id": 4, "kind": "start"}']
    lines = "\n".join(messages) + "\n"
    done = subprocess.run(TOOL, input=lines, capture_output=True, text=True, check=True)
    replies = [json.loads(line) for line in done.stdout.splitlines()]
    assert [reply["id"] for reply in replies] == [None, None, 3, 4]
    assert [reply.get("success") for reply in replies] == [False, False, False, None]
    assert "'module'" in replies[2]["error"]


@needs_clang
def test_hello(tool: Client) -> None:
    require(tool, "hello", cases.hello())


@needs_clang
def test_a_program_that_fails_is_no_success(tool: Client) -> None:
    assert tool.ask("define", module="hello")["success"]
    reply = tool.ask("evaluate", module="saddle", function="rr", input={"start": [1.0, 1.0]})
    assert reply["success"] is False
    assert reply["error"]


@needs_clang
@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in cases.CASES if name != "hello"])
def test_eval(tool: Client, name: str) -> None:
    require(tool, name, cases.CASES[name]())


def test_the_expected_particle_meets_the_origin() -> None:
    """By bisection with the force written out; descent ends where steps are shorter than 1e-5."""
    low, high = 0.0, 1.0
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (
            (middle, high) if cases.crossing(0) * cases.crossing(middle) > 0 else (low, middle)
        )
    assert cases.particle()[1]["rr"] == pytest.approx(low, abs=2e-5)


@needs_clang
@pytest.mark.slow
def test_cameras_that_are_not_turned(tool: Client) -> None:
    """The rotation's first order at zero, where the formula divides by its length."""
    require(tool, "ba", cases.bundle([0.0, 0.0, 0.0]))


@needs_clang
@pytest.mark.slow
def test_hands_whose_points_lie_on_triangles(tool: Client) -> None:
    require(tool, "ht", cases.ht_on_triangles())


@pytest.mark.parametrize(
    ("expected", "found", "size"),
    [
        ([1.0, 2.0], [1.0, 2.0], 0.0),
        ({"a": 1e6}, {"a": 1e6 + 2}, 1e-6),
        ([1.0], [1.0, 2.0], np.inf),
        ({"a": 1.0}, {"b": 1.0}, np.inf),
        ({"a": 1.0}, 1.0, np.inf),
    ],
)
def test_differences_are_found(expected: Any, found: Any, size: float) -> None:
    assert difference(expected, found) == pytest.approx(size, rel=1e-5)
