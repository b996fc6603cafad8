"""Loops that find an index by comparing all of them."""
