"""Subscripts: the bits that they are computed in, and what is known of their range."""
