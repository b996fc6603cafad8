"""Structs, existentials, tapes, derivatives as values."""
