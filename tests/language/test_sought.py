"""An order is sought for what a line names, in whatever order it is said; never for what denies, asks or tells."""

from __future__ import annotations

import pytest

from tests.language.kit import draft, offers, plainly

OFFERED = (
    ("campaign", "en", "First army: nine squares down, after that two over to the left.", "army 1: down 9, left 2"),
    (
        "campaign",
        "cs",
        "Rád bych, aby třetí armáda obsadila to pěkné město kousek od ní, Orel.",
        "oddíl 3: obsaď město Orel",
    ),
    ("campaign", "sk", "Chcem, aby trojka obsadila to malé mesto kúsok od nej, Orel.", "oddiel 3: obsaď mesto Orel"),
    (
        "campaign",
        "sk",
        "Červenému ponúknite alianciu na neobmedzený čas, víťazstvo každý zvlášť.",
        "navrhnúť alianciu s červenými: doba neobmedzená; víťazstvo oddelené",
    ),
    (
        "campaign",
        "ru",
        "красному - союз, бессрочный, победа раздельная. предложите ему",
        "предложить союз с красными: бессрочный; победа раздельная",
    ),
    (
        "campaign",
        "ru",
        "Двойка шесть вверх. Упрётся во что-нибудь - тогда три влево.",
        "отряд 2: вверх 6; если путь закрыт: влево 3",
    ),
    ("duncan", "en", "um three gets stronger, twice, yes twice, thank you", "upgrade u3 strength x2"),
    ("duncan", "cs", "Jednotce 3 sílu dvakrát. Vylepšit, samozřejmě.", "vylepšit u3 sílu x2"),
    ("duncan", "sk", "Jednotke 2 rýchlosť dvakrát. Vylepšiť, samozrejme.", "vylepšiť u2 rýchlosť x2"),
    ("duncan", "ru", "Юниту 2 скорость дважды. Улучшить, конечно.", "улучшить u2 скорость x2"),
    ("duncan", "cs", "dvojka se přitočí k té zdi zespoda, tedy na G5", "u2 na G5"),
    (
        "europe",
        "en",
        "If the attacker's cards come to 12 or more, defend with my best.",
        "defend best if attacker >= 12",
    ),
    ("europe", "en", "Draw fate. Aces and queens stay with me, the rest go to Russia.", "fate A and Q > me, rest > RU"),
    ("europe", "cs", "Ústup z Itálie povede do Francie, pak do Španělska.", "ústup z ITA: FRA, SPA"),
    ("europe", "sk", "Ústup z Talianska povedie do Francúzska, potom do Španielska.", "ústup z ITA: FRA, SPA"),
    ("europe", "ru", "Отступление из Италии поведёт во Францию, потом в Испанию.", "отступление из ITA: FRA, SPA"),
    ("europe", "ru", "Пополнение у меня сегодня получают испанцы, одна новая фигура.", "призыв SPA"),
    ("dice_empires", "en", "give green a visit with die 2", "send d2 green"),
    ("dice_empires", "cs", "Tři lidé z k1 ať se přestěhují na farmu a budou k4.", "odděl 3 z k1 na farmu jako k4"),
    (
        "dice_empires",
        "sk",
        "Dvaja ľudia z k1 nech sa presťahujú do kostola a budú k3.",
        "oddeľ 2 z k1 do kostola ako k3",
    ),
    (
        "dice_empires",
        "ru",
        "Двое людей из к1 пусть переселятся в церковь и будут к3.",
        "отдели 2 из к1 в церковь как к3",
    ),
    ("dice_empires", "ru", "План отменяю, выкинь его.", "план отменить"),
    (
        "powers",
        "cs",
        "Ty stíhačky v B1 tam stejně jen tak stojí, tak ať všechny přeletí do C2, tam budou užitečnější.",
        "přelet všechny stíhačky B1 -> C2",
    ),
    (
        "powers",
        "sk",
        "No čo, ideme do toho: tri pechoty z A3 na A4, a keby padlo 30 %, tak preč odtiaľ.",
        "presuň 3 pechoty A3 -> A4 ústup straty 30%",
    ),
    ("powers", "sk", "So zeleným uzavrieť mier, platí do 9. kola", "zmluva zelení: mier, do kola 9"),
    (
        "powers",
        "en",
        "Doctrine for attacks on Moravia: retreat to Austria at 30% losses",
        "doctrine L75 attack retreat-to L9, retreat losses 30%",
    ),
    ("powers", "ru", "Зелёный: мир до 11-го раунда с правом прохода", "договор зелёные: мир, до раунда 11, проход"),
)
NOT_OFFERED = (
    ("campaign", "en", "Green will surely take Tor with his second army by then."),
    ("campaign", "en", "What if the first army went nine squares down, after that two left?"),
    ("campaign", "en", "First army: do not go nine squares down after that."),
    ("campaign", "en", "The third took that nice town not far from it, Orel."),
    ("campaign", "en", "I would love to see the first go nine squares down."),
    ("campaign", "en", "First army: nine squares down or, after that, two over to the left, I can't decide."),
    ("campaign", "en", "They say the first army goes nine squares down after that."),
    ("campaign", "en", "Unless you object, first army nine squares down after that."),
    ("campaign", "cs", "Zelený určitě obsadí to město kousek od něj, Orel."),
    ("campaign", "cs", "Třetí armáda obsadila to město kousek od ní, Orel."),
    ("campaign", "cs", "Třetí armáda ať neobsazuje to město kousek od ní, Orel."),
    ("campaign", "cs", "Má třetí armáda obsadit to město kousek od ní, Orel?"),
    ("campaign", "cs", "Škoda, že třetí armáda neobsadila to město kousek od ní, Orel."),
    ("campaign", "sk", "Zelený určite obsadí to malé mesto kúsok od neho, Orel."),
    ("campaign", "sk", "Trojka obsadila to malé mesto kúsok od nej, Orel."),
    ("campaign", "sk", "Keby tak trojka obsadila to malé mesto kúsok od nej, Orel."),
    ("campaign", "sk", "Vraj trojka obsadí to malé mesto kúsok od nej, Orel."),
    ("campaign", "ru", "Зелёный наверняка займёт тот городок неподалёку, Орел."),
    ("campaign", "ru", "Двойка шесть вверх не пойдёт, упрётся во что-нибудь."),
    ("campaign", "ru", "Говорят, двойка пойдёт шесть вверх, упрётся там."),
    ("campaign", "ru", "Двойка ушла бы шесть вверх, да некуда."),
    ("duncan", "en", "um, three got stronger, twice, yes twice"),
    ("duncan", "en", "should three get stronger, twice, yes twice?"),
    ("duncan", "en", "three gets stronger or faster, twice, who knows"),
    ("duncan", "en", "Red's third gets stronger, twice, yes twice, thank you"),
    ("duncan", "cs", "Jednotce 3 sílu dvakrát? Vylepšit, nevím."),
    ("duncan", "cs", "Jednotce 3 sílu dvakrát ne. Vylepšit až jindy."),
    ("duncan", "cs", "dvojka se přitočila k té zdi zespoda, tedy na G5"),
    ("duncan", "cs", "červený se přitočí k té zdi zespoda, tedy na G5"),
    ("duncan", "sk", "Jednotke 2 rýchlosť dvakrát nie. Vylepšiť, samozrejme, inokedy."),
    ("duncan", "sk", "Jednotka 2 rýchlosť dvakrát vylepšila, samozrejme."),
    ("duncan", "ru", "Юниту 2 скорость дважды не надо. Улучшать, конечно, рано."),
    ("duncan", "ru", "Юниту 2 скорость дважды? Улучшить, конечно?"),
    ("duncan", "ru", "Юниту 2 или 3 скорость дважды. Улучшить, конечно."),
    ("europe", "en", "Have Russia's men had a good look at the Briton's cards?"),
    ("europe", "en", "The Ottomans will draw fate. Aces and queens stay with them."),
    ("europe", "en", "I was thinking of drawing fate. Aces and queens stay with me, the rest go to Russia."),
    ("europe", "en", "Draw fate? Aces and queens stay with me, the rest go to Russia?"),
    ("europe", "cs", "Ústup z Itálie nebo z Francie povede do Španělska."),
    ("europe", "cs", "Ústup z Itálie nepovede do Francie, pak do Španělska."),
    ("europe", "cs", "Ústup z Itálie vedl do Francie, pak do Španělska."),
    ("europe", "cs", "Rusové povedou ústup z Itálie do Francie, pak do Španělska."),
    ("europe", "sk", "Ústup z Talianska viedol do Francúzska, potom do Španielska."),
    ("europe", "sk", "Ústup z Talianska nepovedie do Francúzska, potom do Španielska."),
    ("europe", "sk", "Povedie ústup z Talianska do Francúzska, potom do Španielska?"),
    ("europe", "sk", "Rusi vraj povedú ústup z Talianska do Francúzska, potom do Španielska."),
    ("europe", "ru", "Отступление из Италии не поведёт во Францию, потом в Испанию."),
    ("europe", "ru", "Отступление из Италии вело во Францию, потом в Испанию."),
    ("europe", "ru", "Если бы отступление из Италии вело во Францию, потом в Испанию..."),
    ("europe", "ru", "Пополнение у меня вчера получили испанцы, одна новая фигура."),
    ("europe", "ru", "Пополнение получают испанцы или итальянцы, одна новая фигура."),
    ("dice_empires", "cs", "Tři lidé z k1 se přestěhovali na farmu a jsou k4."),
    ("dice_empires", "cs", "Tři lidé z k1 ať se nestěhují na farmu a nejsou k4."),
    ("dice_empires", "cs", "Zelený asi přestěhuje tři lidi z k1 na farmu a budou k4."),
    ("dice_empires", "sk", "Dvaja ľudia z k1 sa presťahovali do kostola a sú k3."),
    ("dice_empires", "sk", "Majú sa dvaja ľudia z k1 presťahovať do kostola a byť k3?"),
    ("dice_empires", "sk", "Dvaja ľudia z k1 nech sa presťahujú do kostola, alebo radšej nie."),
    ("dice_empires", "ru", "Двое людей из к1 переселились в церковь и стали к3."),
    ("dice_empires", "ru", "Двое людей из к1 пусть не переселяются в церковь и не будут к3."),
    ("dice_empires", "ru", "Хотелось бы, чтобы двое людей из к1 переселились в церковь и были к3."),
    ("dice_empires", "en", "Two people out of d1 had relocated into the church and were d3."),
    ("dice_empires", "en", "Green is bound to give red a visit with die 2"),
    ("dice_empires", "en", "give green a visit with die 2, or maybe not"),
    ("dice_empires", "en", "I wish we could give green a visit with die 2"),
    (
        "powers",
        "cs",
        "Hele, ty stíhačky v B1 tam stejně jen tak stojí, ale ať nepřeletí do C2, tam by nebyly užitečnější.",
    ),
    ("powers", "cs", "Ty stíhačky v B1 prý všechny přeletí do C2, tam budou užitečnější."),
    ("powers", "cs", "Červení určitě všechny stíhačky z B1 přeletí do C2, tam budou užitečnější."),
    ("powers", "cs", "Všechny stíhačky v B1 přeletěly do C2, tam byly užitečnější."),
    ("powers", "sk", "No čo, mali sme ísť do toho: tri pechoty z A3 na A4, a keby padlo 30 %, tak preč odtiaľ."),
    ("powers", "sk", "So zeleným mier neuzavrieť, platil do 9. kola"),
    ("powers", "en", "May I have a cruiser that was laid down in the S1 harbour of A5?"),
    ("powers", "en", "A cruiser or a destroyer to be laid down in the S1 harbour of A5, please"),
    ("powers", "en", "Doctrine for attacks on Moravia: should we retreat to Austria at 30% losses?"),
    ("powers", "ru", "Да не обрушится пехота наша из Волыни, вся до единой, на врага в Литве!"),
    ("powers", "ru", "Обрушилась пехота наша из Волыни, вся до единой, на врага в Литве!"),
    ("powers", "ru", "Обрушится ли пехота красных из Волыни, вся до единой, на нас в Литве?"),
)


@pytest.mark.parametrize(("game", "language", "line", "ready"), OFFERED)
def test_all_that_is_named_has_its_place_in_what_is_offered(game: str, language: str, line: str, ready: str) -> None:
    """A line that is read by now says the same."""
    found = draft(language, line, game=game)
    assert ready in offers(found.problems) or [*found.sheet] == plainly(language, ready, game)


@pytest.mark.parametrize(("game", "language", "line"), NOT_OFFERED)
def test_nothing_is_sought_for_what_is_denied_asked_told_or_done_by_others(game: str, language: str, line: str) -> None:
    found = draft(language, line, game=game)
    assert found.sheet.lines == ()
    assert offers(found.problems) == []
