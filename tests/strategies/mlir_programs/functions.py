"""Whole functions: structured ones, control-flow graphs, and the module around them."""

from __future__ import annotations

from .builder import SCALARS, Choices, FunctionBuilder
from .control import statement

Signature = tuple[str, tuple[str, ...], tuple[str, ...]]
MEMORY_PARAMETERS = ("memref<4xf64>", "memref<2x3xf32>", "memref<3xi32>", "memref<3x2xf64>")
MAIN_SCALARS = ("f64", "i32", "f32", "index", "i64", "i1", "i8", "f16")


def write_structured(
    b: FunctionBuilder, name: str, parameters: tuple[str, ...], size: int, visibility: str
) -> Signature:
    """A function of one block."""
    results = tuple(b.choose.of(SCALARS[:-1]) for _ in range(b.choose.integer(1, 3)))
    names = [f"%a{k}" for k in range(len(parameters))]
    for t, p in zip(parameters, names, strict=True):
        b.add(t, p)
    listed = ", ".join(f"{p}: {t}" for t, p in zip(parameters, names, strict=True))
    b.lines.append(f"func.func {visibility}@{name}({listed}) -> ({', '.join(results)}) {{")
    for _ in range(b.choose.integer(1, size)):
        statement(b, 2)
    values = ", ".join([b.value(t) for t in results])
    b.line(f"return {values} : {', '.join(results)}")
    b.lines.append("}")
    return name, parameters, results


def write_graph(b: FunctionBuilder, name: str) -> Signature:
    """A random control-flow graph: any block may follow any, until the fuel is spent.

    Block 0 is the entry; every other block takes the fuel and one value; the last returns. The
    graph may be irreducible, have double edges and unreachable blocks.
    """
    blocks = b.choose.integer(2, 5)
    t = b.choose.of(("i64", "f64", "i32"))
    b.lines.append(f"func.func private @{name}(%a0: {t}, %a1: i1) -> ({t}) {{")
    b.add(t, "%a0")
    b.add("i1", "%a1")
    zero, one, fuel = (b.literal("i32", k) for k in (0, 1, b.choose.integer(0, 9)))
    b.line(f"cf.br ^b1({fuel}, %a0 : i32, {t})")
    for k in range(1, blocks):
        n, x = f"%n{k}", f"%x{k}"
        b.lines.append(f"^b{k}({n}: i32, {x}: {t}):")
        with b.block():
            b.depth -= 1
            b.add(t, x)
            for _ in range(b.choose.integer(0, 2)):
                statement(b, 1)
            left = b.raw(f"arith.subi {n}, {one} : i32")
            spent = b.raw(f"arith.cmpi sle, {n}, {zero} : i32")
            write_branch(b, blocks, t, left, spent)
            b.depth += 1
    b.lines.append(f"^b{blocks}(%nlast: i32, %xlast: {t}):")
    b.line(f"return %xlast : {t}")
    b.lines.append("}")
    return name, (t, "i1"), (t,)


def write_branch(b: FunctionBuilder, blocks: int, t: str, left: str, spent: str) -> None:
    """Leave a block: to the last one when the fuel is spent, else wherever chance says."""
    pairs = [f"({left}, {b.value(t)} : i32, {t})" for _ in range(3)]
    one, two = (b.choose.integer(1, blocks) for _ in range(2))
    if b.choose.chance(2):
        flag = b.raw(f"arith.extui {spent} : i1 to i32")
        b.line(f"cf.switch {flag} : i32, [")
        b.line(f"  default: ^b{one}{pairs[0]},")
        b.line(f"  1: ^b{blocks}{pairs[1]},")
        b.line(f"  2: ^b{two}{pairs[2]}")
        b.line("]")
    else:
        b.line(f"cf.cond_br {spent}, ^b{blocks}{pairs[0]}, ^b{one}{pairs[1]}")


def write_module(choose: Choices, size: int) -> tuple[str, tuple[str, ...]]:
    """Text of a module, and the parameter types of its ``@main``."""
    callees: list[Signature] = []
    parts: list[str] = []
    for k in range(choose.integer(0, 2)):
        b = FunctionBuilder(choose, list(callees), budget=30)
        if choose.chance(2):
            signature = write_graph(b, f"graph{k}")
        else:
            scalars = tuple(choose.of(SCALARS) for _ in range(choose.integer(1, 2)))
            signature = write_structured(b, f"f{k}", scalars, size // 2, "private ")
        callees.append(signature)
        parts.append("\n".join(b.lines))
    b = FunctionBuilder(choose, callees)
    scalars = tuple(choose.of(MAIN_SCALARS) for _ in range(choose.integer(1, 3)))
    memory = tuple(choose.of(MEMORY_PARAMETERS) for _ in range(choose.integer(0, 2)))
    write_structured(b, "main", scalars + memory, size, "")
    parts.append("\n".join(b.lines))
    return "\n\n".join(parts) + "\n", scalars + memory
