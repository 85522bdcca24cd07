"""Who is there: guests, their connections, their tokens."""
