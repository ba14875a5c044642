# Вступление: просьба, подтверждение, решение ведущего, приглашение, очередь; и уход.
notice-open-campaigns = Кампании со свободными местами: { $campaigns }.
notice-no-open-campaigns = Свободных мест сейчас нет ни в одной кампании.
notice-joined = Добро пожаловать в «{ $campaign }»
notice-joined-body = Ваша сторона: { SEAT($seat) }.
notice-joined-waiting = { $free ->
    [one] Нужен ещё { $free } игрок, тогда кампания начнётся и вы получите первый отчёт.
    [few] Нужны ещё { $free } игрока, тогда кампания начнётся и вы получите первый отчёт.
   *[other] Нужно ещё { $free } игроков, тогда кампания начнётся и вы получите первый отчёт.
 }
notice-joined-now = Первый отчёт уже в пути.
notice-already-joined = Вы уже играете в «{ $campaign }»
notice-already-joined-body = Ваша сторона: { SEAT($seat) }. Ничего не изменилось.
notice-join-full = Свободных мест нет
notice-join-full-body = В «{ $campaign }» нет свободных мест.
notice-join-unknown = Какая кампания?
notice-join-unknown-body = Открытой кампании «{ $campaign }» нет.
notice-join-name = Вы хотите вступить в кампанию; напишите её название в теме после слова «вступить».
joining-open = { $key } («{ $campaign }», { $free ->
    [one] { $free } свободное место
    [few] { $free } свободных места
   *[other] { $free } свободных мест
 })
joining-nearest = Может быть, вы имели в виду «{ $campaign }»? Тогда напишите: вступить { $campaign }
joining-ask = Хотите играть в «{ $campaign }»?
joining-ask-body = С этого адреса кто-то (надеемся, что вы) попросил место в «{ $campaign }».
joining-ask-yes = Ответьте «да», и место ваше; мы напишем, что будет дальше.
joining-ask-approve = После «да» ваша просьба попадёт к ведущему: кто играет в этой кампании, решает он.
joining-ask-full = Свободных мест сейчас нет. После «да» вы будете в очереди на { $place }-м месте, и первое подходящее вам место мы предложим вам.
joining-ask-not-you = Если это были не вы, ответьте «нет» или не отвечайте вовсе: ничего не произойдёт, а после «нет» мы { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
 } ни о чём вас не спросим.
joining-wishes = Вы хотели бы играть за { SEAT($seats, case: "acc") } (в порядке предпочтения). Посмотрим, свободно ли.
joining-only = Вы хотите играть только за { SEAT($seats, case: "acc") }.
joining-avoids = Вы не хотели бы играть за { SEAT($seats, case: "acc") }.
joining-zone = Сроки будут указаны в часовом поясе { $zone }, а ваше письмо написано по времени UTC{ $offset }. Если нужен другой пояс, добавьте под словом «да» строку вроде «zone Europe/Moscow».
joining-zone-unknown = Часового пояса «{ $zone }» мы не знаем. Если нужен свой, добавьте под словом «да» строку вроде «zone Europe/Moscow».
joining-dropped = Хорошо, в «{ $campaign }» вы не играете
joining-dropped-body = Ничего не сделано. Об этой кампании мы не спросим вас { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
 }, кто бы ни писал от вашего имени. Если передумаете раньше, попросите у ведущего приглашение.
joining-asked = «{ $campaign }»: решает ведущий
joining-asked-body = Ваша просьба передана ведущему. Ответ придёт письмом, больше от вас ничего не нужно.
joining-refused = «{ $campaign }»: в этот раз нет
joining-refused-body = Ведущий не дал вам места в этой кампании. Будем рады видеть вас в другой.
joining-approved = «{ $campaign }»: слово ведущего
joining-approved-body = Ведущий рад принять вас в игру и пишет:
joining-ended = Кампания «{ $campaign }» окончена
joining-ended-body = Вступить в неё уже нельзя.
joining-held = Кампания «{ $campaign }» прервана
joining-held-body = Кампания сейчас прервана и никого не принимает. Напишите, пожалуйста, через несколько дней.
joining-paused = Сейчас кампания приостановлена; когда она продолжится, мы напишем.
joining-referee-starts = Кампанию начинает ведущий; тогда придёт первый отчёт.
joining-invited = В «{ $campaign }» играют по приглашению
joining-invited-body = В эту кампанию могут вступить только те, кого пригласил ведущий. Если у вас есть код, напишите его после названия: вступить НАЗВАНИЕ КОД.
joining-code = Этот код не открывает места
joining-code-body = Код { $code } не приглашает в эту кампанию, уже использован или отозван. Попросите новый у того, кто вам его дал.
joining-line = «{ $campaign }»: ваше место в очереди — { $place }
joining-line-body = Подходящего вам свободного места в «{ $campaign }» нет, вы в очереди на { $place }-м месте. Как только место появится, мы напишем, и на ответ будет { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
 }.
joining-line-leave = Если ждать больше не хотите, ответьте на это письмо словом «нет» в первой строке. (Код: { $code })
joining-left = Вы больше не в очереди в «{ $campaign }»
joining-left-body = Спасибо, что сообщили. Если захотите играть позже, снова напишите нам «вступить».
joining-offer = В «{ $campaign }» для вас есть место
joining-offer-body = Вы ждали места в «{ $campaign }»: теперь можно играть за { SEAT($seat, case: "acc") }. Ответьте «да», и место сразу ваше; если вовремя не ответить, его предложат следующему в очереди.
joining-offer-before = Кампания ещё не началась.
joining-offer-begun = Кампания уже идёт: сейчас ждут приказов на ход { $turn }, и вы примете дела такими, какие они есть.
joining-offer-begun-round = Кампания уже идёт: сейчас ждут приказов на раунд { $turn }, и вы примете дела такими, какие они есть.
joining-offer-lapsed = Место в «{ $campaign }» перешло к следующему в очереди
joining-offer-lapsed-body = Мы предложили вам место и не дождались ответа, поэтому в очереди вас больше нет. Если вы ещё хотите играть, напишите: вступить { $campaign }
joining-accepted = { $name }: приглашение в «{ $campaign }» принято
joining-accepted-body = { $name } ({ $address }) теперь играет за { SEAT($seat, case: "acc") }.
joining-referee = { $name } хочет играть в «{ $campaign }»
joining-referee-body = { $name } ({ $address }) просит место в «{ $campaign }». Слова из письма — ниже.
joining-referee-avoids = Нежелательно: { SEAT($seats) }.
joining-referee-only = Пожелание, и только такое: { SEAT($seats) }.
joining-referee-wishes = Пожелания, в порядке предпочтения: { SEAT($seats) }.
joining-referee-confirmed = Ответом подтверждено, что письмо действительно пришло с этого адреса.
joining-referee-free = { $free ->
    [0] Свободных мест нет: после «да» этот человек встанет в очередь.
    [one] Свободно { $free } место.
    [few] Свободно { $free } места.
   *[other] Свободно { $free } мест.
 }
joining-referee-how = Всё, что вы напишете под словом «да» или «нет», будет передано. То же командой: pbem seat approve { $campaign } { $number }
joining-decision = { $name }, «{ $campaign }»: ваше решение
joining-decision-seated = { $name } ({ $address }) теперь играет за { SEAT($seat, case: "acc") } и знает об этом.
joining-decision-waiting = { $name } ({ $address }) ждёт в очереди, потому что подходящего места нет, и знает об этом.
joining-decision-refused = { $name } ({ $address }) места не получает и знает об этом.
joining-invitation = Вас приглашают в «{ $campaign }»
joining-invitation-hello = Здравствуйте, { $name }!
joining-invitation-hello-you = Здравствуйте!
joining-invitation-who = Вас приглашают сыграть в «{ $campaign }» — игру по переписке. Приглашает её ведущий, { $referee }.
joining-invitation-what = Нужна только почта: вам приходит отчёт с картой того, что вы видите, вы в удобное время до срока отвечаете приказами обычными словами, и все приказы выполняются одновременно. Ни учётной записи, ни пароля; на ход хватает нескольких минут.
joining-invitation-seat = За вами оставлено место: { SEAT($seat) }.
joining-invitation-any = За вами оставлено место. Если один цвет вам милее других, напишите его под словом «да», например «за красных или синих».
joining-invitation-how = Достаточно ответить «да». Если удобнее играть с другого адреса, напишите с него письмо с такой темой: { $words }
joining-code-void = Это приглашение больше не действует
joining-code-void-body = Приглашение в «{ $campaign }» уже использовано или отозвано. Если хотите играть, попросите новое у того, кто вас пригласил.
joining-declined = Жаль, но спасибо за ответ
joining-declined-body = Кампания «{ $campaign }» вас больше не побеспокоит.
joining-declined-referee = { $address }: отказ от приглашения в «{ $campaign }»
joining-declined-referee-body = { $address } играть не хочет. Место больше не оставлено за этим человеком.
refusal-joining-decided = { $name }, «{ $campaign }»: решать больше нечего, решение уже принято или просьба отозвана.
refusal-joining-seat = { SEAT($seat) } в «{ $campaign }»: место занято, обещано или предложено.
refusal-joining-plays = { $address } уже играет в «{ $campaign }».
refusal-joining-no-invitation = Открытого приглашения { $called } в «{ $campaign }» нет.
refusal-joining-own-address = { $address } — адрес самой службы.
refusal-joining-empty = { SEAT($seat) } в «{ $campaign }»: здесь никто не играет.
resign-ask = Вы действительно хотите уйти из «{ $campaign }» ({ SEAT($seat) })?
resign-ask-begun = Если вы ответите «да», за { SEAT($seat, case: "acc") } вы больше не играете: отчётов не будет, ваши адреса для ответа перестанут действовать. Приказы, отданные на этот ход, будут выполнены. Место может занять кто-то другой; остальным игрокам об этом не сообщат. Если нужна только передышка, лучше напишите ведущему.
resign-ask-before = Если вы ответите «да», вы оставите { SEAT($seat, case: "acc") } до начала кампании, и место займёт кто-то другой.
resign-ask-partners = Если вы ответите «да», место ({ SEAT($seat) }) останется тем, с кем вы играете вместе. Отчётов вы больше не получите, ваши адреса для ответа перестанут действовать.
resign-stays = Вы остаётесь в «{ $campaign }», и мы рады
resign-stays-body = Ничего не изменилось.
resign-done = Кампания «{ $campaign }» прощается с вами
resign-done-body = Вы оставили своё место. Спасибо за игру; в другой кампании вам всегда рады.
resign-partner = Вас стало меньше: { SEAT($seat) }
resign-partner-body = Один из тех, с кем вы делили место, больше не играет. Место остаётся за вами, все приказы в силе. Адреса для ответа теперь новые: ответьте на это письмо или на следующий отчёт.
resign-taken = В «{ $campaign }» вы больше не играете
resign-taken-body = По решению ведущего место ({ SEAT($seat) }) больше не ваше. Спасибо за игру. Если он назвал причину, она ниже.
resign-referee = { SEAT($seat) } в «{ $campaign }»: { $name } выходит из игры
resign-referee-body = { $name } ({ $address }) оставляет { SEAT($seat, case: "acc") } в «{ $campaign }» на ходу { $turn } и подтверждает это. Приказы на этот ход в силе. Остальным игрокам не сообщалось.
resign-referee-partners = Место остаётся за напарниками.
resign-referee-next = { $waiting ->
    [0] В очереди никого нет. Можно кого-нибудь пригласить: pbem seat invite { $key }
    [one] В очереди { $waiting } человек; если место подходит, оно будет предложено само.
    [few] В очереди { $waiting } человека; место само будет предложено первому, кому оно подходит.
   *[other] В очереди { $waiting } человек; место само будет предложено первому, кому оно подходит.
 }
