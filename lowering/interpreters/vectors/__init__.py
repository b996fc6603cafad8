"""Vectors, in registers and in memory."""
