"""The kernel's own tests, one file for each noun of bestiary/core."""
