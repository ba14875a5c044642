"""The same briefing gives the same bytes on every run, and the same pixels without its style block."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from pbem.reports import picture, scenes
from pbem.reports.compose import compose
from tests.reports import sample
from tests.reports.board import board

ROOT = Path(__file__).parents[2]
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
PRINT_DIGEST = """
import hashlib
from pbem.core.languages import LANGUAGES
from tests.reports import sample
from tests.reports.board import board
from pbem.reports import scenes
from pbem.reports.compose import compose
made = [compose(getattr(sample, kind)(one), sample.words(one))
        for one in LANGUAGES for kind in ("report", "answer", "notice")]
made.append(scenes.paint(board(), sample.words("ru")))
print(hashlib.sha256(repr(made).encode()).hexdigest())
"""


def digest(seed: str) -> str:
    environment = {**os.environ, "PYTHONHASHSEED": seed}
    command = [sys.executable, "-c", PRINT_DIGEST]
    return subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True, text=True).stdout


def test_no_byte_depends_on_the_hash_seed() -> None:
    assert digest("1") == digest("2")


def test_the_style_block_changes_no_pixel(tmp_path: Path) -> None:
    """Notes 1.2: programs that drop the style block show the light design in full."""
    browser()
    html = compose(sample.report("ru"), sample.words("ru"), b"x").html
    (tmp_path / "map.png").write_bytes(picture.png(scenes.paint(board(), sample.words("ru"))))
    html = html.replace("cid:map", "map.png")
    bare = re.sub(r"<style>.*?</style>", "", html, flags=re.S)
    same = shot(tmp_path, "styled", html) == shot(tmp_path, "bare", bare)
    assert same, (
        f"see styled.png and bare.png in {tmp_path}"
    )  # how two pictures differ byte by byte takes minutes to tell


def browser() -> str:
    """Give the browser; without one the test is skipped, except where all tests must run."""
    if CHROMIUM is None:
        if os.environ.get("CI"):
            pytest.fail("CI is set and there is no Chromium")
        pytest.skip("no Chromium")
    return CHROMIUM


def shot(folder: Path, name: str, html: str) -> bytes:
    page, made = folder / f"{name}.html", folder / f"{name}.png"
    page.write_text(html, "utf-8")
    switches = "headless no-sandbox disable-gpu disable-quic no-first-run disable-sync disable-component-update"
    command = [browser(), *(f"--{switch}" for switch in switches.split()), "--disable-background-networking"]
    command += ["--blink-settings=preferredColorScheme=1", f"--user-data-dir={folder / f'profile-{name}'}"]
    command += ["--run-all-compositor-stages-before-draw", "--virtual-time-budget=5000"]  # nothing is drawn half-loaded
    command += ["--window-size=640,3400", f"--screenshot={made}", page.as_uri()]
    subprocess.run(command, check=True, capture_output=True, timeout=120)
    return made.read_bytes()
