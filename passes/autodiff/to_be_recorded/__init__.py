"""Values of the forward sweep that reversing each operation wants, a file a family.

Each function goes through one operation as its method of the reverse sweep does, and writes
nothing: it takes the cotangents of the results, wants values, and hands cotangents on.
"""
