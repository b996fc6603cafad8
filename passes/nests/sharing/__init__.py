"""Nests that compute the same, and nests that compute what nobody needs."""
