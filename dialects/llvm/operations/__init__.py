"""Operations of the llvm dialect that xDSL lacks or has otherwise, and their syntax."""
