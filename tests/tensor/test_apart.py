"""Arrays that share memory stay arrays that share memory."""

import numpy as np

from ad_opt import tensor as tn


def test_arrays_of_their_own_are_said_to_be_apart():
    """Passes may then exchange loops over them."""
    x = tn.data(np.ones(4), "x", dtype="f64")
    text = tn.routine(x * 2.0).ir()
    assert text.count("llvm.noalias") == 2


def test_views_of_one_array_are_not():
    """Two views of one array get no ``noalias``: writes to one are read by the other."""
    whole = np.arange(8.0)
    head, tail = tn.data(whole[:6], "head"), tn.data(whole[2:], "tail")
    step = tn.routine(tn.assign(head, tail + 1.0))
    assert step.ir().count("llvm.noalias") == 0
    step()
    assert whole.tolist() == [3, 4, 5, 6, 7, 8, 6, 7]


def test_what_is_made_of_a_view_is_computed_again_when_its_memory_has_changed():
    whole = np.arange(4.0)
    a, b = tn.data(whole, "a"), tn.data(whole, "b")
    double = b * 2.0
    step = tn.routine(double.sum(), tn.assign(a, a + 1.0), double, outputs=double)
    assert step().tolist() == [2, 4, 6, 8]


def test_views_that_are_changed_at_once_are_read_before():
    """``head`` and ``tail`` of 0, 1, ..., 5 share two elements; both values are the old ones."""
    whole = np.arange(6.0)
    head, tail = tn.data(whole[:4], "head"), tn.data(whole[2:], "tail")
    other = tn.param(4, init=9.0, name="other", dtype="f64")
    tn.routine(tn.together(tn.assign(head, other), tn.assign(other, tail)))()
    assert whole.tolist() == [9, 9, 9, 9, 4, 5]
    assert other.value.tolist() == [2, 3, 4, 5]


def test_a_view_that_is_assigned_to_another_one_is_read_before():
    """As in NumPy: ``whole[2:] = whole[:4]``, and added to, both ways round."""
    for kind in ("set", "add"):
        for to, of in ((slice(2, None), slice(4)), (slice(4), slice(2, None))):
            whole, expected = np.arange(6.0), np.arange(6.0)
            target, value = tn.data(whole[to], "target"), tn.data(whole[of], "value")
            tn.routine(tn.assign(target, value, kind))()
            expected[to] = expected[of] + (expected[to] if kind == "add" else 0)
            assert whole.tolist() == expected.tolist()
