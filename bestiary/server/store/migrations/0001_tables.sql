-- Tables, their logs of moves, people, chat and tokens.

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    revision INTEGER NOT NULL,
    status TEXT NOT NULL,
    listed INTEGER NOT NULL,
    clock INTEGER,
    host TEXT NOT NULL,
    created REAL NOT NULL,
    document BLOB NOT NULL
) WITHOUT ROWID;

CREATE TABLE sitting (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (person, table_id)
) WITHOUT ROWID;

CREATE TABLE moves (
    table_id TEXT NOT NULL,
    ply INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    action TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, ply)
) WITHOUT ROWID;

CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY,
    ply INTEGER NOT NULL,
    document BLOB NOT NULL
) WITHOUT ROWID;

CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    avatar TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE chat (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    avatar TEXT NOT NULL,
    text TEXT NOT NULL,
    quick INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;

CREATE TABLE tokens (
    digest TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    at REAL NOT NULL
) WITHOUT ROWID;
