-- What people have said about a running game beside its moves: wishes to take one back, standing orders, windows held.
CREATE TABLE talks (
    table_id TEXT PRIMARY KEY,
    revision INTEGER NOT NULL,
    document BLOB NOT NULL
) WITHOUT ROWID;

-- The processes that serve, and when each has last said that it lives.
CREATE TABLE workers (
    name TEXT PRIMARY KEY,
    beaten REAL NOT NULL
) WITHOUT ROWID;

-- Which worker does what a table does by itself. The number rises whenever another one gets the lease: moves of the
-- worker that had it before are refused from then on.
CREATE TABLE leases (
    table_id TEXT PRIMARY KEY,
    fence INTEGER NOT NULL,
    worker TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX leases_worker ON leases (worker);
