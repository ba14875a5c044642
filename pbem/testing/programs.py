"""Whether each `report.json` is what the game publishes for authors of client programs."""

from __future__ import annotations

from pbem.registry import Installed
from pbem.reports import asides, published
from pbem.reports.attachments import machine_readable
from pbem.reports.briefing import Report
from pbem.service.game.briefings import Step
from pbem.testing import letters
from pbem.testing.playing import Game, require


def programs(installed: Installed, game: Game) -> None:
    """Hold the reports of all seats to the published shape, where there is one."""
    promised = installed.ruleset.telling.programs
    if promised is None:
        return
    first = Step(None, game.start, ())
    steps = (first, *(Step(step.before, step.after, step.events) for step in game.steps))
    for number, step in enumerate(steps):
        for seat in game.seats:
            report = letters.report(installed, step, seat, "en", over=step is steps[-1])
            wrong = published.fault(written(installed, report), promised)
            require(not wrong, f"{game.name}: report.json of {seat} after step {number}: {wrong}")


def written(installed: Installed, report: Report) -> str:
    """Write the `report.json` of a report."""
    long = asides.listed(report.brief.sections, letters.catalogue(installed, report.heading.language))
    return machine_readable(report, long).data.decode()
