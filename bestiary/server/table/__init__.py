"""A table that is being played: who sits there, what has happened, what each is shown, and what happens by itself."""
