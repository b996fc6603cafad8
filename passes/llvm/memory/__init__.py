"""Copies of memory, and local arrays."""
