"""Core dialects to the llvm dialect: one table of handlers a dialect."""
