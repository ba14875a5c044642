"""`pbem turn ...`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from pbem.cli.opening import CONFIG, ConfigPath, Key, Reason, case_of, claimed, faults_told, house, looked_at, moment
from pbem.cli.output import AsJson, Exit, fail, instant, result

if TYPE_CHECKING:
    from pbem.core.events import Event
    from pbem.service.house.house import House
    from pbem.service.referee.undo import Undone

app = typer.Typer(no_args_is_help=True)


Yes = Annotated[bool, typer.Option("--yes", help="Do not ask.")]
Tell = Annotated[bool, typer.Option("--tell", help="Tell the players the reason.")]
DryRun = Annotated[bool, typer.Option("--dry-run", help="Show what would happen; nothing is kept or sent.")]


@app.callback()
def group() -> None:
    """Run the turn now, see what it would do, take it back, or play it again."""


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
    from pbem.service.referee import interventions

    with claimed(opened, key) as (session, campaign):
        turn = interventions.run(case_of(opened, session, campaign), reason)
    result({"turn": turn}, [f"{key}: turn {turn} is awaited now; the reports are queued"], as_json)


@app.command()
@faults_told
def undo(
    key: Key,
    turns: Annotated[int, typer.Option("--turns", min=1, help="How many turns.")] = 1,
    until: Annotated[
        str, typer.Option(help="When the turn is due then: a day or a time in the campaign's zone; else by the rule.")
    ] = "",
    tell: Tell = False,
    yes: Yes = False,
    reason: Reason = "",
    config: ConfigPath = CONFIG,
    as_json: AsJson = False,
) -> None:
    """Take the last turn back: the one before is open again with its orders, and every player gets a correction."""
    from pbem.service.referee import undo as undoing

    opened = house(config)
    if not yes:
        typer.confirm(f"{_known(opened, key)}Take back {turns} turn(s) of {key}?", abort=True)
    with claimed(opened, key) as (session, campaign):
        due = moment(until, campaign.timezone) if until else None
        done = undoing.undo(case_of(opened, session, campaign), reason, tell, turns, due)
        lines = [
            f"{key}: turn {done.turn} is open again, due {instant(done.deadline, campaign.timezone)}"
            + (", as the players had been told" if done.kept else ""),
            *_back(done),
        ]
    result(_plain(done), lines, as_json)


@app.command()
@faults_told
def rerun(
    key: Key,
    orders: Annotated[
        list[str] | None, typer.Option("--orders", help="SEAT=FILE: enter these lines of orders for a seat before.")
    ] = None,
    tell: Tell = False,
    yes: Yes = False,
    reason: Reason = "",
    config: ConfigPath = CONFIG,
    as_json: AsJson = False,
) -> None:
    """Play the last turn again with the orders that stand; the same orders throw the same dice."""
    from pbem.service.referee import undo as undoing

    entered = dict(map(_lines, orders or ()))
    opened = house(config)
    if not yes:
        typer.confirm(f"{_known(opened, key)}Play the last turn of {key} again?", abort=True)
    with claimed(opened, key) as (session, campaign):
        done = undoing.rerun(case_of(opened, session, campaign), reason, tell, entered)
    words = opened.catalogue(opened.settings.language, campaign.ruleset)
    wrong = [f"{seat}, line {one.line}: {words.t(f'problem-{one.code}', **one.facts)}" for seat, one in done.problems]
    same = "it came out as before" if done.same else "it came out otherwise"
    result(_plain(done), [f"{key}: played again, {same}; turn {done.turn} is awaited", *wrong, *_back(done)], as_json)


def _known(opened: House, key: str) -> str:
    """Say what players know once a game was over, before it is opened again."""
    with looked_at(opened, key) as (_, campaign):
        over = campaign.state == "ended"
    hidden = "from what was shown then players can compute all that was hidden, such as the map. "
    return f"{key} is over: {hidden}The dice to come are new ones. " if over else ""


def _lines(written: str) -> tuple[str, list[str]]:
    seat, _, path = written.partition("=")
    if not (seat and path):
        fail(f"--orders {written!r}: write SEAT=FILE.", Exit.USAGE)
    try:
        return seat, Path(path).read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as fault:
        fail(f"--orders {written}: {fault}")


def _back(done: Undone) -> list[str]:
    """Say what became of mails and orders."""
    lost = ", ".join(done.lost) or "-"
    told = f"corrections queued for {done.told} players; {done.withdrawn} mails were not sent yet and are withdrawn"
    dealt = [f"the game was over and its secrets shown: new dice, promised as {done.anchor}"] if done.anchor else []
    return [told, f"orders that do not count any more, given back to: {lost}", *dealt]


def _plain(done: Undone) -> dict[str, object]:
    """Show what came of it to programs."""
    problems = [{"seat": seat, "line": one.line, "code": one.code} for seat, one in done.problems]
    return {**vars(done), "problems": problems}


def _try(opened: House, key: str, as_json: bool) -> None:
    from pbem.core.events import headline
    from pbem.service.referee import interventions

    with looked_at(opened, key) as (session, campaign):
        tried = interventions.try_out(case_of(opened, session, campaign))
    words = opened.catalogue(opened.settings.language, campaign.ruleset)
    told = [f"{_eyes(event)}: {words.say(headline(campaign.ruleset, event))}" for event in tried.events]
    throws = [f"1d{roll.sides} {roll.why}: {roll.value}" for roll in tried.throws]
    value = {"turn": tried.turn, "events": told, "throws": throws, "silent": list(tried.silent)}
    result(value, [*told, *throws, f"no orders from: {', '.join(tried.silent) or '-'}"], as_json)


def _eyes(event: Event) -> str:
    from pbem.core.events import Everyone

    return "all" if isinstance(event.seen_by, Everyone) else ",".join(sorted(event.seen_by))
