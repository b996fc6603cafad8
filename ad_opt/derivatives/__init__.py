"""Derivatives as Python functions: gradients, products, Jacobians, their shadows and tangents."""
