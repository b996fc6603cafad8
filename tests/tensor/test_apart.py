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
