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
from c_unions import ADDRESSES, CELLS, EVERY_MEMBER, INTEGERS, Union, source_of, unions

pytestmark = pytest.mark.skipif(not executable(), reason="the programs are for x86-64 Linux")

REFUSED = frozenset({"AD0971", "AD0708"})


def check(
    combinations: list[Union], level: str, clang: str | None, folder: Path, kept: str = ""
) -> int:
    """Compare derivatives with differences; how many were refused."""
    compiled = Compiled(source_of(combinations), clang, folder, kept=kept)
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


@pytest.mark.slow
@pytest.mark.parametrize("level", ["O0", "O1", "O2"])
def test_doubles_or_integers(level: str, any_clang: str | None, tmp_path: Path) -> None:
    """One type of float, and integers: moved as floats, and never refused."""
    assert check(INTEGERS, level, any_clang, tmp_path, kept="unions_of_integers") == 0


@pytest.mark.slow
@pytest.mark.parametrize("level", ["O0", "O2"])
def test_every_member(level: str, any_clang: str | None, tmp_path: Path) -> None:
    """Each member is moved, and each way of moving is gone."""
    check(EVERY_MEMBER, level, any_clang, tmp_path, kept="every_member")


@pytest.mark.slow
@pytest.mark.parametrize("level", ["O0", "O2"])
def test_doubles_or_addresses(level: str, any_clang: str | None, tmp_path: Path) -> None:
    """In forward mode shadows go with the bytes, whatever they are; on the way back it is seen."""
    compiled = Compiled(source_of(ADDRESSES), any_clang, tmp_path, kept="unions_of_addresses")
    program = compiled.program(level)
    for name in map("__".join, ADDRESSES):
        expected = compiled.differences(name)
        np.testing.assert_allclose(forward(program[name]), expected, rtol=1e-6, atol=1e-6)
        np.testing.assert_allclose(reverse(program[name]), expected, rtol=1e-6, atol=1e-6)


IN_REGISTERS = frozenset({("O1", "by_value"), ("O2", "by_value"), ("O2", "largest")})
"""Where optimised code holds the bytes of a union in an integer: refused."""


@pytest.mark.slow
@pytest.mark.parametrize("level", ["O0", "O1", "O2"])
def test_bytes_through_slots(level: str, any_clang: str | None, tmp_path: Path) -> None:
    """Bytes that are a double or an address, moved as the one or the other, and by value."""
    compiled = Compiled(CELLS, any_clang, tmp_path, kept="cells")
    program = compiled.program(level)
    for name in ("reused_slot", "copied_twice", "largest", "by_value"):
        expected = compiled.differences(name)
        for mode in (forward, reverse):
            if (level, name) in IN_REGISTERS:
                with pytest.raises(DiagnosticError, match=r"AD0970|AD0971|AD0708"):
                    mode(program[name])
                continue
            found = mode(program[name])
            np.testing.assert_allclose(found, expected, rtol=1e-5, atol=1e-5, err_msg=name)


@pytest.mark.slow
@pytest.mark.parametrize("level", ["O0", "O1", "O2"])
def test_many_unions(level: str, clang: str, tmp_path: Path) -> None:
    """Some of all."""
    combinations = [one for one in unions(40, seed=3) if one[0] != "address"]
    check(combinations, level, clang, tmp_path)
