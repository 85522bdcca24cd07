-- That an entry of the log takes the last move of its seat back stands in a column of its own. Until now such an entry
-- had the action `back`, which a game may well have as a verb of its own.
ALTER TABLE moves ADD COLUMN takes_back INTEGER NOT NULL DEFAULT 0;
UPDATE moves SET takes_back = 1, action = '' WHERE action = 'back' AND moment IS NULL;
