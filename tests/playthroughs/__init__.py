"""Whole games as text, kept so that a change of the rules is read as a diff."""
