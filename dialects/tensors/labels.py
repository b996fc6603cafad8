"""Names by which schedules find loops and buffers, and what was chosen: discardable attributes."""

LOOP_LABEL = "schedule.loop"
"""Attribute of a loop: its name in schedules."""
BUFFER_LABEL = "schedule.buffer"
"""Attribute of an argument or of what makes a buffer: its name in schedules."""
CHOSEN_TILE = "schedule.tile"
"""Attribute of the outermost loop of a nest: the register tiles that were chosen, in words."""
