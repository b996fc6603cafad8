"""The run of `ad-reduce`: a program that shows a fault becomes a small one that shows it too."""
