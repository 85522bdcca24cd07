"""The PostgreSQL storage keeps to the suite, and to more: it comes back when its database does."""

from __future__ import annotations

from pathlib import Path

import pytest

from bestiary.server.clock import Clock
from bestiary.server.store.postgres import PostgresStorage
from bestiary.server.store.storage import Storage
from tests.server.postgres import PostgresServer
from tests.server.storage_suite import StorageSuite


class TestPostgresStorage(StorageSuite):
    @pytest.fixture(autouse=True)
    def _database(self, postgres: PostgresServer) -> None:
        self.address = postgres.new_database()

    def make(self, folder: Path) -> Storage:
        return PostgresStorage(self.address, Clock())
