"""Affine expressions: linear forms, ranges; loops and accesses over them."""
