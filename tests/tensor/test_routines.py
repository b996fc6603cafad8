"""Routines: what they compute and change, in which order; symbols; IR at each stage."""

from __future__ import annotations

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import location_of
from ad_opt.dialects.support.names.runtime_names import OWN_VECTORS
from numpy.testing import assert_allclose, assert_array_equal

from ad_opt import DiagnosticError, tensor
from ad_opt.tensor.ir import routine_ir
from ad_opt.tensor.random_numbers import threefry4x32


def test_parts_at_symbols() -> None:
    x = np.random.default_rng(0).normal(size=(6, 3))
    data, i, j = tensor.data(x), tensor.symbol("i", 3), tensor.symbol("j", 2)
    batch = data.batch(i, 2)
    one = data[2 * i + j - 0]
    step = tensor.routine(batch, one, name="parts")
    for a in range(3):
        for b in range(2):
            assert_array_equal(step(i=a, j=b), x[2 * a : 2 * a + 2])
            assert_array_equal(step[one], x[2 * a + b])
    assert str(data.batch(i, 2).rows) == "2,3"
    rows = tensor.data(x, shape="_|_")
    assert str(rows.batch(i, 2).rows) == "2|3"
    assert str(rows[i].rows) == "3"


def test_results_are_kept_apart() -> None:
    i = tensor.symbol("i", 3)
    data = tensor.data(np.arange(6.0).reshape(3, 2))
    row, total = tensor.routine(data[i], name="row"), tensor.routine(data[i].sum(), name="total")
    first, second = row(i=0), row(i=1)
    assert_array_equal([first, second], [[0, 1], [2, 3]])
    assert total(i=2) == 9
    assert isinstance(total(i=2), float)


def test_symbols_are_checked() -> None:
    i = tensor.symbol("i", 3)
    step = tensor.routine(tensor.data(np.arange(3.0))[i])
    assert step(i=2) == 2
    for wrong in (3, -1, 1.0, True, None):
        with pytest.raises(DiagnosticError, match="AD1116"):
            step(i=wrong)
    assert step(i=2) == 2
    for names in ({}, {"j": 1}, {"i": 1, "j": 1}):
        with pytest.raises(DiagnosticError, match="AD1118"):
            step(**names)
    assert step(i=np.int64(1)) == 1


def test_assignments_in_order() -> None:
    """Tensors among what is asked for are computed at their place, outputs before all."""
    w = tensor.param((), init=3.0, name="w", dtype="f64")
    before, after = w * 10, w * 100
    step = tensor.routine(
        tensor.assign(w, w + 1), after, tensor.assign(w, 2.0, "mul"), outputs=before
    )
    assert step() == 30
    assert (step[after], w.value) == (400, 8)
    assert step() == 80
    assert (step[after], w.value) == (900, 18)


def test_what_was_computed_before_a_change_is_computed_anew() -> None:
    w = tensor.param((), init=3.0, name="w", dtype="f64")
    double = w * 2
    seen = tensor.placeholder((), name="seen", dtype="f64")
    step = tensor.routine(
        tensor.assign(seen, double), tensor.assign(w, double), tensor.assign(seen, double, "add")
    )
    step()
    assert (w.value, seen.value) == (6, 6 + 12)


def test_symbols_for_a_routine_without_any() -> None:
    step = tensor.routine(outputs=[tensor.param((), init=1.0, name="a").sum()])
    with pytest.raises(DiagnosticError, match=r"AD1118.*has no symbols, and is called with i"):
        step(i=1)


def test_changes_at_once() -> None:
    a = tensor.param((), init=1.0, name="a", dtype="f64")
    b = tensor.param((), init=2.0, name="b", dtype="f64")
    swap = tensor.together(tensor.assign(a, b * 1), tensor.assign(b, a * 1))
    tensor.routine(swap)()
    assert (a.value, b.value) == (2, 1)
    with pytest.raises(DiagnosticError, match="AD1118"):
        tensor.together(tensor.assign(a, b), tensor.assign(a, b))


def test_arrays_that_are_changed_at_once_are_values_as_they_were() -> None:
    a, b, c = (tensor.param(2, init=np.array([i, -i]), name=n) for i, n in enumerate("abc", 1))
    turn = tensor.together(
        tensor.assign(a, b, "add"), tensor.assign(b, c), tensor.assign(c, a, "mul")
    )
    old = [np.array(one.value) for one in (a, b, c)]
    tensor.routine(turn)()
    np.testing.assert_array_equal(a.value, old[0] + old[1])
    np.testing.assert_array_equal(b.value, old[2])
    np.testing.assert_array_equal(c.value, old[2] * old[0])


def test_routines_share_arrays() -> None:
    w = tensor.param(3, init=1.0, name="w")
    x = tensor.placeholder(3, name="x")
    more, read = tensor.routine(tensor.assign(w, x, "add")), tensor.routine((w * x).sum())
    x.value[...] = [1, 2, 3]
    more()
    assert read() == 2 + 6 + 12


def test_stages() -> None:
    x = tensor.placeholder((2, 3), name="x")
    step = tensor.routine((x * 2).sum(axis=0), name="twice")
    assert "assign.accumulate #assign.kind<add>" in step.ir()
    assert 'assign.label = "x"' in step.ir()
    assert "affine.for" in step.ir("loops")
    assert "assign.accumulate" not in step.ir("loops")
    assert "define" in step.ir("llvm-ir")
    with pytest.raises(DiagnosticError, match="AD1118"):
        step.ir("nothing")
    assert repr(step) == "<routine twice(): 2 arrays>"


def test_labels_in_ir_are_apart() -> None:
    x = tensor.placeholder(2, name="x")
    text = tensor.routine((x + 1) * (x + 1) + (x + 1)).ir()
    assert [f'"add{n}"' in text for n in ("", ".2", ".3")] == [True] * 3


def test_refusals_of_the_compiler_have_the_place_of_the_tensor() -> None:
    shown = tensor.placeholder(2) + 1
    function = routine_ir("r", [shown], [shown]).module.body.block.first_op
    assert function is not None
    places = {op.name: location_of(op) for op in function.walk() if op is not function}
    line = shown.place.line if shown.place else 0
    for name in ("assign.accumulate", "arith.addf", "assign.yield"):
        place = places[name]
        assert place is not None
        assert (place.file, place.line) == (__file__, line)


@pytest.mark.parametrize(
    ("what", "code"),
    [
        ([], "AD1118"),
        ([3], "AD1118"),
        ([tensor.placeholder(2)], None),
    ],
)
def test_what_a_routine_is_made_of(what: list[object], code: str | None) -> None:
    if code is None:
        tensor.routine(*what)()
        return
    with pytest.raises(DiagnosticError, match=code):
        tensor.routine(*what)


def test_threefry_known_answers() -> None:
    """Of Random123: 20 rounds, for all zeros and all ones."""
    zeros, ones = np.zeros(4, np.uint32), np.full(4, 0xFFFFFFFF, np.uint32)
    with np.errstate(over="ignore"):
        found = [threefry4x32(word, word[None])[0].tolist() for word in (zeros, ones)]
    assert found == [
        [0x9C6CA96A, 0xE17EAE66, 0xFC10ECD4, 0x5256A7D8],
        [0x2A881696, 0x57012287, 0xF6C7446E, 0xA16A6732],
    ]


def test_parameters_are_drawn_by_name_and_seed() -> None:
    def drawn(name: str, seed: int, init: tensor.Initializer) -> np.ndarray:
        return tensor.param("300->200", init, name, seed=seed).value

    first = drawn("w", 1, tensor.xavier())
    assert_array_equal(first, drawn("w", 1, tensor.xavier()))
    assert (first != drawn("w", 2, tensor.xavier())).mean() > 0.99
    assert (first != drawn("v", 1, tensor.xavier())).mean() > 0.99
    assert np.abs(first).max() <= np.sqrt(6 / 500)
    assert first.std() == pytest.approx(np.sqrt(6 / 500 / 3), rel=0.01)
    assert drawn("w", 1, tensor.he()).std() == pytest.approx(np.sqrt(2 / 300), rel=0.01)
    assert drawn("w", 1, tensor.normal(3)).std() == pytest.approx(3, rel=0.01)
    numbers = drawn("w", 1, tensor.uniform(2, 4))
    assert numbers.min() >= 2
    assert numbers.max() < 4
    assert numbers.mean() == pytest.approx(3, rel=0.01)
    assert_array_equal(tensor.param("2->2", np.eye(2), "eye").value, np.eye(2))


def test_entries_that_integers_choose_are_not_searched_for() -> None:
    table = tensor.placeholder((127, 3), name="table")
    ids = tensor.placeholder(5, name="ids", dtype="i32")
    step = tensor.routine(table[ids])
    assert "over [5, 3, 127]" in step.ir()
    assert "to 127" not in step.ir("loops")


def test_a_step_of_layers_whose_vectors_are_all_written() -> None:
    draw = np.random.default_rng(3)
    x, w, v, y = (draw.normal(size=shape) for shape in ((48, 80), (96, 80), (8, 96), (48, 8)))
    first = tensor.param("80->96", init=w.reshape(96, 80), name="w")
    second = tensor.param("96->8", init=v, name="v")
    bias = tensor.param(96, init=0.5, name="b")
    data, wanted = (tensor.data(one, name, "_|_") for one, name in ((x, "x"), (y, "y")))
    hidden = tensor.relu(first @ data + bias)
    loss = tensor.mean(tensor.square(second @ hidden - wanted))
    step = tensor.routine(tensor.sgd(loss, lr=0.25), outputs=[loss])
    assert OWN_VECTORS in step.ir("llvm-ir")
    z = x @ w.T + 0.5
    h = np.maximum(z, 0)
    apart = h @ v.T - y
    slope = 2 * apart / apart.size
    back = (slope @ v) * (z > 0)
    assert_allclose(step(), np.mean(apart**2), rtol=1e-5)
    assert_allclose(second.value, v - 0.25 * slope.T @ h, rtol=1e-4, atol=1e-6)
    assert_allclose(first.value, w - 0.25 * back.T @ x, rtol=1e-4, atol=1e-6)
    assert_allclose(bias.value, 0.5 - 0.25 * back.sum(0), rtol=1e-4, atol=1e-6)
    assert step.ir().count("assign.accumulate") > 5  # its own text, though it was compiled
