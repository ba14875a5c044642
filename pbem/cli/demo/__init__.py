"""`pbem demo`: a short campaign played by real mail, in one process on loopback, to look at."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from pbem.cli.output import Exit, fail, result, say
from pbem.cli.serve import post_office_needed

Folder = Annotated[Path, typer.Option(help="Where the mails are left.")]
Game = Annotated[str, typer.Option(envvar="GAME", help="Which game is played.")]


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(demo)


def demo(folder: Folder = Path("demo-mails"), game: Game = "campaign") -> None:
    """Play a short campaign by mail and leave every mail in a folder, with an index page."""
    post_office_needed()
    from pbem.cli.demo import script
    from pbem.cli.demo.playing import perform

    try:
        play = script.load(game)
    except FileNotFoundError as missing:
        fail(str(missing), Exit.USAGE)
    faults = perform(play, folder, say)
    for fault in faults:
        say(f"NOT AS IT SHOULD BE: {fault}")
    result(None, [f"Open {(folder / 'index.html').resolve().as_uri()}"])
    if faults:
        raise typer.Exit(Exit.FAULT)
