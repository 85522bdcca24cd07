"""A guest as a test plays one: a browser's cookie, HTTP, and one live connection. Keeps every byte it receives."""

from __future__ import annotations

import itertools
from typing import Any

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

WAIT = 60.0  # only what never comes is waited for so long
numbers = itertools.count(1)


class Guest:
    """Everything that one person does."""

    def __init__(self, address: str, token: str | None = None, wait: float = WAIT) -> None:
        self.wait = wait
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=wait, headers=headers)
        self.received: list[str] = []  # every answer and every message
        self.http.event_hooks["response"] = [self._keep]
        self.live: ClientConnection | None = None
        self._lines: list[str] = []  # of the last frame, not yet looked at
        self.positions: dict[int | None, dict[str, Any]] = {}
        self.windows: dict[int | None, dict[str, Any]] = {}  # as the last message about it told
        self.orders: dict[int | None, dict[str, Any]] = {}
        self.table: dict[str, Any] = {}
        self.chat: list[dict[str, Any]] = []
        self.id: str = self.get("/api/me")["id"]

    def _keep(self, response: httpx.Response) -> None:
        if "ndjson" not in response.headers.get("content-type", ""):
            self.received.append(response.read().decode())

    # HTTP.

    def ask(self, method: str, path: str, **rest: Any) -> httpx.Response:
        return self.http.request(method, path, **rest)

    def get(self, path: str, **rest: Any) -> Any:
        answer = self.ask("GET", path, **rest)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, document: Any = None, status: int = 200) -> Any:
        answer = self.ask("POST", path, json=document) if document is not None else self.ask("POST", path)
        assert answer.status_code == status, answer.text
        return answer.json()

    def new_table(self, *seats: str, game: str = "monster_cafe", **wish: Any) -> str:
        """A table with seats such as "me", "open", "bot:random"."""
        wishes = [{"kind": kind, "bot": bot or None} for kind, _, bot in (seat.partition(":") for seat in seats)]
        table: str = self.post("/api/tables", {"game": game, "seats": wishes, **wish}, status=201)["id"]
        return table

    def sit(self, table: str, seat: int, kind: str = "me") -> Any:
        answer = self.ask("PUT", f"/api/tables/{table}/seats/{seat}", json={"kind": kind})
        assert answer.status_code == 200, answer.text
        return answer.json()

    # The live connection.

    def join(self, table: str, **options: Any) -> dict[str, Any]:
        """Connects and returns the welcome."""
        headers = {"cookie": "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())}
        headers |= options.pop("headers", {})
        url = f"{self.address.replace('http', 'ws')}/api/tables/{table}/live"
        options = {"open_timeout": self.wait, "max_size": None, **options}
        opened = connect(url, additional_headers=headers, **options)
        self.live = opened.__enter__()
        self._lines = []
        return self.until("welcome")

    def leave(self) -> None:
        if self.live is not None:
            self.live.close()
            self.live = None

    def close(self) -> None:
        self.leave()
        self.http.close()

    def say(self, message: dict[str, Any] | str) -> None:
        assert self.live is not None
        self.live.send(message if isinstance(message, str) else msgspec.json.encode(message).decode())

    def hear(self, timeout: float | None = None) -> dict[str, Any]:
        """The next message, taken note of."""
        assert self.live is not None
        if not self._lines:
            frame = self.live.recv(timeout=self.wait if timeout is None else timeout)
            assert isinstance(frame, bytes)
            self._lines = frame.decode().split("\n")
            self.received += self._lines
        message: dict[str, Any] = msgspec.json.decode(self._lines.pop(0))
        self._note(message)
        return message

    def until(self, kind: str, timeout: float | None = None) -> dict[str, Any]:
        """The next message of a kind; what comes before it is taken note of."""
        while True:
            message = self.hear(timeout)
            if message["type"] == kind:
                return message

    def ask_live(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Sends a request and returns its answer: accepted or refused."""
        request = fields.pop("request", f"r{next(numbers)}")
        self.say({"type": kind, "request": request, **fields})
        while True:
            message = self.hear()
            if message["type"] in ("accepted", "refused") and message["request"] == request:
                return message

    def move(self, seat: int, action: int, moment: int | None = None) -> dict[str, Any]:
        known = self.positions[seat]["moment"] if moment is None else moment
        return self.ask_live("move", seat=seat, action=action, moment=known)

    def ping(self) -> None:
        """Returns when everything sent before has been heard."""
        self.say({"type": "ping"})
        self.until("pong")

    def hears_nothing(self) -> bool:
        """Whether nothing has been told since it listened last."""
        before = len(self.received)
        self.ping()
        return all('"pong"' in line for line in self.received[before:])

    def _note(self, message: dict[str, Any]) -> None:
        if message["type"] == "welcome":
            self.table, self.chat = message["table"], message["chat"]
            self.positions = {position["seat"]: position for position in message["positions"]}
        elif message["type"] == "table":
            self.table = message["table"]
        elif message["type"] == "position":
            position = message["position"]
            self.positions[position["seat"]] = position
        elif message["type"] == "window":
            seat = message["seat"]
            self.windows[seat], self.orders[seat] = message["window"], message["orders"]
            self.positions[seat] |= {"window": message["window"], "orders": message["orders"]}
        elif message["type"] == "chat":
            self.chat.append(message["line"])

    # Playing.

    def choosable(self) -> list[tuple[int, dict[str, Any]]]:
        """What can be chosen now, by seat."""
        return [
            (seat, choice)
            for seat, position in sorted(self.positions.items(), key=lambda item: (item[0] is None, item[0]))
            if seat is not None
            for choice in position["choices"]
        ]

    @property
    def over(self) -> bool:
        return any(position["result"] is not None for position in self.positions.values())
