"""init, db upgrade, rulesets, backup, restore, doctor."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from pbem.mail.local_post import PostOffice
from pbem.store import lock
from tests.cli.kit import CONFIG, Host


def test_init_writes_a_configuration_and_never_over_one(tmp_path: Path) -> None:
    host = Host(tmp_path)
    assert host.code("init") == 0
    assert "[smtp]" in host.config.read_text(encoding="utf-8")
    assert host.config.stat().st_mode & 0o777 == 0o600
    assert host.code("init") == 2
    assert host.code("init", "--config", tmp_path / "no" / "where.toml") == 1


def test_the_tables_are_made_and_made_anew_without_loss(tmp_path: Path) -> None:
    host = Host(tmp_path)
    host.written("pbem.toml", CONFIG.format(imap=1, smtp=1))
    assert "pbem db upgrade" in host.pbem("campaign", "list").stderr
    assert host.code("campaign", "list") == 1
    assert host.code("db", "upgrade") == host.code("db", "upgrade") == 0
    assert host.json("campaign", "list") == []


def test_tables_of_a_newer_version_are_left_alone(host: Host) -> None:
    with closing(sqlite3.connect(host.folder / "data" / "pbem.db")) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    for words in (("db", "upgrade"), ("campaign", "list")):
        done = host.pbem(*words)
        assert done.exit_code == 1
        assert "9999" in done.stderr
        assert "newer" in done.stderr


def test_the_games_are_listed_without_a_configuration(tmp_path: Path) -> None:
    host = Host(tmp_path)
    assert "campaign" in host.json("rulesets")["rulesets"]
    assert "en, ru, cs, sk" in host.pbem("rulesets").stdout


def test_a_copy_brings_back_what_was_there_and_holds_its_mail(host: Host) -> None:
    copy = host.folder / "copy.db"
    assert host.pbem("backup", copy).stdout == f"{copy}\n"
    host.pbem("campaign", "end", "rk4", "--yes")
    assert "2 unsent mails are held" in host.pbem("restore", copy, "--yes").stdout
    assert host.json("campaign", "show", "rk4")["state"].startswith("held (restored ")
    assert host.pbem("referee", "release", "rk4").stdout.startswith("rk4: running; 2 held mails queued; due ")
    assert host.json("campaign", "show", "rk4")["state"] == "running"


def test_a_restore_says_what_waits_and_what_lets_it_go_on(host: Host) -> None:
    """By campaign what is overdue, which letters wait, what would go out; doctor and the list say it later, too."""
    copy = host.folder / "copy.db"
    host.pbem("backup", copy)
    told = host.pbem("restore", copy, "--yes").stdout
    waits = "rk4: no turn is overdue; 0 letters wait; would send: 2 report -> pbem referee release rk4"
    assert waits in told
    assert "of no campaign: 0 letters wait; would send: nothing -> pbem referee post --send" in told
    listed = host.pbem("campaign", "list").stdout
    assert waits in listed
    assert "restored" in listed.splitlines()[1]
    assert "FAULT restored: rk4: no turn is overdue" in host.pbem("doctor").stdout
    assert host.json("campaign", "show", "rk4")["waits"].endswith("would send: 2 report")
    resumed = host.pbem("campaign", "resume", "rk4")
    assert resumed.exit_code == 4
    assert "pbem referee release rk4" in resumed.stderr


def test_the_referee_says_when_the_turn_is_due_after_a_restore(host: Host) -> None:
    assert host.pbem("db", "restored", "--yes").stdout.startswith("restored; nothing is played")
    assert host.code("referee", "release", "rk4", "--hours", 48, "--until", "2099-12-01") == 2
    assert "due 2099-12-01 20:00" in host.pbem("referee", "release", "rk4", "--until", "2099-12-01 20:00").stdout
    assert host.pbem("referee", "post", "--send").stdout == "0 mails queued\n"
    assert "restored" not in host.pbem("campaign", "list").stdout


def test_copies_in_a_folder_are_dated_and_few(host: Host) -> None:
    folder = host.folder / "copies"
    folder.mkdir()
    assert host.pbem("backup", folder, "--keep", 1).stdout.startswith(f"{folder}/pbem-")
    assert host.code("backup", folder, "--keep", 0) == 2


def test_the_folder_for_copies_is_made(host: Host) -> None:
    """Not one file of that name, which every night would overwrite."""
    folder = host.folder / "var" / "copies"
    for _ in range(2):
        assert host.pbem("backup", folder, "--keep", 14).stdout.startswith(f"{folder}/pbem-")
    assert folder.stat().st_mode & 0o777 == 0o700
    assert all(path.name.startswith("pbem-") for path in folder.iterdir())


def test_a_file_in_the_place_of_the_folder_is_left_alone(host: Host) -> None:
    """An earlier version may have written its copy there."""
    copy = host.written("copies", "a copy")
    done = host.pbem("backup", copy, "--keep", 14)
    assert done.exit_code == 1
    assert "is a file" in done.stderr
    assert copy.read_text(encoding="utf-8") == "a copy"


def test_nothing_is_restored_under_a_running_service(host: Host) -> None:
    copy = host.folder / "copy.db"
    host.pbem("backup", copy)
    with lock.serving(host.house().settings.database_url):
        done = host.pbem("restore", copy, "--yes")
    assert done.exit_code == 1
    assert "stop it first" in done.stderr


@pytest.mark.parametrize("content", ["", "no database"])
def test_what_is_no_copy_is_not_restored(host: Host, content: str) -> None:
    assert host.code("restore", host.written("bad.db", content), "--yes") == 1
    assert host.code("restore", host.folder / "missing.db", "--yes") == 1
    assert host.json("campaign", "show", "rk4")["state"] == "running"


def test_a_copy_of_a_newer_version_is_not_restored(host: Host) -> None:
    copy = host.folder / "copy.db"
    host.pbem("backup", copy)
    copy.with_name("copy.db.sha256").unlink()
    with closing(sqlite3.connect(copy)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    done = host.pbem("restore", copy, "--yes")
    assert done.exit_code == 1
    assert "9999" in done.stderr


def test_the_doctor_finds_nothing_where_all_is_well(posted: tuple[Host, PostOffice]) -> None:
    host, _office = posted
    done = host.pbem("doctor")
    assert done.exit_code == 0
    assert "FAULT" not in done.stdout
    assert {
        "data folder",
        "database",
        "tables",
        "clock",
        "rule sets",
        "fonts",
        "kept",
        "mailbox orders",
        "smtp",
        "sender's proof",
        "configuration",
        "referee",
        "address orders",
    } == {one["what"] for one in host.json("doctor")}


def test_the_doctor_names_the_mailbox_whose_password_is_wrong(posted: tuple[Host, PostOffice]) -> None:
    host, _office = posted
    done = host.pbem("doctor", PBEM_MAILBOX__0__IMAP__PASSWORD="wrong")
    assert done.exit_code == 1
    assert "FAULT mailbox orders" in done.stdout
    assert "password" in done.stdout


def test_servers_that_are_away_are_worth_another_try(posted: tuple[Host, PostOffice]) -> None:
    """Design 8: 75 = a server could not be reached (try again)."""
    host, _office = posted
    assert host.code("doctor", PBEM_SMTP__PORT="1") == 75
    assert host.code("doctor", PBEM_SMTP__PORT="1", PBEM_MAILBOX__0__IMAP__PORT="1") == 75


def test_the_doctor_says_what_to_do_about_missing_tables(tmp_path: Path) -> None:
    host = Host(tmp_path)
    host.written("pbem.toml", CONFIG.format(imap=1, smtp=1))
    done = host.pbem("doctor")
    assert done.exit_code == 1
    assert "-> pbem db upgrade" in done.stdout
