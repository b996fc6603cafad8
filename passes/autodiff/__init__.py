"""Differentiation: requests become functions over tangents, shadows and a tape."""
