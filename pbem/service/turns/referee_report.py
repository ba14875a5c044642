"""The referee's own report of a turn: everything the rule set has to say of it, and how the players stand.

It is made from the whole state and goes to nobody but the referee.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from sqlmodel import Session

from pbem import codec
from pbem.core.blocks import Block, Lines, Listing, Section
from pbem.core.events import Roll
from pbem.core.problems import Refusal
from pbem.core.seats import REFEREE, Seat
from pbem.core.texts import Text, text
from pbem.registry import AnyState
from pbem.reports import dates, page
from pbem.reports.briefing import Leaflet
from pbem.service.calendar import deadlines
from pbem.service.game import games
from pbem.service.game.games import Game
from pbem.service.house.case import Case
from pbem.service.house.house import House
from pbem.service.post.addresses import referee_heading, referee_language
from pbem.service.post.posting import to_referee
from pbem.store.repository import dice, press, sheets, turns
from pbem.store.tables import Turn

KIND = "referee-report"


def send(case: Case, turn: int | None = None) -> None:
    """Mail the referee his report of a turn, by default the last one."""
    to_referee(case, report(case, turn), KIND)


def report(case: Case, turn: int | None = None) -> Leaflet:
    """Write the referee's report of a turn (0: of the beginning)."""
    house, session, campaign = case.house, case.session, case.campaign
    if campaign.state == "recruiting":
        raise Refusal("not-running", campaign=campaign.title)
    game = games.opened(session, house.registry, campaign)
    row = _row(session, game, turn)
    ruleset, after = game.installed.ruleset, games.thawed(game.installed, row)
    brief = (*_brief(session, game, row, after), *_standing(session, game, row))
    sections = (*brief, *_letters(house, session, game, row), *_dice(house, session, game, row))
    head = replace(referee_heading(house, campaign), turn=game.turn, deadline=deadlines.present(session, campaign))
    drawing = ruleset.illustrate(ruleset.rules.view(after, REFEREE), games.events(row))
    return Leaflet(head, _subject(session, game, row, after), sections, drawing)


def _subject(session: Session, game: Game, row: Turn, after: AnyState) -> Text:
    """Name the turn that was played; where it is a step, with its round."""
    earlier, ruleset = turns.earlier(session, row), game.installed.ruleset
    step = None if earlier is None else ruleset.rules.round(games.thawed(game.installed, earlier))
    kind = {None: "oversight-subject", 0: "oversight-subject-before-start"}.get(step, "oversight-subject-round")
    return text(kind, turn=ruleset.rules.turn(after) - 1, round=step or 0)


def _brief(session: Session, game: Game, row: Turn, after: AnyState) -> Iterator[Section]:
    """Let the rule set say everything, and name who sent nothing."""
    installed, earlier = game.installed, turns.earlier(session, row)
    before = games.thawed(installed, earlier) if earlier is not None else after
    played = turns.played(session, row)
    stored = sheets.last(session, game.key, played.branch, played.number)
    given = {Seat(seat): games.sheet(installed, one.orders) for seat, one in stored.items()}
    yield from installed.ruleset.oversee(before, after, given, games.events(row)).sections
    owed = {str(one.seat) for one in installed.ruleset.rules.awaiting(before) if one.required}
    yield from _silent(sorted(seat for seat, one in stored.items() if one.author == "silence" and seat in owed))


def _dice(house: House, session: Session, game: Game, row: Turn) -> Iterator[Section]:
    """Show what was promised, the turn's seed and digest, and all throws in the order they were thrown."""
    promised = dice.of_branch(session, game.row, turns.played(session, row).branch).anchor
    lines = [text("oversight-promise", anchor=promised)]
    lines += [text("oversight-seed", seed=row.seed, digest=row.sheets_digest)] if row.seed else []
    words = house.catalogue(referee_language(house, game.row))
    told = (page.throw(roll, words) for roll in codec.loads(codec.unpack(row.rolls), tuple[Roll, ...]))
    throws = tuple(f"{place}. {said}" for place, said in enumerate(told, 1))
    shown: tuple[Block, ...] = (Lines(tuple(lines), bullet=False), *([Listing(throws)] if throws else []))
    yield Section(text("oversight-heading-dice"), shown)


def _letters(house: House, session: Session, game: Game, row: Turn) -> Iterator[Section]:
    """List who wrote to whom, when and how much; not what."""
    played = turns.played(session, row)
    sent = press.of_turn(session, game.key, played.branch, played.number - 1)
    words = house.catalogue(referee_language(house, game.row))
    lines = tuple(
        text(
            "oversight-letter",
            who=one.writer,
            whom=tuple(one.readers.split(",")),
            when=dates.long(one.at, game.row.timezone, words),
            length=len(one.body),
            anonymous=int(one.anonymous),
        )
        for one in sent
    )
    if lines:
        yield Section(text("oversight-heading-letters"), (Lines(lines),))


def _row(session: Session, game: Game, turn: int | None) -> Turn:
    """Find the row of a turn on the way that counts."""
    head = turns.head(session, game.row)
    assert head is not None
    way = [head] if turn is None else turns.way(session, game.row)
    told = {game.installed.ruleset.rules.turn(games.thawed(game.installed, row)) - 1: row for row in way}
    row = head if turn is None else told.get(turn)
    if row is None:
        raise Refusal("no-such-turn", campaign=game.row.title, turn=turn or 0)
    return row


def _silent(silent: list[str]) -> Iterator[Section]:
    """Name the seats that sent nothing."""
    if silent:
        yield Section(None, (Lines((text("oversight-silent", seats=tuple(silent)),), bullet=False),))


def _standing(session: Session, game: Game, row: Turn) -> Iterator[Section]:
    """Name the seats whose orders for the open turn are in."""
    if (row.branch, row.number) != (game.row.head_branch, game.row.head_turn):
        return
    given = sheets.last(session, game.key, game.row.head_branch, game.next_step)
    seats = tuple(sorted(seat for seat, one in given.items() if one.author != "silence"))
    said = text("oversight-in", turn=game.turn, seats=seats) if seats else text("oversight-none-in", turn=game.turn)
    yield Section(None, (Lines((said,), bullet=False),))
