# Европейская война: что читает ведущий и что он делает сразу.

europe-oversee-legend = На этой карте показано всё.
europe-oversee-heading-map = Карта
europe-oversee-heading-powers = Державы и их карты
europe-oversee-heading-orders = Приказы, как они были написаны
europe-oversee-heading-standing = Постоянные приказы, отличные от обычных
europe-oversee-heading-deck = Карты в колоде, верхняя первой
europe-oversee-heading-discard = Сброс, самая старая карта первой
europe-oversee-heading-log = Что было сообщено и кому
europe-oversee-total-deck = { $count ->
    [one] карта в колоде
    [few] карты в колоде
   *[other] карт в колоде
}
europe-oversee-total-discard = в сбросе
europe-oversee-total-figures = { $count ->
    [one] фигура
    [few] фигуры
   *[other] фигур
}
europe-oversee-col-whose = Держава
europe-oversee-col-lands = Территории
europe-oversee-col-figures = Фигуры
europe-oversee-col-hand = Карты в руке
europe-oversee-who = { SEAT($who) }
europe-oversee-no-cards = Карт нет.
europe-oversee-stands = { SEAT($who) }: { $words }
europe-oversee-seal = Печать { $seal }, соль { $salt }.
europe-standing-col-place = Место
europe-standing-col-whose = Держава
europe-standing-col-figures = Фигуры
europe-standing-col-homes = Чужие территории
europe-standing-col-cards = Карты
europe-standing-hand = Карты { SEAT($who, case: "gen") }:
europe-standing-deck = Карты, оставшиеся в колоде, верхняя первой:

europe-event-decree-figures = Ведущий поставил на поле { $land }: { SEAT($who) }, { $figures ->
    [one] { $figures } фигура
    [few] { $figures } фигуры
   *[other] { $figures } фигур
}.
europe-event-decree-emptied = Ведущий освободил поле { $land }.
europe-event-decree-given = Ведущий дал вам карту { $card }.
europe-event-decree-taken = Ведущий забрал у вас карту { $card }.
europe-event-decree-gains = Ведущий добавил карту { SEAT($who, case: "dat") }.
europe-event-decree-loses = Ведущий забрал карту у { SEAT($who, case: "gen") }.
europe-event-decree-discarded = Ведущий положил карту { $card } в сброс.
europe-event-decree-sealed = Ведущий забрал карту из колоды, поэтому у колоды новая печать: { $seal }
refusal-europe-no-land = В этой игре нет территории { $land }.
refusal-europe-no-power = { $power }: такой державы в этой игре нет.
refusal-europe-no-figures = На территории бывает от 0 до 99 фигур.
refusal-europe-no-card = Карту { $card } сейчас нельзя переложить: она лежит в бою или раздаётся.
refusal-europe-same-card = Карта { $card } уже там.
refusal-europe-land-fought = За { $land } сейчас идёт бой. Подождите, пока он закончится.
refusal-europe-hand-full = { SEAT($who) }: на руках уже столько карт, сколько можно ({ $limit }). Сначала заберите другую.
