"""Many games at once: bots against each other on all cores, and what comes of it."""
