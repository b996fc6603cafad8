"""Loops of any nest in another form, a transformation a file: applied exactly, or refused."""
