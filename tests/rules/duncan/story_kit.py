"""A story told in the test: what teams and referee say, letter by letter, and what phase 8 makes of it.

told = Told(dungeon())
told.says(QuestionOrder("Who?", 1)).says(AnswerOrder(1, "the miller"), "blue").judges("blue", right=True)
told.play(("bonus blue 1", 8))
"""

from __future__ import annotations

from pbem.core.dice import ScriptedDice
from pbem.core.overtures import Overture
from pbem.core.problems import Problem
from pbem.core.seats import REFEREE, Seat
from pbem.core.sheets import Sheet, Written
from pbem.rulesets.duncan import turn
from pbem.rulesets.duncan.orders import AnswerOrder, ClueOrder, Order, QuestionOrder, Statement, VerdictOrder
from pbem.rulesets.duncan.referee.view import view as referee_view
from pbem.rulesets.duncan.sight import vision
from pbem.rulesets.duncan.state import Answer, Story
from pbem.rulesets.duncan.story import story
from pbem.rulesets.duncan.view import View
from pbem.rulesets.duncan.words import story_checks
from tests.rules.duncan.dungeon_kit import Game


class Told:
    """A game and what was said in it since the turn began; each thing said is a letter of its own."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.came = 0
        self.letters: list[tuple[Seat, Written[Order]]] = []

    def says(self, order: Order, by: str = REFEREE) -> Told:
        """Let somebody say something; the next letter."""
        self.came += 1
        self.letters.append((Seat(by), Written(order, 1, came=self.came)))
        return self

    def asks(self, *words: str, until: int = 0) -> Told:
        """Let the referee ask questions."""
        for text in words:
            self.says(QuestionOrder(text, len(self.story().questions) + 1, until))
        return self

    def answers(self, team: str, words: str, question: int = 1) -> Told:
        """Let a team answer a question."""
        return self.says(AnswerOrder(question, words), team)

    def gives_clue(self, question: int = 0) -> Told:
        """Let the referee publish a clue."""
        return self.says(ClueOrder("a clue", question))

    def judges(self, team: str, right: bool, question: int = 1, text: str = "") -> Told:
        """Let the referee judge the last answer of a team."""
        one = [each for each in self.story().answers if (each.team, each.question) == (team, question)][-1]
        return self.says(VerdictOrder(one.team, question, one.number, right, text, one.text, one.came))

    def view(self, seat: str = REFEREE) -> View:
        """Give what a seat knows and has heard."""
        state, key = self.game.state, Seat(seat)
        heard = (
            Overture(by, line.order, line.came)
            for by, line in self.letters
            if key in (by, *story.addressees(line.order))
        )
        return story.told(referee_view(state) if key == REFEREE else vision.view(state, key), tuple(heard))

    def story(self, seat: str = REFEREE) -> Story:
        """Give the story as a seat knows it."""
        return self.view(seat).story

    def answer(self, team: str) -> Answer:
        """Give the last answer of a team."""
        return [one for one in self.story().answers if one.team == team][-1]

    def problems(self, order: Statement, by: str = REFEREE) -> list[str]:
        """List what is wrong with an order."""
        return [one.code for one in self.found(order, by)]

    def found(self, order: Statement, by: str = REFEREE) -> tuple[Problem, ...]:
        """Give what is wrong with an order."""
        return tuple(story_checks.check(order, self.view(by)))

    def play(self, *dice: tuple[str, int]) -> Game:
        """Play the turn."""
        seats = dict.fromkeys(by for by, _ in self.letters)
        sheets = {seat: Sheet(tuple(line for by, line in self.letters if by == seat)) for seat in seats}
        throws = ScriptedDice(dice)
        done = turn.resolve(self.game.state, sheets, throws)
        throws.done()
        self.game.state, self.game.events, self.letters = done.state, done.events, []
        return self.game
