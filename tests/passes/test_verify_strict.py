"""The strict verifier, on programs that xDSL's own verifier accepts or cannot say much about."""

from __future__ import annotations

import random
from itertools import product

import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.ir.dominance import DominatorTree
from ad_opt.passes.infrastructure.verify_strict import verify
from ad_opt.tools.common.big_stack import run_with_big_stack
from xdsl.dialects import test
from xdsl.dialects.builtin import ModuleOp, f64
from xdsl.ir import Block, Region
from xdsl.parser import Parser


def parse(text: str) -> ModuleOp:
    return Parser(make_context(allow_unregistered=True), text).parse_module()


def codes(text: str) -> list[str]:
    return [d.code for d in verify(parse(text))]


def func(body: str, signature: str = "(%c: i1, %x: f64)", result: str = "") -> str:
    return f"func.func @f{signature}{result} {{\n{body}\n}}"


END = '"test.termop"() : () -> ()'

VALID = {
    "straight": func("%y = arith.addf %x, %x : f64\nreturn"),
    "diamond": func(
        "cf.cond_br %c, ^a, ^b\n^a:\ncf.br ^d(%x : f64)\n^b:\ncf.br ^d(%x : f64)\n"
        "^d(%y: f64):\n%z = arith.addf %y, %y : f64\nreturn"
    ),
    "loop": func("cf.br ^h\n^h:\ncf.cond_br %c, ^h, ^e\n^e:\nreturn"),
    "definition above in the dominator tree": func(
        "%y = arith.addf %x, %x : f64\ncf.cond_br %c, ^a, ^b\n^a:\n"
        "%z = arith.addf %y, %y : f64\nreturn\n^b:\nreturn"
    ),
    "blocks not in order": func(
        "cf.br ^b\n^a:\n%z = arith.addf %y, %y : f64\nreturn\n"
        "^b:\n%y = arith.addf %x, %x : f64\ncf.br ^a"
    ),
    "block that never runs": func(
        "return\n^dead:\n%y = arith.addf %z, %x : f64\n%z = arith.addf %y, %y : f64\nreturn"
    ),
    "nested": func(
        '"test.op"() ({\n"test.op"(%x) : (f64) -> ()\n' + END + "\n}) : () -> ()\nreturn"
    ),
    "results appear after regions": func(
        '%y = "test.op"() ({\n"test.op"(%x) : (f64) -> ()\n' + END + "\n}) : () -> f64\n"
        "%z = arith.addf %y, %y : f64\nreturn"
    ),
    "graph region": '"test.op"(%a) : (f64) -> ()\n%a = "test.op"() : () -> f64',
    "same values in sibling functions": func("return") + func("return").replace("@f", "@g"),
}


@pytest.mark.parametrize("name", VALID)
def test_valid_programs_pass(name: str) -> None:
    assert codes(VALID[name]) == []


INVALID = {
    "use before definition": (
        func("%y = arith.addf %z, %x : f64\n%z = arith.addf %x, %x : f64\nreturn"),
        ["AD0202"],
    ),
    "a loop whose step is its own counter": (
        func("scf.for %i = %n to %n step %i {\n}\nreturn", "(%n: index)"),
        ["AD0202"],
    ),
    "use of itself": (func("%y = arith.addf %y, %x : f64\nreturn"), ["AD0202"]),
    "one branch only": (
        func(
            "cf.cond_br %c, ^a, ^b\n^a:\n%y = arith.addf %x, %x : f64\ncf.br ^d\n"
            "^b:\ncf.br ^d\n^d:\n%z = arith.addf %y, %y : f64\nreturn"
        ),
        ["AD0202"] * 2,
    ),
    "value of a block that never runs": (
        func("%y = arith.addf %z, %x : f64\nreturn\n^a:\n%z = arith.addf %x, %x : f64\nreturn"),
        ["AD0202"],
    ),
    "own result inside its region": (
        func(
            '%y = "test.op"() ({\n"test.op"(%y) : (f64) -> ()\n' + END + "\n}) : () -> f64\nreturn"
        ),
        ["AD0202"],
    ),
    "through a wall": (
        func("func.func private @g() -> f64 {\nreturn %x : f64\n}\nreturn"),
        ["AD0202"],
    ),
    "too few arguments": (func("cf.br ^a\n^a(%y: f64):\nreturn"), ["AD0203"]),
    "wrong types": (
        func("cf.br ^a(%x, %c : f64, i1)\n^a(%y: i1, %z: f64):\nreturn"),
        ["AD0203"] * 2,
    ),
    "one of two": (
        func("cf.cond_br %c, ^a(%x : f64), ^b(%x : f64)\n^a(%y: f64):\nreturn\n^b:\nreturn"),
        ["AD0203"],
    ),
    "not a terminator": (
        '"func.func"() ({\n^a:\n"test.op"() : () -> ()\n}) '
        '{sym_name = "f", function_type = () -> ()} : () -> ()',
        ["AD0201"],
    ),
    "empty block": (
        '"func.func"() ({\n^a:\n}) {sym_name = "f", function_type = () -> ()} : () -> ()',
        ["AD0201"],
    ),
    "wrong result": (func("return %x : f64"), ["AD0201"]),
    "two errors at once": (
        func("%y = arith.addf %z, %x : f64\n%z = arith.addf %x, %x : f64\nreturn %z : f64"),
        ["AD0202", "AD0201"],
    ),
}


@pytest.mark.parametrize("name", INVALID)
def test_invalid_programs_are_refused(name: str) -> None:
    text, expected = INVALID[name]
    assert codes(text) == expected


def test_entry_block_may_not_be_branched_to() -> None:
    text = (
        '"func.func"() ({\n^a(%x: f64):\n"cf.br"(%x)[^a] : (f64) -> ()\n}) '
        '{sym_name = "f", function_type = (f64) -> ()} : () -> ()'
    )
    assert codes(text) == ["AD0204"]


def test_detached_and_erased_operands_are_found() -> None:
    module = parse(func("%y = arith.addf %x, %x : f64\n%z = arith.addf %y, %x : f64\nreturn"))
    function = module.body.block.first_op
    assert function is not None
    first = function.regions[0].block.first_op
    assert first is not None
    first.detach()
    assert [d.code for d in verify(module)] == ["AD0205"]
    module = parse(func("%y = arith.addf %x, %x : f64\n%z = arith.addf %y, %x : f64\nreturn"))
    function = module.body.block.first_op
    assert function is not None
    first = function.regions[0].block.first_op
    assert first is not None
    first.results[0].erase(safe_erase=False)
    assert "AD0205" in [d.code for d in verify(module)]


def test_ten_thousand_nested_regions() -> None:
    block = Block([test.TestTermOp()])
    for _ in range(10_000):
        block = Block([test.TestTermOp(regions=[Region(block)])])
    module = ModuleOp(Region(block))
    assert run_with_big_stack(lambda: verify(module)) == []


def random_region(blocks: int, edges: int, rng: random.Random) -> Region:
    made = [Block() for _ in range(blocks)]
    out: list[list[Block]] = [[] for _ in made]
    for _ in range(edges):
        out[rng.randrange(blocks)].append(made[rng.randrange(1, blocks)])
    for block, successors in zip(made, out, strict=True):
        block.add_op(test.TestTermOp(successors=successors))
    return Region(made)


def reachable(region: Region, without: Block | None) -> set[Block]:
    """Blocks reached from the entry on paths that avoid one block: dominance by definition."""
    entry = region.first_block
    assert entry is not None
    pending, seen = [entry], set[Block]()
    while pending:
        block = pending.pop()
        if block is without or block in seen:
            continue
        seen.add(block)
        assert block.last_op is not None
        pending.extend(block.last_op.successors)
    return seen


@pytest.mark.parametrize("seed", range(30))
def test_dominator_tree_against_the_definition(seed: int) -> None:
    rng = random.Random(seed)
    region = random_region(rng.randrange(2, 12), rng.randrange(1, 25), rng)
    tree = DominatorTree(region)
    live = reachable(region, None)
    assert {b for b in region.blocks if tree.is_reachable(b)} == live
    for above, below in product(live, live):
        by_definition = above is below or below not in reachable(region, above)
        assert tree.dominates(above, below) == by_definition


@pytest.mark.parametrize("seed", range(20))
def test_verifier_agrees_with_dominance(seed: int) -> None:
    """A value per block, used in a random block: valid exactly if the definition dominates."""
    rng = random.Random(1000 + seed)
    region = random_region(rng.randrange(2, 8), rng.randrange(1, 16), rng)
    blocks = list(region.blocks)
    definition, use = rng.choice(blocks), rng.choice(blocks)
    make = test.TestOp(result_types=[f64])
    assert definition.first_op is not None
    definition.insert_op_before(make, definition.first_op)
    assert use.last_op is not None
    use.insert_op_before(test.TestOp(operands=[make.results[0]]), use.last_op)
    module = ModuleOp([test.TestOp(regions=[region])])
    tree = DominatorTree(region)
    valid = not tree.is_reachable(use) or tree.dominates(definition, use)
    assert [d.code for d in verify(module)] == ([] if valid else ["AD0202"])
