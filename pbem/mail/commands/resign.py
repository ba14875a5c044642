"""`resign`, `resign RK4`: give my seat up."""

from pbem.mail.commands.command import Command

COMMAND = Command(
    "resign",
    {
        "en": ("resign", "i resign", "quit"),
        "ru": ("сдаюсь", "сдаться", "выйти из игры", "выхожу из игры", "покинуть игру", "покидаю игру"),
        "cs": ("vzdávám se", "vzdávám", "vzdát se", "vzdát", "odstoupit", "odstupuji"),
        "sk": ("vzdávam sa", "vzdávam", "vzdať sa", "vzdať", "odstúpiť", "odstupujem"),
    },
    argument=r"#?[\w-]+",
)
