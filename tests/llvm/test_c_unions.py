"""Derivatives of C functions that copy tagged unions: bytes that are floats or something else.

What is right comes from native code: see ``strategies/c_unions.py``. A derivative is right, or it
is refused with a number.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics import DiagnosticError

from c_memory import Compiled, forward, reverse
from c_runs import executable
from c_unions import MEMBERS, MOVED, Union, source_of, unions

pytestmark = pytest.mark.skipif(not executable(), reason="the programs are for x86-64 Linux")

REFUSED = frozenset({"AD0971", "AD0708"})


def check(combinations: list[Union], level: str, clang: str, folder: Path) -> int:
    """Compare derivatives with differences; how many were refused."""
    compiled = Compiled(source_of(combinations), clang, folder)
    program = compiled.program(level)
    refused: list[str] = []
    for name in map("__".join, combinations):
        expected = compiled.differences(name)
        for mode in (forward, reverse):
            try:
                found = mode(program[name])
            except DiagnosticError as error:
                refused.append(error.diagnostics[0].code)
                continue
            np.testing.assert_allclose(found, expected, rtol=1e-6, atol=1e-6, err_msg=name)
    assert set(refused) <= REFUSED, refused
    return len(refused)


@pytest.mark.parametrize("level", ["O0", "O1", "O2"])
def test_doubles_or_integers(level: str, clang: str, tmp_path: Path) -> None:
    """One type of float, and integers: moved as floats, and never refused."""
    members = ("long", "long_first", "integers", "narrow")
    moves = ("copied", "one_by_one", "memcpy_of_n", "swapped", "stack")
    pairs = [(member, moves[at % len(moves)]) for at, member in enumerate(members * 2)]
    combinations = [(member, moved, "third") for member, moved in pairs]
    assert check(combinations, level, clang, tmp_path) == 0


@pytest.mark.parametrize("level", ["O0", "O2"])
def test_every_member(level: str, clang: str, tmp_path: Path) -> None:
    """Each member is moved, and each way of moving is gone."""
    moves = [move for move in MOVED if move != "bytes"]
    combinations: list[Union] = [
        (member, moves[at % len(moves)], "sign")
        for at, member in enumerate(member for member in MEMBERS if member != "address")
    ]
    check(combinations, level, clang, tmp_path)


@pytest.mark.parametrize("level", ["O0", "O2"])
def test_doubles_or_addresses(level: str, clang: str, tmp_path: Path) -> None:
    """In forward mode shadows go with the bytes, whatever they are; on the way back it is seen."""
    combinations: list[Union] = [("address", move, "third") for move in MOVED if move != "bytes"]
    compiled = Compiled(source_of(combinations), clang, tmp_path)
    program = compiled.program(level)
    for name in map("__".join, combinations):
        expected = compiled.differences(name)
        np.testing.assert_allclose(forward(program[name]), expected, rtol=1e-6, atol=1e-6)
        if (level, name) == ("O0", "address__by_value__third"):
            with pytest.raises(DiagnosticError, match=r"AD0505.*AD0970"):
                reverse(program[name])  # the callee takes what came in registers for a double
        else:
            np.testing.assert_allclose(reverse(program[name]), expected, rtol=1e-6, atol=1e-6)


@pytest.mark.slow
@pytest.mark.parametrize("level", ["O0", "O1", "O2"])
def test_many_unions(level: str, clang: str, tmp_path: Path) -> None:
    """Some of all."""
    combinations = [one for one in unions(40, seed=3) if one[0] != "address"]
    check(combinations, level, clang, tmp_path)
