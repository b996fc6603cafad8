"""Structs of C with addresses in them, and of which the arrays behind these are known."""
