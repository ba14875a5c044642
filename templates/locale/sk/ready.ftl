# Hotové riadky a čím sa prijímajú.
answer-ready = Hotový riadok { $number }:
answer-accept = { $count ->
    [one] Odpoveď jediným slovom „áno“ prijíma hotový riadok tak, ako je ukázaný.
   *[other] Odpoveď jediným slovom „áno“ prijíma všetky hotové riadky tak, ako sú ukázané, „áno 2“ len druhý. Z dvoch čítaní jedného riadku vyberte číslom.
}
remark-accepted = { $count ->
    [one] Hotový riadok, ktorý ste prijali, teraz platí.
    [few] { $count } hotové riadky, ktoré ste prijali, teraz platia.
   *[other] { $count } hotových riadkov, ktoré ste prijali, teraz platí.
}
remark-accept-nothing = Niet čo prijať: posledná odpoveď žiadny hotový riadok neponúkala, alebo ste medzitým písali rozkazy. Nič sa nezmenilo.
remark-accept-unknown = Hotový riadok { $numbers } nie je: v poslednej odpovedi { $count ->
    [one] bol jeden
    [few] boli { $count }
   *[other] ich bolo { $count }
}.
remark-accept-which = Riadok možno čítať dvojako. Napíšte, prosím, číslo hotového riadka, ktorý máte na mysli.
