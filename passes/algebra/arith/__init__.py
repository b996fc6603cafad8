"""Terms from `arith` and `math`, and back."""
