"""Entry points of installed packages, and errors of their code."""
