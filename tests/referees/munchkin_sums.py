"""The numbers of Munchkin Babies, added up from a position document by the words of the rulebook and of the cards."""

import tomllib
from collections import Counter
from collections.abc import Callable
from importlib import resources
from typing import Any

CARDS: dict[str, Any] = {
    card["id"]: card
    for card in tomllib.loads(
        resources.files("bestiary.games.munchkin_babies").joinpath("components.toml").read_text(encoding="utf-8")
    )["card"]
}
Document = dict[str, Any]
Card = dict[str, Any]


class Sums:
    """A position, and what can be counted in it."""

    def __init__(self, document: Document) -> None:
        self.babies: list[Any] = document["babies"]
        self.fight: Any = document["fight"]
        self.side: list[int] = []
        if self.fight:
            self.side = [seat for seat in (self.fight["fighter"], self.fight["helper"]) if seat is not None]
            self.foes: list[Any] = self.fight["foes"]

    # Who somebody is, and what they wear.

    def is_a(self, seat: int, match: dict[str, Any], against: bool) -> bool:
        """Whether a baby is meant by a card. `against`: it would be worse off, and a Class or Race held alone with
        Super Munchkin or Half-Breed has no disadvantages."""
        baby = self.babies[seat]
        classes, races = baby["classes"], baby["races"]
        human = not races
        if against and baby["super_munchkin"] and len(classes) == 1:
            classes = []
        if against and baby["half_breed"] and len(races) == 1:
            races = []
        tags = {tag for item in self.equipped(seat) for tag in CARDS[item].get("tags", ())}
        carried = {tag for item in baby["items"] for tag in CARDS[item].get("tags", ())}
        slots = {CARDS[item]["slot"] for item in baby["worn"]}
        tests: dict[str, Callable[[Any], bool]] = {
            "class": lambda wanted: any(one in classes for one in listed(wanted)),
            "race": lambda wanted: any(one in races or (one == "human" and human) for one in listed(wanted)),
            "level_min": lambda wanted: baby["level"] >= wanted,
            "equipped_slot": lambda wanted: wanted in slots,
            "unequipped_slot": lambda wanted: wanted not in slots,
            "equipped_tag": lambda wanted: wanted in tags,
            "carries_tag": lambda wanted: wanted in carried,
            "party": lambda _: len({self.babies[member]["girl"] for member in self.side}) == 2,
        }
        return all(tests[key](wanted) for key, wanted in match.items())

    def equipped(self, seat: int) -> list[str]:
        """What somebody wears, and what their Hireling carries."""
        baby = self.babies[seat]
        return [*baby["worn"], *([baby["porter"]] if baby["porter"] else [])]

    def usable(self, seat: int, item: str) -> bool:
        """Whether an equipped Item works for its owner; Cheat! and a Hireling lift all limits."""
        baby, card = self.babies[seat], CARDS[item]
        if item in (baby["porter"], baby["cheated"]):
            return True
        if "usable_by" in card and not self.is_a(seat, card["usable_by"], against=False):
            return False
        return not ("not_usable_by" in card and self.is_a(seat, card["not_usable_by"], against=True))

    def working(self, seat: int) -> list[Card]:
        """The equipped Items that work."""
        return [CARDS[item] for item in self.equipped(seat) if self.usable(seat, item)]

    def lasting(self, seat: int, effect: str) -> list[Card]:
        """What lasts, of one sort, with whether it counts now."""
        found = []
        for one in self.babies[seat]["lasting"]:
            name, _, what = one["effects"].partition(".")
            clause = CARDS[name][what][one["place"]]
            if clause["effect"] == effect:
                found.append({**clause, "active": one["active"]})
        return found

    def hand_limit(self, seat: int) -> int:
        """Five; a Dwarfling six; more with a card that says so."""
        limit = 6 if "dwarfling" in self.babies[seat]["races"] else 5
        return limit + sum(
            int(special["n"])
            for card in self.working(seat)
            for special in card.get("specials", ())
            if special["effect"] == "hand_limit_bonus"
        )

    def big_items(self, seat: int) -> int:
        """Big Items that count: not what a Hireling carries, nor what Cheat! allows."""
        free = (self.babies[seat]["porter"], self.babies[seat]["cheated"])
        return sum(CARDS[item].get("big", False) for item in self.babies[seat]["items"] if item not in free)

    def big_limit(self, seat: int) -> int:
        """One; any number for a Dwarfling; more with a card that says so."""
        if "dwarfling" in self.babies[seat]["races"]:
            return 99
        specials = [special for card in self.working(seat) for special in card.get("specials", ())]
        return 1 + sum(int(special["n"]) for special in specials if special["effect"] == "extra_big")

    def gold(self, seat: int) -> int:
        """What somebody's Items are worth."""
        return sum(CARDS[item].get("gold", 0) for item in self.babies[seat]["items"])

    # The fight.

    def undead(self) -> bool:
        """Whether an Undead is in the fight."""
        return any(
            CARDS[foe["monster"]]["undead"] or any(CARDS[one].get("makes_undead") for one in foe["enhancers"])
            for foe in self.foes
        )

    def rule_of_the_fight(self, name: str) -> bool:
        """What one monster says holds for the entire fight."""
        return any(CARDS[foe["monster"]].get(name) for foe in self.foes)

    def items(self, seat: int) -> int:
        """The bonuses of somebody's Items, in this fight."""
        if self.fight and self.rule_of_the_fight("level_only"):
            return 0
        off = [one for one in self.lasting(seat, "next_combat_items_off") if one["active"]]
        total = 0
        for card in self.working(seat):
            if any(card["slot"] not in one["except"] for one in off):
                continue
            total += card["bonus"]
            for special in card.get("specials", ()):
                if special["effect"] == "bonus_for" and self.is_a(seat, special["match"], against=False):
                    total += special["n"]
                if special["effect"] == "bonus_vs" and self.fight and self.undead():
                    total += special["n"]
        return total

    def strength(self, seat: int) -> int:
        """Somebody's combat strength: Level, Items, a Hireling, Curses, what was paid, and knives in the back."""
        baby = self.babies[seat]
        fighting = seat in self.side
        total = 0 if fighting and self.rule_of_the_fight("items_only") else baby["level"]
        total += self.items(seat)
        if baby["hireling"] and not (fighting and self.rule_of_the_fight("level_only")):
            total += 1
        if fighting:
            total += sum(one["n"] for one in self.lasting(seat, "next_combat_bonus") if one["active"])
            total += self.fight["berserk"][seat] + self.fight["turning"][seat] - 2 * len(self.fight["stabbed"][seat])
        return total

    def boost(self, card: str) -> int:
        """What a one-shot adds to a side."""
        clause = CARDS[card]["effects"][0]
        clause = clause["else"][0] if clause["effect"] == "auto_kill" else clause
        if "each" not in clause:
            return int(clause["n"])
        matching = sum(self.is_a(seat, clause["each"], against=False) for seat in self.side)
        return int(clause["n"]) * matching or int(clause["minimum"])

    def boosts(self, side: str) -> int:
        """All one-shots of a side."""
        return sum(self.boost(one["card"]) for one in self.fight["boosts"] if one["side"] == side)

    def munchkins(self) -> int:
        """The combat strength of the fighter and the helper."""
        total = sum(self.strength(seat) for seat in self.side) + self.boosts("munchkins")
        return 2 * total if self.fight["doubled"] else total

    def monster(self, foe: Any) -> int:
        """The combat strength of one monster."""
        card = CARDS[foe["monster"]]
        total = card["level"] + foe["rolled"] + sum(CARDS[one]["strength"] for one in foe["enhancers"])
        for change in card.get("vs", ()):
            if any(self.is_a(seat, change["match"], against=change["n"] > 0) for seat in self.side):
                total += change["n"]
        return int(total)

    def monsters(self) -> int:
        """The combat strength of them all."""
        return sum(int(foe["count"]) * self.monster(foe) for foe in self.foes) + self.boosts("monsters")

    def wins_ties(self) -> bool:
        """With an Ankle Biter on the side."""
        return any("ankle_biter" in self.babies[seat]["classes"] for seat in self.side)

    def winning(self) -> bool:
        """Monsters win ties, unless."""
        return self.munchkins() > self.monsters() or (self.wins_ties() and self.munchkins() == self.monsters())

    def levels(self) -> int:
        """What a win would give the fighter now."""
        kills = Counter({foe["monster"]: foe["count"] for foe in self.foes})
        kills.update(killed["monster"] for killed in self.fight["killed"])
        total = 0
        for monster, count in kills.items():
            card = CARDS[monster]
            more = sum(one["n"] for one in card.get("extra_level", ()) if self.earns(one))
            total += count * (card["levels_gained"] + more)
        return total + self.won_by_far()

    def won_by_far(self) -> bool:
        """Whether an Orcling, alone, wins by more than 10: that is a level more."""
        if self.fight["helper"] is not None or "orcling" not in self.babies[self.fight["fighter"]]["races"]:
            return False
        return self.munchkins() - self.monsters() > 10

    def earns(self, extra: dict[str, Any]) -> bool:
        """Whether an extra level is earned."""
        if extra["when"] == "equipped_tag":
            return any(self.is_a(seat, {"equipped_tag": extra["tag"]}, against=False) for seat in self.side)
        fighter = self.fight["fighter"]
        helped = self.fight["helper"] is not None or self.boosts("munchkins") or self.babies[fighter]["hireling"]
        paid = self.fight["berserk"][fighter] or self.fight["turning"][fighter]
        return not helped and not paid and not self.items(fighter)

    def treasures(self) -> int:
        """What a win would bring now: at least one for each monster."""
        total = int(self.fight["banked"]) + sum(int(killed["treasures"]) for killed in self.fight["killed"])
        for foe in self.foes:
            card = CARDS[foe["monster"]]
            number = max(1, card["treasures"] + sum(CARDS[one]["treasures"] for one in foe["enhancers"]))
            for extra in card.get("extra_treasure", ()):  # beside the number, which is at least 1 (MB-D37)
                if any(self.is_a(seat, extra["match"], against=False) for seat in self.side):
                    number += extra["n"]
            total += int(foe["count"]) * number
        return total

    # Running away.

    def escape_bonus(self, seat: int, monster: str) -> int:
        """What is added to a roll against one monster."""
        total = 1 if "elfling" in self.babies[seat]["races"] else 0
        total += sum(card.get("run_away", 0) for card in self.working(seat))
        total += sum(one["n"] for one in self.lasting(seat, "ongoing") if one["stat"] == "die_rolls")
        total += CARDS[monster].get("run_away", 0)
        for foe in self.foes:
            if foe["monster"] == monster:
                total += sum(CARDS[one].get("run_away", 0) for one in foe["enhancers"])
        return int(total)


def listed(wanted: Any) -> list[str]:
    """One value, or any of several."""
    return wanted if isinstance(wanted, list) else [wanted]
