"""What each operation and each library function does, by name."""
