"""Configuration: a wrong key, port or zone is told with its place and what would be right."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from pbem.service.calendar import campaign_file
from pbem.service.game.options import read
from pbem.settings import ConfigFault, load
from tests.service.kit import REGISTRY

RIGHT = """
referee = "me@host.test"
[[mailbox]]
address = "orders@host.test"
[mailbox.imap]
port = 993
[smtp]
port = 465
"""


def written(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "pbem.toml"
    path.write_text(text, encoding="utf-8")
    return path


def faults(tmp_path: Path, text: str) -> str:
    with pytest.raises(ConfigFault) as told:
        load(written(tmp_path, text), {})
    return str(told.value)


def test_the_example_is_right() -> None:
    path = Path(__file__).parent.parent / "config" / "pbem.example.toml"
    assert load(path, {}).mailbox[0].imap.port == 993


def test_a_wrong_key_is_told_with_the_one_meant(tmp_path: Path) -> None:
    assert "mailbox.0.adress: no such key; did you mean 'address'?" in faults(
        tmp_path, RIGHT.replace("address", "adress")
    )


def test_a_wrong_port(tmp_path: Path) -> None:
    assert "smtp.port" in faults(tmp_path, RIGHT.replace("465", "99999"))


def test_a_wrong_zone_is_told_with_the_one_meant(tmp_path: Path) -> None:
    assert "'Europe/Prague'" in faults(tmp_path, 'timezone = "Europe/Praha"\n' + RIGHT)


def test_all_faults_are_told_at_once(tmp_path: Path) -> None:
    told = faults(tmp_path, 'timezone = "Mars"\nlanguage = "de"\n' + RIGHT.replace("me@host.test", "me"))
    assert [word in told for word in ("timezone", "language", "referee")] == [True, True, True]


def test_no_file_says_how_to_make_one(tmp_path: Path) -> None:
    with pytest.raises(ConfigFault, match="pbem init"):
        load(tmp_path / "none.toml", {})


def test_no_toml_says_where(tmp_path: Path) -> None:
    assert "line 1" in faults(tmp_path, "referee = me")


@pytest.mark.parametrize(
    ("variable", "value", "found"),
    [
        ("PBEM_REFEREE", "you@host.test", lambda settings: settings.referee),
        ("PBEM_SMTP__PORT", "587", lambda settings: str(settings.smtp.port)),
        ("PBEM_MAILBOX__0__IMAP__PASSWORD", "secret", lambda settings: settings.mailbox[0].imap.password),
    ],
)
def test_the_environment_overrides_the_file(tmp_path: Path, variable: str, value: str, found: Any) -> None:
    assert found(load(written(tmp_path, RIGHT), {variable: value})) == value


@pytest.mark.parametrize("path", sorted((Path(__file__).parent.parent / "config" / "campaigns").glob("*.toml")))
def test_every_example_campaign_is_right(path: Path) -> None:
    file = campaign_file.load(path)
    read(REGISTRY[file.ruleset], file.options)


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"key": "Has Spaces"}, "key"),
        ({"schedule": {"at": ["25:00"]}}, "not a time of day"),
        ({"schedule": {"evry_days": 2}}, "every_days"),
        ({"timezone": "Prague"}, "no such time zone"),
        ({"seat": [{"seat": "red", "name": "A", "address": ["nobody"]}]}, "not a mail address"),
    ],
)
def test_a_campaign_file_tells_its_faults(changes: dict[str, object], told: str) -> None:
    table = {"key": "rk4", "title": "T", "ruleset": "campaign", **changes}
    with pytest.raises(ConfigFault, match=told):
        campaign_file.check("rk4.toml", table)


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"board_widht": 30}, "did you mean 'board_width'"),
        ({"move_limit": 99}, "not between 1 and 20"),
        ({"move_metric": "knight"}, "move_metric"),
        ({"map": "atlantis"}, "atlantis"),
        ({"seats": "four"}, "seats"),
    ],
)
def test_options_tell_their_faults(options: dict[str, object], told: str) -> None:
    with pytest.raises(ConfigFault, match=told):
        read(REGISTRY["campaign"], options)


@pytest.mark.parametrize(
    ("game", "options", "told"),
    [
        ("europe", {"figure_limit": 3}, "figure_limit: 3 is not between 4 and 30, nor 0"),
        ("europe", {"figure_limit": 31}, "figure_limit: 31 is not between 4 and 30, nor 0"),
        ("europe", {"round_limit": 9}, "round_limit: 9 is not between 10 and 200, nor 0"),
        ("dice_empires", {"round_limit": 9}, "round_limit: 9 is not between 10 and 200, nor 0"),
        ("dice_empires", {"players": 9}, "players: 9 is not between 2 and 8$"),
    ],
)
def test_limits_no_game_can_be_played_with(game: str, options: dict[str, object], told: str) -> None:
    """E-2, X-2: a limit is 0, none, or from its least sensible value on."""
    with pytest.raises(ConfigFault, match=told):
        read(REGISTRY[game], options)


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("europe", {"figure_limit": 4, "round_limit": 10}),
        ("europe", {"figure_limit": 0, "round_limit": 0}),
        ("dice_empires", {"round_limit": 200}),
        ("dice_empires", {"round_limit": 0}),
    ],
)
def test_limits_a_game_can_be_played_with(game: str, options: dict[str, object]) -> None:
    """E-2, X-2: the least and the greatest value, and none."""
    chosen = read(REGISTRY[game], options)
    assert {name: getattr(chosen, name) for name in options} == options
