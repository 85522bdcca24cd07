"""The characters: what they are and can."""
