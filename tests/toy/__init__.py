"""Burrow: a small made-up game with everything that makes the kernel hard.

Hidden hands, a face-down hoard that some have peeked at, secret passes in a window, a tray, an interjection,
and guesses made by all at once. It exists to test the conformance suite, with faults put in on purpose.
"""
