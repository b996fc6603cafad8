"""Instrumentations: what prints, times, counts and verifies between passes."""
