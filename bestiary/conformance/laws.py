"""The laws, by name. A violation names the one that was broken."""

LAWS = {
    "crash": "Nothing that a position is asked raises an exception.",
    "pending": "Waited for are different seats, chance alone, or nobody at the end; in open games all views are alike.",
    "legal": "Legal lists are sorted, without repetition, inside the space, and never empty for who is pending; "
    "answers are some of it, for who is not.",
    "why-not": "`why_not` is None exactly for the legal actions; else it has a code, a rule that exists, a sentence.",
    "chance": "There is at least one ticket; every ticket is a possible outcome, the same one when asked again.",
    "clone": "A clone is equal, shares nothing that changes, and nobody listens to it.",
    "apply": "The same action in equal positions leads to equal positions and tells the same.",
    "save": "A saved position is plain JSON, and loading it gives an equal position.",
    "result": "There is a result exactly when the game is over; its parts add up, its ranking names every seat once.",
    "pads": "Score pads are none, or one for each seat; they add up to the view's scores and end as the result.",
    "bounds": "Every game ends within its stated number of decisions, with totals inside the stated range.",
    "default": "What happens when time runs out is legal.",
    "window": "A window asks all who are waited for, and each of them may pass; idle are only some of these.",
    "choices": "There is a choice for each legal action, with text, a label of its own and places; none is forbidden.",
    "events": "Every event can be stored, told in a sentence, and says who is told.",
    "tray": "A step into the tray tells its owner alone and moves nothing else; any other own action empties the tray.",
    "law-1": "An imagined position looks the same to who imagines it: view, legal, choices, pads, refusals, default.",
    "law-2": "Imagining twice is imagining once.",
    "law-3": "Imagined positions depend only on what is known: twins that look alike are imagined alike.",
    "law-4": "Events tell no more than the view: equal views after, equal events (unless both moves do the same).",
    "law-5": "The view shows no more than was told: equal views before and equal events, equal views after.",
    "law-6": "Silence: a move that tells a viewer nothing changes neither its view nor what it may do.",
    "law-7": "A move that an imagined position answers differently carries an event that reveals.",
    "nonsense": "Seats and actions that do not exist, and illegal ones, are refused and change nothing.",
    "moments": "A viewer's moment grows when it is told something; a move that carries an older one is stale, but for "
    "what others did beside it.",
    "back": "Going back and on again meets the same luck; it stops at what was revealed.",
    "replay": "A record replays to the same position, verifies, and can be resumed.",
    "hash-seed": "The record of a seed does not depend on Python's hash seed.",
}
