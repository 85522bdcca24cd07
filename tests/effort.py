"""How hard to try: 1 in `make test`, more in `make soak`."""

import os

EFFORT = int(os.environ.get("BESTIARY_EFFORT", "1"))
