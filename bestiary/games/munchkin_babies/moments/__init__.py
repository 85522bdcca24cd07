"""What the game can be in the middle of: what happens there, who is asked, and what can be answered."""
