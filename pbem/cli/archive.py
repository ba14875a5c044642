"""`pbem archive ...`: the past of a seat as a zip, and the page about a finished game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from pbem.cli.opening import (
    CONFIG,
    ConfigPath,
    Key,
    Language,
    Why,
    case_of,
    claimed,
    faults_told,
    house,
    looked_at,
    seated,
)
from pbem.cli.output import Exit, fail, result, say

app = typer.Typer(no_args_is_help=True)
SeatKey = Annotated[str, typer.Argument(help="The seat, such as red.")]
Zip = Annotated[Path, typer.Argument(help="The zip that is written.")]
Folder = Annotated[Path, typer.Argument(help="The folder that is written; it must be new or empty.")]


@app.command()
@faults_told
def seat(key: Key, seat: SeatKey, file: Zip, language: Language = None, config: ConfigPath = CONFIG) -> None:
    """Write everything a seat has gone through: reports, maps, orders, letters."""
    from pbem.service.campaigns import zip_file
    from pbem.service.post.pictures import Pictures

    opened = house(config)
    pictures = Pictures(opened.settings.data / "pictures")
    with looked_at(opened, key, begun=True) as (session, campaign):
        past = zip_file.past(opened, session, campaign, seated(session, key, seat), language or "")
        file.write_bytes(zip_file.packed(past, past.pages, pictures.png))
        turns = len(past.pages)
    pictures.rest()
    result(None, [f"{file}: {turns} reports of {seat}"])


@app.command()
@faults_told
def publish(
    key: Key,
    off: Annotated[bool, typer.Option("--off", help="Take it back.")] = False,
    reason: Why = "",
    config: ConfigPath = CONFIG,
) -> None:
    """Let everybody see the page about a finished campaign in the browser."""
    from pbem.service.campaigns import publishing
    from pbem.service.referee import interventions

    opened = house(config)
    with claimed(opened, key) as (session, campaign):
        case = case_of(opened, session, campaign)
        publishing.publish(case, not off)
        interventions.log(case, "unpublished" if off else "published", reason)
    result(None, [f"{key}: {'not public' if off else 'public'}"])


@app.command()
@faults_told
def public(
    key: Key,
    folder: Folder,
    language: Language = None,
    whole: Annotated[
        bool, typer.Option("--whole", help="Even before the end: it shows every secret, it is for the referee alone.")
    ] = False,
    config: ConfigPath = CONFIG,
) -> None:
    """Write the page about a finished game: the map turn by turn, battles, standings, dice."""
    from pbem.service.campaigns import public_page as page
    from pbem.service.game import games
    from pbem.service.post.pictures import Pictures

    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        fail(f"{folder} is not an empty folder; give a new one.", Exit.USAGE)
    opened = house(config)
    pictures = Pictures(opened.settings.data / "pictures")
    with looked_at(opened, key, begun=True) as (session, campaign):
        game = games.opened(session, opened.registry, campaign)
        count = 0
        made = page.everything if whole else page.files
        for name, data in made(opened, session, game, pictures.png, language or campaign.language):
            folder.mkdir(parents=True, exist_ok=True)
            (folder / name).write_bytes(data)
            count += name.endswith(".png")
        shown = campaign.state != "ended"
    pictures.rest()
    if shown:
        say(f"{key} is not over: this shows every secret. Give it to nobody who plays.")
    result(None, [f"{folder / 'index.html'}: {count} maps"])
