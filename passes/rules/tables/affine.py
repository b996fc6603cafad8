"""``affine``: arithmetic of indices carries no derivative; loops and memory are the engines'."""

from __future__ import annotations

from ad_opt.passes.rules.registry import Row

ROWS: list[Row] = []

INACTIVE: list[str] = [
    f"affine.{name}" for name in ("apply", "min", "max", "delinearize_index", "linearize_index")
]
