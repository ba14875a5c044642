"""Maps swapped, in words that say it twice or as a message to the other power."""

from __future__ import annotations

from tests.language.kit import means, orders_nothing

ORDERS = (
    ("campaign", "en", "Tell red I'd be happy to swap maps with him, mine for his.", "swap maps with red"),
    ("campaign", "en", "I'd like to swap maps with red, mine for his.", "swap maps with red"),
    ("campaign", "en", "Swap maps with green, I give him mine and he gives me his.", "swap maps with green"),
    ("campaign", "en", "Trade maps with red: my map for his.", "swap maps with red"),
    ("campaign", "en", "Let's exchange maps with green, he gets mine and I get his.", "swap maps with green"),
    ("campaign", "en", "Offer red my map in exchange for his.", "swap maps with red"),
    ("campaign", "en", "Let green know I am willing to swap maps with him.", "swap maps with green"),
    ("campaign", "ru", "Хочу поменяться с красным картами: я ему свою, он мне свою.", "swap maps with red"),
    ("campaign", "ru", "Хочу поменяться с красным картами", "swap maps with red"),
    ("campaign", "ru", "Давай махнёмся с зелёным картами, моя ему, его мне.", "swap maps with green"),
    ("campaign", "ru", "Предложи зелёным обменяться картами, мы им свою, они нам свою.", "swap maps with green"),
    ("campaign", "ru", "Обмен картами с красным: моя карта на его карту.", "swap maps with red"),
    ("campaign", "cs", "Se zeleným bych si vyměnil mapy, já mu dám svou a on mně tu svou.", "swap maps with green"),
    ("campaign", "cs", "Chci si s červeným vyměnit mapy, moji za jeho.", "swap maps with red"),
    ("campaign", "cs", "Nabídni červenému výměnu map, já jemu svou, on mně svou.", "swap maps with red"),
    ("campaign", "cs", "Vyřiďte zelenému, že bych si s ním rád vyměnil mapy.", "swap maps with green"),
    (
        "campaign",
        "sk",
        "So zeleným by som si vymenil mapy, ja mu dám tú svoju a on mne tú jeho.",
        "swap maps with green",
    ),
    ("campaign", "sk", "Chcem si s červeným vymeniť mapy, moju za jeho.", "swap maps with red"),
    ("campaign", "sk", "Ponúkni červenému výmenu máp, ja jemu svoju, on mne svoju.", "swap maps with red"),
    ("campaign", "sk", "Odkážte zelenému, že by som si s ním rád vymenil mapy.", "swap maps with green"),
    ("campaign", "ru", "Поменяться картами с красным", "swap maps with red"),
    ("campaign", "ru", "Хочу обменяться с красным картами", "swap maps with red"),
)
TRAPS = (
    ("campaign", "en", "Red would be happy to swap maps with green."),
    ("campaign", "en", "I'd be happy to swap maps with red next turn."),
    ("campaign", "en", "I won't swap maps with red."),
    ("campaign", "ru", "Красный хочет поменяться с зелёным картами."),
    ("campaign", "cs", "Zelený by si rád vyměnil mapy s červeným."),
    ("campaign", "sk", "So zeleným by som si mapy nevymenil."),
    ("campaign", "en", "Tell red I'd be happy to swap maps if he gives me Lur."),
    ("campaign", "ru", "Красные играют картами с зелёным."),
)

test_told_to_a_power = means(ORDERS)
test_nothing_is_ordered = orders_nothing(TRAPS)
