"""Retyped programs compute what they did: C programs, at four optimisation levels, to the bit.

The programs and how they are run by LLVM alone stand in ``strategies/c_programs.py`` and
``c_runs.py``; what is compared is the function as clang compiled it, and the same function after
`retype-accesses`, written as LLVM IR again.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np
import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.lowering.llvm_import import import_llvm
from ad_opt.lowering.llvm_ir.emit import emit_llvm_ir
from ad_opt.passes.analysis.type_trees.facts.inferred_bytes import PRESUMED, TYPE_TREE
from ad_opt.passes.infrastructure.manager import PassManager
from xdsl.dialects.builtin import ModuleOp

from c_programs import PROGRAMS, Program
from c_runs import LEVELS, Primal, executable, flat, outputs, path_of, primal

pytestmark = pytest.mark.skipif(not executable(), reason="the programs are for x86-64 Linux")
RUNNABLE = [program for program in PROGRAMS if program.runs]
FEW = [
    program
    for program in RUNNABLE
    if program.file
    in (
        "memcpy_struct tagged_union monte_carlo inverse_root_trick bit_fields hash_table "
        "computed_goto"
    ).split()
]
UNKNOWN = {
    "inverse_root_trick": "the bits of a float are computed with as an integer",
    "tagged_pointer": "the bits of an address are computed with as an integer",
    "punned_union": "the same bytes are read as a float and as an integer",
    "generic_sort": "bytes of unsaid content are swapped",
    "generic_stack": "bytes of unsaid content are pushed and popped",
    "shortest_path": "structs with a number that nobody computes with are swapped",
    "expression_tree": "nodes are copied with a kind that nobody computes with",
    "bit_fields": "a struct travels in a register with the gap behind its bits",
}
"""Programs that move bytes of which nobody can tell what they are, and why."""
KNOWN = [program for program in RUNNABLE if program.file not in UNKNOWN]
UNTOLD = [program for program in RUNNABLE if program.file in UNKNOWN]


# Two tests look at one program after the other, at the same places of their lists.
@lru_cache(maxsize=len(LEVELS))
def retyped(program: Program, level: str) -> ModuleOp:
    path = path_of(program, level)
    module = import_llvm(path.read_text(), path.name)
    PassManager.parse(make_context(), "retype-accesses").run(module)
    module.verify()
    return module


def agrees(program: Program, level: str) -> None:
    module = retyped(program, level)
    expected = outputs(program, primal(program, level))  # loads what the program is linked with
    found = outputs(program, Primal(str(emit_llvm_ir(module)), program.function))
    for value, other in zip(found, expected, strict=True):
        np.testing.assert_array_equal(flat(value), flat(other))


@pytest.mark.parametrize("program", FEW, ids=repr)
def test_bits_are_the_same(program: Program) -> None:
    for level in LEVELS:
        agrees(program, level)


@pytest.mark.slow
@pytest.mark.parametrize("program", [*KNOWN, *UNTOLD], ids=repr, scope="module")
def test_bits_of_all_programs_are_the_same(program: Program) -> None:
    for level in LEVELS:
        agrees(program, level)


def moves_integers_unsaid(module: ModuleOp) -> list[str]:
    """Accesses of wide integers, and copies, of which nothing is said of what they move: neither
    their types, nor that arithmetic alone takes them for integers.
    """
    found: list[str] = []
    for op in walk(module):
        types = [value.type for value in (*op.results, *op.operands[:1])]
        wide = any(str(type_) in ("i64", "i32") for type_ in types)
        moves = op.name in ("llvm.load", "llvm.store") and wide
        said = {TYPE_TREE, PRESUMED} & op.attributes.keys()
        if (moves or op.name.startswith("llvm.intr.mem")) and not said:
            found.append(str(op))
    return found


@pytest.mark.slow
@pytest.mark.parametrize("program", KNOWN, ids=repr, scope="module")
def test_all_that_is_moved_is_known(program: Program) -> None:
    for level in LEVELS:
        assert moves_integers_unsaid(retyped(program, level)) == []
