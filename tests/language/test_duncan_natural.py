"""Orders as a team would write them, and what they are taken for, in the language they are written in."""

from __future__ import annotations

import pytest

from tests.language.duncan import echo

ENGLISH = {
    "u1 E5": "u1 to E5",
    "u1 -> E5": "u1 to E5",
    "unit 1 to E5": "u1 to E5",
    "Unit #1 go to square E5": "u1 to E5",
    "u1 go to H7": "u1 to H7",
    "go to H7 with u1": "u1 to H7",
    "send u2 to C7 over E6, D7": "u2 to C7 via E6, D7",
    "u1 from D4 to D5": "u1 to D5",
    "move u1 to E5 then F6": "u1 to F6 via E5",
    "u1: D5-D6-E6": "u1 to E6 via D5, D6",
    "move D4 to D5": "u1 to D5",
    "move the unit from D4 to D5": "u1 to D5",
    "u1 to E5, u2 to F6": "u1 to E5; u2 to F6",
    "move u1 to E5 and u2 to F6": "u1 to E5; u2 to F6",
    "u1 up 2 right 1": "u1 to E2 via D2",
    "u1 up 2, right": "u1 to E2 via D2",
    "move u1 2 up and 1 right": "u1 to E2 via D2",
    "u1 north 1 then east 1": "u1 to E3 via D3",
    "u2 right": "u2 to G7",
    "u1 up-right 1": "u1 to E3",
    "all units down 1": "u1 to D5; u2 to F8; u3 to B3; u4 to B10",
    "u2 stay": "u2 to F7",
    "upgrade u1 strength twice": "upgrade u1 strength x2",
    "upgrade u1 strength 2x": "upgrade u1 strength x2",
    "raise the speed of u1 by 2": "upgrade u1 speed x2",
    "upgrade u1 strength to 4": "upgrade u1 strength x2",
    "upgrade u1: strength and sight": "upgrade u1 strength; upgrade u1 sight",
    "upgrade u1 str x2, spd": "upgrade u1 strength x2; upgrade u1 speed",
    "upgrade u1, u2 strength": "upgrade u1 strength; upgrade u2 strength",
    "train u1 speed +1": "upgrade u1 speed",
    "u1 speed +2": "upgrade u1 speed x2",
    "summon a unit on B2": "new unit at B2",
    "buy 2 units at B2 and C2": "new unit at B2; new unit at C2",
    "buy at B2, C2": "new unit at B2; new unit at C2",
    "buy 2 at B2": "new unit at B2; new unit at B2",
    "buy at B2 if free, otherwise C2": "new unit at B2 or C2",
    "new unit B2, else D2": "new unit at B2 or D2",
    "use flash at F9": "flash at F9",
    "flash F9": "flash at F9",
    "give u2 regeneration": "bonus regen on u2",
    "use invisibility on unit 2": "bonus invisibility on u2",
    "bonus quick learner on u3": "bonus quick on u3",
    "give leech to u1": "bonus leech on u1",
    "use bonus +strength for u1": "bonus +strength on u1",
    "we choose leech": "choose leech",
    "pick +speed": "choose +speed",
    "note on u1: guards the door": 'note on unit u1 "guards the door"',
    "comment E5 a trap, I think": 'note on square E5 "a trap, I think"',
    'note E5 ""': "delete note on square E5",
    "delete the note on u1": "delete note on unit u1",
}
CZECH = {
    "j1 na F4": "u1 na F4",
    "přesuň jednotku 1 na F4": "u1 na F4",
    "přesuň jednotku z D4 na D5": "u1 na D5",
    "pošli j1 z D4 na F4": "u1 na F4",
    "jdi s j1 na H7": "u1 na H7",
    "1. jednotka na F4": "u1 na F4",
    "j1 nahoru 2 doprava 1": "u1 na E2 přes D2",
    "j1 o dvě pole nahoru a jedno vpravo": "u1 na E2 přes D2",
    "jednotka 3 stojí": "u3 na B2",
    "j1 na E5, j2 na F6": "u1 na E5; u2 na F6",
    "vylepši j1 sílu 2x": "vylepšit u1 sílu x2",
    "zvyš sílu jednotky 1 o 2": "vylepšit u1 sílu x2",
    "zvyš u1 sílu dvakrát": "vylepšit u1 sílu x2",
    "vylepši j1: síla, dohled": "vylepšit u1 sílu; vylepšit u1 dohled",
    "vylepši j1 r a d": "vylepšit u1 rychlost; vylepšit u1 dohled",
    "vylepšete jednotku 2 dohled na 3": "vylepšit u2 dohled x2",
    "vyvolej novou jednotku na B2": "nová jednotka na B2",
    "kup 2 jednotky na B2 a C2": "nová jednotka na B2; nová jednotka na C2",
    "nová jednotka na B2, když je obsazeno, na C2": "nová jednotka na B2 nebo C2",
    "použij dýmavnici na poli F9": "dýmavnice na F9",
    "dej j2 regeneraci": "bonus regenerace na u2",
    "použij neviditelnost na j1": "bonus neviditelnost na u1",
    "bonus zvýšení síly na j1": "bonus +síla na u1",
    "vyber vysávání životů": "vybrat vysávání",
    "zvol +sílu": "vybrat +sílu",
    "poznámka E5 past?": 'poznámka k poli E5 "past?"',
    "smaž poznámku k E5": "smazat poznámku k poli E5",
}
SLOVAK = {
    "presuň j1 na F4 cez E4": "u1 na F4 cez E4",
    "j1 hore 2 doprava 1": "u1 na E2 cez D2",
    "jednotka 3 stojí": "u3 na B2",
    "vylepši j1 silu a rýchlosť": "vylepšiť u1 silu; vylepšiť u1 rýchlosť",
    "zvýš silu jednotky 1 o 2": "vylepšiť u1 silu x2",
    "vyvolaj novú jednotku na B2": "nová jednotka na B2",
    "kúp na B2 alebo C2": "nová jednotka na B2 alebo C2",
    "nová jednotka na B2, ak nie je voľné, na C2": "nová jednotka na B2 alebo C2",
    "použi dymovnicu na F9": "dymovnica na F9",
    "daj j2 regeneráciu": "bonus regenerácia na u2",
    "vyber neviditeľnosť": "vybrať neviditeľnosť",
    "poznámka E5 pasca?": 'poznámka k poľu E5 "pasca?"',
    "zmaž poznámku k E5": "zmazať poznámku k poľu E5",
}
RUSSIAN = {
    "ю1 в Е5": "u1 в E5",
    "двигай отряд 2 на С7": "u2 в C7",
    "u1 из D4 в D5": "u1 в D5",
    "ю1 вверх 2 вправо 1": "u1 в E2 через D2",
    "ю1 на 2 клетки вверх и на 1 вправо": "u1 в E2 через D2",
    "отряд 3 стоит": "u3 в B2",
    "ю1 в E5, ю2 в F6": "u1 в E5; u2 в F6",
    "улучши ю2 силу х2": "улучшить u2 силу x2",
    "прокачай силу ю1 на 2": "улучшить u1 силу x2",
    "улучшить ю1 скорость дважды": "улучшить u1 скорость x2",
    "улучшить ю1 силу, скорость": "улучшить u1 силу; улучшить u1 скорость",
    "улучшить ю1 силу до 4": "улучшить u1 силу x2",
    "купи юнита на B2": "новый юнит в B2",
    "купи два юнита в B2 и C2": "новый юнит в B2; новый юнит в C2",
    "купить в J3, если занято - в J4": "новый юнит в J3, если занято - в J4",
    "бросить дым в K10": "дым на K10",
    "бонус регенерация на ю2": "бонус регенерация на u2",
    "дай ю2 невидимость": "бонус невидимость на u2",
    "выбираем вампиризм": "выбрать вампиризм",
    'заметка E5 "ловушка?"': 'заметка о клетке E5 "ловушка?"',
    "удалить заметку о E5": "удалить заметку о клетке E5",
}
EVERY = [
    (language, line, said)
    for language, lines in {"en": ENGLISH, "cs": CZECH, "sk": SLOVAK, "ru": RUSSIAN}.items()
    for line, said in lines.items()
]


@pytest.mark.parametrize(("language", "line", "said"), EVERY)
def test_natural_order(language: str, line: str, said: str) -> None:
    """The echo says what a line was taken for."""
    assert echo(line, language) == said
