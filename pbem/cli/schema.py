"""`pbem schema`: what `report.json` of a game looks like, for authors of client programs."""

from __future__ import annotations

from typing import Annotated

import typer

from pbem.cli.output import Exit, fail


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(schema)


def schema(game: Annotated[str, typer.Argument(help="The game, such as campaign.")]) -> None:
    """Print the JSON schema of a game's report.json."""
    from pbem.registry import Registry
    from pbem.reports import published

    promised = {key: installed.ruleset.telling.programs for key, installed in Registry().items()}
    shapes = {key: programs for key, programs in promised.items() if programs is not None}
    if game not in shapes:
        fail(f"{game} publishes no schema; games that do: {', '.join(shapes) or 'none'}.", Exit.USAGE)
    print(published.schema(game, shapes[game]), end="")
