"""Arithmetic of differentials, and pairs."""
