"""Tapes: the arena, frames of records, sums of narrow floats."""
