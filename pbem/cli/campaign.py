"""`pbem campaign ...`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from pbem.cli import shown
from pbem.cli.opening import CONFIG, ConfigPath, Key, Reason, case_of, claimed, faults_told, house, looked_at, moment
from pbem.cli.output import AsJson, Exit, columns, fail, instant, result

app = typer.Typer(no_args_is_help=True)
Start = Annotated[bool, typer.Option("--start", help="Start it at once, even with free seats.")]
File = Annotated[Path, typer.Argument(help="The campaign's file; examples are in config/campaigns/.")]


@app.command()
@faults_told
def new(
    file: File, config: ConfigPath = CONFIG, start: Annotated[bool, typer.Option(help="Start it at once.")] = False
) -> None:
    """Make a campaign from its file."""
    from pbem.service.calendar import campaign_file
    from pbem.service.campaigns import lifecycle as campaigns
    from pbem.store.engine import writing

    opened = house(config)
    with writing(opened.engine) as session:
        row = campaigns.create(opened, session, campaign_file.load(file))
        if start:
            campaigns.start(opened, session, row)
        else:
            campaigns.start_if_full(opened, session, row)
        lines = [f"{row.key}: {row.state}", f"dice promised: {row.dice_anchor}"]
    opened.wake.notify()
    result({"key": row.key, "state": row.state, "anchor": row.dice_anchor}, lines)


@app.command("list")
@faults_told
def listing(config: ConfigPath = CONFIG, as_json: AsJson = False) -> None:
    """List all campaigns."""
    from pbem.service.calendar import deadlines
    from pbem.service.campaigns import restore_backlog
    from pbem.service.turns import brake
    from pbem.store.engine import reading
    from pbem.store.repository import campaigns

    opened = house(config)
    with reading(opened.engine) as session:
        held = restore_backlog.every(opened, session)
        rows = [(row, deadlines.present(session, row)) for row in campaigns.listing(session)]
    table: list[dict[str, object]] = [
        {
            "key": row.key,
            "title": row.title,
            "ruleset": row.ruleset,
            "state": "restored" if row.restored_from else "waits" if brake.braked(row) else row.state,
            "turn": row.head_turn + 1,
            "deadline": due,
        }
        for row, due in rows
    ]
    told = [{**line, "deadline": instant(due, row.timezone)} for line, (row, due) in zip(table, rows, strict=True)]
    lines = columns([("KEY", "TITLE", "RULES", "STATE", "TURN", "DEADLINE"), *(tuple(line.values()) for line in told)])
    result(table, [*lines, *restore_backlog.lines(held)], as_json)


@app.command()
@faults_told
def show(key: Key, config: ConfigPath = CONFIG, as_json: AsJson = False) -> None:
    """Show who plays, who has sent orders and got the report, what is due and the latest log."""
    from pbem.service.campaigns import overview

    opened = house(config)
    with looked_at(opened, key) as (session, campaign):
        facts = overview.campaign(opened, session, campaign)
        value = shown.campaign(facts)
    seats = [shown.HEADING, *map(shown.row, facts.seats)]
    told = {**value, "deadline": instant(facts.deadline, campaign.timezone)}
    lines = [f"{name}: {one}" for name, one in told.items() if name not in ("seats", "log")]
    result(value, [*lines, "", *columns(seats), "", *map(shown.log_line, facts.log)], as_json)


@app.command()
@faults_told
def start(key: Key, config: ConfigPath = CONFIG) -> None:
    """Start a campaign now; seats nobody has stay silent."""
    from pbem.service.campaigns import lifecycle as campaigns

    opened = house(config)
    with claimed(opened, key) as (session, row):
        campaigns.start(opened, session, row)
    result(None, [f"{key}: running"])


@app.command()
@faults_told
def pause(
    key: Key,
    until: Annotated[
        str, typer.Option(help="Go on by itself then: a day or a time in the campaign's zone, as 2026-12-27.")
    ] = "",
    reason: Reason = "",
    config: ConfigPath = CONFIG,
) -> None:
    """Stop the clock; mail that comes is kept."""
    from pbem.service.campaigns import lifecycle as campaigns

    opened = house(config)
    with claimed(opened, key) as (session, row):
        campaigns.pause(opened, session, row, reason, moment(until, row.timezone) if until else None)
    result(None, [f"{key}: paused; pbem campaign resume {key} lets it go on" + (" sooner" if until else "")])


@app.command()
@faults_told
def resume(key: Key, reason: Reason = "", config: ConfigPath = CONFIG) -> None:
    """Let a paused campaign go on."""
    from pbem.service.campaigns import lifecycle as campaigns

    opened = house(config)
    with claimed(opened, key) as (session, row):
        campaigns.resume(opened, session, row, reason)
    result(None, [f"{key}: running"])


@app.command()
@faults_told
def end(
    key: Key,
    reason: Reason = "",
    tell: Annotated[bool, typer.Option("--tell", help="Tell the players the reason.")] = False,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    config: ConfigPath = CONFIG,
) -> None:
    """End a campaign for good: everybody gets the standings, all seeds and the offer of the history."""
    from pbem.service.referee import close

    if not yes:
        typer.confirm(f"End {key} for good?", abort=True)
    opened = house(config)
    with claimed(opened, key) as (session, row):
        done = close.close(case_of(opened, session, row), reason, tell)
    result(None, [f"{key}: ended; {done.told} players are told"])


@app.command()
@faults_told
def export(key: Key, path: Path, config: ConfigPath = CONFIG) -> None:
    """Write everything about a campaign into one file."""
    from pbem.store import exporting
    from pbem.store.engine import reading

    opened = house(config)
    try:
        with reading(opened.engine) as session:
            counts = exporting.write(session, key, path)
    except (exporting.NoSuchCampaign, OSError) as fault:
        fail(str(fault))
    result(None, [f"{path}: {', '.join(f'{count} {table}' for table, count in counts.items() if count)}"])


@app.command("import")
@faults_told
def import_(
    path: Path,
    key: Annotated[str, typer.Option("--as", help="Another key for it.")] = "",
    referee: Annotated[
        list[str] | None, typer.Option("--referee", help="Who is its referee here; by default the host's.")
    ] = None,
    config: ConfigPath = CONFIG,
) -> None:
    """Read a campaign from such a file; it comes paused, its unsent mail is held, and its players are asked."""
    from pbem.service.campaigns import campaign_import
    from pbem.settings import is_address
    from pbem.store.importing import BadExport, KeyTaken

    named = referee or []
    if wrong := [one for one in named if not is_address(one)]:
        fail(f"{wrong[0]!r} is no mail address; write it as name@host.", Exit.USAGE)
    opened = house(config)
    try:
        taken = campaign_import.take(opened, path, key, named)
    except (BadExport, KeyTaken, OSError) as fault:
        fail(str(fault))
    lines = [f"{taken.key}: {taken.state}"]
    if taken.asked:
        lines.append(f"{taken.asked} addresses are asked whether they play in it; nothing else goes there before a yes")
    if taken.referee and not named:
        lines.append(f"its file names {', '.join(taken.referee)} as the referee; without --referee it is the host's")
    result(None, lines)
