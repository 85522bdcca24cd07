"""A second opinion on each game: models made from the rulebooks, not from the code, which play beside it."""
