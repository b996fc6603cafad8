"""Register tiles: nests in which they may be, the choice of them, and loops over them."""
