"""`judgements`, `judge 17 read as: ...`, `judge 17 ask ...`, `judge 17 reject ...`: lines held for the referee.

What a game has to be judged, such as an answer, may be said in the same words: `judge 4711 right`.
"""

from __future__ import annotations

import re

from pbem.core.problems import Refusal
from pbem.core.texts import text
from pbem.mail.commands import referee as words
from pbem.mail.commands import verdicts
from pbem.service.desk.act import Act, RefereeActs
from pbem.service.desk.referee_desk import FIGURES, Blocks, RefereeDesk, lines, told
from pbem.service.referee import game_lines, judgement
from pbem.service.referee.game_lines import problem_text
from pbem.service.turns import held_lines
from pbem.store.repository import judgements

_ASKED = re.compile(r"#?(\d+)\s+(.+)", re.S)


def _judge(desk: RefereeDesk) -> Blocks:
    found = _ASKED.fullmatch(desk.asked.argument)
    verdict = verdicts.read(found[2]) if found else None
    if verdict is None or found is None or judgements.get(desk.session, desk.campaign.key, _number(found)) is None:
        done = game_lines.published(desk)
        if done is not None:
            return done
    if found is None or verdict is None:
        raise Refusal("referee-no-verdict", word=words.named("judge").word(desk.language), order=desk.some_order)
    kind, said = verdict
    judged = judgement.judge(desk, _number(found), kind, said)
    if judged.problems:
        return lines((text("referee-reading-wrong", words=said), *map(problem_text, judged.problems)), bullet=False)
    return told(f"referee-judged-{judged.state}", seat=judged.seat, line=judged.line, order=judged.reading)


def _number(found: re.Match[str]) -> int:
    return int(found[1][:FIGURES])


def _list(desk: RefereeDesk) -> Blocks:
    """List the lines that wait, and how they are judged."""
    return listed(desk) or told("referee-no-lines-held")


def listed(desk: RefereeDesk) -> Blocks:
    """List the lines that wait; nothing when there are none."""
    held = judgements.open_ones(desk.session, desk.campaign)
    return held_lines.table(held, desk.language) if held else ()


FOR_REFEREE: RefereeActs = {"judge": Act(_judge), "judgements": Act(_list)}
