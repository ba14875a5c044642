"""`pbem referee position|amend|award|report`: what the referee sees and corrects."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from pbem.cli.opening import CONFIG, ConfigPath, Key, Language, Reason, case_of, claimed, faults_told, house, looked_at
from pbem.cli.output import AsJson, Exit, fail, result

if TYPE_CHECKING:
    from pbem.service.house.house import House
    from pbem.service.referee.amendment import Amended
    from pbem.store.tables import Campaign

Tell = Annotated[bool, typer.Option("--tell", help="Tell all players that it happened, and the reason.")]
DryRun = Annotated[bool, typer.Option("--dry-run", help="Show what would change; nothing is kept or sent.")]
Input = Annotated[Path | None, typer.Argument(help="A file; without one, what is typed or piped in.")]


@faults_told
def position(key: Key, config: ConfigPath = CONFIG) -> None:
    """Print the whole position as TOML, to be changed and handed to `pbem referee amend`."""
    from pbem.service.referee import amendment

    opened = house(config)
    with looked_at(opened, key, begun=True) as (session, campaign):
        text = amendment.position(case_of(opened, session, campaign))
    print(text, end="")


@faults_told
def amend(
    key: Key,
    file: Input = None,
    tell: Tell = False,
    dry_run: DryRun = False,
    reason: Reason = "",
    config: ConfigPath = CONFIG,
    as_json: AsJson = False,
) -> None:
    """Correct the position: by its changed text, or by a diff of it; those who can see a change are told."""
    from pbem.service.referee import amendment

    given, opened = _read(file), house(config)
    with claimed(opened, key) as (session, campaign):
        done = amendment.amend(case_of(opened, session, campaign), given, reason, tell, dry_run)
    _show(done, dry_run, as_json)


@faults_told
def award(
    key: Key,
    decrees: Annotated[
        list[str] | None, typer.Argument(help="Such as 'award red army 15 at K9'; without any, lines piped in.")
    ] = None,
    language: Language = None,
    tell: Tell = False,
    dry_run: DryRun = False,
    reason: Reason = "",
    config: ConfigPath = CONFIG,
    as_json: AsJson = False,
) -> None:
    """Decree: award or take away armies and cities, end a state; at once, between two turns."""
    from pbem.service.referee import amendment

    lines, opened = decrees or _read(None).splitlines(), house(config)
    with claimed(opened, key) as (session, campaign):
        said = language or opened.settings.language
        done = amendment.decree(
            case_of(opened, session, campaign), amendment.Decrees(lines, said), reason, tell, dry_run
        )
        told = [*_wrong(opened, campaign, done), *_events(opened, campaign, done)]
    if not (done.branch or dry_run) or (dry_run and not done.changes):
        fail("\n".join((*told, "Nothing was done.")))
    _show(done, dry_run, as_json, told)


@faults_told
def report(
    key: Key,
    turn: Annotated[int | None, typer.Option(min=0, help="Of which turn; by default the last one.")] = None,
    config: ConfigPath = CONFIG,
) -> None:
    """Mail the referee the report of a turn that shows everything."""
    from pbem.service.turns import referee_report

    opened = house(config)
    with claimed(opened, key) as (session, campaign):
        referee_report.send(case_of(opened, session, campaign), turn)
    result(None, [f"{key}: the report of everything is queued for the referee"])


def add_to(app: typer.Typer) -> None:
    """Put the commands beside the others of the referee."""
    for command in (position, amend, award, report):
        app.command()(command)


def _read(file: Path | None) -> str:
    try:
        return file.read_text(encoding="utf-8") if file is not None else sys.stdin.read()
    except (OSError, UnicodeDecodeError) as fault:
        fail(f"{file or 'stdin'}: {fault}", Exit.USAGE)


def _wrong(opened: House, campaign: Campaign, done: Amended) -> list[str]:
    """Say what is wrong with decrees, or follows from them."""
    words = opened.catalogue(opened.settings.language, campaign.ruleset)
    return [f"line {one.line}: {words.t(f'problem-{one.code}', **one.facts)}" for one in done.problems]


def _events(opened: House, campaign: Campaign, done: Amended) -> list[str]:
    from pbem.core.events import Everyone, headline

    words = opened.catalogue(opened.settings.language, campaign.ruleset)
    eyes = ["all" if isinstance(one.seen_by, Everyone) else ",".join(sorted(one.seen_by)) for one in done.events]
    return [f"{who}: {words.say(headline(campaign.ruleset, one))}" for who, one in zip(eyes, done.events, strict=True)]


def _show(done: Amended, dry_run: bool, as_json: bool, told: list[str] | None = None) -> None:
    """Show what changed, who is told and which orders became impossible."""
    concerned = ("would be told: " if dry_run else "told: ") + (", ".join(done.told) or "-")
    gone = [f"{seat}: no longer possible: {words}" for seat, words in done.impossible]
    value = {
        "changes": list(done.changes),
        "told": list(done.told),
        "impossible": [list(pair) for pair in done.impossible],
        "branch": done.branch,
    }
    result(value, [*(told or ()), *done.changes, concerned, *gone], as_json)
