"""The HTTP interface: guests, games, tables. Whoever asks gets only what they may know."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Request, delete, get, patch, post, put
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from litestar.response import Response
from msgspec.structs import replace

from bestiary.bots import LEVELS
from bestiary.core.options import describe
from bestiary.core.record import Record
from bestiary.core.result import Line
from bestiary.core.seats import Viewer
from bestiary.server.messages import (
    BotInfo,
    GameInfo,
    Highlights,
    Hint,
    InAMinute,
    Invitation,
    Latecomers,
    LookedAt,
    Me,
    Person,
    Position,
    Problem,
    Replay,
    RuleText,
    SeatName,
    SeatOrder,
    SeatWish,
    Table,
    Tables,
    TableWish,
    Terms,
    WhatIf,
    WhyNot,
)
from bestiary.server.refusals import refuse
from bestiary.server.services import Services
from bestiary.server.table.hints import hint, why_not
from bestiary.server.table.lists import lists
from bestiary.server.table.new_tables import checked
from bestiary.server.table.seating import (
    agree,
    begin,
    check_personality,
    is_full,
    let_in,
    name_seat,
    place,
    renamed,
    reorder,
    seats_of,
    stand_up,
)
from bestiary.server.table.stored import whole_play
from bestiary.server.table.table import LiveTable
from bestiary.server.web.invitation import invitation
from bestiary.server.web.limits import spend, spend_table

Ask = Request[str, Any, Any]
FrameNumber = Annotated[int, Parameter(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Parameter(ge=0, le=99)]
ASKED_WRONG = {
    400: "It cannot be read.",
    401: "The token is not known.",
    429: "Too many requests.",
    500: "It broke.",
}
TABLE = ASKED_WRONG | {404: "There is no such table."}
CHANGE = TABLE | {
    403: "It is not yours to do.",
    409: "It cannot be done now.",
    413: "Too long.",
    422: "Against a rule.",
    503: "It cannot be stored now.",
}

SETTING_UP = 5  # requests: what takes long counts for as many
THINKING = 5
MOVES = 40  # are followed again in the time of a request

REPLAY = {200: ResponseSpec(Replay, description="A page of it.", generate_examples=False)}
RECORD = {200: ResponseSpec(Record, description="As a file.", generate_examples=False)}


def answers(*kinds: dict[int, str]) -> dict[int, ResponseSpec]:
    """The refusals that a request may get, for the description of the interface."""
    return {
        status: ResponseSpec(Problem, description=text, generate_examples=False)
        for kind in kinds
        for status, text in kind.items()
    }


class MeController(Controller):
    """The guest who asks."""

    path = "/api/me"
    tags = ("people",)

    @get(responses=answers(ASKED_WRONG))
    async def me(self, request: Ask) -> Person:
        """Who I am."""
        services = services_of(request)
        await services.people.meet([request.user])
        return services.people.get(request.user)

    @patch(
        responses=answers(
            ASKED_WRONG, {403: "From a foreign page.", 413: "Too long.", 422: "Not a name.", 503: "Not stored."}
        )
    )
    async def rename(self, request: Ask, data: Me) -> Person:
        """Another name and avatar."""
        services = services_of(request)
        person = await services.people.rename(request.user, data.name, data.avatar)
        await services.renamed(person.id)
        return person


class GamesController(Controller):
    """The games that can be played here."""

    path = "/api/games"
    tags = ("games",)

    @get(responses=answers(ASKED_WRONG))
    async def games(self, request: Ask) -> list[GameInfo]:
        """All of them, with their options and bots."""
        services = services_of(request)
        return [
            GameInfo(
                id=game.id,
                name=game.name,
                about=game.about,
                credit=game.credit,
                invented=game.invented,
                minutes=game.minutes,
                seats=list(game.seats),
                usual_seats=game.usual_seats,
                options=describe(game.options),
                bots=[BotInfo(level.name, level.about) for level in LEVELS if level.for_people],
                personalities=[BotInfo(name, about) for name, about in game.personalities.items()],
                minute=bool(game.minute),
            )
            for game in services.games
        ]

    @get("/{game:str}/rules", responses=answers(TABLE))
    async def rules(self, request: Ask, game: str) -> list[RuleText]:
        """The numbered rules of a game, in their order."""
        rulebook = services_of(request).games.named(game).rulebook
        return [RuleText(rule.id, rule.text, rule.section) for rule in rulebook.rules]

    @get("/{game:str}/minute", responses=answers(TABLE))
    async def minute(self, request: Ask, game: str) -> InAMinute:
        """A game said in a minute, panel by panel."""
        return InAMinute(services_of(request).games.named(game).minute)


class TablesController(Controller):
    """Tables."""

    path = "/api/tables"
    tags = ("tables",)

    @get(responses=answers(ASKED_WRONG))
    async def tables(self, request: Ask) -> Tables:
        """Mine, those with an open seat, and those to watch."""
        services = services_of(request)
        return await lists(services.storage, services.tables, request.user)

    @post(responses=answers(CHANGE))
    async def create(self, request: Ask, data: TableWish) -> Table:
        """A new table, of which I am the host. It starts by itself when no seat is open."""
        services = services_of(request)
        await spend(request, SETTING_UP)
        await spend_table(request)
        live = await services.new_tables.create(request.user, data)
        return await live.shown_to(request.user)

    @get("/{table_id:str}", responses=answers(TABLE))
    async def table(self, request: Ask, table_id: str) -> Table:
        """A table."""
        return await (await self._table(request, table_id)).shown_to(request.user)

    @put("/{table_id:str}/seats/{seat:int}", responses=answers(CHANGE))
    async def sit(self, request: Ask, table_id: str, seat: int, data: SeatWish) -> Table:
        """Sit down on an open seat, or late on a bot's; as the host, put a bot there, or open it."""
        live = await self._table(request, table_id)
        services, person = services_of(request), request.user
        check_personality(live.game, data)
        await services.people.meet([person])

        def seated(row: Any) -> Any:
            changed = place(row, seat, data, person)
            if row.status == "playing":
                return row if changed == row else renamed(changed, seat, services.people)
            return begin(changed, services.people, services.clock.now()) if is_full(changed) else changed

        await live.change(seated)
        return await live.shown_to(request.user)

    @patch("/{table_id:str}/seats/{seat:int}", responses=answers(CHANGE))
    async def name(self, request: Ask, table_id: str, seat: int, data: SeatName) -> Table:
        """Another name for my seat at this table, or as the host for a bot's."""
        live = await self._table(request, table_id)
        await live.change(lambda row: name_seat(row, seat, data.name, request.user))
        return await live.shown_to(request.user)

    @put("/{table_id:str}/order", responses=answers(CHANGE))
    async def order(self, request: Ask, table_id: str, data: SeatOrder) -> Table:
        """Another order of the seats, before the game. Host only."""
        live = await self._table(request, table_id)
        await live.change(lambda row: reorder(row, data.seats, request.user))
        return await live.shown_to(request.user)

    @put("/{table_id:str}/terms", responses=answers(CHANGE))
    async def terms(self, request: Ask, table_id: str, data: Terms) -> Table:
        """Other options, another clock, in the list or not: before the game. Host only."""
        live = await self._table(request, table_id)
        agree(live.row, data, request.user)  # who may not, need not be read
        if live.row.start is not None and data.options != live.row.options:
            raise refuse("BAD_POSITION", "Practice keeps the options of its position.")
        await spend(request, SETTING_UP)
        options = await checked(services_of(request).aside, live.game, len(live.row.seats), data.options)
        clock = data.clock or live.game.usual_clock(options)
        wanted = replace(data, options=options.plain(), clock=clock)
        await live.change(lambda row: agree(row, wanted, request.user))
        return await live.shown_to(request.user)

    @put("/{table_id:str}/latecomers", responses=answers(CHANGE))
    async def latecomers(self, request: Ask, table_id: str, data: Latecomers) -> Table:
        """Whether who comes late may take a bot's chair, also while the game runs. Host only."""
        live = await self._table(request, table_id)
        await live.change(lambda row: let_in(row, data.welcome, request.user))
        return await live.shown_to(request.user)

    @delete("/{table_id:str}/seats/{seat:int}", status_code=200, responses=answers(CHANGE))
    async def stand(self, request: Ask, table_id: str, seat: int) -> Table:
        """Stand up; in a running game a bot plays on for good."""
        live = await self._table(request, table_id)
        await live.change(lambda row: stand_up(row, seat, request.user))
        return await live.shown_to(request.user)

    @post("/{table_id:str}/start", status_code=200, responses=answers(CHANGE))
    async def start(self, request: Ask, table_id: str) -> Table:
        """Begin; bots take the open seats. Host only."""
        live = await self._table(request, table_id)
        if live.row.host != request.user:
            raise refuse("HOST_ONLY")
        services = services_of(request)
        await live.change(lambda row: begin(row, services.people, services.clock.now()))
        return await live.shown_to(request.user)

    @post("/{table_id:str}/rematch", status_code=200, responses=answers(CHANGE))
    async def rematch(self, request: Ask, table_id: str) -> Table:
        """The same people and options again; everybody who asks gets the same table."""
        live = await self._table(request, table_id)
        if live.row.rematch is None:
            await spend_table(request)
        again = await services_of(request).new_tables.rematch(live, request.user)
        return await again.shown_to(request.user)

    @get("/{table_id:str}/invitation", responses=answers(TABLE, {413: "The server's address is too long."}))
    async def invitation(self, request: Ask, table_id: str) -> Invitation:
        """The link of the table, and the private links of my seats."""
        live = await self._table(request, table_id)
        return invitation(services_of(request).links, live.row, request.user, str(request.base_url))

    @get("/{table_id:str}/position", responses=answers(CHANGE))
    async def position(self, request: Ask, table_id: str, seat: SeatNumber | None = None) -> Position:
        """What I see, from a seat of mine or as a spectator."""
        live = await self._table(request, table_id)
        return await live.position(_viewer(live, request.user, seat))

    @get("/{table_id:str}/pads", responses=answers(CHANGE))
    async def pads(self, request: Ask, table_id: str, seat: SeatNumber | None = None) -> list[list[Line]]:
        """The score pads so far, as far as I may know; none where the game counts only at its end."""
        live = await self._table(request, table_id)
        async with live.playing() as play:
            return [list(pad) for pad in play.pads(_viewer(live, request.user, seat))]

    @get("/{table_id:str}/hint", responses=answers(CHANGE))
    async def hint(self, request: Ask, table_id: str, seat: SeatNumber) -> Hint:
        """What a strong bot would do in my place."""
        live = await self._table(request, table_id)
        _own(live, request.user, seat)
        await spend(request, THINKING)
        return await hint(services_of(request).thinking, live, seat)

    @get("/{table_id:str}/why", responses=answers(CHANGE))
    async def why(self, request: Ask, table_id: str, seat: SeatNumber, action: int) -> WhyNot:
        """Why I may not do that now."""
        live = await self._table(request, table_id)
        _own(live, request.user, seat)
        return await why_not(live, seat, action)

    @get("/{table_id:str}/replay", responses=answers(CHANGE) | REPLAY)
    async def replay(
        self, request: Ask, table_id: str, seat: SeatNumber | None = None, since: FrameNumber = 0
    ) -> Response[bytes]:
        """The game step by step: while it runs, what I was told; once it is over, as any seat saw it. A page
        begins with the frame that is asked for, and says where the next one begins."""
        services = services_of(request)
        live = await self._table(request, table_id)
        viewer = _viewer(live, request.user, seat) if live.row.status != "over" else _existing(live, seat)
        table = await live.shown_to(request.user)
        await spend(request, services.replays.cost(live.row, viewer, since))
        page = await services.replays.page(live.game, live.row, viewer, table, since)
        return Response(page, media_type="application/json")

    @get("/{table_id:str}/analysis", responses=answers(CHANGE))
    async def analysis(self, request: Ask, table_id: str) -> LookedAt:
        """What the game was like, once it is over and somebody has asked for it; else how far that is."""
        return await services_of(request).analyses.look((await self._table(request, table_id)).row)

    @post("/{table_id:str}/analysis", status_code=200, responses=answers(CHANGE))
    async def analyse(self, request: Ask, table_id: str) -> LookedAt:
        """Ask for it: it is thought about beside everything else, once for everybody."""
        live = await self._table(request, table_id)
        await spend(request, THINKING)
        return await services_of(request).analyses.ask(live.game, live.row, request.user)

    @get("/{table_id:str}/highlights", responses=answers(CHANGE))
    async def highlights(self, request: Ask, table_id: str) -> Highlights:
        """The moments of the game that are worth seeing again, once it is over."""
        live = await self._table(request, table_id)
        await spend(request, THINKING)
        return await services_of(request).highlights.of(live.game, live.row)

    @post("/{table_id:str}/what-if", responses=answers(CHANGE))
    async def what_if(self, request: Ask, table_id: str, data: WhatIf) -> Table:
        """A practice table that goes on from a moment of this game, once it is over, against bots."""
        services = services_of(request)
        live = await self._table(request, table_id)
        await spend(request, SETTING_UP + live.current.ply / MOVES)
        await spend_table(request)
        practice = await services.new_tables.what_if(live, data, request.user)
        return await practice.shown_to(request.user)

    @get("/{table_id:str}/record", responses=answers(CHANGE) | RECORD)
    async def record(self, request: Ask, table_id: str) -> Response[bytes]:
        """The record, with the key to check its luck by; once the game is over."""
        live = await self._table(request, table_id)
        if live.row.status != "over":
            raise refuse("NOT_OVER")
        name = f"{live.row.game}-{live.row.id}.json"
        services = services_of(request)
        await spend(request, THINKING + live.current.ply / MOVES)
        play, _ = await whole_play(services.storage, services.aside, live.game, live.row)
        record = await services.aside.do(lambda: play.record().to_json())
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(record, media_type="application/json", headers=headers)

    async def _table(self, request: Ask, table_id: str) -> LiveTable:
        return await services_of(request).tables.get(table_id)


@post("/api/claim/{token:str}", status_code=200, tags=["tables"], responses=answers(CHANGE))
async def claim(request: Ask, token: str) -> Table:
    """The seat of a private link belongs to this browser too."""
    services = services_of(request)
    live = await services.links.claim(token, request.user)
    return await live.shown_to(request.user)


def services_of(request: Ask) -> Services:
    """What all requests share."""
    services: Services = request.app.state.services
    return services


def _own(live: LiveTable, person: str, seat: int) -> None:
    if seat not in seats_of(live.row, person):
        raise refuse("NOT_YOUR_SEAT")


def _viewer(live: LiveTable, person: str, seat: int | None) -> Viewer:
    if seat is not None:
        _own(live, person, seat)
    return seat


def _existing(live: LiveTable, seat: int | None) -> Viewer:
    if seat is not None and seat >= len(live.row.seats):
        raise refuse("NOT_YOUR_SEAT", f"There is no seat {seat} at this table.")
    return seat
