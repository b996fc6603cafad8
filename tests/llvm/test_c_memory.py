"""Derivatives of C functions that move doubles through memory of all kinds, at all levels.

What is right comes from native code: see ``strategies/c_memory.py``. A derivative is right, or it
is refused with a number; and few are refused.

``python tests/llvm/test_c_memory.py`` writes the LLVM IR that machines without clang test.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent.parent / "strategies"))

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError

import ad_opt
from c_kept import LEVELS_OF, REQUESTED, SOURCES, llvm_ir_of, write
from c_memory import (
    COMPUTED,
    KEPT,
    LOOKED_AT,
    POINT,
    WHOLE,
    Combination,
    Compiled,
    Matrix,
    forward,
    name_of_function,
    reverse,
    sample,
    source,
)
from c_runs import executable

pytestmark = pytest.mark.skipif(not executable(), reason="the programs are for x86-64 Linux")

REFUSED = frozenset({"AD0971", "AD0505", "AD0708"})
"""Refusals that may come instead of a derivative; AD0505 for sums of unknown bytes."""


def check(
    combinations: list[Combination],
    level: str,
    clang: str | None,
    folder: Path,
    whole: Mapping[str, str],
    kept: str = "",
) -> None:
    compiled = Compiled(source(combinations, whole), clang, folder, kept=kept)
    program = compiled.program(level)
    names = [*whole, *map(name_of_function, combinations)]
    refused: list[tuple[str, str, str]] = []
    for name in names:
        expected = compiled.differences(name)
        for mode in (forward, reverse):
            try:
                found = mode(program[name])
            except DiagnosticError as error:
                refused.append((name, mode.__name__, error.diagnostics[0].code))
                continue
            np.testing.assert_allclose(found, expected, rtol=1e-7, atol=1e-7, err_msg=name)
    assert {code for _, _, code in refused} <= REFUSED, refused
    assert {mode for _, mode, _ in refused} <= {"reverse"}, refused
    assert len(refused) <= len(names) // 4, refused


@pytest.mark.slow
@pytest.mark.parametrize("level", ["O0", "O1", "O2"])
def test_every_piece(level: str, any_clang: str | None, tmp_path: Path) -> None:
    number = int(level[1])
    check(sample(14, seed=number), level, any_clang, tmp_path, WHOLE, kept=f"pieces_{number}")


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize("level", ["O0", "O1", "O2"])
def test_many_combinations(level: str, part: int, seed: int, clang: str, tmp_path: Path) -> None:
    """Parts of samples, so that `--share` takes some of each."""
    check(sample(60, seed=100 + seed)[part::4], level, clang, tmp_path, {})


@pytest.mark.slow
@pytest.mark.parametrize("level", ["O0", "O1", "O2"])
def test_words_that_are_looked_at(level: str, any_clang: str | None, tmp_path: Path) -> None:
    """Arithmetic says of no word that it is an integer, where arrays of floats are given."""
    compiled = Compiled(SOURCES["looked_at"], any_clang, tmp_path, kept="looked_at")
    program = compiled.program(level)
    for name in LOOKED_AT:
        for mode in (forward, reverse):
            expected = compiled.differences(name)
            found = mode(program[name])
            np.testing.assert_allclose(found, expected, rtol=1e-7, atol=1e-7, err_msg=name)
    for name in COMPUTED:
        for mode in (forward, reverse):
            expected = compiled.differences(name)
            with suppress(DiagnosticError):
                found = mode(program[name])
                np.testing.assert_allclose(found, expected, rtol=1e-7, atol=1e-7, err_msg=name)


def requested(program: ad_opt.Program, mode: str, name: str) -> Matrix:
    """The Jacobian by calls in the program, which is given bytes, of which nothing is said."""
    rows: list[Matrix] = []
    for seed in np.eye(4):
        dx, dy = (seed, np.zeros(4)) if mode == "forward" else (np.zeros(4), seed.copy())
        arrays = (POINT.copy(), dx.copy(), np.zeros(4), dy)
        program[f"{mode}_{name}"](*(array.view(np.uint8) for array in arrays), 4)
        rows.append(arrays[3] if mode == "forward" else arrays[1])
    return np.stack(rows, axis=1 if mode == "forward" else 0)


@pytest.mark.slow
@pytest.mark.parametrize("level", ["O0", "O1", "O2"])
@pytest.mark.parametrize("mode", ["forward", "reverse"])
def test_words_of_which_nobody_says_what_they_are(
    mode: str, level: str, any_clang: str | None, tmp_path: Path
) -> None:
    """Sums, hashes and comparisons do not make integers of the words that are moved beside them.

    A derivative is right, or it is refused or stops with AD0971 or AD0708.
    """
    compiled = Compiled(SOURCES["requested"], any_clang, tmp_path, kept="requested")
    program = compiled.program(level)
    refused: dict[str, str] = {}
    for name in REQUESTED:
        try:
            found = requested(program, mode, name)
        except DiagnosticError as error:
            refused[name] = str(error)
            continue
        expected = compiled.differences(name)
        np.testing.assert_allclose(found, expected, rtol=1e-6, atol=1e-6, err_msg=name)
    assert all(re.search("AD0971|AD0708", why) for why in refused.values()), refused
    assert level == "O2" or not refused.keys() & LOOKED_AT.keys(), refused


def test_storage_of_another_float(any_clang: str | None, tmp_path: Path) -> None:
    """Doubles in storage declared as floats, in a call and in derivatives."""
    compiled = Compiled(SOURCES["floats"], any_clang, tmp_path, kept="floats")
    for level in ("O0", "O1"):
        f = compiled.program(level)["floats__memcpy__memcpy"]
        out = np.zeros(4)
        f(np.arange(4.0), out, 4)
        np.testing.assert_array_equal(out, np.arange(4.0))
        np.testing.assert_array_equal(forward(f), np.eye(4))
        np.testing.assert_array_equal(reverse(f), np.eye(4))


WORDS = """
define void @f(ptr %p, ptr %q, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %a = getelementptr i64, ptr %p, i64 %i
  %b = getelementptr i64, ptr %q, i64 %i
  %x = load i64, ptr %a
  %y = load i64, ptr %b
  store i64 %y, ptr %a
  store i64 %x, ptr %b
  %j = add i64 %i, 1
  %more = icmp ult i64 %j, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}
"""


def test_words_are_swapped_with_their_shadows() -> None:
    """No type is seen: ``getelementptr i64`` says nothing of what lies there."""
    f = ad_opt.load(WORDS)["f"]
    for kind in (np.float64, np.complex128):
        x, y = np.arange(1.0, 5.0).astype(kind), np.arange(5.0, 9.0).astype(kind)
        dx, dy = np.arange(4.0).astype(kind), -np.arange(4.0).astype(kind)
        words = len(x) * x.itemsize // 8
        ad_opt.jvp(f, [x, y, words], [dx, dy, None])
        np.testing.assert_array_equal(dx, -np.arange(4.0))
        np.testing.assert_array_equal(dy, np.arange(4.0))


def test_arrays_say_what_is_added() -> None:
    """Two copies of one word: its derivative is a sum, of floats of the array's type."""
    text = """
    define void @f(ptr %p, ptr %q) {
      %w = load i64, ptr %p
      store i64 %w, ptr %q
      %r = getelementptr i8, ptr %q, i64 8
      store i64 %w, ptr %r
      ret void
    }
    """
    f = ad_opt.load(text)["f"]
    for kind in ("f8", "f4"):
        count = 8 // np.dtype(kind).itemsize
        pullback = ad_opt.vjp(f, np.ones(count, kind), np.zeros(2 * count, kind), wrt=[0])[1]
        for seeds, sums in (([0, 3], 3), ([2, 3], 5)):
            cotangents = np.repeat(np.array(seeds, kind), count)
            np.testing.assert_array_equal(pullback(q=cotangents), sums)


COUNTED = """
define i64 @f(ptr %p, ptr %q) {
  %w = load i64, ptr %p
  %more = add i64 %w, 1
  store i64 %w, ptr %q
  ret i64 %more
}
"""


def test_arrays_say_what_words_are() -> None:
    """Each kind of array by itself; attached derivatives stay."""
    f = ad_opt.load(COUNTED)["f"]
    for kind in ("f8", "c16", "f4", [("x", "f8"), ("n", "i8")], "f8"):
        x = np.zeros(2, kind)
        dx, dy = np.ones(2, kind), np.zeros(2, kind)
        ad_opt.jvp(f, [x, np.zeros(2, kind)], [dx, dy])
        np.testing.assert_array_equal(dy.view(np.uint64)[0], dx.view(np.uint64)[0])


@pytest.mark.slow
def test_files_are_what_clang_makes_of_the_sources(clang: str, tmp_path: Path) -> None:
    if not clang.endswith("clang-22"):
        pytest.skip("the files were made by clang 22")
    for name, levels in LEVELS_OF.items():
        for level in levels:
            kept = (KEPT / f"{name}.{level}.ll").read_text()
            assert llvm_ir_of(name, level, clang, tmp_path) == kept, (name, level)


def test_without_clang(tmp_path: Path) -> None:
    """The stored LLVM IR is tested where clang is missing."""
    test_storage_of_another_float(None, tmp_path)


if __name__ == "__main__":
    write("clang-22")
