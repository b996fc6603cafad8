"""Mathematics for targets without a C library."""
