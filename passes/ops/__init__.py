"""The catalogue by name: what each operation and each library function does."""
