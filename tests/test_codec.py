"""The codec: canonical JSON, strict reading, upgrades."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from enum import Enum
from typing import Generic, Literal, NamedTuple, NewType, TypeVar

import pytest

from pbem import codec
from pbem.core.events import EVERYONE, Event, Roll
from pbem.core.seats import Seat
from pbem.core.texts import text

Name = NewType("Name", str)
T = TypeVar("T")


class Spot(NamedTuple):
    column: int
    row: int


class Mood(Enum):
    CALM = "calm"
    WILD = "wild"


@dataclass(frozen=True)
class Walk:
    steps: int
    kind: Literal["walk"] = "walk"


@dataclass(frozen=True)
class Rest:
    kind: Literal["rest"] = "rest"


@dataclass(frozen=True)
class World:
    name: Name
    at: Spot
    mood: Mood = Mood.CALM
    friends: frozenset[Name] = frozenset()
    words: Mapping[str, int] = field(default_factory=dict)
    plan: tuple[Walk | Rest, ...] = ()
    owner: Name | None = None


@dataclass(frozen=True)
class Box(Generic[T]):
    content: T


WORLD = World(
    name=Name("Йазь"),
    at=Spot(3, 4),
    mood=Mood.WILD,
    friends=frozenset(map(Name, ("zeta", "alpha", "mid"))),
    words={"b": 1, "a": 2},
    plan=(Walk(2), Rest()),
)
WRITTEN = (
    '{"at":[3,4],"friends":["alpha","mid","zeta"],"mood":"wild","name":"Йазь","owner":null,'
    '"plan":[{"kind":"walk","steps":2},{"kind":"rest"}],"words":{"a":2,"b":1}}'
)


def test_json_is_canonical() -> None:
    """Keys and sets are sorted, no spaces, letters of all alphabets are kept."""
    assert codec.dumps(WORLD, World) == WRITTEN


def test_what_was_written_is_read_back_with_its_types() -> None:
    read = codec.loads(WRITTEN, World)
    assert read == WORLD
    assert isinstance(read.at, Spot)
    assert isinstance(read.friends, frozenset)
    assert isinstance(read.plan, tuple)


@pytest.mark.parametrize(
    ("text", "place"),
    [
        (WRITTEN.replace('"steps":2', '"steps":"2"'), "steps"),
        (WRITTEN.replace("[3,4]", "[3,4.5]"), "at"),
        (WRITTEN.replace('"wild"', '"sad"'), "mood"),
        (WRITTEN.replace('"walk"', '"fly"'), "plan"),
        (WRITTEN.replace('"owner":null', '"owner":7'), "owner"),
        (WRITTEN.replace('"owner":null', '"own":null'), "own"),
        (WRITTEN.replace('"name":"Йазь",', ""), "name"),
        (WRITTEN[:-1], "JSON"),
    ],
)
def test_nothing_is_converted_and_nothing_is_ignored(text: str, place: str) -> None:
    with pytest.raises(ValueError, match=place):
        codec.loads(text, World)


def test_a_value_of_another_type_is_not_written() -> None:
    with pytest.raises(ValueError, match="not a Walk"):
        codec.dumps(Walk("2"), Walk)  # type: ignore[arg-type]


def test_generic_classes_and_unions() -> None:
    union = tuple[Walk | Rest, ...]
    assert codec.loads(codec.dumps((Rest(), Walk(1)), union), union) == (Rest(), Walk(1))
    box = Box[Walk | Rest](Walk(3))
    assert codec.loads(codec.dumps(box, Box[Walk | Rest]), Box[Walk | Rest]) == box


def test_events_with_texts_audiences_and_rolls() -> None:
    events = (
        Event(kind="fire", seen_by=EVERYONE, facts={"who": text("seat-red", n=(1, "a", text("b")))}),
        Event(kind="fire", seen_by=frozenset({Seat("red"), Seat("blue")}), rolls=(Roll(6, 2, "fire A1"),)),
    )
    assert codec.loads(codec.dumps(events, tuple[Event, ...]), tuple[Event, ...]) == events


def test_moments_keep_their_zone() -> None:
    moment = datetime(2026, 3, 29, 1, 30, tzinfo=UTC)
    assert codec.loads(codec.dumps(moment, datetime), datetime) == moment


def test_no_number_that_is_none() -> None:
    with pytest.raises(ValueError, match="JSON"):
        codec.dumps(float("nan"), float)


def test_sets_are_written_alike_in_every_process() -> None:
    """The order of a set depends on the hash seed; the text must not."""
    script = "from pbem import codec; print(codec.dumps(frozenset(map(str, range(99))), frozenset[str]))"
    runs = [
        subprocess.run([sys.executable, "-c", script], env={"PYTHONHASHSEED": seed}, capture_output=True, check=True)
        for seed in ("1", "2")
    ]
    assert runs[0].stdout == runs[1].stdout != b""


def test_digest_and_packing() -> None:
    assert codec.digest("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    assert codec.unpack(codec.pack(WRITTEN)) == WRITTEN
    assert len(codec.pack(WRITTEN * 50)) < len(WRITTEN) * 5


def renamed(state: dict[str, object]) -> dict[str, object]:
    return {"spirit": state.pop("mood"), **state}


def test_an_old_snapshot_climbs_to_the_installed_version() -> None:
    old = codec.Snapshot("toy", 1, '{"mood":"calm"}')
    steps = {1: renamed, 2: lambda state: {**state, "age": 3}}
    assert codec.upgrade(old, steps, 3) == codec.Snapshot("toy", 3, '{"age":3,"spirit":"calm"}')
    assert codec.upgrade(old, steps, 1) is old


def test_a_snapshot_newer_than_the_code_is_refused() -> None:
    with pytest.raises(ValueError, match="version 4 of 'toy'; version 3 is installed"):
        codec.upgrade(codec.Snapshot("toy", 4, "{}"), {}, 3)


def test_a_missing_step_is_named() -> None:
    with pytest.raises(ValueError, match="no upgrade from version 1"):
        codec.upgrade(codec.Snapshot("toy", 1, "{}"), {2: renamed}, 3)
