"""`pbem turn ...`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from pbem.cli.opening import CONFIG, ConfigPath, Key, Reason, claimed, faults_told, house, looked_at
from pbem.cli.output import AsJson, result

if TYPE_CHECKING:
    from pbem.core.events import Event
    from pbem.service.house import House

app = typer.Typer(no_args_is_help=True)


DryRun = Annotated[bool, typer.Option("--dry-run", help="Show what would happen; nothing is kept or sent.")]


@app.callback()
def group() -> None:
    """Run the turn now, or see what it would do."""


@app.command()
@faults_told
def run(
    key: Key,
    dry_run: DryRun = False,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    reason: Reason = "",
    config: ConfigPath = CONFIG,
    as_json: AsJson = False,
) -> None:
    """Resolve the present turn now, with the orders that are in."""
    opened = house(config)
    if dry_run:
        _try(opened, key, as_json)
        return
    if not yes:
        typer.confirm(f"Resolve the present turn of {key} now?", abort=True)
    from pbem.service.referee import acts

    with claimed(opened, key) as (session, campaign):
        turn = acts.run(opened, session, campaign, reason)
    result({"turn": turn}, [f"{key}: turn {turn} is awaited now; the reports are queued"], as_json)


def _try(opened: House, key: str, as_json: bool) -> None:
    """Show what the turn would do."""
    from pbem.core.events import headline
    from pbem.service.referee import acts

    with looked_at(opened, key) as (session, campaign):
        tried = acts.try_out(opened, session, campaign)
    words = opened.catalogue(opened.settings.language, campaign.ruleset)
    told = [f"{_eyes(event)}: {words.say(headline(campaign.ruleset, event))}" for event in tried.events]
    throws = [f"1d{roll.sides} {roll.why}: {roll.value}" for roll in tried.throws]
    value = {"turn": tried.turn, "events": told, "throws": throws, "silent": list(tried.silent)}
    result(value, [*told, *throws, f"no orders from: {', '.join(tried.silent) or '-'}"], as_json)


def _eyes(event: Event) -> str:
    """Name the audience of an event."""
    from pbem.core.events import Everyone

    return "all" if isinstance(event.seen_by, Everyone) else ",".join(sorted(event.seen_by))
