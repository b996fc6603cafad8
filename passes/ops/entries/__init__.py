"""The entries of the catalogue, a file a dialect or a family of them."""
