"""E-8, 4.5: what is refused or warned of in diplomacy, from the author's own knowledge alone."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbem.core.seats import REFEREE
from pbem.rulesets.campaign.state import Alliance
from pbem.rulesets.campaign.treaty import GiveCity, Proposal, Treaty
from pbem.rulesets.campaign.view import View
from tests.rules.campaign.diplomacy_words import (
    BLUE,
    GREEN,
    OWN,
    PACT,
    RED,
    TREATY,
    WHITE,
    errors,
    read,
    view,
    warnings,
)

BOUND = Alliance(3333, (BLUE, GREEN), 5, 12)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("propose alliance with white", "campaign-no-contact"),
        ("give map to white", "campaign-no-contact"),
        ("give contact white to red", "campaign-no-contact"),
        ("propose alliance with grey", "campaign-no-contact"),
        ("propose alliance with red and red", "campaign-member-twice"),
        ("propose alliance with blue", "campaign-treaty-alone"),
        ("propose alliance of red and green", "campaign-treaty-foreign"),
        ("propose alliance with red: duration 5; duration 6", "campaign-treaty-contradicts"),
        ("propose alliance with red: victory joint; victory separate", "campaign-treaty-contradicts"),
        ("propose alliance with red: entry yes; entry no", "campaign-treaty-contradicts"),
        ("propose alliance with red: duration 0", "campaign-treaty-turns"),
        ("propose alliance with red: duration 5000", "campaign-treaty-turns"),
        ("propose exchange with red: entry yes", "campaign-exchange-terms"),
        ("propose exchange with red", "campaign-exchange-empty"),
        ("give map", "campaign-gift-open"),
        ("give me map", "campaign-gift-open"),
        ("propose alliance with red and green: give map", "campaign-gift-open"),
        ("propose alliance with red: give map to green", "campaign-term-stranger"),
        ("give map to blue", "campaign-gift-open"),
        ("blue gives blue map", "campaign-gift-self"),
        ("give contact red to red", "campaign-contact-self"),
        ("give city Sokol to red", "campaign-give-city"),
        ("propose alliance with red: give army 3 and army 3; give army 3 to red", None),
        ("propose alliance with red and green: give army 3 to red; give army 3 to green", "campaign-give-twice"),
        ("give army 9 to red", "campaign-no-army"),
        ("accept 1234", "campaign-no-proposal"),
        ("reject 1234", "campaign-no-proposal"),
        ("withdraw 1234", "campaign-no-proposal"),
        ("accept 5000", "campaign-own-proposal"),
        ("end alliance 9999", "campaign-no-alliance"),
        ("pass 4711", "campaign-referee-only"),
    ],
)
def test_what_is_refused(line: str, code: str | None) -> None:
    """One code for each reason; the line is not sent."""
    found = errors(read(line, view(PACT, OWN)))
    assert found == ([] if code is None else [(1, code)])


def test_no_contact_whether_or_not_they_exist() -> None:
    """C-8.10: the same words for a state never met, one that is no more, and one that never was."""
    seen = replace(view(), fallen=(GREEN,))
    facts = []
    for colour in ("white", "green", "grey"):
        (problem,) = read(f"propose alliance with {colour}", seen).problems
        facts.append((problem.code, dict(problem.facts) == {"who": colour}, problem.paragraph))
    assert len(set(facts)) == 1


def test_a_text_may_bring_the_contact() -> None:
    """C-8.3: the treaty itself hands the missing contact over."""
    text = "propose alliance with red and white\nred gives me contact white\nend"
    assert errors(read(text, view())) == []
    assert errors(read("propose alliance with red and white", view())) == [(1, "campaign-no-contact")]


def test_what_others_promise_is_not_looked_into() -> None:
    """4.5: nothing tells the proposer whether red has that army, or that contact."""
    text = "propose alliance with red\nred gives me army 77\nred gives me contact grey\nred gives me city Йазь\nend"
    assert errors(read(text, view())) == []


def test_whoever_accepts_must_have_what_he_gives() -> None:
    """4.5: checked against the knowledge of the one who promises."""
    asked = Treaty((BLUE, RED), True, 5, True, (GiveCity("Sokol", BLUE, RED),))
    assert errors(read("accept 4711", view(replace(PACT, treaty=asked)))) == [(1, "campaign-give-city")]


@pytest.mark.parametrize("line", ["propose alliance with red", "accept 4711"])
def test_a_fixed_term_binds(line: str) -> None:
    """C-8.4: refused at proposal and at acceptance, unless all its members are in the new one."""
    assert errors(read(line, view(PACT, alliances=(BOUND,)))) == [(1, "campaign-bound")]
    assert errors(read("propose alliance with red and green", view(alliances=(BOUND,)))) == []


def test_an_alliance_without_limit_will_end() -> None:
    """3.4: it ends by another one, and that is said beforehand."""
    draft = read("propose alliance with green", view(alliances=(TREATY,)))
    assert (errors(draft), warnings(draft)) == ([], ["campaign-alliance-replaced"])


def test_a_city_with_a_garrison() -> None:
    """C-8.6: unless the treaty lets the army stay, or hands it over too."""
    garrisoned = replace(view(), armies=(replace(view().armies[0], cell=view().cities[0].cell),))
    assert warnings(read("give city Йазь to red", garrisoned)) == ["campaign-give-garrison"]
    assert warnings(read("propose alliance with red: entry yes; give city Йазь to red", garrisoned)) == []
    assert warnings(read("give city Йазь and army 1 to red", garrisoned)) == []


def test_the_capital_is_given_away() -> None:
    """C-8.6: it may be, but it never produces for whoever gets it."""
    assert "campaign-give-capital" in warnings(read("give city Тор to red", view()))


def test_the_same_again_a_turn_later() -> None:
    """G21: what is still open need not be proposed twice."""
    older = Proposal(5000, BLUE, Treaty((BLUE, RED), True, None, True), 6, 7, (BLUE,))
    assert errors(read("propose alliance with red", view(older))) == [(1, "campaign-already-proposed")]
    assert errors(read("propose alliance with red", view(replace(older, turn=7)))) == []


def test_all_members_must_know_each_other() -> None:
    """C-8.3: whoever accepts is warned of parties he does not know."""
    three = replace(PACT, treaty=Treaty((BLUE, RED, WHITE), True, 5, True))
    assert warnings(read("accept 4711", view(three))) == ["campaign-no-contact-yet"]


def test_the_union_as_far_as_is_known() -> None:
    """C-8.11: a warning of those known and not met; of others nothing is said."""
    assert warnings(read("union", view())) == ["campaign-union-contacts"]
    assert warnings(read("union", replace(view(), known=(RED, GREEN)))) == []
    assert errors(read("union", replace(view(), union=True))) == [(1, "campaign-union-stands")]


def _referee(*proposals: Proposal, approval: str = "referee") -> View:
    return view(*proposals, seat=REFEREE, treaty_approval=approval)


def test_the_referee_is_told_what_is_missing() -> None:
    """3.3: he may let pass what not all have agreed to yet, where he has a say at all."""
    assert warnings(read("pass 4711", _referee(PACT))) == ["campaign-pass-early"]
    assert warnings(read("pass 4711", _referee(replace(PACT, accepted=(RED, BLUE))))) == []
    assert errors(read("pass 4711", _referee(PACT, approval="automatic"))) == [(1, "campaign-pass-needless")]
    assert errors(read("propose alliance with red", _referee())) == [(1, "campaign-no-state")]


def test_long_treaties() -> None:
    """C-8.5: a treaty stays something one can read."""
    long = 'text "' + "x" * 501 + '"'
    assert errors(read(f"propose alliance with red\n{long}\nend", view())) == [(1, "campaign-words-long")]
    many = "\n".join(f'text "{number}"' for number in range(38))
    assert errors(read(f"propose alliance with red\n{many}\nend", view())) == []
    assert errors(read(f"propose alliance with red\n{many}\nshare view\nentry yes\nexchange maps\nend", view())) != []
