"""Every house player of a rule set, at every question of a game: pure, understood, and led by its view alone."""

from __future__ import annotations

import re
from dataclasses import dataclass

from pbem import codec
from pbem.core import seat_requests
from pbem.core.dice import KeyedDice
from pbem.core.languages import LANGUAGES
from pbem.core.seat_requests import Requests
from pbem.core.seats import Seat
from pbem.language.letter.house_players import Letter, Turn, letter
from pbem.registry import AnyOrder, AnyState, AnyView, Installed
from pbem.service.game.games import Overtures
from pbem.testing import letters, table
from pbem.testing.playing import Game, during, require

_NAME = re.compile(r"[a-z]+")


@dataclass(frozen=True)
class Sitting:
    """A house player at its seat: what is asked of it, what it has heard."""

    installed: Installed
    name: str
    requests: Requests
    heard: Overtures = ()

    @property
    def seat(self) -> Seat:
        """Give its seat."""
        return self.requests[0].seat

    def view(self, state: AnyState) -> AnyView:
        """Give what it knows."""
        return table.told(self.installed.ruleset, state, self.seat, self.heard)

    def writes(self, view: AnyView, key: str) -> Letter[AnyOrder]:
        """Let it write, with the dice of a key; an order of it that is not understood or refused is a fault."""
        ruleset = self.installed.ruleset
        turn = Turn(view, self.requests, KeyedDice(key.encode()))
        with during(f"{key}: {self.name} of {self.seat}"):
            wrote = letter(ruleset, self.installed.lexicons, ruleset.players[self.name], turn)
        place = f"{key}: house player {self.name} of {self.seat}"
        require(not wrote.refused, f"{place} is refused {wrote.refused} in {wrote.lines}")
        require(not wrote.draft.asides, f"{place} says what orders nothing: {wrote.draft.asides}")
        require(not wrote.draft.dropped, f"{place} takes back what it wrote: {wrote.draft.dropped}")
        return wrote


def named(installed: Installed) -> None:
    """A house player's name is a word anybody can type; what it is like is said in every language."""
    for name in installed.ruleset.players:
        require(bool(_NAME.fullmatch(name)), f"{name!r} is no name of a house player: small letters a to z")
        for language in LANGUAGES:
            id = f"{installed.ruleset.key}-player-{name}"
            require(letters.catalogue(installed, language).has(id), f"no {id} in {language}")


def house_players(installed: Installed, game: Game) -> None:
    """House players write the same for the same view, and nothing that is not understood, or refused.

    They take the seats of games that others play, having heard all that was said to these.
    """
    for number, state in enumerate(game.states):
        step = game.steps[number] if number < len(game.steps) else None
        for seat, requests in seat_requests.by_seat(installed.ruleset, state).items():
            heard = next((one.heard for one in step.letters if one.seat == seat), ()) if step else ()
            for name in installed.ruleset.players:
                _led_by_its_view(Sitting(installed, name, requests, heard), state, f"{game.name}/{number}")


def _led_by_its_view(sitting: Sitting, state: AnyState, key: str) -> None:
    """The same view gives the same lines with the same dice: read from its values, and of a world dealt anew."""
    ruleset, view = sitting.installed.ruleset, sitting.view(state)
    lines = sitting.writes(view, key).lines
    read: AnyView = codec.loads(codec.dumps(view, ruleset.view_type), ruleset.view_type)
    dealt = ruleset.keeping.reimagine(state, sitting.seat, KeyedDice(f"{key} dealt".encode()))
    for other, fault in ((read, "writes otherwise the second time"), (sitting.view(dealt), "knows what it cannot")):
        again = sitting.writes(other, key).lines
        require(again == lines, f"{key}: {sitting.name} of {sitting.seat} {fault}:\n  {lines}\n  {again}")
