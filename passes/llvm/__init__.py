"""From the llvm dialect to core dialects; memory stays in the llvm dialect."""
