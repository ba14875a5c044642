# Союзники: что они могут делать друг для друга и друг другу.
powers-clause-gifts = подарки
powers-clause-joint = совместная атака
powers-clause-command = командование
powers-ally-rule = { $rule ->
    [pass] вход в земли друг друга
    [gifts] подарки юнитов
    [gift-land] подарки земель
    [joint] совместные атаки
    [command] командование юнитами друг друга
   *[other] { $rule }
}
powers-event-units_given = { SEAT($to) } теперь владеют тем, что было чужим в { $at }: { $units }.
powers-event-land_given = { SEAT($seat) }: { $at } подарена, кому: { SEAT($to) }.
powers-event-led = { $back ->
    [0] Юнитами, которые { SEAT($seat) } имеют в { $at }, теперь командуют { $who }: { $units }.
   *[other] { SEAT($seat) } снова сами командуют в { $at }: { $units }.
}
powers-event-not_handed = В { $at } ничего не передано: { $why ->
    [out] они выбыли из войны.
    [no_consent] ни один договор между вами об этом не говорит ({ $who }).
    [not_own] земля была не ваша.
   *[no_units] таких ваших юнитов там не было.
}
powers-event-betrayed = Предательство в { $at }! { SEAT($seat) } уничтожили всё, что там имели { SEAT($loser) }: { $units }.
powers-event-risen = { SEAT($seat) }: атака изнутри в { $at }: { $units }.
powers-plan-handed = В конце раунда, когда все походят и произведут: { $what ->
    [give] эти юниты будут принадлежать: { $who }; они останутся в { $at }.
    [give-land] { $at } будет принадлежать: { $who }, с постройками и со всем, что строится. Земля будет свежей.
   *[command] этими юнитами со следующего раунда будут ходить: { $who }.
}
powers-plan-betray = Перед первым шагом без боя уничтожается всё, что { SEAT($who) } имеют в { $at }.
powers-heading-allies = Союзники
powers-guests = { $at } (чья земля: { $holder }): { $units }, чьи: { SEAT($who) }
powers-lead-own = Командуют { SEAT($who) }: { $units } в { $at }
powers-lead-theirs = Командуете вы: { $units } в { $at }, чьи: { SEAT($who) }
powers-waiting = В конце раунда: { $what ->
    [give-land] { $at } получат { $who }.
    [give] { $units } в { $at } получат { $who }.
   *[command] { $units } в { $at } поведут { $who }.
}
problem-powers-ally-rule = В этой игре союзники так не делают: { powers-ally-rule }.
problem-powers-no-consent = Ни в одном действующем договоре ({ SEAT($who) }) нет статьи «{ $clause ->
    [gifts] подарки
   *[command] командование
}»: другая сторона не согласилась. Напишите «договор { SEAT($who) }: { $clause ->
    [gifts] подарки
   *[command] командование
}»; другая сторона должна сначала принять его.
problem-powers-not-led = { $unit }: в { $at } такими вашими юнитами никто другой не командует.
problem-powers-led = { $unit } в { $at }: ими командуют { SEAT($who) }. Сначала верните командование.
problem-powers-not-yours = Эти юниты в { $at } принадлежат { SEAT($who, case: "dat") }, и приказать такое может только владелец: { $units }.
problem-powers-no-consent-lead = Эти юниты в { $at } принадлежат { SEAT($who, case: "dat") }, и владелец не согласился, чтобы командовали вы: { $units }. { $treaty ->
    [0] Сначала напишите «договор { SEAT($who) }: командование». Когда другая сторона его примет, она должна написать
   *[1] Владелец должен написать
} «командование { $units } в { $at } { SEAT($me, case: "dat") }»; с раунда после этого командуете вы.
problem-powers-unarmed = В { $at } у вас нет готового юнита, который мог бы это сделать.
problem-powers-nobody-to-betray = { SEAT($who) }: в { $at } никого из них нет.
problem-powers-own-land = { $at } — ваша собственная земля; изнутри атакуют только гости у другого.
problem-powers-which-units = Какие юниты в { $at }? Назовите их виды.
problem-powers-nobody-inside = Вы в { $at } одни: изнутри нападать не на кого.
