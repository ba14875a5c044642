"""Design 3: templates and config stand beside the package; the wheel must carry them."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path
from shutil import copytree, ignore_patterns

ROOT = Path(__file__).parents[2]
SEND = """
import sys
sys.path[:0] = [{wheel!r}, {tests!r}]
import pbem
assert pbem.__file__.startswith({wheel!r}), pbem.__file__
from tests.reports import sample
from tests.reports.board import board
from pbem.reports import picture, scenes
from pbem.reports.compose import compose
png = picture.png(scenes.paint(board(), sample.words("ru")))
made = compose(sample.report("ru"), sample.words("ru"), png)
print(made.subject, len(made.html) > 10_000, len(png) > 10_000)
"""


def test_a_wheel_elsewhere_can_write_a_report(tmp_path: Path) -> None:
    source, target, tests = tmp_path / "source", tmp_path / "installed", tmp_path / "tests"
    source.mkdir()
    skip = ignore_patterns("__pycache__", "*.egg-info")
    for name in ("pbem", "templates", "config"):
        copytree(ROOT / name, source / name, ignore=skip)
    for name in ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE"):
        (source / name).write_bytes((ROOT / name).read_bytes())
    options = [
        "--quiet",
        "--no-deps",
        "--no-build-isolation",
        "--disable-pip-version-check",
        "--wheel-dir",
        str(tmp_path),
    ]
    subprocess.run([sys.executable, "-m", "pip", "wheel", *options, str(source)], check=True, capture_output=True)
    with zipfile.ZipFile(next(tmp_path.glob("*.whl"))) as wheel:
        wheel.extractall(target)
    copytree(ROOT / "tests" / "reports", tests / "tests" / "reports", ignore=skip)
    (tests / "tests" / "__init__.py").touch()
    program = SEND.format(wheel=str(target), tests=str(tests))
    said = subprocess.run(
        [sys.executable, "-I", "-c", program], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert said.returncode == 0, said.stderr
    assert said.stdout.endswith("True True\n")
