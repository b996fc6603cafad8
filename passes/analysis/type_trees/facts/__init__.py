"""Facts that the program says by itself: layouts, constants, known integers, flow."""
