"""What a house player's turn costs, beside its report: `python -m benchmarks.house_cost [game ...] [turns=N]`.

House players of one name play on all seats. Counted is the CPU time of a turn's letter (written from the view; written,
read and checked as every letter is) and of the report of that turn (made from the state, composed as text and HTML,
without the picture, which costs more than both). Goal: a letter at most twice its report.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from benchmarks.house_players import WARS
from benchmarks.measuring import Phases, table
from pbem.core import seat_requests
from pbem.core.dice import KeyedDice
from pbem.language.letter.house_players import Turn, letter
from pbem.registry import AnyOptions, AnyState, Installed, Registry
from pbem.service.game import briefings
from pbem.service.game import options as option_table
from pbem.service.house import memory
from pbem.testing import letters, playing
from pbem.testing.house_games import Party

TURNS = 12
WRITTEN, READ, REPORT = "written", "written, read and checked", "report"
GOAL = 2.0


def main(words: Sequence[str]) -> None:
    """Measure and print."""
    turns = next((int(word.removeprefix("turns=")) for word in words if word.startswith("turns=")), TURNS)
    memory.calm()
    rows = []
    for game in tuple(word for word in words if word in WARS) or tuple(WARS):
        installed = Registry()[game]
        options = option_table.read(installed, WARS[game])
        rows += [_row(game, name, _measured(installed, options, name, turns)) for name in installed.ruleset.players]
    print(table(("game", "house player", "letters", "written ms", "letter ms", "report ms", "letter / report"), rows))


def _row(game: str, name: str, found: tuple[int, Phases]) -> tuple[str, ...]:
    count, phases = found
    each = {phase: f"{1000 * seconds / count:.1f}" for phase, seconds in phases.seconds.items()}
    ratio = phases.seconds[READ] / phases.seconds[REPORT]
    told = f"{ratio:.2f}" + (" (goal 2)" if ratio > GOAL else "")
    return (game, name, str(count), each[WRITTEN], each[READ], each[REPORT], told)


def _measured(installed: Installed, options: AnyOptions, name: str, turns: int) -> tuple[int, Phases]:
    """Let one house player play on all seats; the first turn warms up what is loaded once."""
    options = playing.furnished(installed, options)
    seats = installed.ruleset.rules.seats(options)
    party, key = Party(installed, dict.fromkeys(seats, name)), f"cost {name}"
    state, count, phases = party.begun(options, key), 0, Phases()
    for number in range(turns + 1):
        phases, count = (Phases(), 0) if number == 1 else (phases, count)
        asked = _written(installed, state, name, f"{key} {number}", phases)  # before the same lines are read again
        if not (sheets := party.sheets(state, f"{key} {number}")):
            break
        count += asked
        step = playing.step(installed, state, sheets, key.encode(), key)
        made = briefings.Step(step.before, step.after, step.events)
        for seat in seat_requests.by_seat(installed.ruleset, state):
            with phases.phase(REPORT):
                letters.mail(installed, letters.report(installed, made, seat, "en"))
        state = step.after
    return max(count, 1), phases


def _written(installed: Installed, state: AnyState, name: str, key: str, phases: Phases) -> int:
    """Let every seat that is asked write; tell how many were."""
    ruleset = installed.ruleset
    asked = seat_requests.by_seat(ruleset, state)
    for seat, requests in asked.items():
        view, player = ruleset.rules.view(state, seat), ruleset.players[name]
        with phases.phase(WRITTEN):
            for request in requests:
                player.write(view, request, KeyedDice(key.encode()))
        with phases.phase(READ):
            letter(ruleset, installed.lexicons, player, Turn(view, requests, KeyedDice(key.encode())))
    return len(asked)


if __name__ == "__main__":
    main(sys.argv[1:])
