"""One order mail in process: raw bytes, parsed, routed, stored as a sheet, answered in text and HTML as MIME bytes.

    python -m benchmarks.letter [--letters 200] [--before 10]

On an SQLite file in WAL with `synchronous=FULL`, as in production; no picture. The floor is the standard library's
parser and one bare SQLite commit of the letter, in turns with ours. Goal: at most 12 times the floor, median. Most of
the floor's time is spent waiting for the disk, and that depends on what else writes: only CPU held against CPU compares
one day with another. `taken` is what storing the raw letter costs before that, which is not in the goal. Stages are CPU
time; one inside another counts in both.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
import time
from collections.abc import Callable, Collection, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes
from pathlib import Path
from types import ModuleType

from benchmarks.measuring import Phases, bare_commits, calibration, table
from benchmarks.players import Players, opened
from pbem.language.letter import understanding
from pbem.reports import attachments, html, text
from pbem.service.desk import player_desk
from pbem.service.game import briefings, games
from pbem.service.post import rendering
from pbem.service.work import player_letters, routing, work
from pbem.store.tables import Outbox


@dataclass(frozen=True)
class Kind:
    """A kind of letter: who writes what."""

    name: str
    campaign: str
    seat: str
    language: str
    armies: int
    quoting: bool = False


KINDS = (
    Kind("3 armies, two-fords", "ford", "blue", "en", 3),
    Kind("10 armies, four-winds", "winds", "blue", "en", 10),
    Kind("10 armies, report quoted", "winds", "red", "en", 10, quoting=True),
    Kind("10 armies, Russian", "veter", "blue", "ru", 10),
    Kind("10 armies, Czech", "vitr", "blue", "cs", 10),
)
CAMPAIGNS = (
    ("ford", "two-fords", 2, 3, "en"),
    ("winds", "four-winds", 4, 10, "en"),
    ("veter", "four-winds", 4, 10, "ru"),
    ("vitr", "four-winds", 4, 10, "cs"),
)
STAGES: tuple[tuple[str, object, str], ...] = (
    ("parse", work, "read"),
    ("route", routing, "route"),
    ("serve", player_letters, "serve"),
    ("- open the game", games, "opened"),
    ("- read orders", understanding, "understood"),
    ("- answer as data", briefings, "answer"),
    ("- queue", player_desk, "to_seat_again"),
    ("render", rendering, "rendered"),
    ("- text", text, "render"),
    ("- HTML", html, "render"),
    ("- JSON part", attachments, "machine_readable"),
    ("- MIME", rendering, "mime"),
)


@dataclass
class Figures:
    """Seconds a letter, by what was measured."""

    whole: list[float] = field(default_factory=list)
    cpu: list[float] = field(default_factory=list)
    taken: list[float] = field(default_factory=list)
    floor: list[float] = field(default_factory=list)
    floor_cpu: list[float] = field(default_factory=list)


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--letters", type=int, default=200, help="letters of each kind")
    parser.add_argument("--before", type=int, default=10, help="letters of each kind that only warm it up")
    parser.add_argument("--folder", help="where to make the files (a real disk, no memory file system)")
    options = parser.parse_args()
    unit = calibration()
    phases = Phases()
    with tempfile.TemporaryDirectory(dir=options.folder) as folder, opened(Path(folder)) as players:
        for campaign in CAMPAIGNS:
            players.campaign(*campaign)
        figures = _figures(players, bare_commits(Path(folder) / "floor.db"), (options.before, options.letters), phases)
    rows = [_row(kind.name, figures[kind]) for kind in KINDS]
    print(table(["letter", "median", "least", "CPU", "least CPU", "taken", "floor", "x floor", "x CPU"], rows))
    every = [second for kind in KINDS for second in figures[kind].whole]
    floor = statistics.median(second for kind in KINDS for second in figures[kind].floor)
    median = statistics.median(every)
    print(f"all: median {1000 * median:.2f} ms, {median / floor:.1f} x floor; goal 12; calibration loop {unit:.3f} s")
    print(f"CPU: {_times_cpu(figures.values()):.1f} x that of the floor")
    letters = options.letters * len(KINDS)
    print(
        table(
            ["stage", "CPU ms a letter"],
            [[name, f"{1000 * phases.seconds[name] / letters:.2f}"] for name, *_ in STAGES],
        )
    )
    return 0


def _figures(
    players: Players, floor: Callable[[int, bytes], None], letters: tuple[int, int], phases: Phases
) -> dict[Kind, Figures]:
    """Write the kinds of letters in turns: first so many to warm up, then so many that count."""
    before, counting = letters
    figures = {kind: Figures() for kind in KINDS}
    address = {kind: players.address(kind.campaign, kind.seat) for kind in KINDS}
    for number in range(before + counting):
        if number == before:
            figures = {kind: Figures() for kind in KINDS}
            phases.seconds.clear()
        for kind, seen in figures.items():
            raw = _letter(players, kind, address[kind])
            with counted(phases):
                _answered(players, raw, seen)
            began = time.process_time()
            seen.floor.append(_seconds(lambda raw=raw, number=number: (message_from_bytes(raw), floor(number, raw))))
            seen.floor_cpu.append(time.process_time() - began)
    return figures


def _times_cpu(figures: Collection[Figures]) -> float:
    """Hold the median CPU time of letters against that of the floor."""
    ours = statistics.median(second for each in figures for second in each.cpu)
    return ours / statistics.median(second for each in figures for second in each.floor_cpu)


def _letter(players: Players, kind: Kind, to: str) -> bytes:
    """Write a letter of a kind."""
    body = players.orders(kind.armies, kind.language)
    if kind.quoting:
        report = players.report(kind.campaign, kind.seat)
        body += "\nOn Sat, 21 Nov 2026 at 12:00, Game <orders@host.test> wrote:\n" + "".join(
            f"> {line}\n" for line in report.splitlines()
        )
    return players.letter(kind.campaign, kind.seat, to, body)


def _answered(players: Players, raw: bytes, seen: Figures) -> None:
    """Take a letter, answer it and render the answer; to look up which mail that is belongs to the benchmark."""
    seen.taken.append(_seconds(lambda: players.arrive(raw)))
    began = time.process_time()
    whole = _seconds(lambda: work.take_all(players.house))
    cpu = time.process_time() - began
    mail = players.last()
    began = time.process_time()
    whole += _seconds(lambda: _rendered(players, mail))
    seen.cpu.append(cpu + time.process_time() - began)
    seen.whole.append(whole)


def _rendered(players: Players, mail: Outbox) -> bytes:
    """Render what came of a letter."""
    made = rendering.rendered(players.house, mail, b"")
    if mail.kind != "answer" or b"text/html" not in made:
        raise RuntimeError(f"no answer but {mail.kind}")
    return made


def _seconds(run: Callable[[], object]) -> float:
    """Give the seconds something takes."""
    began = time.perf_counter()
    run()
    return time.perf_counter() - began


@contextmanager
def counted(phases: Phases) -> Iterator[None]:
    """Count the CPU time of the stages."""
    with ExitStack() as stack:
        for name, module, function in STAGES:
            assert isinstance(module, ModuleType)
            stack.enter_context(phases.inside(module, function, name))
        yield


def _row(name: str, seen: Figures) -> list[str]:
    """Write the figures of a kind in milliseconds."""
    median, floor = statistics.median(seen.whole), statistics.median(seen.floor)
    cpu, taken = statistics.median(seen.cpu), statistics.median(seen.taken)
    figures = (median, min(seen.whole), cpu, min(seen.cpu), taken, floor)
    return [name, *(f"{1000 * one:.2f} ms" for one in figures), f"{median / floor:.1f}", f"{_times_cpu([seen]):.1f}"]


if __name__ == "__main__":
    raise SystemExit(main())
