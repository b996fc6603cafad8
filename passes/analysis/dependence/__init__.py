"""Dependences between accesses to elements of buffers, and what follows from them."""
