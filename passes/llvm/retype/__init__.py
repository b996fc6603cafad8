"""Bytes that are floats or addresses are moved as such."""
