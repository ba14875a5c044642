"""The whole of a finished game for everybody: a page with the map turn by turn as it truly was.

Before the end it holds every secret, so it is refused; the referee may have it all the same.
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from sqlmodel import Session

from pbem.core.problems import Refusal
from pbem.core.seats import REFEREE
from pbem.core.seats import Seat as SeatKey
from pbem.core.sheets import Sheet
from pbem.registry import AnyOrder, AnyState
from pbem.reports import dates, scenes, web
from pbem.reports.texts import Catalogue
from pbem.service.campaigns.zip_file import Painter
from pbem.service.game import games
from pbem.service.game.games import Game
from pbem.service.house.house import House
from pbem.service.house.terms import terms
from pbem.store.repository import dice, people, seats, sheets, turns
from pbem.store.tables import Turn


def over(game: Game) -> bool:
    """Tell whether there is nothing to hide any more."""
    return game.row.state == "ended"


def packed(house: House, session: Session, game: Game, paint: Painter, language: str) -> bytes:
    """Pack the page of a finished game as a zip."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files(house, session, game, paint, language):
            archive.writestr(f"{game.key}/{name}", data)
    return made.getvalue()


def files(house: House, session: Session, game: Game, paint: Painter, language: str) -> Iterator[tuple[str, bytes]]:
    """Make the files of the page; a Refusal before the end."""
    if not over(game):
        raise Refusal("archive-not-over", campaign=game.row.title)
    yield from everything(house, session, game, paint, language)


def everything(
    house: House, session: Session, game: Game, paint: Painter, language: str
) -> Iterator[tuple[str, bytes]]:
    """Make the files of the page one by one, whatever secrets they show: the maps, then the page itself."""
    step = game.installed.ruleset.rules.round(game.state)
    telling = _Telling(house, session, game, house.catalogue(language, game.row.ruleset, step))
    told = []
    for before, row in telling.steps():
        turn, picture = telling.turn(before, row)
        if picture:
            yield turn.picture, paint(picture)
        told.append(turn)
    yield from ((name, web.beside(name)) for name in web.BESIDE)
    yield "index.html", web.game(telling.game_of(tuple(told)), telling.words).encode()


@dataclass(frozen=True)
class _Telling:
    """A game that is told whole, in some language."""

    house: House
    session: Session
    game: Game
    words: Catalogue

    def steps(self) -> list[tuple[Turn | None, Turn]]:
        """List the rows that count, each once, with the one before."""
        rows = {row.number: row for row in turns.way(self.session, self.game.row)}
        ordered = [rows[number] for number in sorted(rows)]
        return list(zip([None, *ordered], ordered, strict=False))

    def turn(self, before: Turn | None, row: Turn) -> tuple[web.Turn, str]:
        """Tell one turn, and give the SVG of its map."""
        ruleset, state = self.game.installed.ruleset, self._state(row)
        drawing = ruleset.illustrate(ruleset.rules.view(state, REFEREE), games.events(row))
        picture = "" if drawing is None else scenes.paint(drawing, self.words, page=True)
        number, step = ruleset.rules.turn(state) - 1, ruleset.rules.round(self._state(before)) if before else None
        brief = ruleset.oversee(self._state(before), state, self._sheets(row), games.events(row)) if before else None
        news = ", ".join(self.words.say(one) for one in brief.subject) if brief else ""
        return web.Turn(
            number=number,
            name=f"{row.number:03}",
            when=dates.long(row.resolved_at, self.game.row.timezone, self.words),
            title=news,
            picture=f"map-{row.number:03}.png" if picture else "",
            sections=brief.sections if brief else (),
            round=step or 0,
            before_start=step == 0,
        ), picture

    def _state(self, row: Turn) -> AnyState:
        return games.thawed(self.game.installed, row)

    def _sheets(self, row: Turn) -> Mapping[SeatKey, Sheet[AnyOrder]]:
        """Read the orders that were carried out."""
        kept = sheets.last(self.session, self.game.key, row.branch, row.number)
        return {SeatKey(seat): games.sheet(self.game.installed, one.orders) for seat, one in kept.items()}

    def game_of(self, told: tuple[web.Turn, ...]) -> web.Game:
        """Tell the game as a whole."""
        row, ruleset = self.game.row, self.game.installed.ruleset
        outcome = ruleset.rules.outcome(self.game.state)
        rows = [row for _, row in self.steps()]
        won = frozenset(outcome.winners) if outcome else frozenset()
        kept = dice.of_branches(self.session, row, tuple({one.branch for one in rows}))
        dealt = dict.fromkeys(kept[branch] for branch in sorted(kept))
        return web.Game(
            key=row.key,
            title=row.title,
            began=told[0].when if told else "",
            ended=told[-1].when if told else "",
            outcome=self._outcome(won),
            seats=tuple(
                self._seated(seat, won) for seat in ruleset.rules.seats(games.options(self.game.installed, row))
            ),
            standings=ruleset.telling.standings(self.game.state),
            turns=told,
            anchor=", ".join(one.anchor for one in dealt),
            secret=", ".join(one.secret.hex() for one in dealt) if over(self.game) else "",
            dice=tuple((one.number, one.seed, one.sheets_digest) for one in rows if one.number),
            over=over(self.game),
        )

    def _outcome(self, won: frozenset[SeatKey]) -> str:
        if not over(self.game):
            return self.words.t("archive-running", turn=self.game.turn)
        order = self.game.installed.ruleset.rules.seats(games.options(self.game.installed, self.game.row))
        winners = tuple(str(seat) for seat in order if seat in won)
        return self.words.t("archive-won", seats=winners) if winners else self.words.t("archive-drawn")

    def _seated(self, seat: SeatKey, won: frozenset[SeatKey]) -> web.Seated:
        """Tell who played a seat; the name only where the campaign lets it be known."""
        kept = seats.get(self.session, self.game.key, str(seat))
        shown = terms(self.game.row).archive.names and kept is not None and kept.person is not None
        person = people.get(self.session, kept.person) if shown and kept and kept.person else None
        colour = self.game.installed.ruleset.telling.colour(seat)
        name = person.name if person else ""
        if kept is not None and kept.house_player:
            name = self.words.t("house-player-mark", name=kept.house_player)
        return web.Seated(str(seat), name, seat in won, colour)
