"""Derivatives of BLAS, which call BLAS."""
