"""`pbem archive seat|public`."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest

from pbem.reports.web import BESIDE
from tests.cli.kit import Host


@pytest.fixture
def unpainted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw nothing: these tests are about the command."""
    from pbem.service.post.pictures import Pictures

    monkeypatch.setattr(Pictures, "png", lambda self, svg: b"a picture")


pytestmark = pytest.mark.usefixtures("unpainted")


def test_a_seat_is_packed(host: Host, tmp_path: Path) -> None:
    file = tmp_path / "blue.zip"
    assert "1 reports of blue" in host.pbem("archive", "seat", "rk4", "blue", str(file)).stdout
    with zipfile.ZipFile(file) as archive:
        assert "000-report.html" in archive.namelist()


def test_before_the_end_the_page_is_refused_and_nothing_is_written(host: Host, tmp_path: Path) -> None:
    done = host.pbem("archive", "public", "rk4", str(tmp_path / "page"))
    assert done.exit_code == 1
    assert "is not over" in done.stderr
    assert not (tmp_path / "page").exists()


def test_the_referee_may_have_it_whole_and_is_warned(host: Host, tmp_path: Path) -> None:
    done = host.pbem("archive", "public", "rk4", str(tmp_path / "page"), "--whole")
    assert done.exit_code == 0
    assert "Give it to nobody" in done.stderr
    assert "The game is being played" in (tmp_path / "page" / "index.html").read_text("utf-8")


def test_after_the_end_the_page_is_written_in_the_language_asked_for(host: Host, tmp_path: Path) -> None:
    host.pbem("turn", "run", "rk4", "--yes")
    host.pbem("campaign", "end", "rk4", "--yes")
    folder = tmp_path / "page"
    assert host.code("archive", "public", "rk4", str(folder), "--language", "cs") == 0
    page = (folder / "index.html").read_text("utf-8")
    assert "Nezvítězil nikdo" in page
    assert {path.name for path in folder.iterdir()} == {*BESIDE, "index.html", "map-000.png", "map-001.png"}


def test_a_folder_that_holds_something_is_left_alone(host: Host, tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    assert host.code("archive", "public", "rk4", str(tmp_path), "--whole") == 2


def test_an_unknown_seat_is_told(host: Host, tmp_path: Path) -> None:
    done = host.pbem("archive", "seat", "rk4", "mauve", str(tmp_path / "x.zip"))
    assert done.exit_code == 1
    assert "There is no seat 'mauve'" in done.stderr
