"""What is said of programs in which derivatives get lost."""
