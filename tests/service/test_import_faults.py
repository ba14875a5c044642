"""Files that are no good export: each is refused in one sentence, and nothing of it is taken in."""

from __future__ import annotations

import io
import json
import random
import zipfile
from collections.abc import Callable
from contextlib import suppress
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from sqlmodel import func, select

from pbem import codec
from pbem.store import export_values, exporting, tables
from pbem.store.engine import reading
from pbem.store.importing import BadExport, KeyTaken
from tests.hanging import ends
from tests.service.import_kit import exported, forged, packed, rows, take, written
from tests.service.kit import Office

Change = Callable[[Path], object]


@pytest.fixture
def file(office: Office, tmp_path: Path) -> Path:
    """Give the export of a campaign in its second turn."""
    office.letter("red", "1: stay")
    office.until("2026-11-21 20:00:05")
    return exported(office, tmp_path / "rk4.zip")


def counted(office: Office) -> dict[str, int]:
    """Count the rows of every table."""
    with reading(office.house.engine) as session:
        every = tables.Row.metadata.tables.items()
        return {
            name: session.connection().execute(select(func.count()).select_from(t)).scalar_one() for name, t in every
        }


def refusal(act: Callable[[], object]) -> str:
    """Give what a ValueError says; nothing when there was none. Any other exception is a traceback."""
    try:
        act()
    except ValueError as fault:
        return str(fault)
    return ""


def row(table: str, **values: Any) -> Change:
    """Change the first row of a table."""
    return lambda path: forged(path, lambda found: found[table][0].update(values))


def snapshot(text: str) -> Change:
    """Put another state into the last turn, with the hash of it."""
    import base64

    packed_text = base64.b64encode(codec.pack(text)).decode()
    return lambda path: forged(
        path, lambda found: found["turn"][-1].update(snapshot=packed_text, hash=codec.digest(text))
    )


def second(table: str, **values: Any) -> Change:
    """Add a row like the first one."""
    return lambda path: forged(path, lambda found: found[table].append({**found[table][0], **values}))


def manifest(**values: object) -> Change:
    """Change what the manifest says."""

    def change(path: Path) -> None:
        with zipfile.ZipFile(path) as archive:
            files = {name: archive.read(name) for name in archive.namelist()}
        said = json.loads(files.pop(exporting.MANIFEST))
        packed(path, files, {**said, **values})

    return change


def member(name: str, body: bytes) -> Change:
    """Put one more file into the zip, or another one in its place."""

    def change(path: Path) -> None:
        with zipfile.ZipFile(path) as archive:
            files = {found: archive.read(found) for found in archive.namelist() if found != name}
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
            for found, content in {**files, name: body}.items():
                archive.writestr(found, content)

    return change


def blanks(path: Path) -> None:
    """Let a table be 300 MB of blanks, which pack into 300 kB."""
    with zipfile.ZipFile(path) as archive:
        files = {found: archive.read(found) for found in archive.namelist() if found != "event.jsonl"}
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
        for found, content in files.items():
            archive.writestr(found, content)
        with archive.open("event.jsonl", "w", force_zip64=True) as event:
            for _ in range(300):
                event.write(b" " * 1_000_000)


def encrypted(path: Path) -> None:
    """Set the mark of an encrypted file on every member."""
    raw = bytearray(path.read_bytes())
    for signature, at in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        start = raw.find(signature)
        while start >= 0:
            raw[start + at] |= 1
            start = raw.find(signature, start + 4)
    path.write_bytes(bytes(raw))


def spoilt(path: Path) -> None:
    """Let what is packed begin with what no packing begins with."""
    raw = bytearray(path.read_bytes())
    with zipfile.ZipFile(path) as archive:
        at = archive.getinfo("seat.jsonl").header_offset
    raw[
        at + 30 + int.from_bytes(raw[at + 26 : at + 28], "little") + int.from_bytes(raw[at + 28 : at + 30], "little")
    ] = 7
    path.write_bytes(bytes(raw))


def without(name: str) -> Change:
    """Leave a file out of the zip."""

    def change(path: Path) -> None:
        with zipfile.ZipFile(path) as archive:
            files = {found: archive.read(found) for found in archive.namelist() if found != name}
        with zipfile.ZipFile(path, "w") as archive:
            for found, content in files.items():
                archive.writestr(found, content)

    return change


def dropped(table: str, column: str) -> Change:
    """Leave a column out."""
    return lambda path: forged(path, lambda found: found[table][0].pop(column))


def list_in_place_of_a_row(path: Path) -> None:
    """Write a list where a row should stand."""
    found: Any = rows(path)
    found["seat"][0] = [1, 2, 3]
    written(path, found)


def two_campaigns(path: Path) -> None:
    """Add a second campaign."""
    forged(path, lambda found: found["campaign"].append({**found["campaign"][0], "key": "rk5"}))


DEEP = "[" * 100_000 + "]" * 100_000
WRONG: dict[str, tuple[Change, str]] = {
    "no zip": (lambda path: path.write_bytes(b"no zip"), "not a zip"),
    "empty": (lambda path: path.write_bytes(b""), "not a zip"),
    "cut off": (lambda path: path.write_bytes(path.read_bytes()[:-200]), "not a zip"),
    "encrypted": (encrypted, "encrypted"),
    "spoilt": (spoilt, "it is damaged (error)"),
    "path name": (member("../../etc/passwd", b"x"), "not those the manifest names"),
    "many files": (lambda path: [member(f"{n}", b"")(path) for n in range(70)], "files, an export holds"),
    "no manifest": (without("manifest.json"), "no manifest"),
    "manifest of 2 MB": (member("manifest.json", b" " * 2_000_000), "manifest is far too large"),
    "manifest no JSON": (member("manifest.json", b"\xff{"), "manifest is not one"),
    "deep manifest": (member("manifest.json", DEEP.encode()), "manifest is not one"),
    "version a number": (manifest(version=3), "manifest is not one"),
    "format a text": (manifest(format="1"), "manifest is not one"),
    "unknown version": (manifest(version="9999"), "newer pbem"),
    "unknown table": (manifest(tables={"host": {"rows": 0, "sha256": ""}}), "no export has"),
    "a table left out": (without("seat.jsonl"), "not those the manifest names"),
    "wrong hash": (member("seat.jsonl", b"{}\n"), "column"),
    "blanks": (blanks, "longer than any row"),
    "a list for a row": (list_in_place_of_a_row, "seat.jsonl, line 1: a row must be"),
    "no JSON": (member("seat.jsonl", b"{\n"), "seat.jsonl, line 1"),
    "deep JSON": (member("seat.jsonl", DEEP.encode()), "seat.jsonl, line 1"),
    "deep JSON in a column": (row("event", payload=DEEP), "event.jsonl, line 1"),
    "unknown column": (row("seat", colour="red"), "'colour' is unknown"),
    "missing column": (dropped("seat", "epoch"), "'epoch' is missing"),
    "text for a number": (row("seat", epoch="1"), "'epoch': a whole number"),
    "yes for a number": (row("seat", epoch=True), "'epoch': a whole number"),
    "huge number": (row("seat", epoch=10**30), "'epoch': the number is too large"),
    "number for a text": (row("campaign", title=7), "'title': a text is needed"),
    "nothing": (row("campaign", title=None), "'title' must not be empty"),
    "NUL": (row("person", name="An\0na"), "'name': the text holds a NUL"),
    "half a sign": (row("person", name="An\ud800na"), "'name'"),
    "no instant": (row("campaign", created_at="yesterday"), "'created_at'"),
    "an instant out of range": (row("campaign", created_at="0001-01-01T00:00:00+14:00"), "'created_at'"),
    "no base64": (row("campaign", dice_secret="!"), "'dice_secret'"),
    "title of two lines": (row("campaign", title="Two\r\nBcc: eve@x"), "one line"),
    "name of two lines": (row("person", name="Anna\nBcc: eve@x"), "one line"),
    "no title": (row("campaign", title=""), "title is empty"),
    "bad key": (row("seat", campaign="../x"), "another campaign"),
    "unknown state": (row("seat", state="asleep"), "does not fit into its table"),
    "the same row twice": (second("seat"), "does not fit into its table"),
    "dangling reference": (row("seat", person=77), "point to nothing"),
    "another campaign's row": (row("seat", campaign="rk5"), "another campaign"),
    "two campaigns": (two_campaigns, "another campaign"),
    "unknown rule set": (row("campaign", ruleset="chess"), "no rule set 'chess'"),
    "newer rule set": (row("campaign", ruleset_version=999), "newer version"),
    "broken options": (row("campaign", options='{"map":7}'), "its options cannot be read"),
    "broken schedule": (row("campaign", schedule='{"at":["99:99"]}'), "its schedule cannot be read"),
    "broken terms": (row("campaign", settings='{"start":"never"}'), "its terms cannot be read"),
    "no such zone": (row("campaign", timezone="Mars/Olympus"), "no time zone 'Mars/Olympus'"),
    "a zone that is a path": (row("person", zone="../../etc/passwd"), "no time zone"),
    "no such language": (row("person", language="xx"), "no language 'xx'"),
    "other dice": (row("campaign", dice_secret="AAAA"), "dice are not those"),
    "no state": (snapshot("{}"), "its turns cannot be read"),
    "a state that is no text": (row("turn", snapshot="AAAA"), "'snapshot'"),
    "a seed that is none": (lambda path: forged(path, lambda t: t["turn"][-1].update(seed="xyz")), "seed of turn"),
    "a head nowhere": (row("campaign", head_turn=9), "head is turn 9"),
    "a seat too many": (second("seat", key="violet"), "not those of its game"),
    "a dear passphrase": (row("seat", passphrase="scrypt:1073741824:8:1:00:00"), "passphrase"),
    "no address": (row("address", address="anna"), "no mail address"),
}


@pytest.mark.parametrize(("change", "said"), WRONG.values(), ids=WRONG.keys())
def test_a_wrong_file_is_refused_in_one_sentence(office: Office, file: Path, change: Change, said: str) -> None:
    """Whatever is wrong is said, in one line; nothing is written and nobody is mailed."""
    change(file)
    before = counted(office)
    with ends(30), pytest.raises(BadExport) as refused:
        take(office, file, "copy")
    told = str(refused.value)
    assert said in told
    assert "cannot be imported" in told
    assert len(told.splitlines()) == 1
    assert len(told) < 500
    assert counted(office) == before


def test_a_state_that_unpacks_without_end_is_refused(office: Office, file: Path) -> None:
    """A turn of 100 MB packed small is not unpacked to its end."""
    import base64
    import zlib

    bomb = base64.b64encode(zlib.compress(b" " * 100_000_000, 9)).decode()
    forged(file, lambda found: found["turn"][-1].update(snapshot=bomb))
    with pytest.raises(BadExport, match="'snapshot': what is packed in it"):
        take(office, file, "copy")


def test_a_key_that_mails_cannot_carry_is_refused(office: Office, file: Path) -> None:
    with pytest.raises(BadExport, match="give it another one with --as"):
        take(office, file, "Copy.2")


def test_a_mutated_file_ends_in_a_campaign_or_a_sentence(office: Office, file: Path, tmp_path: Path) -> None:
    """A value, a column, a row, a byte is changed at random: the file is taken whole, or told and not at all."""
    luck, good, refused = random.Random(13), file.read_bytes(), 0
    before = counted(office)
    for number in range(12):
        changed = tmp_path / "changed.zip"
        changed.write_bytes(good)
        _mutated(changed, luck)
        with suppress(KeyTaken):
            said = refusal(lambda: take(office, changed, f"copy{number}"))  # noqa: B023 - called at once
            refused += bool(said)
            assert len(said.splitlines()) <= 1
            assert not said or counted(office) == before
        before = counted(office)
    assert 4 < refused < 12


def test_thousands_of_mutated_rows_are_read_or_told(file: Path) -> None:
    """Every column of every table meets every odd value; a row is read, or a ValueError says what is odd."""
    found = rows(file)
    for name, table in tables.Row.metadata.tables.items():
        read = export_values.reader(table, "rk4")
        for row, column, value in product(found.get(name, ())[:1], [*table.columns.keys(), "colour"], VALUES):
            said = refusal(lambda: read({**row, column: value}))  # noqa: B023 - called at once
            assert len(said.splitlines()) <= 1


def _mutated(path: Path, luck: random.Random) -> None:
    """Change one thing of a file."""
    if luck.random() < 0.1:
        raw = bytearray(path.read_bytes())
        raw[luck.randrange(len(raw))] ^= 1 << luck.randrange(8)
        path.write_bytes(bytes(raw))
        return
    found = rows(path)
    name = luck.choice([table for table in found if found[table]])
    luck.choice((_value, _value, _value, _column, _row))(found[name], luck)
    written(path, found)


VALUES: tuple[Any, ...] = (
    None, True, -1, 0, 2**31, 2**63, 1.5, "", "x", "\0", "a\nb", "{}", "[]", "[[]]", "null", DEEP[:50], [], {}, "9" * 9
)  # fmt: skip


def _value(table: list[dict[str, Any]], luck: random.Random) -> None:
    """Put something else into a column."""
    row = luck.choice(table)
    row[luck.choice(list(row))] = luck.choice(VALUES)


def _column(table: list[dict[str, Any]], luck: random.Random) -> None:
    """Exchange two columns of a row."""
    row = luck.choice(table)
    one, other = luck.choice(list(row)), luck.choice(list(row))
    row[one], row[other] = row[other], row[one]


def _row(table: list[dict[str, Any]], luck: random.Random) -> None:
    """Take a row away or put it twice."""
    at = luck.randrange(len(table))
    table[at : at + 1] = [table[at]] * luck.choice((0, 2))


def test_a_damaged_zip_of_any_kind_is_told(office: Office, tmp_path: Path) -> None:
    """A zip in a packing we do not write."""
    body = io.BytesIO()
    with zipfile.ZipFile(body, "w", zipfile.ZIP_LZMA) as archive:
        archive.writestr("manifest.json", b"{}")
    (tmp_path / "odd.zip").write_bytes(body.getvalue())
    with pytest.raises(BadExport, match="packed in a way"):
        take(office, tmp_path / "odd.zip")
