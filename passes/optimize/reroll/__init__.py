"""Loops that a compiler unrolled or vectorised, rolled again."""
