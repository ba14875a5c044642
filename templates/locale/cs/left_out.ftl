# Co v dopisu nic nenařizuje.
remark-talk = { $more ->
    [0] Vynechali jsme, protože to nic nenařizuje: { $words }.
   *[other] Vynechali jsme, protože to nic nenařizuje: { $words } a ještě { $more }.
}
remark-shown = { $more ->
    [0] Neprovedeno kvůli slovům, která stojí před tím: { $words }. Pokud to platí teď, pošlete to prosím bez nich.
   *[other] Neprovedeno kvůli slovům, která stojí před tím: { $words } a ještě { $more }. Pokud to platí teď, pošlete to prosím bez nich.
}
remark-unchanged = { $more ->
    [0] Kvůli těmto slovům se nic nezměnilo: { $words }. Pokud nějaký rozkaz ruší nebo omezují, napište to prosím jako rozkaz.
   *[other] Kvůli těmto slovům se nic nezměnilo: { $words } a ještě { $more }. Pokud nějaký rozkaz ruší nebo omezují, napište to prosím jako rozkaz.
}
remark-question = Vaše otázka „{ $question }“ není rozkaz. Pojednává o tom kapitola „{ $chapter }“ pravidel: přijde zvláštním dopisem a znovu ji pošle řádek „{ $ask }“.
remark-questions = To není rozkaz a v pravidlech o tom kapitola není: { $questions }. Chcete-li se zeptat vedoucího, napište řádek „vedoucímu: ...“.
left-out-words = „{ $words }“
