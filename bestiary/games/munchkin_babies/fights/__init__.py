"""The fight: who is in it, how strong, and what happens to them."""
