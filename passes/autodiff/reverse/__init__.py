"""Reverse mode: a forward sweep and a reverse sweep."""
