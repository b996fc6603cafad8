"""`make fuzz`: seeds one after the other, time shared out, what goes wrong said with its seed."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

import pytest


@pytest.fixture
def fuzz(root: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.setattr(sys, "path", list(sys.path))
    spec = importlib.util.spec_from_file_location("fuzz", root / "tests" / "fuzz.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "fuzz", module)
    spec.loader.exec_module(module)
    return module


def odd(seeds: Sequence[int]) -> list[tuple[int, list[str], list[str]]]:
    return [(seed, ["odd"] if seed % 2 else [], ["looked at"]) for seed in seeds]


def breaks(seeds: Sequence[int]) -> list[tuple[int, list[str], list[str]]]:
    raise ValueError(f"nothing is known of {seeds[0]}")


def test_what_is_wrong_is_said(fuzz: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    kinds = {
        "odd ones": fuzz.Kind(2, 3, odd, "look at {seed}", lambda: 6),
        "others": fuzz.Kind(1, 4, breaks, "try {seed}", lambda: 4),
    }
    fuzz.KINDS.clear()
    fuzz.KINDS.update(kinds)
    assert fuzz.fuzz([*kinds], seed=10, minutes=9.0, jobs=1, tasks=9) == 4
    said = capsys.readouterr().out
    assert [f"odd ones, seed {k}: odd" in said for k in range(10, 17)] == [False, True] * 3 + [
        False
    ]
    assert "again: look at 15" in said
    assert "others, seed 10: Traceback" in said
    assert "odd ones: 6 done, 3 wrong, 6 looked at\nothers: 1 done, 1 wrong\n" in said


def test_time_is_shared_out(fuzz: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    assert fuzz.fuzz([*fuzz.KINDS], seed=0, minutes=0.0, jobs=1, tasks=9) == 0
    assert "derivatives: 0 done" in capsys.readouterr().out
    assert sum(kind.part for kind in fuzz.KINDS.values()) == 10
