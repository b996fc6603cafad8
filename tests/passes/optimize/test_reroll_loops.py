"""Loops that clang unrolled and vectorised, rolled again: values of native code, bit for bit."""

from __future__ import annotations

from pathlib import Path

import pytest

import native
import unrolled_programs
from shares import some_of

CLANG = native.compiler(("clang-22",))


@pytest.mark.skipif(CLANG is None, reason="clang 22 makes the programs")
def test_random_loops(tmp_path: Path) -> None:
    """Also where arrays overlap, and for few iterations."""
    assert CLANG is not None
    for seed in range(some_of(40)):
        unrolled_programs.check(seed, CLANG, tmp_path)
