"""A turn of many players: resolve, all views, and all reports in text and HTML.

    python -m benchmarks.turn [--players 100] [--turns 3] [--profile PHASE]

Goal at 100 players x 10 armies: 1.8 s CPU (stretch 1.0 s); at 500 players at most 1.3 times as much a player, and
never more than 200 MB. Each player's report is made as the service makes it, in one of the four languages, as dead
data from the view; pictures are drawn elsewhere (`benchmarks/picture.py`). Two turns are played and one is reported
beforehand, so that everybody remembers something and all templates are loaded; every turn starts with ten armies a
player.
"""

from __future__ import annotations

import argparse
import cProfile
import gc
import pstats
import statistics
from collections.abc import Iterator
from contextlib import nullcontext
from datetime import UTC, datetime, timedelta

from benchmarks import lively
from benchmarks.measuring import Phases, calibration, peak, table
from pbem.core.languages import LANGUAGES
from pbem.core.seats import Seat
from pbem.registry import Installed, Registry, overlay
from pbem.reports import html, text
from pbem.reports.briefing import Heading
from pbem.reports.compose import compose
from pbem.reports.texts import Catalogue, catalogue, common
from pbem.rulesets.campaign.report import draw
from pbem.rulesets.campaign.sight import vision
from pbem.service.game import briefings
from pbem.service.house import memory

NOW = datetime(2026, 11, 21, 18, 0, tzinfo=UTC)
SHOWN = ("resolve", "reports as data", "of it views", "text", "HTML", "subject, calendar, JSON", "all")


def main() -> int:
    """Measure and print."""
    options = _options()
    unit = calibration()
    installed = overlay(Registry()["campaign"], dict.fromkeys(LANGUAGES, lively.lexicon(options.players)))
    draw.LETTERS = {**draw.LETTERS, **dict.fromkeys(lively.seats(options.players), "x")}
    words = {language: _catalogue(installed, language, options.players) for language in LANGUAGES}
    memory.calm()
    found = list(_measure(options, installed, words))
    print(_table(options.players, found, unit))
    whole = statistics.median(each["all"] for each in found)
    print(f"calibration loop {unit:.3f} s; a turn takes {whole / unit:.1f} of it; peak memory {peak():.0f} MB")
    return 0


def _options() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=100)
    parser.add_argument("--turns", type=int, default=3, help="turns measured; the median counts")
    parser.add_argument(
        "--profile", choices=("resolve", "data", "compose"), help="print where the time of a phase goes"
    )
    return parser.parse_args()


def _catalogue(installed: Installed, language: str, players: int) -> Catalogue:
    """Give the words of a language, with names for so many seats."""
    return catalogue(language, *common(language), installed.catalogues[language], lively.words(players))


def _measure(
    options: argparse.Namespace, installed: Installed, words: dict[str, Catalogue]
) -> Iterator[dict[str, float]]:
    """Play the turns and give the CPU seconds of each phase."""
    state = lively.begin(options.players)
    for number in range(options.turns + 2):
        state = lively.reinforced(state)
        sheets = {realm.seat: lively.sheet(vision.view(state, realm.seat)) for realm in state.realms if realm.alive}
        gc.collect()
        phases = Phases()
        last = number == options.turns + 1
        with phases.phase("all"):
            with phases.phase("resolve"), _profiled(options.profile == "resolve" and last):
                played = lively.resolved(state, sheets)
                memory.give_back(options.players)
            if number >= 1:
                _reports(phases, played, installed, words, options.profile if last else "")
            memory.give_back(options.players)
        state = played.after
        del played, sheets
        if number >= 2:
            yield phases.seconds


def _profiled(wanted: bool) -> cProfile.Profile | nullcontext[None]:
    """Profile a block, if that is wanted; printed at the end of it."""
    return _Printed() if wanted else nullcontext()


class _Printed(cProfile.Profile):
    """A profile that prints itself."""

    def __exit__(self, *fault: object) -> None:
        super().__exit__(*fault)
        pstats.Stats(self).sort_stats("tottime").print_stats(45)


def _reports(
    phases: Phases, played: lively.Played, installed: Installed, words: dict[str, Catalogue], profile: str
) -> None:
    """Make all reports, one after another, and drop each as the outbox does."""
    step = briefings.Step(played.before, played.after, played.events)
    with (
        phases.inside(vision, "view", "of it views"),
        phases.inside(text, "render", "text"),
        phases.inside(html, "render", "HTML"),
    ):
        for index, realm in enumerate(played.after.realms):
            head = _heading(realm.seat, LANGUAGES[index % len(LANGUAGES)], played.after.turn)
            with phases.phase("reports as data"), _profiled(profile == "data" and index == 0):
                report = briefings.report(installed, head, step, briefings.Dice("", "00" * 32))
            with phases.phase("composed"), _profiled(profile == "compose" and index == 0):
                compose(report, words[report.heading.language], b"PNG")
    phases.seconds["subject, calendar, JSON"] = (
        phases.seconds["composed"] - phases.seconds["text"] - phases.seconds["HTML"]
    )


def _heading(seat: Seat, language: str, turn: int) -> Heading:
    """Address a report."""
    return Heading(
        campaign="rk4",
        title="Red Kingdom",
        ruleset="campaign",
        turn=turn,
        seat=seat,
        player=f"Player {seat}",
        language=language,
        zone="Europe/Prague",
        deadline=NOW + timedelta(days=3),
        now=NOW,
        token=f"RK4-{turn}-{seat}-k3f9xxxxxx",
        reply_to=f"orders+rk4.{seat}.k3f9xxxxxx@games.example",
    )


def _table(players: int, found: list[dict[str, float]], unit: float) -> str:
    """Write the phases: CPU seconds, milliseconds a player, share of all, and in turns of the calibration loop."""
    medians = {name: statistics.median(each[name] for each in found) for name in SHOWN}
    rows = [
        [
            name,
            f"{seconds:.2f}",
            f"{1000 * seconds / players:.2f}",
            f"{seconds / medians['all']:.0%}",
            f"{seconds / unit:.2f}",
        ]
        for name, seconds in medians.items()
    ]
    return table([f"{players} players", "CPU s", "ms a player", "share", "x calibration"], rows)


if __name__ == "__main__":
    raise SystemExit(main())
