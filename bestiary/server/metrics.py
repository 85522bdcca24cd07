"""What a server counts, in Prometheus' form."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

LATENCIES = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


class Metrics:
    """The numbers of one server."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        registry = self._registry
        self.moves = Moves()
        registry.register(self.moves)
        self.refused = Counter("bestiary_refused", "Requests refused, by code.", ["code"], registry=registry)
        self.tables = Gauge("bestiary_tables_live", "Tables in memory.", registry=registry)
        self.connections = Gauge("bestiary_connections", "Open connections.", registry=registry)
        self.requests = Counter("bestiary_requests", "HTTP requests.", ["method", "status"], registry=registry)

    def text(self) -> bytes:
        """All of them."""
        return generate_latest(self._registry)


class Moves(Collector):
    """Counts moves, and how long each took until it was stored. Only the event loop counts: it needs no locks."""

    def __init__(self) -> None:
        self._seconds = 0.0
        self._counts = [0] * (len(LATENCIES) + 1)

    def add(self, seconds: float) -> None:
        """One more move."""
        self._seconds += seconds
        self._counts[bisect_left(LATENCIES, seconds)] += 1

    def collect(self) -> Iterator[Metric]:
        yield CounterMetricFamily("bestiary_moves", "Moves stored and told.", value=sum(self._counts))
        buckets = list(zip([*map(str, LATENCIES), "+Inf"], accumulate(self._counts), strict=True))
        about = "From a legal move's arrival until it is stored."
        yield HistogramMetricFamily("bestiary_move_seconds", about, buckets=buckets, sum_value=self._seconds)
