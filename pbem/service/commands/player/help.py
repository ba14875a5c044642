"""`help`: what can be written; `help orders`: examples of orders; `help map`: what that word does."""

from __future__ import annotations

from pbem.core.blocks import Cell, Column, Lines, Listing, Section, Table
from pbem.core.texts import Text, text
from pbem.mail import commands
from pbem.reports.briefing import Leaflet
from pbem.service.desk.act import Act, PlayerActs
from pbem.service.desk.player_desk import PlayerDesk
from pbem.service.game import briefings
from pbem.service.house.terms import terms


def serve(desk: PlayerDesk) -> None:
    """Explain how to play, or one thing."""
    about = commands.find(desk.argument) if desk.argument else None
    if about is not None and about.key == "orders":
        sections, title = _orders(desk), text("help-title-orders")
    elif about is not None:
        word = commands.command(about.key).word(desk.seat.language)
        sections, title = (Section(None, (_table(desk, about.key),)),), text("help-title-word", word=word)
    else:
        sections, title = _all(desk), text("help-title")
    desk.send(Leaflet(desk.heading, title, sections), "help")


def _all(desk: PlayerDesk) -> tuple[Section, ...]:
    """Explain orders and list the words."""
    useless = () if terms(desk.game.row).identity.proof == "token" else ("passphrase",)
    keys = [command.key for command in commands.COMMANDS if command.key not in useless]
    return (
        Section(text("help-orders-heading"), (Lines((text("help-orders"),), bullet=False), *_examples(desk))),
        Section(text("help-words-heading"), (Lines((text("help-words"),), bullet=False), _table(desk, *keys))),
    )


def _examples(desk: PlayerDesk) -> tuple[Listing, ...]:
    """Show a few orders this seat could give."""
    said = briefings.examples(desk.game.installed, desk.view, desk.seat.language)
    return (Listing(said),) if said else ()


def _orders(desk: PlayerDesk) -> tuple[Section, ...]:
    game, seat = desk.game, desk.heading.seat
    form = briefings.form(game.installed, game.state, seat, desk.seat.language)
    below = Section(text("help-form-heading"), (Listing(form),)) if form else None
    told = Section(None, (Lines((text("help-orders"),), bullet=False),))
    examples = Section(text("help-examples-heading"), _examples(desk))
    return tuple(part for part in (told, examples if examples.blocks else None, below) if part is not None)


def _table(desk: PlayerDesk, *keys: str) -> Table:
    """List commands: how they are written, what they do."""
    language = desk.seat.language
    rows = tuple((Cell(commands.command(key).word(language), "strong"), Cell(_does(key))) for key in keys)
    return Table((Column(text("help-column-word")), Column(text("help-column-does"))), rows)


def _does(key: str) -> Text:
    return text("help-orders-word" if key == "orders" else f"help-{key}")


FOR_PLAYER: PlayerActs = {"help": Act(serve, asks=True)}
