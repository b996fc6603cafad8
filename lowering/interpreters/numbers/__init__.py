"""Integers, floats, complex numbers, expressions of energies."""
