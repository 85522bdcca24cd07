"""`python -m bestiary` is the command `bestiary`."""

import sys

from bestiary.cli import main

if __name__ == "__main__":
    sys.exit(main())
