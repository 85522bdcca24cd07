"""Cards and Items that change hands: laid down, paid, traded, drawn, lost."""
