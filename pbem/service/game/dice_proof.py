"""What players are shown to check the dice with: of the turn just played, or of all turns when the game is over."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from sqlmodel import Session

from pbem.core import dice
from pbem.core.seats import REFEREE
from pbem.proof import fairness
from pbem.reports.briefing import DiceTurn
from pbem.service.game import briefings, games
from pbem.service.game.games import Game
from pbem.store import tables
from pbem.store.repository import dice as dealt_dice
from pbem.store.repository import sheets, turns

MOST_LISTED = 60
"""Turns whose numbers are listed in the text of a mail; more of them are in its JSON part only."""


@dataclass(frozen=True)
class Played:
    """A turn row that is shown: its numbers, all seals, the sheet that counted of each seat; the secret it is from."""

    row: tables.Turn
    counts: bool
    at: str
    seals: Mapping[str, str]
    sheets: Mapping[str, tables.Sheet]
    secret: bytes = b""


@dataclass(frozen=True)
class Shown:
    """What a report may tell of the dice of a campaign; `over`: everything."""

    campaign: tables.Campaign
    played: tuple[Played, ...] = ()
    over: bool = False

    def told(self, seat: str, first: bool = False) -> briefings.Dice:
        """Give what one seat is told: of the sheets, only its own."""
        promised, secret = self.campaign.dice_anchor, self.campaign.dice_secret
        listed = [one.row for one in self.played if one.counts]
        lines = [f"{row.number} {row.seed} {row.sheets_digest}" for row in listed[:MOST_LISTED]]
        return briefings.Dice(
            anchor=promised if first else "",
            revealed="\n".join([*lines, "..."] if len(listed) > MOST_LISTED else lines),
            promised=promised,
            turns=tuple(_told(one, seat) for one in self.played),
            secret=secret.hex() if self.over else "",
        )


def digest(game: Game, given: Mapping[str, str], stored: Mapping[str, str]) -> bytes:
    """Give the digest of all sheets (seat -> canonical JSON) that goes into the key of the present turn.

    `given` are the orders of those who are asked; `stored` those that came, of others too.
    """
    secret = game.row.dice_secret
    if not fairness.is_sealed(game.row.dice_anchor):
        return fairness.sheets_digest(secret, game.next_step, given)
    digests = {seat: sheets.digest(body) for seat, body in {**given, **stored}.items()}
    return dice.gathered(_seals(game, secret, _at(game, game.row.head_branch, game.next_step), digests))


def shown(session: Session, game: Game, over: bool) -> Shown:
    """Say what may be told now: where throws decide what some may not know, nothing before the end."""
    if not over and _hides(game):
        return Shown(game.row)
    way = frozenset(turns.history(session, game.row, 0 if over else game.row.head_turn))
    rows = [row for row in (_all(session, game) if over else [turns.head(session, game.row)]) if row and row.seed]
    dealt = dealt_dice.of_branches(session, game.row, tuple({row.branch for row in rows}))
    return Shown(game.row, tuple(_played(session, game, row, dealt[row.branch], way) for row in rows), over)


def _all(session: Session, game: Game) -> Iterator[tables.Turn]:
    """List the turns played, those that were undone too; a branch begins with a copy, which is none."""
    for branch, last in turns.branches(session, game.key):
        for number in range(1, last + 1):
            row = turns.get(session, game.key, branch, number)
            if row is not None and row.parent_number != row.number:
                yield row


def _played(
    session: Session, game: Game, row: tables.Turn, dealt: dealt_dice.Dealt, way: frozenset[tuple[int, int]]
) -> Played:
    """Gather what is shown of one turn."""
    stored = sheets.last(session, game.key, row.branch, row.number)
    at = _at(game, row.branch, row.number)
    sealed = fairness.is_sealed(dealt.anchor)
    seals = _seals(game, dealt.secret, at, {seat: sheet.digest for seat, sheet in stored.items()}) if sealed else {}
    return Played(row, (row.branch, row.number) in way, at, seals, stored, dealt.secret)


def _told(one: Played, seat: str) -> DiceTurn:
    own, row = one.sheets.get(seat), one.row
    return DiceTurn(
        step=row.number,
        branch=row.branch,
        counts=one.counts,
        seed=row.seed,
        digest=row.sheets_digest,
        seals=one.seals,
        salt=fairness.salt(one.secret, one.at, seat).hex() if one.seals else "",
        sheet=own.digest if own else "",
        revision=own.revision if own else 0,
        author=own.author if own else "",
    )


def _seals(game: Game, secret: bytes, at: str, digests: Mapping[str, str]) -> dict[str, str]:
    """Seal the sheets of all seats there are, and the referee's."""
    installed = game.installed
    seats = installed.ruleset.rules.seats(games.options(installed, game.row))
    return fairness.seals(secret, at, (*seats, REFEREE), digests)


def _at(game: Game, branch: int, number: int) -> str:
    return fairness.place(branch, number, _hides(game))


def _hides(game: Game) -> bool:
    """Tell whether seeds are shown at the end only."""
    return game.installed.ruleset.keeping.hides_draws(games.options(game.installed, game.row))
