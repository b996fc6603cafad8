"""Rules of operations of the llvm dialect, beyond operands and types."""
