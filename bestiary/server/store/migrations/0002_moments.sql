-- A move keeps its seat's moment, so that a repeated one is known again after a restart.
-- Older moves have none: a client that repeats one of those is told that it is stale.
ALTER TABLE moves ADD COLUMN moment INTEGER;

-- The lists of the home page.
CREATE INDEX tables_listed ON tables (listed, status, created);
CREATE INDEX tables_hosted ON tables (host, created);
CREATE INDEX tokens_person ON tokens (person);
