"""`pbem referee judgements`, `judge`, `renew`: lines held for the referee, and his code."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import typer

from pbem.cli.opening import CONFIG, ConfigPath, Key, Why, case_of, claimed, faults_told, house, looked_at
from pbem.cli.output import AsJson, Exit, fail, result, table


class Verdict(StrEnum):
    """What becomes of a held line."""

    READ = "read"
    ASK = "ask"
    REJECT = "reject"


@faults_told
def judgements(key: Key, config: ConfigPath = CONFIG, as_json: AsJson = False) -> None:
    """List the lines nobody understood that were held for the referee, and what became of them."""
    from pbem.service.referee import judgement

    with looked_at(house(config), key) as (session, campaign):
        found = judgement.listing(session, campaign)
    result(found, table(found, "No line was held."), as_json)


@faults_told
def judge(
    key: Key,
    number: Annotated[int, typer.Argument(help="The number of the line.")],
    verdict: Annotated[Verdict, typer.Argument(help="Read it as other words, ask the player, or reject it.")],
    words: Annotated[str, typer.Argument(help="The order it is read as; or what the player is asked or told.")] = "",
    config: ConfigPath = CONFIG,
) -> None:
    """Judge a line held for the referee; the player is told."""
    from pbem.service.referee import judgement

    if verdict is Verdict.READ and not words.strip():
        fail("Say what the line is read as: pbem referee judge KEY NUMBER read 'army 1: up 3'.", Exit.USAGE)
    opened = house(config)
    with claimed(opened, key) as (session, campaign):
        judged = judgement.judge(case_of(opened, session, campaign), number, verdict.value, words)
        catalogue = opened.catalogue(opened.settings.language, campaign.ruleset)
    if judged.problems:
        fail("\n".join(catalogue.t(f"problem-{one.code}", **one.facts) for one in judged.problems))
    result(None, [f"{key} {judged.seat}: line {judged.line}: {judged.state} {judged.reading}".rstrip()])


@faults_told
def renew(key: Key, reason: Why = "", config: ConfigPath = CONFIG) -> None:
    """Give the referee a new code; his earlier reply addresses and questions are void at once."""
    from pbem.service.referee import interventions

    opened = house(config)
    with claimed(opened, key) as (session, campaign):
        interventions.renew(case_of(opened, session, campaign), reason)
    result(None, [f"{key}: renewed; the referee's new reply address is on its way"])


def add_to(app: typer.Typer) -> None:
    """Put the commands into `pbem referee`."""
    for command in (judgements, judge, renew):
        app.command()(command)
