# Čo v liste nič nenariaďuje.
remark-talk = { $more ->
    [0] Vynechali sme, lebo to nič nenariaďuje: { $words }.
   *[other] Vynechali sme, lebo to nič nenariaďuje: { $words } a ešte { $more }.
}
remark-shown = { $more ->
    [0] Nevykonané pre slová, ktoré stoja pred tým: { $words }. Ak to platí teraz, pošlite to, prosím, bez nich.
   *[other] Nevykonané pre slová, ktoré stoja pred tým: { $words } a ešte { $more }. Ak to platí teraz, pošlite to, prosím, bez nich.
}
remark-unchanged = { $more ->
    [0] Pre tieto slová sa nič nezmenilo: { $words }. Ak nejaký rozkaz rušia alebo obmedzujú, napíšte to, prosím, ako rozkaz.
   *[other] Pre tieto slová sa nič nezmenilo: { $words } a ešte { $more }. Ak nejaký rozkaz rušia alebo obmedzujú, napíšte to, prosím, ako rozkaz.
}
remark-question = Vaša otázka „{ $question }“ nie je rozkaz. Hovorí o tom kapitola „{ $chapter }“ pravidiel: príde osobitným listom a znova ju pošle riadok „{ $ask }“.
remark-questions = To nie je rozkaz a v pravidlách o tom kapitola nie je: { $questions }. Ak sa chcete spýtať vedúceho, napíšte riadok „vedúcemu: ...“.
left-out-words = „{ $words }“
