"""Values of which only the interface is known."""
