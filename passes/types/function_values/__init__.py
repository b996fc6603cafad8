"""Derivatives as values of function type."""
