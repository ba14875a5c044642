"""`renew`: give my seat a new code, the old one is worthless then."""

from pbem.mail.commands.command import Command

COMMAND = Command(
    "renew",
    {
        "en": ("renew", "renew code", "new code"),
        "ru": ("обновить", "обновить код", "новый код", "сменить код"),
        "cs": ("obnovit", "obnovit kód", "nový kód"),
        "sk": ("obnoviť", "obnoviť kód", "nový kód"),
    },
    argument=r"#?[\w-]+",
)
