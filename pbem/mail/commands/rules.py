"""`rules`, `rules battle`: the table of contents of the rule book, or one of its sections."""

from pbem.mail.commands.command import Command

COMMAND = Command(
    "rules",
    {
        "en": ("rules", "rule", "rulebook", "rule book", "the rules"),
        "ru": ("правила", "правило", "правила игры", "свод правил", "покажи правила"),
        "cs": ("pravidla", "pravidlo", "pravidla hry", "ukaž pravidla"),
        "sk": ("pravidlá", "pravidlo", "pravidlá hry", "ukáž pravidlá"),
    },
    argument=r"[\w§.-]+( [\w§.-]+){0,3}",
    asks=True,
)
