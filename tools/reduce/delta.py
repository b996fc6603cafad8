"""Delta debugging: leave out as much as possible, large chunks first.

Source of the method: Zeller and Hildebrandt, *Simplifying and isolating failure-inducing input*,
2002 (`ddmin`, without its step of testing chunks alone: what is kept mostly depends on the rest).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence


def minimize(
    count: int,
    still: Callable[[Sequence[int]], bool],
    enough: Callable[[], bool] = lambda: False,
) -> bool:
    """Leave out ever smaller chunks of ``count`` things while the rest is ``still`` interesting.

    ``still`` is given the numbers of things to leave out, of those that are there by then, and
    takes them away if it says so. The count of what is there may shrink by more than that; true if
    anything was left out. It ends when there was ``enough`` of it.
    """
    chunk, any_gone = count, False
    while chunk >= 1 and count > 0:
        at, gone = 0, False
        while at < count and not enough():
            end = min(at + chunk, count)
            if still(range(at, end)):
                count -= end - at
                gone = any_gone = True
            else:
                at = end
        if (chunk == 1 and not gone) or enough():
            break
        chunk = max(1, min(chunk // 2, count)) if chunk > 1 else 1
        if chunk == 1 and count == 0:
            break
    return any_gone
