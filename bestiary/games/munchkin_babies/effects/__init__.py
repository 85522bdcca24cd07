"""What cards do, one file for each effect: its name in components.toml is its file here."""
