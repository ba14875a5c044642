"""What is done when all else fails, and where one falls back to: „Keby všetko ostatné zlyhalo, náhradne odvod ...“."""

from __future__ import annotations

from tests.language.kit import means, orders_nothing

LINES = (
    ("en", "By default do the draft in Italy.", "default draft Italy"),
    ("en", "If everything else fails, draft in Italy.", "default draft Italy"),
    ("en", "If my orders get lost, draft in Spain.", "default draft Spain"),
    ("en", "France, if it comes to that, retreats to Italy.", "retreat from France: Italy"),
    ("en", "If they try to push me out of France, retreat to Spain.", "retreat from France: Spain"),
    ("en", "If somebody drives us out of Spain, we go to Africa.", "retreat from Spain: Africa"),
    ("en", "If Germany is empty, move in from France.", "if Germany empty: move France -> Germany"),
    ("ru", "Запасным действием запиши мне призыв в Испании.", "default draft Spain"),
    ("ru", "Если всё сорвётся, по умолчанию призыв в Италии.", "default draft Italy"),
    ("ru", "Франция в случае нужды отступает в Италию.", "retreat from France: Italy"),
    ("ru", "Если захотят выбить меня из Испании, отступить в Африку.", "retreat from Spain: Africa"),
    ("ru", "Если в Германии пусто, иди туда из Франции.", "if Germany empty: move France -> Germany"),
    ("ru", "Если наберётся в руке три карты, тянуть судьбу.", "if I have 3 cards: fate"),
    ("cs", "Jako náhradní akci mi zapiš odvod ve Španělsku.", "default draft Spain"),
    ("cs", "Kdyby všechno ostatní selhalo, náhradně odvod v Itálii.", "default draft Italy"),
    ("cs", "Kdyby moje rozkazy propadly, náhradně odvod v Itálii.", "default draft Italy"),
    ("cs", "Francie v případě nouze ustupuje do Itálie.", "retreat from France: Italy"),
    ("cs", "Kdyby mě chtěl někdo vyhnat ze Španělska, ustup do Afriky.", "retreat from Spain: Africa"),
    ("sk", "Ako náhradnú akciu mi zapíš odvod v Španielsku.", "default draft Spain"),
    ("sk", "Keby všetko ostatné zlyhalo, náhradne odvod v Taliansku.", "default draft Italy"),
    ("sk", "Keby moje rozkazy prepadli, náhradne odvod v Taliansku.", "default draft Italy"),
    ("sk", "Francúzsko v prípade núdze ustupuje do Talianska.", "retreat from France: Italy"),
    ("sk", "Keď ma vytlačia z Francúzska, ustúpim do Španielska.", "retreat from France: Spain"),
    ("sk", "Bránim sa najlepšími.", "defend best"),
    ("en", "Emergency order: draft in Spain.", "default draft Spain"),
    ("en", "The reserve order is fate.", "default fate"),
    ("ru", "Запасной приказ: призыв в Италии.", "default draft Italy"),
    ("ru", "Если ничего так и не получилось, призыв в Испании.", "default draft Spain"),
    ("cs", "Záložní rozkaz: odvod v Itálii.", "default draft Italy"),
    ("cs", "Náhradní akcí budiž odvod v Itálii.", "default draft Italy"),
    ("sk", "Náhradným rozkazom nech je odvod v Taliansku.", "default draft Italy"),
)
TRAPS = (
    ("en", "If everything else fails, I'm lost."),
    ("en", "If my orders get lost, don't draft in Spain."),
    ("en", "France, if the need arises, doesn't retreat to Italy."),
    ("en", "If they throw me out of Spain I will be sad."),
    ("ru", "Если всё сорвётся, мне конец."),
    ("ru", "Запасным действием не ставь призыв в Испании."),
    ("ru", "Если меня выгонят из Испании, я обижусь."),
    ("cs", "Jako náhradní akci nezapisuj odvod ve Španělsku."),
    ("cs", "Když mě vyhodí ze Španělska, budu smutný."),
    ("cs", "Všechno ostatní selhalo, odvod v Itálii."),
    ("sk", "Ako náhradnú akciu nezapisuj odvod v Španielsku."),
    ("sk", "Keď ma vyhodia zo Španielska, budem smutný."),
    ("sk", "Všetko ostatné zlyhalo, odvod v Taliansku."),
    ("sk", "Bránim sa odvodu v Taliansku."),
    ("en", "My reserve order was a draft in Spain."),
    ("ru", "Запасной приказ не нужен, призыва в Испании не надо."),
    ("cs", "Náhradní příkaz: ještě nevím, možná odvod ve Španělsku."),
    ("sk", "Náhradný príkaz nemám, odvod v Španielsku nerobte."),
)

test_what_is_done_when_all_fails_is_read = means(LINES, game="europe")
test_what_orders_nothing_of_the_kind_is_not = orders_nothing(TRAPS, game="europe")
