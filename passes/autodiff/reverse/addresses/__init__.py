"""Memory behind addresses in both sweeps of reverse mode."""
