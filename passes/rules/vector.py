"""Derivatives of ``vector``."""

from __future__ import annotations

from .registry import Row

ROWS: list[Row] = []
INACTIVE: list[str] = []
