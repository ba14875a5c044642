"""The window in the browser over HTTP: what looking at a letter costs, how large pages are, what an idle window needs.

    python -m benchmarks.web [--checks 60] [--keys 10] [--idle 10]

Houses, players and requests are real, on an SQLite file; client and server share this process, so that CPU time is that
of both. Goals were set where the calibration loop takes 0.2 s and are told in loops. The floor is a request for the
icon, over the same socket: a file and no guest. Answers for one person leave at whole 50 ms, so that their clock time
has steps. `--keys` are typed in a Chromium (extra `browser`), `--idle` are seconds of processes; 0: not measured.
"""

from __future__ import annotations

import argparse
import gzip
import re
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path

from benchmarks import idle
from benchmarks.measuring import calibration, table
from benchmarks.players import DOMAIN, Players, opened
from benchmarks.web_desk import GAMES, Desk, example, letter, nonsense, signed
from benchmarks.web_keys import Keys, typed
from pbem.service.work import work
from tests.servers.waiting import free_port
from tests.web.kit import Browser, Window, window

ABREAST = 10
"""So many browsers ask at once."""
UNIT = 0.2
"""CPU seconds of the loop where the goals were set."""
_WEB = '\n[web]\nurl = "http://{listen}"\nlisten = "{listen}"\n'
_LOADED = (
    "import sys, time; from pathlib import Path; from pbem.cli.opening import house; import pbem.service.work.worker; "
    "house(Path(sys.argv[1])).registry.load(['campaign']); time.sleep(3600)"
)
_STYLES = re.compile(r'(?:href|src)="([^"]*\.(?:css|js|svg))"')
_FONTS = re.compile(r"""url\(["']?([^"')]+\.woff2)""")


@dataclass(frozen=True)
class Asked:
    """How long requests took, by the clock, and the CPU seconds of one."""

    clock: tuple[float, ...]
    cpu: float

    @property
    def late(self) -> float:
        """Give the clock time which 95 of 100 keep."""
        return sorted(self.clock)[min(len(self.clock) - 1, int(0.95 * len(self.clock)))]


@dataclass(frozen=True)
class Measure:
    """A house with its window, and what figures are compared with."""

    players: Players
    shown: Window
    places: Mapping[str, tuple[str, str]]
    """Key and seat in each game."""
    unit: float
    floor: float

    def loops(self, goal: float) -> float:
        """Give a goal in seconds in loops."""
        return goal / UNIT


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--checks", type=int, default=60, help="letters of each kind")
    parser.add_argument("--keys", type=int, default=10, help="times something is typed in a browser")
    parser.add_argument("--idle", type=float, default=10, help="seconds an idle process is looked at")
    parser.add_argument("--games", nargs="*", default=GAMES, help="beside the campaign game")
    options = parser.parse_args()
    unit = calibration()
    with tempfile.TemporaryDirectory() as folder, opened(Path(folder)) as players, window(players.house) as shown:
        places = begun(players, options.games)
        floor = asked(players, lambda _: shown.ask("/icon.svg"), options.checks).cpu
        measure = Measure(players, shown, places, unit, floor)
        heads = ["looking at a letter", "CPU", "x floor", "loops", "goal, loops", "95 of 100 within"]
        print(table(heads, list(checks(measure, options.checks))))
        print(table(["as sent", "bytes", "gzip", "goal, gzip"], list(sizes(measure))))
        if options.keys:
            print(table(["in Chromium", "median", "floor", "x floor", "goal"], list(keys(measure, options.keys))))
    if options.idle:
        print(table(["idle", "resident", "more", "goal"], list(resident(options.idle))))
    print(f"floor {1000 * floor:.1f} ms of CPU; calibration loop {unit:.3f} s")
    return 0


def begun(players: Players, games: Sequence[str]) -> Mapping[str, tuple[str, str]]:
    """Start a campaign of each game, and the campaign game in Russian too; give key and seat in the others."""
    players.campaign("winds", "four-winds", 4, 10)
    players.campaign("veter", "four-winds", 4, 10, "ru")
    return {game: example(players, game) for game in games}


def asked(players: Players, ask: Callable[[int], object], times: int) -> Asked:
    """Ask one after the other, two seconds of the house apart: nobody is kept waiting for having asked too often."""
    clock, began = [], time.process_time()
    for number in range(times):
        players.clock.advance(timedelta(seconds=2))
        clock.append(seconds(lambda number=number: ask(number)))
    return Asked(tuple(clock), (time.process_time() - began) / times)


def seconds(run: Callable[[], object]) -> float:
    """Give the seconds something takes."""
    began = time.perf_counter()
    run()
    return time.perf_counter() - began


def checks(measure: Measure, times: int) -> Iterator[list[str]]:
    """Look at letters of each kind."""
    players, shown = measure.players, measure.shown
    for name, key, tongue in (("10 armies", "winds", "en"), ("10 armies, Russian", "veter", "ru")):
        desk = Desk(players, shown, key, "blue")
        desk.checked(players.orders(10, tongue))
        found = asked(players, lambda _, d=desk, t=tongue: d.checked(players.orders(10, t)), times)
        yield _row(measure, name, found, 0.025)
    yield _row(measure, f"10 armies, {ABREAST} browsers at once", _abreast(measure, times), 0.025)
    for game, place in measure.places.items():
        desk = Desk(players, shown, *place)
        said = letter(players, desk)
        desk.checked(said)
        found = asked(players, lambda number, d=desk, s=said: d.checked(s + f"\n# {number}"), times)
        yield _row(measure, f"{game}, examples and form", found, 0.025)
    desk, said = Desk(players, shown, "winds", "red"), nonsense(players, 50)
    yield _row(measure, "50 new lines of nonsense", asked(players, lambda _: desk.checked(said), 1), 0.7)
    yield _row(measure, "the same again", asked(players, lambda n: desk.checked(said + f"\n# {n}"), times), 0.03)


def _row(measure: Measure, name: str, found: Asked, goal: float) -> list[str]:
    cpu, loops = f"{1000 * found.cpu:.1f} ms", f"{found.cpu / measure.unit:.3f}"
    goals = f"{measure.loops(goal):.3f}"
    return [name, cpu, f"{found.cpu / measure.floor:.1f}", loops, goals, f"{1000 * found.late:.0f} ms"]


def _abreast(measure: Measure, times: int) -> Asked:
    """Let browsers of one seat ask at once, each the next when it has its answer."""
    players = measure.players
    desks = [Desk(players, measure.shown, "winds", "blue") for _ in range(ABREAST)]
    rounds = max(1, times // ABREAST)
    said = [[players.orders(10, "en") for _ in range(rounds)] for _ in desks]
    began = time.process_time()
    with ThreadPoolExecutor(ABREAST) as pool:
        runs = pool.map(lambda desk, words: [seconds(lambda s=one: desk.checked(s)) for one in words], desks, said)
        clock = tuple(one for run in runs for one in run)
    return Asked(clock, (time.process_time() - began) / len(clock))


def sizes(measure: Measure) -> Iterator[list[str]]:
    """Tell how large answers and pages are."""
    players, shown = measure.players, measure.shown
    for game, place in {"campaign": ("winds", "blue"), **measure.places}.items():
        desk = Desk(players, shown, *place)
        said = players.orders(10, "en") if game == "campaign" else letter(players, desk)
        yield _size(f"answer with map, {game}", desk.checked(said), 10_000)
    for seat in ("blue", "red", "green", "white"):
        Desk(players, shown, "winds", seat).send(players.orders(10, "en"))
    work.take_all(players.house)
    referee = signed(players, shown, f"referee@{DOMAIN}")
    yield _size("whole board with all plans", referee.get("/r/winds/board?plans=1").body, 12_000)
    pages = _with_its_files(signed(players, shown, "blue.winds@players.test"), "/t/winds/blue/orders")
    for name, body in pages.items():
        yield _size(name, body, 0)
    whole = sum(_sent(name, body) for name, body in pages.items())
    yield ["writing desk, all files", str(sum(map(len, pages.values()))), str(whole), "70000"]


def _with_its_files(browser: Browser, path: str) -> Mapping[str, bytes]:
    """Load a page as a browser does that was never here: with style, scripts, icon and fonts."""
    page = browser.get(path)
    files = {name: browser.get(name).body for name in dict.fromkeys(_STYLES.findall(page.text))}
    styles = [body.decode() for name, body in files.items() if name.endswith(".css")]
    fonts = dict.fromkeys(f"/{name.lstrip('/')}" for style in styles for name in _FONTS.findall(style))
    return {"writing desk": page.body, **files, **{name: browser.get(name).body for name in fonts}}


def _sent(name: str, body: bytes) -> int:
    """Give the bytes that are sent: what is packed already is not packed again."""
    return len(body) if name.endswith(".woff2") else len(gzip.compress(body, 6))


def _size(name: str, body: bytes, goal: int) -> list[str]:
    return [name, str(len(body)), str(_sent(name, body)), str(goal) if goal else ""]


def keys(measure: Measure, times: int) -> Iterator[list[str]]:
    """Type in a browser."""
    desk = Desk(measure.players, measure.shown, "winds", "green")
    found: Keys | None = typed(measure.shown, desk, measure.players, times)
    if found is None:
        yield ["no Chromium, or no Playwright", "", "", "", ""]
        return
    for name, each, floor, goal in (
        ("key to new answer, with its pause of 300 ms", found.answers, found.waits, "450 ms"),
        (f"putting the map into the page, {found.elements} elements", found.maps, found.bare, "16 ms"),
    ):
        median, least = statistics.median(each), statistics.median(floor)
        yield [name, f"{median:.1f} ms", f"{least:.1f} ms", f"{median / least:.1f}", goal]


def resident(span: float) -> Iterator[list[str]]:
    """Compare the process of the window with one that has the service and the game that is played, and does nothing."""
    pbem = str(Path(sys.executable).with_name("pbem"))
    with idle.installation(1) as config:
        with config.open("a", encoding="utf-8") as file:
            file.write(_WEB.format(listen=f"127.0.0.1:{free_port()}"))
        service = idle.measured([sys.executable, "-c", _LOADED, str(config)], span).resident
        shown = idle.measured([pbem, "web", "--config", str(config)], span).resident
    yield ["service and its game, asleep", f"{service:.0f} MB", "", ""]
    yield ["window", f"{shown:.0f} MB", f"{shown - service:+.0f} MB", "10 MB"]


if __name__ == "__main__":
    raise SystemExit(main())
