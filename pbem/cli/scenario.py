"""`pbem scenario ...`."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from pbem.cli.output import AsJson, Exit, fail

if TYPE_CHECKING:
    from pbem.testing.scenario import Played

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
        print("\n".join(_lines(played)))
    if played.failures:
        raise typer.Exit(Exit.FAULT)


def _lines(played: Played) -> Iterator[str]:
    """Tell people how a scenario went: what each seat was told, the throws, what was expected and did not happen."""
    for turn in played.turns:
        yield f"=== turn {turn.turn}"
        for seat, mails in turn.told.items():
            yield from (f"--- {seat}, before the turn is played", *mails)
        for seat, report in turn.reports.items():
            yield from (f"--- {seat}", report)
        yield from (f"1d{roll.sides} {roll.why}: {roll.value}" for roll in turn.rolls)
    yield from (f"NOT MET: {failure}" for failure in played.failures)
    yield "as expected" if not played.failures else f"{len(played.failures)} expectations not met"
