"""Layout types to type trees."""
