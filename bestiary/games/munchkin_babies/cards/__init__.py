"""The cards: what the data say of each."""
