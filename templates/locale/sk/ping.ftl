# “ping”: does the mail work?
ping = Pošta funguje
ping-came = Váš list sem prišiel: { $when }
ping-took = Od jeho príchodu do tejto odpovede: { $amount }
ping-clock = Hodiny tu ukazujú: { $when }
seconds = { $count ->
    [0] menej ako sekunda
    [one] { $count } sekunda
    [few] { $count } sekundy
   *[other] { $count } sekúnd
}
help-ping = či funguje pošta: za ako dlho prišla odpoveď a koľko je podľa našich hodín
referee-help-ping = či funguje pošta: za ako dlho prišla odpoveď a koľko je podľa našich hodín
