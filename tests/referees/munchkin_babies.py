"""Munchkin Babies, from its rulebook: a referee that judges what it has seen, step by step.

It judges: both sums of a fight, who wins it, its levels and Treasures; the dice of running away; whose turn comes, the
phases of a turn, and who is asked in them; what may be drawn; that every card lies in one place; which Items may be
worn; looting, looking for trouble, selling, Charity and the hand limit; what a Curse and Bad Stuff take, where nobody
has to choose or to roll, and that somebody is asked where they have; Levels between 1 and 10 and how the tenth is
reached; who has won; and some of the legal moves (JUDGED).

It does not judge: what is chosen when a Curse or Bad Stuff asks, and effects that pass cards around, tax or put to bed;
what any other card does, beyond the sums; trades, help and what is promised for it; theft, Resurrection, where excess
Big Items go; cards drawn between Charity and the next turn; nor any other legal move.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from tests.referees.munchkin_losses import Asks, everywhere, fits, stands, suffers, within_limits
from tests.referees.munchkin_sums import CARDS, Document, Sums

BOX = Counter({name: card["copies"] for name, card in CARDS.items()})
JUDGED: tuple[str, ...] = (
    "kick",
    "loot",
    "trouble",
    "done",
    "resolve",
    "enhance",
    "boost",
    "discard",
    "chase_off",
    "equip",
    "unequip",
)
JUDGED += ("pass", "send", "play")
OWN_TURN = ("arrange", "trouble_or_loot", "post_combat", "charity")
# The phases of a turn, as far as somebody is asked in them or something interrupts them.
AFTER: dict[str, tuple[str, ...]] = {
    "turn_start": ("listen", "arrange"),
    "listen": ("arrange",),
    "arrange": ("turn_open", "door", "trouble_or_loot"),
    "turn_open": ("door", "trouble_or_loot"),
    "door": ("trouble_or_loot", "after_combat"),
    "trouble_or_loot": ("after_combat", "charity"),
    "after_combat": ("loot_offer", "post_combat"),
    "loot_offer": ("post_combat",),
    "post_combat": ("charity",),
    "charity": ("charity_discard", "charity_split", "turn_end"),
    "charity_discard": ("turn_end",),
    "charity_split": ("turn_end",),
}
TO_KICK, TO_ESCAPE, NO_ROLL = 0, 2, 2  # as frames of a document say it
DRESSING = ("equip", "unequip")  # to carry less is not judged
CHANGES_A_ROLL = ("roll", "fly", "set_die")
NEW_TURN = ("turn_start", "listen", "arrange")
CHARITY = ("charity", "charity_discard", "charity_split")
LAST = (*CHARITY, "turn_end")
IN_COMBAT = ("combat_open", "final_call")
WINDOWS = ("turn_open", "curse_window", "roll_window", "help_ask", "help_counter", "received")
OPEN = (*OWN_TURN, *IN_COMBAT, *WINDOWS)
ONE_CARD = ("listen", "door_card")  # it may take the place of a Class or Race
JUST_RECEIVED = ("received", "listen", "door_card")  # what may be played of cards just received is not judged


class BabiesReferee:
    """Looks at every position, and at what led to it."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.options = options
        self.seen: Counter[str] = Counter()

    # A position.

    def look(self, now: Document, view: Any, pending: list[int], legal: dict[int, set[str]]) -> None:
        """Where the cards lie, what is shown of the fight, who is asked, and what may be done."""
        sums = Sums(now)
        lie = Counter(everywhere(now))
        same("the cards", {**(lie - BOX)}, {**(BOX - lie)}, now)
        asked = self.asked(now)
        if asked is not None:
            same("who is asked", sorted(pending), sorted(asked), now)
            self.seen[f"asked in {now['stack'][-1]['what']}"] += 1
        if now["stack"][-1]["what"] in OPEN:
            assert all(within_limits(sums, seat) for seat in range(len(now["babies"])))
        assert all(1 <= baby["level"] <= 10 for baby in now["babies"])
        for baby, shown in zip(now["babies"], view.babies, strict=True):
            assert shown.hand_limit == sums.hand_limit(shown.seat)
            assert shown.gold == sums.gold(shown.seat)
            assert shown.level == baby["level"]
        if now["fight"]:
            fight = view.fight
            same("the side", fight.side, sums.munchkins(), now)
            same("the monsters", fight.monsters, sums.monsters(), now)
            same("winning", fight.winning, sums.winning(), now)
            same("levels", fight.levels, sums.levels(), now)
            same("treasures", fight.treasures, sums.treasures(), now)
            self.seen["Orcling far ahead"] += sums.won_by_far()
        what = now["stack"][-1]["what"]
        left_out = ("send", "play") if what in JUST_RECEIVED else DRESSING if what == "excess_big" else ()
        verbs = [verb for verb in JUDGED if verb not in left_out]
        for seat, moves in legal.items():
            judged = {text for text in moves if text.split()[0] in verbs}
            told = {text for text in self._moves(now, sums, seat) if text.split()[0] in verbs}
            same(f"what seat {seat} may do", judged - told, told - judged, now)

    def asked(self, now: Document) -> list[int] | None:
        """Who is waited for; None where that is not judged."""
        top, turn = now["stack"][-1], now["turn"]
        what, everybody = top["what"], range(len(now["babies"]))
        others = [seat for seat in everybody if seat not in now["passed"]]
        if what in (*OWN_TURN, *ONE_CARD, "loot_offer", "charity_discard", "charity_split"):
            return [turn]
        if what == "combat_open":
            return [now["fight"]["fighter"]]
        if what == "final_call":
            return [seat for seat in others if seat != now["fight"]["fighter"]]
        if what in ("turn_open", "curse_window"):
            return others
        if what == "roll_window":  # who has failed may change it; where somebody has got away, the others
            got_away = top["why"] == TO_ESCAPE and top["escaped"]
            return [seat for seat in others if (seat != top["roller"]) == bool(got_away)]
        if what == "received" or what.startswith("excess_"):
            return [top["seat"]]
        if what in ("help_ask", "help_counter"):
            return [top["asked"] if what == "help_ask" else now["fight"]["fighter"]]
        return [] if what == "over" else None

    def _running(self, now: Document) -> None:
        """5 or more escapes. Some monsters need no roll."""
        sums, roll = Sums(now), now["stack"][-1]
        card, runner = CARDS[roll["monster"]], roll["roller"]
        if NO_ROLL in roll["changed"]:
            feared = sums.is_a(runner, card.get("no_pursuit_except", {"class": []}), against=True)
            low = now["babies"][runner]["level"] <= card.get("no_pursuit_at_or_below", 0) and not feared
            assert roll["escaped"] == (low or card.get("escape") == "auto")
            self.seen["escaped without a roll"] += 1
            return
        rolled = now["die"] + sums.escape_bonus(runner, roll["monster"]) + roll["extra"]
        same("escaped", roll["escaped"], rolled >= 5, now)
        assert card.get("escape") != "impossible"
        self.seen["escaped" if roll["escaped"] else "caught"] += 1

    def _moves(self, now: Document, sums: Sums, seat: int) -> Iterator[str]:
        """The moves of JUDGED."""
        what, mine, fight = now["stack"][-1]["what"], now["babies"][seat], now["fight"]
        my_turn = now["turn"] == seat
        if what == "arrange" and my_turn:
            yield "kick"
        if what in ("trouble_or_loot", "loot_offer") and my_turn:
            yield "loot"
        if what == "trouble_or_loot" and my_turn:
            yield from (f"trouble monster={card}" for card in mine["hand"] if CARDS[card]["kind"] == "monster")
        if what in ("post_combat", "charity") and my_turn:
            yield "done"
        if seat in (self.asked(now) or []) and what in ("turn_open", "final_call", "curse_window", "roll_window"):
            yield "pass"
        in_an_effect = now["stack"][-1].get("why") == 0  # a die that an effect asks for interrupts it (MB-D63)
        if what in OPEN and not in_an_effect:
            yield from self._dressing(now, sums, seat)
        if what in OPEN and not in_an_effect:
            yield from self._at_any_time(now, sums, seat)
        if (what in OPEN and not in_an_effect) or (what in ONE_CARD and my_turn):
            yield from (f"discard card={card}" for card in [*mine["classes"], *mine["races"]])
        if what not in IN_COMBAT:
            return
        if what == "combat_open" and fight["fighter"] == seat:
            yield "resolve"
        if seat in sums.side:
            for foe in sums.foes:
                chased = CARDS[foe["monster"]].get("chase_off")
                if chased and sums.is_a(seat, {"class": chased["class"]}, against=False):
                    yield f"chase_off monster={foe['monster']}"
        if sums.lasting(seat, "time_out") and fight["fighter"] != seat:
            return
        deal = fight["deal"] if fight["fighter"] == seat else {"plays": [], "items": []}  # promised is promised
        hand, items = Counter(mine["hand"]) - Counter(deal["plays"]), Counter(mine["items"]) - Counter(deal["items"])
        for card in hand:
            if CARDS[card]["kind"] == "enhancer":
                yield from (f"enhance card={card} monster={foe['monster']}" for foe in sums.foes)
        for card in hand + items:
            if card == "hot_potato_potion":
                outside = [player for player in range(len(now["babies"])) if player not in sums.side]
                yield from (f"send card={card} player={player}" for player in outside)
            if for_either_side(card):
                yield from (f"boost card={card} side={side}" for side in ("munchkins", "monsters"))

    def _dressing(self, now: Document, sums: Sums, seat: int) -> Iterator[str]:
        """Items are put on and taken off out of combat, while no Curse and no die waits to be answered."""
        mine = now["babies"][seat]
        waiting = {frame["what"] for frame in now["stack"]} & {"curse_window", "roll_window"}
        if seat in sums.side or waiting or now["free"][seat] >= self.options["free_actions"]:
            return
        yield from (f"unequip item={item}" for item in mine["worn"])
        for item in mine["items"]:
            if (
                CARDS[item]["kind"] == "item"
                and item not in (*mine["worn"], mine["porter"])
                and sums.usable(seat, item)
                and fits(sums, seat, item)
            ):
                yield f"equip item={item}"

    def _at_any_time(self, now: Document, sums: Sums, seat: int) -> Iterator[str]:
        """Curses, Go Up a Level, a Hireling; on the own turn Classes and Races, and Items out of combat."""
        what, mine, fight = now["stack"][-1]["what"], now["babies"][seat], now["fight"]
        kept_out = sums.side if sums.lasting(seat, "time_out") and fight and fight["fighter"] != seat else []
        deal = fight["deal"]["plays"] if fight and fight["fighter"] == seat else []
        for card in Counter(mine["hand"]) - Counter(deal):
            targets = [player for player in self._targets(now, card, seat) if player not in kept_out]
            yield from (f"send card={card} player={player}" for player in targets)
            hired = CARDS[card]["kind"] == "hireling" and not mine["hireling"]
            if hired or (now["turn"] == seat and self._may_lay(sums, seat, card, what)):
                yield f"play card={card}"

    def _targets(self, now: Document, card: str, user: int) -> list[int]:
        """On whom a Curse, a Go Up a Level or a card that takes a level may be played."""
        kind, levels = CARDS[card]["kind"], [baby["level"] for baby in now["babies"]]
        everybody = range(len(levels))
        if kind == "curse" and now["stack"][-1]["what"] != "curse_window":
            return [*everybody]
        if kind == "go_up_level":
            players = [user] if CARDS[card].get("self_only") else everybody
            return [player for player in players if self._goes_up(now, card, player, user)]
        if card == "candy_from_a_baby" and levels[user] < 9:
            return [player for player in everybody if player != user and levels[player] > 1]
        return []

    def _goes_up(self, now: Document, card: str, player: int, user: int) -> bool:
        """Never the tenth level; some of these cards ask for more."""
        levels = [baby["level"] for baby in now["babies"]]
        asks = {
            "none": True,
            "not_highest_level": levels[player] < max(levels),
            "lowest_level": levels[player] == min(levels),
            "hireling_in_play": any(baby["hireling"] for baby in now["babies"]),
            "just_after_combat": now["after_fight"],
            "other_card_in_hand": len(now["babies"][user]["hand"]) > 1,
        }
        return bool(levels[player] < 9 and asks[CARDS[card]["requires"]])

    def _may_lay(self, sums: Sums, seat: int, card: str, what: str) -> bool:
        """One Class and one Race, two with Super Munchkin and Half-Breed; Items as far as they can be carried."""
        mine, kind = sums.babies[seat], CARDS[card]["kind"]
        # Who has handed the own fight on is out of it, and still in turn.
        out_of_combat = what in OWN_TURN or (what in IN_COMBAT and seat not in sums.side)
        if kind in ("class", "race"):
            badges, more = (mine["classes"], "super_munchkin") if kind == "class" else (mine["races"], "half_breed")
            return card not in badges and len(badges) < 1 + mine[more]
        if kind in ("super_munchkin", "half_breed"):
            return bool(mine["classes" if kind == "super_munchkin" else "races"]) and not mine[kind]
        if kind == "item" and CARDS[card]["big"]:
            return out_of_combat and sums.big_items(seat) < sums.big_limit(seat)
        return kind in ("item", "one_shot") and out_of_combat

    # A step.

    def judge(self, before: Document, who: int, verb: str, given: dict[str, str], after: Document) -> None:
        """What one step has changed."""
        was, now = before["stack"][0]["what"], after["stack"][0]["what"]
        if now != was and was in AFTER and now != "over":
            assert now in following(was), f"from {was} to {now}"
        begun = was not in ("creation", "first_roll")
        if begun and (after["turn"] != before["turn"] or after["turns"] != before["turns"]):
            self._next_turn(before, after)
        if before["stack"][-1]["what"] == "final_call" and verb == "pass":
            self._call_closed(before, after)
        else:
            for seat, baby in enumerate(after["babies"]):
                assert baby["level"] < 10 or before["babies"][seat]["level"] == 10 or self._other_kill(before, given)
        roll = after["stack"][-1]
        if roll["what"] == "roll_window" and roll["why"] == TO_ESCAPE:
            opened = before["stack"][-1]["what"] not in WINDOWS and NO_ROLL in roll["changed"]
            if opened or verb in CHANGES_A_ROLL:
                self._running(after)
        if verb == "pass":
            self._hit(before, after)
        if verb == "sell":
            self._sold(before, who, given["double"] == "yes", after)
        if verb == "trouble":
            self._trouble(before, who, given["monster"], after)
        if was in CHARITY and now not in CHARITY:
            assert len(after["babies"][before["turn"]]["hand"]) <= Sums(after).hand_limit(before["turn"])
        if verb == "done" and was == "charity":
            self._charity(before, who, after)
        if was == "charity_split" and now != "charity_split":
            self._shared_out(before, after)
        drawing = after["stack"][-1]
        if verb == "loot" and drawing["what"] == "drawing":
            assert drawing["deck"] == ("treasure" if self.options["listen_at_the_door"] else "door")
            assert drawing["left"] == 1
        if verb == "kick" and drawing["what"] == "drawing":
            assert (drawing["deck"], drawing["left"]) == ("door", 1)
        if before["stack"][-1] == {**before["stack"][-1], "what": "drawing", "why": TO_KICK} and verb == "draw":
            self._behind_the_door(before, given["card"], after)

    def _hit(self, before: Document, after: Document) -> None:
        """A Curse that nobody has stopped, or Bad Stuff that nobody has got away from, happens at once."""
        was, now = before["stack"][-1], after["stack"][-1]
        if was["what"] == now["what"]:
            return
        if was["what"] == "curse_window":
            victim, clauses = was["victim"], CARDS[was["card"]]["effects"]
        elif was["what"] == "roll_window" and was["why"] == TO_ESCAPE and not was["escaped"]:
            victim, clauses = was["roller"], CARDS[was["monster"]]["bad_stuff"]
        else:
            return
        try:
            told = suffers(before, victim, clauses)
        except Asks:
            self.seen["somebody is asked what is lost"] += now["what"].startswith("losing")
            return
        same("what is lost", stands(after["babies"][victim]), stands(told), before)
        for seat, baby in enumerate(before["babies"]):
            if seat != victim:
                same("what others lose", stands(after["babies"][seat]), stands(baby), before)
        self.seen["a Curse" if was["what"] == "curse_window" else "Bad Stuff"] += 1

    def _other_kill(self, before: Document, given: dict[str, str]) -> bool:
        """The last monster may be killed by a card, and one card gives a level that may be the tenth."""
        return before["fight"] is not None or "sunday_best" in given.values() or bool(before["limbo"])

    def _next_turn(self, before: Document, after: Document) -> None:
        assert after["turn"] == (before["turn"] + 1) % len(after["babies"])
        assert after["turns"] == before["turns"] + 1
        assert before["stack"][0]["what"] in LAST
        assert not after["fight"]
        self.seen["turns"] += 1

    def _call_closed(self, before: Document, after: Document) -> None:
        """The 2.6 seconds are over, when everybody has passed."""
        if after["stack"][-1]["what"] == "final_call" and after["fight"] and not after["fight"]["fleeing"]:
            return
        sums, fighter, helper = Sums(before), before["fight"]["fighter"], before["fight"]["helper"]
        levels = [baby["level"] for baby in before["babies"]]
        if sums.winning():
            self.seen["won"] += 1
            kills = sum(foe["count"] for foe in sums.foes) + len(before["fight"]["killed"])
            levels[fighter] = min(10, levels[fighter] + sums.levels())
            if helper is not None and "elfling" in before["babies"][helper]["races"]:
                levels[helper] = min(10, levels[helper] + kills)
                self.seen["Elfling helped"] += 1
            same("levels", [baby["level"] for baby in after["babies"]], levels, before)
            over = 10 in levels
            assert over == (after["stack"][-1]["what"] == "over")
            if over:
                shared = {helper} if self.options["shared_victory"] and helper is not None else set()
                tenth = {seat for seat, level in enumerate(levels) if level == 10}
                same("winners", {*after["winners"]}, tenth | (shared if levels[fighter] == 10 else set()), before)
                self.seen["game won"] += 1
            elif after["stack"][-1]["what"] == "drawing":
                coming = [frame["left"] for frame in after["stack"] if frame["what"] in ("reward_draw", "drawing")]
                same("Treasures", sum(coming), sums.treasures(), before)
                self.seen["Treasures drawn"] += 1
        else:
            self.seen["lost"] += 1
            assert after["stack"][-1]["what"] != "over"

    def _sold(self, before: Document, seat: int, double: bool, after: Document) -> None:
        """A level for each full 1,000, never the tenth."""
        worth = sorted(CARDS[step.partition("=")[2]].get("gold", 0) for step in before["trays"][seat])
        levels = (sum(worth) + double * worth[-1]) // 1000
        old, new = before["babies"][seat]["level"], after["babies"][seat]["level"]
        assert levels >= 1
        assert new < 10
        same("sold", new, old + levels, before)
        assert before["turn"] == seat
        assert not before["fight"]
        self.seen["sold"] += 1

    def _trouble(self, before: Document, seat: int, monster: str, after: Document) -> None:
        assert monster in before["babies"][seat]["hand"]
        assert not after["fight"] or after["fight"]["fighter"] == seat
        self.seen["looked for trouble"] += 1

    def _charity(self, before: Document, seat: int, after: Document) -> None:
        """Over the limit: to the lowest Level, or nowhere if that is oneself."""
        excess = len(before["babies"][seat]["hand"]) - Sums(before).hand_limit(seat)
        what = after["stack"][0]["what"]
        if excess <= 0:
            assert what in (*NEW_TURN, "turn_end", "over")
            return
        levels = [baby["level"] for baby in before["babies"]]
        self.seen["charity"] += 1
        lowest = levels[seat] == min(levels)
        self.seen["discarded in Charity"] += lowest
        assert what == ("charity_discard" if lowest else "charity_split")

    def _shared_out(self, before: Document, after: Document) -> None:
        """As evenly as possible among those with the lowest Level."""
        giver, levels = before["turn"], [baby["level"] for baby in before["babies"]]
        least = min(level for seat, level in enumerate(levels) if seat != giver)
        receivers = [seat for seat, level in enumerate(levels) if seat != giver and level == least]
        shares = [after["given"][seat] for seat in receivers]
        assert max(shares) - min(shares) <= 1
        assert sum(shares) == sum(after["given"])
        self.seen["shared out"] += 1

    def _behind_the_door(self, before: Document, card: str, after: Document) -> None:
        """A monster is fought by who opened the door; a Curse hits them; anything else is theirs."""
        turn, kind, top = before["turn"], CARDS[card]["kind"], after["stack"][-1]
        self.seen[f"{kind} behind the door"] += 1
        if kind == "monster" and after["fight"]:
            assert after["fight"]["fighter"] == turn
            assert card in [foe["monster"] for foe in after["fight"]["foes"]]
        elif kind == "monster":
            assert after["stack"][0]["what"] in ("post_combat", "loot_offer")
            assert "wont_attack" in CARDS[card]
        elif kind == "curse" and top["what"] == "curse_window":
            assert (top["victim"], top["card"]) == (turn, card)
        elif kind == "curse":
            worn = [special["effect"] for one in Sums(before).working(turn) for special in one.get("specials", ())]
            assert "curse_ward" in worn
        elif card != "sunday_best":
            assert top == {"what": "door_card", "card": card}
        assert not after["fight"] or kind == "monster"

    def winners(self, now: Document) -> list[int]:
        """Who is at Level 10, and with shared victories their helper. When the turns run out: the highest Level, then
        the Gold on the table (MB-D10)."""
        levels = [baby["level"] for baby in now["babies"]]
        tenth = [seat for seat, level in enumerate(levels) if level == 10]
        if not tenth:
            keys = [(level, Sums(now).gold(seat)) for seat, level in enumerate(levels)]
            self.seen["turns ran out"] += 1
            return [seat for seat, key in enumerate(keys) if key == max(keys)]
        fight = now["fight"]
        if fight and fight["fighter"] in tenth and fight["helper"] is not None and self.options["shared_victory"]:
            self.seen["victory shared"] += 1
            tenth.append(fight["helper"])
        return sorted({*tenth})

    def chances(self, now: Document) -> dict[str, int] | None:
        """What may be drawn, each with its share; None where something else is decided."""
        top = now["stack"][-1]
        if top["what"] == "rolling":
            return {f"roll face={face}": 1 for face in range(1, 7)}
        if top["what"] != "drawing":
            return None
        deck = Counter({card: count for card, count in now["deck"].items() if CARDS[card]["deck"] == top["deck"]})
        if not deck:
            self.seen["reshuffled"] += 1
            deck = Counter(now["discards"][top["deck"]])
        return {f"draw card={card}": count for card, count in deck.items()}


def for_either_side(card: str) -> bool:
    """A one-shot whose user says which side it is for."""
    if CARDS[card]["kind"] != "one_shot":
        return False
    clause = CARDS[card]["effects"][0]
    clause = clause["else"][0] if clause["effect"] == "auto_kill" else clause
    return bool(clause["effect"] == "combat_bonus" and clause["side"] == "either")


def following(phase: str) -> set[str]:
    """The phases that may be seen after one: those in which nobody is asked are passed through."""
    found = {*AFTER.get(phase, ())}
    for other in [*found]:
        found |= following(other)
    return found | ({*NEW_TURN} if phase in LAST or "turn_end" in found else set())


def same(what: str, found: object, told: object, document: Document) -> None:
    """A difference is told with the position."""
    assert found == told, f"{what}: game {found}, referee {told}\n{document}"
