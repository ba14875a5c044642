# Komu věříme: otázky, na které se odpovídá mailem, adresy, spoluhráči, kódy a hesla.
challenge-how = { $days ->
    [one] Odpovězte prosím na tento mail slovem „ano“ nebo „ne“ na prvním řádku, a to do jednoho dne.
   *[other] Odpovězte prosím na tento mail slovem „ano“ nebo „ne“ na prvním řádku, a to do { $days } dnů.
 } Odpověď musí přijít z adresy, na kterou přišel tento mail. (Kód: { $code })
challenge-unclear = Ano, nebo ne?
challenge-unclear-body = Na něco jsme se vás ptali a vaší odpovědi jsme nerozuměli. Zatím se nic nestalo.
challenge-unknown = Tuto otázku neznáme
challenge-unknown-body = Váš mail odpovídá na otázku, kterou jsme nepoložili. Nic se neprovedlo, mail je uložen. Chcete-li o něco požádat, napište to prosím znovu: na předmět „pomoc“ přijde přehled možností.
challenge-elsewhere = Vaše odpověď neplatí
challenge-elsewhere-body = Otázka, na kterou odpovídáte, byla položena na jinou adresu, než ze které píšete. Platí jen odpověď z té adresy. Nic se neprovedlo.
challenge-used = Už jste odpověděli
challenge-used-body = Platí vaše dřívější odpověď na tuto otázku, teď se nic nezměnilo. Pokud jste si to rozmysleli, napište nám prosím znovu.
challenge-expired = Vaše odpověď přišla příliš pozdě
challenge-expired-body = Lhůta pro odpověď na tuto otázku uplynula, takže se nic neprovedlo. Požádejte prosím o totéž ještě jednou a odpovězte na novou otázku.
