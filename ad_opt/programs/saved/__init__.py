"""Compiled functions in files: machine code, and what a call must know."""
