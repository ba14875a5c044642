"""Reports come back wrapped anew, with any marks, with marks lost, below any heading: only what was edited counts."""

from __future__ import annotations

import textwrap
from dataclasses import dataclass

from hypothesis import given, settings
from hypothesis import strategies as st

from pbem.mail.words import own_lines
from tests.mail import corpus_mails as corpus

HEADINGS = (
    "",
    "On Sun, Nov 22, 2026 at 8:00 PM Four Winds <orders@games.example.org> wrote:\n",
    '22.11.2026, 23:00, "Four Winds" <orders@games.example.org>:\n',
    "From: Four Winds <orders@games.example.org>\nSent: Sunday\nTo: Anna\nSubject: report\n",
    "-----Původní zpráva-----\nOd: Four Winds <orders@games.example.org>\nKomu: Petr\n",
)
ABOVE = ((), ("1: up 4",), ("Hi,", "", "2: stay", "", "Thanks,", "Anna"))
ORDERS = (
    "army 2: left 3",
    "отряд 1: вверх 6; если виден враг: убежать",
    "3: na H12",
    "capital Tor",
    "oddíl 4: nahoru 10; při odhalení volného města: obsaď ho",
    "5 – up 2",  # noqa: RUF001
    "stay",
)


@dataclass(frozen=True)
class Habits:
    """How a program quotes."""

    mark: str
    width: int
    loses_marks: bool
    heading: str

    def quote(self, lines: list[str], edited: str) -> str:
        """Quote lines; the edited one was typed after the wrapping."""
        return self.heading + "\n".join(out for line in lines for out in self._quoted(line, line == edited))

    def _quoted(self, line: str, edited: bool) -> list[str]:
        first, *rest = [line] if edited or len(line) <= self.width else self._wrapped(line)
        return [self.mark + first, *(("" if self.loses_marks else self.mark) + tail for tail in rest)]

    def _wrapped(self, line: str) -> list[str]:
        return textwrap.wrap(line, self.width, break_long_words=False, break_on_hyphens=False) or [line]


HABITS = st.builds(
    Habits,
    st.sampled_from(["> ", ">", ">> ", "| ", ""]),
    st.sampled_from([50, 60, 66, 72, 78, 1_000]),
    st.booleans(),
    st.sampled_from(HEADINGS),
)


@settings(max_examples=400)
@given(HABITS, st.sampled_from(sorted(corpus.sent_texts())), st.booleans(), st.sampled_from(ABOVE), st.data())
def test_only_what_was_edited_counts(
    habits: Habits, sent: str, page: bool, above: tuple[str, ...], data: st.DataObject
) -> None:
    ours = corpus.sent_texts()[sent]
    lines = ours[page].split("\n")
    opening = next((n for n, line in enumerate(lines) if line.startswith("# RK4")), -1)
    edited = data.draw(st.sampled_from(["", *ORDERS])) if opening >= 0 else ""
    if edited:
        lines[opening + data.draw(st.integers(1, 5))] = edited
    text = "\n".join([*above, "", habits.quote(lines, edited)])
    expected = [line for line in above if line[:1].isdigit()] + [edited] * bool(edited)
    assert [line.strip() for _, line in own_lines(text, ours) if line.strip()] == expected
