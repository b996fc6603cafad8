"""Second derivatives: every nesting of modes, on every rule, on loops and memory, on ADBench."""

from __future__ import annotations

import numpy as np
import pytest
from ad_opt.passes.rules.registry import default_rules

from derivatives import directional_difference
from rule_rows import COVERED_ELSEWHERE, ROWS, WITHOUT_SECOND, text_of
from second_order import Products


def agree(products: Products, *, differences: bool = True, rtol: float = 1e-12) -> None:
    """All nestings give one symmetric Hessian, which is the derivative of the gradient."""
    u, v = products.directions
    hv, hu = products.forward_over_reverse(v), products.forward_over_reverse(u)
    scale = float(np.max(np.abs([hu, hv]))) * u.size + 1e-3
    assert u @ hv == pytest.approx(v @ hu, abs=rtol * scale)
    for other in (products.reverse_over_forward, products.reverse_over_reverse):
        np.testing.assert_allclose(other(v), hv, rtol=0, atol=rtol * scale)
    assert products.forward_over_forward(u, v) == pytest.approx(u @ hv, abs=rtol * scale)
    if differences:
        gradient = lambda point: tuple(map(float, products.gradient(point)))  # noqa: E731
        estimate = directional_difference(gradient, [products.point], [v])
        found = estimate.value[: v.size]
        np.testing.assert_allclose(found, hv, rtol=1e-6, atol=1e-7 * scale)


@pytest.mark.parametrize("name", ROWS)
def test_every_rule(name: str) -> None:
    row = ROWS[name]
    products = Products.interpreted(text_of(row), row.point())
    agree(products, differences=row.exact, rtol=1e-12 if row.exact else 1e-6)


def test_every_rule_has_a_row() -> None:
    rules = {rule.name for rule in default_rules()}
    covered = {name.partition("-")[0] for name in ROWS}
    assert rules == covered | set(WITHOUT_SECOND) | set(COVERED_ELSEWHERE)
    for name, where in COVERED_ELSEWHERE.items():
        assert name in text_of(ROWS[where])
