"""A bot for a Bestiary server, in thirty lines of plain Python: it takes the choice that promises the most points.

python examples/bot.py http://127.0.0.1:8000 TOKEN TABLE
"""

import json
import sys
import urllib.error
import urllib.request
from typing import Any

address, token, table = sys.argv[1:]


def ask(path: str, document: object = None) -> Any:
    """Asks the server about the table."""
    body = None if document is None else json.dumps(document).encode()
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    return urllib.request.urlopen(urllib.request.Request(f"{address}/api/bot/tables/{table}/{path}", body, headers))


def promise(choice: dict[str, Any]) -> float:
    """The points that a choice gains at once; what is not about points is worth half a one."""
    return 0.5 if choice["gain"] is None else choice["gain"]


for line in ask("stream"):
    message = json.loads(line) if line.strip() else {}  # a blank line only says that the server is still there
    for position in message.get("positions", [message.get("position")]):
        if position and position["choices"]:
            best = max(position["choices"], key=promise)
            move = {"seat": position["seat"], "action": best["action"], "moment": position["moment"]}
            try:
                ask("move", move)
            except urllib.error.HTTPError as refused:  # 409: something happened meanwhile; the stream says what
                print(refused.status, json.load(refused)["refusal"]["text"])
        if position and position["result"]:
            print("totals:", position["result"]["totals"])
            sys.exit()
