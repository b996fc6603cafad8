"""Recursion without Python's stack: generators that yield the generators they call."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, TypeAlias

Steps: TypeAlias = Generator["Steps", Any, Any]
"""A computation that yields other computations and is sent what they return."""


def run_steps(first: Steps) -> Any:
    """Run ``first`` and all that it calls; returns what it returns."""
    stack = [first]
    answer: Any = None
    while stack:
        try:
            callee = stack[-1].send(answer)
        except StopIteration as done:
            stack.pop()
            answer = done.value
        else:
            stack.append(callee)
            answer = None
    return answer
