"""`pbem orders ...`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from pbem.cli.opening import (
    CONFIG,
    ConfigPath,
    Key,
    Language,
    Reason,
    case_of,
    claimed,
    faults_told,
    house,
    looked_at,
    seated,
)
from pbem.cli.output import AsJson, Exit, fail, result

app = typer.Typer(no_args_is_help=True)


@app.command()
@faults_told
def show(
    key: Key,
    seat: Annotated[str, typer.Option(help="One seat: every revision, with its digest and its letter.")] = "",
    turn: Annotated[int | None, typer.Option(help="With --seat, a turn; the present one without.")] = None,
    revision: Annotated[int | None, typer.Option(help="With --seat, one revision only.")] = None,
    language: Language = None,
    config: ConfigPath = CONFIG,
    as_json: AsJson = False,
) -> None:
    """Show what every seat has ordered for the present turn; of one seat all revisions of a turn, and what ran."""
    if seat:
        _receipts(key, seat, turn, revision, language, config, as_json)
    elif turn is not None or revision is not None:
        fail("--turn and --revision need --seat", Exit.USAGE)
    else:
        _every(key, language, config, as_json)


def _receipts(
    key: str, seat: str, turn: int | None, revision: int | None, language: str | None, config: Path, as_json: bool
) -> None:
    """Show the revisions of one seat's orders for a turn."""
    from pbem.core.seats import REFEREE
    from pbem.service.game import games
    from pbem.service.orders import receipts

    opened = house(config)
    with looked_at(opened, key, begun=True) as (session, campaign):
        named = seat if seat == REFEREE else seated(session, key, seat).key
        game = games.opened(session, opened.registry, campaign)
        found = receipts.of_turn(session, game, named, game.turn if turn is None else turn)
        shown = [one for one in found if revision in (None, one.revision)]
        said = receipts.plain(game, shown, language or opened.settings.language)
    result(said, [line for one in said for line in _receipt(one)], as_json)
    if not said:
        fail(f"No such orders of {seat}: none came for that turn, or there is no such revision.", Exit.NOTHING)


def _receipt(one: dict[str, Any]) -> list[str]:
    came = f"received {one['received']}, dated {one['dated'] or '-'}, {one['message_id'] or 'no Message-ID'}"
    return [
        f"revision {one['revision']}{' (ran)' if one['ran'] else ''}: {one['digest']}",
        f"  {one['author']}, {came if one['received'] else 'kept ' + str(one['kept'])}",
        *(f"  {order['order']} — line {order['line']} of {order['message_id'] or '-'}" for order in one["orders"]),
    ]


def _every(key: str, language: str | None, config: Path, as_json: bool) -> None:
    """Show what stands of every seat."""
    from pbem.service.campaigns import overview

    opened = house(config)
    with looked_at(opened, key, begun=True) as (session, campaign):
        said = overview.orders(opened, session, campaign, language or opened.settings.language)
    lines = [
        line for seat, orders in said.items() for line in (f"{seat}:", *(f"  {order}" for order in orders or ["-"]))
    ]
    result(said, lines, as_json)


@app.command()
@faults_told
def enter(
    key: Key,
    seat: Annotated[str, typer.Argument(help="The seat, such as red; referee for what you order yourself.")],
    file: Annotated[Path | None, typer.Argument(help="Orders, a line each; without it standard input.")] = None,
    reason: Reason = "",
    config: ConfigPath = CONFIG,
) -> None:
    """Enter orders for a player, or the referee's own, as if they had come by mail."""
    from pbem.core.seats import REFEREE
    from pbem.service.referee import interventions

    opened, lines = house(config), _lines(file)
    with claimed(opened, key) as (session, campaign):
        if seat == REFEREE:
            problems = interventions.order(case_of(opened, session, campaign), lines, opened.settings.language, reason)
        else:
            problems = interventions.enter(
                case_of(opened, session, campaign).of(seated(session, key, seat)), lines, reason
            )
        words = opened.catalogue(opened.settings.language, campaign.ruleset)
    told = [f"line {p.line}: {words.t(f'problem-{p.code}', **p.facts)}" for p in problems]
    wrong = any(problem.severity.value == "error" for problem in problems)
    result(None, [*told, "entered; the lines named above that are wrong were left out" if wrong else "entered"])
    if wrong:
        raise typer.Exit(Exit.FAULT)


@app.command()
@faults_told
def cancel(
    key: Key,
    seat: Annotated[str, typer.Argument(help="The seat, such as red; referee for what you ordered yourself.")],
    which: Annotated[str, typer.Argument(help="Which orders, as in a letter: 2, army 3; without it all of them.")] = "",
    language: Language = None,
    reason: Reason = "",
    config: ConfigPath = CONFIG,
) -> None:
    """Take orders back for a player, or the referee's own; whoever was told of one is told that too."""
    from pbem.core.seats import REFEREE
    from pbem.service.game import games
    from pbem.service.referee import withdrawal

    opened = house(config)
    spoken = language or opened.settings.language
    with claimed(opened, key) as (session, campaign):
        named = seat if seat == REFEREE else seated(session, key, seat).key
        game = games.opened(session, opened.registry, campaign)
        found = withdrawal.named(session, game, named, spoken, which)
        if found.gone.lines:
            withdrawal.withdraw(opened, session, game, found, reason)
        words = opened.catalogue(spoken, campaign.ruleset)
    result(None, [words.say(remark) for remark in found.remarks])
    if not found.gone.lines:
        raise typer.Exit(Exit.NOTHING)


def _lines(file: Path | None) -> list[str]:
    try:
        return (file.read_text(encoding="utf-8") if file else sys.stdin.read()).splitlines()
    except (OSError, UnicodeDecodeError) as fault:
        fail(f"{file or 'standard input'}: {fault}", Exit.USAGE)
