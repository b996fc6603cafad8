"""Sums of products in loop nests, told to those who run them in blocks."""
