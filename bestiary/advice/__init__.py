"""What a good player would say: hints while one plays, and what a finished game was like.

Imports core and bots, and is handed a game. Holds Structs: never compiled; the search that it asks is.
"""
