"""Memory behind addresses: shadows of pointers and of globals."""
