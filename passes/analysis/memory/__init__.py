"""Which memory is which, and who reads and writes it."""
