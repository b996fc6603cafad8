"""Functions of the llvm dialect to core dialects."""
