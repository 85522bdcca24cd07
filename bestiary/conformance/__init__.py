"""What every game must hold to, whoever wrote it: run it on a game of your own.

From the command line: `bestiary conformance monster_cafe --seats 3`, or `bestiary conformance my_package:GAME`.
In your tests:

    from bestiary.conformance.suite import ConformanceSuite

    class TestMyGame(ConformanceSuite):
        game = GAME

The laws, by the names that a violation carries, are listed in laws.py.
"""

from bestiary.conformance.check import check
from bestiary.conformance.inspector import Report
from bestiary.conformance.laws import LAWS

__all__ = ["LAWS", "Report", "check"]
