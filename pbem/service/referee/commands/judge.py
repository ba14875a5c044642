"""`judgements`, `judge 17 read as: ...`, `judge 17 ask ...`, `judge 17 reject ...`: lines held for the referee."""

from __future__ import annotations

import re

from pbem.core.problems import Refusal
from pbem.core.texts import text
from pbem.mail.commands import referee as words
from pbem.mail.commands.referee import verdicts
from pbem.service.referee import holding, judging
from pbem.service.referee.act import Act
from pbem.service.referee.desk import FIGURES, Blocks, Desk, lines, told
from pbem.service.referee.gamelines import problem_text
from pbem.store.repository import judgements

_ASKED = re.compile(r"#?(\d+)\s+(.+)", re.S)


def _judge(desk: Desk) -> Blocks:
    """Judge a line."""
    found = _ASKED.fullmatch(desk.asked.argument)
    verdict = verdicts.read(found[2]) if found else None
    if found is None or verdict is None:
        raise Refusal("referee-no-verdict", word=words.named("judge").word(desk.language))
    kind, said = verdict
    judged = judging.judge(desk.house, desk.session, desk.campaign, int(found[1][:FIGURES]), kind, said)
    if judged.problems:
        return lines((text("referee-reading-wrong", words=said), *map(problem_text, judged.problems)), bullet=False)
    return told(f"referee-judged-{judged.state}", seat=judged.seat, line=judged.line, order=judged.reading)


def _list(desk: Desk) -> Blocks:
    """List the lines that wait, and how they are judged."""
    return listed(desk) or told("referee-no-lines-held")


def listed(desk: Desk) -> Blocks:
    """List the lines that wait; nothing when there are none."""
    held = judgements.open_ones(desk.session, desk.campaign)
    return holding.table(held, desk.language) if held else ()


JUDGE, JUDGEMENTS = Act(_judge), Act(_list)
