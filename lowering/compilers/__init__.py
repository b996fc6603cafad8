"""Programs in C, C++, Rust and Fortran: which compiler makes LLVM IR of them, and how."""
