"""What several workers have in Redis: it tells and counts, and keeps nothing that cannot be asked again."""
