"""Actions: small integers with a readable form.

An ActionSpace is a list of verbs with bounded parameters. It encodes and decodes without a position, so an
action means the same in every position: 7 is always `clear table=2`.
"""

from bestiary.core.errors import Refused, nearest, shown
from bestiary.core.refusal import Refusal
from bestiary.core.seats import Action


class Parameter:
    """A named choice among values, each of which has a text form.

    >>> Parameter.numbers("table", 4).values
    ('0', '1', '2', '3')
    """

    __slots__ = ("name", "refusal", "values")

    def __init__(self, name: str, values: tuple[str, ...], refusal: Refusal | None = None) -> None:
        """`refusal` answers any other value; without one the answer names the nearest right one."""
        self.name = name
        self.values = values
        self.refusal = refusal

    @staticmethod
    def numbers(name: str, count: int) -> "Parameter":
        """A parameter with the values 0 to count - 1."""
        return Parameter(name, tuple(str(number) for number in range(count)))


class Verb:
    """What can be done, with its parameters. A tray verb only puts something into the actor's tray."""

    __slots__ = ("name", "parameters", "size", "tray")

    def __init__(self, name: str, *parameters: Parameter, tray: bool = False) -> None:
        self.name = name
        self.parameters = parameters
        self.tray = tray
        self.size = 1
        for parameter in parameters:
            self.size *= len(parameter.values)


class Never:
    """What people try although no action can express it, and the refusal: a verb, a parameter of a verb, or one value
    of a parameter. `instead` names the verbs of the moment that a verb of its own belongs to: at any other moment what
    bars those comes first (T-08)."""

    __slots__ = ("instead", "parameter", "refusal", "value", "verb")

    def __init__(
        self,
        verb: str,
        parameter: str | None,
        refusal: Refusal,
        value: str | None = None,
        instead: tuple[str, ...] = (),
    ) -> None:
        self.verb = verb
        self.parameter = parameter
        self.refusal = refusal
        self.value = value
        self.instead = instead

    def tried(self, verb: str, given: dict[str, str]) -> bool:
        """Whether somebody tries this."""
        if self.verb != verb or self.parameter is None:
            return self.verb == verb
        return self.parameter in given and self.value in (None, given[self.parameter])


class ActionSpace:
    """All actions of a game, numbered verb after verb.

    >>> space = ActionSpace([Verb("draw"), Verb("clear", Parameter.numbers("table", 4))])
    >>> space.size, space.text(3), space.parse("clear table=2")
    (5, 'clear table=2', 3)
    """

    __slots__ = ("_base", "_nevers", "_owner", "_text", "_verbs", "size")

    def __init__(self, verbs: list[Verb], nevers: list[Never] | None = None) -> None:
        self._verbs = {verb.name: verb for verb in verbs}
        self._base: dict[str, Action] = {}
        self._owner: list[Verb] = []  # by action
        self._text: list[str] = []  # by action
        self._nevers = nevers or []
        for verb in verbs:
            self._base[verb.name] = len(self._owner)
            self._owner += [verb] * verb.size
            self._text += _texts(verb)
        self.size = len(self._owner)

    def verbs(self) -> list[Verb]:
        """The verbs, in the order of their numbers."""
        return list(self._verbs.values())

    def nevers(self) -> list[Never]:
        """What people try although no action can express it."""
        return self._nevers[:]

    def base(self, verb: str) -> Action:
        """The first action of a verb; with one parameter, its value is added to this."""
        return self._base[verb]

    def verb(self, action: Action) -> Verb:
        """The verb of an action."""
        return self._owner[action]

    def tray(self, action: Action) -> bool:
        """Whether an action is only a step into the tray."""
        return self._owner[action].tray

    def encode(self, verb: str, *values: int) -> Action:
        """The action of a verb with the given value numbers."""
        offset = 0
        for parameter, value in zip(self._verbs[verb].parameters, values, strict=True):
            if not 0 <= value < len(parameter.values):
                raise ValueError(f"{verb}: {parameter.name} has no value {value}")
            offset = offset * len(parameter.values) + value
        return self._base[verb] + offset

    def decode(self, action: Action) -> tuple[str, tuple[int, ...]]:
        """The verb of an action and the numbers of its values."""
        verb = self._owner[action]
        offset = action - self._base[verb.name]
        values: list[int] = []
        for parameter in reversed(verb.parameters):
            offset, value = divmod(offset, len(parameter.values))
            values.insert(0, value)
        return verb.name, tuple(values)

    def has(self, action: Action) -> bool:
        """Whether this number is an action at all."""
        return 0 <= action < self.size

    def text(self, action: Action) -> str:
        """The readable form of an action, as it stands in a record."""
        return self._text[action]

    def parse(self, text: str) -> Action:
        """The action that a text stands for. Parameters may come in any order; hyphens do as underscores."""
        words = text.split()
        if not words:
            raise _unknown("Name an action", self._verbs)
        name, given = _read(words)
        for never in self._nevers:
            if never.tried(name, given):
                raise Refused(never.refusal)
        if name not in self._verbs:
            raise _unknown(f"There is no action '{shown(words[0])}'", self._verbs, name)
        verb = self._verbs[name]
        names = [parameter.name for parameter in verb.parameters]
        for word in given:
            if word not in names:
                raise _unknown(f"'{name}' has no '{shown(word)}'", names, word)
        if len(given) != len(words) - 1 or len(given) != len(names):
            raise _unknown(f"'{name}' needs each of its parameters once", names)
        values: list[int] = []
        for parameter in verb.parameters:
            wanted = given[parameter.name]
            value = wanted if wanted in parameter.values else wanted.replace("-", "_")  # it may be a negative number
            if value not in parameter.values:
                if parameter.refusal is not None:
                    raise Refused(parameter.refusal)
                raise _unknown(f"'{name}' has no {parameter.name} '{shown(wanted)}'", parameter.values, value)
            values.append(parameter.values.index(value))
        return self.encode(name, *values)

    def instead(self, text: str) -> list[str]:
        """The verbs of the moment that a text belongs to which never can be: its own verb, or those that it stands in
        for; none, where it means nothing at all."""
        words = text.split()
        name, given = _read(words) if words else ("", {})
        for never in self._nevers:
            if never.tried(name, given):
                return list(never.instead) if never.instead else [name] if name in self._verbs else []
        verb = self._verbs.get(name)
        foreseen = verb is not None and any(
            parameter.refusal is not None and given.get(parameter.name) not in parameter.values
            for parameter in verb.parameters
        )
        return [name] if foreseen else []


def _read(words: list[str]) -> tuple[str, dict[str, str]]:
    """A verb, and its parameters as they were given."""
    given: dict[str, str] = {}
    for word in words[1:]:
        parameter, _, value = word.partition("=")
        given[parameter.replace("-", "_")] = value
    return words[0].replace("-", "_"), given


def _texts(verb: Verb) -> list[str]:
    texts = [verb.name]
    for parameter in verb.parameters:
        texts = [f"{text} {parameter.name}={value}" for text in texts for value in parameter.values]
    return texts


def _unknown(problem: str, known: "dict[str, Verb] | tuple[str, ...] | list[str]", given: str = "") -> Refused:
    near = nearest(given, known) if given else None
    if near:
        advice = f"did you mean {near!r}?"
    elif len(known) == 0:
        advice = "it has none."
    else:
        shown = list(known)[:12]
        advice = f"there is: {', '.join(shown)}{' ...' if len(known) > len(shown) else ''}."
    return Refused(Refusal("UNKNOWN_ACTION", "T-03", f"{problem}; {advice}"))
