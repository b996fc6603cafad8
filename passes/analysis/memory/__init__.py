"""Memory: which is which, and who reads and writes it."""
