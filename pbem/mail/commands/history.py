"""`history`: the turns until now, what was new in each, and how to see them again."""

from pbem.mail.commands.command import Command

COMMAND = Command(
    "history",
    {
        "en": ("history", "my history", "turns"),
        "ru": ("история", "летопись", "ходы"),
        "cs": ("historie", "kronika", "tahy"),
        "sk": ("história", "kronika", "ťahy"),
    },
    asks=True,
)
