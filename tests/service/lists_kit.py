"""A duel in which cards are wished for in lists: Blue moves first, with the cards 3, 5 and 7 or others."""

from __future__ import annotations

from dataclasses import replace
from importlib.metadata import EntryPoint

from pbem.registry import GROUP, Registry
from pbem.reports.briefing import Answer
from tests.service.kit import Office
from tests.service.test_time import paused

LISTS = Registry([EntryPoint("duel", "tests.toy.listed:LISTED", GROUP)])


def listing(office: Office) -> Office:
    """Start a duel of three; the office's own campaign is paused, so that nothing of it comes between."""
    paused(office)
    office.house = replace(office.house, registry=LISTS)
    office.key = "duel"
    rule = {"every_days": 3, "at": ["20:00"]}
    return office.start(key="duel", ruleset="duel", options={"seats": 2, "hand_size": 3}, schedule=rule)


def cards(office: Office) -> list[str]:
    """Name Blue's cards."""
    (line,) = (line for line in office.report("blue").form if "play" in line)
    first = line.split()[1]
    facts = office.report("blue").brief.facts["cards"]
    assert isinstance(facts, list)
    held = [str(card) for card in facts]
    assert first in held
    return held


def wish(*cards: str) -> str:
    """Write a mail that wishes for cards."""
    return "\n".join(f"play {card} against red" for card in cards)


def stands(answer: Answer) -> dict[str, str]:
    """Give the list as an answer shows it: number and card."""
    return {line.tag: line.echo.split()[1] for line in answer.lines if line.accepted}


def remarks(answer: Answer) -> list[str]:
    """Name what an answer says besides the lines."""
    return [words.id for words in answer.remarks]
