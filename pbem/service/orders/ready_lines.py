"""Ready lines: what an answer offers for lines that were not read, and a letter that accepts some of them.

An offer is of the last answer to a seat, and of the turn it was sent in: any later letter with orders brings an answer
of its own, so that older offers are void. `yes` accepts all that are offered but two readings of one line, `yes 2` the
second, a number alone is enough too. What is accepted takes the place where the line stood that was not read; the
lines that are still to mend are offered again.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from pbem.core.problems import Problem, Severity
from pbem.core.sheets import Sheet, Written
from pbem.core.texts import Text, text
from pbem.language.letter import merging, understanding
from pbem.language.letter import sheet as sheets_language
from pbem.language.letter.draft import Draft
from pbem.mail.commands import fold
from pbem.registry import AnyOrder
from pbem.reports.briefing import Answer, AnswerLine, Offer
from pbem.service.desk.player_desk import PlayerDesk
from pbem.service.orders.requests import Wishes
from pbem.service.post.rendering import briefing
from pbem.store.repository import outbox

_YES = "(?:yes|yep|ok|okay|да|ага|ок|ano|jo|hej)"
_THANKS = r"(?:[\s,]+(?:please|thanks|thank you|спасибо|пожалуйста|prosim|diky|dekuji|dakujem|vdaka))?"
_ACCEPTS = re.compile(rf"{_YES}(?:\W+(?:and |a |и )?\d{{1,2}})*{_THANKS}[\s.!,]*|\W?\d{{1,2}}[\s.!)]*")
_LONGEST = 60


@dataclass(frozen=True)
class Accepted:
    """What a letter accepts: the numbers it names (none: all), the answer they are of, and what else it asks for."""

    numbers: tuple[int, ...]
    answer: Answer | None
    rest: Wishes


def accepted(desk: PlayerDesk, wishes: Wishes) -> Accepted | None:
    """Tell what a letter accepts; None: nothing is said of that, or its `yes` is courtesy above orders."""
    lines = [line for line in wishes.lines if _accepts(line[1])]
    if not lines:
        return None
    rest = replace(wishes, lines=tuple(one for one in wishes.lines if one not in lines))
    numbers = tuple(int(digits) for _, line in lines for digits in re.findall(r"\d+", line))
    said_yes = any(line.strip()[:1].isalpha() for _, line in lines)
    answer = _last(desk)
    open_ = answer is not None and bool(answer.offers)
    if (rest.lines or wishes.cancels) and not (numbers and open_):
        return None
    return Accepted(numbers, answer, rest) if open_ or (said_yes and not _orders(desk, lines)) else None


def _accepts(line: str) -> bool:
    return len(line) <= _LONGEST and _ACCEPTS.fullmatch(fold(line.strip())) is not None


def _orders(desk: PlayerDesk, lines: Iterable[tuple[int, str]]) -> bool:
    """Tell whether the words of acceptance are an order of this game."""
    drafts = (_read(desk, line) for line in lines)
    return any(draft.sheet.lines for draft in drafts)


def _last(desk: PlayerDesk) -> Answer | None:
    """Give the last answer to the seat, if it was sent in this turn and kept something."""
    row = desk.game.row
    mail = outbox.latest(desk.session, row.key, desk.seat.key, "answer")
    if mail is None or (mail.branch, mail.turn) != (row.head_branch, row.head_turn):
        return None
    said = briefing(mail)
    return said if isinstance(said, Answer) and not said.trial else None


def chosen(one: Accepted) -> tuple[Offer, ...]:
    """Give the offers that are accepted; of two readings of a line only one that is named."""
    offers = one.answer.offers if one.answer else ()
    if one.numbers:
        return tuple(offers[number - 1] for number in dict.fromkeys(one.numbers) if 0 < number <= len(offers))
    several = {two for row, _ in _asked(one) if len(two := _ready(row)) > 1}
    return tuple(offer for offer in offers if not any((offer.line, offer.words) in two for two in several))


def _ready(row: AnswerLine) -> frozenset[tuple[int, str]]:
    """Give the ready lines of a row, each with the number of its line."""
    return frozenset((row.line, words) for problem in row.problems for words in problem.ready)


def remarks(one: Accepted) -> tuple[Text, ...]:
    """Say what nothing was accepted of."""
    offers = one.answer.offers if one.answer else ()
    if not offers:
        return (text("remark-accept-nothing"),)
    unknown = tuple(str(number) for number in one.numbers if not 0 < number <= len(offers))
    if unknown:
        return (text("remark-accept-unknown", numbers=unknown, count=len(offers)),)
    return () if chosen(one) else (text("remark-accept-which"),)


def left(one: Accepted) -> tuple[Problem, ...]:
    """Give what is still wrong with lines of the letter that was answered, each where it is in `words`."""
    done = {(offer.line, offer.words) for offer in chosen(one)}
    found: list[Problem] = []
    for row, start in _asked(one):
        if done.isdisjoint(_ready(row)):
            found += (each.moved(start) for each in row.problems)
    return tuple(found)


def words(one: Accepted) -> dict[int, str]:
    """Give the lines of the letter that was answered, by their numbers; of a paragraph what was asked about."""
    rows = one.answer.lines if one.answer else ()
    known = {row.line: row.words for row in rows if row.origin is None and row.line}
    asked: dict[int, str] = {}
    for row, start in _asked(one):
        asked[row.line] = asked.get(row.line, "").ljust(start) + row.words
    return {**known, **asked}


def _asked(one: Accepted) -> Iterator[tuple[AnswerLine, int]]:
    """Walk over the rows that were asked about, and where each begins among those of its line."""
    ends: dict[int, int] = {}
    for row in one.answer.lines if one.answer else ():
        if row.refused:
            start = ends.get(row.line, 0)
            yield row, start
            ends[row.line] = start + len(row.words) + 1


def read(desk: PlayerDesk, one: Accepted, before: Sheet[AnyOrder]) -> Draft[AnyOrder]:
    """Read the accepted lines as if they had stood in the letter; the rules see what stands before them."""
    installed = desk.game.installed
    lines = tuple((offer.line, offer.words) for offer in sorted(chosen(one), key=lambda offer: offer.line))
    draft = understanding.understood(lines, installed.ruleset, desk.view, desk.readers)
    first = min((line for line, _ in lines), default=0)
    stands = Sheet(tuple(replace(each, line=0) for each in before.lines if each.line <= first))
    numbered = installed.ruleset.words.numbered
    return sheets_language.checked(draft, installed.ruleset, desk.view, stands if numbered else _unlined(before))


def _unlined(sheet: Sheet[AnyOrder]) -> Sheet[AnyOrder]:
    return merging.unwritten(sheet)


def placed(merged: Sheet[AnyOrder], new: Sheet[AnyOrder]) -> Sheet[AnyOrder]:
    """Put new orders of a list where their lines stood in the letter, before those of later lines."""
    fresh = [one for one in merged.lines if one in new.lines]
    lines: list[Written[AnyOrder]] = [one for one in merged.lines if one not in fresh]
    for one in fresh:
        at = next((place for place, other in enumerate(lines) if other.line > one.line), len(lines))
        lines.insert(at, one)
    return Sheet(tuple(lines))


def offers(desk: PlayerDesk, draft: Draft[AnyOrder], several: Mapping[int, str]) -> tuple[Offer, ...]:
    """List the ready lines of an answer, in the order of the letter; each is an order by itself."""
    wrong = [one for one in draft.problems if one.line and one.severity is Severity.ERROR and not one.held]
    found = (Offer(one.line, words) for one in wrong if one.line not in several for words in one.ready)
    ordered = sorted(dict.fromkeys(found), key=lambda offer: offer.line)
    return tuple(offer for offer in ordered if _is_order(desk, offer))


def _is_order(desk: PlayerDesk, offer: Offer) -> bool:
    draft = _read(desk, (offer.line, offer.words))
    wrong = any(problem.severity is Severity.ERROR for problem in draft.problems)
    return bool(draft.sheet.lines) and not wrong


def _read(desk: PlayerDesk, line: tuple[int, str]) -> Draft[AnyOrder]:
    return understanding.understood((line,), desk.game.installed.ruleset, desk.view, desk.readers)
