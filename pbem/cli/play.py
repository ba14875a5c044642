"""`pbem play GAME`: a game against house players in the terminal, without mail."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from pbem.cli.output import Exit, fail
from pbem.core.languages import LANGUAGES

if TYPE_CHECKING:
    from pbem.core.seats import Seat
    from pbem.registry import AnyOptions, Installed
    from pbem.service.game.solo import Solo

Options = Annotated[list[str] | None, typer.Option("--option", help="An option of the game, as `seats=2`.")]
HELP = (
    "Orders, a line each; an empty line sends them. `go` plays the turn, `save FILE` writes the position, `quit` ends."
)


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(play)


def play(
    game: Annotated[str, typer.Argument(help="Which game, such as campaign.")],
    against: Annotated[str, typer.Option(help="The house player of the other seats.")] = "bold",
    seat: Annotated[str, typer.Option(help="Your seat; by default the first.")] = "",
    language: Annotated[str, typer.Option(help="en, ru, cs or sk.")] = "en",
    option: Options = None,
    seed: Annotated[str, typer.Option(help="The same seed deals the same game.")] = "",
) -> None:
    """Play a game against house players here, without mail: the same reports, the same answers."""
    from pbem.registry import Registry
    from pbem.service.game import solo

    registry = Registry()
    if game not in registry:
        fail(f"There is no game {game}; there are: {', '.join(registry)}.", Exit.USAGE)
    if language not in LANGUAGES:
        fail(f"There is no language {language}; there are: en, ru, cs, sk.", Exit.USAGE)
    _loop(solo.begun(registry[game], *_table(registry[game], option or [], (seat, against, language, seed))))


def _table(installed: Installed, option: list[str], said: tuple[str, str, str, str]) -> tuple[AnyOptions, Solo]:
    """Say who sits where; what is wrong ends the command."""
    import tomllib

    from pbem.registry import AnyState
    from pbem.service.game import options as option_table
    from pbem.service.game.solo import Solo
    from pbem.settings import ConfigFault

    seat, against, language, seed = said
    try:
        options = option_table.read(installed, tomllib.loads("\n".join(option)))
    except (ConfigFault, tomllib.TOMLDecodeError) as fault:
        fail(str(fault), Exit.USAGE)
    own, others = _seats(installed, options, seat)
    players = installed.ruleset.players
    if not players:
        fail(f"{installed.ruleset.key} has no house players.", Exit.USAGE)
    if against not in players:
        fail(f"There is no house player {against}; there are: {', '.join(players)}.", Exit.USAGE)
    key = (seed or secrets.token_hex(16)).encode()
    names = dict.fromkeys(others, against)
    return options, Solo(installed, own, names, language, key, AnyState(None), datetime.now(UTC))


def _seats(installed: Installed, options: AnyOptions, named: str) -> tuple[Seat, list[Seat]]:
    there = installed.ruleset.rules.seats(options)
    own = next((one for one in there if one == (named or there[0])), None)
    if own is None:
        fail(f"There is no seat {named}; there are: {', '.join(there)}.", Exit.USAGE)
    return own, [one for one in there if one != own]


def _loop(game: Solo) -> None:
    """Show the report, take orders, play; until the game is over or the player has enough."""
    from pbem.service.game import solo

    print(solo.report(game), HELP, sep="\n")
    lines: list[str] = []
    while not game.over and (typed := _typed()) is not None:
        match typed.split():
            case ["quit"]:
                return
            case ["save", path]:
                Path(path).write_text(solo.position(game), encoding="utf-8")
                print(f"The position stands in {path}.")
            case ["go"] | [] if lines or typed:
                game, lines = _sent(game, lines), []
                if typed:
                    game = solo.played(game)
                    print(solo.report(game))
            case _:
                lines.append(typed)


def _sent(game: Solo, lines: list[str]) -> Solo:
    """Answer the lines typed so far."""
    from pbem.service.game import solo

    if not lines:
        return game
    game, answer = solo.ordered(game, lines)
    print(answer)
    return game


def _typed() -> str | None:
    """Read a line; None at the end of the input."""
    try:
        return input("> ").strip()
    except EOFError:
        return None
