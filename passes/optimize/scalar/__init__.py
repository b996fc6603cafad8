"""Folding, common subexpressions, dead code."""
