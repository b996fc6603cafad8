"""Tensors by value, structured operations, assignments."""
