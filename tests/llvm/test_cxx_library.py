"""Derivatives of C++ programs that use the library, against differences of native code."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import numpy as np
import pytest

import ad_opt
from c_memory import Compiled, forward, reverse
from c_runs import executable

SOURCE = Path(__file__).parents[1] / "data" / "cxx" / "library.cpp"
COMPILER = next(filter(None, map(shutil.which, ("clang++-19", "clang++-22", "clang++"))), None)
HEADERS = any(Path("/usr/include/c++").glob("*/map"))
NAMES = re.findall(r"^FUNCTION\((\w+)\) \{", SOURCE.read_text(), flags=re.MULTILINE)

pytestmark = pytest.mark.skipif(
    not (executable() and COMPILER and HEADERS), reason="for clang with the C++ library's headers"
)


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Compiled:
    options = ("-fno-exceptions", "-std=c++17", "-fstrict-aliasing")
    folder = tmp_path_factory.mktemp("library")
    return Compiled(SOURCE.read_text(), str(COMPILER), folder, *options, suffix="cpp")


@pytest.fixture(scope="module")
def program(compiled: Compiled) -> ad_opt.Program:
    return compiled.program("O1")


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_library(name: str, compiled: Compiled, program: ad_opt.Program) -> None:
    f = program[name]
    expected = compiled.differences(name)
    assert np.abs(expected).max() > 0
    np.testing.assert_allclose(forward(f), expected, rtol=1e-5, atol=1e-5)
    np.testing.assert_allclose(reverse(f), expected, rtol=1e-5, atol=1e-5)


STRINGS = SOURCE.with_name("strings.cpp")


@pytest.fixture(scope="module")
def strings(tmp_path_factory: pytest.TempPathFactory) -> tuple[Compiled, ad_opt.Program]:
    folder = tmp_path_factory.mktemp("strings")
    options = ("-fno-exceptions", "-std=c++17")
    compiled = Compiled(STRINGS.read_text(), str(COMPILER), folder, *options, suffix="cpp")
    return compiled, compiled.program("O0")


@pytest.mark.slow
@pytest.mark.parametrize(
    "name", re.findall(r"^FUNCTION\((\w+)\) \{", STRINGS.read_text(), re.MULTILINE)
)
def test_strings_that_are_not_optimised(
    name: str, strings: tuple[Compiled, ad_opt.Program]
) -> None:
    """Results and effects of members of `std::string` are factors of right derivatives."""
    compiled, program = strings
    expected = compiled.differences(name)
    assert np.abs(expected).max() > 0
    np.testing.assert_allclose(forward(program[name]), expected, rtol=1e-6, atol=1e-6)
    np.testing.assert_allclose(reverse(program[name]), expected, rtol=1e-6, atol=1e-6)
