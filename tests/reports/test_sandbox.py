"""Design 4: reports get dead data; a template reaches no code and no name that is not there."""

from __future__ import annotations

import pytest
from jinja2.exceptions import SecurityError, UndefinedError

from pbem.reports.rendering import environment
from tests.reports import sample


@pytest.mark.parametrize("way", ["head.__class__", "head.__dataclass_fields__", "head.turn.__class__", "t.__globals__"])
def test_a_template_reaches_no_code(way: str) -> None:
    with pytest.raises((SecurityError, UndefinedError)):
        environment(True).from_string("{{ " + way + ".x }}").render(head=sample.heading("en"), t=sample.words("en").t)


def test_a_template_cannot_ask_for_what_is_not_there() -> None:
    with pytest.raises(UndefinedError):
        environment(True).from_string("{{ head.secret }}").render(head=sample.heading("en"))


def test_a_template_sees_the_fields() -> None:
    assert environment(True).from_string("{{ head.turn }}").render(head=sample.heading("en")) == "8"
