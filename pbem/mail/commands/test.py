"""`test`: answer my orders, but keep nothing of them."""

from pbem.mail.commands.command import Command

COMMAND = Command(
    "test",
    {
        "en": ("test", "trial", "dry run", "only a test"),
        "ru": ("проба", "тест", "проверка", "проверить", "проверь", "пробно", "пробный запуск"),
        "cs": ("zkouška", "test", "nanečisto", "vyzkoušet", "vyzkoušej", "na zkoušku"),
        "sk": ("skúška", "test", "nanečisto", "vyskúšať", "vyskúšaj", "na skúšku"),
    },
)
