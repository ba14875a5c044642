"""`help`: what the referee can write."""

from pbem.mail.commands.referee.word import Word

WORD = Word(
    "help",
    {
        "en": (
            "help",
            "commands",
        ),
        "ru": (
            "помощь",
            "справка",
            "команды",
        ),
        "cs": (
            "pomoc",
            "nápověda",
            "příkazy",
        ),
        "sk": (
            "pomoc",
            "pomocník",
            "príkazy",
        ),
    },
)
