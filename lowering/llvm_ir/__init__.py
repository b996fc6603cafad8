"""The llvm dialect as LLVM IR text: one table of operations, nothing dropped silently."""
