"""`archive`: all my reports, orders and letters in one file; `archive all`: the whole game, once it is over."""

from pbem.mail.commands.command import Command

WHOLE = r"all|everything|whole|public|game|все|всё|целиком|игра|кампания|vse|vsechno|vsetko|cele|hra|kampan"
"""What asks for the whole game; case and accents forgotten."""

COMMAND = Command(
    "archive",
    {
        "en": ("archive", "my archive", "send archive"),
        "ru": ("архив", "мой архив", "пришлите архив"),
        "cs": ("archiv", "můj archiv", "pošlete archiv"),
        "sk": ("archív", "môj archív", "pošlite archív"),
    },
    argument=rf"(the |всю |celou |cela |celu )?({WHOLE})",
    asks=True,
)
