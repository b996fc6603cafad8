"""`share-across-loops` keeps what programs compute, bit by bit: random loops before and after."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Literal

import numpy as np
import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.interpreters import run_function
from ad_opt.passes.infrastructure.manager import PassManager
from ad_opt.passes.infrastructure.verify_strict import require_valid
from xdsl.dialects.builtin import ModuleOp

import ad_opt
from shares import some_of

ARRAYS = "abcd"
COSTLY = "math.exp", "math.sin", "math.log1p"
SIZE = 4


def outcome(module: ModuleOp, seed: int, *, rank: int) -> str:
    """The arrays behind a run, and the result; the same arguments for one seed."""
    rng = np.random.default_rng(seed)
    arrays = [rng.uniform(0.1, 1.0, (SIZE,) * rank) for _ in ARRAYS]
    result = run_function(module, "main", [*arrays, SIZE - seed % 2])
    return repr([*[one.tolist() for one in arrays], np.ravel(result).tolist()])


def program(rng: random.Random, rank: int) -> str:
    """Some loops over arrays: sums of costly values, fills with them, and what gets in the way."""
    type = f"memref<{'?x' * rank}f64>"
    names = iter(f"v{number}" for number in range(10_000))
    lines = list[str]()
    sums = ["one"]
    for _ in range(rng.randint(3, 6)):
        way = rng.random()
        if way < 0.15:  # one element, read or written
            at = ", ".join(["%c0"] * rank)
            array = rng.choice(ARRAYS)
            if rng.random() < 0.5:
                lines.append(f"memref.store %{rng.choice(sums)}, %{array}[{at}] : {type}")
            else:
                sums.append(next(names))
                lines.append(f"%{sums[-1]} = memref.load %{array}[{at}] : {type}")
            continue
        lines += loop(rng, rank, names, sums, type)
    arguments = ", ".join(f"%{array}: {type} {{llvm.noalias}}" for array in ARRAYS)
    body = "\n".join(f"  {line}" for line in lines)
    return f"""
func.func @main({arguments}, %n: index) -> f64 {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1.0 : f64
  %most = arith.maxsi %n, %c0 : index
{body}
  return %{sums[-1]} : f64
}}"""


def loop(
    rng: random.Random, rank: int, names: Iterator[str], sums: list[str], type: str
) -> list[str]:
    """A nest over all elements, or nearly all, that sums up or fills an array."""
    counters = [next(names) for _ in range(rank)]
    start = "c1" if rng.random() < 0.1 else "c0"
    source, target = rng.sample(ARRAYS, 2) if rng.random() < 0.9 else ["a", "a"]
    at = ", ".join(f"%{counter}" for counter in rng.sample(counters, rank))
    function = rng.choice(COSTLY[: rng.randint(1, 3)])
    x, y, z = (next(names) for _ in range(3))
    body = [f"%{x} = memref.load %{source}[{at}] : {type}", f"%{y} = {function} %{x} : f64"]
    heads = [
        f"scf.for %{k} = %{start} to %{rng.choice(('n', 'n', 'most'))} step %c1" for k in counters
    ]
    if rng.random() < 0.5:
        return [*body_of_sum(heads, body, y, names, sums)]
    body.append(f"%{z} = arith.mulf %{y}, %{rng.choice(sums[-2:])} : f64")
    store = f"memref.store %{z}, %{target}[{at}] : {type}"
    if rng.random() < 0.1:
        body += [f"%large{z} = arith.cmpf ogt, %{z}, %one : f64", f"scf.if %large{z} {{ {store} }}"]
    else:
        body.append(store)
    return [*(f"{head} {{" for head in heads), *body, *("}" for _ in heads)]


def body_of_sum(
    heads: list[str], body: list[str], value: str, names: Iterator[str], sums: list[str]
) -> list[str]:
    """Loops that carry a sum to which the innermost adds a value."""
    so_far, results = ["one"], []
    opened: list[str] = []
    for head in heads:
        carried, result = next(names), next(names)
        opened.append(f"%{result} = {head} iter_args(%{carried} = %{so_far[-1]}) -> (f64) {{")
        so_far.append(carried)
        results.append(result)
    total = next(names)
    body = [*body, f"%{total} = arith.addf %{so_far[-1]}, %{value} : f64"]
    closed: list[str] = []
    for given in [total, *reversed(results[1:])]:
        closed += [f"scf.yield %{given} : f64", "}"]
    sums.append(results[0])
    return [*opened, *body, *closed]


@pytest.mark.parametrize("rank", [1, 2])
def test_random_loops_keep_every_bit(rank: int) -> None:
    kept = 0
    for seed in range(most := some_of(300)):
        text = program(random.Random(seed), rank)
        module = parse_module(make_context(), text)
        before = outcome(module, seed, rank=rank)
        PassManager.parse(make_context(), "share-across-loops").run(module)
        require_valid(module)
        assert outcome(module, seed, rank=rank) == before, text
        kept += str(module) != str(parse_module(make_context(), text))
    assert kept > most // 50, "nearly no program was changed"


PROGRAM = """
func.func @f(%x: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %x, %c0 : memref<?xf64>
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> (f64) {
    %e = memref.load %x[%i] : memref<?xf64>
    %s = math.sin %e : f64
    %exp = math.exp %s : f64
    %next = arith.addf %acc, %exp : f64
    scf.yield %next : f64
  }
  %log = math.log %sum : f64
  return %log : f64
}
"""


@pytest.mark.parametrize("fp", ["strict", "fast"])
@pytest.mark.parametrize("size", [0, 1, 7, 1000])
def test_gradient_of_a_logarithm_of_a_sum(fp: Literal["strict", "fast"], size: int) -> None:
    """exp(sin x) cos x / Σ exp(sin x), whether or not the arguments' memory is larger."""
    x = np.random.default_rng(size).uniform(-2.0, 2.0, size)
    f = ad_opt.load(PROGRAM, fp=fp)["f"]
    weights = np.exp(np.sin(x))
    expected = weights * np.cos(x) / weights.sum() if size else x
    np.testing.assert_allclose(ad_opt.grad(f)(x), expected, rtol=1e-12)


LANES = "vectorize-independent-loops{vector-bits=256 gathers=false functions=true}"


def test_strict_code_shares_before_sums_are_lanes() -> None:
    """One `exp` an element is left, in lanes and in what they leave; without it there are two."""
    from ad_opt.passes.pipelines import lowering

    early = "sink-zero-fills{innermost=true},share-across-loops,"
    strict = lowering(registers=(256, 16), functions=True)
    assert f"{early}{LANES}" in strict
    assert early not in lowering(registers=(256, 16), functions=True, fast=True)
    program = """
        func.func @main(%x: memref<?xf64>, %d: memref<?xf64> {llvm.noalias}) -> f64 {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %zero = arith.constant 0.0 : f64
          %n = memref.dim %d, %c0 : memref<?xf64>
          scf.for %k = %c0 to %n step %c1 {
            memref.store %zero, %d[%k] : memref<?xf64>
          }
          %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> (f64) {
            %v = memref.load %x[%i] : memref<?xf64>
            %e = math.exp %v : f64
            %t = arith.addf %s, %e : f64
            scf.yield %t : f64
          }
          scf.for %j = %c0 to %n step %c1 {
            %v = memref.load %x[%j] : memref<?xf64>
            %e = math.exp %v : f64
            %q = arith.divf %e, %sum : f64
            %old = memref.load %d[%j] : memref<?xf64>
            %new = arith.addf %old, %q : f64
            memref.store %new, %d[%j] : memref<?xf64>
          }
          return %sum : f64
        }"""
    ctx = make_context()
    x = np.random.default_rng(0).normal(size=75)
    expected = float(np.add.accumulate(np.exp(x))[-1])
    left = dict[str, int]()
    for first in (early, ""):
        module = parse_module(ctx, program)
        PassManager.parse(ctx, f"{first}{LANES},{early}simplify").run(module)
        require_valid(module)
        d = np.full(75, np.nan)
        (total,) = np.ravel(run_function(module, "main", [x.copy(), d]))
        assert total == pytest.approx(expected, rel=1e-14)
        np.testing.assert_allclose(d, np.exp(x) / expected, rtol=1e-14)
        left[first] = str(module).count("math.exp")
    assert left[early] < left[""]
