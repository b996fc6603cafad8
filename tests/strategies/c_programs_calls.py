"""C programs whose control or memory is out of sight: the library calls back, labels are values."""

from __future__ import annotations

from typing import Any

import numpy as np

from c_program import KNOT, Program, ramp, up


def _sorted_records(x: Any, n: int) -> tuple[Any, ...]:
    by_key = np.argsort(np.floor(3 * x), kind="stable")
    by_value = np.argsort(-x)
    found = np.zeros(n)
    found[by_key] += (np.arange(n) + 1) * 3 * x[by_key] ** 2
    found[by_value] += 0.5 + by_key
    return (found,)


def _table_search(table: Any, n: int, x: Any, m: int) -> tuple[Any, ...]:
    xs, ys = table["x"], table["y"]
    place, value, slope = np.zeros(n), np.zeros(n), np.zeros(m)
    for i, at in enumerate(x):
        if not xs[0] <= at < xs[-1]:
            value[0 if at < xs[0] else -1] += i + 1
            continue
        k = int(np.searchsorted(xs, at, "right")) - 1
        width = xs[k + 1] - xs[k]
        w, rise = (at - xs[k]) / width, (ys[k + 1] - ys[k]) / width
        value[k : k + 2] += [(i + 1) * (1 - w), (i + 1) * w]
        place[k : k + 2] -= [(i + 1) * rise * (1 - w), (i + 1) * rise * w]
        slope[i] = (i + 1) * rise
    return np.stack([place, value]), slope


def _bytecode(code: Any, length: int, x: Any) -> tuple[Any, ...]:
    value, change = x[0], np.array([1.0, 0.0])
    for _ in range(4):  # r = sin(r) * r + x[1]
        change = (np.cos(value) * value + np.sin(value)) * change + np.array([0.0, 1.0])
        value = np.sin(value) * value + x[1]
    return (change,)


def _table() -> Any:
    knots = np.zeros(6, KNOT)
    knots["x"], knots["y"] = np.cumsum(up(6)), ramp(6)
    return knots


CALLS = (
    Program(
        "sorted_records",
        "qsort of structs, of which equal ones stay in order, and of numbers by a table",
        lambda: [ramp(9), 9],
        (0,),
        step=1e-3,
        exact=_sorted_records,
    ),
    Program(
        "table_search",
        "bsearch gives an address into a table, or none",
        lambda: [_table(), 6, np.array([1.1, 2.9, 6.4, 0.1, 20.0, 4.4]), 6],
        (0, 2),
        step=1e-3,
        exact=_table_search,
    ),
    Program(
        "bytecode",
        "differences of labels, and addresses of labels in memory, to which an interpreter jumps",
        lambda: [
            np.array([1, 0, 5, 0, 4, 0, 3, 0, 1, 1, 2, 0, 6, -6, 0, 0], np.int8),
            16,
            np.array([0.7, -0.4]),
        ],
        (2,),
        exact=_bytecode,
    ),
    Program(
        "variadic_lists",
        "va_arg of several types, va_copy, lists that are passed on, more than registers hold",
        lambda: [np.array([0.3, 0.7]), 0.4],
        (0, 1),
        step=1e-3,
    ),
)
