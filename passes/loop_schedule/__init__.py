"""Loops in another order or shape: schedules as values, and the choice of them."""
