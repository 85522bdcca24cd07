"""The discard pile, which one explorer searches at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bestiary.core.event import Value
from bestiary.core.seats import Seat, all_but, only
from bestiary.games.big_monster.awarding import finish
from bestiary.games.big_monster.components import DISCARD_PICK, KIND_IDS
from bestiary.games.big_monster.phases import PICKING, PLACING_EXTRA

if TYPE_CHECKING:
    from bestiary.games.big_monster.state import BigMonsterState


def search_pile(state: BigMonsterState) -> None:
    """BM-091: after the last medal check, before the penalty."""
    for seat in range(state.seats):
        if state.zones[seat].explorer == DISCARD_PICK and state.discards:
            state.phase = PICKING
            state.waiting = 1 << seat
            state.discards_known = [known | 1 << seat for known in state.discards_known]
            if state.told is not None:
                tiles: list[Value] = []
                for kind in state.discards:
                    tiles.append(KIND_IDS[kind])
                state.tell("pile", seat, {"tiles": tiles}, only(seat), reveals=True)
                state.tell("pile", seat, {}, all_but(seat), reveals=True, progress=True)
            return
    finish(state)


def pick_discard(state: BigMonsterState, seat: Seat, kind: int) -> None:
    """Which of equal tiles it was, nobody else can tell: what they knew of the pile is forgotten."""
    state.discards = sorted(state.discards)
    state.discards.remove(kind)
    state.discards_known = [1 << seat] * len(state.discards)
    state.placing[seat] = kind
    state.phase = PLACING_EXTRA
    if state.told is not None:
        state.tell("picked", seat, {"kind": KIND_IDS[kind]}, reveals=True)
