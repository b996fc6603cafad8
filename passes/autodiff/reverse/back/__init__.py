"""The reverse sweep: mirrors of blocks, and values of the forward sweep in them."""
