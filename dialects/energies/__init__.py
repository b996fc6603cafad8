"""Energies: least squares problems, the expressions they are written in, their schedules."""
