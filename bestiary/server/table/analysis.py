"""Looking closer: hints and reasons. Each knows what its viewer knows."""

from __future__ import annotations

from bestiary.bots.greedy import GreedyBot
from bestiary.core.dice import Dice, key_from_seed
from bestiary.core.rulebook import table_rules
from bestiary.core.seats import Seat
from bestiary.server.aside import Aside
from bestiary.server.messages import Hint, RuleText, WhyNot
from bestiary.server.refusals import refuse
from bestiary.server.table.table import LiveTable


async def hint(aside: Aside, live: LiveTable, seat: Seat) -> Hint:
    """What a good bot would do. The same question gets the same answer: its dice are not those of the game."""
    async with live.playing() as play:
        choices = play.choices(seat)
        if not choices:
            raise refuse("NOT_STARTED", "There is nothing for you to choose now.")
        bot = GreedyBot(live.game.heuristic())
        sight = play.sight(seat, Dice(key_from_seed("hint")))
        values = await aside.do(bot.values, sight, [choice.action for choice in choices])
    best = values.index(max(values))
    by_action = {str(choice.action): round(value, 2) for choice, value in zip(choices, values, strict=True)}
    return Hint(choices[best].action, choices[best].label, _reason(sorted(values)), by_action)


def _reason(values: list[float]) -> str:
    if len(values) == 1:
        return "It is the only thing you can do."
    ahead = values[-1] - values[-2]
    if ahead < 0.05:
        return "It is as good as the next best, as far as a bot can tell."
    return f"A bot expects {ahead:.1f} points more from it than from the next best."


async def why_not(live: LiveTable, seat: Seat, action: int) -> WhyNot:
    """Why a seat may not do something, with the rule in words."""
    async with live.playing() as play:
        refusal = play.why_not(seat, action)
    if refusal is None:
        return WhyNot(None, None)
    rule = live.game.rulebook.entries.get(refusal.rule) or table_rules().entries.get(refusal.rule)
    return WhyNot(refusal, None if rule is None else RuleText(rule.id, rule.text, rule.section))
