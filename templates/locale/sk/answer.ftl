# Odpoveď na rozkazy.
answer-all = Všetkým rozkazom rozumieme
answer-some = { $understood ->
    [0] Nerozumieme žiadnemu riadku
    [one] Rozumieme { $understood } riadku { $count ->
            [4] zo
            [6] zo
            [7] zo
            [14] zo
            [16] zo
            [17] zo
           *[other] z
        } { $count }
   *[other] Rozumieme { $understood } riadkom { $count ->
            [4] zo
            [6] zo
            [7] zo
            [14] zo
            [16] zo
            [17] zo
           *[other] z
        } { $count }
}
answer-nothing = V liste nie sú žiadne rozkazy
answer-none = Zatiaľ žiadne rozkazy
answer-idle = { $count ->
    [one] Všetkému rozumieme, ale ako to teraz vyzerá, { $count } rozkaz nič neurobí
    [few] Všetkému rozumieme, ale ako to teraz vyzerá, { $count } rozkazy nič neurobia
   *[other] Všetkému rozumieme, ale ako to teraz vyzerá, { $count } rozkazov nič neurobí
}
answer-lines-idle = { $count ->
    [one] Ako to teraz vyzerá, { $count } rozkaz nič neurobí ({ $named }).
    [few] Ako to teraz vyzerá, { $count } rozkazy nič neurobia ({ $named }).
   *[other] Ako to teraz vyzerá, { $count } rozkazov nič neurobí ({ $named }).
}
answer-line-idle = Ako to teraz vyzerá, tento rozkaz nič neurobí.
answer-line-played = Ako to teraz vyzerá, vykoná sa: „{ $order }“.
answer-complete = Všetko je hotové, nič ďalšie od vás nepotrebujeme.
answer-to-mend = { $count ->
    [one] Zostáva opraviť riadok { $lines }.
   *[other] Zostáva opraviť riadky { $lines }.
}
answer-missing = Zatiaľ bez rozkazov: { $subjects }.
answer-late = List prišiel po uzávierke: rozkazy sú uložené na ťah { $turn }.
answer-due = Uzávierka: { $when }
answer-opening = Váš list prišiel { $when }. Takto sme rozkazom porozumeli:
answer-opening-partner = Prišiel list ({ $who }, { $when }). Takto sme rozkazom porozumeli:
answer-received = Váš list prišiel { $when }.
answer-opening-plain = Takto sme vašim rozkazom porozumeli:
answer-refused = Neprijaté, treba opraviť
answer-overruled = Už neplatí
answer-words = Písali ste:
answer-try = Skúste:
answer-paragraph = { $words } (pravidlo { $paragraph })
answer-map = Vaše plány na mape
answer-map-bare = Vaša mapa
answer-map-alt = Mapa plánov na ťah { $turn }; každý plán je opísaný slovami vyššie
answer-map-legend = Plná šípka: plán; čiarkovaná: len za svojej podmienky.
answer-mend = Ak chcete opraviť riadok, pošlite len ten; ostatné zostanú. Slovo „zrušiť“ odvolá všetky rozkazy.
answer-write = Opraviť riadky
answer-earlier = Zo skorších listov, stále v platnosti:
answer-line = riadok { $line }
answer-line-of = riadok { $line } vášho listu z { $when }
answer-by-referee = zapísal vedúci
answer-trial = Toto bola skúška: nič z nej sme neuložili.
answer-receipt = Vaše potvrdenie: ťah { $turn }, verzia { $revision }, odtlačok { $digest }. Ak ho chcete znova, napíšte „rozkazy“.
answer-receipt-trial = V platnosti zostáva: ťah { $turn }, verzia { $revision }, odtlačok { $digest }.
answer-standing = Čo platí
answer-title-trial = Skúška: { $verdict }
answer-question = Má váš starší list platiť?
answer-change = Ak chcete rozkaz zmeniť, pošlite len jeho nový riadok; ostatné zostanú. Slovo „zrušiť“ odvolá všetky rozkazy.
answer-begin = Odpovedzte na tento list: na každý rozkaz jeden riadok. Slovo „pomoc“ ukáže, ako ich písať.
answer-keep = Aby tieto rozkazy platili, pošlite ich bez slova „skúška“.
