# За что каждый играет.
powers-aim = { $mark ->
    [met] ✓ { $aim }
    [open] ○ { $aim }
   *[known] { $aim }
}
powers-aim-who = { $own ->
    [1] вы сами
   *[other] { SEAT($of) }
}
powers-aim-left = { $left ->
    [0] {""}
   *[other] {" "}Осталось раундов: { $left }.
}
powers-aim-missing = { $missing_count ->
    [0] {""}
   *[other] {" "}Ещё не хватает: { $missing }.
}
powers-goal = { $goal ->
    [blitz] Блицкриг: атакующий должен вовремя достичь цели.
    [elim] На выбывание: все остальные должны выбыть из войны.
    [g-prio] На выбывание с приоритетами.
    [g-pair] Побеждает любая пара: война кончается, когда остаются двое.
    [g-quarrel] Ссора завоевателей: важно, кто в конце держит главную землю.
    [g-secret] Тайные задания: своё знаете только вы.
    [g-public] Открытые задания.
    [g-rel] Отношения: каждая земля считается по вашему отношению к её владельцу.
    [g-score] Задания на очки.
    [g-amsov] Америка и Советы.
    [g-finland] Спор о Финляндии.
    [g-polbuild] Политические очки за постройки.
    [g-people] Правительство и народ: благосостояние и земли против того, что было в начале.
    [g-polland] Политические очки за земли.
   *[other] { $goal }
}
powers-goal-drawn = Так решил жребий; раундов: { $rounds }.{ $goal ->
    [blitz] {" "}Нападает сторона { $side }: к концу какого-нибудь раунда у неё должно быть земель: { $lands }.
    [elim] {" "}Если до тех пор никто не победит, проиграет сторона { $side }.
    [g-quarrel] {" "}Спорная земля: { $target }.
   *[other] {""}
}
powers-goal-last = Побеждает тот, кто останется один.
powers-goal-of = { $who }: { $aims }
powers-goal-secret = тайна
powers-column-result = Итог
powers-task = { $name ->
    [own-lands] свои земли
    [others-few] мало земель у других
    [finland-free] свободная Финляндия
    [finland-held] удержать Финляндию
    [finland-lives] Финляндия жива
    [secret] тайное задание
    [none] задание
   *[other] { $name }
}
powers-aim-said = { $words }: { $have } из { $need }
powers-aim-blitz-attack = Взять главные земли: { $have } из { $need }.{ powers-aim-missing }{ powers-aim-left }
powers-aim-blitz-defend = Не пустить атакующего к главным землям: у него { $have } из { $need }.{ powers-aim-left }
powers-aim-destroy = выбыли: { SEAT($of) }
powers-aim-deadline = проиграют, если никто вовремя не победит: { SEAT($of) }.{ powers-aim-left }
powers-aim-survive = остаться в войне{ $priority ->
    [0] {""}
   *[other] {" "}(приоритет { $priority }, сейчас место { $place })
}
powers-aim-two-left = остаются только { $need }; сейчас { $have }.{ powers-aim-left }
powers-aim-first-two = быть среди первых двух: приоритет { $priority }, сейчас место { $place }
powers-aim-hold-target = { $land } держит: { $holder }. Итог, если бы конец был сейчас: { $result } (0 лучше всего; порядок: { SEAT($row) }).{ powers-aim-left }
powers-aim-relation = { powers-aim-who }: { $relation } за каждую землю, сейчас { $lands }
powers-aim-points = очки: { $have }{ $need ->
    [0] {""}
   *[other] {" "}из { $need }
}
powers-aim-points-unknown = политические очки, известные только им
powers-aim-centres-held = политических центров: { $have } из { $of }
powers-aim-task = Задание { $task } ({ $name }): { $have }
powers-aim-score = счёт: { $have } (веса { $weights })
powers-aim-lands = земель в руках ({ powers-aim-who }): { $need }; сейчас { $have }
powers-aim-share = земель в руках ({ powers-aim-who }): { $need }; сейчас { $have }
powers-aim-few = земель в руках ({ powers-aim-who }) не больше { $need }; сейчас { $have }
powers-aim-centres = политических центров в руках ({ powers-aim-who }): { $need }; сейчас { $have }
powers-aim-all = { $lands } в руках ({ powers-aim-who }); сейчас { $have } из { $need }
powers-aim-any = хоть одна из { $lands } в руках ({ powers-aim-who })
powers-aim-not-all = { $lands } не все в одних руках ({ powers-aim-who }); сейчас { $have }, не больше { $need }
powers-aim-none = ни одной из { $lands } в руках ({ powers-aim-who }); сейчас { $have }
powers-aim-alive = ещё в войне: { powers-aim-who }
powers-aim-destroyed = выбыли: { powers-aim-who }
powers-aim-more = больше земель, чем { SEAT($of) }: нужно { $need }, сейчас { $have }
powers-aim-near = { $by ->
    [0] не меньше земель, чем { SEAT($of) }
   *[other] не больше чем на { $by } земель меньше, чем { SEAT($of) }
}: нужно { $need }, сейчас { $have }
powers-aim-own-lands = очки за свои земли: { $have } из { $top }
powers-aim-lands-graded = очки за земли: { $have } из { $top }
powers-aim-others-few = очки за то, что мало земель ({ powers-aim-who }): { $have } из { $top }
powers-aim-few-graded = очки за то, что мало земель ({ powers-aim-who }): { $have } из { $top }
powers-aim-welfare = { powers-aim-who }: { $weight } за каждую сотую начального благосостояния, сейчас { $have }
powers-aim-realm = { powers-aim-who }: { $weight } за каждую сотую начальных земель, сейчас { $have }
