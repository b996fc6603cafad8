"""Rules are found, registered and described."""

from __future__ import annotations

import importlib.metadata
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from ad_opt.dialects import make_context
from ad_opt.passes.rules import registry
from ad_opt.passes.rules.expr import HALF, ONE, X, Y, call, equal, less, where
from ad_opt.passes.rules.formula import Formula
from ad_opt.passes.rules.registry import Registry, default_rules

# What rules do not decide: memory, control and what prints belong to the engines.
ENGINES = {
    "vector": {
        *("load", "store", "maskedload", "maskedstore", "gather", "scatter", "expandload"),
        *("compressstore", "transfer_read", "transfer_write", "type_cast", "mask", "yield"),
        *("print",),
    }
}
REFUSED = {"arith": {"scaling_extf", "scaling_truncf"}, "vector": {"scan"}}


@pytest.mark.parametrize("dialect", ["arith", "math", "complex", "vector"])
def test_every_operation_is_decided(dialect: str) -> None:
    rules = default_rules()
    loaded = make_context().get_dialect(dialect)
    open_ = {
        op.name.partition(".")[2]
        for op in loaded.operations
        if rules.find(op.name) is None and not rules.is_inactive(op.name)
    }
    assert open_ == ENGINES.get(dialect, set()) | REFUSED.get(dialect, set())


def test_no_operation_is_both() -> None:
    rules = default_rules()
    assert not {rule.name for rule in rules} & set(rules.inactive())


def test_later_rules_are_seen_and_counted() -> None:
    rules = Registry()
    assert rules.find("math.sin") is not None
    before = rules.generation
    mine = Formula(name="math.sin", partials=(ONE,))
    rules.register(mine)
    assert rules.find("math.sin") is mine
    assert rules.generation > before
    before = rules.generation
    rules.register_inactive("math.sin")
    assert rules.find("math.sin") is None
    assert rules.is_inactive("math.sin")
    assert rules.generation > before
    rules.register(mine)
    assert not rules.is_inactive("math.sin")


def test_asking_does_not_count_as_registering() -> None:
    rules = Registry()
    before = rules.generation
    assert rules.find("complex.mul") is not None
    assert rules.is_inactive("arith.cmpf")
    assert rules.find("unheard.of") is None
    assert rules.generation == before


def test_contexts() -> None:
    rules = Registry()
    plain = Formula(name="toy.op", partials=(X(0),))
    fast = Formula(name="toy.op", partials=(Y(0),), context="default")
    rules.register(fast)
    assert rules.find("toy.op", "minimal") is None
    rules.register(plain)
    assert rules.find("toy.op", "minimal") is plain
    assert rules.find("toy.op") is fast


def test_costs() -> None:
    rules = default_rules()
    assert rules.cost("math.exp") == "expensive"
    assert rules.cost("arith.mulf") == "cheap"
    assert rules.cost("arith.addi") == "cheap"
    assert rules.cost("unheard.of") is None


def test_plug_ins_register_through_their_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    toy = Formula(name="toy.double", partials=(ONE + ONE,))

    class Entry:
        def load(self) -> Any:
            return lambda rules: rules.register(toy)

    asked: list[str] = []

    def entry_points(*, group: str) -> list[Entry]:
        asked.append(group)
        return [Entry()]

    monkeypatch.setattr(registry, "entry_points", entry_points)
    rules = Registry(plugins=True)
    assert not asked
    assert rules.find("toy.double") is toy
    assert rules.find("arith.addf") is not None
    assert asked == ["ad_opt.rules"]
    assert importlib.metadata.entry_points is not entry_points


def test_threads_see_whole_tables() -> None:
    for _ in range(20):
        rules = Registry()
        with ThreadPoolExecutor(8) as pool:
            found = list(pool.map(rules.find, ["math.tanh", "complex.powi", "vector.fma"] * 8))
        assert None not in found


def test_expressions_are_written_as_people_do() -> None:
    x, y = X(0), Y(0)
    assert str(HALF / y) == "0.5 / y0"
    assert str((1 - y) * (1 + y)) == "(1 - y0) · (1 + y0)"
    assert str(-(ONE / call("sqrt", x))) == "-(1 / sqrt(x0))"
    assert str(x - (x - 1)) == "x0 - (x0 - 1)"
    assert str(x / (x * y)) == "x0 / (x0 · y0)"
    assert (
        str(where(less(x, 0), -ONE, where(equal(x, 0), 0, 1)))
        == "(x0 < 0 ? -1 : (x0 == 0 ? 0 : 1))"
    )


def test_what_a_pullback_reads() -> None:
    rules = default_rules()
    reading = {
        name: rule.needs(None, [0])  # type: ignore[arg-type]
        for name in ("math.exp", "math.sqrt", "arith.addf", "arith.mulf", "math.sincos")
        if (rule := rules.find(name)) is not None
    }
    assert reading == {
        "math.exp": {("y", 0)},
        "math.sqrt": {("y", 0)},
        "arith.addf": set(),
        "arith.mulf": {("x", 1)},
        "math.sincos": {("y", 0), ("y", 1)},
    }
