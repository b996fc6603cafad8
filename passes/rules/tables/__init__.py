"""Derivatives of single operations, a file a dialect."""
