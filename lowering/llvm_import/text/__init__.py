"""LLVM's text: tokens, types, constants, attributes, metadata."""
