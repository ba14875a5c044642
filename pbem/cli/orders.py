"""`pbem orders ...`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from pbem.cli.opening import CONFIG, ConfigPath, Key, Language, Reason, claimed, faults_told, house, looked_at, seated
from pbem.cli.output import AsJson, Exit, fail, result

app = typer.Typer(no_args_is_help=True)


@app.command()
@faults_told
def show(key: Key, language: Language = None, config: ConfigPath = CONFIG, as_json: AsJson = False) -> None:
    """Show what every seat has ordered for the present turn."""
    from pbem.service import showing

    opened = house(config)
    with looked_at(opened, key, begun=True) as (session, campaign):
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

    opened, lines = house(config), _lines(file)
    with claimed(opened, key) as (session, campaign):
        problems = refereeing.enter(opened, session, campaign, seated(session, key, seat), lines, reason)
        words = opened.catalogue(opened.settings.language, campaign.ruleset)
    told = [f"line {p.line}: {words.t(f'problem-{p.code}', **p.facts)}" for p in problems]
    result(None, [*told, "entered" if not problems else "entered; the lines named above that are wrong were left out"])
    if any(problem.severity.value == "error" for problem in problems):
        raise typer.Exit(Exit.FAULT)


def _lines(file: Path | None) -> list[str]:
    """Read the orders."""
    try:
        return (file.read_text(encoding="utf-8") if file else sys.stdin.read()).splitlines()
    except (OSError, UnicodeDecodeError) as fault:
        fail(f"{file or 'standard input'}: {fault}", Exit.USAGE)
