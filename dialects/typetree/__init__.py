"""Type trees: which bytes are floats, addresses and integers."""
