"""Generics, and their derivatives."""
