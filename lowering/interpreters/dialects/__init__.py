"""The meaning of each operation, a file a dialect."""
