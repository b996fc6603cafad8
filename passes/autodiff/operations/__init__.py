"""The derivatives of operations with memory, regions or calls: a file a dialect."""
