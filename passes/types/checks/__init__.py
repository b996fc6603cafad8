"""Diagnostics of programs in which derivatives get lost."""
