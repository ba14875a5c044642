"""`cancel`: take back the orders I gave for this turn."""

from pbem.mail.commands.command import Command

COMMAND = Command(
    "cancel",
    {
        "en": ("cancel", "cancel orders", "cancel my orders", "cancel all orders"),
        "ru": ("отмена", "отменить", "отменить приказы", "отменить все приказы", "отмена приказов"),
        "cs": ("zrušit", "zrušit rozkazy", "zruš rozkazy", "zrušit příkazy", "zruš příkazy"),
        "sk": ("zrušiť", "zrušiť rozkazy", "zruš rozkazy", "zrušiť príkazy", "zruš príkazy"),
    },
)
