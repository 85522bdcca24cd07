"""What is to be played: a game, who sits where, and the seed from which every game of it follows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from bestiary.bots import make_bot, strength
from bestiary.core.bot import Bot
from bestiary.core.dice import Dice, key_from_seed
from bestiary.core.game import Game
from bestiary.core.match import Match
from bestiary.core.perspective import Perspective
from bestiary.core.playout import play_out
from bestiary.core.registry import import_game
from bestiary.core.state import State
from bestiary.lab.tally import Tally


class Plan(NamedTuple):
    """A simulation, small enough to be sent to a worker. Bot k sits in seat k in every game.

    >>> plan = Plan.make("monster_cafe", ["random", "random"], seed=1)
    >>> plan.play(0, 5).games
    5
    >>> plan.match(3).over
    True
    """

    game: str  # its id, or module:NAME
    players: tuple[str, ...]
    options: dict[str, Any]
    seed: int | str

    @classmethod
    def make(
        cls, game: str, players: Sequence[str], *, seed: int | str, options: Mapping[str, Any] | None = None
    ) -> Plan:
        """A plan whose game, bots, number of seats and options have been checked."""
        found = import_game(game)
        for player in players:
            make_bot(player, found)
        named = tuple(strength(player).text for player in players)
        found.check(len(players), options)
        return cls(game if ":" in game else found.id, named, dict(options or {}), seed)

    @property
    def by_the_clock(self) -> list[str]:
        """The players who think by the clock: with them the same seed may give other games."""
        return [player for player in dict.fromkeys(self.players) if strength(player).by_the_clock]

    def play(self, first: int, count: int) -> Tally:
        """Plays the games with the numbers from `first` on."""
        game = import_game(self.game)
        start = self._start(game)
        tally = Tally.empty(len(self.players))
        for number in range(first, first + count):
            state = start.clone()
            bots = self._bots(game)
            moves = play_out(state, bots, self._bot_dice(number), Dice(self._key(number)))
            result = state.result()
            assert result is not None
            tally.add(result, moves, state.turns_begun())
        return tally

    def match(self, number: int) -> Match:
        """One of the games move by move, to be recorded: the same luck, and the bots choose the same."""
        game = import_game(self.game)
        match = Match(game, self._start(game), key=self._key(number), players=self.players)
        bots, dice = self._bots(game), self._bot_dice(number)
        while not match.over:
            seat = match.pending[0]
            match.play(seat, bots[seat].choose(Perspective(match.state, seat, dice[seat])))
        return match

    def _start(self, game: Game) -> State:
        return game.new(len(self.players), self.options)

    def _bots(self, game: Game) -> list[Bot]:
        """New ones for each game, so that none remembers another game."""
        return [make_bot(player, game) for player in self.players]

    def _key(self, number: int) -> bytes:
        return key_from_seed(self.seed, "game", number)

    def _bot_dice(self, number: int) -> list[Dice]:
        return [Dice(key_from_seed(self.seed, "game", number, "bot", seat)) for seat in range(len(self.players))]
