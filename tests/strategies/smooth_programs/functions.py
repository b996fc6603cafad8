"""Whole functions: structured ones, recursive ones, control-flow graphs, and the module."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TypedDict

from mlir_programs.builder import Choices
from mlir_programs.functions import Signature, write_branch
from random_cfgs import random_cfg

from .builder import COMPLEX, PARAMETERS, TABLE, VECTOR, SmoothBuilder
from .control import statement
from .parallel import write_call
from .tensors import TENSORS

HELPED = (
    "f64", "f64", COMPLEX, VECTOR, "i64", "memref<4xf64>", "memref<4xf64>", "memref<?xf64>", TABLE,
)  # fmt: skip
GIVEN_BACK = ("f64", "f64", "memref<4xf64>", VECTOR, TABLE)
GIVEN = ("f64", "f64", "f64", "f32", COMPLEX, VECTOR, "index", "i64", "i1")


WEIGHTS = ((40, 65, 75), (40, 65, 75), (15, 70, 75), (45, 55, 60), (10, 50, 55))
"""Main subject of a program; see `SmoothBuilder`."""


class Kinds(TypedDict):
    """Statements that all functions may have."""

    narrow: bool
    weights: tuple[int, int, int]
    tensors: bool


@dataclass(frozen=True)
class Module:
    """Text, and what ``@main`` takes."""

    text: str
    types: tuple[str, ...]
    narrow: bool


def begin(
    b: SmoothBuilder, name: str, parameters: tuple[str, ...], results: tuple[str, ...]
) -> None:
    """The first line of a function."""
    names = [f"%a{k}" for k in range(len(parameters))]
    for t, p in zip(parameters, names, strict=True):
        b.add(t, p)
    listed = ", ".join(f"{p}: {t}" for t, p in zip(parameters, names, strict=True))
    b.lines.append(f"func.func {name}({listed}) -> ({', '.join(results)}) {{")


def end(b: SmoothBuilder, results: tuple[str, ...]) -> str:
    values = ", ".join([b.value(t) for t in results])
    b.line(f"return {values} : {', '.join(results)}" if results else "return")
    b.lines.append("}")
    return "\n".join(b.lines)


def write_helper(b: SmoothBuilder, size: int, own: Signature, partners: list[Signature]) -> str:
    """A function that may call itself or another one while it has fuel."""
    name, parameters, results = own
    begin(b, f"private @{name}", parameters, results)
    fuel = f"%a{len(parameters) - 1}"
    for _ in range(b.choose.integer(1, size)):
        statement(b, 1)
    if b.choose.chance(2):
        recur(b, fuel, b.choose.of(partners))
        for _ in range(b.choose.integer(0, 3)):
            statement(b, 1)
    if b.choose.chance(2):
        b.readout()
    return end(b, results)


def recur(b: SmoothBuilder, fuel: str, callee: Signature) -> None:
    """Call with less fuel if there is some."""
    zero, one, out = b.literal("index", 0), b.literal("index", 1), b.fresh()
    more = b.raw(f"arith.cmpi sgt, {fuel}, {zero} : index")
    b.line(f"{out} = scf.if {more} -> (f64) {{")
    with b.block():
        write_call(b, *callee, b.raw(f"arith.subi {fuel}, {one} : index"))
        b.line(f"scf.yield {b.tame('f64')} : f64")
    b.line("} else {")
    with b.block():
        b.line(f"scf.yield {b.value('f64')} : f64")
    b.line("}")
    b.add("f64", out)


def write_graph(b: SmoothBuilder, own: Signature) -> str:
    """Blocks any of which may follow any, until the fuel is spent; see `mlir_programs`."""
    name, parameters, results = own
    blocks = b.choose.integer(2, 5)
    begin(b, f"private @{name}", parameters, results)
    zero, one, fuel = (b.literal("i32", k) for k in (0, 1, b.choose.integer(0, 7)))
    b.line(f"cf.br ^b1({fuel}, %a0 : i32, f64)")
    for k in range(1, blocks):
        n, x = f"%n{k}", f"%x{k}"
        b.lines.append(f"^b{k}({n}: i32, {x}: f64):")
        with b.block():
            b.depth -= 1
            b.add("f64", x)
            for _ in range(b.choose.integer(0, 3)):
                statement(b, 1)
            b.add("f64", b.tame("f64"))
            left = b.raw(f"arith.subi {n}, {one} : i32")
            spent = b.raw(f"arith.cmpi sle, {n}, {zero} : i32")
            write_branch(b, blocks, "f64", left, spent)
            b.depth += 1
    b.lines.append(f"^b{blocks}(%nlast: i32, %xlast: f64):")
    b.add("f64", "%xlast")
    return end(b, results)


def borrowed_graph(choose: Choices, name: str) -> tuple[str, Signature]:
    """A graph of `random_cfgs`, and a function with fuel that calls it."""
    found = random_cfg(choose.integer(0, 10_000), 5).text.replace("@f(", f"private @{name}_inner(")
    listed = re.search(r"-> \(([^)]*)\)", found)
    assert listed is not None
    results = tuple(listed.group(1).split(", "))
    inner = "f64, f64, index, memref<?xf64>"
    outer = (
        f"func.func private @{name}(%x: f64, %y: f64, %m: memref<4xf64>, %n: index) "
        f"-> ({', '.join(results)}) {{\n"
        "  %w = memref.cast %m : memref<4xf64> to memref<?xf64>\n"
        f"  %r:{len(results)} = func.call @{name}_inner(%x, %y, %n, %w) : ({inner}) -> "
        f"({', '.join(results)})\n"
        f"  return {', '.join(f'%r#{k}' for k in range(len(results)))} : {', '.join(results)}\n}}"
    )
    return f"{found}\n{outer}", (name, ("f64", "f64", "memref<4xf64>", "index"), results)


def write_module(choose: Choices, size: int, tensors: bool = False) -> Module:
    """A module whose ``@main`` is a smooth function of its float arguments."""
    narrow, weights = choose.chance(5), choose.of(WEIGHTS)
    kinds = Kinds(narrow=narrow, weights=weights, tensors=tensors)
    helped = tuple(TENSORS) if tensors else ()
    made: list[Signature] = []
    parts: list[str] = []
    names = [f"f{k}" for k in range(choose.integer(0, 2))]
    planned: list[Signature] = [
        (
            name,
            ("f64", *(choose.of(HELPED) for _ in range(choose.integer(0, 3))), "index"),
            tuple(choose.of(GIVEN_BACK + helped) for _ in range(choose.integer(0, 3))),
        )
        for name in names
    ]
    for own in planned:
        b = SmoothBuilder(choose, list(made), budget=18, **kinds)
        kind = choose.integer(0, 4)
        if kind <= 2:
            parts.append(write_helper(b, size // 2, own, planned))
        elif kind == 3:
            parts.append(write_graph(b, own))
        else:
            text, own = borrowed_graph(choose, f"g{own[0]}")
            parts.append(text)
            # The plan is kept: others may call the function by its name.
            b = SmoothBuilder(choose, [], budget=4, **kinds)
            parts.append(write_helper(b, 2, planned[len(made)], planned))
        made.append(own)
    b = SmoothBuilder(choose, made, budget=35, fuel=2, **kinds)
    scalars = [choose.of(GIVEN) for _ in range(choose.integer(1, 3))]
    scalars = ["f64" if t == "f32" and not narrow else t for t in scalars]
    memory = [choose.of(PARAMETERS) for _ in range(choose.integer(0, 3))]
    memory = ["memref<4xf64>" if "f32" in t and not narrow else t for t in memory]
    types = ("f64", *scalars, *memory)
    results = ("f64", *(b.some_type() for _ in range(choose.integer(0, 2))))
    begin(b, "@main", types, results)
    for _ in range(choose.integer(2, size)):
        statement(b, 2)
    if not choose.chance(4):
        b.readout()
    parts.append(end(b, results))
    return Module("\n\n".join(parts) + "\n", types, narrow)
