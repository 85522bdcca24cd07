"""Which Bestiary is tested: the sources of this checkout, or with BESTIARY_TEST=installed the built package.

Both find the folder `tests`; the installed package must come before the sources then.
"""

import os
import sys
from pathlib import Path

from hypothesis import settings

ROOT = str(Path(__file__).parents[1])
INSTALLED = os.environ.get("BESTIARY_TEST") == "installed"

sys.path[:] = [entry for entry in sys.path if entry not in ("", ROOT)]
if INSTALLED:
    sys.path.append(ROOT)
else:
    sys.path.insert(0, ROOT)

settings.register_profile("quick", deadline=None, max_examples=50, derandomize=True)
settings.register_profile("soak", deadline=None, max_examples=2000)
settings.load_profile("soak" if int(os.environ.get("BESTIARY_EFFORT", "1")) > 1 else "quick")


def pytest_report_header() -> str:
    """Says which one it is."""
    import bestiary

    return f"bestiary: {'compiled' if bestiary.compiled() else 'plain Python'}, {Path(bestiary.__file__).parent}"
