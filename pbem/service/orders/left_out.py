"""What of a letter was left out because it orders nothing: told in one remark; a question is answered by a chapter."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pbem.core.texts import Text, text
from pbem.language.reading.aside import Aside
from pbem.mail import commands
from pbem.reports.markdown import Chapter
from pbem.service.desk import question, rulebook
from pbem.service.desk.player_desk import PlayerDesk
from pbem.service.desk.rule_chapter import leaflet

MOST = 2
"""So many questions of a letter are answered by a chapter."""
_NAMED, _LONGEST = 3, 40
"""So many pieces are named, and so many letters of each."""


_NO_NAME = 8
"""A longer word with a capital is hardly a name."""


def remarks(desk: PlayerDesk, asides: Sequence[Aside]) -> tuple[Text, ...]:
    """Say what was left out, and which chapters answer the questions."""
    talk = [one.words for one in asides if not one.question and not one.shown and not one.doubtful]
    shown = [one.words for one in asides if one.shown]
    doubtful = [one.words for one in asides if one.doubtful]
    asked = [one.words for one in asides if one.question]
    answered = dict(_chapters(desk, asides))
    told = tuple(_answered(desk, words, found) for words, found in answered.items())
    others = tuple(_quoted(words) for words in asked if words not in answered)[:_NAMED]
    referee = (text("remark-questions", questions=others),) if others else ()
    kept = (*_told("remark-shown", shown), *_told("remark-unchanged", doubtful), *_told("remark-talk", talk))
    return (*kept, *told, *referee)


def answer_questions(desk: PlayerDesk, asides: Sequence[Aside]) -> None:
    """Mail the chapters that answer the questions of a letter, each once."""
    for found in {found[0].title: found for _, found in _chapters(desk, asides)}.values():
        desk.send(leaflet(desk, found), "rules")


def may_be_command(aside: Aside, lines: Mapping[int, str]) -> bool:
    """Tell whether a line of talk may be a mistyped command: one word, and no name with its capital."""
    word = aside.words.strip(" .!")
    alone = lines.get(aside.line, "").strip() == aside.words and word.isalpha()
    return alone and not aside.question and not aside.shown and (word[:1].islower() or len(word) >= _NO_NAME)


def _told(remark: str, every: Sequence[str]) -> tuple[Text, ...]:
    """Say of some words that nothing is ordered by them, or why it was not carried out."""
    words, more = _named(every)
    return (text(remark, words=words, more=more),) if every else ()


def _named(every: Sequence[str]) -> tuple[tuple[Text, ...], int]:
    """Name some of the words that were left out, and count the others."""
    return tuple(map(_quoted, every[:_NAMED])), max(0, len(every) - _NAMED)


def _chapters(desk: PlayerDesk, asides: Sequence[Aside]) -> list[tuple[str, Sequence[Chapter]]]:
    """Find the chapters that answer questions, the first questions first."""
    language, books, lexicons = desk.seat.language, desk.game.rulebooks, desk.game.installed.lexicons
    found = (
        (one.words, question.answering(books, one.words, lexicons, language))
        for one in asides[: 10 * MOST]
        if one.question
    )
    return [pair for pair in found if pair[1]][:MOST]


def _answered(desk: PlayerDesk, words: str, found: Sequence[Chapter]) -> Text:
    """Name the chapter that answers a question, and how it can be asked for again."""
    language, title = desk.seat.language, found[0].title
    ask = f"{commands.command('rules').word(language)} {rulebook.asked(desk.game.rulebooks, language, title)}"
    return text("remark-question", question=_short(words), chapter=title, ask=ask)


def _quoted(words: str) -> Text:
    return text("left-out-words", words=_short(words))


def _short(words: str) -> str:
    """Cut words off where they get long."""
    plain = " ".join(words.split())
    return plain if len(plain) <= _LONGEST else plain[:_LONGEST].rsplit(" ", 1)[0].rstrip(",;:") + " …"
