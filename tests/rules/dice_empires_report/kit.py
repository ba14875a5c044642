"""Rounds of Dice Empires as their lords are told of them: reports, pictures, catalogues."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

import pbem.rulesets.dice_empires as package
from pbem import registry
from pbem.core.blocks import Block, Brief, Contest, Lines, News, Section, Steps, Table, Totals
from pbem.core.events import seen_by
from pbem.core.seats import Seat
from pbem.core.texts import Text
from pbem.reports.text import Writer
from pbem.reports.texts import Catalogue, wording
from pbem.rulesets.dice_empires.report import brief
from pbem.rulesets.dice_empires.sight import vision
from pbem.rulesets.dice_empires.state import State
from pbem.rulesets.dice_empires.view import View
from tests.rules.dice_empires.round_kit import Lines as Letters
from tests.rules.dice_empires.round_kit import play
from tests.rules.dice_empires.table_kit import Script, lord, table

FOLDER = Path(package.__file__).parent
BLUE, RED, GREEN = Seat("blue"), Seat("red"), Seat("green")


@cache
def words(language: str = "en") -> Catalogue:
    """Give the catalogue of a language."""
    return wording(language, {language: registry.Registry()["dice_empires"].catalogues[language]})


def tatry() -> State:
    """6: the table of the example: round 6 is to be played; Victor is blue, John is red."""
    victor = lord("T3 F5 H5", reputation=7)
    victor["dice"] = ["d1 T 3", "d2 F 5", "d3 H 5", "d6 C 1"]
    return replace(table(round_=6, blue=victor, red=lord("F3 B4 WL2", reputation=9)), token=RED)


TATRY: dict[str, Letters] = {"red": ["send d2 L"], "blue": ["move d4 WR", "transfer 1 d3 d4"]}
TATRY_DICE = (2, 1, 3)


def view(state: State, seat: str | None = "blue") -> View:
    """Give what a lord sees, or the public."""
    return vision.view(state, Seat(seat) if seat else None)


def reported(state: State, dice: Script = (), seat: str | None = "blue", /, **lists: Letters) -> Brief:
    """Play a round and write the report of a lord."""
    played = play(state, dice, **lists)
    own = tuple(event for event in played.events if seen_by(event, Seat(seat) if seat else None))
    return brief.brief(view(state, seat), view(played.state, seat), own)


def example() -> Brief:
    """6: the report of the example."""
    return reported(tatry(), TATRY_DICE, "blue", **TATRY)


def section(found: Brief, name: str) -> Section | None:
    """Find a section by its heading; None: it was left out."""
    return next((each for each in found.sections if each.heading == Text(f"dice-empires-heading-{name}")), None)


def told(found: Brief, name: str, language: str = "en") -> list[str]:
    """Give a section line by line, as the text part has it, without the blanks at its edges."""
    part = section(found, name)
    writer = Writer(words(language))
    blocks = part.blocks if part else ()
    return [line.strip() for block in blocks for line in said(block, writer, language)]


def said(block: Block, writer: Writer, language: str) -> list[str]:
    """Write a block in whole sentences: nothing is wrapped."""
    say = words(language).say
    match block:
        case Lines():
            return [say(line) for line in block.lines]
        case News():
            return [f"{icon} {say(lead)} {say(rest)}" for icon, lead, rest in block.items]
        case Table():
            return [" | ".join(f"{say(cell.content)} {say(cell.small)}".strip() for cell in row) for row in block.rows]
        case Contest():
            throws = [f"{say(who)} | {before} + {value} = {total}" for who, before, _, value, total in block.lines]
            return [say(block.title), *throws, say(block.result)]
        case Steps():
            return [say(block.title), *(" | ".join(map(say, step)) for step in block.steps), say(block.result)]
        case Totals():
            return [f"{figure} {say(label)}" for figure, label in block.figures]
        case _:
            return writer.section(Section(None, (block,)))
