"""Looking closer: hints and reasons. Each knows what its viewer knows."""

from __future__ import annotations

from typing import Any

from bestiary.advice.hint import Advice, advise
from bestiary.core.dice import Dice, key_from_seed
from bestiary.core.game import Game
from bestiary.core.perspective import Perspective
from bestiary.core.rulebook import table_rules
from bestiary.core.seats import Seat
from bestiary.server.messages import Hint, HintMove, RuleText, WhyNot
from bestiary.server.refusals import refuse
from bestiary.server.table.table import LiveTable
from bestiary.server.thinking import Thinking


async def hint(thinking: Thinking, live: LiveTable, seat: Seat) -> Hint:
    """What a strong bot would do. The table goes on meanwhile: who asks has to look whether it still stands so."""
    async with live.playing() as play:
        choices = {choice.action: choice for choice in play.choices(seat)}
        if not choices or not (seat in play.pending or play.answers(seat)):
            raise refuse("NOT_STARTED", "There is nothing that you have to choose now.")
        known = play.sight(seat, Dice(key_from_seed("hint"))).imagine()  # nobody else's secret leaves the table
        position, names = known.save(), list(play.names)
    advice = await thinking.do(_advice, live.game, position, seat, names)
    moves = [(choices[one.action], one) for one in advice.moves]
    return Hint(
        [
            HintMove(choice.action, choice.label, list(choice.places), one.chance, one.tie, one.why)
            for choice, one in moves
        ]
    )


def _advice(game: Game, position: dict[str, Any], seat: Seat, names: list[str]) -> Advice:
    """The same question gets the same answer: the dice of a hint are not those of the game."""
    sight = Perspective(game.load(position), seat, Dice(key_from_seed("hint")))
    return advise(game, sight, names)


async def why_not(live: LiveTable, seat: Seat, action: int) -> WhyNot:
    """Why a seat may not do something, with the rule in words."""
    async with live.playing() as play:
        refusal = play.why_not(seat, action)
    if refusal is None:
        return WhyNot(None, None)
    rule = live.game.rulebook.entries.get(refusal.rule) or table_rules().entries.get(refusal.rule)
    return WhyNot(refusal, None if rule is None else RuleText(rule.id, rule.text, rule.section))
