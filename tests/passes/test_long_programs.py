"""Long chains of operations, and sums that share their summands: no pass needs Python's stack for
the former, or time that doubles with each of the latter.
"""

from __future__ import annotations

import numpy as np
import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.passes.infrastructure.manager import PassManager
from ad_opt.passes.infrastructure.verify_strict import verify

import ad_opt

LONG = 1100
"""More operations than Python has frames, 1000 if nobody asks for more."""
DOUBLINGS = 60


def chain(line: str, length: int) -> str:
    """Lines in a row: the first reads ``%a0``, each the result of the one before."""
    return "".join(line.format(old=f"%a{i}", new=f"%a{i + 1}") + "\n" for i in range(length))


def loop(body: str, result: str) -> str:
    return (
        "func.func @f(%m: memref<?xf64>, %n: index, %x: f64) -> f64 {\n"
        "%zero = arith.constant 0 : index\n%one = arith.constant 1 : index\n"
        "%r = scf.for %i = %zero to %n step %one iter_args(%a0 = %x) -> f64 {\n"
        f"%v = memref.load %m[%i] : memref<?xf64>\n{body}scf.yield {result} : f64\n}}\n"
        "return %r : f64\n}"
    )


def test_a_loop_of_many_sums() -> None:
    body = chain("{new} = arith.addf {old}, %v : f64", LONG)
    f = ad_opt.load(loop(body, f"%a{LONG}"), opt_level=0)["f"]
    ms, x = ad_opt.grad(f)(np.array([1.0, 2.0]), 2, 3.0)
    assert (*ms, x) == (LONG, LONG, 1.0)


def test_a_loop_of_many_products() -> None:
    """Of 1100 factors v in each iteration; the way back computes them again."""
    body = chain("{new} = arith.mulf {old}, %v : f64", LONG)
    f = ad_opt.load(loop(body, f"%a{LONG}"), opt_level=0)["f"]
    ms, x = ad_opt.grad(f)(np.array([1.0, 1.0]), 2, 3.0)
    assert (*ms, x) == (3.0 * LONG, 3.0 * LONG, 1.0)


def test_memory_chosen_many_times() -> None:
    choices = chain("{new} = arith.select %c, {old}, %n : memref<2xf64>", LONG)
    f = ad_opt.load(
        "func.func @f(%c: i1, %a0: memref<2xf64>, %n: memref<2xf64>, %i: index) -> f64 {\n"
        f"{choices}%v = memref.load %a{LONG}[%i] : memref<2xf64>\n"
        "%w = arith.mulf %v, %v : f64\nreturn %w : f64\n}",
        opt_level=0,
    )["f"]
    ms, ns = ad_opt.grad(f)(True, np.array([3.0, 4.0]), np.array([5.0, 6.0]), 1)
    assert (*ms, *ns) == (0.0, 8.0, 0.0, 0.0)


def test_addresses_chosen_many_times_as_numbers() -> None:
    choices = chain("{new} = llvm.select %c, {old}, %k : i1, i64", LONG)
    module = parse_module(
        make_context(),
        "llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %c: i1) -> f64 {\n"
        "%a0 = llvm.ptrtoint %p : !llvm.ptr to i64\n%k = llvm.ptrtoint %q : !llvm.ptr to i64\n"
        f"{choices}%r = llvm.inttoptr %a{LONG} : i64 to !llvm.ptr\n"
        "%v = llvm.load %r : !llvm.ptr -> f64\nllvm.return %v : f64\n}",
    )
    PassManager.parse(make_context(), "steps-from-numbers").run(module)
    assert verify(module) == []
    selects = [op for op in module.walk() if op.name == "llvm.select"]
    assert sum(str(op.results[0].type) == "!llvm.ptr" for op in selects) == LONG


@pytest.mark.parametrize(
    ("line", "length"),
    [
        ("{new} = affine.apply affine_map<(d0, d1) -> (d0 + d1)>({old}, {old})", DOUBLINGS),
        ("{new} = arith.addi {old}, {old} : index", DOUBLINGS),
        ("{new} = arith.addi {old}, {old} : index", LONG),
    ],
    ids=["shared maps", "shared sums", "long sums"],
)
def test_dimensions_of_accesses(line: str, length: int) -> None:
    """In a loop, so that what they are made of says whether they may be dimensions."""
    first = "%j" if "apply" in line else "%n"
    module = parse_module(
        make_context(),
        "func.func @f(%m: memref<?xf64>, %n: index) {\naffine.for %j = 0 to 4 {\n"
        f"%a0 = affine.apply affine_map<(d0) -> (d0)>({first})\n{chain(line, length)}"
        f"%v = affine.load %m[%a{length}] : memref<?xf64>\n}}\nreturn\n}}",
    )
    assert verify(module) == []


@pytest.mark.parametrize("length", [DOUBLINGS, LONG])
def test_strides_of_many_factors(length: int) -> None:
    """Rows that are as far apart as they are long share no element, so both loads are one."""
    factor = "{old}" if length == DOUBLINGS else "%n"
    module = parse_module(
        make_context(),
        "func.func @f(%m: memref<?xf64>, %n: index, %a0: index) -> (f64, f64) {\n"
        "%z = arith.constant 0 : index\n"
        f"{chain(f'{{new}} = arith.muli {{old}}, {factor} : index', length)}"
        f"%v = memref.reinterpret_cast %m to offset: [0], sizes: [%n, %a{length}], "
        f"strides: [%a{length}, 1] : memref<?xf64> to memref<?x?xf64, strided<[?, 1]>>\n"
        "%x = memref.load %v[%z, %z] : memref<?x?xf64, strided<[?, 1]>>\n"
        "%y = memref.load %v[%z, %z] : memref<?x?xf64, strided<[?, 1]>>\n"
        "return %x, %y : f64, f64\n}",
    )
    PassManager.parse(make_context(), "share-nests,place-nodes").run(module)
    assert verify(module) == []


@pytest.mark.parametrize("length", [DOUBLINGS, LONG])
def test_sums_that_begin_with_many_sums(length: int) -> None:
    """The start of a sum is no -0.0, as it is made of a size; so one element is looked up."""
    summand = "{old}" if length == DOUBLINGS else "%a0"
    module = parse_module(
        make_context(),
        "func.func @f(%t: memref<5xf64>, %e: index, %x: f64) -> f64 {\n"
        "%zero = arith.constant 0.0 : f64\n%a0 = math.absf %x : f64\n"
        f"{chain(f'{{new}} = arith.addf {{old}}, {summand} : f64', length)}"
        f"%r = affine.for %k = 0 to 5 iter_args(%a = %a{length}) -> (f64) {{\n"
        "%p = arith.cmpi eq, %k, %e : index\n%v = affine.load %t[%k] : memref<5xf64>\n"
        "%y = arith.select %p, %v, %zero : f64\n%b = arith.addf %a, %y : f64\n"
        "affine.yield %b : f64\n}\nreturn %r : f64\n}",
    )
    PassManager.parse(make_context(), "gather-one-hot").run(module)
    assert verify(module) == []
    assert not any(op.name == "affine.for" for op in module.walk())


@pytest.mark.parametrize("length", [DOUBLINGS, LONG])
def test_arrays_of_constants_that_are_made_of_many(length: int) -> None:
    """An array of one number is computed where it is read, however the number is made."""
    factor = "{old}" if length == DOUBLINGS else "%a0"
    module = parse_module(
        make_context(),
        "func.func @f(%m: memref<4xf64>) {\n%a0 = arith.constant 1.0 : f64\n"
        "%h = memref.alloc() : memref<4xf64>\n"
        f"{chain(f'{{new}} = arith.mulf {{old}}, {factor} : f64', length)}"
        f"affine.for %i = 0 to 4 {{\naffine.store %a{length}, %h[%i] : memref<4xf64>\n}}\n"
        "affine.for %i = 0 to 4 {\n%v = affine.load %h[%i] : memref<4xf64>\n"
        "affine.store %v, %m[%i] : memref<4xf64>\n}\nreturn\n}",
    )
    PassManager.parse(make_context(), "place-nodes").run(module)
    (made,) = [op for op in module.walk() if op.name == "memref.alloc"]
    assert "virtual" in str(made.attributes["assign.placement"])
