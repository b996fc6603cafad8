"""Arithmetic, mathematics, complex numbers, vectors."""
