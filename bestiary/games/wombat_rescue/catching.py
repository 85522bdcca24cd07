"""Catching a mama, and who gets the dingo then (WR-093, WR-097 to WR-101); the solo game's ramming (WR-124)."""

from bestiary.core.event import Value
from bestiary.core.seats import Seat
from bestiary.games.wombat_rescue.phases import GIVE
from bestiary.games.wombat_rescue.table import EMPTY, OFF, Table


def catch(table: Table, seat: Seat, dingo: int) -> None:
    """The mama flees home, a baby flees back, the dingo leaves the map. Who gets him is decided after the step."""
    table.dingo[dingo] = OFF
    table.caught |= 1 << seat
    lost = table.pouch[seat]
    space = table.mama[seat]
    table.mama[seat] = table.layout.home
    _flee(table, seat)
    if table.told is not None:
        table.tell("caught", seat, {**which(table, dingo), "space": table.name(space), "baby": lost + 1})


def chase_away(table: Table) -> None:
    """WR-124, WR-125: solo, mama and dingo meet. He runs to the starting den, her baby to where it was found."""
    lost = table.pouch[0]
    _flee(table, 0)
    table.dingo[0] = table.start_den
    if table.told is not None:
        table.tell("rammed", 0, {"space": table.name(table.mama[0]), "baby": lost + 1})


def pass_control(table: Table) -> None:
    """WR-098, WR-099: to one of the caught players, or to anybody else if the controller alone was caught."""
    heirs = table.caught & others(table)
    if not heirs:
        heirs = others(table)
    table.caught = 0
    if heirs & (heirs - 1):
        table.heirs = heirs
        table.ask(GIVE)
    else:
        hand_over(table, heirs.bit_length() - 1)


def others(table: Table) -> int:
    """Everybody but the controller, a bit for each."""
    return ((1 << table.seats) - 1) & ~(1 << table.controller)


def hand_over(table: Table, seat: Seat) -> None:
    """The dingo, or both of them, and the die belong to another player."""
    table.heirs = 0
    table.controller = seat
    if table.told is not None:
        table.tell("control", seat)


def which(table: Table, dingo: int) -> dict[str, Value]:
    """The dingo that an event is about, and how many there are: a single one needs no number."""
    return {"dingo": dingo + 1, "dingoes": len(table.dingo)}


def _flee(table: Table, seat: Seat) -> None:
    """WR-066: a carried baby goes back to where it was found."""
    baby = table.pouch[seat]
    if baby != EMPTY:
        table.pouch[seat] = EMPTY
        table.put_baby_back(seat, baby)
