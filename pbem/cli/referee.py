"""`pbem referee ...`."""

from __future__ import annotations

from datetime import timedelta
from typing import Annotated

import typer

from pbem.cli import correcting
from pbem.cli.opening import CONFIG, ConfigPath, Key, Reason, case_of, claimed, faults_told, house, moment
from pbem.cli.output import AsJson, Exit, fail, instant, result, table

app = typer.Typer(no_args_is_help=True)
Until = Annotated[
    str, typer.Option(help="Instead of hours: a day or a time in the campaign's zone, as 2026-12-01 20:00.")
]


@app.command()
@faults_told
def say(
    key: Key, words: Annotated[str, typer.Argument(help="What every player is told.")], config: ConfigPath = CONFIG
) -> None:
    """Send the referee's word to every player of a campaign."""
    from pbem.service.referee import interventions

    opened = house(config)
    with claimed(opened, key) as (session, campaign):
        told = interventions.say(case_of(opened, session, campaign), words)
    result(None, [f"queued for {told} players"])


@app.command()
@faults_told
def hold(key: Key, reason: Reason = "", config: ConfigPath = CONFIG) -> None:
    """Stop a campaign at once, without telling anybody: nothing is answered until it is released."""
    from pbem.service.referee import interventions

    opened = house(config)
    with claimed(opened, key) as (session, campaign):
        interventions.hold(case_of(opened, session, campaign), reason)
    result(None, [f"{key}: held; pbem referee release {key} lets it go on"])


@app.command()
@faults_told
def release(
    key: Key,
    hours: Annotated[
        float | None, typer.Option(min=0.01, max=8784, help="The turn is due so many hours from now.")
    ] = None,
    until: Until = "",
    reason: Reason = "",
    config: ConfigPath = CONFIG,
) -> None:
    """Let a held campaign go on: mail is answered again, held mails are sent, and an overdue turn is resolved.

    After a restore an overdue turn gets a new deadline instead: by the schedule, or as --hours or --until says.
    """
    from pbem.service.calendar import deadlines
    from pbem.service.referee import interventions

    if hours is not None and until:
        fail("Say either how many hours, or --until when.", Exit.USAGE)
    opened = house(config)
    with claimed(opened, key) as (session, campaign):
        was_held, restored = interventions.is_held(campaign), bool(campaign.restored_from)
        due = moment(until, campaign.timezone) if until else None
        due = opened.now + timedelta(hours=hours) if hours is not None else due
        mails = interventions.release(case_of(opened, session, campaign), reason, due)
        state, due = campaign.state, deadlines.present(session, campaign)
        told = f"; due {instant(due, campaign.timezone)}" if restored and state == "running" else ""
    if not (was_held or mails):
        fail(f"{key} is not held, and no mail of it is.", Exit.NOTHING)
    result(None, [f"{key}: {state}; {mails} held mails queued{told}"])


@app.command()
@faults_told
def post(
    send: Annotated[bool, typer.Option("--send", help="Send them.")] = False,
    config: ConfigPath = CONFIG,
    as_json: AsJson = False,
) -> None:
    """List, or send, the held mails that belong to no campaign: answers to strangers, notices to the referee.

    Letters that came before a restore and belong to no campaign wait with them.
    """
    from pbem.service.desk import deliveries
    from pbem.store.engine import writing
    from pbem.store.repository import held_letters, restored

    opened = house(config)
    with writing(opened.engine) as session:
        found, letters = deliveries.loose(session), held_letters.held(session, None)
        read, queued = restored.release_post(session, opened.now) if send else (0, 0)
    opened.wake.notify()
    waits = [f"{letters} letters that came before the restore wait, too."] if letters else []
    again = f"; {read} letters are read again" if read else ""
    lines = [f"{queued} mails queued{again}"] if send else [*table(found, "No such mail is held."), *waits]
    result(found, lines, as_json)


@app.command()
@faults_told
def extend(
    key: Key,
    hours: Annotated[
        float | None, typer.Argument(min=0.01, max=8784, help="How many hours later the turn is due.")
    ] = None,
    until: Until = "",
    reason: Reason = "",
    config: ConfigPath = CONFIG,
) -> None:
    """Put the present deadline off; every player is told."""
    from pbem.service.calendar import deadlines
    from pbem.service.referee import interventions

    if (hours is None) is (not until):
        fail("Say either how many hours later, or --until when.", Exit.USAGE)
    opened = house(config)
    with claimed(opened, key) as (session, campaign):
        due = deadlines.present(session, campaign) or opened.now
        due = moment(until, campaign.timezone) if until else due + timedelta(hours=hours or 0)
        interventions.extend(case_of(opened, session, campaign), due, reason)
        told = instant(due, campaign.timezone)
    result(None, [f"{key}: due {told}"])


correcting.add_to(app)
