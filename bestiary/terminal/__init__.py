"""A table in the terminal: boards drawn with rich, numbered choices, one line of input at a time."""
