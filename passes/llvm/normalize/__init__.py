"""LLVM IR into the forms that the rest of the raising knows."""
