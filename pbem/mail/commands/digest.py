"""`digest on`: notices once a day, in one letter."""

from pbem.mail.commands.command import Command

COMMAND = Command(
    "digest",
    {
        "en": ("digest",),
        "ru": ("сводка", "дайджест"),
        "cs": ("souhrn", "přehled"),
        "sk": ("súhrn", "prehľad"),
    },
    argument=r"[\w-]+",
)
