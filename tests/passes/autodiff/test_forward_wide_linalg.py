"""Several directions at once through operations that are linear in their buffers.

Each direction is held against what NumPy makes of it: the operation itself.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

import ad_opt

Array = np.ndarray
WIDTH = 4

CASES: dict[str, tuple[str, tuple[int, ...], tuple[int, ...], Callable[[Array], Array]]] = {
    "transpose": ("permutation = [2, 0, 1]", (2, 3, 4), (4, 2, 3), lambda a: a.transpose(2, 0, 1)),
    "broadcast": ("dimensions = [1]", (2,), (2, 3), lambda a: np.repeat(a[:, None], 3, axis=1)),
    "copy": ("", (2, 3), (2, 3), lambda a: a),
    "fill": ("", (), (2, 3), lambda a: np.full((2, 3), a)),
}


def program(name: str) -> ad_opt.Program:
    options, given, made, _ = CASES[name]
    lanes = f"vector<{WIDTH}xf64>"
    source, moved = ("f64", lanes) if not given else (of(given, "f64"), of(given, lanes))
    target, wide = of(made, "f64"), of(made, lanes)
    return ad_opt.load(f"""
    func.func private @f(%a: {source}, %m: {target}) {{
      linalg.{name} ins(%a : {source}) outs(%m : {target}) {options}
      return
    }}
    func.func @moving(%a: {source}, %da: {moved}, %m: {target}, %dm: {wide}) {{
      autodiff.fwd_diff @f(%a, %da, %m, %dm) {{activity = [dup, dup], width = {WIDTH}}}
        : ({source}, {moved}, {target}, {wide}) -> ()
      return
    }}
    func.func @constant(%a: {source}, %m: {target}, %dm: {wide}) {{
      autodiff.fwd_diff @f(%a, %m, %dm) {{activity = [const, dup], width = {WIDTH}}}
        : ({source}, {target}, {wide}) -> ()
      return
    }}
    """)


def of(shape: tuple[int, ...], element: str) -> str:
    return f"memref<{''.join(f'{size}x' for size in shape)}{element}>"


@pytest.mark.parametrize("name", CASES)
def test_each_direction_is_the_operation_itself(name: str) -> None:
    _, given, made, expected = CASES[name]
    loaded, numbers = program(name), np.random.default_rng(0)
    a, da = numbers.standard_normal(given), numbers.standard_normal((*given, WIDTH))
    m, dm = np.full(made, np.nan), np.full((*made, WIDTH), np.nan)
    loaded["moving"](a, da, m, dm)
    np.testing.assert_array_equal(m, expected(np.asarray(a)))
    for lane in range(WIDTH):
        np.testing.assert_array_equal(dm[..., lane], expected(np.asarray(da[..., lane])))
    dm[...] = np.nan
    loaded["constant"](a, m, dm)
    assert not dm.any()
