"""`language cs`: write to me in another language."""

from pbem.mail.commands.command import Command

COMMAND = Command(
    "language",
    {
        "en": ("language", "set language", "lang"),
        "ru": ("язык", "сменить язык"),
        "cs": ("jazyk", "změnit jazyk"),
        "sk": ("jazyk", "zmeniť jazyk"),
    },
    argument=r"[\w-]+( [\w-]+)?",
)
