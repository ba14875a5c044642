"""How much of what people write is read: lines, traps and letters of hands that had not seen a lexicon.

    python -m benchmarks.everyday [--half HALF] [--show line|trap|letter] [--game GAME] [--language KEY]

A line is `read` when its orders are those it means; `wrong` when orders come of it that it does not mean; `offered`
when it is asked back with the right line ready to be accepted, or with two to choose from by number, `misled` when all
that is offered is wrong. A trap must not be carried out, and nothing is offered for it (`tempted`). A letter is `clean`
when nothing of it is to be mended and the orders that stand are exactly those it means, `astray` when nothing is asked
about it and other orders stand. Letters pass through the reading of mail bodies as in the service. Goals: 85 % read,
nothing wrong or astray, no trap carried out, 70 % of the rest offered, 60 % of letters clean.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Literal

from pbem.core.problems import Problem, Severity
from pbem.language.letter import sheet as sheets
from pbem.language.letter import understanding
from pbem.language.letter.draft import Draft
from pbem.language.reading.readers import Readers
from pbem.mail.commands import player
from pbem.mail.words import own_lines
from pbem.registry import AnyOrder
from pbem.rulesets.europe.orders import ActionOrder
from tests.language.everyday.boards import board
from tests.language.everyday.texts import (
    KINDS,
    Said,
    constructions,
    eleventh,
    fifteenth,
    fifth,
    fourth,
    more,
    nineteenth,
    ninth,
    open_half,
    opened,
    powers,
    sealed_eighth,
    sealed_eleventh,
    sealed_fifteenth,
    sealed_half,
    sealed_nineteenth,
    sealed_powers,
    sealed_seventeenth,
    sealed_thirteenth,
    seventeenth,
    seventh,
    sixth,
    tenth,
    thirteenth,
    twelfth,
    unsealed,
)

Verdict = Literal[
    "read", "wrong", "offered", "misled", "asked", "quiet", "tempted", "carried out", "clean", "astray", "mend"
]
HALVES = {
    "open": open_half,
    "more": more,
    "fourth": fourth,
    "fifth": fifth,
    "sixth": sixth,
    "seventh": seventh,
    "ninth": ninth,
    "tenth": tenth,
    "eleventh": eleventh,
    "twelfth": twelfth,
    "unsealed": unsealed,
    "opened": opened,
    "sealed": sealed_half,
    "powers": powers,
    "sealed-powers": sealed_powers,
    "sealed-eighth": sealed_eighth,
    "sealed-eleventh": sealed_eleventh,
    "thirteenth": thirteenth,
    "sealed-thirteenth": sealed_thirteenth,
    "fifteenth": fifteenth,
    "sealed-fifteenth": sealed_fifteenth,
    "seventeenth": seventeenth,
    "sealed-seventeenth": sealed_seventeenth,
    "nineteenth": nineteenth,
    "sealed-nineteenth": sealed_nineteenth,
    "constructions": constructions,
}
COLUMNS: tuple[Verdict, ...] = (
    *("read", "wrong", "offered", "misled", "asked"),
    *("carried out", "tempted", "quiet", "clean", "astray", "mend"),
)


@cache
def _readers(game: str, language: str) -> Readers:
    installed, view = board(game, language)
    return sheets.readers(installed.ruleset, view, installed.lexicons, language)


def _draft(game: str, language: str, lines: Sequence[tuple[int, str]]) -> Draft[AnyOrder]:
    installed, view = board(game, language)
    return understanding.understood(lines, installed.ruleset, view, _readers(game, language))


def _orders(draft: Draft[AnyOrder]) -> list[AnyOrder]:
    return [one.order for one in draft.sheet.lines]


@cache
def _meant(game: str, means: tuple[str, ...]) -> tuple[AnyOrder, ...]:
    """Read what is meant; the notation must be plain."""
    drafts = [_draft(game, "en", ((1, meant),)) for meant in means]
    assert not any(map(_to_mend, drafts)), means
    return tuple(order for draft in drafts for order in _orders(draft))


def _to_mend(draft: Draft[AnyOrder]) -> list[Problem]:
    return [problem for problem in draft.problems if problem.severity is Severity.ERROR]


def _same(game: str, one: Iterable[AnyOrder], means: tuple[str, ...]) -> bool:
    """Compare orders; where they are a list their order counts."""
    meant = _meant(game, means)
    if board(game)[0].ruleset.words.numbered:
        return list(one) == list(meant)
    return Counter(map(repr, _one_action(one))) == Counter(map(repr, _one_action(meant)))


def _one_action(orders: Iterable[AnyOrder]) -> list[object]:
    """Put the actions of a letter into one: E-11.4, several lines are alternatives in the order written."""
    every = list(orders)
    actions = [one for one in every if isinstance(one, ActionOrder)]
    choices = tuple(choice for action in actions for choice in action.choices)
    return [*(one for one in every if one not in actions), *([ActionOrder(choices)] if choices else [])]


def judged(said: Said) -> Verdict:
    """Read what somebody wrote and say what became of it."""
    return {"line": _line, "trap": _trap, "letter": _letter}[said.kind](said)


def _line(said: Said) -> Verdict:
    draft = _draft(said.game, said.language, ((1, said.text),))
    found = _orders(draft)
    if found and not _to_mend(draft):
        return "read" if _same(said.game, found, said.means) else "wrong"
    if found and not _same(said.game, found, said.means):
        return "wrong"
    lines = tuple(line for problem in draft.problems for line in _offers(problem))
    return "offered" if any(_right(said, line) for line in lines) else "misled" if lines else "asked"


def _offers(problem: Problem) -> Iterator[str]:
    """Give the line a problem offers, or the two it asks about by number."""
    two = (str(problem.facts.get(name, "")) for name in ("first", "second")) if problem.ambiguous else ()
    yield from filter(None, (problem.try_, *two))


def _right(said: Said, line: str) -> bool:
    offered = _draft(said.game, said.language, tuple(enumerate(line.split("\n"), 1)))
    return not _to_mend(offered) and _same(said.game, _orders(offered), said.means)


def _trap(said: Said) -> Verdict:
    draft = _draft(said.game, said.language, tuple(enumerate(said.text.split("\n"), 1)))
    if _orders(draft):
        return "carried out"
    return "tempted" if any(line for problem in draft.problems for line in _offers(problem)) else "quiet"


def _letter(said: Said) -> Verdict:
    lines = own_lines(said.text)
    draft = _draft(said.game, said.language, lines)
    taken = player.in_letter("", lines)
    if taken or _to_mend(draft):
        return "mend"
    return "clean" if _same(said.game, _orders(draft), said.means) else "astray"


def main() -> None:
    """Print a table of games and languages, or the rows that went wrong."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--half", choices=tuple(HALVES), default="open")
    parser.add_argument("--show", choices=KINDS)
    parser.add_argument("--game")
    parser.add_argument("--language")
    options = parser.parse_args()
    if options.half.startswith("sealed") and options.show:
        parser.error("a sealed half is counted, not shown")
    every = HALVES[options.half]()
    wanted = [one for one in every if options.game in (None, one.game) and options.language in (None, one.language)]
    if options.show:
        _show([one for one in wanted if one.kind == options.show])
    else:
        _table(wanted)


def _show(rows: Sequence[Said]) -> None:
    for one in rows:
        verdict = judged(one)
        if verdict not in ("read", "quiet", "clean"):
            print(f"{verdict:11} {one.game} {one.language}: {one.text.strip()}\n{'':12}means: {'; '.join(one.means)}")


def _table(rows: Sequence[Said]) -> None:
    counts: dict[tuple[str, str], Counter[Verdict]] = {}
    for one in rows:
        verdict = judged(one)
        for place in ((one.game, one.language), ("together", "")):
            counts.setdefault(place, Counter())[verdict] += 1
    print(f"| game | language | {' | '.join(COLUMNS)} |\n|{'---|' * (len(COLUMNS) + 2)}")
    for (game, language), counted in sorted(counts.items()):
        print(f"| {game} | {language} | {' | '.join(str(counted[column]) for column in COLUMNS)} |")


if __name__ == "__main__":
    main()
