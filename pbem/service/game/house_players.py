"""What house players order: written when the turn is played, from what their seats know then.

Their dice follow from the campaign's secret, so that what they wrote can be proved by writing it again. A house player
that is refused anything is silent for that turn, and so is one that fails.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from sqlmodel import Session

from pbem.core import seat_requests
from pbem.core.blocks import Lines, Section
from pbem.core.seat_requests import Requests
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet
from pbem.core.texts import text
from pbem.language.letter.house_players import Turn, letter
from pbem.proof import fairness
from pbem.registry import AnyOrder
from pbem.reports.briefing import Report
from pbem.service.game import dealings
from pbem.service.game.games import Game
from pbem.store import tables
from pbem.store.repository import arrivals, seats

Rows = Mapping[str, tables.Sheet]


@dataclass(frozen=True)
class HouseLetter:
    """The orders of a house player, and `by` whom, with the version; a `fault` says why it is silent."""

    sheet: Sheet[AnyOrder]
    by: str
    fault: str = ""


def seated(session: Session, game: Game) -> Mapping[str, str]:
    """Give the house player of each seat that has one."""
    return {seat.key: seat.house_player for seat in seats.of_campaign(session, game.key) if seat.house_player}


def letters(session: Session, game: Game, rows: Rows) -> Mapping[Seat, HouseLetter]:
    """Let the house players write whose seats are asked; what was ordered for a seat by others stands."""
    names, asked = seated(session, game), seat_requests.by_seat(game.installed.ruleset, game.state)
    came = arrivals.latest(session) if names else 0
    return {
        seat: written(game, names[seat], requests, rows, came)
        for seat, requests in asked.items()
        if seat in names and seat not in rows
    }


def written(game: Game, name: str, requests: Requests, rows: Rows, came: int) -> HouseLetter:
    """Let one write; an edge: what it does wrong is a fault of ours, and stops nothing."""
    ruleset, seat = game.installed.ruleset, requests[0].seat
    view = game.view(seat, dealings.among(game, others(rows), seat))
    silence = seat_requests.silence(ruleset, view, requests)
    player = ruleset.players.get(name)
    if player is None:
        return HouseLetter(silence, "", f"{seat}: there is no house player {name}")
    dice = fairness.house_dice(game.row.dice_secret, f"{game.row.head_branch}/{game.next_step}", seat)
    try:
        wrote = letter(ruleset, game.installed.lexicons, player, Turn(view, requests, dice))
    except Exception as fault:  # noqa: BLE001 - the edge of one house player; whoever asked logs it
        return HouseLetter(silence, "", f"{seat}: {name} failed: {type(fault).__name__}: {fault}")
    if wrote.refused:
        return HouseLetter(silence, "", f"{seat}: {name} is refused {wrote.refused} in {wrote.lines}")
    sheet = dealings.stamped(ruleset, seat, wrote.draft.sheet, came) if wrote.lines else silence
    return HouseLetter(sheet, f"{name} {player.version}")


def marks(session: Session, game: Game, seat: str) -> tuple[Section, ...]:
    """Mark, in a report, the house players among those the seat may write to."""
    lines = tuple(
        text("house-player-line", seat=key, name=name, like=text(f"{game.row.ruleset}-player-{name}"))
        for key, name in seated(session, game).items()
        if key in known(game, seat)
    )
    return (Section(text("house-players"), (Lines(lines),)),) if lines else ()


def marked(report: Report, marks: tuple[Section, ...]) -> Report:
    """Put the marks behind what else a report tells."""
    return replace(report, brief=replace(report.brief, sections=(*report.brief.sections, *marks)))


def known(game: Game, seat: str) -> frozenset[str]:
    """List the seats that one may know of: who is in a game is known of those one may write to."""
    return frozenset(map(str, game.installed.ruleset.contacts(game.state, Seat(seat))))


def others(rows: Rows) -> Rows:
    """Leave out what house players ordered: they write at the same moment, and hear nothing of each other."""
    return {seat: row for seat, row in rows.items() if not row.house_player}


def again(game: Game, rows: Rows) -> Iterator[tuple[str, HouseLetter]]:
    """Write what house players ordered for a turn once more, as long as they are of the same version."""
    asked = seat_requests.by_seat(game.installed.ruleset, game.state)
    for seat, row in rows.items():
        name, _, version = row.house_player.partition(" ")
        player = game.installed.ruleset.players.get(name)
        if player is not None and str(player.version) == version and Seat(seat) in asked:
            yield seat, written(game, name, asked[Seat(seat)], others(rows), 0)
