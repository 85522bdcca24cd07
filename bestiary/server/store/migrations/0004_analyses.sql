-- What finished games were like. They take seconds to think about, and are asked for again and again.
CREATE TABLE analyses (
    table_id TEXT PRIMARY KEY,
    document BLOB NOT NULL
) WITHOUT ROWID;
