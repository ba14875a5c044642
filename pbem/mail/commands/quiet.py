"""`quiet on`: no notices, and no answers but those I need."""

from pbem.mail.commands.command import Command

COMMAND = Command(
    "quiet",
    {
        "en": ("quiet",),
        "ru": ("тихо", "тишина", "тихий режим"),
        "cs": ("ticho", "potichu", "tichý režim"),
        "sk": ("ticho", "potichu", "tichý režim"),
    },
    argument=r"[\w-]+",
)
