"""Inlining, and functions that nobody calls."""
