"""What a Curse or Bad Stuff takes, from the rulebook and the words of the cards: how a baby stands afterwards.

Judged where nobody has to choose or to roll; whoever has to is asked for it.
"""

from typing import Any

from tests.referees.munchkin_sums import CARDS, Card, Document, Sums

HANDS = ("1_hand", "2_hands")
LASTS = ("next_combat_bonus", "next_combat_items_off", "ongoing", "time_out", "none")  # seen elsewhere, in the sums
LOST_AT_ONCE = ("level", "girl", "classes", "races", "items", "worn", "hand", "hireling")

Clause = dict[str, Any]


class Asks(Exception):
    """Somebody has a choice to make, or a die decides."""


def suffers(document: Document, victim: int, clauses: list[Clause]) -> Document:
    """The victim as it stands when all of it has happened."""
    baby = {name: kept(value) for name, value in document["babies"][victim].items()}
    for clause in clauses:
        suffer(document, victim, baby, clause)
    return baby


def suffer(document: Document, victim: int, baby: Document, clause: Clause) -> None:
    """One thing that happens. Nobody falls below Level 1; who has not what is asked for loses nothing, unless the card
    says what else."""
    match clause["effect"]:
        case "lose_levels":
            baby["level"] = max(1, baby["level"] - number(clause["n"]))
        case "set_level":
            lowest = min(other["level"] for other in document["babies"])
            baby["level"] = min(baby["level"], lowest if clause["to"] == "lowest" else clause["to"])
        case "lose_slot":
            slots = HANDS if clause["slot"] == "hands" else (clause["slot"],)
            having = [item for item in losable(document, victim, baby) if slot_of(item) in slots]
            lose(document, victim, baby, clause, having, 99 if clause["n"] == "all" else 1)
        case "lose_items":
            sized = {"small": [False], "big": [True], "any": [False, True]}[clause["size"]]
            having = [item for item in losable(document, victim, baby) if bool(CARDS[item].get("big")) in sized]
            lose(document, victim, baby, clause, having, number(clause["n"]))
        case "lose_class" | "lose_race":
            badges = "classes" if clause["effect"] == "lose_class" else "races"
            more = "super_munchkin" if badges == "classes" else "half_breed"
            if not baby[badges]:
                otherwise(document, victim, baby, clause)
            elif len(baby[badges]) > 1 and clause["which"] == "one":
                raise Asks
            else:
                baby[badges], baby[more] = [], False
        case "change_sex":
            baby["girl"] = not baby["girl"]
        case "discard_hand":
            baby["hand"] = []
        case "if":
            meant = Sums(document).is_a(victim, clause["match"], against=True)
            for other in clause["then"] if meant else clause.get("else", []):
                suffer(document, victim, baby, other)
        case lasting if lasting in LASTS:
            pass
        case _:
            raise Asks


def lose(document: Document, victim: int, baby: Document, clause: Clause, having: list[str], most: int) -> None:
    """Items. With more than are asked for, the victim chooses."""
    if not having:
        otherwise(document, victim, baby, clause)
    elif len({*having}) > 1 and most < 99:
        raise Asks
    else:
        for item in having[:most]:
            baby["items"].remove(item)
            if item in baby["worn"]:
                baby["worn"].remove(item)


def otherwise(document: Document, victim: int, baby: Document, clause: Clause) -> None:
    """What happens to who has nothing of the kind."""
    for other in clause.get("else", []):
        suffer(document, victim, baby, other)


def losable(document: Document, victim: int, baby: Document) -> list[str]:
    """The Items in play, but for one that says it cannot be lost, and is worn: turned sideways it says nothing."""
    fast = [one["id"] for one in Sums(document).working(victim) if says(one, "unlosable")]
    return [item for item in baby["items"] if item not in fast]


def says(card: Card, special: str) -> bool:
    """Whether a card has a power."""
    return any(one["effect"] == special for one in card.get("specials", ()))


def number(wanted: int | str) -> int:
    if wanted == "roll":
        raise Asks
    return int(wanted)


def kept(value: Any) -> Any:
    return [*value] if isinstance(value, list) else value


def stands(baby: Document) -> Document:
    """What can be lost at once, in no order."""
    return {name: sorted(baby[name]) if isinstance(baby[name], list) else baby[name] for name in LOST_AT_ONCE}


# Where all cards lie.


def everywhere(document: Document) -> list[str]:
    """Every card, wherever it lies."""
    found = [card for card, count in document["deck"].items() for _ in range(count)]
    found += [*document["discards"]["door"], *document["discards"]["treasure"], *document["limbo"]]
    for baby in document["babies"]:
        found += [*baby["hand"], *baby["items"], *baby["classes"], *baby["races"]]
        found += [name for name in ("super_munchkin", "half_breed", "hireling") if baby[name]]
        found += ["cheat"] * (baby["cheated"] is not None)
        found += [one["card"] for one in baby["lasting"] if one["card"]]
    fight = document["fight"]
    if fight:
        found += [*fight["spent"], *fight["spoils"], *(boost["card"] for boost in fight["boosts"])]
        for foe in fight["foes"]:
            found += [foe["monster"], *foe["enhancers"]]
        found += [one["monster"] for one in fight["killed"] if one["card"]]
    return found


# What is worn.


def slot_of(item: str) -> str:
    """Where it is worn; a one-shot nowhere."""
    return str(CARDS[item].get("slot", "none"))


def fits(sums: Sums, seat: int, item: str) -> bool:
    """One Headgear, one Armor, one Footgear, two hands; not what Cheat! allows."""
    baby, slot = sums.babies[seat], slot_of(item)
    worn = [slot_of(one) for one in baby["worn"] if one != baby["cheated"]]
    if slot == "none" or item == baby["cheated"]:
        return True
    if slot in HANDS:
        return sum(HANDS.index(one) + 1 for one in [*worn, slot] if one in HANDS) <= 2
    return slot not in worn


def within_limits(sums: Sums, seat: int) -> bool:
    """Whether somebody wears no more than may be worn."""
    baby = sums.babies[seat]
    worn = [slot_of(one) for one in baby["worn"] if one != baby["cheated"]]
    hands = sum(HANDS.index(one) + 1 for one in worn if one in HANDS)
    return hands <= 2 and all(worn.count(slot) <= 1 for slot in ("headgear", "armor", "footgear"))
