"""Forward mode: the function is doubled."""
