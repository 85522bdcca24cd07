"""What the server and its clients say to each other. The client's TypeScript types are made from these Structs.

Everything here is for one viewer: it holds what that viewer may know, and nothing else.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args

from msgspec import Meta, Struct

from bestiary.advice.highlights import Highlight
from bestiary.advice.moments import Analysis
from bestiary.core.minute import Panel
from bestiary.core.options import Option
from bestiary.core.refusal import Refusal
from bestiary.core.result import Result
from bestiary.core.view import Choice

Name = Annotated[str, Meta(min_length=1, max_length=24, description="What others call you.")]
Avatar = Literal[
    "sludge", "eyeball", "brain", "dust-bunny", "wombat", "dingo", "dragon", "frog", "cactus", "kitty", "owl", "squid"
]  # the creatures that art/avatars.py draws
AVATARS: tuple[Avatar, ...] = get_args(Avatar)
Seconds = Annotated[int, Meta(ge=10, le=86_400, description="For a move.")]
Stop = Literal["always", "contests", "stakes"]  # contests: fights; stakes: where the seat may win or lose something
ChatText = Annotated[str, Meta(min_length=1, max_length=280)]


# People, games, tables.


class Person(Struct, frozen=True):
    """A guest, as others see them. The id is public and gives no rights."""

    id: str
    name: str
    avatar: Avatar


class About(Struct, frozen=True):
    """Which Bestiary this is. Compiled it thinks about six times as fast."""

    version: str
    compiled: bool
    python: str


class BotInfo(Struct, frozen=True):
    """A level of bots to choose from, or a personality, with a line of how it plays."""

    name: str
    about: str


class GameInfo(Struct, frozen=True):
    """A game on the home page and in the lobby form."""

    id: str
    name: str
    about: str
    credit: str
    invented: str  # what of it is, in a sentence
    minutes: int
    seats: list[int]
    usual_seats: int
    options: list[Option]
    bots: list[BotInfo]  # from the gentlest to the strongest
    personalities: list[BotInfo]  # that a bot may have as well
    minute: bool  # it is also said in a minute


class RuleText(Struct, frozen=True):
    """A numbered rule in the rules drawer."""

    id: str
    text: str
    section: str


class InAMinute(Struct, frozen=True):
    """A game for who has never played it."""

    panels: list[Panel]


class Seat(Struct, frozen=True):
    """Who sits where."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    avatar: Avatar | None  # of an open seat: none
    person: str | None  # the public id
    bot: str | None  # its level, also while it sits in for an absent person
    personality: str  # of a bot; "" for none in particular
    mine: bool  # belongs to the viewer
    present: bool
    bot_in: float | None  # seconds until a bot sits in for who has gone; None: nothing is counted down


class Table(Struct, frozen=True):
    """A table, without its position."""

    id: str
    game: str
    options: dict[str, Any]
    status: Literal["lobby", "playing", "over"]
    seats: list[Seat]
    host: str  # a public id
    listed: bool  # in the lobby for everybody, or by link only
    latecomers: bool  # who has no seat here may take a bot's in the running game
    clock: int | None  # seconds for a move
    waiting: list[int]
    thinking: list[int]  # of these, the bots that think longer than a glance
    progress: float
    watching: int
    rematch: str | None  # the table that follows this one
    undo: Undo | None
    paused: bool  # its bots are held
    practice: bool  # it began from a position, and is no game of its own
    places: list[int]  # once it is over: the place of each seat, from 1, and below its points; before that none
    totals: list[int]
    secrets: bool  # seats may know different things, so nobody looks at the seat of another
    commitment: str  # to the key of the luck, which the record tells at the end


class Undo(Struct, frozen=True):
    """Somebody asks to take a move back."""

    seat: int
    waiting_for: list[int]


# The position, for one seat or for a spectator.


class LogLine(Struct, frozen=True, gc=False):
    """What happened, in words for the log and as data for the animation."""

    moment: int
    what: str
    seat: int | None
    data: dict[str, Any]
    text: str
    progress: bool
    chapter: str  # of a landmark: what begins with it, in a few words
    part: str  # of a landmark: the part of the game to which it belongs, which several chapters may share
    beside: bool  # done by somebody who decides at the same time: what others have picked stays picked


class Orders(Struct, frozen=True, gc=False):
    """What a seat has said beforehand about windows: which ones it wants to be stopped for. Known to that seat only."""

    stop: Stop = "always"
    this_turn: bool = False  # for the rest of this turn everything is let pass
    this_contest: bool = False  # for the rest of this turn contests are let pass, but for what touches the seat itself


class OpenWindow(Struct, frozen=True, gc=False):
    """A pause in which seats may answer what has happened. Who has passed is a secret."""

    kind: str
    asked: list[int]
    contest: bool  # it belongs to a contest, such as a fight
    closing: int  # the action that lets it be
    closes_in: float | None  # seconds; then whoever has not passed passes. None: it is held, or waits
    held_by: list[int]
    prompt: bool  # the viewer is to be asked: it has not passed, may have something to say, and wants to be stopped
    hold_left: float  # seconds for which the viewer may still hold windows in this turn


class Forbidden(Struct, frozen=True, gc=False):
    """What a seat might try now, and the rule against it."""

    choice: Choice
    refusal: Refusal


class Position(Struct, frozen=True, gc=False):
    """What one viewer sees now. `view` is the game's own, tagged with the game's id."""

    seat: int | None
    moment: int
    view: dict[str, Any]
    choices: list[Choice]
    forbidden: list[Forbidden]  # what a seat that is asked might try as well, and may not
    log: list[LogLine]  # since the last position that was told; at first the last of it
    seconds_left: float | None
    window: OpenWindow | None
    orders: Orders | None  # of a seat, in a game with windows
    no_undo: str  # why the last move of this seat cannot be taken back; "" when it can
    result: Result | None


class ChatLine(Struct, frozen=True):
    """Something said at the table."""

    number: int
    person: Person
    text: str
    quick: bool


# From the server, over the WebSocket.


class Welcome(Struct, frozen=True, tag="welcome"):
    """The first thing a client hears: everything."""

    you: Person
    table: Table
    positions: list[Position]  # one for each seat of the viewer's, or one for a spectator; none in the lobby
    chat: list[ChatLine]


class TableChanged(Struct, frozen=True, tag="table"):
    """Seats, presence, clock or status have changed."""

    table: Table


class PositionChanged(Struct, frozen=True, tag="position", gc=False):
    """A seat has been told something."""

    position: Position


class WindowChanged(Struct, frozen=True, tag="window", gc=False):
    """A window is held or goes on, or the viewer's orders have changed; the position is the same."""

    seat: int | None
    window: OpenWindow | None
    orders: Orders | None


class ThinkingChanged(Struct, frozen=True, tag="thinking", gc=False):
    """A bot has begun to think about its move, or is done."""

    seats: list[int]


class Accepted(Struct, frozen=True, tag="accepted"):
    """A request was carried out; repeating it is harmless."""

    request: str


class NotAccepted(Struct, frozen=True, tag="refused"):
    """A request was refused and changed nothing; here is how it stands."""

    request: str
    refusal: Refusal
    position: Position | None


class Said(Struct, frozen=True, tag="chat"):
    """Somebody spoke."""

    line: ChatLine


class Bye(Struct, frozen=True, tag="bye"):
    """The server stops, or the connection was idle or too loud."""

    reason: str
    come_back: bool


class Pong(Struct, frozen=True, tag="pong"):
    """Still here."""


FromServer = (
    Welcome
    | TableChanged
    | PositionChanged
    | WindowChanged
    | ThinkingChanged
    | Accepted
    | NotAccepted
    | Said
    | Bye
    | Pong
)


# From a client, over the WebSocket.


class Move(Struct, frozen=True, tag="move", forbid_unknown_fields=True):
    """A seat acts. The moment is what it had been told when it chose."""

    request: Annotated[str, Meta(max_length=40)]
    seat: int
    action: int
    moment: int


class Chat(Struct, frozen=True, tag="chat", forbid_unknown_fields=True):
    """A viewer speaks."""

    request: Annotated[str, Meta(max_length=40)]
    text: ChatText
    quick: bool = False


class AskUndo(Struct, frozen=True, tag="ask_undo", forbid_unknown_fields=True):
    """A seat wants its last move back."""

    request: Annotated[str, Meta(max_length=40)]
    seat: int


class AnswerUndo(Struct, frozen=True, tag="answer_undo", forbid_unknown_fields=True):
    """A seat agrees, or does not."""

    request: Annotated[str, Meta(max_length=40)]
    seat: int
    agree: bool


class Hold(Struct, frozen=True, tag="hold", forbid_unknown_fields=True):
    """A seat that wants to think stops the countdown of the open window, or lets it go on."""

    request: Annotated[str, Meta(max_length=40)]
    seat: int
    hold: bool


class Order(Struct, frozen=True, tag="order", forbid_unknown_fields=True):
    """A seat says beforehand which windows it wants to be stopped for."""

    request: Annotated[str, Meta(max_length=40)]
    seat: int
    stop: Stop
    this_turn: bool = False
    this_contest: bool = False


class Pause(Struct, frozen=True, tag="pause", forbid_unknown_fields=True):
    """A seat that plays with bots alone holds them, or lets them go on."""

    request: Annotated[str, Meta(max_length=40)]
    seat: int
    pause: bool


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


FromClient = Move | Chat | AskUndo | AnswerUndo | Hold | Order | Pause | Ping


# Over HTTP.


class Me(Struct, frozen=True, forbid_unknown_fields=True):
    """A guest's wish for another name or avatar."""

    name: Name
    avatar: Avatar


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit in a seat: me (also several times: pass and play), anybody, or a bot."""

    kind: Literal["me", "open", "bot"]
    bot: str | None = None  # its level
    personality: str = ""  # of the bot, one that the game has
    name: Name | None = None  # where several share one device


class SeatName(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat is called at this table; nothing, and it goes by its owner's name."""

    name: Name | None


class SeatOrder(Struct, frozen=True, forbid_unknown_fields=True):
    """The seats in another order: for each place the number of who sits there now."""

    seats: list[int]


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """How a table plays, whoever sits there."""

    options: dict[str, Any]
    listed: bool
    clock: Seconds | None


class Latecomers(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether who comes late may take a bot's chair, before the game and while it runs."""

    welcome: bool


class TableWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table. It starts by itself when no seat is open."""

    game: str
    seats: list[SeatWish]
    options: dict[str, Any] = {}
    listed: bool = False
    clock: Seconds | None = None
    latecomers: bool = False
    position: dict[str, Any] | None = None  # practice begins from this document, which brings its own options


class WhatIf(Struct, frozen=True, forbid_unknown_fields=True):
    """Practice from a moment of a finished game: after so many moves of its record, in a seat of one's choice."""

    move: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: Annotated[int, Meta(ge=0, le=99)]
    bot: str | None = None  # who plays the others; None: the bots of that table, or usual ones


class Tables(Struct, frozen=True):
    """My tables, and those that are open to everybody or can be watched."""

    mine: list[Table]
    open: list[Table]
    watchable: list[Table]


class Invitation(Struct, frozen=True):
    """Links of a table: for friends, and for a seat of one's own on another device."""

    table: str
    link: str
    qr: str  # an SVG image
    seats: dict[str, str]  # my seats: the private link of each


class HintMove(Struct, frozen=True):
    """A move, and what speaks for it; of one beside the best, what it lacks."""

    action: int
    label: str
    places: list[str]  # in the order in which they are to be touched
    chance: float  # to win
    tie: bool  # as good as the best
    why: str


class Hint(Struct, frozen=True):
    """What a strong bot would do: the best move first, then up to two others, none better than one before it."""

    moves: list[HintMove]


class WhyNot(Struct, frozen=True):
    """Why a place or an action is not to be had now."""

    refusal: Refusal | None
    rule: RuleText | None


class LookedAt(Struct, frozen=True):
    """How far the analysis of a finished game is. Nobody has asked for it: `none`."""

    status: Literal["none", "running", "done"]
    progress: float
    analysis: Analysis | None


class Highlights(Struct, frozen=True):
    """The moments of a finished game that are worth seeing again."""

    highlights: list[Highlight]
    moves: int  # of the whole record


class Frame(Struct, frozen=True):
    """One step of a replay."""

    number: int
    move: int  # how many moves of the record lie behind it, those of chance among them
    view: dict[str, Any]
    log: list[LogLine]


class Replay(Struct, frozen=True):
    """A page of a game, step by step, as one viewer may see it; everything once it is over."""

    table: Table
    seat: int | None
    frames: list[Frame]
    following: int | None  # the number of the first frame of the next page; None: this is the last one
    result: Result | None  # on the last page


class Problem(Struct, frozen=True):
    """Why a request failed, for people and for programs."""

    code: str
    rule: str
    text: str
