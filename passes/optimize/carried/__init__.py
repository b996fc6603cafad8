"""Loops: what they carry from one iteration to the next, made more or less."""
