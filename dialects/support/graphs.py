"""Walks of graphs, without recursion. Nodes may be anything: blocks, functions, numbers."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import TypeVar

T = TypeVar("T", bound=Hashable)


def post_order(starts: Iterable[T], onwards: Callable[[T], Iterable[T]]) -> list[T]:
    """All that ``onwards`` leads to from ``starts``, and these, each behind what it leads to
    unless that leads back to it.
    """
    done: list[T] = []
    seen: set[T] = set()
    for start in starts:
        if start in seen:
            continue
        seen.add(start)
        stack = [(start, iter(onwards(start)))]
        while stack:
            node, rest = stack[-1]
            for target in rest:
                if target not in seen:
                    seen.add(target)
                    stack.append((target, iter(onwards(target))))
                    break
            else:
                done.append(node)
                stack.pop()
    return done


def components(starts: Iterable[T], onwards: Callable[[T], Iterable[T]]) -> list[list[T]]:
    """Strongly connected components, those that are led to first (Tarjan, with a stack of our own).

    The nodes of each are in the order in which they are come to.
    """
    number: dict[T, int] = {}
    low: dict[T, int] = {}
    open_: dict[T, None] = {}
    found: list[list[T]] = []
    for start in starts:
        if start in number:
            continue
        stack: list[tuple[T, Iterator[T]]] = []
        entering = [start]
        while entering or stack:
            if entering:
                node = entering.pop()
                number[node] = low[node] = len(number)
                open_[node] = None
                stack.append((node, iter(onwards(node))))
            node, rest = stack[-1]
            for target in rest:
                if target not in number:
                    entering.append(target)
                    break
                if target in open_:
                    low[node] = min(low[node], number[target])
            else:
                stack.pop()
                if stack:
                    above = stack[-1][0]
                    low[above] = min(low[above], low[node])
                if low[node] == number[node]:
                    found.append(_pop_down_to(open_, node))
    return found


def _pop_down_to(stack: dict[T, None], last: T) -> list[T]:
    group: list[T] = []
    while True:
        node, _ = stack.popitem()
        group.append(node)
        if node == last:
            return group[::-1]
