"""What a host does: init, doctor, verify, backup, restore, db upgrade, rulesets."""

from __future__ import annotations

import sqlite3
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from pbem.cli.opening import CONFIG, ConfigPath, Key, faults_told, house, looked_at
from pbem.cli.output import AsJson, Exit, columns, fail, result, say

if TYPE_CHECKING:
    from pbem.service.house.house import House

db = typer.Typer(no_args_is_help=True)
KEPT = 14
"""So many copies a folder keeps when nothing else is said."""


def add_to(app: typer.Typer) -> None:
    """Add the commands."""
    for command in (init, doctor, verify, backup, restore, rulesets, words):
        app.command()(faults_told(command))
    app.add_typer(db, name="db", help="The database.")


def init(config: ConfigPath = CONFIG) -> None:
    """Write a configuration to start from."""
    from pbem.reports.places import folder

    if config.exists():
        fail(f"{config} is there already.", Exit.USAGE)
    config.write_text((folder("config") / "pbem.example.toml").read_text(encoding="utf-8"), encoding="utf-8")
    config.chmod(0o600)
    say(f"{config} is written. Fill in your mailbox, then: pbem db upgrade && pbem doctor")


def doctor(
    mail: Annotated[bool, typer.Option("--mail", help="Send a mail to the mailboxes and wait for it.")] = False,
    wait: Annotated[float, typer.Option(min=1, help="With --mail: seconds to wait for it.")] = 60,
    config: ConfigPath = CONFIG,
    as_json: AsJson = False,
) -> None:
    """Check configuration, database, mailboxes, SMTP, clock, fonts; say what to mend."""
    from dataclasses import asdict

    from pbem.cli.opening import opened_unchecked
    from pbem.service.health.doctor import examine

    findings = examine(opened_unchecked(config), config, wait if mail else 0)
    lines = [
        f"{'ok   ' if one.well else 'FAULT'} {one.what}: {one.found}" + (f" -> {one.mend}" if one.mend else "")
        for one in findings
    ]
    result([asdict(one) for one in findings], lines, as_json)
    wrong = [one for one in findings if not one.well]
    if wrong:
        raise typer.Exit(Exit.AWAY if all(one.away for one in wrong) else Exit.FAULT)


def verify(
    key: Key = "",
    from_mail: Annotated[
        Path | None, typer.Option(help="A folder of mails (*.eml), a Maildir or an mbox: no database is needed.")
    ] = None,
    script: Annotated[bool, typer.Option("--script", help="Print a program that checks mails without pbem.")] = False,
    config: ConfigPath = CONFIG,
    as_json: AsJson = False,
) -> None:
    """Play every turn again and check the dice: it must all come out the same. Or prove it from a player's mails."""
    from pbem.cli import proof

    if script:
        result(None, proof.script().splitlines())
    elif from_mail is not None:
        proof.of_mails(from_mail, key, as_json)
    elif key:
        _replayed(key, config, as_json)
    else:
        fail("Name a campaign, or a folder with --from-mail.", Exit.USAGE)


def _replayed(key: str, config: Path, as_json: bool) -> None:
    """Play every turn of a campaign again."""
    from dataclasses import asdict

    from pbem.service.turns.verify import verify as replay

    opened = house(config)
    with looked_at(opened, key, begun=True) as (session, campaign):
        verdicts = replay(opened, session, campaign)
    lines = [
        f"{'ok   ' if not one.faults else 'FAULT'} turn {one.number}: {'; '.join(one.faults) or 'the same'}"
        for one in verdicts
    ]
    result([asdict(one) for one in verdicts], lines, as_json)
    if any(one.faults for one in verdicts):
        raise typer.Exit(Exit.FAULT)


def backup(
    to: Annotated[Path, typer.Argument(help="A folder for dated copies, or a file.")],
    keep: Annotated[
        int | None, typer.Option(min=1, help="How many copies the folder, made if need be, keeps.  [default: 14]")
    ] = None,
    config: ConfigPath = CONFIG,
) -> None:
    """Copy the database, while the service runs: into a folder if there is one or --keep is said, else to a file."""
    from pbem.store import backup as copies
    from pbem.store.engine import writing
    from pbem.store.repository import host as kept

    opened = house(config)
    url = opened.settings.database_url
    try:
        if keep is not None or to.is_dir():
            to = copies.backup_into(url, to, datetime.now(UTC), keep or KEPT)
        else:
            copies.backup(url, to)
    except (copies.BadCopy, sqlite3.Error) as fault:
        fail(str(fault))
    with writing(opened.engine) as session:
        kept.copied(session, opened.now)
    result(None, [str(to)])


def restore(
    path: Annotated[Path, typer.Argument(help="The copy.")],
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    config: ConfigPath = CONFIG,
) -> None:
    """Put a copy in the place of the database; nothing is played, answered or sent until the referee releases it."""
    from pbem.cli.opening import opened_unchecked
    from pbem.store import backup as copies
    from pbem.store import migrate

    if not yes:
        typer.confirm("Replace the whole database by the copy?", abort=True)
    opened = opened_unchecked(config)
    url = opened.settings.database_url
    opened.engine.dispose()
    try:
        held = copies.restore(url, path, datetime.now(UTC))
    except (copies.BadCopy, migrate.NewerDatabase, migrate.BrokenReferences) as fault:
        fail(str(fault))
    _say_held(opened, held)


def _say_held(opened: House, mails: int) -> None:
    """Say what waits after a restore, and what lets it go on."""
    from pbem.service.campaigns import restore_backlog as restored
    from pbem.store.engine import reading

    with reading(opened.engine) as session:
        found = restored.every(opened, session)
    later = "Letters that came after the copy was made wait too, once the service has read them again: pbem doctor"
    head = f"restored; nothing is played, answered or sent before it is released; {mails} unsent mails are held"
    result(None, [head, *restored.lines(found), later])


def rulesets(as_json: AsJson = False) -> None:
    """List the installed games."""
    from pbem.registry import Registry

    registry = Registry()
    rows = [(key, str(registry[key].ruleset.version), ", ".join(registry[key].lexicons)) for key in registry]
    value = {"rulesets": [row[0] for row in rows], "broken": dict(registry.broken)}
    broken = [f"broken: {reason}" for reason in registry.broken.values()]
    result(value, [*columns([("KEY", "VERSION", "LANGUAGES"), *rows]), *broken], as_json)


def words(as_json: AsJson = False) -> None:
    """Make the forms of all words of the installed games now, which the first start would do."""
    from pbem.registry import Registry

    registry = Registry()
    rows = [
        (key, language, str(len(lexicon.inflected)))
        for key in registry
        for language, lexicon in registry[key].lexicons.items()
    ]
    value = [{"ruleset": key, "language": language, "forms": int(count)} for key, language, count in rows]
    result(value, columns([("KEY", "LANGUAGE", "FORMS"), *rows]), as_json)


@db.callback()
def database() -> None:
    """The database."""


@db.command()
@faults_told
def upgrade(config: ConfigPath = CONFIG) -> None:
    """Bring the tables to this version; what is there stays."""
    from pbem.cli.opening import opened_unchecked
    from pbem.service.post.earlier_scenes import redraw
    from pbem.store import migrate
    from pbem.store.engine import writing

    opened = opened_unchecked(config)
    opened.settings.data.mkdir(parents=True, exist_ok=True)
    try:
        migrate.upgrade(opened.settings.database_url)
        with writing(opened.engine) as session:
            redraw(session, opened.registry)
    except (migrate.NewerDatabase, migrate.BrokenReferences) as fault:
        fail(str(fault))
    result(None, [f"tables: version {migrate.head()}"])


@db.command()
@faults_told
def restored(
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False, config: ConfigPath = CONFIG
) -> None:
    """Hold everything in a database put back, or copied, by other means than pbem restore, before its first start."""
    from pbem.cli.opening import opened_unchecked
    from pbem.store import backup as copies
    from pbem.store import migrate

    if not yes:
        typer.confirm("Hold all campaigns until each is released?", abort=True)
    opened = opened_unchecked(config)
    try:
        held = copies.restored(opened.settings.database_url, datetime.now(UTC))
    except (migrate.NewerDatabase, migrate.BrokenReferences) as fault:
        fail(str(fault))
    _say_held(opened, held)
