"""The collector while programs are made: what is new grows old unseen, and garbage still goes."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest
from ad_opt.dialects.support.process import garbage_collection
from ad_opt.dialects.support.process.garbage_collection import rare_collections
from ad_opt.tools.ad_opt import main

MANY = 60_000


class Cycle:
    """An object that only the collector frees."""

    def __init__(self) -> None:
        self.own = self


@pytest.fixture(autouse=True)
def unfrozen(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Objects that somebody has frozen are left alone, so none are; and garbage is looked for as
    often as in processes of users, or nothing would be seen here.
    """
    thresholds = gc.get_threshold()
    monkeypatch.setattr(garbage_collection, "_others_freeze", False)
    gc.unfreeze()
    gc.set_threshold(700, 10, 10)
    yield
    gc.set_threshold(*thresholds)
    gc.freeze()


def test_objects_that_stay_are_not_looked_at() -> None:
    gc.collect()
    thresholds = gc.get_threshold()
    with rare_collections():
        kept = [[number] for number in range(MANY)]
    assert gc.get_threshold() == thresholds
    # One that was looked at would be in the generation between.
    assert any(one is kept for one in gc.get_objects(generation=2))


def test_garbage_goes_before_there_is_much_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage_collection, "_MOST", 3 * MANY)
    alive: list[weakref.ref[Cycle]] = []
    for _ in range(5):
        with rare_collections():
            alive += [weakref.ref(Cycle()) for _ in range(MANY)]
    assert sum(one() is not None for one in alive) < 4 * MANY


def test_where_objects_stay_young_nobody_looks_at_all() -> None:
    """The same young objects are there each time that code is made, and are no more garbage."""
    gc.collect()
    gc.set_threshold(50 * MANY, 10, 10)
    gc.freeze()
    looks: list[dict[str, int]] = []

    def look(phase: str, about: dict[str, int]) -> None:
        looks.append(about)

    gc.callbacks.append(look)
    try:
        with rare_collections():
            kept = [[number] for number in range(MANY)]
        for _ in range(garbage_collection._MOST // MANY + 1):
            with rare_collections():
                pass
    finally:
        gc.callbacks.remove(look)
    assert not looks
    assert len(kept) == MANY


def test_a_command_in_this_process_thaws_nothing(tmp_path: Path) -> None:
    path = tmp_path / "f.mlir"
    path.write_text("func.func @f(%x: f64) -> f64 {\n  return %x : f64\n}\n")
    gc.freeze()
    frozen = gc.get_freeze_count()
    assert main([str(path), "-o", str(tmp_path / "g.mlir")]) == 0
    assert gc.get_freeze_count() > frozen // 2


def test_a_collector_that_is_off_stays_so() -> None:
    gc.collect()
    gc.disable()
    try:
        with rare_collections():
            one = weakref.ref(Cycle())
            kept = [[number] for number in range(MANY)]
        assert not gc.isenabled()
        assert one() is not None
        assert len(kept) == MANY
    finally:
        gc.enable()


def test_what_was_made_is_not_looked_at_when_a_smaller_threshold_returns() -> None:
    """Code that is compiled within a call that also imports modules."""
    gc.collect()
    looks: list[str] = []

    def look(phase: str, about: dict[str, int]) -> None:
        looks.append(phase)

    gc.callbacks.append(look)
    try:
        with rare_collections(1000):
            with rare_collections():
                kept = [[number] for number in range(MANY)]
            more = [[number] for number in range(MANY)]
    finally:
        gc.callbacks.remove(look)
    assert not looks
    assert len(kept) == len(more)


def test_frozen_objects_stay_frozen_and_are_counted_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Counting them takes as long as there are many."""
    counted: list[int] = []

    def count() -> int:
        counted.append(1)
        return count_frozen()

    count_frozen = gc.get_freeze_count
    gc.freeze()
    frozen = count_frozen()
    monkeypatch.setattr(gc, "get_freeze_count", count)
    for _ in range(3):
        with rare_collections():
            kept = [[number] for number in range(MANY)]
    assert count_frozen() > frozen // 2
    assert len(counted) == 1
    assert len(kept) == MANY


def test_what_a_long_program_leaves_is_looked_at_once_while_it_is_made() -> None:
    """And not once more when it is done, as it would be with thresholds of Python's own."""
    gc.collect()
    looks: list[int] = []

    def look(phase: str, about: dict[str, int]) -> None:
        if phase == "start":
            looks.append(about["generation"])

    gc.callbacks.append(look)
    try:
        with rare_collections(1000):
            kept = [[number] for number in range(40 * 1000)]
        more = [[number] for number in range(900)]
    finally:
        gc.callbacks.remove(look)
    assert len(looks) in range(35, 42)
    assert set(looks) == {0}
    assert len(kept) > len(more)
