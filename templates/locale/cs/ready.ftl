# Hotové řádky a čím se přijímají.
answer-ready = Hotový řádek { $number }:
answer-accept = { $count ->
    [one] Odpověď jediným slovem „ano“ přijímá hotový řádek tak, jak je ukázán.
   *[other] Odpověď jediným slovem „ano“ přijímá všechny hotové řádky tak, jak jsou ukázány, „ano 2“ jen druhý. Ze dvou čtení jednoho řádku vyberte číslem.
}
remark-accepted = { $count ->
    [one] Hotový řádek, který jste přijali, teď platí.
    [few] { $count } hotové řádky, které jste přijali, teď platí.
   *[other] { $count } hotových řádků, které jste přijali, teď platí.
}
remark-accept-nothing = Není co přijmout: poslední odpověď žádný hotový řádek nenabízela, nebo jste mezitím psali rozkazy. Nic se nezměnilo.
remark-accept-unknown = Hotový řádek { $numbers } není: v poslední odpovědi { $count ->
    [one] byl jeden
    [few] byly { $count }
   *[other] jich bylo { $count }
}.
remark-accept-which = Řádek lze číst dvojím způsobem. Napište prosím číslo hotového řádku, který máte na mysli.
