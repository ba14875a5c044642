"""`pbem scenario ...`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from pbem.cli.output import AsJson, Exit, fail

app = typer.Typer(no_args_is_help=True)


@app.callback()
def group() -> None:
    """Scenario files: rules shown, tested and argued about."""


@app.command()
def run(file: Annotated[Path, typer.Argument(help="The scenario file.")], as_json: AsJson = False) -> None:
    """Play a scenario file; expectations that are not met exit with 1."""
    from pbem.registry import Registry
    from pbem.testing import scenario

    try:
        played = scenario.run(file.read_text(encoding="utf-8"), Registry())
    except (OSError, ValueError) as fault:
        fail(f"{file}: {fault}", Exit.USAGE)
    if as_json:
        print(json.dumps(scenario.as_json(played), ensure_ascii=False, indent=2))
    else:
        print("\n".join(scenario.as_lines(played)))
    if played.failures:
        raise typer.Exit(Exit.FAULT)
