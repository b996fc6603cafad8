"""Derivatives of ``vector``."""

from __future__ import annotations

from .registry import Rule

RULES: list[Rule] = []
INACTIVE: list[str] = []
