# Komu veríme: otázky, na ktoré sa odpovedá mailom, adresy, spoluhráči, kódy a heslá.
challenge-how = { $days ->
    [one] Odpovedzte prosím na tento mail slovom „áno“ alebo „nie“ v prvom riadku, a to do jedného dňa.
   *[other] Odpovedzte prosím na tento mail slovom „áno“ alebo „nie“ v prvom riadku, a to do { $days } dní.
 } Odpoveď musí prísť z adresy, na ktorú prišiel tento mail. (Kód: { $code })
challenge-unclear = Áno, alebo nie?
challenge-unclear-body = Na niečo sme sa vás pýtali a vašej odpovedi sme nerozumeli. Zatiaľ sa nič nestalo.
challenge-unknown = Túto otázku nepoznáme
challenge-unknown-body = Váš mail odpovedá na otázku, ktorú sme nepoložili. Nič sa nevykonalo, mail je uložený. Ak chcete o niečo požiadať, napíšte to prosím znova: na predmet „pomoc“ príde prehľad možností.
challenge-elsewhere = Vaša odpoveď neplatí
challenge-elsewhere-body = Otázka, na ktorú odpovedáte, bola položená na inú adresu, než z ktorej píšete. Platí len odpoveď z tej adresy. Nič sa nevykonalo.
challenge-used = Už ste odpovedali
challenge-used-body = Platí vaša skoršia odpoveď na túto otázku, teraz sa nič nezmenilo. Ak ste si to rozmysleli, napíšte nám prosím znova.
challenge-expired = Vaša odpoveď prišla neskoro
challenge-expired-body = Lehota na odpoveď na túto otázku uplynula, takže sa nič nevykonalo. Požiadajte prosím o to isté ešte raz a odpovedzte na novú otázku.
