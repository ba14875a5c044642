"""`pbem turn undo|rerun`, `pbem referee position|amend|award|report`, `pbem campaign end`: exit codes and JSON."""

from __future__ import annotations

from tests.cli.kit import Host

WHY = ("--reason", "a lost mail")


def test_a_turn_is_taken_back(host: Host) -> None:
    assert host.pbem("turn", "undo", "rk4", "--yes", *WHY).exit_code == 1
    host.pbem("turn", "run", "rk4", "--yes", *WHY)
    assert host.code("turn", "undo", "rk4", *WHY, given="n\n") == 1
    done = host.json("turn", "undo", "rk4", "--yes", "--tell", *WHY)
    assert (done["turn"], done["branch"], done["taken_back"], done["told"]) == (1, 1, [1], 2)
    assert host.code("verify", "rk4") == 0


def test_without_a_reason_nothing_is_done(host: Host) -> None:
    host.pbem("turn", "run", "rk4", "--yes", *WHY)
    for words in ("turn undo rk4 --yes", "turn rerun rk4 --yes", "referee award rk4 x", "campaign end rk4 --yes"):
        assert host.code(*words.split(), PBEM_REASON="") == 2


def test_a_turn_is_played_again_with_orders_entered(host: Host) -> None:
    host.pbem("turn", "run", "rk4", "--yes", *WHY)
    orders = host.written("red.txt", "1: up 1\n99: stay\n")
    told = host.pbem("turn", "rerun", "rk4", "--yes", "--orders", f"red={orders}", *WHY).stdout
    assert "it came out otherwise; turn 2 is awaited" in told
    assert "red, line 2:" in told
    assert host.json("turn", "rerun", "rk4", "--yes", *WHY)["same"] is True
    assert host.code("turn", "rerun", "rk4", "--yes", "--orders", "red", *WHY) == 2
    assert host.code("turn", "rerun", "rk4", "--yes", "--orders", "red=missing.txt", *WHY) == 1
    assert host.code("turn", "rerun", "rk4", "--yes", "--orders", f"mars={orders}", *WHY) == 1


def test_a_position_is_printed_changed_and_handed_in(host: Host) -> None:
    text = host.pbem("referee", "position", "rk4").stdout
    army = next(line for line in text.splitlines() if line.strip().startswith('"1 '))
    words = army.strip().strip('",').split()
    other = army.replace(f" {words[2]}", " 29")
    diff = host.written("change.diff", f"-{army}\n+{other}\n")
    text.count(army.strip())
    tried = host.json("referee", "amend", "rk4", diff, "--dry-run")
    assert (tried["branch"], len(tried["changes"])) == (0, 2)
    done = host.json("referee", "amend", "rk4", diff, *WHY)
    assert (done["branch"], len(done["told"])) == (1, 1)
    again = host.pbem("referee", "amend", "rk4", diff, *WHY)
    assert (again.exit_code, "stands nowhere" in again.stderr) == (1, True)
    assert host.code("referee", "amend", "rk4", host.folder / "none.toml", *WHY) == 2
    assert host.code("verify", "rk4") == 0


def test_decrees(host: Host) -> None:
    done = host.pbem("referee", "award", "rk4", "award red army 15 at F1", *WHY)
    assert (done.exit_code, "told: red" in done.stdout) == (0, True)
    wrong = host.pbem("referee", "award", "rk4", "award red army 0 at F1", "sing", *WHY)
    assert (wrong.exit_code, "line 1: An army has a strength" in wrong.stderr) == (1, True)
    piped = host.pbem("referee", "award", "rk4", "--dry-run", given="odebrat červeným oddíl 1\n")
    assert (piped.exit_code, "would be told: red" in piped.stdout) == (0, True)


def test_the_report_of_everything(host: Host) -> None:
    assert host.code("referee", "report", "rk4") == 0
    assert host.code("referee", "report", "rk4", "--turn", 7) == 1


def test_the_end_is_told(host: Host) -> None:
    assert "2 players are told" in host.pbem("campaign", "end", "rk4", "--yes", "--tell", *WHY).stdout
    assert host.code("campaign", "end", "rk4", "--yes", *WHY) == 1


def test_a_held_campaign_can_be_taken_back(host: Host) -> None:
    """A turn that a defect spoilt is taken back while the campaign stands still; it stays held."""
    host.pbem("turn", "run", "rk4", "--yes", *WHY)
    host.pbem("referee", "hold", "rk4", *WHY)
    assert host.code("turn", "undo", "rk4", "--yes", *WHY) == 0
    assert host.json("campaign", "show", "rk4")["state"].startswith("held")
