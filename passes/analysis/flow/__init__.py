"""Flow of derivatives: activity, derivatives that get lost, what is kept on the tape."""
