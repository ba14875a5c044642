"""`pbem map ...`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from pbem.cli.output import AsJson, Exit, fail, result, say

if TYPE_CHECKING:
    from pbem.core.ruleset.keeping import MapFiles, MapReport
    from pbem.core.scene import Scene
    from pbem.registry import Installed

app = typer.Typer(no_args_is_help=True)

Game = Annotated[str, typer.Option(help="The game the map is for; needed where several have such map files.")]
Picture = Annotated[Path | None, typer.Option(help="Draw the map into this file, SVG or PNG.")]


@app.callback()
def group() -> None:
    """Map files: what is wrong with one, how it looks, how fair it is."""


@app.command()
def check(
    file: Annotated[Path, typer.Argument(help="The map file.")],
    game: Game = "",
    picture: Picture = None,
    as_json: AsJson = False,
) -> None:
    """Look at a map file: what is wrong with it exits with 1, what may be so is told."""
    installed, files = _for(game)
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, ValueError) as fault:
        fail(f"{file}: {fault}", Exit.USAGE)
    report = files.check(text)
    result(asdict(report), tuple(_lines(file.name, report)), as_json)
    if report.faults:
        raise typer.Exit(Exit.FAULT)
    if picture is not None:
        _draw(files.draw(text), installed.catalogues, picture)


@app.command()
def random(
    wish: Annotated[list[str], typer.Argument(help="What the map should have, such as lands=24 sides=4 sea=20.")],
    seed: Annotated[str, typer.Option(help="The map follows from it; it stands in the file.")],
    game: Game = "",
) -> None:
    """Draw a fair random map and print its file."""
    _, files = _for(game)
    if files.make is None:
        fail("This game draws no random maps.", Exit.USAGE)
    try:
        wishes = {name: int(number) for name, number in (each.split("=") for each in wish)}
    except ValueError:
        fail(f"{' '.join(wish)}: write each wish with its number, such as lands=24.", Exit.USAGE)
    try:
        print(files.make(wishes, seed), end="")
    except ValueError as fault:
        fail(str(fault), Exit.USAGE)


def _for(game: str) -> tuple[Installed, MapFiles]:
    """Find the map files of a game; the only one that has any needs no name."""
    from pbem.registry import Registry

    having = {
        key: (installed, installed.ruleset.keeping.maps)
        for key, installed in Registry().items()
        if installed.ruleset.keeping.maps is not None
    }
    known = ", ".join(having) or "none"
    if game and game not in having:
        fail(f"{game} has no map files to look at; games that have: {known}.", Exit.USAGE)
    if not game and len(having) != 1:
        fail(f"Say which game the map is for, with --game and one of: {known}.", Exit.USAGE)
    return having[game or next(iter(having))]


def _lines(name: str, report: MapReport) -> Iterator[str]:
    """Tell the author: faults, or what the map holds and what deserves a second look."""
    yield from (f"{name}: {fault}" for fault in report.faults)
    yield from report.summary
    if report.remarks:
        yield "Look at:"
        yield from (f"  {remark}" for remark in report.remarks)
    yield f"{name} is not a map yet: {len(report.faults)} to correct." if report.faults else f"{name} is a map."


def _draw(scene: Scene, catalogues: Mapping[str, str], path: Path) -> None:
    """Draw the map as it is before anything happens."""
    from pbem.reports import picture, scenes
    from pbem.reports.texts import wording

    svg = scenes.paint(scene, wording("en", catalogues))
    try:
        path.write_bytes(picture.png(svg) if path.suffix == ".png" else svg.encode())
    except OSError as fault:
        fail(f"{path}: {fault}")
    say(f"drawn: {path}")
