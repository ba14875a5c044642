"""`test`: answer my orders, but keep nothing of them."""

from pbem.mail.commands.command import Command

COMMAND = Command(
    "test",
    {
        "en": ("test", "trial", "dry run", "only a test"),
        "ru": ("проба", "тест", "проверка", "пробный запуск"),
        "cs": ("zkouška", "test", "nanečisto"),
        "sk": ("skúška", "test", "nanečisto"),
    },
)
