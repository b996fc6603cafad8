"""Type trees decide whether there is a derivative, not which: with fewer the same, or none."""

from __future__ import annotations

import random
import re
from pathlib import Path

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.passes import pipelines
from ad_opt.passes.analysis.type_trees import TypeTrees
from ad_opt.passes.analysis.type_trees.facts.inferred_bytes import TYPE_TREE
from ad_opt.passes.llvm.retype import retype_accesses
from ad_opt.passes.llvm.retype.infer_type_trees import annotate

import ad_opt
from c_gradients import gradient, gradient_of
from c_programs import PROGRAMS, Program
from c_runs import executable, path_of

pytestmark = pytest.mark.skipif(not executable(), reason="the programs are for x86-64 Linux")

RUNNABLE = [p for p in PROGRAMS if p.runs and p.expect == "gradient"]
# One in four, at a level where clang moves floats as integers.
SAMPLE = RUNNABLE[::4]
FEW = RUNNABLE[2::20]

SAID = re.compile(r", !tbaa(\.struct)? !\d+")


@pytest.mark.parametrize("program", SAMPLE, ids=repr)
def test_no_facts_change_no_value(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    expected = gradient(program, "O2")
    steps = [s for s in pipelines.FROM_LLVM.split(",") if s != "retype-accesses"]
    monkeypatch.setattr(pipelines, "FROM_LLVM", ",".join(steps))
    agrees_or_refused(program, path_of(program, "O2"), expected)


def agrees_or_refused(program: Program, path: Path, expected: np.ndarray) -> None:
    try:
        found = gradient_of(program, ad_opt.load(path)[program.function])
    except DiagnosticError:
        return
    np.testing.assert_allclose(found, expected, rtol=1e-6, atol=1e-12)


def loses_facts(program: Program, level: str, directory: Path, patch: pytest.MonkeyPatch) -> None:
    """Without a part, chosen at random, of what metadata says, and of the trees that are found."""
    expected = gradient(program, level)
    chance = random.Random(program.file + level)
    text = path_of(program, level).read_text()
    kept = SAID.sub(lambda said: said.group() if chance.random() < 0.5 else "", text)
    path = directory / f"{program.file}.ll"
    path.write_text(kept)

    def annotate_some(trees: TypeTrees) -> None:
        annotate(trees)
        for op in trees.program.symbols.values():
            for one in op.walk():
                if chance.random() < 0.3:
                    one.attributes.pop(TYPE_TREE, None)

    patch.setattr(retype_accesses, "annotate", annotate_some)
    agrees_or_refused(program, path, expected)


@pytest.mark.parametrize("program", FEW, ids=repr)
def test_fewer_facts_change_no_value(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    loses_facts(program, "O1", tmp_path, monkeypatch)


@pytest.mark.slow
@pytest.mark.parametrize("program", RUNNABLE, ids=repr)
def test_fewer_facts_change_no_value_of_all(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for level in ("O0", "O2"):
        with monkeypatch.context() as patch:
            loses_facts(program, level, tmp_path, patch)
