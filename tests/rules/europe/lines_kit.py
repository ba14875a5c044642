"""The lines of a table on which tests play: actions with their guards, stops, how cards are laid.

draft BRI
if empty FRA and hand 2 K: attack GER FRA 2 named AC 9H of france only
fate me france        fate A>me K>france rest>ottoman
"""

from __future__ import annotations

from pbem.core.positions import Words
from pbem.core.seats import Seat
from pbem.rulesets.europe.orders import (
    RANKS,
    Action,
    Attack,
    Attacked,
    Choice,
    Draft,
    Empty,
    Fate,
    Guard,
    HandAtLeast,
    Held,
    Hold,
    Move,
    Play,
    Spied,
    StopOrder,
)

POLICIES = ("best", "cheap", "enough", "named")


def read_choice(where: str, line: str) -> Choice:
    """Read an action, after what must be so for it."""
    if not line.startswith("if "):
        return Choice(read_action(Words(where, line.split())))
    guards, _, action = line.removeprefix("if ").partition(":")
    when = tuple(_read_guard(Words(where, one.split())) for one in guards.split(" and "))
    return Choice(read_action(Words(where, action.split())), when)


def read_action(words: Words) -> Action:
    """Read an action."""
    match words.first("an action"):
        case "draft":
            action: Action = Draft(words.first("a territory"))
        case "move":
            action = Move(words.first("a territory"), words.first("a territory"))
        case "attack":
            action = _read_attack(words)
        case "fate":
            action = _read_fate(words)
        case "hold":
            action = Hold()
        case other:
            raise words.wrong(f"draft, move, attack, fate or hold instead of {other!r}")
    words.done()
    return action


def _read_attack(words: Words) -> Attack:
    """Read `attack GER BEN 2 named AC 9H of britain only`; the way to lay cards may be left out; 0 figures are all."""
    origin, to, figures = words.first("a territory"), words.first("a territory"), words.number("figures", least=0)
    policy = words.first("a policy") if words.words and words.words[0] in POLICIES else "best"
    cards = []
    while words.words and words.words[0] not in ("of", "only"):
        cards.append(words.first("a card"))
    of = words.rest().split()
    only = "only" in of[-1:]
    holder = of[1] if of[:1] == ["of"] and len(of) > 1 else ""
    if of != [*(["of", holder] if holder else []), *(["only"] if only else [])]:
        raise words.wrong("of a power, only")
    return Attack(origin, to, figures, read_play(policy, tuple(cards), words), holder, only)


def read_play(policy: str, cards: tuple[str, ...], words: Words) -> Play:
    """Make a way to lay cards of its name."""
    match policy:
        case "best" | "cheap" | "enough" | "named":
            return Play(policy, cards)
    raise words.wrong(f"one of {', '.join(POLICIES)} instead of {policy!r}")


def _read_fate(words: Words) -> Fate:
    """Read receivers by place, and those of ranks or cards."""
    said = words.rest().split()
    named = [one.partition(">") for one in said if ">" in one]
    return Fate(tuple(one for one in said if ">" not in one), {card: to for card, _, to in named})


def _read_guard(words: Words) -> Guard:
    """Read what must be so."""
    first = words.first("what must be so")
    positive = first != "not"
    match first if positive else words.first("what must not be so"):
        case "spied":
            power, rank = Seat(words.first("a power")), words.first("a rank")
            return next((Spied(power, one, positive) for one in RANKS if one == rank), None) or _no(words, rank)
        case "hand":
            return HandAtLeast(words.number("a number", least=0), words.rest())
        case "empty":
            return Empty(words.first("a territory"), positive)
        case "held":
            return Held(words.first("a territory"), Seat(words.first("a power")))
        case "attacked":
            return Attacked()
        case other:
            return _no(words, other)


def _no(words: Words, word: str) -> Guard:
    """Refuse a word."""
    raise words.wrong(f"spied, hand, empty, held or attacked instead of {word!r}")


def read_stop(where: str, line: str) -> StopOrder:
    """Read `on all by france min 2 deadly hands 3 with A`, or `never`."""
    if line == "never":
        return StopOrder(never=True)
    words, said = Words(where, line.split()), dict[str, str]()
    while words.words:
        word = words.first("a condition")
        if word not in ("on", "by", "min", "deadly", "hands", "with"):
            raise words.wrong(f"on, by, min, deadly, hands or with A instead of {word!r}")
        said[word] = "" if word == "deadly" else words.first(f"something after {word!r}")
    number = {key: Words(where, [said.get(key, "0")]).number(key, least=0) for key in ("min", "hands")}
    return StopOrder(
        said.get("on", "all"),
        said.get("by", ""),
        max(1, number["min"]),
        "deadly" in said,
        number["hands"],
        "with" in said,
    )
