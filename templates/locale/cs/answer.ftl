# Odpověď na rozkazy.
answer-all = Všem rozkazům rozumíme
answer-some = { $understood ->
    [0] Nerozumíme žádnému řádku
    [one] Rozumíme { $understood } řádku { $count ->
            [2] ze
            [3] ze
            [4] ze
            [6] ze
            [7] ze
            [14] ze
            [16] ze
            [17] ze
           *[other] z
        } { $count }
   *[other] Rozumíme { $understood } řádkům { $count ->
            [2] ze
            [3] ze
            [4] ze
            [6] ze
            [7] ze
            [14] ze
            [16] ze
            [17] ze
           *[other] z
        } { $count }
}
answer-nothing = V dopise nejsou žádné rozkazy
answer-none = Zatím žádné rozkazy
answer-idle = { $count ->
    [one] Všemu rozumíme, ale jak to teď vypadá, { $count } rozkaz nic neudělá
    [few] Všemu rozumíme, ale jak to teď vypadá, { $count } rozkazy nic neudělají
   *[other] Všemu rozumíme, ale jak to teď vypadá, { $count } rozkazů nic neudělá
}
answer-lines-idle = { $count ->
    [one] Jak to teď vypadá, { $count } rozkaz nic neudělá ({ $named }).
    [few] Jak to teď vypadá, { $count } rozkazy nic neudělají ({ $named }).
   *[other] Jak to teď vypadá, { $count } rozkazů nic neudělá ({ $named }).
}
answer-line-idle = Jak to teď vypadá, tento rozkaz nic neudělá.
answer-line-played = Jak to teď vypadá, provede se: „{ $order }“.
answer-complete = Vše je hotovo, nic dalšího od vás nepotřebujeme.
answer-to-mend = { $count ->
    [one] Zbývá opravit řádek { $lines }.
   *[other] Zbývá opravit řádky { $lines }.
}
answer-missing = Zatím bez rozkazů: { $subjects }.
answer-late = Dopis přišel po uzávěrce: rozkazy jsou uloženy pro tah { $turn }.
answer-due = Uzávěrka: { $when }
answer-opening = Váš dopis přišel { $when }. Takto jsme rozkazům porozuměli:
answer-opening-partner = Přišel dopis ({ $who }, { $when }). Takto jsme rozkazům porozuměli:
answer-received = Váš dopis přišel { $when }.
answer-opening-plain = Takto jsme vašim rozkazům porozuměli:
answer-refused = Nepřijato, je třeba opravit
answer-overruled = Už neplatí
answer-words = Psali jste:
answer-try = Zkuste:
answer-paragraph = { $words } (pravidlo { $paragraph })
answer-map = Vaše plány na mapě
answer-map-bare = Vaše mapa
answer-map-alt = Mapa plánů pro tah { $turn }; každý plán je popsán slovy výše
answer-map-legend = Plná šipka: plán; čárkovaná: jen za své podmínky.
answer-mend = Chcete-li opravit řádek, pošlete jen ten; ostatní zůstanou. Slovo „zrušit“ odvolá všechny rozkazy.
answer-write = Opravit řádky
answer-earlier = Z dřívějších dopisů, stále v platnosti:
answer-line = řádek { $line }
answer-line-of = řádek { $line } vašeho dopisu z { $when }
answer-by-referee = zapsal vedoucí
answer-trial = Toto byla zkouška: nic z ní jsme neuložili.
answer-receipt = Vaše potvrzení: tah { $turn }, verze { $revision }, otisk { $digest }. Chcete-li je znovu, napište „rozkazy“.
answer-receipt-trial = V platnosti zůstává: tah { $turn }, verze { $revision }, otisk { $digest }.
answer-standing = Co platí
answer-title-trial = Zkouška: { $verdict }
answer-question = Má váš starší dopis platit?
answer-change = Chcete-li rozkaz změnit, pošlete jen jeho nový řádek; ostatní zůstanou. Slovo „zrušit“ odvolá všechny rozkazy.
answer-begin = Odpovězte na tento dopis: na každý rozkaz jeden řádek. Slovo „pomoc“ ukáže, jak je psát.
answer-keep = Aby tyto rozkazy platily, pošlete je bez slova „zkouška“.
