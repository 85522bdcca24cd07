"""Laying out a position from its document, part by part: see reader.py."""
