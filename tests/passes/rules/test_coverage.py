"""``docs/coverage.md`` is what the tables say."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from ad_opt.passes.autodiff.operations.coverage import coverage


def test_the_page_is_up_to_date(root: Path) -> None:
    assert (root / "docs" / "coverage.md").read_text() == coverage(), (
        "run `python -m ad_opt.passes.autodiff.operations.coverage > docs/coverage.md`"
    )


def test_the_module_prints_the_page() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "ad_opt.passes.autodiff.operations.coverage"],
        capture_output=True,
        text=True,
    )
    assert done.stdout == coverage()


def test_every_rule_is_on_the_page() -> None:
    text = coverage()
    for name in ("math.exp", "complex.abs", "vector.contract", "arith.select"):
        assert f"| `{name}` |" in text
    assert "| `arith.cmpf` | none | none |" in text
