"""Questions, answers and verdicts end to end, by mail (D-9): at once, outside the rhythm of the turns."""

from __future__ import annotations

import pytest

from pbem.language.letter import sheet
from pbem.registry import AnyView
from pbem.rulesets.duncan.ruleset import DUNCAN
from pbem.service.game import briefings
from tests.service.kit import Office
from tests.service.referee_mail_kit import REFEREE, flat, replies, writes
from tests.service.story_kit import ASKED, TEAMS, answer, camp, heard, played, state, story, view


@pytest.fixture
def cave(office: Office) -> Office:
    """Three teams in a small dungeon."""
    return camp(office)


def test_a_question_goes_to_all_teams_at_once_in_their_languages(cave: Office) -> None:
    """D-9.1: without a reason, word for word, to each team with a line to answer with."""
    text = flat(writes(cave, "question: Who killed the miller because of money, and why?"))
    assert 'Ordered for turn 1: question 1: "Who killed the miller because of money, and why?"' in text
    assert "Told at once: Blue, Red and Green." in text
    mails = {team: heard(cave, f"{team}@players.test")[-1] for team in TEAMS}
    assert "Question 1: Who killed the miller because of money, and why?" in mails["blue"]
    assert "odpověď 1: vaše slova" in mails["red"]
    assert "Вопрос 1" in mails["green"]
    assert state(cave).turn == 1


def test_a_question_of_several_lines(cave: Office) -> None:
    """D-9.1: what stands below the colon, up to a dot, is the question; what follows is read as before."""
    text = flat(writes(cave, "question until turn 4:\nThe miller is dead.\n\nWho did it?\n.\nclue: Look around."))
    assert [(one.text, one.until) for one in story(cave).questions] == [("The miller is dead. Who did it?", 4)]
    assert [one.text for one in story(cave).clues] == ["Look around."]
    assert text.count("Told at once") == 2


def test_an_answer_goes_to_the_referee_alone(cave: Office) -> None:
    """D-9.1: the referee gets it at once, with the lines that judge it; no team hears of it."""
    writes(cave, ASKED)
    before = len(cave.mails("blue"))
    cave.letter("red", "odpověď 1: lichvář")
    told = heard(cave)[-1]
    number = answer(cave, "red").number
    assert f"answer {number} to question 1" in told
    assert "lichvář" in told
    assert f"right {number}" in told
    assert len(cave.mails("blue")) == before
    assert story(cave, "blue").answers == ()


def test_the_referee_replies_with_the_line_of_the_mail(cave: Office) -> None:
    """D-9.2: the team hears the verdict at once, with his words; the others do not."""
    writes(cave, ASKED)
    cave.letter("red", "odpověď 1: lichvář")
    before = len(cave.mails("blue"))
    writes(cave, f"wrong {answer(cave, 'red').number}: not quite", subject="Re: answer")
    told = heard(cave, "red")[-1]
    assert "nebyla uznána: lichvář" in told
    assert "Vedoucí dodává: not quite" in told
    assert len(cave.mails("blue")) == before


@pytest.mark.parametrize("line", ["right {n}", "judge {n} right", "answer {n} right", "accept {n}", "right red Q1"])
def test_ways_to_say_right(cave: Office, line: str) -> None:
    """D-9.2: the words of held lines, such as judge, reach the game too."""
    writes(cave, ASKED)
    cave.letter("red", "odpověď 1: lichvář")
    number = answer(cave, "red").number
    assert f"Ordered for turn 1: right {number}" in flat(writes(cave, line.format(n=number)))
    assert answer(cave, "red").verdict == "right"


def test_wrong_then_a_clue_then_right(cave: Office) -> None:
    """D-9.2: refused until the clue, told at once when they may try again; the bonus comes with the turn."""
    writes(cave, ASKED)
    cave.letter("blue", "answer Q1: the baker")
    writes(cave, "wrong blue Q1")
    cave.letter("blue", "answer Q1: the priest")
    assert "wait for a new clue" in flat(cave.text("blue"))
    writes(cave, "clue for Q1: he owed money")
    assert "You may answer question 1 again." in heard(cave, "blue")[-1]
    assert "again" not in heard(cave, "red")[-1]
    cave.letter("blue", "answer Q1: the lender")
    writes(cave, "right blue Q1")
    assert "is right: the lender" in heard(cave, "blue")[-1]
    team = played(cave).teams[0]
    assert (len(team.stock), team.received) == (1, 1)
    assert "first to answer question 1 right" in flat(cave.text("blue"))


def test_who_cancels_a_wrong_answer_still_waits_for_a_clue(cave: Office) -> None:
    """D-9.2: a verdict stays when the answer is taken back."""
    writes(cave, ASKED)
    cave.letter("blue", "answer Q1: the baker")
    writes(cave, "wrong blue Q1")
    cave.letter("blue", "cancel all")
    cave.letter("blue", "answer Q1: the priest")
    assert "wait for a new clue" in flat(cave.text("blue"))


def test_an_answer_taken_back_is_told_to_the_referee(cave: Office) -> None:
    """D-9.1: before the verdict a team may cancel it; he need not judge it."""
    writes(cave, ASKED)
    cave.letter("blue", "answer Q1: the baker")
    cave.letter("blue", "cancel 1")
    assert "was taken back: the baker" in heard(cave)[-1]
    assert story(cave).answers == ()


def test_the_letters_decide_who_was_first(cave: Office) -> None:
    """D-9.3: by receipt, not by verdict; and the bonus waits for the earlier answer."""
    writes(cave, ASKED)
    cave.letter("red", "odpověď 1: lichvář")
    cave.letter("blue", "answer 1: the lender")
    writes(cave, "right blue Q1")
    assert [team.received for team in played(cave).teams] == [0, 0, 0]
    writes(cave, "right red Q1")
    assert [team.received for team in played(cave).teams] == [0, 1, 0]
    assert "another team was first" in flat(cave.text("blue"))


def test_questions_and_answers_stay_over_the_turn(cave: Office) -> None:
    """D-9.1: what was asked and answered in one turn is judged in another."""
    writes(cave, ASKED)
    cave.letter("green", "ответ 1: ростовщик")
    played(cave)
    assert [one.verdict for one in story(cave).answers] == ["open"]
    writes(cave, "right green Q1")
    assert played(cave).teams[2].received == 1


def test_points_for_outside_games(cave: Office) -> None:
    """D-9.4: told at once, credited with the noon turn; `now` with this one."""
    played(cave)
    text = flat(writes(cave, "award red 5 for the relay\naward blue 2 now"))
    assert "5 points for Red will be credited at the end of turn 5" in text
    assert "na konci tahu 5" in heard(cave, "red")[-1]
    assert [team.points for team in played(cave).teams] == [52, 50, 50]
    assert [team.points for team in played(cave, 3).teams] == [52, 55, 50]


def test_the_referee_decrees_by_mail_with_a_reason(cave: Office) -> None:
    """D-10.2: points taken at once; it is asked back first, and needs a reason."""
    assert "because ..." in flat(writes(cave, "fine red 5"))
    writes(cave, "fine red 5 because they cheated")
    replies(cave)
    assert state(cave).teams[1].points == 45


def test_a_unit_is_removed_and_no_player(cave: Office) -> None:
    """D-10.2: `remove red u1` is for the game, `remove red` for the seat."""
    cave.letter("red", "kup na K3")
    played(cave)
    writes(cave, "remove red u1 because it cheated")
    replies(cave)
    assert state(cave).teams[1].units == ()
    assert "Vedoucí odstranil vaši jednotku u1" in flat(" ".join(cave.content(m).text for m in cave.mails("red")))


def test_a_team_is_excluded(cave: Office) -> None:
    """D-10.2: all are told; its orders are not awaited any more, and it hears of no new question."""
    writes(cave, "exclude green because they broke the rules")
    replies(cave)
    assert state(cave).teams[2].excluded == 1
    assert "excluded" in flat(" ".join(cave.content(mail).text for mail in cave.mails("blue")))
    before = len(cave.mails("green@players.test"))
    writes(cave, ASKED)
    assert len(cave.mails("green@players.test")) == before
    assert played(cave).turn == 2


def test_a_rule_is_changed_and_announced(cave: Office) -> None:
    """D-10.2: the option holds from now on, and everybody is told."""
    writes(cave, "rule smoke_mode = blind because smoke was too strong")
    replies(cave)
    assert state(cave).options.smoke_mode == "blind"
    for team in TEAMS:
        assert "smoke_mode" in cave.text(f"{team}@players.test" if team == "green" else team)


def test_a_bug_is_told_to_the_referee(cave: Office) -> None:
    """D-10.2: players report bugs."""
    cave.letter("blue", "bug: u1 did not move")
    assert "u1 did not move" in heard(cave)[-1]


def test_the_report_of_everything(cave: Office) -> None:
    """D-9.3: answers that wait come first, in order of receipt, with the lines that judge them."""
    writes(cave, ASKED)
    cave.letter("red", "odpověď 1: lichvář")
    cave.letter("blue", "answer 1: the lender\nbuy at C3")
    number = answer(cave, "red").number
    played(cave)
    writes(cave, "report")
    text = flat(cave.content(cave.mails(REFEREE, "referee-report")[-1]).text)
    assert "ANSWERS THAT WAIT FOR YOU" in text
    assert text.index("lichvář") < text.index("the lender")
    assert f"right {number}" in text


def test_a_correction_of_the_position_keeps_the_story(cave: Office) -> None:
    """D-10.2: a decree begins a branch; what was asked and answered since the turn began comes along."""
    writes(cave, ASKED)
    cave.letter("blue", "answer Q1: the baker")
    writes(cave, "wrong blue Q1")
    known = story(cave)
    writes(cave, "fine red 1 because they cheated")
    replies(cave)
    assert story(cave) == known
    assert [one.text for one in view(cave, "blue").story.answers] == ["the baker"]


def test_a_turn_taken_back_takes_its_bonus_back(cave: Office) -> None:
    """D-10.2: an earlier turn is restored: the verdicts of its time stand, and give the same bonus again."""
    writes(cave, ASKED)
    cave.letter("blue", "answer Q1: the lender")
    writes(cave, "right blue Q1")
    stock = played(cave).teams[0].stock
    writes(cave, "undo because the server failed")
    replies(cave)
    assert state(cave).teams[0].stock == ()
    assert [one.verdict for one in story(cave).answers] in (["right"], [])
    assert len(stock) == 1


def test_an_answer_alone_is_no_order_for_the_turn(office: Office) -> None:
    """D-9.1: outside the rhythm of the turns: a team that has only answered is still waited for, and reminded."""
    camp(office, schedule={"every_days": 1, "at": ["14:00", "19:00"], "early_seconds": 60, "earliest_hours": 0})
    writes(office, ASKED)
    for team, line in (("blue", "answer 1: me"), ("red", "odpověď 1: já"), ("green", "ответ 1: я")):
        office.letter(team, line, sender=f"{team}@players.test")
    office.later(minutes=30)
    assert state(office).turn == 1
    office.letter("blue", "buy at C3\nbuy at D3")
    office.letter("red", "kup na K3")
    office.letter("green", "купить в G4", sender="green@players.test")
    office.later(minutes=30)
    assert state(office).turn == 2


def test_help_shows_the_referee_the_words_of_the_game(cave: Office) -> None:
    """D-9, D-10.2: what he can write stands there with the answers that wait, and can be sent as it is."""
    writes(cave, ASKED)
    cave.letter("red", "odpověď 1: lichvář")
    text = flat(writes(cave, "help"))
    assert "in the words of its rule book; for example" in text
    assert all(
        words in text
        for words in ("question 2 until turn 5", "clue:", "right ", "close question 1", "award blue 5", "exclude green")
    )


def test_what_help_shows_the_referee_is_read_as_it_was_meant(cave: Office) -> None:
    """D-10.2: every example, said in each language, is the order it says."""
    installed, seen = cave.house.registry["duncan"], view(cave, "referee")
    for language in ("en", "cs", "sk", "ru"):
        said = briefings.examples(installed, AnyView(seen), language)
        lines = list(enumerate(said, 1))
        draft = sheet.read(lines, DUNCAN, seen, sheet.readers(DUNCAN, seen, installed.lexicons, language))
        assert tuple(draft.sheet) == DUNCAN.words.examples(seen)
