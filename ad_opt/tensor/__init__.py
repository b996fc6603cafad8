"""Tensors in Python: described with NumPy's operators, compiled to one routine."""
