"""E-11.5: a line that can never be carried out is refused; one that is only impossible now stands, with a warning."""

from __future__ import annotations

import pytest

from pbem.core.languages import LANGUAGES
from tests.rules.europe.letters_kit import letter
from tests.rules.europe.table_kit import Game, table

LYING = (
    "BRI britain 1, BEN britain 1, SCA britain 1, FRA france 2, SPA france 1, ITA france 1, "
    "GER dual 1, AUS dual 1, HUN dual 1, POL russia 1, UKR russia 1, NRU russia 1"
)


def game(lying: str = LYING, hand: str = "KD 10C 2H", **more: object) -> Game:
    """France holds K, 10 and 2; nobody plays the Ottoman Empire."""
    hands = {"france": hand, "dual": "9C"}
    return table("britain france dual russia", lying, hands=hands, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("line", "code", "told"),
    [
        ("move ITA -> ANA", "not-near", "ITA and ANA are not neighbours, and neither has a harbour."),
        ("move ITA -> AFR", "not-near", "ITA and AFR are not neighbours, and ITA has no harbour."),
        ("attack FRA -> ANA", "not-near", "FRA and ANA are not neighbours, and ANA has no harbour."),
        ("move FRA -> FRA", "same-land", "From FRA to FRA there is nowhere to go."),
        ("draft GER", "draft-not-home", "GER is not your home. You can draft in FRA, SPA and ITA."),
        ("draft FIN", "no-land", "There is no FIN in this game: neutral territories are not used."),
        ("sabotage GER", "sabotage-not-home", "GER is not your home. Sabotage is possible only in FRA, SPA and ITA."),
        ("spy FR", "spy-self", "You cannot spy on yourself."),
        ("spy OT", "not-played", "Nobody plays the Ottoman Empire here."),
        ("fate me me me me", "fate-many", "Fate brings three cards; you name 4 receivers."),
        ("fate A>me A>RU", "fate-twice", "A is given twice."),
        ("attack FRA GER play H12", "strange-card", "There is no card 12H: ranks are 2 to 10, J, Q, K and A."),
        ("rank K K A", "rank-twice", "K stands in the list twice."),
        ("attack FRA GER 1 2", "attack-twice", "This attack says the same thing twice"),
        ("attack FRA GER with 0", "attack-none", "An attack needs at least one figure."),
        ("stop on FR on DU", "stop-twice", "The same condition is said twice."),
        ("stop attacks by FR", "stop-never", "Nobody stops his own attack"),
        ("stop on DU by DU", "stop-never", "Nobody stops his own attack, and nobody attacks himself"),
        ("if spied FR has K: fate", "guard-self", "Nobody spies on himself."),
        ("if my hand >= 5: fate", "guard-hand", "A hand holds 4 cards at most, so this can never be."),
        ("if OT holds GER: fate", "not-played", "Nobody plays the Ottoman Empire here."),
        ("retreat from FRA: POL", "retreat-far", "From FRA one cannot retreat to POL, only to"),
        ("retreat FIN", "no-land", "There is no FIN in this game"),
        ("default draft GER", "draft-not-home", "GER is not your home."),
        ("set FRA BR 2", "referee-only", "Only the referee can do this."),
    ],
)
def test_a_line_that_can_never_be_carried_out(line: str, code: str, told: str) -> None:
    """E-11.5: it is refused with a clear answer, and the other lines stand."""
    written = letter(game(), f"{line}\ndefend best")
    assert (written.errors, written.said) == ([(1, code)], ["defend best"])
    assert written.told(1).startswith(told)


def test_sailing_between_the_seas() -> None:
    """E-3.2: there is no way between Atlantic and Mediterranean, and the answer says where one gets instead (X16)."""
    written = letter(game(), "move SPA -> BRI")
    assert written.errors == [(1, "two-seas")]
    assert written.told(1) == (
        "No ship sails from SPA to BRI: one harbour is in the Atlantic, the other in the Mediterranean, and there is "
        "no way between the seas. From SPA you can reach FRA, AFR, UKR and BAL."
    )


@pytest.mark.parametrize("line", ["attack ITA -> FRA of FR", "attack ITA -> FRA"])
def test_attacking_oneself(line: str) -> None:
    """E-6.4: to name oneself is refused; a land one holds now may be lost by then, so that line is only warned of."""
    written = letter(game(), line)
    if "of FR" in line:
        assert written.errors == [(1, "attack-self")]
        assert written.told(1) == "You cannot attack yourself."
    else:
        assert (written.errors, written.warnings) == ([], [(1, "attack-own")])
        assert written.told(1).startswith("You hold FRA yourself now, and cannot attack yourself.")


@pytest.mark.parametrize("line", ["fate me RU OT", "fate A>OT", "fate all to OT", "attack FRA GER else fate OT"])
def test_fate_cards_to_a_power_not_in_play(line: str) -> None:
    """E-6.7: cards are given to players only."""
    written = letter(game(), line)
    assert written.errors == [(1, "not-played")]
    assert written.told(1) == (
        "Nobody plays the Ottoman Empire here. "
        "Powers in play: Britain and allies, France and allies, Dual Alliance and Russian Empire."
    )


def test_cards_one_does_not_hold() -> None:
    """E-11.5: one may hold them by then, so the line stands, and the answer says what takes their place."""
    written = letter(game(), "attack FRA -> BEN with 2, play 9H KD")
    assert (written.errors, written.warnings) == ([], [(1, "card-not-held")])
    assert written.told(1) == "You do not hold 9H now; if it is missing then, your best card takes its place."


def test_more_than_four_cards() -> None:
    """E-6.7: no hand holds five cards; they are a wish in an order, and the answer says so."""
    written = letter(game(hand="AC 2C 3C 4C"), "attack FRA BEN play AC 2C 3C 4C 5C")
    assert written.warnings == [(1, "card-not-held"), (1, "cards-many")]
    many = written.remarks[1]
    assert written.catalogue.t(f"problem-{many.code}", **many.facts) == (
        "You name 5 cards, and a hand holds 4 at most. Those you hold are laid in the order named."
    )


def test_more_cards_than_figures() -> None:
    """E-11.5: the first ones named, as many as needed."""
    written = letter(game(), "attack FRA BEN 1 play KD 10C")
    assert written.warnings == [(1, "cards-needless")]
    assert written.told(1) == ("You name 2 cards for 1 figure. The first ones named are laid, one for each figure.")


def test_figures_that_are_gone_by_then() -> None:
    """E-11.5: who is not there now may come back, and fewer attack if fewer are left."""
    written = letter(game(), "move AFR -> ANA\nattack FRA -> GER with 5")
    assert (written.errors, written.warnings) == ([], [(1, "no-figure"), (2, "attack-fewer")])
    assert written.told(1) == "You have no figure in AFR now."
    assert written.told(2) == "There are 2 figures in FRA now, not 5; we attack with what is there."


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("move FRA -> GER", "move-occupied"),
        ("move FRA -> ITA", "move-occupied"),
        ("attack SPA -> BAL", "attack-empty"),
        ("attack SPA -> BAL only", "attack-empty"),
        ("attack FRA -> GER of BR", "attack-other"),
        ("sabotage FRA", "sabotage-nobody"),
        ("spy RU", "spy-empty"),
        ("spy DU", "no-card"),
        ("if spied DU has K: fate", "guard-spy"),
        ("auto", "auto-simultaneous"),
        ("retreat from FRA: BEN POL", "retreat-far"),
    ],
)
def test_a_line_that_is_only_impossible_now(line: str, code: str) -> None:
    """E-11.5: the map and the hand may change before its moment, so it stands, with a note."""
    written = letter(game(), line)
    assert (written.errors, written.warnings[0], len(written.orders)) == ([], (1, code), 1)


def test_a_spy_that_is_sent_knows() -> None:
    """E-11.4: a condition on what the own spy sees needs a spy in the letter."""
    written = letter(game(hand="QD"), "spy DU\nif spied DU has K: fate")
    assert (written.errors, written.warnings) == ([], [])


def test_two_spies_need_two_queens() -> None:
    """E-5.2, E-7.2: any number of spies, with a Q for each."""
    written = letter(game(hand="QD AC"), "spy DU\nspy BR\nspy BR with A")
    assert [code for _, code in written.warnings if code == "no-card"] == ["no-card"]
    assert written.catalogue.t("problem-europe-no-card", rank="Q", wanted=2, have=1) == (
        "Your letter needs 2 × Q, and you hold 1 now. What has no card is not done."
    )


def test_a_second_sabotage() -> None:
    """E-5.1: at most one a turn."""
    lying = LYING.replace("ITA france", "ITA dual").replace("SPA france", "SPA dual")
    written = letter(game(lying, hand="JC JD"), "sabotage ITA\nsabotage SPA")
    assert written.warnings == [(2, "sabotage-second")]


def test_x6_sabotage_elsewhere() -> None:
    """X6: OT may not sabotage RU in UKR: not OT's home. Bad line."""
    written = letter(table("russia ottoman", "UKR russia 1, BAL ottoman 1"), "sabotage UKR", "ottoman")
    assert written.errors == [(1, "sabotage-not-home")]


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("move BRI -> AFR", ""),
        ("move FRA -> BAL", ""),
        ("move BRI -> SPA", "two-seas"),
        ("move GER -> FRA", ""),
        ("move ITA -> AFR", "not-near"),
    ],
)
def test_x16_ships(line: str, code: str) -> None:
    """X16: BRI -> AFR legal, FRA -> BAL legal, BRI -> SPA bad, GER -> FRA is a land border, ITA has no ship."""
    assert letter(game(), line).errors == ([(1, code)] if code else [])


def test_x17_homeland() -> None:
    """X17: FR has figures in SPA (1), AUS, GER: after `move SPA AFR` no figure would remain at home."""
    lying = "SPA france 1, AUS france 1, GER france 1, FRA dual 1, HUN dual 1"
    written = letter(table("dual france", lying), "move SPA AFR\nattack SPA -> FRA")
    assert written.warnings == [(1, "homeland")]
    assert written.told(1) == (
        "Then none of your figures would stand at home any more, and one always must. "
        "As things stand, this will not be done."
    )


def test_x15_a_bad_line_leaves_the_alternative() -> None:
    """X15: FR `move FRA -> AFR` cannot be; the alternative `move ITA -> AUS` is left."""
    written = letter(game(), "move FRA -> AUS\nmove ITA -> AUS")
    assert written.errors == [(1, "not-near")]
    assert written.said == ["move ITA -> AUS"]


def test_by_ship_no_attack_if_the_option_says_so() -> None:
    """D5: with `attack_by_sea` off ships only carry."""
    written = letter(game(attack_by_sea=False), "attack SPA -> UKR\nmove SPA -> UKR")
    assert written.errors == [(1, "not-near")]
    assert "nobody attacks by ship in this game" in written.told(1)


def test_the_sixth_figure_where_five_are_allowed() -> None:
    """D10: the limit is known to all."""
    assert letter(game(figure_limit=4), "draft FRA").warnings == [(1, "draft-limit")]


def test_the_defender_where_he_may_not_stop() -> None:
    """D8: with `k_by_defender` off the line would never do anything."""
    assert letter(game(k_by_defender=False), "stop attacks on me").warnings == [(1, "stop-defender")]


def test_a_home_that_is_held_by_another() -> None:
    """E-6.1: no draft there, as long as it is."""
    written = letter(game(LYING.replace("ITA france", "ITA dual")), "draft ITA else draft FRA")
    assert written.warnings == [(1, "draft-held")]
    assert written.told(1) == "ITA is held by the Dual Alliance now; as long as it is, we cannot draft there."


def test_bad_lines_spoil_nothing() -> None:
    """6.2: the example letter: a bad line never invalidates the others, and unknown words get a suggestion."""
    written = letter(
        game(),
        """
        spy DU
        move ITA -> ANA
        attack FRA -> BEN with 2, play 9H KD
        stpo on SPA
        draft ITA
        """,
    )
    assert written.errors == [(2, "not-near"), (4, "unreadable")]
    assert written.said == ["spy DU", "attack FRA -> BEN with 2, play 9H, KD", "draft ITA"]
    assert "Did you mean “stop”?" in written.told(4)


@pytest.mark.parametrize(
    ("line", "said", "remark"),
    [
        ("draft FRA  # at last", ["draft FRA"], "at last"),
        ("spy DU; draft FRA", ["spy DU", "draft FRA"], ""),
    ],
)
def test_remarks_to_oneself(line: str, said: list[str], remark: str) -> None:
    """5: text after `#` is ignored, and we say so; what stands after `;` is an order."""
    written = letter(game(hand="QD"), line)
    assert (written.errors, written.said) == ([], said)
    notes = [one.facts["words"] for one in written.remarks if one.code == "remark"]
    assert notes == ([remark] if remark else [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_stop_on_a_land_is_asked_about(language: str) -> None:
    """6.2: "SPA is a territory; name a power, me or all"."""
    written = letter(game(), "stop on SPA", language=language)
    assert written.errors == [(1, "misplaced")]


def test_nothing_is_told_of_others() -> None:
    """E-10: an answer does not change when another player's hand does."""
    lines = "spy DU\nattack FRA GER 2 best\nsabotage ITA\nfate DU me\nstop deadly"
    one, other = game(), table("britain france dual russia", LYING, hands={"france": "KD 10C 2H", "dual": "KS"})
    first, second = letter(one, lines), letter(other, lines)
    assert first.remarks == second.remarks
    assert [first.foretold(n) for n in range(1, 6)] == [second.foretold(n) for n in range(1, 6)]


@pytest.mark.parametrize(("neutrals", "errors"), [("on", []), ("off", [(1, "no-land")]), ("auto", [(1, "no-land")])])
def test_neutral_lands_exist_only_where_they_are_played(neutrals: str, errors: list[tuple[int, str]]) -> None:
    """E-3.3, D1: an order that names one is a bad line in a game without them; `auto`: with fewer than five players."""
    assert letter(game(neutrals=neutrals), "move FRA -> SWI").errors == errors
