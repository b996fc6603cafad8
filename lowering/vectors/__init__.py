"""Operations on vectors of any rank, made of operations on vectors of one dimension."""
