"""`--share=N`: of every long table of cases, one row in N; `--turn=K` says which of the N shares.

Most tests are tables: each operation in each mode behind each branch. Any fault worth the name
breaks many rows, so one row in a few finds most of them in a fraction of the time. Shares differ
in their rows, and all of them together are all rows: `.ci/run` takes another one each day, as one
that is never run hides what it would find. Of rows marked as slow one is left, where there are no
others. A row is chosen by the checksum of its name: who has the same sources runs the same rows of
a turn.
"""

from __future__ import annotations

import zlib
from collections import defaultdict

import pytest

FEW = 2
"""A table of so many rows or fewer is run whole, without the rows that are marked as slow."""


_share, _turn = 1, 0


def some_of(cases: int) -> int:
    """Of so many random cases of one test, those that this run draws: one in N, as of a table.

    So too of the cases of which a test asks that they did something.
    """
    return -(-cases // _share)


def pytest_configure(config: pytest.Config) -> None:
    global _share, _turn
    _share = max(1, config.getoption("share"))
    _turn = config.getoption("turn") % _share


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--share", type=int, default=1, metavar="N", help="run one row in N of each long table"
    )
    parser.addoption(
        "--turn", type=int, default=0, metavar="K", help="which of the N shares, counted from 0"
    )


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    share = config.getoption("share")
    if share <= 1:
        return
    tables: dict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        tables[item.nodeid.partition("[")[0]].append(item)
    chosen = {row for rows in tables.values() for row in _chosen(rows, share)}
    config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
    items[:] = [item for item in items if item in chosen]


def _chosen(rows: list[pytest.Item], share: int) -> list[pytest.Item]:
    quick = [row for row in rows if not row.get_closest_marker("slow")]
    most = max(FEW, -(-len(quick) // share)) if quick else -(-len(rows) // share)
    ordered = sorted(quick or rows, key=_checksum)
    begin = _turn * most % len(ordered)
    return [*ordered, *ordered][begin : begin + min(most, len(ordered))]


def _checksum(row: pytest.Item) -> int:
    return zlib.crc32(row.nodeid.encode())
