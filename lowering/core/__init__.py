"""Core dialects to fewer of them."""
