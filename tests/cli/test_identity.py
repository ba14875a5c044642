"""`pbem seat renew|passphrase|address|partner`, and what `campaign new` and `doctor` say of policies."""

from __future__ import annotations

import pytest

from tests.cli.kit import CAMPAIGN, Host


def test_a_code_is_renewed(host: Host) -> None:
    assert host.pbem("seat", "renew", "rk4", "blue", "-r", "lost").stdout.startswith("rk4 blue: renewed")
    assert '"reason": "lost"' in host.pbem("campaign", "show", "rk4").stdout


def test_addresses_are_added_put_first_and_removed(host: Host) -> None:
    def address(*words: str) -> int:
        return host.code("seat", "address", "rk4", "blue", *words)

    assert address("add", "anna@office.test") == 0
    assert address("add", "not an address") == 1
    assert address("first", "anna@office.test") == 0
    assert host.json("campaign", "show", "rk4")["seats"][0]["address"] == "anna@office.test"
    assert address("remove", "anna@office.test") == 0
    assert address("remove", "anna@office.test") == 1


def test_an_address_of_another_person_is_refused_without_telling_whose(host: Host) -> None:
    other = host.json("campaign", "show", "rk4")["seats"][1]["address"]
    done = host.pbem("seat", "address", "rk4", "blue", "add", other)
    assert "belongs to another player" in done.output
    assert done.exit_code == 1
    assert "Boris" not in done.stderr
    assert "red" not in done.stderr.replace(other, "").replace("registered", "")


def test_a_partner_is_taken_in_and_dismissed(host: Host) -> None:
    clara = ("--name", "Clara", "--address", "clara@away.test")
    assert host.code("seat", "partner", "rk4", "blue", "add", *clara) == 0
    assert host.json("campaign", "show", "rk4")["seats"][0]["partners"] == ["Clara"]
    assert "Anna, Clara" in host.pbem("campaign", "show", "rk4").stdout
    assert host.code("seat", "partner", "rk4", "red", "add", *clara) == 1
    assert host.code("seat", "partner", "rk4", "blue", "remove", "--address", "clara@away.test") == 0
    assert host.code("seat", "partner", "rk4", "blue", "remove", "--address", "clara@away.test") == 3


@pytest.mark.parametrize(("words", "code"), [("four quiet green bicycles", 0), ("", 0), ("short", 2)])
def test_a_passphrase_is_long_or_none(host: Host, words: str, code: int) -> None:
    assert host.code("seat", "passphrase", "rk4", "blue", "--words", words) == code


def test_signatures_need_a_server_that_tells(bare: Host) -> None:
    """Without a trusted authority no letter would count: the campaign is refused."""
    file = bare.written("rk4.toml", f"{CAMPAIGN}\n[identity]\nauthenticated = true\n")
    done = bare.pbem("campaign", "new", file)
    assert done.exit_code != 0
    assert "trusted_authserv" in done.stderr
