"""Greedy list scheduling: every order is one that the graph allows, and costs what it says."""

from __future__ import annotations

from itertools import permutations

from ad_opt.passes.schedule.list_scheduling import ListScheduler, Step, Weights, measure, schedule
from hypothesis import given
from hypothesis import strategies as st


@st.composite
def graphs(draw: st.DrawFn) -> list[Step]:
    steps: list[Step] = []
    for at in range(draw(st.integers(1, 12))):
        operands = draw(st.lists(st.integers(0, at - 1), max_size=3, unique=True)) if at else []
        condition = draw(st.sampled_from([(), ("a",), ("a", "b"), ("c",)]))
        steps.append(Step(operands, [], condition))
    used = {value for step in steps for value in step.operands}
    steps.append(Step([at for at in range(len(steps)) if at not in used]))
    return steps


@given(graphs(), st.booleans())
def test_uses_stand_behind_definitions(steps: list[Step], ahead: bool) -> None:
    found = schedule(steps, Weights(lookahead=ahead))
    assert sorted(found.order) == list(range(len(steps)))
    place = {at: k for k, at in enumerate(found.order)}
    for at, step in enumerate(steps):
        assert all(place[value] < place[at] for value in step.operands)


def test_conditions_are_entered_once() -> None:
    """Two chains under two conditions, mixed in the text: an order without a way back is found."""
    steps = [
        Step([], condition=("a",)),
        Step([], condition=("b",)),
        Step([0], condition=("a",)),
        Step([1], condition=("b",)),
        Step([2, 3]),
    ]
    assert measure(steps, range(5)).switches == 4
    found = schedule(steps, Weights())
    assert found.switches == 2  # one condition, then the other
    assert found.switches == min(
        measure(steps, order).switches
        for order in permutations(range(5))
        if all(order.index(v) < order.index(k) for k, s in enumerate(steps) for v in s.operands)
    )


def test_trees_need_few_registers() -> None:
    """A sum of products: each product is made where it is added."""
    steps: list[Step] = []
    total: int | None = None
    for _ in range(8):
        left = len(steps)
        steps += [Step([]), Step([]), Step([left, left + 1])]
        if total is None:
            total = left + 2
        else:
            steps.append(Step([total, left + 2]))
            total = left + 3
    assert total is not None
    steps.append(Step([total], released=0))
    loads_first = sorted(range(len(steps)), key=lambda at: bool(steps[at].operands))
    assert measure(steps, loads_first).live == 16
    assert schedule(steps, Weights()).live <= 4


def test_work_grows_like_the_graph() -> None:
    """Entries of heaps, not seconds: twice the steps are twice the entries."""

    def entries(count: int) -> int:
        made = 0

        class Counting(ListScheduler):
            def _enter(self, at: int) -> None:
                nonlocal made
                made += 1
                super()._enter(at)

        steps = [Step([at - 1, at - 2] if at > 1 else []) for at in range(count)]
        steps.append(Step(list(range(0, count, 7))))
        Counting(steps, Weights()).run()
        return made

    assert entries(4000) < 2.2 * entries(2000)
