"""`pbem orders ...`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from pbem.cli.opening import CONFIG, ConfigPath, Key, Reason, claimed, faults_told, house
from pbem.cli.output import AsJson, Exit, fail, result

app = typer.Typer(no_args_is_help=True)


@app.command()
@faults_told
def show(
    key: Key,
    language: Annotated[str, typer.Option(help="en, ru, cs or sk; by default the host's.")] = "",
    config: ConfigPath = CONFIG,
    as_json: AsJson = False,
) -> None:
    """Show what every seat has ordered for the present turn."""
    from pbem.service import showing
    from pbem.store.engine import reading
    from pbem.store.repository import campaigns

    opened = house(config)
    with reading(opened.engine) as session:
        campaign = campaigns.get(session, key)
        if campaign is None:
            fail(f"There is no campaign {key!r}.")
        said = showing.orders(opened, session, campaign, language or opened.settings.language)
    lines = [
        line for seat, orders in said.items() for line in (f"{seat}:", *(f"  {order}" for order in orders or ["-"]))
    ]
    result(said, lines, as_json)


@app.command()
@faults_told
def enter(
    key: Key,
    seat: Annotated[str, typer.Argument(help="The seat, such as red.")],
    file: Annotated[Path | None, typer.Argument(help="Orders, a line each; without it standard input.")] = None,
    reason: Reason = "",
    config: ConfigPath = CONFIG,
) -> None:
    """Enter orders for a player, as if they had come by mail."""
    from pbem.service import refereeing
    from pbem.store.repository import seats

    opened = house(config)
    lines = (file.read_text(encoding="utf-8") if file else sys.stdin.read()).splitlines()
    with claimed(opened, key) as (session, campaign):
        row = seats.get(session, key, seat)
        if row is None:
            fail(f"There is no seat {seat!r} in {key!r}.")
        problems = refereeing.enter(opened, session, campaign, row, lines, reason)
    words = opened.catalogue(opened.settings.language, campaign.ruleset)
    result(None, [f"line {p.line}: {words.t(f'problem-{p.code}', **p.facts)}" for p in problems] or ["entered"])
    if any(problem.severity.value == "error" for problem in problems):
        raise typer.Exit(Exit.FAULT)
