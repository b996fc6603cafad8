"""Routines are as few loops as they can be, with as little memory between them."""

from __future__ import annotations

import numpy as np
from ad_opt.dialects import make_context
from ad_opt.dialects.support.text.parsing import parse_module
from xdsl.dialects.builtin import MemRefType
from xdsl.ir import Operation

import ad_opt.tensor as tn

LOOPS = ("affine.for", "scf.for")


def operations(routine: tn.Routine) -> list[Operation]:
    return [*parse_module(make_context(), routine.ir("loops")).walk()]


def outer_loops(ops: list[Operation]) -> int:
    around = [op.parent_op() for op in ops if op.name in LOOPS]
    return sum(one is not None and one.name == "func.func" for one in around)


def scratch(ops: list[Operation]) -> list[tuple[int, ...]]:
    """The shapes of the buffers that a routine allocates."""
    made = [op.results[0].type for op in ops if op.name in ("memref.alloc", "memref.alloca")]
    return [one.get_shape() for one in made if isinstance(one, MemRefType)]


def test_a_chain_of_eight_is_one_loop_without_temporaries() -> None:
    x = tn.data(np.zeros(1 << 22, np.float32), "x")
    y = tn.maximum(tn.relu(x * 2.0 + 1.0) * x - 3.0, 0.5)
    y = y * y + x
    ops = operations(tn.routine(tn.forward(y), outputs=[y]))
    assert sum(op.name in LOOPS for op in ops) == 1
    assert scratch(ops) == []


def cross_entropy() -> tuple[tn.Tensor, np.ndarray, np.ndarray]:
    rng = np.random.default_rng(0)
    x = rng.normal(size=(1024, 1000)).astype(np.float32)
    labels = rng.integers(0, 1000, 1024).astype(np.int32)
    loss = tn.cross_entropy(tn.param((1024, 1000), x, "x"), tn.data(labels, "l", dtype="i32"))
    return loss, x, labels


def test_cross_entropy_is_one_loop_over_rows() -> None:
    loss, x, labels = cross_entropy()
    routine = tn.routine(tn.forward(loss), outputs=[loss])
    ops = operations(routine)
    assert outer_loops(ops) == 1
    assert scratch(ops) == []
    wide = x.astype(np.float64)
    expected = np.log(np.exp(wide).sum(1)) - wide[np.arange(1024), labels]
    assert np.isclose(routine(), expected.mean(), rtol=1e-6)


def test_its_gradient_and_the_update_are_in_that_loop_too() -> None:
    loss, _, _ = cross_entropy()
    ops = operations(tn.routine(tn.sgd(loss, lr=1.0), outputs=[loss]))
    assert outer_loops(ops) == 1
    assert max(scratch(ops), default=()) <= (1000,)  # a row


def test_the_maximum_of_a_row_is_computed_once_a_row() -> None:
    """Not for each of the row's elements, into which it was put where softmax reads it."""
    x = tn.data(np.zeros((4, 16, 96), np.float32), "x", "_|_,_", dtype="f32")
    w = tn.param((96, 200), np.zeros((96, 200), np.float32), "w")
    scores = tn.einsum("b|t,d;d,u=>b|t,u", x, w) * 0.125
    loss = tn.mean(tn.square(tn.softmax(scores) - 0.5))
    ops = operations(tn.routine(tn.gradient(loss, [w]), outputs=[loss]))
    maxima = [op for op in ops if op.name == "arith.maximumf"]
    assert maxima
    # A row is of a batch and of a step; the third loop is that over its elements.
    assert all(depth(op) == 3 for op in maxima)


def depth(op: Operation) -> int:
    """Number of loops around an operation."""
    around = op.parent_op()
    return 0 if around is None else (around.name in LOOPS) + depth(around)


def test_the_square_of_a_product_has_one_product() -> None:
    """``(a·b)²``, written as a product of two: one inner loop, and the values."""
    a = tn.data(np.arange(12, dtype=np.float32).reshape(3, 4), "a")
    b = tn.data(np.arange(4, dtype=np.float32), "b")
    y = tn.einsum("ij;j=>i", a, b) * tn.einsum("ij;j=>i", a, b)
    routine = tn.routine(tn.forward(y), outputs=[y])
    ops = operations(routine)
    assert sum(op.name in LOOPS for op in ops) == 2
    assert routine().tolist() == [196.0, 1444.0, 3844.0]


def test_no_loop_over_the_vocabulary() -> None:
    """An embedding and its gradient: a row each, not a comparison with every index."""
    table = tn.param((997, 16), name="table")
    letters = tn.data(np.arange(32, dtype=np.int32), "letters", dtype="i32")
    loss = tn.sum(tn.square(table[letters]))
    (gradient,) = tn.gradient(loss, [table])
    routine = tn.routine(tn.forward(loss, gradient), outputs=[loss, gradient])
    compared = [op for op in operations(routine) if op.name == "arith.cmpi"]
    assert not any("predicate = 0" in str(op) or " eq, " in str(op) for op in compared)
    routine()
    expected = np.zeros((997, 16), np.float32)
    expected[:32] = 2 * table.value[:32]
    assert np.allclose(routine[gradient], expected)
