"""How hard to try: 1 in `make test`, more in `make soak`; and where the laws are looked at in full."""

import os

EFFORT = int(os.environ.get("BESTIARY_EFFORT", "1"))
INSTALLED = os.environ.get("BESTIARY_TEST") == "installed"
FULL = INSTALLED or EFFORT > 1  # on the plain sources a thin sample does: both ways of running agree move for move
