"""Rules of their operations beyond operands and types."""
