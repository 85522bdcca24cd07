"""What a server counts, in Prometheus' form."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

LATENCIES = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


class Metrics:
    """The numbers of one server."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        registry = self._registry
        self.moves = Counter("bestiary_moves", "Moves stored and told.", registry=registry)
        self.refused = Counter("bestiary_refused", "Requests refused, by code.", ["code"], registry=registry)
        self.tables = Gauge("bestiary_tables_live", "Tables in memory.", registry=registry)
        self.connections = Gauge("bestiary_connections", "Open connections.", registry=registry)
        self.requests = Counter("bestiary_requests", "HTTP requests.", ["method", "status"], registry=registry)
        self.move_seconds = Histogram(
            "bestiary_move_seconds", "From a move's arrival until it is stored.", buckets=LATENCIES, registry=registry
        )

    def text(self) -> bytes:
        """All of them."""
        return generate_latest(self._registry)
