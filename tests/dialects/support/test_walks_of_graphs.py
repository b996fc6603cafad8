"""Walks of random graphs, against reachability by repeated steps."""

from __future__ import annotations

import random

import pytest
from ad_opt.dialects.support.ir.queries import components, post_order, reached


@pytest.mark.parametrize("seed", range(60))
def test_components_and_post_order(seed: int) -> None:
    rng = random.Random(seed)
    count = rng.randint(1, 9)
    edges = {n: rng.choices(range(count), k=rng.randint(0, 3)) for n in range(count)}
    starts = rng.sample(range(count), rng.randint(1, count))
    leads = {n: reached([n], edges.__getitem__) for n in range(count)}

    groups = components(starts, edges.__getitem__)
    found = [n for group in groups for n in group]
    assert len(found) == len({*found})
    assert {*found} == reached(starts, edges.__getitem__)
    for at, group in enumerate(groups):
        one = group[0]
        assert {*group} == {n for n in leads[one] if one in leads[n]}
        later = {n for others in groups[at + 1 :] for n in others}
        assert later.isdisjoint(leads[one])

    order = post_order(starts, edges.__getitem__)
    assert sorted(order) == sorted(found)
    place = {n: at for at, n in enumerate(order)}
    for n in order:
        for other in edges[n]:
            assert place[other] <= place[n] or n in leads[other]
