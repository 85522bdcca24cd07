"""How a player judges: what cards, fights, offers and rivals are worth, and what is worth preparing."""
