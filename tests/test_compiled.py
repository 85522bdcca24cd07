"""The compiled package and the plain sources agree move for move."""

import os
import subprocess
import sys
from itertools import chain
from pathlib import Path

ROOT = Path(__file__).parents[1]
GAMES = 40
SCRIPT = f"""
import bestiary
from bestiary.bots import make_bot
from bestiary.core.dice import Dice, key_from_seed
from bestiary.core.perspective import Perspective
for game in bestiary.games().values():
    for number in range({GAMES}):
        seats = game.seats[number % len(game.seats)]
        variants = game.variants(seats)
        options = variants[number % len(variants)]
        match = bestiary.new(game.id, seats, number, options)
        bots = [make_bot(name, game) for name in ("sensible", "random", "random", "sensible", "random", "random")]
        dice = [Dice(key_from_seed(number, seat)) for seat in range(seats)]
        for _ in range(7 * game.longest(seats, game.check(seats, options))):  # with steps into a tray
            if match.over:
                break
            seat = match.pending[0]
            match.play(seat, bots[seat].choose(Perspective(match.state, seat, dice[seat])))
        assert match.over, f"{{game.name}} does not end"
        print(match.record().seal, [match.view(None), match.told(None)])
"""


def games_of(python_path: str, tmp_path: Path) -> list[str]:
    environment = {**os.environ, "PYTHONPATH": python_path}
    done = subprocess.run(
        [sys.executable, "-P", "-c", SCRIPT], env=environment, cwd=tmp_path, capture_output=True, text=True, check=True
    )
    return done.stdout.splitlines()


def test_compiled_and_plain_agree_move_for_move(tmp_path: Path) -> None:
    plain = games_of(str(ROOT), tmp_path)
    installed = games_of("", tmp_path)
    assert len(plain) >= GAMES
    assert installed == plain


def test_no_compiled_module_holds_structs() -> None:
    sys.path.append(str(ROOT))
    from hatch_build import groups

    for path in chain(*groups(ROOT).values()):
        assert "msgspec" not in (ROOT / path).read_text(), f"{path}: mypyc drops a Struct's frozen and tag"
