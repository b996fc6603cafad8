"""How operations on vectors of any rank are made of operations on vectors of one dimension."""
