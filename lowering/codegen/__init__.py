"""LLVM IR text to machine code: targets, optimisation, the JIT, object files with a C interface."""
