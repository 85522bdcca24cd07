"""The kernel: what a game is. It imports nothing else of this package."""
