"""Iterations of a loop as lanes of vectors, with control flow by masks."""
