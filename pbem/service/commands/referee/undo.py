"""`undo`, `undo 2`, `rerun`: a turn is taken back, or played again, as a new branch; corrections go out."""

from __future__ import annotations

import re

from pbem.core.problems import Refusal
from pbem.core.texts import Text, text
from pbem.service.desk.act import Act, Preview, RefereeActs, always
from pbem.service.desk.referee_desk import FIGURES, Blocks, RefereeDesk, lines
from pbem.service.referee import undo
from pbem.service.referee.game_lines import problem_text


def _undo(desk: RefereeDesk) -> Blocks:
    asked = desk.asked
    done = undo.undo(desk, asked.reason, asked.tell, turns=_turns(desk))
    due = desk.when(done.deadline) if done.deadline else "-"
    kept = (text("referee-undone-kept"),) if done.kept else ()
    said = text("referee-undone", turn=done.turn, when=due, branch=done.branch)
    return lines((said, *kept, *_more(done)), bullet=False)


def _rerun(desk: RefereeDesk) -> Blocks:
    asked = desk.asked
    done = undo.rerun(desk, asked.reason, asked.tell)
    came = text("referee-rerun-same" if done.same else "referee-rerun", turn=done.turn, branch=done.branch)
    wrong = tuple(problem_text(problem) for _, problem in done.problems)
    return lines((came, *_more(done), *wrong), bullet=False)


def _more(done: undo.Undone) -> tuple[Text, ...]:
    """Say who was told, which mails were kept back, and whose orders do not count any more."""
    told = [text("referee-corrected", count=done.told, withdrawn=done.withdrawn)]
    told += [text("referee-lost-orders", seats=done.lost)] if done.lost else []
    told += [text("referee-dealt-anew", anchor=done.anchor)] if done.anchor else []
    return tuple(told)


def _turns(desk: RefereeDesk) -> int:
    found = re.search(r"\d+", desk.asked.argument)
    return int(found[0][:FIGURES]) if found else 1


def _undo_ahead(desk: RefereeDesk) -> Preview:
    """Say which turns would be taken back."""
    turns = _turns(desk)
    if desk.campaign.state == "recruiting" or not 1 <= turns <= desk.campaign.head_turn:
        raise Refusal("nothing-to-undo", campaign=desk.campaign.title, turns=desk.campaign.head_turn)
    return Preview(
        (text("referee-undo-ahead", count=turns, turn=desk.game.turn), text("referee-undo-mails"), *_known(desk))
    )


def _known(desk: RefereeDesk) -> tuple[Text, ...]:
    """Say what players know once a game was over: no dice to come, but all that was hidden when it began."""
    return (text("referee-undo-shown"),) if desk.campaign.state == "ended" else ()


def _rerun_ahead(desk: RefereeDesk) -> Preview:
    """Say what playing it again means."""
    if desk.campaign.state == "recruiting" or not desk.campaign.head_turn:
        raise Refusal("nothing-to-undo", campaign=desk.campaign.title, turns=desk.campaign.head_turn)
    return Preview((text("referee-rerun-ahead", turn=desk.game.turn), text("referee-undo-mails"), *_known(desk)))


FOR_REFEREE: RefereeActs = {
    "undo": Act(_undo, always, _undo_ahead, tells=True),
    "rerun": Act(_rerun, always, _rerun_ahead, tells=True),
}
