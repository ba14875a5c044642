"""`away`: days on which a player is away: `away red 2026-12-20 to 2026-12-27`, `away red none`."""

from pbem.mail.commands.referee.word import Word

WORD = Word(
    "away",
    {
        "en": (
            "away",
            "holiday",
        ),
        "ru": (
            "отпуск",
            "отсутствие",
        ),
        "cs": (
            "dovolená",
            "nepřítomnost",
        ),
        "sk": (
            "dovolenka",
            "neprítomnosť",
        ),
    },
    argument=r".+",
    reasoned=True,
)
