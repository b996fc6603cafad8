"""Derivatives of C++ programs with containers, against differences of native code.

What the C++ library does with nodes, buckets and letters has bodies of ours in derivatives
(``cxx_library``); the native program runs the library's.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import numpy as np
import pytest
from ad_opt.passes.llvm.library.cxx_library import BODIES, texts_of, types_of

import ad_opt
from c_memory import Compiled, forward, reverse
from c_runs import executable

SOURCE = Path(__file__).parents[1] / "data" / "cxx" / "containers.cpp"
COMPILER = next(filter(None, map(shutil.which, ("clang++-19", "clang++-22", "clang++"))), None)
HEADERS = any(Path("/usr/include/c++").glob("*/map"))
NAMES = re.findall(r"FUNCTION\((\w+)\) \{", SOURCE.read_text())

pytestmark = pytest.mark.skipif(
    not (executable() and COMPILER and HEADERS), reason="for clang with the C++ library's headers"
)


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Compiled:
    options = ("-fno-exceptions", "-std=c++17")
    folder = tmp_path_factory.mktemp("containers")
    return Compiled(SOURCE.read_text(), str(COMPILER), folder, *options, suffix="cpp")


@pytest.fixture(scope="module")
def program(compiled: Compiled) -> ad_opt.Program:
    return compiled.program("O1")


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_containers(name: str, compiled: Compiled, program: ad_opt.Program) -> None:
    f = program[name]
    expected = compiled.differences(name)
    assert np.abs(expected).max() > 0
    np.testing.assert_allclose(forward(f), expected, rtol=1e-6, atol=1e-6)
    np.testing.assert_allclose(reverse(f), expected, rtol=1e-6, atol=1e-6)


BY_TEXT = """
#include <map>
#include <string>
#include <vector>
extern "C" void by_text(double *in, double *out, int n) {
  std::map<std::string, double> p{{"mass", in[0]}, {"k", in[1]}};
  std::map<std::string, int> number;
  std::vector<double> sums;
  const char *names[] = {"a", "b", "a", "b"};
  for (int i = 0; i < n; i++) {
    if (!number.count(names[i])) { number[names[i]] = sums.size(); sums.push_back(0); }
    sums[number[names[i]]] += in[i] * in[i];
  }
  for (int i = 0; i < n; i++) out[i] = sums[number["b"]] * sums[0] * p["k"] * p["mass"] + p.size();
}
"""


@pytest.mark.slow
def test_keys_that_are_texts_without_optimisation(tmp_path: Path) -> None:
    """A tree counts its nodes where a node begins its key, so that it may be an address; what is
    put there may be made of the distance of two.
    """
    options = ("-fno-exceptions", "-std=c++17")
    compiled = Compiled(BY_TEXT, str(COMPILER), tmp_path, *options, suffix="cpp")
    f, expected = compiled.program("O0")["by_text"], compiled.differences("by_text")
    np.testing.assert_allclose(forward(f), expected, rtol=1e-6, atol=1e-6)
    np.testing.assert_allclose(reverse(f), expected, rtol=1e-6, atol=1e-6)


def test_bodies_can_be_read() -> None:
    for body in BODIES.values():
        assert types_of(body).startswith("(")
        assert body in dict(texts_of(body))
