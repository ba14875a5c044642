"""The picture of a 40x30 map: CPU time, size, what keeping it saves, and eight maps on all cores.

    python -m benchmarks.picture [--repeat 10] [--maps 8]

Goals: 150 ms CPU and 90 KB; kept by what it shows; on all cores.
A map of 120 areas: 500 ms and 120 KB. The map of squares is that of a seat of a big game on its third
turn: terrain, fog, towns, own and foreign armies, ways and battles. The floor is resvg alone drawing an empty
picture of the same size.
"""

from __future__ import annotations

import argparse
import os
import statistics
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import resvg_py

from benchmarks import lively
from benchmarks.measuring import calibration, table
from pbem.core.dice import KeyedDice
from pbem.core.drawing import Drawing
from pbem.core.seats import COLOURS
from pbem.registry import Registry
from pbem.reports import picture, scenes
from pbem.reports.svg import areas as svg_areas
from pbem.reports.texts import wording
from pbem.rulesets.campaign.land import generator
from pbem.rulesets.campaign.land.board import read
from pbem.rulesets.campaign.options import Options
from pbem.rulesets.campaign.report import draw
from pbem.rulesets.campaign.rules import setup
from pbem.rulesets.campaign.sight import vision
from pbem.service.post.pictures import Pictures
from tests.reports.area_kit import words, world

COLUMNS, ROWS, SEATS = 40, 30, 6


def main() -> int:
    """Measure and print."""
    options = _options()
    unit = calibration()
    words = wording("en", Registry()["campaign"].catalogues)
    maps = [scenes.paint(each, words) for each in drawings(options.maps)]
    size = len(picture.png(maps[0])) / 1000
    painted = _cpu(lambda: scenes.paint(drawings(1)[0], words), 1)
    drawn = _cpu(lambda: picture.png(maps[0]), options.repeat)
    floor = _cpu(lambda: resvg_py.svg_to_bytes(svg_string=_empty(maps[0])), options.repeat)
    with tempfile.TemporaryDirectory() as folder:
        picture.png(maps[0], Path(folder))
        second = _cpu(lambda: picture.png(maps[0], Path(folder)), options.repeat)
    serial, spread, kept = _side_by_side(maps)
    rows = [
        ["one picture, CPU", f"{1000 * drawn:.0f} ms", f"{drawn / floor:.1f} x floor", f"{drawn / unit:.2f}"],
        [
            "on a ground that was kept",
            f"{1000 * second:.0f} ms",
            f"{second / floor:.1f} x floor",
            f"{second / unit:.2f}",
        ],
        ["floor: an empty picture", f"{1000 * floor:.0f} ms", "1", f"{floor / unit:.2f}"],
        ["size", f"{size:.0f} KB", "", ""],
        ["kept before", f"{1000 * kept:.1f} ms", "", ""],
        [f"{options.maps} maps one by one, wall", f"{serial:.2f} s", "1", ""],
        [f"{options.maps} maps on {os.cpu_count()} cores, wall", f"{spread:.2f} s", f"{spread / serial:.2f}", ""],
    ]
    print(table(["40x30", "", "ratio", "x calibration"], rows))
    print(table(["120 areas, 12 owners", "", "ratio", "x calibration"], _areas(options.repeat, unit)))
    print(f"calibration loop {unit:.3f} s; game, view and SVG together {1000 * painted:.0f} ms")
    return 0


def _areas(repeat: int, unit: float) -> list[list[str]]:
    """Measure the picture of a made-up world: an overview and its details."""
    svg = svg_areas.paint(world(), words())
    both = _cpu(lambda: picture.png(svg_areas.paint(world(), words())), repeat)
    floor = _cpu(lambda: resvg_py.svg_to_bytes(svg_string=_empty(svg)), repeat)
    return [
        ["SVG and PNG, CPU", f"{1000 * both:.0f} ms", f"{both / floor:.1f} x floor", f"{both / unit:.2f}"],
        ["size, SVG and PNG", f"{len(svg) / 1000:.0f} and {len(picture.png(svg)) / 1000:.0f} KB", "", ""],
    ]


def _options() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--repeat", type=int, default=10)
    parser.add_argument("--maps", type=int, default=8)
    return parser.parse_args()


def drawings(count: int) -> list[Drawing]:
    """Draw so many maps, each of another game on its third turn."""
    return [_drawing(number) for number in range(count)]


def _drawing(number: int) -> Drawing:
    """Play a game of six seats for two turns, and draw what the first one knows."""
    options = Options(board_width=COLUMNS, board_height=ROWS, seats=SEATS)
    board = generator.generate(options, KeyedDice(f"map {number}".encode()))
    state = setup.setup(replace(options, board=board), COLOURS[:SEATS], read(board))
    for _ in range(2):
        state = lively.play(lively.reinforced(state)).after
    return draw.draw(vision.view(state, state.realms[0].seat))


def _empty(whole: str) -> str:
    """Give a picture of the same size with nothing in it."""
    return whole[: whole.index(">") + 1] + "</svg>"


def _cpu(work: Callable[[], object], times: int) -> float:
    """Give the median CPU seconds of a piece of work."""
    return statistics.median(_once(work, time.process_time) for _ in range(times))


def _once(work: Callable[[], object], clock: Callable[[], float]) -> float:
    """Time a piece of work once."""
    began = clock()
    work()
    return clock() - began


def _side_by_side(maps: list[str]) -> tuple[float, float, float]:
    """Give the wall seconds of drawing all maps in this process, on all cores, and of one that was kept."""
    serial = _once(lambda: [picture.png(each) for each in maps], time.perf_counter)
    with tempfile.TemporaryDirectory() as folder:
        pictures = Pictures(Path(folder))
        _warm(pictures, maps[0])
        spread = _once(lambda: [each.result() for each in [*map(pictures.begin, maps)]], time.perf_counter)
        kept = _once(lambda: pictures.png(maps[0]), time.perf_counter)
        pictures.rest()
    return serial, spread, kept


def _warm(pictures: Pictures, whole: str) -> None:
    """Let all processes start and load what they draw with, by pictures nobody asks for."""
    begun = [pictures.begin(whole.replace("</svg>", f"<!-- {number} --></svg>")) for number in range(8)]
    for each in begun:
        each.result()


if __name__ == "__main__":
    raise SystemExit(main())
