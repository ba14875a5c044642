"""All commands in one place."""

from __future__ import annotations

import typer

from pbem import __version__
from pbem.cli import (
    archive,
    campaign,
    credentials,
    demo,
    host,
    inbox,
    joining,
    judging,
    maps,
    orders,
    play,
    press,
    referee,
    scenario,
    schema,
    seat,
    serve,
    status,
    turn,
    web,
)

app = typer.Typer(
    name="pbem",
    help="A play-by-email game master.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"], "auto_envvar_prefix": "PBEM"},
)
for part in (demo, play, serve, web, status, host, schema):
    part.add_to(app)
app.add_typer(campaign.app, name="campaign", help="Make, start, pause and end campaigns.")
joining.add_to(seat.app)
credentials.add_to(seat.app)
app.add_typer(seat.app, name="seat", help="Who sits where, who may; send a report again or look at it.")
app.add_typer(orders.app, name="orders", help="What is ordered now.")
app.add_typer(inbox.app, name="inbox", help="Letters as they came, and what became of them.")
app.add_typer(press.app, name="press", help="Letters between players.")
app.add_typer(turn.app, name="turn", help="Run the turn now, or see what it would do.")
judging.add_to(referee.app)
app.add_typer(referee.app, name="referee", help="The referee's word and hand.")
app.add_typer(archive.app, name="archive", help="What a seat, or a finished game, has gone through.")
app.add_typer(maps.app, name="map", help="Map files: what is wrong with one, how it looks, how fair it is.")
app.add_typer(scenario.app, name="scenario", help="Scenario files: rules shown, tested and argued about.")


def _version(wanted: bool) -> None:
    if wanted:
        print(f"pbem {__version__}")
        raise typer.Exit


@app.callback()
def options(
    version: bool = typer.Option(
        False,
        "--version",
        callback=_version,
        is_eager=True,
        allow_from_autoenv=False,
        help="Print the version.",
    ),
) -> None:
    """Orders by ordinary mail, in four languages; reports people look forward to."""
