# “ping”: does the mail work?
ping = Pošta funguje
ping-came = Váš dopis sem přišel: { $when }
ping-took = Od jeho příchodu do této odpovědi: { $amount }
ping-clock = Hodiny zde ukazují: { $when }
seconds = { $count ->
    [0] méně než sekunda
    [one] { $count } sekunda
    [few] { $count } sekundy
   *[other] { $count } sekund
}
help-ping = zda funguje pošta: za jak dlouho přišla odpověď a kolik je podle našich hodin
referee-help-ping = zda funguje pošta: za jak dlouho přišla odpověď a kolik je podle našich hodin
