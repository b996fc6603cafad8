"""``--html``: one page that shows a program at every stage beside its source."""
