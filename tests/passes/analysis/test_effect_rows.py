"""The table of effects says what operations do to memory, and every part of it is needed.

Each row is compared with what the interpreter does; then each is broken in turn, by leaving out
one thing that it says, and must be found out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.passes.ops.catalogue import CATALOGUE, effect_of
from ad_opt.passes.ops.memory_ops import NOTHING, Effect

import ad_opt
import effect_programs
from derivative_cases import Case, cases
from derivatives import interpreter_call
from operation_programs import CASES
from watched_memory import Observations, watching

FACTS = ("reads", "writes", "frees", "allocates", "views")
"""Facts that the interpreter shows. `keeps` it shows over whole programs only: see
`test_aliasing.py`."""


OTHERS = """
func.func @f(%m: memref<4xf64>, %t: memref<2x3xf64>, %u: memref<3x2xf64>, %x: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c6 = arith.constant 6 : index
  %mask = arith.constant dense<[true, false, true, false]> : vector<4xi1>
  %places = arith.constant dense<[1, 0, 3, 2]> : vector<4xi32>
  %pass = arith.constant dense<0.25> : vector<4xf64>
  %a = vector.maskedload %m[%c0], %mask, %pass
    : memref<4xf64>, vector<4xi1>, vector<4xf64> into vector<4xf64>
  vector.maskedstore %m[%c0], %mask, %pass : memref<4xf64>, vector<4xi1>, vector<4xf64>
  %b = vector.transfer_read %m[%c0], %x : memref<4xf64>, vector<4xf64>
  %b2 = arith.addf %b, %a : vector<4xf64>
  vector.transfer_write %b2, %m[%c0] : vector<4xf64>, memref<4xf64>
  %c = vector.gather %m[%c0] [%places], %mask, %pass
    : memref<4xf64>, vector<4xi32>, vector<4xi1>, vector<4xf64> into vector<4xf64>
  vector.scatter %m[%c0] [%places], %mask, %pass
    : memref<4xf64>, vector<4xi32>, vector<4xi1>, vector<4xf64>
  %d = vector.expandload %m[%c0], %mask, %pass
    : memref<4xf64>, vector<4xi1>, vector<4xf64> into vector<4xf64>
  %new = arith.constant dense<0.75> : vector<4xf64>
  vector.compressstore %m[%c0], %mask, %new : memref<4xf64>, vector<4xi1>, vector<4xf64>
  %stack = memref.alloca() : memref<4xf64>
  linalg.fill ins(%x : f64) outs(%stack : memref<4xf64>)
  linalg.copy ins(%m : memref<4xf64>) outs(%stack : memref<4xf64>)
  linalg.transpose ins(%t : memref<2x3xf64>) outs(%u : memref<3x2xf64>) permutation = [1, 0]
  linalg.broadcast ins(%stack : memref<4xf64>) outs(%wide : memref<4x2xf64>) dimensions = [1]
  linalg.map { math.sin } ins(%m : memref<4xf64>) outs(%stack : memref<4xf64>)
  %clone = bufferization.clone %m : memref<4xf64> to memref<4xf64>
  %r = memref.load %clone[%c1] : memref<4xf64>
  return %r : f64
}
""".replace("%x: f64)", "%wide: memref<4x2xf64>, %x: f64)")
"""Operations that no other program here runs."""


def others() -> list[Any]:
    return [np.arange(4.0), np.ones((2, 3)), np.zeros((3, 2)), np.zeros((4, 2)), 2.5]


@cache
def observations() -> Observations:
    every = [*CASES.values(), *{case.label: case for case in cases()}.values()]
    every.append(Case("f", others, "others", OTHERS))
    with watching() as seen:
        for case in every:
            call = interpreter_call(ad_opt.load(case.text).module, case.name)
            try:
                call(*case.arguments())
            except DiagnosticError as error:
                if error.diagnostics[0].code != "AD0601":  # what the interpreter does not know
                    raise
    return seen


FOLLOWED = {
    "arith.select": "`aliasing` follows both sides",
    "memref.load": "a buffer that is an element of one: `aliasing` follows it",
    "memref.get_global": "is memory of the program, that is made before",
}
"""Operations whose results get their memory in another way than the table says."""


def test_what_happens_is_in_the_table() -> None:
    wrong = [key for key, seen in observations().items() if seen.contradicts(effect_of(seen.op))]
    assert {name for name, *_ in wrong} == FOLLOWED.keys()


def broken_rows() -> Iterator[Any]:
    CATALOGUE.read_all()
    for name, row in [(e.name, e.effect) for e in CATALOGUE.values() if e.effect]:
        for fact in FACTS:
            stated, nothing = getattr(row, fact), getattr(NOTHING, fact)
            if stated is not nothing and stated != nothing:
                label = f"{name}: {fact}"
                yield pytest.param(label, replace(row, **{fact: nothing}), id=label)


SURVIVORS = {
    r"(llvm|llvm_ext)\..*": "the interpreter has no addresses: see `effect_programs`",
    r"autodiff\..*": "made by differentiation alone: in tests/differentiation",
    r"vector\.type_cast: .*": "the interpreter does not know it",
    r"memref\.realloc: reads": "it frees what it reads, so that it cannot run again",
    r"assign\..*": "no program here has assignments: see tests/tensors/test_assign_gradients.py",
    r"ub\.poison: .*": "there is no buffer to look at",
    r"bufferization\.(to_tensor|materialize_in_destination): .*": "no program with tensors runs",
    r"linalg\.fill: reads": "what it fills with is a number",
}
"""By a pattern of labels: why the interpreter cannot show it."""


@pytest.mark.parametrize(("label", "broken"), [*broken_rows()])
def test_a_row_that_leaves_something_out_is_noticed(label: str, broken: Effect) -> None:
    name, _, _ = label.partition(":")
    noticed = any(
        seen.contradicts(broken) for key, seen in observations().items() if key[0] == name
    )
    why = next((why for what, why in SURVIVORS.items() if re.fullmatch(what, label)), "")
    assert noticed != bool(why), why or "nothing notices"


@pytest.mark.parametrize("what", effect_programs.PROGRAMS)
def test_effects_behind_addresses(what: str) -> None:
    """Programs of which `make mutants` knows that they miss what is said of these operations."""
    effect_programs.check(what)
