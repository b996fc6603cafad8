"""Work of inferring type trees: bounded by the program, and the same in each run."""

from __future__ import annotations

import random

import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.dialects.typetree.kinds import ANYTHING, DOUBLE, INTEGER, POINTER
from ad_opt.dialects.typetree.tree import EVERYWHERE, MAX_DEPTH, MAX_OFFSET, Path, TypeTree
from ad_opt.passes.analysis.type_trees import TypeTreeOptions
from ad_opt.passes.analysis.type_trees.fixpoint import program
from ad_opt.passes.analysis.type_trees.fixpoint import transfer as moves
from ad_opt.passes.analysis.type_trees.fixpoint.fixpoint import FunctionState
from ad_opt.passes.analysis.type_trees.fixpoint.program import Program
from ad_opt.passes.analysis.type_trees.inference.inference import infer


def callers(n: int) -> str:
    """Functions that call four of the next, each with an address of something of its own."""
    text = ""
    for i in range(n):
        lines = [
            f"%k{j} = llvm.mlir.constant({8 * (i % 7 + j + 1)} : i64) : i64\n"
            f"%q{j} = llvm.getelementptr %p[%k{j}] : (!llvm.ptr, i64) -> !llvm.ptr, i8\n"
            f"llvm.store %x, %q{j} : f64, !llvm.ptr\n"
            f"llvm.call @f{i + j}(%q{j}, %x) : (!llvm.ptr, f64) -> ()\n"
            for j in range(1, 5)
            if i + j < n
        ]
        text += f"llvm.func @f{i}(%p: !llvm.ptr, %x: f64) {{\n{''.join(lines)}llvm.return\n}}\n"
    return text


def inferred(text: str) -> Program:
    """Infer the type trees of a module."""
    return infer(parse_module(make_context(), text, "test.mlir"), TypeTreeOptions())


def test_contexts_take_work_in_proportion_to_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = inferred(callers(10))
    assert not whole.is_burden
    monkeypatch.setattr(program, "NO_BURDEN", 0)
    bounded = [whole]
    for most in (1, 0):
        monkeypatch.setattr(program, "CONTEXTS_PER_NODE", most)
        bounded.append(inferred(callers(10)))
    contexts = [sum(state.context is not None for state in found.states()) for found in bounded]
    assert contexts[0] >= contexts[1] > contexts[2] == 0
    assert bounded[-1].is_burden
    # What is left out is only left out.
    for one, other in zip(whole.bases.values(), bounded[-1].bases.values(), strict=True):
        for more, less in zip(one.arguments, other.arguments, strict=True):
            assert moves.follows(one.known(more), other.known(less))


def test_the_same_work_in_each_run() -> None:
    assert len({inferred(callers(8)).work for _ in range(3)}) == 1


def test_large_functions_have_few_contexts(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = inferred(callers(10))
    monkeypatch.setattr(program, "NODES_IN_CONTEXTS", 1)
    monkeypatch.setattr(program, "FEWEST", 2)
    few = inferred(callers(10))
    most = [max(len(one.contexts_of(f)) for f in one.order.functions) for one in (whole, few)]
    assert most[0] > most[1] == 3  # with the base, which holds for all
    for one, other in zip(whole.bases.values(), few.bases.values(), strict=True):
        for more, less in zip(one.arguments, other.arguments, strict=True):
            assert moves.follows(one.known(more), other.known(less))


@pytest.mark.parametrize("functions", [7, 9])
def test_contexts_that_go_on_know_what_new_ones_find(
    functions: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A context for a call that knows more begins with what its last one knew."""
    copies: list[FunctionState] = []
    copied = FunctionState.copy

    def counted(state: FunctionState) -> FunctionState:
        copies.append(state)
        return copied(state)

    monkeypatch.setattr(FunctionState, "copy", counted)
    going_on = inferred(callers(functions))
    assert copies
    monkeypatch.setattr(program, "_is_less", lambda *contexts: False)
    anew = inferred(callers(functions))
    assert known(going_on) == known(anew)


def known(found: Program) -> list[list[list[str]]]:
    """All that is known of values in each context of each function, and of what it returns."""

    def of(state: FunctionState) -> list[str]:
        values = [*state.arguments, *(r for op in state.function.walk() for r in op.results)]
        return [*(str(state.known(value)) for value in values), str(state.result)]

    return [[of(state) for state in states] for states in found.live().values()]


def some_address(rng: random.Random) -> TypeTree:
    """Of an address: mostly of what C has, sometimes contradictory."""
    kinds = rng.choice(((POINTER,), (POINTER, DOUBLE), (POINTER, INTEGER, DOUBLE, ANYTHING)))
    offsets = rng.choice(((0, 8, 16, 496), (EVERYWHERE, 0, 4, 8)))
    facts: list[tuple[Path, object]] = [((EVERYWHERE,), POINTER)]
    for _ in range(rng.randint(0, 7)):
        path = (EVERYWHERE, *(rng.choice(offsets) for _ in range(rng.randint(1, MAX_DEPTH - 1))))
        facts.append((path, rng.choice(kinds)))
    return TypeTree.of(facts)  # pyright: ignore[reportArgumentType]


def test_facts_that_only_move_are_in_normal_form() -> None:
    """Operations that skip normalisation give the tree that normalisation gives."""
    rng = random.Random(3)
    for _ in range(400):
        tree, other = some_address(rng), some_address(rng)
        start, depth = rng.choice((0, 4, 8)), rng.randint(1, 4)
        assert (tree | other) == TypeTree.of([*tree, *other])
        assert moves.shallow(tree, depth) == TypeTree.of(f for f in tree if len(f[0]) <= depth)
        forth = [
            ((EVERYWHERE, at - start if at >= 0 else at, *rest), kind)
            for (_, at, *rest), kind in (fact for fact in tree if len(fact[0]) > 1)
            if at >= start or at == EVERYWHERE
        ]
        assert moves.forth(tree, start, 0, alike=False) == TypeTree.of(forth)
        back = [
            ((EVERYWHERE, (start or at) if at == EVERYWHERE else at + start, *rest), kind)
            for (_, at, *rest), kind in (fact for fact in tree if len(fact[0]) > 1)
            if at + start <= MAX_OFFSET
        ]
        assert moves.back(tree, start, 0) == TypeTree.of(back)
        for found in (moves.written(tree, 8), moves.read(tree, 8), moves.range_of(tree, 12)):
            assert found == TypeTree.of(found.facts)
