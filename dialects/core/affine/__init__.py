"""Affine loops, accesses, index arithmetic."""
